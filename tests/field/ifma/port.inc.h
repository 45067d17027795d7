/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The prime field of the vector engine behind the words of field/rns_model/port.h, for tests: lanes are copied to and
 * from the engine's vectors, so that a test can set each of them. Bounds that come out are the engine's static ones; the
 * integer is only said to be within its budget. Functions that an element's words do not need are left out.
 *
 * Requires: PORT_CURVE, PORT_PUBLIC(name), PORT_SCALAR(name); the curve's hidden declarations, params.h, rns.h.
 */
#define FE(name) PORT(PORT_CURVE, name)
#define PORT(curve, name) PORT_(curve, name)
#define PORT_(curve, name) pairing_test_ifma_##curve##_##name
#define FE_T FE(fe_t)
#define FE_SCALAR(name) PORT_SCALAR(fp_##name)
#define FE_SCALAR_T PORT_PUBLIC(fp)

#include "field/ifma/type.inc.h"
#include "field/ifma/fp.inc.h"

#include "field/rns_model/port.h"

#define FE(name) PORT(PORT_CURVE, name)
#define LANES (8 * IFMA_VECTORS)
#define TOP ((UINT64_C(1) << RNS_BITS) - 1)

typedef FE(fe_t) el_t;
typedef FE(wide_t) wide_t;

/* n lanes of words in vectors; the lanes after them are zero. */
static void fill(ifma_v *v, const uint64_t *words)
{
    PAIRING_ALIGN(64) uint64_t t[LANES] = { 0 };
    for (size_t i = 0; i < RNS_LEN; i++) t[i] = words[i];
    for (size_t i = 0; i < IFMA_VECTORS; i++) v[i] = ifma_load(t + 8 * i);
}

/* The lanes of vectors; one that is not zero after them goes into the first word. */
static void empty(uint64_t *words, const ifma_v *v)
{
    PAIRING_ALIGN(64) uint64_t t[LANES];
    for (size_t i = 0; i < IFMA_VECTORS; i++) ifma_store(t + 8 * i, v[i]);
    for (size_t i = 0; i < RNS_LEN; i++) words[i] = t[i];
    for (size_t i = RNS_LEN; i < LANES; i++)
        if (t[i] != 0) words[0] = UINT64_MAX;
}

static el_t get(const uint64_t *x)
{
    el_t e;
    fill(e.a, x);
    fill(e.b, x + RNS_LEN);
    return e;
}

static void put(uint64_t *x, const el_t *e)
{
    empty(x, e->a);
    empty(x + RNS_LEN, e->b);
    x[2 * RNS_LEN] = IFMA_COVER_A * TOP;
    x[2 * RNS_LEN + 1] = IFMA_COVER_B * TOP;
    x[2 * RNS_LEN + 2] = RNS_R_MAX;
}

static wide_t get_wide(const uint64_t *x)
{
    wide_t w;
    fill(w.ah, x);
    fill(w.al, x + RNS_LEN);
    fill(w.bh, x + 2 * RNS_LEN);
    fill(w.bl, x + 3 * RNS_LEN);
    return w;
}

static void put_wide(uint64_t *x, const wide_t *w)
{
    empty(x, w->ah);
    empty(x + RNS_LEN, w->al);
    empty(x + 2 * RNS_LEN, w->bh);
    empty(x + 3 * RNS_LEN, w->bl);
}

/* r = f(), f(a), f(a, b) on elements and on sums */
#define PORT_0(get, put, type, f) \
    static void port_##f(uint64_t *r) { type x; FE(f)(&x); put(r, &x); }
#define PORT_1(get, put, type, f) \
    static void port_##f(uint64_t *r, const uint64_t *a) { type x = get(a); FE(f)(&x, &x); put(r, &x); }
#define PORT_2(get, put, type, f) \
    static void port_##f(uint64_t *r, const uint64_t *a, const uint64_t *b) \
    { \
        type x = get(a), y = get(b); \
        FE(f)(&y, &x, &y); /* the output is the second input */ \
        put(r, &y); \
    }
#define PORT_TEST(f) \
    static ct_mask port_##f(const uint64_t *a) { el_t x = get(a); return FE(f)(&x); }

PORT_0(get, put, el_t, set_zero)
PORT_0(get, put, el_t, set_one)
PORT_1(get, put, el_t, neg)
PORT_1(get, put, el_t, dbl)
PORT_1(get, put, el_t, tpl)
PORT_1(get, put, el_t, halve)
PORT_1(get, put, el_t, sqr)
PORT_1(get, put, el_t, inv)
PORT_2(get, put, el_t, add)
PORT_2(get, put, el_t, sub)
PORT_2(get, put, el_t, mul)
PORT_TEST(is_zero)
PORT_TEST(is_one)
PORT_0(get_wide, put_wide, wide_t, wide_set_zero)
PORT_1(get_wide, put_wide, wide_t, wide_neg)
PORT_1(get_wide, put_wide, wide_t, wide_dbl)
PORT_2(get_wide, put_wide, wide_t, wide_add)
PORT_2(get_wide, put_wide, wide_t, wide_sub)

