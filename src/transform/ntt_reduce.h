/* SPDX-License-Identifier: Apache-2.0 */
/* One word: the products modulo p of the portable kernels. Time does not depend on values. */
#ifndef PAIRING_TRANSFORM_NTT_REDUCE_H
#define PAIRING_TRANSFORM_NTT_REDUCE_H

#include "field/compiler.h"

/* All ones where x < y. */
PAIRING_ALWAYS_INLINE uint64_t ntt_less(uint64_t x, uint64_t y)
{
    uint64_t borrow = 0;
    pairing_sbb64(x, y, &borrow);
    return 0 - borrow;
}

PAIRING_ALWAYS_INLINE uint64_t ntt_mulhi(uint64_t a, uint64_t b)
{
    uint64_t hi;
    pairing_mul64(&hi, a, b);
    return hi;
}

/* x >= c ? x - c : x.  In: x < 2c, c < 2^63. */
PAIRING_ALWAYS_INLINE uint64_t ntt_csub(uint64_t x, uint64_t c)
{
    uint64_t d = x - c;
    return d + (c & (0 - (d >> 63)));
}

/* d < 0 ? d + c : d.  In: d in [-c, c), c < 2^63. */
PAIRING_ALWAYS_INLINE uint64_t ntt_cadd(uint64_t d, uint64_t c) { return d + (c & (0 - (d >> 63))); }

/* x + y, x - y mod p.  In: x, y < p, any p. */
PAIRING_ALWAYS_INLINE uint64_t ntt_sub_mod(uint64_t x, uint64_t y, uint64_t p) { return x - y + (p & ntt_less(x, y)); }
PAIRING_ALWAYS_INLINE uint64_t ntt_add_mod(uint64_t x, uint64_t y, uint64_t p) { return ntt_sub_mod(x, p - y, p); }

/*
 * Shoup's product: x y - z p with z = floor(x y'/2^64), y' = floor(2^64 y/p): in [0, p + x p/2^64), so below 2p. In: any x,
 * p < 2^63. The word below is the low word of two 64-bit products, or of two 128-bit products that are subtracted.
 */
#ifndef PAIRING_NTT_WIDE
#if defined(__aarch64__) && PAIRING_MUL64 == 1
#define PAIRING_NTT_WIDE 1
#else
#define PAIRING_NTT_WIDE 0
#endif
#endif
PAIRING_ALWAYS_INLINE uint64_t ntt_shoup(uint64_t x, uint64_t y, uint64_t aid, uint64_t p)
{
    uint64_t z = ntt_mulhi(x, aid);
#if PAIRING_NTT_WIDE
    return (uint64_t)((pairing_u128)x * y - (pairing_u128)z * p);
#else
    return x * y - z * p;
#endif
}

/* Montgomery's product with a constant: x y/2^64 mod p, aid = y/p mod 2^64. In: x, y < p. Out: [0,p). */
PAIRING_ALWAYS_INLINE uint64_t ntt_montgomery(uint64_t x, uint64_t y, uint64_t aid, uint64_t p)
{
    return ntt_sub_mod(ntt_mulhi(x, y), ntt_mulhi(x * aid, p), p); /* the low words are equal */
}

/*
 * Barrett: x y mod p. q = floor(c m/2^64), c = floor(x y/2^(b-2)) < 2^(b+2), m = floor(2^(62+b)/p), 2^(b-1) < p < 2^b, b <= 62.
 * x y/p - q < 1 + 2^(b-2)/p + c/2^64 <= 1 + 1/2 + 1: the remainder is below 3p. In: x, y < p. Out: [0,p).
 */
PAIRING_ALWAYS_INLINE uint64_t ntt_barrett(uint64_t x, uint64_t y, uint64_t m, unsigned b, uint64_t p)
{
    uint64_t hi, lo = pairing_mul64(&hi, x, y);
    uint64_t c = hi << (66 - b) | lo >> (b - 2);
    return ntt_csub(ntt_csub(lo - ntt_mulhi(c, m) * p, 2 * p), p);
}

#endif
