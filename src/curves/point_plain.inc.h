/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Group law on y^2 = x^3 + b in homogeneous coordinates, for engines where FP_SCHOOLBOOK is 1: (X, Y, Z) is the point
 * (X/Z, Y/Z), infinity is (0, 1, 0). Sums of products cost little there and reductions wait for each other, and these
 * formulas have two levels of reductions, all of a level done together; point.inc.h, in Jacobian coordinates, has six.
 * [RCB16, Algorithms 7 and 9]
 *
 * Binding: ec_names.h; EC_PARAM(B), and EC_PARAM(B3) = 3b on a D twist; CURVE_B, CURVE_TWIST_D.
 *
 * Doubling is total. Addition is right for all points whose difference has not order 2: on curves of odd order for all,
 * elsewhere for all of a subgroup of odd order. In the excluded case the sum is (0, 0, 0), no point; it stays so under
 * addition, doubling and the endomorphisms, and ec_eq is false of it, so that a membership test, in which members meet no
 * such case, is exact on every curve (subgroup.inc.h). Nothing depends on a value; outputs may alias inputs.
 *
 *   ec_set_infinity ec_copy ec_on_curve ec_eq ec_neg ec_cneg ec_cmov ec_dbl ec_add ec_sub ec_from_aff   as in point.inc.h
 *   EC(from_jacobian)(r, a), EC(to_jacobian)(r, a)    between these coordinates and (X/Z^2, Y/Z^3); infinity to infinity
 */
#include "curves/ec_names.h"

/* 3b is a small integer, on an M twist times the non-residue. */
#define EC_SMALL_B (EC_GROUP == 1 || !CURVE_TWIST_D)

static const ce_t EC(const_b) = EC_PARAM(B);

/* r[i] = w[i] reduced, n coordinates */
PAIRING_ALWAYS_INLINE void EC(level)(ce_t *r, const ce_wide_t *w, size_t n)
{
    FP(reduce_n)((FP_T *)r, (const FP(wide_t) *)w, n * EC_PARAM(DEGREE));
}

PAIRING_ALWAYS_INLINE void EC(clear_sums)(ce_wide_t *w, size_t n)
{
    for (size_t i = 0; i < n * EC_PARAM(DEGREE); i++) FP(wide_set_zero)((FP(wide_t) *)w + i);
}

#if EC_SMALL_B
PAIRING_ALWAYS_INLINE void EC(mul_3b)(ce_t *r, const ce_t *a)
{
#if EC_GROUP == 2
    ce_mul_nr(r, a);
    ce_mul_small(r, r, 3 * CURVE_B);
#else
    ce_mul_small(r, a, 3 * CURVE_B);
#endif
}
#endif

void ec_set_infinity(ec_t *r)
{
    ce_set_zero(&r->x);
    ce_set_one(&r->y);
    ce_set_zero(&r->z);
}

void ec_copy(ec_t *r, const ec_t *a) { *r = *a; }

void ec_neg(ec_t *r, const ec_t *a)
{
    *r = *a;
    ce_neg(&r->y, &r->y);
}

void ec_cneg(ec_t *r, const ec_t *a, ct_mask m)
{
    ec_t t = *a;
    ce_cneg(&t.y, &t.y, m);
    *r = t;
}

void ec_cmov(ec_t *r, const ec_t *a, ct_mask m)
{
    ce_cmov(&r->x, &a->x, m);
    ce_cmov(&r->y, &a->y, m);
    ce_cmov(&r->z, &a->z, m);
}

void ec_from_aff(ec_t *r, const ec_aff_t *a)
{
    ec_t infinity;
    const ct_mask m = ce_is_zero(&a->x) & ce_is_zero(&a->y);
    ec_set_infinity(&infinity);
    r->x = a->x;
    r->y = a->y;
    ce_set_one(&r->z);
    ec_cmov(r, &infinity, m);
}

