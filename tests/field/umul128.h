/* SPDX-License-Identifier: Apache-2.0 */
/* The intrinsic of the second body of pairing_mul64 for compilers that have none: the product by 32-bit halves in
   another order than the third body's. Included in front of every file of that test program. */
#ifndef PAIRING_TESTS_FIELD_UMUL128_H
#define PAIRING_TESTS_FIELD_UMUL128_H

#include <stdint.h>

static inline uint64_t _umul128(uint64_t a, uint64_t b, uint64_t *hi)
{
    uint64_t ah = a >> 32, al = a & 0xffffffffu, bh = b >> 32, bl = b & 0xffffffffu;
    uint64_t mid1 = ah * bl, mid2 = al * bh, low = al * bl;
    uint64_t carry = ((mid1 & 0xffffffffu) + (mid2 & 0xffffffffu) + (low >> 32)) >> 32;
    *hi = ah * bh + (mid1 >> 32) + (mid2 >> 32) + carry;
    return a * b;
}

#endif
