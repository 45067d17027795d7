/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fast Fourier transforms over a prime field, lengths n = 2^0 .. 2^24 that divide p - 1.
 *
 * Binding: fft_names.h, undone at the end; FFT_CORE, the passes: fft_scalar.inc.h, or fft_ifma.inc.h with FFT_SCALAR(name), the functions on
 * words, and with FFT_CORE_ONLY, which leaves to them all that is not faster by vectors.
 * Defines what tools/api/fft.api lists.
 *
 * The transform goes down a tree. Node j of depth d (j = 0 .. 2^d - 1) has 2t = n/2^d elements, a polynomial modulo x^(2t) - y^2, and splits
 * it into the remainders modulo x^t - y and x^t + y: pairs (u, v) that are t apart become (u + y v, u - y v). With w of order n,
 *     y = T[j] = w^e, e/n = the bits of j mirrored behind the point, halved: T = 1, w^(n/4), w^(n/8), w^(3n/8), ..
 * whatever the depth: one table of n/2 elements serves all levels, and a node has one twiddle. Leaves are the values in bit-reversed order
 * (dif). Back up the tree, (u, v) become (u + v, (u - v)/y): with the tree of 1/w this is the transform by w from bit-reversed into
 * natural order (dit). The tree of 1/w has 1/T[j] = -T[m], m = j with the bits below its highest one flipped.
 */
#ifndef FFT
#include "transform/fft_default.h"
#else
#include "transform/fft_names.h"
#endif

#include "transform/fft_base.inc.h"

#include FFT_CORE

#ifndef FFT_CORE_ONLY
/* ---- plans ---- */

size_t fft_len(size_t n)
{
    return n == 0 || n > (size_t)1 << FFT(MAX_LOG) || (n & (n - 1)) != 0 ? 0 : n == 1 ? 1 : n / 2;
}

pairing_status fft_init(fft_t *plan, fe_t *storage, size_t storage_len, size_t n)
{
    static const fe_t root = { FE_PARAM(ROOT_OF_UNITY) };
    static const fe_t half = { FE_PARAM(INV2) };
    fe_t w;
    memset(plan, 0, sizeof *plan);
    if (n == 0 || n > 1 << 24 || (n & (n - 1)) != 0)
        return PAIRING_ERR_TRANSFORM_LENGTH;
    if (fft_len(n) == 0)
        return PAIRING_ERR_NO_ROOT;
    if (storage_len < fft_len(n))
        return PAIRING_ERR_STORAGE;
    while ((size_t)1 << plan->log_n < n)
        plan->log_n++;
    fft_pow2(&plan->root, &root, FE_PARAM(TWO_ADICITY) - plan->log_n);
    fe_set_one(&plan->n_inv);
    for (unsigned i = 0; i < plan->log_n; i++)
        fe_mul(&plan->n_inv, &plan->n_inv, &half);
    fe_set_one(&storage[0]);
    for (unsigned h = 0; h + 1 < plan->log_n; h++) { /* T[2^h + m] = T[m] w^(n/2^(h+2)) */
        fft_pow2(&w, &plan->root, plan->log_n - h - 2);
        for (size_t m = 0; m < (size_t)1 << h; m++)
            fe_mul(&storage[((size_t)1 << h) + m], &storage[m], &w);
    }
    plan->w = storage;
    return PAIRING_OK;
}

size_t fft_length(const fft_t *plan) { return fft_is_plan(plan) ? (size_t)1 << plan->log_n : 0; }

void fft_root(fe_t *r, const fft_t *plan)
{
    fe_set_zero(r);
    if (fft_is_plan(plan))
        *r = plan->root;
}

pairing_status fft_bit_reverse(fe_t *a, const fft_t *plan)
{
    if (!fft_is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i++) {
        const size_t k = fft_reversed(i, plan->log_n);
        if (i < k) {
            const fe_t t = a[i];
            a[i] = a[k];
            a[k] = t;
        }
    }
    return PAIRING_OK;
}
#endif

/* ---- transforms ---- */

/* Runs of 2^low elements times power[0], power[1], .. and times first, first*step, ..: the runs k = from .. to of 2^high, which stand in
   the order of k, or reversed. */
static void fft_scale_words(fe_t *a, const fft_scale_t *s, fe_t first, size_t from, size_t to)
{
    fe_t t;
    for (size_t k = from; k < to; k++) {
        fe_t *b = a + ((s->reversed ? fft_reversed(k, s->high) : k) << s->low);
        for (size_t i = 0; i < (size_t)1 << s->low; i++) {
            fe_mul(&t, &s->power[i], &first);
            fe_mul(&b[i], &b[i], &t);
        }
        fe_mul(&first, &first, &s->step);
    }
}

