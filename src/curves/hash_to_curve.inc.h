/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: one hash-to-curve suite of a group [RFC 9380], with any expander of <pairing/expand.h>.
 *
 * Requires: the binding of ec_names.h, the group's point, scalar_mul and cofactor texts before it, EC(hash_to_field_of),
 * the curve's params.h and h2c.h, and, undefined at its end,
 *   H2C(name)      names of the suite's functions: EC(name), of a second suite EC(name##_<suite>)
 *   H2C_CLEAR      its map from the curve to the group
 *   EC_H2C(NAME)   constants of the suite in h2c.h
 * Defines
 *   H2C(map_to_curve)(r, u)                                    the map alone: a point of the curve
 *   H2C(map_sum)(r, u)                                         map(u[0]) + map(u[1])
 *   H2C(hash_to_curve)(r, msg, msg_len, dst, dst_len)          random oracle (RO): clear(map(u0) + map(u1))
 *   H2C(encode_to_curve)(r, msg, msg_len, dst, dst_len)        nonuniform (NU): clear(map(u0))
 *   H2C(hash_to_curve_ex)(.., expander), H2C(encode_to_curve_ex)   the same; the two above take SHA-256
 *   H2C(hash_to_curve_of)(r, input)                            RO with a prefix of the message
 *
 * The map is the suite's, EC_H2C(KIND):
 *   1  simplified SWU on an isogenous curve y^2 = x^3 + Ax + B, then the isogeny [6.6.2, 6.6.3, F.2]
 *   2  Shallue and van de Woestijne on the curve itself [6.6.1, F.1]
 * The functions over messages answer PAIRING_ERR_DST for an empty tag, PAIRING_ERR_ARGUMENT for an unknown expander
 * and PAIRING_ERR_UNSUPPORTED without its hash function; then r is infinity. Constant time in the message, except what
 * the cofactor clearing of the group states.
 */
#include "curves/encode_format.h"
#include "curves/encode_names.h"

#if EC_H2C(KIND) == 1

#include "curves/sqrt_ratio.inc.h"

/* Simplified SWU [F.2]: the point of E': y^2 = x^3 + Ax + B for u, in Jacobian coordinates.
 *     x1 = -B/A (1 + 1/(Z^2 u^4 + Z u^2)), at the poles B/(ZA);  x2 = Z u^2 x1
 * one of which has a square g(x); sgn0(y) = sgn0(u). With x = xn/xd: X = xn xd, Y = y xd^3, Z = xd.
 * Where Z does not meet criterion 4 of the RFC, g(B/(ZA)) is no square and the map has no value at its
 * poles: the point is infinity. */
static void H2C(sswu)(ec_t *r, const ce_t *u)
{
    static const ce_t a = EC_H2C(A), b = EC_H2C(B), z = EC_H2C(Z);
    ce_t s, t, xn, xd, y, gn, gd, x2, y2;

    ce_sqr(&s, u);
    ce_mul(&s, &s, &z); /* s = Z u^2 */
    ce_sqr(&t, &s);
    ce_add(&t, &t, &s); /* t = Z^2 u^4 + Z u^2 */
    const ct_mask pole = ce_is_zero(&t);
    ce_neg(&gd, &t);
    ce_cmov(&gd, &z, pole);
    ce_mul(&xd, &a, &gd); /* xd = -A t, at a pole A Z */
    ce_mul(&xn, &b, &t);
    ce_add(&xn, &xn, &b); /* xn = B (t + 1) */

    ce_sqr(&t, &xd);
    ce_mul(&gd, &t, &xd); /* gd = xd^3 */
    ce_mul(&t, &t, &a);
    ce_sqr(&gn, &xn);
    ce_add(&gn, &gn, &t);
    ce_mul(&gn, &gn, &xn);
    ce_mul(&t, &gd, &b);
    ce_add(&gn, &gn, &t); /* gn/gd = g(x1) */

    const ct_mask e = H2C(sqrt_ratio)(&y, &gn, &gd);
    ce_mul(&x2, &s, &xn);
    ce_mul(&y2, &s, u);
    ce_mul(&y2, &y2, &y); /* y2^2 = Z^2 u^6 Z g(x1) = g(x2) */
    ce_cmov(&xn, &x2, ~e);
    ce_cmov(&y, &y2, ~e);
    ce_cneg(&y, &y, ce_sgn0(u) ^ ce_sgn0(&y));
    ce_mul(&r->x, &xn, &xd);
    ce_mul(&r->y, &y, &gd);
    ce_set_zero(&t);
    ce_cmov(&xd, &t, pole & ~e);
    ce_copy(&r->z, &xd);
}

