/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of a vector engine with 64-bit lanes, one body a kind: forward_lazy, inverse_lazy, .., mul_barrett, .. */
#if !defined(LANES)
#error "ntt_bodies.inc.h needs the vectors of an engine"
#endif

static void forward_small(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_SMALL); }
static void inverse_small(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_SMALL); }
static void forward_lazy61(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_LAZY61); }
static void inverse_lazy61(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_LAZY61); }
static void forward_lazy(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_LAZY); }
static void inverse_lazy(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_LAZY); }
static void forward_strict(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_STRICT); }
static void inverse_strict(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_STRICT); }
static void forward_full(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_FULL); }
static void inverse_full(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_FULL); }
static void forward_goldilocks(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_GOLDILOCKS); }
static void inverse_goldilocks(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_GOLDILOCKS); }

static void mul_barrett(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    const vec m = v_set1(plan->barrett), p = v_set1(plan->p);
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i += LANES)
        v_store(r + i, v_barrett(v_load(a + i), v_load(b + i), m, plan->bits, p));
}

/* two steps: a*b/2^64, then times 2^128/2^64 */
static void mul_montgomery(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    const vec p = v_set1(plan->p), p_inv = v_set1(plan->p_inv), r2 = v_set1(plan->r2), aid = v_set1(plan->r2 * plan->p_inv);
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i += LANES) {
        vec y = v_load(b + i), t = v_montgomery(v_load(a + i), y, v_mullo(y, p_inv), p);
        v_store(r + i, v_montgomery(t, r2, aid, p));
    }
}

static void mul_goldilocks(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    const vec p = v_set1(plan->p), r2 = v_set1(plan->r2);
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i += LANES)
        v_store(r + i, v_goldilocks(v_goldilocks(v_load(a + i), v_load(b + i), p), r2, p));
}
