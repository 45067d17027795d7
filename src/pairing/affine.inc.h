/* SPDX-License-Identifier: Apache-2.0
 *
 * Miller loops in affine coordinates: n pairs share the inversion of each step [LMN10], and a line
 *
 *   D twist:  1 + lx*(xP/yP)*W + l0/yP*W^3           (tower positions 3, 4; the product costs 10M of Fq)
 *   M twist:  l0/yP + lx*(xP/yP)*W^2 + W^3           (tower positions 0, 1, and 1 at 4; 10M)
 *
 * with (lx, l0) = (-lambda, lambda*xT - yT) has one coefficient less than in homogeneous coordinates. A doubling costs
 * 3M+2S, an addition 3M+1S, and each 3M and the n-th part of an inversion more. Also what prepared lines are made of.
 *
 * Points of order r meet no vertical line on the way (miller.inc.h), so that denominators are not zero. Where a caller
 * broke that rule a zero counts as 1 in the shared product, so that no other pair is affected.
 */
#include "pairing/pairing_names.h"

#ifndef PAIRING_OPENMP
#define PAIRING_OPENMP 0
#endif
#ifndef MILLER_AFFINE_CHUNK
#define MILLER_AFFINE_CHUNK (FP_SCHOOLBOOK ? 4 : 32)
#endif

typedef struct {
    fq_t lx, l0;
} INST(line_aff_t);

/* The point's part of a pair: T, what is added to it, and of the step the line and the inversion. */
typedef struct {
    g2_aff_t t, q[MILLER_POINTS];
    INST(line_aff_t) l;
    fq_t den, before;
} INST(affine_t);

/* -xP/yP and 1/yP, both 0 for a pair that counts as 1. */
typedef struct {
    fp_t x, y;
    ct_mask skip;
} INST(affine_eval_t);

/* s[i].den = 1/s[i].den with one inversion [Montgomery's trick], 0 -> 1 */
static void INST(affine_invert)(INST(affine_t) *s, size_t n)
{
    fq_t acc, one, t;
    fq_set_one(&one);
    acc = one;
    for (size_t i = 0; i < n; i++) {
        fq_cmov(&s[i].den, &one, fq_is_zero(&s[i].den));
        if (i == 0) {
            acc = s[0].den;
        } else {
            s[i].before = acc;
            fq_mul(&acc, &acc, &s[i].den);
        }
    }
    fq_inv(&acc, &acc);
    for (size_t i = n; i-- > 1;) {
        fq_mul(&t, &acc, &s[i].before);
        fq_mul(&acc, &acc, &s[i].den);
        s[i].den = t;
    }
    s[0].den = acc;
}

/* The line of slope lambda through T, and T moved along it to the sum with a point of abscissa xq:
 *   l0 = lambda*x - y;  x3 = lambda^2 - x - xq;  y3 = l0 - lambda*x3 */
static void INST(affine_advance)(g2_aff_t *t, INST(line_aff_t) *l, const fq_t *lambda, const fq_t *xq)
{
    fq_t x3;
    fq_sqr(&x3, lambda);
    fq_sub(&x3, &x3, &t->x);
    fq_sub(&x3, &x3, xq);
    fq_mul(&l->l0, lambda, &t->x);
    fq_sub(&l->l0, &l->l0, &t->y);
    fq_mul(&t->y, lambda, &x3);
    fq_sub(&t->y, &l->l0, &t->y);
    t->x = x3;
    fq_neg(&l->lx, lambda);
}

/* The step of all n points: lambda = 3x^2/2y or (yQ - y)/(xQ - x). */
static void INST(affine_steps)(INST(affine_t) *s, size_t n, int what)
{
    fq_t lambda;
    g2_aff_t q;
    for (size_t i = 0; i < n; i++) {
        if (what == INST(miller_neg)) {
            fq_neg(&s[i].t.y, &s[i].t.y);
        } else if (what == INST(miller_dbl)) {
            fq_dbl(&s[i].den, &s[i].t.y);
        } else {
            INST(miller_addend)(&q, s[i].q, what);
            fq_sub(&s[i].den, &q.x, &s[i].t.x);
        }
    }
    if (what == INST(miller_neg)) return;
    INST(affine_invert)(s, n);
    for (size_t i = 0; i < n; i++) {
        g2_aff_t *t = &s[i].t;
        if (what == INST(miller_dbl)) {
            q.x = t->x;
            fq_sqr(&lambda, &t->x);
            fq_tpl(&lambda, &lambda);
        } else {
            INST(miller_addend)(&q, s[i].q, what);
            fq_sub(&lambda, &q.y, &t->y);
        }
        fq_mul(&lambda, &lambda, &s[i].den);
        INST(affine_advance)(t, &s[i].l, &lambda, &q.x);
    }
}

/* Starts at Q, or at the generator where Q is infinity, whose pair is skipped. */
static void INST(affine_start)(INST(affine_t) *s, const g2_aff_t *q)
{
    static const fq_t gx = G2_GEN_X, gy = G2_GEN_Y;
    g2_aff_t p = *q;
    ct_mask infinite = fq_is_zero(&q->x) & fq_is_zero(&q->y);
    fq_cmov(&p.x, &gx, infinite);
    fq_cmov(&p.y, &gy, infinite);
    s->t = *INST(miller_points)(s->q, &p);
}