/* r = p + q on E', complete: as ec_add, whose tangent has the slope (3 x^2 + A)/(2 y) here. 13M + 7S. */
static void H2C(sum_prime)(ec_t *r, const ec_t *p, const ec_t *q)
{
    static const ce_t a = EC_H2C(A);
    ec_t sum;
    ce_t u1, s1, u2, s2, zp, zq, n, t;
    const ct_mask ip = ec_is_infinity(p), iq = ec_is_infinity(q);

    ce_sqr(&zp, &p->z);
    ce_sqr(&zq, &q->z);
    ce_mul(&u1, &p->x, &zq);
    ce_mul(&u2, &q->x, &zp);
    ce_mul(&zp, &zp, &p->z);
    ce_mul(&zq, &zq, &q->z);
    ce_mul(&s1, &p->y, &zq);
    ce_mul(&s2, &q->y, &zp);
    ce_mul(&zp, &p->z, &q->z); /* Z = Z1 Z2 */

    ce_sub(&u2, &u2, &u1);
    ce_sub(&n, &s2, &s1);
    const ct_mask same = ce_is_zero(&u2) & ce_is_zero(&n);
    ce_sqr(&zq, &zp);
    ce_sqr(&zq, &zq);
    ce_mul(&zq, &zq, &a);
    ce_sqr(&t, &u1);
    ce_tpl(&t, &t);
    ce_add(&t, &t, &zq);
    ce_cmov(&n, &t, same); /* N = same ? 3 U1^2 + A Z^4 : S2 - S1 */
    ce_dbl(&t, &s1);
    ce_cmov(&u2, &t, same); /* D = same ? 2 S1 : U2 - U1 */
    EC(slope_sum)(&sum, &u1, &s1, &zp, &n, &u2, same);
    ec_cmov(&sum, q, ip);
    ec_cmov(&sum, p, iq);
    ec_copy(r, &sum);
}

enum {
    H2C(iso_xnum_len) = EC_H2C(XNUM_LEN), /* coefficients, constant term first */
    H2C(iso_xden_len) = EC_H2C(XDEN_LEN), /* without the leading 1, as those of yden */
    H2C(iso_ynum_len) = EC_H2C(YNUM_LEN),
    H2C(iso_yden_len) = EC_H2C(YDEN_LEN)
};

/* r = sum k[i] x^i w^(d-i), i = 0..d, of degree d; k has n coefficients, and one more that is 1 where
 * d = n. powers[j] = w^j. 2d M */
static void H2C(homogeneous)(ce_t *r, const ce_t *k, size_t n, size_t d, const ce_t *x, const ce_t *powers)
{
    ce_t acc, t;
    if (d == n)
        ce_set_one(&acc);
    else
        ce_copy(&acc, &k[d]);
    for (size_t i = d; i-- > 0;) {
        ce_mul(&acc, &acc, x);
        ce_mul(&t, &k[i], &powers[d - i]);
        ce_add(&acc, &acc, &t);
    }
    ce_copy(r, &acc);
}

/* r = isogeny(p), both in Jacobian coordinates, with W = Z^2 and all four polynomials made homogeneous in (X, W):
 *     x = N_x/(W D_x), y = Y N_y/(Z^3 D_y);  Z' = Z D_x D_y, X' = N_x D_x D_y^2, Y' = Y N_y D_x^3 D_y^2.
 * Infinity and points of the kernel give Z' = 0. */
