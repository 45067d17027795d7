/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Multiples of a fixed point of the subgroup by a table in the caller's memory.
 *
 * Binding: ec_names.h; point, batch_add, scalar_mul, scalar_mul_endo before.
 *
 *   ec_table_len(w)                       points of a table of digits of w bits, 0 outside of 1 <= w <= 8
 *   ec_table_init(table, w, p)            table[i 2^(w-1) + d - 1] = [d 2^(w i)]p, 1 <= d <= 2^(w-1), a block for each of the
 *                                         part_bits/w + 1 digits of a part of a scalar. p in the subgroup
 *   ec_table_mul(r, table, w, k)          r = [k]p without a doubling: a mixed addition for each digit of each part, and the
 *                                         parts joined by the endomorphism. Reads every entry of a block
 *   ec_table_mul_vartime(r, table, w, k)  time depends on everything
 */
#include "curves/ec_names.h"

/* r = the endomorphism of the parts */
static void EC(endo_jacobian)(ec_t *r, const ec_t *a)
{
#if EC_GROUP == 2 && CURVE_FAMILY != FAMILY_BW6
    ec_psi(r, a);
#else
    ec_phi(r, a);
#endif
}

size_t ec_table_len(unsigned w)
{
    return w < 1 || w > 8 ? 0 : ((size_t)EC(part_bits) / w + 1) << (w - 1);
}

void ec_table_init(ec_aff_t *table, unsigned w, const ec_t *p)
{
    enum { CHUNK = 16 };
    const size_t entries = (size_t)1 << (w - 1), blocks = ec_table_len(w) / entries;
    ec_aff_t base;
    ec_t t[CHUNK], sum;
    size_t i, d, n = 0;

    PAIRING_VERIFY(ct_bool(ec_in_subgroup(p)));
    ec_copy(&sum, p);
    for (i = 0; i < blocks; i++) {              /* sum = [2^(w i)]p */
        ec_to_aff(&base, &sum);
        for (d = 0; d < entries; d++) {
            if (d != 0)
                ec_add_aff(&sum, &sum, &base);
            ec_copy(&t[n++], &sum);
            if (n == CHUNK || d + 1 == entries) {
                ec_to_aff_n(table, t, n);
                table += n;
                n = 0;
            }
        }
        ec_dbl(&sum, &sum);
    }
}

void ec_table_mul(ec_t *r, const ec_aff_t *table, unsigned w, const FR_T *k)
{
    const size_t entries = (size_t)1 << (w - 1), digits = (size_t)EC(part_bits) / w + 1;
    EC(split_t) s;
    ec_aff_t q;
    ec_t acc;
    ct_mask negative;
    uint64_t d;
    size_t i, j;

    EC(split)(&s, k);
    ec_set_infinity(&acc);
    for (j = EC(parts); j-- > 0;) {
        if (j + 1 < EC(parts))
            EC(endo_jacobian)(&acc, &acc);
        for (i = 0; i < digits; i++) {
            d = recode_window(&negative, s.words[j], EC(part_bits), i * w, w);
            EC(table_select)(&q, &table[i * entries], entries, d);
            ec_aff_cneg(&q, &q, negative ^ s.neg[j]);
            ec_add_aff(&acc, &acc, &q);
        }
    }
    ec_copy(r, &acc);
    ct_wipe(&s, sizeof s);
    ct_wipe(&q, sizeof q);
    ct_wipe(&acc, sizeof acc);
    ct_wipe(&d, sizeof d);
}

void ec_table_mul_vartime(ec_t *r, const ec_aff_t *table, unsigned w, const FR_T *k)
{
    const size_t entries = (size_t)1 << (w - 1), digits = (size_t)EC(part_bits) / w + 1;
    EC(split_t) s;
    ec_aff_t q;
    ec_t acc;
    size_t i, j;
    int d;

    EC(split)(&s, k);
    ec_set_infinity(&acc);
    for (j = EC(parts); j-- > 0;) {
        if (j + 1 < EC(parts))
            EC(endo_jacobian)(&acc, &acc);
        for (i = 0; i < digits; i++) {
            d = recode_window_signed(s.words[j], EC(part_words), i * w, w);
            if (d == 0)
                continue;
            ec_aff_cneg(&q, &table[i * entries + (size_t)(d < 0 ? -d : d) - 1], ct_mask_of_bit(d < 0) ^ s.neg[j]);
            ec_add_aff_vartime(&acc, &acc, &q);
        }
    }
    ec_copy(r, &acc);
}

#include "curves/ec_undef.h"
