/* SPDX-License-Identifier: Apache-2.0 */
/* Modular inversion by division steps [BY19, eprint 2019/266], any odd modulus of up to 13 words. */
#ifndef PAIRING_FIELD_DIVSTEPS_H
#define PAIRING_FIELD_DIVSTEPS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* r = c * a^-1 mod p in [0,p); 0 where a = 0. In: a, c < p, p odd of n words and `bits` bits, gcd(a, p) = 1 or
   a = 0; n0 = -p^-1 mod 2^64. r may alias a and c. With c = R^2 it inverts Montgomery forms.
   Constant-time in a and c; the other form's time depends on them. */
void pairing_divsteps_inv(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                          size_t n, size_t bits);
void pairing_divsteps_inv_vartime(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                                  size_t n, size_t bits);

#ifdef __cplusplus
}
#endif

#endif
