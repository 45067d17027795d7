/* SPDX-License-Identifier: Apache-2.0 */
/* BN254's pairing in the variant of ablation/variants.h that the build names. */
#include "ablation/variants.h"

#include "instances/api/bn254_scalar.h"

#include "curves/bn254/params.h"
#include "curves/bn254/consts.h"

#define INST(name) ABLATION_NAME(bn254_##name)
#define INST_T(name) pairing_bn254_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bn254_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"

ABLATION_TABLE(bn254)
