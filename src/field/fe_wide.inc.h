/* SPDX-License-Identifier: Apache-2.0 */
/* Unreduced values. Operands of products: integers of n words. Sums of products: integers of 2n words, kept in [0, p*R), that is with the upper half in [0,p).
   A sum is corrected in its upper half alone: subtracting or adding p there changes it by p*R, which is 0 mod p.
   Part of field.inc.h. Constant-time; outputs may alias inputs. */
#ifndef FE
#include "field/fe_default.h"
#include "field/fe.inc.h"
#endif

typedef struct {
    uint64_t w[2 * FE_LIMBS];
} fe_wide_t;

/* w < p*R */
#define FE_WIDE_OK(u) limbs_lt((u)->w + FE_LIMBS, fe_p, FE_LIMBS)

/* w = 0 */
PAIRING_INLINE void fe_wide_set_zero(fe_wide_t *w) { limbs_zero(w->w, 2 * FE_LIMBS); }

/* r = a + b, an integer in [0,2p) where 4p <= R, else reduced. Only as an operand of wide_mul or wide_sqr:
   the product of two such sums is below 4p^2 <= p*R. */
PAIRING_INLINE void fe_add_lazy(fe_t *r, const fe_t *a, const fe_t *b)
{
    PAIRING_COUNT(ADD);
    if (FP_W_LAZY_OK(FE_PARAM(BITS), FE_LIMBS)) {
        PAIRING_VERIFY(fe_is_valid(a) && fe_is_valid(b));
        (void)limbs_add(r->l, a->l, b->l, FE_LIMBS);
    } else {
        fe_add(r, a, b);
    }
}

/* r = p - a, an integer in [0,p]: only as an operand a0 or a1 of dot2. */
PAIRING_INLINE void fe_neg_lazy(fe_t *r, const fe_t *a)
{
    PAIRING_VERIFY(fe_is_valid(a));
    (void)limbs_sub(r->l, fe_p, a->l, FE_LIMBS);
}

/* r = k*a as an integer, where k*p < R: only as an operand of a product. */
PAIRING_INLINE void fe_mul_small_lazy(fe_t *r, const fe_t *a, unsigned k)
{
    uint64_t t[FE_LIMBS] = { 0 }, c = mont_row(t, a->l, k, FE_LIMBS);
    PAIRING_VERIFY(fe_is_valid(a) && c == 0);
    (void)c;
    limbs_copy(r->l, t, FE_LIMBS);
}

/* r = a0*b0 + a1*b1. In: a0, a1 elements or negatives by neg_lazy; b0, b1 integers with b0 + b1 < R. */
#if FE_DOT2
void fe_dot2(fe_t *r, const fe_t *a0, const fe_t *b0, const fe_t *a1, const fe_t *b1)
{
    PAIRING_COUNT(DOT2);
#ifdef PAIRING_VERIFY_ENABLED
    uint64_t t[FE_LIMBS];
    PAIRING_VERIFY(limbs_sub(t, fe_p, a0->l, FE_LIMBS) == 0 && limbs_sub(t, fe_p, a1->l, FE_LIMBS) == 0);
    PAIRING_VERIFY(limbs_add(t, b0->l, b1->l, FE_LIMBS) == 0);
#endif
    FE_KERNEL_DOT2(r->l, a0->l, b0->l, a1->l, b1->l, fe_p, FE_PARAM(N0));
    PAIRING_VERIFY(fe_is_valid(r));
}
#endif

/* w = a*b. In: a*b < p*R as integers: elements, and sums by add_lazy. */
void fe_wide_mul(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    PAIRING_COUNT(WIDE_MUL);
    FE_KERNEL_WIDE_MUL(w->w, a->l, b->l);
    PAIRING_VERIFY(FE_WIDE_OK(w));
}

/* w = a^2. In: a^2 < p*R: an element, or a sum by add_lazy. */
void fe_wide_sqr(fe_wide_t *w, const fe_t *a)
{
    PAIRING_COUNT(WIDE_MUL);
    FE_KERNEL_WIDE_SQR(w->w, a->l);
    PAIRING_VERIFY(FE_WIDE_OK(w));
}

/* w = u + v mod p*R */
void fe_wide_add(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *v)
{
    PAIRING_COUNT(WIDE_ADD);
    uint64_t c;
    PAIRING_VERIFY(FE_WIDE_OK(u) && FE_WIDE_OK(v));
    c = limbs_add(w->w, u->w, v->w, 2 * FE_LIMBS);
    limbs_sub_once(w->w + FE_LIMBS, w->w + FE_LIMBS, FE_PARAM(SPARE_BITS) == 0 ? c : 0, fe_p, FE_LIMBS);
}

