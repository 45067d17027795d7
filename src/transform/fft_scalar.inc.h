/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The passes of an FFT on words: two levels at a time, blocks that fit the first cache.
 *
 * Binding: fft_names.h. Defines fft_run. Part of fft.inc.h, where the tree of the transform is described.
 *
 * A product's result lies in [0,p) for any integer below R times a twiddle; so the factors that are multiplied need no reduction
 * as long as they stay below R. Bounds of the values in memory between levels, by the bits that p leaves of R:
 *   2 or more   dif [0,4p), dit [0,p), inside a pass up to 4p     [Harvey14]
 *   1           dif [0,2p), dit [0,p)
 *   0           [0,p)
 */
#ifndef FFT
#include "transform/fft_default.h"
#include "transform/fft_base.inc.h"
#endif

enum {
    FFT(SPARE) = FE_PARAM(SPARE_BITS) > 2 ? 2 : FE_PARAM(SPARE_BITS),
    FFT(LOG_BLOCK) = 10,                        /* elements of a block: 32 to 48 KB */
    FFT(LOG_CHUNK) = 8                          /* butterflies that a thread takes at once */
};

/* What a transform works with: the plan, its direction, and the factor of all results (NULL: 1). */
typedef struct {
    const fft_t *plan;
    const fe_t *factor;
    int dit, inverse;
} fft_work_t;

/* The twiddles of a node and of its two children. */
typedef struct {
    const fe_t *w, *w0, *w1;
} fft_twiddles_t;

/* r = w*x in [0,p). In: w < p, x < R. */
PAIRING_ALWAYS_INLINE void fft_mul(fe_t *r, const fe_t *w, const fe_t *x) { FE_KERNEL_MUL(r->l, w->l, x->l, fft_p, FE_PARAM(N0)); }

/* m = kp, k = 1 or 2: words that the compiler knows */
PAIRING_ALWAYS_INLINE void fft_multiple(uint64_t *m, int k)
{
    limbs_copy(m, fft_p, FE_LIMBS);
    if (k == 2) {
        m[0] = fft_p[0] << 1;
        PAIRING_UNROLL
        for (size_t i = 1; i < FE_LIMBS; i++)
            m[i] = fft_p[i] << 1 | fft_p[i - 1] >> 63;
    }
}

/* r = x < kp ? x : x - kp, k = 1 or 2; k = 0: r = x. In: x < 2kp. The modulus is added back where it was too much: fewer
   instructions than a selection. */
PAIRING_ALWAYS_INLINE void fft_csub(fe_t *r, const fe_t *x, int k)
{
    uint64_t m[FE_LIMBS], t[FE_LIMBS], borrow;
    if (k == 0) {
        limbs_copy(r->l, x->l, FE_LIMBS);
        return;
    }
    fft_multiple(m, k);
    borrow = limbs_sub(t, x->l, m, FE_LIMBS);
    (void)limbs_add_masked(r->l, t, m, ct_mask_of_bit(borrow), FE_LIMBS);
}

/* [0,p) from what levels leave */
PAIRING_ALWAYS_INLINE void fft_finish(fe_t *x)
{
    if (FFT(SPARE) >= 2)
        fft_csub(x, x, 2);
    if (FFT(SPARE) >= 1)
        fft_csub(x, x, 1);
}

/* A sum or difference of reduced elements, below 2p, reduced where only one bit is spare. */
PAIRING_ALWAYS_INLINE void fft_reduce(fe_t *x)
{
    if (FFT(SPARE) == 1)
        fft_csub(x, x, 1);
}

