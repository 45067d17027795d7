/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What bench_field measures the field arithmetic against: the C kernels of every form whatever the engine, and powers, inverses
 * and roots by plainer methods over the field's own products.
 */
#ifndef PAIRING_BENCH_ABLATION_FIELD_H
#define PAIRING_BENCH_ABLATION_FIELD_H

#include <array>
#include <cstddef>
#include <cstdint>

#include "field/mont.h"

namespace pairing_bench {

/* The forms of mont.h, of n words, each out of line as the kernels of the library are. */
template <std::size_t N> struct form {
    typedef std::uint64_t word;
    static PAIRING_NOINLINE void mul_textbook(word *r, const word *a, const word *b, const word *p, word n0)
    {
        mont_mul_textbook(r, a, b, p, n0, N);
    }
    static PAIRING_NOINLINE void mul_no_carry(word *r, const word *a, const word *b, const word *p, word n0)
    {
        mont_mul_no_carry(r, a, b, p, n0, N);
    }
    static PAIRING_NOINLINE void sqr_cios(word *r, const word *a, const word *p, word n0)
    {
        mont_sqr_no_carry(r, a, p, n0, N);
    }
    static PAIRING_NOINLINE void sqr_wide(word *r, const word *a, const word *p, word n0)
    {
        word w[2 * N];
        wide_sqr(w, a, N);
        mont_redc(r, w, p, n0, N, 0);
    }
};

/* A modulus, and the exponents that the plain methods need. */
template <std::size_t N> struct exponents {
    typedef std::array<std::uint64_t, N> number;
    number p, inverse, euler, root; /* p; p - 2; (p-1)/2; the library's exponent of square roots */
    std::uint64_t n0;               /* -1/p mod 2^64 */

    explicit exponents(const std::uint64_t *p_minus_one)
    {
        for (std::size_t i = 0; i < N; i++)
            p[i] = p_minus_one[i];
        euler = half(p);
        root = p;
        inverse = p;
        for (std::size_t i = 0; inverse[i]-- == 0; i++) /* the borrow ends: p > 1 */
            ;
        p[0] |= 1;
        n0 = 1;
        for (int i = 0; i < 6; i++)
            n0 *= 2 - p[0] * n0;
        n0 = 0 - n0;
        /* p - 1 = 2^s t. (t-1)/2, but for s = 2 (p-5)/8, and for s = 1 (p-3)/4: each time floor(t/2) */
        while ((root[0] & 1) == 0)
            root = half(root);
        root = half(root);
    }

  private:
    static number half(const number &a)
    {
        number r;
        for (std::size_t i = 0; i < N; i++)
            r[i] = (a[i] >> 1) | (i + 1 < N ? a[i + 1] << 63 : 0);
        return r;
    }
};

inline bool bit(const std::uint64_t *e, std::size_t i) { return ((e[i / 64] >> (i % 64)) & 1) != 0; }

template <std::size_t N> std::size_t bits(const std::array<std::uint64_t, N> &e)
{
    std::size_t n = 64 * N;
    while (n > 0 && !bit(e.data(), n - 1))
        n--;
    return n;
}

/* r = a^e, e > 0, by squaring and multiplying, bit by bit. F: the field's type t, functions mul and sqr. */
template <class F, std::size_t N>
void pow_binary(typename F::t *r, const typename F::t *a, const std::array<std::uint64_t, N> &e)
{
    typename F::t acc = *a;
    for (std::size_t i = bits(e) - 1; i-- > 0;) {
        F::sqr(&acc, &acc);
        if (bit(e.data(), i))
            F::mul(&acc, &acc, a);
    }
    *r = acc;
}

/* The same by sliding windows of up to five bits. */
template <class F, std::size_t N>
void pow_window(typename F::t *r, const typename F::t *a, const std::array<std::uint64_t, N> &e)
{
    typename F::t odd[16], acc;
    bool started = false;
    F::sqr(&acc, a);
    odd[0] = *a;
    for (int k = 1; k < 16; k++)
        F::mul(&odd[k], &odd[k - 1], &acc);
    for (std::size_t i = bits(e); i > 0;) {
        if (!bit(e.data(), i - 1)) {
            F::sqr(&acc, &acc);
            i--;
            continue;
        }
        std::size_t low = i > 5 ? i - 5 : 0;
        while (!bit(e.data(), low))
            low++;
        unsigned w = 0;
        for (; i > low; i--) {
            w = 2 * w + bit(e.data(), i - 1);
            if (started)
                F::sqr(&acc, &acc);
        }
        if (started)
            F::mul(&acc, &acc, &odd[w / 2]);
        else
            acc = odd[w / 2];
        started = true;
    }
    *r = acc;
}

} // namespace pairing_bench

#endif
