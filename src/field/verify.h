/* SPDX-License-Identifier: Apache-2.0 */
/* Slow recomputation for verifying builds: 32-bit words, shares nothing with the kernels. */
#ifndef PAIRING_FIELD_VERIFY_H
#define PAIRING_FIELD_VERIFY_H

#include "field/limbs.h"

#ifdef PAIRING_VERIFY_ENABLED
/* r = w/R mod p in [0,p), w of 2n words, by 2n steps t = t + m*p*2^(32i), m = -t_i/p mod 2^32. In: w < p*R. */
PAIRING_UNUSED static void verify_redc(uint64_t *r, const uint64_t *w, const uint64_t *p, uint64_t n0, size_t n)
{
    uint32_t t[65], q[32];
    size_t h = 2 * n;
    int64_t borrow = 0;
    for (size_t i = 0; i < 2 * h; i++)
        t[i] = (uint32_t)(w[i / 2] >> (32 * (i % 2)));
    t[2 * h] = 0;
    for (size_t i = 0; i < h; i++)
        q[i] = (uint32_t)(p[i / 2] >> (32 * (i % 2)));
    for (size_t i = 0; i < h; i++) {
        uint32_t m = t[i] * (uint32_t)n0;
        uint64_t c = 0;
        for (size_t j = 0; i + j <= 2 * h; j++) {
            c += t[i + j] + (j < h ? (uint64_t)m * q[j] : 0);
            t[i + j] = (uint32_t)c;
            c >>= 32;
        }
    }
    for (size_t i = 0; i <= h; i++) {               /* upper half < 2p: is it >= p? */
        int64_t d = (int64_t)t[h + i] - (i < h ? (int64_t)q[i] : 0) + borrow;
        borrow = d < 0 ? -1 : 0;
    }
    if (borrow == 0) {
        for (size_t i = 0; i < h; i++) {
            int64_t d = (int64_t)t[h + i] - (int64_t)q[i] + borrow;
            borrow = d < 0 ? -1 : 0;
            t[h + i] = (uint32_t)d;
        }
    }
    for (size_t i = 0; i < n; i++)
        r[i] = t[h + 2 * i] | (uint64_t)t[h + 2 * i + 1] << 32;
}
#endif

#endif
