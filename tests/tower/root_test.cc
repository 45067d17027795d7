/* SPDX-License-Identifier: Apache-2.0 */
/* Square roots, residue test, sign and bytes of the levels below the twist. */
#include <algorithm>

#include "field/ct.h"
#include "tower/levels.h"

/* Hidden: a*r^2 = 1 or a constant that is no square, z = a*r. */
#define INVERSE_ROOT(Name, c, o) \
    extern "C" ct_mask pairing_scalar_##c##_##o##_inv_sqrt(pairing_##c##_##o##_t *r, pairing_##c##_##o##_t *z, \
                                                           const pairing_##c##_##o##_t *a); \
    namespace pairing_test { \
    template <> struct InverseRoot<Level<Name, Name::o>> { \
        static constexpr auto inv_sqrt = pairing_scalar_##c##_##o##_inv_sqrt; \
    }; \
    }
namespace pairing_test {
template <class L> struct InverseRoot;
}
INVERSE_ROOT(Bn254, bn254, fp2)
INVERSE_ROOT(Bls12_377, bls12_377, fp2)
INVERSE_ROOT(Bls12_381, bls12_381, fp2)
INVERSE_ROOT(Bls24_315, bls24_315, fp2)
INVERSE_ROOT(Bls24_315, bls24_315, fp4)
INVERSE_ROOT(Bw6_633, bw6_633, fp3)
INVERSE_ROOT(Bw6_761, bw6_761, fp3)

namespace pairing_test {
namespace {

template <class L> class TowerRootTest : public ::testing::Test {
  protected:
    using Field = typename L::E;
    using elem = typename L::t;

    static void expect_root(const elem &a)
    {
        elem r, s, x = a;
        EXPECT_TRUE(Field::is_square(&a));
        EXPECT_TRUE(Field::sqrt(&r, &a));
        Field::sqr(&s, &r);
        EXPECT_TRUE(same<L>(s, a));
        EXPECT_TRUE(Field::sqrt(&x, &x));
        EXPECT_TRUE(same<L>(x, r)) << "in place";
        x = a;
        EXPECT_TRUE(Field::sqrt_vartime(&x, &x));
        Field::sqr(&s, &x);
        EXPECT_TRUE(same<L>(s, a)) << "vartime";
        expect_inverse_root(a, L::one());
    }

    /* a*r^2 = c, z = a*r; in place too */
    static void expect_inverse_root(const elem &a, const elem &c)
    {
        elem r, z, s, x = a, y;
        EXPECT_EQ(InverseRoot<L>::inv_sqrt(&r, &z, &a) != 0, Field::is_square(&a));
        Field::mul(&s, &a, &r);
        EXPECT_TRUE(same<L>(s, z));
        Field::mul(&s, &s, &r);
        EXPECT_TRUE(same<L>(s, Field::is_zero(&a) ? a : c));
        InverseRoot<L>::inv_sqrt(&x, &y, &x);
        EXPECT_TRUE(same<L>(x, r)) << "in place";
        x = a;
        InverseRoot<L>::inv_sqrt(&y, &x, &x);
        EXPECT_TRUE(same<L>(x, z)) << "in place";
    }

    /* what a*r^2 is for every non-square: read off from one, proved to be a non-square */
    static const elem &constant()
    {
        static const elem c = [] {
            Random rng(4);
            elem a, r, z, c;
            do
                a = L::random(rng);
            while (euler(a));
            InverseRoot<L>::inv_sqrt(&r, &z, &a);
            Field::mul(&c, &z, &r);
            EXPECT_FALSE(euler(c));
            return c;
        }();
        return c;
    }

    static void expect_no_root(const elem &a)
    {
        elem r = a, x = a;
        EXPECT_FALSE(Field::is_square(&a));
        EXPECT_FALSE(Field::sqrt(&r, &a));
        EXPECT_TRUE(Field::is_zero(&r));
        EXPECT_FALSE(Field::sqrt(&x, &x));
        EXPECT_TRUE(Field::is_zero(&x));
        x = a;
        EXPECT_FALSE(Field::sqrt_vartime(&x, &x));
        EXPECT_TRUE(Field::is_zero(&x));
        expect_inverse_root(a, constant());
    }

    /* an element that is no square: what the level above adjoins a root of, if that is quadratic; else
       found by Euler's criterion with the ring operations */
    elem non_square()
    {
        for (;;) {
            const elem a = L::random(rng_);
            if (!euler(a))
                return a;
        }
    }

    /* a^((q-1)/2) = 1, q = p^d, by the model's integers */
    static bool euler(const elem &a)
    {
        model::Nat e = model::sub(model::pow(L::tower().p(), L::degree), {1}), rest;
        e = model::divide(e, {2}, rest);
        const std::size_t words = (model::bits(e) + 63) / 64;
        const auto w = model::to_words(e, words);
        elem r;
        Field::pow(&r, &a, w.data(), model::bits(e));
        return Field::is_one(&r) || Field::is_zero(&a);
    }

    Random rng_{3};
};

TYPED_TEST_SUITE(TowerRootTest, RootLevels, LevelNames);

TYPED_TEST(TowerRootTest, SquaresHaveRoots)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    for (int i = 0; i < 20; i++) {
        auto a = L::random(this->rng_);
        L::E::sqr(&a, &a);
        this->expect_root(a);
    }
}

TYPED_TEST(TowerRootTest, NonSquaresHaveNone)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    const auto n = this->non_square();
    this->expect_no_root(n);
    for (int i = 0; i < 20; i++) {
        auto a = L::random(this->rng_);
        L::E::sqr(&a, &a);
        L::E::mul(&a, &a, &n);
        this->expect_no_root(a);
    }
}

