/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The passes of an FFT on AVX-512 IFMA: eight elements side by side in limbs of 52 bits, up to six levels between load and store.
 *
 * Binding: fft_names.h. Defines fft_run. Part of fft.inc.h, where the tree of the transform is described.
 *
 * An element in vector form is M limbs, 52M >= 64 FE_LIMBS, and means the same integer as its words: a product is Montgomery's with
 * 2^(52M) for R, of which the twiddles take the surplus: y 2^(64 FE_LIMBS) times 2^(52M - 64 FE_LIMBS), reduced below 2p.
 * As 32p <= 2^(52M), x y for x < 16p comes out below 16p 2p/2^(52M) + p <= 2p. Bounds A of the values (A p) at level l of a pass:
 *   dif    2 + 2l in (the first pass, whose input is reduced: below 8p after the three levels without products); at most 14
 *   dit    2, 4, 8, then the sums, below 16p, are reduced below 2p, and again 2, 4, 8
 * Limbs between levels are signed and of up to 61 bits: a product's are below 4M 2^52 <= 2^57, six sums of them, or three
 * doublings, follow. They are carried where a factor or a quotient needs them.
 * In memory between passes: words, [0,2p).
 */
#ifndef FFT
#include "transform/fft_default.h"
#include "transform/fft_base.inc.h"
#endif

#include <immintrin.h>

#include "field/mont.h"

enum {
    FFT(M) = (64 * FE_LIMBS + 51) / 52,
    FFT(SHIFT) = 52 * FFT(M) - 64 * FE_LIMBS,
    FFT(LOG_ROWS) = 6,                          /* levels of a pass; 2^6 rows of eight elements: 20 to 32 KB */
    FFT(ROWS) = 1 << FFT(LOG_ROWS),
    FFT(LOG_MIN) = 6                            /* two passes of three levels: shorter ones go by words */
};

PAIRING_STATIC_ASSERT(FE_PARAM(BITS) + 5 <= 52 * FFT(M), "32p <= 2^(52M)");
PAIRING_STATIC_ASSERT(FE_PARAM(SPARE_BITS) >= 1, "words hold 2p");

/* Eight elements. */
typedef struct {
    __m512i l[FFT(M)];
} fft_vec_t;

/* What passes work with. */
typedef struct {
    const fft_t *plan;
    fft_vec_t p, p_complement;                  /* p; 2^(52M) - p */
    __m512i n0, recip;                          /* -1/p mod 2^52; floor(2^(52M)/p) */
    fft_vec_t factor;                           /* of all results, where has_factor */
    fe_t minus_one;
    int dit, inverse, has_factor;
    unsigned levels[8], passes;                 /* of the passes, from the root; at least two */
} fft_work_t;

#define FFT_MASK _mm512_set1_epi64((INT64_C(1) << 52) - 1)

/* ---- words and limbs ---- */

/* Words of elements at eight places, and back. */
PAIRING_ALWAYS_INLINE void fft_gather(__m512i *w, const fe_t *const at[8])
{
    const __m512i low = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13), high = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);
    __m512i a[4], t[4];
    for (int i = 0; i < 4; i++)
        a[i] = _mm512_inserti64x4(_mm512_castsi256_si512(_mm256_loadu_si256((const void *)at[i]->l)),
                                  _mm256_loadu_si256((const void *)at[i + 4]->l), 1);
    t[0] = _mm512_unpacklo_epi64(a[0], a[1]);
    t[1] = _mm512_unpackhi_epi64(a[0], a[1]);
    t[2] = _mm512_unpacklo_epi64(a[2], a[3]);
    t[3] = _mm512_unpackhi_epi64(a[2], a[3]);
    w[0] = _mm512_permutex2var_epi64(t[0], low, t[2]);
    w[1] = _mm512_permutex2var_epi64(t[1], low, t[3]);
    w[2] = _mm512_permutex2var_epi64(t[0], high, t[2]);
    w[3] = _mm512_permutex2var_epi64(t[1], high, t[3]);
    PAIRING_UNROLL
    for (int k = 4; k < FE_LIMBS; k++)
        w[k] = _mm512_setr_epi64((int64_t)at[0]->l[k], (int64_t)at[1]->l[k], (int64_t)at[2]->l[k], (int64_t)at[3]->l[k],
                                 (int64_t)at[4]->l[k], (int64_t)at[5]->l[k], (int64_t)at[6]->l[k], (int64_t)at[7]->l[k]);
}

