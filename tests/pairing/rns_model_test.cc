/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One text, two engines: the tower and the pairing on the residue model against the scalar engine, to the last bit.
 * What the two engines share is above the field, so a formula that is wrong on both is not found here.
 */
#include "field/rns_model/ports.h"
#include "support/curves.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

namespace pairing_test {
namespace {

template <class T> const std::uint64_t *words(const T *x) { return reinterpret_cast<const std::uint64_t *>(x); }
template <class T> std::uint64_t *words(T *x) { return reinterpret_cast<std::uint64_t *>(x); }

template <class C> class RnsModelPairing : public ::testing::Test {
  protected:
    using Fp = typename C::fp;
    using Sx = typename C::sx;
    using sx_t = typename Sx::t;
    using gt_t = typename C::gt::t;
    using g1_t = typename C::g1::aff;
    using g2_t = typename C::g2::aff;

    RnsModelPairing() { std::memset(t.counts, 0, sizeof *t.counts); }

    /* [k]G for k = 1, 2, a random one, and infinity */
    std::vector<g1_t> points1()
    {
        std::vector<g1_t> v(4);
        typename C::g1::t p;
        C::g1::generator(&p);
        C::g1::to_aff(&v[0], &p);
        C::g1::dbl(&p, &p);
        C::g1::to_aff(&v[1], &p);
        const typename C::fr::t k = random.template field<typename C::fr>();
        C::g1::mul(&p, &p, &k);
        C::g1::to_aff(&v[2], &p);
        C::g1::aff_set_infinity(&v[3]);
        return v;
    }
    std::vector<g2_t> points2()
    {
        std::vector<g2_t> v(4);
        typename C::g2::t p;
        C::g2::generator(&p);
        C::g2::to_aff(&v[0], &p);
        C::g2::dbl(&p, &p);
        C::g2::to_aff(&v[1], &p);
        const typename C::fr::t k = random.template field<typename C::fr>();
        C::g2::mul(&p, &p, &k);
        C::g2::to_aff(&v[2], &p);
        C::g2::aff_set_infinity(&v[3]);
        return v;
    }
    std::vector<sx_t> elements()
    {
        std::vector<sx_t> v;
        sx_t x;
        Sx::set_zero(&x);
        v.push_back(x);
        Sx::set_one(&x);
        v.push_back(x);
        Sx::neg(&x, &x); /* every coefficient p - 1, stretching each sum the same way */
        typename Fp::t *c = reinterpret_cast<typename Fp::t *>(&x);
        for (unsigned i = 1; i < Sx::degree; i++)
            c[i] = c[0];
        v.push_back(x);
        for (int i = 0; i < 3; i++)
            v.push_back(random.template element<Fp, Sx>());
        return v;
    }
    template <class T> static bool same(const T &a, const T &b) { return std::memcmp(&a, &b, sizeof a) == 0; }

    const rns_model_port_t &t = Port<C>::get();
    Random random;
};

TYPED_TEST_SUITE(RnsModelPairing, Curves, CurveName);

TYPED_TEST(RnsModelPairing, TargetFieldIsTheSame)
{
    PAIRING_SEED_TRACE();
    using Sx = typename TypeParam::sx;
    const auto &t = this->t;
    ASSERT_EQ(t.sx, Sx::degree);
    const auto xs = this->elements();
    for (const auto &x : xs) {
        typename Sx::t want, got;
        Sx::sqr(&want, &x);
        t.sx_sqr(words(&got), words(&x));
        EXPECT_TRUE(this->same(want, got));
        Sx::inv(&want, &x);
        t.sx_inv(words(&got), words(&x));
        EXPECT_TRUE(this->same(want, got));
        for (unsigned j = 0; j < Sx::degree; j++) {
            Sx::frob(&want, &x, j);
            t.sx_frob(words(&got), words(&x), j);
            EXPECT_TRUE(this->same(want, got)) << j;
        }
        for (const auto &y : xs) {
            Sx::mul(&want, &x, &y);
            t.sx_mul(words(&got), words(&x), words(&y));
            EXPECT_TRUE(this->same(want, got));
        }
    }
}

TYPED_TEST(RnsModelPairing, PairingIsTheSame)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    const auto ps = this->points1();
    const auto qs = this->points2();
    for (unsigned i = 0; i < 16; i += 3) { /* (P, Q) by index: 00 30 21 12 03 33, where 3 is infinity */
        typename C::gt::t want, got;
        C::pairing(&want, &ps[i % 4], &qs[i / 4]);
        this->t.pairing_n(words(&got), words(&ps[i % 4]), words(&qs[i / 4]), 1);
        EXPECT_TRUE(this->same(want, got)) << i;
    }
}

TYPED_TEST(RnsModelPairing, MillerLoopsOfBothEnginesMeetInTheFinalExponentiation)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    const auto ps = this->points1();
    const auto qs = this->points2();
    for (std::size_t n : { 0, 1, 4 }) {
        typename C::sx::t scalar, model;
        typename C::gt::t want, got, crossed;
        C::miller_loop_n(&scalar, ps.data(), qs.data(), n);
        this->t.miller_loop_n(words(&model), words(ps.data()), words(qs.data()), n);
        C::final_exponentiation(&want, &scalar);
        C::final_exponentiation(&crossed, &model);
        this->t.final_exponentiation(words(&got), words(&scalar));
        EXPECT_TRUE(this->same(want, got)) << n << " pairs, final exponentiation of the model";
        EXPECT_TRUE(this->same(want, crossed)) << n << " pairs, Miller loop of the model";
        this->t.pairing_n(words(&got), words(ps.data()), words(qs.data()), n);
        EXPECT_TRUE(this->same(want, got)) << n << " pairs";
        EXPECT_EQ(C::gt::is_one(&got), n == 0);
    }
}

