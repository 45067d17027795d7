/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Multiplication of a point by an integer that needs nothing but the group law: any point of the
 * curve, in the subgroup or not, of any order, infinity included; integers of any width.
 *
 * Binding: ec_names.h; point.inc.h or point_plain.inc.h before (the latter's law is complete on curves of odd order).
 *
 *   ec_mul_bits(r, p, words, nbits)           r = [k]p, k = the low nbits bits of words, which holds
 *                                             ceil(nbits/64) words, least significant first. Constant-
 *                                             time in p and k; nbits is public. nbits = 0: r = O and
 *                                             words is not read (it may be NULL).
 *   ec_mul_bits_vartime(r, p, words, nbits)   the same, time may depend on everything
 *   ec_mul_seed(r, p)                         r = [x]p, x the curve's seed with its sign, for any X, Y, Z;
 *                                             constant-time in p
 *
 * Digits: field/recode.h. In Jacobian coordinates tables are affine, so that every addition is mixed, and need no inversion: with p = (X, Y, Z) all
 * is computed on an isomorphic curve where p is (X, Y, 1) and its multiples have one denominator, and the result's Z is
 * multiplied by both. For p = O that factor is 0, and what was computed does not matter.
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
static void EC(table_select)(ec_entry_t *r, const ec_entry_t *table, size_t n, uint64_t d)
{
    size_t i;

    ec_entry(set_infinity)(r);
    for (i = 0; i < n; i++)
        ec_entry(cmov)(r, &table[i], ct_eq_word(d, i + 1));
}

/* table[i] = [i + 1] p for i < n <= window_points, up to the isomorphism: (X, Y, Z) of a sum of entries is
   (X, Y, Z z) of the sum of multiples. */
static void EC(table_multiples)(ec_entry_t *table, ce_t *z, const ec_t *p, size_t n)
{
#if FP_SCHOOLBOOK
    ec_t *const t = table;
#else
    ec_t t[EC(window_points)];
#endif
    ec_entry_t q;
    size_t i;

    EC(entry_of)(&q, z, p);
    ec_from_entry(&t[0], &q);
    for (i = 1; i < n; i++) {
        if (i % 2 == 1)
            ec_dbl(&t[i], &t[i / 2]);
        else
            ec_add_entry(&t[i], &t[i - 1], &q);
    }
    EC(entries)(table, z, t, n);
}

void ec_mul_bits(ec_t *r, const ec_t *p, const uint64_t *words, size_t nbits)
{
    ec_entry_t table[EC(window_points)], q;
    ec_t acc;
    ce_t z;
    ct_mask negative;
    uint64_t d;
    size_t i;
    unsigned j;

    PAIRING_VERIFY(ct_bool(ec_on_curve(p)));
    ec_set_infinity(&acc);
    if (nbits != 0) {
        EC(table_multiples)(table, &z, p, EC(window_points));
        i = nbits / EC(window) + 1;             /* windows: the bits 0..nbits */
        for (;;) {
            i--;
            d = recode_window(&negative, words, nbits, i * EC(window), EC(window));
            EC(table_select)(&q, table, EC(window_points), d);
            ec_entry(cneg)(&q, &q, negative);
            ec_add_entry(&acc, &acc, &q);
            if (i == 0)
                break;
            for (j = 0; j < EC(window); j++)
                ec_dbl(&acc, &acc);
        }
        EC(sum_of_entries)(&acc, &z);
        ct_wipe(&q, sizeof q);
        ct_wipe(&d, sizeof d);
    }
    ec_copy(r, &acc);
}

/* table[i] = [2i + 1] p for i < n <= window_points, up to the isomorphism. 2p is made affine on the way. */
#if FP_SCHOOLBOOK
static void EC(table_odd)(ec_t *table, ce_t *z, const ec_t *p, size_t n)
{
    ec_t twice;
    size_t i;

    EC(entry_of)(&table[0], z, p);
    ec_dbl(&twice, p);
    for (i = 1; i < n; i++)
        ec_add(&table[i], &table[i - 1], &twice);
}
#else
static void EC(table_odd)(ec_aff_t *table, ce_t *z, const ec_t *p, size_t n)
{
    ec_t t[EC(window_points)], twice;
    ec_aff_t step;
    ce_t s;
    size_t i;

    ec_copy(&t[0], p);
    ce_set_one(&t[0].z);
    ec_dbl(&twice, &t[0]);
    if (ct_bool(ec_is_infinity(&twice))) {      /* p = -p (or O): every odd multiple is p */
        for (i = 0; i < n; i++) {
            ce_copy(&table[i].x, &p->x);
            ce_copy(&table[i].y, &p->y);
        }
        ce_copy(z, &p->z);
        return;
    }
    ce_copy(&step.x, &twice.x);
    ce_copy(&step.y, &twice.y);
    ce_sqr(&s, &twice.z);
    ce_mul(&t[0].x, &t[0].x, &s);
    ce_mul(&s, &s, &twice.z);
    ce_mul(&t[0].y, &t[0].y, &s);
    for (i = 1; i < n; i++)
        ec_add_aff_vartime(&t[i], &t[i - 1], &step);
    ce_mul(z, &twice.z, &p->z);
    EC(to_common_z_n)(table, z, t, n);
}
#endif

/* r = sum of digits times table entries, table[i] = [2i + 1] p, digits of width w. One pass from the top bit. Without
   vartime the law is complete and only the digits, which are public then, choose the operations. */
static void EC(slide_mul)(ec_t *r, const ec_entry_t *table, unsigned w, const uint64_t *words, size_t nbits, int vartime)
{
    recode_slide_t s = { 0, 0 };
    ec_t acc;                                   /* words may lie in r */
    ec_entry_t q;
    size_t i;
    int digit, started = 0;

    ec_set_infinity(&acc);
    for (i = nbits + 1; i-- > 0;) {
        if (started)
            ec_dbl(&acc, &acc);
        digit = recode_slide(&s, words, nbits, i, w);
        if (digit == 0)
            continue;
        ec_entry(cneg)(&q, &table[(digit < 0 ? -digit : digit) / 2], ct_mask_of_bit(digit < 0));
        if (!started)
            ec_from_entry(&acc, &q);
        else if (vartime)
            ec_add_entry_vartime(&acc, &acc, &q);
        else
            ec_add_entry(&acc, &acc, &q);
        started = 1;
    }
    ec_copy(r, &acc);
}

void ec_mul_bits_vartime(ec_t *r, const ec_t *p, const uint64_t *words, size_t nbits)
{
    ec_entry_t table[EC(slide_points)];
    ce_t z;

    PAIRING_VERIFY(ct_bool(ec_on_curve(p)));
    while (nbits != 0 && recode_bit(words, nbits, nbits - 1) == 0)
        nbits--;
    if (nbits < EC(slide_min_bits)) {
        EC(entry_of)(&table[0], &z, p);
        EC(slide_mul)(r, table, 2, words, nbits, 1);
    } else {
        EC(table_odd)(table, &z, p, EC(slide_points));
        EC(slide_mul)(r, table, EC(slide), words, nbits, 1);
    }
    EC(sum_of_entries)(r, &z);
}

/* r = [k]p for any p, k public: a short chain of doublings and complete additions that depends on k alone. */
static void EC(mul_public)(ec_t *r, const ec_t *p, const uint64_t *words, size_t nbits)
{
    ec_entry_t q;
    ce_t z;

    EC(entry_of)(&q, &z, p);
    EC(slide_mul)(r, &q, 2, words, nbits, 0);
    EC(sum_of_entries)(r, &z);
}

void ec_mul_seed(ec_t *r, const ec_t *p)
{
    static const uint64_t seed[1] = { SEED_ABS };

    EC(mul_public)(r, p, seed, SEED_BITS);
    if (SEED_NEGATIVE)
        ec_neg(r, r);
}

#include "curves/ec_undef.h"
