/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Group law on y^2 = x^3 + b in Jacobian coordinates: (X, Y, Z) is the point (X/Z^2, Y/Z^3), and
 * Z = 0 is infinity whatever X and Y are. Affine infinity is x = y = 0, which is on no such curve.
 *
 * Binding: ec_names.h; constants EC_PARAM(B), EC_PARAM(GEN_X), EC_PARAM(GEN_Y).
 *
 * Every function not marked _vartime is constant-time in all values, total (no excluded input, infinity included) and
 * lets outputs alias inputs. The law never uses b, so it is also the law of the curve's isomorphic
 * images y^2 = x^3 + c^6 b.
 *
 *   ec_set_infinity(r)          r = O, as X = Y = Z = 0
 *   ec_is_infinity(a)           mask of a = O
 *   ec_copy(r, a)  ec_generator(r)
 *   ec_on_curve(a)              mask of "a = O or Y^2 = X^3 + b Z^6"
 *   ec_eq(a, b)                 mask of a = b as points
 *   ec_neg(r, a)  ec_cneg(r, a, m)  ec_cmov(r, a, m)      r = -a; r = m ? -a : a; r = m ? a : r
 *   ec_dbl(r, a)  ec_add(r, a, b)  ec_sub(r, a, b)        r = 2a, a + b, a - b
 *   ec_add_aff(r, a, q)  ec_sub_aff(r, a, q)              the same with q affine
 *   ec_add_aff_vartime(r, a, q)                           the same, and the only one whose time depends on values
 *   ec_from_aff(r, q)  ec_to_aff(r, a)                    O goes to O
 *   ec_to_aff_n(r, a, n)        n points with one inversion; n = 0 does nothing
 *   ec_aff_*                    set_infinity is_infinity copy generator on_curve eq neg cneg cmov
 *
 * Completeness of add. Let Z = Z1 Z2 and write both points over it: a = (U1, S1, Z), b = (U2, S2, Z)
 * with U1 = X1 Z2^2, S1 = Y1 Z2^3, U2 = X2 Z1^2, S2 = Y2 Z1^3. With a line of slope N/(D Z),
 *      X3 = N^2 - (U1 + U2) D^2,   Y3 = N (U1 D^2 - X3) - S1 D^3,   Z3 = D Z.
 * Both finite, four cases:
 *   U1 != U2            N = S2 - S1, D = U2 - U1: the chord; D Z != 0.
 *   U1 = U2, S1 = S2    N = 3 U1^2, D = 2 S1: the tangent; if S1 = 0 (a has order 2) then Z3 = 0.
 *   U1 = U2, S1 != S2   then S1 = -S2: the chord's D = 0 gives Z3 = 0, the sum is O.
 *   (w x, -y), w^3 = 1  U1 != U2 unless x = 0: the chord. (A slope (x1^2 + x1 x2 + x2^2)/(y1 + y2) for
 *                       chord and tangent alike would be 0/0 here; no such slope is used.)
 * So one mask, "U1 = U2 and S1 = S2", chooses N and D. As U1 + U2 = 2 U1 + H with H = U2 - U1,
 *      (U1 + U2) D^2 = 2 U1 D^2 + (chord: D^3, tangent: 0).
 * One argument O: Z3 would be 0; the other argument is selected by mask, and for O + O either is O.
 */
#include "curves/ec_names.h"

/* --- constants ------------------------------------------------------------------------------ */

static const ce_t EC(const_b) = EC_PARAM(B);
static const ec_aff_t EC(const_gen) = { EC_PARAM(GEN_X), EC_PARAM(GEN_Y) };

/* --- affine points -------------------------------------------------------------------------- */

void ec_aff_set_infinity(ec_aff_t *r)
{
    ce_set_zero(&r->x);
    ce_set_zero(&r->y);
}

ct_mask ec_aff_is_infinity(const ec_aff_t *a)
{
    return ce_is_zero(&a->x) & ce_is_zero(&a->y);
}

void ec_aff_copy(ec_aff_t *r, const ec_aff_t *a)
{
    *r = *a;
}

