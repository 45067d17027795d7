/* SPDX-License-Identifier: Apache-2.0 */
/* Integers of any size as the tests' oracle: OpenSSL's BIGNUM behind operators, or plain_int.h in builds without it.
   Slow, and shares no code with the library. */
#ifndef PAIRING_TESTS_SUPPORT_BIGINT_H
#define PAIRING_TESTS_SUPPORT_BIGINT_H

#if !PAIRING_HAVE_OPENSSL
#include "support/plain_int.h"

namespace pairing_test {
typedef PlainInt BigInt;
}
#else

#include <openssl/bn.h>
#include <openssl/crypto.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace pairing_test {

class BigInt {
  public:
    BigInt() : n_(check(BN_new())) {}
    BigInt(std::uint64_t x) : BigInt() { *this = from_words(&x, 1); }   // NOLINT: numbers convert
    BigInt(const BigInt &o) : n_(check(BN_dup(o.n_))) {}
    BigInt(BigInt &&o) noexcept : n_(o.n_) { o.n_ = nullptr; }
    ~BigInt() { BN_free(n_); }
    BigInt &operator=(BigInt o)
    {
        std::swap(n_, o.n_);
        return *this;
    }

    static BigInt from_bytes_be(const std::uint8_t *in, std::size_t len)
    {
        BigInt r;
        check(BN_bin2bn(in, static_cast<int>(len), r.n_));
        return r;
    }
    static BigInt from_words(const std::uint64_t *w, std::size_t n)
    {
        std::vector<std::uint8_t> b(8 * n);
        for (std::size_t i = 0; i < 8 * n; i++)
            b[8 * n - 1 - i] = static_cast<std::uint8_t>(w[i / 8] >> (8 * (i % 8)));
        return from_bytes_be(b.data(), b.size());
    }
    static BigInt from_hex(const std::string &s)
    {
        BigInt r;
        const std::string digits = s.compare(0, 2, "0x") == 0 ? s.substr(2) : s;
        check(BN_hex2bn(&r.n_, digits.c_str()) == static_cast<int>(digits.size()));
        return r;
    }
    static BigInt from_decimal(const std::string &s)
    {
        BigInt r;
        check(BN_dec2bn(&r.n_, s.c_str()) == static_cast<int>(s.size()));
        return r;
    }
    /* 2^k */
    static BigInt power_of_two(std::size_t k) { return BigInt(1) << k; }

    /* The n low words, least significant first; the number must fit and be >= 0. */
    std::vector<std::uint64_t> words(std::size_t n) const
    {
        const std::vector<std::uint8_t> b = bytes_be(8 * n);
        std::vector<std::uint64_t> w(n, 0);
        for (std::size_t i = 0; i < 8 * n; i++)
            w[i / 8] |= static_cast<std::uint64_t>(b[8 * n - 1 - i]) << (8 * (i % 8));
        return w;
    }
    std::vector<std::uint8_t> bytes_be(std::size_t len) const
    {
        std::vector<std::uint8_t> b(len);
        check(!BN_is_negative(n_) && BN_bn2binpad(n_, b.data(), static_cast<int>(len)) == static_cast<int>(len));
        return b;
    }
    std::vector<std::uint8_t> bytes_le(std::size_t len) const
    {
        std::vector<std::uint8_t> b = bytes_be(len);
        std::reverse(b.begin(), b.end());
        return b;
    }
    std::string hex() const
    {
        char *s = BN_bn2hex(n_);
        check(s);
        std::string r(s);
        OPENSSL_free(s);
        return r;
    }
    std::size_t bits() const { return static_cast<std::size_t>(BN_num_bits(n_)); }
    bool bit(std::size_t i) const { return BN_is_bit_set(n_, static_cast<int>(i)) != 0; }
    bool odd() const { return BN_is_odd(n_) != 0; }
    bool negative() const { return BN_is_negative(n_) != 0; }
    bool is_prime() const { return BN_check_prime(n_, ctx(), nullptr) == 1; }

    friend BigInt operator+(const BigInt &a, const BigInt &b)
    {
        BigInt r;
        check(BN_add(r.n_, a.n_, b.n_));
        return r;
    }
    friend BigInt operator-(const BigInt &a, const BigInt &b)
    {
        BigInt r;
        check(BN_sub(r.n_, a.n_, b.n_));
        return r;
    }
    friend BigInt operator*(const BigInt &a, const BigInt &b)
    {
        BigInt r;
        check(BN_mul(r.n_, a.n_, b.n_, ctx()));
        return r;
    }
    /* Rounded towards 0. */
    friend BigInt operator/(const BigInt &a, const BigInt &b)
    {
        BigInt r;
        check(BN_div(r.n_, nullptr, a.n_, b.n_, ctx()));
        return r;
    }
    /* In [0, b), for negative a as well. */
    friend BigInt operator%(const BigInt &a, const BigInt &b)
    {
        BigInt r;
        check(BN_nnmod(r.n_, a.n_, b.n_, ctx()));
        return r;
    }
    friend BigInt operator<<(const BigInt &a, std::size_t k)
    {
        BigInt r;
        check(BN_lshift(r.n_, a.n_, static_cast<int>(k)));
        return r;
    }
    friend BigInt operator>>(const BigInt &a, std::size_t k)
    {
        BigInt r;
        check(BN_rshift(r.n_, a.n_, static_cast<int>(k)));
        return r;
    }
    friend BigInt operator-(const BigInt &a) { return BigInt(0) - a; }

    /* a^e mod m, 0^0 = 1, e >= 0 */
    static BigInt pow(const BigInt &a, const BigInt &e, const BigInt &m)
    {
        BigInt r;
        check(BN_mod_exp(r.n_, a.n_, e.n_, m.n_, ctx()));
        return r;
    }
    /* a^-1 mod m; 0 where there is none */
    static BigInt inverse(const BigInt &a, const BigInt &m)
    {
        BigInt r;
        if (BN_mod_inverse(r.n_, a.n_, m.n_, ctx()) == nullptr)
            return BigInt(0);
        return r;
    }
    /* The Kronecker symbol (a/m): the Legendre symbol for a prime m. */
    static int kronecker(const BigInt &a, const BigInt &m) { return BN_kronecker(a.n_, m.n_, ctx()); }

    static int compare(const BigInt &a, const BigInt &b) { return BN_cmp(a.n_, b.n_); }
    friend bool operator==(const BigInt &a, const BigInt &b) { return compare(a, b) == 0; }
    friend bool operator!=(const BigInt &a, const BigInt &b) { return compare(a, b) != 0; }
    friend bool operator<(const BigInt &a, const BigInt &b) { return compare(a, b) < 0; }
    friend bool operator<=(const BigInt &a, const BigInt &b) { return compare(a, b) <= 0; }
    friend bool operator>(const BigInt &a, const BigInt &b) { return compare(a, b) > 0; }
    friend bool operator>=(const BigInt &a, const BigInt &b) { return compare(a, b) >= 0; }
    friend std::ostream &operator<<(std::ostream &os, const BigInt &a) { return os << "0x" << a.hex(); }

  private:
    static BN_CTX *ctx()
    {
        static BN_CTX *c = check(BN_CTX_new());
        return c;
    }
    template <class T> static T check(T x)
    {
        if (!x)
            std::abort();
        return x;
    }
    BIGNUM *n_;
};

}  // namespace pairing_test

#endif
#endif
