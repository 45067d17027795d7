/* SPDX-License-Identifier: Apache-2.0 */
/* Published samples of the fields: tests/vectors/tower, and the reference set where it is configured. */
#include "tower/hidden.h"
#include "tower/samples.h"

namespace pairing_test {
namespace {

template <class C> class TowerSampleTest : public ::testing::Test {};
TYPED_TEST_SUITE(TowerSampleTest, Curves, CurveName);

template <class F> void check_field(const nlohmann::json &samples)
{
    ASSERT_GT(samples.size(), 0u);
    for (const auto &s : samples) {
        const auto a = field_from_hex<F>(s.at("a").template get<std::string>());
        const auto inv = field_from_hex<F>(s.at("inv").template get<std::string>());
        const auto sqr = field_from_hex<F>(s.at("sqr").template get<std::string>());
        typename F::t r;
        F::inv(&r, &a);
        EXPECT_TRUE(F::eq(&r, &inv));
        F::sqr(&r, &a);
        EXPECT_TRUE(F::eq(&r, &sqr));
        F::mul(&r, &a, &a);
        EXPECT_TRUE(F::eq(&r, &sqr));
        const bool square = s.at("is_square").template get<bool>();
        EXPECT_EQ(F::is_square(&a), square);
        EXPECT_EQ(F::sqrt(&r, &a), square);
        if (square) {
            if (F::is_lex_largest(&r))
                F::neg(&r, &r);
            const auto root = field_from_hex<F>(s.at("sqrt_min").template get<std::string>());
            EXPECT_TRUE(F::eq(&r, &root));
        } else {
            EXPECT_TRUE(F::is_zero(&r));
        }
    }
}

template <class C> void check_twist_field(const nlohmann::json &samples)
{
    using E = typename C::fq;
    ASSERT_GT(samples.size(), 0u);
    if constexpr (E::degree > 1)
        for (const auto &s : samples) {
            const auto get = [&s](const char *k) { return element_from_json<C, E>(s.at(k)); };
            const auto a = get("a"), b = get("b"), mul = get("mul"), inv = get("inv"), frob = get("frob");
            typename E::t r;
            E::mul(&r, &a, &b);
            EXPECT_TRUE(E::eq(&r, &mul));
            E::inv(&r, &a);
            EXPECT_TRUE(E::eq(&r, &inv));
            E::frob(&r, &a, 1);
            EXPECT_TRUE(E::eq(&r, &frob));
            const bool square = s.at("is_square").template get<bool>();
            EXPECT_EQ(E::is_square(&a), square);
            EXPECT_EQ(E::sqrt(&r, &a), square);
            if (square) {
                const auto root = get("sqrt");
                typename E::t n;
                E::neg(&n, &r);
                EXPECT_TRUE(E::eq(&r, &root) || E::eq(&n, &root));
            }
        }
    else
        FAIL() << "samples of a field that the twist does not have";
}

template <class C> void check_target_field(const nlohmann::json &s)
{
    using E = typename C::sx;
    const auto get = [&s](const char *k) { return target_from_json<C>(s.at(k)); };
    const auto a = get("a"), b = get("b"), mul = get("mul"), inv = get("inv"), easy = get("easy");
    typename E::t r;
    E::mul(&r, &a, &b);
    EXPECT_TRUE(E::eq(&r, &mul));
    E::inv(&r, &a);
    EXPECT_TRUE(E::eq(&r, &inv));
    for (unsigned j : {1u, 2u}) {
        const auto want = get(j == 1 ? "frob1" : "frob2");
        E::frob(&r, &a, j);
        EXPECT_TRUE(E::eq(&r, &want)) << "j = " << j;
    }
    Hidden<C>::easy_part(&r, &a);
    EXPECT_TRUE(E::eq(&r, &easy));
    EXPECT_TRUE(Hidden<C>::is_cyclotomic(&r) != 0);
    EXPECT_FALSE(Hidden<C>::is_cyclotomic(&a) != 0);
}

/* z and its square by the plain and by both cyclotomic squarings */
template <class C> void check_square(const typename C::sx::t &z, const typename C::sx::t &square)
{
    using E = typename C::sx;
    using H = Hidden<C>;
    typename E::t r;
    typename H::compressed c;
    ASSERT_TRUE(H::is_cyclotomic(&z) != 0);
    E::sqr(&r, &z);
    EXPECT_TRUE(E::eq(&r, &square));
    H::cyc_sqr(&r, &z);
    EXPECT_TRUE(E::eq(&r, &square));
    H::compress(&c, &z);
    H::decompress_n(&r, &c, 1);
    EXPECT_TRUE(E::eq(&r, &z));
    H::csqr(&c, &c);
    H::decompress_n(&r, &c, 1);
    EXPECT_TRUE(E::eq(&r, &square));
}

TYPED_TEST(TowerSampleTest, Carried)
{
    using C = TypeParam;
    const auto v = carried_for<C>("tower");
    check_field<typename C::fp>(v.at("fp_samples"));
    check_field<typename C::fr>(v.at("fr_samples"));
    ASSERT_EQ(v.contains("twist_field_samples"), C::fq::degree > 1);
    if (v.contains("twist_field_samples"))
        check_twist_field<C>(v.at("twist_field_samples"));
    check_target_field<C>(v.at("gt_field_samples"));
    const auto &square = v.at("cyclotomic").at("square");
    check_square<C>(target_from_json<C>(square.at("z")), target_from_json<C>(square.at("z2")));
}

TYPED_TEST(TowerSampleTest, Reference)
{
    using C = TypeParam;
    const auto all = reference_for<C>();
    if (all.is_null())
        GTEST_SKIP() << "PAIRING_MATH_DIR is not set";
    const auto &v = all.at("test_values");
    check_field<typename C::fp>(v.at("fp_samples"));
    check_field<typename C::fr>(v.at("fr_samples"));
    if (v.contains("twist_field_samples"))
        check_twist_field<C>(v.at("twist_field_samples"));
    check_target_field<C>(v.at("gt_field_samples"));
    const auto &square = all.at("cyclotomic").at("sample");
    check_square<C>(target_from_json<C>(square.at("z")), target_from_json<C>(square.at("z2")));
}

#if PAIRING_HAVE_BLS12_381 && PAIRING_HAVE_BN254
/* pairing/karabina_exceptional_fp12.txt: blocks of a title, six lines of coefficients, "square:", six lines. */
template <class C> void check_exceptional_block(const std::vector<std::string> &lines, std::size_t at)
{
    using E = typename C::sx;
    const auto read = [&lines](std::size_t first) {
        typename E::t r;
        auto *c = reinterpret_cast<typename C::fp::t *>(&r);
        for (std::size_t i = 0; i < 6; i++) {
            const std::string &s = lines.at(first + i);
            const std::size_t open = s.find('('), comma = s.find(','), close = s.find(')');
            c[2 * i] = field_from_hex<typename C::fp>(s.substr(open + 1, comma - open - 1));
            c[2 * i + 1] = field_from_hex<typename C::fp>(s.substr(comma + 2, close - comma - 2));
        }
        return r;
    };
    ASSERT_EQ(lines.at(at + 7).substr(0, 7), "square:");
    check_square<C>(read(at + 1), read(at + 8));
}

TEST(TowerExceptional, PublishedZeroCoordinates)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    std::vector<std::string> lines;
    std::string line;
    for (char ch : read_file(dir + "/pairing/karabina_exceptional_fp12.txt"))
        if (ch == '\n') {
            lines.push_back(line);
            line.clear();
        } else {
            line += ch;
        }
    unsigned bls = 0, bn = 0;
    for (std::size_t i = 0; i < lines.size(); i++) {
        if (lines[i].rfind("## BLS12-381", 0) == 0) {
            check_exceptional_block<Bls12_381>(lines, i);
            bls++;
        } else if (lines[i].rfind("## BN254", 0) == 0) {
            check_exceptional_block<Bn254>(lines, i);
            bn++;
        }
    }
    EXPECT_EQ(bls, 2u);
    EXPECT_EQ(bn, 2u);
}
#endif

} // namespace
} // namespace pairing_test