void ec_aff_generator(ec_aff_t *r)
{
    *r = EC(const_gen);
}

/* r = x^3 + b; r is not x */
static void EC(rhs)(ce_t *r, const ce_t *x)
{
    ce_sqr(r, x);
    ce_mul(r, r, x);
    ce_add(r, r, &EC(const_b));
}

/* Mask of y^2 = x^3 + b, the equation itself: (0, 0), which stands for infinity, does not satisfy it. */
static ct_mask EC(satisfies)(const ce_t *x, const ce_t *y)
{
    ce_t u, v;

    EC(rhs)(&u, x);
    ce_sqr(&v, y);
    return ce_eq(&u, &v);
}

ct_mask ec_aff_on_curve(const ec_aff_t *a)
{
    return EC(satisfies)(&a->x, &a->y) | ec_aff_is_infinity(a);
}

ct_mask ec_aff_eq(const ec_aff_t *a, const ec_aff_t *b)
{
    return ce_eq(&a->x, &b->x) & ce_eq(&a->y, &b->y);
}

void ec_aff_neg(ec_aff_t *r, const ec_aff_t *a)
{
    ce_copy(&r->x, &a->x);
    ce_neg(&r->y, &a->y);                       /* -0 = 0: infinity stays infinity */
}

void ec_aff_cneg(ec_aff_t *r, const ec_aff_t *a, ct_mask m)
{
    ce_copy(&r->x, &a->x);
    ce_cneg(&r->y, &a->y, m);
}

void ec_aff_cmov(ec_aff_t *r, const ec_aff_t *a, ct_mask m)
{
    ce_cmov(&r->x, &a->x, m);
    ce_cmov(&r->y, &a->y, m);
}

/* --- Jacobian points ------------------------------------------------------------------------ */

void ec_set_infinity(ec_t *r)
{
    ce_set_zero(&r->x);
    ce_set_zero(&r->y);
    ce_set_zero(&r->z);
}

ct_mask ec_is_infinity(const ec_t *a)
{
    return ce_is_zero(&a->z);
}

void ec_copy(ec_t *r, const ec_t *a)
{
    *r = *a;
}

void ec_neg(ec_t *r, const ec_t *a)
{
    ce_copy(&r->x, &a->x);
    ce_neg(&r->y, &a->y);
    ce_copy(&r->z, &a->z);
}

void ec_cneg(ec_t *r, const ec_t *a, ct_mask m)
{
    ce_copy(&r->x, &a->x);
    ce_cneg(&r->y, &a->y, m);
    ce_copy(&r->z, &a->z);
}

void ec_cmov(ec_t *r, const ec_t *a, ct_mask m)
{
    ce_cmov(&r->x, &a->x, m);
    ce_cmov(&r->y, &a->y, m);
    ce_cmov(&r->z, &a->z, m);
}

void ec_from_aff(ec_t *r, const ec_aff_t *a)
{
    ct_mask inf = ec_aff_is_infinity(a);
    ce_t zero;

    ce_set_zero(&zero);
    ce_copy(&r->x, &a->x);
    ce_copy(&r->y, &a->y);
    ce_set_one(&r->z);
    ce_cmov(&r->z, &zero, inf);
}

void ec_generator(ec_t *r)
{
    ec_from_aff(r, &EC(const_gen));
}

/* Y^2 = X^3 + b Z^6, or Z = 0. */
ct_mask ec_on_curve(const ec_t *a)
{
    ce_t u, v, w;

    ce_sqr(&w, &a->z);
    ce_sqr(&u, &w);
    ce_mul(&w, &w, &u);                         /* Z^6 */
    ce_mul(&w, &w, &EC(const_b));
    ce_sqr(&u, &a->x);
    ce_mul(&u, &u, &a->x);
    ce_add(&u, &u, &w);                         /* X^3 + b Z^6 */
    ce_sqr(&v, &a->y);
    return ce_eq(&u, &v) | ec_is_infinity(a);
}

/* X1 Z2^2 = X2 Z1^2 and Y1 Z2^3 = Y2 Z1^3 with both finite, or both infinite. With one infinite
   the cross products are 0 = 0 or accidental, so finiteness is part of the test. */
