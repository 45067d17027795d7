/* SPDX-License-Identifier: Apache-2.0 */
/* Run-time moduli: integers in and out as bytes. */
#include "field/mont_ctx.h"

/* x = the integer of len bytes, 8n at most: byte i (weight 256^i) is in[i], or in[len - 1 - i] if big-endian. */
static void absorb(uint64_t *x, const uint8_t *in, size_t len, bool big_endian, size_t n)
{
    any_zero(x, n);
    for (size_t i = 0; i < len; i++)
        x[i / 8] |= (uint64_t)in[big_endian ? len - 1 - i : i] << (8 * (i % 8));
}

static pairing_status from_bytes(uint64_t *r, const uint8_t *in, size_t len, bool big_endian,
                                 const pairing_mont_ctx_t *m)
{
    if (len != pairing_mont_ctx_bytes(m)) {
        any_zero(r, m->limbs);
        return PAIRING_ERR_LENGTH;
    }
    absorb(r, in, len, big_endian, m->limbs);
    if (!ct_bool(any_lt(r, mont_ctx_p(m), m->limbs))) {
        any_zero(r, m->limbs);
        return PAIRING_ERR_RANGE;
    }
    pairing_mont_ctx_to_mont(r, r, m);
    return PAIRING_OK;
}

pairing_status pairing_mont_ctx_from_bytes_be(uint64_t *r, const uint8_t *in, size_t len, const pairing_mont_ctx_t *m)
{
    return from_bytes(r, in, len, true, m);
}

pairing_status pairing_mont_ctx_from_bytes_le(uint64_t *r, const uint8_t *in, size_t len, const pairing_mont_ctx_t *m)
{
    return from_bytes(r, in, len, false, m);
}

/* Pieces of n words from the most significant end, the first one the short one: r = r*R + piece. */
void pairing_mont_ctx_from_bytes_wide_be(uint64_t *r, const uint8_t *in, size_t len, const pairing_mont_ctx_t *m)
{
    size_t whole = 8 * (size_t)m->limbs, piece = len % whole;
    uint64_t acc[MONT_CTX_MAX_LIMBS], x[MONT_CTX_MAX_LIMBS];
    any_zero(acc, m->limbs);
    for (size_t at = 0; at < len; at += piece, piece = whole) {
        absorb(x, in + at, piece, true, m->limbs);
        pairing_mont_ctx_to_mont(x, x, m);
        pairing_mont_ctx_to_mont(acc, acc, m);      /* times R */
        pairing_mont_ctx_add(acc, acc, x, m);
    }
    any_copy(r, acc, m->limbs);
    ct_wipe(acc, sizeof acc);
    ct_wipe(x, sizeof x);
}

static void to_bytes(uint8_t *out, const uint64_t *a, bool big_endian, const pairing_mont_ctx_t *m)
{
    size_t len = pairing_mont_ctx_bytes(m);
    uint64_t x[MONT_CTX_MAX_LIMBS];
    pairing_mont_ctx_from_mont(x, a, m);
    for (size_t i = 0; i < len; i++)
        out[big_endian ? len - 1 - i : i] = (uint8_t)(x[i / 8] >> (8 * (i % 8)));
    ct_wipe(x, sizeof x);
}

void pairing_mont_ctx_to_bytes_be(uint8_t *out, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    to_bytes(out, a, true, m);
}

void pairing_mont_ctx_to_bytes_le(uint8_t *out, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    to_bytes(out, a, false, m);
}
