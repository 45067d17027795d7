/* SPDX-License-Identifier: Apache-2.0 */
/* BLS24-315 on the scalar engine. */
#include "instances/api/bls24_315_whole.h"

#include "curves/bls24_315/params.h"
#include "curves/bls24_315/consts.h"
#include "curves/bls24_315/h2c.h"

#define INST(name) pairing_scalar_bls24_315_##name
#define INST_T(name) pairing_bls24_315_##name##_t
#define INST_WHOLE(name) pairing_whole_bls24_315_##name
#include "instances/curve.inc.h"

#include "instances/api/bls24_315_inline.inc.h"
