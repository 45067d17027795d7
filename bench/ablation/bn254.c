/* SPDX-License-Identifier: Apache-2.0 */
/* BN254's pairing with compressed squarings over the runs of the seed, for the row final_exponentiation/compressed. */
#include "instances/api/bn254_scalar.h"

#include "curves/bn254/params.h"
#include "curves/bn254/consts.h"

#define EXPT_WINDOWS 0
#define INST(name) pairing_bench_compressed_bn254_##name
#define INST_T(name) pairing_bn254_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bn254_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"
