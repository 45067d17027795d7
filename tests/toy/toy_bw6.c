/* SPDX-License-Identifier: Apache-2.0 */
/* The toy curve of the family BW6. */
#include "toy/toy.h"
#include "toy/toy_bw6/params.h"
#include "toy/toy_bw6/consts.h"

#define MILLER_AFFINE_MIN 2 /* so that products of few pairs go both ways */
#define INST(name) pairing_toy_bw6_##name
#define INST_T(name) pairing_toy_bw6_##name##_t
#include "instances/curve.inc.h"
