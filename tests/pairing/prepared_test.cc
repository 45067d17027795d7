/* SPDX-License-Identifier: Apache-2.0 */
/* Lines of a fixed argument: the same pairings as without them, products of both kinds, the form as bytes. */
#include <cstdlib>
#include <memory>

#include "pairing/points.h"

namespace pairing_test {
namespace {

template <class C> class PreparedTest : public ::testing::Test {
  protected:
    using G1 = typename C::g1;
    using G2 = typename C::g2;
    using Prep = typename C::g2_prep_t;
    struct Free {
        void operator()(Prep *p) const { std::free(p); }
    };
    using Lines = std::unique_ptr<Prep, Free>;

    static Lines memory()
    {
        EXPECT_EQ(C::g2_prep_size() % 64, 0u);
        return Lines(static_cast<Prep *>(std::aligned_alloc(64, C::g2_prep_size())));
    }
    static Lines lines(const typename G2::aff &q)
    {
        Lines l = memory();
        C::g2_prep_init(l.get(), &q);
        return l;
    }
    static typename C::gt::t value(const typename C::sx::t &f)
    {
        typename C::gt::t r;
        C::final_exponentiation(&r, &f);
        return r;
    }
    static std::vector<std::uint8_t> bytes(const Lines &l)
    {
        std::vector<std::uint8_t> b(C::g2_prep_bytes);
        C::g2_prep_to_bytes(b.data(), l.get());
        return b;
    }

    Random rng_{15};
};

TYPED_TEST_SUITE(PreparedTest, Curves, CurveName);

TYPED_TEST(PreparedTest, GivesThePairing)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    for (int i = 0; i < 3; i++) {
        const auto p = multiple<C, typename C::g1>(this->rng_.template field<typename C::fr>());
        const auto q = i == 0 ? multiple<C, typename C::g2>(1)
                              : multiple<C, typename C::g2>(this->rng_.template field<typename C::fr>());
        const auto l = this->lines(q);
        typename C::sx::t f;
        typename C::gt::t want;
        C::pairing(&want, &p, &q);
        C::miller_loop_prepared(&f, &p, l.get());
        EXPECT_TRUE(same_gt<C>(this->value(f), want));
        const auto o = infinity<typename C::g1>();
        C::miller_loop_prepared(&f, &o, l.get());
        EXPECT_TRUE(C::sx::is_one(&f));
        const auto lo = this->lines(infinity<typename C::g2>());
        C::miller_loop_prepared(&f, &p, lo.get());
        EXPECT_TRUE(C::sx::is_one(&f));
        C::miller_loop_prepared(&f, &o, lo.get());
        EXPECT_TRUE(C::sx::is_one(&f));
    }
}

/* n pairs and m pairs with lines, around the borders of the chunks, with infinities in all places. */
TYPED_TEST(PreparedTest, Products)
{
    using C = TypeParam;
    constexpr std::size_t most = 35;
    std::vector<typename C::g1::aff> p(most);
    std::vector<typename C::g2::aff> q(most);
    std::vector<typename TestFixture::Lines> kept(most);
    std::vector<const typename C::g2_prep_t *> l(most);
    std::vector<std::uint64_t> a(most), b(most);
    for (std::size_t i = 0; i < most; i++) {
        a[i] = i % 7 == 3 ? 0 : 3 * i + 1;
        b[i] = i % 11 == 5 ? 0 : 2 * i + 1;
        p[i] = multiple<C, typename C::g1>(a[i]);
        q[i] = multiple<C, typename C::g2>(b[i]);
        kept[i] = this->lines(q[i]);
        l[i] = kept[i].get();
    }
    const struct {
        std::size_t n, m;
    } sizes[] = {{0, 0}, {0, 1}, {0, 2}, {0, 16}, {0, 17}, {0, 35}, {1, 1}, {1, 3}, {2, 17}, {17, 1}, {18, 17}};
    for (const auto &s : sizes) { /* the first n pairs, the last m with lines */
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < s.n; i++)
            sum += a[i] * b[i];
        for (std::size_t i = most - s.m; i < most; i++)
            sum += a[i] * b[i];
        const auto want = base_power<C>(scalar<C>(sum));
        typename C::sx::t f;
        C::miller_loop_mixed_n(&f, p.data(), q.data(), s.n, &p[most - s.m], l.data() + (most - s.m), s.m);
        EXPECT_TRUE(same_gt<C>(this->value(f), want)) << s.n << " and " << s.m;
        EXPECT_EQ(C::pairing_check_mixed(p.data(), q.data(), s.n, &p[most - s.m], l.data() + (most - s.m), s.m),
                  sum == 0);
        if (s.n == 0) {
            C::miller_loop_prepared_n(&f, &p[most - s.m], l.data() + (most - s.m), s.m);
            EXPECT_TRUE(same_gt<C>(this->value(f), want)) << s.m;
        }
    }
    /* e(3 P, Q) e(-P, 3 Q) = 1 across the kinds */
    typename C::g1::aff pn = multiple<C, typename C::g1>(1);
    C::g1::aff_neg(&pn, &pn);
    const auto p3 = multiple<C, typename C::g1>(3);
    const auto q1 = multiple<C, typename C::g2>(1);
    const auto l3 = this->lines(multiple<C, typename C::g2>(3));
    const typename C::g2_prep_t *const l3s[] = {l3.get()};
    EXPECT_TRUE(C::pairing_check_mixed(&p3, &q1, 1, &pn, l3s, 1));
    EXPECT_FALSE(C::pairing_check_mixed(&pn, &q1, 1, &pn, l3s, 1));
    EXPECT_TRUE(C::pairing_check_mixed(nullptr, nullptr, 0, nullptr, nullptr, 0));
}

