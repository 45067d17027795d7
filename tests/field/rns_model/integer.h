/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Signed integers of any size on OpenSSL's BIGNUM, and the reading of a residue model through them: what its lanes
 * stand for, computed by Chinese remaindering that shares nothing with the engine.
 */
#ifndef PAIRING_TESTS_FIELD_RNS_MODEL_INTEGER_H
#define PAIRING_TESTS_FIELD_RNS_MODEL_INTEGER_H

#include "field/rns_model/port.h"

#include <openssl/bn.h>

#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace pairing_test {

class Int {
  public:
    Int(std::int64_t v = 0) : n_(BN_new())
    {
        BN_set_word(n_, v < 0 ? 0 - static_cast<std::uint64_t>(v) : static_cast<std::uint64_t>(v));
        BN_set_negative(n_, v < 0);
    }
    Int(const Int &o) : n_(BN_dup(o.n_)) {}
    Int &operator=(const Int &o)
    {
        BN_copy(n_, o.n_);
        return *this;
    }
    ~Int() { BN_free(n_); }

    static Int word(std::uint64_t w)
    {
        Int r;
        BN_set_word(r.n_, w);
        return r;
    }
    static Int from_words(const std::uint64_t *w, std::size_t n)
    {
        Int r;
        for (std::size_t i = n; i-- > 0;) {
            BN_lshift(r.n_, r.n_, 64);
            r = r + word(w[i]);
        }
        return r;
    }
    std::vector<std::uint64_t> words(std::size_t n) const
    {
        std::vector<std::uint64_t> w(n);
        Int t = *this;
        const Int two64 = word(~UINT64_C(0)) + 1;
        for (std::uint64_t &x : w) {
            x = (t % two64).low();
            t = t / two64;
        }
        if (BN_is_negative(n_) || !BN_is_zero(t.n_))
            throw std::range_error("not a number of so many words");
        return w;
    }
    std::uint64_t low() const { return BN_get_word(n_); }

    friend Int operator+(const Int &a, const Int &b) { return binary(BN_add, a, b); }
    friend Int operator-(const Int &a, const Int &b) { return binary(BN_sub, a, b); }
    friend Int operator*(const Int &a, const Int &b)
    {
        Int r;
        BN_mul(r.n_, a.n_, b.n_, context());
        return r;
    }
    /* toward zero */
    friend Int operator/(const Int &a, const Int &b)
    {
        Int r;
        BN_div(r.n_, nullptr, a.n_, b.n_, context());
        return r;
    }
    /* in [0, b) */
    friend Int operator%(const Int &a, const Int &b)
    {
        Int r;
        BN_nnmod(r.n_, a.n_, b.n_, context());
        return r;
    }
    Int operator-() const
    {
        Int r = *this;
        BN_set_negative(r.n_, !BN_is_negative(n_));
        return r;
    }
    Int abs() const
    {
        Int r = *this;
        BN_set_negative(r.n_, 0);
        return r;
    }
    Int inverse(const Int &m) const
    {
        Int r;
        if (BN_mod_inverse(r.n_, (*this % m).n_, m.n_, context()) == nullptr)
            throw std::domain_error("no inverse");
        return r;
    }
    Int pow(const Int &e, const Int &m) const
    {
        Int r;
        BN_mod_exp(r.n_, (*this % m).n_, e.n_, m.n_, context());
        return r;
    }
    bool is_prime() const { return BN_check_prime(n_, context(), nullptr) == 1; }

    friend bool operator==(const Int &a, const Int &b) { return BN_cmp(a.n_, b.n_) == 0; }
    friend bool operator!=(const Int &a, const Int &b) { return BN_cmp(a.n_, b.n_) != 0; }
    friend bool operator<(const Int &a, const Int &b) { return BN_cmp(a.n_, b.n_) < 0; }
    friend bool operator<=(const Int &a, const Int &b) { return BN_cmp(a.n_, b.n_) <= 0; }
    friend std::ostream &operator<<(std::ostream &s, const Int &a)
    {
        char *h = BN_bn2hex(a.n_);
        s << h;
        OPENSSL_free(h);
        return s;
    }

  private:
    static BN_CTX *context()
    {
        static BN_CTX *c = BN_CTX_new();
        return c;
    }
    static Int binary(int (*f)(BIGNUM *, const BIGNUM *, const BIGNUM *), const Int &a, const Int &b)
    {
        Int r;
        f(r.n_, a.n_, b.n_);
        return r;
    }
    BIGNUM *n_;
};

