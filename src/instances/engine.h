/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The engine word, for the leaves that dispatch on it.
 */
#ifndef PAIRING_INSTANCES_ENGINE_H
#define PAIRING_INSTANCES_ENGINE_H

#if defined(__cplusplus)
#error "engine.h is for C sources; C++ sees <pairing/engine.h>"
#endif

#include <stdbool.h>

#include "field/atomic.h"

/* 0: not yet probed; else 1 + the index in the table of engine.c */
extern pairing_atomic pairing_engine_choice;

/* Index in the table of engine.c of the engine that runs, probing on the first call. */
unsigned pairing_engine_index(void);

/* Is the vector engine the one that runs? Called once in an operation. */
bool pairing_engine_is_ifma(void);

#endif
