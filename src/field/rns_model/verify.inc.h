/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The integers behind the residues, recomputed at every reduction of a verifying build. Part of the texts of both residue
 * engines: takes lanes as words, knows no bounds but those it is given. Chinese remaindering with digits d_k of the
 * moduli m_k, x = sum d_k*M/m_k mod M, taken into (-M/2, M/2]. Branches on values: it is a check of the engine, and
 * no part of it.
 *
 * Requires FE(name), FE(modulus), RNS_* of rns.h, FP_LIMBS and FP_N0 of params.h. Defines FE(verify_reduction).
 */
#include "field/rns_model/lanes.h"

/* Words that hold the product of both bases times a modulus or a unit, and p^2 times a bound; an overflow asserts. */
#define RNS_BIG ((2 * RNS_LEN * RNS_BITS + 64) / 64 + 2)

typedef struct {
    uint64_t v[RNS_BIG]; /* absolute value, least significant word first */
    int negative;
} FE(big_t);

/* x = x*m + c*y for words m, c, where no more than the given number of words is in use */
static void FE(big_mul_add)(FE(big_t) *x, uint64_t m, uint64_t c, const FE(big_t) *y, size_t words)
{
    uint64_t carry = 0, carry2 = 0;
    for (size_t i = 0; i < words; i++)
        x->v[i] = pairing_mac64(pairing_mac64(0, x->v[i], m, &carry), y->v[i], c, &carry2);
    RNS_ASSERT(carry == 0 && carry2 == 0);
}

static int FE(big_less)(const FE(big_t) *x, const FE(big_t) *y)
{
    for (size_t i = RNS_BIG; i-- > 0;)
        if (x->v[i] != y->v[i]) return x->v[i] < y->v[i];
    return 0;
}

/* |x| - |y| for |x| >= |y| */
static void FE(big_minus)(FE(big_t) *x, const FE(big_t) *y)
{
    uint64_t borrow = 0;
    for (size_t i = 0; i < RNS_BIG; i++) x->v[i] = pairing_sbb64(x->v[i], y->v[i], &borrow);
}

/* |x| *= p */
static void FE(big_times_p)(FE(big_t) *x)
{
    FE(big_t) t = { { 0 }, x->negative };
    size_t words = RNS_BIG;
    while (words > 0 && x->v[words - 1] == 0) words--;
    RNS_ASSERT(words + FP_LIMBS <= RNS_BIG);
    for (size_t i = 0; i < FP_LIMBS; i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < words; j++) t.v[i + j] = pairing_mac64(t.v[i + j], x->v[j], FE(modulus)[i], &carry);
        t.v[i + words] = carry;
    }
    *x = t;
}

/* Is |x| a multiple of p? x/2^(64 RNS_BIG) mod p in [0, p], a word at a time, is 0 or p. */
static int FE(big_divisible)(const FE(big_t) *x)
{
    uint64_t t[RNS_BIG + FP_LIMBS + 1] = { 0 }, zero = 0, same = 0;
    for (size_t i = 0; i < RNS_BIG; i++) t[i] = x->v[i];
    for (size_t i = 0; i < RNS_BIG; i++) {
        const uint64_t q = t[i] * FP_N0;
        uint64_t carry = 0, carry2 = 0;
        for (size_t k = 0; k < FP_LIMBS; k++) t[i + k] = pairing_mac64(t[i + k], q, FE(modulus)[k], &carry);
        for (size_t k = i + FP_LIMBS; k < RNS_BIG + FP_LIMBS + 1; k++) {
            t[k] = pairing_adc64(t[k], carry, &carry2);
            carry = 0;
        }
    }
    for (size_t k = 0; k < FP_LIMBS; k++) {
        zero |= t[RNS_BIG + k];
        same |= t[RNS_BIG + k] ^ FE(modulus)[k];
    }
    return t[RNS_BIG + FP_LIMBS] == 0 && (zero == 0 || same == 0);
}

/* |x| = | |x| - |y| | where both have one sign, |x| + |y| where not: the distance of the two. */
static void FE(big_distance)(FE(big_t) *x, const FE(big_t) *y)
{
    if (x->negative != y->negative) {
        FE(big_mul_add)(x, 1, 1, y, RNS_BIG);
    } else if (FE(big_less)(x, y)) {
        FE(big_t) t = *y;
        FE(big_minus)(&t, x);
        *x = t;
    } else {
        FE(big_minus)(x, y);
    }
}

/* x = the integer of smallest absolute value with digits d[k] below m[k]; all = the product of the moduli */
static void FE(big_from_digits)(FE(big_t) *x, FE(big_t) *all, const uint64_t *d, const uint64_t *m, size_t n)
{
    const FE(big_t) zero = { { 0 }, 0 };
    FE(big_t) t;
    *x = zero;
    *all = zero;
    all->v[0] = 1;
    for (size_t k = 0; k < n; k++) { /* sum of d_i*M/m_i over i <= k, M the product so far */
        const size_t words = (k + 1) * RNS_BITS / 64 + 2;
        FE(big_mul_add)(x, m[k], d[k], all, words);
        FE(big_mul_add)(all, m[k], 0, &zero, words);
    }
    while (!FE(big_less)(x, all)) FE(big_minus)(x, all);
    t = *all;
    FE(big_minus)(&t, x);
    if (FE(big_less)(&t, x)) {
        *x = t;
        x->negative = 1;
    }
}

