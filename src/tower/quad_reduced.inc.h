/* SPDX-License-Identifier: Apache-2.0
 *
 * Products of a quadratic extension on reduced elements of its base: the formulas of quad.inc.h where the base's own
 * products carry their reductions at less than the price of reductions apart (quad_dot.inc.h). Included by quad.inc.h.
 * Constant time; outputs may alias inputs.
 */
#ifndef EXT_REDUCED
#error "quad_reduced.inc.h is a part of quad.inc.h"
#endif

/* r = a*b. v0 = a0*b0, v1 = a1*b1; c0 = v0 + nr*v1, c1 = (a0+a1)(b0+b1) - v0 - v1. 3M of the base */
void ext_mul(ext_t *r, const ext_t *a, const ext_t *b)
{
    be_t s, t, v;
    be_add(&s, &a->c0, &a->c1);
    be_add(&t, &b->c0, &b->c1);
    be_mul(&s, &s, &t);
    be_mul(&v, &a->c1, &b->c1);
    be_mul(&t, &a->c0, &b->c0);
    be_sub(&s, &s, &t);
    be_sub(&r->c1, &s, &v);
    be_mul_nr(&v, &v);
    be_add(&r->c0, &t, &v);
}

/* r = a^2. v = a0*a1; c0 = (a0+a1)(a0+nr*a1) - v - nr*v, c1 = 2v. 2M of the base */
void ext_sqr(ext_t *r, const ext_t *a)
{
    be_t s, t, v;
    be_mul_nr(&t, &a->c1);
    be_add(&t, &t, &a->c0);
    be_add(&s, &a->c0, &a->c1);
    be_mul(&v, &a->c0, &a->c1);
    be_mul(&s, &s, &t);
    be_sub(&s, &s, &v);
    be_mul_nr(&t, &v);
    be_sub(&r->c0, &s, &t);
    be_dbl(&r->c1, &v);
}
