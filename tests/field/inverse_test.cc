/* SPDX-License-Identifier: Apache-2.0 */
/* Inversion by division steps, both forms, and in batches. */
#include "field_test.h"

template <class F> class FieldInverse : public FieldTest<F> {};
TYPED_TEST_SUITE(FieldInverse, TestFields, FieldNames);
#define USE_F                                                                                                 \
    typedef TypeParam F;                                                                                      \
    typedef typename F::t t;                                                                                  \
    const BigInt &p = this->mod;                                                                                \
    (void)p;                                                                                                  \
    (void)sizeof(t)

template <class F> static void check_inverse(const typename F::t &a)
{
    typename F::t r, s, u;
    F::inv(&r, &a);
    F::inv_vartime(&s, &a);
    EXPECT_MASK(true, F::is_valid(&r));
    EXPECT_EQ(0, std::memcmp(&r, &s, sizeof r));
    F::mul(&u, &a, &r);
    if (F::is_zero(&a))
        EXPECT_MASK(true, F::is_zero(&r));
    else
        EXPECT_MASK(true, F::is_one(&u));
}

TYPED_TEST(FieldInverse, MatchesReference)
{
    USE_F;
    for (const BigInt &x : this->edges()) {
        t r, a = this->element(x);
        F::inv(&r, &a);
        EXPECT_EQ(this->value(r), BigInt::inverse(x, p)) << x;
        F::inv_vartime(&r, &a);
        EXPECT_EQ(this->value(r), BigInt::inverse(x, p)) << x;
    }
    for (int i = 0; i < 100; i++) {
        const BigInt x = this->draw();
        t r, s, a = this->element(x);
        F::inv(&r, &a);
        EXPECT_EQ(this->value(r), BigInt::inverse(x, p)) << x;
        const BigInt e = p - BigInt(2);
        F::pow_vartime(&s, &a, e.words(F::limbs).data(), e.bits());
        EXPECT_MASK(true, F::eq(&r, &s));
    }
}

TYPED_TEST(FieldInverse, OfZeroIsZero)
{
    USE_F;
    t r, zero = this->stored(0);
    F::set_one(&r);
    F::inv(&r, &zero);
    EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
    F::set_one(&r);
    F::inv_vartime(&r, &zero);
    EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
}

/* Stored integers of regular shape, where the last corrections of a GCD are at their extremes: 2^k, 2^k - 1, p - 2^k,
   p - 2^k + 1, runs of ones from bit j to bit k, small multiples and quotients of p. */
TYPED_TEST(FieldInverse, RegularIntegers)
{
    USE_F;
    const std::size_t bits = F::info().bits;
    for (std::size_t k = 0; k < bits; k++) {
        const BigInt two = BigInt::power_of_two(k);
        for (const BigInt &x : { two, two - BigInt(1), p - two, p - two + BigInt(1), p >> k, (p >> k) + BigInt(1) })
            check_inverse<F>(this->stored(x % p));
        for (std::size_t j = k % 7; j < k; j += 13)
            check_inverse<F>(this->stored((BigInt::power_of_two(k) - BigInt::power_of_two(j)) % p));
    }
    for (std::uint64_t d = 1; d < 300; d++) {
        check_inverse<F>(this->stored(BigInt(d) % p));
        check_inverse<F>(this->stored(p / BigInt(d) % p));
        check_inverse<F>(this->stored((p / BigInt(d) + BigInt(1)) % p));
        check_inverse<F>(this->stored(BigInt(d) * p / BigInt(d + 1) % p));
    }
}

TYPED_TEST(FieldInverse, RandomIntegers)
{
    USE_F;
    for (int i = 0; i < 4000; i++) {
        const std::vector<std::uint64_t> w = this->random.words(F::limbs);
        t a;
        std::memcpy(a.l, w.data(), sizeof a.l);
        if (F::is_valid(&a))
            check_inverse<F>(a);
    }
}

template <class F> static void exhaust(std::uint64_t p, std::uint64_t step)
{
    for (std::uint64_t x = 0; x < p; x += step) {
        typename F::t a = { { x } };
        check_inverse<F>(a);
    }
}
TEST(FieldInverseToy, EveryElementOf37) { exhaust<F_p6>(37, 1); }
TEST(FieldInverseToy, EveryElementOf103981) { exhaust<F_p17>(103981, 1); }

/* Batches around the block size, with zeros everywhere, apart and in place. */
TYPED_TEST(FieldInverse, BatchesSkipZeros)
{
    USE_F;
    for (std::size_t n : { 0u, 1u, 2u, 3u, 63u, 64u, 65u, 128u, 131u })
        for (int zeros = 0; zeros < 4; zeros++) {       /* none, some, the ends, all */
            std::vector<t> a(n), r(n), s;
            for (std::size_t i = 0; i < n; i++) {
                const bool zero = zeros == 3 || (zeros == 1 && i % 3 == 1) || (zeros == 2 && (i == 0 || i + 1 == n));
                a[i] = this->element(zero ? BigInt(0) : this->draw());
            }
            s = a;
            F::inv_n(r.data(), a.data(), n);
            F::inv_n(s.data(), s.data(), n);
            for (std::size_t i = 0; i < n; i++) {
                t one;
                F::inv(&one, &a[i]);
                EXPECT_MASK(true, F::eq(&r[i], &one));
                EXPECT_MASK(true, F::eq(&s[i], &one));
            }
        }
    const t in[3] = { this->element(2), this->element(0), this->element(3) };
    t out[3];
    F::inv_n(out, in, 3);
    EXPECT_EQ(this->value(out[0]), BigInt::inverse(2, p));
    EXPECT_EQ(this->value(out[1]), BigInt(0));
    EXPECT_EQ(this->value(out[2]), BigInt::inverse(3, p));
}

/* A stored form that is the integer one: a shortcut on the words would forget the Montgomery factor. */
TEST(FieldInverseCases, StoredOneIsNotOne)
{
    const BigInt p = BigInt::from_words(F_bls12_381_fr::info().modulus, 4);
    const BigInt x = BigInt::from_decimal("12549076656233958353659347336803947287922716146853412054870763148006372261952");
    const BigInt y = BigInt::from_decimal("10920338887063814464675503992315976177888879664585288394250266608035967270910");
    F_bls12_381_fr::t a, r;
    EXPECT_MASK(true, F_bls12_381_fr::from_bytes_be(&a, x.bytes_be(32).data()));
    EXPECT_EQ(BigInt::from_words(a.l, 4), BigInt(1));
    F_bls12_381_fr::inv(&r, &a);
    std::vector<std::uint8_t> out(32);
    F_bls12_381_fr::to_bytes_be(out.data(), &r);
    EXPECT_EQ(BigInt::from_bytes_be(out.data(), 32), y);
    F_bls12_381_fr::inv_vartime(&r, &a);
    F_bls12_381_fr::to_bytes_be(out.data(), &r);
    EXPECT_EQ(BigInt::from_bytes_be(out.data(), 32), y);
    EXPECT_EQ(x * y % p, BigInt(1));
}
