/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-377 on the residue model: a test's object. */
#include <pairing/bls12_377.h>

#include "curves/bls12_377/params.h"
#include "curves/bls12_377/rns.h"
#include "curves/bls12_377/consts_rns.h"
#include "instances/api/bls12_377_scalar.h"

#define INST(name) pairing_rns_model_bls12_377_##name
#define INST_T(name) pairing_rns_model_bls12_377_##name##_t
#define MODEL_PUBLIC(name) pairing_bls12_377_##name##_t
#define MODEL_SCALAR(name) pairing_scalar_bls12_377_##name
#include "instances/rns_model.inc.h"
