/* SPDX-License-Identifier: Apache-2.0 */
/* Moduli and operands of the tests of <pairing/montgomery.h>, and a context with guarded arrays. */
#ifndef PAIRING_TESTS_MONTGOMERY_MODULI_H
#define PAIRING_TESTS_MONTGOMERY_MODULI_H

#include "field/mont.h"
#include "support/bigint.h"
#include "support/random.h"

#include <pairing/montgomery.h>

#include <vector>

namespace montgomery_test {

using pairing_test::BigInt;
using pairing_test::Random;
typedef std::vector<std::uint64_t> Words;

inline BigInt big(const Words &w) { return BigInt::from_words(w.data(), w.size()); }
inline BigInt two_to(std::size_t k) { return BigInt::power_of_two(k); }

/* Named moduli: primes of standards, numbers next to powers of two, the smallest. */
inline std::vector<BigInt> known_moduli()
{
    std::vector<BigInt> v = {
        3, 5, 7, 9, 15, 255, 257,
        BigInt::from_hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"),     /* secp256k1 p */
        BigInt::from_hex("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"),     /* secp256k1 n */
        BigInt::from_hex("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff"),     /* P-256 p */
        BigInt::from_hex("30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47"),     /* bn254 p */
        BigInt::from_hex("30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001"),     /* bn254 r */
        BigInt::from_hex("1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffff"
                         "b9feffffffffaaab"),                                                     /* bls12_381 p */
        BigInt::from_hex("122e824fb83ce0ad187c94004faff3eb926186a81d14688528275ef8087be41707ba638e584e9190"
                         "3cebaff25b423048689c8ed12f9fd9071dcd3dc73ebff2e98a116c25667a8f8160cf8aeeaf0a437e"
                         "6913e6870000082f49d00000000008b"),                                       /* bw6_761 p */
        two_to(255) - BigInt(19), two_to(521) - BigInt(1),
        two_to(384) - two_to(128) - two_to(96) + two_to(32) - BigInt(1),                         /* P-384 p */
        two_to(448) - two_to(224) - BigInt(1),
    };
    for (std::size_t k : { 61, 63, 64, 65, 127, 128, 192, 256, 320, 384, 640, 768, 832, 1024, 2047, 2048, 4095, 4096 }) {
        v.push_back(two_to(k) - BigInt(1));
        v.push_back(two_to(k) - BigInt(59));
        if (k < 4096)
            v.push_back(two_to(k) + BigInt(1));
    }
    return v;
}

/* Moduli of n words whose top words are the borders between the forms of multiplication. */
inline std::vector<BigInt> border_moduli(std::size_t n, Random &random)
{
    std::vector<BigInt> v;
    for (std::uint64_t top : { UINT64_C(1), MONT_TOP_SQR, MONT_TOP_SQR + 1, MONT_TOP_NO_CARRY, MONT_TOP_NO_CARRY + 1,
                               UINT64_C(1) << 63, ~UINT64_C(0) })
        for (int pattern = 0; pattern < 3; pattern++) {
            Words p(n);
            for (std::uint64_t &w : p)
                w = pattern == 0 ? ~UINT64_C(0) : pattern == 1 ? 0 : random.word();
            p[n - 1] = top;
            p[0] |= 1;
            if (n > 1 || p[0] > 1)
                v.push_back(big(p));
        }
    return v;
}

/* A context, with as much storage as it needs and no more, and conversions of its elements. */
class Modulus {
  public:
    explicit Modulus(const BigInt &p) : p_(p), storage_(3 * ((p.bits() + 63) / 64))
    {
        const Words words = p.words((p.bits() + 63) / 64);
        if (pairing_mont_ctx_init(&m_, storage_.data(), storage_.size(), words.data(), words.size()) != PAIRING_OK)
            std::abort();
        R_ = two_to(64 * n());
        R_inv_ = BigInt::inverse(R_ % p, p);
    }
    Modulus(const Modulus &) = delete;

    const pairing_mont_ctx_t *ctx() const { return &m_; }
    pairing_mont_ctx_t *ctx() { return &m_; }
    std::size_t n() const { return pairing_mont_ctx_limbs(&m_); }
    const BigInt &p() const { return p_; }
    const BigInt &R() const { return R_; }
    Words element(const BigInt &x) const { return (x % p_ * R_ % p_).words(n()); }
    BigInt value(const Words &a) const
    {
        EXPECT_LT(big(a), p_);
        return big(a) * R_inv_ % p_;
    }
    /* Words of a result, filled so that one that is not written shows. */
    Words result() const { return Words(n(), UINT64_C(0xa5a5a5a5a5a5a5a5)); }

    /* Elements by their Montgomery forms and by their values: the ends, runs of ones, powers of two, random ones. */
    std::vector<BigInt> operands(Random &random, int count) const
    {
        std::vector<BigInt> v = { 0, 1, 2, p_ - BigInt(1), p_ - BigInt(2), p_ >> 1, (p_ >> 1) + BigInt(1), R_, R_ - BigInt(1),
                                  R_inv_, R_inv_ * (p_ - BigInt(1)), R_inv_ * (two_to(64 * n() - 1) - BigInt(1)),
                                  R_inv_ * (two_to(64 * n() - 64) - BigInt(1)), R_inv_ * two_to(p_.bits() - 1) };
        for (int i = 0; i < count; i++)
            v.push_back(big(random.words(n())));
        for (BigInt &x : v)
            x = x % p_;
        return v;
    }

  private:
    BigInt p_, R_, R_inv_;
    Words storage_;
    pairing_mont_ctx_t m_;
};

} // namespace montgomery_test

#endif
