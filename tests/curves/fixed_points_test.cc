// SPDX-License-Identifier: Apache-2.0
// Tables of fixed points, for one and for sums, and membership of many points at once.
#include "curves/chacha.h"
#include "curves/group_test.h"

#include <cstring>

namespace pairing_test {
namespace {

using Words = std::vector<std::uint64_t>;

template <class G> class FixedPointsTest : public ::testing::Test {
  public:
    using K = Kit<G>;
    using g = typename G::g;
    using P = typename g::t;
    using A = typename g::aff;
    using S = typename K::S;
    Random rng{ 0x6669786564 };

    std::vector<S> scalars()
    {
        Words below = K::order();
        below[0] -= 1; /* r is odd */
        std::vector<S> v;
        for (const Words &w : { Words{ 0 }, Words{ 1 }, Words{ 2 }, below, Words{ 0, 1 }, Words{ ~UINT64_C(0), ~UINT64_C(0) },
                                Words{ 0, 0, UINT64_C(1) << 40 }, rng.words(8), rng.words(8) })
            v.push_back(K::scalar(w));
        return v;
    }
    std::vector<A> members(std::size_t n)
    {
        const P a = K::random_member(rng), b = K::random_member(rng);
        std::vector<A> r(n);
        P sum = a;
        for (A &q : r) {
            q = K::to_aff(sum);
            sum = K::add(sum, b);
        }
        return r;
    }
};
TYPED_TEST_SUITE(FixedPointsTest, AllGroups, GroupNames);

TYPED_TEST(FixedPointsTest, TablesOfSeveralWidths)
{
    GROUP_TYPES;
    EXPECT_EQ(g::table_len(0), 0u);
    EXPECT_EQ(g::table_len(9), 0u);
    for (const P &p : { K::rescaled(K::random_member(this->rng), this->rng), K::infinity() }) {
        for (unsigned w : { 1u, 2u, 5u, 8u }) {
            SCOPED_TRACE(w);
            std::vector<A> table(g::table_len(w));
            ASSERT_GT(table.size(), 0u);
            g::table_init(table.data(), w, &p);
            for (const S &k : this->scalars()) {
                P r;
                g::table_mul(&r, table.data(), w, &k);
                EXPECT_POINT_EQ(G, r, K::mul(p, k));
                g::table_mul_vartime(&r, table.data(), w, &k);
                EXPECT_POINT_EQ(G, r, K::mul(p, k));
            }
        }
    }
}

TYPED_TEST(FixedPointsTest, SumsByTables)
{
    GROUP_TYPES;
    for (std::size_t n : { 0u, 1u, 3u, 60u }) {
        std::vector<A> p = this->members(n);
        std::vector<S> k;
        const std::vector<S> some = this->scalars();
        for (std::size_t i = 0; i < n; i++)
            k.push_back(i < 30 ? some[i % some.size()] : K::scalar(this->rng.words(8)));
        if (n > 2) {
            g::aff_set_infinity(&p[2]);
            p[n - 1] = p[0];
        }
        P expected = K::infinity();
        for (std::size_t i = 0; i < n; i++)
            expected = K::add(expected, K::mul(K::from_aff(p[i]), k[i]));
        for (std::size_t blocks : { 1u, 2u, 3u, 40u }) {
            SCOPED_TRACE(::testing::Message() << n << " points, " << blocks << " blocks");
            std::vector<A> table(g::msm_table_len(n, blocks));
            g::msm_table_init(table.data(), p.data(), n, blocks);
            for (std::size_t bytes : { g::msm_table_scratch_size(n, blocks), std::size_t(0) }) {
                std::vector<std::uint8_t> scratch(bytes + 1);
                P r;
                g::msm_table_vartime(&r, table.data(), k.data(), n, blocks, scratch.data() + 1, bytes);
                EXPECT_POINT_EQ(G, r, expected);
            }
        }
    }
}

/* One point outside, at any place, of any kind: on the curve outside the subgroup, of small order, off the curve. */
TYPED_TEST(FixedPointsTest, MembershipOfMany)
{
    GROUP_TYPES;
    std::uint8_t seed[32];
    for (int repeat = 0; repeat < 32; repeat++)
        seed[repeat] = static_cast<std::uint8_t>(this->rng.words(1)[0]);
    EXPECT_TRUE(g::aff_in_subgroup_n(nullptr, 0));
    EXPECT_TRUE(g::aff_in_subgroup_n_random(nullptr, 0, seed));
    std::vector<P> outside = { K::random_point(this->rng) };
    for (const nlohmann::json &s : K::group_facts().at("small_order")) {
        const P t = K::point(s.at("point"));
        outside.push_back(t);
        outside.push_back(K::add(t, K::generator()));
    }
    A off;
    g::aff_generator(&off);
    off.x = off.y;
    for (std::size_t n : { 7u, 403u }) {
        std::vector<A> p = this->members(n);
        g::aff_set_infinity(&p[1]);
        p[2] = p[0];
        EXPECT_TRUE(g::aff_in_subgroup_n(p.data(), n));
        EXPECT_TRUE(g::aff_in_subgroup_n_random(p.data(), n, seed));
        for (std::size_t at : { std::size_t(0), n - 1 }) {
            const A kept = p[at];
            for (const P &q : outside) {
                p[at] = K::to_aff(q);
                const bool member = g::in_subgroup(&q);
                EXPECT_EQ(g::aff_in_subgroup_n(p.data(), n), member);
                EXPECT_EQ(g::aff_in_subgroup_n_random(p.data(), n, seed), member);
                seed[0]++;
            }
            p[at] = off;
            EXPECT_FALSE(g::aff_in_subgroup_n(p.data(), n));
            EXPECT_FALSE(g::aff_in_subgroup_n_random(p.data(), n, seed));
            p[at] = kept;
        }
        /* two that cancel in every row that has both */
        if (!g::in_subgroup(&outside[0])) {
            p[3] = K::to_aff(outside[0]);
            g::aff_neg(&p[4], &p[3]);
            EXPECT_FALSE(g::aff_in_subgroup_n_random(p.data(), n, seed));
        }
    }
}

/* Many encodings are what each is; the first that is not is named with its fault. */
TYPED_TEST(FixedPointsTest, DecodingOfMany)
{
    GROUP_TYPES;
    constexpr std::size_t size = g::compressed_bytes;
    std::uint8_t seed[32];
    for (std::uint8_t &b : seed)
        b = static_cast<std::uint8_t>(this->rng.words(1)[0]);
    std::size_t bad = 7;
    EXPECT_EQ(g::aff_from_bytes_compressed_n(nullptr, nullptr, 0, seed, &bad), PAIRING_OK);
    EXPECT_EQ(bad, 0u);
    const P stray = K::random_point(this->rng);
    const bool stray_is_member = g::in_subgroup(&stray);
    for (std::size_t n : { 1u, 6u, 401u }) {
        std::vector<A> p = this->members(n), r(n);
        if (n > 2)
            g::aff_set_infinity(&p[1]);
        std::vector<std::uint8_t> in(n * size);
        for (std::size_t i = 0; i < n; i++)
            g::aff_to_bytes_compressed(&in[i * size], &p[i]);
        ASSERT_EQ(g::aff_from_bytes_compressed_n(r.data(), in.data(), n, seed, &bad), PAIRING_OK);
        EXPECT_EQ(bad, n);
        for (std::size_t i = 0; i < n; i++)
            EXPECT_TRUE(g::aff_eq(&r[i], &p[i])) << i;
        const auto refused = [&](pairing_status s, std::size_t at) {
            std::fill(r.begin(), r.end(), p[0]);
            EXPECT_EQ(g::aff_from_bytes_compressed_n(r.data(), in.data(), n, seed, &bad), s);
            EXPECT_EQ(bad, at);
            for (const A &q : r)
                EXPECT_TRUE(g::aff_is_infinity(&q));
        };
        if (!stray_is_member) {
            const A q = K::to_aff(stray);
            g::aff_to_bytes_compressed(&in[(n / 2) * size], &q);
            refused(PAIRING_ERR_NOT_IN_SUBGROUP, n / 2);
        }
        std::fill(in.end() - static_cast<std::ptrdiff_t>(size), in.end(), std::uint8_t(0));
        refused(PAIRING_ERR_FLAGS, n - 1); /* what is no point comes before what is outside */
    }
}

TYPED_TEST(FixedPointsTest, ClearingOfMany)
{
    GROUP_TYPES;
    for (std::size_t n : { 0u, 1u, 32u, 67u }) {
        std::vector<P> a;
        for (std::size_t i = 0; i < n; i++)
            a.push_back(i == 3 ? K::infinity() : i % 8 == 0 ? K::random_point(this->rng) : K::dbl(a[i - 1]));
        std::vector<A> r(n);
        g::clear_cofactor_n(r.data(), a.data(), n);
        for (std::size_t i = 0; i < n; i++) {
            const A one = K::to_aff(K::cleared(a[i]));
            EXPECT_TRUE(g::aff_eq(&r[i], &one)) << i;
        }
    }
}

/* [RFC 8439, 2.3.2] */
TEST(ChaChaTest, Rfc8439Block)
{
    std::uint8_t key[32];
    const std::uint32_t nonce[3] = { 0x09000000, 0x4a000000, 0 };
    const std::uint32_t expected[16] = { 0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
                                         0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                         0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2 };
    std::uint32_t out[16];
    for (int i = 0; i < 32; i++)
        key[i] = static_cast<std::uint8_t>(i);
    pairing_chacha_block(out, key, 1, nonce);
    EXPECT_EQ(std::memcmp(out, expected, sizeof out), 0);
}

} // namespace
} // namespace pairing_test
