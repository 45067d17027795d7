/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Groups on the vector engine against the scalar one, through the public functions: affine values to the last bit, on
 * points of the subgroup and outside, of small order, with any denominator, infinity in all its forms.
 */
#include "curves/group_test.h"

#include <pairing/engine.h>

#include <cstring>

namespace pairing_test {
namespace {

template <class G> class IfmaGroup : public ::testing::Test {
  protected:
    using K = Kit<G>;
    using g = typename G::g;
    using F = typename G::F;
    using P = typename K::P;
    using A = typename K::A;
    using S = typename K::S;

    void SetUp() override
    {
        before = pairing_engine();
        if (pairing_set_engine("ifma") != PAIRING_OK) GTEST_SKIP() << "this processor has no AVX-512 IFMA";
    }
    void TearDown() override { EXPECT_EQ(pairing_set_engine(before), PAIRING_OK); }

    /* call on both engines: what it leaves is the same affine point */
    template <class Call> void same_points(const char *what, const P &p, Call call)
    {
        P scalar, vector, in_place = p;
        EXPECT_EQ(pairing_set_engine("portable"), PAIRING_OK);
        call(&scalar, &p);
        EXPECT_EQ(pairing_set_engine("ifma"), PAIRING_OK);
        call(&vector, &p);
        call(&in_place, &in_place);
        EXPECT_TRUE(g::on_curve(&vector)) << what;
        const A want = K::to_aff(scalar), got = K::to_aff(vector), again = K::to_aff(in_place);
        EXPECT_EQ(std::memcmp(&want, &got, sizeof got), 0) << what << " of " << show<G>(p);
        EXPECT_EQ(std::memcmp(&want, &again, sizeof got), 0) << what << " in place, of " << show<G>(p);
    }
    template <class Call> void same_answer(const char *what, const P &p, Call call)
    {
        EXPECT_EQ(pairing_set_engine("portable"), PAIRING_OK);
        const bool want = call(p);
        EXPECT_EQ(pairing_set_engine("ifma"), PAIRING_OK);
        EXPECT_EQ(call(p), want) << what << " of " << show<G>(p);
    }

    /* the same point with another denominator */
    P scaled(const P &a)
    {
        P r;
        typename K::E z = K::element(rng), t;
        F::mul(&r.z, &a.z, &z);
        F::sqr(&t, &z);
        F::mul(&r.x, &a.x, &t);
        F::mul(&t, &t, &z);
        F::mul(&r.y, &a.y, &t);
        return r;
    }
    std::vector<P> points()
    {
        std::vector<P> v = K::special_points(rng);
        for (std::size_t i = 0, n = v.size(); i < n; i++) v.push_back(scaled(v[i]));
        const std::vector<std::uint64_t> r = K::order(), h = K::cofactor();
        for (int i = 0; i < 2; i++) {
            const P q = K::random_point(rng);
            v.push_back(K::mul_model(q, r)); /* of an order that divides the cofactor */
            v.push_back(K::mul_model(q, h));
        }
        P o = K::infinity(); /* Z = 0 with any X and Y */
        v.push_back(o);
        o.x = K::element(rng);
        v.push_back(o);
        o.y = K::element(rng);
        v.push_back(o);
        return v;
    }

    const char *before = nullptr;
    Random rng;
};

TYPED_TEST_SUITE(IfmaGroup, AllGroups, GroupNames);

TYPED_TEST(IfmaGroup, MembershipOfAnyPointIsTheSame)
{
    PAIRING_SEED_TRACE();
    using K = Kit<TypeParam>;
    using g = typename TypeParam::g;
    std::vector<typename K::P> v = this->points();
    for (int i = 0; i < 4; i++) { /* off the curve */
        typename K::P off = v[1];
        if (i % 2 == 0) off.x = K::element(this->rng);
        if (i / 2 == 0) off.y = K::element(this->rng);
        v.push_back(off);
    }
    TypeParam::F::set_zero(&v.back().y);
    for (const auto &p : v) {
        this->same_answer("in_subgroup", p, [](const typename K::P &a) { return g::in_subgroup(&a); });
        this->same_answer("aff_in_subgroup", p, [](const typename K::P &a) {
            const typename K::A q = K::to_aff(a);
            return g::aff_in_subgroup(&q);
        });
    }
}

TYPED_TEST(IfmaGroup, MultiplesOfMembersAreTheSame)
{
    PAIRING_SEED_TRACE();
    using K = Kit<TypeParam>;
    using g = typename TypeParam::g;
    using Fr = typename TypeParam::fr;
    typename K::P a = K::generator(), o = K::infinity();
    o.x = o.y = K::element(this->rng);
    const typename K::S random = this->rng.template field<Fr>();
    std::vector<typename K::S> ks(5);
    Fr::set_zero(&ks[0]);
    Fr::set_one(&ks[1]);
    Fr::neg(&ks[2], &ks[1]);
    Fr::dbl(&ks[3], &ks[1]);
    ks[4] = random;
    for (int i = 0; i < 3; i++) ks.push_back(this->rng.template field<Fr>());
    for (const auto &p : { a, K::neg(a), this->scaled(K::mul(a, random)), K::infinity(), o })
        for (const auto &k : ks) {
            this->same_points("mul", p, [&](typename K::P *r, const typename K::P *x) { g::mul(r, x, &k); });
            this->same_points("mul_vartime", p, [&](typename K::P *r, const typename K::P *x) { g::mul_vartime(r, x, &k); });
        }
}

TYPED_TEST(IfmaGroup, MultiplesAndImagesOfAnyPointAreTheSame)
{
    PAIRING_SEED_TRACE();
    using K = Kit<TypeParam>;
    using g = typename TypeParam::g;
    std::vector<std::uint64_t> k = this->rng.words(4);
    for (const auto &p : this->points()) {
        this->same_points("clear_cofactor", p, [](typename K::P *r, const typename K::P *x) { g::clear_cofactor(r, x); });
        for (std::size_t bits : { 0, 1, 2, 5, 63, 64, 65, 130, 256 }) {
            this->same_points("mul_bits", p, [&](typename K::P *r, const typename K::P *x) { g::mul_bits(r, x, k.data(), bits); });
            this->same_points("mul_bits_vartime", p,
                              [&](typename K::P *r, const typename K::P *x) { g::mul_bits_vartime(r, x, k.data(), bits); });
        }
    }
    /* multipliers of 2 and -2, of all ones, and of the order's neighbours: equal and opposite points meet in sums */
    const std::vector<std::uint64_t> order = K::order();
    for (int d = -2; d <= 2; d++) {
        std::vector<std::uint64_t> m = order;
        m[0] += static_cast<std::uint64_t>(d); /* no carry: the low words of all r are far from 0 and 2^64 */
        for (const auto &p : { K::generator(), K::random_point(this->rng) }) {
            this->same_points("mul_bits", p,
                              [&](typename K::P *r, const typename K::P *x) { g::mul_bits(r, x, m.data(), 64 * m.size()); });
            this->same_points("mul_bits_vartime", p, [&](typename K::P *r, const typename K::P *x) {
                g::mul_bits_vartime(r, x, m.data(), 64 * m.size());
            });
        }
    }
}

} // namespace
} // namespace pairing_test
