/* SPDX-License-Identifier: Apache-2.0
 *
 * Products of a quadratic extension of Fp without wide values: every coefficient is a sum of two products that is
 * reduced as it grows [Longa22]. Included by quad.inc.h where the engine has fp_dot2 and EXT_BASE_IS_FP.
 *
 * Requires: the names of ext_names.h, FP_NR_C. Constant time; outputs may alias inputs.
 */
#ifndef FP_NR_C
#error "quad_dot.inc.h needs FP_NR_C, the non-residue of Fp"
#endif

enum { EXT(NR_ABS) = FP_NR_C < 0 ? -(FP_NR_C) : (FP_NR_C) };

/* The operands of c0 = a0*b0 + nr*a1*b1 as integers: b0 + |nr|*b1 < (1 + |nr|) p <= 64 p. */
_Static_assert(FP_BITS + (EXT(NR_ABS) == 1 ? 1 : EXT(NR_ABS) < 16 ? 4 : 6) <= 64 * FP_LIMBS,
               "the factor nr stays unreduced in an operand");

/* r = a0*b0 + nr*a1*b1: the sign of nr goes to a1, its size to b1. */
static void EXT(mul_c0)(fp_t *r, const fp_t *a0, const fp_t *b0, const fp_t *a1, const fp_t *b1)
{
    fp_t s, t;
    if (FP_NR_C < 0) {
        fp_neg_lazy(&s, a1);
        a1 = &s;
    }
    if (EXT(NR_ABS) != 1) {
        fp_mul_small_lazy(&t, b1, EXT(NR_ABS));
        b1 = &t;
    }
    fp_dot2(r, a0, b0, a1, b1);
}

/* r = a*b. c0 = a0*b0 + nr*a1*b1, c1 = a0*b1 + a1*b0 */
void ext_mul(ext_t *r, const ext_t *a, const ext_t *b)
{
    fp_t c0;
    EXT(mul_c0)(&c0, &a->c0, &b->c0, &a->c1, &b->c1);
    fp_dot2(&r->c1, &a->c0, &b->c1, &a->c1, &b->c0);
    fp_copy(&r->c0, &c0);
}

/* r = a^2. With nr = -1: c0 = (a0-a1)(a0+a1), else c0 = a0^2 + nr*a1^2; c1 = a1*(2*a0) */
void ext_sqr(ext_t *r, const ext_t *a)
{
    fp_t s, d, c0;
    if (FP_NR_C == -1) {
        fp_add_lazy(&s, &a->c0, &a->c1);
        fp_sub(&d, &a->c0, &a->c1);
        fp_mul_lazy(&c0, &d, &s);
    } else {
        EXT(mul_c0)(&c0, &a->c0, &a->c0, &a->c1, &a->c1);
    }
    fp_add_lazy(&s, &a->c0, &a->c0);
    fp_mul_lazy(&r->c1, &a->c1, &s);
    fp_copy(&r->c0, &c0);
}
