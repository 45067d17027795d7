/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-633 on the scalar engine. */
#include "instances/api/bw6_633_whole.h"
#include "instances/api/bls24_315_scalar.h"

#include "curves/bw6_633/params.h"
#include "curves/bw6_633/consts.h"
#include "curves/bw6_633/h2c.h"

#define INST(name) pairing_scalar_bw6_633_##name
#define INST_T(name) pairing_bw6_633_##name##_t
#define INST_WHOLE(name) pairing_whole_bw6_633_##name
#define CURVE_FR_NAME(name) pairing_scalar_bls24_315_fp_##name /* r = p of BLS24-315 */
#include "instances/curve.inc.h"

#include "instances/api/bw6_633_inline.inc.h"
