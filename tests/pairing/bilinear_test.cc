/* SPDX-License-Identifier: Apache-2.0 */
/* What makes a map a pairing: bilinear, not degenerate, of order r; infinity; products of any number of pairs. */
#include <algorithm>

#include "pairing/points.h"

namespace pairing_test {
namespace {

template <class C> class PairingTest : public ::testing::Test {
  protected:
    using G1 = typename C::g1;
    using G2 = typename C::g2;
    using Gt = typename C::gt;
    using P = typename G1::aff;
    using Q = typename G2::aff;
    using T = typename Gt::t;

    static T e(const P &p, const Q &q)
    {
        T r;
        C::pairing(&r, &p, &q);
        return r;
    }
    static P g1(std::uint64_t k) { return multiple<C, G1>(k); }
    static Q g2(std::uint64_t k) { return multiple<C, G2>(k); }

    Random rng_{5};
};

TYPED_TEST_SUITE(PairingTest, Curves, CurveName);

TYPED_TEST(PairingTest, Bilinear)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using GT = typename C::gt;
    for (int i = 0; i < 3; i++) {
        const auto a = this->rng_.template field<typename C::fr>(), b = this->rng_.template field<typename C::fr>();
        const auto p = multiple<C, typename C::g1>(a), p2 = multiple<C, typename C::g1>(b);
        const auto q = multiple<C, typename C::g2>(b), q2 = multiple<C, typename C::g2>(a);
        typename C::fr::t ab, sum;
        C::fr::mul(&ab, &a, &b);
        C::fr::add(&sum, &a, &b);
        const auto want = base_power<C>(ab);
        EXPECT_TRUE(same_gt<C>(this->e(p, q), want)) << "e([a]P, [b]Q) = e(P, Q)^(ab)";
        EXPECT_TRUE(same_gt<C>(this->e(p2, q2), want));
        EXPECT_TRUE(same_gt<C>(this->e(multiple<C, typename C::g1>(ab), this->g2(1)), want));
        EXPECT_TRUE(same_gt<C>(this->e(this->g1(1), multiple<C, typename C::g2>(ab)), want));
        /* additive in each argument */
        const auto ps = multiple<C, typename C::g1>(sum);
        auto x = this->e(p, q), y = this->e(p2, q);
        GT::mul(&x, &x, &y);
        EXPECT_TRUE(same_gt<C>(this->e(ps, q), x));
        const auto qs = multiple<C, typename C::g2>(sum);
        x = this->e(p, q);
        y = this->e(p, q2);
        GT::mul(&x, &x, &y);
        EXPECT_TRUE(same_gt<C>(this->e(p, qs), x));
    }
}

TYPED_TEST(PairingTest, NegationInvertsTheValue)
{
    using C = TypeParam;
    const auto p = this->g1(5);
    const auto q = this->g2(7);
    auto pn = p;
    auto qn = q;
    C::g1::aff_neg(&pn, &pn);
    C::g2::aff_neg(&qn, &qn);
    typename C::gt::t inv;
    const auto v = this->e(p, q);
    C::gt::inv(&inv, &v);
    EXPECT_TRUE(same_gt<C>(this->e(pn, q), inv));
    EXPECT_TRUE(same_gt<C>(this->e(p, qn), inv));
    EXPECT_TRUE(same_gt<C>(this->e(pn, qn), v));
}

TYPED_TEST(PairingTest, NotDegenerateAndOfOrderR)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    for (int i = 0; i < 4; i++) {
        const auto p = i == 0 ? this->g1(1) : multiple<C, typename C::g1>(this->rng_.template field<typename C::fr>());
        const auto q = i == 0 ? this->g2(1) : multiple<C, typename C::g2>(this->rng_.template field<typename C::fr>());
        const auto v = this->e(p, q);
        EXPECT_FALSE(C::gt::is_one(&v));
        EXPECT_TRUE(C::gt::in_group(&v));
        const auto w = field_power<C>(v.v, group_order<C>());
        EXPECT_TRUE(C::sx::is_one(&w));
        EXPECT_FALSE(C::pairing_check(&p, &q, 1)) << "a single pair is never 1";
    }
}

