/* SPDX-License-Identifier: Apache-2.0 */
/* Montgomery multiplication of any width: a double-width product, then the reduction, both by four rows at a time.

   Four rows. X = x_0..x_3, D = 2^64. The step on word a_j adds X*a_j to a window C of four words and to w_j, and shifts by a word:
       w_j := (C + w_j + X*a_j) mod D,    C := floor((C + w_j + X*a_j)/D).
   C < D^4 stays so: (D^4 - 1) + (D - 1) + (D^4 - 1)(D - 1) = D^5 - 1. Per product that is a quarter of a load and of a
   store, and the carries run through two plain chains of additions, which compilers translate well.

   Rows that are left, n mod 4 of them, go one by one. */
#include "field/mont_any.h"

#include "field/limbs_any.h"
#include "field/mont.h"

#define ROWS 4

/* w += X*a over n words, from the window c, which is left in c. */
PAIRING_ALWAYS_INLINE void rows_four(uint64_t *w, const uint64_t *a, size_t n, const uint64_t x[ROWS], uint64_t c[ROWS])
{
    uint64_t x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3], c0 = c[0], c1 = c[1], c2 = c[2], c3 = c[3];
    for (size_t j = 0; j < n; j++) {
        uint64_t h0, h1, h2, h3, c4, k = 0, y = a[j];
        uint64_t l0 = pairing_mul64(&h0, x0, y), l1 = pairing_mul64(&h1, x1, y);
        uint64_t l2 = pairing_mul64(&h2, x2, y), l3 = pairing_mul64(&h3, x3, y);
        c0 = pairing_adc64(c0, w[j], &k);
        c1 = pairing_adc64(c1, h0, &k);
        c2 = pairing_adc64(c2, h1, &k);
        c3 = pairing_adc64(c3, h2, &k);
        c4 = pairing_adc64(h3, 0, &k);                  /* no carry: h3 <= D - 2 */
        k = 0;
        w[j] = pairing_adc64(c0, l0, &k);
        c0 = pairing_adc64(c1, l1, &k);
        c1 = pairing_adc64(c2, l2, &k);
        c2 = pairing_adc64(c3, l3, &k);
        c3 = pairing_adc64(c4, 0, &k);
    }
    c[0] = c0, c[1] = c1, c[2] = c2, c[3] = c3;
}

/* w += a*x over n words; returns the carry word. */
PAIRING_ALWAYS_INLINE uint64_t row_one(uint64_t *w, const uint64_t *a, size_t n, uint64_t x)
{
    uint64_t c = 0;
    for (size_t j = 0; j < n; j++)
        w[j] = pairing_mac64(w[j], a[j], x, &c);
    return c;
}

/* w = a*b, 2n words, apart from a and b */
static void any_wide_mul(uint64_t *w, const uint64_t *a, const uint64_t *b, size_t n)
{
    size_t i = 0;
    any_zero(w, n);
    for (; i + ROWS <= n; i += ROWS) {
        uint64_t c[ROWS] = { 0, 0, 0, 0 };
        rows_four(w + i, b, n, a + i, c);
        any_copy(w + i + n, c, ROWS);
    }
    for (; i < n; i++)
        w[i + n] = row_one(w + i, b, n, a[i]);
}

/* w = a^2, 2n words, apart from a: the products a_i a_j with i < j once, then doubled while the squares are added. Before
   the rows i.. the words w_0..w_{i+n-1} are valid. */
static void any_wide_sqr(uint64_t *w, const uint64_t *a, size_t n)
{
    uint64_t prev = 0, k = 0;
    size_t i = 0;
    any_zero(w, n);
    for (; i + ROWS <= n; i += ROWS) {
        /* the products among the four, T = t_0..t_5 at the place 2i+1; then the window goes over the words above */
        const uint64_t *x = a + i;
        uint64_t t[6] = { 0, 0, 0, 0, 0, 0 }, u = 0;
        t[3] = row_one(t, x + 1, 3, x[0]);
        t[4] = row_one(t + 2, x + 2, 2, x[1]);
        t[5] = row_one(t + 4, x + 3, 1, x[2]);
        for (size_t j = 0; j < 3; j++)
            w[2 * i + 1 + j] = pairing_adc64(w[2 * i + 1 + j], t[j], &u);
        t[0] = pairing_adc64(t[3], 0, &u);
        t[1] = pairing_adc64(t[4], 0, &u);
        t[2] = pairing_adc64(t[5], 0, &u);
        t[3] = 0;                                       /* T + D^3 < D^6: u is 0 */
        rows_four(w + 2 * i + ROWS, a + i + ROWS, n - i - ROWS, x, t);
        any_copy(w + i + n, t, ROWS);
    }
    for (; i < n; i++)
        w[i + n] = row_one(w + 2 * i + 1, a + i + 1, n - i - 1, a[i]);
    for (i = 0; i < n; i++) {
        uint64_t x = w[2 * i], y = w[2 * i + 1], hi, lo = pairing_mul64(&hi, a[i], a[i]);
        w[2 * i] = pairing_adc64((x << 1) | (prev >> 63), lo, &k);
        w[2 * i + 1] = pairing_adc64((y << 1) | (x >> 63), hi, &k);
        prev = y;
    }
}

/* r = w/R mod p; w is spent. In: w < p*R. The value after n rows is (w + M*p)/R < 2p, its top bit in `top`. */
static void any_redc(uint64_t *r, uint64_t *w, const uint64_t *p, uint64_t n0, size_t n)
{
    uint64_t top = 0;
    size_t i = 0;
    for (; i + ROWS <= n; i += ROWS) {
        /* four rows of the reduction on the low four words of p give the factors, and the window */
        uint64_t m[ROWS], c[ROWS];
        limbs_copy(c, w + i, ROWS);
        for (size_t j = 0; j < ROWS; j++) {
            m[j] = c[0] * n0;
            c[ROWS - 1] = mont_row_reduce(c, p, n0, ROWS);
        }
        rows_four(w + i + ROWS, p + ROWS, n - ROWS, m, c);
        for (size_t j = 0; j < ROWS; j++)
            w[i + n + j] = pairing_adc64(w[i + n + j], c[j], &top);
    }
    for (; i < n; i++)
        w[i + n] = pairing_adc64(w[i + n], row_one(w + i, p, n, w[i] * n0), &top);
    any_sub_once(r, w + n, top, p, w, n);
}

void pairing_mont_any_mul(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0, size_t n)
{
    uint64_t w[2 * MONT_ANY_WORDS];
    any_wide_mul(w, a, b, n);
    any_redc(r, w, p, n0, n);
}

void pairing_mont_any_sqr(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0, size_t n)
{
    uint64_t w[2 * MONT_ANY_WORDS];
    any_wide_sqr(w, a, n);
    any_redc(r, w, p, n0, n);
}
