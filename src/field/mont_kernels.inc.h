/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of one width.
   Bound by the includer: MONT_N, the words; MONT_CARRY, 0 for moduli with a top word up to MONT_TOP_NO_CARRY
   (the squaring: up to MONT_TOP_SQR), 1 for any odd modulus; MONT_SUFFIX, the token that ends the names: 6 or
   6_carry. All are undefined at the end. */
#ifndef MONT_N
#define MONT_N 4
#define MONT_CARRY 0
#define MONT_SUFFIX 4
#include "field/mont.h"
#include "field/mont_kernels.h"
#endif

#define K_PASTE_(op, suffix) pairing_mont_##op##_##suffix
#define K_PASTE(op, suffix) K_PASTE_(op, suffix)
#define K(op) K_PASTE(op, MONT_SUFFIX)
#define K_WIDE_(op, n) pairing_wide_##op##_##n
#define K_WIDE(op, n) K_WIDE_(op, n)
#define K_PLAIN_(op, suffix) pairing_mont_##op##_##suffix##_plain
#define K_PLAIN(op, suffix) K_PLAIN_(op, suffix)
#if MONT_CARRY && MONT_CARRY_ASM(MONT_N)
#define K_CARRY(op) K_PLAIN(op, MONT_SUFFIX)
#else
#define K_CARRY(op) K(op)
#endif

/* Without a spare bit a double-width product, by columns, and its reduction are faster than the textbook CIOS, whose rows
   carry into two more words. Where MONT_CARRY_ASM says so these stand behind assembly, and their names end in _plain. */
#if MONT_CARRY && MONT_N > 1 && MONT_N <= MONT_WORDS_NO_CARRY
void K_CARRY(mul)(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0)
{
    uint64_t w[2 * MONT_N];
    K_WIDE(mul, MONT_N)(w, a, b);
    mont_redc(r, w, p, n0, MONT_N, 1);
}

void K_CARRY(sqr)(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0)
{
    uint64_t w[2 * MONT_N];
    K_WIDE(sqr, MONT_N)(w, a);
    mont_redc(r, w, p, n0, MONT_N, 1);
}
#else
void K(mul)(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0)
{
    if (MONT_N == 1)
        mont_mul_one(r, a, b, p, n0);
    else if (!MONT_CARRY)
        mont_mul_no_carry(r, a, b, p, n0, MONT_N);
    else
        mont_mul_textbook(r, a, b, p, n0, MONT_N);
}

void K(sqr)(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0)
{
    if (MONT_CARRY)
        K(mul)(r, a, a, p, n0);
    else
        mont_sqr_no_carry(r, a, p, n0, MONT_N);
}
#endif

void K(redc)(uint64_t *r, const uint64_t *w, const uint64_t *p, uint64_t n0)
{
    mont_redc(r, w, p, n0, MONT_N, MONT_CARRY);
}

#if !MONT_CARRY && MONT_N <= 6
void K(dot2)(uint64_t *r, const uint64_t *a0, const uint64_t *b0, const uint64_t *a1, const uint64_t *b1,
             const uint64_t *p, uint64_t n0)
{
    mont_dot2_no_carry(r, a0, b0, a1, b1, p, n0, MONT_N);
}
#endif

#undef K
#undef K_PASTE
#undef K_PASTE_
#undef K_WIDE
#undef K_WIDE_
#undef K_PLAIN
#undef K_PLAIN_
#undef K_CARRY
#undef MONT_N
#undef MONT_CARRY
#undef MONT_SUFFIX