static void H2C(isogeny)(ec_t *r, const ec_t *p)
{
    static const ce_t xnum[] = EC_H2C(XNUM), xden[] = EC_H2C(XDEN);
    static const ce_t ynum[] = EC_H2C(YNUM), yden[] = EC_H2C(YDEN);
    _Static_assert(sizeof xnum == H2C(iso_xnum_len) * sizeof(ce_t) && sizeof xden == H2C(iso_xden_len) * sizeof(ce_t) &&
                       sizeof ynum == H2C(iso_ynum_len) * sizeof(ce_t) && sizeof yden == H2C(iso_yden_len) * sizeof(ce_t),
                   "lengths of the isogeny");
    _Static_assert(H2C(iso_xnum_len) == H2C(iso_xden_len) + 2 && H2C(iso_ynum_len) == H2C(iso_yden_len) + 1 &&
                       H2C(iso_yden_len) > H2C(iso_xden_len),
                   "degrees of the isogeny");
    ce_t powers[H2C(iso_yden_len) + 1], nx, dx, ny, dy, t;

    ce_set_one(&powers[0]);
    ce_sqr(&powers[1], &p->z);
    for (size_t i = 2; i <= H2C(iso_yden_len); i++) ce_mul(&powers[i], &powers[i - 1], &powers[1]);

    H2C(homogeneous)(&nx, xnum, H2C(iso_xnum_len), H2C(iso_xnum_len) - 1, &p->x, powers);
    H2C(homogeneous)(&dx, xden, H2C(iso_xden_len), H2C(iso_xden_len), &p->x, powers);
    H2C(homogeneous)(&ny, ynum, H2C(iso_ynum_len), H2C(iso_ynum_len) - 1, &p->x, powers);
    H2C(homogeneous)(&dy, yden, H2C(iso_yden_len), H2C(iso_yden_len), &p->x, powers);

    ce_mul(&ny, &ny, &p->y);
    ce_mul(&t, &dx, &dy);
    ce_mul(&r->z, &p->z, &t);
    ce_mul(&t, &t, &dy); /* D_x D_y^2 */
    ce_mul(&r->x, &nx, &t);
    ce_sqr(&dx, &dx);
    ce_mul(&t, &t, &dx); /* D_x^3 D_y^2 */
    ce_mul(&r->y, &ny, &t);
}

void H2C(map_to_curve)(ec_t *r, const ce_t *u)
{
    ec_t p;
    H2C(sswu)(&p, u);
    H2C(isogeny)(r, &p);
}

/* r = map(u[0]) + map(u[1]). The isogeny is a homomorphism: it takes the sum, once. */
void H2C(map_sum)(ec_t *r, const ce_t *u)
{
    ec_t p, q;
    H2C(sswu)(&p, &u[0]);
    H2C(sswu)(&q, &u[1]);
    H2C(sum_prime)(&p, &p, &q);
    H2C(isogeny)(r, &p);
}

#elif EC_H2C(KIND) == 2

/* Shallue and van de Woestijne [F.1], with g(x) = x^3 + b:
 *     c1 = g(Z), c2 = -Z/2, c3 = sqrt(-3 Z^2 g(Z)) with sgn0(c3) = 0, c4 = -4 g(Z)/(3 Z^2)
 *     x1 = c2 - v, x2 = c2 + v, x3 = Z + c4 (t2^2 t3)^2;  the first with a square g(x), x3 if neither x1 nor x2 */
