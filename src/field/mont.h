/* SPDX-License-Identifier: Apache-2.0 */
/* Montgomery multiplication as layered CIOS [Acar98, 2.3.2; EdMSM, eprint 2022/1400].

   Layers: word product-accumulate (pairing_mac64), row (t += a*w), interleaved reduction, multiplication.
   Everything is inlined with n constant; mont_kernels.c makes the out-of-line kernels of each width.

   Notation: D = 2^64, R = D^n, p odd of n words with top word q, n0 = -p^-1 mod D. The modulus decides:

     n = 1                          plain REDC of the double word             kernels mont_*_1_carry
     q <= (D-4)/3                   no-carry CIOS, CIOS squaring, and sum     kernels mont_{mul,sqr,redc,dot2}_<n>
     q <= D/2 - 2                   no-carry CIOS                             kernels mont_{mul,redc}_<n>
     otherwise                      wide product, then its reduction          kernels mont_{mul,sqr,redc}_<n>_carry
     n >= 13                        textbook CIOS                             kernels mont_{mul,sqr,redc}_<n>_carry

   No-carry CIOS, proof. A row computes t := (t + a*b_i + m*p)/D on n words t_0..t_{n-1}, the two carry
   chains A (of a*b_i) and C (of m*p) end in t_{n-1} := A + C. With a < p the top word of a is at most q, so
     A <= ((D-1) q + (D-1) + (D-1))/D < q + 2, thus A <= q + 1, and likewise C <= q + 1.
   A + C <= 2q + 2 <= D - 2 where q <= D/2 - 2: no carry is lost, whatever t and b_i were. After n rows
     t = (a*b + M*p)/R with M < R, so t < (p*R + R*p)/R = 2p < R: one subtraction ends it.
   Note that b is any integer below R; only a must be below p.

   CIOS squaring, proof. Row i adds a_i * v_i with v_i = a_i D^i + 2*(a_{i+1} D^{i+1} + ... ), words i..n-1;
   sum over i of a_i v_i D^i = a^2. As a < p and 2q + 1 < D, v_i has n words, and its top word is <= 2q + 1:
     A <= ((D-1)(2q+1) + 2(D-1))/D < 2q + 3, thus A <= 2q + 2;  A + C <= 3q + 3 <= D - 1 iff q <= (D-4)/3.

   Sum of two products [Longa22, Alg. 2], proof. A row adds a0*b0_i, a1*b1_i and m*p; with a0, a1 <= p each of the three
   carries is at most q + 1, so that t_{n-1} <= 3q + 3 <= D - 1 iff q <= (D-4)/3. After n rows
     t = (a0*b0 + a1*b1 + M*p)/R <= (p*(b0 + b1) + p*(R-1))/R < 2p where b0 + b1 <= R: one subtraction ends it.
   So b0 and b1 may be elements, or sums of two where 4p <= R; and a1 = p - x gives the difference a0*b0 - x*b1.

   Timing: constant. Outputs may alias inputs. */
#ifndef PAIRING_FIELD_MONT_H
#define PAIRING_FIELD_MONT_H

#include "field/limbs.h"

/* Largest top words of the modulus, see the proofs above. */
#define MONT_TOP_SQR UINT64_C(0x5555555555555554)        /* (2^64 - 4)/3 */
#define MONT_TOP_NO_CARRY UINT64_C(0x7ffffffffffffffe)   /* 2^63 - 2 */
#define MONT_WORDS_NO_CARRY 12                           /* wider moduli take the textbook form */

/* ---- rows ---------------------------------------------------------------------------------------- */

/* t += a*w over n words; returns the carry word. */
PAIRING_ALWAYS_INLINE uint64_t mont_row(uint64_t *t, const uint64_t *a, uint64_t w, size_t n)
{
    uint64_t c = 0;
    PAIRING_UNROLL
    for (size_t j = 0; j < n; j++)
        t[j] = pairing_mac64(t[j], a[j], w, &c);
    return c;
}

/* t = (t + m*p)/D with m = t_0*n0 mod D, on n words; returns the carry word, which belongs on top. */
PAIRING_ALWAYS_INLINE uint64_t mont_row_reduce(uint64_t *t, const uint64_t *p, uint64_t n0, size_t n)
{
    uint64_t m = t[0] * n0, c = 0;
    (void)pairing_mac64(t[0], m, p[0], &c);
    PAIRING_UNROLL
    for (size_t j = 1; j < n; j++)
        t[j - 1] = pairing_mac64(t[j], m, p[j], &c);
    return c;
}