TYPED_TEST(PairingTest, InfinityGivesOne)
{
    using C = TypeParam;
    const auto p = this->g1(3);
    const auto q = this->g2(4);
    const auto o1 = infinity<typename C::g1>();
    const auto o2 = infinity<typename C::g2>();
    const struct {
        typename C::g1::aff p;
        typename C::g2::aff q;
    } cases[] = {{o1, q}, {p, o2}, {o1, o2}};
    for (const auto &c : cases) {
        const auto v = this->e(c.p, c.q);
        EXPECT_TRUE(C::gt::is_one(&v));
        typename C::sx::t f;
        C::miller_loop(&f, &c.p, &c.q);
        EXPECT_TRUE(C::sx::is_one(&f));
        EXPECT_TRUE(C::pairing_check(&c.p, &c.q, 1));
    }
}

TYPED_TEST(PairingTest, MillerLoopAndFinalExponentiationAreThePairing)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    for (int i = 0; i < 3; i++) {
        const auto p = multiple<C, typename C::g1>(this->rng_.template field<typename C::fr>());
        const auto q = multiple<C, typename C::g2>(this->rng_.template field<typename C::fr>());
        typename C::sx::t f, g;
        typename C::gt::t r, s;
        C::miller_loop(&f, &p, &q);
        C::final_exponentiation(&r, &f);
        EXPECT_TRUE(same_gt<C>(r, this->e(p, q)));
        C::miller_loop_n(&g, &p, &q, 1);
        C::final_exponentiation(&s, &g);
        EXPECT_TRUE(same_gt<C>(s, r));
        /* the two parts, one by one */
        Hidden<C>::easy_part(&f, &f);
        C::final_hard_part(&f, &f);
        EXPECT_TRUE(C::sx::eq(&f, &r.v));
    }
}

/* Products of n pairs: below, at and above the borders of the chunks, with infinities at every kind of place. */
TYPED_TEST(PairingTest, ProductsOfPairs)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    constexpr std::size_t most = 49;
    std::vector<std::uint64_t> a(most), b(most); /* 0 is infinity */
    std::vector<typename C::g1::aff> p(most);
    std::vector<typename C::g2::aff> q(most);
    for (std::size_t i = 0; i < most; i++) {
        a[i] = i % 7 == 3 ? 0 : 1 + this->rng_.below(1000);
        b[i] = i % 11 == 5 ? 0 : 1 + this->rng_.below(1000);
        if (i % 5 == 4) { /* points that occur again, and a whole pair that does */
            a[i] = a[i - 1];
            b[i] = b[i % 10 == 4 ? i - 1 : i - 4];
        }
        p[i] = this->g1(a[i]);
        q[i] = this->g2(b[i]);
        EXPECT_EQ(C::g1::aff_is_infinity(&p[i]), a[i] == 0);
    }
    for (std::size_t n : {0u, 1u, 2u, 15u, 16u, 17u, 31u, 32u, 33u, 48u, 49u}) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < n; i++)
            sum += a[i] * b[i];
        const auto want = base_power<C>(scalar<C>(sum));
        typename C::gt::t r, s;
        C::pairing_n(&r, p.data(), q.data(), n);
        EXPECT_TRUE(same_gt<C>(r, want)) << n << " pairs";
        typename C::sx::t f;
        C::miller_loop_n(&f, p.data(), q.data(), n);
        EXPECT_EQ(C::sx::is_one(&f), n == 0);
        C::final_exponentiation(&s, &f);
        EXPECT_TRUE(same_gt<C>(s, want)) << n << " pairs";
        EXPECT_EQ(C::pairing_check(p.data(), q.data(), n), sum == 0) << n << " pairs";
    }
    typename C::gt::t r;
    C::pairing_n(&r, nullptr, nullptr, 0);
    EXPECT_TRUE(C::gt::is_one(&r));
    EXPECT_TRUE(C::pairing_check(nullptr, nullptr, 0));
}

