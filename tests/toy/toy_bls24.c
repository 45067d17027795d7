/* SPDX-License-Identifier: Apache-2.0 */
/* The toy curve of the family BLS24. */
#include "toy/toy.h"
#include "toy/toy_bls24/params.h"
#include "toy/toy_bls24/consts.h"

/* p fills 23 of 24 bits: a byte more, for the flags of the encodings */
#undef FP_BYTES
#define FP_BYTES 4

#define MILLER_AFFINE_MIN 2 /* so that products of few pairs go both ways */
#define INST(name) pairing_toy_bls24_##name
#define INST_T(name) pairing_toy_bls24_##name##_t
#include "instances/curve.inc.h"
