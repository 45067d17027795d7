/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reductions of sums of products, one kernel for each shape: H bits and n moduli in each base. The kernels
 * (reduce_<H>x<n>.c) are written by tools/gen_ifma.py; docs/algorithms/ifma.md has the steps and the bounds.
 *
 * An element is the lanes of A, then those of B; a sum is the upper and lower halves of A, then of B; each row has
 * n lanes, filled up with zeros to whole vectors. Tables hold zeros there as well, and all results do.
 */
#ifndef PAIRING_FIELD_IFMA_REDUCE_H
#define PAIRING_FIELD_IFMA_REDUCE_H

#ifndef __AVX512IFMA__
#error "reduce.h needs the target flags of vector.h"
#endif

#include "field/ifma/vector.h"

/* Lanes of n moduli in whole vectors. */
#define IFMA_LANES(n) (((n) + 7) / 8 * 8)

/* The macros of a curve's rns.h in the order of these members. */
#define IFMA_TABLE(n)                                                                                           \
    struct {                                                                                                    \
        PAIRING_ALIGN(64) uint64_t a_mod[IFMA_LANES(n)];                                                        \
        uint64_t b_mod[IFMA_LANES(n)], a_ninv[IFMA_LANES(n)], b_ninv[IFMA_LANES(n)];                            \
        uint64_t k0[IFMA_LANES(n)], k1[IFMA_LANES(n)], kmb[IFMA_LANES(n)];                                      \
        uint64_t ext_b[n][IFMA_LANES(n)], ext_a[n][IFMA_LANES(n)];                                              \
    }

typedef IFMA_TABLE(6) pairing_ifma_46x6_t;
typedef IFMA_TABLE(7) pairing_ifma_49x7_t;
typedef IFMA_TABLE(8) pairing_ifma_49x8_t;
typedef IFMA_TABLE(14) pairing_ifma_49x14_t;
typedef IFMA_TABLE(16) pairing_ifma_49x16_t;

/* r[i] = w[i]/MA mod p for i < count. In: halves below 2^63 (A), below 2^63 (B). Out: lanes of A at most RNS_A_FRESH, of B
 * at most RNS_B_FRESH, |r| <= RNS_R_BASE + |w|/MA. r and w do not overlap. */
void pairing_ifma_46x6_reduce(ifma_v *r, const ifma_v *w, size_t count, const pairing_ifma_46x6_t *t);
void pairing_ifma_49x7_reduce(ifma_v *r, const ifma_v *w, size_t count, const pairing_ifma_49x7_t *t);
void pairing_ifma_49x8_reduce(ifma_v *r, const ifma_v *w, size_t count, const pairing_ifma_49x8_t *t);
void pairing_ifma_49x14_reduce(ifma_v *r, const ifma_v *w, size_t count, const pairing_ifma_49x14_t *t);
void pairing_ifma_49x16_reduce(ifma_v *r, const ifma_v *w, size_t count, const pairing_ifma_49x16_t *t);

#endif
