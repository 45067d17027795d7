/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The vector engine against the scalar one, through the public functions and the choice of the engine: every value of
 * GT to the last bit, Miller values after the final exponentiation of either engine.
 */
#include "support/curves.h"
#include "support/random.h"

#include <gtest/gtest.h>
#include <pairing/engine.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

namespace pairing_test {
namespace {

template <class T> bool same(const T &a, const T &b) { return std::memcmp(&a, &b, sizeof a) == 0; }

template <class C> class IfmaPairing : public ::testing::Test {
  protected:
    using g1_t = typename C::g1::aff;
    using g2_t = typename C::g2::aff;
    using gt_t = typename C::gt::t;
    using sx_t = typename C::sx::t;

    void SetUp() override
    {
        before = pairing_engine();
        if (pairing_set_engine("ifma") != PAIRING_OK) GTEST_SKIP() << "this processor has no AVX-512 IFMA";
        scalar();
    }
    void TearDown() override { EXPECT_EQ(pairing_set_engine(before), PAIRING_OK); }
    static void scalar() { ASSERT_EQ(pairing_set_engine("portable"), PAIRING_OK); }
    static void vector() { ASSERT_EQ(pairing_set_engine("ifma"), PAIRING_OK); }

    /* multiples of the generators by powers of a random number; the third pair has an infinity in G1, the fifth in G2 */
    void points(std::size_t n)
    {
        const typename C::fr::t k = random.template field<typename C::fr>();
        typename C::g1::t a;
        typename C::g2::t b;
        C::g1::generator(&a);
        C::g2::generator(&b);
        p.resize(n);
        q.resize(n);
        for (std::size_t i = 0; i < n; i++) {
            C::g1::to_aff(&p[i], &a);
            C::g2::to_aff(&q[i], &b);
            C::g1::mul(&a, &a, &k);
            C::g2::mul(&b, &b, &k);
        }
        if (n > 2) C::g1::aff_set_infinity(&p[2]);
        if (n > 4) C::g2::aff_set_infinity(&q[4]);
    }

    const char *before = nullptr;
    Random random;
    std::vector<g1_t> p;
    std::vector<g2_t> q;
};

TYPED_TEST_SUITE(IfmaPairing, Curves, CurveName);

TYPED_TEST(IfmaPairing, PairingsAreTheSame)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    this->points(8);
    for (std::size_t i = 0; i < 8; i++) {
        typename C::gt::t want, got;
        this->scalar();
        C::pairing(&want, &this->p[i], &this->q[i]);
        this->vector();
        C::pairing(&got, &this->p[i], &this->q[i]);
        EXPECT_TRUE(same(want, got)) << i;
    }
}

TYPED_TEST(IfmaPairing, ProductsOfAnyNumberAreTheSame)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    this->points(19);
    for (std::size_t n : { 0, 1, 2, 8, 9, 19 }) { /* a chunk is eight pairs */
        typename C::gt::t want, got, crossed;
        typename C::sx::t f;
        this->scalar();
        C::pairing_n(&want, this->p.data(), this->q.data(), n);
        this->vector();
        C::pairing_n(&got, this->p.data(), this->q.data(), n);
        EXPECT_TRUE(same(want, got)) << n;
        C::miller_loop_n(&f, this->p.data(), this->q.data(), n);
        this->scalar();
        C::final_exponentiation(&crossed, &f);
        EXPECT_TRUE(same(want, crossed)) << n;
        C::miller_loop_n(&f, this->p.data(), this->q.data(), n);
        this->vector();
        C::final_exponentiation(&crossed, &f);
        EXPECT_TRUE(same(want, crossed)) << n;
    }
}

TYPED_TEST(IfmaPairing, ChecksAgree)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    this->points(2);
    this->vector();
    EXPECT_TRUE(C::pairing_check(this->p.data(), this->q.data(), 0));
    EXPECT_FALSE(C::pairing_check(this->p.data(), this->q.data(), 1));
    this->q[1] = this->q[0];
    C::g1::aff_neg(&this->p[1], &this->p[0]);
    EXPECT_TRUE(C::pairing_check(this->p.data(), this->q.data(), 2));
    this->p[1] = this->p[0];
    EXPECT_FALSE(C::pairing_check(this->p.data(), this->q.data(), 2));
}

