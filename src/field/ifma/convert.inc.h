/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ways in and out of the residues. Part of fp.inc.h. The public words are Montgomery form with R = 2^(64 FP_LIMBS); its
 * factor MA of this engine comes and goes with one product.
 */
#define RNS_DIGIT_BITS 48

/* r = the words as an integer, a factor of one product: 48-bit digits times the lanes of their places, one step. */
PAIRING_ALWAYS_INLINE void FE(load_integer)(fe_t *r, const uint64_t *words)
{
    PAIRING_ALIGN(64) static const uint64_t row_a[RNS_DIGITS][8 * IFMA_VECTORS] = RNS_LOAD_A;
    PAIRING_ALIGN(64) static const uint64_t row_b[RNS_DIGITS][8 * IFMA_VECTORS] = RNS_LOAD_B;
    const ifma_v bias = ifma_set(IFMA_MASK);
    fe_wide_t w;
    fe_wide_set_zero(&w);
    for (size_t d = 0; d < RNS_DIGITS; d++) {
        size_t i = d * RNS_DIGIT_BITS / 64, s = d * RNS_DIGIT_BITS % 64;
        uint64_t x = words[i] >> s;
        if (s > 64 - RNS_DIGIT_BITS && i + 1 < FP_LIMBS) x |= words[i + 1] << (64 - s);
        const ifma_v digit = ifma_set(x & ((UINT64_C(1) << RNS_DIGIT_BITS) - 1));
        fe_t row;
        IFMA_EACH(row.a[v] = ifma_load(row_a[d] + 8 * v); row.b[v] = ifma_load(row_b[d] + 8 * v));
        IFMA_EACH(w.al[v] = ifma_lo(w.al[v], digit, row.a[v]); w.ah[v] = ifma_hi(w.ah[v], digit, row.a[v]);
                  w.bl[v] = ifma_lo(w.bl[v], digit, row.b[v]); w.bh[v] = ifma_hi(w.bh[v], digit, row.b[v]));
    }
    IFMA_EACH(r->a[v] = ifma_step(w.ah[v], ifma_add(w.al[v], bias), ifma_load(FE(table).a_ninv + 8 * v),
                                  ifma_load(FE(table).a_mod + 8 * v));
              r->b[v] = ifma_step(w.bh[v], ifma_add(w.bl[v], bias), ifma_load(FE(table).b_ninv + 8 * v),
                                  ifma_load(FE(table).b_mod + 8 * v)));
}

_Static_assert(RNS_DIGITS * (RNS_TOP >> (IFMA_BITS - RNS_DIGIT_BITS)) + RNS_DIGITS + 1 + RNS_TOP <= IFMA_MASK,
               "the integer of public words can be multiplied");

enum { FE(BATCH) = 12 }; /* elements that are converted together */

/* r[i] from public words below p, FP_LIMBS each. */
void fe_load_n(fe_t *r, const uint64_t *words, size_t n)
{
    fe_wide_t w[FE(BATCH)];
    while (n > 0) {
        size_t m = n < FE(BATCH) ? n : FE(BATCH);
        for (size_t i = 0; i < m; i++) {
            fe_t t;
            FE(load_integer)(&t, words + i * FP_LIMBS);
            fe_wide_mul(&w[i], &t, &FE(enter));
        }
        fe_reduce_n(r, w, m);
        r += m;
        words += m * FP_LIMBS;
        n -= m;
    }
}

void fe_load(fe_t *r, const uint64_t *words) { fe_load_n(r, words, 1); }

/* r = a as a factor of fe_wide_load */
PAIRING_ALWAYS_INLINE void fe_load_factor(fe_t *r, const fe_t *a) { fe_mul(r, a, &FE(enter)); }

/* w = a*b, a from public words below p, b as load_factor gives it */
PAIRING_ALWAYS_INLINE void fe_wide_load(fe_wide_t *w, const uint64_t *a, const fe_t *b)
{
    fe_t t;
    FE(load_integer)(&t, a);
    fe_wide_mul(w, &t, b);
}

/* x >> (FP_BITS - 24) of words, where that is below 2^64 */
static inline uint64_t FE(top)(const uint64_t *x, size_t words)
{
    const size_t i = (FP_BITS - 24) / 64, s = (FP_BITS - 24) % 64;
    uint64_t t = x[i] >> s;
    if (s > 0 && i + 1 < words) t |= x[i + 1] << (64 - s);
    return t;
}

/* Words, below p, of the integer in (-p, (n+1)p] whose digits in B are eta: one p mends the sign, then a quotient by the
 * leading 24 bits of p, which is right or one too small, and a masked subtraction. */