PAIRING_ALWAYS_INLINE void fft_scatter(fe_t *const at[8], const __m512i *w)
{
    const __m512i low = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13), high = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);
    __m512i a[4], t[4];
    t[0] = _mm512_permutex2var_epi64(w[0], low, w[2]);
    t[1] = _mm512_permutex2var_epi64(w[1], low, w[3]);
    t[2] = _mm512_permutex2var_epi64(w[0], high, w[2]);
    t[3] = _mm512_permutex2var_epi64(w[1], high, w[3]);
    a[0] = _mm512_unpacklo_epi64(t[0], t[1]);
    a[1] = _mm512_unpackhi_epi64(t[0], t[1]);
    a[2] = _mm512_unpacklo_epi64(t[2], t[3]);
    a[3] = _mm512_unpackhi_epi64(t[2], t[3]);
    for (int i = 0; i < 4; i++) {
        _mm256_storeu_si256((void *)at[i]->l, _mm512_castsi512_si256(a[i]));
        _mm256_storeu_si256((void *)at[i + 4]->l, _mm512_extracti64x4_epi64(a[i], 1));
    }
    PAIRING_UNROLL
    for (int k = 4; k < FE_LIMBS; k++) {
        PAIRING_ALIGN(64) uint64_t word[8];
        _mm512_store_si512(word, w[k]);
        for (int i = 0; i < 8; i++)
            at[i]->l[k] = word[i];
    }
}

/* Limbs of words shifted left by `shift`: limb j holds the bits 52j - shift .. 52j - shift + 51. */
PAIRING_ALWAYS_INLINE void fft_limbs(fft_vec_t *r, const __m512i *w, int shift)
{
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++) {
        const int at = 52 * j - shift, k = at < 0 ? 0 : at / 64, off = at < 0 ? 0 : at % 64;
        __m512i x = _mm512_setzero_si512();
        if (at < 0 && at > -52)
            x = _mm512_slli_epi64(w[0], (unsigned)-at);
        else if (at >= 0 && k < FE_LIMBS)
            x = _mm512_srli_epi64(w[k], (unsigned)off);
        if (at >= 0 && off > 12 && k + 1 < FE_LIMBS)
            x = _mm512_or_si512(x, _mm512_slli_epi64(w[k + 1], (unsigned)(64 - off)));
        r->l[j] = _mm512_and_si512(x, FFT_MASK);
    }
}

/* Words of carried limbs. */
PAIRING_ALWAYS_INLINE void fft_words(__m512i *w, const fft_vec_t *a)
{
    PAIRING_UNROLL
    for (int k = 0; k < FE_LIMBS; k++) {
        const int j = 64 * k / 52, off = 64 * k % 52;
        w[k] = _mm512_srli_epi64(a->l[j], (unsigned)off);
        if (j + 1 < FFT(M))
            w[k] = _mm512_or_si512(w[k], _mm512_slli_epi64(a->l[j + 1], (unsigned)(52 - off)));
        if (j + 2 < FFT(M) && off > 40)
            w[k] = _mm512_or_si512(w[k], _mm512_slli_epi64(a->l[j + 2], (unsigned)(104 - off)));
    }
}

/* ---- arithmetic ---- */

/* Carries limbs into [0,2^52), all but the highest. */
PAIRING_ALWAYS_INLINE void fft_carry(fft_vec_t *a)
{
    PAIRING_UNROLL
    for (int j = 0; j + 1 < FFT(M); j++) {
        a->l[j + 1] = _mm512_add_epi64(a->l[j + 1], _mm512_srai_epi64(a->l[j], 52));
        a->l[j] = _mm512_and_si512(a->l[j], FFT_MASK);
    }
}

