/* SPDX-License-Identifier: Apache-2.0 */
/* The base field of BLS12-377 on the vector engine, for tests. */
#include "instances/api/bls12_377_scalar.h"

#include "curves/bls12_377/params.h"
#include "curves/bls12_377/rns.h"

#define PORT_CURVE bls12_377
#define PORT_PUBLIC(name) pairing_bls12_377_##name##_t
#define PORT_SCALAR(name) pairing_scalar_bls12_377_##name
#include "field/ifma/port.inc.h"
