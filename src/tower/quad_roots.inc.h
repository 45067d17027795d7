/* SPDX-License-Identifier: Apache-2.0
 *
 * What points over a quadratic extension need of it: square roots, residue test, sign, order,
 * Frobenius map. Included by quad.inc.h for the fields up to Fq (EXT_HAS_ROOTS).
 *
 * EXT_FROB: rows j = 1, 2, ... of g^(p^j - 1) in the base field where the base is not Fp; over Fp the
 * factor is (-1)^j.
 */

/* a is a square iff its norm is one in the base field. 0 is a square. */
ct_mask ext_is_square(const ext_t *a)
{
    be_t n;
    EXT(norm)(&n, a);
    return be_is_square(&n);
}

#if EXT_BASE_IS_FP && FP_NR_C == -1 && FP_SQRT_KIND == 34

/* y = sqrt(a) if there is one, else anything. Two exponentiations, no inversion, for g^2 = -1 and p = 3 mod 4:
 * n^2 = norm(a), d = (a0 + n)/2, or a0 where that is zero (then a1 = 0); t = d^((p-3)/4), y0 = d*t, chi = t*y0 = +-1,
 * so that y0^2 = chi*d and 1/y0 = chi*t; y1 = a1/(2*y0) = chi*a1*t/2.
 *   chi = 1:   y = y0 + y1*g:  y0^2 - y1^2 = d - a1^2/(4d) = (a0 + n)/2 + (a0 - n)/2 = a0
 *   chi = -1:  y = y1 + y0*g:  y1^2 - y0^2 = -a1^2/(4d) + d = a0
 * and 2*y0*y1 = a1. */
static void EXT(root_candidate)(ext_t *y, const ext_t *a)
{
    be_t n, d, t, y0, y1;
    EXT(norm)(&n, a);
    BE(inv_sqrt)(&t, &n);
    be_mul(&n, &n, &t);
    be_add(&d, &a->c0, &n);
    be_halve(&d, &d);
    be_cmov(&d, &a->c0, be_is_zero(&d));
    BE(inv_sqrt)(&t, &d);
    be_mul(&y0, &d, &t);
    be_mul(&y1, &a->c1, &t);
    be_halve(&y1, &y1);
    be_mul(&t, &t, &y0);
    ct_mask minus = ~BE(is_one)(&t);
    BE(cneg)(&y1, &y1, minus);
    BE(cswap)(&y0, &y1, minus);
    be_copy(&y->c0, &y0);
    be_copy(&y->c1, &y1);
}

#else

/* y = sqrt(a) if there is one, else anything. Norm method: n^2 = norm(a), d = (a0 + n)/2 or (a0 - n)/2, whichever is a
 * square, y = y0 + (a1/(2*y0))*g with y0^2 = d. For a1 = 0 the two are a0 and 0: if a0 is no square,
 * y = sqrt(a0/nr)*g. */
static void EXT(root_candidate)(ext_t *y, const ext_t *a)
{
    be_t n, d, e, y0, y1, t;
    ext_t s;
    ct_mask d_is_square;

    EXT(norm)(&n, a);
    (void)be_sqrt(&n, &n);
    be_add(&d, &a->c0, &n);
    be_halve(&d, &d);
    d_is_square = be_sqrt(&y0, &d) & ~be_is_zero(&d);
    be_sub(&e, &a->c0, &n);
    be_halve(&e, &e);
    ct_mask e_is_square = be_sqrt(&t, &e);
    be_cmov(&y0, &t, ~d_is_square & e_is_square);
    be_dbl(&t, &y0);
    be_inv(&t, &t);
    be_mul(&y1, &a->c1, &t);
    /* a1 = 0 and a0 no square: r = y1*g, y1^2 = a0/nr */
    be_set_zero(&t);
    ext_set_one(&s);
    be_mul_nr(&s.c1, &s.c0);
    be_inv(&s.c1, &s.c1);
    be_mul(&s.c1, &s.c1, &a->c0);
    ct_mask pure = be_sqrt(&e, &s.c1) & be_is_zero(&a->c1) & ~d_is_square;
    be_cmov(&y0, &t, pure);
    be_cmov(&y1, &e, pure);
    be_copy(&y->c0, &y0);
    be_copy(&y->c1, &y1);
}

#endif

/* r = sqrt(a), any root; the mask says whether a is a square, otherwise r = 0. The candidate is checked by squaring it,
 * which settles every exceptional case. Constant time. */
ct_mask ext_sqrt(ext_t *r, const ext_t *a)
{
    ext_t y, c;
    EXT(root_candidate)(&y, a);
    ext_sqr(&c, &y);
    ct_mask ok = ext_eq(&c, a);
    ext_set_zero(r);
    ext_cmov(r, &y, ok);
    return ok;
}

/* sgn0 of RFC 9380, 4.1: the parity of the first coefficient that is not zero, lowest first. */
ct_mask ext_sgn0(const ext_t *a)
{
    return be_sgn0(&a->c0) | (be_is_zero(&a->c0) & be_sgn0(&a->c1));
}

/* Is a > -a in the order that compares the highest coefficient first? */
ct_mask ext_is_lex_largest(const ext_t *a)
{
    return be_is_lex_largest(&a->c1) | (be_is_zero(&a->c1) & be_is_lex_largest(&a->c0));
}

/* r = a^(p^j) */
void ext_frob(ext_t *r, const ext_t *a, unsigned j)
{
#ifdef EXT_FROB
    static const be_t rows[] = EXT_FROB;
    j %= EXT_DEGREE;
    if (j == 0) {
        ext_copy(r, a);
        return;
    }
    be_frob(&r->c0, &a->c0, j);
    be_frob(&r->c1, &a->c1, j);
    be_mul(&r->c1, &r->c1, &rows[j - 1]);
#else
    if (j & 1)
        ext_conj(r, a);
    else
        ext_copy(r, a);
#endif
}
