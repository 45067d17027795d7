/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-381's pairing in the variant of ablation/variants.h that the build names. */
#include "ablation/variants.h"

#include "instances/api/bls12_381_scalar.h"

#include "curves/bls12_381/params.h"
#include "curves/bls12_381/consts.h"

#define INST(name) ABLATION_NAME(bls12_381_##name)
#define INST_T(name) pairing_bls12_381_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls12_381_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"

ABLATION_TABLE(bls12_381)
