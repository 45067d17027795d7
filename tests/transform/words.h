/* SPDX-License-Identifier: Apache-2.0 */
/* What the tests of word transforms share: slow products, the primes at every border, and arrays that end where a page could. */
#ifndef PAIRING_TESTS_TRANSFORM_WORDS_H
#define PAIRING_TESTS_TRANSFORM_WORDS_H

#include <cstdint>
#include <vector>

#include "support/random.h"
#include "transform/word_prime.h"

namespace transform_test {

typedef std::uint64_t u64;
typedef std::vector<u64> Words;

inline u64 add_mod(u64 a, u64 b, u64 p) { return a >= p - b ? a - (p - b) : a + b; }

/* by the compiler's 128-bit division, or bit by bit: nothing of the library */
inline u64 mul_mod(u64 a, u64 b, u64 p)
{
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 u128;
    return static_cast<u64>(static_cast<u128>(a) * b % p);
#else
    u64 r = 0;
    for (int i = 63; i >= 0; i--) {
        r = add_mod(r, r, p);
        if (b >> i & 1)
            r = add_mod(r, a, p);
    }
    return r;
#endif
}

inline u64 pow_mod(u64 a, u64 e, u64 p)
{
    u64 r = 1 % p;
    for (; e != 0; e >>= 1, a = mul_mod(a, a, p))
        if (e & 1)
            r = mul_mod(r, a, p);
    return r;
}

/* The nearest prime that is 1 mod step, from start on upwards or downwards (start itself counts). */
inline u64 prime_from(u64 start, u64 step, bool up)
{
    u64 p = (start - 1) / step * step + 1;
    if (up && p < start)
        p += step;
    while (!pairing_word_is_prime(p))
        p = up ? p + step : p - step;
    return p;
}

/* For transforms of length n: the smallest prime, and the last below and the first above each border of the forms of arithmetic. */
inline std::vector<u64> border_primes(std::size_t n)
{
    const u64 step = 2 * n;
    std::vector<u64> v = { prime_from(step + 1, step, true) };
    for (int bits : { 30, 31, 32, 49, 50, 51, 52, 61, 62, 63 }) {
        v.push_back(prime_from(UINT64_C(1) << bits, step, false));
        v.push_back(prime_from(UINT64_C(1) << bits, step, true));
    }
    v.push_back(prime_from(~UINT64_C(0), step, false));
    v.push_back(UINT64_C(0xffffffff00000001));
    return v;
}

/* Kind 0: random; 1: all p-1; 2: 0 and p-1 in turn; 3: blocks of p-1; 4: zeros and ends of [0,p) at random */
inline Words values(std::size_t n, u64 p, int kind, pairing_test::Random &random)
{
    Words a(n);
    for (std::size_t i = 0; i < n; i++)
        a[i] = kind == 0   ? random.below(p)
               : kind == 1 ? p - 1
               : kind == 2 ? (i % 2 == 0 ? 0 : p - 1)
               : kind == 3 ? (i / 8 % 2 == 0 ? p - 1 : 0)
                           : (random.below(2) ? p - 1 - random.below(3) : random.below(3));
    return a;
}

} // namespace transform_test

#endif
