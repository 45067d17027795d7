// SPDX-License-Identifier: Apache-2.0
// The group law of all curves against the affine textbook law: every pair of special points, every representation,
// infinity everywhere, aliasing.
#include "curves/group_test.h"

#include <cstring>

namespace pairing_test {
namespace {

template <class G> class GroupLawTest : public ::testing::Test {
  public:
    Random rng{ 0x67726f7570 };
};
TYPED_TEST_SUITE(GroupLawTest, AllGroups, GroupNames);

TYPED_TEST(GroupLawTest, GeneratorIsThePublishedPointOfOrderR)
{
    GROUP_TYPES;
    const P a = K::generator();
    EXPECT_POINT_EQ(G, a, K::point(K::group_facts().at("generator")));
    EXPECT_TRUE(g::on_curve(&a));
    EXPECT_FALSE(g::is_infinity(&a));
    EXPECT_POINT_EQ(G, K::mul_model(a, K::order()), K::infinity());
    const typename K::E b = K::b(), expected = K::element(K::group_facts().at("b"));
    EXPECT_TRUE(F::eq(&b, &expected));
}

TYPED_TEST(GroupLawTest, AllPairsMatchTheTextbook)
{
    GROUP_TYPES;
    const std::vector<P> points = K::special_points(this->rng);
    for (std::size_t i = 0; i < points.size(); i++) {
        for (std::size_t j = 0; j < points.size(); j++) {
            SCOPED_TRACE(::testing::Message() << "pair " << i << ", " << j);
            const P a = K::rescaled(points[i], this->rng), b = K::rescaled(points[j], this->rng);
            const A qa = K::to_aff(a), qb = K::to_aff(b);
            const P sum = K::from_aff(K::add_model(qa, qb));
            const P difference = K::from_aff(K::add_model(qa, K::neg_model(qb)));
            P r;
            EXPECT_POINT_EQ(G, K::add(a, b), sum);
            EXPECT_POINT_EQ(G, K::sub(a, b), difference);
            g::add_aff(&r, &a, &qb);
            EXPECT_POINT_EQ(G, r, sum);
            EXPECT_TRUE(g::on_curve(&r));
            g::sub_aff(&r, &a, &qb);
            EXPECT_POINT_EQ(G, r, difference);
            EXPECT_EQ(g::eq(&a, &b), g::aff_eq(&qa, &qb));
            if (i == j) {
                EXPECT_POINT_EQ(G, K::dbl(a), sum);
                EXPECT_TRUE(g::is_infinity(&difference));
            }
        }
    }
}

TYPED_TEST(GroupLawTest, EqualInputsWithEqualZ)
{
    GROUP_TYPES;
    /* the same struct on both sides, and Z = 1 on both sides */
    const P a = K::generator(), q = K::random_point(this->rng);
    EXPECT_POINT_EQ(G, K::add(a, a), K::dbl(a));
    EXPECT_POINT_EQ(G, K::add(q, q), K::dbl(q));
    EXPECT_POINT_EQ(G, K::add(q, K::neg(q)), K::infinity());
    EXPECT_POINT_EQ(G, K::add(a, K::add(q, K::dbl(q))), K::add(K::add(a, q), K::dbl(q)));
}

TYPED_TEST(GroupLawTest, PointPlusItsImagesUnderPhiIsInfinity)
{
    GROUP_TYPES;
    for (const P &a : { K::generator(), K::random_point(this->rng) }) {
        const P f = K::phi(a), ff = K::phi(f);
        EXPECT_POINT_EQ(G, K::add(K::add(a, f), ff), K::infinity());
        EXPECT_POINT_EQ(G, K::add(a, f), K::neg(ff));
        /* (x, y) + (w x, -y): same numerator and denominator of a unified slope */
        EXPECT_POINT_EQ(G, K::add(K::add(a, K::neg(f)), f), a);
        EXPECT_POINT_EQ(G, K::phi(ff), a);
        EXPECT_TRUE(g::on_curve(&f));
    }
}

TYPED_TEST(GroupLawTest, InfinityHasManyRepresentations)
{
    GROUP_TYPES;
    const P a = K::random_point(this->rng);
    std::vector<P> zeros(4, K::infinity());
    zeros[1] = K::rescaled(K::infinity(), this->rng);
    zeros[2].x = a.x;
    zeros[2].y = a.y;
    F::set_one(&zeros[3].x);
    F::set_one(&zeros[3].y);
    const A none = K::to_aff(zeros[1]);
    EXPECT_TRUE(g::aff_is_infinity(&none));
    for (const P &z : zeros) {
        EXPECT_TRUE(g::is_infinity(&z));
        EXPECT_TRUE(g::on_curve(&z));
        EXPECT_FALSE(g::eq(&z, &a));
        EXPECT_FALSE(g::eq(&a, &z));
        EXPECT_POINT_EQ(G, K::add(z, a), a);
        EXPECT_POINT_EQ(G, K::add(a, z), a);
        EXPECT_POINT_EQ(G, K::sub(z, a), K::neg(a));
        EXPECT_POINT_EQ(G, K::dbl(z), z);
        EXPECT_POINT_EQ(G, K::neg(z), z);
        EXPECT_POINT_EQ(G, K::phi(z), z);
        P r;
        g::add_aff(&r, &z, &none);
        EXPECT_TRUE(g::is_infinity(&r));
        g::add_aff(&r, &a, &none);
        EXPECT_POINT_EQ(G, r, a);
        for (const P &y : zeros) {
            EXPECT_TRUE(g::eq(&z, &y));
            EXPECT_POINT_EQ(G, K::add(z, y), K::infinity());
        }
        const A q = K::to_aff(z);
        EXPECT_TRUE(F::is_zero(&q.x) && F::is_zero(&q.y));
        EXPECT_TRUE(g::aff_on_curve(&q));
        EXPECT_POINT_EQ(G, K::from_aff(q), z);
    }
}

TYPED_TEST(GroupLawTest, NegCnegCmovChoose)
{
    GROUP_TYPES;
    const P a = K::random_point(this->rng), b = K::rescaled(K::generator(), this->rng);
    P r;
    EXPECT_POINT_EQ(G, K::neg(K::neg(a)), a);
    EXPECT_FALSE(g::eq(&a, &b));
    g::cneg(&r, &a, false);
    EXPECT_POINT_EQ(G, r, a);
    g::cneg(&r, &a, true);
    EXPECT_POINT_EQ(G, r, K::neg(a));
    r = a;
    g::cmov(&r, &b, false);
    EXPECT_EQ(0, std::memcmp(&r, &a, sizeof r));
    g::cmov(&r, &b, true);
    EXPECT_EQ(0, std::memcmp(&r, &b, sizeof r));

    const A qa = K::to_aff(a), qb = K::to_aff(b);
    A q;
    g::aff_neg(&q, &qa);
    EXPECT_POINT_EQ(G, K::from_aff(q), K::neg(a));
    g::aff_cneg(&q, &qa, false);
    EXPECT_TRUE(g::aff_eq(&q, &qa));
    g::aff_cneg(&q, &qa, true);
    EXPECT_POINT_EQ(G, K::from_aff(q), K::neg(a));
    q = qa;
    g::aff_cmov(&q, &qb, false);
    EXPECT_TRUE(g::aff_eq(&q, &qa));
    g::aff_cmov(&q, &qb, true);
    EXPECT_TRUE(g::aff_eq(&q, &qb));
    EXPECT_FALSE(g::aff_eq(&qa, &qb));
    g::aff_copy(&q, &qa);
    EXPECT_TRUE(g::aff_eq(&q, &qa));
    g::aff_set_infinity(&q);
    EXPECT_TRUE(g::aff_is_infinity(&q));
    EXPECT_FALSE(g::aff_is_infinity(&qa));
    g::aff_neg(&q, &q);
    EXPECT_TRUE(g::aff_is_infinity(&q));
}

TYPED_TEST(GroupLawTest, OutputsMayAliasInputs)
{
    GROUP_TYPES;
    const P a = K::rescaled(K::random_point(this->rng), this->rng), b = K::rescaled(K::generator(), this->rng);
    const A q = K::to_aff(b);
    P r;
    r = a, g::add(&r, &r, &b);
    EXPECT_POINT_EQ(G, r, K::add(a, b));
    r = b, g::add(&r, &a, &r);
    EXPECT_POINT_EQ(G, r, K::add(a, b));
    r = a, g::add(&r, &r, &r);
    EXPECT_POINT_EQ(G, r, K::dbl(a));
    r = a, g::sub(&r, &r, &b);
    EXPECT_POINT_EQ(G, r, K::sub(a, b));
    r = b, g::sub(&r, &a, &r);
    EXPECT_POINT_EQ(G, r, K::sub(a, b));
    r = a, g::sub(&r, &r, &r);
    EXPECT_TRUE(g::is_infinity(&r));
    r = a, g::dbl(&r, &r);
    EXPECT_POINT_EQ(G, r, K::dbl(a));
    r = a, g::neg(&r, &r);
    EXPECT_POINT_EQ(G, r, K::neg(a));
    r = a, g::cneg(&r, &r, true);
    EXPECT_POINT_EQ(G, r, K::neg(a));
    r = a, g::add_aff(&r, &r, &q);
    EXPECT_POINT_EQ(G, r, K::add(a, b));
    r = a, g::sub_aff(&r, &r, &q);
    EXPECT_POINT_EQ(G, r, K::sub(a, b));
    r = a, g::phi(&r, &r);
    EXPECT_POINT_EQ(G, r, K::phi(a));
    A s = q;
    g::aff_neg(&s, &s);
    EXPECT_POINT_EQ(G, K::from_aff(s), K::neg(b));
}

TYPED_TEST(GroupLawTest, OnCurveRejectsWhatIsNotOnIt)
{
    GROUP_TYPES;
    for (int i = 0; i < 10; i++) {
        P a = K::rescaled(K::random_point(this->rng), this->rng);
        A q = K::to_aff(a);
        EXPECT_TRUE(g::on_curve(&a));
        EXPECT_TRUE(g::aff_on_curve(&q));
        a.y = K::element(this->rng);
        q.x = K::element(this->rng);
        EXPECT_FALSE(g::on_curve(&a));
        EXPECT_FALSE(g::aff_on_curve(&q));
    }
    A q;
    g::aff_set_infinity(&q);
    F::set_one(&q.y);
    const typename K::E b = K::b();
    EXPECT_EQ(F::is_one(&b), g::aff_on_curve(&q)); /* (0, 1) */
    EXPECT_FALSE(g::aff_is_infinity(&q));
}

TYPED_TEST(GroupLawTest, ToAffineOfManyEqualsOneByOne)
{
    GROUP_TYPES;
    for (std::size_t n : { 0u, 1u, 2u, 3u, 8u, 33u }) {
        for (int kind = 0; kind < 3; kind++) {
            std::vector<P> in(n);
            std::vector<A> out(n + 1);
            P a = K::random_point(this->rng);
            for (std::size_t i = 0; i < n; i++) {
                const bool none = kind == 2 || (kind == 1 && this->rng.below(3) == 0);
                in[i] = K::rescaled(none ? K::infinity() : a, this->rng);
                a = K::add(a, K::generator());
            }
            std::memset(out.data(), 0x5a, out.size() * sizeof(A));
            const A guard = out[n];
            g::to_aff_n(out.data(), in.data(), n);
            for (std::size_t i = 0; i < n; i++) {
                const A one = K::to_aff(in[i]);
                EXPECT_TRUE(g::aff_eq(&one, &out[i])) << n << " points, kind " << kind << ", at " << i;
            }
            EXPECT_EQ(0, std::memcmp(&guard, &out[n], sizeof guard));
        }
    }
}

TYPED_TEST(GroupLawTest, SumsAndDoublesOfTheReference)
{
    GROUP_TYPES;
    for (const nlohmann::json &v : K::group_facts().at("points")) {
        const P a = K::point(v.at("p")), b = K::point(v.at("q"));
        EXPECT_TRUE(g::on_curve(&a));
        EXPECT_POINT_EQ(G, K::add(a, b), K::point(v.at("sum")));
        EXPECT_POINT_EQ(G, K::dbl(a), K::point(v.at("dbl")));
    }
}

} // namespace
} // namespace pairing_test
