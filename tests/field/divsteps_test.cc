/* SPDX-License-Identifier: Apache-2.0 */
/* Division steps below the fields: runs of steps on words against the definition, inverses and Jacobi symbols modulo
   every small odd number and modulo odd numbers of every width, prime or not. */
#include "field/divsteps.h"
#include "field/divsteps_word.h"

#include "support/bigint.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

using pairing_test::BigInt;
using pairing_test::Random;

namespace {

typedef std::vector<std::uint64_t> Words;

std::uint64_t n0_of(std::uint64_t p)
{
    std::uint64_t x = 1;
    for (int i = 0; i < 6; i++)
        x *= 2 - p * x;
    return 0 - x;
}

/* The Jacobi symbol by the textbook: halvings and exchanges of positive numbers. */
int textbook_jacobi(std::uint64_t a, std::uint64_t n)
{
    int s = 1;
    for (a %= n; a != 0; a %= n) {
        for (; a % 2 == 0; a /= 2)
            s = n % 8 == 3 || n % 8 == 5 ? -s : s;
        std::swap(a, n);
        s = a % 4 == 3 && n % 4 == 3 ? -s : s;
    }
    return n == 1 ? s : 0;
}

/* k steps as they are defined, with delta = -zeta - 1/2, on words with few enough valid bits to be taken modulo 2^64. */
std::int64_t plain_steps(int k, std::int64_t zeta, std::uint64_t f, std::uint64_t g, divsteps_matrix *m)
{
    std::int64_t u = 1, v = 0, q = 0, r = 1;
    for (int i = 0; i < k; i++) {
        if (zeta < 0 && (g & 1) != 0) {
            const std::uint64_t old = f;
            const std::int64_t tu = u, tv = v;
            f = g, u = q, v = r;
            g -= old, q -= tu, r -= tv;
            zeta = -zeta - 2;
        } else {
            if ((g & 1) != 0)
                g += f, q += u, r += v;
            zeta--;
        }
        g >>= 1;                                    /* the lost top bits are not looked at */
        u *= 2, v *= 2;
    }
    *m = { u, v, q, r };
    return zeta;
}

void expect_equal(const divsteps_matrix &a, const divsteps_matrix &b)
{
    EXPECT_TRUE(a.u == b.u && a.v == b.v && a.q == b.q && a.r == b.r)
        << a.u << ' ' << a.v << ' ' << a.q << ' ' << a.r << " != " << b.u << ' ' << b.v << ' ' << b.q << ' ' << b.r;
}

void check_words(std::int64_t zeta, std::uint64_t f, std::uint64_t g)
{
    divsteps_matrix want, got;
    divsteps_trace trace;
    std::uint64_t flips, turns;
    std::int64_t z = plain_steps(DIVSTEPS_RUN, zeta, f, g, &want);
    EXPECT_EQ(z, divsteps_run(zeta, f, g, &got, nullptr));
    expect_equal(want, got);
    EXPECT_EQ(z, divsteps_run(zeta, f, g, &got, &trace));
    expect_equal(want, got);
    z = plain_steps(DIVSTEPS_BATCH, zeta, f, g, &want);
    EXPECT_EQ(z, divsteps_batch(zeta, f, g, &got));
    expect_equal(want, got);
    EXPECT_EQ(z, divsteps_batch_traced(zeta, f, g, &got, &flips, &turns));
    expect_equal(want, got);
}

/* All forms modulo p against BigInt. */
void check_modulus(const BigInt &p, const BigInt &a, const BigInt &c)
{
    const std::size_t bits = p.bits(), n = (bits + 63) / 64;
    const Words pw = p.words(n), aw = a.words(n), cw = c.words(n);
    const BigInt want = BigInt::inverse(a, p) * c % p;
    const int symbol = BigInt::kronecker(a, p);
    const ct_mask unit = symbol != 0 ? ~UINT64_C(0) : 0;
    Words r(n, 1), s(n, 1);
    EXPECT_EQ(unit, pairing_divsteps_inv(r.data(), aw.data(), cw.data(), pw.data(), n0_of(pw[0]), n, bits));
    EXPECT_EQ(unit, pairing_divsteps_inv_vartime(s.data(), aw.data(), cw.data(), pw.data(), n0_of(pw[0]), n, bits));
    EXPECT_EQ(want, BigInt::from_words(r.data(), n)) << a << " mod " << p;
    EXPECT_EQ(r, s);
    EXPECT_EQ(symbol, pairing_divsteps_jacobi(aw.data(), pw.data(), n, bits)) << a << " mod " << p;
    EXPECT_EQ(symbol, pairing_divsteps_jacobi_vartime(aw.data(), pw.data(), n, bits)) << a << " mod " << p;
    r = aw;                                         /* in place, over either operand */
    (void)pairing_divsteps_inv(r.data(), r.data(), cw.data(), pw.data(), n0_of(pw[0]), n, bits);
    EXPECT_EQ(r, s);
    r = cw;
    (void)pairing_divsteps_inv_vartime(r.data(), aw.data(), r.data(), pw.data(), n0_of(pw[0]), n, bits);
    EXPECT_EQ(r, s);
}

/* `bits` bits in runs of equal ones, the top one set */
BigInt runs(Random &random, std::size_t bits)
{
    BigInt x(1);
    for (std::size_t left = bits - 1; left > 0;) {
        const std::size_t k = 1 + random.below(std::min<std::size_t>(left, 1 + random.below(100)));
        x = x << k;
        if (random.below(2) != 0)
            x = x + BigInt::power_of_two(k) - BigInt(1);
        left -= k;
    }
    return x;
}

} // namespace

