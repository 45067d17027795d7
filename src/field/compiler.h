/* SPDX-License-Identifier: Apache-2.0 */
/* What differs between compilers, in one place: inlining, unrolling, alignment, the value barrier,
   the 64 x 64 -> 128 bit product, and checks of verifying builds. */
#ifndef PAIRING_FIELD_COMPILER_H
#define PAIRING_FIELD_COMPILER_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)
#define PAIRING_ALWAYS_INLINE static inline __attribute__((always_inline))
#define PAIRING_NOINLINE __attribute__((noinline))
#define PAIRING_UNUSED __attribute__((unused))
#define PAIRING_LIKELY(x) __builtin_expect(!!(x), 1)
#define PAIRING_PREFETCH(p) __builtin_prefetch(p)   /* *p is read soon */
#elif defined(_MSC_VER)
#define PAIRING_ALWAYS_INLINE static __forceinline
#define PAIRING_NOINLINE __declspec(noinline)
#define PAIRING_UNUSED
#define PAIRING_LIKELY(x) (x)
#define PAIRING_PREFETCH(p) ((void)(p))
#else
#define PAIRING_ALWAYS_INLINE static inline
#define PAIRING_NOINLINE
#define PAIRING_UNUSED
#define PAIRING_LIKELY(x) (x)
#define PAIRING_PREFETCH(p) ((void)(p))
#endif

/* A function of a text that is inlined where it is called in its unit and is external (hidden) as well, so that
   tests and wrappers link to it: an `extern inline` definition of C99. */
#if defined(__clang__)
#define PAIRING_INLINE __attribute__((always_inline))
#elif defined(__GNUC__)
#define PAIRING_INLINE extern inline __attribute__((always_inline))
#else
#define PAIRING_INLINE extern inline
#endif

/* Before a loop of constant length: unroll it wholly (32 covers the 25 columns of 13 words). */
#if defined(__clang__)
#define PAIRING_UNROLL _Pragma("clang loop unroll(full)")
#define PAIRING_NO_UNROLL _Pragma("clang loop unroll(disable)")
#elif defined(__GNUC__)
#define PAIRING_UNROLL _Pragma("GCC unroll 32")
#define PAIRING_NO_UNROLL _Pragma("GCC unroll 1")
#else
#define PAIRING_UNROLL
#define PAIRING_NO_UNROLL
#endif

#ifdef __cplusplus
#define PAIRING_ALIGN(bytes) alignas(bytes)
#define PAIRING_STATIC_ASSERT(cond, text) static_assert(cond, text)
#else
#define PAIRING_ALIGN(bytes) _Alignas(bytes)
#define PAIRING_STATIC_ASSERT(cond, text) _Static_assert(cond, text)
#endif

PAIRING_STATIC_ASSERT(CHAR_BIT == 8, "bytes have 8 bits");

/* PAIRING_VERIFY(cond): a check of verifying builds, which abort with the place and the text; elsewhere
   the condition is parsed and not evaluated. */
#ifdef PAIRING_VERIFY_ENABLED
#include <stdio.h>
#include <stdlib.h>
PAIRING_ALWAYS_INLINE void pairing_verify(int ok, const char *file, int line, const char *text)
{
    if (!ok) {
        fprintf(stderr, "%s:%d: PAIRING_VERIFY failed: %s\n", file, line, text);
        abort();
    }
}
#define PAIRING_VERIFY(cond) pairing_verify((cond) ? 1 : 0, __FILE__, __LINE__, #cond)
#else
#define PAIRING_VERIFY(cond) ((void)sizeof((cond) ? 1 : 0))
#endif

/* A benchmark that counts operations of fields binds this to its counters. */
#ifndef PAIRING_COUNT
#define PAIRING_COUNT(op) ((void)0)
#endif

/* An unchanged value that the optimiser knows nothing about: it cannot turn masks into branches. */
PAIRING_ALWAYS_INLINE uint64_t pairing_value_barrier(uint64_t x)
{
#if defined(__GNUC__) || defined(__clang__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile uint64_t y = x;
    return y;
#endif
}

/* The product of two words has three bodies; PAIRING_MUL64 forces one:
   1 = unsigned __int128, 2 = the intrinsics of MSVC, 3 = four products of 32-bit halves. */
#ifndef PAIRING_MUL64
#if defined(__SIZEOF_INT128__) && !defined(__wasm__) /* there 128-bit products are calls of the runtime */
#define PAIRING_MUL64 1
#elif defined(_MSC_VER) && (defined(_M_X64) || defined(_M_ARM64))
#define PAIRING_MUL64 2
#else
#define PAIRING_MUL64 3
#endif
#endif

#if PAIRING_MUL64 == 1
__extension__ typedef unsigned __int128 pairing_u128;
__extension__ typedef __int128 pairing_i128;
#elif PAIRING_MUL64 == 2 && defined(_MSC_VER)
#include <intrin.h>
#endif

