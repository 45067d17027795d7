/* SPDX-License-Identifier: Apache-2.0
 *
 * Square roots and the residue test in a cubic extension of the prime field.
 *
 * Requires, as cubic.inc.h: EXT(name) EXT_T BE(name) BE_T FP(name) FP_T, of which BE is the prime field, and FP_SQRT_CHAIN;
 * the Frobenius map of the extension before it. Constant time but for _vartime; outputs may alias inputs.
 */
#include "tower/ext_names.h"

/* a is a square iff its norm is one in the base field: the degree is odd. 0 is a square. */
ct_mask ext_is_square(const ext_t *a)
{
    be_t n;
    ext_t t;
    EXT(adjugate)(&n, &t, a);
    return be_is_square(&n);
}

static void EXT(sqr_times)(ext_t *r, const ext_t *a, size_t k)
{
    if (k == 0) ext_copy(r, a);
    for (size_t i = 0; i < k; i++) ext_sqr(r, i == 0 ? a : r);
}

#define CHAIN(name) EXT(name)
#define CHAIN_T ext_t
#define CHAIN_ROWS FP_SQRT_CHAIN
#define CHAIN_REGS FP_SQRT_CHAIN_REGS
#include "field/chain.inc.h"

/* r = a^(-1/2), z = a*r, one exponentiation here and one in the base field. The norm is n = a^(1 + p + p^2) and p + p^2 twice
 * p(p+1)/2, so with b = a^((p+1)/2) and n*t^2 = 1 or G in the base field, r = b^p*t has a*r^2 = n*t^2: 1, or G for a non-square.
 * (p+1)/2 = 2^(s-1)*(2e + 1) + 1 for the exponent e of the chain. With vartime r and z are not set where a is no square. */
PAIRING_ALWAYS_INLINE ct_mask EXT(root_pair)(ext_t *r, ext_t *z, const ext_t *a, int vartime)
{
    be_t n, t, s;
    ext_t b, c;
    EXT(adjugate)(&n, &c, a);
    const ct_mask square = vartime ? BE(inv_sqrt_vartime)(&t, &s, &n) : BE(inv_sqrt)(&t, &s, &n);
    if (vartime && !ct_bool(square))
        return square;
    ext_copy(&c, a);
    EXT(pow_sqrt_exp)(&b, &c);
    ext_sqr(&b, &b);
    ext_mul(&b, &b, &c);
    EXT(sqr_times)(&b, &b, FP_TWO_ADICITY - 1);
    ext_mul(&b, &b, &c);
    ext_frob(&b, &b, 1);
    ext_mul_fp(r, &b, &t);
    ext_mul(z, &c, r);
    return square;
}

ct_mask EXT(inv_sqrt)(ext_t *r, ext_t *z, const ext_t *a) { return EXT(root_pair)(r, z, a, 0); }

/* r = sqrt(a), any root; the mask says whether a is a square, otherwise r = 0. */
ct_mask ext_sqrt(ext_t *r, const ext_t *a)
{
    ext_t z, t;
    const ct_mask ok = EXT(root_pair)(&t, &z, a, 0);
    ext_set_zero(r);
    ext_cmov(r, &z, ok);
    return ok;
}

/* The same; time depends on a. */
ct_mask EXT(sqrt_vartime)(ext_t *r, const ext_t *a)
{
    ext_t z, t;
    const ct_mask ok = EXT(root_pair)(&t, &z, a, 1);
    if (ct_bool(ok))
        ext_copy(r, &z);
    else
        ext_set_zero(r);
    return ok;
}

/* sgn0 of RFC 9380, 4.1: the parity of the first coefficient that is not zero, lowest first. */
ct_mask ext_sgn0(const ext_t *a)
{
    return be_sgn0(&a->c0) | (be_is_zero(&a->c0) & (be_sgn0(&a->c1) | (be_is_zero(&a->c1) & be_sgn0(&a->c2))));
}

/* Is a > -a in the order that compares the highest coefficient first? */
ct_mask ext_is_lex_largest(const ext_t *a)
{
    const ct_mask low = be_is_lex_largest(&a->c1) | (be_is_zero(&a->c1) & be_is_lex_largest(&a->c0));
    return be_is_lex_largest(&a->c2) | (be_is_zero(&a->c2) & low);
}

#include "tower/ext_undef.h"
