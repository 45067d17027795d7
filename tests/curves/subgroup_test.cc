// SPDX-License-Identifier: Apache-2.0
// Membership in the subgroup of order r, cofactor clearing and the endomorphisms: against multiplication by r, on points
// of every small order that divides the cofactor, outside the curve, and against reference values.
#include "curves/group_test.h"

namespace pairing_test {
namespace {

using Words = std::vector<std::uint64_t>;

template <class G> class SubgroupTest : public ::testing::Test {
  public:
    Random rng{ 0x737562 };
};
TYPED_TEST_SUITE(SubgroupTest, AllGroups, GroupNames);

/* both forms */
template <class G> void expect_membership(const typename G::g::t &a, bool member)
{
    const typename G::g::aff q = Kit<G>::to_aff(a);
    EXPECT_EQ(member, G::g::in_subgroup(&a)) << show<G>(a);
    EXPECT_EQ(member, G::g::aff_in_subgroup(&q)) << show<G>(a);
}

TYPED_TEST(SubgroupTest, MembersAreAccepted)
{
    GROUP_TYPES;
    expect_membership<G>(K::infinity(), true);
    expect_membership<G>(K::rescaled(K::infinity(), this->rng), true);
    expect_membership<G>(K::generator(), true);
    expect_membership<G>(K::neg(K::generator()), true);
    expect_membership<G>(K::phi(K::generator()), true);
    for (int i = 0; i < 10; i++)
        expect_membership<G>(K::rescaled(K::random_member(this->rng), this->rng), true);
}

TYPED_TEST(SubgroupTest, EveryAnswerIsThatOfMultiplicationByR)
{
    GROUP_TYPES;
    const Words r = K::order();
    const bool whole = K::cofactor() == Words{ 1 };
    for (int i = 0; i < 10; i++) {
        const P a = K::rescaled(K::random_point(this->rng), this->rng), z = K::mul_bits(a, r);
        EXPECT_EQ(whole, g::is_infinity(&z));
        expect_membership<G>(a, whole);
        /* of order dividing h: a member only if infinity */
        expect_membership<G>(z, g::is_infinity(&z));
        expect_membership<G>(K::mul_bits(a, K::cofactor()), true);
    }
}

TYPED_TEST(SubgroupTest, SmallOrdersAreRejectedAloneAndWithAMember)
{
    GROUP_TYPES;
    for (const nlohmann::json &v : K::group_facts().at("small_order")) {
        const P t = K::point(v.at("point"));
        SCOPED_TRACE(v.at("order").template get<std::string>());
        EXPECT_TRUE(g::on_curve(&t));
        for (const P &s : { t, K::neg(t), K::phi(t) }) {
            expect_membership<G>(s, false);
            expect_membership<G>(K::add(s, K::generator()), false);
            expect_membership<G>(K::sub(K::random_member(this->rng), s), false);
        }
    }
}

TYPED_TEST(SubgroupTest, PointsOffTheCurveAreRejected)
{
    GROUP_TYPES;
    using F = typename G::F;
    for (int i = 0; i < 10; i++) {
        /* a point of the isomorphic curve y^2 = x^3 + c^6 b, where the group law and the endomorphisms hold as well */
        A q = K::to_aff(K::random_member(this->rng));
        typename K::E c = K::element(this->rng), t;
        F::sqr(&t, &c);
        F::mul(&q.x, &q.x, &t);
        F::mul(&t, &t, &c);
        F::mul(&q.y, &q.y, &t);
        EXPECT_FALSE(g::aff_on_curve(&q));
        EXPECT_FALSE(g::aff_in_subgroup(&q));
        const P a = K::from_aff(q);
        EXPECT_FALSE(g::in_subgroup(&a));
        q.x = K::element(this->rng);
        EXPECT_FALSE(g::aff_in_subgroup(&q));
    }
}

TYPED_TEST(SubgroupTest, ClearingGivesMembersAndIsAHomomorphism)
{
    GROUP_TYPES;
    EXPECT_POINT_EQ(G, K::cleared(K::infinity()), K::infinity());
    const P m = K::cleared(K::generator());
    EXPECT_FALSE(g::is_infinity(&m)) << "onto the subgroup";
    for (int i = 0; i < 5; i++) {
        const P a = K::rescaled(K::random_point(this->rng), this->rng), b = K::random_point(this->rng);
        const P ca = K::cleared(a), cb = K::cleared(b);
        EXPECT_POINT_EQ(G, K::mul_bits(ca, K::order()), K::infinity());
        expect_membership<G>(ca, true);
        EXPECT_FALSE(g::is_infinity(&ca));
        EXPECT_POINT_EQ(G, K::cleared(K::add(a, b)), K::add(ca, cb));
        P r = a;
        g::clear_cofactor(&r, &r);
        EXPECT_POINT_EQ(G, r, ca);
    }
    for (const nlohmann::json &v : K::group_facts().at("small_order")) {
        const P c = K::cleared(K::point(v.at("point")));
        EXPECT_TRUE(g::is_infinity(&c));
    }
    for (const nlohmann::json &v : K::group_facts().at("points"))
        EXPECT_POINT_EQ(G, K::cleared(K::point(v.at("p"))), K::point(v.at("cleared")));
}

TYPED_TEST(SubgroupTest, PhiIsMultiplicationByItsEigenvalue)
{
    GROUP_TYPES;
    const Words lambda = words_from_hex(K::group_facts().at("lambda").template get<std::string>());
    for (int i = 0; i < 3; i++) {
        const P a = K::random_member(this->rng), b = K::random_point(this->rng);
        EXPECT_POINT_EQ(G, K::phi(a), K::mul_bits(a, lambda));
        EXPECT_POINT_EQ(G, K::phi(K::add(a, b)), K::add(K::phi(a), K::phi(b)));
    }
}

/* ---- psi, on G2 only ---- */

template <class C> class PsiTest : public ::testing::Test {
  public:
    Random rng{ 0x707369 };
};
TYPED_TEST_SUITE(PsiTest, Curves, CurveName);

TYPED_TEST(PsiTest, IsAnEndomorphismWithItsEigenvalue)
{
    using G = Group<TypeParam, 2>;
    using K = Kit<G>;
    using P = typename K::P;
    PAIRING_SEED_TRACE();
    const auto psi = [](const P &a) {
        P r;
        TypeParam::g2_psi(&r, &a);
        return r;
    };
    const Words e = words_from_hex(K::group_facts().at("psi_eigenvalue").template get<std::string>());
    for (int i = 0; i < 3; i++) {
        const P a = K::rescaled(K::random_member(this->rng), this->rng), b = K::random_point(this->rng), pb = psi(b);
        EXPECT_POINT_EQ(G, psi(a), K::mul_bits(a, e));
        EXPECT_TRUE(G::g::on_curve(&pb));
        EXPECT_POINT_EQ(G, psi(K::add(a, b)), K::add(psi(a), pb));
        P r = a;
        TypeParam::g2_psi(&r, &r);
        EXPECT_POINT_EQ(G, r, psi(a));
        /* psi^k is the q-Frobenius of the twist's points composed with the untwist: the identity on Fq-points */
        r = b;
        for (unsigned j = 0; j < TypeParam::k; j++)
            r = psi(r);
        EXPECT_POINT_EQ(G, r, b);
    }
    const P none = psi(K::infinity());
    EXPECT_TRUE(G::g::is_infinity(&none));
}

/* ---- points by coordinates ---- */

/* (x, y) with small integer coordinates */
template <class G> typename G::g::t small_point(int x, int y)
{
    typename G::g::aff q;
    q.x = Kit<G>::small(x);
    q.y = Kit<G>::small(y);
    return Kit<G>::from_aff(q);
}

/* A point that was once accepted, or misread, somewhere: on the curve, of this order, no member. */
template <class G> void expect_known(int x, int y, std::uint64_t order)
{
    using K = Kit<G>;
    const typename K::P t = small_point<G>(x, y);
    EXPECT_TRUE(G::g::on_curve(&t));
    EXPECT_POINT_EQ(G, K::mul_bits(t, Words{ order }), K::infinity());
    EXPECT_POINT_EQ(G, K::mul_bits(t, Words{ order - 1 }), K::neg(t));
    EXPECT_FALSE(G::g::is_infinity(&t));
    expect_membership<G>(t, false);
    expect_membership<G>(K::add(K::generator(), t), false);
    EXPECT_POINT_EQ(G, K::cleared(t), K::infinity());
}

#if PAIRING_HAVE_BLS12_381
TEST(KnownPointsTest, Order3OnBls12_381)
{
    expect_known<Group<Bls12_381, 1>>(0, 2, 3);
    expect_known<Group<Bls12_381, 1>>(0, -2, 3);
}
#endif

/* the two that the norm-3r tests accept */
#if PAIRING_HAVE_BW6_633 && PAIRING_HAVE_BW6_761
TEST(KnownPointsTest, Order3OnBw6)
{
    expect_known<Group<Bw6_761, 2>>(0, 2, 3);
    expect_known<Group<Bw6_761, 2>>(0, -2, 3);
    expect_known<Group<Bw6_633, 1>>(0, 2, 3);
    expect_known<Group<Bw6_633, 1>>(0, -2, 3);
}

TEST(KnownPointsTest, Order2)
{
    expect_known<Group<Bls12_377, 1>>(-1, 0, 2);
    expect_known<Group<Bls24_315, 1>>(-1, 0, 2);
    expect_known<Group<Bw6_761, 1>>(1, 0, 2);
    expect_known<Group<Bw6_633, 2>>(-2, 0, 2);
}
#endif

} // namespace
} // namespace pairing_test
