/* SPDX-License-Identifier: Apache-2.0 */
/* News of a long run, and an end to it before its time. */
#ifndef PAIRING_PROGRESS_H
#define PAIRING_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * call(context, done, total) is called by functions that take one of these: done never falls, total is that of the whole run,
 * and a run that nobody ends has its last call with done = total. Answering false ends the run; no call follows. Calls come from
 * one thread at a time, with OpenMP not always the same; some hundreds of microseconds lie between them, or more.
 */
typedef struct {
    bool (*call)(void *context, uint64_t done, uint64_t total);
    void *context; /* the caller's, may be NULL */
} pairing_progress;

#ifdef __cplusplus
}
#endif

#endif
