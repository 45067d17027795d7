/* SPDX-License-Identifier: Apache-2.0
 *
 * Final exponentiation of BLS12 and BLS24 curves: f^(3*(p^k - 1)/r), with
 *   k = 12:  3*Phi12(p)/r = (x-1)^2 * (x+p) * (x^2+p^2-1) + 3
 *   k = 24:  3*Phi24(p)/r = (x-1)^2 * (x+p) * (x^2+p^2) * (x^4+p^4-1) + 3
 * [HHT20]. k = 12: 5 powers by x; k = 24: 9.
 */
#include "pairing/pairing_names.h"

/* r = a^(x^e + p^e) */
static void INST(bls_step)(sx_t *r, const sx_t *a, unsigned e)
{
    sx_t t, u = *a;
    sx_frob(&t, a, e);
    for (unsigned i = 0; i < e; i++) expt(&u, &u);
    sx_mul(r, &u, &t);
}

/* r = a^(3*Phi_k(p)/r), a in the cyclotomic subgroup */
void final_hard_part(sx_t *r, const sx_t *a)
{
    sx_t b, c, t;
    expt_minus_one(&b, a);
    expt_minus_one(&b, &b);
    INST(bls_step)(&b, &b, 1);
    if (CURVE_K == 24) INST(bls_step)(&b, &b, 2);
    INST(bls_step)(&c, &b, CURVE_K / 6);
    sx_conj(&b, &b);
    sx_mul(&c, &c, &b);
    SX(cyc_sqr)(&t, a);
    sx_mul(&t, &t, a);
    sx_mul(r, &c, &t);
}

#include "pairing/pairing_undef.h"
