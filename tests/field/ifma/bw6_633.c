/* SPDX-License-Identifier: Apache-2.0 */
/* The base field of BW6-633 on the vector engine, for tests. */
#include "instances/api/bw6_633_scalar.h"

#include "curves/bw6_633/params.h"
#include "curves/bw6_633/rns.h"

#define PORT_CURVE bw6_633
#define PORT_PUBLIC(name) pairing_bw6_633_##name##_t
#define PORT_SCALAR(name) pairing_scalar_bw6_633_##name
#include "field/ifma/port.inc.h"
