/* SPDX-License-Identifier: Apache-2.0
 *
 * expand_message_xmd with SHA-256 [RFC 9380, 5.3.1, 5.3.3], as a stream: the caller says how many bytes
 * it will read in all (the number enters the hash), then reads them in pieces.
 *
 * Domain separation tags: 1 to 255 bytes as they are; longer ones as H("H2C-OVERSIZE-DST-" || DST); an
 * empty one is refused (RFC 9380, 3.1). The message may be (NULL, 0). Time depends on lengths alone.
 */
#ifndef PAIRING_CURVES_XMD_H
#define PAIRING_CURVES_XMD_H

#include "curves/sha256.h"

#define PAIRING_XMD_MAX ((size_t)255 * PAIRING_SHA256_BYTES) /* bytes of output, at most */
#define PAIRING_DST_MAX 255                                  /* bytes of a tag that is used as it is */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    pairing_sha256_t h;
    uint8_t b0[PAIRING_SHA256_BYTES], bi[PAIRING_SHA256_BYTES];
    uint8_t dst_prime[PAIRING_DST_MAX + 1]; /* DST || its length */
    size_t dst_prime_len;
    size_t left;   /* bytes of the output not yet read */
    unsigned i;    /* blocks computed */
    unsigned used; /* bytes of the current block already read */
} pairing_xmd_t;

/* Starts an output of `total` bytes. PAIRING_ERR_DST for an empty tag, PAIRING_ERR_ARGUMENT for total over
 * PAIRING_XMD_MAX; then nothing is open and neither read nor end may follow. */
pairing_status pairing_xmd_begin(pairing_xmd_t *x, size_t total, const uint8_t *msg, size_t msg_len,
                                 const uint8_t *dst, size_t dst_len);

/* The next n bytes; not more than are left. */
void pairing_xmd_read(pairing_xmd_t *x, uint8_t *out, size_t n);

/* Closes and wipes. PAIRING_ERR_UNSUPPORTED if the hash function failed: what was read is void. */
pairing_status pairing_xmd_end(pairing_xmd_t *x);

/* All at once: out = expand_message_xmd(msg, dst, out_len). out is zeroed on error. */
pairing_status pairing_expand_message_xmd(uint8_t *out, size_t out_len, const uint8_t *msg, size_t msg_len,
                                          const uint8_t *dst, size_t dst_len);

#ifdef __cplusplus
}
#endif

#endif
