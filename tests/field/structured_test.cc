/* SPDX-License-Identifier: Apache-2.0 */
/* Inverses and Legendre symbols of STRUCTURED_VALUES stored integers of regular shape for each field, where carries and
   last corrections of a GCD are at their extremes: the default program takes a few thousand, the slow one 10^6. Checked
   are a*a^-1 = 1, that both forms agree, and the symbol against a textbook Jacobi symbol on words, now and then also
   against a^((p-1)/2). */
#include "field_test.h"

#include <algorithm>

#ifndef STRUCTURED_VALUES
#define STRUCTURED_VALUES 3000
#endif

namespace {

typedef std::vector<std::uint64_t> Words;

bool is_zero(const Words &a)
{
    return std::all_of(a.begin(), a.end(), [](std::uint64_t w) { return w == 0; });
}
bool less(const Words &a, const Words &b)
{
    return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}
/* a - b, modulo 2^(64n) */
Words minus(const Words &a, const Words &b)
{
    Words r(a.size());
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < a.size(); i++) {
        const std::uint64_t d = a[i] - b[i];
        r[i] = d - borrow;
        borrow = (a[i] < b[i]) | (d < borrow);
    }
    return r;
}
Words shifted_down(const Words &a, std::size_t k)
{
    Words r(a.size(), 0);
    for (std::size_t i = k / 64; i < a.size(); i++) {
        r[i - k / 64] = a[i] >> (k % 64);
        if (k % 64 != 0 && i + 1 < a.size())
            r[i - k / 64] |= a[i + 1] << (64 - k % 64);
    }
    return r;
}
/* floor(a/d) for d < 2^32 */
Words quotient(const Words &a, std::uint64_t d)
{
    Words r(a.size());
    std::uint64_t rest = 0;
    for (std::size_t i = a.size(); i-- > 0;) {
        const std::uint64_t hi = (rest << 32) | (a[i] >> 32), lo = ((hi % d) << 32) | (a[i] & 0xffffffff);
        r[i] = (hi / d) << 32 | lo / d;
        rest = lo % d;
    }
    return r;
}
Words power(std::size_t n, std::size_t k)
{
    Words r(n, 0);
    r[k / 64] = UINT64_C(1) << (k % 64);
    return r;
}
Words small(std::size_t n, std::uint64_t x)
{
    Words r(n, 0);
    r[0] = x;
    return r;
}

/* The symbol by halvings, comparisons and exchanges of positive numbers, in place */
int textbook_jacobi(Words a, Words m)
{
    std::size_t n = a.size();
    int s = 1;
    while (n > 0) {
        if (a[n - 1] == 0 && m[n - 1] == 0) {
            n--;
            continue;
        }
        if (a[0] % 2 == 0) {
            std::size_t i = 0;
            unsigned k = 1;
            while (i < n && a[i] == 0)
                i++;
            if (i == n)
                break;
            if (i > 0) {                            /* whole words: an even number of halvings */
                for (std::size_t h = 0; h < n; h++)
                    a[h] = h + i < n ? a[h + i] : 0;
                continue;
            }
            while ((a[0] >> k & 1) == 0)
                k++;
            for (std::size_t h = 0; h < n; h++)
                a[h] = a[h] >> k | (h + 1 < n ? a[h + 1] << (64 - k) : 0);
            if (k % 2 != 0 && (m[0] % 8 == 3 || m[0] % 8 == 5))
                s = -s;
        }
        std::size_t top = n - 1;
        while (top > 0 && a[top] == m[top])
            top--;
        if (a[top] < m[top]) {
            a.swap(m);
            if (a[0] % 4 == 3 && m[0] % 4 == 3)
                s = -s;
        }
        std::uint64_t borrow = 0;
        for (std::size_t h = 0; h < n; h++) {
            const std::uint64_t d = a[h] - m[h], b = a[h] < m[h];
            a[h] = d - borrow;
            borrow = b | (d < borrow);
        }
    }
    m[0]--;
    return is_zero(m) ? s : 0;
}

/* Numbers below p of `bits` bits in many regular shapes */
class Shapes {
  public:
    Shapes(const Words &p, std::size_t bits) : p_(p), n_(p.size()), bits_(bits), random_(1000 + bits) {}

