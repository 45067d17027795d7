/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Splitting a scalar k in [0, r) into short parts k_j with k = sum k_j e^j mod r, e the eigenvalue of an
 * endomorphism on the subgroup of order r: k P = sum k_j endo^j(P) there, and only there.
 * Constant-time in k; all else is public. Parts are sign masks and magnitudes, words least significant first.
 *
 * pairing_split_lattice   by rounding on a short basis (Babai); the constants' bounds are proved where they are made
 * pairing_split_digits    in base d, for the families whose e is +-d: BLS, e = x
 */
#ifndef PAIRING_CURVES_SCALAR_SPLIT_H
#define PAIRING_CURVES_SCALAR_SPLIT_H

#include "field/ct.h"

enum { PAIRING_SPLIT_MAX_WORDS = 8 };           /* words of k, of a part, of a rounding constant: below this */

/* The constants GLV_* and GLS_* of params.h under one name. */
typedef struct {
    size_t dim, words, round_words, shift;
    const uint64_t *basis, *round;              /* dim*dim entries of words; dim entries of round_words */
    const unsigned char *basis_neg, *round_neg; /* their signs, 1 where negative */
} pairing_lattice;

/* r[0..rn) = a * b mod 2^(64 rn). */
static inline void pairing_split_mul(uint64_t *r, size_t rn, const uint64_t *a, size_t an, const uint64_t *b,
                                     size_t bn)
{
    size_t i, j;
    uint64_t carry;

    for (i = 0; i < rn; i++)
        r[i] = 0;
    for (i = 0; i < an && i < rn; i++) {
        carry = 0;
        for (j = 0; j < bn && i + j < rn; j++)
            r[i + j] = pairing_mac64(r[i + j], a[i], b[j], &carry);
        if (i + bn < rn)
            r[i + bn] = carry;
    }
}

/* r += a or r -= a mod 2^(64 n), by a public choice. */
static inline void pairing_split_accumulate(uint64_t *r, const uint64_t *a, size_t n, int subtract)
{
    uint64_t carry = 0;
    size_t i;

    for (i = 0; i < n; i++)
        r[i] = subtract ? pairing_sbb64(r[i], a[i], &carry) : pairing_adc64(r[i], a[i], &carry);
}

/* parts[j] (l->words each) and neg[j], j < l->dim, from k of n words:
   c_i = floor((k |g_i| + 2^(shift-1)) / 2^shift) with the sign of g_i, k_j = (j == 0 ? k : 0) - sum_i c_i v_ij.
   As |k_j| < 2^(64 words), arithmetic modulo 2^(64 (words + 1)) is exact. */
static inline void pairing_split_lattice(uint64_t *parts, ct_mask *neg, const uint64_t *k, size_t n,
                                         const pairing_lattice *l)
{
    uint64_t product[2 * PAIRING_SPLIT_MAX_WORDS], c[PAIRING_SPLIT_MAX_WORDS][PAIRING_SPLIT_MAX_WORDS];
    uint64_t part[PAIRING_SPLIT_MAX_WORDS], carry, borrow;
    const size_t w = l->words + 1, s = l->shift / 64;
    size_t i, j, m;

    for (i = 0; i < l->dim; i++) {
        pairing_split_mul(product, n + l->round_words, k, n, l->round + i * l->round_words, l->round_words);
        carry = product[s - 1] >> 63;
        for (m = 0; m < w; m++) {
            uint64_t word = s + m < n + l->round_words ? product[s + m] : 0;
            c[i][m] = pairing_adc64(word, 0, &carry);
        }
    }
    for (j = 0; j < l->dim; j++) {
        for (m = 0; m < w; m++)
            part[m] = j == 0 && m < n ? k[m] : 0;
        for (i = 0; i < l->dim; i++) {
            const size_t at = i * l->dim + j;

            pairing_split_mul(product, w, c[i], w, l->basis + at * l->words, l->words);
            pairing_split_accumulate(part, product, w, l->round_neg[i] == l->basis_neg[at]);
        }
        neg[j] = ct_mask_of_bit(part[w - 1] >> 63);
        borrow = 0;
        for (m = 0; m < l->words; m++)          /* the two's complement of a negative part */
            parts[j * l->words + m] = ct_select_word(pairing_sbb64(0, part[m], &borrow), part[m], neg[j]);
    }
    ct_wipe(product, sizeof product);
    ct_wipe(c, sizeof c);
    ct_wipe(part, sizeof part);
}

/* floor((2^128 - 1)/d) - 2^64 for d >= 2^63: the reciprocal of the division below. d is public. */
static inline uint64_t pairing_split_reciprocal(uint64_t d)
{
    uint64_t q = 0, rem = ~d, top;              /* (2^128 - 1) - 2^64 d = (2^64 - 1 - d) 2^64 + 2^64 - 1 */
    int i;

    for (i = 0; i < 64; i++) {
        top = rem >> 63;
        rem = (rem << 1) | 1;
        q <<= 1;
        if (top != 0 || rem >= d) {
            rem -= d;
            q |= 1;
        }
    }
    return q;
}

/* (*rem 2^64 + u) = q d + *rem', returns q; *rem < d, d >= 2^63, v its reciprocal.
   [Moller, Granlund, Improved division by invariant integers, 2011, algorithm 4, with masks for branches] */
static inline uint64_t pairing_split_div(uint64_t *rem, uint64_t u, uint64_t d, uint64_t v)
{
    uint64_t q1, q0, r, carry = 0;
    ct_mask m;

    q0 = pairing_mul64(&q1, v, *rem);
    q0 = pairing_adc64(q0, u, &carry);
    q1 = pairing_adc64(q1, *rem, &carry);
    q1++;
    r = u - q1 * d;
    m = ct_lt_word(q0, r);
    q1 += m;                                    /* m ? q1 - 1 : q1 */
    r += m & d;
    m = ~ct_lt_word(r, d);
    q1 -= m;
    *rem = r - (m & d);
    return q1;
}

/* digits[j], j < dim: k = sum digits[j] d^j, digits[j] in [0, d) below the last, which takes the rest and
   must fit one word; d has exactly bits bits. k of n words. */
static inline void pairing_split_digits(uint64_t *digits, const uint64_t *k, size_t n, uint64_t d, unsigned bits,
                                        size_t dim)
{
    uint64_t q[PAIRING_SPLIT_MAX_WORDS], rem, word;
    const unsigned up = 64 - bits;              /* division by d 2^up of the dividend times 2^up */
    const uint64_t dd = d << up, v = pairing_split_reciprocal(dd);
    size_t i, j;

    for (i = 0; i < n; i++)
        q[i] = k[i];
    for (j = 0; j + 1 < dim; j++) {
        rem = up == 0 ? 0 : q[n - 1] >> (64 - up);      /* < 2^up <= d 2^up */
        for (i = n; i-- > 0;) {
            word = q[i] << up;
            if (up != 0 && i != 0)
                word |= q[i - 1] >> (64 - up);
            q[i] = pairing_split_div(&rem, word, dd, v);
        }
        digits[j] = rem >> up;
    }
    digits[dim - 1] = q[0];
    ct_wipe(q, sizeof q);
}

#endif
