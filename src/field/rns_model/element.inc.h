/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Elements: sums, differences, small multiples, products, choices. Part of fp.inc.h.
 * Lanes are added without reduction; a difference adds a multiple of the modulus that is not below the subtrahend.
 */

/* K with K*m >= bound for every modulus m. */
static uint64_t FE(cover)(uint64_t bound) { return bound / RNS_LEAST + 1; }

void fe_set_zero(fe_t *r) { *r = (fe_t){ { 0 }, { 0 }, { 0, 0, 0 } }; }
void fe_set_one(fe_t *r) { *r = FE(one); }
void fe_copy(fe_t *r, const fe_t *a) { *r = *a; }

/* r = a + b */
void fe_add(fe_t *r, const fe_t *a, const fe_t *b)
{
    rns_bound_t u = FE(bound)(a), v = FE(bound)(b);
    fe_t t;
    for (size_t i = 0; i < RNS_LEN; i++) {
        t.a[i] = a->a[i] + b->a[i];
        t.b[i] = a->b[i] + b->b[i];
    }
    t.w = (rns_bound_t){ u.a + v.a, u.b + v.b, u.r + v.r };
    FE(settle)(&t);
    *r = t;
}

/* r = a + b, an operand of one product: here every sum is lazy. */
void fe_add_lazy(fe_t *r, const fe_t *a, const fe_t *b) { fe_add(r, a, b); }

void fe_dbl(fe_t *r, const fe_t *a) { fe_add(r, a, a); }

/* r = -a: K*m - a in every lane */
void fe_neg(fe_t *r, const fe_t *a)
{
    rns_bound_t u = FE(bound)(a);
    uint64_t ka = FE(cover)(u.a), kb = FE(cover)(u.b);
    fe_t t;
    for (size_t i = 0; i < RNS_LEN; i++) {
        t.a[i] = ka * FE(a_mod)[i] - a->a[i];
        t.b[i] = kb * FE(b_mod)[i] - a->b[i];
    }
    t.w = (rns_bound_t){ ka * RNS_TOP, kb * RNS_TOP, u.r };
    FE(settle)(&t);
    *r = t;
}

/* r = a - b: a + (K*m - b) in every lane */
void fe_sub(fe_t *r, const fe_t *a, const fe_t *b)
{
    rns_bound_t u = FE(bound)(a), v = FE(bound)(b);
    uint64_t ka = FE(cover)(v.a), kb = FE(cover)(v.b);
    fe_t t;
    for (size_t i = 0; i < RNS_LEN; i++) {
        t.a[i] = a->a[i] + (ka * FE(a_mod)[i] - b->a[i]);
        t.b[i] = a->b[i] + (kb * FE(b_mod)[i] - b->b[i]);
    }
    t.w = (rns_bound_t){ u.a + ka * RNS_TOP, u.b + kb * RNS_TOP, u.r + v.r };
    FE(settle)(&t);
    *r = t;
}

/* r = k*a for a small public k, |k| < 1024: lanes times |k| stay in 62 bits. */
void fe_mul_small(fe_t *r, const fe_t *a, int k)
{
    rns_bound_t u = FE(bound)(a);
    fe_t t = *a;
    uint64_t n = k < 0 ? 0 - (uint64_t)k : (uint64_t)k;
    RNS_ASSERT(n < 1024);
    if (n == 0) {
        fe_set_zero(r);
        return;
    }
    if (u.r * n > RNS_R_MAX && u.r > RNS_R_NORMAL) { /* the smaller factor is the cheaper one to refresh */
        FE(refresh)(&t);
        u = FE(bound)(&t);
    }
    for (size_t i = 0; i < RNS_LEN; i++) {
        t.a[i] *= n;
        t.b[i] *= n;
    }
    t.w = (rns_bound_t){ u.a * n, u.b * n, u.r * n };
    FE(settle)(&t);
    if (k < 0) fe_neg(&t, &t);
    *r = t;
}

void fe_tpl(fe_t *r, const fe_t *a) { fe_mul_small(r, a, 3); }

void fe_mul(fe_t *r, const fe_t *a, const fe_t *b)
{
    fe_wide_t w;
    fe_counts.products++;
    FE(product)(&w, a, b);
    fe_reduce(r, &w);
}

void fe_sqr(fe_t *r, const fe_t *a) { fe_mul(r, a, a); }

/* r = a/2 = a*(MA/2 mod p)/MA */
void fe_halve(fe_t *r, const fe_t *a) { fe_mul(r, a, &FE(half)); }

/* The bounds of a choice are those of both values: they must not depend on the mask. */
static rns_bound_t FE(either)(const fe_t *a, const fe_t *b)
{
    rns_bound_t u = FE(bound)(a), v = FE(bound)(b);
    if (u.a < v.a) u.a = v.a;
    if (u.b < v.b) u.b = v.b;
    if (u.r < v.r) u.r = v.r;
    return u;
}

/* r = m ? a : r */
void fe_cmov(fe_t *r, const fe_t *a, ct_mask m)
{
    rns_bound_t w = FE(either)(r, a);
    for (size_t i = 0; i < RNS_LEN; i++) {
        r->a[i] = ct_select_word(a->a[i], r->a[i], m);
        r->b[i] = ct_select_word(a->b[i], r->b[i], m);
    }
    r->w = w;
}

/* r = m ? -a : a */
void fe_cneg(fe_t *r, const fe_t *a, ct_mask m)
{
    fe_t n;
    fe_neg(&n, a);
    fe_copy(r, a);
    fe_cmov(r, &n, m);
}

/* Exchanges a and b where m is set. */
void fe_cswap(fe_t *a, fe_t *b, ct_mask m)
{
    fe_t t = *a;
    fe_cmov(a, b, m);
    fe_cmov(b, &t, m);
}
