/* SPDX-License-Identifier: Apache-2.0 */
/* The lists of both kinds of signatures over BLS12-381: bls_lists.inc.h once for each. */
#include "command/bls_lists.h"

#if PAIRING_HAVE_BLS12_381

#include <pairing/bls12_381.h>

#define V(name) pairing_bls12_381_sig_minpk_##name
#define O(name) minpk_##name
#define P(name) pairing_bls12_381_g1_##name
#define S(name) pairing_bls12_381_g2_##name
#include "command/bls_lists.inc.h"

#define V(name) pairing_bls12_381_sig_minsig_##name
#define O(name) minsig_##name
#define P(name) pairing_bls12_381_g2_##name
#define S(name) pairing_bls12_381_g1_##name
#include "command/bls_lists.inc.h"

#endif
