/* SPDX-License-Identifier: Apache-2.0 */
/* Integers in and out. */
#include "field_test.h"

template <class F> class FieldBytes : public FieldTest<F> {};
TYPED_TEST_SUITE(FieldBytes, TestFields, FieldNames);
#define USE_F                                                                                                 \
    typedef TypeParam F;                                                                                      \
    typedef typename F::t t;                                                                                  \
    const BigInt &p = this->mod;                                                                                \
    const std::size_t len = F::info().bytes;                                                                  \
    (void)p;                                                                                                  \
    (void)len

TYPED_TEST(FieldBytes, ValuesMatchReferenceBothWays)
{
    USE_F;
    std::vector<BigInt> v = this->edges();
    for (int i = 0; i < 200; i++)
        v.push_back(this->draw());
    for (const BigInt &x : v) {
        const t a = this->element(x);
        std::vector<std::uint8_t> b(len);
        std::vector<std::uint64_t> w(F::limbs);
        t r;
        F::to_bytes_be(b.data(), &a);
        EXPECT_EQ(b, x.bytes_be(len));
        EXPECT_MASK(true, F::from_bytes_be(&r, b.data()));
        EXPECT_EQ(this->value(r), x);
        F::to_bytes_le(b.data(), &a);
        EXPECT_EQ(b, x.bytes_le(len));
        EXPECT_MASK(true, F::from_bytes_le(&r, b.data()));
        EXPECT_EQ(this->value(r), x);
        F::to_words(w.data(), &a);
        EXPECT_EQ(w, x.words(F::limbs));
        EXPECT_MASK(true, F::from_words(&r, w.data()));
        EXPECT_EQ(this->value(r), x);
    }
}

/* p and above are rejected, with zero as the result. */
TYPED_TEST(FieldBytes, IntegersAboveTheModulusAreRejected)
{
    USE_F;
    const BigInt end = BigInt::power_of_two(8 * len);
    std::vector<BigInt> v = { p, p + BigInt(1), p + p - BigInt(1), end - BigInt(1), end - BigInt(2), end >> 1 };
    for (int i = 0; i < 50; i++)
        v.push_back(p + this->draw());
    for (const BigInt &x : v) {
        if (x < p || x >= end)
            continue;
        t r, zero = this->stored(0);
        F::set_one(&r);
        EXPECT_MASK(false, F::from_bytes_be(&r, x.bytes_be(len).data()));
        EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
        F::set_one(&r);
        EXPECT_MASK(false, F::from_bytes_le(&r, x.bytes_le(len).data()));
        EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
    }
    for (const BigInt &x : { p, p + BigInt(1), this->R - BigInt(1) }) {
        if (x < p || x >= this->R)
            continue;
        t r, zero = this->stored(0);
        F::set_one(&r);
        EXPECT_MASK(false, F::from_words(&r, x.words(F::limbs).data()));
        EXPECT_EQ(0, std::memcmp(&r, &zero, sizeof r));
    }
}

TYPED_TEST(FieldBytes, IntegersOfAnyLengthAreReduced)
{
    USE_F;
    for (std::size_t n = 0; n <= 4 * len + 3; n++)
        for (int kind = 0; kind < (n == 0 ? 1 : 4); kind++) {
            std::vector<std::uint8_t> b = this->random.bytes(n);
            if (kind == 1)
                b.assign(n, 0xff);
            else if (kind == 2)
                b.assign(n, 0);
            else if (kind == 3)
                b.assign(n, 0), b[0] = 1;
            const BigInt x = BigInt::from_bytes_be(b.data(), n);
            t r;
            F::set_one(&r);
            F::from_bytes_wide_be(&r, b.data(), n);
            EXPECT_EQ(this->value(r), x % p) << n << " bytes";
            std::reverse(b.begin(), b.end());
            F::set_one(&r);
            F::from_bytes_wide_le(&r, b.data(), n);
            EXPECT_EQ(this->value(r), x % p) << n << " bytes";
        }
    t r;
    F::set_one(&r);
    F::from_bytes_wide_be(&r, nullptr, 0);
    EXPECT_MASK(true, F::is_zero(&r));
    F::from_bytes_wide_le(&r, nullptr, 0);
    EXPECT_MASK(true, F::is_zero(&r));
    /* multiples of p and their neighbours */
    for (std::uint64_t k = 0; k < 5; k++)
        for (std::uint64_t d = 0; d < 2; d++) {
            const BigInt x = p * this->R * BigInt(k) + p + BigInt(d);
            const std::size_t n = 16 * F::limbs + 1;
            F::from_bytes_wide_be(&r, x.bytes_be(n).data(), n);
            EXPECT_EQ(this->value(r), BigInt(d));
        }
}

/* Plain bytes are the number, not its Montgomery form. */
TYPED_TEST(FieldBytes, FiveIsFive)
{
    USE_F;
    std::vector<std::uint8_t> b(len, 0);
    t r, five;
    b[len - 1] = 5;
    F::set_u64(&five, 5);
    EXPECT_MASK(true, F::from_bytes_be(&r, b.data()));
    EXPECT_EQ(this->value(r), BigInt(5));
    EXPECT_MASK(true, F::eq(&r, &five));
}

#if PAIRING_HAVE_OPENSSL
TYPED_TEST(FieldBytes, RandomElementsAreValidAndDiffer)
{
    USE_F;
    t a[8];
    bool differ = false;
    for (t &x : a) {
        EXPECT_MASK(true, F::random(&x));
        EXPECT_MASK(true, F::is_valid(&x));
        differ = differ || !F::eq(&x, &a[0]);
    }
    EXPECT_TRUE(differ);
}
#endif

/* Integers above p through one Montgomery product: the case that a no-carry product with the operands in the wrong
   places gets wrong. */
TEST(FieldBytesCases, ReductionOfAFullWidthInteger)
{
    typedef F_bn254_fp F;
    const BigInt x = BigInt::from_hex("dd1119d0c5b065898a0848e21c209153f4622f06cb763e7ef00eef28b94780f8");
    const BigInt y = BigInt::from_hex("1b7fe00540e9e4e2a8c73208161b2fdd965c84c129af1449ff8cbecd57538bdc");
    F::t r;
    F::from_bytes_wide_be(&r, x.bytes_be(32).data(), 32);
    std::vector<std::uint8_t> out(32);
    F::to_bytes_be(out.data(), &r);
    EXPECT_EQ(BigInt::from_bytes_be(out.data(), 32), y);
}
