/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Multiplication of a subgroup point by a scalar of Fr, through an endomorphism.
 *
 * Binding: ec_names.h; point, scalar_mul, endo and subgroup before; GLV_*, GLS_* of params.h.
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
 * no choice of digits can meet an exception.
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

/* Width of a digit and length of a table: many parts want short tables. */
enum {
    EC(part_window) = EC(parts) > 2 ? 4 : 5,
    EC(part_points) = 1 << (EC(part_window) - 1)
};

/* table[j] = endo^j(table[0]), z the isomorphism of the tables of scalar_mul.inc.h. phi scales x alone and lives
   on every isomorphic curve; psi is at home on the curve itself, so its table goes back there first and z becomes 1. */
static void EC(endo_tables)(ec_aff_t table[][EC(part_points)], ce_t *z)
{
    size_t i, j;

#if EC_SPLIT_PSI
    ce_t s, ss;

    ce_inv(&s, z);                              /* 0 where p = O: then every entry becomes O */
    ce_sqr(&ss, &s);
    ce_mul(&s, &s, &ss);
    for (i = 0; i < EC(part_points); i++) {
        ce_mul(&table[0][i].x, &table[0][i].x, &ss);
        ce_mul(&table[0][i].y, &table[0][i].y, &s);
    }
    ce_set_one(z);
#else
    (void)z;
#endif
    for (j = 1; j < EC(parts); j++) {
        for (i = 0; i < EC(part_points); i++) {
#if EC_SPLIT_PSI
            ec_aff_psi(&table[j][i], &table[j - 1][i]);
#else
            ec_aff_phi(&table[j][i], &table[j - 1][i]);
#endif
        }
    }
}

void ec_mul(ec_t *r, const ec_t *p, const FR_T *k)
{
    ec_aff_t table[EC(parts)][EC(part_points)], q;
    EC(split_t) s;
    ec_t acc;
    ce_t z;
    ct_mask negative;
    uint64_t d;
    size_t i, j;

    PAIRING_VERIFY(ct_bool(ec_in_subgroup(p)));
    EC(split)(&s, k);
    EC(table_multiples)(table[0], &z, p, EC(part_points));
    EC(endo_tables)(table, &z);
    ec_set_infinity(&acc);
    for (i = EC(part_bits) / EC(part_window) + 1; i-- > 0;) {
        for (j = 0; j < EC(parts); j++) {
            d = recode_window(&negative, s.words[j], EC(part_bits), i * EC(part_window), EC(part_window));
            EC(table_select)(&q, table[j], EC(part_points), d);
            ec_aff_cneg(&q, &q, negative ^ s.neg[j]);
            ec_add_aff(&acc, &acc, &q);
        }
        for (j = 0; i != 0 && j < EC(part_window); j++)
            ec_dbl(&acc, &acc);
    }
    ce_mul(&acc.z, &acc.z, &z);
    ec_copy(r, &acc);
    ct_wipe(&s, sizeof s);
    ct_wipe(&q, sizeof q);
    ct_wipe(&d, sizeof d);
}

void ec_mul_vartime(ec_t *r, const ec_t *p, const FR_T *k)
{
    ec_aff_t table[EC(parts)][EC(part_points)], q;
    recode_slide_t slide[EC(parts)];
    EC(split_t) s;
    ec_t acc;
    ce_t z;
    size_t i, j;
    int digit;

    PAIRING_VERIFY(ct_bool(ec_in_subgroup(p)));
    EC(split)(&s, k);
    /* sliding digits of width w + 1 are odd and below 2^w: as many points as the windows of width w have */
    EC(table_odd)(table[0], &z, p, EC(part_points));
    EC(endo_tables)(table, &z);
    for (j = 0; j < EC(parts); j++)
        slide[j].digit = 0;
    ec_set_infinity(&acc);
    for (i = EC(part_bits) + 1; i-- > 0;) {
        ec_dbl(&acc, &acc);
        for (j = 0; j < EC(parts); j++) {
            digit = recode_slide(&slide[j], s.words[j], EC(part_bits), i, EC(part_window) + 1);
            if (digit != 0) {
                ec_aff_cneg(&q, &table[j][(digit < 0 ? -digit : digit) / 2], ct_mask_of_bit(digit < 0) ^ s.neg[j]);
                ec_add_aff_vartime(&acc, &acc, &q);
            }
        }
    }
    ce_mul(&acc.z, &acc.z, &z);
    ec_copy(r, &acc);
}

#undef EC_SPLIT_DIGITS
#undef EC_SPLIT_PSI
#include "curves/ec_undef.h"
