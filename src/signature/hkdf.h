/* SPDX-License-Identifier: Apache-2.0
 *
 * HKDF with SHA-256 [RFC 5869] as KeyGen of the BLS signature draft uses it.
 */
#ifndef PAIRING_SIGNATURE_HKDF_H
#define PAIRING_SIGNATURE_HKDF_H

#include "curves/sha256.h"

#ifdef __cplusplus
extern "C" {
#endif

/* PRK = HKDF-Extract(salt, ikm || zeros), zeros being n_zeros (at most 16) bytes. */
void pairing_hkdf_extract(pairing_sha256_t *h, uint8_t prk[PAIRING_SHA256_BYTES], const uint8_t *salt,
                          size_t salt_len, const uint8_t *ikm, size_t ikm_len, size_t n_zeros);

/* okm = HKDF-Expand(prk, info || tail, okm_len), at most 255*32 bytes. tail: what the draft appends to the
 * caller's info. */
void pairing_hkdf_expand(pairing_sha256_t *h, uint8_t *okm, size_t okm_len, const uint8_t prk[PAIRING_SHA256_BYTES],
                         const uint8_t *info, size_t info_len, const uint8_t *tail, size_t tail_len);

/* Both are constant-time in all contents; errors are reported by pairing_sha256_end(h). */

#ifdef __cplusplus
}
#endif

#endif
