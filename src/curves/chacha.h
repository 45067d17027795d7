/* SPDX-License-Identifier: Apache-2.0 */
/* ChaCha20's block function [RFC 8439, 2.3] as a generator of random coefficients from a seed, with a zero nonce. */
#ifndef PAIRING_CURVES_CHACHA_H
#define PAIRING_CURVES_CHACHA_H

#include <stdint.h>

static inline void pairing_chacha_quarter(uint32_t *x, unsigned a, unsigned b, unsigned c, unsigned d)
{
    x[a] += x[b], x[d] ^= x[a], x[d] = x[d] << 16 | x[d] >> 16;
    x[c] += x[d], x[b] ^= x[c], x[b] = x[b] << 12 | x[b] >> 20;
    x[a] += x[b], x[d] ^= x[a], x[d] = x[d] << 8 | x[d] >> 24;
    x[c] += x[d], x[b] ^= x[c], x[b] = x[b] << 7 | x[b] >> 25;
}

/* The block number `counter` under the key, as sixteen words; nonce: three words. */
static inline void pairing_chacha_block(uint32_t out[16], const uint8_t key[32], uint32_t counter, const uint32_t nonce[3])
{
    uint32_t in[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 };      /* "expand 32-byte k" */

    for (unsigned i = 0; i < 8; i++)
        in[4 + i] = (uint32_t)key[4 * i] | (uint32_t)key[4 * i + 1] << 8 | (uint32_t)key[4 * i + 2] << 16 |
                    (uint32_t)key[4 * i + 3] << 24;
    in[12] = counter;
    for (unsigned i = 0; i < 3; i++)
        in[13 + i] = nonce[i];
    for (unsigned i = 0; i < 16; i++)
        out[i] = in[i];
    for (unsigned round = 0; round < 10; round++) {
        for (unsigned i = 0; i < 4; i++)
            pairing_chacha_quarter(out, i, i + 4, i + 8, i + 12);
        for (unsigned i = 0; i < 4; i++)
            pairing_chacha_quarter(out, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
    }
    for (unsigned i = 0; i < 16; i++)
        out[i] += in[i];
}

#endif
