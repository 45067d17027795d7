/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of signatures of the build's curves: bls_keys.inc.h once for each curve, bls_schemes.inc.h for each kind. */
#include "command/bls_schemes.h"

#include <pairing/pairing.h>

#if PAIRING_HAVE_BLS12_381

static pairing_status bls12_381_derive_master(void *sk, const uint8_t *seed, size_t seed_len)
{
    return pairing_bls12_381_sk_derive_master(sk, seed, seed_len);
}

static pairing_status bls12_381_derive_child(void *sk, uint32_t index)
{
    return pairing_bls12_381_sk_derive_child(sk, sk, index);
}

#define C_NAME "bls12_381"
#define CN(name) pairing_bls12_381_##name
#define CM(NAME) PAIRING_BLS12_381_##NAME
#define K(name) bls12_381_##name
#define K_MASTER bls12_381_derive_master
#define K_CHILD bls12_381_derive_child
#include "command/bls_keys.inc.h"

#define S_NAME "min-pk"
#define O(name) bls12_381_minpk_##name
#define V(name) pairing_bls12_381_sig_minpk_##name
#define W(name) pairing_bls12_381_sig_minpk_##name
#define D(name) PAIRING_BLS12_381_SIG_MINPK_DST_##name
#define P(name) pairing_bls12_381_g1_##name
#define S(name) pairing_bls12_381_g2_##name
#define P_BYTES PAIRING_BLS12_381_G1_COMPRESSED_BYTES
#define S_BYTES PAIRING_BLS12_381_G2_COMPRESSED_BYTES
#define S_KEYS &bls12_381_key_ops
#include "command/bls_schemes.inc.h"

#define S_NAME "min-sig"
#define O(name) bls12_381_minsig_##name
#define V(name) pairing_bls12_381_sig_minsig_##name
#define W(name) pairing_bls12_381_sig_minsig_##name
#define D(name) PAIRING_BLS12_381_SIG_MINSIG_DST_##name
#define P(name) pairing_bls12_381_g2_##name
#define S(name) pairing_bls12_381_g1_##name
#define P_BYTES PAIRING_BLS12_381_G2_COMPRESSED_BYTES
#define S_BYTES PAIRING_BLS12_381_G1_COMPRESSED_BYTES
#define S_KEYS &bls12_381_key_ops
#include "command/bls_schemes.inc.h"

#endif

#if PAIRING_HAVE_BN254

#define C_NAME "bn254"
#define CN(name) pairing_bn254_##name
#define CM(NAME) PAIRING_BN254_##NAME
#define K(name) bn254_##name
#define K_MASTER NULL
#define K_CHILD NULL
#include "command/bls_keys.inc.h"

#define S_NAME "min-pk"
#define O(name) bn254_minpk_##name
#define V(name) pairing_bn254_sig_minpk_##name
#define W(name) pairing_bn254_sig_minpk_##name
#define D(name) PAIRING_BN254_SIG_MINPK_DST_##name
#define P(name) pairing_bn254_g1_##name
#define S(name) pairing_bn254_g2_##name
#define P_BYTES PAIRING_BN254_G1_COMPRESSED_BYTES
#define S_BYTES PAIRING_BN254_G2_COMPRESSED_BYTES
#define S_KEYS &bn254_key_ops
#include "command/bls_schemes.inc.h"

#define S_NAME "min-sig"
#define O(name) bn254_minsig_##name
#define V(name) pairing_bn254_sig_minsig_##name
#define W(name) pairing_bn254_sig_minsig_##name
#define D(name) PAIRING_BN254_SIG_MINSIG_DST_##name
#define P(name) pairing_bn254_g2_##name
#define S(name) pairing_bn254_g1_##name
#define P_BYTES PAIRING_BN254_G2_COMPRESSED_BYTES
#define S_BYTES PAIRING_BN254_G1_COMPRESSED_BYTES
#define S_KEYS &bn254_key_ops
#include "command/bls_schemes.inc.h"

/* hashing by Keccak-256; keys and sums are those of min-sig */
#define S_NAME "min-sig-keccak"
#define O(name) bn254_minsig_keccak_##name
#define V(name) pairing_bn254_sig_minsig_keccak_##name
#define W(name) pairing_bn254_sig_minsig_##name
#define D(name) PAIRING_BN254_SIG_MINSIG_KECCAK_DST_##name
#define P(name) pairing_bn254_g2_##name
#define S(name) pairing_bn254_g1_##name
#define P_BYTES PAIRING_BN254_G2_COMPRESSED_BYTES
#define S_BYTES PAIRING_BN254_G1_COMPRESSED_BYTES
#define S_KEYS &bn254_key_ops
#include "command/bls_schemes.inc.h"

#endif

const scheme *const all_schemes[] = {
#if PAIRING_HAVE_BLS12_381
    &bls12_381_minpk_scheme, &bls12_381_minsig_scheme,
#endif
#if PAIRING_HAVE_BN254
    &bn254_minpk_scheme, &bn254_minsig_scheme, &bn254_minsig_keccak_scheme,
#endif
    NULL,
};
