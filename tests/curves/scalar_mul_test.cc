// SPDX-License-Identifier: Apache-2.0
// Scalar multiplication against double-and-add: every width, points in and outside the subgroup, of small order,
// infinity, multiples of the order, the scalars that have met faults in endomorphism splits.
#include "curves/group_test.h"

namespace pairing_test {
namespace {

using Words = std::vector<std::uint64_t>;

template <class G> class ScalarMulTest : public ::testing::Test {
  public:
    Random rng{ 0x7363616c6172 };
};
TYPED_TEST_SUITE(ScalarMulTest, AllGroups, GroupNames);

/* k + d for a small d of any sign, modulo 2^(64 length). */
Words plus(Words k, std::int64_t d)
{
    std::uint64_t add = static_cast<std::uint64_t>(d), carry = 0;
    for (std::uint64_t &w : k) {
        const std::uint64_t sum = w + add, out = (sum < w) | (sum + carry < sum);
        w = sum + carry;
        carry = out;
        add = d < 0 ? ~UINT64_C(0) : 0;
    }
    return k;
}

/* n * k for a small n, one word longer. */
Words times(const Words &k, std::uint32_t n)
{
    Words r(k.size() + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < k.size(); i++) {
        const std::uint64_t lo = (k[i] & 0xffffffff) * n + carry, hi = (k[i] >> 32) * n + (lo >> 32);
        r[i] = (hi << 32) | (lo & 0xffffffff);
        carry = hi >> 32;
    }
    r[k.size()] = carry;
    return r;
}

/* 2^i */
Words power_of_two(std::size_t i)
{
    Words r(i / 64 + 1);
    r[i / 64] = UINT64_C(1) << (i % 64);
    return r;
}

TYPED_TEST(ScalarMulTest, HelperArithmetic)
{
    EXPECT_EQ(plus(Words{ 0, 1 }, -1), (Words{ ~UINT64_C(0), 0 }));
    EXPECT_EQ(plus(Words{ ~UINT64_C(0), 0 }, 1), (Words{ 0, 1 }));
    EXPECT_EQ(plus(Words{ 5, 7, 9 }, -2), (Words{ 3, 7, 9 }));
    EXPECT_EQ(plus(Words{ 1, 0, 9 }, -2), (Words{ ~UINT64_C(0), ~UINT64_C(0), 8 }));
    EXPECT_EQ(times(Words{ ~UINT64_C(0) }, 3), (Words{ ~UINT64_C(0) - 2, 2 }));
}

TYPED_TEST(ScalarMulTest, SmallMultiplesAreRepeatedSums)
{
    GROUP_TYPES;
    const P member = K::rescaled(K::random_member(this->rng), this->rng), any = K::random_point(this->rng);
    P sum = K::infinity(), sum_any = K::infinity(), r;
    for (std::uint64_t k = 0; k < 300; k++) {
        SCOPED_TRACE(k);
        const Words w{ k, 0, 0, 0, 0 };
        const S s = K::scalar(w);
        for (std::size_t nbits : { 9u, 16u, 64u, 65u, 130u, 320u }) {
            g::mul_bits(&r, &any, w.data(), nbits);
            EXPECT_POINT_EQ(G, r, sum_any);
            g::mul_bits_vartime(&r, &any, w.data(), nbits);
            EXPECT_POINT_EQ(G, r, sum_any);
        }
        EXPECT_POINT_EQ(G, K::mul(member, s), sum);
        g::mul_vartime(&r, &member, &s);
        EXPECT_POINT_EQ(G, r, sum);
        sum = K::add(sum, member);
        sum_any = K::add(sum_any, any);
    }
}

/* Scalars shorter than the order went down a path made for its full length, elsewhere. */
TYPED_TEST(ScalarMulTest, EveryWidthMatchesDoubleAndAdd)
{
    GROUP_TYPES;
    const std::size_t widths[] = { 1,   2,   3,   4,   5,   6,   9,   10,  31,  32,  33,  63,  64,  65,  66, 127, 128,
                                   129, 189, 190, 200, 253, 254, 255, 256, 257, 320, 377, 384, 385, 512, 700 };
    const P any = K::random_point(this->rng), member = K::rescaled(K::generator(), this->rng);
    P r;
    for (std::size_t nbits : widths) {
        const std::size_t n = (nbits + 63) / 64;
        std::vector<Words> scalars(5, Words(n));
        scalars[1].assign(n, ~UINT64_C(0));
        scalars[2].assign(n, UINT64_C(0x5555555555555555));
        scalars[3] = this->rng.words(n);
        scalars[4][(nbits - 1) / 64] = UINT64_C(1) << ((nbits - 1) % 64);
        for (const Words &k : scalars) {
            SCOPED_TRACE(::testing::Message() << nbits << " bits, scalar " << &k - scalars.data());
            for (const P &a : { any, member }) {
                const P expected = K::mul_model(a, k, nbits);
                g::mul_bits(&r, &a, k.data(), nbits);
                EXPECT_POINT_EQ(G, r, expected);
                EXPECT_TRUE(g::on_curve(&r));
                g::mul_bits_vartime(&r, &a, k.data(), nbits);
                EXPECT_POINT_EQ(G, r, expected);
            }
        }
    }
}

/* Libraries read the byte before a scalar of no bits. */
TYPED_TEST(ScalarMulTest, NoBitsGiveInfinityAndReadNothing)
{
    GROUP_TYPES;
    const P a = K::generator();
    P r = a;
    g::mul_bits(&r, &a, nullptr, 0);
    EXPECT_TRUE(g::is_infinity(&r));
    r = a;
    g::mul_bits_vartime(&r, &a, nullptr, 0);
    EXPECT_TRUE(g::is_infinity(&r));
}

TYPED_TEST(ScalarMulTest, BitsAboveTheWidthAreIgnored)
{
    GROUP_TYPES;
    const P a = K::generator();
    const Words k{ ~UINT64_C(0), ~UINT64_C(0) };
    P r;
    for (std::size_t nbits : { 1u, 4u, 5u, 63u, 64u, 70u }) {
        Words low = k;
        for (std::size_t i = nbits; i < 128; i++)
            low[i / 64] &= ~(UINT64_C(1) << (i % 64));
        g::mul_bits(&r, &a, k.data(), nbits);
        EXPECT_POINT_EQ(G, r, K::mul_model(a, low));
        g::mul_bits_vartime(&r, &a, k.data(), nbits);
        EXPECT_POINT_EQ(G, r, K::mul_model(a, low));
    }
}

/* n r for n >= 4 was not infinity, where tables ended at the length of r. */
TYPED_TEST(ScalarMulTest, MultiplesOfTheOrder)
{
    GROUP_TYPES;
    const P a = K::generator();
    P r;
    for (std::uint32_t n = 0; n < 10; n++) {
        SCOPED_TRACE(n);
        const Words nr = times(K::order(), n);
        EXPECT_POINT_EQ(G, K::mul_bits(a, nr), K::infinity());
        EXPECT_POINT_EQ(G, K::mul_bits(a, plus(nr, 1)), a);
        g::mul_bits_vartime(&r, &a, nr.data(), 64 * nr.size());
        EXPECT_TRUE(g::is_infinity(&r));
        if (n > 0) {
            EXPECT_POINT_EQ(G, K::mul_bits(a, plus(nr, -1)), K::neg(a));
            EXPECT_POINT_EQ(G, K::mul_bits(a, plus(nr, -2)), K::neg(K::dbl(a)));
        }
        EXPECT_POINT_EQ(G, K::mul(a, K::scalar(plus(nr, 3))), K::add(K::dbl(a), a));
    }
}

/* Scalars that break splits: around 0 and r, around the eigenvalues and their multiples, runs and powers of two. */
template <class G> std::vector<Words> edge_scalars(Random &rng)
{
    using K = Kit<G>;
    const Words r = times(K::order(), 1);
    std::vector<Words> v;
    for (std::int64_t d = -4; d <= 4; d++) {
        if (d >= 0)
            v.push_back(Words{ static_cast<std::uint64_t>(d) });
        else
            v.push_back(plus(r, d));
    }
    std::vector<Words> centres = { times(words_from_hex(K::group_facts().at("lambda").template get<std::string>()), 1) };
    if (G::number == 2)
        centres.push_back(times(words_from_hex(K::group_facts().at("psi_eigenvalue").template get<std::string>()), 1));
    for (const Words &c : centres)
        for (std::uint32_t n = 1; n < 4; n++)
            for (std::int64_t d = -1; d <= 1; d++)
                v.push_back(plus(times(c, n), d));
    for (std::size_t i = 0; i < G::fr::bits; i++) {
        if (i % 7 != 0 && (i + 1) % 64 > 2 && i + 2 < G::fr::bits)
            continue;
        v.push_back(power_of_two(i));
        v.push_back(plus(power_of_two(i), -1));
    }
    v.push_back(words_from_hex("7b17fcc286b01af79176aa7da3a8615020eacda89a90e4ff5d0a085483f0448"));
    v.push_back(words_from_hex("1f73cc0f1c2de385c19e58c053814232e76469d34d7a363710b0e40d967b918a"));
    v.push_back(words_from_hex("0fff123456789abcdeffff123456789abcdef123456789abcdef123456789eee"));
    for (int i = 0; i < 50; i++)
        v.push_back(rng.words((G::fr::bits + 63) / 64));
    return v;
}

TYPED_TEST(ScalarMulTest, EndomorphismFormsMatchThePlainOne)
{
    GROUP_TYPES;
    const P a = K::rescaled(K::random_member(this->rng), this->rng);
    for (const Words &k : edge_scalars<G>(this->rng)) {
        const S s = K::scalar(k);
        std::uint64_t canonical[G::fr::limbs];
        P expected, r;
        G::fr::to_words(canonical, &s);
        g::mul_bits_vartime(&expected, &a, canonical, G::fr::bits);
        EXPECT_POINT_EQ(G, K::mul(a, s), expected);
        g::mul_vartime(&r, &a, &s);
        EXPECT_POINT_EQ(G, r, expected);
    }
}

TYPED_TEST(ScalarMulTest, ProductIsLinearInTheScalar)
{
    GROUP_TYPES;
    const P a = K::random_member(this->rng);
    for (int i = 0; i < 20; i++) {
        const S k = this->rng.template field<typename G::fr>(), l = this->rng.template field<typename G::fr>();
        S sum, product;
        G::fr::add(&sum, &k, &l);
        G::fr::mul(&product, &k, &l);
        EXPECT_POINT_EQ(G, K::add(K::mul(a, k), K::mul(a, l)), K::mul(a, sum));
        EXPECT_POINT_EQ(G, K::mul(K::mul(a, k), l), K::mul(a, product));
    }
}

/* A base at infinity, and scalar 0, crashed or gave a finite point on the endomorphism path, elsewhere. */
TYPED_TEST(ScalarMulTest, InfinityTimesAnythingIsInfinity)
{
    GROUP_TYPES;
    const P none = K::rescaled(K::infinity(), this->rng);
    for (const Words &k : { Words{ 0 }, Words{ 1 }, Words{ 2 }, Words{ ~UINT64_C(0), ~UINT64_C(0), 5 },
                            K::order(), this->rng.words(4) }) {
        const S s = K::scalar(k);
        P r;
        EXPECT_POINT_EQ(G, K::mul(none, s), none);
        EXPECT_POINT_EQ(G, K::mul_bits(none, k), none);
        g::mul_vartime(&r, &none, &s);
        EXPECT_TRUE(g::is_infinity(&r));
        g::mul_bits_vartime(&r, &none, k.data(), 64 * k.size());
        EXPECT_TRUE(g::is_infinity(&r));
    }
}

TYPED_TEST(ScalarMulTest, PointsOfSmallOrder)
{
    GROUP_TYPES;
    for (const nlohmann::json &v : K::group_facts().at("small_order")) {
        const std::uint64_t q = words_from_hex(v.at("order").template get<std::string>())[0];
        const P t = K::point(v.at("point"));
        EXPECT_TRUE(g::on_curve(&t));
        EXPECT_POINT_EQ(G, K::mul_bits(t, Words{ q }), K::infinity());
        /* table entries of such points are infinity, equal or opposite */
        P sum = K::infinity(), r;
        for (std::uint64_t k = 0; k < 70; k++) {
            SCOPED_TRACE(::testing::Message() << "order " << q << ", k = " << k);
            const Words w{ k, 0 };
            g::mul_bits(&r, &t, w.data(), 7);
            EXPECT_POINT_EQ(G, r, sum);
            g::mul_bits_vartime(&r, &t, w.data(), 7);
            EXPECT_POINT_EQ(G, r, sum);
            g::mul_bits_vartime(&r, &t, w.data(), 66);
            EXPECT_POINT_EQ(G, r, sum);
            sum = K::add(sum, t);
        }
        const Words big = this->rng.words(5);
        EXPECT_POINT_EQ(G, K::mul_bits(t, big), K::mul_model(t, big));
        EXPECT_POINT_EQ(G, K::mul_bits(K::add(t, K::generator()), big), K::mul_model(K::add(t, K::generator()), big));
        g::mul_bits_vartime(&r, &t, big.data(), 320);
        EXPECT_POINT_EQ(G, r, K::mul_model(t, big));
    }
}

TYPED_TEST(ScalarMulTest, OutputsMayAliasInputs)
{
    GROUP_TYPES;
    const P a = K::rescaled(K::random_member(this->rng), this->rng);
    const Words k = this->rng.words(4);
    const S s = K::scalar(k);
    P r = a;
    g::mul(&r, &r, &s);
    EXPECT_POINT_EQ(G, r, K::mul_model(a, k));
    r = a;
    g::mul_vartime(&r, &r, &s);
    EXPECT_POINT_EQ(G, r, K::mul_model(a, k));
    r = a;
    g::mul_bits(&r, &r, k.data(), 256);
    EXPECT_POINT_EQ(G, r, K::mul_model(a, k));
    r = a;
    g::mul_bits_vartime(&r, &r, k.data(), 256);
    EXPECT_POINT_EQ(G, r, K::mul_model(a, k));
    r = a;
    g::mul_bits_vartime(&r, &r, k.data(), 40);
    EXPECT_POINT_EQ(G, r, K::mul_model(a, k, 40));
}

TYPED_TEST(ScalarMulTest, ProductsOfTheReference)
{
    GROUP_TYPES;
    P r;
    for (const nlohmann::json &v : K::group_facts().at("points")) {
        const P a = K::point(v.at("p")), expected = K::point(v.at("mul"));
        const Words k = words_from_hex(v.at("k").template get<std::string>());
        EXPECT_POINT_EQ(G, K::mul_bits(a, k), expected);
        g::mul_bits_vartime(&r, &a, k.data(), 64 * k.size());
        EXPECT_POINT_EQ(G, r, expected);
    }
    for (const nlohmann::json &v : K::group_facts().at("multiples")) {
        const Words k = words_from_hex(v.at("k").template get<std::string>());
        const S s = K::scalar(k);
        const P a = K::generator(), expected = K::point(v.at("point"));
        EXPECT_POINT_EQ(G, K::mul_bits(a, k), expected);
        EXPECT_POINT_EQ(G, K::mul(a, s), expected);
        g::mul_vartime(&r, &a, &s);
        EXPECT_POINT_EQ(G, r, expected);
    }
}

} // namespace
} // namespace pairing_test
