/* SPDX-License-Identifier: Apache-2.0 */
/* BW6-761 on the vector engine. */
#include "instances/api/bls12_377_scalar.h"
#include "instances/api/bw6_761_scalar.h"
#include "instances/api/bw6_761_ifma.h"

#include "curves/bw6_761/params.h"
#include "curves/bw6_761/rns.h"
#include "curves/bw6_761/consts_rns.h"

#define INST(name) pairing_residue_bw6_761_##name
#define INST_T(name) pairing_residue_bw6_761_##name##_t
#define IFMA_ENTRY(name) pairing_ifma_bw6_761_##name
#define IFMA_PUBLIC(name) pairing_bw6_761_##name##_t
#define IFMA_SCALAR(name) pairing_scalar_bw6_761_##name
#define FR(name) pairing_scalar_bls12_377_fp_##name /* r = p of the inner curve */
#include "instances/ifma.inc.h"
