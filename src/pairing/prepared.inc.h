/* SPDX-License-Identifier: Apache-2.0
 *
 * Pairings with a fixed argument in G2: its lines, made once in the caller's memory, in the affine form of affine.inc.h
 * [CS10]. A buffer is public words, so that every engine reads it, and starts at a multiple of 64 bytes. Its canonical form
 * as bytes is the point, then the slope lambda of each line in the order of the loop. The rest follows from these, and
 * reading it back checks each slope without an inversion. The scalar engine makes buffers.
 *
 * Constant time in the coordinates, the reading excepted, whose inputs are public.
 */
#include "pairing/pairing_names.h"

#define g2_prep_t INST_PREP_T
#define prep_t INST(prep_t)

enum { INST(prep_tag) = 0x414c4e53 };           /* "ALNS": the affine lines of this text */

#if FP_SCHOOLBOOK                               /* elements are not words: the words of the two coefficients */
typedef struct {
    uint64_t lx[CURVE_FQ_DEGREE * FP_LIMBS], l0[CURVE_FQ_DEGREE * FP_LIMBS];
} INST(prep_line_t);
typedef INST(prep_line_t) INST(prep_point_t);
#else
typedef INST(line_aff_t) INST(prep_line_t);
typedef g2_aff_t INST(prep_point_t);
#endif
_Static_assert(sizeof(INST(prep_line_t)) == 2 * CURVE_FQ_DEGREE * FP_LIMBS * sizeof(uint64_t), "a line is its words");

typedef struct {
    uint64_t tag;
    ct_mask infinite;                           /* then the lines are those of the generator, and are skipped */
    INST(prep_point_t) q;
    INST(prep_line_t) line[MILLER_LINES];
} prep_t;

static const prep_t *INST(prep_view)(const g2_prep_t *q)
{
    const prep_t *v = (const prep_t *)(const void *)q;
    PAIRING_VERIFY((uintptr_t)q % 64 == 0 && v->tag == INST(prep_tag));
    return v;
}

/* ---- making them ---- */
#if !FP_SCHOOLBOOK

/* Bytes of a buffer, a multiple of 64. */
size_t INST(g2_prep_size)(void) { return (sizeof(prep_t) + 63) / 64 * 64; }

typedef struct {
    INST(affine_t) s;
    prep_t *out;
    size_t at;
} INST(prep_run_t);

static void INST(prep_step)(sx_t *f, void *run, int what)
{
    INST(prep_run_t) *m = run;
    (void)f;
    INST(affine_steps)(&m->s, 1, what);
    if (what != INST(miller_neg)) m->out->line[m->at++] = m->s.l;
}

static void INST(prep_head)(prep_t *v, const g2_aff_t *q)
{
    v->tag = INST(prep_tag);
    v->infinite = fq_is_zero(&q->x) & fq_is_zero(&q->y);
    v->q = *q;
}

/* r = the lines of q, which is in G2. One inversion a line. */
void INST(g2_prep_init)(g2_prep_t *r, const g2_aff_t *q)
{
    INST(prep_run_t) m;
    m.out = (prep_t *)(void *)r;
    m.at = 0;
    PAIRING_VERIFY((uintptr_t)r % 64 == 0);
    INST(prep_head)(m.out, q);
    INST(affine_start)(&m.s, q);
    INST(miller_run)(NULL, &m, INST(prep_step));
}
#endif

/* ---- the loop ---- */

#if FP_SCHOOLBOOK
/* Where sums of products are cheap the line is multiplied by yP instead of divided, and its words are factors:
 * e.x = xP, e.one = 1 as such factors (wide_load). */
typedef struct {
    fp_t x, y, one;
    ct_mask skip;
} INST(prep_eval_t);

static void INST(prep_eval_n)(INST(prep_eval_t) *e, const g1_aff_t *p, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        FP(set_one)(&e[i].one);
        FP(load_factor)(&e[i].one, &e[i].one);
        FP(load_factor)(&e[i].x, &p[i].x);
        e[i].y = p[i].y;
    }
}

