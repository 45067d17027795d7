/* SPDX-License-Identifier: Apache-2.0
 *
 * The signature texts of an instance: secret keys, then the two variants of BLS signatures. Included last
 * by the instances of curves that have them (INST_SIGNATURES).
 *
 *   sig_minpk           minimal public keys: public keys in G1, signatures in G2
 *   sig_minsig          minimal signatures: signatures in G1, public keys in G2
 *   sig_minsig_keccak   the same with Keccak-256 (INST_SIGNATURES_KECCAK): only the functions that hash
 *   sk_derive, eth      Ethereum's additions (INST_ETHEREUM)
 */
#include "curves/expand.h"
#include "field/random.h"
#include "signature/distinct.h"
#include "signature/hkdf.h"
#include "signature/keys.inc.h"
#include "signature/shares.inc.h"

#define SIG(name) INST(sig_minpk_##name)
#define SH(name) SIG(name)
#define SIG_EXPANDER PAIRING_EXPAND_XMD_SHA256
#define SIG_CTX_T INST_T(sig_minpk_ctx)
#define SIG_PK_IS_G1 1
#define SIG_PAIRS(pk, sg) pk, sg
#define PK(name) INST(g1_##name)
#define PK_WHOLE(name) INST_WHOLE(g1_##name)
#define PK_T INST_T(g1)
#define PK_AFF_T INST_T(g1_aff)
#define PK_BYTES FP_BYTES
#define SG(name) INST(g2_##name)
#define SG_WHOLE(name) INST_WHOLE(g2_##name)
#define SG_T INST_T(g2)
#define SG_AFF_T INST_T(g2_aff)
#define SG_BYTES (CURVE_FQ_DEGREE * FP_BYTES)
#include "signature/bls_keys.inc.h"
#include "signature/threshold.inc.h"
#include "signature/bls.inc.h"
#include "signature/bls_aggregate.inc.h"
#include "signature/bls_batch.inc.h"
#include "signature/sig_unbind.h"

#define SIG(name) INST(sig_minsig_##name)
#define SH(name) SIG(name)
#define SIG_EXPANDER PAIRING_EXPAND_XMD_SHA256
#define SIG_CTX_T INST_T(sig_minsig_ctx)
#define SIG_PK_IS_G1 0
#define SIG_PAIRS(pk, sg) sg, pk
#define PK(name) INST(g2_##name)
#define PK_WHOLE(name) INST_WHOLE(g2_##name)
#define PK_T INST_T(g2)
#define PK_AFF_T INST_T(g2_aff)
#define PK_BYTES (CURVE_FQ_DEGREE * FP_BYTES)
#define SG(name) INST(g1_##name)
#define SG_WHOLE(name) INST_WHOLE(g1_##name)
#define SG_T INST_T(g1)
#define SG_AFF_T INST_T(g1_aff)
#define SG_BYTES FP_BYTES
#include "signature/bls_keys.inc.h"
#include "signature/threshold.inc.h"
#include "signature/bls.inc.h"
#include "signature/bls_aggregate.inc.h"
#include "signature/bls_batch.inc.h"
#ifdef INST_SIGNATURES_KECCAK
#undef SH
#undef SIG_EXPANDER
#define SH(name) INST(sig_minsig_keccak_##name)
#define SIG_EXPANDER PAIRING_EXPAND_XMD_KECCAK256
#include "signature/bls.inc.h"
#include "signature/bls_aggregate.inc.h"
#include "signature/bls_batch.inc.h"
#endif
#include "signature/sig_unbind.h"

#ifdef INST_ETHEREUM
#include "signature/ethereum.inc.h"
#endif
