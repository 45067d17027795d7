/* SPDX-License-Identifier: Apache-2.0
 *
 * Arithmetic in the cyclotomic subgroup of order Phi_k(p), where the inverse is the conjugate: squaring of Granger
 * and Scott [GS10], Karabina's compressed squaring [Kar13] with batch decompression, powers.
 *
 * Write z = (g0 + g1*v + g2*v^2) + (g3 + g4*v + g5*v^2)*w over Fq, v^3 = xi, w^2 = v. All formulas are
 * wrong outside the subgroup. Requires the bindings of sextic.inc.h. Constant time in the element; exponents
 * of the cyc_pow family are public in length, digit lists are public.
 */
#include "field/recode.h"

#include "tower/sx_names.h"

/* A compressed element: g1, g2, g3, g5. */
typedef struct {
    fq_t g1, g2, g3, g5;
} sx_compressed_t;

#if FP_SCHOOLBOOK
/* w += k*g: the product with the constant k, which is reduced along with the rest. */
PAIRING_ALWAYS_INLINE void SX(wide_add_small)(fq_wide_t *w, const fq_t *g, int k)
{
    fp_wide_t *z = (fp_wide_t *)w;
    const fp_t *x = (const fp_t *)g;
    fp_t c;
    FP(set_one)(&c);
    FP(mul_small)(&c, &c, k);
    for (size_t i = 0; i < CURVE_FQ_DEGREE; i++) fp_wide_mac(&z[i], &x[i], &c);
}
#endif

/* The step that both squarings consist of:
 *   3*(x^2 + xi*y^2) - 2*g,  6*x*y + 2*h,  with xi*x*y in place of x*y where nr is 1. 3S of Fq */
#if FP_SCHOOLBOOK
/* As sums: the factors on left operands, the linear terms in the sum, nothing is added afterwards. */
static void SX(pair_sums)(fq_wide_t *w0, fq_wide_t *w1, const fq_t *x, const fq_t *y, const fq_t *g, const fq_t *h, int nr)
{
    fq_wide_t a, c;
    fq_left_t l;
    fq_t t, u;
    SX(wide_clear)(&a);
    SX(wide_clear)(&c);
    fq_mul_nr(&t, y);
    fq_tpl(&u, &t);
    fq_left(&l, &u);
    fq_wide_mac_left(&a, &l, y);
    fq_tpl(&u, x);
    fq_left(&l, &u);
    fq_wide_mac_multiple(&a, &l, x);
    SX(wide_add_small)(&a, g, -2);
    fq_dbl(&t, nr ? &t : y);
    fq_wide_mac_left(&c, &l, &t);
    SX(wide_add_small)(&c, h, 2);
    *w0 = a;
    *w1 = c;
}
#else
/* What a step needs of x and y: t = x^2 + xi*y^2, u = 2*x*y. The form is the one that measures best with the products of
 * Fq that the engine has (docs/algorithms/cyclotomic.md):
 *   over Fp     xi = -4: t = (x - 2y)(x + 2y), u = x*(2y), two products; else the squares of t share a reduction
 *   over Fp2, Fp4 with products that are reduced as they grow: three squares, u = (x+y)^2 - x^2 - y^2
 *   otherwise   the same squares without reductions of their own */
#ifndef CYC_LAZY
#define CYC_LAZY (!FP_DOT2)
#endif
static void SX(pair_squares)(fq_t *t, fq_t *u, const fq_t *x, const fq_t *y)
{
#if CURVE_FQ_DEGREE == 1 && FP_NR_C == -4
    fq_t d, s;
    fq_dbl(&d, y);
    fq_sub(&s, x, &d);
    fq_add_lazy(t, x, &d);
    FP(mul_lazy)(t, &s, t);
    fq_mul(u, x, &d);
#elif CURVE_FQ_DEGREE == 1
    fq_wide_t a, b;
    fq_wide_sqr(&a, x);
    fq_wide_sqr(&b, y);
    fq_wide_add_nr(&a, &a, &b);
    fq_reduce(t, &a);
    fq_add_lazy(u, y, y);
    FP(mul_lazy)(u, x, u);
#else
    fq_wide_t a, b, c;
    fq_t yy;
    fq_add(u, x, y);
    if (CYC_LAZY) {
        fq_wide_sqr(&a, x);
        fq_wide_sqr(&b, y);
        fq_wide_sqr(&c, u);
        fq_wide_sub(&c, &c, &a);
        fq_wide_sub(&c, &c, &b);
        fq_wide_add_nr(&a, &a, &b);
        fq_reduce(t, &a);
        fq_reduce(u, &c);
    } else {
        fq_sqr(t, x);
        fq_sqr(&yy, y);
        fq_sqr(u, u);
        fq_sub(u, u, t);
        fq_sub(u, u, &yy);
        fq_mul_nr(&yy, &yy);
        fq_add(t, t, &yy);
    }
#endif
}

