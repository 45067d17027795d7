/* SPDX-License-Identifier: Apache-2.0 */
/* Addition to powers against the oracle, aliasing, masks. */
#include "field_test.h"

template <class F> class FieldArith : public FieldTest<F> {};
TYPED_TEST_SUITE(FieldArith, TestFields, FieldNames);
#define USE_F                                                                                                 \
    typedef TypeParam F;                                                                                      \
    typedef typename F::t t;                                                                                  \
    const BigInt &p = this->mod;                                                                                \
    (void)p;                                                                                                  \
    (void)sizeof(t)

/* All operations on (x, y) against the integers. */
template <class F> static void check_pair(const FieldTest<F> &f, const BigInt &x, const BigInt &y)
{
    const typename F::t a = f.element(x), b = f.element(y);
    typename F::t r;
    F::add(&r, &a, &b);
    EXPECT_EQ(f.value(r), (x + y) % f.mod) << x << " + " << y;
    F::sub(&r, &a, &b);
    EXPECT_EQ(f.value(r), (x - y) % f.mod) << x << " - " << y;
    F::mul(&r, &a, &b);
    EXPECT_EQ(f.value(r), x * y % f.mod) << x << " * " << y;
    EXPECT_MASK(x == y, F::eq(&a, &b));
    EXPECT_EQ(x < y ? -1 : x > y, F::cmp(&a, &b));
}

template <class F> static void check_one(const FieldTest<F> &f, const BigInt &x)
{
    const typename F::t a = f.element(x);
    typename F::t r;
    F::neg(&r, &a);
    EXPECT_EQ(f.value(r), -x % f.mod) << x;
    F::dbl(&r, &a);
    EXPECT_EQ(f.value(r), (x + x) % f.mod) << x;
    F::tpl(&r, &a);
    EXPECT_EQ(f.value(r), BigInt(3) * x % f.mod) << x;
    F::halve(&r, &a);
    EXPECT_EQ(f.value(r), (x.odd() ? x + f.mod : x) >> 1) << x;
    F::sqr(&r, &a);
    EXPECT_EQ(f.value(r), x * x % f.mod) << x;
    F::sqr_times(&r, &a, 5);
    EXPECT_EQ(f.value(r), BigInt::pow(x, 32, f.mod)) << x;
    EXPECT_MASK(x == BigInt(0), F::is_zero(&a));
    EXPECT_MASK(x == BigInt(1), F::is_one(&a));
    EXPECT_MASK(true, F::is_valid(&a));
    for (int m = 0; m < 2; m++) {
        F::cneg(&r, &a, m ? kYes : 0);
        EXPECT_EQ(f.value(r), (m ? -x : x) % f.mod) << x;
    }
}

TYPED_TEST(FieldArith, EdgeValuesMatchReference)
{
    const std::vector<BigInt> v = this->edges();
    for (std::size_t i = 0; i < v.size(); i++) {
        check_one(*this, v[i]);
        for (std::size_t j = 0; j < v.size(); j += 1 + i % 3)
            check_pair(*this, v[i], v[j]);
    }
}

TYPED_TEST(FieldArith, RandomValuesMatchReference)
{
    for (int i = 0; i < 2000; i++) {
        const BigInt x = this->draw(), y = this->draw();
        check_pair(*this, x, y);
        check_one(*this, x);
    }
}

TYPED_TEST(FieldArith, MulSmallMatchesReference)
{
    USE_F;
    const int ks[] = { 0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 7, 8, 9, 12, 13, -13, 64, 255, -256, 65537, 2147483647,
                       -2147483647, -2147483647 - 1 };
    for (const BigInt &x : this->edges())
        for (int k : ks) {
            const BigInt n = k < 0 ? -BigInt(static_cast<std::uint64_t>(-static_cast<long long>(k)))
                                   : BigInt(static_cast<std::uint64_t>(k));
            t r, a = this->element(x);
            F::mul_small(&r, &a, k);
            EXPECT_EQ(this->value(r), n * x % p) << k << " * " << x;
            F::mul_small(&a, &a, k);
            EXPECT_EQ(this->value(a), n * x % p) << "in place";
        }
}

