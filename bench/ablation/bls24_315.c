/* SPDX-License-Identifier: Apache-2.0 */
/* BLS24-315's pairing in the variant of ablation/variants.h that the build names. */
#include "ablation/variants.h"

#include "instances/api/bls24_315_scalar.h"

#include "curves/bls24_315/params.h"
#include "curves/bls24_315/consts.h"

#define INST(name) ABLATION_NAME(bls24_315_##name)
#define INST_T(name) pairing_bls24_315_##name##_t
#define CURVE_FR_NAME(name) pairing_scalar_bls24_315_fr_##name
#define INST_PAIRING_ONLY
#include "instances/curve.inc.h"

ABLATION_TABLE(bls24_315)
