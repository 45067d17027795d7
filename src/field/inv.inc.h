/* SPDX-License-Identifier: Apache-2.0 */
/* Inversion; 0 -> 0 everywhere. Part of field.inc.h. */
#ifndef FE
#include "field/fe_default.h"
#include "field/fe.inc.h"
#endif

/* r = a^-1, 0 -> 0: division steps on the integer a*R with R^2 as numerator, R^2/(a*R) = a^-1 * R.
   Constant-time. */
void fe_inv(fe_t *r, const fe_t *a)
{
    PAIRING_COUNT(INV);
    static const uint64_t r2[FE_LIMBS] = FE_PARAM(R2);
    PAIRING_VERIFY(fe_is_valid(a));
    pairing_divsteps_inv(r->l, a->l, r2, fe_p, FE_PARAM(N0), FE_LIMBS, FE_PARAM(BITS));
    PAIRING_VERIFY(fe_is_valid(r));
}

/* r = a^-1, 0 -> 0. Time depends on a. */
void fe_inv_vartime(fe_t *r, const fe_t *a)
{
    static const uint64_t r2[FE_LIMBS] = FE_PARAM(R2);
    PAIRING_VERIFY(fe_is_valid(a));
    pairing_divsteps_inv_vartime(r->l, a->l, r2, fe_p, FE_PARAM(N0), FE_LIMBS, FE_PARAM(BITS));
    PAIRING_VERIFY(fe_is_valid(r));
}

/* r[i] = a[i]^-1 for i < n, zeros stay zeros [Montgomery's trick]: one inversion and 3 products an element.
   r = a is allowed, any other overlap is not. In blocks of FE_INV_BLOCK whose running products stand on the stack;
   a zero counts as one in the product. Constant-time in the values. */
#define FE_INV_BLOCK 64
void fe_inv_n(fe_t *r, const fe_t *a, size_t n)
{
    fe_t run[FE_INV_BLOCK];                         /* run[i] = product of the nonzero a[j], j < i */
    fe_t acc, one, x, y;
    fe_set_one(&one);
    for (size_t at = 0; at < n; at += FE_INV_BLOCK) {
        size_t len = n - at < FE_INV_BLOCK ? n - at : FE_INV_BLOCK;
        fe_set_one(&acc);
        for (size_t i = 0; i < len; i++) {
            fe_copy(&run[i], &acc);
            fe_copy(&x, &a[at + i]);
            fe_cmov(&x, &one, fe_is_zero(&x));
            fe_mul(&acc, &acc, &x);
        }
        fe_inv(&acc, &acc);
        for (size_t i = len; i-- > 0;) {
            ct_mask zero = fe_is_zero(&a[at + i]);
            fe_copy(&x, &a[at + i]);
            fe_mul(&y, &acc, &run[i]);              /* 1/x */
            fe_cmov(&x, &one, zero);
            fe_mul(&acc, &acc, &x);
            fe_set_zero(&x);
            fe_cmov(&y, &x, zero);
            fe_copy(&r[at + i], &y);
        }
    }
}
#undef FE_INV_BLOCK
