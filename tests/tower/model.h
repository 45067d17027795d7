/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A slow model of the towers: integers as digits of 32 bits, products and remainders as at school, every extension
 * as polynomials modulo X^d - nr. Shares no code with the library.
 */
#ifndef PAIRING_TESTS_TOWER_MODEL_H
#define PAIRING_TESTS_TOWER_MODEL_H

#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <vector>

namespace pairing_test {
namespace model {

/* a non-negative integer, digits of 32 bits from the lowest, no zero digit on top */
using Nat = std::vector<std::uint32_t>;

inline void trim(Nat &a)
{
    while (!a.empty() && a.back() == 0)
        a.pop_back();
}

inline Nat from_words(const std::uint64_t *w, std::size_t n)
{
    Nat a;
    for (std::size_t i = 0; i < n; i++) {
        a.push_back(static_cast<std::uint32_t>(w[i]));
        a.push_back(static_cast<std::uint32_t>(w[i] >> 32));
    }
    trim(a);
    return a;
}

inline std::vector<std::uint64_t> to_words(const Nat &a, std::size_t n)
{
    std::vector<std::uint64_t> w(n, 0);
    for (std::size_t i = 0; i < a.size(); i++)
        w.at(i / 2) |= static_cast<std::uint64_t>(a[i]) << (32 * (i % 2));
    return w;
}

inline int cmp(const Nat &a, const Nat &b)
{
    if (a.size() != b.size())
        return a.size() < b.size() ? -1 : 1;
    for (std::size_t i = a.size(); i-- > 0;)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

inline Nat add(const Nat &a, const Nat &b)
{
    Nat r;
    std::uint64_t c = 0;
    for (std::size_t i = 0; i < a.size() || i < b.size() || c != 0; i++) {
        c += (i < a.size() ? a[i] : 0) + static_cast<std::uint64_t>(i < b.size() ? b[i] : 0);
        r.push_back(static_cast<std::uint32_t>(c));
        c >>= 32;
    }
    trim(r);
    return r;
}

/* a - b for a >= b */
inline Nat sub(const Nat &a, const Nat &b)
{
    Nat r;
    std::int64_t c = 0;
    for (std::size_t i = 0; i < a.size(); i++) {
        c += static_cast<std::int64_t>(a[i]) - static_cast<std::int64_t>(i < b.size() ? b[i] : 0);
        r.push_back(static_cast<std::uint32_t>(c));
        c >>= 32;
    }
    if (c != 0 || b.size() > a.size())
        throw std::logic_error("model::sub: negative");
    trim(r);
    return r;
}

inline Nat mul(const Nat &a, const Nat &b)
{
    Nat r(a.size() + b.size(), 0);
    for (std::size_t i = 0; i < a.size(); i++) {
        std::uint64_t c = 0;
        for (std::size_t j = 0; j < b.size(); j++) {
            c += static_cast<std::uint64_t>(a[i]) * b[j] + r[i + j];
            r[i + j] = static_cast<std::uint32_t>(c);
            c >>= 32;
        }
        r[i + b.size()] = static_cast<std::uint32_t>(c);
    }
    trim(r);
    return r;
}

inline bool bit(const Nat &a, std::size_t i) { return i / 32 < a.size() && (a[i / 32] >> (i % 32) & 1) != 0; }

inline std::size_t bits(const Nat &a)
{
    std::size_t n = 32 * a.size();
    while (n > 0 && !bit(a, n - 1))
        n--;
    return n;
}

/* a/b rounded down and the remainder: long division by digits of 32 bits */
inline Nat divide(const Nat &a, const Nat &b, Nat &rest)
{
    if (b.empty())
        throw std::logic_error("model::divide: by zero");
    Nat q(a.size(), 0), r;
    for (std::size_t i = a.size(); i-- > 0;) {
        r.insert(r.begin(), a[i]);
        trim(r);
        if (cmp(r, b) < 0)
            continue;
        /* The quotient digit is found from the top 32 bits of b: never too small after the first guess from below,
           and mended by subtraction. */
        std::uint64_t digit = 0;
        const std::size_t shift = bits(b) > 32 ? bits(b) - 32 : 0;
        std::uint64_t top = 0;
        for (std::size_t k = 0; k < 33; k++)
            top |= static_cast<std::uint64_t>(bit(b, shift + k)) << k;
        while (cmp(r, b) >= 0) {
            std::uint64_t head = 0;
            for (std::size_t k = 0; k < 64; k++)
                head |= static_cast<std::uint64_t>(bit(r, shift + k)) << k;
            std::uint64_t guess = head / (top + 1); /* top + 1 > b/2^shift, so the guess is at most r/b */
            if (guess == 0)
                guess = 1;
            const Nat g{static_cast<std::uint32_t>(guess)};
            r = sub(r, mul(g, b));
            digit += guess;
        }
        q[i] = static_cast<std::uint32_t>(digit);
    }
    trim(q);
    rest = r;
    return q;
}

inline Nat mod(const Nat &a, const Nat &m)
{
    Nat r;
    if (cmp(a, m) < 0)
        return a;
    divide(a, m, r);
    return r;
}

inline Nat pow(const Nat &a, unsigned n)
{
    Nat r{1};
    while (n-- > 0)
        r = mul(r, a);
    return r;
}

/* One storey: the base with a root of X^d = c + g*(generator of the base); on the ground floor c alone. */
struct Storey {
    unsigned d;
    int c, g;
};

/* A tower over the integers modulo p. An element of storey n has the coefficients of a struct of the library. */
class Tower {
  public:
    using Element = std::vector<Nat>;

    Tower(const Nat &p, const std::vector<Storey> &storeys) : p_(p), storeys_(storeys) {}

    const Nat &p() const { return p_; }

    unsigned degree(std::size_t n) const
    {
        unsigned d = 1;
        for (std::size_t i = 0; i < n; i++)
            d *= storeys_[i].d;
        return d;
    }

    /* the storey of this degree over Fp */
    std::size_t storey_of(unsigned deg) const
    {
        for (std::size_t n = 0; n <= storeys_.size(); n++)
            if (degree(n) == deg)
                return n;
        throw std::logic_error("model: no such storey");
    }

    Element add(const Element &a, const Element &b) const
    {
        Element r;
        for (std::size_t i = 0; i < a.size(); i++)
            r.push_back(mod(model::add(a[i], b[i]), p_));
        return r;
    }

    Element neg(const Element &a) const
    {
        Element r;
        for (const Nat &x : a)
            r.push_back(x.empty() ? x : model::sub(p_, x));
        return r;
    }

    Element mul_int(const Element &a, int k) const
    {
        const Nat m{static_cast<std::uint32_t>(std::abs(k))};
        Element r;
        for (const Nat &x : a)
            r.push_back(k == 0 ? Nat() : mod(model::mul(m, x), p_));
        return k < 0 ? neg(r) : r;
    }

    Element mul(std::size_t n, const Element &a, const Element &b) const
    {
        if (n == 0)
            return {mod(model::mul(a[0], b[0]), p_)};
        const unsigned d = storeys_[n - 1].d, m = degree(n - 1);
        std::vector<Element> product(2 * d - 1, Element(m));
        for (unsigned i = 0; i < d; i++)
            for (unsigned j = 0; j < d; j++)
                product[i + j] = add(product[i + j], mul(n - 1, part(a, i, m), part(b, j, m)));
        Element r;
        for (unsigned i = 0; i < d; i++) {
            Element c = product[i];
            if (i + d < product.size())
                c = add(c, mul_nr(n - 1, product[i + d]));
            r.insert(r.end(), c.begin(), c.end());
        }
        return r;
    }

    /* times what storey n + 1 adjoins a root of; n below the top */
    Element mul_nr(std::size_t n, const Element &a) const
    {
        const Storey &s = storeys_.at(n);
        if (n == 0)
            return mul_int(a, s.c);
        Element nr(degree(n));
        nr[0] = mul_int({Nat{1}}, s.c)[0];
        nr[degree(n - 1)] = mul_int({Nat{1}}, s.g)[0];
        return mul(n, a, nr);
    }

  private:
    static Element part(const Element &a, unsigned i, unsigned m)
    {
        return Element(a.begin() + i * m, a.begin() + (i + 1) * m);
    }

    Nat p_;
    std::vector<Storey> storeys_;
};

} // namespace model
} // namespace pairing_test

#endif
