/* SPDX-License-Identifier: Apache-2.0
 *
 * Quadratic extension: base[g]/(g^2 - nr), elements c0 + c1*g, where nr is the base field's
 * non-residue (be_mul_nr). [Karatsuba; complex squaring; lazy reduction: AKLGL11 section 5]
 *
 * Requires: EXT(name) EXT_T BE(name) BE_T FP(name) FP_T; EXT_DEGREE; EXT_BASE_IS_FP (1: the base is the prime
 * field); EXT_NR_C, EXT_NR_G (the non-residue of the extension above, see flat.inc.h); FP_SCHOOLBOOK,
 * FP_W_WIDE_MAX, FP_DOT2 of the engine; optionally EXT_HAS_BYTES, EXT_REDUCED (products as in quad_reduced.inc.h),
 * EXT_PRODUCTS_ABOVE (the text of a field above defines ext_mul and ext_sqr).
 * Defines the element interface of docs/architecture.md. Constant time; outputs may alias inputs.
 */
#include "tower/ext_names.h"

typedef struct {
    be_wide_t c0, c1;
} ext_wide_t;

/* Products that one coefficient of a product accumulates, and what mul_nr multiplies a weight by. */
enum {
    EXT(W_MUL) = (int)BE(W_MUL) * (1 + (int)BE(W_NR)),
    EXT(W_NR) = (EXT_NR_C < 0 ? -(EXT_NR_C) : (EXT_NR_C)) + EXT_NR_G * (int)BE(W_NR)
};

/* r = g*a = nr*a1 + a0*g */
EXT_SMALL void EXT(mul_gen)(ext_t *r, const ext_t *a)
{
    be_t t;
    be_mul_nr(&t, &a->c1);
    be_copy(&r->c1, &a->c0);
    be_copy(&r->c0, &t);
}

void EXT(wide_mul_gen)(ext_wide_t *w, const ext_wide_t *u)
{
    be_wide_t t;
    be_wide_mul_nr(&t, &u->c1);
    w->c1 = u->c0;
    w->c0 = t;
}

#ifndef EXT_PRODUCTS_ABOVE
EXT_SMALL void ext_wide_mul(ext_wide_t *w, const ext_t *a, const ext_t *b);
EXT_SMALL void ext_wide_sqr(ext_wide_t *w, const ext_t *a);
#endif

#if EXT_BASE_IS_FP
#define EXT_OWN_PRODUCTS FP_DOT2
#elif defined(EXT_REDUCED)
#define EXT_OWN_PRODUCTS 1
#else
#define EXT_OWN_PRODUCTS 0
#endif
#define EXT_OWN_ADD_NR (!FP_SCHOOLBOOK && EXT_NR_G == 1 && EXT_NR_C >= 0)
#include "tower/flat.inc.h"
#if EXT_OWN_PRODUCTS && EXT_BASE_IS_FP
#include "tower/quad_dot.inc.h"
#elif EXT_OWN_PRODUCTS
#include "tower/quad_reduced.inc.h"
#endif

#if EXT_OWN_ADD_NR
/* w = u + (C + g)*v = (u0 + C*v0 + nr*v1) + (u1 + C*v1 + v0)*g, C = EXT_NR_C. w may be u or v. Sums go straight to
 * their places: a copy of words that were just stored would wait for them. */
void EXT(wide_add_nr)(ext_wide_t *w, const ext_wide_t *u, const ext_wide_t *v)
{
    ext_wide_t c;
    if (w == v) {
        c = *v;
        v = &c;
    }
#if EXT_NR_C == 0
    be_wide_add_nr(&w->c0, &u->c0, &v->c1);
    be_wide_add(&w->c1, &u->c1, &v->c0);
#else
    be_wide_t s, t;
    be_wide_add(&t, &u->c1, &v->c0);
#if EXT_NR_C == 1
    be_wide_add(&s, &u->c0, &v->c0);
    be_wide_add(&w->c1, &t, &v->c1);
#elif EXT_BASE_IS_FP
    FP(wide_add_small)(&s, &u->c0, &v->c0, EXT_NR_C);
    FP(wide_add_small)(&w->c1, &t, &v->c1, EXT_NR_C);
#else
    BE(wide_mul_small)(&s, &v->c0, EXT_NR_C);
    be_wide_add(&s, &s, &u->c0);
    be_wide_add(&w->c1, &t, &v->c1);
    for (int k = 1; k < EXT_NR_C; k++) be_wide_add(&w->c1, &w->c1, &v->c1);
#endif
    be_wide_add_nr(&w->c0, &s, &v->c1);
#endif
}
#endif

