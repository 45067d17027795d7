/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-633 on the vector engine. */
#include "instances/api/bls24_315_scalar.h"
#include "instances/api/bw6_633_scalar.h"
#include "instances/api/bw6_633_ifma.h"

#include "curves/bw6_633/params.h"
#include "curves/bw6_633/rns.h"
#include "curves/bw6_633/consts_rns.h"

#define INST(name) pairing_residue_bw6_633_##name
#define INST_T(name) pairing_residue_bw6_633_##name##_t
#define IFMA_ENTRY(name) pairing_ifma_bw6_633_##name
#define IFMA_PUBLIC(name) pairing_bw6_633_##name##_t
#define IFMA_SCALAR(name) pairing_scalar_bw6_633_##name
#define FR(name) pairing_scalar_bls24_315_fp_##name /* r = p of the inner curve */
#include "instances/ifma.inc.h"
