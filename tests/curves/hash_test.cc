/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hashing to the groups of all curves: published suites with their intermediate values, exceptional
 * arguments of the maps, tags and messages of every length.
 */
#include "curves/encode_support.h"

#define HASH_TO_FIELD(c) \
    pairing_status pairing_scalar_##c##_g1_hash_to_field(pairing_##c##_fp_t *, std::size_t, const std::uint8_t *, \
                                                         std::size_t, const std::uint8_t *, std::size_t); \
    pairing_status pairing_scalar_##c##_g2_hash_to_field(void *, std::size_t, const std::uint8_t *, std::size_t, \
                                                         const std::uint8_t *, std::size_t); \
    pairing_status pairing_scalar_##c##_fr_hash_to_field(pairing_##c##_fr_t *, std::size_t, const std::uint8_t *, \
                                                         std::size_t, const std::uint8_t *, std::size_t);
extern "C" {
HASH_TO_FIELD(bn254)
HASH_TO_FIELD(bls12_377)
HASH_TO_FIELD(bls12_381)
HASH_TO_FIELD(bls24_315)
HASH_TO_FIELD(bw6_633)
HASH_TO_FIELD(bw6_761)
}

namespace {

using namespace pairing_test;

const std::uint8_t *bytes(const std::string &s) { return reinterpret_cast<const std::uint8_t *>(s.data()); }

/* The hidden hash_to_field of each group and scalar field. */
template <class C> struct Hidden;
#define HIDDEN(Name, c) \
    template <> struct Hidden<Name> { \
        static pairing_status to_field(int group, void *u, std::size_t n, const std::string &m, const std::string &d) \
        { \
            if (group == 1) \
                return pairing_scalar_##c##_g1_hash_to_field(static_cast<pairing_##c##_fp_t *>(u), n, bytes(m), \
                                                             m.size(), bytes(d), d.size()); \
            return pairing_scalar_##c##_g2_hash_to_field(u, n, bytes(m), m.size(), bytes(d), d.size()); \
        } \
        static pairing_status to_scalar(pairing_##c##_fr_t *u, std::size_t n, const std::string &m, \
                                        const std::string &d) \
        { \
            return pairing_scalar_##c##_fr_hash_to_field(u, n, bytes(m), m.size(), bytes(d), d.size()); \
        } \
    };
HIDDEN(Bn254, bn254)
HIDDEN(Bls12_377, bls12_377)
HIDDEN(Bls12_381, bls12_381)
HIDDEN(Bls24_315, bls24_315)
HIDDEN(Bw6_633, bw6_633)
HIDDEN(Bw6_761, bw6_761)

template <class T> pairing_status hash(typename T::G::t *r, const std::string &msg, const std::string &dst, bool ro)
{
    return (ro ? T::G::hash_to_curve : T::G::encode_to_curve)(r, bytes(msg), msg.size(), bytes(dst), dst.size());
}

template <class T> class Hash : public ::testing::Test {
  protected:
    using E = typename T::F::t;

    static void expect_point(const typename T::G::t &got, const nlohmann::json &want, const std::string &what)
    {
        const auto g = affine<T>(got);
        const auto w = point<T>(want);
        EXPECT_TRUE(T::G::aff_eq(&g, &w)) << what << ": " << show<T>(g);
    }

    /* one vector: msg, [u], [q], p */
    static void check(const nlohmann::json &v, const std::string &dst, bool ro)
    {
        const std::string msg = v["msg"], what = T::name() + (ro ? " RO " : " NU ") + msg.substr(0, 20);
        const std::size_t n = ro ? 2 : 1;
        E u[2];
        typename T::G::t q;
        ASSERT_EQ(Hidden<typename T::C>::to_field(T::index, u, n, msg, dst), PAIRING_OK);
        if (v.contains("u")) {
            ASSERT_EQ(v["u"].size(), n);
            for (std::size_t i = 0; i < n; i++) {
                const E w = coordinate<T>(v["u"][i]);
                EXPECT_TRUE(T::F::eq(&u[i], &w)) << what << " u" << i;
            }
        }
        if (v.contains("q")) {
            ASSERT_EQ(v["q"].size(), n);
            for (std::size_t i = 0; i < n; i++) {
                T::G::map_to_curve(&q, &u[i]);
                expect_point(q, v["q"][i], what + " q" + std::to_string(i));
            }
        }
        ASSERT_EQ(hash<T>(&q, msg, dst, ro), PAIRING_OK);
        expect_point(q, v["p"], what + " p");
    }
};
TYPED_TEST_SUITE(Hash, AllGroups, GroupNames);