#ifndef EXT_PRODUCTS_ABOVE
/* w = a*b. Karatsuba: v0 = a0*b0, v1 = a1*b1, c0 = v0 + nr*v1, c1 = (a0+a1)(b0+b1) - v0 - v1. 3M of the base */
EXT_SMALL void ext_wide_mul(ext_wide_t *w, const ext_t *a, const ext_t *b)
{
    if (FP_SCHOOLBOOK) { /* c0 = a0*b0 + (nr*a1)*b1, c1 = a0*b1 + a1*b0: 4M, no sums of products to undo */
        be_t n;
        be_mul_nr(&n, &a->c1);
        be_wide_mul(&w->c0, &a->c0, &b->c0);
        be_wide_mac(&w->c0, &n, &b->c1);
        be_wide_mul(&w->c1, &a->c0, &b->c1);
        be_wide_mac(&w->c1, &a->c1, &b->c0);
        return;
    }
    be_wide_t v0, v1;
    be_t s, t;
    be_add_lazy(&s, &a->c0, &a->c1);
    be_add_lazy(&t, &b->c0, &b->c1);
    be_wide_mul(&v0, &a->c0, &b->c0);
    be_wide_mul(&v1, &a->c1, &b->c1);
    be_wide_mul(&w->c1, &s, &t);
    be_wide_sub_exact(&w->c1, &w->c1, &v0);
    be_wide_sub_exact(&w->c1, &w->c1, &v1);
    be_wide_add_nr(&w->c0, &v0, &v1);
}

/* w += a*b */
EXT_SMALL void ext_wide_mac(ext_wide_t *w, const ext_t *a, const ext_t *b)
{
    if (FP_SCHOOLBOOK) {
        be_t n;
        be_mul_nr(&n, &a->c1);
        be_wide_mac(&w->c0, &a->c0, &b->c0);
        be_wide_mac(&w->c0, &n, &b->c1);
        be_wide_mac(&w->c1, &a->c0, &b->c1);
        be_wide_mac(&w->c1, &a->c1, &b->c0);
        return;
    }
    ext_wide_t t;
    ext_wide_mul(&t, a, b);
    ext_wide_add(w, w, &t);
}

/* w = a^2. With nr = -1 over Fp: c0 = (a0+a1)(a0-a1), c1 = (2*a0)*a1. In general, v = a0*a1:
 * c0 = (a0+a1)(a0+nr*a1) - v - nr*v, c1 = 2v. 2M of the base */
EXT_SMALL void ext_wide_sqr(ext_wide_t *w, const ext_t *a)
{
    be_t s, t;
    if (FP_SCHOOLBOOK) { /* c0 = a0^2 + (nr*a1)*a1 */
        be_mul_nr(&t, &a->c1);
        be_dbl(&s, &a->c0);
        be_wide_sqr(&w->c0, &a->c0);
        be_wide_mac(&w->c0, &t, &a->c1);
        be_wide_mul(&w->c1, &s, &a->c1);
        return;
    }
    if (EXT_BASE_IS_FP && FP_NR_C == -1) {
        be_t d;
        be_add_lazy(&s, &a->c0, &a->c1);
        be_sub(&t, &a->c0, &a->c1);
        be_add_lazy(&d, &a->c0, &a->c0);
        be_wide_mul(&w->c1, &d, &a->c1);
        be_wide_mul(&w->c0, &s, &t);
        return;
    }
    be_wide_t v, n;
    be_mul_nr(&t, &a->c1);
    be_add(&t, &t, &a->c0);
    be_add_lazy(&s, &a->c0, &a->c1);
    be_wide_mul(&v, &a->c0, &a->c1);
    be_wide_mul(&w->c0, &s, &t);
    be_wide_add_nr(&n, &v, &v);
    be_wide_sub(&w->c0, &w->c0, &n);
    be_wide_dbl(&w->c1, &v);
}
#endif

EXT_SMALL void ext_conj(ext_t *r, const ext_t *a)
{
    be_copy(&r->c0, &a->c0);
    be_neg(&r->c1, &a->c1);
}

/* Norm to the base field: a0^2 - nr*a1^2 */
static void EXT(norm)(be_t *n, const ext_t *a)
{
    be_t t;
    be_sqr(&t, &a->c1);
    be_mul_nr(&t, &t);
    be_sqr(n, &a->c0);
    be_sub(n, n, &t);
}

/* r = 1/a = conj(a)/norm(a); 0 -> 0 */
void ext_inv(ext_t *r, const ext_t *a)
{
    be_t n;
    EXT(norm)(&n, a);
    be_inv(&n, &n);
    be_mul(&r->c0, &a->c0, &n);
    be_neg(&n, &n);
    be_mul(&r->c1, &a->c1, &n);
}

#ifdef EXT_HAS_ROOTS
#include "tower/quad_roots.inc.h"
#include "tower/left.inc.h"
#endif

#include "tower/ext_undef.h"
