/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-633 on the residue model: a test's object. */
#include <pairing/bw6_633.h>

#include "curves/bw6_633/params.h"
#include "curves/bw6_633/rns.h"
#include "curves/bw6_633/consts_rns.h"
#include "instances/api/bls24_315_scalar.h"
#include "instances/api/bw6_633_scalar.h"

#define INST(name) pairing_rns_model_bw6_633_##name
#define INST_T(name) pairing_rns_model_bw6_633_##name##_t
#define MODEL_PUBLIC(name) pairing_bw6_633_##name##_t
#define MODEL_SCALAR(name) pairing_scalar_bw6_633_##name
#define FR(name) pairing_scalar_bls24_315_fp_##name
#include "instances/rns_model.inc.h"
