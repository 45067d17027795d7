/* SPDX-License-Identifier: Apache-2.0 */
/* Values of pairings: tests/vectors/pairing for the six curves, and the full sets where they are configured. */
#include <algorithm>

#include "pairing/points.h"

namespace pairing_test {
namespace {

template <class C> class PairingValueTest : public ::testing::Test {
  protected:
    using Gt = typename C::gt;

    static typename Gt::t value(const nlohmann::json &j)
    {
        typename Gt::t r;
        r.v = target_from_json<C>(j);
        return r;
    }

    template <class G, class F> static typename G::aff point(const nlohmann::json &j)
    {
        typename G::aff r;
        r.x = element_from_json<C, F>(j.at(0));
        r.y = element_from_json<C, F>(j.at(1));
        return r;
    }

    static void check_generators(const nlohmann::json &want)
    {
        const auto p = multiple<C, typename C::g1>(1);
        const auto q = multiple<C, typename C::g2>(1);
        typename Gt::t e;
        C::pairing(&e, &p, &q);
        EXPECT_TRUE(same_gt<C>(e, value(want)));
    }

    static void check_sample(const nlohmann::json &s, const char *p_, const char *q_, const char *e_)
    {
        const auto a = field_from_hex<typename C::fr>(s.at("a").get<std::string>());
        const auto b = field_from_hex<typename C::fr>(s.at("b").get<std::string>());
        const auto p = point<typename C::g1, typename C::fp>(s.at(p_));
        const auto q = point<typename C::g2, typename C::fq>(s.at(q_));
        const auto want = value(s.at(e_));
        const auto ap = multiple<C, typename C::g1>(a);
        const auto bq = multiple<C, typename C::g2>(b);
        EXPECT_TRUE(C::g1::aff_eq(&ap, &p));
        EXPECT_TRUE(C::g2::aff_eq(&bq, &q));
        typename Gt::t e;
        C::pairing(&e, &p, &q);
        EXPECT_TRUE(same_gt<C>(e, want));
        typename C::fr::t ab;
        C::fr::mul(&ab, &a, &b);
        EXPECT_TRUE(same_gt<C>(base_power<C>(ab), want));
        EXPECT_TRUE(Gt::in_group(&e));
    }

    static void check_final_exponentiation(const nlohmann::json &f, const nlohmann::json &easy, const nlohmann::json &e)
    {
        const auto a = target_from_json<C>(f), b = target_from_json<C>(easy);
        typename Gt::t r;
        C::final_exponentiation(&r, &a);
        EXPECT_TRUE(same_gt<C>(r, value(e)));
        C::final_hard_part(&r.v, &b);
        EXPECT_TRUE(same_gt<C>(r, value(e)));
    }
};

TYPED_TEST_SUITE(PairingValueTest, Curves, CurveName);

TYPED_TEST(PairingValueTest, Carried)
{
    const auto v = carried_for<TypeParam>("pairing");
    this->check_generators(v.at("e_g1_g2"));
    ASSERT_EQ(v.at("pairings").size(), 3u);
    for (const auto &s : v.at("pairings"))
        this->check_sample(s, "p", "q", "e");
    const auto &f = v.at("final_exponentiation");
    this->check_final_exponentiation(f.at("f"), f.at("easy"), f.at("e"));
}

TYPED_TEST(PairingValueTest, Reference)
{
    const auto all = reference_for<TypeParam>();
    if (all.is_null())
        GTEST_SKIP() << "PAIRING_MATH_DIR is not set";
    const auto &v = all.at("test_values");
    this->check_generators(v.at("e_G1_G2_gnark"));
    ASSERT_GT(v.at("pairings").size(), 0u);
    for (const auto &s : v.at("pairings"))
        this->check_sample(s, "aG1", "bG2", "gt");
    const auto &f = v.at("gt_field_samples");
    this->check_final_exponentiation(f.at("a"), f.at("easy"), f.at("gnark_final_exp"));
    /* e = e_exact^c, with the c of final_exp_test.cc proved there: here only that both have order r */
    EXPECT_FALSE(v.at("e_G1_G2_exact") == v.at("e_G1_G2_gnark"));
}

#if PAIRING_HAVE_BLS12_381
/* 576 bytes, coefficients big-endian, highest first: the library's own encoding of GT */
void check_bls12_381_multiple(std::uint64_t k, const std::string &hex)
{
    using C = Bls12_381;
    const auto p = multiple<C, C::g1>(k);
    const auto q = multiple<C, C::g2>(k);
    C::gt::t e, want;
    C::pairing(&e, &p, &q);
    const auto bytes = from_hex(hex);
    ASSERT_EQ(C::gt::from_bytes(&want, bytes.data(), bytes.size()), PAIRING_OK) << "k = " << k;
    EXPECT_TRUE(same_gt<C>(e, want)) << "k = " << k;
    std::uint8_t out[C::gt::bytes];
    C::gt::to_bytes(out, &e);
    EXPECT_EQ(to_hex(out, sizeof out), to_hex(bytes)) << "k = " << k;
}

TEST(PairingBls12_381, MultiplesOfBothGeneratorsCarried)
{
    const auto v = carried("pairing/bls12_381_kg1_kg2.json").at("values");
    ASSERT_EQ(v.size(), 3u);
    for (const auto &s : v)
        check_bls12_381_multiple(s.at("k").get<std::uint64_t>(), s.at("e").get<std::string>());
}

TEST(PairingBls12_381, MultiplesOfBothGenerators)
{
    const auto v = full("pairing/bls12381_gt_kG1_kG2.k1-300.json");
    if (v.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    ASSERT_GE(v.size(), 300u);
    std::uint64_t k = 1;
    for (const auto &s : v)
        check_bls12_381_multiple(k++, s.get<std::string>());
}
#endif

#if PAIRING_HAVE_BLS12_381 || PAIRING_HAVE_BN254
/* Values as little-endian coefficients, constant term first. */
template <class C> typename C::gt::t value_le(const std::vector<std::uint8_t> &bytes)
{
    typename C::gt::t r;
    auto *c = reinterpret_cast<typename C::fp::t *>(&r.v);
    if (bytes.size() != C::sx::degree * C::fp::bytes)
        throw std::runtime_error("wrong length of a GT element");
    for (unsigned i = 0; i < C::sx::degree; i++)
        if (C::fp::from_bytes_le(&c[i], bytes.data() + i * C::fp::bytes) != PAIRING_OK)
            throw std::runtime_error("coefficient not below p");
    return r;
}
#endif

#if PAIRING_HAVE_BLS12_381
TEST(PairingBls12_381, AlphaBetaOfVerificationKeys)
{
    using C = Bls12_381;
    const auto v = full("pairing/fastcrypto_bls12_381_alpha_beta_gt.json");
    if (v.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    ASSERT_GT(v.size(), 0u);
    for (const auto &s : v) {
        const auto key = from_hex(s.at("vk_bytes").get<std::string>());
        C::g1::aff p;
        C::g2::aff q;
        ASSERT_EQ(pairing_bls12_381_g1_aff_from_bytes_compressed(&p, key.data(), 48), PAIRING_OK);
        ASSERT_EQ(pairing_bls12_381_g2_aff_from_bytes_compressed(&q, key.data() + 48, 96), PAIRING_OK);
        C::gt::t e;
        C::pairing(&e, &p, &q);
        EXPECT_TRUE(same_gt<C>(e, value_le<C>(from_hex(s.at("alpha_g1_beta_g2_gt").get<std::string>()))));
    }
}
#endif

#if PAIRING_HAVE_BN254
/* A compressed point of that format: x little-endian, constant term first, in the last byte 0x80 for the larger y. */
template <class C, class G, class F> typename G::aff decompress_le(const std::uint8_t *in)
{
    constexpr std::size_t n = C::fp::bytes;
    std::vector<std::uint8_t> b(in, in + F::degree * n);
    const bool larger = (b.back() & 0x80) != 0;
    b.back() &= 0x3f;
    typename G::aff r, g = multiple<C, G>(1);
    auto *c = reinterpret_cast<typename C::fp::t *>(&r.x);
    for (unsigned i = 0; i < F::degree; i++)
        if (C::fp::from_bytes_le(&c[i], b.data() + i * n) != PAIRING_OK)
            throw std::runtime_error("coordinate not below p");
    /* y^2 = x^3 + b, b from the generator */
    typename F::t x3, g3, y2;
    F::sqr(&x3, &r.x);
    F::mul(&x3, &x3, &r.x);
    F::sqr(&g3, &g.x);
    F::mul(&g3, &g3, &g.x);
    F::sqr(&y2, &g.y);
    F::sub(&y2, &y2, &g3);
    F::add(&y2, &y2, &x3);
    if (!F::sqrt(&r.y, &y2))
        throw std::runtime_error("not on the curve");
    F::cneg(&r.y, &r.y, F::is_lex_largest(&r.y) != larger);
    return r;
}

TEST(PairingBn254, AlphaBetaOfVerificationKeys)
{
    using C = Bn254;
    const auto v = full("pairing/fastcrypto_bn254_alpha_beta_gt.json");
    if (v.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    ASSERT_GT(v.size(), 0u);
    for (const auto &s : v) {
        const auto key = from_hex(s.at("vk_bytes").get<std::string>());
        const auto p = decompress_le<C, C::g1, C::fp>(key.data());
        const auto q = decompress_le<C, C::g2, C::fp2>(key.data() + 32);
        C::gt::t e;
        C::pairing(&e, &p, &q);
        EXPECT_TRUE(same_gt<C>(e, value_le<C>(from_hex(s.at("alpha_g1_beta_g2_gt").get<std::string>()))));
    }
}
#endif

} // namespace
} // namespace pairing_test