TYPED_TEST(Hash, PublishedSuitesWithIntermediateValues)
{
    using T = TypeParam;
    int ro = 0, nu = 0;
    const nlohmann::json file = carried("h2c/hash_to_curve.json");
    for (const auto &s : file.at("suites")) {
        if (s["curve"] != T::C::name || s["group"] != T::group())
            continue;
        for (const auto &v : s["vectors"]) {
            this->check(v, s["dst"], s["mode"] == "RO");
            (s["mode"] == "RO" ? ro : nu)++;
        }
    }
    EXPECT_GE(ro, 2) << "published values: " << T::name();
    EXPECT_GE(nu, 2) << "published values: " << T::name();
}

TYPED_TEST(Hash, ReferenceValuesOfTheCurve)
{
    using T = TypeParam;
    const nlohmann::json all = math("curves.json");
    if (all.is_null())
        GTEST_SKIP() << "PAIRING_MATH_DIR is not set";
    std::string key = T::C::name;
    key[key.find('_') == std::string::npos ? 0 : key.find('_')] = key.find('_') == std::string::npos ? key[0] : '-';
    const nlohmann::json &vectors = all.at(key).at("hash_to_curve").at(T::index == 1 ? "G1" : "G2").at("vectors");
    ASSERT_FALSE(vectors.empty());
    for (const auto &v : vectors) {
        nlohmann::json x = { { "msg", v["msg"] }, { "p", v["P"] } };
        if (v.contains("u")) x["u"] = v["u"];
        if (v.contains("Q")) x["q"] = v["Q"];
        if (v.contains("P"))
            this->check(x, v["dst"], x.contains("u") ? x["u"].size() == 2 : true);
        if (v.contains("nu_P"))
            this->check({ { "msg", v["msg"] }, { "p", v["nu_P"] } }, v["nu_dst"], false);
    }
}

/* Every result lies in the group (a library left out the clearing of the cofactor for one of its maps), on both paths, and
   differs between messages, tags and paths. */
TYPED_TEST(Hash, ResultsLieInTheGroupAndDependOnEveryInput)
{
    using T = TypeParam;
    std::vector<typename T::G::t> seen;
    for (const char *msg : { "", "a", "b", "a longer message, of more than one block of the hash function: 0123456789012345678" })
        for (const char *dst : { "X", "Y" })
            for (bool ro : { false, true }) {
                typename T::G::t p;
                ASSERT_EQ(hash<T>(&p, msg, dst, ro), PAIRING_OK);
                EXPECT_TRUE(T::G::on_curve(&p));
                EXPECT_TRUE(T::G::in_subgroup(&p));
                EXPECT_FALSE(T::G::is_infinity(&p));
                for (const auto &q : seen)
                    EXPECT_FALSE(T::G::eq(&p, &q));
                seen.push_back(p);
            }
}

/* The empty message as a null pointer was undefined behaviour elsewhere. */
TYPED_TEST(Hash, AnEmptyTagIsRefusedAndAnEmptyMessageMayBeNull)
{
    using T = TypeParam;
    const std::string dst = "TAG";
    for (auto f : { T::G::hash_to_curve, T::G::encode_to_curve }) {
        typename T::G::t p, q;
        std::memset(&p, 0x5a, sizeof p);
        EXPECT_EQ(f(&p, bytes("abc"), 3, bytes(""), 0), PAIRING_ERR_DST);
        EXPECT_TRUE(T::G::is_infinity(&p));
        ASSERT_EQ(f(&p, nullptr, 0, bytes(dst), dst.size()), PAIRING_OK);
        ASSERT_EQ(f(&q, bytes(""), 0, bytes(dst), dst.size()), PAIRING_OK);
        EXPECT_TRUE(T::G::eq(&p, &q));
    }
}