/* r0 may alias x, y and g, r1 may alias x, y and h. */
static void SX(pair_step)(fq_t *r0, fq_t *r1, const fq_t *x, const fq_t *y, const fq_t *g, const fq_t *h, int nr)
{
    fq_t t, u;
    SX(pair_squares)(&t, &u, x, y);
    if (nr) fq_mul_nr(&u, &u);
    fq_sub(r0, &t, g); /* 2*(t - g) + t */
    fq_dbl(r0, r0);
    fq_add(r0, r0, &t);
    fq_add(r1, &u, h);
    fq_dbl(r1, r1);
    fq_add(r1, r1, &u);
}
#endif

/* r = a^2. 9S of Fq [GS10, section 3.2]
 * g0' = 3(xi*g4^2 + g0^2) - 2*g0   g1' = 3(xi*g2^2 + g3^2) - 2*g1   g2' = 3(xi*g5^2 + g1^2) - 2*g2
 * g3' = 6*xi*g1*g5 + 2*g3          g4' = 6*g0*g4 + 2*g4             g5' = 6*g2*g3 + 2*g5 */
void sx_cyc_sqr(sx_t *r, const sx_t *a)
{
#if FP_SCHOOLBOOK
    SX(wide_t) w;
    SX(pair_sums)(&w.c0.c0, &w.c1.c1, &a->c0.c0, &a->c1.c1, &a->c0.c0, &a->c1.c1, 0);
    SX(pair_sums)(&w.c0.c1, &w.c1.c2, &a->c1.c0, &a->c0.c2, &a->c0.c1, &a->c1.c2, 0);
    SX(pair_sums)(&w.c0.c2, &w.c1.c0, &a->c0.c1, &a->c1.c2, &a->c0.c2, &a->c1.c0, 1);
    sx_reduce(r, &w);
#else
    const fq_t g1 = a->c0.c1, g5 = a->c1.c2;
    SX(pair_step)(&r->c0.c0, &r->c1.c1, &a->c0.c0, &a->c1.c1, &a->c0.c0, &a->c1.c1, 0);
    SX(pair_step)(&r->c0.c1, &r->c1.c2, &a->c1.c0, &a->c0.c2, &g1, &g5, 0);
    SX(pair_step)(&r->c0.c2, &r->c1.c0, &g1, &g5, &a->c0.c2, &a->c1.c0, 1);
#endif
}

void sx_compress(sx_compressed_t *r, const sx_t *a)
{
    r->g1 = a->c0.c1;
    r->g2 = a->c0.c2;
    r->g3 = a->c1.c0;
    r->g5 = a->c1.c2;
}

/* The lines of g1, g2, g3, g5 above, alone. 6S of Fq [Kar13, section 3] */
void sx_csqr(sx_compressed_t *r, const sx_compressed_t *a)
{
#if FP_SCHOOLBOOK
    fq_wide_t w[4]; /* in the order of the structure */
    SX(pair_sums)(&w[0], &w[3], &a->g3, &a->g2, &a->g1, &a->g5, 0);
    SX(pair_sums)(&w[1], &w[2], &a->g1, &a->g5, &a->g2, &a->g3, 1);
    fp_reduce_n((fp_t *)r, (const fp_wide_t *)w, 4 * CURVE_FQ_DEGREE);
#else
    const fq_t g1 = a->g1, g5 = a->g5;
    SX(pair_step)(&r->g1, &r->g5, &a->g3, &a->g2, &g1, &g5, 0);
    SX(pair_step)(&r->g2, &r->g3, &g1, &g5, &a->g2, &a->g3, 1);
#endif
}

/* Numerator and denominator of g4:
 *   g3 != 0:           g4 = (xi*g5^2 + 3*g1^2 - 2*g2)/(4*g3)
 *   g3 = 0, g2 != 0:   g4 = 2*g1*g5/g2
 *   g3 = g2 = 0:       z = 1 (docs/algorithms/cyclotomic.md), so g4 = 0: numerator 0, denominator 1
 * chosen by mask; the denominator is never zero. */
