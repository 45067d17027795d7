/* SPDX-License-Identifier: Apache-2.0 */
/* A run that tells the caller how far it is [pairing/progress.h]; several threads may tell. */
#ifndef PAIRING_CURVES_WATCH_H
#define PAIRING_CURVES_WATCH_H

#include <stddef.h>

#include <pairing/progress.h>

/* The run is in turns of `span` units, the present one of `parts` parts; `before` units are behind it. */
typedef struct {
    const pairing_progress *caller;
    uint64_t total, before, span, parts, done;
    bool stopped;
} pairing_watch;

/* Has the caller ended the run? No watch, no end. */
static inline bool pairing_watch_stopped(pairing_watch *w)
{
    bool stopped = false;

    if (w == NULL) return false;
#if defined(PAIRING_OPENMP) && PAIRING_OPENMP
#pragma omp critical(pairing_watch_lock)
#endif
    stopped = w->stopped;
    return stopped;
}

/* `parts` more parts of the turn are done. */
static inline void pairing_watch_step(pairing_watch *w, uint64_t parts)
{
    if (w == NULL || parts == 0) return;
#if defined(PAIRING_OPENMP) && PAIRING_OPENMP
#pragma omp critical(pairing_watch_lock)
#endif
    {
        w->done += parts;
        if (!w->stopped)
            w->stopped = !w->caller->call(w->caller->context, w->before + w->span * w->done / w->parts, w->total);
    }
}

/* The next turn. */
static inline void pairing_watch_turn(pairing_watch *w, uint64_t span, uint64_t parts)
{
    if (w == NULL) return;
    w->before += w->span;
    w->span = span;
    w->parts = parts;
    w->done = 0;
}

#endif
