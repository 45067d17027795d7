/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-761's pairing in the variant of ablation/variants.h that the build names. */
#include "ablation/variants.h"

#include "instances/api/bw6_761_scalar.h"
#include "instances/api/bls12_377_scalar.h"

#include "curves/bw6_761/params.h"
#include "curves/bw6_761/consts.h"

#define INST(name) ABLATION_NAME(bw6_761_##name)
#define INST_T(name) pairing_bw6_761_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls12_377_fp_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"

ABLATION_TABLE(bw6_761)