/* w = u - v mod p*R. The upper half is corrected before it is stored. */
void fe_wide_sub(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *v)
{
    PAIRING_COUNT(WIDE_ADD);
    uint64_t t[FE_LIMBS], c = 0;
    PAIRING_VERIFY(FE_WIDE_OK(u) && FE_WIDE_OK(v));
    PAIRING_UNROLL
    for (size_t i = 0; i < FE_LIMBS; i++)
        w->w[i] = pairing_sbb64(u->w[i], v->w[i], &c);
    PAIRING_UNROLL
    for (size_t i = 0; i < FE_LIMBS; i++)
        t[i] = pairing_sbb64(u->w[FE_LIMBS + i], v->w[FE_LIMBS + i], &c);
    (void)limbs_add_masked(w->w + FE_LIMBS, t, fe_p, ct_mask_of_bit(c), FE_LIMBS);
}

/* w = u - v. In: u >= v as integers. */
void fe_wide_sub_exact(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *v)
{
    PAIRING_COUNT(WIDE_ADD);
    uint64_t c;
    PAIRING_VERIFY(FE_WIDE_OK(u) && FE_WIDE_OK(v));
    c = limbs_sub(w->w, u->w, v->w, 2 * FE_LIMBS);
    PAIRING_VERIFY(c == 0);
    (void)c;
}

/* w = 2u mod p*R */
void fe_wide_dbl(fe_wide_t *w, const fe_wide_t *u) { fe_wide_add(w, u, u); }

/* w = -u mod p*R */
void fe_wide_neg(fe_wide_t *w, const fe_wide_t *u)
{
    fe_wide_t zero;
    fe_wide_set_zero(&zero);
    fe_wide_sub(w, &zero, u);
}

/* w += a*b */
void fe_wide_mac(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    fe_wide_t t;
    fe_wide_mul(&t, a, b);
    fe_wide_add(w, w, &t);
}

/* w -= a*b */
void fe_wide_msub(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    fe_wide_t t;
    fe_wide_mul(&t, a, b);
    fe_wide_sub(w, w, &t);
}

/* w += a*R: adds the element itself to the sum that is to be reduced */
void fe_wide_add_fe(fe_wide_t *w, const fe_t *a)
{
    uint64_t t[FE_LIMBS], c;
    PAIRING_VERIFY(FE_WIDE_OK(w) && fe_is_valid(a));
    c = limbs_add(t, w->w + FE_LIMBS, a->l, FE_LIMBS);
    limbs_sub_once(w->w + FE_LIMBS, t, FE_PARAM(SPARE_BITS) == 0 ? c : 0, fe_p, FE_LIMBS);
}

/* w = u + k*v mod p*R for a small public k, 0 <= k < 64: the lower half as it is, the upper half, below (k+1)p, mod p. */
PAIRING_INLINE void fe_wide_add_small(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *v, int k)
{
    PAIRING_COUNT(SMALL);
    uint64_t t[2 * FE_LIMBS + 1];
    PAIRING_VERIFY(FE_WIDE_OK(u) && FE_WIDE_OK(v) && k >= 0 && k < 64);
    limbs_copy(t, u->w, 2 * FE_LIMBS);
    t[2 * FE_LIMBS] = mont_row(t, v->w, (uint64_t)k, 2 * FE_LIMBS);
    limbs_copy(w->w, t, FE_LIMBS);
    fe_reduce_small(w->w + FE_LIMBS, t + FE_LIMBS);
}

/* w = k*u mod p*R for a small public k of any sign, |k| < 64. */
PAIRING_INLINE void fe_wide_mul_small(fe_wide_t *w, const fe_wide_t *u, int k)
{
    if (k == 2 || k == -2) {
        fe_wide_dbl(w, u);
    } else {
        fe_wide_t zero;
        fe_wide_set_zero(&zero);
        fe_wide_add_small(w, &zero, u, k < 0 ? -k : k);
    }
    if (k < 0)
        fe_wide_neg(w, w);
}

/* r = w/R mod p: ends a sum of products of Montgomery forms. In: w < p*R. */
void fe_reduce(fe_t *r, const fe_wide_t *w)
{
    PAIRING_COUNT(REDUCE);
    PAIRING_VERIFY(FE_WIDE_OK(w));
#ifdef PAIRING_VERIFY_ENABLED
    uint64_t check[FE_LIMBS];
    verify_redc(check, w->w, fe_p, FE_PARAM(N0), FE_LIMBS);
#endif
    FE_KERNEL_REDC(r->l, w->w, fe_p, FE_PARAM(N0));
#ifdef PAIRING_VERIFY_ENABLED
    PAIRING_VERIFY(fe_is_valid(r) && limbs_eq(check, r->l, FE_LIMBS));
#endif
}

/* r[i] = w[i]/R mod p for i < n. r and w do not overlap. */
void fe_reduce_n(fe_t *r, const fe_wide_t *w, size_t n)
{
    for (size_t i = 0; i < n; i++)
        fe_reduce(&r[i], &w[i]);
}

#undef FE_WIDE_OK
