// SPDX-License-Identifier: Apache-2.0
// The groups of the toy curves, exhaustively where they are small enough: every pair of points of the subgroup, every
// point times every scalar, membership and clearing of every point of the curve. The oracle is discrete logarithms by
// a table of repeated sums, and those sums are checked by an affine textbook law.
#include "support/random.h"
#include "toy/toy.h"

#include <map>
#include <vector>

#include <gtest/gtest.h>

namespace {

using pairing_test::Random;

#define TOY_TRAIT(c, o, f) static constexpr auto f = pairing_##c##_##o##_##f;
#define TOY_FIELD(c, o, d) \
    struct o { \
        using t = pairing_##c##_##o##_t; \
        static constexpr unsigned degree = d; \
        TOY_TRAIT(c, o, sqrt) TOY_TRAIT(c, o, mul) TOY_TRAIT(c, o, sqr) TOY_TRAIT(c, o, add) TOY_TRAIT(c, o, sub) \
    }
#define TOY_GROUP_TRAITS(Name, c, o, q, d, p_, r_, every_) \
    struct Name { \
        TOY_FIELD(c, q, d); \
        using F = q; \
        using t = pairing_##c##_##o##_t; \
        using aff = pairing_##c##_##o##_aff_t; \
        using fr_t = pairing_##c##_fr_t; \
        using fp_t = pairing_##c##_fp_t; \
        static constexpr std::uint64_t p = p_, r = r_; \
        static constexpr bool every = every_; \
        static constexpr auto set_scalar = pairing_##c##_fr_set_u64; \
        static constexpr auto set_fp = pairing_##c##_fp_set_u64; \
        static constexpr auto fp_words = pairing_##c##_fp_to_words; \
        TOY_TRAIT(c, o, set_infinity) TOY_TRAIT(c, o, generator) TOY_TRAIT(c, o, aff_generator) \
        TOY_TRAIT(c, o, is_infinity) TOY_TRAIT(c, o, on_curve) TOY_TRAIT(c, o, eq) TOY_TRAIT(c, o, neg) \
        TOY_TRAIT(c, o, dbl) TOY_TRAIT(c, o, add) TOY_TRAIT(c, o, sub) TOY_TRAIT(c, o, add_aff) \
        TOY_TRAIT(c, o, from_aff) TOY_TRAIT(c, o, to_aff) TOY_TRAIT(c, o, mul) TOY_TRAIT(c, o, mul_vartime) \
        TOY_TRAIT(c, o, mul_bits) TOY_TRAIT(c, o, mul_bits_vartime) TOY_TRAIT(c, o, phi) \
        TOY_TRAIT(c, o, in_subgroup) TOY_TRAIT(c, o, aff_in_subgroup) TOY_TRAIT(c, o, clear_cofactor) \
        TOY_TRAIT(c, o, aff_add_n_vartime) TOY_TRAIT(c, o, aff_sum_n_vartime) TOY_TRAIT(c, o, msm) \
        TOY_TRAIT(c, o, msm_scratch_size) TOY_TRAIT(c, o, msm_vartime) TOY_TRAIT(c, o, msm_bits_scratch_size) \
        TOY_TRAIT(c, o, msm_bits_vartime) \
    };

/* every: the whole curve is enumerated, else a sample of it */
TOY_GROUP_TRAITS(BnG1, toy_bn, g1, fp, 1, 373, 349, true)
TOY_GROUP_TRAITS(BnG2, toy_bn, g2, fp2, 2, 373, 349, true)
TOY_GROUP_TRAITS(Bls12G1, toy_bls12, g1, fp, 1, 7207, 601, true)
TOY_GROUP_TRAITS(Bls12G2, toy_bls12, g2, fp2, 2, 7207, 601, false)
TOY_GROUP_TRAITS(Bls24G1, toy_bls24, g1, fp, 1, 4680007, 390001, false)
TOY_GROUP_TRAITS(Bls24G2, toy_bls24, g2, fp4, 4, 4680007, 390001, false)
TOY_GROUP_TRAITS(Bw6G1, toy_bw6, g1, fp, 1, 103981, 37, true)
TOY_GROUP_TRAITS(Bw6G2, toy_bw6, g2, fp, 1, 103981, 37, true)

/* Pairs and products are exhaustive below this order. */
constexpr std::uint64_t small_order = 1000;

template <class G> class ToyGroupTest : public ::testing::Test {
  public:
    using F = typename G::F;
    using E = typename F::t;
    using P = typename G::t;
    using A = typename G::aff;
    using Key = std::vector<std::uint64_t>;

    Random rng{ 0x746f79 };

    static bool yes(ct_mask m) { return m != 0; }
    static P sum(const P &a, const P &b)
    {
        P r;
        G::add(&r, &a, &b);
        return r;
    }
    /* canonical coordinates: equal iff the points are equal */
    static Key key(const P &a)
    {
        A q;
        G::to_aff(&q, &a);
        Key k(2 * F::degree);
        const typename G::fp_t *c = reinterpret_cast<const typename G::fp_t *>(&q);
        for (std::size_t i = 0; i < k.size(); i++)
            G::fp_words(&k[i], &c[i]);
        return k;
    }
    static bool same(const P &a, const P &b) { return key(a) == key(b); }
    static E element(std::uint64_t index) /* index in base p, lowest coefficient first */
    {
        E e;
        typename G::fp_t *c = reinterpret_cast<typename G::fp_t *>(&e);
        for (unsigned i = 0; i < F::degree; i++, index /= G::p)
            G::set_fp(&c[i], index % G::p);
        return e;
    }
    static E b()
    {
        A q;
        E u, v;
        G::aff_generator(&q);
        F::sqr(&u, &q.x);
        F::mul(&u, &u, &q.x);
        F::sqr(&v, &q.y);
        F::sub(&v, &v, &u);
        return v;
    }
    /* is there a point with this x-coordinate? */
    static bool lift(P *r, const E &x, const E &bb)
    {
        A q;
        E t;
        q.x = x;
        F::sqr(&t, &x);
        F::mul(&t, &t, &x);
        F::add(&t, &t, &bb);
        if (!yes(F::sqrt(&q.y, &t)))
            return false;
        G::from_aff(r, &q);
        return true;
    }
    /* points of the whole curve: all but negatives, or a random sample */
    std::vector<P> curve_points()
    {
        const E bb = b();
        std::vector<P> v;
        P a;
        std::uint64_t q = 1;
        for (unsigned i = 0; i < F::degree; i++)
            q *= G::p;
        if (G::every) {
            for (std::uint64_t i = 0; i < q; i++)
                if (lift(&a, element(i), bb))
                    v.push_back(a);
        } else {
            while (v.size() < 3000)
                if (lift(&a, element(rng.word()), bb))
                    v.push_back(a);
        }
        return v;
    }
    /* [0]G .. [r-1]G by repeated sums */
    static std::vector<P> subgroup()
    {
        std::vector<P> v(static_cast<std::size_t>(G::r));
        P g;
        G::generator(&g);
        G::set_infinity(&v[0]);
        for (std::size_t i = 1; i < v.size(); i++)
            v[i] = sum(v[i - 1], g);
        return v;
    }
};

struct ToyNames {
    template <class G> static std::string GetName(int)
    {
        static const std::map<std::uint64_t, std::string> family = {
            { 349, "bn" }, { 601, "bls12" }, { 390001, "bls24" }, { 37, "bw6" }
        };
        const bool g1 = std::is_same<G, BnG1>::value || std::is_same<G, Bls12G1>::value ||
                        std::is_same<G, Bls24G1>::value || std::is_same<G, Bw6G1>::value;
        return family.at(G::r) + (g1 ? "_g1" : "_g2");
    }
};
using ToyGroups = ::testing::Types<BnG1, BnG2, Bls12G1, Bls12G2, Bls24G1, Bls24G2, Bw6G1, Bw6G2>;
TYPED_TEST_SUITE(ToyGroupTest, ToyGroups, ToyNames);

TYPED_TEST(ToyGroupTest, GeneratorHasOrderR)
{
    using T = TestFixture;
    using G = TypeParam;
    const auto v = T::subgroup();
    std::map<typename T::Key, std::size_t> seen;
    for (std::size_t i = 0; i < v.size(); i++) {
        EXPECT_TRUE(T::yes(G::on_curve(&v[i])));
        EXPECT_TRUE(seen.emplace(T::key(v[i]), i).second) << "[" << i << "]G was met before";
        EXPECT_EQ(i == 0, T::yes(G::is_infinity(&v[i])));
    }
    typename T::P g;
    G::generator(&g);
    const typename T::P last = T::sum(v.back(), g);
    EXPECT_TRUE(T::yes(G::is_infinity(&last)));
}

TYPED_TEST(ToyGroupTest, EveryPairOfTheSubgroup)
{
    using T = TestFixture;
    using G = TypeParam;
    PAIRING_SEED_TRACE();
    const auto v = T::subgroup();
    std::vector<typename T::Key> keys;
    for (const auto &a : v)
        keys.push_back(T::key(a));
    const bool all = G::r < small_order;
    const std::size_t n = all ? v.size() : 200;
    for (std::size_t a = 0; a < n; a++) {
        const std::size_t i = all ? a : static_cast<std::size_t>(this->rng.below(G::r));
        typename T::P r;
        G::dbl(&r, &v[i]);
        ASSERT_EQ(keys[2 * i % v.size()], T::key(r)) << i;
        G::neg(&r, &v[i]);
        ASSERT_EQ(keys[(v.size() - i) % v.size()], T::key(r)) << i;
        for (std::size_t c = 0; c < n; c++) {
            const std::size_t j = all ? c : static_cast<std::size_t>(this->rng.below(G::r));
            typename T::A q;
            G::to_aff(&q, &v[j]);
            G::add(&r, &v[i], &v[j]);
            ASSERT_EQ(keys[(i + j) % v.size()], T::key(r)) << i << " + " << j;
            G::sub(&r, &v[i], &v[j]);
            ASSERT_EQ(keys[(i + v.size() - j) % v.size()], T::key(r)) << i << " - " << j;
            G::add_aff(&r, &v[i], &q);
            ASSERT_EQ(keys[(i + j) % v.size()], T::key(r)) << i << " + affine " << j;
            ASSERT_EQ(i == j, T::yes(G::eq(&v[i], &v[j])));
        }
    }
}

TYPED_TEST(ToyGroupTest, EveryPointTimesEveryScalar)
{
    using T = TestFixture;
    using G = TypeParam;
    PAIRING_SEED_TRACE();
    const auto v = T::subgroup();
    std::vector<typename T::Key> keys;
    for (const auto &a : v)
        keys.push_back(T::key(a));
    const bool all = G::r < small_order;
    const std::size_t points = all ? v.size() : 8, scalars = all ? v.size() : 3000;
    /* on the slowest of the small groups every fifth point times every scalar */
    const std::size_t step = all && T::F::degree > 1 && G::r > 400 ? 5 : 1;
    for (std::size_t a = 0; a < points; a += step) {
        const std::size_t i = all ? a : a < 2 ? a : static_cast<std::size_t>(this->rng.below(G::r));
        for (std::size_t c = 0; c < scalars; c++) {
            /* the first and the last scalars, then random ones, where not all */
            const std::uint64_t k = all ? c : c < 500 ? c : c < 1000 ? G::r - 1 - (c - 500) : this->rng.below(G::r);
            const typename T::Key &expected = keys[static_cast<std::size_t>(i * k % G::r)];
            typename G::fr_t s;
            typename T::P r;
            G::set_scalar(&s, k);
            G::mul(&r, &v[i], &s);
            ASSERT_EQ(expected, T::key(r)) << k << " * " << i;
            G::mul_vartime(&r, &v[i], &s);
            ASSERT_EQ(expected, T::key(r)) << k << " * " << i;
            if (all && i >= 24 && k >= 24) /* the plain forms know nothing of r: fewer pairs say as much */
                continue;
            const std::uint64_t words[2] = { k, 0 };
            const std::size_t nbits = c % 2 == 0 ? 20 : 70; /* without and with a table */
            G::mul_bits(&r, &v[i], words, nbits);
            ASSERT_EQ(expected, T::key(r)) << k << " * " << i;
            G::mul_bits_vartime(&r, &v[i], words, nbits);
            ASSERT_EQ(expected, T::key(r)) << k << " * " << i;
        }
    }
}

/* Two points with every pair of scalars, by the methods for few points; the points are multiples of each other, so that the
   sums inside of tables meet. */
TYPED_TEST(ToyGroupTest, EveryPairOfScalarsOfTwoPoints)
{
    using T = TestFixture;
    using G = TypeParam;
    PAIRING_SEED_TRACE();
    const auto v = T::subgroup();
    std::vector<typename T::Key> keys;
    for (const auto &a : v)
        keys.push_back(T::key(a));
    const bool all = G::r < 100;
    const std::size_t n = G::r < small_order ? v.size() : 0, tries = all ? n * n * n * n / 7 : 6000;
    for (std::size_t c = 0; c < tries; c++) {
        /* all quadruples but for a step of 7, prime to r, or a random sample of them */
        std::uint64_t x[4], q = 7 * c;
        for (std::uint64_t &d : x) {
            d = all ? q % G::r : this->rng.below(c % 4 == 0 ? 12 : G::r);
            q /= G::r;
        }
        typename T::A p[2];
        typename G::fr_t k[2];
        typename T::P r;
        for (int i = 0; i < 2; i++) {
            G::to_aff(&p[i], &v[static_cast<std::size_t>(x[i])]);
            G::set_scalar(&k[i], x[2 + i]);
        }
        const typename T::Key &expected = keys[static_cast<std::size_t>((x[0] * x[2] + x[1] * x[3]) % G::r)];
        G::msm_vartime(&r, p, k, 2, nullptr, 0);
        ASSERT_EQ(expected, T::key(r)) << x[0] << "*" << x[2] << " + " << x[1] << "*" << x[3];
        if (c % 4 == 0) {
            G::msm(&r, p, k, 2);
            ASSERT_EQ(expected, T::key(r)) << x[0] << "*" << x[2] << " + " << x[1] << "*" << x[3];
        }
    }
}

/* All points of the subgroup at once, by buckets: point [i]G with the scalar c i + d, for every c; every digit meets every
   point, and a bucket has equal points, opposite ones and infinity. */
TYPED_TEST(ToyGroupTest, AllPointsInOneSum)
{
    using T = TestFixture;
    using G = TypeParam;
    PAIRING_SEED_TRACE();
    const auto v = T::subgroup();
    std::vector<typename T::Key> keys;
    for (const auto &a : v)
        keys.push_back(T::key(a));
    const bool all = G::r < small_order;
    const std::size_t n = all ? v.size() : 2000, rounds = all ? v.size() : 20;
    std::vector<typename T::A> p;
    std::vector<std::size_t> log;
    for (std::size_t i = 0; i < n; i++) {
        log.push_back(all ? i : i < 100 ? i : static_cast<std::size_t>(this->rng.below(G::r)));
        p.emplace_back();
        G::to_aff(&p.back(), &v[log.back()]);
    }
    std::vector<typename G::fr_t> k(n);
    std::vector<std::uint64_t> words(n);
    std::vector<std::uint8_t> scratch(G::msm_scratch_size(n) + G::msm_bits_scratch_size(n, 20));
    for (std::size_t c = 0; c < rounds; c += all && T::F::degree > 1 ? 3 : 1) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < n; i++) {
            words[i] = (c * log[i] + 5 * c + 1) % G::r;
            G::set_scalar(&k[i], words[i]);
            sum = (sum + words[i] * log[i]) % G::r;
        }
        typename T::P r;
        G::msm_vartime(&r, p.data(), k.data(), n, scratch.data(), scratch.size());
        ASSERT_EQ(keys[static_cast<std::size_t>(sum)], T::key(r)) << c;
        if (c % 8 == 0) {
            G::msm_bits_vartime(&r, p.data(), words.data(), n, 20, scratch.data(), scratch.size());
            ASSERT_EQ(keys[static_cast<std::size_t>(sum)], T::key(r)) << c;
        }
    }
}