using Words = std::vector<std::uint64_t>;

/* A residue model seen from outside. */
struct Model {
    const rns_model_port_t &t;
    Int p, ma = 1, mb = 1, mont_r; /* the products of the bases, 2^(64 limbs) */

    explicit Model(const rns_model_port_t &port) : t(port), p(Int::from_words(port.p, port.limbs))
    {
        for (std::size_t i = 0; i < t.len; i++) {
            ma = ma * Int::word(t.a[i]);
            mb = mb * Int::word(t.b[i]);
        }
        Words w(t.limbs + 1);
        w[t.limbs] = 1;
        mont_r = Int::from_words(w.data(), w.size());
    }

    Words element() const { return Words(2 * t.len + 3); }
    Words sum() const { return Words(4 * t.len + 5); }
    std::uint64_t bound_a(const Words &x) const { return x[2 * t.len] != 0 ? x[2 * t.len] : (UINT64_C(1) << t.bits) - 1; }
    std::uint64_t bound_b(const Words &x) const
    {
        return x[2 * t.len + 1] != 0 ? x[2 * t.len + 1] : (UINT64_C(1) << t.bits) - 1;
    }
    std::uint64_t bound_r(const Words &x) const { return x[2 * t.len + 2] != 0 ? x[2 * t.len + 2] : t.r_unit; }

    /* The element with integer r, every lane raised by multiples of its modulus as far as the caps allow. The integer
     * bound is the least that covers r, or the given one. */
    Words encode(const Int &r, std::uint64_t cap_a, std::uint64_t cap_b, std::uint64_t bound = 0) const
    {
        Words x = element();
        for (std::size_t i = 0; i < t.len; i++) {
            const std::uint64_t a = (r * Int::word(t.alpha[i]) % Int::word(t.a[i])).low();
            const std::uint64_t b = (r * Int::word(t.beta[i]) % Int::word(t.b[i])).low();
            x[i] = a + (cap_a > a ? (cap_a - a) / t.a[i] * t.a[i] : 0);
            x[t.len + i] = b + (cap_b > b ? (cap_b - b) / t.b[i] * t.b[i] : 0);
        }
        const std::uint64_t least = (UINT64_C(1) << t.bits) - 1;
        x[2 * t.len] = cap_a > least ? cap_a : least;
        x[2 * t.len + 1] = cap_b > least ? cap_b : least;
        const std::uint64_t need = ((r.abs() * Int::word(t.r_unit) + p - 1) / p).low(); /* 0 reads as one p */
        x[2 * t.len + 2] = bound > need ? bound : need;
        return x;
    }
    Words encode(const Int &r) const { return encode(r, 0, 0); }

    /* The integer of smallest absolute value that the lanes of both bases hold. */
    Int integer(const Words &x) const
    {
        const Int all = ma * mb;
        Int r;
        for (std::size_t i = 0; i < 2 * t.len; i++) {
            const bool in_a = i < t.len;
            const Int mi = Int::word(in_a ? t.a[i] : t.b[i - t.len]), part = all / mi;
            const Int scale = Int::word(in_a ? t.alpha[i] : t.beta[i - t.len]);
            r = r + Int::word(x[i]) * (scale * part).inverse(mi) % mi * part;
        }
        r = r % all;
        return all < r + r ? r - all : r;
    }

    /* Empty if every bound holds, for the integer too: lanes of the two bases that disagree stand for a huge one. */
    std::string fault(const Words &x) const
    {
        const Int r = integer(x);
        if (Int::word(bound_r(x)) * p < r.abs() * Int::word(t.r_unit))
            return "the integer is above its bound";
        for (std::size_t i = 0; i < t.len; i++)
            if (x[i] > bound_a(x) || x[t.len + i] > bound_b(x))
                return "a lane is above its bound";
        return "";
    }
    /* The field element, in [0, p). */
    Int value(const Words &x) const { return integer(x) * ma.inverse(p) % p; }
    /* The integer in [0, p) that stands for the field element v. */
    Int home(const Int &v) const { return v * ma % p; }
};

/* For the names of parameterised tests. */
inline std::ostream &operator<<(std::ostream &s, const Model &m) { return s << m.t.name; }

} // namespace pairing_test

#endif
