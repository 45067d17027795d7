/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The integers behind the residues, recomputed at every reduction of a verifying build. Part of fp.inc.h.
 * Chinese remaindering with digits d_k of the moduli m_k, x = sum d_k*M/m_k mod M, taken into (-M/2, M/2].
 * Branches on values: it is a check of the engine, and no part of it.
 */
#ifdef PAIRING_VERIFY_ENABLED
#define RNS_VERIFY 1
#else
#define RNS_VERIFY 0
#endif

/* Words that hold the product of both bases times a modulus or a unit, and p^2 times a bound; an overflow asserts. */
#define RNS_BIG ((2 * RNS_LEN * RNS_BITS + 64) / 64 + 2)

typedef struct {
    uint64_t v[RNS_BIG]; /* absolute value, least significant word first */
    int negative;
} FE(big_t);

/* x = x*m + c*y for words m, c */
static void FE(big_mul_add)(FE(big_t) *x, uint64_t m, uint64_t c, const FE(big_t) *y)
{
    uint64_t carry = 0, carry2 = 0;
    for (size_t i = 0; i < RNS_BIG; i++)
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
    FE(big_t) t = { { 0 }, 0 };
    for (size_t i = FP_LIMBS; i-- > 0;) { /* t = 2^64*t + p_i*x */
        for (size_t j = RNS_BIG - 1; j > 0; j--) t.v[j] = t.v[j - 1];
        t.v[0] = 0;
        FE(big_mul_add)(&t, 1, FE(modulus)[i], x);
    }
    t.negative = x->negative;
    *x = t;
}

/* Is |x| a multiple of p? Bit by bit from the top, r = 2r + bit mod p. */
static int FE(big_divisible)(const FE(big_t) *x)
{
    uint64_t r[FP_LIMBS + 1] = { 0 }, d[FP_LIMBS + 1], any = 0;
    for (size_t i = 64 * RNS_BIG; i-- > 0;) {
        uint64_t in = x->v[i / 64] >> (i % 64) & 1, borrow = 0;
        for (size_t k = 0; k <= FP_LIMBS; k++) {
            uint64_t out = r[k] >> 63;
            r[k] = (r[k] << 1) | in;
            in = out;
            d[k] = pairing_sbb64(r[k], k < FP_LIMBS ? FE(modulus)[k] : 0, &borrow);
        }
        for (size_t k = 0; borrow == 0 && k <= FP_LIMBS; k++) r[k] = d[k];
    }
    for (size_t k = 0; k <= FP_LIMBS; k++) any |= r[k];
    return any == 0;
}

/* The integer of smallest absolute value with digits d[k] below m[k]. */
static void FE(big_from_digits)(FE(big_t) *x, const uint64_t *d, const uint64_t *m, size_t n)
{
    FE(big_t) all = { { 1 }, 0 }, t;
    const FE(big_t) zero = { { 0 }, 0 };
    *x = zero;
    for (size_t k = 0; k < n; k++) { /* sum of d_i*M/m_i over i <= k, M the product so far */
        FE(big_mul_add)(x, m[k], d[k], &all);
        FE(big_mul_add)(&all, m[k], 0, &zero);
    }
    while (!FE(big_less)(x, &all)) FE(big_minus)(x, &all);
    t = all;
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

/* Both bases hold the same integer r, |r| is within its bound; the same for c; and r*MA = c mod p. */
static void FE(verify_reduction)(const fe_t *r, const fe_wide_t *w)
{
    static const uint64_t a_digit[RNS_LEN] = RNS_A_DIGIT, a_wide[RNS_LEN] = RNS_A_WIDE, b_wide[RNS_LEN] = RNS_B_WIDE;
    uint64_t d[2 * RNS_LEN], m[2 * RNS_LEN];
    FE(big_t) ra, rb, c, t;
    const FE(big_t) zero = { { 0 }, 0 }, one = { { 1 }, 0 };
    for (size_t i = 0; i < RNS_LEN; i++) {
        m[i] = FE(a_mod)[i];
        m[RNS_LEN + i] = FE(b_mod)[i];
        d[i] = FE(verify_digit)(r->a[i], a_digit[i], FE(a_ninv)[i], m[i]);
        d[RNS_LEN + i] = rns_canonical(r->b[i], m[RNS_LEN + i]);
    }
    FE(big_from_digits)(&ra, d, m, RNS_LEN);
    FE(big_from_digits)(&rb, d + RNS_LEN, m + RNS_LEN, RNS_LEN);
    RNS_ASSERT(!FE(big_less)(&ra, &rb) && !FE(big_less)(&rb, &ra) && ra.negative == rb.negative);

    t = one; /* r->w.r * p >= R_UNIT * |r| */
    FE(big_times_p)(&t);
    FE(big_mul_add)(&t, r->w.r, 0, &zero);
    c = ra;
    FE(big_mul_add)(&c, RNS_R_UNIT, 0, &zero);
    RNS_ASSERT(!FE(big_less)(&t, &c));

    for (size_t i = 0; i < RNS_LEN; i++) {
        uint64_t ah = w->ah[i] + (w->al[i] >> RNS_LANE_BITS), bh = w->bh[i] + (w->bl[i] >> RNS_LANE_BITS);
        uint64_t x = FE(verify_lane)(ah, w->al[i] & RNS_LANE_MASK, FE(a_ninv)[i], m[i]);
        uint64_t y = FE(verify_lane)(bh, w->bl[i] & RNS_LANE_MASK, FE(b_ninv)[i], m[RNS_LEN + i]);
        d[i] = FE(verify_digit)(x, a_wide[i], FE(a_ninv)[i], m[i]);
        d[RNS_LEN + i] = FE(verify_digit)(y, b_wide[i], FE(b_ninv)[i], m[RNS_LEN + i]);
    }
    FE(big_from_digits)(&c, d, m, 2 * RNS_LEN);
    t = one; /* w->w.c * p^2 >= R_UNIT^2 * |c| */
    FE(big_times_p)(&t);
    FE(big_times_p)(&t);
    FE(big_mul_add)(&t, w->w.c, 0, &zero);
    rb = c;
    FE(big_mul_add)(&rb, RNS_R_UNIT * RNS_R_UNIT, 0, &zero);
    RNS_ASSERT(!FE(big_less)(&t, &rb));

    for (size_t i = 0; i < RNS_LEN; i++) FE(big_mul_add)(&ra, FE(a_mod)[i], 0, &zero); /* r*MA */
    if (ra.negative == c.negative) {
        if (FE(big_less)(&ra, &c)) {
            t = c;
            FE(big_minus)(&t, &ra);
        } else {
            t = ra;
            FE(big_minus)(&t, &c);
        }
    } else {
        t = ra;
        FE(big_mul_add)(&t, 1, 1, &c);
    }
    RNS_ASSERT(FE(big_divisible)(&t));
}