/* Carry chains: compilers recognise the intrinsics (adc, sbb: three instructions a word); gcc 12 makes a dozen of the
   same written with unsigned __int128. Part of the baseline of x86-64. */
#if PAIRING_MUL64 == 1 && defined(__x86_64__)
#include <immintrin.h>
#define PAIRING_CARRY_INTRINSICS 1
#elif PAIRING_MUL64 == 2 && defined(_M_X64)
#define PAIRING_CARRY_INTRINSICS 1
#else
#define PAIRING_CARRY_INTRINSICS 0
#endif

/* Returns the low word of a*b and stores the high one. */
PAIRING_ALWAYS_INLINE uint64_t pairing_mul64(uint64_t *hi, uint64_t a, uint64_t b)
{
#if PAIRING_MUL64 == 1
    pairing_u128 t = (pairing_u128)a * b;
    *hi = (uint64_t)(t >> 64);
    return (uint64_t)t;
#elif PAIRING_MUL64 == 2 && defined(_M_ARM64)
    *hi = __umulh(a, b);
    return a * b;
#elif PAIRING_MUL64 == 2
    return _umul128(a, b, hi);
#else
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t t = a0 * b0;
    uint64_t u = a1 * b0 + (t >> 32);              /* < 2^64: (2^32-1)^2 + 2^32 - 1 */
    uint64_t v = a0 * b1 + (uint32_t)u;
    *hi = a1 * b1 + (u >> 32) + (v >> 32);
    return (v << 32) | (uint32_t)t;
#endif
}

/* In the third body carries move in 32-bit halves, never by comparison: 32-bit compilers make branches of comparisons
   of 64-bit words, and time would depend on values. */

/* Returns the low word of a + b + *c, c in {0, 1}, and stores the carry. */
PAIRING_ALWAYS_INLINE uint64_t pairing_adc64(uint64_t a, uint64_t b, uint64_t *c)
{
#if PAIRING_CARRY_INTRINSICS
    unsigned long long s;
    *c = _addcarry_u64((unsigned char)*c, a, b, &s);
    return s;
#elif PAIRING_MUL64 == 3
    uint64_t s = (uint64_t)(uint32_t)a + (uint32_t)b + *c;
    uint64_t u = (a >> 32) + (b >> 32) + (s >> 32);
    *c = u >> 32;
    return (u << 32) | (uint32_t)s;
#else
    uint64_t s = a + *c;
    uint64_t k = s < a;
    s += b;
    *c = k + (s < b);
    return s;
#endif
}

/* Returns the low word of a - b - *c, c in {0, 1}, and stores the borrow. */
PAIRING_ALWAYS_INLINE uint64_t pairing_sbb64(uint64_t a, uint64_t b, uint64_t *c)
{
#if PAIRING_CARRY_INTRINSICS
    unsigned long long d;
    *c = _subborrow_u64((unsigned char)*c, a, b, &d);
    return d;
#elif PAIRING_MUL64 == 3
    uint64_t d = (uint64_t)(uint32_t)a - (uint32_t)b - *c;
    uint64_t e = (a >> 32) - (b >> 32) - (d >> 63);
    *c = e >> 63;
    return (e << 32) | (uint32_t)d;
#else
    uint64_t d = a - b;
    uint64_t k = a < b;
    uint64_t e = d - *c;
    *c = k + (d < *c);
    return e;
#endif
}

/* Returns the low word of t + a*b + *c and stores the high one in *c:
   (2^64-1)^2 + 2(2^64-1) = 2^128 - 1, so nothing is lost. */
PAIRING_ALWAYS_INLINE uint64_t pairing_mac64(uint64_t t, uint64_t a, uint64_t b, uint64_t *c)
{
#if PAIRING_CARRY_INTRINSICS
    uint64_t hi, lo = pairing_mul64(&hi, a, b), k = 0;
    lo = pairing_adc64(lo, t, &k);
    hi = pairing_adc64(hi, 0, &k);
    lo = pairing_adc64(lo, *c, &k); /* the product's high word is at most 2^64 - 2: k was 0 */
    *c = pairing_adc64(hi, 0, &k);
    return lo;
#elif PAIRING_MUL64 == 1
    pairing_u128 u = (pairing_u128)a * b + t + *c;
    *c = (uint64_t)(u >> 64);
    return (uint64_t)u;
#elif PAIRING_MUL64 == 3
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t p = a0 * b0 + (uint32_t)t + (uint32_t)*c;     /* each at most (2^32-1)^2 + 2(2^32-1) = 2^64 - 1 */
    uint64_t q = a1 * b0 + (t >> 32) + (p >> 32);
    uint64_t r = a0 * b1 + (uint32_t)q + (*c >> 32);
    *c = a1 * b1 + (q >> 32) + (r >> 32);
    return (r << 32) | (uint32_t)p;
#else
    uint64_t hi, lo = pairing_mul64(&hi, a, b);
    lo += t;
    hi += lo < t;
    lo += *c;
    hi += lo < *c;
    *c = hi;
    return lo;
#endif
}

#endif
