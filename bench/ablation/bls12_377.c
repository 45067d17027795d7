/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-377's pairing with uncompressed squarings alone, for the row final_exponentiation/granger_scott. */
#include "instances/api/bls12_377_scalar.h"

#include "curves/bls12_377/params.h"
#include "curves/bls12_377/consts.h"

#define CYC_RUN_MIN 1000
#define INST(name) pairing_bench_granger_scott_bls12_377_##name
#define INST_T(name) pairing_bls12_377_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls12_377_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"
