/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-633's pairing with uncompressed squarings alone, for the row final_exponentiation/granger_scott. */
#include "instances/api/bw6_633_scalar.h"
#include "instances/api/bls24_315_scalar.h"

#include "curves/bw6_633/params.h"
#include "curves/bw6_633/consts.h"

#define CYC_RUN_MIN 1000
#define INST(name) pairing_bench_granger_scott_bw6_633_##name
#define INST_T(name) pairing_bw6_633_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls24_315_fp_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"