TYPED_TEST(TowerRootTest, ResidueTestIsEulers)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    auto inputs = L::edges();
    for (int i = 0; i < 6; i++)
        inputs.push_back(L::random(this->rng_));
    for (const auto &a : inputs)
        if (this->euler(a))
            this->expect_root(a);
        else
            this->expect_no_root(a);
}

/* 0, elements of the base field, multiples of the generator: the branches of the norm method */
TYPED_TEST(TowerRootTest, PureParts)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    this->expect_root(L::zero());
    this->expect_root(L::one());
    const unsigned half = L::degree / 2;
    const auto expect = [this](const typename L::t &x) {
        if (this->euler(x))
            this->expect_root(x);
        else
            this->expect_no_root(x);
    };
    for (int i = 0; i < 12; i++) {
        auto a = L::random(this->rng_), b = a;
        for (unsigned k = 0; k < L::degree; k++)
            L::fp::set_zero(&L::coefficients(k < half ? &b : &a)[k]);
        if (L::degree % 2 == 0)
            this->expect_root(a); /* every element of the base is a square above it */
        else
            expect(a);
        expect(b);
        /* squares of both pure kinds: roots are the elements or their negatives */
        for (const auto &x : {a, b}) {
            typename L::t s, r, n;
            E::sqr(&s, &x);
            this->expect_root(s);
            ASSERT_TRUE(E::sqrt(&r, &s));
            E::neg(&n, &x);
            EXPECT_TRUE(E::eq(&r, &x) || E::eq(&r, &n));
        }
    }
    /* roots of unity: -1, and the generator's powers */
    typename L::t m = L::one();
    E::neg(&m, &m);
    expect(m);
    typename L::t x = L::generator();
    for (int i = 0; i < 8; i++, E::sqr(&x, &x))
        expect(x);
}

/* Roots of unity of every order 2^k. */
TYPED_TEST(TowerRootTest, RootsOfUnityOfEveryOrder)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    model::Nat e = model::sub(model::pow(L::tower().p(), L::degree), {1}), half, rest;
    for (;;) {
        half = model::divide(e, {2}, rest);
        if (!rest.empty())
            break;
        e = half;
    }
    const auto w = model::to_words(e, (model::bits(e) + 63) / 64);
    typename L::t a = this->non_square();
    E::pow(&a, &a, w.data(), model::bits(e)); /* of order 2^s exactly */
    this->expect_no_root(a);
    for (int k = 0; !E::is_one(&a) && k < 64; k++) {
        E::sqr(&a, &a);
        this->expect_root(a);
    }
    EXPECT_TRUE(E::is_one(&a));
}

TYPED_TEST(TowerRootTest, BytesAreCoefficientsHighestFirst)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    auto inputs = L::edges();
    inputs.push_back(L::random(this->rng_));
    constexpr std::size_t n = L::fp::bytes;
    for (const auto &a : inputs) {
        std::vector<std::uint8_t> out(n * L::degree), want;
        E::to_bytes_be(out.data(), &a);
        for (unsigned i = L::degree; i-- > 0;) {
            std::uint8_t c[n];
            L::fp::to_bytes_be(c, &L::coefficients(&a)[i]);
            want.insert(want.end(), c, c + n);
        }
        EXPECT_EQ(to_hex(out), to_hex(want));
        typename L::t r;
        EXPECT_EQ(E::from_bytes_be(&r, out.data()), PAIRING_OK);
        EXPECT_TRUE(same<L>(r, a));
        /* p in one coefficient is refused and leaves zero */
        const std::vector<std::uint64_t> p = model::to_words(L::tower().p(), (n + 7) / 8);
        for (unsigned i = 0; i < L::degree; i++) {
            auto bad = out;
            for (std::size_t k = 0; k < n; k++)
                bad[i * n + n - 1 - k] = static_cast<std::uint8_t>(p[k / 8] >> (8 * (k % 8)));
            r = a;
            EXPECT_EQ(E::from_bytes_be(&r, bad.data()), PAIRING_ERR_RANGE);
            EXPECT_TRUE(E::is_zero(&r));
        }
    }
}

