/* SPDX-License-Identifier: Apache-2.0 */
/* The final exponentiation is the power c (p^k - 1)/r, c of the family from the seed. */
#include "pairing/points.h"

namespace pairing_test {
namespace {

/* An integer with a sign; enough for polynomials in the seed. */
struct Signed {
    model::Nat abs;
    bool negative = false;

    Signed(std::int64_t v) : abs(), negative(v < 0)
    {
        const std::uint64_t w = v < 0 ? 0 - static_cast<std::uint64_t>(v) : static_cast<std::uint64_t>(v);
        abs = model::from_words(&w, 1);
    }
    Signed(model::Nat a, bool n) : abs(std::move(a)), negative(n && !abs.empty()) {}

    friend Signed operator*(const Signed &a, const Signed &b)
    {
        return Signed(model::mul(a.abs, b.abs), a.negative != b.negative);
    }
    friend Signed operator+(const Signed &a, const Signed &b)
    {
        if (a.negative == b.negative)
            return Signed(model::add(a.abs, b.abs), a.negative);
        if (model::cmp(a.abs, b.abs) >= 0)
            return Signed(model::sub(a.abs, b.abs), a.negative);
        return Signed(model::sub(b.abs, a.abs), b.negative);
    }
    friend Signed operator-(const Signed &a) { return Signed(a.abs, !a.negative); }
    friend Signed operator-(const Signed &a, const Signed &b) { return a + -b; }
};

template <class C> Signed seed()
{
    const std::uint64_t w = Hidden<C>::seed_abs;
    return Signed(model::from_words(&w, 1), Hidden<C>::seed_negative);
}

/* c of docs/conventions.md */
template <class C> Signed multiple_c()
{
    const Signed x = seed<C>();
    if constexpr (std::is_same_v<C, Bn254>)
        return 2 * x * (6 * x * x + 3 * x + 1);
    else if constexpr (std::is_same_v<C, Bw6_761>)
        return x + 1;
    else if constexpr (std::is_same_v<C, Bw6_633>)
        return x * x * x * x * x - x * x * x * x - x;
    else
        return 3;
}

/* p and r by the polynomials of the family */
template <class C> std::pair<Signed, Signed> closed_form()
{
    const Signed x = seed<C>();
    const auto third = [](const Signed &a) {
        model::Nat rest;
        Signed r(model::divide(a.abs, {3}, rest), a.negative);
        EXPECT_TRUE(rest.empty());
        return r;
    };
    if constexpr (std::is_same_v<C, Bn254>) {
        const Signed x2 = x * x, head = 36 * x2 * x2 + 36 * x2 * x + 6 * x + 1;
        return {head + 24 * x2, head + 18 * x2};
    } else {
        const Signed x4 = x * x * x * x, r12 = x4 - x * x + 1, r24 = x4 * x4 - x4 + 1;
        const Signed &r = C::k == 24 ? r24 : r12;
        return {third((x - 1) * (x - 1) * r) + x, r};
    }
}

template <class C> class FinalExponentiationTest : public ::testing::Test {
  protected:
    using Sx = typename C::sx;
    using Top = Level<C, Sx>;

    /* f^e for any sign */
    static typename Sx::t power(const typename Sx::t &f, const Signed &e)
    {
        auto r = field_power<C>(f, e.abs);
        if (e.negative)
            Sx::inv(&r, &r);
        return r;
    }

    Random rng_{7};
};

TYPED_TEST_SUITE(FinalExponentiationTest, Curves, CurveName);

TYPED_TEST(FinalExponentiationTest, PrimesAreTheirPolynomials)
{
    using C = TypeParam;
    if constexpr (C::k != 6) {
        const auto pr = closed_form<C>();
        EXPECT_TRUE(pr.first.abs == modulus<C>());
        EXPECT_TRUE(pr.second.abs == group_order<C>());
    } else {
        /* r of the outer curve is p of the inner one, a BLS curve of the same seed */
        const Signed x = seed<C>(), x4 = x * x * x * x;
        const Signed r = std::is_same_v<C, Bw6_761> ? x4 - x * x + 1 : x4 * x4 - x4 + 1;
        EXPECT_TRUE(((x - 1) * (x - 1) * r + 3 * x - 3 * Signed(group_order<C>(), false)).abs.empty());
    }
}

TYPED_TEST(FinalExponentiationTest, IsThePlainPower)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    const Signed c = multiple_c<C>();
    model::Nat rest;
    const model::Nat all = model::sub(model::pow(modulus<C>(), C::k), {1});
    const model::Nat e = model::divide(all, group_order<C>(), rest);
    ASSERT_TRUE(rest.empty());
    EXPECT_FALSE(model::mod(c.abs, group_order<C>()).empty()) << "c is prime to r";
    const auto f = L::random(this->rng_);
    typename C::gt::t r;
    C::final_exponentiation(&r, &f);
    EXPECT_TRUE(same<L>(r.v, this->power(f, c * Signed(e, false))));

