/* SPDX-License-Identifier: Apache-2.0 */
/* Plans of <pairing/ntt.h>, and the choice of the engine. */
#include <pairing/ntt.h>

#include "field/compiler.h"
#include "field/cpu.h"
#include "transform/ntt_kernels.h"
#include "transform/word_prime.h"

#include <string.h>

/* ---- engines ---- */

/* In increasing order of preference; the numbers are those of pairing_vector_choice (field/cpu.h). */
static const struct engine {
    unsigned number;
    const ntt_kernels *kernels;
} engines[] = {
    { PAIRING_VECTOR_NONE, &pairing_ntt_portable },
#ifdef PAIRING_ASM_X86_64
    { PAIRING_VECTOR_AVX2, &pairing_ntt_avx2 },
    { PAIRING_VECTOR_AVX512, &pairing_ntt_avx512 },
    { PAIRING_VECTOR_AVX512IFMA, &pairing_ntt_avx512ifma },
#endif
};

enum { ENGINES = sizeof engines / sizeof engines[0] };

static const ntt_kernels *kernels(void)
{
    const unsigned choice = pairing_vector_probe();
    size_t i = ENGINES - 1;
    while (engines[i].number > choice)
        i--;
    return engines[i].kernels;
}

const char *pairing_ntt_engine(void) { return kernels()->name; }

/* The processor's levels are nested: an engine runs where a higher one does. */
const char *pairing_ntt_engine_at(size_t i)
{
    return i < ENGINES && engines[i].number <= pairing_cpu_vectors() ? engines[i].kernels->name : NULL;
}

pairing_status pairing_ntt_set_engine(const char *name)
{
    if (name == NULL || strcmp(name, "auto") == 0) {
        pairing_atomic_store(&pairing_vector_choice, pairing_cpu_vectors());
        return PAIRING_OK;
    }
    for (size_t i = 0; i < ENGINES; i++)
        if (strcmp(name, engines[i].kernels->name) == 0 && engines[i].number <= pairing_cpu_vectors()) {
            pairing_atomic_store(&pairing_vector_choice, engines[i].number);
            return PAIRING_OK;
        }
    return PAIRING_ERR_ENGINE;
}

/* ---- plans ---- */

static enum ntt_kind kind_of(uint64_t p)
{
    static const unsigned char limit[] = { 30, 50, 51, 61, 62, 63 };
    for (int kind = NTT_SMALL; kind <= NTT_STRICT; kind++)
        if (p >> limit[kind] == 0)
            return (enum ntt_kind)kind;
    return p == NTT_GOLDILOCKS_P ? NTT_GOLDILOCKS : NTT_FULL;
}

/* A constant factor y in the form of its kind (ntt_kernels.h). */
static void set_factor(uint64_t *word, uint64_t *aid, uint64_t y, const pairing_ntt_t *plan, const word_divisor *m)
{
    uint64_t rest, quotient = pairing_word_div(&rest, y, 0, m);
    if (plan->kind <= NTT_STRICT) {
        *word = y;
        *aid = quotient;
    } else {
        *word = rest;
        *aid = rest * plan->p_inv;
    }
}

static size_t reversed(size_t i, unsigned bits)
{
    size_t r = 0;
    for (unsigned b = 0; b < bits; b++)
        r |= (i >> b & 1) << (bits - 1 - b);
    return r;
}

static void fill(pairing_ntt_t *plan, uint64_t *storage, const word_divisor *m)
{
    const size_t n = (size_t)1 << plan->log_n;
    const uint64_t p = plan->p, n_inv = p - (p - 1) / n; /* n (p-1)/n = -1 */
    uint64_t y = plan->psi, rest;
    storage[0] = storage[n] = 0;
    for (size_t i = 1; i < n; i++) {
        size_t k = reversed(i, plan->log_n);
        set_factor(storage + k, storage + n + k, y, plan, m);
        y = pairing_word_mul(y, plan->psi, m);
    }
    plan->words = storage;
    y = pairing_word_mul(pairing_word_pow(plan->psi, n / 2, m), n_inv, m);
    set_factor(&plan->n_inv[0], &plan->n_inv_aid[0], n_inv, plan, m);
    set_factor(&plan->n_inv[1], &plan->n_inv_aid[1], y, plan, m);
    if (plan->bits <= 62)
        plan->barrett = pairing_word_div(&rest, UINT64_C(1) << (plan->bits - 2), 0, m);
    pairing_word_div(&rest, 1, 0, m);
    plan->r2 = pairing_word_mul(rest, rest, m);
}

