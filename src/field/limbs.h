/* SPDX-License-Identifier: Apache-2.0 */
/* Integers of n words, least significant first. Every function is inlined with n constant; outputs may
   alias inputs where words are read before they are written at the same index (all but the shifts by words). */
#ifndef PAIRING_FIELD_LIMBS_H
#define PAIRING_FIELD_LIMBS_H

#include "field/ct.h"

/* r = a */
PAIRING_ALWAYS_INLINE void limbs_copy(uint64_t *r, const uint64_t *a, size_t n)
{
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        r[i] = a[i];
}

/* r = 0 */
PAIRING_ALWAYS_INLINE void limbs_zero(uint64_t *r, size_t n)
{
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        r[i] = 0;
}

/* r = m ? a : r */
PAIRING_ALWAYS_INLINE void limbs_cmov(uint64_t *r, const uint64_t *a, ct_mask m, size_t n)
{
    m = ct_barrier(m);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        r[i] = ct_select_word(a[i], r[i], m);
}

/* (a, b) = m ? (b, a) : (a, b) */
PAIRING_ALWAYS_INLINE void limbs_cswap(uint64_t *a, uint64_t *b, ct_mask m, size_t n)
{
    m = ct_barrier(m);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++) {
        uint64_t t = m & (a[i] ^ b[i]);
        a[i] ^= t;
        b[i] ^= t;
    }
}

/* r = a + b mod 2^(64n); returns the carry */
PAIRING_ALWAYS_INLINE uint64_t limbs_add(uint64_t *r, const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t c = 0;
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        r[i] = pairing_adc64(a[i], b[i], &c);
    return c;
}

/* r = a - b mod 2^(64n); returns the borrow */
PAIRING_ALWAYS_INLINE uint64_t limbs_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t c = 0;
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        r[i] = pairing_sbb64(a[i], b[i], &c);
    return c;
}

/* r = a + (m & b) mod 2^(64n); returns the carry. The masked words are there before the sum begins: made word by word
   between its additions they would overwrite the carry flag of x86, which then has to be saved and set at each. */
PAIRING_ALWAYS_INLINE uint64_t limbs_add_masked(uint64_t *r, const uint64_t *a, const uint64_t *b, ct_mask m,
                                                size_t n)
{
    uint64_t t[16], c = 0;
    m = ct_barrier(m);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        t[i] = pairing_value_barrier(b[i] & m);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        r[i] = pairing_adc64(a[i], t[i], &c);
    return c;
}

/* The integer carry*2^(64n) + a, known to be below 2p, reduced: r = that mod p.
   The words are selected one by one behind a barrier: selected as a vector they would wait for the words just
   stored (twice the time of a whole addition). */
PAIRING_ALWAYS_INLINE void limbs_sub_once(uint64_t *r, const uint64_t *a, uint64_t carry, const uint64_t *p, size_t n)
{
    uint64_t t[16], u[16], borrow;
    limbs_copy(u, a, n);
    borrow = limbs_sub(t, u, p, n);
    /* keep a iff the subtraction borrows and there was no carry; carry = 1 implies borrow = 1 (value < 2p) */
    ct_mask keep = ct_mask_of_bit(borrow & ~carry);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        r[i] = pairing_value_barrier(ct_select_word(u[i], t[i], keep));
}

/* Mask of a == 0 */
PAIRING_ALWAYS_INLINE ct_mask limbs_is_zero(const uint64_t *a, size_t n)
{
    uint64_t t = 0;
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        t |= a[i];
    return ct_is_zero_word(t);
}

/* Mask of a == b */
PAIRING_ALWAYS_INLINE ct_mask limbs_eq(const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t t = 0;
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        t |= a[i] ^ b[i];
    return ct_is_zero_word(t);
}

/* Mask of a < b */
PAIRING_ALWAYS_INLINE ct_mask limbs_lt(const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t c = 0;
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        (void)pairing_sbb64(a[i], b[i], &c);
    return ct_mask_of_bit(c);
}

/* r = (top*2^(64n) + a) / 2, top in {0, 1} */
PAIRING_ALWAYS_INLINE void limbs_shr1(uint64_t *r, const uint64_t *a, uint64_t top, size_t n)
{
    PAIRING_UNROLL
    for (size_t i = 0; i + 1 < n; i++)
        r[i] = (a[i] >> 1) | (a[i + 1] << 63);
    r[n - 1] = (a[n - 1] >> 1) | (top << 63);
}

/* Bit i of an n-word integer, i < 64n: the position is public, the bit secret. */
PAIRING_ALWAYS_INLINE uint64_t limbs_bit(const uint64_t *a, size_t i) { return (a[i / 64] >> (i % 64)) & 1; }

#endif
