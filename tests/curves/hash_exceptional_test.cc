/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The maps where their formulas divide by zero, each with its published or computed point, and the sum of two maps, which
 * the simplified SWU suites take before their isogeny, against the sum of two points.
 */
#include "curves/encode_support.h"

#define MAP_SUM(c) \
    void pairing_scalar_##c##_g1_map_sum(pairing_##c##_g1_t *, const void *); \
    void pairing_scalar_##c##_g2_map_sum(pairing_##c##_g2_t *, const void *);
extern "C" {
MAP_SUM(bn254)
MAP_SUM(bls12_377)
MAP_SUM(bls12_381)
MAP_SUM(bls24_315)
MAP_SUM(bw6_633)
MAP_SUM(bw6_761)
void pairing_scalar_bls12_377_g1_map_sum_arkworks(pairing_bls12_377_g1_t *, const void *);
}

namespace {

using namespace pairing_test;

template <class T> struct Sum;
#define SUM(Name, c) \
    template <> struct Sum<G1Of<Name>> { \
        static void of(pairing_##c##_g1_t *r, const void *u) { pairing_scalar_##c##_g1_map_sum(r, u); } \
    }; \
    template <> struct Sum<G2Of<Name>> { \
        static void of(pairing_##c##_g2_t *r, const void *u) { pairing_scalar_##c##_g2_map_sum(r, u); } \
    };
SUM(Bn254, bn254)
SUM(Bls12_377, bls12_377)
SUM(Bls12_381, bls12_381)
SUM(Bls24_315, bls24_315)
SUM(Bw6_633, bw6_633)
SUM(Bw6_761, bw6_761)

/* The exceptional arguments of one suite of a group, empty if it is not in the file. */
template <class T> nlohmann::json exceptional(const std::string &suite)
{
    const nlohmann::json file = carried("h2c/exceptional.json");
    for (const auto &s : file.at("suites"))
        if (s["curve"] == T::C::name && s["group"] == T::group() && s["suite"] == suite)
            return s["cases"];
    return nlohmann::json::array();
}

/* map(u) for every case; then sum(u, v) = map(u) + map(v) for all pairs of these arguments, small ones and random
   ones: equal and opposite ones among them, infinity on either side. */
template <class T, class Map, class SumOf> void check(const std::string &suite, Map map, SumOf sum)
{
    using F = typename T::F;
    PAIRING_SEED_TRACE();
    Random rng(97);
    std::vector<typename F::t> us;
    const nlohmann::json list = exceptional<T>(suite);
    typename T::G::t p, q, s;
    for (const auto &c : list) {
        const typename F::t u = coordinate<T>(c["u"]);
        map(&p, &u);
        if (c["p"].is_null()) {
            EXPECT_TRUE(T::G::is_infinity(&p)) << c;
        } else {
            const auto got = affine<T>(p), want = point<T>(c["p"]);
            EXPECT_TRUE(T::G::aff_eq(&got, &want)) << c << show<T>(got);
        }
        us.push_back(u);
    }
    if (us.empty()) { /* a curve without cases: u = 0 is one in each map */
        us.emplace_back();
        F::set_zero(&us.back());
    }
    for (int i = 0; i < 4; i++) {
        us.push_back(rng.template element<typename T::fp, F>());
        typename F::t minus;
        F::neg(&minus, &us.back());
        us.push_back(minus);
    }
    for (const auto &u : us)
        for (const auto &v : us) {
            const typename F::t both[2] = { u, v };
            map(&p, &u);
            map(&q, &v);
            T::G::add(&p, &p, &q);
            std::memset(&s, 0x5a, sizeof s);
            sum(&s, both);
            EXPECT_TRUE(T::G::on_curve(&s));
            EXPECT_TRUE(T::G::eq(&s, &p));
        }
}

template <class T> class HashExceptional : public ::testing::Test {};
TYPED_TEST_SUITE(HashExceptional, AllGroups, GroupNames);

TYPED_TEST(HashExceptional, PolesAndKernelsHaveTheirPoints)
{
    check<TypeParam>("", TypeParam::G::map_to_curve, Sum<TypeParam>::of);
}

#if PAIRING_HAVE_BLS12_377
TEST(HashExceptional, SuiteOfArkworks)
{
    check<G1Of<Bls12_377>>("arkworks", pairing_bls12_377_g1_map_to_curve_arkworks,
                           pairing_scalar_bls12_377_g1_map_sum_arkworks);
}
#endif

} // namespace