    /* the hard part alone on an element of the cyclotomic subgroup: c Phi_k(p)/r */
    typename C::sx::t z, h;
    Hidden<C>::easy_part(&z, &f);
    const model::Nat hard = model::divide(cyclotomic_order<C>(), group_order<C>(), rest);
    ASSERT_TRUE(rest.empty());
    C::final_hard_part(&h, &z);
    EXPECT_TRUE(same<L>(h, this->power(z, c * Signed(hard, false))));
    EXPECT_TRUE(same<L>(h, r.v));
    C::final_hard_part(&z, &z);
    EXPECT_TRUE(same<L>(z, h)) << "in place";
}

TYPED_TEST(FinalExponentiationTest, SpecialElements)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    const Signed c = multiple_c<C>();
    model::Nat rest;
    const model::Nat hard = model::divide(cyclotomic_order<C>(), group_order<C>(), rest);
    const auto v = carried_for<C>("tower").at("cyclotomic");
    for (const char *which : {"g3_zero", "g5_zero"}) {
        const auto z = target_from_json<C>(v.at(which));
        typename C::sx::t h;
        C::final_hard_part(&h, &z);
        EXPECT_TRUE(same<L>(h, this->power(z, c * Signed(hard, false)))) << which;
    }
}

TYPED_TEST(FinalExponentiationTest, EdgesAndAliasing)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    typename C::gt::t r;
    const auto zero = L::zero(), one = L::one();
    C::final_exponentiation(&r, &zero);
    EXPECT_TRUE(C::sx::is_zero(&r.v));
    EXPECT_FALSE(C::gt::in_group(&r));
    C::final_exponentiation(&r, &one);
    EXPECT_TRUE(C::gt::is_one(&r));
    r.v = zero;
    C::final_exponentiation(&r, &r.v);
    EXPECT_TRUE(C::sx::is_zero(&r.v)) << "0 in place";
    r.v = L::random(this->rng_);
    typename C::gt::t s;
    C::final_exponentiation(&s, &r.v);
    C::final_exponentiation(&r, &r.v);
    EXPECT_TRUE(same_gt<C>(r, s)) << "in place";
    /* proper subfields are in the kernel: Fp, the cubic extension, powers of W */
    auto a = L::one();
    C::sx::dbl(&a, &a);
    C::final_exponentiation(&r, &a);
    EXPECT_TRUE(C::gt::is_one(&r));
    a = L::random(this->rng_);
    for (unsigned i = L::degree / 2; i < L::degree; i++)
        C::fp::set_zero(&L::coefficients(&a)[i]);
    C::final_exponentiation(&r, &a);
    EXPECT_TRUE(C::gt::is_one(&r));
    const auto w = L::generator();
    C::final_exponentiation(&r, &w);
    EXPECT_TRUE(C::gt::is_one(&r));
    /* a homomorphism */
    const auto f = L::random(this->rng_), g = L::random(this->rng_);
    typename C::sx::t fg;
    C::sx::mul(&fg, &f, &g);
    typename C::gt::t x, y, z;
    C::final_exponentiation(&x, &f);
    C::final_exponentiation(&y, &g);
    C::final_exponentiation(&z, &fg);
    C::gt::mul(&x, &x, &y);
    EXPECT_TRUE(same_gt<C>(x, z));
}

} // namespace
} // namespace pairing_test
