/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Both budgets at run time, in verifying builds: lanes of every reduced sum and of its result against their bounds, and
 * the integers behind one in sixteen, chosen by its lanes, by Chinese remaindering, the text of the residue model: of all
 * of them it would take most of a test's time. Part of fp.inc.h.
 */
#include "field/rns_model/verify.inc.h"

/* The lanes of the moduli as words; those after them must be zero. */
static void FE(verify_lanes)(uint64_t *words, const ifma_v *row, uint64_t most)
{
    PAIRING_ALIGN(64) uint64_t t[8 * IFMA_VECTORS];
    IFMA_EACH(ifma_store(t + 8 * v, row[v]));
    for (size_t i = 0; i < 8 * IFMA_VECTORS; i++) RNS_ASSERT(t[i] <= (i < RNS_LEN ? most : 0));
    for (size_t i = 0; i < RNS_LEN; i++) words[i] = t[i];
}

/* r[i] is the reduction of w[i]. */
static void FE(verify_reductions)(const fe_t *r, const fe_wide_t *w, size_t n)
{
    uint64_t a[RNS_LEN], b[RNS_LEN], ah[RNS_LEN], al[RNS_LEN], bh[RNS_LEN], bl[RNS_LEN];
    const uint64_t half = (UINT64_C(1) << 63) - 1;
    for (size_t i = 0; i < n; i++) {
        FE(verify_lanes)(a, r[i].a, RNS_A_FRESH);
        FE(verify_lanes)(b, r[i].b, RNS_B_FRESH);
        FE(verify_lanes)(ah, w[i].ah, half);
        FE(verify_lanes)(al, w[i].al, half);
        FE(verify_lanes)(bh, w[i].bh, half);
        FE(verify_lanes)(bl, w[i].bl, half);
        if (a[0] % 16 == 0) FE(verify_reduction)(a, b, ah, al, bh, bl, RNS_WIDE_MAX);
    }
}
