/* SPDX-License-Identifier: Apache-2.0 */
/* Montgomery multiplication of n words, n known at run time, n <= MONT_ANY_WORDS; any odd modulus p. Constant time;
   outputs may alias inputs.

   pairing_mont_any_mul(r, a, b, p, n0, n)    r = a*b/R mod p, in [0,p). In: a < p, b < R
   pairing_mont_any_sqr(r, a, p, n0, n)       r = a^2/R mod p, in [0,p). In: a < p */
#ifndef PAIRING_FIELD_MONT_ANY_H
#define PAIRING_FIELD_MONT_ANY_H

#include <stddef.h>
#include <stdint.h>

#define MONT_ANY_WORDS 64

#ifdef __cplusplus
extern "C" {
#endif

void pairing_mont_any_mul(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0, size_t n);
void pairing_mont_any_sqr(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0, size_t n);

#ifdef __cplusplus
}
#endif

#endif