ct_mask ec_eq(const ec_t *a, const ec_t *b)
{
    ce_t za, zb, u, v;
    ct_mask ia = ec_is_infinity(a), ib = ec_is_infinity(b), same;

    ce_sqr(&za, &a->z);
    ce_sqr(&zb, &b->z);
    ce_mul(&u, &a->x, &zb);
    ce_mul(&v, &b->x, &za);
    same = ce_eq(&u, &v);
    ce_mul(&za, &za, &a->z);
    ce_mul(&zb, &zb, &b->z);
    ce_mul(&u, &a->y, &zb);
    ce_mul(&v, &b->y, &za);
    same &= ce_eq(&u, &v);
    return (ia & ib) | (same & ~ia & ~ib);
}

/* Tangent with slope (3/2) X^2 / (Y Z): the usual doubling scaled by 1/2. 3M + 4S, 6 additions.
   Y = 0 (order 2) and Z = 0 give Z3 = 0. */
void ec_dbl(ec_t *r, const ec_t *a)
{
    ce_t e, b, d, x;
    ce_wide_t u, v;

    ce_mul(&r->z, &a->y, &a->z);                /* Z3 = Y Z */
    ce_sqr(&e, &a->x);
    ce_tpl(&e, &e);
    ce_halve(&e, &e);                           /* E = 3 X^2 / 2 */
    ce_sqr(&b, &a->y);                          /* B = Y^2 */
    ce_mul(&d, &a->x, &b);                      /* D = X B */
    ce_sqr(&x, &e);
    ce_sub(&x, &x, &d);
    ce_sub(&x, &x, &d);                         /* X3 = E^2 - 2 D */
    ce_sub(&d, &d, &x);
    ce_wide_mul(&u, &d, &e);
    ce_wide_sqr(&v, &b);
    ce_wide_sub(&u, &u, &v);
    ce_reduce(&r->y, &u);                       /* Y3 = E (D - X3) - B^2 */
    ce_copy(&r->x, &x);
}

/* The sum from the slope N/(D Z) through (U1, S1, Z); tangent: whether the line is one, so that U2 = U1.
   r must not alias the inputs. 5M + 2S. */
static void EC(slope_sum)(ec_t *r, const ce_t *u1, const ce_t *s1, const ce_t *z, const ce_t *n, const ce_t *d,
                          ct_mask tangent)
{
    ce_t dd, ddd, t;
    ce_wide_t u, v;

    ce_sqr(&dd, d);
    ce_mul(&ddd, &dd, d);
    ce_mul(&dd, &dd, u1);                       /* U1 D^2 */
    ce_mul(&r->z, d, z);                        /* Z3 = D Z */
    ce_wide_mul(&v, &ddd, s1);                  /* S1 D^3 */
    ce_set_zero(&t);
    ce_cmov(&ddd, &t, tangent);
    ce_sqr(&t, n);
    ce_sub(&t, &t, &ddd);
    ce_sub(&t, &t, &dd);
    ce_sub(&t, &t, &dd);                        /* X3 = N^2 - (U1 + U2) D^2 */
    ce_sub(&dd, &dd, &t);
    ce_wide_mul(&u, &dd, n);
    ce_wide_sub(&u, &u, &v);
    ce_reduce(&r->y, &u);                       /* Y3 = N (U1 D^2 - X3) - S1 D^3 */
    ce_copy(&r->x, &t);
}

/* The unified step of the head comment from U1, S1, U2, S2 and Z = Z1 Z2. 5M + 3S. */
static void EC(line_sum)(ec_t *r, const ce_t *u1, const ce_t *s1, const ce_t *u2, const ce_t *s2,
                         const ce_t *z)
{
    ce_t n, d, t;
    ct_mask same;

    ce_sub(&d, u2, u1);
    ce_sub(&n, s2, s1);
    same = ce_is_zero(&d) & ce_is_zero(&n);
    ce_sqr(&t, u1);
    ce_tpl(&t, &t);
    ce_cmov(&n, &t, same);                      /* N = same ? 3 U1^2 : S2 - S1 */
    ce_dbl(&t, s1);
    ce_cmov(&d, &t, same);                      /* D = same ? 2 S1 : U2 - U1 */
    EC(slope_sum)(r, u1, s1, z, &n, &d, same);
}