/* Every pair of points of the subgroup in batches of affine sums, and all of them in one sum. */
TYPED_TEST(ToyGroupTest, AffineSumsOfEveryPair)
{
    using T = TestFixture;
    using G = TypeParam;
    PAIRING_SEED_TRACE();
    const auto v = T::subgroup();
    const std::size_t n = v.size() < small_order ? v.size() : 1000;
    std::vector<typename T::A> p(n), q(n), r(n);
    std::vector<typename T::Key> keys;
    for (std::size_t i = 0; i < n; i++)
        G::to_aff(&p[i], &v[i]);
    for (std::size_t i = 0; i < 2 * n; i++)
        keys.push_back(T::key(v[i % v.size()]));
    for (std::size_t shift = 0; shift < n; shift += n / 40 + 1) {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < n; i++)
            q[i] = p[(i + shift) % n];
        G::aff_add_n_vartime(r.data(), p.data(), q.data(), n);
        for (std::size_t i = 0; i < n; i++) {
            typename T::P s;
            G::from_aff(&s, &r[i]);
            ASSERT_EQ(keys[i + (i + shift) % n], T::key(s)) << i << " + " << (i + shift) % n;
            sum += i < shift ? i : 0;
        }
        typename T::P s;
        G::aff_sum_n_vartime(&s, p.data(), shift);
        ASSERT_EQ(T::key(v[sum % v.size()]), T::key(s)) << shift;
    }
}

