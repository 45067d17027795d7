/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operations of Fp, counted in an instance of the scalar engine: what count_operations prints.
 */
#ifndef PAIRING_BENCH_ABLATION_COUNTS_H
#define PAIRING_BENCH_ABLATION_COUNTS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAIRING_BENCH_MUL,          /* product, reduced */
    PAIRING_BENCH_SQR,          /* square, reduced */
    PAIRING_BENCH_DOT2,         /* sum of two products, reduced */
    PAIRING_BENCH_WIDE_MUL,     /* product or square of double width */
    PAIRING_BENCH_REDUCE,       /* reduction of a double width */
    PAIRING_BENCH_ADD,          /* sum, difference, negative */
    PAIRING_BENCH_WIDE_ADD,     /* the same of double width */
    PAIRING_BENCH_SMALL,        /* small multiple, of either width */
    PAIRING_BENCH_INV,          /* inverse */
    PAIRING_BENCH_OPERATIONS
};

extern unsigned long pairing_bench_counts[PAIRING_BENCH_OPERATIONS];

/* A step on elements of the curve: what is done once, after the counters were cleared. */
typedef struct {
    const char *name;
    void (*run)(void);
} pairing_bench_step;

/* The steps of one curve, ended by a name of NULL. */
typedef struct {
    const char *curve;
    const pairing_bench_step *steps;
} pairing_bench_table;

#ifdef __cplusplus
}
#endif

#ifndef __cplusplus
#include <stdint.h>

#define STEP(name, ...) \
    static void INST(count_##name)(void) \
    { \
        __VA_ARGS__; \
    }

/* Operands are the generators; counts do not depend on values. */
#define ABLATION_TABLE(c) \
    static INST_T(g1_aff) INST(count_p)[64]; \
    static INST_T(g2_aff) INST(count_q)[64]; \
    static SX_T INST(count_f), INST(count_g); \
    static SX(compressed_t) INST(count_z); \
    static INST_T(gt) INST(count_e); \
    static uint64_t INST(count_memory)[8192]; \
    static FR_T INST(count_k); \
    STEP(setup, for (size_t i = 0; i < 64; i++) { \
        pairing_##c##_g1_aff_generator(&INST(count_p)[i]); \
        pairing_##c##_g2_aff_generator(&INST(count_q)[i]); \
    } pairing_##c##_fr_set_u64(&INST(count_k), 1)) \
    STEP(fq_mul, FQ(mul)((FQ_T *)&INST(count_f), (FQ_T *)&INST(count_f), (FQ_T *)&INST(count_g))) \
    STEP(fq_sqr, FQ(sqr)((FQ_T *)&INST(count_f), (FQ_T *)&INST(count_f))) \
    STEP(sx_mul, SX(mul)(&INST(count_f), &INST(count_f), &INST(count_g))) \
    STEP(sx_sqr, SX(sqr)(&INST(count_f), &INST(count_f))) \
    STEP(cyc_sqr, SX(cyc_sqr)(&INST(count_f), &INST(count_f))) \
    STEP(csqr, SX(csqr)(&INST(count_z), &INST(count_z))) \
    STEP(decompress, SX(decompress_n)(&INST(count_f), &INST(count_z), 1)) \
    STEP(expt, INST(expt)(&INST(count_f), &INST(count_f))) \
    STEP(easy, SX(easy_part)(&INST(count_f), &INST(count_f))) \
    STEP(final, INST(final_exponentiation)(&INST(count_e), &INST(count_f))) \
    STEP(miller_1, INST(miller_loop_n)(&INST(count_f), INST(count_p), INST(count_q), 1)) \
    STEP(miller_2, INST(miller_loop_n)(&INST(count_f), INST(count_p), INST(count_q), 2)) \
    STEP(miller_16, INST(miller_loop_n)(&INST(count_f), INST(count_p), INST(count_q), 16)) \
    STEP(miller_64, INST(miller_loop_n)(&INST(count_f), INST(count_p), INST(count_q), 64)) \
    STEP(prepare, INST(g2_prep_init)((INST_T(g2_prep) *)(void *)INST(count_memory), INST(count_q))) \
    STEP(prepared, INST(miller_loop_prepared)(&INST(count_f), INST(count_p), \
                                              (INST_T(g2_prep) *)(void *)INST(count_memory))) \
    STEP(gt_pow, INST(gt_pow)(&INST(count_e), &INST(count_e), &INST(count_k))) \
    static const pairing_bench_step INST(count_steps)[] = { \
        { NULL, INST(count_setup) }, { "product of Fq", INST(count_fq_mul) }, { "square of Fq", INST(count_fq_sqr) }, \
        { "product of the target field", INST(count_sx_mul) }, { "square of it", INST(count_sx_sqr) }, \
        { "cyclotomic square", INST(count_cyc_sqr) }, { "compressed square", INST(count_csqr) }, \
        { "decompression of one", INST(count_decompress) }, { "power by the seed", INST(count_expt) }, \
        { "easy part", INST(count_easy) }, { "final exponentiation", INST(count_final) }, \
        { "Miller loop, 1 pair", INST(count_miller_1) }, { "2 pairs", INST(count_miller_2) }, \
        { "16 pairs", INST(count_miller_16) }, { "64 pairs", INST(count_miller_64) }, \
        { "lines of a point", INST(count_prepare) }, { "Miller loop over lines", INST(count_prepared) }, \
        { "power in GT", INST(count_gt_pow) }, { NULL, NULL } \
    }; \
    const pairing_bench_table pairing_bench_counts_##c = { #c, INST(count_steps) };
#endif

#endif
