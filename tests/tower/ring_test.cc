/* SPDX-License-Identifier: Apache-2.0 */
/* Ring operations of every level: against the model, laws, every pattern of aliasing. */
#include "tower/levels.h"

namespace pairing_test {
namespace {

template <class L> class TowerRingTest : public ::testing::Test {
  protected:
    using Ring = typename L::E;
    using elem = typename L::t;

    /* edges, and as many random elements again, but no more than n of each */
    std::vector<elem> inputs(std::size_t n)
    {
        std::vector<elem> v = L::edges();
        while (v.size() > n)
            v.erase(v.begin() + static_cast<std::ptrdiff_t>(rng_.below(v.size())));
        for (std::size_t i = v.size(); i-- > 0;)
            v.push_back(L::random(rng_));
        return v;
    }

    /* r = f(a) into a fresh element and onto the input */
    template <class F> static void expect_unary(F f, const elem &a, const elem &want)
    {
        elem r, x = a;
        f(&r, &a);
        EXPECT_TRUE(same<L>(r, want));
        f(&x, &x);
        EXPECT_TRUE(same<L>(x, want));
    }

    template <class F> static void expect_binary(F f, const elem &a, const elem &b, const elem &want)
    {
        elem r, x = a, y = b;
        f(&r, &a, &b);
        EXPECT_TRUE(same<L>(r, want));
        f(&x, &x, &b);
        EXPECT_TRUE(same<L>(x, want)) << "output on the first input";
        f(&y, &a, &y);
        EXPECT_TRUE(same<L>(y, want)) << "output on the second input";
    }

    Random rng_{1};
};

TYPED_TEST_SUITE(TowerRingTest, AllLevels, LevelNames);

TYPED_TEST(TowerRingTest, SumsAndMultiplesMatchTheModel)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    const model::Tower &m = L::tower();
    const auto inputs = this->inputs(8);
    for (const auto &a : inputs) {
        const auto ma = L::to_model(a);
        for (const auto &b : inputs) {
            const auto mb = L::to_model(b);
            this->expect_binary(E::add, a, b, L::from_model(m.add(ma, mb)));
            this->expect_binary(E::sub, a, b, L::from_model(m.add(ma, m.neg(mb))));
            EXPECT_EQ(E::eq(&a, &b), ma == mb);
        }
        this->expect_unary(E::neg, a, L::from_model(m.neg(ma)));
        this->expect_unary(E::dbl, a, L::from_model(m.mul_int(ma, 2)));
        this->expect_unary(E::tpl, a, L::from_model(m.mul_int(ma, 3)));
        typename L::t half, twice;
        E::halve(&half, &a);
        E::add(&twice, &half, &half);
        EXPECT_TRUE(same<L>(twice, a));
        this->expect_unary(E::halve, a, half);
        this->expect_unary(E::copy, a, a);
        EXPECT_EQ(E::is_zero(&a), ma == L::to_model(L::zero()));
        EXPECT_EQ(E::is_one(&a), ma == L::to_model(L::one()));
        if constexpr (Has_mul_small<E>::value)
            for (int k : {0, 1, -1, 2, 3, -4, 12, 64, -64}) {
                const auto f = [k](typename L::t *r, const typename L::t *x) { E::mul_small(r, x, k); };
                this->expect_unary(f, a, L::from_model(m.mul_int(ma, k)));
            }
    }
}

TYPED_TEST(TowerRingTest, ProductMatchesSchoolbook)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    const model::Tower &m = L::tower();
    const auto inputs = this->inputs(L::degree < 6 ? 10 : 4);
    for (const auto &a : inputs) {
        const auto ma = L::to_model(a);
        for (const auto &b : inputs)
            this->expect_binary(E::mul, a, b, L::from_model(m.mul(L::storey(), ma, L::to_model(b))));
        const auto square = L::from_model(m.mul(L::storey(), ma, ma));
        this->expect_unary(E::sqr, a, square);
        typename L::t x = a;
        E::mul(&x, &a, &a);
        EXPECT_TRUE(same<L>(x, square)) << "equal inputs";
        x = a;
        E::mul(&x, &x, &x);
        EXPECT_TRUE(same<L>(x, square)) << "all the same";
    }
}

/* coefficients at the largest words that elements can hold: sums of products at their bounds */
TYPED_TEST(TowerRingTest, ProductOfLargestElements)
{
    using L = TypeParam;
    using E = typename L::E;
    const model::Tower &m = L::tower();
    typename L::t big, mixed, r;
    for (unsigned i = 0; i < L::degree; i++) {
        L::coefficients(&big)[i] = L::raw_largest();
        L::coefficients(&mixed)[i] = i % 2 == 0 ? L::raw_largest() : L::raw_ones();
    }
    const auto mb = L::to_model(big), mm = L::to_model(mixed);
    E::mul(&r, &big, &big);
    EXPECT_TRUE(same<L>(r, L::from_model(m.mul(L::storey(), mb, mb))));
    E::sqr(&r, &big);
    EXPECT_TRUE(same<L>(r, L::from_model(m.mul(L::storey(), mb, mb))));
    E::mul(&r, &big, &mixed);
    EXPECT_TRUE(same<L>(r, L::from_model(m.mul(L::storey(), mb, mm))));
    E::sqr(&r, &mixed);
    EXPECT_TRUE(same<L>(r, L::from_model(m.mul(L::storey(), mm, mm))));
}

