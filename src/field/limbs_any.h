/* SPDX-License-Identifier: Apache-2.0 */
/* Integers of n words, n known at run time: the loops of limbs.h without unrolling. Constant time in the words; outputs may be
   the same arrays as inputs. */
#ifndef PAIRING_FIELD_LIMBS_ANY_H
#define PAIRING_FIELD_LIMBS_ANY_H

#include "field/ct.h"

/* r = a */
PAIRING_ALWAYS_INLINE void any_copy(uint64_t *r, const uint64_t *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        r[i] = a[i];
}

/* r = 0 */
PAIRING_ALWAYS_INLINE void any_zero(uint64_t *r, size_t n)
{
    for (size_t i = 0; i < n; i++)
        r[i] = 0;
}

/* r = m ? a : b */
PAIRING_ALWAYS_INLINE void any_select(uint64_t *r, const uint64_t *a, const uint64_t *b, ct_mask m, size_t n)
{
    m = ct_barrier(m);
    for (size_t i = 0; i < n; i++)
        r[i] = ct_select_word(a[i], b[i], m);
}

/* r = a + (m & b) mod 2^(64n); returns the carry */
PAIRING_ALWAYS_INLINE uint64_t any_add_masked(uint64_t *r, const uint64_t *a, const uint64_t *b, ct_mask m, size_t n)
{
    uint64_t c = 0;
    m = ct_barrier(m);
    for (size_t i = 0; i < n; i++)
        r[i] = pairing_adc64(a[i], b[i] & m, &c);
    return c;
}

/* r = a + b mod 2^(64n); returns the carry */
PAIRING_ALWAYS_INLINE uint64_t any_add(uint64_t *r, const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t c = 0;
    for (size_t i = 0; i < n; i++)
        r[i] = pairing_adc64(a[i], b[i], &c);
    return c;
}

/* r = a - b mod 2^(64n); returns the borrow */
PAIRING_ALWAYS_INLINE uint64_t any_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t c = 0;
    for (size_t i = 0; i < n; i++)
        r[i] = pairing_sbb64(a[i], b[i], &c);
    return c;
}

/* The integer carry*2^(64n) + a, known to be below 2p, reduced: r = that mod p. t: n words of scratch, apart from the others. */
PAIRING_ALWAYS_INLINE void any_sub_once(uint64_t *r, const uint64_t *a, uint64_t carry, const uint64_t *p, uint64_t *t,
                                        size_t n)
{
    uint64_t borrow = any_sub(t, a, p, n);
    any_select(r, a, t, ct_mask_of_bit(borrow & ~carry), n);
}

/* Mask of a == 0 */
PAIRING_ALWAYS_INLINE ct_mask any_is_zero(const uint64_t *a, size_t n)
{
    uint64_t t = 0;
    for (size_t i = 0; i < n; i++)
        t |= a[i];
    return ct_is_zero_word(t);
}

/* Mask of a == b */
PAIRING_ALWAYS_INLINE ct_mask any_eq(const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t t = 0;
    for (size_t i = 0; i < n; i++)
        t |= a[i] ^ b[i];
    return ct_is_zero_word(t);
}

/* Mask of a < b */
PAIRING_ALWAYS_INLINE ct_mask any_lt(const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t c = 0;
    for (size_t i = 0; i < n; i++)
        (void)pairing_sbb64(a[i], b[i], &c);
    return ct_mask_of_bit(c);
}

#endif
