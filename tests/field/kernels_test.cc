/* SPDX-License-Identifier: Apache-2.0 */
/* Every branch of the layered CIOS at every width against the oracle, with moduli at the exact border of each branch's
   condition and operands that make every carry as large as it can be. */
#include "field/mont.h"

#include "library_kernels.h"
#include "support/bigint.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <vector>

using pairing_test::BigInt;
using pairing_test::Random;

namespace {

std::uint64_t neg_inverse(std::uint64_t p)
{
    std::uint64_t x = 1;
    for (int i = 0; i < 6; i++)
        x *= 2 - p * x;
    return 0 - x;
}

/* Moduli of n words with top word q and low words of a pattern; odd, not necessarily prime. */
std::vector<std::vector<std::uint64_t>> moduli(std::size_t n, std::uint64_t q, Random &random)
{
    const std::uint64_t ones = ~UINT64_C(0);
    std::vector<std::vector<std::uint64_t>> v;
    for (int pattern = 0; pattern < 5; pattern++) {
        std::vector<std::uint64_t> p(n, 0);
        for (std::size_t i = 0; i < n; i++)
            p[i] = pattern == 0 ? ones : pattern == 1 ? 0 : pattern == 2 ? UINT64_C(0x5555555555555555) : random.word();
        p[n - 1] = q;
        p[0] |= 1;
        v.push_back(p);
    }
    return v;
}

/* Operands below p, in words: the ends, all-ones words under the top, random. */
std::vector<BigInt> operands(const BigInt &p, std::size_t n, Random &random)
{
    std::vector<BigInt> v = { 0, 1, p - BigInt(1), p - BigInt(2), p >> 1, (BigInt::power_of_two(64 * n) - BigInt(1)) % p,
                              (BigInt::power_of_two(64 * n - 1) - BigInt(1)) % p,
                              (p >> (64 * (n - 1))) * BigInt::power_of_two(64 * (n - 1)) % p,
                              ((p >> (64 * (n - 1))) * BigInt::power_of_two(64 * (n - 1)) - BigInt(1)) % p };
    for (int i = 0; i < 12; i++) {
        const std::vector<std::uint64_t> w = random.words(n);
        v.push_back(BigInt::from_words(w.data(), n) % p);
    }
    return v;
}

/* One copy of each kernel a width: the tests call them often. */
template <std::size_t N> struct Kernel {
    static PAIRING_NOINLINE void one_word(std::uint64_t *r, const std::uint64_t *a, const std::uint64_t *b,
                                          const std::uint64_t *p, std::uint64_t n0)
    {
        mont_mul_one(r, a, b, p, n0);
    }
    static PAIRING_NOINLINE void textbook(std::uint64_t *r, const std::uint64_t *a, const std::uint64_t *b,
                                          const std::uint64_t *p, std::uint64_t n0)
    {
        mont_mul_textbook(r, a, b, p, n0, N);
    }
    static PAIRING_NOINLINE void no_carry(std::uint64_t *r, const std::uint64_t *a, const std::uint64_t *b,
                                          const std::uint64_t *p, std::uint64_t n0)
    {
        mont_mul_no_carry(r, a, b, p, n0, N);
    }
    static PAIRING_NOINLINE void sqr(std::uint64_t *r, const std::uint64_t *a, const std::uint64_t *p, std::uint64_t n0)
    {
        mont_sqr_no_carry(r, a, p, n0, N);
    }
    static PAIRING_NOINLINE void wide(std::uint64_t *w, const std::uint64_t *a, const std::uint64_t *b)
    {
        wide_mul(w, a, b, N);
    }
    static PAIRING_NOINLINE void square(std::uint64_t *w, const std::uint64_t *a) { wide_sqr(w, a, N); }
    static PAIRING_NOINLINE void redc(std::uint64_t *r, const std::uint64_t *w, const std::uint64_t *p, std::uint64_t n0)
    {
        mont_redc(r, w, p, n0, N, 0);
    }
    static PAIRING_NOINLINE void dot2(std::uint64_t *r, const std::uint64_t *a0, const std::uint64_t *b0,
                                      const std::uint64_t *a1, const std::uint64_t *b1, const std::uint64_t *p,
                                      std::uint64_t n0)
    {
        mont_dot2_no_carry(r, a0, b0, a1, b1, p, n0, N);
    }
    static PAIRING_NOINLINE void redc_carry(std::uint64_t *r, const std::uint64_t *w, const std::uint64_t *p,
                                            std::uint64_t n0)
    {
        mont_redc(r, w, p, n0, N, 1);
    }
};

template <std::size_t N> class Width {
  public:
    static void run(std::uint64_t q)
    {
        Random random(N);
        for (const std::vector<std::uint64_t> &words : moduli(N, q, random))
            if (N > 1 || words[0] > 1)
                one_modulus(words, random);
    }

  private:
    typedef Kernel<N> K;
    typedef pairing_test::LibraryKernels<N> L;
    static BigInt big(const std::uint64_t *w, std::size_t n = N) { return BigInt::from_words(w, n); }

    /* The kernels of the engine that runs, at the library's widths: a*b/R, and the parts. w = a*b. */
    static void library(const std::vector<std::uint64_t> &a, const std::vector<std::uint64_t> &b, const std::uint64_t *w,
                        const std::vector<std::uint64_t> &p, std::uint64_t n0, const BigInt &product)
    {
        if (!L::exists)
            return;
        std::uint64_t r[N], v[2 * N];
        L::wide_mul(v, a.data(), b.data());
        ASSERT_EQ(big(v, 2 * N), big(w, 2 * N));
        L::wide_sqr(v, b.data());
        ASSERT_EQ(big(v, 2 * N), big(b.data()) * big(b.data()));
        if (p[N - 1] > MONT_TOP_NO_CARRY)
            return;
        L::mont_mul(r, a.data(), b.data(), p.data(), n0);
        ASSERT_EQ(big(r), product) << "product of the engine, p = " << big(p.data());
        L::mont_redc(r, w, p.data(), n0);
        ASSERT_EQ(big(r), product) << "reduction of the engine, p = " << big(p.data());
    }

    /* Sums of two products at the ends of their bounds: a0, a1 <= p and b0 + b1 <= R. */
    static void sums(const BigInt &x, const BigInt &y, const std::vector<std::uint64_t> &pw, std::uint64_t n0,
                     const BigInt &R_inv)
    {
        const BigInt p = big(pw.data()), R = BigInt::power_of_two(64 * N);
        const BigInt rest = y == 0 ? R - BigInt(1) : R - y;
        for (const BigInt &a1 : { p, p - x })
            for (const BigInt &b1 : { rest, rest >> 1 }) {
                const BigInt sum = (x * y + a1 * b1) % p * R_inv % p;
                std::uint64_t r[N];
                const std::vector<std::uint64_t> a0 = x.words(N), b0 = y.words(N), c1 = a1.words(N), d1 = b1.words(N);
                K::dot2(r, a0.data(), b0.data(), c1.data(), d1.data(), pw.data(), n0);
                ASSERT_EQ(big(r), sum) << "sum of products, p = " << p;
                K::dot2(r, c1.data(), d1.data(), a0.data(), b0.data(), pw.data(), n0);
                ASSERT_EQ(big(r), sum) << "sum of products, exchanged";
                if (L::has_dot2) {
                    L::mont_dot2(r, a0.data(), b0.data(), c1.data(), d1.data(), pw.data(), n0);
                    ASSERT_EQ(big(r), sum) << "sum of products of the engine, p = " << p;
                }
            }
    }

    static void one_modulus(const std::vector<std::uint64_t> &pw, Random &random)
    {
        const BigInt p = big(pw.data()), R = BigInt::power_of_two(64 * N), R_inv = BigInt::inverse(R % p, p);
        const std::uint64_t n0 = neg_inverse(pw[0]), q = pw[N - 1];
        const std::vector<BigInt> ops = operands(p, N, random);
        std::vector<BigInt> factors = ops;              /* second operands: any integer below R */
        factors.push_back(R - BigInt(1));
        factors.push_back(R - p);
        if (p + BigInt(1) < R)
            factors.push_back(p + BigInt(1));
        for (const BigInt &x : ops) {
            const std::vector<std::uint64_t> a = x.words(N);
            std::uint64_t r[N], w[2 * N];
            const BigInt square = x * x % p * R_inv % p;
            for (std::size_t k = 0; k < factors.size(); k++) {
                const BigInt &y = factors[k];
                const std::vector<std::uint64_t> b = y.words(N);
                const BigInt product = x * y % p * R_inv % p;
                K::textbook(r, a.data(), b.data(), pw.data(), n0);
                ASSERT_EQ(big(r), product) << "textbook, p = " << p;
                K::textbook(r, b.data(), a.data(), pw.data(), n0);
                ASSERT_EQ(big(r), product) << "textbook, exchanged";
                if (N == 1) {
                    K::one_word(r, a.data(), b.data(), pw.data(), n0);
                    ASSERT_EQ(big(r), product) << "one word, p = " << p;
                }
                if (q <= MONT_TOP_NO_CARRY) {
                    K::no_carry(r, a.data(), b.data(), pw.data(), n0);
                    ASSERT_EQ(big(r), product) << "no-carry, p = " << p;
                }
                K::wide(w, a.data(), b.data());
                ASSERT_EQ(big(w, 2 * N), x * y);
                K::redc_carry(r, w, pw.data(), n0);
                ASSERT_EQ(big(r), product) << "reduction, p = " << p;
                if (q <= MONT_TOP_NO_CARRY) {
                    K::redc(r, w, pw.data(), n0);
                    ASSERT_EQ(big(r), product) << "reduction without carry, p = " << p;
                }
                library(a, b, w, pw, n0, product);
                if (q <= MONT_TOP_SQR && (k < 5 || k >= ops.size()))
                    sums(x, y, pw, n0, R_inv);
            }
            K::square(w, a.data());
            ASSERT_EQ(big(w, 2 * N), x * x);
            if (q <= MONT_TOP_SQR) {
                K::sqr(r, a.data(), pw.data(), n0);
                ASSERT_EQ(big(r), square) << "squaring, p = " << p;
                if (L::exists) {
                    L::mont_sqr(r, a.data(), pw.data(), n0);
                    ASSERT_EQ(big(r), square) << "squaring of the engine, p = " << p;
                }
            }
        }
        /* the squares of all-ones, and the largest wide value below p*R */
        std::uint64_t ones[N], r[N], w[2 * N];
        for (std::uint64_t &x : ones)
            x = ~UINT64_C(0);
        K::square(w, ones);
        ASSERT_EQ(big(w, 2 * N), (R - BigInt(1)) * (R - BigInt(1)));
        K::wide(w, ones, ones);
        ASSERT_EQ(big(w, 2 * N), (R - BigInt(1)) * (R - BigInt(1)));
        const BigInt largest = p * R - BigInt(1);
        K::redc_carry(r, largest.words(2 * N).data(), pw.data(), n0);
        ASSERT_EQ(big(r), largest % p * R_inv % p);
        if (L::exists) {
            L::wide_sqr(w, ones);
            ASSERT_EQ(big(w, 2 * N), (R - BigInt(1)) * (R - BigInt(1)));
            L::wide_mul(w, ones, ones);
            ASSERT_EQ(big(w, 2 * N), (R - BigInt(1)) * (R - BigInt(1)));
        }
        if (L::exists && q <= MONT_TOP_NO_CARRY) {
            L::mont_redc(r, largest.words(2 * N).data(), pw.data(), n0);
            ASSERT_EQ(big(r), largest % p * R_inv % p);
        }
    }
};

template <class T> class Kernels : public ::testing::Test {};
template <std::size_t N> struct Words {
    static const std::size_t n = N;
};
typedef ::testing::Types<Words<1>, Words<2>, Words<4>, Words<5>, Words<6>, Words<10>, Words<12>, Words<13>>
    Widths;
struct WidthNames {
    template <class W> static std::string GetName(int) { return std::to_string(W::n) + "words"; }
};
TYPED_TEST_SUITE(Kernels, Widths, WidthNames);

TYPED_TEST(Kernels, EveryBranchAtItsBorderMatchesReference)
{
    PAIRING_SEED_TRACE();
    for (std::uint64_t q : { MONT_TOP_SQR, MONT_TOP_SQR + 1, MONT_TOP_NO_CARRY, MONT_TOP_NO_CARRY + 1, UINT64_C(1),
                             UINT64_C(0x1a0111ea397fe69a), UINT64_C(1) << 63, ~UINT64_C(0) })
        Width<TypeParam::n>::run(q);
}

TYPED_TEST(Kernels, OutputsMayAliasInputs)
{
    PAIRING_SEED_TRACE();
    typedef Kernel<TypeParam::n> K;
    const std::size_t n = TypeParam::n;
    Random random(100 + n);
    std::vector<std::uint64_t> p = moduli(n, MONT_TOP_SQR, random)[3];
    const std::uint64_t n0 = neg_inverse(p[0]);
    const BigInt P = BigInt::from_words(p.data(), n);
    for (int i = 0; i < 10; i++) {
        const std::vector<std::uint64_t> a = operands(P, n, random)[9].words(n), b = operands(P, n, random)[10].words(n);
        std::vector<std::uint64_t> r(n), s(n);
        K::no_carry(r.data(), a.data(), b.data(), p.data(), n0);
        s = a;
        K::no_carry(s.data(), s.data(), b.data(), p.data(), n0);
        EXPECT_EQ(r, s);
        s = b;
        K::no_carry(s.data(), a.data(), s.data(), p.data(), n0);
        EXPECT_EQ(r, s);
        s = a;
        K::textbook(s.data(), s.data(), b.data(), p.data(), n0);
        EXPECT_EQ(r, s);
        s = b;
        K::textbook(s.data(), a.data(), s.data(), p.data(), n0);
        EXPECT_EQ(r, s);
        K::sqr(r.data(), a.data(), p.data(), n0);
        s = a;
        K::sqr(s.data(), s.data(), p.data(), n0);
        EXPECT_EQ(r, s);
    }
}

} // namespace
