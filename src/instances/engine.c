/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The choice of the engine. One atomic word holds 1 + the index of the engine in the table below;
 * 0 means "not yet chosen". Probing is idempotent, so two threads that meet here store the same word.
 */
#include <pairing/engine.h>

#include "instances/engine.h"

#include <stdbool.h>
#include <string.h>

/* in increasing order of preference */
static const struct engine {
    const char *name;
    bool (*runs_here)(void);
} engines[] = {
    {"portable", NULL}, /* NULL: runs everywhere */
};

enum { ENGINES = sizeof engines / sizeof engines[0] };

pairing_engine_word pairing_engine_choice;

static bool runs_here(size_t i)
{
    return engines[i].runs_here == NULL || engines[i].runs_here();
}

/* index of the last engine that runs here */
static size_t best(void)
{
    size_t i = ENGINES - 1;

    while (!runs_here(i))
        i--;
    return i;
}

unsigned pairing_engine_index(void)
{
    unsigned w = pairing_engine_load(&pairing_engine_choice);

    if (w == 0) {
        w = (unsigned)best() + 1;
        pairing_engine_store(&pairing_engine_choice, w);
    }
    return w - 1;
}

const char *pairing_engine(void)
{
    return engines[pairing_engine_index()].name;
}

const char *pairing_engine_at(size_t i)
{
    size_t e;

    for (e = 0; e < ENGINES; e++) {
        if (!runs_here(e))
            continue;
        if (i-- == 0)
            return engines[e].name;
    }
    return NULL;
}

pairing_status pairing_set_engine(const char *name)
{
    size_t e;

    if (name == NULL || strcmp(name, "auto") == 0) {
        pairing_engine_store(&pairing_engine_choice, (unsigned)best() + 1);
        return PAIRING_OK;
    }
    for (e = 0; e < ENGINES; e++) {
        if (strcmp(name, engines[e].name) == 0 && runs_here(e)) {
            pairing_engine_store(&pairing_engine_choice, (unsigned)e + 1);
            return PAIRING_OK;
        }
    }
    return PAIRING_ERR_ENGINE;
}
