/* SPDX-License-Identifier: Apache-2.0
 *
 * Signed digits of an exponent or scalar k = the low nbits bits of words, least significant first.
 *
 * Let k_j be the bits, 0 outside 0 <= j < nbits. The digit of width w at bit i,
 *      V_w(i) = -2^(w-1) k_(i+w-1) + sum_(0 <= j < w-1) 2^j k_(i+j) + k_(i-1),
 * lies in [-2^(w-1), 2^(w-1)] and depends on w + 1 neighbouring bits: no carry runs, so a scalar of any
 * width is recoded from the top without a buffer (Booth 1951).
 *   Constant time: k = sum V_w(i) 2^i over i = 0, w, 2w, ... as long as the windows cover the bits 0..nbits;
 *   bit nbits is 0 and makes the top digit non-negative.
 *   Variable time: k = sum (k_(j-1) - k_j) 2^j over j = 0..nbits. A run of w of these digits, i+w-1 down to i,
 *   is worth V_w(i) 2^i; runs are taken from the top, each starting at a nonzero digit, and made odd by shifting:
 *   one nonzero digit in w + 1 on average, as in wNAF (wMOF: Okeya, Schmidt-Samoa, Spahn, Takagi, CRYPTO 2004).
 */
#ifndef PAIRING_FIELD_RECODE_H
#define PAIRING_FIELD_RECODE_H

#include "field/ct.h"

#include <stddef.h>

/* Bit j of the scalar; 0 for j >= nbits. j and nbits are public. */
static inline uint64_t recode_bit(const uint64_t *words, size_t nbits, size_t j)
{
    return j < nbits ? (words[j / 64] >> (j % 64)) & 1 : 0;
}

/* |V_w(i)| and its sign. Constant time in the bits. */
static inline uint64_t recode_window(ct_mask *negative, const uint64_t *words, size_t nbits, size_t i, unsigned w)
{
    uint64_t v = i == 0 ? 0 : recode_bit(words, nbits, i - 1), d; /* the bits i-1 .. i+w-1 */

    for (unsigned j = 0; j < w; j++)
        v |= recode_bit(words, nbits, i + j) << (j + 1);
    *negative = ct_mask_of_bit(v >> w); /* V = ceil(v/2) - 2^w * (its top bit) */
    d = (v >> 1) + (v & 1);
    return ct_select_word(((uint64_t)1 << w) - d, d, *negative);
}

/* V_w(i) of a scalar of n whole words, w < 32. For variable time: the digit indexes what is read. */
static inline int recode_window_signed(const uint64_t *words, size_t n, size_t i, unsigned w)
{
    const size_t from = i == 0 ? 0 : i - 1, at = from / 64;
    const unsigned shift = from % 64;
    uint64_t v = at < n ? words[at] >> shift : 0;

    if (shift + w + 1 > 64 && at + 1 < n)
        v |= words[at + 1] << (64 - shift);
    if (i == 0)
        v <<= 1;
    v &= ((uint64_t)2 << w) - 1;
    return (int)((v >> 1) + (v & 1)) - (int)((v >> w) << w);
}

/* The sliding form, asked bit by bit from bit nbits down to 0; starts as { 0, 0 }. Variable time. */
typedef struct {
    size_t at;                                  /* the place of the digit found last */
    int digit;                                  /* odd, |digit| < 2^(w-1); 0: passed */
} recode_slide_t;

/* The digit at bit i: 0 or odd. */
static inline int recode_slide(recode_slide_t *s, const uint64_t *words, size_t nbits, size_t i, unsigned w)
{
    ct_mask negative;
    uint64_t d;
    unsigned len;
    int digit;

    if (s->digit == 0 && recode_bit(words, nbits, i) != (i == 0 ? 0 : recode_bit(words, nbits, i - 1))) {
        len = i + 1 < w ? (unsigned)i + 1 : w;  /* a run that would end below bit 0 is cut there */
        s->at = i + 1 - len;
        d = recode_window(&negative, words, nbits, s->at, len);
        for (; d % 2 == 0; d /= 2)
            s->at++;
        s->digit = ct_bool(negative) ? -(int)d : (int)d;
    }
    if (s->digit == 0 || i != s->at)
        return 0;
    digit = s->digit;
    s->digit = 0;
    return digit;
}

#endif
