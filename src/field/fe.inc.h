/* SPDX-License-Identifier: Apache-2.0 */
/* Prime field elements: Montgomery form a*R mod p in [0,p), n words, R = 2^(64n).
   Part of field.inc.h, which binds the names. Every function is constant-time in the elements unless it says
   otherwise; outputs may alias inputs. Bounds are [0,p) in and out where nothing is said. */
#ifndef FE
#include "field/fe_default.h"
#endif

static const uint64_t fe_p[FE_LIMBS] = FE_PARAM(MODULUS);

PAIRING_STATIC_ASSERT(sizeof(fe_t) == 8 * FE_LIMBS, "an element is its words");
PAIRING_STATIC_ASSERT(FE_PARAM(BITS) > 64 * (FE_LIMBS - 1) && FE_PARAM(BITS) <= 64 * FE_LIMBS, "no word is idle");

/* Mask of a < p: what every element holds. */
PAIRING_INLINE ct_mask fe_is_valid(const fe_t *a) { return limbs_lt(a->l, fe_p, FE_LIMBS); }

/* r = 0 */
PAIRING_INLINE void fe_set_zero(fe_t *r) { limbs_zero(r->l, FE_LIMBS); }

/* r = 1 */
PAIRING_INLINE void fe_set_one(fe_t *r)
{
    static const uint64_t one[FE_LIMBS] = FE_PARAM(ONE);
    limbs_copy(r->l, one, FE_LIMBS);
}

/* r = a */
PAIRING_INLINE void fe_copy(fe_t *r, const fe_t *a) { *r = *a; }

/* r = m ? a : r */
PAIRING_INLINE void fe_cmov(fe_t *r, const fe_t *a, ct_mask m) { limbs_cmov(r->l, a->l, m, FE_LIMBS); }

/* (a, b) = m ? (b, a) : (a, b) */
PAIRING_INLINE void fe_cswap(fe_t *a, fe_t *b, ct_mask m) { limbs_cswap(a->l, b->l, m, FE_LIMBS); }

/* Mask of a = 0 */
PAIRING_INLINE ct_mask fe_is_zero(const fe_t *a) { return limbs_is_zero(a->l, FE_LIMBS); }

/* Mask of a = b */
PAIRING_INLINE ct_mask fe_eq(const fe_t *a, const fe_t *b) { return limbs_eq(a->l, b->l, FE_LIMBS); }

/* Mask of a = 1 */
PAIRING_INLINE ct_mask fe_is_one(const fe_t *a)
{
    static const uint64_t one[FE_LIMBS] = FE_PARAM(ONE);
    return limbs_eq(a->l, one, FE_LIMBS);
}

/* r = a + b mod p */
PAIRING_INLINE void fe_add(fe_t *r, const fe_t *a, const fe_t *b)
{
    PAIRING_COUNT(ADD);
    uint64_t t[FE_LIMBS], c;
    PAIRING_VERIFY(fe_is_valid(a) && fe_is_valid(b));
    c = limbs_add(t, a->l, b->l, FE_LIMBS);
    limbs_sub_once(r->l, t, FE_PARAM(SPARE_BITS) == 0 ? c : 0, fe_p, FE_LIMBS);
}

/* r = a - b mod p */
PAIRING_INLINE void fe_sub(fe_t *r, const fe_t *a, const fe_t *b)
{
    PAIRING_COUNT(ADD);
    uint64_t t[FE_LIMBS], c;
    PAIRING_VERIFY(fe_is_valid(a) && fe_is_valid(b));
    c = limbs_sub(t, a->l, b->l, FE_LIMBS);
    (void)limbs_add_masked(r->l, t, fe_p, ct_mask_of_bit(c), FE_LIMBS);
}

/* r = -a mod p; -0 = 0 */
PAIRING_INLINE void fe_neg(fe_t *r, const fe_t *a)
{
    PAIRING_COUNT(ADD);
    ct_mask nonzero = ~fe_is_zero(a);
    uint64_t c = 0;
    PAIRING_VERIFY(fe_is_valid(a));
    PAIRING_UNROLL
    for (size_t i = 0; i < FE_LIMBS; i++)
        r->l[i] = pairing_sbb64(fe_p[i] & nonzero, a->l[i], &c);
}

/* r = m ? -a : a */
PAIRING_INLINE void fe_cneg(fe_t *r, const fe_t *a, ct_mask m)
{
    fe_t t;
    fe_neg(&t, a);
    fe_copy(r, a);
    fe_cmov(r, &t, m);
}

