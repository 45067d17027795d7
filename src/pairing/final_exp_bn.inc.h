/* SPDX-License-Identifier: Apache-2.0
 *
 * Final exponentiation of BN curves: f^(c*(p^12 - 1)/r) with c = 2x*(6x^2 + 3x + 1), where
 *   c*Phi12(p)/r = l0 + l1*p + l2*p^2 + l3*p^3,
 *   l0 = 1 + 6x + 12x^2 + 12x^3,  l1 = 4x + 6x^2 + 12x^3,  l2 = 6x + 6x^2 + 12x^3,  l3 = -1 + 4x + 6x^2 + 12x^3
 * [FKR11; DG15]. 3 powers by x.
 */
#include "pairing/pairing_names.h"

/* r = a^(c*Phi12(p)/r), a in the cyclotomic subgroup */
void final_hard_part(sx_t *r, const sx_t *a)
{
    sx_t x2, x6, y6, y12, l, t, acc;
    expt(&x2, a);
    SX(cyc_sqr)(&x2, &x2);      /* 2x */
    SX(cyc_sqr)(&x6, &x2);
    sx_mul(&x6, &x6, &x2);      /* 6x */
    expt(&y6, &x6);             /* 6x^2 */
    SX(cyc_sqr)(&y12, &y6);
    expt(&y12, &y12);           /* 12x^3 */

    sx_mul(&l, &x6, &y6);
    sx_mul(&l, &l, &y12);       /* l2 */
    sx_mul(&acc, &l, &y6);
    sx_mul(&acc, &acc, a);      /* l0 */
    sx_frob(&t, &l, 2);
    sx_mul(&acc, &acc, &t);
    sx_conj(&t, &x2);
    sx_mul(&l, &l, &t);         /* l1 = l2 - 2x */
    sx_frob(&t, &l, 1);
    sx_mul(&acc, &acc, &t);
    sx_conj(&t, a);
    sx_mul(&l, &l, &t);         /* l3 = l1 - 1 */
    sx_frob(&t, &l, 3);
    sx_mul(r, &acc, &t);
}

#include "pairing/pairing_undef.h"
