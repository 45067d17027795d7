/* SPDX-License-Identifier: Apache-2.0
 *
 * Cubic extension: base[g]/(g^3 - nr), elements c0 + c1*g + c2*g^2, where nr is the base field's
 * non-residue (be_mul_nr). [Karatsuba; squaring of CH07, SQR2; lazy reduction: AKLGL11 section 5]
 *
 * Requires and defines as quad.inc.h, and the products by sparse elements that lines need.
 * Constant time; outputs may alias inputs.
 */
#include "tower/ext_names.h"

typedef struct {
    be_wide_t c0, c1, c2;
} ext_wide_t;

enum {
    EXT(W_MUL) = (int)BE(W_MUL) * (1 + 2 * (int)BE(W_NR)),
    EXT(W_NR) = (EXT_NR_C < 0 ? -(EXT_NR_C) : (EXT_NR_C)) + EXT_NR_G * (int)BE(W_NR)
};

/* r = g*a = nr*a2 + a0*g + a1*g^2 */
void EXT(mul_gen)(ext_t *r, const ext_t *a)
{
    be_t t;
    be_mul_nr(&t, &a->c2);
    be_copy(&r->c2, &a->c1);
    be_copy(&r->c1, &a->c0);
    be_copy(&r->c0, &t);
}

void EXT(wide_mul_gen)(ext_wide_t *w, const ext_wide_t *u)
{
    be_wide_t t;
    be_wide_mul_nr(&t, &u->c2);
    w->c2 = u->c1;
    w->c1 = u->c0;
    w->c0 = t;
}

void ext_wide_mul(ext_wide_t *w, const ext_t *a, const ext_t *b);
void ext_wide_sqr(ext_wide_t *w, const ext_t *a);

#define EXT_OWN_PRODUCTS 0
#define EXT_OWN_ADD_NR (EXT_NR_G == 1 && EXT_NR_C == 0)
#include "tower/flat.inc.h"

#if EXT_OWN_ADD_NR
/* w = u + g*v = (u0 + nr*v2) + (u1 + v0)*g + (u2 + v1)*g^2. w may be u or v. */
void EXT(wide_add_nr)(ext_wide_t *w, const ext_wide_t *u, const ext_wide_t *v)
{
    ext_wide_t c;
    if (w == v) {
        c = *v;
        v = &c;
    }
    be_wide_add_nr(&w->c0, &u->c0, &v->c2);
    be_wide_add(&w->c2, &u->c2, &v->c1);
    be_wide_add(&w->c1, &u->c1, &v->c0);
}
#endif

/* w += (a0 + b1)*(a1 + b0)-type cross term: w = (x+y)(s+t) - u - v */
static void EXT(wide_cross)(be_wide_t *w, const be_t *x, const be_t *y, const be_t *s, const be_t *t,
                            const be_wide_t *u, const be_wide_t *v)
{
    be_t l, r;
    be_add_lazy(&l, x, y);
    be_add_lazy(&r, s, t);
    be_wide_mul(w, &l, &r);
    be_wide_sub_exact(w, w, u);
    be_wide_sub_exact(w, w, v);
}

/* w += a*b by plain products: c0 += a0*b0 + n1*b2 + n2*b1, c1 += a0*b1 + a1*b0 + n2*b2, c2 += a0*b2 + a1*b1 + a2*b0
 * with ni = nr*ai */
static void EXT(wide_mac_plain)(ext_wide_t *w, const ext_t *a, const ext_t *b)
{
    be_t n1, n2;
    be_mul_nr(&n1, &a->c1);
    be_mul_nr(&n2, &a->c2);
    be_wide_mac(&w->c0, &a->c0, &b->c0);
    be_wide_mac(&w->c0, &n1, &b->c2);
    be_wide_mac(&w->c0, &n2, &b->c1);
    be_wide_mac(&w->c1, &a->c0, &b->c1);
    be_wide_mac(&w->c1, &a->c1, &b->c0);
    be_wide_mac(&w->c1, &n2, &b->c2);
    be_wide_mac(&w->c2, &a->c0, &b->c2);
    be_wide_mac(&w->c2, &a->c1, &b->c1);
    be_wide_mac(&w->c2, &a->c2, &b->c0);
}

static void EXT(wide_set_zero_)(ext_wide_t *w)
{
    fp_wide_t *z = (fp_wide_t *)w;
    for (size_t i = 0; i < EXT_DEGREE; i++) FP(wide_set_zero)(&z[i]);
}

/* w = a*b. vi = ai*bi; c0 = v0 + nr*((a1+a2)(b1+b2) - v1 - v2), c1 = (a0+a1)(b0+b1) - v0 - v1 + nr*v2,
 * c2 = (a0+a2)(b0+b2) - v0 - v2 + v1. 6M of the base */
void ext_wide_mul(ext_wide_t *w, const ext_t *a, const ext_t *b)
{
    if (FP_SCHOOLBOOK) {
        EXT(wide_set_zero_)(w);
        EXT(wide_mac_plain)(w, a, b);
        return;
    }
    be_wide_t v0, v1, v2, t;
    be_wide_mul(&v0, &a->c0, &b->c0);
    be_wide_mul(&v1, &a->c1, &b->c1);
    be_wide_mul(&v2, &a->c2, &b->c2);
    EXT(wide_cross)(&t, &a->c1, &a->c2, &b->c1, &b->c2, &v1, &v2);
    be_wide_add_nr(&w->c0, &v0, &t);
    EXT(wide_cross)(&t, &a->c0, &a->c1, &b->c0, &b->c1, &v0, &v1);
    be_wide_add_nr(&w->c1, &t, &v2);
    EXT(wide_cross)(&t, &a->c0, &a->c2, &b->c0, &b->c2, &v0, &v2);
    be_wide_add(&w->c2, &t, &v1);
}

