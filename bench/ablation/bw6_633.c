/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-633's pairing in the variant of ablation/variants.h that the build names. */
#include "ablation/variants.h"

#include "instances/api/bw6_633_scalar.h"
#include "instances/api/bls24_315_scalar.h"

#include "curves/bw6_633/params.h"
#include "curves/bw6_633/consts.h"

#define INST(name) ABLATION_NAME(bw6_633_##name)
#define INST_T(name) pairing_bw6_633_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls24_315_fp_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"

ABLATION_TABLE(bw6_633)
