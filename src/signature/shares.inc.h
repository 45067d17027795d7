/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: sharing a secret key, Shamir's scheme over the scalar field: f(x) = a_0 + a_1 x + .. + a_(t-1) x^(t-1) with
 * a_0 the key; the share of index x is f(x); any t shares give a_0 by Lagrange's interpolation at 0.
 *
 * Requires: keys.inc.h before it. Defines, with sk_ standing for INST(sk_..):
 *   sk_poly      the polynomial of a key
 *   sk_share     a share
 *   sk_recover   the key from t shares
 *   INST(share_indices), INST(share_weight)   for the sums in the exponent of threshold.inc.h
 *
 * Constant time in keys, shares and polynomials; indices are public.
 */
#include "field/limbs.h"

#define sk_t INST_T(sk)
#define fr_t INST_T(fr)
#define sk_poly INST(sk_poly)
#define sk_share INST(sk_share)
#define sk_recover INST(sk_recover)
#define sk_wipe INST(sk_wipe)

/* a_j = KeyGen(IKM = a_0, salt = seed, key_info = "SHAMIR" || I2OSP(t, 8) || I2OSP(j, 8)): it is unknown to whoever lacks
 * the key or the seed, and another key under the same seed has another polynomial. */
static PAIRING_NOINLINE pairing_status INST(sk_coefficient)(sk_t *a, const sk_t *sk, const uint8_t *seed,
                                                            size_t seed_len, size_t t, size_t j)
{
    uint8_t ikm[FR_BYTES], info[22] = "SHAMIR";
    pairing_status s;

    for (size_t k = 0; k < 8; k++) {
        info[6 + k] = (uint8_t)((uint64_t)t >> (8 * (7 - k)));
        info[14 + k] = (uint8_t)((uint64_t)j >> (8 * (7 - k)));
    }
    FR(to_bytes_be)(ikm, &sk->s);
    s = INST(sk_derive)(a, ikm, sizeof ikm, seed, seed_len, info, sizeof info);
    ct_wipe(ikm, sizeof ikm);
    return s;
}

static PAIRING_NOINLINE pairing_status INST(sk_fill)(sk_t *poly, size_t t, const sk_t *sk, const uint8_t *seed,
                                                     size_t seed_len)
{
    pairing_status s = ct_bool(FR(is_zero)(&sk->s)) ? PAIRING_ERR_SECRET_KEY : PAIRING_OK;

    if (t == 0) return PAIRING_ERR_ARGUMENT;
    if (seed_len && seed_len < 32) s = PAIRING_ERR_ARGUMENT;
    poly[0] = *sk;
    for (size_t j = 1; s == PAIRING_OK && j < t; j++)
        s = seed_len ? INST(sk_coefficient)(&poly[j], &poly[0], seed, seed_len, t, j) : INST(sk_draw)(&poly[j]);
    if (s != PAIRING_OK) ct_wipe(poly, t * sizeof *poly);
    return s;
}

/* poly[t] = a polynomial of degree t - 1 with poly[0] = sk, the rest from seed, 32 secret bytes or more, or from the
 * system's generator where seed_len = 0. PAIRING_ERR_ARGUMENT for t = 0 and for a shorter seed,
 * PAIRING_ERR_SECRET_KEY, PAIRING_ERR_RANDOM, PAIRING_ERR_UNSUPPORTED; poly is zero then. sk may be poly[0]. */
pairing_status sk_poly(sk_t *poly, size_t t, const sk_t *sk, const uint8_t *seed, size_t seed_len)
{
    const pairing_status s = INST(sk_fill)(poly, t, sk, seed, seed_len);
    ct_burn_stack();
    return s;
}

/* Is x an index: 0 < x < r, reduced? Public. */
static pairing_status INST(index_check)(const fr_t *x)
{
    static const uint64_t r[FR_LIMBS] = FR_MODULUS;
    return ct_bool(limbs_lt(x->l, r, FR_LIMBS) & ~FR(is_zero)(x)) ? PAIRING_OK : PAIRING_ERR_ARGUMENT;
}

