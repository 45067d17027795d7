/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ways in and out of the residues, and what is decided outside: zero, equality, inversion, roots, bytes. Part of
 * fp.inc.h. The public words are Montgomery form with R = 2^(64 FP_LIMBS); its factor MA of this engine comes and
 * goes with one product.
 */
#define RNS_DIGIT_BITS 48

/* The integer of public words, a factor of one product: 48-bit digits times the lanes of their places, one step. */
static void FE(load_integer)(fe_t *r, const uint64_t *words)
{
    uint64_t digit[RNS_DIGITS];
    for (size_t d = 0; d < RNS_DIGITS; d++) {
        size_t w = d * RNS_DIGIT_BITS / 64, s = d * RNS_DIGIT_BITS % 64;
        uint64_t v = words[w] >> s;
        if (s > 64 - RNS_DIGIT_BITS && w + 1 < FP_LIMBS) v |= words[w + 1] << (64 - s);
        digit[d] = v & ((UINT64_C(1) << RNS_DIGIT_BITS) - 1);
    }
    for (size_t i = 0; i < RNS_LEN; i++) {
        uint64_t ah = 0, al = 0, bh = 0, bl = 0;
        for (size_t d = 0; d < RNS_DIGITS; d++) {
            rns_mac(&ah, &al, digit[d], FE(load_a)[d][i]);
            rns_mac(&bh, &bl, digit[d], FE(load_b)[d][i]);
        }
        r->a[i] = rns_step(ah, al, FE(a_ninv)[i], FE(a_mod)[i]);
        r->b[i] = rns_step(bh, bl, FE(b_ninv)[i], FE(b_mod)[i]);
    }
    r->w = (rns_bound_t){ 0, 0, RNS_R_UNIT };
    r->w.a = r->w.b = RNS_TOP + 1 + ((RNS_DIGITS * RNS_TOP) >> (RNS_LANE_BITS - RNS_DIGIT_BITS));
}

/* r from public words below p */
void fe_load(fe_t *r, const uint64_t *words)
{
    fe_t t;
    FE(load_integer)(&t, words);
    fe_mul(r, &t, &FE(enter));
}

/* r = a as a factor of fe_wide_load */
void fe_load_factor(fe_t *r, const fe_t *a) { fe_mul(r, a, &FE(enter)); }

/* w = a*b, a from public words below p, b as load_factor gives it */
void fe_wide_load(fe_wide_t *w, const uint64_t *a, const fe_t *b)
{
    fe_t t;
    FE(load_integer)(&t, a);
    fe_wide_mul(w, &t, b);
}

/* Public words of a, below p. The product with R mod p leaves an integer in (-p, (n+1)p]; its digits in B are
 * brought to words, one p mends the sign, masked subtractions the rest. */
void fe_store(uint64_t *words, const fe_t *a)
{
    fe_wide_t w;
    uint64_t eta[RNS_LEN], sum[FP_LIMBS + 1] = { 0 }, dif[FP_LIMBS + 1];
    fe_counts.products++;
    fe_counts.reductions++;
    FE(product)(&w, a, &FE(leave));
    FE(reduce_b)(eta, &w);
    uint64_t k = FE(digit_k)(eta), carry;
    for (size_t j = 0; j <= RNS_LEN; j++) { /* sum of eta_j*MB/b_j - k*MB mod 2^(64 (limbs + 1)) */
        const uint64_t *row = j < RNS_LEN ? FE(store_b)[j] : FE(store_mb);
        uint64_t f = j < RNS_LEN ? eta[j] : k;
        carry = 0;
        for (size_t i = 0; i <= FP_LIMBS; i++) sum[i] = pairing_mac64(sum[i], f, row[i], &carry);
    }
    carry = 0;
    for (size_t i = 0; i <= FP_LIMBS; i++) sum[i] = pairing_adc64(sum[i], i < FP_LIMBS ? FE(modulus)[i] : 0, &carry);
    for (size_t t = 0; t < RNS_LEN + 2; t++) { /* the sum is at most (n+2)p */
        uint64_t borrow = 0;
        for (size_t i = 0; i <= FP_LIMBS; i++)
            dif[i] = pairing_sbb64(sum[i], i < FP_LIMBS ? FE(modulus)[i] : 0, &borrow);
        ct_mask keep = ct_mask_of_bit(borrow);
        for (size_t i = 0; i <= FP_LIMBS; i++) sum[i] = ct_select_word(sum[i], dif[i], keep);
    }
    RNS_ASSERT(sum[FP_LIMBS] == 0);
    for (size_t i = 0; i < FP_LIMBS; i++) words[i] = sum[i];
}

/* The product with the integer 1 is one of 0, p, ..., n*p where a = 0, and no multiple of p elsewhere: c/MA is
 * less than 1 in absolute value, so that the integer r is not negative and not above n*p. */
ct_mask fe_is_zero(const fe_t *a)
{
    fe_wide_t w;
    uint64_t eta[RNS_LEN];
    ct_mask zero = 0;
    fe_counts.products++;
    fe_counts.reductions++;
    FE(product)(&w, a, &FE(unit));
    FE(reduce_b)(eta, &w);
    for (size_t j = 0; j < RNS_LEN; j++) eta[j] = rns_canonical(eta[j], FE(b_mod)[j]);
    for (size_t t = 0; t <= RNS_LEN; t++) {
        uint64_t differ = 0;
        for (size_t j = 0; j < RNS_LEN; j++) differ |= eta[j] ^ FE(zeros)[t][j];
        zero |= ct_is_zero_word(differ);
    }
    return zero;
}

#include "field/rns_model/outside.inc.h"

#undef RNS_DIGIT_BITS
