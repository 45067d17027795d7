/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of keys, messages and signatures of one kind of signatures, as bls.c hands them over: encodings in, points inside. */
#ifndef PAIRING_COMMAND_BLS_LISTS_H
#define PAIRING_COMMAND_BLS_LISTS_H

#include "command/command.h"

typedef struct sig_list {
    size_t n;
    const blob *pk, *msg, *sig;       /* n of each that the call takes */
    const uint8_t *tag;
    size_t tag_size;
} sig_list;

enum rule { RULE_BASIC, RULE_AUG, RULE_POP };

/* *faulty: the entry whose encoding is refused, n for the aggregate signature sum. */
typedef struct list_ops {
    pairing_status (*aggregate)(uint8_t *out, const sig_list *l, size_t *faulty);
    pairing_status (*aggregate_verify)(const sig_list *l, const blob *sum, enum rule rule, size_t *faulty);
    pairing_status (*fast_aggregate_verify)(const sig_list *l, const blob *sum, size_t *faulty);
    pairing_status (*batch_verify)(pairing_status *results, const sig_list *l, size_t *faulty);
    pairing_status (*pop_verify)(const blob *pk, const blob *proof, const uint8_t *tag, size_t tag_size);
} list_ops;

#if PAIRING_HAVE_BLS12_381
extern const list_ops minpk_lists, minsig_lists;
#endif

#endif
