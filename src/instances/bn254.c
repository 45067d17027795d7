/* SPDX-License-Identifier: Apache-2.0 */
/* BN254 on the scalar engine. */
#include "instances/api/bn254_whole.h"

#include "curves/bn254/params.h"
#include "curves/bn254/consts.h"
#include "curves/bn254/h2c.h"

#define INST(name) pairing_scalar_bn254_##name
#define INST_T(name) pairing_bn254_##name##_t
#define INST_WHOLE(name) pairing_whole_bn254_##name
#define INST_SIGNATURES
#define INST_SIGNATURES_KECCAK
#define ENCODE_ARKWORKS
#define ENCODE_ARKWORKS_GT
#define EVM_WORD 32
#define EVM_CONSTANT_FIRST 0
#include "instances/curve.inc.h"

#include "instances/api/bn254_inline.inc.h"