TYPED_TEST(FieldArith, ConstantsMatchReference)
{
    USE_F;
    t r;
    F::set_zero(&r);
    EXPECT_EQ(this->value(r), BigInt(0));
    F::set_one(&r);
    EXPECT_EQ(this->value(r), BigInt(1));
    for (std::uint64_t k : { UINT64_C(0), UINT64_C(1), UINT64_C(2), UINT64_C(36), UINT64_C(37), UINT64_C(103981),
                             UINT64_C(1) << 61, ~UINT64_C(0) - 58, ~UINT64_C(0) }) {
        F::set_u64(&r, k);
        EXPECT_EQ(this->value(r), BigInt(k) % p) << k;
    }
    EXPECT_EQ(F::info().bits, p.bits());
    EXPECT_EQ(F::info().limbs, F::limbs);
    EXPECT_EQ(F::info().bytes, (p.bits() + 7) / 8);
}

/* neg(0) is 0 in every word, not p; a - a and a + (-a) likewise. */
TYPED_TEST(FieldArith, ZeroHasOneForm)
{
    USE_F;
    for (const BigInt &x : this->edges()) {
        t r, s, zero = this->stored(0), a = this->element(x);
        F::neg(&r, &zero);
        EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
        F::sub(&r, &a, &a);
        EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
        F::neg(&s, &a);
        F::add(&r, &a, &s);
        EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
    }
}

TYPED_TEST(FieldArith, OutputsMayAliasInputs)
{
    USE_F;
    for (int i = 0; i < 20; i++) {
        const BigInt x = this->draw(), y = this->draw();
        const t a = this->element(x), b = this->element(y);
        typedef void binary(t *, const t *, const t *);
        for (binary *op : { static_cast<binary *>(F::add), static_cast<binary *>(F::sub), static_cast<binary *>(F::mul) }) {
            t r, s;
            op(&r, &a, &b);
            s = a;
            op(&s, &s, &b);
            EXPECT_MASK(true, F::eq(&r, &s));
            s = b;
            op(&s, &a, &s);
            EXPECT_MASK(true, F::eq(&r, &s));
            op(&r, &a, &a);
            s = a;
            op(&s, &s, &s);
            EXPECT_MASK(true, F::eq(&r, &s));
        }
        typedef void unary(t *, const t *);
        for (unary *op : { static_cast<unary *>(F::neg), static_cast<unary *>(F::dbl), static_cast<unary *>(F::tpl),
                           static_cast<unary *>(F::halve), static_cast<unary *>(F::sqr), static_cast<unary *>(F::copy),
                           static_cast<unary *>(F::inv), static_cast<unary *>(F::inv_vartime) }) {
            t r, s = a;
            op(&r, &a);
            op(&s, &s);
            EXPECT_MASK(true, F::eq(&r, &s));
        }
        t r, s = a;
        F::cneg(&r, &a, kYes);
        F::cneg(&s, &s, kYes);
        EXPECT_MASK(true, F::eq(&r, &s));
        const std::vector<std::uint64_t> e = this->random.words(2);
        s = a;
        F::pow(&r, &a, e.data(), 100);
        F::pow(&s, &s, e.data(), 100);
        EXPECT_MASK(true, F::eq(&r, &s));
        s = a;
        F::pow_vartime(&s, &s, e.data(), 100);
        EXPECT_MASK(true, F::eq(&r, &s));
        s = a;
        const ct_mask is = F::sqrt(&r, &a);
        EXPECT_MASK(is != 0, F::sqrt(&s, &s));
        EXPECT_MASK(true, F::eq(&r, &s));
    }
}

TYPED_TEST(FieldArith, SelectionsObeyTheMask)
{
    USE_F;
    const t a = this->element(this->draw() / BigInt(2)), b = this->element(p - BigInt(1));
    t r = b, s;
    F::cmov(&r, &a, 0);
    EXPECT_MASK(true, F::eq(&r, &b));
    F::cmov(&r, &a, kYes);
    EXPECT_MASK(true, F::eq(&r, &a));
    r = a, s = b;
    F::cswap(&r, &s, 0);
    EXPECT_EQ(0, std::memcmp(&r, &a, sizeof r));
    EXPECT_EQ(0, std::memcmp(&s, &b, sizeof s));
    F::cswap(&r, &s, kYes);
    EXPECT_EQ(0, std::memcmp(&r, &b, sizeof r));
    EXPECT_EQ(0, std::memcmp(&s, &a, sizeof s));
}

TYPED_TEST(FieldArith, ValidityIsBelowTheModulus)
{
    USE_F;
    for (std::uint64_t k = 0; k < 3; k++) {
        if (p + BigInt(k) < this->R) {
            const t a = this->stored(p + BigInt(k));
            EXPECT_MASK(false, F::is_valid(&a));
        }
    }
    t a = this->stored(this->R - BigInt(1));
    EXPECT_MASK(false, F::is_valid(&a));
    a = this->stored(p - BigInt(1));
    EXPECT_MASK(true, F::is_valid(&a));
}

