/* SPDX-License-Identifier: Apache-2.0
 *
 * expand_message [RFC 9380, 5.3] as a stream: the caller says how many bytes it will read in all (the number
 * enters the hash), then reads them in pieces. Both forms, over the hash functions of digest.h:
 *
 *   XMD (5.3.1)  Merkle-Damgaard hashes, at most 255 digests of output
 *   XOF (5.3.2)  extendable outputs, at most PAIRING_XOF_MAX bytes as a stream, since OpenSSL gives them in one piece
 *
 * Domain separation tags: 1 to 255 bytes as they are; longer ones as H("H2C-OVERSIZE-DST-" || DST), of an XOF
 * ceil(2k/8) bytes; an empty one is refused (RFC 9380, 3.1). Time depends on lengths alone.
 */
#ifndef PAIRING_CURVES_EXPAND_H
#define PAIRING_CURVES_EXPAND_H

#include <pairing/expand.h>

#include "curves/digest.h"

#define PAIRING_EXPAND_MAX 65535 /* bytes of output of any form */
#define PAIRING_XOF_MAX 1024
#define PAIRING_DST_MAX 255 /* bytes of a tag that is used as it is */

#ifdef __cplusplus
extern "C" {
#endif

/* What is hashed: prefix || message under a tag. Each of the first two may be (NULL, 0). */
typedef struct {
    const uint8_t *prefix;
    size_t prefix_len;
    const uint8_t *msg;
    size_t msg_len;
    const uint8_t *dst;
    size_t dst_len;
    pairing_expander expander;
} pairing_hash_input;

typedef struct {
    pairing_digest_t h;
    uint8_t dst_prime[PAIRING_DST_MAX + 1]; /* DST || its length */
    size_t dst_prime_len;
    size_t left; /* bytes of the output not yet read */
    size_t size; /* bytes of the current block */
    size_t used; /* of these, already read */
    unsigned i;  /* XMD: blocks computed */
    uint8_t b0[PAIRING_DIGEST_MAX];
    uint8_t block[PAIRING_XOF_MAX]; /* XMD: b_i;  XOF: the whole output */
} pairing_expand_t;

/* Starts an output of `total` bytes at security level k. PAIRING_ERR_DST for an empty tag, PAIRING_ERR_ARGUMENT as
 * pairing_expand_message; then nothing is open and neither read nor end may follow. */
pairing_status pairing_expand_begin(pairing_expand_t *x, size_t total, const pairing_hash_input *in, unsigned k);

/* The next n bytes; not more than are left. */
void pairing_expand_read(pairing_expand_t *x, uint8_t *out, size_t n);

/* Closes and wipes. PAIRING_ERR_UNSUPPORTED if the hash function failed: what was read is void. */
pairing_status pairing_expand_end(pairing_expand_t *x);

#ifdef __cplusplus
}
#endif

#endif
