/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Variants of the pairing floor, each the library's texts with other bindings; the build defines one of
 *
 *   ABLATION_granger_scott   powers of the seed by its signed digits, uncompressed squarings alone
 *   ABLATION_no_batch        compressed squarings over the runs of zeros, one inversion for each decompression
 *   ABLATION_batch           the same with one inversion for all of a power
 *   ABLATION_homogeneous     Miller loops in homogeneous coordinates, however many pairs there are
 *   ABLATION_counts          the library's own choice, counting the operations of Fp
 */
#ifndef PAIRING_BENCH_ABLATION_VARIANTS_H
#define PAIRING_BENCH_ABLATION_VARIANTS_H

#ifdef ABLATION_granger_scott
#define ABLATION_NAME_(name) pairing_bench_granger_scott_##name
#define EXPT_WINDOWS 0
#define CYC_DECOMPRESS 1000
#elif defined(ABLATION_no_batch)
#define ABLATION_NAME_(name) pairing_bench_no_batch_##name
#define EXPT_WINDOWS 0
#define CYC_BATCH 1
#elif defined(ABLATION_batch)
#define ABLATION_NAME_(name) pairing_bench_batch_##name
#define EXPT_WINDOWS 0
#elif defined(ABLATION_homogeneous)
#define ABLATION_NAME_(name) pairing_bench_homogeneous_##name
#define MILLER_AFFINE_MIN 1000000
#elif defined(ABLATION_counts)
#define ABLATION_NAME_(name) pairing_bench_counts_##name
#include "ablation/counts.h"
#define PAIRING_COUNT(op) (pairing_bench_counts[PAIRING_BENCH_##op]++)
#else
#error "one of the variants above"
#endif
#define ABLATION_NAME(name) ABLATION_NAME_(name)

#ifndef ABLATION_counts
#define ABLATION_TABLE(curve) _Static_assert(1, "only the counting variant has a table");
#endif

#endif
