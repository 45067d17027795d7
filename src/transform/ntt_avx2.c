/* SPDX-License-Identifier: Apache-2.0 */
/* Transforms of words on AVX2: four words a vector. There is no 64-bit product: it is made of products of 32-bit halves. */
#include "transform/ntt_kernels.h"
#include "transform/ntt_reduce.h"

#include <immintrin.h>

typedef __m256i vec;
#define LANES 4
#define LOG_LANES 2

PAIRING_ALWAYS_INLINE vec v_load(const uint64_t *a) { return _mm256_loadu_si256((const __m256i *)a); }
PAIRING_ALWAYS_INLINE void v_store(uint64_t *a, vec x) { _mm256_storeu_si256((__m256i *)a, x); }
PAIRING_ALWAYS_INLINE vec v_set1(uint64_t x) { return _mm256_set1_epi64x((long long)x); }
PAIRING_ALWAYS_INLINE vec v_add(vec x, vec y) { return _mm256_add_epi64(x, y); }
PAIRING_ALWAYS_INLINE vec v_sub(vec x, vec y) { return _mm256_sub_epi64(x, y); }

/* sign bit of m ? x : y */
PAIRING_ALWAYS_INLINE vec v_pick(vec m, vec x, vec y)
{
    return _mm256_castpd_si256(_mm256_blendv_pd(_mm256_castsi256_pd(y), _mm256_castsi256_pd(x), _mm256_castsi256_pd(m)));
}
PAIRING_ALWAYS_INLINE vec v_csub(vec x, vec c)
{
    vec d = v_sub(x, c);
    return v_pick(d, x, d);
}
PAIRING_ALWAYS_INLINE vec v_cadd(vec d, vec c) { return v_pick(d, v_add(d, c), d); }

/* all ones where x < y */
PAIRING_ALWAYS_INLINE vec v_less(vec x, vec y)
{
    const vec top = v_set1(UINT64_C(1) << 63);
    return _mm256_cmpgt_epi64(_mm256_xor_si256(y, top), _mm256_xor_si256(x, top));
}
PAIRING_ALWAYS_INLINE vec v_and(vec x, vec y) { return _mm256_and_si256(x, y); }
PAIRING_ALWAYS_INLINE vec v_add_if_less(vec r, vec x, vec y, vec c) { return v_add(r, v_and(c, v_less(x, y))); }
PAIRING_ALWAYS_INLINE vec v_sub_if_less(vec r, vec x, vec y, vec c) { return v_sub(r, v_and(c, v_less(x, y))); }

PAIRING_ALWAYS_INLINE vec v_high(vec x) { return _mm256_srli_epi64(x, 32); }
PAIRING_ALWAYS_INLINE vec v_low_up(vec x) { return _mm256_slli_epi64(x, 32); }
PAIRING_ALWAYS_INLINE vec v_shl(vec x, unsigned count) { return _mm256_sll_epi64(x, _mm_cvtsi32_si128((int)count)); }
PAIRING_ALWAYS_INLINE vec v_shr(vec x, unsigned count) { return _mm256_srl_epi64(x, _mm_cvtsi32_si128((int)count)); }
PAIRING_ALWAYS_INLINE vec v_mul32(vec x, vec y) { return _mm256_mul_epu32(x, y); }

/* high and low word of x*y; the low one costs nothing where it is not used */
PAIRING_ALWAYS_INLINE vec v_mul_wide(vec *low, vec x, vec y)
{
    const vec mask = v_set1(UINT64_C(0xffffffff));
    vec xh = v_high(x), yh = v_high(y), ll = v_mul32(x, y);
    vec t = v_add(v_mul32(xh, y), v_high(ll));                       /* < 2^64: (2^32-1)^2 + 2^32 - 1 */
    vec u = v_add(v_mul32(x, yh), v_and(t, mask));
    *low = v_add(v_low_up(u), v_and(ll, mask));
    return v_add(v_add(v_mul32(xh, yh), v_high(t)), v_high(u));
}
PAIRING_ALWAYS_INLINE vec v_mulhi(vec x, vec y)
{
    vec low;
    return v_mul_wide(&low, x, y);
}

/* the low word of x*y - z*p, and of x*y */
PAIRING_ALWAYS_INLINE vec v_cross(vec x, vec y) { return v_add(v_mul32(v_high(x), y), v_mul32(x, v_high(y))); }
PAIRING_ALWAYS_INLINE vec v_mullo(vec x, vec y) { return v_add(v_mul32(x, y), v_low_up(v_cross(x, y))); }
PAIRING_ALWAYS_INLINE vec v_mullo_sub(vec x, vec y, vec z, vec p)
{
    return v_add(v_sub(v_mul32(x, y), v_mul32(z, p)), v_low_up(v_sub(v_cross(x, y), v_cross(z, p))));
}

PAIRING_ALWAYS_INLINE vec v_aid(vec q, int kind) { return kind == NTT_SMALL ? v_high(q) : q; }

#include "transform/ntt_vector.inc.h"
PAIRING_ALWAYS_INLINE vec v_step(vec x, vec y, vec aid, vec p, int kind) { return v_step_word(x, y, aid, p, kind); }

PAIRING_ALWAYS_INLINE void v_deal(int i, vec *x, vec *y)
{
    vec u = *x, v = *y;
    if (i == 1 || i == 2) {
        *x = _mm256_unpacklo_epi64(u, v);
        *y = _mm256_unpackhi_epi64(u, v);
    }
    if (i == 0 || i == 2) {
        u = *x;
        v = *y;
        *x = _mm256_permute2x128_si256(u, v, 0x20);
        *y = _mm256_permute2x128_si256(u, v, 0x31);
    }
}

PAIRING_ALWAYS_INLINE void v_undeal(int i, vec *x, vec *y)
{
    vec u = *x, v = *y;
    if (i == 1 || i == -1) {
        *x = _mm256_permute2x128_si256(u, v, 0x20);
        *y = _mm256_permute2x128_si256(u, v, 0x31);
    }
    if (i == 1 || i == 0) {
        u = *x;
        v = *y;
        *x = _mm256_unpacklo_epi64(u, v);
        *y = _mm256_unpackhi_epi64(u, v);
    }
}

PAIRING_ALWAYS_INLINE vec v_spread(const uint64_t *w, int i, int back)
{
    if (i == 1)
        return back ? _mm256_permute4x64_epi64(v_load(w), 0x1b) : v_load(w);
    vec two = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)w));
    return back ? _mm256_permute4x64_epi64(two, 0x05) : _mm256_permute4x64_epi64(two, 0x50);
}

#include "transform/ntt.inc.h"

#include "transform/ntt_bodies.inc.h"

const ntt_kernels pairing_ntt_avx2 = {
    "avx2",
    { forward_small, forward_lazy61, forward_lazy61, forward_lazy61, forward_lazy, forward_strict, forward_full, forward_goldilocks },
    { inverse_small, inverse_lazy61, inverse_lazy61, inverse_lazy61, inverse_lazy, inverse_strict, inverse_full, inverse_goldilocks },
    { mul_barrett, mul_barrett, mul_barrett, mul_barrett, mul_barrett, mul_montgomery, mul_montgomery, mul_goldilocks },
};
