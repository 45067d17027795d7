/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sums of a few multiples of subgroup points: one chain of doublings for all, on the tables of scalar_mul_endo.inc.h.
 *
 * Binding: ec_names.h; batch_add and scalar_mul_endo before.
 *
 *   ec_msm(r, p, k, n)        r = sum of [k[i]]p[i], i < n, p affine and in the subgroup. Constant-time in p and k
 *   EC(straus)(r, p, k, n)    the same for n <= straus_chunk in variable time
 */
#include "curves/ec_names.h"

/* Points whose tables stand on the stack at once. */
#define EC_CHUNK(points) (24576 / sizeof(ec_aff_t[EC(parts)][points]) == 0 ? 1 : 24576 / sizeof(ec_aff_t[EC(parts)][points]))
enum { EC(msm_chunk) = EC_CHUNK(EC(part_points)), EC(straus_chunk) = EC_CHUNK(EC(part_odd)) };

void ec_msm(ec_t *r, const ec_aff_t *p, const FR_T *k, size_t n)
{
    ec_aff_t table[EC(msm_chunk)][EC(parts)][EC(part_points)], multiples[EC(msm_chunk) * EC(part_points)];
    ec_t t[EC(msm_chunk) * EC(part_points)], sum, acc;
    EC(split_t) s[EC(msm_chunk)];
    size_t i, j, m;

    ec_set_infinity(&acc);
    for (; n != 0; n -= m, p += m, k += m) {
        m = n < EC(msm_chunk) ? n : EC(msm_chunk);
        for (i = 0; i < m; i++) {
            ec_t *u = &t[i * EC(part_points)];

            PAIRING_VERIFY(ct_bool(ec_aff_in_subgroup(&p[i])));
            EC(split)(&s[i], &k[i]);
            ec_from_aff(&u[0], &p[i]);
            for (j = 1; j < EC(part_points); j++) {
                if (j % 2 == 1)
                    ec_dbl(&u[j], &u[j / 2]);
                else
                    ec_add_aff(&u[j], &u[j - 1], &p[i]);
            }
        }
        ec_to_aff_n(multiples, t, m * EC(part_points));
        for (i = 0; i < m; i++) {
            memcpy(table[i][0], &multiples[i * EC(part_points)], sizeof table[i][0]);
            EC(endo_tables)(table[i][0], EC(part_points));
        }
        EC(endo_windows)(&sum, table, s, m);
        ec_add(&acc, &acc, &sum);
    }
    ec_copy(r, &acc);
    ct_wipe(s, sizeof s);
    ct_wipe(&sum, sizeof sum);
    ct_wipe(&acc, sizeof acc);
}

/* r = sum of [k[i]]p[i] over n <= straus_chunk points; their odd multiples are made side by side. Time depends on all. */
static void EC(straus)(ec_t *r, const ec_aff_t *p, const FR_T *k, size_t n)
{
    ec_aff_t table[EC(straus_chunk)][EC(parts)][EC(part_odd)], twice[EC(straus_chunk)];
    ce_t work[2 * EC(straus_chunk)];
    EC(batch_t) job[EC(straus_chunk)];
    recode_slide_t slide[EC(straus_chunk)][EC(parts)];
    EC(split_t) s[EC(straus_chunk)];
    size_t i, j;

    for (i = 0; i < n; i++) {
        PAIRING_VERIFY(ct_bool(ec_aff_in_subgroup(&p[i])));
        EC(split)(&s[i], &k[i]);
        ec_aff_copy(&table[i][0][0], &p[i]);
        job[i] = (EC(batch_t)){ &twice[i], &p[i], &p[i], 0 };
    }
    EC(batch_add)(job, work, n);
    for (j = 1; j < EC(part_odd); j++) {
        for (i = 0; i < n; i++)
            job[i] = (EC(batch_t)){ &table[i][0][j], &table[i][0][j - 1], &twice[i], 0 };
        EC(batch_add)(job, work, n);
    }
    for (i = 0; i < n; i++)
        EC(endo_tables)(table[i][0], EC(part_odd));
    EC(endo_slides)(r, table, s, slide, n);
}

#undef EC_CHUNK
#include "curves/ec_undef.h"