TYPED_TEST(TowerRingTest, RingLaws)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    for (int i = 0; i < 20; i++) {
        const auto a = L::random(this->rng_), b = L::random(this->rng_), c = L::random(this->rng_);
        typename L::t x, y, z;
        E::mul(&x, &a, &b);
        E::mul(&y, &b, &a);
        EXPECT_TRUE(same<L>(x, y)) << "a b = b a";
        E::mul(&x, &x, &c);
        E::mul(&y, &b, &c);
        E::mul(&y, &a, &y);
        EXPECT_TRUE(same<L>(x, y)) << "(a b) c = a (b c)";
        E::add(&x, &b, &c);
        E::mul(&x, &a, &x);
        E::mul(&y, &a, &b);
        E::mul(&z, &a, &c);
        E::add(&y, &y, &z);
        EXPECT_TRUE(same<L>(x, y)) << "a (b + c) = a b + a c";
        E::sub(&x, &a, &b);
        E::add(&y, &a, &b);
        E::mul(&x, &x, &y);
        E::sqr(&y, &a);
        E::sqr(&z, &b);
        E::sub(&y, &y, &z);
        EXPECT_TRUE(same<L>(x, y)) << "(a - b)(a + b) = a^2 - b^2";
        const auto one = L::one();
        E::mul(&x, &a, &one);
        EXPECT_TRUE(same<L>(x, a));
        const auto zero = L::zero();
        E::mul(&x, &a, &zero);
        EXPECT_TRUE(E::is_zero(&x));
    }
}

TYPED_TEST(TowerRingTest, GeneratorIsARootOfTheNonResidue)
{
    using L = TypeParam;
    using E = typename L::E;
    const model::Tower &m = L::tower();
    const unsigned d = Storeys<typename L::curve>::list()[L::storey() - 1].d, base = L::degree / d;
    typename L::t g = L::generator(), power = g;
    for (unsigned i = 1; i < d; i++)
        E::mul(&power, &power, &g);
    model::Tower::Element one(base), nr;
    one[0] = {1};
    nr = m.mul_nr(L::storey() - 1, one);
    nr.resize(L::degree);
    EXPECT_TRUE(same<L>(power, L::from_model(nr)));
}

TYPED_TEST(TowerRingTest, NonResidueOfTheLevelAbove)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    if constexpr (Has_mul_nr<E>::value)
        for (const auto &a : this->inputs(10))
            this->expect_unary(E::mul_nr, a, L::from_model(L::tower().mul_nr(L::storey(), L::to_model(a))));
    else
        EXPECT_EQ(L::degree, L::curve::sx::degree) << "only the top level has nothing above it";
}

TYPED_TEST(TowerRingTest, ProductByBaseFieldElement)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    for (const auto &a : this->inputs(6)) {
        const auto s = this->rng_.template field<typename L::fp>();
        typename L::t wide = L::zero(), want, r, x = a;
        L::coefficients(&wide)[0] = s;
        E::mul(&want, &a, &wide);
        E::mul_fp(&r, &a, &s);
        EXPECT_TRUE(same<L>(r, want));
        E::mul_fp(&x, &x, &s);
        EXPECT_TRUE(same<L>(x, want));
        /* the factor may be a coefficient of the element itself */
        for (unsigned i : {0u, L::degree - 1}) {
            L::coefficients(&wide)[0] = L::coefficients(&a)[i];
            E::mul(&want, &a, &wide);
            x = a;
            E::mul_fp(&x, &x, &L::coefficients(&x)[i]);
            EXPECT_TRUE(same<L>(x, want));
        }
    }
}

TYPED_TEST(TowerRingTest, Inverse)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    for (const auto &a : this->inputs(2 * L::degree + 7)) {
        typename L::t r, p;
        E::inv(&r, &a);
        E::mul(&p, &r, &a);
        if (E::is_zero(&a))
            EXPECT_TRUE(E::is_zero(&r)) << "1/0 = 0";
        else
            EXPECT_TRUE(E::is_one(&p));
        this->expect_unary(E::inv, a, r);
    }
}

TYPED_TEST(TowerRingTest, ConditionalMoveAndNegation)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    for (const auto &a : this->inputs(6)) {
        const auto b = L::random(this->rng_);
        typename L::t n, r = b;
        E::cmov(&r, &a, false);
        EXPECT_TRUE(same<L>(r, b));
        E::cmov(&r, &a, true);
        EXPECT_TRUE(same<L>(r, a));
        E::cmov(&r, &r, true);
        EXPECT_TRUE(same<L>(r, a));
        E::neg(&n, &a);
        this->expect_unary([](auto *x, const auto *y) { E::cneg(x, y, true); }, a, n);
        this->expect_unary([](auto *x, const auto *y) { E::cneg(x, y, false); }, a, a);
    }
}

/* Every stored coefficient is below p, -0 is 0. */
TYPED_TEST(TowerRingTest, ResultsAreReduced)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    const auto below_p = [](const typename L::t &a) {
        for (unsigned i = 0; i < L::degree; i++)
            if (model::cmp(model::from_words(L::coefficients(&a)[i].l, L::fp::limbs), L::tower().p()) >= 0)
                return false;
        return true;
    };
    typename L::t r = L::zero();
    E::neg(&r, &r);
    for (unsigned i = 0; i < L::degree; i++)
        for (std::size_t k = 0; k < L::fp::limbs; k++)
            EXPECT_EQ(L::coefficients(&r)[i].l[k], 0u);
    for (const auto &a : this->inputs(10)) {
        E::neg(&r, &a);
        EXPECT_TRUE(below_p(r));
        E::dbl(&r, &a);
        EXPECT_TRUE(below_p(r));
        E::halve(&r, &a);
        EXPECT_TRUE(below_p(r));
        E::sqr(&r, &a);
        EXPECT_TRUE(below_p(r));
        E::inv(&r, &a);
        EXPECT_TRUE(below_p(r));
        E::sub(&r, &a, &a);
        EXPECT_TRUE(below_p(r) && E::is_zero(&r));
    }
}

} // namespace
} // namespace pairing_test
