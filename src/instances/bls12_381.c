/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-381 on the scalar engine. */
#include "instances/api/bls12_381_whole.h"

#include "curves/bls12_381/params.h"
#include "curves/bls12_381/consts.h"
#include "curves/bls12_381/h2c.h"

#define INST(name) pairing_scalar_bls12_381_##name
#define INST_T(name) pairing_bls12_381_##name##_t
#define INST_WHOLE(name) pairing_whole_bls12_381_##name
#define INST_SIGNATURES
#define INST_ETHEREUM
#define ENCODE_ARKWORKS_GT
#define EVM_WORD 64
#define EVM_CONSTANT_FIRST 1
#include "instances/curve.inc.h"

#include "instances/api/bls12_381_inline.inc.h"