/* (X Z, Y, Z^3) */
static void EC(from_jacobian)(ec_t *r, const ec_t *a)
{
    ec_t infinity;
    ce_wide_t w[2];
    ce_t v[2];
    const ct_mask m = ce_is_zero(&a->z);
    ec_set_infinity(&infinity);
    ce_wide_mul(&w[0], &a->x, &a->z);
    ce_wide_sqr(&w[1], &a->z);
    EC(level)(v, w, 2);
    ce_mul(&r->z, &v[1], &a->z);
    r->x = v[0];
    r->y = a->y;
    ec_cmov(r, &infinity, m);
}

/* (X Z, Y Z^2, Z) */
static void EC(to_jacobian)(ec_t *r, const ec_t *a)
{
    ce_wide_t w[2];
    ce_t v[2];
    ce_wide_mul(&w[0], &a->x, &a->z);
    ce_wide_sqr(&w[1], &a->z);
    EC(level)(v, w, 2);
    ce_mul(&r->y, &a->y, &v[1]);
    r->x = v[0];
    r->z = a->z;
}

/* Y^2 Z = X^3 + b Z^3 */
ct_mask ec_on_curve(const ec_t *a)
{
    ce_wide_t w[3];
    ce_t v[3], n;
    ce_wide_sqr(&w[0], &a->y);
    ce_wide_sqr(&w[1], &a->x);
    ce_wide_mul(&w[2], &a->z, &EC(const_b));
    EC(level)(v, w, 3);
    ce_mul(&v[2], &v[2], &a->z);                /* b Z^2 */
    ce_sub(&v[0], &v[0], &v[2]);                /* Y^2 - b Z^2 */
    ce_neg(&n, &v[1]);
    ce_wide_mul(&w[0], &v[0], &a->z);
    ce_wide_mac(&w[0], &n, &a->x);
    EC(level)(v, w, 1);
    return ce_is_zero(&v[0]);
}

/* Both are points, X1 Z2 = X2 Z1 and Y1 Z2 = Y2 Z1. */
ct_mask ec_eq(const ec_t *a, const ec_t *b)
{
    ce_wide_t w[2];
    ce_t v[2], n;
    ce_neg(&n, &b->z);
    ce_wide_mul(&w[0], &b->x, &a->z);
    ce_wide_mac(&w[0], &n, &a->x);
    ce_wide_mul(&w[1], &b->y, &a->z);
    ce_wide_mac(&w[1], &n, &a->y);
    EC(level)(v, w, 2);
    const ct_mask none = (ce_is_zero(&a->y) & ce_is_zero(&a->z)) | (ce_is_zero(&b->y) & ce_is_zero(&b->z));
    return ce_is_zero(&v[0]) & ce_is_zero(&v[1]) & ~none;
}

/* A = X Y, B = Y^2, E = 3b Z^2, F = 3E, H = 2 Y Z:
 * X3 = 2A (B - F), Y3 = (B + F)^2 - 12 E^2, Z3 = 4 B H. */
void ec_dbl(ec_t *r, const ec_t *a)
{
    enum { A, B, H, E };
    ce_wide_t w[4];
    ce_t v[4], s, t;
    ce_wide_mul(&w[A], &a->x, &a->y);
    ce_wide_sqr(&w[B], &a->y);
    ce_dbl(&s, &a->y);
    ce_wide_mul(&w[H], &s, &a->z);
#if EC_SMALL_B
    EC(mul_3b)(&s, &a->z);
    ce_wide_mul(&w[E], &s, &a->z);
    EC(level)(v, w, 4);
#else
    static const ce_t b3 = EC_PARAM(B3);
    ce_wide_sqr(&w[E], &a->z);
    EC(level)(v, w, 4);
    ce_mul(&v[E], &v[E], &b3);
#endif
    ce_mul_small(&t, &v[E], 3);                 /* F */
    ce_sub(&s, &v[B], &t);
    ce_dbl(&s, &s);
    ce_wide_mul(&w[0], &s, &v[A]);
    ce_add(&s, &v[B], &t);
    ce_wide_sqr(&w[1], &s);
    ce_mul_small(&s, &t, -4);
    ce_wide_mac(&w[1], &s, &v[E]);
    ce_mul_small(&s, &v[B], 4);
    ce_wide_mul(&w[2], &s, &v[H]);
    EC(level)(v, w, 3);
    r->x = v[0];
    r->y = v[1];
    r->z = v[2];
}

