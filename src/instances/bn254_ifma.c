/* SPDX-License-Identifier: Apache-2.0 */
/* BN254 on the vector engine. */
#include "instances/api/bn254_scalar.h"
#include "instances/api/bn254_ifma.h"

#include "curves/bn254/params.h"
#include "curves/bn254/rns.h"
#include "curves/bn254/consts_rns.h"

#define INST(name) pairing_residue_bn254_##name
#define INST_T(name) pairing_residue_bn254_##name##_t
#define IFMA_ENTRY(name) pairing_ifma_bn254_##name
#define IFMA_PUBLIC(name) pairing_bn254_##name##_t
#define IFMA_SCALAR(name) pairing_scalar_bn254_##name
#include "instances/ifma.inc.h"
