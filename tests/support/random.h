/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Seeded random input of the tests: xoshiro256** from a 64-bit seed, which is PAIRING_TEST_SEED of the
 * environment if set, else a fixed number. A test that draws from it holds a SeedTrace, so that a failure
 * prints the seed to repeat it with.
 */
#ifndef PAIRING_TESTS_SUPPORT_RANDOM_H
#define PAIRING_TESTS_SUPPORT_RANDOM_H

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace pairing_test {

inline std::uint64_t test_seed()
{
    const char *s = std::getenv("PAIRING_TEST_SEED");
    return s != nullptr && *s != '\0' ? std::strtoull(s, nullptr, 0) : UINT64_C(0x243f6a8885a308d3);
}

/* The generator of Blackman and Vigna; its state is filled by splitmix64. */
class Random {
  public:
    explicit Random(std::uint64_t stream = 0)
    {
        std::uint64_t x = test_seed() + stream * UINT64_C(0x9e3779b97f4a7c15);
        for (std::uint64_t &w : s_) {
            x += UINT64_C(0x9e3779b97f4a7c15);
            std::uint64_t z = x;
            z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
            z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
            w = z ^ (z >> 31);
        }
    }

    std::uint64_t word()
    {
        const std::uint64_t out = rotl(s_[1] * 5, 7) * 9, t = s_[1] << 17;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = rotl(s_[3], 45);
        return out;
    }

    /* below n; the bias of the remainder does not matter here */
    std::uint64_t below(std::uint64_t n) { return word() % n; }

    std::vector<std::uint8_t> bytes(std::size_t n)
    {
        std::vector<std::uint8_t> v(n);
        for (std::uint8_t &b : v)
            b = static_cast<std::uint8_t>(word());
        return v;
    }

    /* words of which a quarter are all zeros or all ones, so that carries run far */
    std::vector<std::uint64_t> words(std::size_t n)
    {
        std::vector<std::uint64_t> v(n);
        for (std::uint64_t &w : v) {
            const std::uint64_t kind = below(8);
            w = kind == 0 ? 0 : kind == 1 ? ~UINT64_C(0) : word();
        }
        return v;
    }

    /* an element of a field F of traits.h, uniform up to 2^-128 */
    template <class F> typename F::t field()
    {
        typename F::t r;
        const std::vector<std::uint8_t> b = bytes(F::bytes + 16);
        F::from_bytes_wide_be(&r, b.data(), b.size());
        return r;
    }

    /* an element of any level over fp: its coefficients are random; the struct is an array of them */
    template <class Fp, class E> typename E::t element()
    {
        typename E::t r;
        static_assert(sizeof r == E::degree * sizeof(typename Fp::t), "coefficients side by side");
        typename Fp::t *c = reinterpret_cast<typename Fp::t *>(&r);
        for (unsigned i = 0; i < E::degree; i++)
            c[i] = field<Fp>();
        return r;
    }

  private:
    static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::uint64_t s_[4];
};

/* Adds the seed to every failure in its scope. */
class SeedTrace {
  public:
    explicit SeedTrace(const char *file, int line)
        : trace_(file, line, "PAIRING_TEST_SEED=" + std::to_string(test_seed()))
    {
    }

  private:
    ::testing::ScopedTrace trace_;
};

#define PAIRING_SEED_TRACE() ::pairing_test::SeedTrace pairing_seed_trace_(__FILE__, __LINE__)

} // namespace pairing_test

#endif