TYPED_TEST(PreparedTest, BytesAreCanonicalAndStrict)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using G2 = typename C::g2;
    const auto q = multiple<C, G2>(this->rng_.template field<typename C::fr>());
    const auto p = multiple<C, typename C::g1>(5);
    const auto l = this->lines(q), r = this->memory();
    const auto good = this->bytes(l);
    std::vector<std::uint8_t> point(G2::uncompressed_bytes);
    G2::aff_to_bytes_uncompressed(point.data(), &q);
    EXPECT_TRUE(std::equal(point.begin(), point.end(), good.begin()));
    /* the first slope is that of the tangent: lambda 2y = 3x^2 at Q, or at psi(Q) on BW6 */
    typename C::fq::t lambda, x, y;
    ASSERT_EQ(C::fq::from_bytes_be(&lambda, &good[point.size()]), PAIRING_OK);
    if constexpr (C::k != 6) {
        C::fq::sqr(&x, &q.x);
        C::fq::tpl(&x, &x);
        C::fq::dbl(&y, &q.y);
        C::fq::mul(&y, &y, &lambda);
        EXPECT_TRUE(C::fq::eq(&x, &y));
    }

    ASSERT_EQ(C::g2_prep_from_bytes(r.get(), good.data(), good.size()), PAIRING_OK);
    EXPECT_EQ(this->bytes(r), good);
    typename C::sx::t f, g;
    C::miller_loop_prepared(&f, &p, l.get());
    C::miller_loop_prepared(&g, &p, r.get());
    EXPECT_TRUE(C::sx::eq(&f, &g));

    const auto refused = [&](const std::vector<std::uint8_t> &b, std::size_t len, pairing_status why) {
        EXPECT_EQ(C::g2_prep_from_bytes(r.get(), b.data(), len), why);
        C::miller_loop_prepared(&g, &p, r.get());
        EXPECT_TRUE(C::sx::is_one(&g)) << "infinity after an error";
    };
    refused(good, 0, PAIRING_ERR_LENGTH);
    refused(good, good.size() - 1, PAIRING_ERR_LENGTH);
    const std::size_t step = C::fq::degree * C::fp::bytes;
    for (std::size_t i = 0; i < good.size() / step; i++) {
        auto bad = good;
        bad[i * step + step - 1] ^= 1; /* another slope or coordinate */
        if (i < 2 || i % 17 == 2 || i + 1 == good.size() / step) {
            EXPECT_NE(C::g2_prep_from_bytes(r.get(), bad.data(), bad.size()), PAIRING_ERR_LENGTH);
            refused(bad, bad.size(), PAIRING_ERR_NOT_ON_CURVE);
            if (i >= 2) {
                bad = good;
                std::fill_n(bad.begin() + static_cast<std::ptrdiff_t>(i * step), C::fp::bytes,
                            static_cast<std::uint8_t>(0xff));
                refused(bad, bad.size(), PAIRING_ERR_RANGE);
            }
        }
    }
    auto other = good; /* the slopes of Q with the point -Q */
    typename G2::aff qn = q;
    G2::aff_neg(&qn, &qn);
    G2::aff_to_bytes_uncompressed(other.data(), &qn);
    refused(other, other.size(), PAIRING_ERR_NOT_ON_CURVE);

    const auto lo = this->lines(infinity<G2>());
    auto zero = this->bytes(lo);
    EXPECT_TRUE(std::all_of(zero.begin() + 1, zero.end(), [](std::uint8_t b) { return b == 0; }));
    EXPECT_EQ(C::g2_prep_from_bytes(r.get(), zero.data(), zero.size()), PAIRING_OK);
    C::miller_loop_prepared(&g, &p, r.get());
    EXPECT_TRUE(C::sx::is_one(&g));
    zero.back() = 1;
    refused(zero, zero.size(), PAIRING_ERR_NOT_ON_CURVE);
}

/* A point of the curve outside G2 has no prepared form. */
TYPED_TEST(PreparedTest, PointOutsideTheGroupIsRefused)
{
    using C = TypeParam;
    using G2 = typename C::g2;
    typename G2::t q;
    typename G2::aff a;
    typename C::fq::t u;
    C::fq::set_one(&u);
    do {
        G2::map_to_curve(&q, &u); /* the cofactor is not cleared */
        C::fq::dbl(&u, &u);
    } while (G2::in_subgroup(&q));
    G2::to_aff(&a, &q);
    auto b = this->bytes(this->lines(multiple<C, G2>(2)));
    G2::aff_to_bytes_uncompressed(b.data(), &a);
    const auto r = this->memory();
    EXPECT_EQ(C::g2_prep_from_bytes(r.get(), b.data(), b.size()), PAIRING_ERR_NOT_IN_SUBGROUP);
}

} // namespace
} // namespace pairing_test
