/* SPDX-License-Identifier: Apache-2.0
 *
 * SHA-256 as the hashing texts need it: several digests one after the other, fed in pieces. The one
 * place that knows which library computes it (OpenSSL's EVP); a build without it answers
 * PAIRING_ERR_UNSUPPORTED.
 *
 * Any call may fail (no memory, no provider). A failure is remembered: later calls do nothing, and
 * pairing_sha256_end reports it, so that callers test once, at the end.
 */
#ifndef PAIRING_CURVES_SHA256_H
#define PAIRING_CURVES_SHA256_H

#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

#define PAIRING_SHA256_BYTES 32 /* of a digest */
#define PAIRING_SHA256_BLOCK 64 /* of an input block */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    void *ctx; /* of the library that computes; NULL after a failure */
} pairing_sha256_t;

/* Prepares for any number of digests; pairing_sha256_end must follow in every case. */
void pairing_sha256_begin(pairing_sha256_t *h);

/* Starts a digest. */
void pairing_sha256_init(pairing_sha256_t *h);

/* Feeds n bytes; (NULL, 0) is allowed. Time depends on n alone. */
void pairing_sha256_update(pairing_sha256_t *h, const uint8_t *in, size_t n);

/* The 32 bytes of the digest of what was fed since init; zeroed after a failure. out may be what was fed. */
void pairing_sha256_final(pairing_sha256_t *h, uint8_t *out);

/* Releases and wipes. PAIRING_OK, or PAIRING_ERR_UNSUPPORTED when any call since begin has failed. */
pairing_status pairing_sha256_end(pairing_sha256_t *h);

/* HMAC (RFC 2104), on a prepared h: init with the key (over 64 bytes: its hash), then any number of
 * pairing_sha256_update, then final, which wipes k. Constant time in all contents. */
typedef struct {
    uint8_t block[PAIRING_SHA256_BLOCK];
} pairing_hmac_key_t;

void pairing_hmac_init(pairing_sha256_t *h, pairing_hmac_key_t *k, const uint8_t *key, size_t key_len);
void pairing_hmac_final(pairing_sha256_t *h, pairing_hmac_key_t *k, uint8_t *out);

#ifdef __cplusplus
}
#endif

#endif
