/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: sqrt_ratio [RFC 9380, F.2.1], the square root of a fraction without an inversion, as the SSWU map
 * needs it. Included by hash_to_curve.inc.h; names of encode_names.h.
 *
 *     e = EC(sqrt_ratio)(y, n, d)     d != 0; Z the suite's non-square constant
 *     e: n/d is a square, y^2 = n/d;  otherwise y^2 = Z*n/d.  Constant time.
 *
 * Two bodies, by the coordinate field:
 *   p = 3 mod 4, degree 1   one exponentiation
 *   all others               by the field's is_square, sqrt and inv
 */
#define fp_t INST_T(fp)

#if FP_SQRT_KIND == 34 && EC_PARAM(DEGREE) == 1

/* r = a^((p-3)/4), the inverse square root of a up to a fourth root of unity: with r^2*a = a^((p-1)/2). */
static void EC(inv_sqrt)(fp_t *r, const fp_t *a)
{
    static const uint64_t plus[] = FP_SQRT_EXP; /* (p+1)/4 */
    uint64_t e[FP_LIMBS], borrow = 1;
    for (size_t i = 0; i < FP_LIMBS; i++) {
        e[i] = plus[i] - borrow;
        borrow &= plus[i] == 0;
    }
    FP(pow_fixed)(r, a, e, FP_SQRT_EXP_BITS);
}

/* y = n*d*t with t = (n*d^3)^((p-3)/4): y^2 = chi*n/d, chi = +-1 the quadratic character of n*d.
 * For chi = -1, y^2 * -Z = Z*n/d, and -Z is a square. */
static ct_mask EC(sqrt_ratio)(ce_t *y, const ce_t *n, const ce_t *d)
{
    static const ce_t c = EC_H2C(SQRT_NEG_Z);
    ce_t nd, t, u;
    ce_mul(&nd, n, d);
    ce_sqr(&t, d);
    ce_mul(&t, &t, &nd);
    EC(inv_sqrt)(&t, &t);
    ce_mul(&t, &t, &nd);
    ce_sqr(&u, &t);
    ce_mul(&u, &u, d);
    const ct_mask e = ce_eq(&u, n);
    ce_mul(&u, &t, &c);
    ce_cmov(&u, &t, e);
    ce_copy(y, &u);
    return e;
}

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
