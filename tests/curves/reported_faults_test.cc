// SPDX-License-Identifier: Apache-2.0
// Inputs with which other libraries were reported to compute a wrong sum or product, or to crash. Each test says which fault
// it guards against; faults of encodings and of hashing are in the tests of those.
#include "curves/group_test.h"

#include <cstring>

namespace pairing_test {
namespace {

using Words = std::vector<std::uint64_t>;

template <class G> class ReportedFaults : public ::testing::Test {
  public:
    using K = Kit<G>;
    using g = typename G::g;
    using P = typename g::t;
    using A = typename g::aff;
    using S = typename K::S;
    Random rng{ 0xfa017 };

    static P sum(const std::vector<A> &p, const std::vector<S> &k)
    {
        std::vector<std::uint8_t> scratch(g::msm_scratch_size(p.size()));
        P r;
        g::msm_vartime(&r, p.data(), k.data(), p.size(), scratch.data(), scratch.size());
        return r;
    }
    static P sum_bits(const std::vector<A> &p, const Words &k, std::size_t nbits)
    {
        std::vector<std::uint8_t> scratch(g::msm_bits_scratch_size(p.size(), nbits));
        P r;
        g::msm_bits_vartime(&r, p.data(), k.data(), p.size(), nbits, scratch.data(), scratch.size());
        return r;
    }
};
TYPED_TEST_SUITE(ReportedFaults, AllGroups, GroupNames);

/* Splits by an endomorphism hold in the group of order r alone; a library took them for any point of the curve and any
   length of the scalar, so that clearing a cofactor by multiplication went wrong. */
TYPED_TEST(ReportedFaults, PlainProductsOutsideTheGroup)
{
    GROUP_TYPES;
    for (int i = 0; i < 3; i++) {
        const P a = K::random_point(this->rng);
        const Words k = this->rng.words(12);
        P r;
        EXPECT_POINT_EQ(G, K::mul_bits(a, k), K::mul_model(a, k));
        g::mul_bits_vartime(&r, &a, k.data(), 64 * k.size());
        EXPECT_POINT_EQ(G, r, K::mul_model(a, k));
    }
}

/* One infinity among the points made the whole sum infinite, or garbage, in sums, in sums by tables, or where all were. */
TYPED_TEST(ReportedFaults, OneInfinityAmongThePoints)
{
    GROUP_TYPES;
    const A a = K::to_aff(K::generator());
    A inf;
    g::aff_set_infinity(&inf);
    const S one = K::scalar(Words{ 1 }), five = K::scalar(Words{ 5 });
    for (const A &outer : { a, inf })
        for (const A &inner : { a, inf }) {
            const std::vector<A> p = { outer, inner, outer };
            const std::vector<S> k = { one, five, one };
            const P expected = K::add(K::dbl(K::from_aff(outer)), K::mul_model(K::from_aff(inner), Words{ 5 }));
            P r;
            EXPECT_POINT_EQ(G, this->sum(p, k), expected);
            EXPECT_POINT_EQ(G, this->sum_bits(p, Words{ 1, 5, 1 }, 64), expected);
            g::msm(&r, p.data(), k.data(), 3);
            EXPECT_POINT_EQ(G, r, expected);
            std::vector<A> table(g::msm_table_len(3, 2));
            g::msm_table_init(table.data(), p.data(), 3, 2);
            std::vector<std::uint8_t> scratch(g::msm_table_scratch_size(3, 2));
            g::msm_table_vartime(&r, table.data(), k.data(), 3, 2, scratch.data(), scratch.size());
            EXPECT_POINT_EQ(G, r, expected);
        }
}

/* Bytes of scratch and lengths of tables were computed in too few bits: large n must not wrap around. */
TYPED_TEST(ReportedFaults, SizesForManyPointsDoNotWrap)
{
    GROUP_TYPES;
    std::size_t last = 0, last_bits = 0; /* methods change with n, so that sizes may fall a little, never by half; the largest n
                                            are summed in blocks, whose memory stays the same */
    const unsigned most = sizeof(std::size_t) >= 8 ? 30 : 20;
    for (unsigned i = 7; i <= most; i++) {
        const std::size_t n = std::size_t(1) << i;
        const std::size_t s = g::msm_scratch_size(n), b = g::msm_bits_scratch_size(n, G::fr::bits);
        EXPECT_GT(s, last / 2) << n;
        EXPECT_GT(b, last_bits / 2) << n;
        EXPECT_GE(g::msm_table_len(n, 1), n);
        last = s;
        last_bits = b;
    }
    EXPECT_GE(last, g::msm_scratch_size(std::size_t(1) << 16));
    EXPECT_GE(last_bits, g::msm_bits_scratch_size(std::size_t(1) << 16, G::fr::bits));
}

/* A sum changed the scalars that it was given; and was wrong for scalars of more than four words. */
TYPED_TEST(ReportedFaults, InputsOfSumsStay)
{
    GROUP_TYPES;
    for (std::size_t n : { 1u, 5u, 70u }) {
        std::vector<A> p(n);
        std::vector<S> k(n);
        for (std::size_t i = 0; i < n; i++) {
            p[i] = K::to_aff(i == 0 ? K::random_member(this->rng) : K::dbl(K::from_aff(p[i - 1])));
            k[i] = K::scalar(this->rng.words(8));
        }
        const Words wide = this->rng.words(9 * n);
        const std::vector<A> p0 = p;
        const std::vector<S> k0 = k;
        const Words wide0 = wide;
        P expected = K::infinity();
        for (std::size_t i = 0; i < n; i++)
            expected = K::add(expected, K::mul_model(K::from_aff(p[i]), Words(wide.begin() + static_cast<std::ptrdiff_t>(9 * i),
                                                                              wide.begin() + static_cast<std::ptrdiff_t>(9 * i + 9))));
        EXPECT_POINT_EQ(G, this->sum_bits(p, wide, 576), expected);
        (void)this->sum(p, k);
        EXPECT_EQ(std::memcmp(p.data(), p0.data(), n * sizeof(A)), 0);
        EXPECT_EQ(std::memcmp(k.data(), k0.data(), n * sizeof(S)), 0);
        EXPECT_EQ(wide, wide0);
    }
}

/* All points in one bucket: sums of affine points met the same x twice, and divided by zero. */
template <class C> class ReportedFaultsOfBuckets : public ReportedFaults<Group<C, 1>> {};
TYPED_TEST_SUITE(ReportedFaultsOfBuckets, Curves, CurveName);
TYPED_TEST(ReportedFaultsOfBuckets, ThousandsOfEqualAndOppositePoints)
{
    using G = Group<TypeParam, 1>;
    using K = Kit<G>;
    using g = typename G::g;
    PAIRING_SEED_TRACE();
    const std::size_t n = 8192;
    typename g::aff a = K::to_aff(K::random_member(this->rng)), minus;
    g::aff_neg(&minus, &a);
    const typename K::S k = K::scalar(this->rng.words(8));
    std::vector<typename g::aff> p(n, a);
    const std::vector<typename K::S> ks(n, k);
    EXPECT_POINT_EQ(G, this->sum(p, ks), K::mul(K::mul_model(K::from_aff(a), Words{ n }), k));
    for (std::size_t i = 0; i < n; i += 2)
        p[i] = minus;
    EXPECT_POINT_EQ(G, this->sum(p, ks), K::infinity());
}

#if PAIRING_HAVE_BLS12_381
using F1 = ReportedFaults<Group<Bls12_381, 1>>;

template <class G> typename G::g::aff decoded(const std::string &hex)
{
    typename G::g::aff q;
    const std::vector<std::uint8_t> b = from_hex(hex);
    if (G::g::aff_from_bytes_compressed(&q, b.data(), b.size()) != PAIRING_OK)
        throw std::runtime_error("cannot decode " + hex);
    return q;
}

/* A sum took a scalar above r for one below it. */
TEST(ReportedFaultsOfSums, ScalarAboveTheOrder)
{
    using G = Group<Bls12_381, 1>;
    using K = Kit<G>;
    const Words k = words_from_hex("af6dd88bb87cb4ac68d0564b14693662bdf7228f3a3dbd99025607a7919d793f");
    const auto expected = K::from_aff(decoded<G>("952e36b70ed314e3af3ac9986e93eddba5b6958a8fcfe960d14811d84ff8487c"
                                                 "c82c0629ec52571cf52eee3553f80059"));
    const std::vector<K::A> p = { K::to_aff(K::generator()) };
    EXPECT_POINT_EQ(G, F1::sum_bits(p, k, 256), expected);
    EXPECT_POINT_EQ(G, F1::sum(p, { K::scalar(k) }), expected);
}

/* The values of both: [(G, 1), (infinity, 5), (G, 1)] is 2G. */
TEST(ReportedFaultsOfSums, InfinityInTheMiddle)
{
    using G = Group<Bls12_381, 1>;
    using K = Kit<G>;
    K::A inf;
    G::g::aff_set_infinity(&inf);
    const K::A a = K::to_aff(K::generator());
    EXPECT_POINT_EQ(G, F1::sum({ a, inf, a }, { K::scalar(Words{ 1 }), K::scalar(Words{ 5 }), K::scalar(Words{ 1 }) }),
                    K::from_aff(decoded<G>("a572cbea904d67468808c8eb50a9450c9721db309128012543902d0ac358a62a"
                                           "e28f75bb8f1c7c42c39a8c5529bf0f4e")));
}

/* The cofactor of G2 is longer than r and multiplies points outside the group. */
TEST(ReportedFaultsOfProducts, CofactorOfG2AsScalar)
{
    using G = Group<Bls12_381, 2>;
    using K = Kit<G>;
    PAIRING_SEED_TRACE();
    Random rng(0xfa018);
    const Words h = words_from_hex("05d543a95414e7f1091d50792876a202cd91de4547085abaa68a205b2e5a7ddfa628f1cb4d9e82ef21537e293a"
                                   "6691ae1616ec6e786f0c70cf1c38e31c7238e5");
    for (int i = 0; i < 4; i++) {
        const auto a = K::random_point(rng);
        for (bool vartime : { false, true }) {
            K::P r;
            (vartime ? G::g::mul_bits_vartime : G::g::mul_bits)(&r, &a, h.data(), 64 * h.size());
            EXPECT_POINT_EQ(G, r, K::mul_model(a, h));
            EXPECT_TRUE(G::g::in_subgroup(&r));
            EXPECT_FALSE(G::g::is_infinity(&r));
        }
    }
}

/* A multiplication of the generator by a table that was too short for n r, n >= 4; here the scalar is reduced, and -G, G are
   right on either side of r. */
TEST(ReportedFaultsOfProducts, GeneratorAroundMultiplesOfTheOrder)
{
    using G = Group<Bls12_381, 1>;
    using K = Kit<G>;
    const auto a = K::generator();
    std::vector<K::A> table(G::g::table_len(5));
    G::g::table_init(table.data(), 5, &a);
    K::S zero, one, minus;
    K::fr::set_zero(&zero);
    K::fr::set_one(&one);
    K::fr::neg(&minus, &one);
    const std::pair<K::S, K::P> rows[] = { { zero, K::infinity() }, { one, a }, { minus, K::neg(a) } };
    for (const auto &row : rows) {
        K::P r;
        G::g::table_mul(&r, table.data(), 5, &row.first);
        EXPECT_POINT_EQ(G, r, row.second);
        G::g::table_mul_vartime(&r, table.data(), 5, &row.first);
        EXPECT_POINT_EQ(G, r, row.second);
    }
}
#endif

#if PAIRING_HAVE_BN254
/* A split of this scalar came out as 128 and 191 bits, by rounding down instead of to the nearest and a lost sign. */
TEST(ReportedFaultsOfProducts, Bn254SplitIsRounded)
{
    using G = Group<Bn254, 1>;
    using K = Kit<G>;
    const std::vector<std::uint8_t> b = from_decimal("14226294082152339227274917010873249985458047913852393750281719691125978796426", 32);
    const Words k = words_from_hex(to_hex(b));
    const auto a = K::generator();
    const K::S s = K::scalar(k);
    K::P r;
    EXPECT_POINT_EQ(G, K::mul(a, s), K::mul_model(a, k));
    G::g::mul_vartime(&r, &a, &s);
    EXPECT_POINT_EQ(G, r, K::mul_model(a, k));
}
#endif

} // namespace
} // namespace pairing_test
