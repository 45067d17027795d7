/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Keccak-256, the hash function of the EVM: Keccak[c = 512] with the padding 10*1 of the submission, which SHA-3
 * replaced [FIPS 202; Ethereum yellow paper]. OpenSSL has it from 3.2 on only. Time depends on lengths alone.
 */
#ifndef PAIRING_CURVES_KECCAK_H
#define PAIRING_CURVES_KECCAK_H

#include <stddef.h>
#include <stdint.h>

#define PAIRING_KECCAK256_RATE 136 /* bytes of an input block */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    uint64_t a[25]; /* lane (x, y) is a[x + 5y] */
    size_t at;      /* bytes of the current block already absorbed */
} pairing_keccak_t;

void pairing_keccak256_init(pairing_keccak_t *k);
void pairing_keccak256_update(pairing_keccak_t *k, const uint8_t *in, size_t n);
void pairing_keccak256_final(pairing_keccak_t *k, uint8_t out[32]);

#ifdef __cplusplus
}
#endif

#endif
