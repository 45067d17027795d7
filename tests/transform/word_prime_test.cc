/* SPDX-License-Identifier: Apache-2.0 */
/* Division, primality and roots modulo a word, against other ways to compute them. */
#include "transform/words.h"

using namespace transform_test;
using pairing_test::Random;

TEST(WordPrime, PrimesBelow100000AreThoseOfTheSieve)
{
    const std::size_t limit = 100000;
    std::vector<bool> composite(limit, false);
    for (std::size_t i = 2; i < limit; i++) {
        ASSERT_EQ(pairing_word_is_prime(i), !composite[i]) << i;
        for (std::size_t j = 2 * i; !composite[i] && j < limit; j += i)
            composite[j] = true;
    }
    EXPECT_FALSE(pairing_word_is_prime(0));
    EXPECT_FALSE(pairing_word_is_prime(1));
}

/* The smallest strong pseudoprimes to the first 1, 2, .. prime bases (OEIS A014233), Carmichael numbers, squares of primes. */
TEST(WordPrime, PseudoprimesAreNotPrime)
{
    for (u64 n : { UINT64_C(2047), UINT64_C(1373653), UINT64_C(25326001), UINT64_C(3215031751), UINT64_C(2152302898747),
                   UINT64_C(3474749660383), UINT64_C(341550071728321), UINT64_C(3825123056546413051), UINT64_C(561),
                   UINT64_C(1729), UINT64_C(9746347772161), UINT64_C(4295098369), UINT64_C(18446744030759878681),
                   UINT64_C(18446744073709551615) })
        EXPECT_FALSE(pairing_word_is_prime(n)) << n;
    for (u64 p : { UINT64_C(18446744073709551557), UINT64_C(18446744069414584321), UINT64_C(9223372036854775783),
                   UINT64_C(2305843009213693951), UINT64_C(4611686018427387847) })
        EXPECT_TRUE(pairing_word_is_prime(p)) << p;
}

TEST(WordPrime, DivisionMatchesDefinition)
{
    PAIRING_SEED_TRACE();
    Random random(101);
    for (unsigned bits = 2; bits <= 64; bits++)
        for (int i = 0; i < 60; i++) {
            u64 p = i == 0 ? UINT64_C(1) << (bits - 1) : random.word() >> (64 - bits) | UINT64_C(1) << (bits - 1);
            if (i == 1)
                p = ~UINT64_C(0) >> (64 - bits);
            word_divisor m;
            pairing_word_divisor_init(&m, p);
            for (u64 hi : { UINT64_C(0), p - 1, p / 2, random.below(p) })
                for (u64 lo : { UINT64_C(0), ~UINT64_C(0), random.word() }) {
                    u64 r, q = pairing_word_div(&r, hi, lo, &m);
                    ASSERT_LT(r, p);
                    /* q p + r = hi 2^64 + lo, modulo 2^64 and modulo the Mersenne prime 2^61 - 1 */
                    const u64 mersenne = (UINT64_C(1) << 61) - 1;
                    ASSERT_EQ(q * p + r, lo);
                    ASSERT_EQ(add_mod(mul_mod(q % mersenne, p % mersenne, mersenne), r % mersenne, mersenne),
                              add_mod(mul_mod(hi % mersenne, 8, mersenne), lo % mersenne, mersenne));
                }
            u64 a = random.below(p), b = random.below(p);
            ASSERT_EQ(pairing_word_mul(a, b, &m), mul_mod(a, b, p));
            ASSERT_EQ(pairing_word_pow(a, b, &m), pow_mod(a, b, p));
            if (p % 2 != 0) {
                ASSERT_EQ(pairing_word_inv64(p) * p, 1u);
            }
        }
}

TEST(WordPrime, RootsAreTheFirstOfTheirOrder)
{
    for (std::size_t n = 16; n <= 4096; n *= 4)
        for (u64 p : border_primes(n)) {
            word_divisor m;
            pairing_word_divisor_init(&m, p);
            u64 g = 2;
            while (pow_mod(pow_mod(g, (p - 1) / (2 * n), p), n, p) != p - 1)
                g++;
            EXPECT_EQ(pairing_word_root(2 * n, &m), pow_mod(g, (p - 1) / (2 * n), p)) << p;
        }
}
