/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sums of multiples of fixed points: where multiples of the points are stored, more digits of a scalar share one set of buckets.
 *
 * Binding: ec_names.h; msm.inc.h before.
 *
 *   ec_msm_table_len(n, blocks)                        points of a table, blocks >= 1
 *   ec_msm_table_init(table, p, n, blocks)             p in the subgroup
 *   ec_msm_table_scratch_size(n, blocks)               bytes
 *   ec_msm_table_vartime(r, table, k, n, blocks, scratch, bytes)     r = sum of [k[i]]p[i]
 *
 * With digits of c bits, W of them in a block, the block t has [2^(c W t)] endo^j(p[i]), all j of the first i, then of the next.
 * The digit t W + w goes to the buckets of window w with the point of block t. W and c are those of the plan for n points.
 */
#include "curves/ec_names.h"

size_t ec_msm_table_len(size_t n, size_t blocks)
{
    return blocks * n * EC(parts);
}

void ec_msm_table_init(ec_aff_t *table, const ec_aff_t *p, size_t n, size_t blocks)
{
    enum { CHUNK = 16 };
    EC(msm_plan_t) plan;
    ec_aff_t q[CHUNK];
    ec_t t[CHUNK];
    size_t i, j, m, b, d;

    EC(msm_plan)(&plan, EC(parts) * n, EC(part_bits), blocks);
    for (i = 0; i < n; i += m) {
        m = n - i < CHUNK ? n - i : CHUNK;
        for (j = 0; j < m; j++) {
            PAIRING_VERIFY(ct_bool(ec_aff_in_subgroup(&p[i + j])));
            ec_from_aff(&t[j], &p[i + j]);
        }
        for (b = 0; b < blocks; b++) {
            ec_to_aff_n(q, t, m);
            for (j = 0; j < m; j++) {
                ec_aff_t *row = &table[(b * n + i + j) * EC(parts)];

                ec_aff_copy(&row[0], &q[j]);
                EC(endo_tables)(row, 1);
                for (d = 0; b + 1 < blocks && d < plan.windows * plan.c; d++)
                    ec_dbl(&t[j], &t[j]);
            }
        }
    }
}

/* The plan, and how many threads it has in bytes; 0 for none. */
static size_t EC(msm_table_plan)(EC(msm_plan_t) *plan, size_t n, size_t blocks, size_t bytes)
{
    size_t threads;

    if (n == 0 || blocks > EC(msm_max_points) * 8 / EC(parts) / n)      /* numbers of points are below 2^29 */
        return 0;
    EC(msm_plan)(plan, EC(parts) * n, EC(part_bits), blocks);
    for (threads = EC(msm_threads)(plan); threads != 0 && EC(msm_bytes)(plan, 0, threads) > bytes;)
        threads--;
    return threads;
}

size_t ec_msm_table_scratch_size(size_t n, size_t blocks)
{
    EC(msm_plan_t) plan;
    const size_t threads = EC(msm_table_plan)(&plan, n, blocks, SIZE_MAX);

    return threads == 0 ? 0 : EC(msm_bytes)(&plan, 0, threads);
}

void ec_msm_table_vartime(ec_t *r, const ec_aff_t *table, const FR_T *k, size_t n, size_t blocks, uint8_t *scratch,
                          size_t bytes)
{
    EC(msm_plan_t) plan;
    EC(msm_shared_t) s;
    EC(msm_thread_t) t;
    EC(split_t) parts;
    ec_aff_t *none;
    ec_t acc, q;
    size_t i, j, threads = EC(msm_table_plan)(&plan, n, blocks, bytes);

    if (threads == 0) {
        ec_set_infinity(&acc);
        for (i = 0; i < n; i++) {
            ec_from_aff(&q, &table[i * EC(parts)]);
            ec_mul_vartime(&q, &q, &k[i]);
            ec_add(&acc, &acc, &q);
        }
        ec_copy(r, &acc);
        return;
    }
    scratch += (64 - (uintptr_t)scratch % 64) % 64;
    scratch += EC(msm_lay_shared)(&s, &none, &plan, 0, scratch);
    s.p = table;
    for (i = 0; i < n; i++) {
        EC(split)(&parts, &k[i]);
        memcpy(&s.words[i * EC(parts) * EC(part_words)], parts.words, sizeof parts.words);
        for (j = 0; j < EC(parts); j++)
            s.negative[i * EC(parts) + j] = parts.neg[j] & 1;
    }
    EC(msm_run_plan)(r, &plan, &s, scratch, EC(msm_lay_thread)(&t, &plan, NULL), threads);
}

#include "curves/ec_undef.h"