PAIRING_ALWAYS_INLINE void fft_vec_add(fft_vec_t *r, const fft_vec_t *a, const fft_vec_t *b)
{
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++)
        r->l[j] = _mm512_add_epi64(a->l[j], b->l[j]);
}

/* r = a - b + 2^log_k p */
PAIRING_ALWAYS_INLINE void fft_vec_sub(fft_vec_t *r, const fft_vec_t *a, const fft_vec_t *b, const fft_vec_t *p, unsigned log_k)
{
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++)
        r->l[j] = _mm512_add_epi64(_mm512_sub_epi64(a->l[j], b->l[j]), _mm512_slli_epi64(p->l[j], log_k));
}

/* r = x*y/2^(52M) mod p, below 2p; limbs below 2^57. In: x < 16p and y < 2p, carried. */
PAIRING_ALWAYS_INLINE void fft_vec_mul(fft_vec_t *r, const fft_vec_t *x, const fft_vec_t *y, const fft_work_t *work)
{
    const __m512i zero = _mm512_setzero_si512();
    __m512i t[FFT(M)];
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++)
        t[j] = zero;
    PAIRING_UNROLL
    for (int i = 0; i < FFT(M); i++) {
        const __m512i a = x->l[i];
        __m512i m, carry;
        PAIRING_UNROLL
        for (int j = 0; j < FFT(M); j++)
            t[j] = _mm512_madd52lo_epu64(t[j], a, y->l[j]);
        m = _mm512_madd52lo_epu64(zero, t[0], work->n0);
        carry = _mm512_srli_epi64(_mm512_madd52lo_epu64(t[0], m, work->p.l[0]), 52);
        PAIRING_UNROLL
        for (int j = 1; j < FFT(M); j++)
            t[j - 1] = _mm512_madd52lo_epu64(t[j], m, work->p.l[j]);
        t[FFT(M) - 1] = zero;
        t[0] = _mm512_add_epi64(t[0], carry);
        PAIRING_UNROLL
        for (int j = 0; j < FFT(M); j++) {
            t[j] = _mm512_madd52hi_epu64(t[j], a, y->l[j]);
            t[j] = _mm512_madd52hi_epu64(t[j], m, work->p.l[j]);
        }
    }
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++)
        r->l[j] = t[j];
}

/* a mod p, below 2p, for a < 2^(52M): a quotient q <= a/p from the highest limb and c = floor(2^(52M)/p), then a + q (2^(52M) - p). With
   h = a/2^(52M): a/p - q < 1 + h (2^(52M)/p - c) + c/2^52 < 2, as h < p 2^SHIFT/2^(52M) for a twiddle, h < 16p/2^(52M) <= 1/2 else. */
PAIRING_ALWAYS_INLINE void fft_vec_reduce(fft_vec_t *a, const fft_work_t *work)
{
    __m512i q;
    fft_carry(a);
    q = _mm512_madd52hi_epu64(_mm512_setzero_si512(), a->l[FFT(M) - 1], work->recip);
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++) {
        a->l[j] = _mm512_madd52lo_epu64(a->l[j], q, work->p_complement.l[j]);
        if (j > 0)
            a->l[j] = _mm512_madd52hi_epu64(a->l[j], q, work->p_complement.l[j - 1]);
    }
    fft_carry(a);
    a->l[FFT(M) - 1] = _mm512_and_si512(a->l[FFT(M) - 1], FFT_MASK);
}

/* a mod p for a < 2p, carried */
PAIRING_ALWAYS_INLINE void fft_vec_finish(fft_vec_t *a, const fft_work_t *work)
{
    fft_vec_t t;
    __mmask8 less;
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++)
        t.l[j] = _mm512_sub_epi64(a->l[j], work->p.l[j]);
    fft_carry(&t);
    less = _mm512_movepi64_mask(t.l[FFT(M) - 1]);
    PAIRING_UNROLL
    for (int j = 0; j < FFT(M); j++)
        a->l[j] = _mm512_mask_mov_epi64(t.l[j], less, a->l[j]);
}