/* r = 2a mod p */
PAIRING_INLINE void fe_dbl(fe_t *r, const fe_t *a) { fe_add(r, a, a); }

/* r = 3a mod p */
PAIRING_INLINE void fe_tpl(fe_t *r, const fe_t *a)
{
    fe_t t;
    fe_dbl(&t, a);
    fe_add(r, &t, a);
}

/* r = a/2 mod p: a or a + p, whichever is even, halved */
PAIRING_INLINE void fe_halve(fe_t *r, const fe_t *a)
{
    PAIRING_COUNT(ADD);
    uint64_t t[FE_LIMBS], c;
    PAIRING_VERIFY(fe_is_valid(a));
    c = limbs_add_masked(t, a->l, fe_p, ct_mask_of_bit(a->l[0]), FE_LIMBS);
    limbs_shr1(r->l, t, c, FE_LIMBS);
}

/* r = a*b */
void fe_mul(fe_t *r, const fe_t *a, const fe_t *b)
{
    PAIRING_COUNT(MUL);
    PAIRING_VERIFY(fe_is_valid(a) && fe_is_valid(b));
    FE_KERNEL_MUL(r->l, a->l, b->l, fe_p, FE_PARAM(N0));
    PAIRING_VERIFY(fe_is_valid(r));
}

/* r = a*b for an element a and any integer b below R: a sum by add_lazy, for example. */
void fe_mul_lazy(fe_t *r, const fe_t *a, const fe_t *b)
{
    PAIRING_COUNT(MUL);
    PAIRING_VERIFY(fe_is_valid(a));
    FE_KERNEL_MUL(r->l, a->l, b->l, fe_p, FE_PARAM(N0));
    PAIRING_VERIFY(fe_is_valid(r));
}

/* r = a^2. Where the top word of p is too large for the CIOS squaring, the product is the faster form. */
void fe_sqr(fe_t *r, const fe_t *a)
{
    PAIRING_COUNT(SQR);
    PAIRING_VERIFY(fe_is_valid(a));
    if (FE_TIGHT)
        FE_KERNEL_MUL(r->l, a->l, a->l, fe_p, FE_PARAM(N0));
    else
        FE_KERNEL_SQR(r->l, a->l, fe_p, FE_PARAM(N0));
    PAIRING_VERIFY(fe_is_valid(r));
}

/* r = a^(2^k) */
void fe_sqr_times(fe_t *r, const fe_t *a, size_t k)
{
    if (k == 0)
        fe_copy(r, a);
    for (size_t i = 0; i < k; i++)
        fe_sqr(r, i == 0 ? a : r);
}

/* r = t mod p for an integer t < 64p of n + 1 words, which it overwrites.
   The quotient t/p is estimated from its top: with B = BITS, h = floor(t/2^(B-24)) < 2^30, m = floor(2^(B+24)/p) <= 2^25,
   q = floor(h*m/2^48). As h*2^(B-24) <= t < (h+1)*2^(B-24) and m <= 2^(B+24)/p < m + 1,
     0 <= t/p - h*m/2^48 < (h + m + 1)/2^48 < 2^-17,
   so q is the quotient or one less, and t - q*p lies in [0,2p). Below 24 bits h = t, and the same holds. */
PAIRING_INLINE void fe_reduce_small(uint64_t *r, uint64_t *t)
{
    enum { SHIFT = FE_PARAM(BITS) > 24 ? FE_PARAM(BITS) - 24 : 0 };
    uint64_t h = t[SHIFT / 64] >> (SHIFT % 64), q, c = 0, borrow = 0;
    if (SHIFT % 64 != 0)
        h |= t[SHIFT / 64 + 1] << ((64 - SHIFT % 64) % 64);
    q = (h * FE_PARAM(SMALL_RECIP)) >> (24 + FE_PARAM(BITS) - SHIFT);
    PAIRING_UNROLL
    for (size_t i = 0; i < FE_LIMBS; i++)
        t[i] = pairing_sbb64(t[i], pairing_mac64(0, fe_p[i], q, &c), &borrow);
    t[FE_LIMBS] -= c + borrow;
    limbs_sub_once(r, t, FE_PARAM(SPARE_BITS) == 0 ? t[FE_LIMBS] : 0, fe_p, FE_LIMBS);
}

