/* SPDX-License-Identifier: Apache-2.0 */
/* What tests of Fourier transforms over the scalar fields share: plans with their storage, the definition, round trips. */
#ifndef PAIRING_TESTS_TRANSFORM_FFT_TEST_H
#define PAIRING_TESTS_TRANSFORM_FFT_TEST_H

#include <cstring>
#include <string>
#include <vector>

#include <pairing/engine.h>

#include "field/compiler.h"
#include "support/curves.h"
#include "support/random.h"

namespace pairing_test {
using Index = std::size_t;

inline Index reversed(Index i, Index n)
{
    Index r = 0;
    for (; n > 1; n /= 2, i /= 2)
        r = 2 * r + i % 2;
    return r;
}

template <class C> class FftTest : public ::testing::Test {
  public:
    using f = typename C::fr;
    using E = typename f::t;
    using fft = typename C::fft;
    using V = std::vector<E>;
    Random rng{ 0x666674 };

    void TearDown() override { ASSERT_EQ(pairing_set_engine(nullptr), PAIRING_OK); }

    static std::vector<std::string> engines()
    {
        std::vector<std::string> v;
        for (Index i = 0; pairing_engine_at(i) != nullptr; i++)
            v.push_back(pairing_engine_at(i));
        return v;
    }

    struct Plan {
        V storage;
        typename fft::t plan;
        Index n;
        E w;
        explicit Plan(Index length) : storage(fft::len(length)), n(length)
        {
            EXPECT_EQ(fft::init(&plan, storage.data(), storage.size(), n), PAIRING_OK) << n;
            EXPECT_EQ(fft::length(&plan), n);
            fft::root(&w, &plan);
        }
        Plan(const Plan &) = delete;
        typedef pairing_status (*Fn)(E *, const typename fft::t *);
        typedef pairing_status (*CosetFn)(E *, const typename fft::t *, const E *);
        V run(Fn fn, V a) const
        {
            EXPECT_EQ(fn(a.data(), &plan), PAIRING_OK);
            return a;
        }
        V run(CosetFn fn, V a, const E &shift) const
        {
            EXPECT_EQ(fn(a.data(), &plan, &shift), PAIRING_OK);
            return a;
        }
        V reverse(V a) const { return run(fft::bit_reverse, a); }
    };

    static bool same(const E &a, const E &b) { return f::eq(&a, &b); }
    static bool same(const V &a, const V &b)
    {
        if (a.size() != b.size())
            return false;
        for (Index i = 0; i < a.size(); i++)
            if (!same(a[i], b[i]))
                return false;
        return true;
    }
    static E mul(const E &a, const E &b)
    {
        E r;
        f::mul(&r, &a, &b);
        return r;
    }
    static E add(const E &a, const E &b)
    {
        E r;
        f::add(&r, &a, &b);
        return r;
    }
    static E sub(const E &a, const E &b)
    {
        E r;
        f::sub(&r, &a, &b);
        return r;
    }
    static E number(std::uint64_t k)
    {
        E r;
        f::set_u64(&r, k);
        return r;
    }
    static E power(const E &a, std::uint64_t k)
    {
        E r;
        f::pow_vartime(&r, &a, &k, 64);
        return r;
    }
    static E inverse(const E &a)
    {
        E r;
        f::inv(&r, &a);
        return r;
    }
    /* random, and 0, 1, -1 here and there: the sums of the largest elements are where a bound would break */
    V random(Index n)
    {
        V a(n);
        for (E &x : a) {
            const std::uint64_t kind = rng.below(8);
            x = kind < 3 ? number(kind & 1) : rng.field<f>();
            if (kind == 2)
                x = sub(number(0), number(1));
        }
        return a;
    }
    static V fill(Index n, const E &x) { return V(n, x); }
    static E eval(const V &a, const E &x)
    {
        E r = number(0);
        for (Index i = a.size(); i-- > 0;)
            r = add(mul(r, x), a[i]);
        return r;
    }
    /* by the definition, natural order, on the coset of s */
    static V transform(const V &a, const E &w, const E &s)
    {
        V r(a.size());
        E x = s;
        for (E &y : r) {
            y = eval(a, x);
            x = mul(x, w);
        }
        return r;
    }
};

/* Both orders there and back, all engines alike; the largest sums too. */
template <class T> void round_trips(T *t, unsigned first, unsigned last)
{
    using fft = typename T::fft;
    using V = typename T::V;
    using E = typename T::E;
    for (unsigned k = first; k <= last; k++) {
        const typename T::Plan p(Index(1) << k);
        const V a = t->random(p.n), flat(p.n, T::sub(T::number(0), T::number(1)));
        V expected_dif, expected_dit;
        for (const std::string &engine : T::engines()) {
            SCOPED_TRACE(engine + " 2^" + std::to_string(k));
            ASSERT_EQ(pairing_set_engine(engine.c_str()), PAIRING_OK);
            const V down = p.run(fft::dif, a), up = p.run(fft::dit, a);
            if (expected_dif.empty()) {
                expected_dif = down;
                expected_dit = up;
                const E x = T::power(p.w, 5); /* one value by the definition */
                EXPECT_TRUE(T::same(down[reversed(5 % p.n, p.n)], T::eval(a, x)));
            }
            EXPECT_TRUE(T::same(down, expected_dif));
            EXPECT_TRUE(T::same(up, expected_dit));
            EXPECT_TRUE(T::same(p.run(fft::inverse_dit, down), a));
            EXPECT_TRUE(T::same(p.run(fft::inverse_dif, up), a));
            const V peak = p.run(fft::dif, flat);   /* -n at 0, else 0: the largest sums */
            for (Index i = 0; i < p.n; i++)
                ASSERT_TRUE(T::same(peak[i], i == 0 ? T::sub(T::number(0), T::number(p.n)) : T::number(0))) << i;
            ASSERT_TRUE(T::same(p.run(fft::dit, flat), peak));
        }
    }
}

} // namespace pairing_test

#endif