/* ---- rows: the elements at[0 .. 7] between memory and limbs ---- */

PAIRING_ALWAYS_INLINE void fft_load(fft_vec_t *r, const fe_t *const at[8])
{
    __m512i w[FE_LIMBS];
    fft_gather(w, at);
    fft_limbs(r, w, 0);
}

/* last: reduced, times the factor if there is one; else below 2p. In: a < 16p */
PAIRING_ALWAYS_INLINE void fft_store(fe_t *const at[8], fft_vec_t *a, int last, const fft_work_t *work)
{
    __m512i w[FE_LIMBS];
    if (last && work->has_factor) {
        fft_carry(a);
        fft_vec_mul(a, a, &work->factor, work);
        fft_carry(a);
    } else {
        fft_vec_reduce(a, work);
    }
    if (last)
        fft_vec_finish(a, work);
    fft_words(w, a);
    fft_scatter(at, w);
}

/* Factors of products, from elements. */
PAIRING_ALWAYS_INLINE void fft_load_factor(fft_vec_t *r, const fe_t *const at[8], const fft_work_t *work)
{
    __m512i w[FE_LIMBS];
    fft_gather(w, at);
    fft_limbs(r, w, FFT(SHIFT));
    fft_vec_reduce(r, work);
}

/* The twiddle of a node; for the inverse its negative. */
PAIRING_ALWAYS_INLINE const fe_t *fft_node(const fft_work_t *work, size_t k)
{
    if (!work->inverse)
        return &work->plan->w[k];
    return k == 0 ? &work->minus_one : &work->plan->w[fft_mirror(k)];
}

/* Twiddles of the nodes first, first + step, .. */
PAIRING_ALWAYS_INLINE void fft_load_nodes(fft_vec_t *r, size_t first, size_t step, const fft_work_t *work)
{
    const fe_t *at[8];
    for (size_t i = 0; i < 8; i++)
        at[i] = fft_node(work, first + i * step);
    fft_load_factor(r, at, work);
}

/* ---- levels ---- */

/* (x, y) = (x + w y, x - w y); swap: (x - w y, x + w y) */
PAIRING_ALWAYS_INLINE void fft_down(fft_vec_t *x, fft_vec_t *y, const fft_vec_t *w, int swap, const fft_work_t *work)
{
    fft_vec_t u = *x, v = *y;
    fft_carry(&v);
    fft_vec_mul(&v, &v, w, work);
    fft_vec_add(swap ? y : x, &u, &v);
    fft_vec_sub(swap ? x : y, &u, &v, &work->p, 1);
}

/* (x, y) = (x + y, (x - y) w); swap: (x + y, (y - x) w). In: below 2^log_a p. reduced: the sum below 2p */
PAIRING_ALWAYS_INLINE void fft_up(fft_vec_t *x, fft_vec_t *y, const fft_vec_t *w, int swap, unsigned log_a, int reduced, const fft_work_t *work)
{
    fft_vec_t u = *x, v = *y, d;
    fft_vec_sub(&d, swap ? &v : &u, swap ? &u : &v, &work->p, log_a);
    fft_carry(&d);
    fft_vec_mul(y, &d, w, work);
    fft_vec_add(&u, &u, &v);
    if (reduced)
        fft_vec_reduce(&u, work);
    *x = u;
}

/* (x, y) = (x + y, x - y) by the twiddle 1. In: below 2^log_a p */
PAIRING_ALWAYS_INLINE void fft_plain(fft_vec_t *x, fft_vec_t *y, unsigned log_a, int reduced, const fft_work_t *work)
{
    fft_vec_t u = *x, v = *y;
    fft_vec_add(x, &u, &v);
    fft_vec_sub(y, &u, &v, &work->p, log_a);
    if (reduced) {
        fft_vec_reduce(x, work);
        fft_vec_reduce(y, work);
    }
}

