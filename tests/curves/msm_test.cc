// SPDX-License-Identifier: Apache-2.0
// Sums of multiples of many points, and sums of affine points, against double-and-add and repeated addition: every small n,
// infinities, zero and extreme scalars, equal and opposite points, one bucket for all, any amount of scratch.
#include "curves/group_test.h"

#include <algorithm>

namespace pairing_test {
namespace {

using Words = std::vector<std::uint64_t>;

template <class G> class MsmTest : public ::testing::Test {
  public:
    using K = Kit<G>;
    using g = typename G::g;
    using P = typename g::t;
    using A = typename g::aff;
    using S = typename K::S;
    Random rng{ 0x6d736d };

    /* n points of the subgroup, distinct but for chance: sums of a few, so that the model is cheap */
    std::vector<A> points(std::size_t n)
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
    std::vector<S> scalars(std::size_t n)
    {
        std::vector<S> r(n);
        for (S &k : r)
            k = K::scalar(rng.words(8));
        return r;
    }
    static P model(const std::vector<A> &p, const std::vector<S> &k)
    {
        P r = K::infinity();
        for (std::size_t i = 0; i < p.size(); i++)
            r = K::add(r, K::mul(K::from_aff(p[i]), k[i]));
        return r;
    }
    static P msm(const std::vector<A> &p, const std::vector<S> &k)
    {
        P r;
        g::msm(&r, p.data(), k.data(), p.size());
        return r;
    }
    static P msm_vartime(const std::vector<A> &p, const std::vector<S> &k, std::size_t bytes)
    {
        std::vector<std::uint8_t> scratch(bytes + 64, 0xa5);
        P r;
        g::msm_vartime(&r, p.data(), k.data(), p.size(), bytes == 0 ? nullptr : scratch.data() + 1, bytes);
        for (std::size_t i = bytes + 1; i < scratch.size(); i++)
            EXPECT_EQ(scratch[i], 0xa5) << "written beyond the scratch";
        EXPECT_EQ(scratch[0], 0xa5);
        return r;
    }
    static P msm_vartime(const std::vector<A> &p, const std::vector<S> &k)
    {
        return msm_vartime(p, k, g::msm_scratch_size(p.size()));
    }
    static P msm_bits(const std::vector<A> &p, const Words &k, std::size_t nbits, std::size_t bytes)
    {
        std::vector<std::uint8_t> scratch(bytes + 1);
        P r;
        g::msm_bits_vartime(&r, p.data(), k.data(), p.size(), nbits, scratch.data() + 1, bytes);
        return r;
    }
};
TYPED_TEST_SUITE(MsmTest, AllGroups, GroupNames);

TYPED_TEST(MsmTest, EverySmallNumberOfPoints)
{
    GROUP_TYPES;
    const std::vector<A> p = this->points(33);
    const std::vector<S> k = this->scalars(33);
    P sum = K::infinity();
    for (std::size_t n = 0; n <= p.size(); n++) {
        const std::vector<A> pn(p.begin(), p.begin() + static_cast<std::ptrdiff_t>(n));
        const std::vector<S> kn(k.begin(), k.begin() + static_cast<std::ptrdiff_t>(n));
        SCOPED_TRACE(n);
        EXPECT_POINT_EQ(G, this->msm_vartime(pn, kn), sum);
        EXPECT_POINT_EQ(G, this->msm_vartime(pn, kn, 0), sum);
        if (n <= 10 || n == p.size())
            EXPECT_POINT_EQ(G, this->msm(pn, kn), sum);
        if (n < p.size())
            sum = K::add(sum, K::mul(K::from_aff(p[n]), k[n]));
    }
}

TYPED_TEST(MsmTest, ManyPointsWithAnyScratch)
{
    GROUP_TYPES;
    const std::size_t n = 300;
    const std::vector<A> p = this->points(n);
    const std::vector<S> k = this->scalars(n);
    const P expected = this->model(p, k);
    const std::size_t full = g::msm_scratch_size(n);
    EXPECT_GT(full, 0u);
    for (std::size_t bytes : { full, full + 1000, full - 1, full / 2, full / 4, full / 16, std::size_t(100), std::size_t(0) })
        EXPECT_POINT_EQ(G, this->msm_vartime(p, k, bytes), expected);
}

TYPED_TEST(MsmTest, InfinitiesAndZeroScalarsDoNotCount)
{
    GROUP_TYPES;
    A inf;
    g::aff_set_infinity(&inf);
    for (std::size_t n : { 1u, 2u, 7u, 70u }) {
        std::vector<A> p = this->points(n);
        std::vector<S> k = this->scalars(n);
        for (std::size_t i = 0; i < n; i++) {
            if (i % 3 == 0)
                p[i] = inf;
            if (i % 5 == 1)
                k[i] = K::scalar(Words{ 0 });
        }
        const P expected = this->model(p, k);
        EXPECT_POINT_EQ(G, this->msm_vartime(p, k), expected);
        EXPECT_POINT_EQ(G, this->msm(p, k), expected);
        const std::vector<A> none(n, inf);
        EXPECT_POINT_EQ(G, this->msm_vartime(none, k), K::infinity());
        EXPECT_POINT_EQ(G, this->msm(none, k), K::infinity());
        const std::vector<S> zero(n, K::scalar(Words{ 0 }));
        EXPECT_POINT_EQ(G, this->msm_vartime(p, zero), K::infinity());
        EXPECT_POINT_EQ(G, this->msm(p, zero), K::infinity());
    }
}

/* All in one bucket, more than one batch of it; pairs that cancel; points that double. */
TYPED_TEST(MsmTest, EqualAndOppositePoints)
{
    GROUP_TYPES;
    const A a = this->points(1)[0];
    A minus;
    g::aff_neg(&minus, &a);
    for (std::size_t n : { 2u, 5u, 40u, 64u, 2100u }) {
        SCOPED_TRACE(n);
        const S one = this->scalars(1)[0];
        std::vector<A> p(n, a);
        std::vector<S> k(n, one);
        const P expected = K::mul(K::mul_model(K::from_aff(a), Words{ n }), one);
        EXPECT_POINT_EQ(G, this->msm_vartime(p, k), expected);
        for (std::size_t i = 0; i < n; i += 2)
            p[i] = minus;
        EXPECT_POINT_EQ(G, this->msm_vartime(p, k), n % 2 == 0 ? K::infinity() : K::mul(K::from_aff(minus), one));
        if (n > 64)
            continue;
        EXPECT_POINT_EQ(G, this->msm(p, k), n % 2 == 0 ? K::infinity() : K::mul(K::from_aff(minus), one));
        k = this->scalars(n);
        EXPECT_POINT_EQ(G, this->msm_vartime(p, k), this->model(p, k));
        EXPECT_POINT_EQ(G, this->msm(p, k), this->model(p, k));
    }
}

/* Multiples of one point by small numbers, and images under phi: sums meet inside of tables and buckets. */
TYPED_TEST(MsmTest, RelatedPointsAndExtremeScalars)
{
    GROUP_TYPES;
    const P a = K::random_member(this->rng), f = K::phi(a);
    std::vector<A> p;
    for (const P &q : { a, K::neg(a), K::dbl(a), K::neg(K::dbl(a)), K::add(a, K::dbl(a)), f, K::neg(f), K::phi(f), K::dbl(f) })
        p.push_back(K::to_aff(q));
    std::vector<S> extreme;
    const Words r = K::order();
    Words below = r;
    below[0] -= 1; /* r is odd */
    for (const Words &w : { Words{ 0 }, Words{ 1 }, Words{ 2 }, below, Words{ 0, 1 }, Words{ 0, 0, 1 }, Words{ ~UINT64_C(0), ~UINT64_C(0) } })
        extreme.push_back(K::scalar(w));
    for (std::size_t repeat : { 1u, 3u, 40u }) {
        std::vector<A> pp;
        std::vector<S> kk;
        for (std::size_t i = 0; i < repeat; i++) {
            for (std::size_t j = 0; j < p.size(); j++) {
                pp.push_back(p[j]);
                kk.push_back(extreme[(i + j * (i + 1)) % extreme.size()]);
            }
        }
        EXPECT_POINT_EQ(G, this->msm_vartime(pp, kk), this->model(pp, kk));
        EXPECT_POINT_EQ(G, this->msm(pp, kk), this->model(pp, kk));
    }
}

struct Heard {
    std::vector<std::uint64_t> done;
    std::uint64_t total = 0;
    std::size_t stop_at = SIZE_MAX;

