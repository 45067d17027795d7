/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Cyclotomic arithmetic of the six target fields: squarings, compression with its exceptional elements,
 * powers; sparse products.
 */
#include <algorithm>

#include "tower/hidden.h"
#include "tower/samples.h"

namespace pairing_test {
namespace {

template <class C> class CyclotomicTest : public ::testing::Test {
  protected:
    using Target = typename C::sx;
    using Hid = Hidden<C>;
    using Top = Level<C, Target>;
    using elem = typename Target::t;
    using compressed = typename Hid::compressed;

    /* a random element of the subgroup: f^((p^(k/2) - 1)(p^(k/6) + 1)) by the public operations */
    elem cyclotomic()
    {
        const elem f = Top::random(rng_);
        elem a, b;
        Target::inv(&a, &f);
        Target::conj(&b, &f);
        Target::mul(&a, &a, &b);
        Target::frob(&b, &a, C::k / 6);
        Target::mul(&a, &a, &b);
        return a;
    }

    static elem special(const char *which)
    {
        return target_from_json<C>(carried_for<C>("tower").at("cyclotomic").at(which));
    }

    /* ordinary, g3 = 0, g5 = 0, one: in a repeating mix of length n that starts at `turn` */
    std::vector<elem> mix(std::size_t n, std::size_t turn)
    {
        const elem kinds[3] = {special("g3_zero"), special("g5_zero"), Top::one()};
        std::vector<elem> v;
        for (std::size_t i = 0; i < n; i++) {
            const std::size_t k = (i + turn) % 5;
            v.push_back(k < 3 ? kinds[k] : cyclotomic());
        }
        return v;
    }

    /* Phi_k(p) = q^2 - q + 1, q = p^(k/6) */
    static model::Nat order()
    {
        const model::Nat q = model::pow(modulus<C>(), C::k / 6);
        return model::add(model::sub(model::mul(q, q), q), {1});
    }

    static elem power(const elem &a, const model::Nat &e)
    {
        const auto w = model::to_words(e, (model::bits(e) + 63) / 64);
        elem r;
        Target::pow(&r, &a, w.data(), model::bits(e));
        return r;
    }

    /* the one square root in the subgroup, whose order is odd */
    static elem root(const elem &a)
    {
        model::Nat rest;
        return power(a, model::divide(model::add(order(), {1}), {2}, rest));
    }

    /* a^e, e by its signed digits after a leading 1: plain squares and products */
    static elem power_by_digits(const elem &a, const std::vector<std::int8_t> &digits)
    {
        elem r = a, c;
        Target::conj(&c, &a);
        for (std::int8_t d : digits) {
            Target::sqr(&r, &r);
            if (d != 0)
                Target::mul(&r, &r, d > 0 ? &a : &c);
        }
        return r;
    }

    Random rng_{4};
};

TYPED_TEST_SUITE(CyclotomicTest, Curves, CurveName);

TYPED_TEST(CyclotomicTest, MembershipIsTheOrder)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    using H = Hidden<C>;
    const auto member = [](const typename C::sx::t &a) { return H::is_cyclotomic(&a) != 0; };
    for (const auto &a : this->mix(5, 0)) {
        EXPECT_TRUE(member(a));
        auto p = this->power(a, this->order());
        EXPECT_TRUE(C::sx::is_one(&p));
        typename C::sx::t c, u;
        C::sx::conj(&c, &a);
        C::sx::mul(&u, &c, &a);
        EXPECT_TRUE(C::sx::is_one(&u)) << "the conjugate is the inverse";
    }
    EXPECT_FALSE(member(L::zero()));
    auto m = L::one();
    C::sx::neg(&m, &m);
    EXPECT_FALSE(member(m)) << "-1 has order 2";
    EXPECT_FALSE(member(L::generator()));
    for (int i = 0; i < 5; i++)
        EXPECT_FALSE(member(L::random(this->rng_)));
    /* of order dividing p^(k/2) + 1 but not Phi_k(p): half of the easy part */
    const auto f = L::random(this->rng_);
    typename C::sx::t a, b;
    C::sx::inv(&a, &f);
    C::sx::conj(&b, &f);
    C::sx::mul(&a, &a, &b);
    EXPECT_FALSE(member(a));
}

TYPED_TEST(CyclotomicTest, EasyPart)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    const auto a = L::random(this->rng_);
    const model::Nat p = modulus<C>();
    /* (p^(k/2) - 1)(p^(k/6) + 1) as one integer */
    const model::Nat e = model::mul(model::sub(model::pow(p, C::k / 2), {1}), model::add(model::pow(p, C::k / 6), {1}));
    const auto want = this->power(a, e);
    typename C::sx::t r, x = a;
    Hidden<C>::easy_part(&r, &a);
    EXPECT_TRUE(same<L>(r, want));
    Hidden<C>::easy_part(&x, &x);
    EXPECT_TRUE(same<L>(x, want)) << "in place";
    const auto zero = L::zero();
    Hidden<C>::easy_part(&r, &zero);
    EXPECT_TRUE(C::sx::is_zero(&r));
}

