/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One curve on the residue model: binds the field text and the types, includes the texts of the tower and the
 * pairing, and puts the instance behind words (field/rns_model/port.h). Objects of tests; no part of the library.
 *
 * Requires: INST(name), INST_T(name); MODEL_PUBLIC(name), the type pairing_<curve>_<name>_t; MODEL_SCALAR(name), the
 * scalar engine's function pairing_scalar_<curve>_<name>; the curve's public header, its hidden declarations, params.h,
 * rns.h and consts_rns.h. Where the scalar field is another curve's base field: FR(name), its functions.
 */
#if !defined(INST) || !defined(INST_T) || !defined(MODEL_PUBLIC) || !defined(MODEL_SCALAR)
#error "bind INST(name), INST_T(name), MODEL_PUBLIC(name) and MODEL_SCALAR(name)"
#endif

#define FE(name) INST(fp_##name)
#define FE_T INST_T(fp)
#define FE_SCALAR(name) MODEL_SCALAR(fp_##name)
#define FE_SCALAR_T MODEL_PUBLIC(fp)
#ifndef FR
#define FR(name) MODEL_SCALAR(fr_##name)
#endif
#define FR_T MODEL_PUBLIC(fr)

#include "field/rns_model/type.inc.h"
#include "instances/types.inc.h"

#define INST_FIELD "field/rns_model/fp.inc.h"
#define INST_PAIRING_ONLY
#define INST_PREP_T MODEL_PUBLIC(g2_prep)
#define MILLER_AFFINE_MIN 6
#define CYC_DECOMPRESS (FP(counts).compressed ? 4 : 1000)
#include "instances/curve.inc.h"

#include "instances/rns_model_port.inc.h"