TYPED_TEST(ToyGroupTest, MembershipOfEveryPointOfTheCurve)
{
    using T = TestFixture;
    using G = TypeParam;
    PAIRING_SEED_TRACE();
    const auto v = T::subgroup();
    std::map<typename T::Key, std::size_t> members;
    for (std::size_t i = 0; i < v.size(); i++)
        members.emplace(T::key(v[i]), i);
    std::size_t found = 0, wrong = 0;
    for (const auto &a : this->curve_points()) {
        const bool member = members.count(T::key(a)) != 0;
        typename T::A q;
        G::to_aff(&q, &a);
        wrong += member != T::yes(G::in_subgroup(&a));
        wrong += member != T::yes(G::aff_in_subgroup(&q));
        found += member;
        typename T::P f;
        G::phi(&f, &a);
        wrong += member != T::yes(G::in_subgroup(&f));
    }
    EXPECT_EQ(0u, wrong);
    if (G::every) {
        EXPECT_EQ((v.size() - 1) / 2, found); /* one of each pair +-a */
    }
    for (std::size_t i = 0; i < v.size(); i += 1 + v.size() / 2000)
        EXPECT_TRUE(T::yes(G::in_subgroup(&v[i]))) << i;
}

TYPED_TEST(ToyGroupTest, ClearingOfEveryPointOfTheCurve)
{
    using T = TestFixture;
    using G = TypeParam;
    PAIRING_SEED_TRACE();
    const auto v = T::subgroup();
    std::map<typename T::Key, std::size_t> image;
    for (std::size_t i = 0; i < v.size(); i++)
        image.emplace(T::key(v[i]), 0);
    const auto points = this->curve_points();
    std::size_t wrong = 0;
    typename T::P last;
    G::set_infinity(&last);
    for (const auto &a : points) {
        typename T::P c, d, e;
        G::clear_cofactor(&c, &a);
        const auto at = image.find(T::key(c));
        if (at == image.end())
            wrong++;
        else
            at->second++;
        /* a homomorphism */
        G::clear_cofactor(&d, &last);
        last = T::sum(last, a);
        G::clear_cofactor(&e, &last);
        wrong += !T::same(e, T::sum(d, c));
    }
    EXPECT_EQ(0u, wrong);
    if (G::every) {
        /* onto: with +-c for each +-a, every member is met */
        std::size_t missed = 0;
        for (std::size_t i = 1; i < v.size(); i++)
            missed += image.at(T::key(v[i])) + image.at(T::key(v[v.size() - i])) == 0;
        EXPECT_EQ(0u, missed);
    }
}

} // namespace
