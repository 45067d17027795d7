/* SPDX-License-Identifier: Apache-2.0 */
/* Keccak-f[1600] and the sponge of Keccak-256 [FIPS 202, 3.2 and 4]; see keccak.h. */
#include "curves/keccak.h"

#include <string.h>

enum { ROUNDS = 24 };

/* rotation of lane (x, y), the offset of 3.2.2 modulo 64, at x + 5y */
static const unsigned char rho[25] = { 0,  1,  62, 28, 27, 36, 44, 6,  55, 20, 3,  10, 43,
                                       25, 39, 41, 45, 15, 21, 8,  18, 2,  61, 56, 14 };

/* the constants of iota, 3.2.5 */
static const uint64_t iota[ROUNDS] = {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000008082), UINT64_C(0x800000000000808a), UINT64_C(0x8000000080008000),
    UINT64_C(0x000000000000808b), UINT64_C(0x0000000080000001), UINT64_C(0x8000000080008081), UINT64_C(0x8000000000008009),
    UINT64_C(0x000000000000008a), UINT64_C(0x0000000000000088), UINT64_C(0x0000000080008009), UINT64_C(0x000000008000000a),
    UINT64_C(0x000000008000808b), UINT64_C(0x800000000000008b), UINT64_C(0x8000000000008089), UINT64_C(0x8000000000008003),
    UINT64_C(0x8000000000008002), UINT64_C(0x8000000000000080), UINT64_C(0x000000000000800a), UINT64_C(0x800000008000000a),
    UINT64_C(0x8000000080008081), UINT64_C(0x8000000000008080), UINT64_C(0x0000000080000001), UINT64_C(0x8000000080008008)
};

static uint64_t rotate(uint64_t x, unsigned n) { return n == 0 ? x : x << n | x >> (64 - n); }

static void permute(uint64_t a[25])
{
    uint64_t b[25], c[5];

    for (unsigned round = 0; round < ROUNDS; round++) {
        for (unsigned x = 0; x < 5; x++) c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (unsigned i = 0; i < 25; i++) /* theta */
            a[i] ^= c[(i + 4) % 5] ^ rotate(c[(i + 1) % 5], 1);
        for (unsigned y = 0; y < 5; y++) /* rho and pi: (x, y) goes to (y, 2x + 3y) */
            for (unsigned x = 0; x < 5; x++) b[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(a[x + 5 * y], rho[x + 5 * y]);
        for (unsigned y = 0; y < 25; y += 5) /* chi */
            for (unsigned x = 0; x < 5; x++) a[x + y] = b[x + y] ^ (~b[(x + 1) % 5 + y] & b[(x + 2) % 5 + y]);
        a[0] ^= iota[round];
    }
}

/* lanes are little-endian */
static void absorb(pairing_keccak_t *k, uint8_t byte)
{
    k->a[k->at / 8] ^= (uint64_t)byte << (8 * (k->at % 8));
    k->at++;
}

void pairing_keccak256_init(pairing_keccak_t *k) { memset(k, 0, sizeof *k); }

void pairing_keccak256_update(pairing_keccak_t *k, const uint8_t *in, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        absorb(k, in[i]);
        if (k->at == PAIRING_KECCAK256_RATE) {
            permute(k->a);
            k->at = 0;
        }
    }
}

void pairing_keccak256_final(pairing_keccak_t *k, uint8_t out[32])
{
    absorb(k, 0x01); /* the first and the last 1 of the padding; they may meet in one byte */
    k->a[PAIRING_KECCAK256_RATE / 8 - 1] ^= UINT64_C(0x80) << 56;
    permute(k->a);
    for (size_t i = 0; i < 32; i++) out[i] = (uint8_t)(k->a[i / 8] >> (8 * (i % 8)));
}
