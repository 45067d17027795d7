/* SPDX-License-Identifier: Apache-2.0 */
/* Powers, Frobenius maps and conjugation of every level. */
#include "tower/levels.h"

namespace pairing_test {
namespace {

template <class L> class TowerMapTest : public ::testing::Test {
  protected:
    Random rng_{2};
};

TYPED_TEST_SUITE(TowerMapTest, AllLevels, LevelNames);

/* Square and multiply by the ring operations alone, from the lowest bit. */
template <class L> typename L::t power(const typename L::t &a, const model::Nat &e)
{
    typename L::t r = L::one(), s = a;
    for (std::size_t i = 0; i < model::bits(e); i++) {
        if (model::bit(e, i))
            L::E::mul(&r, &r, &s);
        L::E::sqr(&s, &s);
    }
    return r;
}

TYPED_TEST(TowerMapTest, PowerOfEdgeExponents)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    const auto a = L::random(this->rng_);
    struct Case {
        std::vector<std::uint64_t> words;
        std::size_t nbits;
        model::Nat value;
    };
    const std::uint64_t ones = ~UINT64_C(0);
    const std::vector<Case> cases{
        {{1}, 1, {1}},
        {{1}, 64, {1}},
        {{0}, 64, {}},
        {{3}, 2, {3}},
        {{7}, 3, {7}},
        {{5, 0, 0}, 192, {5}}, /* leading words of zeros */
        {{0, 1}, 65, {0, 0, 1}},
        {{ones}, 63, {0xffffffff, 0x7fffffff}}, /* the bit above is not read */
        {{ones, ones}, 66, {0xffffffff, 0xffffffff, 3}},
        {{UINT64_C(0x8000000000000000)}, 64, {0, 0x80000000}},
    };
    for (const Case &c : cases) {
        typename L::t r, x = a;
        E::pow(&r, &a, c.words.data(), c.nbits);
        EXPECT_TRUE(same<L>(r, power<L>(a, c.value))) << c.nbits << " bits";
        E::pow(&x, &x, c.words.data(), c.nbits);
        EXPECT_TRUE(same<L>(x, r)) << "in place";
    }
    /* no bits: nothing is read */
    typename L::t r;
    E::pow(&r, &a, nullptr, 0);
    EXPECT_TRUE(E::is_one(&r));
    /* 0^0 = 1, 0^1 = 0 */
    const auto zero = L::zero();
    const std::uint64_t e[1] = {0}, f[1] = {1};
    E::pow(&r, &zero, e, 64);
    EXPECT_TRUE(E::is_one(&r));
    E::pow(&r, &zero, f, 64);
    EXPECT_TRUE(E::is_zero(&r));
}

TYPED_TEST(TowerMapTest, PowerIsAHomomorphism)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    const auto a = L::random(this->rng_), b = L::random(this->rng_);
    const auto e = this->rng_.words(3);
    typename L::t x, y, z;
    E::mul(&z, &a, &b);
    E::pow(&z, &z, e.data(), 192);
    E::pow(&x, &a, e.data(), 192);
    E::pow(&y, &b, e.data(), 192);
    EXPECT_TRUE(same<L>(x, power<L>(a, model::from_words(e.data(), 3))));
    E::mul(&x, &x, &y);
    EXPECT_TRUE(same<L>(x, z));
}

/* frob(a, j) = a^(p^j) for all j up to the degree and beyond, by powers of p */
TYPED_TEST(TowerMapTest, FrobeniusIsThePower)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    const auto p = model::to_words(L::tower().p(), L::fp::limbs);
    const auto a = L::random(this->rng_);
    typename L::t want = a, r;
    for (unsigned j = 0; j <= 2 * L::degree + 1; j++) {
        E::frob(&r, &a, j);
        EXPECT_TRUE(same<L>(r, want)) << "j = " << j;
        typename L::t x = a;
        E::frob(&x, &x, j);
        EXPECT_TRUE(same<L>(x, want)) << "in place, j = " << j;
        if (j < L::degree)
            E::pow(&want, &want, p.data(), L::fp::bits);
        else
            E::frob(&want, &want, 1); /* proved above for j = 1 */
    }
}

TYPED_TEST(TowerMapTest, FrobeniusIsAFieldMap)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    for (unsigned j = 1; j < L::degree; j++) {
        const auto a = L::random(this->rng_), b = L::random(this->rng_);
        typename L::t x, y, z;
        E::mul(&z, &a, &b);
        E::frob(&z, &z, j);
        E::frob(&x, &a, j);
        E::frob(&y, &b, j);
        E::mul(&y, &x, &y);
        EXPECT_TRUE(same<L>(y, z));
        E::frob(&y, &x, L::degree - j);
        EXPECT_TRUE(same<L>(y, a)) << "p^j p^(d-j) is the identity";
    }
    /* each basis element, so that no constant escapes */
    for (const auto &a : L::edges()) {
        typename L::t x = a, y;
        for (unsigned j = 0; j < L::degree; j++)
            E::frob(&x, &x, 1);
        EXPECT_TRUE(same<L>(x, a));
        E::frob(&x, &a, L::degree - 1);
        E::frob(&y, &x, 1);
        EXPECT_TRUE(same<L>(y, a));
    }
}

TYPED_TEST(TowerMapTest, Conjugation)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    if constexpr (Has_conj<E>::value) {
        auto inputs = L::edges();
        inputs.push_back(L::random(this->rng_));
        for (const auto &a : inputs) {
            typename L::t c, f, x = a;
            E::conj(&c, &a);
            E::frob(&f, &a, L::degree / 2);
            EXPECT_TRUE(same<L>(c, f)) << "a^(p^(d/2))";
            for (unsigned i = 0; i < L::degree; i++) {
                auto u = L::coefficients(&a)[i];
                if (i >= L::degree / 2)
                    L::fp::neg(&u, &u);
                EXPECT_TRUE(L::fp::eq(&u, &L::coefficients(&c)[i]));
            }
            E::conj(&x, &x);
            EXPECT_TRUE(same<L>(x, c)) << "in place";
            /* the norm lies in the base */
            E::mul(&x, &c, &a);
            for (unsigned i = L::degree / 2; i < L::degree; i++)
                EXPECT_TRUE(L::fp::is_zero(&L::coefficients(&x)[i]));
        }
    } else {
        EXPECT_EQ(L::degree % 3, 0u) << "only cubic levels have no conjugation";
    }
}

} // namespace
} // namespace pairing_test
