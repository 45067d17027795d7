/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-761 on the scalar engine. */
#include "instances/api/bw6_761_whole.h"
#include "instances/api/bls12_377_scalar.h"

#include "curves/bw6_761/params.h"
#include "curves/bw6_761/consts.h"
#include "curves/bw6_761/h2c.h"

#define INST(name) pairing_scalar_bw6_761_##name
#define INST_T(name) pairing_bw6_761_##name##_t
#define INST_WHOLE(name) pairing_whole_bw6_761_##name
#define CURVE_FR_NAME(name) pairing_scalar_bls12_377_fp_##name /* r = p of BLS12-377 */
#define ENCODE_ARKWORKS
#define ENCODE_ARKWORKS_GT
#include "instances/curve.inc.h"

#include "instances/api/bw6_761_inline.inc.h"
