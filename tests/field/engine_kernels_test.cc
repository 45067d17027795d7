/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of every engine that runs here against the C texts, on operands whose words are mostly zeros and ones: there
   carries run far. The texts themselves meet the oracle in kernels_test.cc, and so do the kernels of the engine that is
   chosen. */
#include "field/mont.h"

#include "library_kernels.h"
#include "support/random.h"

#include <pairing/engine.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

using pairing_test::LibraryKernels;
using pairing_test::Random;

namespace {

template <std::size_t N> using Words = std::array<std::uint64_t, N>;

template <std::size_t N> Words<N> streaky(Random &random)
{
    Words<N> v;
    for (std::uint64_t &w : v) {
        const std::uint64_t kind = random.below(4);
        w = kind == 0 ? 0 : kind == 1 ? ~UINT64_C(0) : random.word();
    }
    return v;
}

template <std::size_t N> bool below(const Words<N> &a, const Words<N> &p)
{
    return std::lexicographical_compare(a.rbegin(), a.rend(), p.rbegin(), p.rend());
}

/* v below p, and p - 1, p - 2, 0 now and then */
template <std::size_t N> Words<N> reduced(Random &random, const Words<N> &p)
{
    Words<N> v = p;
    v[0] -= 1 + random.below(2);
    if (random.below(6) == 0 && below(v, p))
        return v;
    v = streaky<N>(random);
    if (!below(v, p))
        v[N - 1] = random.below(p[N - 1]);
    if (!below(v, p))
        v[N - 1] = 0;
    if (!below(v, p))
        v.fill(0);
    return v;
}

template <std::size_t N> struct Case {
    Words<N> p, a, b, c, d, r, s;
    Words<2 * N> w, v;
    std::uint64_t n0;

    Case(Random &random, std::uint64_t top)
    {
        p = streaky<N>(random);
        p[0] |= 3;
        p[N - 1] = top;
        n0 = 1;
        for (int i = 0; i < 6; i++)
            n0 *= 2 - p[0] * n0;
        n0 = 0 - n0;
        a = reduced(random, p), b = streaky<N>(random), c = reduced(random, p), d = reduced(random, p);
        w = streaky<2 * N>(random);
        const Words<N> high = reduced(random, p);
        std::copy(high.begin(), high.end(), w.begin() + N);
    }
};

template <std::size_t N> void compare(Random &random, std::uint64_t top)
{
    typedef LibraryKernels<N> L;
    Case<N> x(random, top);
    wide_mul(x.v.data(), x.a.data(), x.b.data(), N);
    Words<2 * N> u;
    L::wide_mul(u.data(), x.a.data(), x.b.data());
    ASSERT_EQ(u, x.v);
    wide_sqr(x.v.data(), x.b.data(), N);
    L::wide_sqr(u.data(), x.b.data());
    ASSERT_EQ(u, x.v);

    mont_mul_no_carry(x.r.data(), x.a.data(), x.b.data(), x.p.data(), x.n0, N);
    L::mont_mul(x.s.data(), x.a.data(), x.b.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s);
    x.s = x.a;
    L::mont_mul(x.s.data(), x.s.data(), x.b.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s) << "r is a";
    x.s = x.b;
    L::mont_mul(x.s.data(), x.a.data(), x.s.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s) << "r is b";

    mont_redc(x.r.data(), x.w.data(), x.p.data(), x.n0, N, 0);
    L::mont_redc(x.s.data(), x.w.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s);
    x.v = x.w;
    L::mont_redc(x.v.data(), x.v.data(), x.p.data(), x.n0);
    ASSERT_TRUE(std::equal(x.r.begin(), x.r.end(), x.v.begin())) << "r is the lower half of w";
    x.v = x.w;
    L::mont_redc(x.v.data() + N, x.v.data(), x.p.data(), x.n0);
    ASSERT_TRUE(std::equal(x.r.begin(), x.r.end(), x.v.begin() + N)) << "r is the upper half of w";

    if (top > MONT_TOP_SQR)
        return;
    mont_mul_no_carry(x.r.data(), x.a.data(), x.a.data(), x.p.data(), x.n0, N);
    L::mont_sqr(x.s.data(), x.a.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s);
    x.s = x.a;
    L::mont_sqr(x.s.data(), x.s.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s) << "r is a";
    if (!L::has_dot2)
        return;
    mont_dot2_no_carry(x.r.data(), x.a.data(), x.c.data(), x.c.data(), x.d.data(), x.p.data(), x.n0, N);
    L::mont_dot2(x.s.data(), x.a.data(), x.c.data(), x.c.data(), x.d.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s);
    for (Words<N> *alias : { &x.a, &x.c, &x.d }) {
        const Words<N> kept = *alias;
        L::mont_dot2(alias->data(), x.a.data(), x.c.data(), x.c.data(), x.d.data(), x.p.data(), x.n0);
        ASSERT_EQ(x.r, *alias) << "r is an operand";
        *alias = kept;
    }
}

/* The forms for any odd modulus, those without a spare bit above all */
template <std::size_t N> void compare_carry(Random &random, std::uint64_t top)
{
    typedef LibraryKernels<N> L;
    Case<N> x(random, top);
    mont_mul_textbook(x.r.data(), x.a.data(), x.b.data(), x.p.data(), x.n0, N);
    L::mont_mul_carry(x.s.data(), x.a.data(), x.b.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s);
    x.s = x.a;
    L::mont_mul_carry(x.s.data(), x.s.data(), x.b.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s) << "r is a";
    x.s = x.b;
    L::mont_mul_carry(x.s.data(), x.a.data(), x.s.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s) << "r is b";
    mont_mul_textbook(x.r.data(), x.a.data(), x.a.data(), x.p.data(), x.n0, N);
    L::mont_sqr_carry(x.s.data(), x.a.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.s);
    L::mont_sqr_carry(x.a.data(), x.a.data(), x.p.data(), x.n0);
    ASSERT_EQ(x.r, x.a) << "r is a";
}

template <std::size_t N> void all()
{
    PAIRING_SEED_TRACE();
    const std::string chosen = pairing_engine();
    for (std::size_t i = 0; pairing_engine_at(i) != nullptr; i++) {
        ASSERT_EQ(pairing_set_engine(pairing_engine_at(i)), PAIRING_OK);
        SCOPED_TRACE(pairing_engine());
        Random random(200 + N);
        for (int k = 0; k < 500 && !::testing::Test::HasFatalFailure(); k++)
            for (std::uint64_t top : { UINT64_C(1), UINT64_C(0x30644e72e131a029), MONT_TOP_SQR, MONT_TOP_NO_CARRY })
                compare<N>(random, top);
        for (int k = 0; k < 500 && !::testing::Test::HasFatalFailure(); k++)
            for (std::uint64_t top : { UINT64_C(1), MONT_TOP_NO_CARRY + 1, UINT64_C(1) << 63, ~UINT64_C(0) })
                compare_carry<N>(random, top);
    }
    ASSERT_EQ(pairing_set_engine(chosen.c_str()), PAIRING_OK);
}

TEST(EngineKernels, Of4WordsMatchTheTexts) { all<4>(); }
TEST(EngineKernels, Of5WordsMatchTheTexts) { all<5>(); }
TEST(EngineKernels, Of6WordsMatchTheTexts) { all<6>(); }
TEST(EngineKernels, Of10WordsMatchTheTexts) { all<10>(); }
TEST(EngineKernels, Of12WordsMatchTheTexts) { all<12>(); }

} // namespace
