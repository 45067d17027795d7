/* SPDX-License-Identifier: Apache-2.0
 *
 * HKDF with SHA-256 [RFC 5869] as KeyGen of the BLS signature draft uses it: OpenSSL's EVP_KDF.
 */
#ifndef PAIRING_SIGNATURE_HKDF_H
#define PAIRING_SIGNATURE_HKDF_H

#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

#define PAIRING_HKDF_INFO_MAX 1022 /* bytes of info: OpenSSL's limit of 1024 less the two that KeyGen appends */

#ifdef __cplusplus
extern "C" {
#endif

/* KeyGen's form: okm = HKDF-Expand(HKDF-Extract(salt, ikm || 0), info || I2OSP(okm_len, 2), okm_len). ikm and salt
 * are not empty, okm_len is at most 255*32. Constant time in all contents.
 * PAIRING_ERR_ARGUMENT for info of more than PAIRING_HKDF_INFO_MAX bytes; PAIRING_ERR_UNSUPPORTED where the library
 * fails or is not in the build. On error okm is zero. */
pairing_status pairing_hkdf_keygen(uint8_t *okm, size_t okm_len, const uint8_t *salt, size_t salt_len,
                                   const uint8_t *ikm, size_t ikm_len, const uint8_t *info, size_t info_len);

/* Plain HKDF with empty info: okm = HKDF-Expand(HKDF-Extract(salt, ikm), "", okm_len). Else the same. */
pairing_status pairing_hkdf(uint8_t *okm, size_t okm_len, const uint8_t *salt, size_t salt_len, const uint8_t *ikm,
                            size_t ikm_len);

#ifdef __cplusplus
}
#endif

#endif
