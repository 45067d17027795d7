/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The engine word, for the leaves that dispatch on it. Atomic where the compiler has C11 atomics;
 * elsewhere a volatile word, which the targets without them read and write in one instruction.
 */
#ifndef PAIRING_INSTANCES_ENGINE_H
#define PAIRING_INSTANCES_ENGINE_H

#if defined(__cplusplus)
#error "engine.h is for C sources; C++ sees <pairing/engine.h>"
#elif !defined(__STDC_NO_ATOMICS__)
#include <stdatomic.h>
typedef atomic_uint pairing_engine_word;
#define pairing_engine_load(w) atomic_load_explicit((w), memory_order_relaxed)
#define pairing_engine_store(w, v) atomic_store_explicit((w), (v), memory_order_relaxed)
#else
typedef volatile unsigned pairing_engine_word;
#define pairing_engine_load(w) (*(w))
#define pairing_engine_store(w, v) (void)(*(w) = (v))
#endif

/* 0: not yet probed; else 1 + the index in the table of engine.c */
extern pairing_engine_word pairing_engine_choice;

/* Index in the table of engine.c of the engine that runs, probing on the first call. */
unsigned pairing_engine_index(void);

#endif
