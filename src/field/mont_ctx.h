/* SPDX-License-Identifier: Apache-2.0 */
/* Run-time moduli from the inside: which kernel a context uses, its words, and what several units share. */
#ifndef PAIRING_FIELD_MONT_CTX_H
#define PAIRING_FIELD_MONT_CTX_H

#include "field/limbs_any.h"

#include <pairing/montgomery.h>

#define MONT_CTX_MAX_LIMBS (PAIRING_MONT_CTX_MAX_BITS / 64)

/* Forms of multiplication by the top word of p, as in mont.h: up to MONT_TOP_SQR, up to MONT_TOP_NO_CARRY, any. */
enum { MONT_FORM_SQR = 0, MONT_FORM_NO_CARRY = 1, MONT_FORM_CARRY = 2 };

/* The member `kernel` of a context for n words and a form; widths without kernels of their own have MONT_KERNEL_ANY. */
#define MONT_KERNEL(n, form) (3 * (n) + (form))
#define MONT_KERNEL_ANY 0

/* p, R mod p, R^2 mod p */
PAIRING_ALWAYS_INLINE const uint64_t *mont_ctx_p(const pairing_mont_ctx_t *m) { return m->words; }
PAIRING_ALWAYS_INLINE const uint64_t *mont_ctx_one(const pairing_mont_ctx_t *m) { return m->words + m->limbs; }
PAIRING_ALWAYS_INLINE const uint64_t *mont_ctx_r2(const pairing_mont_ctx_t *m) { return m->words + 2 * m->limbs; }

/* Whether a is an element, for PAIRING_VERIFY. */
PAIRING_ALWAYS_INLINE bool mont_ctx_valid(const uint64_t *a, const pairing_mont_ctx_t *m)
{
    return m->limbs > 0 && ct_bool(any_lt(a, m->words, m->limbs));
}

#endif
