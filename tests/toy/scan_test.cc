/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every point of the toy curves that are too large for the default run: BLS12's twist (5.2*10^7 x-coordinates), and
 * BLS24's G1 (4.7*10^6). Exactly the multiples of the generator are accepted. One of each P and -P is tested: the test
 * is the kernel of an endomorphism.
 */
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "toy/toy.h"

namespace {

bool yes(ct_mask m) { return m != 0; }

/* E: y^2 = x^3 + b with b from the generator; F its field's functions, n coefficients */
#define TOY_SCAN(Name, c, g, f, n, p_, r_) \
    struct Name { \
        static constexpr std::uint64_t p = p_, r = r_; \
        static constexpr unsigned degree = n; \
        using point = pairing_##c##_##g##_t; \
        using affine = pairing_##c##_##g##_aff_t; \
        using element = pairing_##c##_##f##_t; \
        using fp = pairing_##c##_fp_t; \
        static constexpr auto set_fp = pairing_##c##_fp_set_u64; \
        static constexpr auto words = pairing_##c##_fp_to_words; \
        static constexpr auto mul = pairing_##c##_##f##_mul; \
        static constexpr auto sqr = pairing_##c##_##f##_sqr; \
        static constexpr auto add = pairing_##c##_##f##_add; \
        static constexpr auto sub = pairing_##c##_##f##_sub; \
        static constexpr auto sqrt = pairing_##c##_##f##_sqrt; \
        static constexpr auto generator = pairing_##c##_##g##_generator; \
        static constexpr auto sum = pairing_##c##_##g##_add; \
        static constexpr auto to_aff = pairing_##c##_##g##_to_aff; \
        static constexpr auto aff_in_subgroup = pairing_##c##_##g##_aff_in_subgroup; \
    };

TOY_SCAN(Bls12G2, toy_bls12, g2, fp2, 2, 7207, 601)
TOY_SCAN(Bls24G1, toy_bls24, g1, fp, 1, 4680007, 390001)

/* the number of an element in base p, lowest coefficient first */
template <class G> std::uint64_t number(const typename G::element &a)
{
    const auto *c = reinterpret_cast<const typename G::fp *>(&a);
    std::uint64_t v = 0;
    for (unsigned i = G::degree; i-- > 0;) {
        std::uint64_t w;
        G::words(&w, &c[i]);
        v = v * G::p + w;
    }
    return v;
}

template <class G> class ToyScanTest : public ::testing::Test {};
struct Names {
    template <class G> static std::string GetName(int) { return G::degree == 1 ? "bls24_g1" : "bls12_g2"; }
};
using Groups = ::testing::Types<Bls12G2, Bls24G1>;
TYPED_TEST_SUITE(ToyScanTest, Groups, Names);

TYPED_TEST(ToyScanTest, ExactlyTheMultiplesOfTheGenerator)
{
    using G = TypeParam;
    std::vector<std::uint64_t> members; /* x-coordinates of [1]G .. [(r-1)/2]G */
    typename G::point g, s;
    typename G::affine a;
    G::generator(&g);
    s = g;
    for (std::uint64_t i = 1; i <= (G::r - 1) / 2; i++) {
        G::to_aff(&a, &s);
        members.push_back(number<G>(a.x));
        G::sum(&s, &s, &g);
    }
    std::sort(members.begin(), members.end());
    ASSERT_EQ(std::unique(members.begin(), members.end()), members.end());

    typename G::element b, t, x3;
    G::generator(&g);
    G::to_aff(&a, &g);
    G::sqr(&x3, &a.x);
    G::mul(&x3, &x3, &a.x);
    G::sqr(&b, &a.y);
    G::sub(&b, &b, &x3);

    std::uint64_t q = 1, points = 0, accepted = 0, wrong = 0;
    for (unsigned i = 0; i < G::degree; i++)
        q *= G::p;
    for (std::uint64_t n = 0; n < q; n++) {
        auto *c = reinterpret_cast<typename G::fp *>(&a.x);
        std::uint64_t v = n;
        for (unsigned i = 0; i < G::degree; i++, v /= G::p)
            G::set_fp(&c[i], v % G::p);
        G::sqr(&t, &a.x);
        G::mul(&t, &t, &a.x);
        G::add(&t, &t, &b);
        if (!yes(G::sqrt(&a.y, &t)))
            continue;
        points++;
        const bool in = yes(G::aff_in_subgroup(&a));
        accepted += in;
        wrong += in != std::binary_search(members.begin(), members.end(), n);
    }
    EXPECT_EQ(wrong, 0u);
    EXPECT_EQ(accepted, members.size());
    EXPECT_GT(points, q / 2 - q / 100);
}

} // namespace