/* Infinity at one place, a finite pair at another: the place must not matter. */
TYPED_TEST(PairingTest, InfinityInsideProducts)
{
    using C = TypeParam;
    const auto o1 = infinity<typename C::g1>();
    const auto o2 = infinity<typename C::g2>();
    for (std::size_t n : {2u, 3u, 17u})
        for (std::size_t finite = 0; finite < n; finite += n == 17 ? 8 : 1) {
            std::vector<typename C::g1::aff> p(n, o1);
            std::vector<typename C::g2::aff> q(n, o2);
            for (std::size_t i = 0; i < n; i++) /* one of the two infinite, then the other, then both */
                if (i % 3 == 0)
                    p[i] = this->g1(i + 2);
                else if (i % 3 == 1)
                    q[i] = this->g2(i + 2);
            p[finite] = this->g1(6);
            q[finite] = this->g2(7);
            typename C::gt::t r;
            C::pairing_n(&r, p.data(), q.data(), n);
            EXPECT_TRUE(same_gt<C>(r, base_power<C>(scalar<C>(42)))) << finite << " of " << n;
            EXPECT_FALSE(C::pairing_check(p.data(), q.data(), n));
            p[finite] = o1;
            C::pairing_n(&r, p.data(), q.data(), n);
            EXPECT_TRUE(C::gt::is_one(&r)) << "all infinite";
            EXPECT_TRUE(C::pairing_check(p.data(), q.data(), n));
        }
}

TYPED_TEST(PairingTest, CheckOfCancellingPairs)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    const auto a = this->rng_.template field<typename C::fr>();
    const auto p = multiple<C, typename C::g1>(this->rng_.template field<typename C::fr>());
    typename C::g1::t ap, pj;
    typename C::g2::t aq, qj;
    const auto q = this->g2(9);
    C::g1::from_aff(&pj, &p);
    C::g2::from_aff(&qj, &q);
    C::g1::mul(&ap, &pj, &a);
    C::g2::mul(&aq, &qj, &a);
    typename C::g1::aff ps[2] = {p, p};
    typename C::g2::aff qs[2] = {q, q};
    C::g1::to_aff(&ps[0], &ap);
    C::g1::aff_neg(&ps[1], &p);
    C::g2::to_aff(&qs[1], &aq);
    EXPECT_TRUE(C::pairing_check(ps, qs, 2)) << "e([a]P, Q) e(-P, [a]Q) = 1";
    std::swap(ps[0], ps[1]);
    std::swap(qs[0], qs[1]);
    EXPECT_TRUE(C::pairing_check(ps, qs, 2));
    std::swap(ps[0], ps[1]);
    EXPECT_FALSE(C::pairing_check(ps, qs, 2)) << "points exchanged";
    std::swap(ps[0], ps[1]);
    C::g1::aff_neg(&ps[0], &ps[0]);
    EXPECT_FALSE(C::pairing_check(ps, qs, 2)) << "a sign";
    /* a chain of 33 that cancels only as a whole */
    std::vector<typename C::g1::aff> pn(33);
    std::vector<typename C::g2::aff> qn(33);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < 32; i++) {
        pn[i] = this->g1(i + 1);
        qn[i] = this->g2(2 * i + 1);
        sum += (i + 1) * (2 * i + 1);
    }
    pn[32] = this->g1(sum);
    C::g1::aff_neg(&pn[32], &pn[32]);
    qn[32] = this->g2(1);
    EXPECT_TRUE(C::pairing_check(pn.data(), qn.data(), 33));
    EXPECT_FALSE(C::pairing_check(pn.data(), qn.data(), 32));
    qn[32] = this->g2(2);
    EXPECT_FALSE(C::pairing_check(pn.data(), qn.data(), 33));
    /* equal pairs count twice */
    pn[1] = pn[0];
    qn[1] = qn[0];
    typename C::gt::t r;
    C::pairing_n(&r, pn.data(), qn.data(), 2);
    EXPECT_TRUE(same_gt<C>(r, base_power<C>(scalar<C>(2))));
}

/* e([16]P, Q) e(P, -[16]Q) was once not 1 elsewhere, from an inverse in Fp2 that came out as zero. */
TYPED_TEST(PairingTest, SixteenthMultiples)
{
    using C = TypeParam;
    const typename C::g1::aff p[2] = {this->g1(16), this->g1(1)};
    typename C::g2::aff q[2] = {this->g2(1), this->g2(16)};
    C::g2::aff_neg(&q[1], &q[1]);
    EXPECT_TRUE(C::pairing_check(p, q, 2));
}

} // namespace
} // namespace pairing_test