/* One level of a node over its 2*half rows. order: the levels of the pass before this one, of `levels`. one: the twiddle is 1, and in a
   dif the values are below 2^order p */
PAIRING_ALWAYS_INLINE void fft_level(fft_vec_t *rows, size_t half, const fft_vec_t *w, unsigned order, unsigned levels, int one,
                                     const fft_work_t *work)
{
    const unsigned log_a = 1 + order % 3;
    const int reduced = order % 3 == 2 && order + 1 < levels;
    for (size_t r = 0; r < half; r++) {
        fft_vec_t *x = rows + r, *y = rows + r + half;
        if (one)
            fft_plain(x, y, work->dit ? log_a : order, work->dit && reduced, work);
        else if (!work->dit)
            fft_down(x, y, w, work->inverse, work);
        else
            fft_up(x, y, w, work->inverse, log_a, reduced, work);
    }
}

/* Columns 8*from .. 8*to - 1 of the levels below node j: 2^levels rows, t elements apart. */
static void fft_columns(fe_t *a, size_t t, size_t j, unsigned depth, unsigned levels, size_t from, size_t to, const fft_work_t *work)
{
    PAIRING_ALIGN(64) uint64_t nodes[FFT(ROWS) / 8][FFT(M)][8];
    fft_vec_t rows[FFT(ROWS)], w;
    const size_t count = (size_t)1 << levels;
    const int root = depth == 0, last = work->dit && root;
    /* the twiddles of all nodes of the pass, eight a vector: node i = 2^l + m of it is node (j << l) + m of its depth */
    for (size_t i = 0; i < count; i += 8) {
        const fe_t *at[8];
        for (size_t k = i; k < i + 8; k++) {
            unsigned l = 0;
            while (k >> l > 1)
                l++;
            at[k - i] = fft_node(work, k == 0 ? 0 : (j << l) + k - ((size_t)1 << l));
        }
        fft_load_factor(&w, at, work);
        for (int k = 0; k < FFT(M); k++)
            _mm512_store_si512(nodes[i / 8][k], w.l[k]);
    }
    for (size_t c = from; c < to; c++) {
        for (size_t r = 0; r < count; r++) {
            const fe_t *at[8];
            for (size_t i = 0; i < 8; i++)
                at[i] = a + r * t + 8 * c + i;
            fft_load(&rows[r], at);
        }
        for (unsigned order = 0; order < levels; order++) {
            const unsigned l = work->dit ? levels - 1 - order : order;
            const size_t half = count >> (l + 1);
            for (size_t m = 0; m < (size_t)1 << l; m++) {
                const size_t i = ((size_t)1 << l) + m;
                for (int k = 0; k < FFT(M); k++)
                    w.l[k] = _mm512_set1_epi64((int64_t)nodes[i / 8][k][i % 8]);
                fft_level(rows + 2 * half * m, half, &w, order, levels, root && m == 0 && l < 3, work);
            }
        }
        for (size_t r = 0; r < count; r++) {
            fe_t *at[8];
            for (size_t i = 0; i < 8; i++)
                at[i] = a + r * t + 8 * c + i;
            fft_store(at, &rows[r], last, work);
        }
    }
}

/* The levels down to the leaves of eight nodes side by side, j .. j + 7, whose elements begin at a. */
static void fft_leaves(fe_t *a, size_t j, unsigned levels, const fft_work_t *work)
{
    fft_vec_t rows[FFT(ROWS)], w;
    const size_t count = (size_t)1 << levels;
    for (size_t r = 0; r < count; r++) {
        const fe_t *at[8];
        for (size_t i = 0; i < 8; i++)
            at[i] = a + (i << levels) + r;
        fft_load(&rows[r], at);
    }
    for (unsigned order = 0; order < levels; order++) {
        const unsigned l = work->dit ? levels - 1 - order : order;
        const size_t half = count >> (l + 1);
        for (size_t m = 0; m < (size_t)1 << l; m++) {
            fft_load_nodes(&w, (j << l) + m, (size_t)1 << l, work);
            fft_level(rows + 2 * half * m, half, &w, order, levels, 0, work);
        }
    }
    for (size_t r = 0; r < count; r++) {
        fe_t *at[8];
        for (size_t i = 0; i < 8; i++)
            at[i] = a + (i << levels) + r;
        fft_store(at, &rows[r], !work->dit, work);
    }
}