static void INST(prep_mul)(sx_t *f, const INST(prep_line_t) *l, const INST(prep_eval_t) *e)
{
    fq_wide_t w[2];
    fq_t r[2];
    line_t v;
    for (size_t i = 0; i < CURVE_FQ_DEGREE; i++) {
        FP(wide_load)((fp_wide_t *)&w[0] + i, &l->lx[i * FP_LIMBS], &e->x);
        FP(wide_load)((fp_wide_t *)&w[1] + i, &l->l0[i * FP_LIMBS], &e->one);
    }
    INST(line_level)(r, w, 2);
    fq_set_zero(&v.ly);
    *(fp_t *)&v.ly = e->y;
    v.lx = r[0];
    v.l0 = r[1];
    INST(line_times_value)(f, &v, e->skip);
}
#else
typedef INST(affine_eval_t) INST(prep_eval_t);

static void INST(prep_eval_n)(INST(prep_eval_t) *e, const g1_aff_t *p, size_t n) { INST(affine_eval_n)(e, p, n); }
static void INST(prep_mul)(sx_t *f, const INST(prep_line_t) *l, const INST(prep_eval_t) *e) { INST(affine_mul)(f, l, e); }
#endif

typedef struct {
    INST(miller_pairs_t) v;                     /* the pairs without prepared lines */
    INST(prep_eval_t) e[MILLER_CHUNK];
    const g2_prep_t *const *q;
    size_t n, at;
} INST(mixed_t);

static void INST(mixed_step)(sx_t *f, void *pairs, int what)
{
    INST(mixed_t) *m = pairs;
    INST(miller_step)(f, &m->v, what);
    if (what == INST(miller_neg)) return;
    for (size_t i = 0; i < m->n; i++) INST(prep_mul)(f, &INST(prep_view)(m->q[i])->line[m->at], &m->e[i]);
    m->at++;
}

/* f = the product of the Miller values of n pairs and of m pairs with prepared lines; 1 for none. Chunks of both kinds
 * go through the loop together. */
void INST(miller_loop_mixed_n)(sx_t *f, const g1_aff_t *p, const g2_aff_t *q, size_t n, const g1_aff_t *pp,
                               const g2_prep_t *const *qp, size_t m)
{
    INST(mixed_t) c;
    sx_t g;
    sx_set_one(f);
    for (bool first = true; n > 0 || m > 0; first = false) {
        c.n = m < MILLER_CHUNK ? m : MILLER_CHUNK;
        c.at = 0;
        c.q = qp;
        INST(miller_start)(&c.v, p, q, n < MILLER_CHUNK ? n : MILLER_CHUNK);
        for (size_t i = 0; i < c.n; i++)
            c.e[i].skip = INST(prep_view)(qp[i])->infinite | (FP(is_zero)(&pp[i].x) & FP(is_zero)(&pp[i].y));
        INST(prep_eval_n)(c.e, pp, c.n);
        INST(miller_run)(first ? f : &g, &c, INST(mixed_step));
        if (!first) sx_mul(f, f, &g);
        n -= c.v.n;
        m -= c.n;
        if (n > 0) {
            p += c.v.n;
            q += c.v.n;
        }
        if (m > 0) {
            pp += c.n;
            qp += c.n;
        }
    }
}

void INST(miller_loop_prepared_n)(sx_t *f, const g1_aff_t *p, const g2_prep_t *const *q, size_t n)
{
    INST(miller_loop_mixed_n)(f, NULL, NULL, 0, p, q, n);
}

void INST(miller_loop_prepared)(sx_t *f, const g1_aff_t *p, const g2_prep_t *q)
{
    INST(miller_loop_mixed_n)(f, NULL, NULL, 0, p, &q, 1);
}

/* ---- bytes ---- */
#ifndef INST_PAIRING_ONLY

enum {
    INST(prep_fq_bytes) = CURVE_FQ_DEGREE * FP_BYTES,
    INST(prep_bytes) = (2 + MILLER_LINES) * INST(prep_fq_bytes)
};

