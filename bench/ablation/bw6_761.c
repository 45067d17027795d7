/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-761's pairing with uncompressed squarings alone, for the row final_exponentiation/granger_scott. */
#include "instances/api/bw6_761_scalar.h"
#include "instances/api/bls12_377_scalar.h"

#include "curves/bw6_761/params.h"
#include "curves/bw6_761/consts.h"

#define CYC_RUN_MIN 1000
#define INST(name) pairing_bench_granger_scott_bw6_761_##name
#define INST_T(name) pairing_bw6_761_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls12_377_fp_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"