void H2C(map_to_curve)(ec_t *r, const ce_t *u)
{
    static const ce_t z = EC_H2C(Z), c1 = EC_H2C(C1), c2 = EC_H2C(C2), c3 = EC_H2C(C3), c4 = EC_H2C(C4);
    ce_t one, t1, t2, t3, v, x, x2, g;

    ce_set_one(&one);
    ce_sqr(&t1, u);
    ce_mul(&t1, &t1, &c1);
    ce_add(&t2, &one, &t1); /* t2 = 1 + c1 u^2 */
    ce_sub(&t1, &one, &t1); /* t1 = 1 - c1 u^2 */
    ce_mul(&t3, &t1, &t2);
    ce_inv(&t3, &t3); /* 1/(t1 t2), 0 at the poles */
    ce_mul(&v, u, &t1);
    ce_mul(&v, &v, &t3);
    ce_mul(&v, &v, &c3);

    ce_sqr(&x, &t2);
    ce_mul(&x, &x, &t3);
    ce_sqr(&x, &x);
    ce_mul(&x, &x, &c4);
    ce_add(&x, &x, &z); /* x3 */
    ce_add(&x2, &c2, &v);
    EC(rhs)(&g, &x2);
    ce_cmov(&x, &x2, ce_is_square(&g));
    ce_sub(&x2, &c2, &v); /* x1, preferred to x2 */
    EC(rhs)(&g, &x2);
    ce_cmov(&x, &x2, ce_is_square(&g));

    EC(rhs)(&g, &x);
    (void)ce_sqrt(&t1, &g); /* a square by construction */
    ce_cneg(&r->y, &t1, ce_sgn0(u) ^ ce_sgn0(&t1));
    ce_copy(&r->x, &x);
    ce_set_one(&r->z);
}

/* r = map(u[0]) + map(u[1]) */
void H2C(map_sum)(ec_t *r, const ce_t *u)
{
    ec_t p;
    H2C(map_to_curve)(&p, &u[0]);
    H2C(map_to_curve)(r, &u[1]);
    ec_add(r, r, &p);
}

#else
#error "unknown kind of map"
#endif

/* Both forms: clear(map(u0) + map(u1)), and clear(map(u0)). */
pairing_status H2C(hash_to_curve_of)(ec_t *r, const pairing_hash_input *in)
{
    ce_t u[2];
    ec_t p;
    const pairing_status s = EC(hash_to_field_of)(u, 2, in);
    if (s != PAIRING_OK) {
        ec_set_infinity(r);
        return s;
    }
    H2C(map_sum)(&p, u);
    H2C_CLEAR(r, &p);
    return s;
}

pairing_status H2C(hash_to_curve_ex)(ec_t *r, const uint8_t *msg, size_t msg_len, const uint8_t *dst, size_t dst_len,
                                     pairing_expander e)
{
    const pairing_hash_input in = { NULL, 0, msg, msg_len, dst, dst_len, e };
    return H2C(hash_to_curve_of)(r, &in);
}

pairing_status H2C(hash_to_curve)(ec_t *r, const uint8_t *msg, size_t msg_len, const uint8_t *dst, size_t dst_len)
{
    return H2C(hash_to_curve_ex)(r, msg, msg_len, dst, dst_len, PAIRING_EXPAND_XMD_SHA256);
}

pairing_status H2C(encode_to_curve_ex)(ec_t *r, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                                       size_t dst_len, pairing_expander e)
{
    const pairing_hash_input in = { NULL, 0, msg, msg_len, dst, dst_len, e };
    ce_t u;
    ec_t p;
    const pairing_status s = EC(hash_to_field_of)(&u, 1, &in);
    if (s != PAIRING_OK) {
        ec_set_infinity(r);
        return s;
    }
    H2C(map_to_curve)(&p, &u);
    H2C_CLEAR(r, &p);
    return s;
}

pairing_status H2C(encode_to_curve)(ec_t *r, const uint8_t *msg, size_t msg_len, const uint8_t *dst, size_t dst_len)
{
    return H2C(encode_to_curve_ex)(r, msg, msg_len, dst, dst_len, PAIRING_EXPAND_XMD_SHA256);
}

#undef H2C
#undef H2C_CLEAR
#undef EC_H2C
#include "curves/encode_undef.h"
