/* SPDX-License-Identifier: Apache-2.0 */
/* BLS12-381 on the vector engine. */
#include "instances/api/bls12_381_scalar.h"
#include "instances/api/bls12_381_ifma.h"

#include "curves/bls12_381/params.h"
#include "curves/bls12_381/rns.h"
#include "curves/bls12_381/consts_rns.h"

#define INST(name) pairing_residue_bls12_381_##name
#define INST_T(name) pairing_residue_bls12_381_##name##_t
#define IFMA_ENTRY(name) pairing_ifma_bls12_381_##name
#define IFMA_PUBLIC(name) pairing_bls12_381_##name##_t
#define IFMA_SCALAR(name) pairing_scalar_bls12_381_##name
#include "instances/ifma.inc.h"
