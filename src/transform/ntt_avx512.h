/* SPDX-License-Identifier: Apache-2.0 */
/* Vectors of eight words for the transforms: AVX-512 F and DQ. For the units that are compiled for it. */
#ifndef PAIRING_TRANSFORM_NTT_AVX512_H
#define PAIRING_TRANSFORM_NTT_AVX512_H

#if !defined(__x86_64__)
#error "ntt_avx512.h needs a unit that is compiled with AVX-512 F and DQ"
#endif

#include "transform/ntt_kernels.h"
#include "transform/ntt_reduce.h"

#include <immintrin.h>

typedef __m512i vec;
#define LANES 8
#define LOG_LANES 3

PAIRING_ALWAYS_INLINE vec v_load(const uint64_t *a) { return _mm512_loadu_si512(a); }
PAIRING_ALWAYS_INLINE void v_store(uint64_t *a, vec x) { _mm512_storeu_si512(a, x); }
PAIRING_ALWAYS_INLINE vec v_set1(uint64_t x) { return _mm512_set1_epi64((long long)x); }
PAIRING_ALWAYS_INLINE vec v_add(vec x, vec y) { return _mm512_add_epi64(x, y); }
PAIRING_ALWAYS_INLINE vec v_sub(vec x, vec y) { return _mm512_sub_epi64(x, y); }
PAIRING_ALWAYS_INLINE vec v_and(vec x, vec y) { return _mm512_and_si512(x, y); }

/* a difference that should not be is large as an unsigned number */
PAIRING_ALWAYS_INLINE vec v_csub(vec x, vec c) { return _mm512_min_epu64(x, v_sub(x, c)); }
PAIRING_ALWAYS_INLINE vec v_cadd(vec d, vec c) { return _mm512_min_epu64(d, v_add(d, c)); }

PAIRING_ALWAYS_INLINE vec v_add_if_less(vec r, vec x, vec y, vec c)
{
    return _mm512_mask_add_epi64(r, _mm512_cmplt_epu64_mask(x, y), r, c);
}
PAIRING_ALWAYS_INLINE vec v_sub_if_less(vec r, vec x, vec y, vec c)
{
    return _mm512_mask_sub_epi64(r, _mm512_cmplt_epu64_mask(x, y), r, c);
}

PAIRING_ALWAYS_INLINE vec v_high(vec x) { return _mm512_srli_epi64(x, 32); }
PAIRING_ALWAYS_INLINE vec v_low_up(vec x) { return _mm512_slli_epi64(x, 32); }
PAIRING_ALWAYS_INLINE vec v_shl(vec x, unsigned count) { return _mm512_sll_epi64(x, _mm_cvtsi32_si128((int)count)); }
PAIRING_ALWAYS_INLINE vec v_shr(vec x, unsigned count) { return _mm512_srl_epi64(x, _mm_cvtsi32_si128((int)count)); }
PAIRING_ALWAYS_INLINE vec v_mul32(vec x, vec y) { return _mm512_mul_epu32(x, y); }
PAIRING_ALWAYS_INLINE vec v_mullo(vec x, vec y) { return _mm512_mullo_epi64(x, y); }
PAIRING_ALWAYS_INLINE vec v_mullo_sub(vec x, vec y, vec z, vec p) { return v_sub(v_mullo(x, y), v_mullo(z, p)); }

PAIRING_ALWAYS_INLINE vec v_mulhi(vec x, vec y)
{
    const vec mask = v_set1(UINT64_C(0xffffffff));
    vec xh = v_high(x), yh = v_high(y);
    vec t = v_add(v_mul32(xh, y), v_high(v_mul32(x, y)));            /* < 2^64: (2^32-1)^2 + 2^32 - 1 */
    vec u = v_add(v_mul32(x, yh), v_and(t, mask));
    return v_add(v_add(v_mul32(xh, yh), v_high(t)), v_high(u));
}
PAIRING_ALWAYS_INLINE vec v_mul_wide(vec *low, vec x, vec y)
{
    *low = v_mullo(x, y);
    return v_mulhi(x, y);
}

PAIRING_ALWAYS_INLINE vec v_lanes(int a, int b, int c, int d, int e, int f, int g, int h)
{
    return _mm512_setr_epi64(a, b, c, d, e, f, g, h);
}

/* Words 0 .. 15 as 128-bit pairs:  0: 01 23 89 ab | 45 67 cd ef   1: 01 89 45 cd | 23 ab 67 ef   2: 02 8a 46 ce | 13 9b 57 df */
PAIRING_ALWAYS_INLINE void v_deal(int i, vec *x, vec *y)
{
    vec u = *x, v = *y;
    if (i == 0) {
        *x = _mm512_shuffle_i64x2(u, v, 0x44);
        *y = _mm512_shuffle_i64x2(u, v, 0xee);
    } else if (i == 1) {
        *x = _mm512_shuffle_i64x2(u, v, 0x88);
        *y = _mm512_shuffle_i64x2(u, v, 0xdd);
    } else if (i == 2) {
        *x = _mm512_unpacklo_epi64(u, v);
        *y = _mm512_unpackhi_epi64(u, v);
    } else {
        *x = _mm512_permutex2var_epi64(u, v_lanes(0, 8, 1, 9, 4, 12, 5, 13), v);
        *y = _mm512_permutex2var_epi64(u, v_lanes(2, 10, 3, 11, 6, 14, 7, 15), v);
    }
}

/* 2: 02 8a 46 ce | 13 9b 57 df   1: 01 89 45 cd | 23 ab 67 ef   0: 01 89 23 ab | 45 cd 67 ef */
PAIRING_ALWAYS_INLINE void v_undeal(int i, vec *x, vec *y)
{
    vec u = *x, v = *y;
    if (i == 2) {
        *x = _mm512_permutex2var_epi64(u, v_lanes(0, 2, 8, 10, 4, 6, 12, 14), v);
        *y = _mm512_permutex2var_epi64(u, v_lanes(1, 3, 9, 11, 5, 7, 13, 15), v);
    } else if (i == 1) {
        *x = _mm512_unpacklo_epi64(u, v);
        *y = _mm512_unpackhi_epi64(u, v);
    } else if (i == 0) {
        *x = _mm512_shuffle_i64x2(u, v, 0x44);
        *y = _mm512_shuffle_i64x2(u, v, 0xee);
    } else {
        *x = _mm512_shuffle_i64x2(u, v, 0x88);
        *y = _mm512_shuffle_i64x2(u, v, 0xdd);
    }
}

PAIRING_ALWAYS_INLINE vec v_spread(const uint64_t *w, int i, int back)
{
    if (i == 0) {
        vec two = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)w));
        return _mm512_permutexvar_epi64(back ? v_lanes(1, 1, 0, 0, 1, 1, 0, 0) : v_lanes(0, 0, 0, 0, 1, 1, 1, 1), two);
    }
    if (i == 1) {
        vec four = _mm512_castsi256_si512(_mm256_loadu_si256((const __m256i *)w));
        return _mm512_permutexvar_epi64(back ? v_lanes(3, 3, 1, 1, 2, 2, 0, 0) : v_lanes(0, 0, 2, 2, 1, 1, 3, 3), four);
    }
    return _mm512_permutexvar_epi64(back ? v_lanes(7, 6, 3, 2, 5, 4, 1, 0) : v_lanes(0, 1, 4, 5, 2, 3, 6, 7), v_load(w));
}

#include "transform/ntt_vector.inc.h"

#endif
