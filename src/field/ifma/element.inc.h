/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Elements: sums, differences, small multiples, products, choices. Part of fp.inc.h.
 *
 * With c a cover (4 a_i or 2 b_j) and x, y in [0, c]: x + y - c wraps to a large word where x + y < c, so that the
 * minimum of it and x + y is in [0, c]; likewise x - y and x - y + c.
 */

PAIRING_ALWAYS_INLINE void fe_set_zero(fe_t *r) { IFMA_EACH(r->a[v] = ifma_zero(); r->b[v] = ifma_zero()); }
PAIRING_ALWAYS_INLINE void fe_set_one(fe_t *r) { *r = FE(one); }
PAIRING_ALWAYS_INLINE void fe_copy(fe_t *r, const fe_t *a) { *r = *a; }

/* Is every lane within its cover? For verifying builds. */
PAIRING_ALWAYS_INLINE int FE(covered)(const fe_t *a)
{
    unsigned above = 0;
    IFMA_EACH(above |= _mm512_cmpgt_epu64_mask(a->a[v], ifma_a_cover(v)); above |= _mm512_cmpgt_epu64_mask(a->b[v], ifma_b_cover(v)));
    return above == 0;
}

PAIRING_ALWAYS_INLINE ifma_v FE(sum)(ifma_v x, ifma_v y, ifma_v cover)
{
    ifma_v s = ifma_add(x, y);
    return ifma_min(s, ifma_sub(s, cover));
}

PAIRING_ALWAYS_INLINE ifma_v FE(difference)(ifma_v x, ifma_v y, ifma_v cover)
{
    ifma_v d = ifma_sub(x, y);
    return ifma_min(d, ifma_add(d, cover));
}

/* r = a + b */
PAIRING_ALWAYS_INLINE void fe_add(fe_t *r, const fe_t *a, const fe_t *b)
{
    PAIRING_VERIFY(FE(covered)(a) && FE(covered)(b));
    IFMA_EACH(r->a[v] = FE(sum)(a->a[v], b->a[v], ifma_a_cover(v)); r->b[v] = FE(sum)(a->b[v], b->b[v], ifma_b_cover(v)));
}

/* r = a + b, an operand of one product: an element like every other */
PAIRING_ALWAYS_INLINE void fe_add_lazy(fe_t *r, const fe_t *a, const fe_t *b) { fe_add(r, a, b); }
PAIRING_ALWAYS_INLINE void fe_dbl(fe_t *r, const fe_t *a) { fe_add(r, a, a); }

/* r = a - b */
PAIRING_ALWAYS_INLINE void fe_sub(fe_t *r, const fe_t *a, const fe_t *b)
{
    PAIRING_VERIFY(FE(covered)(a) && FE(covered)(b));
    IFMA_EACH(r->a[v] = FE(difference)(a->a[v], b->a[v], ifma_a_cover(v));
              r->b[v] = FE(difference)(a->b[v], b->b[v], ifma_b_cover(v)));
}

/* r = -a */
PAIRING_ALWAYS_INLINE void fe_neg(fe_t *r, const fe_t *a)
{
    PAIRING_VERIFY(FE(covered)(a));
    IFMA_EACH(r->a[v] = ifma_sub(ifma_a_cover(v), a->a[v]); r->b[v] = ifma_sub(ifma_b_cover(v), a->b[v]));
}

/* x*n in 64 bits, n <= IFMA_SMALL a constant */
PAIRING_ALWAYS_INLINE ifma_v FE(times)(ifma_v x, unsigned n)
{
    ifma_v s = ifma_zero();
    if (n & 1) s = x;
    if (n & 2) s = ifma_add(s, ifma_shl(x, 1));
    if (n & 4) s = ifma_add(s, ifma_shl(x, 2));
    if (n & 8) s = ifma_add(s, ifma_shl(x, 3));
    if (n & 16) s = ifma_add(s, ifma_shl(x, 4));
    if (n & 32) s = ifma_add(s, ifma_shl(x, 5));
    return s;
}

/* x mod m, below 1.0001 m, of any 64-bit x */
PAIRING_ALWAYS_INLINE ifma_v FE(fold)(ifma_v x, const uint64_t *modulus)
{
    ifma_v c = ifma_and(ifma_sub(ifma_set(UINT64_C(1) << RNS_BITS), ifma_load(modulus)), ifma_set(RNS_TOP));
    return ifma_fold(x, RNS_BITS, ifma_set(RNS_TOP), c);
}

_Static_assert(IFMA_COVER_A * RNS_TOP <= UINT64_MAX / IFMA_SMALL, "a small multiple of a lane is a word");
_Static_assert(RNS_TOP + (UINT64_MAX >> RNS_BITS) * RNS_C_MAX <= IFMA_COVER_B * RNS_LEAST, "a fold of any word gives an element");

/* r = k*a, |k| <= IFMA_SMALL a constant */
PAIRING_ALWAYS_INLINE void fe_mul_small(fe_t *r, const fe_t *a, int k)
{
    const unsigned n = k < 0 ? 0u - (unsigned)k : (unsigned)k;
    PAIRING_VERIFY(n <= IFMA_SMALL && FE(covered)(a));
    IFMA_EACH(r->a[v] = FE(fold)(FE(times)(a->a[v], n), FE(table).a_mod + 8 * v);
              r->b[v] = FE(fold)(FE(times)(a->b[v], n), FE(table).b_mod + 8 * v));
    if (k < 0) fe_neg(r, r);
}

PAIRING_ALWAYS_INLINE void fe_tpl(fe_t *r, const fe_t *a) { fe_mul_small(r, a, 3); }

/* r = m ? a : r */
PAIRING_ALWAYS_INLINE void fe_cmov(fe_t *r, const fe_t *a, ct_mask m)
{
    const ifma_v mask = ifma_set(ct_barrier(m));
    IFMA_EACH(r->a[v] = ifma_select(mask, a->a[v], r->a[v]); r->b[v] = ifma_select(mask, a->b[v], r->b[v]));
}

/* r = m ? -a : a */
PAIRING_ALWAYS_INLINE void fe_cneg(fe_t *r, const fe_t *a, ct_mask m)
{
    fe_t n;
    fe_neg(&n, a);
    fe_copy(r, a);
    fe_cmov(r, &n, m);
}

/* Exchanges a and b where m is set. */
PAIRING_ALWAYS_INLINE void fe_cswap(fe_t *a, fe_t *b, ct_mask m)
{
    fe_t t = *a;
    fe_cmov(a, b, m);
    fe_cmov(b, &t, m);
}
