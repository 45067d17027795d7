/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The choice of the engine. One atomic word holds 1 + the index of the engine in the table below;
 * 0 means "not yet chosen". Probing is idempotent, so two threads that meet here store the same word.
 */
#include <pairing/engine.h>

#include "field/cpu.h"
#include "instances/engine.h"

#include <stdbool.h>
#include <string.h>

/* in increasing order of preference */
static const struct engine {
    const char *name;
    int (*runs_here)(void); /* NULL: runs everywhere */
    unsigned scalar;        /* the kernels below it */
} engines[] = {
    {"portable", NULL, PAIRING_SCALAR_PORTABLE},
    {"x86_64", pairing_cpu_has_mulx_adx, PAIRING_SCALAR_X86_64},
    {"aarch64", pairing_cpu_is_aarch64, PAIRING_SCALAR_AARCH64},
#if PAIRING_HAVE_IFMA
    {"ifma", pairing_cpu_has_ifma, PAIRING_SCALAR_UNKNOWN}, /* last, see pairing_engine_is_ifma; the best kernels */
#endif
};

enum { ENGINES = sizeof engines / sizeof engines[0] };

pairing_atomic pairing_engine_choice;

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

static void choose(size_t i)
{
    pairing_atomic_store(&pairing_scalar_choice, engines[i].scalar);
    pairing_atomic_store(&pairing_vector_choice, i == 0 ? PAIRING_VECTOR_NONE : PAIRING_VECTOR_UNKNOWN);
    pairing_atomic_store(&pairing_engine_choice, (unsigned)i + 1);
}

unsigned pairing_engine_index(void)
{
    unsigned w = pairing_atomic_load(&pairing_engine_choice);

    if (w == 0)
        w = pairing_atomic_init(&pairing_engine_choice, (unsigned)best() + 1);
    return w - 1;
}

bool pairing_engine_is_ifma(void)
{
    return PAIRING_HAVE_IFMA && pairing_engine_index() == ENGINES - 1;
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
        choose(best());
        pairing_atomic_store(&pairing_vector_choice, PAIRING_VECTOR_UNKNOWN);
        return PAIRING_OK;
    }
    for (e = 0; e < ENGINES; e++) {
        if (strcmp(name, engines[e].name) == 0 && runs_here(e)) {
            choose(e);
            return PAIRING_OK;
        }
    }
    return PAIRING_ERR_ENGINE;
}