TYPED_TEST(FieldArith, PowersMatchReference)
{
    USE_F;
    std::vector<BigInt> exps;
    for (std::uint64_t k = 0; k < 20; k++)
        exps.push_back(BigInt(k));
    exps.insert(exps.end(), { p, p - BigInt(1), p - BigInt(2), p >> 1, BigInt::power_of_two(64), BigInt::power_of_two(127),
                              BigInt::power_of_two(130) - BigInt(1), BigInt::power_of_two(64 * F::limbs + 70) + BigInt(1) });
    for (const BigInt &x : { BigInt(0), BigInt(1), BigInt(2), p - BigInt(1), this->draw() })
        for (const BigInt &e : exps)
            for (std::size_t pad : { 0u, 1u, 65u, 128u }) {
                const std::size_t nbits = e.bits() + pad, n = (nbits + 63) / 64;
                const std::vector<std::uint64_t> w = e.words(n);
                const t a = this->element(x);
                t r;
                F::pow(&r, &a, w.data(), nbits);
                EXPECT_EQ(this->value(r), BigInt::pow(x, e, p)) << x << " ^ " << e << ", " << nbits << " bits";
                F::pow_vartime(&r, &a, w.data(), nbits);
                EXPECT_EQ(this->value(r), BigInt::pow(x, e, p)) << x << " ^ " << e << ", " << nbits << " bits";
            }
    t r, zero = this->stored(0);
    F::pow(&r, &zero, nullptr, 0);
    EXPECT_MASK(true, F::is_one(&r));
    F::pow_vartime(&r, &zero, nullptr, 0);
    EXPECT_MASK(true, F::is_one(&r));
}

/* Bits of the exponent above nbits are not part of it. */
TYPED_TEST(FieldArith, PowersReadNoBitBeyondTheCount)
{
    USE_F;
    const std::uint64_t all = ~UINT64_C(0);
    const BigInt x = this->draw();
    const t a = this->element(x);
    for (std::size_t nbits = 1; nbits < 64; nbits++) {
        t r;
        F::pow(&r, &a, &all, nbits);
        EXPECT_EQ(this->value(r), BigInt::pow(x, BigInt::power_of_two(nbits) - BigInt(1), p));
        F::pow_vartime(&r, &a, &all, nbits);
        EXPECT_EQ(this->value(r), BigInt::pow(x, BigInt::power_of_two(nbits) - BigInt(1), p));
    }
}

/* Toy primes: every pair. */
template <class F> static void exhaust(FieldTest<F> &f, std::uint64_t p)
{
    for (std::uint64_t x = 0; x < p; x++) {
        check_one(f, BigInt(x));
        for (std::uint64_t y = 0; y < p; y++)
            check_pair(f, BigInt(x), BigInt(y));
    }
}
typedef FieldTest<F_p6> FieldExhaustive;
TEST_F(FieldExhaustive, EveryPairMatchesReference) { exhaust(*this, 37); }

/* The two instances of one field must agree word for word. */
TEST(FieldTextbook, AgreesWithTheNoCarryForm)
{
    Random random(7);
    for (int i = 0; i < 2000; i++) {
        test_bls12_381_fp_t a, b, r, s, u;
        const std::vector<std::uint8_t> x = random.bytes(64), y = random.bytes(64);
        test_bls12_381_fp_from_bytes_wide_be(&a, x.data(), 64);
        test_bls12_381_fp_from_bytes_wide_be(&b, y.data(), 64);
        test_bls12_381_fp_textbook_t ta, tb, tr, ts;
        std::memcpy(&ta, &a, sizeof a);
        std::memcpy(&tb, &b, sizeof b);
        test_bls12_381_fp_mul(&r, &a, &b);
        test_bls12_381_fp_textbook_mul(&tr, &ta, &tb);
        EXPECT_EQ(0, std::memcmp(&r, &tr, sizeof r));
        test_bls12_381_fp_sqr(&s, &a);
        test_bls12_381_fp_textbook_sqr(&ts, &ta);
        EXPECT_EQ(0, std::memcmp(&s, &ts, sizeof s));
        test_bls12_381_fp_mul(&u, &a, &a);
        EXPECT_EQ(0, std::memcmp(&s, &u, sizeof s));
    }
}
