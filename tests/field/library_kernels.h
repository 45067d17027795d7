/* SPDX-License-Identifier: Apache-2.0 */
/* The library's out-of-line kernels of N words, those of the engine that runs, under names that do not hold the width:
   LibraryKernels<N>::mont_mul. exists: N is a width of the library; has_dot2: it has the sum of two products. */
#ifndef PAIRING_TESTS_FIELD_LIBRARY_KERNELS_H
#define PAIRING_TESTS_FIELD_LIBRARY_KERNELS_H

#include "field/mont_kernels.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace pairing_test {

template <std::size_t N> struct LibraryKernels {
    typedef const std::uint64_t *in;
    static const bool exists = false, has_dot2 = false;
    static void mont_mul(std::uint64_t *, in, in, in, std::uint64_t) { std::abort(); }
    static void mont_sqr(std::uint64_t *, in, in, std::uint64_t) { std::abort(); }
    static void mont_redc(std::uint64_t *, in, in, std::uint64_t) { std::abort(); }
    static void mont_mul_carry(std::uint64_t *, in, in, in, std::uint64_t) { std::abort(); }
    static void mont_sqr_carry(std::uint64_t *, in, in, std::uint64_t) { std::abort(); }
    static void mont_dot2(std::uint64_t *, in, in, in, in, in, std::uint64_t) { std::abort(); }
    static void wide_mul(std::uint64_t *, in, in) { std::abort(); }
    static void wide_sqr(std::uint64_t *, in) { std::abort(); }
};

#define LIBRARY_KERNELS(n, dot2, sum)                                                                          \
    template <> struct LibraryKernels<n> {                                                                     \
        typedef const std::uint64_t *in;                                                                       \
        static const bool exists = true, has_dot2 = dot2;                                                      \
        static void mont_mul(std::uint64_t *r, in a, in b, in p, std::uint64_t n0)                             \
        {                                                                                                      \
            pairing_mont_mul_##n(r, a, b, p, n0);                                                              \
        }                                                                                                      \
        static void mont_sqr(std::uint64_t *r, in a, in p, std::uint64_t n0) { pairing_mont_sqr_##n(r, a, p, n0); } \
        static void mont_redc(std::uint64_t *r, in w, in p, std::uint64_t n0) { pairing_mont_redc_##n(r, w, p, n0); } \
        static void mont_mul_carry(std::uint64_t *r, in a, in b, in p, std::uint64_t n0)                       \
        {                                                                                                      \
            pairing_mont_mul_##n##_carry(r, a, b, p, n0);                                                      \
        }                                                                                                      \
        static void mont_sqr_carry(std::uint64_t *r, in a, in p, std::uint64_t n0)                             \
        {                                                                                                      \
            pairing_mont_sqr_##n##_carry(r, a, p, n0);                                                         \
        }                                                                                                      \
        static void wide_mul(std::uint64_t *w, in a, in b) { pairing_wide_mul_##n(w, a, b); }                  \
        static void wide_sqr(std::uint64_t *w, in a) { pairing_wide_sqr_##n(w, a); }                           \
        static void mont_dot2(std::uint64_t *r, in a0, in b0, in a1, in b1, in p, std::uint64_t n0)            \
        {                                                                                                      \
            sum(r, a0, b0, a1, b1, p, n0);                                                                     \
        }                                                                                                      \
    };

inline void no_dot2(std::uint64_t *, const std::uint64_t *, const std::uint64_t *, const std::uint64_t *,
                    const std::uint64_t *, const std::uint64_t *, std::uint64_t)
{
    std::abort();
}

LIBRARY_KERNELS(4, true, pairing_mont_dot2_4)
LIBRARY_KERNELS(5, true, pairing_mont_dot2_5)
LIBRARY_KERNELS(6, true, pairing_mont_dot2_6)
LIBRARY_KERNELS(10, false, no_dot2)
LIBRARY_KERNELS(12, false, no_dot2)

#undef LIBRARY_KERNELS

} // namespace pairing_test

#endif