/* r = k*a, k public, of any sign: one step for |k| < 32, else Horner's rule over digits of five bits. */
PAIRING_INLINE void fe_mul_small(fe_t *r, const fe_t *a, int k)
{
    uint64_t m = k < 0 ? 0u - (unsigned)k : (unsigned)k, t[FE_LIMBS + 1] = { 0 };
    unsigned shift = 0;
    fe_t u;
    if (m == 2) {
        fe_dbl(&u, a);
    } else if (m == 3) {
        fe_tpl(&u, a);
    } else {
        PAIRING_COUNT(SMALL);
        while (m >> shift >= 32)
            shift += 5;
        t[FE_LIMBS] = mont_row(t, a->l, m >> shift, FE_LIMBS);
        fe_reduce_small(u.l, t);
        while (shift != 0) {                        /* 32u + d*a < 64p */
            shift -= 5;
            limbs_zero(t, FE_LIMBS);
            t[FE_LIMBS] = mont_row(t, u.l, 32, FE_LIMBS);
            t[FE_LIMBS] += mont_row(t, a->l, (m >> shift) & 31, FE_LIMBS);
            fe_reduce_small(u.l, t);
        }
    }
    if (k < 0)
        fe_neg(&u, &u);
    fe_copy(r, &u);
}

/* r = the integer x < R as an element, x mod p: one product with R^2. x in the place that may exceed p. */
void fe_from_int(fe_t *r, const uint64_t *x)
{
    static const uint64_t r2[FE_LIMBS] = FE_PARAM(R2);
    FE_KERNEL_MUL(r->l, r2, x, fe_p, FE_PARAM(N0));
}

/* r = x mod p */
void fe_set_u64(fe_t *r, uint64_t x)
{
    uint64_t t[FE_LIMBS] = { 0 };
    t[0] = x;
    fe_from_int(r, t);
}

/* r = a^e for e of nbits bits in words, 0^0 = 1. Constant-time in a and in the bits of e; nbits is public and
   no word beyond the last bit is read. Windows of four bits from the top, the table scanned whole. */
void fe_pow(fe_t *r, const fe_t *a, const uint64_t *e, size_t nbits)
{
    fe_t table[16], t, acc;
    size_t windows = (nbits + 3) / 4;
    fe_set_one(&table[0]);
    for (size_t i = 1; i < 16; i++)
        fe_mul(&table[i], &table[i - 1], a);
    fe_set_one(&acc);
    while (windows-- > 0) {
        uint64_t w = 0;
        for (size_t k = 4; k-- > 0;)
            w = (w << 1) | (4 * windows + k < nbits ? limbs_bit(e, 4 * windows + k) : 0);
        for (size_t k = 0; k < 4; k++)
            fe_sqr(&acc, &acc);
        fe_copy(&t, &table[0]);
        for (uint64_t i = 1; i < 16; i++)
            fe_cmov(&t, &table[i], ct_eq_word(i, w));
        fe_mul(&acc, &acc, &t);
    }
    fe_copy(r, &acc);
    ct_wipe(table, sizeof table);
    ct_wipe(&t, sizeof t);
    ct_wipe(&acc, sizeof acc);
}

/* r = a^e, e public (its time depends on e), constant-time in a. Sliding windows of up to five bits. */
void fe_pow_fixed(fe_t *r, const fe_t *a, const uint64_t *e, size_t nbits)
{
    fe_t odd[16], acc;
    size_t i = nbits;
    int started = 0;
    fe_copy(&odd[0], a);
    fe_sqr(&acc, a);
    for (size_t k = 1; k < 16; k++)
        fe_mul(&odd[k], &odd[k - 1], &acc);
    fe_set_one(&acc);
    while (i > 0) {
        size_t len, low;
        uint64_t w = 0;
        if (!limbs_bit(e, i - 1)) {
            if (started)
                fe_sqr(&acc, &acc);
            i--;
            continue;
        }
        len = i < 5 ? i : 5;                        /* the window is bits i-1 .. low, and bit low is set */
        for (low = i - len; !limbs_bit(e, low);)
            low++;
        for (size_t k = i; k-- > low;) {
            w = (w << 1) | limbs_bit(e, k);
            if (started)
                fe_sqr(&acc, &acc);
        }
        if (started)
            fe_mul(&acc, &acc, &odd[w >> 1]);
        else
            fe_copy(&acc, &odd[w >> 1]);
        started = 1;
        i = low;
    }
    fe_copy(r, &acc);
    ct_wipe(odd, sizeof odd);
    ct_wipe(&acc, sizeof acc);
}

/* r = a^e, 0^0 = 1. Time depends on e. */
void fe_pow_vartime(fe_t *r, const fe_t *a, const uint64_t *e, size_t nbits) { fe_pow_fixed(r, a, e, nbits); }
