/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sums of products. Part of fp.inc.h. Bounds: the halves must fit 64 bits, the integer RNS_WIDE_MAX; what does not
 * fit is renewed before the operation, by a fold of the accumulators or a reduction.
 */

/* Folds the upper halves that leave no room for as much again. */
static void FE(make_room)(fe_wide_t *u)
{
    FE(carry)(u);
    if (u->w.ah > UINT64_MAX / 4) FE(fold_wide_a)(u);
    if (u->w.bh > UINT64_MAX / 4) FE(fold_wide_b)(u);
}

/* The same residue with a small integer: the reduced value times one. */
static void FE(refresh_wide)(fe_wide_t *u)
{
    fe_t t;
    fe_counts.refresh_wide++;
    fe_reduce(&t, u);
    FE(product)(u, &t, &FE(one));
}

void fe_wide_set_zero(fe_wide_t *w) { *w = (fe_wide_t){ { 0 }, { 0 }, { 0 }, { 0 }, { 0, 0, 0, 0, 0 } }; }

static int FE(overflows)(uint64_t a, uint64_t b) { return a > UINT64_MAX - b; }

/* w = u + v */
void fe_wide_add(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *v)
{
    fe_wide_t x = *u, y = *v;
    FE(check_wide)(&x);
    FE(check_wide)(&y);
    if (FE(overflows)(x.w.ah, y.w.ah) || FE(overflows)(x.w.al, y.w.al) || FE(overflows)(x.w.bh, y.w.bh) ||
        FE(overflows)(x.w.bl, y.w.bl)) {
        FE(make_room)(&x);
        FE(make_room)(&y);
    }
    if (x.w.c + y.w.c > RNS_WIDE_MAX) { /* the larger one first; afterwards it is the smaller one */
        if (x.w.c >= y.w.c) FE(refresh_wide)(&x);
        else FE(refresh_wide)(&y);
        if (x.w.c + y.w.c > RNS_WIDE_MAX) {
            if (x.w.c >= y.w.c) FE(refresh_wide)(&x);
            else FE(refresh_wide)(&y);
        }
    }
    for (size_t i = 0; i < RNS_LEN; i++) {
        w->ah[i] = x.ah[i] + y.ah[i];
        w->al[i] = x.al[i] + y.al[i];
        w->bh[i] = x.bh[i] + y.bh[i];
        w->bl[i] = x.bl[i] + y.bl[i];
    }
    w->w = (rns_wide_bound_t){ x.w.ah + y.w.ah, x.w.al + y.w.al, x.w.bh + y.w.bh, x.w.bl + y.w.bl, x.w.c + y.w.c };
    FE(check_wide)(w);
}

void fe_wide_dbl(fe_wide_t *w, const fe_wide_t *u) { fe_wide_add(w, u, u); }

/* w = -u: multiples of the modulus that cover the upper and the carried lower half */
void fe_wide_neg(fe_wide_t *w, const fe_wide_t *u)
{
    fe_wide_t x = *u;
    FE(make_room)(&x);
    uint64_t ka = FE(cover)(x.w.ah), kb = FE(cover)(x.w.bh), kl = FE(cover)(RNS_LANE_MASK);
    for (size_t i = 0; i < RNS_LEN; i++) {
        x.ah[i] = ka * FE(a_mod)[i] - x.ah[i];
        x.al[i] = kl * FE(a_mod)[i] - x.al[i];
        x.bh[i] = kb * FE(b_mod)[i] - x.bh[i];
        x.bl[i] = kl * FE(b_mod)[i] - x.bl[i];
    }
    x.w = (rns_wide_bound_t){ ka * RNS_TOP, kl * RNS_TOP, kb * RNS_TOP, kl * RNS_TOP, x.w.c };
    FE(check_wide)(&x);
    *w = x;
}

/* w = u - v */
void fe_wide_sub(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *v)
{
    fe_wide_t n;
    fe_wide_neg(&n, v);
    fe_wide_add(w, u, &n);
}

/* w = u - v where that is not negative as an integer: nothing to gain here. */
void fe_wide_sub_exact(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *v) { fe_wide_sub(w, u, v); }

/* w = k*u for a small public k, |k| < 1024 */
void fe_wide_mul_small(fe_wide_t *w, const fe_wide_t *u, int k)
{
    fe_wide_t x = *u;
    uint64_t n = k < 0 ? 0 - (uint64_t)k : (uint64_t)k;
    RNS_ASSERT(n < 1024);
    if (n == 0) {
        fe_wide_set_zero(w);
        return;
    }
    FE(check_wide)(&x);
    if (x.w.c > RNS_WIDE_MAX / n) FE(refresh_wide)(&x);
    RNS_ASSERT(x.w.c <= RNS_WIDE_MAX / n);
    if (x.w.al > UINT64_MAX / n || x.w.bl > UINT64_MAX / n || x.w.ah > UINT64_MAX / n || x.w.bh > UINT64_MAX / n) {
        FE(carry)(&x);
        if (x.w.ah > UINT64_MAX / n) FE(fold_wide_a)(&x);
        if (x.w.bh > UINT64_MAX / n) FE(fold_wide_b)(&x);
    }
    for (size_t i = 0; i < RNS_LEN; i++) {
        x.ah[i] *= n;
        x.al[i] *= n;
        x.bh[i] *= n;
        x.bl[i] *= n;
    }
    x.w = (rns_wide_bound_t){ x.w.ah * n, x.w.al * n, x.w.bh * n, x.w.bl * n, x.w.c * n };
    FE(check_wide)(&x);
    if (k < 0) fe_wide_neg(&x, &x);
    *w = x;
}

void fe_wide_mul(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    fe_counts.products++;
    FE(product)(w, a, b);
}

void fe_wide_sqr(fe_wide_t *w, const fe_t *a) { fe_wide_mul(w, a, a); }

/* w += a*b. Where the integer does not fit, the larger of the sum and the product is made small: the sum by a
 * reduction, the product by refreshing its larger operand. */
void fe_wide_mac(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    fe_t x = *a, y = *b;
    fe_wide_t t;
    uint64_t u = FE(bound)(&x).r, v = FE(bound)(&y).r;
    while (u * v > RNS_WIDE_MAX - w->w.c) {
        if (w->w.c > u * v) {
            FE(refresh_wide)(w);
            continue;
        }
        FE(refresh)(u >= v ? &x : &y);
        u = FE(bound)(&x).r;
        v = FE(bound)(&y).r;
    }
    fe_counts.products++;
    FE(product)(&t, &x, &y);
    fe_wide_add(w, w, &t);
}

/* w -= a*b */
void fe_wide_msub(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    fe_t n;
    fe_neg(&n, a);
    fe_wide_mac(w, &n, b);
}

/* w += the sum that reduces to a: a*1 */
void fe_wide_add_fe(fe_wide_t *w, const fe_t *a) { fe_wide_mac(w, a, &FE(one)); }
