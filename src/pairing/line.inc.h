/* SPDX-License-Identifier: Apache-2.0
 *
 * Point steps of the Miller loop and the lines they define, in homogeneous coordinates on the twist
 * y^2 = x^3 + b' over Fq. [CLN10, section 5; AKLGL11, section 4]
 *
 * A line through points of slope lambda, up to factors that the final exponentiation kills, evaluated at P = (xP, yP):
 *   D twist:  ly*yP + lx*xP*W + l0*W^3           (tower positions 0, 3, 4)
 *   M twist:  l0 + lx*xP*W^2 + ly*yP*W^3         (tower positions 0, 1, 4)
 * with (ly, lx, l0) proportional to (1, -lambda, lambda*xT - yT).
 *
 * Requires the names of pairing_names.h, G2_B3 (3*b'), CURVE_TWIST_D, CURVE_B (b as a small integer, M twist).
 * Constant time.
 */
#include "pairing/pairing_names.h"

typedef struct {
    fq_t x, y, z;
} g2_proj_t;

typedef struct {
    fq_t ly, lx, l0;
} line_t;

/* r = 3*b'*a. On an M twist b' = b*xi with a small b. */
static void INST(mul_b3)(fq_t *r, const fq_t *a)
{
#if CURVE_TWIST_D
    static const fq_t b3 = G2_B3;
    fq_mul(r, a, &b3);
#else
    fq_mul_nr(r, a);
    fq_mul_small(r, r, 3 * CURVE_B);
#endif
}

#if FP_SCHOOLBOOK
/* The same steps where reductions are cheap in numbers only: sums of products, reduced level by level. A level of n
 * coordinates is an array w of sums and an array r of results. */
static void INST(line_level)(fq_t *r, const fq_wide_t *w, size_t n)
{
    fp_reduce_n((fp_t *)r, (const fp_wide_t *)w, n * CURVE_FQ_DEGREE);
}

/* w = k*a*b, k*a^2 for a small k */
PAIRING_ALWAYS_INLINE void INST(line_times)(fq_wide_t *w, int k, const fq_t *a, const fq_t *b)
{
    fq_t t;
    fq_mul_small(&t, a, k);
    fq_wide_mul(w, &t, b);
}

/* T = 2T and its tangent, with X3, Y3, Z3 multiplied by 4:
 * A = X*Y, B = Y^2, C = Z^2, E = 3b'*C, F = 3E, H = 2YZ, J = X^2,
 * X3 = 2A(B-F), Y3 = (B+F)^2 - 12E^2, Z3 = 4B*H; line (-H, 3J, E-B). */
void line_dbl(line_t *l, g2_proj_t *t)
{
    enum { A, B, H, J, E };
    fq_wide_t w[5];
    fq_t r[5], f, s;
    fq_wide_mul(&w[A], &t->x, &t->y);
    fq_wide_sqr(&w[B], &t->y);
    INST(line_times)(&w[H], 2, &t->y, &t->z);
    INST(line_times)(&w[J], 3, &t->x, &t->x);
#if CURVE_TWIST_D
    fq_wide_sqr(&w[E], &t->z);
    INST(line_level)(r, w, 5);
    INST(mul_b3)(&r[E], &r[E]);
#else
    INST(mul_b3)(&s, &t->z);
    fq_wide_mul(&w[E], &s, &t->z);
    INST(line_level)(r, w, 5);
#endif
    fq_neg(&l->ly, &r[H]);
    l->lx = r[J];
    fq_sub(&l->l0, &r[E], &r[B]);

    fq_tpl(&f, &r[E]);
    fq_sub(&s, &r[B], &f);
    INST(line_times)(&w[0], 2, &s, &r[A]);
    fq_add(&s, &r[B], &f);
    fq_wide_sqr(&w[1], &s);
    fq_mul_small(&s, &f, -4);
    fq_wide_mac(&w[1], &s, &r[E]);
    INST(line_times)(&w[2], 4, &r[B], &r[H]);
    INST(line_level)(&t->x, w, 3);
}

/* T = T + Q, Q affine, and the line through both: O, L, D, E, F, G, H as below. */
void line_add(line_t *l, g2_proj_t *t, const g2_aff_t *q)
{
    fq_wide_t w[3];
    fq_t r[3], o, g, h, n;
    fq_wide_mul(&w[0], &q->y, &t->z);
    fq_wide_mul(&w[1], &q->x, &t->z);
    INST(line_level)(r, w, 2);
    fq_sub(&o, &t->y, &r[0]);
    fq_sub(&l->ly, &t->x, &r[1]);
    fq_neg(&l->lx, &o);

    fq_wide_sqr(&w[0], &o);
    fq_wide_sqr(&w[1], &l->ly);
    fq_neg(&n, &l->ly);
    fq_wide_mul(&w[2], &q->x, &o);
    fq_wide_mac(&w[2], &n, &q->y);
    INST(line_level)(r, w, 3);
    l->l0 = r[2];

    fq_wide_mul(&w[0], &l->ly, &r[1]); /* E */
    fq_wide_mul(&w[1], &t->z, &r[0]);  /* F */
    fq_wide_mul(&w[2], &t->x, &r[1]);  /* G */
    INST(line_level)(r, w, 3);
    g = r[2];
    fq_add(&h, &r[0], &r[1]);
    fq_dbl(&n, &g);
    fq_sub(&h, &h, &n);

    fq_sub(&g, &g, &h);
    fq_neg(&n, &r[0]);
    fq_wide_mul(&w[0], &l->ly, &h);
    fq_wide_mul(&w[1], &g, &o);
    fq_wide_mac(&w[1], &n, &t->y);
    fq_wide_mul(&w[2], &r[0], &t->z);
    INST(line_level)(&t->x, w, 3);
}
#else
/* T = 2T and its tangent:
 * A = X*Y/2, B = Y^2, C = Z^2, E = 3b'*C, F = 3E, G = (B+F)/2, H = (Y+Z)^2 - B - C, J = X^2,
 * X3 = A(B-F), Y3 = G^2 - 3E^2, Z3 = B*H; line (-H, 3J, E-B). */
