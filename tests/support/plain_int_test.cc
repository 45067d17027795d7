/* SPDX-License-Identifier: Apache-2.0 */
/* The two kinds of integers that are the tests' oracle, against each other. */
#include "support/bigint.h"
#include "support/plain_int.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <vector>

using pairing_test::BigInt;
using pairing_test::PlainInt;
using pairing_test::Random;

namespace {

/* The same integer in both kinds: of 0 to 30 words, runs of zeros and ones among them, of either sign. */
struct Pair {
    PlainInt p;
    BigInt b;
};

Pair draw(Random &random, std::size_t most)
{
    const std::vector<std::uint64_t> w = random.words(random.below(most + 1));
    const std::size_t shift = random.below(64);
    const bool negative = random.below(2) == 1;
    const PlainInt p = PlainInt::from_words(w.data(), w.size()) >> shift;
    const BigInt b = BigInt::from_words(w.data(), w.size()) >> shift;
    return negative ? Pair{-p, -b} : Pair{p, b};
}

Pair positive(Random &random, std::size_t most)
{
    Pair x = draw(random, most);
    if (x.p.negative())
        x = Pair{-x.p, -x.b};
    if (x.p == PlainInt(0))
        x = Pair{PlainInt(1), BigInt(1)};
    return x;
}

void expect_same(const PlainInt &p, const BigInt &b, const char *what)
{
    EXPECT_EQ(p.hex(), b.hex()) << what;
    EXPECT_EQ(p.bits(), b.bits()) << what;
    EXPECT_EQ(p.negative(), b.negative()) << what;
    EXPECT_EQ(p.odd(), b.odd()) << what;
}

TEST(PlainInt, RingOperationsAndDivision)
{
    PAIRING_SEED_TRACE();
    Random random(1);
    for (int i = 0; i < 20000; i++) {
        const Pair x = draw(random, 30), y = draw(random, 16);
        const std::size_t k = random.below(300);
        expect_same(x.p, x.b, "value");
        expect_same(x.p + y.p, x.b + y.b, "sum");
        expect_same(x.p - y.p, x.b - y.b, "difference");
        expect_same(x.p * y.p, x.b * y.b, "product");
        expect_same(x.p << k, x.b << k, "shift to the left");
        expect_same(x.p >> k, x.b >> k, "shift to the right");
        EXPECT_EQ(PlainInt::compare(x.p, y.p), BigInt::compare(x.b, y.b));
        EXPECT_EQ(PlainInt::compare(x.p, x.p), 0);
        EXPECT_EQ(x.p.bit(k), x.b.bit(k));
        if (y.p != PlainInt(0)) {
            expect_same(x.p / y.p, x.b / y.b, "quotient");
            expect_same(x.p % y.p, x.b % y.b, "remainder");
        }
    }
}

/* Quotient digits that the first estimate misses by one or two, and the step that adds the divisor back. */
TEST(PlainInt, DivisionsWithWrongEstimates)
{
    const char *rows[][2] = {{"800000000000000000000003", "200000000000000000000001"},
                             {"7fffffff800000010000000000000000", "800000008000000200000005"},
                             {"00008000000000000000fffe00000000", "00008000000000000000ffff"},
                             {"80000000fffffffe00000000", "80000000ffffffff"},
                             {"ffffffffffffffff0000000000000000", "ffffffffffffffff"},
                             {"fffffffffffffffeffffffff", "ffffffffffffffff"}};
    for (const auto &row : rows) {
        const PlainInt x = PlainInt::from_hex(row[0]), y = PlainInt::from_hex(row[1]);
        expect_same(x / y, BigInt::from_hex(row[0]) / BigInt::from_hex(row[1]), row[0]);
        expect_same(x % y, BigInt::from_hex(row[0]) % BigInt::from_hex(row[1]), row[0]);
    }
}

TEST(PlainInt, PowersInversesSymbolsPrimes)
{
    PAIRING_SEED_TRACE();
    Random random(2);
    for (int i = 0; i < 300; i++) {
        const Pair a = draw(random, 8), e = positive(random, 3);
        Pair m = positive(random, 6);
        expect_same(PlainInt::inverse(a.p, m.p), BigInt::inverse(a.b, m.b), "inverse");
        if (!m.p.odd())
            m = Pair{m.p + PlainInt(1), m.b + BigInt(1)};
        expect_same(PlainInt::pow(a.p, e.p, m.p), BigInt::pow(a.b, e.b, m.b), "power");
        EXPECT_EQ(PlainInt::kronecker(a.p, m.p), BigInt::kronecker(a.b, m.b)) << a.p << " over " << m.p;
    }
    for (std::uint64_t n = 0; n < 3000; n++)
        EXPECT_EQ(PlainInt(n).is_prime(), BigInt(n).is_prime()) << n;
    for (int i = 0; i < 300; i++) {
        const std::uint64_t n = random.word() | 1;
        EXPECT_EQ(PlainInt(n).is_prime(), BigInt(n).is_prime()) << n;
    }
}

TEST(PlainInt, BytesWordsAndDigits)
{
    PAIRING_SEED_TRACE();
    Random random(3);
    for (int i = 0; i < 500; i++) {
        const std::vector<std::uint8_t> in = random.bytes(random.below(40));
        const PlainInt p = PlainInt::from_bytes_be(in.data(), in.size());
        const BigInt b = BigInt::from_bytes_be(in.data(), in.size());
        expect_same(p, b, "bytes");
        EXPECT_EQ(p.bytes_be(45), b.bytes_be(45));
        EXPECT_EQ(p.bytes_le(45), b.bytes_le(45));
        EXPECT_EQ(p.bytes_be(in.size()), in);
        EXPECT_EQ(p.words(6), b.words(6));
        expect_same(PlainInt::from_hex("0x" + p.hex()), b, "hex");
    }
    const char *decimal = "340282366920938463463374607431768211457000000000000000000000001";
    expect_same(PlainInt::from_decimal(decimal), BigInt::from_decimal(decimal), "decimal");
    expect_same(PlainInt::power_of_two(391), BigInt::power_of_two(391), "power of two");
}

} // namespace
