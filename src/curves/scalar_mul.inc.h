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
 * Digits: field/recode.h.
 */
#include "field/recode.h"

#include "curves/ec_names.h"

enum {
    EC(window) = 5,                             /* width of a digit of ec_mul_bits */
    EC(window_points) = 1 << (EC(window) - 1),  /* multiples 1..16 in its table */
    EC(slide) = 5,                              /* width of a digit of ec_mul_bits_vartime */
    EC(slide_points) = 1 << (EC(slide) - 2),    /* multiples 1, 3, ..., 15 in its table */
    EC(slide_min_bits) = 65                     /* below, width 2 without a table wins */
};

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
            d = recode_window(&negative, words, nbits, i * EC(window), EC(window));
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

/* One pass from the top bit. table[i] = [2i + 1] p affine, or NULL where w = 2: then p itself is the table. */
static void EC(slide_mul)(ec_t *r, const ec_t *p, const ec_aff_t *table, unsigned w, const uint64_t *words,
                          size_t nbits)
{
    recode_slide_t s = { 0, 0 };
    ec_t acc, neg;
    ec_aff_t q;
    size_t i;
    int digit, started = 0;

    ec_set_infinity(&acc);
    ec_neg(&neg, p);
    for (i = nbits + 1; i-- > 0;) {
        if (started)
            ec_dbl(&acc, &acc);
        digit = recode_slide(&s, words, nbits, i, w);
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

    while (nbits != 0 && recode_bit(words, nbits, nbits - 1) == 0)
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