TYPED_TEST(CyclotomicTest, SpecialElementsAreWhatTheySay)
{
    using C = TypeParam;
    using L = typename TestFixture::Top;
    typename TestFixture::compressed c;
    auto z = this->special("g3_zero");
    Hidden<C>::compress(&c, &z);
    EXPECT_TRUE(C::fq::is_zero(&c.g3));
    EXPECT_FALSE(C::fq::is_zero(&c.g2));
    z = this->special("g5_zero");
    Hidden<C>::compress(&c, &z);
    EXPECT_TRUE(C::fq::is_zero(&c.g5));
    EXPECT_FALSE(C::fq::is_zero(&c.g3));
    const auto all = reference_for<C>();
    if (!all.is_null()) {
        const auto &r = all.at("cyclotomic").at("special_elements");
        EXPECT_TRUE(same<L>(this->special("g3_zero"), target_from_json<C>(r.at("g3_zero"))));
        EXPECT_TRUE(same<L>(this->special("g5_zero"), target_from_json<C>(r.at("g5_zero"))));
    }
}

TYPED_TEST(CyclotomicTest, SquaringIsThePlainSquare)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    for (auto a : this->mix(15, 0)) {
        for (int i = 0; i < 3; i++) { /* and along powers of it */
            typename C::sx::t s, r;
            C::sx::sqr(&s, &a);
            Hidden<C>::cyc_sqr(&r, &a);
            EXPECT_TRUE(same<L>(r, s));
            Hidden<C>::cyc_sqr(&a, &a);
            EXPECT_TRUE(same<L>(a, s)) << "in place";
        }
    }
}

TYPED_TEST(CyclotomicTest, SquaringIsWrongOutsideTheSubgroup)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    const auto a = L::random(this->rng_);
    typename C::sx::t s, r;
    C::sx::sqr(&s, &a);
    Hidden<C>::cyc_sqr(&r, &a);
    EXPECT_FALSE(C::sx::eq(&r, &s));
    typename TestFixture::compressed c;
    Hidden<C>::compress(&c, &a);
    Hidden<C>::decompress_n(&r, &c, 1);
    EXPECT_FALSE(C::sx::eq(&r, &a));
}

TYPED_TEST(CyclotomicTest, CompressedSquaringOfBatches)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    using H = Hidden<C>;
    const std::size_t sizes[] = {0, 1, 2, 5, 31, 32, 33, 64, 65};
    std::size_t turn = 0;
    for (std::size_t n : sizes) {
        const auto in = this->mix(n, turn++);
        std::vector<typename TestFixture::compressed> c(n + 1);
        std::vector<typename C::sx::t> out(n + 1, L::zero());
        for (std::size_t i = 0; i < n; i++)
            H::compress(&c[i], &in[i]);
        H::decompress_n(out.data(), c.data(), n);
        for (std::size_t i = 0; i < n; i++)
            EXPECT_TRUE(same<L>(out[i], in[i])) << i << " of " << n;
        EXPECT_TRUE(C::sx::is_zero(&out[n])) << "nothing is written past the end";
        for (std::size_t i = 0; i < n; i++)
            for (std::size_t k = 0; k < 1 + i % 4; k++)
                H::csqr(&c[i], &c[i]);
        H::decompress_n(out.data(), c.data(), n);
        for (std::size_t i = 0; i < n; i++) {
            auto want = in[i];
            for (std::size_t k = 0; k < 1 + i % 4; k++)
                C::sx::sqr(&want, &want);
            EXPECT_TRUE(same<L>(out[i], want)) << i << " of " << n;
        }
    }
    /* batches of one kind alone: the product of the denominators is still not zero */
    for (std::size_t kind = 0; kind < 3; kind++) {
        const auto a = this->mix(3, 0)[kind];
        std::vector<typename TestFixture::compressed> c(4);
        std::vector<typename C::sx::t> out(4);
        for (auto &x : c)
            H::compress(&x, &a);
        H::decompress_n(out.data(), c.data(), 4);
        for (const auto &x : out)
            EXPECT_TRUE(same<L>(x, a));
    }
}

