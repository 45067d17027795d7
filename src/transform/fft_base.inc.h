/* SPDX-License-Identifier: Apache-2.0 */
/* What the passes of an FFT and their callers share: limits, threads, orders of nodes. Part of fft.inc.h; binding: fft_names.h. */
#ifndef FFT
#include "transform/fft_default.h"
#endif

#include "field/limbs.h"
#include "field/mont.h"
#include "field/mont_kernels.h"
#include "field/verify.h"

#ifndef PAIRING_OPENMP
#define PAIRING_OPENMP 0
#endif

/* Threads: above this length, where one of them is worth its start. */
#if PAIRING_OPENMP
#define FFT_PARALLEL _Pragma("omp parallel for if (log_n >= 13)")
#else
#define FFT_PARALLEL
#endif

enum { FFT(MAX_LOG) = FE_PARAM(TWO_ADICITY) < 24 ? FE_PARAM(TWO_ADICITY) : 24, FFT(LOG_RUN) = 5 };

/* How a coset is scaled: runs of elements (fft_scale). */
typedef struct {
    fe_t power[1 << FFT(LOG_RUN)], step;
    unsigned low, high;
    int reversed;
} fft_scale_t;

/* The node whose twiddle is -1/T[k]; 0 of 0. */
PAIRING_ALWAYS_INLINE size_t fft_mirror(size_t k)
{
    size_t low = k;
    low |= low >> 1;
    low |= low >> 2;
    low |= low >> 4;
    low |= low >> 8;
    low |= low >> 16;
    return k ^ (low >> 1);
}

PAIRING_ALWAYS_INLINE size_t fft_reversed(size_t i, unsigned bits)
{
    uint32_t r = (uint32_t)i;
    r = (r & 0x55555555) << 1 | (r >> 1 & 0x55555555);
    r = (r & 0x33333333) << 2 | (r >> 2 & 0x33333333);
    r = (r & 0x0f0f0f0f) << 4 | (r >> 4 & 0x0f0f0f0f);
    r = (r & 0x00ff00ff) << 8 | (r >> 8 & 0x00ff00ff);
    r = r << 16 | r >> 16;
    return bits == 0 ? 0 : r >> (32 - bits);
}

PAIRING_ALWAYS_INLINE int fft_is_plan(const fft_t *plan) { return plan != NULL && plan->w != NULL; }

/* r = a^(2^k) */
PAIRING_ALWAYS_INLINE void fft_pow2(fe_t *r, const fe_t *a, unsigned k)
{
    *r = *a;
    while (k-- > 0)
        fe_sqr(r, r);
}

static const uint64_t fft_p[FE_LIMBS] = FE_PARAM(MODULUS);
