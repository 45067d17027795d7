/* SPDX-License-Identifier: Apache-2.0 */
/* Transforms of words in plain C: vectors of one word. */
#include "transform/ntt_scalar.h"

PAIRING_ALWAYS_INLINE vec v_aid(vec q, int kind)
{
    (void)kind;
    return q;
}

PAIRING_ALWAYS_INLINE vec v_step(vec x, vec y, vec aid, vec p, int kind)
{
    if (kind == NTT_FULL)
        return ntt_montgomery(x, y, aid, p);
    return ntt_shoup(x, y, aid, p);
}

#include "transform/ntt.inc.h"

static void forward_lazy(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_LAZY); }
static void inverse_lazy(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_LAZY); }
static void forward_strict(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_STRICT); }
static void inverse_strict(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_STRICT); }
static void forward_full(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_FULL); }
static void inverse_full(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_FULL); }

static void mul_barrett(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    const size_t n = (size_t)1 << plan->log_n;
    for (size_t i = 0; i < n; i++)
        r[i] = ntt_barrett(a[i], b[i], plan->barrett, plan->bits, plan->p);
}

static void mul_montgomery(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    const size_t n = (size_t)1 << plan->log_n;
    const uint64_t p = plan->p, aid = plan->r2 * plan->p_inv;
    for (size_t i = 0; i < n; i++) {
        uint64_t t = ntt_montgomery(a[i], b[i], b[i] * plan->p_inv, p);
        r[i] = ntt_montgomery(t, plan->r2, aid, p);
    }
}

/* One word gains nothing from the shifts of 2^64 - 2^32 + 1: three multiplications take less time. */
const ntt_kernels pairing_ntt_portable = {
    "portable",
    { forward_lazy, forward_lazy, forward_lazy, forward_lazy, forward_lazy, forward_strict, forward_full, forward_full },
    { inverse_lazy, inverse_lazy, inverse_lazy, inverse_lazy, inverse_lazy, inverse_strict, inverse_full, inverse_full },
    { mul_barrett, mul_barrett, mul_barrett, mul_barrett, mul_barrett, mul_montgomery, mul_montgomery, mul_montgomery },
};
