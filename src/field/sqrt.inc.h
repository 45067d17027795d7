/* SPDX-License-Identifier: Apache-2.0 */
/* Square roots and residue tests. Part of field.inc.h. Constant-time but where the name says not; 0 is a square with
   root 0. */
#ifndef FE
#include "field/fe_default.h"
#include "field/fe.inc.h"
#endif

#define CHAIN(name) FE(name)
#define CHAIN_T fe_t
#define CHAIN_ROWS FE_PARAM(SQRT_CHAIN)
#define CHAIN_REGS FE_PARAM(SQRT_CHAIN_REGS)
#include "field/chain.inc.h"

/* One exponentiation for a root, its inverse and the residue test. g = ROOT_OF_UNITY is a non-square of order 2^s;
       a square:  a*r^2 = 1        else:  a*r^2 = g        r = 0 for a = 0
   and z = a*r, so that z^2 = a or g*a. Returns the mask of "a is a square"; 0 is one. Kinds by the modulus:
     p = 3 mod 4   r = a^((p-3)/4): a*r^2 = a^((p-1)/2) = +-1, and g = -1
     p = 5 mod 8   b = (2a)^((p-5)/8), i = 2a*b^2, i^2 = -1 for a square: r = b*(i - 1) as (i - 1)^2 = -2i  [Atkin];
                   else i = +-1: r = b*(1 + i*g) as (1 +- g)^2 = +-2g
     p = 1 mod 8   v = a^((t-1)/2), a*v^2 = a^t = g^e: r = v*g^-floor(e/2) */
PAIRING_INLINE ct_mask fe_root_pair(fe_t *r, fe_t *z, const fe_t *a, int vartime)
{
    fe_t x, t, u;
    ct_mask square;
    fe_copy(&x, a);
#if FE_PARAM(SQRT_KIND) == 34
    (void)vartime;
    fe_pow_sqrt_exp(r, &x);
    fe_mul(z, &x, r);
    fe_mul(&t, z, r);
    fe_neg(&u, &t);
    square = ~fe_is_one(&u);
#elif FE_PARAM(SQRT_KIND) == 58
    static const fe_t one_plus_g = { FE_PARAM(SQRT_X_PLUS) }, one_minus_g = { FE_PARAM(SQRT_X_MINUS) };
    fe_t minus;
    ct_mask one, minus_one;
    (void)vartime;
    fe_dbl(&t, &x);
    fe_pow_sqrt_exp(r, &t);
    fe_sqr(&u, r);
    fe_mul(&t, &t, &u);                             /* i */
    fe_neg(&minus, &t);
    one = fe_is_one(&t);
    minus_one = fe_is_one(&minus);
    square = ~(one | minus_one);
    fe_set_one(&u);
    fe_sub(&t, &t, &u);
    fe_cmov(&t, &one_plus_g, one);
    fe_cmov(&t, &one_minus_g, minus_one);
    fe_mul(r, r, &t);
    fe_mul(z, &x, r);
#else
    fe_pow_sqrt_exp(r, &x);
    fe_mul(&t, &x, r);
    fe_mul(&u, &t, r);
    square = fe_mul_half_log(r, &u, vartime);
    fe_mul(z, &x, r);
#endif
    return square;
}

ct_mask fe_inv_sqrt(fe_t *r, fe_t *z, const fe_t *a) { return fe_root_pair(r, z, a, 0); }
ct_mask fe_inv_sqrt_vartime(fe_t *r, fe_t *z, const fe_t *a) { return fe_root_pair(r, z, a, 1); }

/* r = a square root of a; returns the mask of "a is a square", r = 0 where it is not. Which of the two roots is
   not specified. */
ct_mask fe_sqrt(fe_t *r, const fe_t *a)
{
    fe_t t, z;
    const ct_mask ok = fe_inv_sqrt(&t, &z, a);
    fe_set_zero(r);
    fe_cmov(r, &z, ok);
    return ok;
}

/* The same; time depends on a. */
ct_mask fe_sqrt_vartime(fe_t *r, const fe_t *a)
{
    fe_t t, z;
    const ct_mask ok = fe_inv_sqrt_vartime(&t, &z, a);
    fe_set_zero(r);
    fe_cmov(r, &z, ok);
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
