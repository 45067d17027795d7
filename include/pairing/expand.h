/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expand_message of RFC 9380: the expanders that the hash functions of every curve take.
 */
#ifndef PAIRING_EXPAND_H
#define PAIRING_EXPAND_H

#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum pairing_expander {
    PAIRING_EXPAND_XMD_SHA256 = 0,    /* the default: what functions without the argument use */
    PAIRING_EXPAND_XMD_SHA512 = 1,
    PAIRING_EXPAND_XMD_KECCAK256 = 2, /* Keccak as the EVM has it, not SHA-3 */
    PAIRING_EXPAND_XOF_SHAKE128 = 3,
    PAIRING_EXPAND_XOF_SHAKE256 = 4
} pairing_expander;

/* The name in a suite, "XMD:SHA-256"; NULL for what is no expander. */
PAIRING_API const char *pairing_expander_name(pairing_expander e);

/* out = expand_message(msg, dst, out_len). dst: 1 to 255 bytes, longer ones are hashed first (5.3.3), an empty one is
   PAIRING_ERR_DST. k: the security level in bits, 128 in every suite here; only an XOF uses it, for the length of a
   hashed tag. PAIRING_ERR_ARGUMENT for no expander, k = 0 or over 1020, out_len over 255 digests (XMD) or 65535.
   PAIRING_ERR_UNSUPPORTED in a build without that hash function. Time depends on lengths alone. */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_expand_message(uint8_t out[], size_t out_len, const uint8_t msg[],
        size_t msg_len, const uint8_t dst[], size_t dst_len, pairing_expander e, unsigned k);

#ifdef __cplusplus
}
#endif

#endif
