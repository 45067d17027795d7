/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Engines: the arithmetic that runs below the same algorithms. "portable" is C11 for every machine, "x86_64" the same
 * with assembly for processors that have BMI2 and ADX (Intel since Broadwell, AMD since Zen), found at run time,
 * "aarch64" the same for 64-bit Arm processors; "ifma" computes pairings and powers in GT on AVX-512 IFMA (Intel since Ice
 * Lake, AMD since Zen 4) and leaves the rest to the best engine before it.
 * Results never depend on the engine, except a raw Miller value, which is defined only up to the
 * kernel of the final exponentiation. The choice (and that of <pairing/ntt.h>, which follows
 * it) is an atomic word, the only state of the library.
 */
#ifndef PAIRING_ENGINE_H
#define PAIRING_ENGINE_H

#include <stddef.h>

#include <pairing/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The name of the engine that runs: the fastest that this machine has unless one was forced. */
PAIRING_API const char *pairing_engine(void);

/*
 * Forces an engine by name, for the whole process; NULL or "auto" returns to the automatic choice.
 * PAIRING_ERR_ENGINE, and no change, for an unknown name or one that this build or CPU lacks.
 * Call it while no other call of the library runs: a call in flight may finish on either engine.
 */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_set_engine(const char *name);

/* The i-th engine that this build and CPU can run, in increasing order of preference; NULL past the end. */
PAIRING_API const char *pairing_engine_at(size_t i);

#ifdef __cplusplus
}
#endif

#endif