/* The poles of the maps and small arguments: always a point of the curve. The sign follows u: the simplified
   SWU map is odd; the other one, on the curve itself, gives y the sgn0 of u. */
TYPED_TEST(Hash, MapsAreDefinedEverywhereAndSignsFollowTheArgument)
{
    using T = TypeParam;
    using F = typename T::F;
    PAIRING_SEED_TRACE();
    Random rng(4);
    const bool svdw = std::string(T::G::suite).find("_SVDW_") != std::string::npos;
    std::vector<typename F::t> us;
    for (int i = -12; i <= 12; i++) {
        typename F::t one, a, inv;
        F::set_one(&one);
        F::mul_small(&a, &one, i);
        F::inv(&inv, &a);
        us.push_back(a);
        us.push_back(inv); /* 1/2 is a pole of the map of BN254 G1 */
        /* square roots of -1/i: poles of the simplified SWU map where Z = i */
        F::neg(&inv, &inv);
        if (F::sqrt(&a, &inv))
            us.push_back(a);
    }
    for (int i = 0; i < 16; i++)
        us.push_back(rng.template element<typename T::fp, F>());
    for (const auto &u : us) {
        typename T::G::t p, q;
        typename F::t m;
        T::G::map_to_curve(&p, &u);
        EXPECT_TRUE(T::G::on_curve(&p));
        if (F::is_zero(&u))
            continue;
        if (svdw) {
            const auto a = affine<T>(p);
            EXPECT_EQ(F::sgn0(&a.y), F::sgn0(&u));
            continue;
        }
        F::neg(&m, &u);
        T::G::map_to_curve(&q, &m);
        T::G::neg(&q, &q);
        EXPECT_TRUE(T::G::eq(&p, &q));
    }
}

/* sgn0 of RFC 9380: the parity of the lowest coefficient that is not zero. */
TYPED_TEST(Hash, SignOfAnElementIsTheParityOfItsFirstNonzeroCoefficient)
{
    using T = TypeParam;
    using fp = typename T::fp;
    typename fp::t one, two;
    fp::set_u64(&one, 1);
    fp::set_u64(&two, 2);
    for (unsigned i = 0; i < T::F::degree; i++) {
        typename T::F::t a = {};
        typename fp::t *c = reinterpret_cast<typename fp::t *>(&a);
        EXPECT_FALSE(T::F::sgn0(&a));
        c[i] = one;
        for (unsigned j = i + 1; j < T::F::degree; j++)
            c[j] = two;
        EXPECT_TRUE(T::F::sgn0(&a)) << i;
        c[i] = two;
        for (unsigned j = i + 1; j < T::F::degree; j++)
            c[j] = one;
        EXPECT_FALSE(T::F::sgn0(&a)) << i;
    }
}

/* A long output is the concatenation of the elements, and too many are refused. */
TYPED_TEST(Hash, FieldElementsUpToTheLimitOfTheExpander)
{
    using T = TypeParam;
    const std::size_t L = (T::fp::bits + 128 + 7) / 8, most = 255 * 32 / (L * T::F::degree);
    std::vector<typename T::F::t> u(most + 1);
    EXPECT_EQ(Hidden<typename T::C>::to_field(T::index, u.data(), most, "m", "D"), PAIRING_OK);
    for (std::size_t i = 0; i + 1 < most; i++)
        EXPECT_FALSE(T::F::eq(&u[i], &u[i + 1]));
    EXPECT_EQ(Hidden<typename T::C>::to_field(T::index, u.data(), most + 1, "m", "D"), PAIRING_ERR_ARGUMENT);
    for (const auto &e : u)
        EXPECT_TRUE(T::F::is_zero(&e));
    EXPECT_EQ(Hidden<typename T::C>::to_field(T::index, u.data(), 0, "m", "D"), PAIRING_OK);
    EXPECT_EQ(Hidden<typename T::C>::to_field(T::index, u.data(), 1, "m", ""), PAIRING_ERR_DST);
}

} // namespace
