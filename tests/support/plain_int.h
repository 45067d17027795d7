/* SPDX-License-Identifier: Apache-2.0 */
/* Integers of any size without OpenSSL: sign and magnitude, 32-bit digits, schoolbook (division: Knuth, TAOCP 2, 4.3.1,
   Algorithm D). The tests' oracle where a build has no OpenSSL. Slow, and shares no code with the library. */
#ifndef PAIRING_TESTS_SUPPORT_PLAIN_INT_H
#define PAIRING_TESTS_SUPPORT_PLAIN_INT_H

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace pairing_test {

class PlainInt {
  public:
    PlainInt() = default;
    PlainInt(std::uint64_t x)                              // NOLINT: numbers convert
        : d_{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(x >> 32)}
    {
        trim();
    }

    static PlainInt from_bytes_be(const std::uint8_t *in, std::size_t len)
    {
        PlainInt r;
        r.d_.assign((len + 3) / 4, 0);
        for (std::size_t i = 0; i < len; i++)
            r.d_[i / 4] |= static_cast<std::uint32_t>(in[len - 1 - i]) << (8 * (i % 4));
        r.trim();
        return r;
    }
    static PlainInt from_words(const std::uint64_t *w, std::size_t n)
    {
        PlainInt r;
        for (std::size_t i = 0; i < n; i++) {
            r.d_.push_back(static_cast<std::uint32_t>(w[i]));
            r.d_.push_back(static_cast<std::uint32_t>(w[i] >> 32));
        }
        r.trim();
        return r;
    }
    static PlainInt from_hex(const std::string &s)
    {
        return from_digits(s.compare(0, 2, "0x") == 0 ? s.substr(2) : s, 16);
    }
    static PlainInt from_decimal(const std::string &s) { return from_digits(s, 10); }
    /* 2^k */
    static PlainInt power_of_two(std::size_t k) { return PlainInt(1) << k; }

    /* The n low words, least significant first; the number must fit and be >= 0. */
    std::vector<std::uint64_t> words(std::size_t n) const
    {
        check(!negative_ && bits() <= 64 * n);
        std::vector<std::uint64_t> w(n, 0);
        for (std::size_t i = 0; i < d_.size(); i++)
            w[i / 2] |= static_cast<std::uint64_t>(d_[i]) << (32 * (i % 2));
        return w;
    }
    std::vector<std::uint8_t> bytes_be(std::size_t len) const
    {
        std::vector<std::uint8_t> b = bytes_le(len);
        std::reverse(b.begin(), b.end());
        return b;
    }
    std::vector<std::uint8_t> bytes_le(std::size_t len) const
    {
        check(!negative_ && bits() <= 8 * len);
        std::vector<std::uint8_t> b(len, 0);
        for (std::size_t i = 0; i < len && i / 4 < d_.size(); i++)
            b[i] = static_cast<std::uint8_t>(d_[i / 4] >> (8 * (i % 4)));
        return b;
    }
    std::string hex() const
    {
        static const char digits[] = "0123456789ABCDEF";
        std::string s;
        for (std::size_t i = 8 * d_.size(); i-- > 0;)
            if (const unsigned d = d_[i / 8] >> (4 * (i % 8)) & 15; d != 0 || !s.empty())
                s += digits[d];
        return (negative_ ? "-" : "") + (s.size() % 2 == 1 ? "0" + s : s.empty() ? "0" : s);
    }
    std::size_t bits() const
    {
        std::size_t n = 32 * d_.size();
        while (n > 0 && !bit(n - 1))
            n--;
        return n;
    }
    bool bit(std::size_t i) const { return i / 32 < d_.size() && (d_[i / 32] >> (i % 32) & 1) != 0; }
    bool odd() const { return bit(0); }
    bool negative() const { return negative_; }
    /* Miller-Rabin to the first 40 primes: proves primality below 2^64, and no composite above is known to pass. */
    bool is_prime() const
    {
        if (negative_ || bits() < 2)
            return false;
        const PlainInt one(1), m = *this - one;
        for (unsigned base = 2, found = 0; found < 40; base++) {
            bool base_prime = true;
            for (unsigned f = 2; f * f <= base; f++)
                base_prime = base_prime && base % f != 0;
            if (!base_prime)
                continue;
            found++;
            if (*this == PlainInt(base))
                return true;
            if (*this % PlainInt(base) == PlainInt(0))
                return false;
            std::size_t twos = 0;
            while (!m.bit(twos))
                twos++;
            PlainInt x = pow(PlainInt(base), m >> twos, *this);
            bool witness = x != one && x != m;
            for (std::size_t i = 1; i < twos && witness; i++) {
                x = x * x % *this;
                witness = x != m;
            }
            if (witness)
                return false;
        }
        return true;
    }

    friend PlainInt operator+(const PlainInt &a, const PlainInt &b)
    {
        PlainInt r;
        if (a.negative_ == b.negative_) {
            r.d_ = add(a.d_, b.d_);
            r.negative_ = a.negative_;
        } else if (order(a.d_, b.d_) >= 0) {
            r.d_ = subtract(a.d_, b.d_);
            r.negative_ = a.negative_;
        } else {
            r.d_ = subtract(b.d_, a.d_);
            r.negative_ = b.negative_;
        }
        r.trim();
        return r;
    }
    friend PlainInt operator-(const PlainInt &a)
    {
        PlainInt r = a;
        r.negative_ = !a.negative_;
        r.trim();
        return r;
    }
    friend PlainInt operator-(const PlainInt &a, const PlainInt &b) { return a + -b; }
    friend PlainInt operator*(const PlainInt &a, const PlainInt &b)
    {
        PlainInt r;
        r.d_.assign(a.d_.size() + b.d_.size(), 0);
        for (std::size_t i = 0; i < a.d_.size(); i++) {
            std::uint64_t c = 0;
            for (std::size_t j = 0; j < b.d_.size(); j++) {
                c += static_cast<std::uint64_t>(a.d_[i]) * b.d_[j] + r.d_[i + j];
                r.d_[i + j] = static_cast<std::uint32_t>(c);
                c >>= 32;
            }
            r.d_[i + b.d_.size()] = static_cast<std::uint32_t>(c);
        }
        r.negative_ = a.negative_ != b.negative_;
        r.trim();
        return r;
    }
    /* Rounded towards 0. */
    friend PlainInt operator/(const PlainInt &a, const PlainInt &b)
    {
        PlainInt q, r;
        divide(&q, &r, a, b);
        q.negative_ = a.negative_ != b.negative_;
        q.trim();
        return q;
    }
    /* In [0, |b|), for negative a as well. */
    friend PlainInt operator%(const PlainInt &a, const PlainInt &b)
    {
        PlainInt q, r;
        divide(&q, &r, a, b);
        r.negative_ = a.negative_;
        r.trim();
        return !r.negative_ ? r : b.negative_ ? r - b : r + b;
    }
    friend PlainInt operator<<(const PlainInt &a, std::size_t k)
    {
        PlainInt r;
        r.d_.assign(a.d_.size() + k / 32 + 1, 0);
        for (std::size_t i = 0; i < a.d_.size(); i++) {
            const std::uint64_t t = static_cast<std::uint64_t>(a.d_[i]) << (k % 32);
            r.d_[i + k / 32] |= static_cast<std::uint32_t>(t);
            r.d_[i + k / 32 + 1] |= static_cast<std::uint32_t>(t >> 32);
        }
        r.negative_ = a.negative_;
        r.trim();
        return r;
    }
    /* Of the magnitude. */
    friend PlainInt operator>>(const PlainInt &a, std::size_t k)
    {
        PlainInt r;
        for (std::size_t i = k / 32; i < a.d_.size(); i++) {
            const std::uint64_t above = i + 1 < a.d_.size() ? a.d_[i + 1] : 0;
            r.d_.push_back(static_cast<std::uint32_t>((above << 32 | a.d_[i]) >> (k % 32)));
        }
        r.negative_ = a.negative_;
        r.trim();
        return r;
    }

    /* a^e mod m, 0^0 = 1, e >= 0 */
    static PlainInt pow(const PlainInt &a, const PlainInt &e, const PlainInt &m)
    {
        const PlainInt base = a % m;
        PlainInt r = PlainInt(1) % m;
        for (std::size_t i = e.bits(); i-- > 0;) {
            r = r * r % m;
            if (e.bit(i))
                r = r * base % m;
        }
        return r;
    }
    /* a^-1 mod m; 0 where there is none. Euclid; u*a = x and v*a = y mod m throughout. */
    static PlainInt inverse(const PlainInt &a, const PlainInt &m)
    {
        PlainInt x = a % m, y = m, u(1), v(0);
        while (!y.d_.empty()) {
            const PlainInt q = x / y;
            x = x - q * y;
            u = u - q * v;
            std::swap(x, y);
            std::swap(u, v);
        }
        return x == PlainInt(1) ? u % m : PlainInt(0);
    }
    /* The Jacobi symbol (a/m), m odd and positive: the Legendre symbol for a prime m. */
    static int kronecker(const PlainInt &a, const PlainInt &m)
    {
        check(m.odd() && !m.negative_);
        PlainInt x = a % m, y = m;
        int sign = 1;
        while (!x.d_.empty()) {
            while (!x.odd()) {
                x = x >> 1;
                if (y.bit(0) && y.bit(1) != y.bit(2))      /* (2/y) = -1 where y = 3 or 5 mod 8 */
                    sign = -sign;
            }
            if (x.bit(1) && y.bit(1))                      /* reciprocity: both are 3 mod 4 */
                sign = -sign;
            std::swap(x, y);
            x = x % y;
        }
        return y == PlainInt(1) ? sign : 0;
    }

    static int compare(const PlainInt &a, const PlainInt &b)
    {
        if (a.negative_ != b.negative_)
            return a.negative_ ? -1 : 1;
        return a.negative_ ? order(b.d_, a.d_) : order(a.d_, b.d_);
    }
    friend bool operator==(const PlainInt &a, const PlainInt &b) { return compare(a, b) == 0; }
    friend bool operator!=(const PlainInt &a, const PlainInt &b) { return compare(a, b) != 0; }
    friend bool operator<(const PlainInt &a, const PlainInt &b) { return compare(a, b) < 0; }
    friend bool operator<=(const PlainInt &a, const PlainInt &b) { return compare(a, b) <= 0; }
    friend bool operator>(const PlainInt &a, const PlainInt &b) { return compare(a, b) > 0; }
    friend bool operator>=(const PlainInt &a, const PlainInt &b) { return compare(a, b) >= 0; }
    friend std::ostream &operator<<(std::ostream &os, const PlainInt &a) { return os << "0x" << a.hex(); }

  private:
    typedef std::vector<std::uint32_t> digits;

    static void check(bool ok)
    {
        if (!ok)
            std::abort();
    }
    /* No zeros on top; zero is not negative. */
    void trim()
    {
        while (!d_.empty() && d_.back() == 0)
            d_.pop_back();
        negative_ = negative_ && !d_.empty();
    }
    static PlainInt from_digits(const std::string &s, std::uint32_t radix)
    {
        PlainInt r;
        for (const char c : s) {
            std::uint64_t t = radix;
            if (c >= '0' && c <= '9')
                t = static_cast<std::uint64_t>(c - '0');
            else if (c >= 'a' && c <= 'f')
                t = static_cast<std::uint64_t>(c - 'a' + 10);
            else if (c >= 'A' && c <= 'F')
                t = static_cast<std::uint64_t>(c - 'A' + 10);
            check(t < radix);
            for (std::uint32_t &d : r.d_) {
                t += static_cast<std::uint64_t>(d) * radix;
                d = static_cast<std::uint32_t>(t);
                t >>= 32;
            }
            if (t != 0)
                r.d_.push_back(static_cast<std::uint32_t>(t));
        }
        check(!s.empty());
        r.trim();
        return r;
    }
    static int order(const digits &a, const digits &b)
    {
        if (a.size() != b.size())
            return a.size() < b.size() ? -1 : 1;
        for (std::size_t i = a.size(); i-- > 0;)
            if (a[i] != b[i])
                return a[i] < b[i] ? -1 : 1;
        return 0;
    }
    static digits add(const digits &a, const digits &b)
    {
        digits r;
        std::uint64_t c = 0;
        for (std::size_t i = 0; i < std::max(a.size(), b.size()) || c != 0; i++) {
            c += i < a.size() ? a[i] : 0;
            c += i < b.size() ? b[i] : 0;
            r.push_back(static_cast<std::uint32_t>(c));
            c >>= 32;
        }
        return r;
    }
    /* a - b for a >= b */
    static digits subtract(const digits &a, const digits &b)
    {
        digits r = a;
        std::uint64_t borrow = 0;
        for (std::size_t i = 0; i < a.size(); i++) {
            const std::uint64_t t = a[i] - borrow - (i < b.size() ? b[i] : 0);
            r[i] = static_cast<std::uint32_t>(t);
            borrow = t >> 63;
        }
        return r;
    }
    /* |a| = q|b| + r, 0 <= r < |b|, both without sign; b != 0 */
    static void divide(PlainInt *q, PlainInt *r, const PlainInt &a, const PlainInt &b)
    {
        check(!b.d_.empty());
        if (order(a.d_, b.d_) < 0) {
            *q = PlainInt(0);
            r->d_ = a.d_;
            return;
        }
        const std::size_t n = b.d_.size(), shift = 32 * n - b.bits();
        const digits v = (b << shift).d_;                  /* top bit set; n digits */
        digits u = (a << shift).d_;
        u.resize(a.d_.size() + 1, 0);
        const std::size_t m = a.d_.size() - n;
        q->d_.assign(m + 1, 0);
        const std::uint64_t top = v[n - 1], second = n > 1 ? v[n - 2] : 0;
        for (std::size_t j = m + 1; j-- > 0;) {
            const std::uint64_t head = static_cast<std::uint64_t>(u[j + n]) << 32 | u[j + n - 1];
            std::uint64_t digit = head / top, rest = head % top;
            while (digit >> 32 != 0 || digit * second > (rest << 32 | (n > 1 ? u[j + n - 2] : 0))) {
                digit--;
                rest += top;
                if (rest >> 32 != 0)
                    break;
            }
            std::uint64_t borrow = 0, carry = 0;           /* u -= digit * v * 2^(32j) */
            for (std::size_t i = 0; i <= n; i++) {
                carry += i < n ? digit * v[i] : 0;
                const std::uint64_t t = u[i + j] - borrow - static_cast<std::uint32_t>(carry);
                u[i + j] = static_cast<std::uint32_t>(t);
                borrow = t >> 63;
                carry >>= 32;
            }
            if (borrow != 0) {                             /* one too many: add v back */
                digit--;
                carry = 0;
                for (std::size_t i = 0; i <= n; i++) {
                    carry += static_cast<std::uint64_t>(u[i + j]) + (i < n ? v[i] : 0);
                    u[i + j] = static_cast<std::uint32_t>(carry);
                    carry >>= 32;
                }
            }
            q->d_[j] = static_cast<std::uint32_t>(digit);
        }
        q->trim();
        r->d_ = u;
        r->trim();
        *r = *r >> shift;
    }

    digits d_;                                             /* least significant first */
    bool negative_ = false;
};

} // namespace pairing_test

#endif