TYPED_TEST(RnsModelPairing, FinalExponentiationOfAnyElementIsTheSame)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    int i = 0;
    for (const auto &x : this->elements()) {
        this->t.counts->compressed = i++ % 2;
        typename C::gt::t want, got, square;
        C::final_exponentiation(&want, &x);
        this->t.final_exponentiation(words(&got), words(&x));
        EXPECT_TRUE(this->same(want, got));
        C::gt::sqr(&square, &want);
        this->t.gt_sqr(words(&got), words(&want));
        EXPECT_TRUE(this->same(square, got));
        EXPECT_EQ(ct_bool(this->t.gt_in_group(words(&want))), C::gt::in_group(&want));
        EXPECT_EQ(ct_bool(this->t.gt_in_group(words(&x))), C::gt::in_group(reinterpret_cast<const typename C::gt::t *>(&x)));
    }
}

TYPED_TEST(RnsModelPairing, PowersInGTAreTheSame)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using Fr = typename C::fr;
    const auto p = this->points1()[0];
    const auto q = this->points2()[2];
    typename C::gt::t g, want, got;
    C::pairing(&g, &p, &q);
    std::vector<typename Fr::t> es(4);
    Fr::set_zero(&es[0]);
    Fr::set_one(&es[1]);
    Fr::neg(&es[2], &es[1]);
    es[3] = this->random.template field<Fr>();
    for (const auto &e : es)
        for (int vartime : { 0, 1 }) {
            C::gt::pow(&want, &g, &e);
            this->t.gt_pow(words(&got), words(&g), words(&e), vartime);
            EXPECT_TRUE(this->same(want, got)) << vartime;
        }
}

/* The proof of the vector engine's integer budget, which it does not track: every text from the first product to the last
 * with the bounds of the worst case, where each result of a reduction counts as normal, |r| = 2n*p, whatever it is. No
 * budget is reached, and what is reduced is normal again. So it holds for every number of pairs and every exponent, and
 * for every value: bounds depend on the calls alone. The peaks are printed, as parts of their budgets. */