/* T = 3 X1 X2, U = Y1 Y2, E = 3b Z1 Z2, M = X1 Y2 + X2 Y1, N = Y1 Z2 + Y2 Z1, V = 3b (X1 Z2 + X2 Z1), D = U - E, S = U + E:
 * X3 = D M - N V, Y3 = D S + V T, Z3 = N S + T M. */
void ec_add(ec_t *r, const ec_t *a, const ec_t *b)
{
    enum { T, U, E, M, N, V };
    ce_wide_t w[6];
    ce_t v[6], s, z3[2];
    ce_left_t x1, y1, z1, l;
#if EC_SMALL_B
    EC(mul_3b)(&z3[1], &b->z);
#else
    static const ce_t b3 = EC_PARAM(B3);
    ce_wide_mul(&w[0], &a->z, &b3);
    ce_wide_mul(&w[1], &b->z, &b3);
    EC(level)(z3, w, 2);
#endif
    ce_left(&x1, &a->x);
    ce_left(&y1, &a->y);
    ce_left(&z1, &a->z);
    EC(clear_sums)(w, 6);
    ce_mul_small(&s, &b->x, 3);
    ce_wide_mac_left(&w[T], &x1, &s);
    ce_wide_mac_left(&w[U], &y1, &b->y);
    ce_wide_mac_left(&w[E], &z1, &z3[1]);
    ce_wide_mac_left(&w[M], &x1, &b->y);
    ce_wide_mac_left(&w[M], &y1, &b->x);
    ce_wide_mac_left(&w[N], &y1, &b->z);
    ce_wide_mac_left(&w[N], &z1, &b->y);
#if EC_SMALL_B                                  /* 3b after the reduction: before it the sum would be too large */
    ce_wide_mac_left(&w[V], &x1, &b->z);
    ce_wide_mac_left(&w[V], &z1, &b->x);
    EC(level)(v, w, 6);
    EC(mul_3b)(&v[V], &v[V]);
#else
    ce_wide_mac_left(&w[V], &x1, &z3[1]);
    ce_left(&l, &z3[0]);
    ce_wide_mac_left(&w[V], &l, &b->x);
    EC(level)(v, w, 6);
#endif
    EC(clear_sums)(w, 3);
    ce_sub(&s, &v[U], &v[E]);
    ce_left(&l, &s);                            /* D */
    ce_add(&s, &v[U], &v[E]);                   /* S */
    ce_wide_mac_left(&w[0], &l, &v[M]);
    ce_wide_mac_left(&w[1], &l, &s);
    ce_left(&l, &v[T]);
    ce_wide_mac_left(&w[1], &l, &v[V]);
    ce_wide_mac_left(&w[2], &l, &v[M]);
    ce_left(&l, &v[N]);
    ce_wide_mac_left(&w[2], &l, &s);
    ce_neg(&s, &v[V]);
    ce_wide_mac_left(&w[0], &l, &s);
    EC(level)(v, w, 3);
    r->x = v[0];
    r->y = v[1];
    r->z = v[2];
}

void ec_sub(ec_t *r, const ec_t *a, const ec_t *b)
{
    ec_t n;
    ec_neg(&n, b);
    ec_add(r, a, &n);
}

/* Tables hold points as they are. */
static void EC(entry_of)(ec_t *r, ce_t *z, const ec_t *p)
{
    *r = *p;
    ce_set_one(z);
}

static void EC(entries)(ec_t *table, ce_t *z, const ec_t *a, size_t n)
{
    PAIRING_VERIFY(table == a);
    (void)table, (void)z, (void)a, (void)n;
}

static void EC(sum_of_entries)(ec_t *r, const ce_t *z)
{
    (void)r;
    (void)z;
}

#undef EC_SMALL_B
#include "curves/ec_undef.h"