/* w += a*b */
void ext_wide_mac(ext_wide_t *w, const ext_t *a, const ext_t *b)
{
    if (FP_SCHOOLBOOK) {
        EXT(wide_mac_plain)(w, a, b);
        return;
    }
    ext_wide_t t;
    ext_wide_mul(&t, a, b);
    ext_wide_add(w, w, &t);
}

/* w = a^2. s0 = a0^2, s1 = 2*a0*a1, s2 = (a0-a1+a2)^2, s3 = 2*a1*a2, s4 = a2^2; c0 = s0 + nr*s3, c1 = s1 + nr*s4,
 * c2 = s1 + s2 + s3 - s0 - s4. 2M+3S of the base [CH07, SQR2] */
void ext_wide_sqr(ext_wide_t *w, const ext_t *a)
{
    if (FP_SCHOOLBOOK) {
        ext_wide_mul(w, a, a);
        return;
    }
    be_wide_t s0, s1, s2, s3, s4;
    be_t t;
    be_wide_sqr(&s0, &a->c0);
    be_wide_mul(&s1, &a->c0, &a->c1);
    be_wide_dbl(&s1, &s1);
    be_sub(&t, &a->c0, &a->c1);
    be_add(&t, &t, &a->c2);
    be_wide_sqr(&s2, &t);
    be_wide_mul(&s3, &a->c1, &a->c2);
    be_wide_dbl(&s3, &s3);
    be_wide_sqr(&s4, &a->c2);
    be_wide_add_nr(&w->c0, &s0, &s3);
    be_wide_add_nr(&w->c1, &s1, &s4);
    be_wide_add(&w->c2, &s1, &s2);
    be_wide_add(&w->c2, &w->c2, &s3);
    be_wide_sub(&w->c2, &w->c2, &s0);
    be_wide_sub(&w->c2, &w->c2, &s4);
}

/* w = a*(b0 + b1*g). v0 = a0*b0, v1 = a1*b1; c0 = v0 + nr*a2*b1, c1 = (a0+a1)(b0+b1) - v0 - v1,
 * c2 = a2*b0 + v1. 5M of the base */
void ext_wide_mul_by_01(ext_wide_t *w, const ext_t *a, const be_t *b0, const be_t *b1)
{
    be_wide_t v0, v1, t;
    be_wide_mul(&v0, &a->c0, b0);
    be_wide_mul(&v1, &a->c1, b1);
    be_wide_mul(&t, &a->c2, b1);
    be_wide_add_nr(&w->c0, &v0, &t);
    EXT(wide_cross)(&w->c1, &a->c0, &a->c1, b0, b1, &v0, &v1);
    be_wide_mul(&t, &a->c2, b0);
    be_wide_add(&w->c2, &t, &v1);
}

/* w = a*b0 */
void ext_wide_mul_by_0(ext_wide_t *w, const ext_t *a, const be_t *b0)
{
    be_wide_mul(&w->c0, &a->c0, b0);
    be_wide_mul(&w->c1, &a->c1, b0);
    be_wide_mul(&w->c2, &a->c2, b0);
}

/* w = a*b1*g */
void ext_wide_mul_by_1(ext_wide_t *w, const ext_t *a, const be_t *b1)
{
    be_t n; /* nr on the operand: a product of a weight, not a correction of a sum */
    be_mul_nr(&n, &a->c2);
    be_wide_mul(&w->c0, &n, b1);
    be_wide_mul(&w->c1, &a->c0, b1);
    be_wide_mul(&w->c2, &a->c1, b1);
}

/* a*t = n, n the norm: t0 = a0^2 - nr*a1*a2, t1 = nr*a2^2 - a0*a1, t2 = a1^2 - a0*a2, n = a0*t0 + nr*(a2*t1 + a1*t2) */
static void EXT(adjugate)(be_t *n, ext_t *t, const ext_t *a)
{
    be_t u;
    be_mul(&u, &a->c1, &a->c2);
    be_mul_nr(&u, &u);
    be_sqr(&t->c0, &a->c0);
    be_sub(&t->c0, &t->c0, &u);
    be_sqr(&t->c1, &a->c2);
    be_mul_nr(&t->c1, &t->c1);
    be_mul(&u, &a->c0, &a->c1);
    be_sub(&t->c1, &t->c1, &u);
    be_sqr(&t->c2, &a->c1);
    be_mul(&u, &a->c0, &a->c2);
    be_sub(&t->c2, &t->c2, &u);
    be_mul(n, &a->c2, &t->c1);
    be_mul(&u, &a->c1, &t->c2);
    be_add(n, n, &u);
    be_mul_nr(n, n);
    be_mul(&u, &a->c0, &t->c0);
    be_add(n, n, &u);
}

/* r = 1/a; 0 -> 0 */
void ext_inv(ext_t *r, const ext_t *a)
{
    be_t n;
    ext_t t;
    EXT(adjugate)(&n, &t, a);
    be_inv(&n, &n);
    be_mul(&r->c0, &t.c0, &n);
    be_mul(&r->c1, &t.c1, &n);
    be_mul(&r->c2, &t.c2, &n);
}

#include "tower/ext_undef.h"