static void SX(g4_fraction)(fq_t *num, fq_t *den, const sx_compressed_t *a)
{
    fq_t t, u, one;
    ct_mask z3 = fq_is_zero(&a->g3), z2 = fq_is_zero(&a->g2);

    fq_sqr(&t, &a->g1);
    fq_tpl(&t, &t);
    fq_sqr(&u, &a->g5);
    fq_mul_nr(&u, &u);
    fq_add(&t, &t, &u);
    fq_dbl(&u, &a->g2);
    fq_sub(num, &t, &u);
    fq_dbl(den, &a->g3);
    fq_dbl(den, den);

    fq_mul(&t, &a->g1, &a->g5);
    fq_dbl(&t, &t);
    fq_cmov(num, &t, z3);
    fq_cmov(den, &a->g2, z3);

    fq_set_zero(&t);
    fq_set_one(&one);
    fq_cmov(num, &t, z3 & z2);
    fq_cmov(den, &one, z3 & z2);
}

/* g0 = xi*(2*g4^2 + g3*g5 - 3*g1*g2) + 1, given g4 */
static void SX(fill)(sx_t *r, const sx_compressed_t *a, const fq_t *g4)
{
    fq_t t, u, one;
    fq_mul(&t, &a->g1, &a->g2);
    fq_tpl(&t, &t);
    fq_mul(&u, &a->g3, &a->g5);
    fq_sub(&u, &u, &t);
    fq_sqr(&t, g4);
    fq_dbl(&t, &t);
    fq_add(&t, &t, &u);
    fq_mul_nr(&t, &t);
    fq_set_one(&one);
    fq_add(&r->c0.c0, &t, &one);
    r->c0.c1 = a->g1;
    r->c0.c2 = a->g2;
    r->c1.c0 = a->g3;
    r->c1.c1 = *g4;
    r->c1.c2 = a->g5;
}

enum { SX(BATCH) = 8 };

/* r[i] = the element that a[i] compresses, with one inversion for each eight of them (Montgomery's trick). */
void sx_decompress_n(sx_t *r, const sx_compressed_t *a, size_t n)
{
    fq_t num[SX(BATCH)], den[SX(BATCH)], pre[SX(BATCH)], inv, t;
    for (; n > 0;) {
        size_t m = n < SX(BATCH) ? n : SX(BATCH);
        for (size_t i = 0; i < m; i++) {
            SX(g4_fraction)(&num[i], &den[i], &a[i]);
            if (i == 0)
                pre[0] = den[0];
            else
                fq_mul(&pre[i], &pre[i - 1], &den[i]);
        }
        fq_inv(&inv, &pre[m - 1]);
        for (size_t i = m; i-- > 0;) { /* inv = 1/(den[0]*...*den[i]) */
            t = inv;
            if (i > 0) {
                fq_mul(&t, &inv, &pre[i - 1]);
                fq_mul(&inv, &inv, &den[i]);
            }
            fq_mul(&num[i], &num[i], &t);
            SX(fill)(&r[i], &a[i], &num[i]);
        }
        r += m;
        a += m;
        n -= m;
    }
}

/* What a decompression costs, where a compressed squaring costs 2 and an uncompressed one 3 (6 and 9 squares of Fq).
 * docs/algorithms/cyclotomic.md has the measurement. */
#ifndef CYC_DECOMPRESS
#define CYC_DECOMPRESS 4
#endif

/* Terms of a sum of powers of two that are worked off together, with one inversion: those of a sparse seed. */
#ifndef CYC_BATCH
#define CYC_BATCH 8
#endif
enum { SX(TERMS) = CYC_BATCH };

typedef struct {
    sx_compressed_t c, snap[SX(TERMS)]; /* a^(2^at) compressed; the anchors of this batch */
    size_t at, pos[SX(TERMS)], n;       /* the digits' places */
    bool anchor[SX(TERMS)], negative[SX(TERMS)];
    size_t full_at; /* full = a^(2^full_at), of the digit worked off last */
    sx_t full, acc;
    bool started;
} SX(naf_t);

/* Works off the collected digits. */
static void SX(naf_flush)(SX(naf_t) *s)
{
    sx_t full[SX(TERMS)], t;
    size_t anchors = 0;
    for (size_t k = 0; k < s->n; k++) {
        if (!s->anchor[k]) continue;
        for (; s->at < s->pos[k]; s->at++) sx_csqr(&s->c, &s->c);
        s->snap[anchors++] = s->c;
    }
    if (anchors > 0) sx_decompress_n(full, s->snap, anchors);
    anchors = 0;
    for (size_t k = 0; k < s->n; k++) {
        if (s->anchor[k])
            s->full = full[anchors++];
        else
            for (; s->full_at < s->pos[k]; s->full_at++) sx_cyc_sqr(&s->full, &s->full);
        s->full_at = s->pos[k];
        t = s->full;
        if (s->negative[k]) sx_conj(&t, &t);
        if (s->started)
            sx_mul(&s->acc, &s->acc, &t);
        else
            s->acc = t;
        s->started = true;
    }
    s->n = 0;
}

