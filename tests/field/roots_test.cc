/* SPDX-License-Identifier: Apache-2.0 */
/* Square roots, residue tests, signs and order. */
#include "field_test.h"

template <class F> class FieldRoots : public FieldTest<F> {};
TYPED_TEST_SUITE(FieldRoots, TestFields, FieldNames);
#define USE_F                                                                                                 \
    typedef TypeParam F;                                                                                      \
    typedef typename F::t t;                                                                                  \
    const BigInt &p = this->mod;                                                                                \
    (void)p;                                                                                                  \
    (void)sizeof(t)

template <class F> static void check_residue(const FieldTest<F> &f, const BigInt &x)
{
    const int symbol = BigInt::kronecker(x, f.mod);
    const typename F::t a = f.element(x);
    typename F::t r, s;
    EXPECT_EQ(symbol, F::legendre(&a)) << x;
    EXPECT_EQ(symbol, F::legendre_vartime(&a)) << x;
    EXPECT_MASK(symbol >= 0, F::is_square(&a));
    EXPECT_MASK(symbol >= 0, F::is_square_vartime(&a));
    for (const auto sqrt : { F::sqrt, F::sqrt_vartime }) {
        F::set_one(&r);
        EXPECT_MASK(symbol >= 0, sqrt(&r, &a));
        F::sqr(&s, &r);
        if (symbol >= 0)
            EXPECT_EQ(f.value(s), x);
        else
            EXPECT_MASK(true, F::is_zero(&r));
        s = a;
        EXPECT_MASK(symbol >= 0, sqrt(&s, &s));
        EXPECT_MASK(true, F::eq(&r, &s));
    }
    /* a*r^2 = 1, or the root of unity that is no square; z = a*r */
    const BigInt g = BigInt::from_words(F::info().root_of_unity, F::limbs) * f.R_inv % f.mod;
    EXPECT_EQ(BigInt::kronecker(g, f.mod), -1);
    for (const auto inv_sqrt : { F::inv_sqrt, F::inv_sqrt_vartime }) {
        typename F::t z;
        EXPECT_MASK(symbol >= 0, inv_sqrt(&r, &z, &a));
        const BigInt y = f.value(r);
        EXPECT_EQ(x * y % f.mod, f.value(z));
        EXPECT_EQ(x * (y * y % f.mod) % f.mod, symbol < 0 ? g : BigInt(static_cast<std::uint64_t>(symbol))) << x;
        EXPECT_MASK(symbol == 0, F::is_zero(&r));
        s = a;
        inv_sqrt(&s, &z, &s);
        EXPECT_MASK(true, F::eq(&r, &s));
        s = a;
        inv_sqrt(&r, &s, &s);
        EXPECT_MASK(true, F::eq(&s, &z));
    }
}

TYPED_TEST(FieldRoots, ResiduesMatchReference)
{
    USE_F;
    for (const BigInt &x : this->edges())
        check_residue(*this, x);
    for (int i = 0; i < 60; i++) {
        const BigInt x = this->draw();
        check_residue(*this, x);
        check_residue(*this, x * x % p);
        check_residue(*this, -x * x % p);
    }
}

/* Zero is a square, with root zero. */
TYPED_TEST(FieldRoots, ZeroIsASquare)
{
    USE_F;
    t r, zero = this->stored(0);
    F::set_one(&r);
    EXPECT_MASK(true, F::sqrt(&r, &zero));
    EXPECT_MASK(true, F::is_zero(&r));
    EXPECT_MASK(true, F::is_square(&zero));
    EXPECT_EQ(0, F::legendre(&zero));
    EXPECT_MASK(true, F::is_square_vartime(&zero));
    EXPECT_EQ(0, F::legendre_vartime(&zero));
}

/* Elements of order 2^k for every k up to the two-adicity s, times squares and non-squares of odd order: those of order
   2^s are the non-residues, and the loop of Tonelli and Shanks ends on them as well. */