/* The larger of a and -a, highest coefficient first, by the bytes; sgn0 by the parities. */
TYPED_TEST(TowerRootTest, Signs)
{
    PAIRING_SEED_TRACE();
    using L = TypeParam;
    using E = typename L::E;
    auto inputs = L::edges();
    for (int i = 0; i < 20; i++)
        inputs.push_back(L::random(this->rng_));
    for (unsigned i = 0; i < L::degree; i++) { /* the lower and the upper coefficients zero */
        auto a = L::random(this->rng_), b = a;
        for (unsigned k = 0; k < i; k++)
            L::fp::set_zero(&L::coefficients(&a)[k]);
        for (unsigned k = i + 1; k < L::degree; k++)
            L::fp::set_zero(&L::coefficients(&b)[k]);
        inputs.push_back(a);
        inputs.push_back(b);
    }
    for (const auto &a : inputs) {
        typename L::t n;
        E::neg(&n, &a);
        std::vector<std::uint8_t> x(L::fp::bytes * L::degree), y(x.size());
        E::to_bytes_be(x.data(), &a);
        E::to_bytes_be(y.data(), &n);
        EXPECT_EQ(E::is_lex_largest(&a), x > y);
        bool sign = false;
        const auto m = L::to_model(a);
        for (const model::Nat &c : m)
            if (!c.empty()) {
                sign = (c[0] & 1) != 0;
                break;
            }
        EXPECT_EQ(E::sgn0(&a), sign);
    }
}

#if PAIRING_HAVE_BN254
/* A zero imaginary part once gave neg(0) = p, and a wrong root. */
TEST(TowerRegression, Bn254RootOfASquareInTheBaseField)
{
    using L = Level<Bn254, Bn254::fp2>;
    Bn254::fp2::t a, s, r, n;
    Bn254::fp2::set_zero(&a);
    a.c0 = field_from_hex<Bn254::fp>("0e097bc0990edfae676ba36f7879462c09b7eb28f6450b6dd3de438dc58f0d9c");
    Bn254::fp2::sqr(&s, &a);
    ASSERT_TRUE(Bn254::fp2::sqrt(&r, &s));
    Bn254::fp2::neg(&n, &a);
    EXPECT_TRUE(same<L>(r, a) || same<L>(r, n));
}

/* Inverses that came out as zero from a Euclid over polynomials that stopped early. */
TEST(TowerRegression, Bn254InverseOfSmallBaseFieldElements)
{
    const struct {
        std::uint64_t a;
        const char *inv;
    } cases[] = {{16, "1b386c209eabea1777ad2736a8d8c1b4a538cbf1cac001ef71d24eccd9c64e78"},
                 {242, "16323d5f01bcd845e9b2923943dd2dd211a851ac7b03884720de447cba0ac8cd"}};
    for (const auto &c : cases) {
        Bn254::fp2::t a, want;
        Bn254::fp2::set_zero(&a);
        Bn254::fp2::set_zero(&want);
        Bn254::fp::set_u64(&a.c0, c.a);
        want.c0 = field_from_hex<Bn254::fp>(c.inv);
        Bn254::fp2::inv(&a, &a);
        EXPECT_TRUE(Bn254::fp2::eq(&a, &want));
    }
}

#endif

#if PAIRING_HAVE_BLS12_381
/* Negation gives the number in [0, p): bytes, equality and order see p - 5 and p - 7. */
TEST(TowerRegression, NegationIsReduced)
{
    Bls12_381::fp2::t a, b;
    Bls12_381::fp::set_u64(&a.c0, 5);
    Bls12_381::fp::set_u64(&a.c1, 7);
    Bls12_381::fp2::neg(&a, &a);
    b.c0 = field_from_hex<Bls12_381::fp>(
        "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaa6");
    b.c1 = field_from_hex<Bls12_381::fp>(
        "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaa4");
    EXPECT_TRUE(Bls12_381::fp2::eq(&a, &b));
    EXPECT_TRUE(Bls12_381::fp2::is_lex_largest(&a));
    Bls12_381::fp2::neg(&a, &a);
    EXPECT_FALSE(Bls12_381::fp2::is_lex_largest(&a));
}
#endif

} // namespace
} // namespace pairing_test
