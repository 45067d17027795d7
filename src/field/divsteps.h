/* SPDX-License-Identifier: Apache-2.0 */
/* Modular inversion and Jacobi symbol by division steps [BY19, eprint 2019/266], any odd modulus of up to 64 words. */
#ifndef PAIRING_FIELD_DIVSTEPS_H
#define PAIRING_FIELD_DIVSTEPS_H

#include "field/ct.h"

#ifdef __cplusplus
extern "C" {
#endif

/* r = c * a^-1 mod p in [0,p) and the mask of all ones; r = 0 and the mask 0 where gcd(a, p) != 1. In: a, c < p,
   p odd of n words and `bits` bits; n0 = -p^-1 mod 2^64. r may alias a and c. With c = R^2 it inverts Montgomery
   forms. Constant-time in a and c; the other form's time depends on them. */
ct_mask pairing_divsteps_inv(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                             size_t n, size_t bits);
ct_mask pairing_divsteps_inv_vartime(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                                     size_t n, size_t bits);

/* The Jacobi symbol (a/p): 1, -1, or 0 where gcd(a, p) != 1. In: a < p, p odd of n words and `bits` bits.
   Constant-time in a; the other form's time depends on it. */
int pairing_divsteps_jacobi(const uint64_t *a, const uint64_t *p, size_t n, size_t bits);
int pairing_divsteps_jacobi_vartime(const uint64_t *a, const uint64_t *p, size_t n, size_t bits);

#ifdef __cplusplus
}
#endif

#endif