/* s = x + v, d = x - v + kp for v <= kp: modulo p where no bit is spare. s, d may be x, v. */
PAIRING_ALWAYS_INLINE void fft_split(fe_t *s, fe_t *d, const fe_t *x, const fe_t *v, int k)
{
    uint64_t m[FE_LIMBS], t[FE_LIMBS];
    fft_multiple(m, k);
    uint64_t c = limbs_sub(t, x->l, v->l, FE_LIMBS);
    if (FFT(SPARE) >= 1) {
        (void)limbs_add(s->l, x->l, v->l, FE_LIMBS);
        (void)limbs_add(d->l, t, m, FE_LIMBS);
    } else {
        uint64_t u[FE_LIMBS], carry = limbs_add(u, x->l, v->l, FE_LIMBS);
        limbs_sub_once(s->l, u, carry, fft_p, FE_LIMBS);
        (void)limbs_add_masked(d->l, t, fft_p, ct_mask_of_bit(c), FE_LIMBS);
    }
}

PAIRING_ALWAYS_INLINE const fe_t *fft_node(const fft_work_t *work, size_t k)
{
    return &work->plan->w[work->inverse ? fft_mirror(k) : k];
}

/* The last results of a quad: reduced, or times factor. */
PAIRING_ALWAYS_INLINE void fft_end(fe_t *a, size_t t, const fe_t *factor)
{
    for (size_t k = 0; k < 4; k++)
        if (factor != NULL)
            fft_mul(&a[k * t], factor, &a[k * t]);
        else
            fft_finish(&a[k * t]);
}

/* Two levels down, a[0], a[t], a[2t], a[3t]; in and out as memory, see above. swap: the twiddles are those of the inverse up to
   the sign. The results are reduced, or multiplied by factor, where `last`. */
PAIRING_ALWAYS_INLINE void fft_dif_quad(fe_t *a, size_t t, const fft_twiddles_t *w, int swap, int last, const fe_t *factor)
{
    fe_t x0, x1, x2, x3;
    fft_mul(&x2, w->w, &a[2 * t]);
    fft_mul(&x3, w->w, &a[3 * t]);
    fft_csub(&x0, &a[0], FFT(SPARE));
    fft_csub(&x1, &a[t], FFT(SPARE));
    fft_split(swap ? &x2 : &x0, swap ? &x0 : &x2, &x0, &x2, 1);
    fft_split(swap ? &x3 : &x1, swap ? &x1 : &x3, &x1, &x3, 1);
    fft_mul(&x1, w->w0, &x1);
    fft_mul(&x3, w->w1, &x3);
    fft_reduce(&x0);
    fft_reduce(&x2);
    fft_split(swap ? &a[t] : &a[0], swap ? &a[0] : &a[t], &x0, &x1, 1);
    fft_split(swap ? &a[3 * t] : &a[2 * t], swap ? &a[2 * t] : &a[3 * t], &x2, &x3, 1);
    if (last)
        fft_end(a, t, factor);
}

/* The same at the first node of a level: the twiddles are 1, 1 and i, or -i. */
PAIRING_ALWAYS_INLINE void fft_dif_quad_first(fe_t *a, size_t t, const fe_t *i, int swap, int last, const fe_t *factor)
{
    fe_t x0, x1, x2, x3;
    fft_csub(&x0, &a[0], FFT(SPARE));
    fft_csub(&x1, &a[t], FFT(SPARE));
    fft_csub(&x2, &a[2 * t], FFT(SPARE));
    fft_csub(&x3, &a[3 * t], FFT(SPARE));
    if (FFT(SPARE) == 2) {
        fft_csub(&x0, &x0, 1);
        fft_csub(&x1, &x1, 1);
        fft_csub(&x2, &x2, 1);
        fft_csub(&x3, &x3, 1);
    }
    fft_split(&x0, &x2, &x0, &x2, 1);
    fft_split(&x1, &x3, &x1, &x3, 1);
    fft_mul(&x3, i, &x3);
    fft_reduce(&x0);
    fft_reduce(&x1);
    fft_reduce(&x2);
    fft_split(&a[0], &a[t], &x0, &x1, FFT(SPARE) >= 2 ? 2 : 1);
    fft_split(swap ? &a[3 * t] : &a[2 * t], swap ? &a[2 * t] : &a[3 * t], &x2, &x3, 1);
    if (last)
        fft_end(a, t, factor);
}

