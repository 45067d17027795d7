/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Multiplication of a point by an integer that needs nothing but the group law: any point of the
 * curve, in the subgroup or not, of any order, infinity included; integers of any width.
 *
 * Binding: ec_names.h; point.inc.h before.
 *
 *   ec_mul_bits(r, p, words, nbits)           r = [k]p, k = the low nbits bits of words, which holds
 *                                             ceil(nbits/64) words, least significant first. Constant-
 *                                             time in p and k; nbits is public. nbits = 0: r = O and
 *                                             words is not read (it may be NULL).
 *   ec_mul_bits_vartime(r, p, words, nbits)   the same, time may depend on everything
 *   ec_mul_seed(r, p)                         r = [x]p, x the curve's seed with its sign; time depends
 *                                             on whether p's Z is 1, else constant
 *
 * Recoding. Let k_j be the bits, 0 outside 0 <= j < nbits. The digit of width w at bit i,
 *      V_w(i) = -2^(w-1) k_(i+w-1) + sum_(0 <= j < w-1) 2^j k_(i+j) + k_(i-1),
 * lies in [-2^(w-1), 2^(w-1)] and depends on w + 1 neighbouring bits: no carry runs, so a scalar of any
 * width is recoded from the top without a buffer (Booth 1951).
 * Constant time: k = sum V_w(i) 2^i over i = 0, w, 2w, ... as long as the windows cover the bits 0..nbits;
 * bit nbits is 0 and makes the top digit non-negative.
 * Variable time: k = sum (k_(j-1) - k_j) 2^j over j = 0..nbits. A run of w of these digits, i+w-1 down to i, is
 * worth V_w(i) 2^i; runs are taken from the top, each starting at a nonzero digit, and made odd by shifting:
 * one nonzero digit in w + 1 on average, as in wNAF (wMOF: Okeya, Schmidt-Samoa, Spahn, Takagi, CRYPTO 2004).
 */
#include "curves/ec_names.h"

enum {
    EC(window) = 5,                             /* width of a digit of ec_mul_bits */
    EC(window_points) = 1 << (EC(window) - 1),  /* multiples 1..16 in its table */
    EC(slide) = 5,                              /* width of a digit of ec_mul_bits_vartime */
    EC(slide_points) = 1 << (EC(slide) - 2),    /* multiples 1, 3, ..., 15 in its table */
    EC(slide_min_bits) = 65                     /* below, width 2 without a table wins */
};

/* Bit j of the scalar; 0 for j >= nbits. j and nbits are public. */
static uint64_t EC(bit)(const uint64_t *words, size_t nbits, size_t j)
{
    return j < nbits ? (words[j / 64] >> (j % 64)) & 1 : 0;
}

/* The bits i-1 .. i+w-1 of the scalar, bit i-1 lowest: what V_w(i) is a function of. */
static uint64_t EC(window_bits)(const uint64_t *words, size_t nbits, size_t i, unsigned w)
{
    uint64_t v = i == 0 ? 0 : EC(bit)(words, nbits, i - 1);
    unsigned j;

    for (j = 0; j < w; j++)
        v |= EC(bit)(words, nbits, i + j) << (j + 1);
    return v;
}

/* |V_w| and its sign from the w + 1 bits v: s = top bit; V = ceil(v / 2) - 2^w s. */
static uint64_t EC(booth_digit)(ct_mask *negative, uint64_t v, unsigned w)
{
    ct_mask s = ct_mask_of_bit(v >> w);
    uint64_t d = (v >> 1) + (v & 1);            /* in [0, 2^w] */

    d = ct_select_word(((uint64_t)1 << w) - d, d, s);
    *negative = s;
    return d;
}

/* r = [d] p from the table of [1]p .. [n]p, infinity for d = 0; the whole table is read. */
static void EC(table_select)(ec_aff_t *r, const ec_aff_t *table, size_t n, uint64_t d)
{
    size_t i;

    ec_aff_set_infinity(r);
    for (i = 0; i < n; i++)
        ec_aff_cmov(r, &table[i], ct_eq_word(d, i + 1));
}

/* table[i] = [i + 1] p, affine, for i < n <= window_points. */
static void EC(table_multiples)(ec_aff_t *table, const ec_t *p, size_t n)
{
    ec_t t[EC(window_points)];
    size_t i;

    ec_copy(&t[0], p);
    for (i = 1; i < n; i++) {
        if (i % 2 == 1)
            ec_dbl(&t[i], &t[i / 2]);
        else
            ec_add(&t[i], &t[i - 1], p);
    }
    ec_to_aff_n(table, t, n);
}

