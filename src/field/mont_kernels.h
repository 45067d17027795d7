/* SPDX-License-Identifier: Apache-2.0 */
/* Out-of-line kernels of the field arithmetic, keyed by width and spare bits; the modulus is an argument.
   A machine's own code stands behind these same names: where assembly is part of the build, it looks at
   pairing_scalar_choice (cpu.h), and the C kernels have names that end in _plain. Constant time; outputs may alias
   inputs, except the wide products, whose output is apart from the factors.

   pairing_mont_mul_<n>(r, a, b, p, n0)    r = a*b/R mod p, in [0,p). In: a < p, b < R, top word of p <= 2^63 - 2
   pairing_mont_sqr_<n>(r, a, p, n0)       r = a^2/R mod p, in [0,p). In: a < p, top word of p <= (2^64 - 4)/3
   pairing_mont_dot2_<n>(r, a0, b0, a1, b1, p, n0)    r = (a0*b0 + a1*b1)/R mod p, in [0,p). In: a0, a1 <= p, b0 + b1 <= R,
                                           top as for sqr; n = 4, 5, 6
   pairing_mont_redc_<n>(r, w, p, n0)      r = w/R mod p, in [0,p). In: w < p*R of 2n words, top as for mul
   ..._<n>_carry                           the same for any odd p
   pairing_wide_mul_<n>(w, a, b)           w = a*b of 2n words, a, b < R
   pairing_wide_sqr_<n>(w, a)              w = a^2

   n = 4, 5, 6, 10, 12 are in mont_kernels.c, their carry forms and 1_carry in mont_kernels_carry.c; the width 13, and
   wide products of one word, in mont_kernels_extra.c, which only tests link. */
#ifndef PAIRING_FIELD_MONT_KERNELS_H
#define PAIRING_FIELD_MONT_KERNELS_H

#include <stdint.h>

#include "field/aarch64/target.h"
#include "field/x86_64/target.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MONT_DECLARE_PRODUCTS(n)                                                                              \
    void pairing_mont_mul_##n(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0); \
    void pairing_mont_sqr_##n(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0);
#define MONT_DECLARE(n)                                                                                       \
    MONT_DECLARE_PRODUCTS(n)                                                                                  \
    void pairing_mont_redc_##n(uint64_t *r, const uint64_t *w, const uint64_t *p, uint64_t n0);
#define MONT_DECLARE_WIDE(n)                                                                                  \
    void pairing_wide_mul_##n(uint64_t *w, const uint64_t *a, const uint64_t *b);                             \
    void pairing_wide_sqr_##n(uint64_t *w, const uint64_t *a);
#define MONT_DECLARE_DOT2(n)                                                                                  \
    void pairing_mont_dot2_##n(uint64_t *r, const uint64_t *a0, const uint64_t *b0, const uint64_t *a1,       \
                               const uint64_t *b1, const uint64_t *p, uint64_t n0);

#if PAIRING_X86_64_KERNELS || PAIRING_AARCH64_KERNELS
#define MONT_PLAIN(n) n##_plain
MONT_DECLARE(4_plain)
MONT_DECLARE(5_plain)
MONT_DECLARE(6_plain)
MONT_DECLARE(10_plain)
MONT_DECLARE(12_plain)
MONT_DECLARE_WIDE(4_plain)
MONT_DECLARE_WIDE(5_plain)
MONT_DECLARE_WIDE(6_plain)
MONT_DECLARE_WIDE(10_plain)
MONT_DECLARE_WIDE(12_plain)
MONT_DECLARE_DOT2(4_plain)
MONT_DECLARE_DOT2(5_plain)
MONT_DECLARE_DOT2(6_plain)
#else
#define MONT_PLAIN(n) n
#endif
#if PAIRING_X86_64_KERNELS
#define MONT_CARRY_ASM(n) ((n) >= 4 && (n) <= 6)     /* products for any odd p in assembly */
MONT_DECLARE_PRODUCTS(4_carry_plain)
MONT_DECLARE_PRODUCTS(5_carry_plain)
MONT_DECLARE_PRODUCTS(6_carry_plain)
#else
#define MONT_CARRY_ASM(n) 0
#endif
MONT_DECLARE(4)
MONT_DECLARE(5)
MONT_DECLARE(6)
MONT_DECLARE(10)
MONT_DECLARE(12)
MONT_DECLARE(1_carry)
MONT_DECLARE(4_carry)
MONT_DECLARE(5_carry)
MONT_DECLARE(6_carry)
MONT_DECLARE(10_carry)
MONT_DECLARE(12_carry)
MONT_DECLARE(13_carry)
MONT_DECLARE_WIDE(1)
MONT_DECLARE_WIDE(4)
MONT_DECLARE_WIDE(5)
MONT_DECLARE_WIDE(6)
MONT_DECLARE_WIDE(10)
MONT_DECLARE_WIDE(12)
MONT_DECLARE_WIDE(13)
MONT_DECLARE_DOT2(4)
MONT_DECLARE_DOT2(5)
MONT_DECLARE_DOT2(6)

#undef MONT_DECLARE
#undef MONT_DECLARE_PRODUCTS
#undef MONT_DECLARE_WIDE
#undef MONT_DECLARE_DOT2

#ifdef __cplusplus
}
#endif

#endif