TYPED_TEST(FieldRoots, RootsOfUnityOfEveryOrder)
{
    USE_F;
    const std::size_t s = F::info().two_adicity;
    const BigInt t_odd = (p - BigInt(1)) >> s;
    BigInt g(2);
    while (BigInt::kronecker(g, p) != -1)
        g = g + BigInt(1);
    EXPECT_TRUE(t_odd.odd());
    const BigInt root = BigInt::pow(g, t_odd, p);
    const BigInt odd = BigInt::pow(this->draw(), BigInt::power_of_two(s), p);   /* of odd order */
    for (std::size_t k = 0; k <= s; k++) {
        const BigInt x = BigInt::pow(root, BigInt::power_of_two(s - k), p);     /* of order 2^k */
        EXPECT_EQ(k == s ? -1 : 1, BigInt::kronecker(x, p));
        check_residue(*this, x);
        check_residue(*this, x * odd % p);
        check_residue(*this, BigInt::inverse(x, p));
    }
}

template <class F> static void exhaust(FieldTest<F> &f, std::uint64_t p, std::uint64_t step)
{
    for (std::uint64_t x = 0; x < p; x += step)
        check_residue(f, BigInt(x));
}
typedef FieldTest<F_p6> FieldRoots37;
TEST_F(FieldRoots37, EveryElement) { exhaust(*this, 37, 1); }
typedef FieldTest<F_p17> FieldRoots103981;
TEST_F(FieldRoots103981, EveryTenthElement) { exhaust(*this, 103981, 10); }

TYPED_TEST(FieldRoots, SignsAndOrderMatchReference)
{
    USE_F;
    std::vector<BigInt> v = this->edges();
    for (int i = 0; i < 200; i++)
        v.push_back(this->draw());
    for (const BigInt &x : v) {
        const t a = this->element(x);
        EXPECT_MASK(x.odd(), F::sgn0(&a));
        EXPECT_MASK(x > (p >> 1), F::is_lex_largest(&a));
        const BigInt y = this->draw();
        const t b = this->element(y);
        EXPECT_EQ(x < y ? -1 : x > y, F::cmp(&a, &b));
        EXPECT_EQ(0, F::cmp(&a, &a));
    }
    /* one is compared as the number, not as its stored words */
    t one, a = this->element(1);
    F::set_one(&one);
    EXPECT_EQ(0, F::cmp(&a, &one));
    a = this->element(2);
    EXPECT_EQ(1, F::cmp(&a, &one));
}

/* The chain computes the power that its table claims: (p-3)/4, (p-5)/8 or (t-1)/2. */
TYPED_TEST(FieldRoots, ChainIsThePower)
{
    USE_F;
    const std::size_t s = F::info().two_adicity;
    const BigInt t_odd = (p - BigInt(1)) >> s;
    const BigInt e = F::info().sqrt_kind == 34   ? (p - BigInt(3)) >> 2
                     : F::info().sqrt_kind == 58 ? (p - BigInt(5)) >> 3
                                                 : (t_odd - BigInt(1)) >> 1;
    std::vector<BigInt> v = this->edges();
    for (int i = 0; i < 20; i++)
        v.push_back(this->draw());
    for (const BigInt &x : v) {
        const t a = this->element(x);
        t r, q = a;
        F::pow_sqrt_exp(&r, &a);
        EXPECT_EQ(this->value(r), BigInt::pow(x, e, p)) << x;
        F::pow_sqrt_exp(&q, &q);
        EXPECT_MASK(true, F::eq(&r, &q));
    }
}

/* sqrt(a^2) = +-a on a value for which a wrong negation of zero was once seen to fail. */
TEST(FieldRootsCases, RootOfASquareIsPlusMinus)
{
    typedef F_bn254_fp F;
    const BigInt x = BigInt::from_hex("0e097bc0990edfae676ba36f7879462c09b7eb28f6450b6dd3de438dc58f0d9c");
    F::t a, s, r, n;
    EXPECT_MASK(true, F::from_bytes_be(&a, x.bytes_be(32).data()));
    F::sqr(&s, &a);
    EXPECT_MASK(true, F::sqrt(&r, &s));
    F::neg(&n, &a);
    EXPECT_TRUE(F::eq(&r, &a) || F::eq(&r, &n));
}
