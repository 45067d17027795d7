/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-761 on the residue model: a test's object. */
#include <pairing/bw6_761.h>

#include "curves/bw6_761/params.h"
#include "curves/bw6_761/rns.h"
#include "curves/bw6_761/consts_rns.h"
#include "instances/api/bls12_377_scalar.h"
#include "instances/api/bw6_761_scalar.h"

#define INST(name) pairing_rns_model_bw6_761_##name
#define INST_T(name) pairing_rns_model_bw6_761_##name##_t
#define MODEL_PUBLIC(name) pairing_bw6_761_##name##_t
#define MODEL_SCALAR(name) pairing_scalar_bw6_761_##name
#define FR(name) pairing_scalar_bls12_377_fp_##name
#include "instances/rns_model.inc.h"
