/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Multiplication of a subgroup point by a scalar of Fr, through an endomorphism.
 *
 * Binding: ec_names.h; point or point_plain, scalar_mul, endo and subgroup before; GLV_*, GLS_* of params.h.
 *
 *   ec_mul(r, p, k)           r = [k]p for p in the subgroup of order r (infinity included): elsewhere the
 *                             endomorphism is not multiplication by its eigenvalue and the result is another
 *                             point; ec_mul_bits serves all points. Constant-time in p and k.
 *   ec_mul_vartime(r, p, k)   the same, time may depend on everything
 *
 * k = sum k_j e^j with DIM short parts, so [k]p = sum [k_j] endo^j(p): DIM tables, one chain of doublings.
 *      G1, all curves, and G2 of BW6: phi, lattice of dimension 2           [Gallant, Lambert, Vanstone 2001]
 *      G2 of BN: psi, lattice of dimension 4                                [Galbraith, Lin, Scott 2009]
 *      G2 of BLS: psi, whose eigenvalue is the seed: digits in base |x|, dimension phi(k) = 4 or 8
 * The endomorphism is applied to the affine table of p, a multiplication or two an entry. The law is complete, so
 * no choice of digits can meet an exception (subgroup points have odd order).
 */
#include "curves/ec_names.h"

#define EC_SPLIT_DIGITS (EC_GROUP == 2 && (CURVE_FAMILY == FAMILY_BLS12 || CURVE_FAMILY == FAMILY_BLS24))
#define EC_SPLIT_PSI (EC_GROUP == 2 && CURVE_FAMILY != FAMILY_BW6)

#define SPLIT(name) EC(name)
#if EC_SPLIT_DIGITS
#define SPLIT_KIND SPLIT_DIGITS
#elif EC_SPLIT_PSI
#define SPLIT_KIND SPLIT_GLS
#else
#define SPLIT_KIND SPLIT_GLV
#endif
#include "curves/split.inc.h"

/* Width of a digit and length of a table, in constant time and sliding: many parts want short tables. */
enum {
    EC(part_window) = EC(parts) > 4 && FP_SCHOOLBOOK ? 3 : EC(parts) > 2 ? 4 : 5, /* elements of residues are large */
    EC(part_points) = 1 << (EC(part_window) - 1),
    EC(part_slide) = EC(part_window),
    EC(part_odd) = 1 << (EC(part_slide) - 2)
};

/* r = the endomorphism of the parts */
static void EC(endo)(ec_entry_t *r, const ec_entry_t *a)
{
#if EC_SPLIT_PSI
    ec_entry(psi)(r, a);
#else
    ec_entry(phi)(r, a);
#endif
}

/* The tables of the parts from that of the first, each of the same number of points: entry -> endo^j(entry). On the
   curve of the tables of scalar_mul.inc.h: phi scales x alone, and psi has the same constants on every isomorphic curve
   whose denominator is in Fp. */
static void EC(endo_tables)(ec_entry_t *table, size_t points)
{
    size_t i;

    for (i = points; i < EC(parts) * points; i++)
        EC(endo)(&table[i], &table[i - points]);
}

/* r = sum over i < n, j of [part j of s[i]] times table[i][j][0], where table[i][j] has the multiples 1.. of it. */
static void EC(endo_windows)(ec_t *r, ec_entry_t table[][EC(parts)][EC(part_points)], const EC(split_t) *s, size_t n)
{
    ec_entry_t q;
    ct_mask negative;
    uint64_t d;
    size_t w, i, j;

    ec_set_infinity(r);
    for (w = EC(part_bits) / EC(part_window) + 1; w-- > 0;) {
        for (i = 0; i < n; i++) {
            for (j = 0; j < EC(parts); j++) {
                d = recode_window(&negative, s[i].words[j], EC(part_bits), w * EC(part_window), EC(part_window));
                EC(table_select)(&q, table[i][j], EC(part_points), d);
                ec_entry(cneg)(&q, &q, negative ^ s[i].neg[j]);
                ec_add_entry(r, r, &q);
            }
        }
        for (j = 0; w != 0 && j < EC(part_window); j++)
            ec_dbl(r, r);
    }
    ct_wipe(&q, sizeof q);
    ct_wipe(&d, sizeof d);
}

/* The same in variable time, where table[i][j] has the odd multiples. */
static void EC(endo_slides)(ec_t *r, ec_entry_t table[][EC(parts)][EC(part_odd)], const EC(split_t) *s,
                            recode_slide_t slide[][EC(parts)], size_t n)
{
    ec_entry_t q;
    size_t b, i, j;
    int digit, started = 0;

    for (i = 0; i < n; i++)
        for (j = 0; j < EC(parts); j++)
            slide[i][j].digit = 0;
    ec_set_infinity(r);
    for (b = EC(part_bits) + 1; b-- > 0;) {
        if (started)
            ec_dbl(r, r);
        for (i = 0; i < n; i++) {
            for (j = 0; j < EC(parts); j++) {
                digit = recode_slide(&slide[i][j], s[i].words[j], EC(part_bits), b, EC(part_slide));
                if (digit == 0)
                    continue;
                ec_entry(cneg)(&q, &table[i][j][(digit < 0 ? -digit : digit) / 2],
                               ct_mask_of_bit(digit < 0) ^ s[i].neg[j]);
                ec_add_entry_vartime(r, r, &q);
                started = 1;
            }
        }
    }
}

void ec_mul(ec_t *r, const ec_t *p, const FR_T *k)
{
    ec_entry_t table[1][EC(parts)][EC(part_points)];
    EC(split_t) s;
    ec_t acc;
    ce_t z;

    PAIRING_VERIFY(ct_bool(ec_in_subgroup(p)));
    EC(split)(&s, k);
    EC(table_multiples)(table[0][0], &z, p, EC(part_points));
    EC(endo_tables)(table[0][0], EC(part_points));
    EC(endo_windows)(&acc, table, &s, 1);
    EC(sum_of_entries)(&acc, &z);
    ec_copy(r, &acc);
    ct_wipe(&s, sizeof s);
    ct_wipe(table, sizeof table);
    ct_wipe(&acc, sizeof acc);
}

void ec_mul_vartime(ec_t *r, const ec_t *p, const FR_T *k)
{
    ec_entry_t table[1][EC(parts)][EC(part_odd)];
    recode_slide_t slide[1][EC(parts)];
    EC(split_t) s;
    ec_t acc;
    ce_t z;

    PAIRING_VERIFY(ct_bool(ec_in_subgroup(p)));
    EC(split)(&s, k);
    EC(table_odd)(table[0][0], &z, p, EC(part_odd));
    EC(endo_tables)(table[0][0], EC(part_odd));
    EC(endo_slides)(&acc, table, &s, slide, 1);
    EC(sum_of_entries)(&acc, &z);
    ec_copy(r, &acc);
}

#undef EC_SPLIT_DIGITS
#undef EC_SPLIT_PSI
#include "curves/ec_undef.h"
