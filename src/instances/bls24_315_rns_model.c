/* SPDX-License-Identifier: Apache-2.0 */
/* BLS24-315 on the residue model: a test's object. */
#include <pairing/bls24_315.h>

#include "curves/bls24_315/params.h"
#include "curves/bls24_315/rns.h"
#include "curves/bls24_315/consts_rns.h"
#include "instances/api/bls24_315_scalar.h"

#define INST(name) pairing_rns_model_bls24_315_##name
#define INST_T(name) pairing_rns_model_bls24_315_##name##_t
#define MODEL_PUBLIC(name) pairing_bls24_315_##name##_t
#define MODEL_SCALAR(name) pairing_scalar_bls24_315_##name
#include "instances/rns_model.inc.h"