/* r = a^e, e = the signed digits naf[0..len), most significant first, digits -1, 0, 1; a leading 1 precedes them.
 *
 * From the right: a^(2^i) for every non-zero digit i, multiplied up. A digit is an anchor where it is cheaper to run
 * compressed squarings to it from the last anchor, and to decompress, than to square uncompressed from the digit before;
 * the anchors of each eight digits share one inversion. */
void sx_cyc_pow_naf(sx_t *r, const sx_t *a, const int8_t *naf, size_t len)
{
    SX(naf_t) s;
    size_t before = 0, anchor = 0; /* places of the digit before this one, and of the last anchor */
    s.at = s.full_at = s.n = 0;
    s.started = false;
    s.full = *a;
    sx_compress(&s.c, a);
    for (size_t i = 0; i <= len; i++) { /* digit i from the right; digit len is the leading 1 */
        int8_t d = i < len ? naf[len - 1 - i] : 1;
        if (d == 0) continue;
        if (s.n == SX(TERMS)) SX(naf_flush)(&s);
        s.anchor[s.n] = 2 * (i - anchor) + CYC_DECOMPRESS <= 3 * (i - before);
        if (s.anchor[s.n]) anchor = i;
        s.negative[s.n] = d < 0;
        s.pos[s.n++] = i;
        before = i;
    }
    SX(naf_flush)(&s);
    *r = s.acc;
}

enum { SX(POW_WINDOW) = 4, SX(POW_TABLE) = 1 << (SX(POW_WINDOW) - 1), SX(SLIDE_TABLE) = 4 };

/* r = a^e, e of nbits bits in 64-bit words, lowest first; e is not read for nbits = 0. Constant time in a and in the
 * bits of e: signed windows of four bits (field/recode.h), every table entry read at every step. */
void sx_cyc_pow(sx_t *r, const sx_t *a, const uint64_t *e, size_t nbits)
{
    sx_t table[SX(POW_TABLE)], acc, t, n; /* table[i] = a^(i+1) */
    table[0] = *a;
    for (size_t i = 1; i < SX(POW_TABLE); i++) {
        if (i % 2 == 1)
            sx_cyc_sqr(&table[i], &table[i / 2]);
        else
            sx_mul(&table[i], &table[i - 1], a);
    }
    sx_set_one(&acc);
    for (size_t i = nbits / SX(POW_WINDOW) + 1; i-- > 0;) {
        ct_mask negative;
        uint64_t d = recode_window(&negative, e, nbits, i * SX(POW_WINDOW), SX(POW_WINDOW));
        for (size_t b = 0; b < SX(POW_WINDOW); b++) sx_cyc_sqr(&acc, &acc);
        sx_set_one(&t);
        for (uint64_t k = 0; k < SX(POW_TABLE); k++) sx_cmov(&t, &table[k], ct_eq_word(k + 1, d));
        sx_conj(&n, &t);
        sx_cmov(&t, &n, negative);
        sx_mul(&acc, &acc, &t);
    }
    *r = acc;
    ct_wipe(table, sizeof table);
    ct_wipe(&t, sizeof t);
    ct_wipe(&n, sizeof n);
}

/* The same; time depends on e, constant time in a. Signed sliding windows: odd powers up to the seventh. */
void sx_cyc_pow_vartime(sx_t *r, const sx_t *a, const uint64_t *e, size_t nbits)
{
    sx_t table[SX(SLIDE_TABLE)], acc, t; /* table[i] = a^(2i+1) */
    recode_slide_t s = { 0, 0 };
    bool started = false;
    sx_cyc_sqr(&t, a);
    table[0] = *a;
    for (size_t i = 1; i < SX(SLIDE_TABLE); i++) sx_mul(&table[i], &table[i - 1], &t);
    sx_set_one(&acc);
    for (size_t i = nbits + 1; i-- > 0;) {
        if (started) sx_cyc_sqr(&acc, &acc);
        int d = recode_slide(&s, e, nbits, i, SX(POW_WINDOW));
        if (d == 0) continue;
        if (d < 0)
            sx_conj(&t, &table[-d / 2]);
        else
            t = table[d / 2];
        if (started)
            sx_mul(&acc, &acc, &t);
        else
            acc = t;
        started = true;
    }
    *r = acc;
}

#include "tower/sx_undef.h"