static PAIRING_NOINLINE pairing_status INST(sk_evaluate)(sk_t *share, const sk_t *poly, size_t t, const fr_t *x)
{
    sk_t acc = { 0 };

    for (size_t j = t; j-- > 0;) {
        FR(mul)(&acc.s, &acc.s, x);
        FR(add)(&acc.s, &acc.s, &poly[j].s);
    }
    *share = acc;
    sk_wipe(&acc);
    return ct_bool(FR(is_zero)(&share->s)) ? PAIRING_ERR_SECRET_KEY : PAIRING_OK;
}

/* share = f(x). PAIRING_ERR_ARGUMENT for t = 0 or an x that is 0 or not below r; PAIRING_ERR_SECRET_KEY where the share is
 * 0: of a wiped polynomial, and once in r. */
pairing_status sk_share(sk_t *share, const sk_t *poly, size_t t, const fr_t *x)
{
    pairing_status s = t ? INST(index_check)(x) : PAIRING_ERR_ARGUMENT;

    if (s != PAIRING_OK) {
        sk_wipe(share);
        return s;
    }
    s = INST(sk_evaluate)(share, poly, t, x);
    ct_burn_stack();
    return s;
}

/* Are the n indices different ones from 1 to r - 1? PAIRING_ERR_ARGUMENT for one outside and for n = 0,
 * PAIRING_ERR_DUPLICATE. Public. */
static pairing_status INST(share_indices)(const fr_t *x, size_t n)
{
    pairing_status s = n ? PAIRING_OK : PAIRING_ERR_ARGUMENT;

    for (size_t i = 0; s == PAIRING_OK && i < n; i++) s = INST(index_check)(&x[i]);
    for (size_t i = 1; s == PAIRING_OK && i < n; i++)
        for (size_t j = 0; j < i; j++)
            if (ct_bool(FR(eq)(&x[i], &x[j]))) s = PAIRING_ERR_DUPLICATE;
    return s;
}

/* l = the product over j != i of x_j / (x_j - x_i), the weight of f(x_i) in f(0). */
static void INST(share_weight)(fr_t *l, const fr_t *x, size_t n, size_t i)
{
    fr_t num, den, t;

    FR(set_one)(&num);
    FR(set_one)(&den);
    for (size_t j = 0; j < n; j++) {
        if (j == i) continue;
        FR(mul)(&num, &num, &x[j]);
        FR(sub)(&t, &x[j], &x[i]);
        FR(mul)(&den, &den, &t);
    }
    FR(inv)(&den, &den);
    FR(mul)(l, &num, &den);
}

static PAIRING_NOINLINE pairing_status INST(sk_interpolate)(sk_t *sk, const fr_t *x, const sk_t *shares, size_t n)
{
    sk_t sum = { 0 };
    fr_t l, t;

    for (size_t i = 0; i < n; i++) {
        INST(share_weight)(&l, x, n, i);
        FR(mul)(&t, &l, &shares[i].s);
        FR(add)(&sum.s, &sum.s, &t);
    }
    *sk = sum;
    sk_wipe(&sum);
    ct_wipe(&t, sizeof t);
    return ct_bool(FR(is_zero)(&sk->s)) ? PAIRING_ERR_SECRET_KEY : PAIRING_OK;
}

/* sk = f(0) from the shares of n indices: the key if n is at least the t it was shared with, something else if not.
 * PAIRING_ERR_ARGUMENT for n = 0 or an index that is 0 or not below r, PAIRING_ERR_DUPLICATE for equal ones. */
pairing_status sk_recover(sk_t *sk, const fr_t *x, const sk_t *shares, size_t n)
{
    pairing_status s = INST(share_indices)(x, n);

    if (s != PAIRING_OK) {
        sk_wipe(sk);
        return s;
    }
    s = INST(sk_interpolate)(sk, x, shares, n);
    ct_burn_stack();
    return s;
}

#undef sk_t
#undef fr_t
#undef sk_poly
#undef sk_share
#undef sk_recover
#undef sk_wipe
