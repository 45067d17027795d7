/* SPDX-License-Identifier: Apache-2.0 */
/* A word that threads may write at once. Atomic where the compiler has C11 atomics; elsewhere a volatile word, which
   the targets without them read and write in one instruction. */
#ifndef PAIRING_FIELD_ATOMIC_H
#define PAIRING_FIELD_ATOMIC_H

#if defined(__cplusplus)
#error "atomic.h is for C sources: C++ has no such word"
#elif !defined(__STDC_NO_ATOMICS__)
#include <stdatomic.h>
typedef atomic_uint pairing_atomic;
#define pairing_atomic_load(w) atomic_load_explicit((w), memory_order_relaxed)
#define pairing_atomic_store(w, v) atomic_store_explicit((w), (v), memory_order_relaxed)
#else
typedef volatile unsigned pairing_atomic;
#define pairing_atomic_load(w) (*(w))
#define pairing_atomic_store(w, v) (void)(*(w) = (v))
#endif

/* Stores v where the word is 0; returns what it holds then. */
static inline unsigned pairing_atomic_init(pairing_atomic *w, unsigned v)
{
#if !defined(__STDC_NO_ATOMICS__)
    unsigned expected = 0;
    return atomic_compare_exchange_strong(w, &expected, v) ? v : expected;
#else
    if (*w == 0)
        *w = v;
    return *w;
#endif
}

#endif
