/* SPDX-License-Identifier: Apache-2.0
 *
 * Final exponentiation of BW6 curves [HG21, EHG 2021/1359]: f^(c*(p^6 - 1)/r); exponents below are written
 * additively, m = (x-1)/3, over the inner curve's seed x.
 *   BW6-761 (inner BLS12-377, ht = 13, hy = 9): c = x + 1, total 3A + 3J + B + 103I
 *     A = (x-1)^2 + p       B = (x+1)A - 1    C = m*B     D = (x-1)C   E = ((x-1)^2 + 1)D   F = B - D
 *     G = (x+1)E + F        H = G + C         I = (x+1)(G-D) - F       J = 11H + E
 *   BW6-633 (inner BLS24-315, ht = -7, hy = -1): c = x^5 - x^4 - x, total -3A + 13H + 3I + B
 *     A = 1 + (x-1)^2(x^2+1)p    B = (x+1)A - p    C = m*B    D = (x-1)(x^2+1)C   E = ((x-1)^2(x^2+1) + 1)D
 *     F = D - (x+1)E - C         G = -(F + D)      H = (x+1)G + C + B             I = E - 3F
 */
#include "pairing/pairing_names.h"

/* r = a^(x-1)^2 and, over BLS24, a^((x-1)^2*(x^2+1)) */
static void INST(bw6_square_step)(sx_t *r, const sx_t *a)
{
    sx_t t;
    expt_minus_one(&t, a);
    expt_minus_one(&t, &t);
    if (BW6_INNER_K == 24) {
        sx_t u = t;
        expt(&u, &u);
        expt(&u, &u);
        sx_mul(&t, &t, &u);
    }
    *r = t;
}

/* r = a^3 */
static void INST(bw6_cube)(sx_t *r, const sx_t *a)
{
    sx_t t;
    SX(cyc_sqr)(&t, a);
    sx_mul(r, &t, a);
}

/* r = a^n for a small public n, leading bit first */
static void INST(bw6_pow)(sx_t *r, const sx_t *a, unsigned n)
{
    const sx_t base = *a;
    unsigned bit = 1;
    sx_t t = base;
    while (bit <= n / 2) bit *= 2;
    for (bit /= 2; bit > 0; bit /= 2) {
        SX(cyc_sqr)(&t, &t);
        if (n & bit) sx_mul(&t, &t, &base);
    }
    *r = t;
}

/* r = a/b in the cyclotomic subgroup */
static void INST(bw6_div)(sx_t *r, const sx_t *a, const sx_t *b)
{
    sx_t t;
    sx_conj(&t, b);
    sx_mul(r, a, &t);
}

#if BW6_INNER_K == 12
void final_hard_part(sx_t *r, const sx_t *z)
{
    sx_t a, b, c, d, e, f, g, h, t;
    INST(bw6_square_step)(&a, z);
    sx_frob(&t, z, 1);
    sx_mul(&a, &a, &t);
    expt_plus_one(&b, &a);
    INST(bw6_div)(&b, &b, z);
    expt_third(&c, &b);
    expt_minus_one(&d, &c);
    INST(bw6_square_step)(&e, &d);
    sx_mul(&e, &e, &d);
    INST(bw6_div)(&f, &b, &d);
    expt_plus_one(&g, &e);
    sx_mul(&g, &g, &f);
    sx_mul(&h, &g, &c);
    INST(bw6_div)(&g, &g, &d);
    expt_plus_one(&g, &g);
    INST(bw6_div)(&g, &g, &f); /* I */
    INST(bw6_pow)(&h, &h, 11);
    sx_mul(&h, &h, &e);        /* J */

    sx_mul(&t, &a, &h);
    INST(bw6_cube)(&t, &t);
    sx_mul(&t, &t, &b);
    INST(bw6_pow)(&g, &g, 103);
    sx_mul(r, &t, &g);
}
#else
void final_hard_part(sx_t *r, const sx_t *z)
{
    sx_t a, b, c, d, e, f, g, h, t, zp;
    sx_frob(&zp, z, 1);
    INST(bw6_square_step)(&a, &zp);
    sx_mul(&a, &a, z);
    expt_plus_one(&b, &a);
    INST(bw6_div)(&b, &b, &zp);
    expt_third(&c, &b);
    expt_minus_one(&d, &c);
    t = d;
    expt(&t, &t);
    expt(&t, &t);
    sx_mul(&d, &d, &t);
    INST(bw6_square_step)(&e, &d);
    sx_mul(&e, &e, &d);
    expt_plus_one(&t, &e);
    sx_mul(&t, &t, &c);
    INST(bw6_div)(&f, &d, &t);
    sx_mul(&g, &f, &d);
    sx_conj(&g, &g);
    expt_plus_one(&h, &g);
    sx_mul(&h, &h, &c);
    sx_mul(&h, &h, &b);

    INST(bw6_cube)(&t, &f);
    INST(bw6_div)(&t, &e, &t); /* I */
    INST(bw6_div)(&t, &t, &a);
    INST(bw6_cube)(&t, &t);    /* 3(I - A) */
    sx_mul(&t, &t, &b);
    INST(bw6_pow)(&h, &h, 13);
    sx_mul(r, &t, &h);
}
#endif

#include "pairing/pairing_undef.h"