    Words next()
    {
        Words x = shape();
        if (bits_ % 64 != 0)
            x[n_ - 1] &= (UINT64_C(1) << (bits_ % 64)) - 1;
        if (!less(x, p_))
            x = minus(x, p_);
        if (random_.below(4) == 0 && !is_zero(x))
            x = minus(p_, x);
        return x;
    }

  private:
    Words shape()
    {
        const std::size_t k = random_.below(bits_);
        Words x(n_, 0);
        switch (random_.below(9)) {
        case 0:                                     /* runs of equal bits, of any length */
        case 1: {
            const std::uint64_t longest = 2 + random_.below(bits_);
            for (std::size_t i = 0; i < bits_;) {
                const std::size_t len = 1 + random_.below(longest), end = std::min(bits_, i + len);
                const bool one = random_.below(2) != 0;
                for (; i < end; i++)
                    x[i / 64] |= static_cast<std::uint64_t>(one) << (i % 64);
            }
            return x;
        }
        case 2:                                     /* 2^k - small, 2^k - 2^j */
            return minus(power(n_, k), random_.below(2) != 0 ? small(n_, random_.below(64)) : power(n_, random_.below(k + 1)));
        case 3:                                     /* small times 2^k, a word or less */
            x[k / 64] = random_.word() >> random_.below(64);
            return x;
        case 4:                                     /* the high bits of p, other low ones */
            x = p_;
            for (std::size_t i = 0; i < n_; i++)
                if (64 * i < k)
                    x[i] = k >= 64 * (i + 1) ? random_.word() : x[i] ^ (random_.word() & ((UINT64_C(1) << (k % 64)) - 1));
            return x;
        case 5:                                     /* the low bits of p, other high ones */
            x = random_.words(n_);
            for (std::size_t i = 0; i < n_; i++)
                if (64 * (i + 1) <= k)
                    x[i] = p_[i];
            return x;
        case 6:                                     /* p/2^k and p/d, and near it */
            return minus(shifted_down(p_, k), small(n_, random_.below(4)));
        case 7:
            return minus(quotient(p_, 1 + random_.below(random_.below(2) != 0 ? 1000 : 0xffffffff)), small(n_, random_.below(4)));
        default:                                    /* words of all zeros, all ones, or at random */
            return random_.words(n_);
        }
    }

    Words p_;
    std::size_t n_, bits_;
    Random random_;
};

template <class F> class FieldStructured : public FieldTest<F> {};
TYPED_TEST_SUITE(FieldStructured, TestFields, FieldNames);

TYPED_TEST(FieldStructured, InverseAndSymbol)
{
    typedef TypeParam F;
    typedef typename F::t t;
    const std::size_t n = F::limbs;
    const Words p(F::info().modulus, F::info().modulus + n);
    const BigInt half = this->mod >> 1;
    const Words exponent = half.words(n);
    Shapes shapes(p, F::info().bits);
    t a, r, s, one, minus_one;
    F::set_one(&one);
    F::neg(&minus_one, &one);
    for (long i = 0; i < STRUCTURED_VALUES && !this->HasFailure(); i++) {
        const Words x = shapes.next();
        std::memcpy(a.l, x.data(), sizeof a.l);
        ASSERT_TRUE(F::is_valid(&a));
        F::inv(&r, &a);
        F::inv_vartime(&s, &a);
        EXPECT_EQ(0, std::memcmp(&r, &s, sizeof r));
        EXPECT_TRUE(F::is_valid(&r));
        F::mul(&s, &a, &r);
        EXPECT_TRUE(F::eq(&s, is_zero(x) ? &r : &one));
        const int symbol = textbook_jacobi(x, p);
        EXPECT_EQ(is_zero(x), symbol == 0);
        EXPECT_EQ(symbol, F::legendre(&a));
        EXPECT_EQ(symbol, F::legendre_vartime(&a));
        if (i % 128 == 0) {
            F::pow_vartime(&s, &a, exponent.data(), half.bits());
            EXPECT_TRUE(F::eq(&s, symbol == 0 ? &a : symbol > 0 ? &one : &minus_one));
        }
        if (this->HasFailure())
            ADD_FAILURE() << "stored integer " << BigInt::from_words(x.data(), n);
    }
}

} // namespace
