/* SPDX-License-Identifier: Apache-2.0 */
/* BLS24-315 on the vector engine. */
#include "instances/api/bls24_315_scalar.h"
#include "instances/api/bls24_315_ifma.h"

#include "curves/bls24_315/params.h"
#include "curves/bls24_315/rns.h"
#include "curves/bls24_315/consts_rns.h"

#define INST(name) pairing_residue_bls24_315_##name
#define INST_T(name) pairing_residue_bls24_315_##name##_t
#define IFMA_ENTRY(name) pairing_ifma_bls24_315_##name
#define IFMA_PUBLIC(name) pairing_bls24_315_##name##_t
#define IFMA_SCALAR(name) pairing_scalar_bls24_315_##name
#include "instances/ifma.inc.h"