/* Pass `pass` and those below it, of node j at this depth, one node after the other. */
static void fft_subtree(fe_t *a, unsigned log_len, size_t j, unsigned depth, unsigned pass, const fft_work_t *work)
{
    const unsigned levels = work->levels[pass], below = log_len - levels;
    const size_t children = (size_t)1 << levels, t = (size_t)1 << below;
    if (!work->dit)
        fft_columns(a, t, j, depth, levels, 0, t / 8, work);
    for (size_t i = 0; i < children; i++)
        if (pass + 2 < work->passes)
            fft_subtree(a + i * t, below, (j << levels) + i, depth + levels, pass + 1, work);
        else if (i % 8 == 0)
            fft_leaves(a + i * t, (j << levels) + i, below, work);
    if (work->dit)
        fft_columns(a, t, j, depth, levels, 0, t / 8, work);
}

/* The pass of the root, by threads. */
static void fft_root_pass(fe_t *a, unsigned log_n, const fft_work_t *work)
{
    const size_t t = (size_t)1 << (log_n - work->levels[0]), chunk = t / 8 < 16 ? t / 8 : 16;
    const int chunks = (int)(t / 8 / chunk);
    FFT_PARALLEL
    for (int k = 0; k < chunks; k++)
        fft_columns(a, t, 0, 0, work->levels[0], (size_t)k * chunk, (size_t)k * chunk + chunk, work);
}

static void fft_set_constant(fft_vec_t *r, const uint64_t *words, int shift)
{
    fe_t x;
    const fe_t *at[8] = { &x, &x, &x, &x, &x, &x, &x, &x };
    __m512i w[FE_LIMBS];
    limbs_copy(x.l, words, FE_LIMBS);
    fft_gather(w, at);
    fft_limbs(r, w, shift);
}

/* Constants of the arithmetic. */
static void fft_set_field(fft_work_t *work)
{
    /* floor(2^(52M)/p), bit by bit from that of 2^BITS on */
    uint64_t rest[FE_LIMBS], carry, quotient = 0;
    const __m512i zero = _mm512_setzero_si512();
    memset(work, 0, sizeof *work);
    fft_set_constant(&work->p, fft_p, 0);
    for (int j = 0; j < FFT(M); j++)
        work->p_complement.l[j] = _mm512_sub_epi64(zero, work->p.l[j]);
    fft_carry(&work->p_complement);
    work->p_complement.l[FFT(M) - 1] = _mm512_and_si512(work->p_complement.l[FFT(M) - 1], FFT_MASK);
    limbs_zero(rest, FE_LIMBS);
    rest[(FE_PARAM(BITS) - 1) / 64] = UINT64_C(1) << (FE_PARAM(BITS) - 1) % 64; /* < p: the bits so far are 0 */
    for (int i = FE_PARAM(BITS); i <= 52 * FFT(M); i++) {
        ct_mask less;
        carry = limbs_add(rest, rest, rest, FE_LIMBS);
        less = limbs_lt(rest, fft_p, FE_LIMBS);
        quotient = 2 * quotient + (1 & ~less);
        limbs_sub_once(rest, rest, carry, fft_p, FE_LIMBS);
    }
    work->recip = _mm512_set1_epi64((int64_t)quotient);
    work->n0 = _mm512_set1_epi64((int64_t)(FE_PARAM(N0) & ((UINT64_C(1) << 52) - 1)));
}

