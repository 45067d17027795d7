/* SPDX-License-Identifier: Apache-2.0 */
/* Vectors of one word, for the transforms in plain C. */
#ifndef PAIRING_TRANSFORM_NTT_SCALAR_H
#define PAIRING_TRANSFORM_NTT_SCALAR_H

#include "transform/ntt_kernels.h"
#include "transform/ntt_reduce.h"

typedef uint64_t vec;
#define LANES 1
#define LOG_LANES 0

PAIRING_ALWAYS_INLINE vec v_load(const uint64_t *a) { return *a; }
PAIRING_ALWAYS_INLINE void v_store(uint64_t *a, vec x) { *a = x; }
PAIRING_ALWAYS_INLINE vec v_set1(uint64_t x) { return x; }
PAIRING_ALWAYS_INLINE vec v_add(vec x, vec y) { return x + y; }
PAIRING_ALWAYS_INLINE vec v_sub(vec x, vec y) { return x - y; }
PAIRING_ALWAYS_INLINE vec v_csub(vec x, vec c) { return ntt_csub(x, c); }
PAIRING_ALWAYS_INLINE vec v_cadd(vec d, vec c) { return ntt_cadd(d, c); }
PAIRING_ALWAYS_INLINE vec v_add_mod(vec x, vec y, vec p) { return ntt_add_mod(x, y, p); }
PAIRING_ALWAYS_INLINE vec v_sub_mod(vec x, vec y, vec p) { return ntt_sub_mod(x, y, p); }

#endif