/* a[i] *= x^i, where i counts the coefficients in the order of a. Parts of the runs by threads. */
static void fft_scale(fe_t *a, const fft_t *plan, const fe_t *x, int reversed)
{
    const unsigned log_n = plan->log_n, low = log_n < FFT(LOG_RUN) ? log_n : FFT(LOG_RUN), high = log_n - low;
    const unsigned log_parts = high < 6 ? high : 6;
    fft_scale_t s = { .low = low, .high = high, .reversed = reversed };
    fe_t up;
    fft_pow2(&up, x, reversed ? high : 0);          /* the coefficients of a run are 1 apart, reversed 2^high */
    fft_pow2(&s.step, x, reversed ? 0 : low);
    fe_set_one(&s.power[0]);
    for (size_t i = 1; i < (size_t)1 << low; i++) {
        const size_t k = reversed ? fft_reversed(i, low) : i, before = reversed ? fft_reversed(i - 1, low) : i - 1;
        fe_mul(&s.power[k], &s.power[before], &up);
    }
    FFT_PARALLEL
    for (int part = 0; part < 1 << log_parts; part++) {
        const size_t from = (size_t)part << (high - log_parts), to = from + ((size_t)1 << (high - log_parts));
        const uint64_t e = from;
        fe_t first;
        fe_pow_vartime(&first, &s.step, &e, 64);
        if (!fft_scale_vectors(a, &s, &first, from, to))
            fft_scale_words(a, &s, first, from, to);
    }
}

/* Verifying builds: reduced elements. */
static void fft_check(const fe_t *a, const fft_t *plan)
{
#ifdef PAIRING_VERIFY_ENABLED
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i++)
        PAIRING_VERIFY(limbs_lt(a[i].l, fft_p, FE_LIMBS));
#else
    (void)a;
    (void)plan;
#endif
}

/* A transform on the coset of shift, or where shift is NULL of 1: scaled before it goes from coefficients to values, after it comes back. */
static pairing_status fft_coset(fe_t *a, const fft_t *plan, const fe_t *shift, int dit, int inverse)
{
    fe_t s;
    if (!fft_is_plan(plan) || (shift != NULL && fe_is_zero(shift)))
        return PAIRING_ERR_ARGUMENT;
    fft_check(a, plan);
    if (shift != NULL && !inverse)
        fft_scale(a, plan, shift, dit);
    fft_run(a, plan, dit, inverse);
    if (shift != NULL && inverse) {
        fe_inv(&s, shift);
        fft_scale(a, plan, &s, !dit);
    }
    fft_check(a, plan);
    return PAIRING_OK;
}

pairing_status fft_dif(fe_t *a, const fft_t *plan) { return fft_coset(a, plan, NULL, 0, 0); }
pairing_status fft_dit(fe_t *a, const fft_t *plan) { return fft_coset(a, plan, NULL, 1, 0); }
pairing_status fft_inverse_dif(fe_t *a, const fft_t *plan) { return fft_coset(a, plan, NULL, 0, 1); }
pairing_status fft_inverse_dit(fe_t *a, const fft_t *plan) { return fft_coset(a, plan, NULL, 1, 1); }

pairing_status fft_coset_dif(fe_t *a, const fft_t *plan, const fe_t *shift) { return fft_coset(a, plan, shift, 0, 0); }
pairing_status fft_coset_dit(fe_t *a, const fft_t *plan, const fe_t *shift) { return fft_coset(a, plan, shift, 1, 0); }
pairing_status fft_coset_inverse_dif(fe_t *a, const fft_t *plan, const fe_t *shift) { return fft_coset(a, plan, shift, 0, 1); }
pairing_status fft_coset_inverse_dit(fe_t *a, const fft_t *plan, const fe_t *shift) { return fft_coset(a, plan, shift, 1, 1); }

/* ---- products ---- */

pairing_status fft_poly_mul(fe_t *r, const fe_t *a, size_t a_len, const fe_t *b, size_t b_len, fe_t *scratch, const fft_t *plan)
{
    size_t n;
    if (!fft_is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    n = (size_t)1 << plan->log_n;
    if (a_len > n || b_len > n || (a_len > 0 && b_len > 0 && a_len + b_len - 1 > n)) {
        memset(r, 0, n * sizeof *r);
        return PAIRING_ERR_ARGUMENT;
    }
    if (b_len > 0)
        memmove(scratch, b, b_len * sizeof *b);
    memset(scratch + b_len, 0, (n - b_len) * sizeof *scratch);
    if (a_len > 0)
        memmove(r, a, a_len * sizeof *a);
    memset(r + a_len, 0, (n - a_len) * sizeof *r);
    fft_run(scratch, plan, 0, 0);
    fft_run(r, plan, 0, 0);
    for (size_t i = 0; i < n; i++)
        fe_mul(&r[i], &r[i], &scratch[i]);
    fft_run(r, plan, 1, 1);
    return PAIRING_OK;
}

#ifndef FFT_CORE_ONLY
#include "transform/poly.inc.h"
#endif

#undef FFT_PARALLEL
#undef FFT_CORE
#undef FFT_CORE_ONLY
#include "transform/fft_undef.h"
