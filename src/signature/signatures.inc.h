/* SPDX-License-Identifier: Apache-2.0
 *
 * The signature texts of an instance: secret keys, then the two variants of BLS signatures. Included last
 * by the instances of curves that have them.
 *
 *   sig_minpk   minimal public keys: public keys in G1, signatures in G2
 *   sig_minsig  minimal signatures: signatures in G1, public keys in G2
 */
#include "field/random.h"
#include "signature/hkdf.h"
#include "signature/keys.inc.h"

#define SIG(name) INST(sig_minpk_##name)
#define PK(name) INST(g1_##name)
#define PK_T INST_T(g1)
#define PK_AFF_T INST_T(g1_aff)
#define PK_BYTES FP_BYTES
#define SG(name) INST(g2_##name)
#define SG_T INST_T(g2)
#define SG_AFF_T INST_T(g2_aff)
#define SG_BYTES (CURVE_FQ_DEGREE * FP_BYTES)
#define SIG_PAIRS(pk, sg) pk, sg
#include "signature/bls.inc.h"

#define SIG(name) INST(sig_minsig_##name)
#define PK(name) INST(g2_##name)
#define PK_T INST_T(g2)
#define PK_AFF_T INST_T(g2_aff)
#define PK_BYTES (CURVE_FQ_DEGREE * FP_BYTES)
#define SG(name) INST(g1_##name)
#define SG_T INST_T(g1)
#define SG_AFF_T INST_T(g1_aff)
#define SG_BYTES FP_BYTES
#define SIG_PAIRS(pk, sg) sg, pk
#include "signature/bls.inc.h"