/* 12M + 5S. */
void ec_add(ec_t *r, const ec_t *a, const ec_t *b)
{
    ec_t sum;
    ce_t u1, s1, u2, s2, za, zb;
    ct_mask ia = ec_is_infinity(a), ib = ec_is_infinity(b);

    ce_sqr(&za, &a->z);
    ce_sqr(&zb, &b->z);
    ce_mul(&u1, &a->x, &zb);
    ce_mul(&u2, &b->x, &za);
    ce_mul(&za, &za, &a->z);
    ce_mul(&zb, &zb, &b->z);
    ce_mul(&s1, &a->y, &zb);
    ce_mul(&s2, &b->y, &za);
    ce_mul(&za, &a->z, &b->z);
    EC(line_sum)(&sum, &u1, &s1, &u2, &s2, &za);
    ec_cmov(&sum, b, ia);
    ec_cmov(&sum, a, ib);
    ec_copy(r, &sum);
}

/* Z2 = 1: 8M + 4S. */
void ec_add_aff(ec_t *r, const ec_t *a, const ec_aff_t *b)
{
    ec_t sum, full;
    ce_t u2, s2, za;
    ct_mask ia = ec_is_infinity(a), ib = ec_aff_is_infinity(b);

    ce_sqr(&za, &a->z);
    ce_mul(&u2, &b->x, &za);
    ce_mul(&za, &za, &a->z);
    ce_mul(&s2, &b->y, &za);
    EC(line_sum)(&sum, &a->x, &a->y, &u2, &s2, &a->z);
    ec_from_aff(&full, b);
    ec_cmov(&sum, &full, ia);
    ec_cmov(&sum, a, ib);
    ec_copy(r, &sum);
}

/* r = a + b by branches, all cases as well: 8M + 3S for the chord. */
void ec_add_aff_vartime(ec_t *r, const ec_t *a, const ec_aff_t *b)
{
    ec_t sum;
    ce_t d, n, za;

    if (ct_bool(ec_is_infinity(a))) {
        ec_from_aff(r, b);
        return;
    }
    if (ct_bool(ec_aff_is_infinity(b))) {
        ec_copy(r, a);
        return;
    }
    ce_sqr(&za, &a->z);
    ce_mul(&d, &b->x, &za);
    ce_sub(&d, &d, &a->x);                      /* D = U2 - X1 */
    ce_mul(&za, &za, &a->z);
    ce_mul(&n, &b->y, &za);
    ce_sub(&n, &n, &a->y);                      /* N = S2 - Y1 */
    if (ct_bool(ce_is_zero(&d))) {
        if (ct_bool(ce_is_zero(&n)))
            ec_dbl(r, a);
        else
            ec_set_infinity(r);
        return;
    }
    EC(slope_sum)(&sum, &a->x, &a->y, &a->z, &n, &d, 0);
    ec_copy(r, &sum);
}

void ec_sub(ec_t *r, const ec_t *a, const ec_t *b)
{
    ec_t m;

    ec_neg(&m, b);
    ec_add(r, a, &m);
}

void ec_sub_aff(ec_t *r, const ec_t *a, const ec_aff_t *b)
{
    ec_aff_t m;

    ec_aff_neg(&m, b);
    ec_add_aff(r, a, &m);
}

/* --- Jacobian to affine --------------------------------------------------------------------- */

/* x = X/Z^2, y = Y/Z^3; 1/0 = 0 sends infinity to x = y = 0. */
static void EC(scale_to_aff)(ec_aff_t *r, const ec_t *a, const ce_t *zinv)
{
    ce_t zz;

    ce_sqr(&zz, zinv);
    ce_mul(&r->x, &a->x, &zz);
    ce_mul(&zz, &zz, zinv);
    ce_mul(&r->y, &a->y, &zz);
}

