/* SPDX-License-Identifier: Apache-2.0 */
/* What the field tests share: elements to integers and back without the library's own conversions, the list of edge
   values, and the list of fields. */
#ifndef PAIRING_TESTS_FIELD_FIELD_TEST_H
#define PAIRING_TESTS_FIELD_FIELD_TEST_H

#include "fields.h"

#include "support/bigint.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

using pairing_test::BigInt;
using pairing_test::Random;

typedef ::testing::Types<F_bn254_fp, F_bn254_fr, F_bn254_fp_textbook, F_bls12_377_fp, F_bls12_377_fr, F_bls12_381_fp,
                         F_bls12_381_fp_textbook, F_bls12_381_fr, F_bls24_315_fp, F_bls24_315_fr, F_bw6_633_fp,
                         F_bw6_761_fp, F_secp256k1, F_p25519, F_p384, F_p829, F_p832, F_p64, F_p61, F_p17, F_p6>
    TestFields;

struct FieldNames {
    template <class F> static std::string GetName(int) { return F::title(); }
};

template <class F> class FieldTest : public ::testing::Test {
  public:
    FieldTest()
        : trace_(__FILE__, __LINE__),
          mod(BigInt::from_words(F::info().modulus, F::limbs)), R(BigInt::power_of_two(64 * F::limbs)),
          R_inv(BigInt::inverse(R % mod, mod)), random(F::info().bits)
    {
    }

    /* The integer that an element stands for, in [0,mod); an element out of range is a failure. */
    BigInt value(const typename F::t &a) const
    {
        const BigInt x = BigInt::from_words(a.l, F::limbs);
        EXPECT_LT(x, mod) << "an element is not reduced";
        return x * R_inv % mod;
    }
    /* The element of an integer of any size and sign. */
    typename F::t element(const BigInt &x) const { return stored(x * R % mod); }
    /* The element whose words are those of x < R, reduced or not. */
    typename F::t stored(const BigInt &x) const
    {
        typename F::t r;
        std::memcpy(r.l, x.words(F::limbs).data(), sizeof r.l);
        return r;
    }
    BigInt wide_value(const typename F::wide_t &w) const
    {
        const BigInt x = BigInt::from_words(w.w, 2 * F::limbs);
        EXPECT_LT(x, mod * R) << "a wide value is not below p*R";
        return x;
    }
    typename F::wide_t wide(const BigInt &x) const
    {
        typename F::wide_t r;
        std::memcpy(r.w, x.words(2 * F::limbs).data(), sizeof r.w);
        return r;
    }

    /* Integers in [0,mod): small ones, mod - small, (p+-1)/2, powers of two at and around word borders, their
       complements, R, R^2, runs of zeros and ones, all-ones words; as numbers and as stored words. */
    std::vector<BigInt> edges() const
    {
        std::vector<BigInt> v;
        for (std::uint64_t k = 0; k < 6; k++) {
            v.push_back(BigInt(k));
            v.push_back(mod - BigInt(k));
        }
        v.push_back(mod >> 1);
        v.push_back((mod >> 1) + BigInt(1));
        v.push_back(R);
        v.push_back(R * R);
        v.push_back(R * R * R);
        v.push_back(R_inv);
        for (std::size_t k = 31; k <= 64 * F::limbs; k += 32) {
            v.push_back(BigInt::power_of_two(k));
            v.push_back(BigInt::power_of_two(k) - BigInt(1));
            v.push_back(BigInt::power_of_two(k) + BigInt(1));
            v.push_back(mod - BigInt::power_of_two(k));
            v.push_back(BigInt::power_of_two(k + 1) - BigInt(1));
        }
        v.push_back(BigInt::power_of_two(F::info().bits) - BigInt(1));
        v.push_back(BigInt::power_of_two(F::info().bits - 1) - BigInt(1));
        v.push_back(BigInt::from_hex(std::string(F::limbs, '0') + std::string(8 * F::limbs, 'f')));
        v.push_back(BigInt::from_hex(std::string(16 * F::limbs, '5')));
        v.push_back(BigInt::from_hex(std::string(16 * F::limbs, 'a')));
        const std::size_t plain = v.size();
        for (std::size_t i = 0; i < plain; i++)
            v.push_back(v[i] * R_inv);              /* the element whose stored words are those */
        for (BigInt &x : v)
            x = x % mod;
        std::vector<BigInt> unique;
        for (const BigInt &x : v) {
            bool seen = false;
            for (const BigInt &y : unique)
                seen = seen || x == y;
            if (!seen)
                unique.push_back(x);
        }
        return unique;
    }

    /* A random integer in [0,mod); half of them have long runs of equal bits in their stored words. */
    BigInt draw()
    {
        const std::vector<std::uint64_t> w = random.words(F::limbs);
        return BigInt::from_words(w.data(), F::limbs) % mod * R_inv % mod;
    }

  private:
    pairing_test::SeedTrace trace_;

  public:
    const BigInt mod, R, R_inv;
    Random random;
};

inline bool is_mask(ct_mask m) { return m == 0 || m == ~static_cast<ct_mask>(0); }
#define EXPECT_MASK(expected, m)                                                                              \
    do {                                                                                                      \
        const ct_mask mask_ = (m);                                                                            \
        EXPECT_TRUE(is_mask(mask_));                                                                          \
        EXPECT_EQ(static_cast<bool>(expected), mask_ != 0);                                                   \
    } while (0)
static const ct_mask kYes = ~static_cast<ct_mask>(0);

#endif