void line_dbl(line_t *l, g2_proj_t *t)
{
    fq_t a, b, c, e, f, g, h;
    fq_mul(&a, &t->x, &t->y);
    fq_halve(&a, &a);
    fq_sqr(&b, &t->y);
    fq_sqr(&c, &t->z);
    INST(mul_b3)(&e, &c);
    fq_tpl(&f, &e);
    fq_add(&g, &b, &f);
    fq_halve(&g, &g);
    fq_add(&h, &t->y, &t->z);
    fq_sqr(&h, &h);
    fq_sub(&h, &h, &b);
    fq_sub(&h, &h, &c);

    fq_neg(&l->ly, &h);
    fq_sqr(&l->lx, &t->x);
    fq_tpl(&l->lx, &l->lx);
    fq_sub(&l->l0, &e, &b);

    fq_sub(&f, &b, &f);
    fq_mul(&t->x, &a, &f);
    fq_sqr(&g, &g);
    fq_sqr(&e, &e);
    fq_tpl(&e, &e);
    fq_sub(&t->y, &g, &e);
    fq_mul(&t->z, &b, &h);
}

/* T = T + Q, Q affine, and the line through both:
 * O = Y - yQ*Z, L = X - xQ*Z, D = L^2, E = L*D, F = Z*O^2, G = X*D, H = E + F - 2G,
 * X3 = L*H, Y3 = (G-H)*O - E*Y, Z3 = E*Z; line (L, -O, xQ*O - L*yQ). */
void line_add(line_t *l, g2_proj_t *t, const g2_aff_t *q)
{
    fq_t o, d, e, f, g, h, s;
    fq_mul(&s, &q->y, &t->z);
    fq_sub(&o, &t->y, &s);
    fq_mul(&s, &q->x, &t->z);
    fq_sub(&l->ly, &t->x, &s);
    fq_sqr(&f, &o);
    fq_sqr(&d, &l->ly);
    fq_mul(&e, &l->ly, &d);
    fq_mul(&f, &t->z, &f);
    fq_mul(&g, &t->x, &d);
    fq_add(&h, &e, &f);
    fq_sub(&h, &h, &g);
    fq_sub(&h, &h, &g);

    fq_neg(&l->lx, &o);
    fq_mul(&s, &q->x, &o);
    fq_mul(&f, &l->ly, &q->y);
    fq_sub(&l->l0, &s, &f);

    fq_mul(&t->x, &l->ly, &h);
    fq_sub(&g, &g, &h);
    fq_mul(&g, &g, &o);
    fq_mul(&s, &e, &t->y);
    fq_sub(&t->y, &g, &s);
    fq_mul(&t->z, &e, &t->z);
}
#endif

/* ly*yP, lx*xP */
static void INST(line_at)(fq_t *ly, fq_t *lx, const line_t *l, const fp_t *xp, const fp_t *yp)
{
#if FP_SCHOOLBOOK
    fq_wide_t w[2];
    fq_t r[2];
    const fp_t *y = (const fp_t *)&l->ly, *x = (const fp_t *)&l->lx;
    for (size_t i = 0; i < CURVE_FQ_DEGREE; i++) {
        fp_wide_mul((fp_wide_t *)&w[0] + i, &y[i], yp);
        fp_wide_mul((fp_wide_t *)&w[1] + i, &x[i], xp);
    }
    INST(line_level)(r, w, 2);
    *ly = r[0];
    *lx = r[1];
#else
    fq_mul_fp(ly, &l->ly, yp);
    fq_mul_fp(lx, &l->lx, xp);
#endif
}

/* f *= the line of these coefficients, or 1 where skip is set */
static void INST(line_times_value)(sx_t *f, line_t *l, ct_mask skip)
{
    fq_t zero, one;
    fq_set_zero(&zero);
    fq_set_one(&one);
    fq_cmov(&l->lx, &zero, skip);
#if CURVE_TWIST_D
    fq_cmov(&l->ly, &one, skip);
    fq_cmov(&l->l0, &zero, skip);
    SX(mul_by_034)(f, f, &l->ly, &l->lx, &l->l0);
#else
    fq_cmov(&l->l0, &one, skip);
    fq_cmov(&l->ly, &zero, skip);
    SX(mul_by_014)(f, f, &l->l0, &l->lx, &l->ly);
#endif
}

/* f *= line evaluated at (xP, yP); where skip is set the line counts as 1. */
void line_mul(sx_t *f, const line_t *l, const fp_t *xp, const fp_t *yp, ct_mask skip)
{
    line_t v = { .l0 = l->l0 };
    INST(line_at)(&v.ly, &v.lx, l, xp, yp);
    INST(line_times_value)(f, &v, skip);
}

#include "pairing/pairing_undef.h"