/* A run of squarings that arrives at an element with a zero coordinate, and goes through one. */
TYPED_TEST(CyclotomicTest, RunsThroughSpecialElements)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    using H = Hidden<C>;
    for (const char *which : {"g3_zero", "g5_zero"}) {
        const auto end = this->special(which);
        auto a = end;
        for (int i = 0; i < 5; i++)
            a = this->root(a);
        typename C::sx::t s = a;
        for (int i = 0; i < 5; i++)
            C::sx::sqr(&s, &s);
        ASSERT_TRUE(same<L>(s, end));
        for (std::vector<std::int8_t> digits : {std::vector<std::int8_t>{0, 0, 0, 0, 0},
                                                {0, 0, 0, 0, 0, 0, 0, 1},
                                                {0, 0, 1, 0, 0, 0, 0, 0},
                                                {0, 0, -1, 0, 0, 0, 0, 0, 0, 0, -1}}) {
            typename C::sx::t r;
            H::cyc_pow_naf(&r, &a, digits.data(), digits.size());
            EXPECT_TRUE(same<L>(r, this->power_by_digits(a, digits)));
        }
    }
}

TYPED_TEST(CyclotomicTest, PowerBySignedDigits)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    using H = Hidden<C>;
    std::vector<std::vector<std::int8_t>> strings{
        {}, {0}, {1}, {-1}, {0, 0, 0}, {0, 0, 0, 0}, {1, 1, 1, 1}, {-1, -1, -1, -1}, {0, -1}, {0, 0, 0, 0, 0, 0, 0, 1},
    };
    std::vector<std::int8_t> most(64, 0); /* 32 digits that are not zero, with the leading one */
    for (std::size_t i = 0; i < 31; i++)
        most[2 * i + 1] = i % 3 == 0 ? -1 : 1;
    strings.push_back(most);
    for (std::size_t n : {6u, 7u, 8u, 9u, 15u, 16u, 17u, 31u, 32u, 33u, 70u}) /* below, at and above batches of terms */
        strings.push_back(std::vector<std::int8_t>(n, 1));
    std::vector<std::int8_t> long_gaps(5 * 40, 0);
    for (std::size_t i = 4; i < long_gaps.size(); i += 5)
        long_gaps[i] = i % 2 == 0 ? 1 : -1;
    strings.push_back(long_gaps);
    for (int n = 0; n < 12; n++) { /* sparse: gaps of 1 to 20 */
        std::vector<std::int8_t> s;
        for (std::uint64_t terms = this->rng_.below(8); terms-- > 0;) {
            s.resize(s.size() + this->rng_.below(20), 0);
            s.push_back(this->rng_.below(2) == 0 ? 1 : -1);
        }
        s.resize(s.size() + this->rng_.below(20), 0);
        strings.push_back(s);
    }
    const auto inputs = this->mix(5, 3);
    for (const auto &a : inputs)
        for (const auto &s : strings) {
            const auto want = this->power_by_digits(a, s);
            typename C::sx::t r, x = a;
            H::cyc_pow_naf(&r, &a, s.data(), s.size());
            ASSERT_TRUE(same<L>(r, want)) << s.size() << " digits";
            H::cyc_pow_naf(&x, &x, s.data(), s.size());
            ASSERT_TRUE(same<L>(x, want)) << "in place";
        }
}

TYPED_TEST(CyclotomicTest, PowerByTheSeed)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    using H = Hidden<C>;
    const std::uint64_t e[1] = {H::seed_abs};
    for (const auto &a : this->mix(5, 0)) {
        typename C::sx::t want, r, x = a;
        C::sx::pow(&want, &a, e, 64);
        if (H::seed_negative)
            C::sx::conj(&want, &want);
        H::expt(&r, &a);
        EXPECT_TRUE(same<L>(r, want));
        H::expt(&x, &x);
        EXPECT_TRUE(same<L>(x, want)) << "in place";
    }
}

