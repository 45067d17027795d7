/* SPDX-License-Identifier: Apache-2.0 */
/* The base field of BW6-761 on the vector engine, for tests. */
#include "instances/api/bw6_761_scalar.h"

#include "curves/bw6_761/params.h"
#include "curves/bw6_761/rns.h"

#define PORT_CURVE bw6_761
#define PORT_PUBLIC(name) pairing_bw6_761_##name##_t
#define PORT_SCALAR(name) pairing_scalar_bw6_761_##name
#include "field/ifma/port.inc.h"
