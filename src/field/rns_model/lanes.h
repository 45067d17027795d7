/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One lane of the residue engine in plain C: what a 52-bit multiply-accumulate unit does to 64-bit lanes, and the
 * steps that are made of it. All functions are exact; nothing here knows a modulus or a curve.
 */
#ifndef PAIRING_FIELD_RNS_MODEL_LANES_H
#define PAIRING_FIELD_RNS_MODEL_LANES_H

#include "field/compiler.h"

#include <stdio.h>
#include <stdlib.h>

#define RNS_LANE_BITS 52
#define RNS_LANE_MASK ((UINT64_C(1) << RNS_LANE_BITS) - 1)

/* The model's budgets are checked in every build: it is an engine for tests. */
#define RNS_ASSERT(cond) rns_assert((cond) ? 1 : 0, __FILE__, __LINE__, #cond)
PAIRING_ALWAYS_INLINE void rns_assert(int ok, const char *file, int line, const char *text)
{
    if (!ok) {
        fprintf(stderr, "%s:%d: residue budget exceeded: %s\n", file, line, text);
        abort();
    }
}

/* Low and high half of the 104-bit product of the low 52 bits of x and y. */
PAIRING_ALWAYS_INLINE uint64_t rns_lo(uint64_t x, uint64_t y)
{
    uint64_t hi, lo = pairing_mul64(&hi, x & RNS_LANE_MASK, y & RNS_LANE_MASK);
    return lo & RNS_LANE_MASK;
}

PAIRING_ALWAYS_INLINE uint64_t rns_hi(uint64_t x, uint64_t y)
{
    uint64_t hi, lo = pairing_mul64(&hi, x & RNS_LANE_MASK, y & RNS_LANE_MASK);
    return (hi << (64 - RNS_LANE_BITS)) | (lo >> RNS_LANE_BITS);
}

/* (*hi, *lo) += x*y, halves apart. */
PAIRING_ALWAYS_INLINE void rns_mac(uint64_t *hi, uint64_t *lo, uint64_t x, uint64_t y)
{
    *lo += rns_lo(x, y);
    *hi += rns_hi(x, y);
}

/* Montgomery step of a lane: (hi*2^52 + lo)/2^52 mod m, below hi + lo/2^52 + 1 + m, with ninv = -m^-1 mod 2^52.
 * In: lo <= 2^64 - 2^52; the result must fit 64 bits. The bias 2^52 - 1 on lo makes the carry a ceiling: with
 * q = lo*ninv mod 2^52 the sum lo + q*m is a multiple of 2^52, whose upper part is ceil(lo/2^52) + hi52(q*m);
 * and since the biased lo has the low half lo - 1, q is (lo - 1)*ninv + ninv. */
PAIRING_ALWAYS_INLINE uint64_t rns_step(uint64_t hi, uint64_t lo, uint64_t ninv, uint64_t m)
{
    RNS_ASSERT(lo <= UINT64_MAX - RNS_LANE_MASK);
    uint64_t biased = lo + RNS_LANE_MASK;
    uint64_t q = rns_lo(biased, ninv) + ninv;
    return hi + (biased >> RNS_LANE_BITS) + rns_hi(q, m);
}

/* x mod m + a little, m = 2^bits - c: (x mod 2^bits) + floor(x/2^bits)*c. Any x. */
PAIRING_ALWAYS_INLINE uint64_t rns_fold(uint64_t x, unsigned bits, uint64_t c)
{
    return (x & ((UINT64_C(1) << bits) - 1)) + (x >> bits) * c;
}

/* x mod m for x < 2m, by one masked subtraction. */
PAIRING_ALWAYS_INLINE uint64_t rns_canonical(uint64_t x, uint64_t m)
{
    RNS_ASSERT(x < 2 * m);
    uint64_t d = x - m;
    return d + (m & (0 - (d >> 63)));
}

#endif