    static bool hear(void *context, std::uint64_t done, std::uint64_t total)
    {
        Heard &h = *static_cast<Heard *>(context);
        h.done.push_back(done);
        h.total = total;
        return h.done.size() < h.stop_at;
    }
};

/* News come in order and end at the end; the sum is the same; a run that is ended answers so. */
TYPED_TEST(MsmTest, ProgressIsToldAndMayEndTheRun)
{
    GROUP_TYPES;
    for (std::size_t n : { 0u, 5u, 300u, 3000u }) {
        SCOPED_TRACE(n);
        const std::vector<A> p = this->points(n);
        const std::vector<S> k = this->scalars(n);
        const std::size_t full = g::msm_scratch_size(n);
        std::vector<std::uint8_t> scratch(full + 1);
        const P expected = this->msm_vartime(p, k);
        for (std::size_t bytes : { full, full / 2, std::size_t(0) }) {
            Heard h;
            pairing_progress progress = { Heard::hear, &h };
            P r;
            EXPECT_TRUE(g::msm_progress_vartime(&r, p.data(), k.data(), n, scratch.data(), bytes, &progress));
            EXPECT_POINT_EQ(G, r, expected);
            EXPECT_EQ(h.done.empty(), n == 0);
            EXPECT_TRUE(std::is_sorted(h.done.begin(), h.done.end()));
            if (n == 0)
                continue;
            EXPECT_EQ(h.total, n);
            EXPECT_EQ(h.done.back(), n);
            if (n == 3000 && bytes == full) {
                EXPECT_GT(h.done.size(), 10u);
            }
            for (std::size_t stop : { std::size_t(1), h.done.size() / 2 + 1, h.done.size() }) {
                Heard until;
                until.stop_at = stop;
                progress.context = &until;
                EXPECT_FALSE(g::msm_progress_vartime(&r, p.data(), k.data(), n, scratch.data(), bytes, &progress));
                EXPECT_POINT_EQ(G, r, K::infinity());
                EXPECT_EQ(until.done.size(), stop);
            }
        }
    }
}

TYPED_TEST(MsmTest, BitsServeAnyPointAndAnyWidth)
{
    GROUP_TYPES;
    std::vector<A> all;
    for (const P &q : K::special_points(this->rng))
        all.push_back(K::to_aff(q));
    for (std::size_t i = 0; i < 6; i++)
        all.push_back(K::to_aff(K::random_point(this->rng)));
    for (std::size_t nbits : { 0u, 1u, 2u, 63u, 64u, 65u, 130u, 256u, 400u }) {
        for (std::size_t n : { std::size_t(0), std::size_t(1), std::size_t(2), std::size_t(9), all.size() }) {
            SCOPED_TRACE(::testing::Message() << nbits << " bits, " << n << " points");
            const std::vector<A> p(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n));
            const std::size_t words = (nbits + 63) / 64;
            Words k = this->rng.words(n * words + 1);
            if (n > 2 && words > 0)
                k[words] = ~UINT64_C(0);
            P expected = K::infinity();
            for (std::size_t i = 0; i < n; i++) {
                const Words ki(k.begin() + static_cast<std::ptrdiff_t>(i * words),
                               k.begin() + static_cast<std::ptrdiff_t>((i + 1) * words));
                expected = K::add(expected, K::mul_model(K::from_aff(p[i]), ki, nbits));
            }
            const Words before = k;
            for (std::size_t bytes : { g::msm_bits_scratch_size(n, nbits), std::size_t(0) })
                EXPECT_POINT_EQ(G, this->msm_bits(p, k, nbits, bytes), expected);
            EXPECT_EQ(k, before);
        }
    }
}

TYPED_TEST(MsmTest, AffineSums)
{
    GROUP_TYPES;
    std::vector<A> all;
    for (int i = 0; i < 12; i++)
        for (const P &q : K::special_points(this->rng))
            all.push_back(K::to_aff(q));
    ASSERT_GT(all.size(), 150u);
    for (std::size_t n : { std::size_t(0), std::size_t(1), std::size_t(2), std::size_t(3), std::size_t(100), all.size() }) {
        SCOPED_TRACE(n);
        P sum = K::infinity(), r;
        for (std::size_t i = 0; i < n; i++)
            sum = K::add(sum, K::from_aff(all[i]));
        g::aff_sum_n_vartime(&r, all.data(), n);
        EXPECT_POINT_EQ(G, r, sum);
        std::vector<A> a(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n)), b(n), c(n);
        for (std::size_t i = 0; i < n; i++)
            b[i] = all[(7 * i + 3) % all.size()];
        const std::vector<A> a0 = a;
        g::aff_add_n_vartime(c.data(), a.data(), b.data(), n);
        g::aff_add_n_vartime(a.data(), a.data(), a.data(), n);
        for (std::size_t i = 0; i < n; i++) {
            const A ab = K::add_model(a0[i], b[i]), twice = K::add_model(a0[i], a0[i]);
            EXPECT_TRUE(g::aff_eq(&c[i], &ab)) << i;
            EXPECT_TRUE(g::aff_eq(&a[i], &twice)) << i;
        }
    }
}

} // namespace
} // namespace pairing_test
