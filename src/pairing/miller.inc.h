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
 * n pairs share the squarings, in chunks of MILLER_CHUNK on the stack. A pair with infinity on either side
 * contributes 1. Constant time in all coordinates; the number of pairs is public.
 */
#include "pairing/pairing_names.h"

#ifndef MILLER_CHUNK
#define MILLER_CHUNK 16
#endif

#if CURVE_FAMILY == FAMILY_BN || CURVE_FAMILY == FAMILY_BW6
#define MILLER_POINTS 2
#else
#define MILLER_POINTS 1
#endif

typedef struct {
    fp_t xp, yp;
    g2_aff_t q[MILLER_POINTS]; /* Q and, for BN and BW6, psi(Q) */
    g2_proj_t t;
    ct_mask skip;
} INST(miller_pair_t);

#if MILLER_POINTS == 2
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

/* f *= line, T += d*Q for the digit d = 1 or -1 */
static void INST(miller_add)(sx_t *f, INST(miller_pair_t) *s, const g2_aff_t *q, int d)
{
    line_t l;
    g2_aff_t n = *q;
    if (d < 0) fq_neg(&n.y, &n.y);
    line_add(&l, &s->t, &n);
    line_mul(f, &l, &s->xp, &s->yp, s->skip);
}

static void INST(miller_start)(INST(miller_pair_t) *s, const g1_aff_t *p, const g2_aff_t *q)
{
    s->xp = p->x;
    s->yp = p->y;
    s->skip = (FP(is_zero)(&p->x) & FP(is_zero)(&p->y)) | (fq_is_zero(&q->x) & fq_is_zero(&q->y));
    s->q[0] = *q;
#if MILLER_POINTS == 2
    INST(miller_psi)(&s->q[1], q);
#endif
#if CURVE_FAMILY == FAMILY_BW6
    s->t.x = s->q[MILLER_TOP1 != 0].x;
    s->t.y = s->q[MILLER_TOP1 != 0].y;
#else
    s->t.x = q->x;
    s->t.y = q->y;
#endif
    fq_set_one(&s->t.z);
}

/* The two further lines of the BN pairing. */
#if CURVE_FAMILY == FAMILY_BN
static void INST(miller_bn_tail)(sx_t *f, INST(miller_pair_t) *s)
{
    g2_aff_t q2;
    if (SEED_NEGATIVE) fq_neg(&s->t.y, &s->t.y);
    INST(miller_psi)(&q2, &s->q[1]);
    INST(miller_add)(f, s, &s->q[1], 1);
    INST(miller_add)(f, s, &q2, -1);
}
#endif

static void INST(miller_chunk)(sx_t *f, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    static const int8_t digits[MILLER_LEN] = MILLER_DIGITS;
    INST(miller_pair_t) s[MILLER_CHUNK];
    line_t l;

    for (size_t i = 0; i < n; i++) INST(miller_start)(&s[i], &p[i], &q[i]);
    sx_set_one(f);
    for (size_t k = 0; k < MILLER_LEN; k++) {
        const int d1 = (digits[k] + 4) / 3 - 1, d0 = digits[k] - 3 * d1;
        if (k > 0) sx_sqr(f, f);
        for (size_t i = 0; i < n; i++) {
            line_dbl(&l, &s[i].t);
            line_mul(f, &l, &s[i].xp, &s[i].yp, s[i].skip);
            if (d0) INST(miller_add)(f, &s[i], &s[i].q[0], d0);
            if (d1) INST(miller_add)(f, &s[i], &s[i].q[MILLER_POINTS - 1], d1);
        }
    }
#if CURVE_FAMILY == FAMILY_BW6
    if (MILLER_NEGATED) sx_conj(f, f);
#else
    if (SEED_NEGATIVE) sx_conj(f, f);
#endif
#if CURVE_FAMILY == FAMILY_BN
    for (size_t i = 0; i < n; i++) INST(miller_bn_tail)(f, &s[i]);
#endif
}

/* f = product of the Miller values of (p[i], q[i]); 1 for n = 0. */
void miller_loop_n(sx_t *f, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    sx_t g;
    size_t m = n < MILLER_CHUNK ? n : MILLER_CHUNK;
    INST(miller_chunk)(f, p, q, m);
    while (n -= m, n > 0) {
        p += m;
        q += m;
        m = n < MILLER_CHUNK ? n : MILLER_CHUNK;
        INST(miller_chunk)(&g, p, q, m);
        sx_mul(f, f, &g);
    }
}

void miller_loop(sx_t *f, const g1_aff_t *p, const g2_aff_t *q) { miller_loop_n(f, p, q, 1); }

#undef MILLER_POINTS
#include "pairing/pairing_undef.h"
