/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of an engine of <pairing/ntt.h>, and what plans and kernels agree on. */
#ifndef PAIRING_TRANSFORM_NTT_KERNELS_H
#define PAIRING_TRANSFORM_NTT_KERNELS_H

#include <pairing/ntt.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Forms of arithmetic. A plan names the first that its p fits; an engine runs it by the cheapest body it has. */
enum ntt_kind {
    NTT_SMALL,      /* p < 2^30 */
    NTT_LAZY50,     /* p < 2^50 */
    NTT_STRICT51,   /* p < 2^51 */
    NTT_LAZY61,     /* p < 2^61 */
    NTT_LAZY,       /* p < 2^62 */
    NTT_STRICT,     /* p < 2^63 */
    NTT_FULL,       /* p < 2^64 */
    NTT_GOLDILOCKS, /* p = 2^64 - 2^32 + 1 */
    NTT_KINDS
};

#define NTT_GOLDILOCKS_P UINT64_C(0xffffffff00000001)

/*
 * words[k], k = 1 .. n-1, belongs to the k-th node of the binary tree of the transform (root 1, children 2k and 2k+1): the node splits
 * x^(2t) - y^2 into x^t - y and x^t + y with y = psi^(brv), and words[k] is that y. words[n+k] is its aid. words[0] and words[n] are 0.
 *   y < p with floor(2^64 y/p)                          NTT_SMALL .. NTT_STRICT   (Shoup)
 *   2^64 y mod p with words[k]/p mod 2^64               NTT_FULL, NTT_GOLDILOCKS  (Montgomery)
 */
typedef void (*ntt_transform_fn)(uint64_t *a, const pairing_ntt_t *plan);
typedef void (*ntt_product_fn)(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_ntt_t *plan);

typedef struct {
    const char *name;
    ntt_transform_fn forward[NTT_KINDS], inverse[NTT_KINDS];
    ntt_product_fn mul[NTT_KINDS];
} ntt_kernels;

extern const ntt_kernels pairing_ntt_portable;
#ifdef PAIRING_ASM_X86_64
extern const ntt_kernels pairing_ntt_avx2, pairing_ntt_avx512, pairing_ntt_avx512ifma;
#endif

#ifdef __cplusplus
}
#endif

#endif
