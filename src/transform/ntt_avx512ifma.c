/* SPDX-License-Identifier: Apache-2.0 */
/* Transforms of words on AVX-512 with IFMA: products of 52 bits for p < 2^51; the other primes as on AVX-512. */
#include "transform/ntt_avx512.h"

#define MASK52 ((UINT64_C(1) << 52) - 1)

/* floor(2^52 y/p) from floor(2^64 y/p) */
PAIRING_ALWAYS_INLINE vec v_aid(vec q, int kind)
{
    (void)kind;
    return _mm512_srli_epi64(q, 12);
}

/* Shoup's product of ntt_reduce.h with 2^52 for 2^64: 2p < 2^52. In: any x < 2^52. */
PAIRING_ALWAYS_INLINE vec v_step(vec x, vec y, vec aid, vec p, int kind)
{
    const vec zero = v_set1(0), minus_p = v_sub(v_set1(MASK52 + 1), p);
    vec z = _mm512_madd52hi_epu64(zero, x, aid);
    (void)kind;
    return v_and(_mm512_madd52lo_epu64(_mm512_madd52lo_epu64(zero, x, y), z, minus_p), v_set1(MASK52));
}

#include "transform/ntt.inc.h"

static void forward_lazy50(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_LAZY50); }
static void inverse_lazy50(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_LAZY50); }
static void forward_strict51(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_STRICT51); }
static void inverse_strict51(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_STRICT51); }

/* Barrett's product of ntt_reduce.h with 2^52 for 2^64, bits of p <= 50: the remainder is below 3p < 2^52. */
static void mul_barrett50(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    const vec zero = v_set1(0), p = v_set1(plan->p), p2 = v_set1(2 * plan->p), minus_p = v_sub(v_set1(MASK52 + 1), p);
    const vec m = v_set1(plan->barrett >> 12);
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i += LANES) {
        vec x = v_load(a + i), y = v_load(b + i);
        vec lo = _mm512_madd52lo_epu64(zero, x, y), hi = _mm512_madd52hi_epu64(zero, x, y);
        vec c = v_add(v_shl(hi, 54 - plan->bits), v_shr(lo, plan->bits - 2));
        vec q = _mm512_madd52hi_epu64(zero, c, m);
        vec t = v_and(_mm512_madd52lo_epu64(lo, q, minus_p), v_set1(MASK52));
        v_store(r + i, v_csub(v_csub(t, p2), p));
    }
}

/* the kinds above 51 bits */
static void forward_wide(uint64_t *a, const pairing_ntt_t *plan) { pairing_ntt_avx512.forward[plan->kind](a, plan); }
static void inverse_wide(uint64_t *a, const pairing_ntt_t *plan) { pairing_ntt_avx512.inverse[plan->kind](a, plan); }
static void mul_wide(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    pairing_ntt_avx512.mul[plan->kind](r, a, b, plan);
}

const ntt_kernels pairing_ntt_avx512ifma = {
    "avx512ifma",
    { forward_lazy50, forward_lazy50, forward_strict51, forward_wide, forward_wide, forward_wide, forward_wide, forward_wide },
    { inverse_lazy50, inverse_lazy50, inverse_strict51, inverse_wide, inverse_wide, inverse_wide, inverse_wide, inverse_wide },
    { mul_barrett50, mul_barrett50, mul_wide, mul_wide, mul_wide, mul_wide, mul_wide, mul_wide },
};