TEST(DivSteps, RunsOfStepsFollowTheDefinition)
{
    PAIRING_SEED_TRACE();
    Random random(60);
    const std::uint64_t edges[] = { 0, 1, 2, 3, 5, 7, (1u << 20) - 1, 1u << 20, (1u << 20) + 1, (1u << 21) - 1, 1u << 21,
                                    UINT64_C(1) << 40, UINT64_C(1) << 60, (UINT64_C(1) << 60) - 1, UINT64_C(1) << 63 };
    for (std::uint64_t f : edges)
        for (std::uint64_t g : edges)
            for (std::int64_t zeta = -70; zeta < 70; zeta++) {
                check_words(zeta, f | 1, g);
                check_words(zeta, (0 - f) | 1, g);
                check_words(zeta, f | 1, 0 - g);
                check_words(zeta, (0 - f) | 1, 0 - g);
            }
    for (int i = 0; i < 100000; i++) {
        const std::uint64_t f = random.word() >> random.below(64), g = random.word() << random.below(64);
        check_words(static_cast<std::int64_t>(random.below(20)) - 10, f | 1, g);
    }
}

/* The bound on the number of steps and every sign of the symbol, on every odd modulus below 2^9, composite ones and 1
   included, and every operand: an insufficient count would leave f different from the gcd. */
TEST(DivSteps, SmallModuliAreExhaustive)
{
    for (std::uint64_t p = 1; p < 512; p += 2) {
        std::size_t bits = 0;
        while (p >> bits != 0)
            bits++;
        for (std::uint64_t a = 0; a < p; a++) {
            const int symbol = textbook_jacobi(a, p);
            const ct_mask unit = symbol != 0 ? ~UINT64_C(0) : 0;
            const std::uint64_t c = p > 1 ? 1 : 0, n0 = n0_of(p);
            std::uint64_t r = 1, s = 1;
            EXPECT_EQ(unit, pairing_divsteps_inv(&r, &a, &c, &p, n0, 1, bits));
            EXPECT_EQ(unit, pairing_divsteps_inv_vartime(&s, &a, &c, &p, n0, 1, bits));
            EXPECT_EQ(r, s);
            EXPECT_LT(r, p);
            EXPECT_EQ(symbol != 0 ? r * a % p : r, symbol != 0 ? c : 0) << a << " mod " << p;
            EXPECT_EQ(symbol, pairing_divsteps_jacobi(&a, &p, 1, bits)) << a << " mod " << p;
            EXPECT_EQ(symbol, pairing_divsteps_jacobi_vartime(&a, &p, 1, bits)) << a << " mod " << p;
        }
    }
}

/* Widths around the borders of 60- and 64-bit words up to the largest; moduli and operands random, or in long runs of
   zeros and ones, operands that are small, near p, powers of two, or share a factor with p. */
TEST(DivSteps, OddModuliOfEveryWidth)
{
    PAIRING_SEED_TRACE();
    Random random(64);
    std::vector<std::size_t> widths = { 2, 17, 58, 59, 60, 61, 62, 63, 64, 65, 117, 118, 119, 120, 121, 127, 128, 129,
                                        254, 255, 256, 315, 377, 381, 384, 633, 640, 761, 768, 829, 832, 833, 1000,
                                        1536, 2048, 3072, 4094, 4095, 4096 };
    for (std::size_t bits : widths)
        for (int i = 0; i < (bits < 1000 ? 60 : 10); i++) {
            const BigInt one(1);
            BigInt p = runs(random, bits);
            if (i % 3 != 0) {
                const Words w = random.words((bits + 63) / 64);
                p = BigInt::from_words(w.data(), w.size()) % BigInt::power_of_two(bits - 1) + BigInt::power_of_two(bits - 1);
            }
            if (!p.odd())
                p = p + one;
            const BigInt c = runs(random, 1 + random.below(bits)) % p, k = BigInt::power_of_two(random.below(bits)) % p;
            for (const BigInt &a : { BigInt(0), one % p, BigInt(2) % p, p - one, p >> 1, k, (p - k) % p, (k - one) % p,
                                     runs(random, 1 + random.below(bits)) % p, c * c % p, c })
                check_modulus(p, a, c);
            if (bits > 8 && bits <= 4088) {         /* a common factor */
                const BigInt d(3 + 2 * random.below(100));
                check_modulus(p * d, c * d, k);
                check_modulus(p * d, c, k);
                if (bits < 1000)
                    check_modulus(p * p, p * c, k);
            }
        }
}
