/* SPDX-License-Identifier: Apache-2.0 */
/* Discrete logarithms in the group of 2^s-th roots of unity, p - 1 = 2^s*t, for square roots mod p = 1 mod 8
   [Sarkar, eprint 2020/1407]. Part of field.inc.h.

   With g of order 2^s and digits of w bits, k = ceil(s/w) of them, write b = g^e and E = e*2^(kw - s) = sum E_i 2^(iw). Then
       b^(2^((k-1-j)w)) = g^(E*2^((k-1-j)w)/2^(kw - s)),
   of which the digits below E_j are known and taken out, and those above do not count: what is left is the power
   E_j*2^((k-1)w)/2^(kw - s) of g, an element of order 2^w, which a table tells. All factors are entries of
       T[i][d] = g^-floor(d*2^(iw)/2^(kw - s)).
   (k-1)w squarings and k(k-1)/2 products; with k more for g^-floor(e/2). */
#ifndef FE
#include "field/fe_default.h"
#include "field/fe.inc.h"
#endif

#if FE_PARAM(SQRT_KIND) == 1

#define ROOT_W FE_PARAM(ROOT_WINDOW)
#define ROOT_K FE_PARAM(ROOT_WINDOWS)
#define ROOT_PAD (ROOT_K * ROOT_W - FE_PARAM(TWO_ADICITY))
#define ROOT_MASK ((UINT64_C(1) << ROOT_W) - 1)

static const fe_t fe_root_table[ROOT_K][1 << ROOT_W] = FE_PARAM(ROOT_TABLE);

PAIRING_STATIC_ASSERT(ROOT_K * ROOT_W <= 64 && ROOT_PAD >= 0, "a logarithm fits a word");

/* r *= T[row][d]. The whole row is read, unless vartime. */
PAIRING_INLINE void fe_mul_root(fe_t *r, size_t row, uint64_t d, int vartime)
{
    fe_t x;
    if (vartime) {
        if (d != 0)
            fe_mul(r, r, &fe_root_table[row][d]);
        return;
    }
    fe_set_zero(&x);
    for (uint64_t i = 0; i < 1u << ROOT_W; i++) {
        const ct_mask m = ct_eq_word(i, d);
        PAIRING_UNROLL
        for (size_t k = 0; k < FE_LIMBS; k++)
            x.l[k] |= m & fe_root_table[row][i].l[k];
    }
    fe_mul(r, r, &x);
}

/* d with b = g^(d*2^((k-1)w)/2^(kw-s)) for b of order dividing 2^w; 0 for b = 0. The entries of the last row are told
   apart by their lowest words (asserted where the table is made). */
PAIRING_INLINE uint64_t fe_root_digit(const fe_t *b, int vartime)
{
    uint64_t d = 0;
    for (uint64_t i = 0; i <= ROOT_MASK; i++) {
        const uint64_t x = fe_root_table[ROOT_K - 1][i].l[0];
        if (vartime) {
            if (x == b->l[0])
                return (0 - i) & ROOT_MASK;
        } else {
            d |= i & ct_eq_word(x, b->l[0]);
        }
    }
    return (0 - d) & ROOT_MASK;
}

/* r *= g^-floor(e/2) where b = g^e; returns the mask of "e is even". 0 counts as g^0. */
PAIRING_INLINE ct_mask fe_mul_half_log(fe_t *r, const fe_t *b, int vartime)
{
    fe_t power[ROOT_K], t;
    uint64_t digit[ROOT_K], e = 0, half;
    fe_copy(&power[0], b);
    for (size_t i = 1; i < ROOT_K; i++)
        fe_sqr_times(&power[i], &power[i - 1], ROOT_W);
    for (size_t j = 0; j < ROOT_K; j++) {
        fe_copy(&t, &power[ROOT_K - 1 - j]);
        for (size_t i = 0; i < j; i++)
            fe_mul_root(&t, ROOT_K - 1 - j + i, digit[i], vartime);
        digit[j] = fe_root_digit(&t, vartime);
        e |= digit[j] << (j * ROOT_W);
    }
    half = (e >> (ROOT_PAD + 1)) << ROOT_PAD;
    for (size_t i = 0; i < ROOT_K; i++)
        fe_mul_root(r, i, (half >> (i * ROOT_W)) & ROOT_MASK, vartime);
    ct_wipe(power, sizeof power);
    ct_wipe(digit, sizeof digit);
    ct_wipe(&t, sizeof t);
    return ~ct_mask_of_bit(e >> ROOT_PAD);
}

#undef ROOT_W
#undef ROOT_K
#undef ROOT_PAD
#undef ROOT_MASK

#endif
