/* SPDX-License-Identifier: Apache-2.0 */
/* Masks for secret conditions: 0 or all ones, each through a value barrier. Never a bool, never ?:. */
#ifndef PAIRING_FIELD_CT_H
#define PAIRING_FIELD_CT_H

#include "field/compiler.h"

#include <stdbool.h>
#include <string.h>
#ifdef PAIRING_CTIME
#include <valgrind/memcheck.h>
#endif

typedef uint64_t ct_mask;

/* m itself, unknown to the optimiser. */
PAIRING_ALWAYS_INLINE ct_mask ct_barrier(ct_mask m) { return pairing_value_barrier(m); }

/* All ones iff the lowest bit of b is set. */
PAIRING_ALWAYS_INLINE ct_mask ct_mask_of_bit(uint64_t b) { return ct_barrier((uint64_t)0 - (b & 1)); }

/* All ones iff x == 0. */
PAIRING_ALWAYS_INLINE ct_mask ct_is_zero_word(uint64_t x)
{
    return ct_mask_of_bit(((~x & (x - 1)) >> 63));       /* the top bit is set for x = 0 alone */
}

/* All ones iff a == b. */
PAIRING_ALWAYS_INLINE ct_mask ct_eq_word(uint64_t a, uint64_t b) { return ct_is_zero_word(a ^ b); }

/* All ones iff a < b as unsigned words: the borrow of a - b. */
PAIRING_ALWAYS_INLINE ct_mask ct_lt_word(uint64_t a, uint64_t b)
{
    return ct_mask_of_bit(((~a & b) | (~(a ^ b) & (a - b))) >> 63);
}

/* m ? a : b. */
PAIRING_ALWAYS_INLINE uint64_t ct_select_word(uint64_t a, uint64_t b, ct_mask m) { return b ^ (m & (a ^ b)); }

/* The mask as a condition to branch on: only where the condition is public. Builds for tests/ctime tell valgrind so. */
PAIRING_ALWAYS_INLINE bool ct_bool(ct_mask m)
{
#ifdef PAIRING_CTIME
    VALGRIND_MAKE_MEM_DEFINED(&m, sizeof m);
#endif
    return (ct_barrier(m) & 1) != 0;
}

/* Overwrites a secret with zeros; the store is not optimised away. */
PAIRING_ALWAYS_INLINE void ct_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ volatile("" : : "r"(p) : "memory");
#else
    volatile unsigned char *v = (volatile unsigned char *)p;
    while (len-- > 0)
        *v++ = 0;
#endif
}

/* Overwrites what the calls before it left below the caller's frame: temporaries of arithmetic on secrets, which are
   not wiped one by one. Called last by the functions that hold secret keys. Tables of the vector engine are larger. */
enum { CT_BURN_BYTES = PAIRING_HAVE_IFMA ? 57344 : 24576 };
void ct_burn_stack(void);

#endif
