/* SPDX-License-Identifier: Apache-2.0 */
/* Square roots and residue tests. Part of field.inc.h. Constant-time but where the name says not; 0 is a square with
   root 0. */
#ifndef FE
#include "field/fe_default.h"
#include "field/fe.inc.h"
#endif

/* Candidate root by Tonelli and Shanks for p - 1 = 2^s t, in the loop of fixed length of [RFC 9380, I.4].
   Invariant: z^2 = a*b, and b has an order that divides 2^(i-1); a round clears one factor by c, whose order is
   2^(s-k) at round k. For a non-residue the loop ends as well, with z^2 != a. s(s-1)/2 squarings. */
static PAIRING_UNUSED void fe_tonelli_shanks(fe_t *z_out, const fe_t *a)
{
    static const uint64_t exp[FE_LIMBS] = FE_PARAM(SQRT_EXP);       /* (t-1)/2 */
    static const fe_t root = { FE_PARAM(ROOT_OF_UNITY) };
    fe_t z, b, c, t, u;
    fe_pow_fixed(&z, a, exp, FE_PARAM(SQRT_EXP_BITS));
    fe_sqr(&b, &z);
    fe_mul(&b, &b, a);                              /* b = a^t */
    fe_mul(&z, &z, a);                              /* z = a^((t+1)/2) */
    fe_copy(&c, &root);
    for (size_t i = FE_PARAM(TWO_ADICITY); i >= 2; i--) {
        ct_mask even;
        fe_sqr_times(&t, &b, i - 2);                /* +-1 for a residue: b^(2^(i-2)) */
        even = fe_is_one(&t);
        fe_mul(&t, &z, &c);
        fe_cmov(&t, &z, even);
        fe_copy(&z, &t);
        fe_sqr(&c, &c);
        fe_mul(&u, &b, &c);
        fe_cmov(&u, &b, even);
        fe_copy(&b, &u);
    }
    fe_copy(z_out, &z);
}

/* For p = 3 mod 4: r = a^((p-3)/4), so that r^2*a = a^((p-1)/2) is the quadratic character of a, and r*a is a root
   of a or of -a. 0 for a = 0. */
#if FE_PARAM(SQRT_KIND) == 34
void fe_inv_sqrt(fe_t *r, const fe_t *a)
{
    static const uint64_t exp[FE_LIMBS] = FE_PARAM(SQRT_EXP);
    fe_pow_fixed(r, a, exp, FE_PARAM(SQRT_EXP_BITS));
}
#endif

/* r = a square root of a; returns the mask of "a is a square", r = 0 where it is not. Which of the two roots is
   not specified. Kinds by the modulus:
     p = 3 mod 4   a*a^((p-3)/4)
     p = 5 mod 8   b = (2a)^((p-5)/8), i = 2a b^2, root a*b*(i-1)   [Atkin]
     p = 1 mod 8   Tonelli and Shanks */
ct_mask fe_sqrt(fe_t *r, const fe_t *a)
{
    static const uint64_t exp[FE_LIMBS] = FE_PARAM(SQRT_EXP);
    fe_t z, t, i;
    ct_mask ok;
    if (FE_PARAM(SQRT_KIND) == 34) {
        fe_pow_fixed(&z, a, exp, FE_PARAM(SQRT_EXP_BITS));
        fe_mul(&z, &z, a);
    } else if (FE_PARAM(SQRT_KIND) == 58) {
        fe_dbl(&t, a);
        fe_pow_fixed(&z, &t, exp, FE_PARAM(SQRT_EXP_BITS));
        fe_sqr(&i, &z);
        fe_mul(&i, &i, &t);
        fe_set_one(&t);
        fe_sub(&i, &i, &t);
        fe_mul(&z, &z, a);
        fe_mul(&z, &z, &i);
    } else {
        fe_tonelli_shanks(&z, a);
    }
    fe_sqr(&t, &z);
    ok = fe_eq(&t, a);
    fe_set_zero(&t);
    fe_cmov(&t, &z, ok);
    fe_copy(r, &t);
    return ok;
}

/* The Legendre symbol of a: 1, -1, or 0 for a = 0. That of the stored integer a*R, R being the square 2^(64n). */
int fe_legendre(const fe_t *a)
{
    PAIRING_VERIFY(fe_is_valid(a));
    return pairing_divsteps_jacobi(a->l, fe_p, FE_LIMBS, FE_PARAM(BITS));
}

/* Time depends on a. */
int fe_legendre_vartime(const fe_t *a)
{
    PAIRING_VERIFY(fe_is_valid(a));
    return pairing_divsteps_jacobi_vartime(a->l, fe_p, FE_LIMBS, FE_PARAM(BITS));
}

/* Mask of "a is a square" (0 is one) */
ct_mask fe_is_square(const fe_t *a)
{
    return ct_barrier(((uint64_t)(int64_t)fe_legendre(a) >> 63) - 1);
}

/* Time depends on a. */
ct_mask fe_is_square_vartime(const fe_t *a)
{
    return ct_barrier(((uint64_t)(int64_t)fe_legendre_vartime(a) >> 63) - 1);
}
