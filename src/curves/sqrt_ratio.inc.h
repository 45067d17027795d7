/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: sqrt_ratio [RFC 9380, F.2.1], the square root of a fraction without an inversion, as the SSWU map
 * needs it. Included by hash_to_curve.inc.h; names of encode_names.h.
 *
 *     e = EC(sqrt_ratio)(y, n, d)     d != 0; Z the suite's non-square constant
 *     e: n/d is a square, y^2 = n/d;  otherwise y^2 = Z*n/d.  Constant time.
 *
 * Three bodies, by the coordinate field:
 *   p = 3 mod 4, degree 1               one exponentiation
 *   p = 3 mod 4, degree 2, u^2 = -1     two exponentiations in Fp
 *   all others                          by the field's is_square, sqrt and inv
 */
#define fp_t INST_T(fp)
#define fp_add FP(add)
#define fp_cmov FP(cmov)
#define fp_cneg FP(cneg)
#define fp_copy FP(copy)
#define fp_dbl FP(dbl)
#define fp_eq FP(eq)
#define fp_is_zero FP(is_zero)
#define fp_mul FP(mul)
#define fp_sqr FP(sqr)
#define fp_sub FP(sub)

#if FP_SQRT_KIND == 34 && EC_PARAM(DEGREE) <= 2 && (EC_PARAM(DEGREE) == 1 || FP_NR_C == -1)

#if EC_PARAM(DEGREE) == 1

/* y = n*d*t with t = (n*d^3)^((p-3)/4): y^2 = chi*n/d. For chi = -1, y^2*(-Z) = Z*n/d, and -Z is a square. */
static ct_mask EC(sqrt_ratio)(ce_t *y, const ce_t *n, const ce_t *d)
{
    static const fp_t c = EC_H2C(SQRT_NEG_Z);
    fp_t nd, t, u;
    fp_mul(&nd, n, d);
    fp_sqr(&t, d);
    fp_mul(&t, &t, &nd);
    FP(inv_sqrt)(&t, &t);
    fp_mul(&t, &t, &nd);
    fp_sqr(&u, &t);
    fp_mul(&u, &u, d);
    const ct_mask e = fp_eq(&u, n);
    fp_mul(&u, &t, &c);
    fp_cmov(&u, &t, e);
    fp_copy(y, &u);
    return e;
}

#else

/* Write n/d = a/q with a = n*conj(d) in Fp2, q = norm(d) in Fp; it is a square iff N = norm(a) is one in Fp.
 *   1. m = N*N^((p-3)/4): m^2 = +-N. If it is N, s = m; else a becomes Z*a and s = m*sqrt(-norm(Z)): in both
 *      cases s^2 = norm(a) and a/q has the root y that is looked for.
 *   2. With b0 + b1*u = a/q: delta = (b0 + s/q)/2 = A/D, A = a0 + s, D = 2q, and delta*delta' = -b1^2/4 for
 *      delta' = (b0 - s/q)/2. t = (A*D^3)^((p-3)/4) gives y0 = A*D*t, y0^2 = chi*delta, 1/y0 = chi*D^2*t and
 *      y1 = b1/(2*y0) = chi*a1*D*t.
 *        chi = 1:   y = y0 + y1*u:  y0^2 - y1^2 = delta + delta' = b0
 *        chi = -1:  y = y1 + y0*u:  y1^2 - y0^2 = delta' + delta = b0
 *      and 2*y0*y1 = b1. A = 0 needs a1 = 0 and s = -a0: then s = a0 serves as well, A = 2*a0. */
static ct_mask EC(sqrt_ratio)(ce_t *y, const ce_t *n, const ce_t *d)
{
    static const ce_t z = EC_H2C(Z);
    static const fp_t c = EC_H2C(SQRT_NEG_NORM_Z);
    ce_t a, za;
    fp_t q, s, t, u, y0, y1;

    CE(conj)(&a, d);
    ce_mul(&a, &a, n);
    CE(norm)(&q, d);

    CE(norm)(&t, &a);
    FP(inv_sqrt)(&s, &t);
    fp_mul(&s, &s, &t);
    fp_sqr(&u, &s);
    const ct_mask e = fp_eq(&u, &t);
    ce_mul(&za, &a, &z);
    ce_cmov(&a, &za, ~e);
    fp_mul(&t, &s, &c);
    fp_cmov(&s, &t, ~e);

    fp_add(&t, &a.c0, &s); /* A */
    fp_dbl(&u, &a.c0);
    fp_cmov(&t, &u, fp_is_zero(&t));
    fp_dbl(&q, &q); /* D */
    fp_mul(&y0, &t, &q);
    fp_sqr(&u, &q);
    fp_mul(&u, &u, &y0);
    FP(inv_sqrt)(&u, &u); /* (A D^3)^((p-3)/4) */
    fp_mul(&y0, &y0, &u);
    fp_mul(&y1, &q, &u);
    fp_mul(&y1, &y1, &a.c1);
    fp_sqr(&u, &y0);
    fp_mul(&u, &u, &q);
    const ct_mask chi = fp_eq(&u, &t); /* y0^2 D = A */
    fp_cneg(&y1, &y1, ~chi);
    fp_copy(&y->c0, &y0);
    fp_copy(&y->c1, &y1);
    fp_cmov(&y->c0, &y1, ~chi);
    fp_cmov(&y->c1, &y0, ~chi);
    return e;
}

#endif

#else

static ct_mask EC(sqrt_ratio)(ce_t *y, const ce_t *n, const ce_t *d)
{
    static const ce_t z = EC_H2C(Z);
    ce_t w, zw, di;
    ce_mul(&w, n, d); /* n/d = w/d^2 */
    ce_mul(&zw, &w, &z);
    const ct_mask e = ce_is_square(&w);
    ce_cmov(&zw, &w, e);
    (void)ce_sqrt(&w, &zw);
    ce_inv(&di, d);
    ce_mul(y, &w, &di);
    return e;
}

#endif

#undef fp_t
#undef fp_add
#undef fp_cmov
#undef fp_cneg
#undef fp_copy
#undef fp_dbl
#undef fp_eq
#undef fp_is_zero
#undef fp_mul
#undef fp_sqr
#undef fp_sub
