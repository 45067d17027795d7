/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sums of products and their reduction. Part of fp.inc.h. In a sum of IFMA_WIDE_COUNT products every half is below
 * 2^63 (asserted there); differences and multiples of sums are folded, and count as one product. The sum of two sums
 * counts as many products as both.
 */

PAIRING_ALWAYS_INLINE void fe_wide_set_zero(fe_wide_t *w)
{
    IFMA_EACH(w->ah[v] = w->al[v] = w->bh[v] = w->bl[v] = ifma_zero());
}

/* w += a*b */
PAIRING_ALWAYS_INLINE void fe_wide_mac(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    PAIRING_VERIFY(FE(covered)(a) && FE(covered)(b));
    IFMA_EACH(w->al[v] = ifma_lo(w->al[v], a->a[v], b->a[v]); w->ah[v] = ifma_hi(w->ah[v], a->a[v], b->a[v]);
              w->bl[v] = ifma_lo(w->bl[v], a->b[v], b->b[v]); w->bh[v] = ifma_hi(w->bh[v], a->b[v], b->b[v]));
}

/* w = a*b */
PAIRING_ALWAYS_INLINE void fe_wide_mul(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    fe_wide_t t;
    fe_wide_set_zero(&t);
    fe_wide_mac(&t, a, b);
    *w = t;
}

PAIRING_ALWAYS_INLINE void fe_wide_sqr(fe_wide_t *w, const fe_t *a) { fe_wide_mul(w, a, a); }

/* w = u + v */
PAIRING_ALWAYS_INLINE void fe_wide_add(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *y)
{
    IFMA_EACH(w->ah[v] = ifma_add(u->ah[v], y->ah[v]); w->al[v] = ifma_add(u->al[v], y->al[v]);
              w->bh[v] = ifma_add(u->bh[v], y->bh[v]); w->bl[v] = ifma_add(u->bl[v], y->bl[v]));
}

PAIRING_ALWAYS_INLINE void fe_wide_dbl(fe_wide_t *w, const fe_wide_t *u) { fe_wide_add(w, u, u); }

/* Both halves of a row folded: below 1.0001 m, the lower one with its carry gone to the upper one. */
PAIRING_ALWAYS_INLINE void FE(wide_fold)(ifma_v *hi, ifma_v *lo, const uint64_t *modulus)
{
    *hi = FE(fold)(ifma_add(*hi, ifma_shr(*lo, IFMA_BITS)), modulus);
    *lo = FE(fold)(ifma_and(*lo, ifma_set(IFMA_MASK)), modulus);
}

/* w = k*u, |k| <= IFMA_SMALL a constant */
PAIRING_ALWAYS_INLINE void fe_wide_mul_small(fe_wide_t *w, const fe_wide_t *u, int k)
{
    const unsigned n = k < 0 ? 0u - (unsigned)k : (unsigned)k;
    fe_wide_t t = *u;
    PAIRING_VERIFY(n <= IFMA_SMALL);
    IFMA_EACH(FE(wide_fold)(&t.ah[v], &t.al[v], FE(table).a_mod + 8 * v);
              FE(wide_fold)(&t.bh[v], &t.bl[v], FE(table).b_mod + 8 * v));
    if (k < 0) {
        IFMA_EACH(t.ah[v] = ifma_sub(ifma_a_cover(v), t.ah[v]); t.al[v] = ifma_sub(ifma_a_cover(v), t.al[v]);
                  t.bh[v] = ifma_sub(ifma_b_cover(v), t.bh[v]); t.bl[v] = ifma_sub(ifma_b_cover(v), t.bl[v]));
    }
    IFMA_EACH(w->ah[v] = FE(fold)(FE(times)(t.ah[v], n), FE(table).a_mod + 8 * v);
              w->al[v] = FE(fold)(FE(times)(t.al[v], n), FE(table).a_mod + 8 * v);
              w->bh[v] = FE(fold)(FE(times)(t.bh[v], n), FE(table).b_mod + 8 * v);
              w->bl[v] = FE(fold)(FE(times)(t.bl[v], n), FE(table).b_mod + 8 * v));
}

PAIRING_ALWAYS_INLINE void fe_wide_neg(fe_wide_t *w, const fe_wide_t *u) { fe_wide_mul_small(w, u, -1); }

/* w = u - v */
PAIRING_ALWAYS_INLINE void fe_wide_sub(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *y)
{
    fe_wide_t n;
    fe_wide_neg(&n, y);
    fe_wide_add(w, u, &n);
}

/* w = u - v where that is not negative as an integer: nothing to gain here. */
PAIRING_ALWAYS_INLINE void fe_wide_sub_exact(fe_wide_t *w, const fe_wide_t *u, const fe_wide_t *y) { fe_wide_sub(w, u, y); }

/* w -= a*b */
PAIRING_ALWAYS_INLINE void fe_wide_msub(fe_wide_t *w, const fe_t *a, const fe_t *b)
{
    fe_t n;
    fe_neg(&n, a);
    fe_wide_mac(w, &n, b);
}

/* w += the sum that reduces to a: a*1 */
PAIRING_ALWAYS_INLINE void fe_wide_add_fe(fe_wide_t *w, const fe_t *a) { fe_wide_mac(w, a, &FE(one)); }

/* r[i] = w[i]/MA mod p */
static void fe_reduce_n(fe_t *r, const fe_wide_t *w, size_t n)
{
    IFMA_SHAPE(RNS_BITS, RNS_LEN, reduce)(r->a, w->ah, n, &FE(table));
#ifdef PAIRING_VERIFY_ENABLED
    FE(verify_reductions)(r, w, n);
#endif
}

static void fe_reduce(fe_t *r, const fe_wide_t *w) { fe_reduce_n(r, w, 1); }

void fe_mul(fe_t *r, const fe_t *a, const fe_t *b)
{
    fe_wide_t w;
    fe_wide_mul(&w, a, b);
    fe_reduce(r, &w);
}

void fe_sqr(fe_t *r, const fe_t *a) { fe_mul(r, a, a); }

/* r = a/2 = a*(MA/2 mod p)/MA */
void fe_halve(fe_t *r, const fe_t *a) { fe_mul(r, a, &FE(half)); }