static void port_load(uint64_t *r, const uint64_t *words) { el_t x; FE(load)(&x, words); put(r, &x); }
static void port_store(uint64_t *words, const uint64_t *a) { el_t x = get(a); FE(store)(words, &x); }
static void port_mul_small(uint64_t *r, const uint64_t *a, int k) { el_t x = get(a); FE(mul_small)(&x, &x, k); put(r, &x); }
static ct_mask port_eq(const uint64_t *a, const uint64_t *b) { el_t x = get(a), y = get(b); return FE(eq)(&x, &y); }

static void port_pow(uint64_t *r, const uint64_t *a, const uint64_t *e, size_t nbits)
{
    el_t x = get(a);
    FE(pow)(&x, &x, e, nbits);
    put(r, &x);
}

static void port_cmov(uint64_t *r, const uint64_t *a, ct_mask m)
{
    el_t x = get(r), y = get(a);
    FE(cmov)(&x, &y, m);
    put(r, &x);
}

static void port_cneg(uint64_t *r, const uint64_t *a, ct_mask m) { el_t x = get(a); FE(cneg)(&x, &x, m); put(r, &x); }

static void port_cswap(uint64_t *a, uint64_t *b, ct_mask m)
{
    el_t x = get(a), y = get(b);
    FE(cswap)(&x, &y, m);
    put(a, &x);
    put(b, &y);
}

/* Sums over elements: w = a*b, w += a*b, ... */
#define PORT_SUM(f) \
    static void port_##f(uint64_t *w, const uint64_t *a, const uint64_t *b) \
    { \
        wide_t u = get_wide(w); \
        el_t x = get(a), y = get(b); \
        FE(f)(&u, &x, &y); \
        put_wide(w, &u); \
    }
PORT_SUM(wide_mul)
PORT_SUM(wide_mac)
PORT_SUM(wide_msub)

static void port_wide_sqr(uint64_t *w, const uint64_t *a) { el_t x = get(a); wide_t u; FE(wide_sqr)(&u, &x); put_wide(w, &u); }

static void port_wide_add_fe(uint64_t *w, const uint64_t *a)
{
    wide_t u = get_wide(w);
    el_t x = get(a);
    FE(wide_add_fe)(&u, &x);
    put_wide(w, &u);
}

static void port_wide_mul_small(uint64_t *w, const uint64_t *u, int k)
{
    wide_t x = get_wide(u);
    FE(wide_mul_small)(&x, &x, k);
    put_wide(w, &x);
}

enum { REDUCE_MAX = 32 };

static void port_reduce_n(uint64_t *r, const uint64_t *w, size_t n)
{
    wide_t u[REDUCE_MAX] = { { { { 0 } }, { { 0 } }, { { 0 } }, { { 0 } } } };
    el_t x[REDUCE_MAX];
    PAIRING_VERIFY(n <= REDUCE_MAX);
    for (size_t i = 0; i < n; i++) u[i] = get_wide(w + i * (4 * RNS_LEN + 5));
    FE(reduce_n)(x, u, n);
    for (size_t i = 0; i < n; i++) put(r + i * (2 * RNS_LEN + 3), &x[i]);
}

static const uint64_t modulus[] = FP_MODULUS, a_mod[] = RNS_A, b_mod[] = RNS_B, alpha[] = RNS_ALPHA, beta[] = RNS_BETA;
static rns_counts_t counts;

#include "field/ifma/random.inc.h"

#define PORT_NAME(curve) PORT_NAME_(curve)
#define PORT_NAME_(curve) #curve

const rns_model_port_t PORT(PORT_CURVE, port) = {
    .name = PORT_NAME(PORT_CURVE), .limbs = FP_LIMBS, .len = RNS_LEN, .fq = CURVE_FQ_DEGREE, .sx = 6 * CURVE_FQ_DEGREE,
    .bits = RNS_BITS, .p = modulus, .a = a_mod, .b = b_mod, .alpha = alpha, .beta = beta,
    .a_fresh = RNS_A_FRESH, .b_fresh = RNS_B_FRESH, .r_unit = RNS_R_UNIT, .r_base = RNS_R_BASE, .r_normal = RNS_R_NORMAL,
    .r_max = RNS_R_MAX, .ma_over_p = RNS_MA_OVER_P, .wide_max = RNS_WIDE_MAX, .wide_count = FP_W_WIDE_MAX, .counts = &counts,
    .load = port_load, .store = port_store, .set_zero = port_set_zero, .set_one = port_set_one,
    .add = port_add, .sub = port_sub, .mul = port_mul, .neg = port_neg, .dbl = port_dbl, .tpl = port_tpl,
    .halve = port_halve, .sqr = port_sqr, .inv = port_inv, .mul_small = port_mul_small, .pow = port_pow,
    .cmov = port_cmov, .cneg = port_cneg, .cswap = port_cswap, .is_zero = port_is_zero, .is_one = port_is_one, .eq = port_eq,
    .wide_set_zero = port_wide_set_zero, .wide_mul = port_wide_mul, .wide_sqr = port_wide_sqr, .wide_mac = port_wide_mac,
    .wide_msub = port_wide_msub, .wide_add = port_wide_add, .wide_sub = port_wide_sub, .wide_neg = port_wide_neg,
    .wide_dbl = port_wide_dbl, .wide_mul_small = port_wide_mul_small, .wide_add_fe = port_wide_add_fe,
    .reduce_n = port_reduce_n,
};
