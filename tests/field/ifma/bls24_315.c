/* SPDX-License-Identifier: Apache-2.0 */
/* The base field of BLS24-315 on the vector engine, for tests. */
#include "instances/api/bls24_315_scalar.h"

#include "curves/bls24_315/params.h"
#include "curves/bls24_315/rns.h"

#define PORT_CURVE bls24_315
#define PORT_PUBLIC(name) pairing_bls24_315_##name##_t
#define PORT_SCALAR(name) pairing_scalar_bls24_315_##name
#include "field/ifma/port.inc.h"