/* ---- multiplication ------------------------------------------------------------------------------ */

/* r = a*b/R mod p for n = 1. In: a*b < p*R. Out: [0,p). Any odd p. */
PAIRING_ALWAYS_INLINE void mont_mul_one(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p,
                                        uint64_t n0)
{
    uint64_t hi, mp, lo = pairing_mul64(&hi, a[0], b[0]);
    uint64_t c = 0, s;
    (void)pairing_mul64(&mp, lo * n0, p[0]);
    c = 1 ^ (ct_is_zero_word(lo) & 1);              /* lo + low(m*p) = 0 mod D: it carries iff lo != 0 */
    s = pairing_adc64(hi, mp, &c);                  /* < 2p */
    limbs_sub_once(r, &s, c, p, 1);
}

/* r = a*b/R mod p, no-carry CIOS. In: a < p, b < R; top word of p <= MONT_TOP_NO_CARRY. Out: [0,p). */
PAIRING_ALWAYS_INLINE void mont_mul_no_carry(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p,
                                             uint64_t n0, size_t n)
{
    uint64_t t[16];
    limbs_zero(t, n);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++) {
        uint64_t m, A = 0, C = 0, w = b[i];
        t[0] = pairing_mac64(t[0], a[0], w, &A);
        m = t[0] * n0;
        (void)pairing_mac64(t[0], m, p[0], &C);
        PAIRING_UNROLL
        for (size_t j = 1; j < n; j++) {
            uint64_t u = pairing_mac64(t[j], a[j], w, &A);
            t[j - 1] = pairing_mac64(u, m, p[j], &C);
        }
        t[n - 1] = A + C;
    }
    limbs_sub_once(r, t, 0, p, n);
}

/* r = a^2/R mod p, CIOS squaring. In: a < p; top word of p <= MONT_TOP_SQR. Out: [0,p). */
PAIRING_ALWAYS_INLINE void mont_sqr_no_carry(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0, size_t n)
{
    uint64_t t[16], v[16];
    limbs_zero(t, n);
    v[0] = a[0] << 1;
    PAIRING_UNROLL
    for (size_t i = 1; i < n; i++)
        v[i] = (a[i] << 1) | (a[i - 1] >> 63);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++) {
        uint64_t m, A = 0, C = 0, w = a[i];
        if (i == 0)
            t[0] = pairing_mac64(t[0], w, w, &A);
        m = t[0] * n0;
        (void)pairing_mac64(t[0], m, p[0], &C);
        PAIRING_UNROLL
        for (size_t j = 1; j < n; j++) {
            uint64_t u = t[j];
            if (j == i)
                u = pairing_mac64(u, w, w, &A);
            else if (j == i + 1)
                u = pairing_mac64(u, w, a[j] << 1, &A);
            else if (j > i)
                u = pairing_mac64(u, w, v[j], &A);
            t[j - 1] = pairing_mac64(u, m, p[j], &C);
        }
        t[n - 1] = A + C;
    }
    limbs_sub_once(r, t, 0, p, n);
}

/* r = (a0*b0 + a1*b1)/R mod p. In: a0, a1 <= p, b0 + b1 <= R; top word of p <= MONT_TOP_SQR. Out: [0,p). */
PAIRING_ALWAYS_INLINE void mont_dot2_no_carry(uint64_t *r, const uint64_t *a0, const uint64_t *b0, const uint64_t *a1,
                                              const uint64_t *b1, const uint64_t *p, uint64_t n0, size_t n)
{
    uint64_t t[16];
    limbs_zero(t, n);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++) {
        uint64_t m, A = 0, B = 0, C = 0, w0 = b0[i], w1 = b1[i];
        t[0] = pairing_mac64(t[0], a0[0], w0, &A);
        t[0] = pairing_mac64(t[0], a1[0], w1, &B);
        m = t[0] * n0;
        (void)pairing_mac64(t[0], m, p[0], &C);
        PAIRING_UNROLL
        for (size_t j = 1; j < n; j++) {
            uint64_t u = pairing_mac64(t[j], a0[j], w0, &A);
            u = pairing_mac64(u, a1[j], w1, &B);
            t[j - 1] = pairing_mac64(u, m, p[j], &C);
        }
        t[n - 1] = A + B + C;
    }
    limbs_sub_once(r, t, 0, p, n);
}