static void FE(store_digits)(uint64_t *words, const fe_t *a)
{
    static const uint64_t row[RNS_LEN][FP_LIMBS + 1] = RNS_STORE_B, minus_mb[FP_LIMBS + 1] = RNS_STORE_MB;
    PAIRING_ALIGN(64) uint64_t eta[8 * IFMA_VECTORS];
    uint64_t sum[FP_LIMBS + 1] = { 0 }, dif[FP_LIMBS + 1], carry = 0, k = UINT64_C(1) << (RNS_BITS - 1);
    IFMA_EACH(ifma_store(eta + 8 * v, a->b[v]));
    for (size_t j = 0; j < RNS_LEN; j++) {
        k += eta[j];
        carry = 0;
        for (size_t i = 0; i <= FP_LIMBS; i++) sum[i] = pairing_mac64(sum[i], eta[j], row[j][i], &carry);
    }
    carry = 0;
    for (size_t i = 0; i <= FP_LIMBS; i++) sum[i] = pairing_mac64(sum[i], k >> RNS_BITS, minus_mb[i], &carry);
    carry = 0;
    for (size_t i = 0; i <= FP_LIMBS; i++) sum[i] = pairing_adc64(sum[i], i < FP_LIMBS ? FE(modulus)[i] : 0, &carry);

    const uint64_t inverse = (UINT64_C(1) << 54) / (FE(top)(FE(modulus), FP_LIMBS) + 1); /* of a constant */
    const uint64_t quotient = (FE(top)(sum, FP_LIMBS + 1) * inverse) >> 54;
    uint64_t borrow = 0, high = 0;
    for (size_t i = 0; i <= FP_LIMBS; i++) {
        uint64_t t = i < FP_LIMBS ? pairing_mac64(0, quotient, FE(modulus)[i], &high) : high;
        sum[i] = pairing_sbb64(sum[i], t, &borrow);
    }
    borrow = 0;
    for (size_t i = 0; i <= FP_LIMBS; i++) dif[i] = pairing_sbb64(sum[i], i < FP_LIMBS ? FE(modulus)[i] : 0, &borrow);
    const ct_mask keep = ct_mask_of_bit(borrow);
    for (size_t i = 0; i < FP_LIMBS; i++) words[i] = ct_select_word(sum[i], dif[i], keep);
    PAIRING_VERIFY((ct_select_word(sum[FP_LIMBS], dif[FP_LIMBS], keep)) == 0);
}

_Static_assert(RNS_LEN + 2 < 32, "the sum is below 2^(FP_BITS + 5), its leading part below 2^29");

/* Public words of a[i], below p, FP_LIMBS each. The product with R mod p leaves an integer in (-p, (n+1)p]. */
void fe_store_n(uint64_t *words, const fe_t *a, size_t n)
{
    fe_wide_t w[FE(BATCH)];
    fe_t t[FE(BATCH)];
    while (n > 0) {
        size_t m = n < FE(BATCH) ? n : FE(BATCH);
        for (size_t i = 0; i < m; i++) fe_wide_mul(&w[i], &a[i], &FE(leave));
        fe_reduce_n(t, w, m);
        for (size_t i = 0; i < m; i++) FE(store_digits)(words + i * FP_LIMBS, &t[i]);
        a += m;
        words += m * FP_LIMBS;
        n -= m;
    }
}

void fe_store(uint64_t *words, const fe_t *a) { fe_store_n(words, a, 1); }

/* The product with the integer 1 is one of 0, p, ..., n*p where a = 0, and no multiple of p elsewhere: c/MA is
 * less than 1 in absolute value, so that the integer r is not negative and not above n*p. */
ct_mask fe_is_zero(const fe_t *a)
{
    PAIRING_ALIGN(64) static const uint64_t zeros[RNS_LEN + 1][8 * IFMA_VECTORS] = RNS_ZEROS;
    fe_t x;
    ct_mask zero = 0;
    fe_mul(&x, a, &FE(unit));
    IFMA_EACH(x.b[v] = ifma_min(x.b[v], ifma_sub(x.b[v], ifma_load(FE(table).b_mod + 8 * v))));
    for (size_t t = 0; t <= RNS_LEN; t++) {
        uint64_t differ = 0;
        IFMA_EACH(differ |= _mm512_cmpneq_epu64_mask(x.b[v], ifma_load(zeros[t] + 8 * v)));
        zero |= ct_is_zero_word(differ);
    }
    return zero;
}

#include "field/rns_model/outside.inc.h"

#undef RNS_DIGIT_BITS
