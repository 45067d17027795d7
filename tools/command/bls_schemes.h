/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of BLS signatures of this build as bls.c sees them: encodings in and out, keys untyped. */
#ifndef PAIRING_COMMAND_BLS_SCHEMES_H
#define PAIRING_COMMAND_BLS_SCHEMES_H

#include "command/command.h"

/* Secret keys of a curve; `sk` points to size bytes. */
typedef struct key_ops {
    const char *curve;
    size_t size, bytes;
    pairing_status (*random)(void *sk);
    pairing_status (*keygen)(void *sk, const uint8_t *ikm, size_t ikm_len, const uint8_t *info, size_t info_len);
    pairing_status (*from_bytes)(void *sk, const uint8_t *in, size_t len);
    void (*to_bytes)(uint8_t *out, const void *sk);
    /* EIP-2333, NULL where the curve has none: the master key of a seed, and sk = its child */
    pairing_status (*derive_master)(void *sk, const uint8_t *seed, size_t seed_len);
    pairing_status (*derive_child)(void *sk, uint32_t index);
} key_ops;

typedef struct sig_list {
    size_t n;
    const blob *pk, *msg, *sig;       /* n of each that the call takes */
    const uint8_t *tag;
    size_t tag_size;
} sig_list;

enum rule { RULE_BASIC, RULE_AUG, RULE_POP };

enum { MOST_SIG_BYTES = 96 }; /* of a compressed key or signature */

/* One kind of signatures. *faulty: the entry whose encoding is refused, n for the aggregate signature sum. */
typedef struct scheme {
    const char *name;
    const key_ops *keys;
    size_t pk_bytes, sig_bytes;
    const char *dst_basic, *dst_aug, *dst_pop, *dst_proof;
    pairing_status (*pubkey)(uint8_t *out, const void *sk);
    pairing_status (*sign)(uint8_t *out, const void *sk, const blob *msg, const uint8_t *tag, size_t tag_size);
    pairing_status (*verify)(const blob *pk, const blob *msg, const blob *sig, const uint8_t *tag, size_t tag_size);
    pairing_status (*pop_prove)(uint8_t *out, const void *sk, const uint8_t *tag, size_t tag_size);
    pairing_status (*pop_verify)(const blob *pk, const blob *proof, const uint8_t *tag, size_t tag_size);
    /* why an encoding is refused, or PAIRING_OK: as verify will find it, to say which of the two it is */
    pairing_status (*check_pk)(const blob *pk);
    pairing_status (*check_sig)(const blob *sig);
    pairing_status (*aggregate)(uint8_t *out, const sig_list *l, size_t *faulty);
    pairing_status (*aggregate_verify)(const sig_list *l, const blob *sum, enum rule rule, size_t *faulty);
    pairing_status (*fast_aggregate_verify)(const sig_list *l, const blob *sum, size_t *faulty);
    pairing_status (*batch_verify)(pairing_status *results, const sig_list *l, size_t *faulty);
} scheme;

/* All of the build, min-pk of BLS12-381 first if it is there; ends with NULL. */
extern const scheme *const all_schemes[];

#endif