static void fft_prepare(fft_work_t *work, const fft_t *plan, int dit, int inverse)
{
    fft_set_field(work);
    work->plan = plan;
    work->dit = dit;
    work->inverse = inverse;
    work->has_factor = inverse;
    fe_set_one(&work->minus_one);
    fe_neg(&work->minus_one, &work->minus_one);
    if (inverse) {
        fft_set_constant(&work->factor, plan->n_inv.l, FFT(SHIFT));
        fft_vec_reduce(&work->factor, work);
    }
    work->passes = (plan->log_n + FFT(LOG_ROWS) - 1) / FFT(LOG_ROWS);
    if (work->passes < 2)
        work->passes = 2;
    for (unsigned i = 0; i < work->passes; i++)
        work->levels[i] = (plan->log_n + i) / work->passes;
}

/* fft_run of the scalar text. */
static void fft_run(fe_t *a, const fft_t *plan, int dit, int inverse)
{
    const unsigned log_n = plan->log_n;
    fft_work_t work;
    unsigned below;
    int children;
    if (log_n < FFT(LOG_MIN)) {
        const pairing_status done = dit ? (inverse ? FFT_SCALAR(inverse_dit)(a, plan) : FFT_SCALAR(dit)(a, plan))
                                        : (inverse ? FFT_SCALAR(inverse_dif)(a, plan) : FFT_SCALAR(dif)(a, plan));
        (void)done;
        return;
    }
    fft_prepare(&work, plan, dit, inverse);
    below = log_n - work.levels[0];
    children = 1 << work.levels[0];
    if (!dit)
        fft_root_pass(a, log_n, &work);
    FFT_PARALLEL
    for (int i = 0; i < children; i++)
        if (work.passes > 2)
            fft_subtree(a + ((size_t)i << below), below, (size_t)i, work.levels[0], 1, &work);
        else if (i % 8 == 0)
            fft_leaves(a + ((size_t)i << below), (size_t)i, below, &work);
    if (dit)
        fft_root_pass(a, log_n, &work);
}

/* Runs of whole vectors; the powers of a run move on by step, four chains of products beside each other. */
static int fft_scale_vectors(fe_t *a, const fft_scale_t *s, const fe_t *first, size_t from, size_t to)
{
    enum { VECTORS = (1 << FFT(LOG_RUN)) / 8 };
    fft_work_t work;
    fft_vec_t power[VECTORS], step, x;
    if (s->low != FFT(LOG_RUN))
        return 0;
    fft_set_field(&work);
    fft_set_constant(&x, first->l, FFT(SHIFT));
    fft_vec_reduce(&x, &work);
    for (size_t v = 0; v < VECTORS; v++) {
        const fe_t *at[8];
        for (size_t i = 0; i < 8; i++)
            at[i] = &s->power[8 * v + i];
        fft_load_factor(&power[v], at, &work);
        fft_vec_mul(&power[v], &power[v], &x, &work);
        fft_carry(&power[v]);
    }
    fft_set_constant(&step, s->step.l, FFT(SHIFT));
    fft_vec_reduce(&step, &work);
    for (size_t k = from; k < to; k++) {
        fe_t *b = a + ((s->reversed ? fft_reversed(k, s->high) : k) << FFT(LOG_RUN));
        for (size_t v = 0; v < VECTORS; v++) {
            const fe_t *at[8];
            fe_t *back[8];
            __m512i w[FE_LIMBS];
            for (size_t i = 0; i < 8; i++)
                at[i] = back[i] = b + 8 * v + i;
            fft_load(&x, at);
            fft_vec_mul(&x, &x, &power[v], &work);
            fft_carry(&x);
            fft_vec_finish(&x, &work);
            fft_words(w, &x);
            fft_scatter(back, w);
            fft_vec_mul(&power[v], &power[v], &step, &work);
            fft_carry(&power[v]);
        }
    }
    return 1;
}
#undef FFT_MASK
#undef FFT_SCALAR
