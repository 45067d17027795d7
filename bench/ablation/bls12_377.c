/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-377's pairing in the variant of ablation/variants.h that the build names. */
#include "ablation/variants.h"

#include "instances/api/bls12_377_scalar.h"

#include "curves/bls12_377/params.h"
#include "curves/bls12_377/consts.h"

#define INST(name) ABLATION_NAME(bls12_377_##name)
#define INST_T(name) pairing_bls12_377_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls12_377_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"

ABLATION_TABLE(bls12_377)
