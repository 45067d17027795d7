/* SPDX-License-Identifier: Apache-2.0 */
/* BLS24-315's pairing with uncompressed squarings alone, for the row final_exponentiation/granger_scott. */
#include "instances/api/bls24_315_scalar.h"

#include "curves/bls24_315/params.h"
#include "curves/bls24_315/consts.h"

#define CYC_RUN_MIN 1000
#define INST(name) pairing_bench_granger_scott_bls24_315_##name
#define INST_T(name) pairing_bls24_315_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls24_315_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"