/* out = q uncompressed, then the slopes; for infinity zeros. */
void INST(g2_prep_to_bytes)(uint8_t *out, const g2_prep_t *a)
{
    const prep_t *v = INST(prep_view)(a);
    fq_t lambda, zero;
    fq_set_zero(&zero);
    INST(g2_aff_to_bytes_uncompressed)(out, &v->q);
    out += 2 * INST(prep_fq_bytes);
    for (size_t i = 0; i < MILLER_LINES; i++, out += INST(prep_fq_bytes)) {
        fq_neg(&lambda, &v->line[i].lx);
        fq_cmov(&lambda, &zero, v->infinite);
        FQ(to_bytes_be)(out, &lambda);
    }
}

typedef struct {
    g2_aff_t t, q[MILLER_POINTS];
    prep_t *out;
    const uint8_t *in;
    size_t at;
    ct_mask range, match;
} INST(prep_read_t);

/* The step of affine_steps with a slope that was read: it must fit lambda*2y = 3x^2 or lambda*(xQ - x) = yQ - y. */
static void INST(prep_read_step)(sx_t *f, void *run, int what)
{
    INST(prep_read_t) *m = run;
    g2_aff_t *t = &m->t, q;
    fq_t lambda, u, v;
    (void)f;
    if (what == INST(miller_neg)) {
        fq_neg(&t->y, &t->y);
        return;
    }
    m->range &= FQ(from_bytes_be)(&lambda, m->in + m->at * INST(prep_fq_bytes));
    if (what == INST(miller_dbl)) {
        q.x = t->x;
        fq_sqr(&u, &t->x);
        fq_tpl(&u, &u);
        fq_dbl(&v, &t->y);
    } else {
        INST(miller_addend)(&q, m->q, what);
        fq_sub(&u, &q.y, &t->y);
        fq_sub(&v, &q.x, &t->x);
    }
    fq_mul(&v, &v, &lambda);
    m->match &= fq_eq(&u, &v);
    INST(affine_advance)(t, &m->out->line[m->at++], &lambda, &q.x);
}

/* r = the lines whose form is in; inputs public. The tests of the point come first, as its decoder makes them, then of the
 * slopes PAIRING_ERR_RANGE and PAIRING_ERR_NOT_ON_CURVE (one is not that of its line). On error r holds infinity. */
pairing_status INST(g2_prep_from_bytes)(g2_prep_t *r, const uint8_t *in, size_t len)
{
    INST(prep_read_t) m;
    g2_aff_t q;
    pairing_status s = PAIRING_ERR_LENGTH;
    m.out = (prep_t *)(void *)r;
    m.at = 0;
    m.range = m.match = ~(ct_mask)0;
    PAIRING_VERIFY((uintptr_t)r % 64 == 0);
    if (len == INST(prep_bytes)) {
        s = INST(g2_aff_from_bytes_uncompressed)(&q, in, 2 * INST(prep_fq_bytes));
        m.in = in + 2 * INST(prep_fq_bytes);
    }
    if (s == PAIRING_OK && ct_bool(fq_is_zero(&q.x) & fq_is_zero(&q.y))) {
        uint8_t any = 0;
        for (size_t i = 0; i < (size_t)MILLER_LINES * INST(prep_fq_bytes); i++) any |= m.in[i];
        if (any != 0) s = PAIRING_ERR_NOT_ON_CURVE;
    } else if (s == PAIRING_OK) {
        INST(prep_head)(m.out, &q);
        m.t = *INST(miller_points)(m.q, &q);
        INST(miller_run)(NULL, &m, INST(prep_read_step));
        if (!ct_bool(m.range))
            s = PAIRING_ERR_RANGE;
        else if (!ct_bool(m.match))
            s = PAIRING_ERR_NOT_ON_CURVE;
        if (s == PAIRING_OK) return s;
    }
    fq_set_zero(&q.x);
    fq_set_zero(&q.y);
    INST(g2_prep_init)(r, &q);
    return s;
}
#endif

#undef prep_t
#undef g2_prep_t
#undef MILLER_POINTS
#include "pairing/pairing_undef.h"