/* Lines made on one engine, used on the other, alone and beside pairs without lines; more than a chunk of both. */
TYPED_TEST(IfmaPairing, PreparedLinesServeBothEngines)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using prep_t = typename C::g2_prep_t;
    constexpr std::size_t most = 10;
    this->points(most);
    const std::size_t size = C::g2_prep_size();
    std::unique_ptr<char, void (*)(void *)> memory(static_cast<char *>(std::aligned_alloc(64, 2 * most * size)), std::free);
    std::vector<const prep_t *> lines(most);
    for (std::size_t i = 0; i < most; i++) {
        prep_t *made = reinterpret_cast<prep_t *>(memory.get() + 2 * i * size);
        prep_t *again = reinterpret_cast<prep_t *>(memory.get() + (2 * i + 1) * size);
        std::memset(memory.get() + 2 * i * size, 0, 2 * size);
        this->scalar();
        C::g2_prep_init(made, &this->q[i]);
        this->vector();
        EXPECT_EQ(C::g2_prep_size(), size);
        C::g2_prep_init(again, &this->q[i]);
        EXPECT_EQ(std::memcmp(made, again, size), 0);
        lines[i] = i % 2 == 0 ? made : again;
    }
    const struct {
        std::size_t n, m;
    } cases[] = { { 0, 0 }, { 0, 1 }, { 1, 0 }, { 0, 3 }, { 1, 1 }, { 1, 10 }, { 9, 1 }, { 10, 10 } };
    for (const auto &x : cases) {
        typename C::sx::t f, g;
        typename C::gt::t want, got;
        this->scalar();
        C::miller_loop_n(&f, this->p.data(), this->q.data(), x.n);
        C::miller_loop_n(&g, this->p.data(), this->q.data(), x.m);
        C::sx::mul(&f, &f, &g);
        C::final_exponentiation(&want, &f);
        this->vector();
        C::miller_loop_mixed_n(&f, this->p.data(), this->q.data(), x.n, this->p.data(), lines.data(), x.m);
        C::final_exponentiation(&got, &f);
        EXPECT_TRUE(same(want, got)) << x.n << " " << x.m;
        if (x.n != 0) continue;
        C::miller_loop_prepared_n(&f, this->p.data(), lines.data(), x.m);
        C::final_exponentiation(&got, &f);
        EXPECT_TRUE(same(want, got)) << x.m;
        if (x.m != 1) continue;
        C::miller_loop_prepared(&f, this->p.data(), lines[0]);
        C::final_exponentiation(&got, &f);
        EXPECT_TRUE(same(want, got));
    }
    auto minus = this->p;
    for (auto &a : minus) C::g1::aff_neg(&a, &a);
    EXPECT_TRUE(C::pairing_check_mixed(this->p.data(), this->q.data(), most, minus.data(), lines.data(), most));
    EXPECT_FALSE(C::pairing_check_mixed(this->p.data(), this->q.data(), most - 1, minus.data(), lines.data(), most));
    EXPECT_TRUE(C::pairing_check_mixed(nullptr, nullptr, 0, nullptr, nullptr, 0));
}

TYPED_TEST(IfmaPairing, FinalExponentiationsOfAnyValueAreTheSame)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using Fp = typename C::fp;
    using Sx = typename C::sx;
    std::vector<typename Sx::t> fs;
    typename Sx::t f;
    Sx::set_zero(&f);
    fs.push_back(f);
    Sx::set_one(&f);
    fs.push_back(f);
    Sx::neg(&f, &f); /* every coefficient p - 1, which stretches each sum the same way */
    typename Fp::t *c = reinterpret_cast<typename Fp::t *>(&f);
    for (unsigned i = 1; i < Sx::degree; i++)
        c[i] = c[0];
    fs.push_back(f);
    for (int i = 0; i < 3; i++)
        fs.push_back(this->random.template element<Fp, Sx>());
    for (const auto &x : fs) {
        typename C::gt::t want, got;
        this->scalar();
        C::final_exponentiation(&want, &x);
        Sx::easy_part(&f, &x);
        C::final_hard_part(&f, &f);
        this->vector();
        C::final_exponentiation(&got, &x);
        EXPECT_TRUE(same(want, got));
        EXPECT_TRUE(same(want.v, f));
        Sx::easy_part(&f, &x);
        C::final_hard_part(&f, &f);
        EXPECT_TRUE(same(want.v, f));
    }
}

TYPED_TEST(IfmaPairing, PowersInGTAreTheSame)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using Fr = typename C::fr;
    this->points(1);
    typename C::gt::t g, want, got;
    C::pairing(&g, this->p.data(), this->q.data());
    std::vector<typename Fr::t> es;
    typename Fr::t e;
    Fr::set_zero(&e);
    es.push_back(e);
    Fr::set_one(&e);
    es.push_back(e);
    Fr::neg(&e, &e);
    es.push_back(e);
    for (int i = 0; i < 4; i++)
        es.push_back(this->random.template field<Fr>());
    for (const auto &k : es) {
        this->scalar();
        C::gt::pow(&want, &g, &k);
        this->vector();
        C::gt::pow(&got, &g, &k);
        EXPECT_TRUE(same(want, got));
        C::gt::pow_vartime(&got, &g, &k);
        EXPECT_TRUE(same(want, got));
        got = g;
        C::gt::pow(&got, &got, &k); /* in place */
        EXPECT_TRUE(same(want, got));
    }
    EXPECT_TRUE(C::gt::in_group(&want));
    typename C::sx::t one;
    C::sx::set_one(&one);
    C::sx::add(&got.v, &want.v, &one);
    EXPECT_FALSE(C::gt::in_group(&got));
    got.v = this->random.template element<typename C::fp, typename C::sx>();
    C::sx::easy_part(&got.v, &got.v); /* cyclotomic, and not of order r */
    EXPECT_FALSE(C::gt::in_group(&got));
    C::sx::set_zero(&got.v);
    EXPECT_FALSE(C::gt::in_group(&got));
}

} // namespace
} // namespace pairing_test
