/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-381's pairing with uncompressed squarings alone, for the row final_exponentiation/granger_scott. */
#include "instances/api/bls12_381_scalar.h"

#include "curves/bls12_381/params.h"
#include "curves/bls12_381/consts.h"

#define CYC_RUN_MIN 1000
#define INST(name) pairing_bench_granger_scott_bls12_381_##name
#define INST_T(name) pairing_bls12_381_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls12_381_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"
