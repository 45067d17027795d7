/* SPDX-License-Identifier: Apache-2.0 */
/* The lowest layer: word products, carries, masks, integers of n words. */
#include "field/ct.h"
#include "field/limbs.h"

#include "support/bigint.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <vector>

using pairing_test::BigInt;
using pairing_test::Random;

namespace {

const std::uint64_t kEdge[] = { 0, 1, 2, 3, UINT64_C(0x7fffffff), UINT64_C(0x80000000), UINT64_C(0xffffffff),
                                UINT64_C(0x100000000), UINT64_C(0x100000001), UINT64_C(0xfffffffeffffffff),
                                UINT64_C(0x7fffffffffffffff), UINT64_C(0x8000000000000000),
                                UINT64_C(0xffffffff00000000), UINT64_C(0xfffffffffffffffe),
                                UINT64_C(0xffffffffffffffff) };

BigInt two_words(std::uint64_t hi, std::uint64_t lo) { return (BigInt(hi) << 64) + BigInt(lo); }

void check_words(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t t)
{
    std::uint64_t hi, lo = pairing_mul64(&hi, a, b), k;
    EXPECT_EQ(two_words(hi, lo), BigInt(a) * BigInt(b));
    k = c;
    lo = pairing_mac64(t, a, b, &k);
    EXPECT_EQ(two_words(k, lo), BigInt(a) * BigInt(b) + BigInt(c) + BigInt(t));
    for (std::uint64_t in = 0; in < 2; in++) {
        k = in;
        lo = pairing_adc64(a, b, &k);
        EXPECT_EQ(two_words(k, lo), BigInt(a) + BigInt(b) + BigInt(in));
        k = in;
        lo = pairing_sbb64(a, b, &k);
        EXPECT_LE(k, 1u);
        EXPECT_EQ(BigInt(a) - BigInt(b) - BigInt(in), BigInt(lo) - (BigInt(k) << 64));
    }
}

TEST(Words, ProductsAndCarriesMatchReference)
{
    PAIRING_SEED_TRACE();
    for (std::uint64_t a : kEdge)
        for (std::uint64_t b : kEdge)
            for (std::uint64_t c : { UINT64_C(0), UINT64_C(1), UINT64_C(0xffffffffffffffff) })
                for (std::uint64_t t : { UINT64_C(0), UINT64_C(0xffffffffffffffff) })
                    check_words(a, b, c, t);
    Random random(1);
    for (int i = 0; i < 10000; i++)
        check_words(random.word(), random.word(), random.word(), random.word());
}

TEST(Words, MasksAreAllOrNothing)
{
    const ct_mask yes = ~static_cast<ct_mask>(0);
    for (std::uint64_t a : kEdge) {
        EXPECT_EQ(a == 0 ? yes : 0, ct_is_zero_word(a));
        EXPECT_EQ(a & 1 ? yes : 0, ct_mask_of_bit(a));
        EXPECT_EQ(a, ct_barrier(a));
        for (std::uint64_t b : kEdge) {
            EXPECT_EQ(a == b ? yes : 0, ct_eq_word(a, b));
            EXPECT_EQ(a < b ? yes : 0, ct_lt_word(a, b));
            EXPECT_EQ(a, ct_select_word(a, b, yes));
            EXPECT_EQ(b, ct_select_word(a, b, 0));
        }
    }
    EXPECT_TRUE(ct_bool(yes));
    EXPECT_FALSE(ct_bool(0));
}

TEST(Words, WipeZeroesExactlyTheBytesGiven)
{
    unsigned char b[40];
    for (unsigned char &x : b)
        x = 0xa5;
    ct_wipe(b + 3, 30);
    for (int i = 0; i < 40; i++)
        EXPECT_EQ(i >= 3 && i < 33 ? 0 : 0xa5, b[i]);
}

template <std::size_t N> void check_limbs()
{
    Random random(N);
    for (int i = 0; i < 300; i++) {
        const std::vector<std::uint64_t> a = random.words(N);
        const std::vector<std::uint64_t> b = i % 5 == 0 ? a : random.words(N);
        const BigInt x = BigInt::from_words(a.data(), N), y = BigInt::from_words(b.data(), N);
        const BigInt R = BigInt::power_of_two(64 * N);
        const ct_mask m = i & 1 ? ~static_cast<ct_mask>(0) : 0;
        std::uint64_t r[N], s[N];
        std::uint64_t c = limbs_add(r, a.data(), b.data(), N);
        EXPECT_EQ(BigInt::from_words(r, N) + BigInt(c) * R, x + y);
        c = limbs_sub(r, a.data(), b.data(), N);
        EXPECT_EQ(BigInt::from_words(r, N) - BigInt(c) * R, x - y);
        c = limbs_add_masked(r, a.data(), b.data(), m, N);
        EXPECT_EQ(BigInt::from_words(r, N) + BigInt(c) * R, m ? x + y : x);
        EXPECT_EQ(x < y, limbs_lt(a.data(), b.data(), N) != 0);
        EXPECT_EQ(x == y, limbs_eq(a.data(), b.data(), N) != 0);
        EXPECT_EQ(x == BigInt(0), limbs_is_zero(a.data(), N) != 0);
        limbs_shr1(r, a.data(), i & 1, N);
        EXPECT_EQ(BigInt::from_words(r, N), (x + BigInt(i & 1) * R) >> 1);
        limbs_copy(r, a.data(), N);
        limbs_copy(s, b.data(), N);
        limbs_cswap(r, s, m, N);
        EXPECT_EQ(BigInt::from_words(r, N), m ? y : x);
        EXPECT_EQ(BigInt::from_words(s, N), m ? x : y);
        limbs_copy(r, a.data(), N);
        limbs_cmov(r, b.data(), m, N);
        EXPECT_EQ(BigInt::from_words(r, N), m ? y : x);
        EXPECT_EQ(x.bit(static_cast<std::size_t>(i) % (64 * N)), limbs_bit(a.data(), static_cast<std::size_t>(i) % (64 * N)) != 0);
        limbs_zero(r, N);
        EXPECT_NE(limbs_is_zero(r, N), 0u);
        /* v < 2p for p = y made odd: reduced once, with and without a carry */
        std::vector<std::uint64_t> p = b;
        p[0] |= 1;
        const BigInt P = BigInt::from_words(p.data(), N), v = (x + x + BigInt(i & 1)) % (P + P);
        const bool carry = v >= R;
        limbs_sub_once(r, (v % R).words(N).data(), carry, p.data(), N);
        EXPECT_EQ(BigInt::from_words(r, N), v % P);
    }
}

TEST(Limbs, MatchReferenceAtEveryWidth)
{
    PAIRING_SEED_TRACE();
    check_limbs<1>();
    check_limbs<2>();
    check_limbs<4>();
    check_limbs<5>();
    check_limbs<6>();
    check_limbs<10>();
    check_limbs<12>();
    check_limbs<13>();
}

} // namespace
