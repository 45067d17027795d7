/* SPDX-License-Identifier: Apache-2.0
 *
 * Hash functions as the hashing texts need them: several digests one after the other, fed in pieces. The one
 * place that knows which library computes them: OpenSSL's EVP, and keccak.c for Keccak-256. A build without
 * OpenSSL has Keccak-256 alone and answers PAIRING_ERR_UNSUPPORTED for the others.
 *
 * Any call may fail (no memory, no provider). A failure is remembered: later calls do nothing, and
 * pairing_digest_end reports it, so that callers test once, at the end.
 */
#ifndef PAIRING_CURVES_DIGEST_H
#define PAIRING_CURVES_DIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

#include "curves/keccak.h"

#define PAIRING_SHA256_BYTES 32
#define PAIRING_DIGEST_MAX 64        /* bytes of a digest, at most */
#define PAIRING_DIGEST_BLOCK_MAX 136 /* bytes of an input block, at most */

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    PAIRING_DIGEST_SHA256,
    PAIRING_DIGEST_SHA512,
    PAIRING_DIGEST_KECCAK256,
    PAIRING_DIGEST_SHAKE128, /* the two of unlimited output: pairing_digest_final_xof ends them */
    PAIRING_DIGEST_SHAKE256
} pairing_digest_kind;

typedef struct {
    pairing_digest_kind kind;
    bool failed;
    void *ctx;          /* OpenSSL's */
    pairing_keccak_t k; /* ours */
} pairing_digest_t;

/* Bytes of a digest and of an input block of SHA-256, SHA-512 and Keccak-256. */
size_t pairing_digest_bytes(pairing_digest_kind kind);
size_t pairing_digest_block(pairing_digest_kind kind);

/* Prepares for any number of digests; pairing_digest_end must follow in every case. */
void pairing_digest_begin(pairing_digest_t *d, pairing_digest_kind kind);

/* Starts a digest. */
void pairing_digest_init(pairing_digest_t *d);

/* Feeds n bytes; (NULL, 0) is allowed. Time depends on n alone. */
void pairing_digest_update(pairing_digest_t *d, const uint8_t *in, size_t n);

/* The digest of what was fed since init; zeroed after a failure. out may be what was fed. */
void pairing_digest_final(pairing_digest_t *d, uint8_t *out);
void pairing_digest_final_xof(pairing_digest_t *d, uint8_t *out, size_t n);

/* Releases. PAIRING_OK, or PAIRING_ERR_UNSUPPORTED when any call since begin has failed. */
pairing_status pairing_digest_end(pairing_digest_t *d);

/* One SHA-256 of in[n]: zeros where it fails. */
pairing_status pairing_sha256(uint8_t out[PAIRING_SHA256_BYTES], const uint8_t *in, size_t n);

#ifdef __cplusplus
}
#endif

#endif