void ec_to_aff(ec_aff_t *r, const ec_t *a)
{
    ce_t zinv;

    ce_inv(&zinv, &a->z);
    EC(scale_to_aff)(r, a, &zinv);
}

/* The product of all Z, a zero one counted as 1; r[i].x becomes the product of those before i. */
static void EC(z_products)(ec_aff_t *r, const ec_t *a, size_t n, ce_t *product)
{
    ce_t one, z;
    size_t i;

    ce_set_one(&one);
    ce_copy(product, &one);
    for (i = 0; i < n; i++) {
        ce_copy(&r[i].x, product);
        ce_copy(&z, &a[i].z);
        ce_cmov(&z, &one, ce_is_zero(&z));
        ce_mul(product, product, &z);
    }
}

/* After z_products: r[i] = (X s^2, Y s^3) with s = scale product/Z, or 0 where Z = 0. With scale = 1/product that
   is the affine point. 3 multiplications a point with those of z_products, besides the scaling. */
static void EC(z_quotients)(ec_aff_t *r, const ec_t *a, size_t n, const ce_t *scale)
{
    ce_t acc, one, zero, s, z;
    ct_mask inf;
    size_t i;

    ce_set_one(&one);
    ce_set_zero(&zero);
    ce_copy(&acc, scale);
    for (i = n; i-- > 0;) {
        ce_copy(&z, &a[i].z);
        inf = ce_is_zero(&z);
        ce_cmov(&z, &one, inf);
        ce_mul(&s, &acc, &r[i].x);
        ce_cmov(&s, &zero, inf);
        ce_mul(&acc, &acc, &z);
        EC(scale_to_aff)(&r[i], &a[i], &s);
    }
}

/* Montgomery's trick, without scratch. r and a must not overlap. */
void ec_to_aff_n(ec_aff_t *r, const ec_t *a, size_t n)
{
    ce_t product;

    EC(z_products)(r, a, n, &product);
    if (n != 0)
        ce_inv(&product, &product);
    EC(z_quotients)(r, a, n, &product);
}

/* The same points on the isomorphic curve y^2 = x^3 + b z^6 where all have the common denominator z: no inversion.
   The law does not use b, so sums may be taken there; (X, Y, Z) there is (X, Y, Z z) here. On entry z is the denominator
   that the a[i] have already, so that (X, Y, Z) of a[i] is (X, Y, Z z). On G2 the common denominator is made an element
   of Fp, a norm, which psi does not change: psi acts on that curve by the same constants. Where z was 0, all r[i] are O. */
static void EC(to_common_z_n)(ec_aff_t *r, ce_t *z, const ec_t *a, size_t n)
{
    ce_t product, scale;
#if EC_GROUP == 2
    ce_t t;
    unsigned j;
#endif

    EC(z_products)(r, a, n, &product);
    ce_mul(z, z, &product);
    ce_set_one(&scale);
#if EC_GROUP == 2
    for (j = 1; j < EC_PARAM(DEGREE); j++) {    /* the other conjugates of z */
        ce_frob(&t, z, j);
        ce_mul(&scale, &scale, &t);
    }
    ce_mul(z, z, &scale);
#endif
    EC(z_quotients)(r, a, n, &scale);
}

/* --- tables of multiples of p = (X, Y, Z) ------------------------------------------------------ */

/* p on the isomorphic curve where its denominator is 1, and that denominator */
static void EC(entry_of)(ec_aff_t *r, ce_t *z, const ec_t *p)
{
    ce_copy(&r->x, &p->x);
    ce_copy(&r->y, &p->y);
    ce_copy(z, &p->z);
}

/* table[i] = a[i] with a common denominator, which z is multiplied by */
static void EC(entries)(ec_aff_t *table, ce_t *z, const ec_t *a, size_t n) { EC(to_common_z_n)(table, z, a, n); }

/* r = a sum of entries, as a point of the curve itself */
static void EC(sum_of_entries)(ec_t *r, const ce_t *z) { ce_mul(&r->z, &r->z, z); }

#include "curves/ec_undef.h"
