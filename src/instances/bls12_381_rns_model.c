/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-381 on the residue model: a test's object. */
#include <pairing/bls12_381.h>

#include "curves/bls12_381/params.h"
#include "curves/bls12_381/rns.h"
#include "curves/bls12_381/consts_rns.h"
#include "instances/api/bls12_381_scalar.h"

#define INST(name) pairing_rns_model_bls12_381_##name
#define INST_T(name) pairing_rns_model_bls12_381_##name##_t
#define MODEL_PUBLIC(name) pairing_bls12_381_##name##_t
#define MODEL_SCALAR(name) pairing_scalar_bls12_381_##name
#include "instances/rns_model.inc.h"
