/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The portable transform of words with another product by the twiddles. A variant's plan is a copy of the library's, whose
 * aids (and for Montgomery's product whose words) are replaced by pairing_bench_ntt_adapt. For p of 62 bits.
 */
#ifndef PAIRING_BENCH_ABLATION_NTT_H
#define PAIRING_BENCH_ABLATION_NTT_H

#include <pairing/ntt.h>

#ifdef __cplusplus
extern "C" {
#endif

#define NTT_VARIANT(name)                                                          \
    void pairing_bench_ntt_forward_##name(uint64_t *a, const pairing_ntt_t *plan); \
    void pairing_bench_ntt_inverse_##name(uint64_t *a, const pairing_ntt_t *plan)
NTT_VARIANT(shoup64);
NTT_VARIANT(shoup128);
NTT_VARIANT(barrett);
NTT_VARIANT(montgomery);
#undef NTT_VARIANT

#ifdef __cplusplus
}
#endif

#endif