TYPED_TEST(RnsModelPairing, NormalElementsStayNormal)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    const auto p = this->points1();
    const auto q = this->points2();
    const auto k = this->random.template field<typename C::fr>();
    const auto &t = this->t;
    rns_counts_t &c = *t.counts;
    typename C::sx::t f;
    typename C::gt::t r, s;
    const auto run = [&](const char *what, auto call) {
        std::memset(&c, 0, sizeof c);
        c.floor = t.r_normal;
        call();
        std::printf("%-10s %-22s products %6llu reductions %6llu | reduced %.2f of normal, operands %.0e, sums %.0e\n", C::name,
                    what, (unsigned long long)c.products, (unsigned long long)c.reductions,
                    (double)c.peak_reduced / (double)t.r_normal, (double)c.peak_operand / (double)t.r_max,
                    (double)c.peak_sum / (double)t.wide_max);
        EXPECT_GT(c.reductions, 0u);
        EXPECT_EQ(c.refresh + c.refresh_wide, 0u) << what;
        EXPECT_LE(c.peak_reduced, t.r_normal) << what;
        EXPECT_LE(c.peak_operand, t.r_max) << what;
        EXPECT_LE(c.peak_sum, t.wide_max) << what;
    };
    run("miller_loop", [&] { t.miller_loop_n(words(&f), words(p.data()), words(q.data()), 1); });
    run("miller_loop of 4", [&] { t.miller_loop_n(words(&f), words(p.data()), words(q.data()), 4); });
    std::unique_ptr<void, void (*)(void *)> lines(std::aligned_alloc(64, C::g2_prep_size()), std::free);
    C::g2_prep_init(static_cast<typename C::g2_prep_t *>(lines.get()), q.data());
    run("miller_loop_prepared", [&] { t.miller_loop_prepared(words(&f), words(p.data()), lines.get()); });
    typename C::gt::t want;
    C::pairing(&want, p.data(), q.data());
    t.final_exponentiation(words(&r), words(&f));
    EXPECT_TRUE(this->same(want, r));
    typename C::g1::t a1, r1;
    typename C::g2::t a2, r2;
    C::g1::generator(&a1);
    C::g2::generator(&a2);
    for (int vartime : { 0, 1 }) {
        run(vartime ? "g1_mul_vartime" : "g1_mul", [&] { t.group_mul(1, words(&r1), words(&a1), words(&k), vartime); });
        C::g1::mul(&a1, &a1, &k);
        EXPECT_TRUE(C::g1::eq(&a1, &r1));
        run(vartime ? "g2_mul_vartime" : "g2_mul", [&] { t.group_mul(2, words(&r2), words(&a2), words(&k), vartime); });
        C::g2::mul(&a2, &a2, &k);
        EXPECT_TRUE(C::g2::eq(&a2, &r2));
    }
    run("g1_in_subgroup", [&] { EXPECT_TRUE(ct_bool(t.in_subgroup(1, words(&a1)))); });
    run("g2_in_subgroup", [&] { EXPECT_TRUE(ct_bool(t.in_subgroup(2, words(&a2)))); });
    run("g1_clear_cofactor", [&] { t.clear_cofactor(1, words(&r1), words(&a1)); });
    run("g2_clear_cofactor", [&] { t.clear_cofactor(2, words(&r2), words(&a2)); });
    C::g1::clear_cofactor(&a1, &a1);
    C::g2::clear_cofactor(&a2, &a2);
    EXPECT_TRUE(C::g1::eq(&a1, &r1));
    EXPECT_TRUE(C::g2::eq(&a2, &r2));
    run("final_exponentiation", [&] { t.final_exponentiation(words(&r), words(&f)); });
    run("gt_pow", [&] { t.gt_pow(words(&s), words(&r), words(&k), 0); });
    run("gt_pow_vartime", [&] { t.gt_pow(words(&s), words(&r), words(&k), 1); });
    run("gt_in_group", [&] { EXPECT_EQ(ct_bool(t.gt_in_group(words(&s))), true); });
    run("sx_mul", [&] { t.sx_mul(words(&f), words(&f), words(&f)); });
    run("sx_inv", [&] { t.sx_inv(words(&f), words(&f)); });
}

} // namespace
} // namespace pairing_test
