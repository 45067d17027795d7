/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Products modulo p of vectors with 64-bit lanes: the formulas of ntt_reduce.h, where the bounds are proved.
 * Requires, beside what ntt.inc.h requires:
 *   v_and v_high(x) = x >> 32, v_low_up(x) = x << 32, v_shl v_shr(x, count)
 *   v_mul32(x, y)              the product of the low halves
 *   v_mulhi v_mullo(x, y)      the words of x*y;  v_mul_wide(&low, x, y): both
 *   v_mullo_sub(x, y, z, p)    the low word of x*y - z*p
 *   v_sub_if_less v_add_if_less(r, x, y, c)   x < y ? r - c : r;  x < y ? r + c : r
 */
#if !defined(LANES)
#error "ntt_vector.inc.h needs the vectors of an engine"
#endif

PAIRING_ALWAYS_INLINE vec v_sub_mod(vec x, vec y, vec p) { return v_add_if_less(v_sub(x, y), x, y, p); }
PAIRING_ALWAYS_INLINE vec v_add_mod(vec x, vec y, vec p) { return v_sub_mod(x, v_sub(p, y), p); }

PAIRING_ALWAYS_INLINE vec v_montgomery(vec x, vec y, vec aid, vec p)
{
    return v_sub_mod(v_mulhi(x, y), v_mulhi(v_mullo(x, aid), p), p);
}

/*
 * Montgomery's product for p = 2^64 - 2^32 + 1, by shifts: 1/p = 2^32 + 1 mod 2^64, and for m = lo/p mod 2^64 the high word of
 * m p is m - floor(m/2^32) - c, c = 1 where m < 2^32 lo mod 2^64, the carry of m = lo + 2^32 lo. In: x, y < p. Out: [0,p).
 */
PAIRING_ALWAYS_INLINE vec v_goldilocks(vec x, vec y, vec p)
{
    vec lo, hi = v_mul_wide(&lo, x, y), s = v_low_up(lo), m = v_add(lo, s);
    return v_sub_mod(hi, v_sub_if_less(v_sub(m, v_high(m)), m, s, v_set1(1)), p);
}

PAIRING_ALWAYS_INLINE vec v_barrett(vec x, vec y, vec m, unsigned bits, vec p)
{
    vec lo, hi = v_mul_wide(&lo, x, y);
    vec c = v_add(v_shl(hi, 66 - bits), v_shr(lo, bits - 2));
    return v_csub(v_csub(v_sub(lo, v_mullo(v_mulhi(c, m), p)), v_add(p, p)), p);
}

/* floor((x y - l)/2^64) with l the product of the low halves: the high word of x y, or one less */
PAIRING_ALWAYS_INLINE vec v_mulhi_below(vec x, vec y)
{
    const vec mask = v_set1(UINT64_C(0xffffffff));
    vec xh = v_high(x), yh = v_high(y), t = v_mul32(xh, y), u = v_add(v_mul32(x, yh), v_and(t, mask));
    return v_add(v_add(v_mul32(xh, yh), v_high(t)), v_high(u));
}

/* x*y by the constant y (ntt.inc.h). NTT_LAZY61: the quotient of ntt_reduce.h, or one less, so that the remainder is below
   2p + p x/2^64 <= 3p. */
PAIRING_ALWAYS_INLINE vec v_step_word(vec x, vec y, vec aid, vec p, int kind)
{
    if (kind == NTT_GOLDILOCKS)
        return v_goldilocks(x, y, p);
    if (kind == NTT_FULL)
        return v_montgomery(x, y, aid, p);
    if (kind == NTT_SMALL)
        return v_sub(v_mul32(x, y), v_mul32(v_high(v_mul32(x, aid)), p));
    return v_mullo_sub(x, y, kind == NTT_LAZY61 ? v_mulhi_below(x, aid) : v_mulhi(x, aid), p);
}