/* Two levels up; in and out [0,p). */
PAIRING_ALWAYS_INLINE void fft_dit_quad(fe_t *a, size_t t, const fft_twiddles_t *w, int swap)
{
    fe_t x0, x1, x2, x3, d, e;
    fft_split(&x0, &d, swap ? &a[t] : &a[0], swap ? &a[0] : &a[t], 1);
    fft_split(&x2, &e, swap ? &a[3 * t] : &a[2 * t], swap ? &a[2 * t] : &a[3 * t], 1);
    fft_mul(&x1, w->w0, &d);
    fft_mul(&x3, w->w1, &e);
    fft_reduce(&x0);
    fft_reduce(&x2);
    fft_split(&x0, &d, swap ? &x2 : &x0, swap ? &x0 : &x2, FFT(SPARE) >= 2 ? 2 : 1);
    fft_split(&x1, &e, swap ? &x3 : &x1, swap ? &x1 : &x3, 1);
    fft_mul(&a[2 * t], w->w, &d);
    fft_mul(&a[3 * t], w->w, &e);
    if (FFT(SPARE) == 2)
        fft_csub(&x0, &x0, 2);
    fft_csub(&a[0], &x0, FFT(SPARE) >= 1);
    fft_csub(&a[t], &x1, FFT(SPARE) >= 1);
}

PAIRING_ALWAYS_INLINE void fft_dit_quad_first(fe_t *a, size_t t, const fe_t *i, int swap, const fe_t *factor)
{
    fe_t x0, x1, x2, x3;
    fft_split(&x0, &x1, &a[0], &a[t], 1);
    fft_split(&x2, &x3, swap ? &a[3 * t] : &a[2 * t], swap ? &a[2 * t] : &a[3 * t], 1);
    fft_mul(&x3, i, &x3);
    fft_reduce(&x0);
    fft_reduce(&x1);
    fft_reduce(&x2);
    fft_split(&a[0], &a[2 * t], &x0, &x2, FFT(SPARE) >= 2 ? 2 : 1);
    fft_split(&a[t], &a[3 * t], &x1, &x3, 1);
    fft_end(a, t, factor);
}

/* Columns from .. to of the two levels below node j, whose 4t elements stand at a. last: nothing follows. */
static void fft_pass(fe_t *a, size_t t, size_t j, size_t from, size_t to, int last, const fft_work_t *work)
{
    const fe_t *factor = last ? work->factor : NULL, *i = &work->plan->w[1];
    if (j == 0) {
        for (size_t c = from; c < to; c++)
            if (work->dit)
                fft_dit_quad_first(a + c, t, i, work->inverse, factor);
            else
                fft_dif_quad_first(a + c, t, i, work->inverse, last, factor);
        return;
    }
    const fft_twiddles_t w = { fft_node(work, j), fft_node(work, 2 * j), fft_node(work, 2 * j + 1) };
    for (size_t c = from; c < to; c++)
        if (work->dit)
            fft_dit_quad(a + c, t, &w, work->inverse);
        else
            fft_dif_quad(a + c, t, &w, work->inverse, last, factor);
}

/* All levels below node j, 2^log_len elements at a, log_len even and at least 2; the top pass of a dit is the last where `last`. */
static void fft_block(fe_t *a, unsigned log_len, size_t j, int last, const fft_work_t *work)
{
    const size_t t = (size_t)1 << (log_len - 2);
    if (!work->dit)
        fft_pass(a, t, j, 0, t, log_len == 2, work);
    if (log_len > FFT(LOG_BLOCK)) {
        for (size_t i = 0; i < 4; i++)
            fft_block(a + i * t, log_len - 2, 4 * j + i, 0, work);
    } else {
        for (unsigned level = 2; level < log_len; level += 2) {
            const unsigned down = work->dit ? log_len - level : level;      /* levels below j */
            const size_t quarter = (size_t)1 << (log_len - down - 2);
            for (size_t i = 0; i < (size_t)1 << down; i++)
                fft_pass(a + 4 * quarter * i, quarter, (j << down) + i, 0, quarter, !work->dit && quarter == 1, work);
        }
    }
    if (work->dit)
        fft_pass(a, t, j, 0, t, last, work);
}

