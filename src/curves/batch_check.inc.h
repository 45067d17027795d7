/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Membership of many points in the subgroup of order r. Inputs public.
 *
 * Binding: ec_names.h; batch_add, subgroup before.
 *
 *   ec_aff_in_subgroup_n(a, n)               mask of "all are in the subgroup", exact: one by one
 *   ec_aff_in_subgroup_n_random(a, n, seed)  true where all are; where one is not, true with a probability below 2^-128 over
 *                                            the choice of the seed (32 bytes), as far as ChaCha20 is a random function
 *
 * The second tests 128 sums R_j = sum_i c_ij a_i with independent uniform bits c_ij. Let a_i be outside: its image in the quotient
 * of the curve's group by the subgroup is not 0. Fix all bits of row j but c_ij: R_j is in the subgroup for one of the two
 * values at most, since their difference is a_i. So a row is with probability at most 1/2, and the rows are independent: 2^-128
 * whatever the cofactor, its small and even factors included. (Coefficients of many bits in a few rows would not do: modulo
 * a factor 3 a row misses one case in three, however long they are.)
 * The sums of all subsets of five points serve the 128 rows: 57 + 128 sums for five points, in affine batches.
 */
#include "curves/chacha.h"

#include "curves/ec_names.h"

enum {
    EC(check_error) = 128,                      /* rows: the error is 2^-rows */
    EC(check_rows) = sizeof(ec_aff_t) > 192 ? 64 : 128,         /* rows of a pass, whose sums stand on the stack */
    EC(check_lanes) = sizeof(ec_aff_t) > 96 ? 64 : 128,         /* sums of a batch */
    EC(check_points) = 5,                       /* points of a table of subsets */
    EC(check_subsets) = 1 << EC(check_points),
    EC(check_tables) = 16384 / (EC(check_subsets) * sizeof(ec_aff_t)) > 1 ? 16384 / (EC(check_subsets) * sizeof(ec_aff_t)) : 1,
    EC(check_min) = 400                         /* below, one by one is faster */
};

ct_mask ec_aff_in_subgroup_n(const ec_aff_t *a, size_t n)
{
    ct_mask all = ~(ct_mask)0;
    size_t i;

    for (i = 0; i < n && all != 0; i++)
        all &= EC_WHOLE(aff_in_subgroup)(&a[i]);
    return all;
}

/* All jobs that are collected, and those of a full batch */
static size_t EC(check_flush)(EC(batch_t) *job, ce_t *work, size_t jobs, size_t when)
{
    if (jobs < when)
        return jobs;
    if (jobs != 0)
        EC(batch_add)(job, work, jobs);
    return 0;
}

/* sum[j] += the sum of the a[i], i < n, that have bit first+j of bits set; n at most check_tables * check_points */
static void EC(check_accumulate)(ec_aff_t *sum, const ec_aff_t *a, uint64_t (*bits)[2], size_t n, size_t first)
{
    ec_aff_t table[EC(check_tables)][EC(check_subsets)];
    EC(batch_t) job[EC(check_lanes)];
    ce_t work[2 * EC(check_lanes)];
    const size_t tables = (n + EC(check_points) - 1) / EC(check_points);
    size_t t, i, j, x, jobs = 0;

    for (t = 0; t < tables; t++)
        ec_aff_set_infinity(&table[t][0]);
    for (i = 0; i < EC(check_points); i++) {    /* subsets with the point i and without: the latter are there */
        for (t = 0; t < tables; t++) {
            const size_t at = t * EC(check_points) + i;

            for (x = 0; x < (size_t)1 << i; x++) {
                job[jobs++] = (EC(batch_t)){ &table[t][((size_t)1 << i) + x], &table[t][x],
                                             at < n ? &a[at] : &EC(const_infinity), 0 };
                jobs = EC(check_flush)(job, work, jobs, EC(check_lanes));
            }
        }
        jobs = EC(check_flush)(job, work, jobs, 0);
    }
    for (t = 0; t < tables; t++) {
        for (j = 0; j < EC(check_rows); j++) {
            for (x = i = 0; i < EC(check_points) && t * EC(check_points) + i < n; i++)
                x |= (size_t)((bits[t * EC(check_points) + i][(first + j) / 64] >> ((first + j) % 64)) & 1) << i;
            job[jobs++] = (EC(batch_t)){ &sum[j], &sum[j], &table[t][x], 0 };
            jobs = EC(check_flush)(job, work, jobs, EC(check_lanes));
        }
        jobs = EC(check_flush)(job, work, jobs, 0);
    }
}

ct_mask ec_aff_in_subgroup_n_random(const ec_aff_t *a, size_t n, const uint8_t *seed)
{
    enum { MOST = EC(check_tables) * EC(check_points) };
    ec_aff_t sum[EC(check_rows)];
    uint64_t bits[MOST][2];
    uint32_t block[16], nonce[3] = { 0, 0, 0 };
    size_t first, at, i, m;

    if (n < EC(check_min))
        return ec_aff_in_subgroup_n(a, n);
    for (i = 0; i < n; i++)
        if (!ct_bool(ec_aff_on_curve(&a[i])))
            return 0;
    for (first = 0; first < EC(check_error); first += EC(check_rows)) {
        memset(sum, 0, sizeof sum);             /* infinity */
        for (at = 0; at < n; at += m) {
            m = n - at < MOST ? n - at : MOST;
            for (i = 0; i < m; i++) {           /* 128 bits a point, four points a block */
                const size_t number = (at + i) / 4, quarter = (at + i) % 4;

                if (quarter == 0 || i == 0) {
                    nonce[0] = (uint32_t)((uint64_t)number >> 32);
                    pairing_chacha_block(block, seed, (uint32_t)number, nonce);
                }
                bits[i][0] = block[4 * quarter] | (uint64_t)block[4 * quarter + 1] << 32;
                bits[i][1] = block[4 * quarter + 2] | (uint64_t)block[4 * quarter + 3] << 32;
            }
            EC(check_accumulate)(sum, &a[at], bits, m, first);
        }
        if (!ct_bool(ec_aff_in_subgroup_n(sum, EC(check_rows))))
            return 0;
    }
    return ~(ct_mask)0;
}

#include "curves/ec_undef.h"
