/* SPDX-License-Identifier: Apache-2.0 */
/* Run-time moduli: inverses and powers. */
#include "field/mont_ctx.h"

#include "field/divsteps.h"

/* ---- inverses ------------------------------------------------------------------------------------- */

/* R^2/(a R) = a^-1 R by division steps. */
static pairing_status answer(ct_mask ok) { return ct_bool(ok) ? PAIRING_OK : PAIRING_ERR_NOT_INVERTIBLE; }

pairing_status pairing_mont_ctx_inv(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    PAIRING_VERIFY(mont_ctx_valid(a, m));
    return answer(pairing_divsteps_inv(r, a, mont_ctx_r2(m), mont_ctx_p(m), m->n0, m->limbs, m->bits));
}

pairing_status pairing_mont_ctx_inv_vartime(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    PAIRING_VERIFY(mont_ctx_valid(a, m));
    return answer(pairing_divsteps_inv_vartime(r, a, mont_ctx_r2(m), mont_ctx_p(m), m->n0, m->limbs, m->bits));
}

/* ---- powers --------------------------------------------------------------------------------------- */

/* The largest table, in elements. A wider window pays for its table where the exponent is long. */
enum { TABLE = 32, LONG = 512 };

/* Bits i..i+width-1 of e, those from nbits on as 0. */
static uint64_t bits_at(const uint64_t *e, size_t nbits, size_t i, size_t width)
{
    uint64_t w = 0;
    for (size_t j = 0; j < width && i + j < nbits; j++)
        w |= ((e[(i + j) / 64] >> ((i + j) % 64)) & 1) << j;
    return w;
}

void pairing_mont_ctx_pow(uint64_t *r, const uint64_t *a, const uint64_t *e, size_t nbits, const pairing_mont_ctx_t *m)
{
    const size_t n = m->limbs, width = nbits > LONG ? 5 : 4, count = (size_t)1 << width;
    uint64_t table[TABLE * MONT_CTX_MAX_LIMBS], acc[MONT_CTX_MAX_LIMBS], t[MONT_CTX_MAX_LIMBS];
    size_t i = (nbits + width - 1) / width * width;
    PAIRING_VERIFY(mont_ctx_valid(a, m));
    pairing_mont_ctx_set_one(table, m);
    for (size_t k = 1; k < count; k++)              /* a^k */
        pairing_mont_ctx_mul(table + k * n, a, table + (k - 1) * n, m);
    pairing_mont_ctx_set_one(acc, m);
    while (i > 0) {
        uint64_t w = bits_at(e, nbits, i -= width, width);
        for (size_t k = 0; k < width; k++)
            pairing_mont_ctx_sqr(acc, acc, m);
        any_zero(t, n);
        for (size_t k = 0; k < count; k++) {
            ct_mask hit = ct_eq_word(k, w);
            for (size_t j = 0; j < n; j++)
                t[j] |= table[k * n + j] & hit;
        }
        pairing_mont_ctx_mul(acc, acc, t, m);
    }
    any_copy(r, acc, n);
    ct_wipe(table, sizeof *table * count * n);
    ct_wipe(acc, sizeof acc);
    ct_wipe(t, sizeof t);
}

/* Sliding windows over the odd powers. */
void pairing_mont_ctx_pow_vartime(uint64_t *r, const uint64_t *a, const uint64_t *e, size_t nbits,
                                  const pairing_mont_ctx_t *m)
{
    const size_t n = m->limbs, width = nbits > LONG ? 6 : nbits > 80 ? 4 : nbits > 24 ? 3 : 1;
    const size_t count = (size_t)1 << (width - 1);
    uint64_t odd[TABLE * MONT_CTX_MAX_LIMBS], acc[MONT_CTX_MAX_LIMBS];
    size_t i = nbits;
    bool started = false;
    PAIRING_VERIFY(mont_ctx_valid(a, m));
    any_copy(odd, a, n);
    if (count > 1)
        pairing_mont_ctx_sqr(acc, a, m);
    for (size_t k = 1; k < count; k++)              /* a^(2k+1) */
        pairing_mont_ctx_mul(odd + k * n, odd + (k - 1) * n, acc, m);
    pairing_mont_ctx_set_one(acc, m);
    while (i > 0) {
        size_t low;
        uint64_t w;
        if (bits_at(e, nbits, i - 1, 1) == 0) {
            if (started)
                pairing_mont_ctx_sqr(acc, acc, m);
            i--;
            continue;
        }
        for (low = i > width ? i - width : 0; bits_at(e, nbits, low, 1) == 0;)
            low++;                                  /* the window is bits i-1..low, both set */
        w = bits_at(e, nbits, low, i - low);
        for (; started && i > low; i--)
            pairing_mont_ctx_sqr(acc, acc, m);
        if (started)
            pairing_mont_ctx_mul(acc, acc, odd + (w >> 1) * n, m);
        else
            any_copy(acc, odd + (w >> 1) * n, n);
        started = true;
        i = low;
    }
    any_copy(r, acc, n);
}
