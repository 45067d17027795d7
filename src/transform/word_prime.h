/* SPDX-License-Identifier: Apache-2.0 */
/* Arithmetic modulo one word p, 2 <= p < 2^64, for the set-up of plans: exact, not fast. */
#ifndef PAIRING_TRANSFORM_WORD_PRIME_H
#define PAIRING_TRANSFORM_WORD_PRIME_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A divisor: d = p << shift with its top bit set, v = floor((2^128 - 1)/d) - 2^64. */
typedef struct {
    uint64_t p, d, v;
    unsigned shift;
} word_divisor;

void pairing_word_divisor_init(word_divisor *m, uint64_t p);

/* Returns floor((hi 2^64 + lo)/p) and stores the remainder. In: hi < p. [MG11, Algorithm 4] */
uint64_t pairing_word_div(uint64_t *remainder, uint64_t hi, uint64_t lo, const word_divisor *m);

/* a*b mod p;  a^e mod p. In: a, b < p. Time depends on e. */
uint64_t pairing_word_mul(uint64_t a, uint64_t b, const word_divisor *m);
uint64_t pairing_word_pow(uint64_t a, uint64_t e, const word_divisor *m);

/* Is p prime? Miller-Rabin with the bases 2, 3, .., 37, which decide for all p < 2^64 [SW17]. */
bool pairing_word_is_prime(uint64_t p);

/* g^((p-1)/order) for the smallest g >= 2 that makes it an element of that order. In: p prime, order >= 2 a power of two, order | p-1. */
uint64_t pairing_word_root(uint64_t order, const word_divisor *m);

/* 1/p mod 2^64, p odd. */
uint64_t pairing_word_inv64(uint64_t p);

#ifdef __cplusplus
}
#endif

#endif