TYPED_TEST(CyclotomicTest, PowerOfEdgeExponents)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    using H = Hidden<C>;
    const std::uint64_t ones = ~UINT64_C(0), top = UINT64_C(1) << 63;
    struct Case {
        std::vector<std::uint64_t> e;
        std::size_t nbits;
    };
    std::vector<Case> cases{{{0}, 1},       {{0}, 64},     {{1}, 1},          {{1}, 64},        {{2}, 2},
                            {{3}, 2},       {{3}, 64},     {{7}, 3},          {{7}, 64},        {{15}, 4},
                            {{16}, 5},      {{17, 0}, 128}, {{5, 0, 0}, 192}, {{0, 1}, 65},     {{0, 0, 1}, 129},
                            {{ones}, 64},   {{ones}, 63},  {{ones}, 61},      {{ones, ones}, 127}, {{ones, ones}, 126},
                            {{ones, ones}, 125}, {{top}, 64}, {{top, top}, 128}, {{0, top}, 128}};
    for (unsigned k = 1; k < 64; k += 7)
        cases.push_back({{(UINT64_C(1) << k) - 1}, 64});
    for (int i = 0; i < 4; i++)
        cases.push_back({this->rng_.words(5), 257 + static_cast<std::size_t>(this->rng_.below(64))});
    for (const auto &a : this->mix(5, 0)) {
        for (const Case &c : cases) {
            typename C::sx::t want, r, x = a;
            C::sx::pow(&want, &a, c.e.data(), c.nbits);
            H::cyc_pow(&r, &a, c.e.data(), c.nbits);
            ASSERT_TRUE(same<L>(r, want)) << c.nbits << " bits";
            H::cyc_pow(&x, &x, c.e.data(), c.nbits);
            ASSERT_TRUE(same<L>(x, want)) << "in place";
            H::cyc_pow_vartime(&r, &a, c.e.data(), c.nbits);
            ASSERT_TRUE(same<L>(r, want)) << c.nbits << " bits, variable time";
            x = a;
            H::cyc_pow_vartime(&x, &x, c.e.data(), c.nbits);
            ASSERT_TRUE(same<L>(x, want)) << "in place, variable time";
        }
        typename C::sx::t r;
        H::cyc_pow(&r, &a, nullptr, 0);
        EXPECT_TRUE(C::sx::is_one(&r)) << "no bits are read";
        r = a;
        H::cyc_pow_vartime(&r, &a, nullptr, 0);
        EXPECT_TRUE(C::sx::is_one(&r));
    }
}

/* ---- products by lines ---- */

/* The element with x at W^i, y at W^j, z at W^k; coefficient of W^i is half i mod 2, place i/2. */
template <class C>
typename C::sx::t sparse(unsigned i, const typename C::fq::t &x, unsigned j, const typename C::fq::t &y, unsigned k,
                         const typename C::fq::t &z)
{
    typename C::sx::t r;
    C::sx::set_zero(&r);
    auto *c = reinterpret_cast<typename C::fq::t *>(&r);
    c[3 * (i % 2) + i / 2] = x;
    c[3 * (j % 2) + j / 2] = y;
    c[3 * (k % 2) + k / 2] = z;
    return r;
}

TYPED_TEST(CyclotomicTest, SparseProductsAreFullProducts)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    using fq = typename C::fq;
    const auto draw = [this](unsigned zero) {
        typename fq::t r = this->rng_.template element<typename C::fp, fq>();
        if (zero != 0)
            fq::set_zero(&r);
        return r;
    };
    auto inputs = L::edges();
    for (int i = 0; i < 4; i++)
        inputs.push_back(L::random(this->rng_));
    for (const auto &a : inputs)
        for (unsigned zeros = 0; zeros < 8; zeros++) { /* every pattern of vanishing coefficients */
            const auto x = draw(zeros & 1), y = draw(zeros & 2), z = draw(zeros & 4);
            typename C::sx::t want, r, in = a;
            const auto d = sparse<C>(0, x, 1, y, 3, z), m = sparse<C>(0, x, 2, y, 3, z);
            C::sx::mul(&want, &a, &d);
            Hidden<C>::mul_by_034(&r, &a, &x, &y, &z);
            ASSERT_TRUE(same<L>(r, want));
            Hidden<C>::mul_by_034(&in, &in, &x, &y, &z);
            ASSERT_TRUE(same<L>(in, want)) << "in place";
            C::sx::mul(&want, &a, &m);
            Hidden<C>::mul_by_014(&r, &a, &x, &y, &z);
            ASSERT_TRUE(same<L>(r, want));
            in = a;
            Hidden<C>::mul_by_014(&in, &in, &x, &y, &z);
            ASSERT_TRUE(same<L>(in, want)) << "in place";
        }
}

} // namespace
} // namespace pairing_test
