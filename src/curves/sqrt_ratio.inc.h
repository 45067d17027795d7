/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: sqrt_ratio [RFC 9380, F.2.1], the square root of a fraction without an inversion, as the SSWU map
 * needs it. Included by hash_to_curve.inc.h; names of encode_names.h.
 *
 *     e = H2C(sqrt_ratio)(y, n, d)     d != 0; Z the suite's non-square constant
 *     e: n/d is a square, y^2 = n/d;  otherwise y^2 = Z*n/d.  Constant time.
 *
 * The field's inverse root of n*d^3 is r with n*d^3*r^2 = 1, or G where that is no square: n/d times the square d^4. So
 * y = n*d*r has y^2 = n^2 d^2 r^2 = n/d or G*n/d, and the latter takes sqrt(Z/G). One exponentiation in Fp, two over Fp2, four
 * over Fp4.
 */
static ct_mask H2C(sqrt_ratio)(ce_t *y, const ce_t *n, const ce_t *d)
{
    static const ce_t c = EC_H2C(SQRT_Z_OVER_G);
    ce_t nd, t, z;
    ce_mul(&nd, n, d);
    ce_sqr(&t, d);
    ce_mul(&t, &t, &nd);
    const ct_mask e = CE(inv_sqrt)(&t, &z, &t);
    ce_mul(y, &nd, &t);
    ce_mul(&t, y, &c);
    ce_cmov(y, &t, ~e);
    return e;
}
