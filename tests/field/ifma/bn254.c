/* SPDX-License-Identifier: Apache-2.0 */
/* The base field of BN254 on the vector engine, for tests. */
#include "instances/api/bn254_scalar.h"

#include "curves/bn254/params.h"
#include "curves/bn254/rns.h"

#define PORT_CURVE bn254
#define PORT_PUBLIC(name) pairing_bn254_##name##_t
#define PORT_SCALAR(name) pairing_scalar_bn254_##name
#include "field/ifma/port.inc.h"
