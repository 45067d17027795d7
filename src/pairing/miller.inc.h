/* SPDX-License-Identifier: Apache-2.0
 *
 * Miller loops of the optimal ate pairing [Ver10], one text for the families:
 *   BLS12, BLS24  f_{x,Q}(P)
 *   BN            f_{6x+2,Q}(P) * l_{[6x+2]Q,pi(Q)}(P) * l_{[6x+2]Q+pi(Q),-pi^2(Q)}(P), pi = psi on the twist
 *   BW6           f_{a,Q}(P) * f_{b,psi(Q)}(P) in one joint loop, a + b*p = 0 mod r [HG20, HG21]
 * The digits (MILLER_DIGITS, without their leading column) are signed; a code d = d0 + 3*d1 adds d0*Q and
 * d1*psi(Q). Loops run on the absolute value of the scalar; a negative one conjugates the value at the end, which
 * equals inversion up to the kernel of the final exponentiation.
 *
 * Here is the order of the steps (miller_run), and the loop that steps in homogeneous coordinates; affine.inc.h has the
 * loop of many pairs, prepared.inc.h that over lines made beforehand. n pairs share the squarings, in chunks of
 * MILLER_CHUNK on the stack. A pair with infinity on either side contributes 1. Constant time in all coordinates; the
 * number of pairs is public.
 */
#include "pairing/pairing_names.h"

#ifndef MILLER_CHUNK
#define MILLER_CHUNK 16
#endif

/* Q and, for BN and BW6, psi(Q) and psi^2(Q) */
#if CURVE_FAMILY == FAMILY_BN
#define MILLER_POINTS 3
#elif CURVE_FAMILY == FAMILY_BW6
#define MILLER_POINTS 2
#else
#define MILLER_POINTS 1
#endif

/* A step: T = 2T; T = T + Q_i or T - Q_i, coded as +-(i + 1); T = -T. */
enum { INST(miller_dbl) = 0, INST(miller_neg) = 100 };
typedef void INST(miller_step_t)(sx_t *f, void *pairs, int what);

/* The steps in order; each multiplies its lines into f, NULL where only the lines are wanted. */
static void INST(miller_run)(sx_t *f, void *pairs, INST(miller_step_t) *step)
{
    static const int8_t digits[MILLER_LEN] = MILLER_DIGITS;
    if (f) sx_set_one(f);
    for (size_t k = 0; k < MILLER_LEN; k++) {
        const int d1 = (digits[k] + 4) / 3 - 1, d0 = digits[k] - 3 * d1;
        if (f && k > 0) sx_sqr(f, f);
        step(f, pairs, INST(miller_dbl));
        /* As a + b*p = 0 mod r, the last addition of BW6 meets opposite points: a vertical line, which the final
         * exponentiation kills, and which is left out. */
        if (CURVE_FAMILY == FAMILY_BW6 && k + 1 == MILLER_LEN) break;
        if (d0) step(f, pairs, d0);
        if (d1) step(f, pairs, 2 * d1);
    }
#if CURVE_FAMILY == FAMILY_BW6
    if (f && MILLER_NEGATED) sx_conj(f, f);
#else
    if (f && SEED_NEGATIVE) sx_conj(f, f);
#endif
#if CURVE_FAMILY == FAMILY_BN
    if (SEED_NEGATIVE) step(f, pairs, INST(miller_neg));
    step(f, pairs, 2);
    step(f, pairs, -3);
#endif
}

#if MILLER_POINTS > 1
/* psi(x, y) = (PSI_X*x^p, PSI_Y*y^p), which acts on the r-torsion of the twist as multiplication by p. */
static void INST(miller_psi)(g2_aff_t *r, const g2_aff_t *q)
{
    static const fq_t psi_x = G2_PSI_X, psi_y = G2_PSI_Y;
    fq_frob(&r->x, &q->x, 1);
    fq_mul(&r->x, &r->x, &psi_x);
    fq_frob(&r->y, &q->y, 1);
    fq_mul(&r->y, &r->y, &psi_y);
}
#endif

/* The points that the loop adds, from Q. Returns the one it starts at. */
static const g2_aff_t *INST(miller_points)(g2_aff_t *points, const g2_aff_t *q)
{
    points[0] = *q;
#if MILLER_POINTS > 1
    for (size_t i = 1; i < MILLER_POINTS; i++) INST(miller_psi)(&points[i], &points[i - 1]);
#endif
#if CURVE_FAMILY == FAMILY_BW6
    return &points[MILLER_TOP1 != 0];
#else
    return &points[0];
#endif
}

static ct_mask INST(miller_skips)(const g1_aff_t *p, const g2_aff_t *q)
{
    return (FP(is_zero)(&p->x) & FP(is_zero)(&p->y)) | (fq_is_zero(&q->x) & fq_is_zero(&q->y));
}

/* r = the point that the step `what` adds */
static void INST(miller_addend)(g2_aff_t *r, const g2_aff_t *points, int what)
{
    *r = points[(what < 0 ? -what : what) - 1];
    if (what < 0) fq_neg(&r->y, &r->y);
}

/* ---- homogeneous coordinates ---- */

typedef struct {
    fp_t xp, yp;
    g2_aff_t q[MILLER_POINTS];
    g2_proj_t t;
    ct_mask skip;
} INST(miller_pair_t);

typedef struct {
    INST(miller_pair_t) s[MILLER_CHUNK];
    size_t n;
} INST(miller_pairs_t);

static void INST(miller_step)(sx_t *f, void *pairs, int what)
{
    INST(miller_pairs_t) *m = pairs;
    for (size_t i = 0; i < m->n; i++) {
        INST(miller_pair_t) *s = &m->s[i];
        line_t l;
        g2_aff_t q;
        if (what == INST(miller_neg)) {
            fq_neg(&s->t.y, &s->t.y);
            continue;
        }
        if (what == INST(miller_dbl)) {
            line_dbl(&l, &s->t);
        } else {
            INST(miller_addend)(&q, s->q, what);
            line_add(&l, &s->t, &q);
        }
        line_mul(f, &l, &s->xp, &s->yp, s->skip);
    }
}

static void INST(miller_start)(INST(miller_pairs_t) *m, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    m->n = n;
    for (size_t i = 0; i < n; i++) {
        INST(miller_pair_t) *s = &m->s[i];
        const g2_aff_t *start = INST(miller_points)(s->q, &q[i]);
        s->xp = p[i].x;
        s->yp = p[i].y;
        s->skip = INST(miller_skips)(&p[i], &q[i]);
        s->t.x = start->x;
        s->t.y = start->y;
        fq_set_one(&s->t.z);
    }
}

static void INST(miller_chunk)(sx_t *f, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    INST(miller_pairs_t) m;
    INST(miller_start)(&m, p, q, n);
    INST(miller_run)(f, &m, INST(miller_step));
}

#include "pairing/pairing_undef.h"
