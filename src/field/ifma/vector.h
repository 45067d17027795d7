/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Vectors of 64-bit lanes and the 52-bit multiply-accumulate of AVX-512 IFMA; what the files of this folder are written
 * with. Compiled with the target flags of PAIRING_IFMA_FLAGS alone, and reached only where cpuid admits it.
 */
#ifndef PAIRING_FIELD_IFMA_VECTOR_H
#define PAIRING_FIELD_IFMA_VECTOR_H

#if !defined(__AVX512F__) || !defined(__AVX512IFMA__)
#error "vector.h needs the target flags of AVX-512 F and IFMA"
#endif

#include "field/compiler.h"

#include <immintrin.h>

typedef __m512i ifma_v;

#define IFMA_BITS 52 /* of an operand of a product; W = 2^52 */
#define IFMA_MASK ((UINT64_C(1) << IFMA_BITS) - 1)

PAIRING_ALWAYS_INLINE ifma_v ifma_load(const void *p) { return _mm512_load_si512(p); }
PAIRING_ALWAYS_INLINE void ifma_store(void *p, ifma_v x) { _mm512_store_si512(p, x); }
PAIRING_ALWAYS_INLINE ifma_v ifma_zero(void) { return _mm512_setzero_si512(); }
PAIRING_ALWAYS_INLINE ifma_v ifma_set(uint64_t x) { return _mm512_set1_epi64((long long)x); }
PAIRING_ALWAYS_INLINE ifma_v ifma_add(ifma_v x, ifma_v y) { return _mm512_add_epi64(x, y); }
PAIRING_ALWAYS_INLINE ifma_v ifma_sub(ifma_v x, ifma_v y) { return _mm512_sub_epi64(x, y); }
PAIRING_ALWAYS_INLINE ifma_v ifma_and(ifma_v x, ifma_v y) { return _mm512_and_si512(x, y); }
PAIRING_ALWAYS_INLINE ifma_v ifma_min(ifma_v x, ifma_v y) { return _mm512_min_epu64(x, y); }
/* mask ? x : y, bit by bit */
PAIRING_ALWAYS_INLINE ifma_v ifma_select(ifma_v mask, ifma_v x, ifma_v y) { return _mm512_ternarylogic_epi64(mask, x, y, 0xca); }
#define ifma_shr(x, n) _mm512_srli_epi64((x), (n))
#define ifma_shl(x, n) _mm512_slli_epi64((x), (n))

/* acc + the low, the high half of the 104-bit product of the low 52 bits of x and y */
PAIRING_ALWAYS_INLINE ifma_v ifma_lo(ifma_v acc, ifma_v x, ifma_v y) { return _mm512_madd52lo_epu64(acc, x, y); }
PAIRING_ALWAYS_INLINE ifma_v ifma_hi(ifma_v acc, ifma_v x, ifma_v y) { return _mm512_madd52hi_epu64(acc, x, y); }

/* Montgomery step of the lanes: (hi*W + lo)/W mod m, for lo that has 2^52 - 1 added, so that the carry is a ceiling:
 * with q = -lo/m mod W, lo + q*m is a multiple of W, and its upper part is ceil(lo/W) + hi52(q*m). ninv = -1/m mod W. */
PAIRING_ALWAYS_INLINE ifma_v ifma_step(ifma_v hi, ifma_v biased, ifma_v ninv, ifma_v m)
{
    return ifma_hi(ifma_add(hi, ifma_shr(biased, IFMA_BITS)), ifma_lo(ninv, biased, ninv), m);
}

/* (x mod 2^h) + floor(x/2^h)*c = x mod 2^h - c, below 2^h + 2^(64 - h)*c; mask = 2^h - 1. Any x. */
#define ifma_fold(x, h, mask, c) ifma_lo(ifma_and((x), (mask)), ifma_shr((x), (h)), (c))

/* The memory behind p is what broadcasts read: without this, compilers make shuffles of a store and loads. */
#define IFMA_KEEP(object) __asm__("" : "+m"(object))

/* sum += x by the scalar unit, which is idle; written so that no compiler makes vectors of eight of these. */
PAIRING_ALWAYS_INLINE uint64_t ifma_word_add(uint64_t sum, const uint64_t *x)
{
    __asm__("addq %1, %0" : "+r"(sum) : "m"(*x) : "cc");
    return sum;
}

#endif