void ec_mul_bits(ec_t *r, const ec_t *p, const uint64_t *words, size_t nbits)
{
    ec_aff_t table[EC(window_points)], q;
    ec_t acc;
    ct_mask negative;
    uint64_t d;
    size_t i;
    unsigned j;

    ec_set_infinity(&acc);
    if (nbits != 0) {
        EC(table_multiples)(table, p, EC(window_points));
        i = nbits / EC(window) + 1;             /* windows: the bits 0..nbits */
        for (;;) {
            i--;
            d = EC(booth_digit)(&negative, EC(window_bits)(words, nbits, i * EC(window), EC(window)), EC(window));
            EC(table_select)(&q, table, EC(window_points), d);
            ec_aff_cneg(&q, &q, negative);
            ec_add_aff(&acc, &acc, &q);
            if (i == 0)
                break;
            for (j = 0; j < EC(window); j++)
                ec_dbl(&acc, &acc);
        }
        ct_wipe(&q, sizeof q);
        ct_wipe(&d, sizeof d);
    }
    ec_copy(r, &acc);
}

/* The sliding form, asked bit by bit from bit nbits down to 0. */
typedef struct {
    size_t at;                                  /* the place of the digit found last */
    int digit;                                  /* odd, |digit| < 2^(w-1); 0: passed */
} EC(slide_t);

/* The digit at bit i: 0 or odd. */
static int EC(slide_digit)(EC(slide_t) *s, const uint64_t *words, size_t nbits, size_t i, unsigned w)
{
    ct_mask negative;
    uint64_t d;
    unsigned len;
    int digit;

    if (s->digit == 0 && EC(bit)(words, nbits, i) != (i == 0 ? 0 : EC(bit)(words, nbits, i - 1))) {
        len = i + 1 < w ? (unsigned)i + 1 : w;  /* a run that would end below bit 0 is cut there */
        s->at = i + 1 - len;
        d = EC(booth_digit)(&negative, EC(window_bits)(words, nbits, s->at, len), len);
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

/* One pass from the top bit. table[i] = [2i + 1] p affine, or NULL where w = 2: then p itself is the table. */
static void EC(slide_mul)(ec_t *r, const ec_t *p, const ec_aff_t *table, unsigned w, const uint64_t *words,
                          size_t nbits)
{
    EC(slide_t) s = { 0, 0 };
    ec_t acc, neg;
    ec_aff_t q;
    size_t i;
    int digit, started = 0;

    ec_set_infinity(&acc);
    ec_neg(&neg, p);
    for (i = nbits + 1; i-- > 0;) {
        if (started)
            ec_dbl(&acc, &acc);
        digit = EC(slide_digit)(&s, words, nbits, i, w);
        if (digit == 0)
            continue;
        if (table != NULL)
            ec_aff_cneg(&q, &table[(digit < 0 ? -digit : digit) / 2], ct_mask_of_bit(digit < 0));
        if (!started && table != NULL)
            ec_from_aff(&acc, &q);
        else if (!started)
            ec_copy(&acc, digit < 0 ? &neg : p);
        else if (table != NULL)
            ec_add_aff(&acc, &acc, &q);
        else
            ec_add(&acc, &acc, digit < 0 ? &neg : p);
        started = 1;
    }
    ec_copy(r, &acc);
}

/* table[i] = [2i + 1] p, affine, for i < n <= window_points. */
static void EC(table_odd)(ec_aff_t *table, const ec_t *p, size_t n)
{
    ec_t t[EC(window_points)], twice;
    size_t i;

    ec_copy(&t[0], p);
    ec_dbl(&twice, p);
    for (i = 1; i < n; i++)
        ec_add(&t[i], &t[i - 1], &twice);
    ec_to_aff_n(table, t, n);
}

void ec_mul_bits_vartime(ec_t *r, const ec_t *p, const uint64_t *words, size_t nbits)
{
    ec_aff_t table[EC(slide_points)];

    while (nbits != 0 && EC(bit)(words, nbits, nbits - 1) == 0)
        nbits--;
    if (nbits < EC(slide_min_bits)) {
        if (ct_bool(ce_is_one(&p->z))) {
            ce_copy(&table[0].x, &p->x);
            ce_copy(&table[0].y, &p->y);
            EC(slide_mul)(r, p, table, 2, words, nbits);
        } else {
            EC(slide_mul)(r, p, NULL, 2, words, nbits);
        }
        return;
    }
    EC(table_odd)(table, p, EC(slide_points));
    EC(slide_mul)(r, p, table, EC(slide), words, nbits);
}

void ec_mul_seed(ec_t *r, const ec_t *p)
{
    static const uint64_t seed[1] = { SEED_ABS };

    ec_mul_bits_vartime(r, p, seed, SEED_BITS);
    if (SEED_NEGATIVE)
        ec_neg(r, r);
}

#include "curves/ec_undef.h"
