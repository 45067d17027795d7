/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-377 on the scalar engine. */
#include "instances/api/bls12_377_whole.h"

#include "curves/bls12_377/params.h"
#include "curves/bls12_377/consts.h"
#include "curves/bls12_377/h2c.h"

#define INST(name) pairing_scalar_bls12_377_##name
#define INST_T(name) pairing_bls12_377_##name##_t
#define INST_WHOLE(name) pairing_whole_bls12_377_##name
#define ENCODE_ARKWORKS
#define ENCODE_ARKWORKS_GT
#include "instances/curve.inc.h"

#include "instances/api/bls12_377_inline.inc.h"