/* r = a*b/R mod p, textbook CIOS: t has two words more. In: a*b < p*R, a, b < R. Out: [0,p). Any odd p. */
PAIRING_ALWAYS_INLINE void mont_mul_textbook(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p,
                                             uint64_t n0, size_t n)
{
    uint64_t t[16], top = 0;                        /* the value is top*D^n + t, below 2^(64n+1) after a row */
    limbs_zero(t, n);
    for (size_t i = 0; i < n; i++) {
        uint64_t c = 0, k = 0;
        uint64_t w = pairing_adc64(top, mont_row(t, a, b[i], n), &c);
        t[n - 1] = pairing_adc64(w, mont_row_reduce(t, p, n0, n), &k);
        top = c + k;
    }
    limbs_sub_once(r, t, top, p, n);
}

/* ---- double width -------------------------------------------------------------------------------- */

/* c += a*b on three words */
PAIRING_ALWAYS_INLINE void wide_acc(uint64_t c[3], uint64_t a, uint64_t b)
{
    uint64_t hi, lo = pairing_mul64(&hi, a, b), k = 0;
    c[0] = pairing_adc64(c[0], lo, &k);
    c[1] = pairing_adc64(c[1], hi, &k);
    c[2] = pairing_adc64(c[2], 0, &k);
}

/* w = a*b, 2n words, column by column: a third fewer instructions than row by row where a product is not
   reduced as it grows. w does not alias a or b. */
PAIRING_ALWAYS_INLINE void wide_mul(uint64_t *w, const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t c[3] = { 0, 0, 0 };
    PAIRING_UNROLL
    for (size_t k = 0; k < 2 * n - 1; k++) {
        PAIRING_UNROLL
        for (size_t i = 0; i < n; i++)
            if (i <= k && k - i < n)
                wide_acc(c, a[i], b[k - i]);
        w[k] = c[0];
        c[0] = c[1];
        c[1] = c[2];
        c[2] = 0;
    }
    w[2 * n - 1] = c[0];
}

/* w = a^2, 2n words: the products a_i a_j with i < j once, column by column, then doubled while the squares are
   added. w does not alias a. */
PAIRING_ALWAYS_INLINE void wide_sqr(uint64_t *w, const uint64_t *a, size_t n)
{
    uint64_t c[3] = { 0, 0, 0 }, k2 = 0, prev = 0;
    w[0] = 0;
    PAIRING_UNROLL
    for (size_t k = 1; k < 2 * n - 1; k++) {
        PAIRING_UNROLL
        for (size_t i = 0; i < n; i++)
            if (i < k - i && k - i < n)
                wide_acc(c, a[i], a[k - i]);
        w[k] = c[0];
        c[0] = c[1];
        c[1] = c[2];
        c[2] = 0;
    }
    w[2 * n - 1] = c[0];
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++) {
        uint64_t x = w[2 * i], y = w[2 * i + 1], hi, lo = pairing_mul64(&hi, a[i], a[i]);
        w[2 * i] = pairing_adc64((x << 1) | (prev >> 63), lo, &k2);
        w[2 * i + 1] = pairing_adc64((y << 1) | (x >> 63), hi, &k2);
        prev = y;
    }
}

/* r = w/R mod p. In: w < p*R, 2n words. Out: [0,p). With carry = 0 the top word of p is <= MONT_TOP_NO_CARRY.
   Value after n rows: (w + M*p)/R < 2p. */
PAIRING_ALWAYS_INLINE void mont_redc(uint64_t *r, const uint64_t *w, const uint64_t *p, uint64_t n0, size_t n,
                                     int carry)
{
    uint64_t t[16], k = 0;
    limbs_copy(t, w, n);
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        t[n - 1] = mont_row_reduce(t, p, n0, n);    /* t = (t + m*p)/D <= p, as t < R before and m < D */
    PAIRING_UNROLL
    for (size_t i = 0; i < n; i++)
        t[i] = pairing_adc64(t[i], w[n + i], &k);
    limbs_sub_once(r, t, carry ? k : 0, p, n);
}

#endif