/* x*y/2^52 mod m for x < 2^52, y < m, canonical */
static uint64_t FE(verify_digit)(uint64_t x, uint64_t y, uint64_t ninv, uint64_t m)
{
    uint64_t hi = 0, lo = 0;
    rns_mac(&hi, &lo, x, y);
    return rns_canonical(rns_fold(rns_step(hi, lo, ninv, m), RNS_BITS, (UINT64_C(1) << RNS_BITS) - m), m);
}

/* (hi*2^52 + lo)/2^52 mod m below 2^52, for lo below 2^52 */
static uint64_t FE(verify_lane)(uint64_t hi, uint64_t lo, uint64_t ninv, uint64_t m)
{
    return rns_step(rns_fold(hi, RNS_BITS, (UINT64_C(1) << RNS_BITS) - m), lo, ninv, m);
}

/* r and c are the integers that the lanes of an element and of a sum of products stand for:
 *     both bases hold the same r,   |c| <= bound (p/R_UNIT)^2,   |r| <= R_BASE p/R_UNIT + |c|/MA,   r MA = c mod p. */
static void FE(verify_reduction)(const uint64_t *a, const uint64_t *b, const uint64_t *ah, const uint64_t *al,
                                 const uint64_t *bh, const uint64_t *bl, uint64_t bound)
{
    static const uint64_t a_mod[RNS_LEN] = RNS_A, b_mod[RNS_LEN] = RNS_B, a_ninv[RNS_LEN] = RNS_A_NINV,
                          b_ninv[RNS_LEN] = RNS_B_NINV;
    static const uint64_t a_digit[RNS_LEN] = RNS_A_DIGIT, a_wide[RNS_LEN] = RNS_A_WIDE, b_wide[RNS_LEN] = RNS_B_WIDE;
    const FE(big_t) zero = { { 0 }, 0 };
    uint64_t d[2 * RNS_LEN], m[2 * RNS_LEN];
    FE(big_t) ra, rb, c, ma, t, u;
    for (size_t i = 0; i < RNS_LEN; i++) {
        m[i] = a_mod[i];
        m[RNS_LEN + i] = b_mod[i];
        d[i] = FE(verify_digit)(a[i], a_digit[i], a_ninv[i], a_mod[i]);
        d[RNS_LEN + i] = rns_canonical(b[i], b_mod[i]);
    }
    FE(big_from_digits)(&rb, &t, d + RNS_LEN, m + RNS_LEN, RNS_LEN);
    FE(big_from_digits)(&ra, &ma, d, m, RNS_LEN);
    RNS_ASSERT(!FE(big_less)(&ra, &rb) && !FE(big_less)(&rb, &ra) && ra.negative == rb.negative);

    for (size_t i = 0; i < RNS_LEN; i++) {
        uint64_t x = FE(verify_lane)(ah[i] + (al[i] >> RNS_LANE_BITS), al[i] & RNS_LANE_MASK, a_ninv[i], a_mod[i]);
        uint64_t y = FE(verify_lane)(bh[i] + (bl[i] >> RNS_LANE_BITS), bl[i] & RNS_LANE_MASK, b_ninv[i], b_mod[i]);
        d[i] = FE(verify_digit)(x, a_wide[i], a_ninv[i], a_mod[i]);
        d[RNS_LEN + i] = FE(verify_digit)(y, b_wide[i], b_ninv[i], b_mod[i]);
    }
    FE(big_from_digits)(&c, &t, d, m, 2 * RNS_LEN);
    t = zero; /* bound p^2 >= R_UNIT^2 |c| */
    t.v[0] = bound;
    FE(big_times_p)(&t);
    FE(big_times_p)(&t);
    u = c;
    FE(big_mul_add)(&u, RNS_R_UNIT * RNS_R_UNIT, 0, &zero, RNS_BIG);
    RNS_ASSERT(!FE(big_less)(&t, &u));

    for (size_t i = 0; i < RNS_LEN; i++) FE(big_mul_add)(&ra, a_mod[i], 0, &zero, RNS_BIG); /* r MA */
    t = ma; /* R_BASE p MA + R_UNIT |c| >= R_UNIT |r| MA */
    FE(big_times_p)(&t);
    FE(big_mul_add)(&t, RNS_R_BASE, RNS_R_UNIT, &c, RNS_BIG);
    u = ra;
    FE(big_mul_add)(&u, RNS_R_UNIT, 0, &zero, RNS_BIG);
    RNS_ASSERT(!FE(big_less)(&t, &u));

    FE(big_distance)(&ra, &c);
    RNS_ASSERT(FE(big_divisible)(&ra));
}
