/* SPDX-License-Identifier: Apache-2.0 */
/* The base field of BLS12-381 on the vector engine, for tests. */
#include "instances/api/bls12_381_scalar.h"

#include "curves/bls12_381/params.h"
#include "curves/bls12_381/rns.h"

#define PORT_CURVE bls12_381
#define PORT_PUBLIC(name) pairing_bls12_381_##name##_t
#define PORT_SCALAR(name) pairing_scalar_bls12_381_##name
#include "field/ifma/port.inc.h"