/* e[i] for n <= MILLER_AFFINE_CHUNK points, with one inversion; skip[i] is set by the caller. */
static void INST(affine_eval_n)(INST(affine_eval_t) *e, const g1_aff_t *p, size_t n)
{
    fp_t acc, one, zero, t;
    FP(set_one)(&one);
    FP(set_zero)(&zero);
    acc = one;
    for (size_t i = 0; i < n; i++) {
        e[i].y = p[i].y;
        FP(cmov)(&e[i].y, &one, e[i].skip);
        e[i].x = acc;
        FP(mul)(&acc, &acc, &e[i].y);
    }
    FP(inv)(&acc, &acc);
    for (size_t i = n; i-- > 0;) {
        FP(mul)(&t, &acc, &e[i].x);
        FP(mul)(&acc, &acc, &e[i].y);
        FP(mul)(&e[i].x, &t, &p[i].x);
        e[i].y = t;
        FP(cmov)(&e[i].x, &zero, e[i].skip);
        FP(cmov)(&e[i].y, &zero, e[i].skip);
    }
}

/* f *= the line at the point */
static void INST(affine_mul)(sx_t *f, const INST(line_aff_t) *l, const INST(affine_eval_t) *e)
{
    fq_t lx, l0;
    fq_mul_fp(&lx, &l->lx, &e->x);
    fq_mul_fp(&l0, &l->l0, &e->y);
#if CURVE_TWIST_D
    SX(mul_by_34)(f, f, &lx, &l0);
#else
    fq_t one;
    fq_set_one(&one);
    fq_cmov(&l0, &one, e->skip);
    SX(mul_by_01)(f, f, &l0, &lx, ~e->skip);
#endif
}

typedef struct {
    INST(affine_t) s[MILLER_AFFINE_CHUNK];
    INST(affine_eval_t) e[MILLER_AFFINE_CHUNK];
    size_t n;
} INST(affine_pairs_t);

static void INST(affine_step)(sx_t *f, void *pairs, int what)
{
    INST(affine_pairs_t) *m = pairs;
    INST(affine_steps)(m->s, m->n, what);
    for (size_t i = 0; what != INST(miller_neg) && i < m->n; i++) INST(affine_mul)(f, &m->s[i].l, &m->e[i]);
}

static void INST(affine_chunk)(sx_t *f, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    INST(affine_pairs_t) m;
    m.n = n;
    for (size_t i = 0; i < n; i++) {
        INST(affine_start)(&m.s[i], &q[i]);
        m.e[i].skip = INST(miller_skips)(&p[i], &q[i]);
    }
    INST(affine_eval_n)(m.e, p, n);
    INST(miller_run)(f, &m, INST(affine_step));
}

/* From this many pairs on the shared inversion pays (docs/algorithms/pairings.md); an engine of residues inverts by a
 * power, and there it never does. */
#ifndef MILLER_AFFINE_MIN
#if FP_SCHOOLBOOK
#define MILLER_AFFINE_MIN 1000000
#elif CURVE_FQ_DEGREE == 4
#define MILLER_AFFINE_MIN 2
#elif CURVE_FQ_DEGREE == 2
#define MILLER_AFFINE_MIN 5
#else
#define MILLER_AFFINE_MIN 7
#endif
#endif

/* The product over one part of the pairs. */
static void INST(miller_part)(sx_t *f, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    sx_t g;
    for (size_t at = 0, m; at < n; at += m) {
        sx_t *r = at == 0 ? f : &g;
        m = n - at;
        if (m >= MILLER_AFFINE_MIN) {
            if (m > MILLER_AFFINE_CHUNK) m = MILLER_AFFINE_CHUNK;
            INST(affine_chunk)(r, &p[at], &q[at], m);
        } else {
            if (m > MILLER_CHUNK) m = MILLER_CHUNK;
            INST(miller_chunk)(r, &p[at], &q[at], m);
        }
        if (at > 0) sx_mul(f, f, &g);
    }
}

/* f = product of the Miller values of (p[i], q[i]); 1 for n = 0. Where the build has threads, in parts whose sizes depend
 * on n alone and which are multiplied in order, so that the value does not depend on the threads. */
void miller_loop_n(sx_t *f, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
#if PAIRING_OPENMP
    enum { PARTS = 16, LEAST = 8 };
    sx_t part[PARTS];
    size_t size = n / PARTS < LEAST ? LEAST : n / PARTS > MILLER_AFFINE_CHUNK ? MILLER_AFFINE_CHUNK : n / PARTS;
    sx_set_one(f);
    while (n > size) {
        int parts = (n - 1) / size >= PARTS ? PARTS : (int)((n - 1) / size + 1);
        _Pragma("omp parallel for schedule(dynamic)")
        for (int i = 0; i < parts; i++) {
            size_t at = (size_t)i * size;
            INST(miller_part)(&part[i], &p[at], &q[at], n - at < size ? n - at : size);
        }
        for (int i = 0; i < parts; i++) sx_mul(f, f, &part[i]);
        if ((size_t)parts * size >= n) return;
        n -= (size_t)parts * size;
        p += (size_t)parts * size;
        q += (size_t)parts * size;
    }
    if (n == 0) return;
    INST(miller_part)(&part[0], p, q, n);
    sx_mul(f, f, &part[0]);
#else
    sx_set_one(f);
    INST(miller_part)(f, p, q, n);
#endif
}

void miller_loop(sx_t *f, const g1_aff_t *p, const g2_aff_t *q) { INST(miller_chunk)(f, p, q, 1); }

#include "pairing/pairing_undef.h"
