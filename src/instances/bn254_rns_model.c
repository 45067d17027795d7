/* SPDX-License-Identifier: Apache-2.0 */
/* BN254 on the residue model: a test's object. */
#include <pairing/bn254.h>

#include "curves/bn254/params.h"
#include "curves/bn254/rns.h"
#include "curves/bn254/consts_rns.h"
#include "instances/api/bn254_scalar.h"

#define INST(name) pairing_rns_model_bn254_##name
#define INST_T(name) pairing_rns_model_bn254_##name##_t
#define MODEL_PUBLIC(name) pairing_bn254_##name##_t
#define MODEL_SCALAR(name) pairing_scalar_bn254_##name
#include "instances/rns_model.inc.h"