/* Where the tree's levels above blocks end that threads take side by side: at 16 or 32 blocks of large transforms. */
PAIRING_ALWAYS_INLINE unsigned fft_top_levels(unsigned log_n)
{
    return log_n < FFT(LOG_BLOCK) + 4 ? log_n & 1 : 4 + (log_n & 1);
}

/* The one level at the root that an odd number leaves: (x + y, x - y), reduced or times factor where nothing follows. */
static void fft_root_level(fe_t *a, size_t t, size_t from, size_t to, int last, const fft_work_t *work)
{
    for (size_t c = from; c < to; c++) {
        fft_split(&a[c], &a[c + t], &a[c], &a[c + t], 1);
        if (last && work->factor != NULL) {
            fft_mul(&a[c], work->factor, &a[c]);
            fft_mul(&a[c + t], work->factor, &a[c + t]);
        } else if (last) {
            fft_finish(&a[c]);
            fft_finish(&a[c + t]);
        }
    }
}

/* The level of depth 0 alone, or the two from `depth` on, of the whole array. */
static void fft_wide_pass(fe_t *a, unsigned log_n, unsigned depth, int alone, const fft_work_t *work)
{
    const unsigned log_t = log_n - depth - (alone ? 1 : 2), log_chunk = log_t < FFT(LOG_CHUNK) ? log_t : FFT(LOG_CHUNK);
    const int jobs = 1 << (depth + log_t - log_chunk);
    FFT_PARALLEL
    for (int k = 0; k < jobs; k++) {
        const size_t j = (size_t)k >> (log_t - log_chunk);
        const size_t from = ((size_t)k << log_chunk) & (((size_t)1 << log_t) - 1), to = from + ((size_t)1 << log_chunk);
        if (alone)
            fft_root_level(a, (size_t)1 << log_t, from, to, work->dit || log_n == 1, work);
        else
            fft_pass(a + (j << (log_n - depth)), (size_t)1 << log_t, j, from, to, work->dit && depth == 0, work);
    }
}

/* a = the transform in natural order of a in bit-reversed order (dit) or the other way, by the root or its inverse, the latter with
   the factor 1/n. */
static void fft_run(fe_t *a, const fft_t *plan, int dit, int inverse)
{
    const fft_work_t work = { plan, inverse ? &plan->n_inv : NULL, dit, inverse };
    const unsigned log_n = plan->log_n, odd = log_n & 1, top = fft_top_levels(log_n);
    const int blocks = log_n > top ? 1 << top : 0;
    if (odd && !dit)
        fft_wide_pass(a, log_n, 0, 1, &work);
    for (unsigned d = odd; !dit && d < top; d += 2)
        fft_wide_pass(a, log_n, d, 0, &work);
    FFT_PARALLEL
    for (int b = 0; b < blocks; b++)
        fft_block(a + ((size_t)b << (log_n - top)), log_n - top, (size_t)b, top == 0, &work);
    for (unsigned d = top; dit && d > odd; d -= 2)
        fft_wide_pass(a, log_n, d - 2, 0, &work);
    if (odd && dit)
        fft_wide_pass(a, log_n, 0, 1, &work);
}

/* Vectors there are none. */
PAIRING_ALWAYS_INLINE int fft_scale_vectors(fe_t *a, const fft_scale_t *s, const fe_t *first, size_t from, size_t to)
{
    (void)a;
    (void)s;
    (void)first;
    (void)from;
    (void)to;
    return 0;
}