pairing_status pairing_ntt_init(pairing_ntt_t *plan, uint64_t *storage, size_t storage_len, size_t n, uint64_t p)
{
    word_divisor m;
    PAIRING_VERIFY(plan != NULL && (storage != NULL || storage_len == 0));
    memset(plan, 0, sizeof *plan);
    if (n < PAIRING_NTT_MIN_LENGTH || n > PAIRING_NTT_MAX_LENGTH || (n & (n - 1)) != 0)
        return PAIRING_ERR_TRANSFORM_LENGTH;
    if (storage_len < PAIRING_NTT_WORDS(n))
        return PAIRING_ERR_STORAGE;
    if (!pairing_word_is_prime(p))
        return PAIRING_ERR_NOT_PRIME;
    if ((p - 1) % (2 * n) != 0)
        return PAIRING_ERR_NO_ROOT;
    pairing_word_divisor_init(&m, p);
    plan->p = p;
    plan->kind = kind_of(p);
    plan->psi = pairing_word_root(2 * n, &m);
    plan->p_inv = pairing_word_inv64(p);
    while (n >> plan->log_n != 1)
        plan->log_n++;
    while (plan->bits < 64 && p >> plan->bits != 0)
        plan->bits++;
    fill(plan, storage, &m);
    return PAIRING_OK;
}

static int is_plan(const pairing_ntt_t *plan) { return plan != NULL && plan->words != NULL; }

size_t pairing_ntt_length(const pairing_ntt_t *plan) { return is_plan(plan) ? (size_t)1 << plan->log_n : 0; }
uint64_t pairing_ntt_modulus(const pairing_ntt_t *plan) { return is_plan(plan) ? plan->p : 0; }
uint64_t pairing_ntt_root(const pairing_ntt_t *plan) { return is_plan(plan) ? plan->psi : 0; }

/* ---- transforms ---- */

/* Verifying builds: n words in [0,p). */
static void check(const uint64_t *a, const pairing_ntt_t *plan)
{
#ifdef PAIRING_VERIFY_ENABLED
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i++)
        PAIRING_VERIFY(a[i] < plan->p);
#else
    (void)a;
    (void)plan;
#endif
}

pairing_status pairing_ntt_forward(uint64_t *a, const pairing_ntt_t *plan)
{
    if (!is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    check(a, plan);
    kernels()->forward[plan->kind](a, plan);
    check(a, plan);
    return PAIRING_OK;
}

pairing_status pairing_ntt_inverse(uint64_t *a, const pairing_ntt_t *plan)
{
    if (!is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    check(a, plan);
    kernels()->inverse[plan->kind](a, plan);
    check(a, plan);
    return PAIRING_OK;
}

pairing_status pairing_ntt_pointwise_mul(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan)
{
    if (!is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    check(a, plan);
    check(b, plan);
    kernels()->mul[plan->kind](r, a, b, plan);
    check(r, plan);
    return PAIRING_OK;
}

pairing_status pairing_ntt_mul(uint64_t *r, const uint64_t *a, const uint64_t *b, uint64_t *scratch, const pairing_ntt_t *plan)
{
    size_t n;
    if (!is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    n = (size_t)1 << plan->log_n;
    check(a, plan);
    check(b, plan);
    memcpy(scratch, b, n * sizeof *b);
    if (r != a)
        memcpy(r, a, n * sizeof *a);
    const ntt_kernels *k = kernels();
    k->forward[plan->kind](scratch, plan);
    k->forward[plan->kind](r, plan);
    k->mul[plan->kind](r, r, scratch, plan);
    k->inverse[plan->kind](r, plan);
    check(r, plan);
    return PAIRING_OK;
}
