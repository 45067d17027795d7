/* SPDX-License-Identifier: Apache-2.0 */
/* The toy curve of the family BN. */
#include "toy/toy.h"
#include "toy/toy_bn/params.h"
#include "toy/toy_bn/consts.h"

#define MILLER_AFFINE_MIN 2 /* so that products of few pairs go both ways */
#define INST(name) pairing_toy_bn_##name
#define INST_T(name) pairing_toy_bn_##name##_t
#include "instances/curve.inc.h"
