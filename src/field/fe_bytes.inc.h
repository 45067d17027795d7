/* SPDX-License-Identifier: Apache-2.0 */
/* Integers in and out: words, bytes of both orders, order and parity.
   Part of field.inc.h. Constant-time in the values (lengths are public). */
#ifndef FE
#include "field/fe_default.h"
#include "field/fe.inc.h"
#endif

/* out[LIMBS] = a as an integer in [0,p), least significant word first */
void fe_to_words(uint64_t *out, const fe_t *a)
{
    uint64_t w[2 * FE_LIMBS];
    PAIRING_VERIFY(fe_is_valid(a));
    limbs_copy(w, a->l, FE_LIMBS);
    limbs_zero(w + FE_LIMBS, FE_LIMBS);
    FE_KERNEL_REDC(out, w, fe_p, FE_PARAM(N0));
}

/* r = the integer in[LIMBS]; returns the mask of "below p", r = 0 where it is not */
ct_mask fe_from_words(fe_t *r, const uint64_t *in)
{
    ct_mask ok = limbs_lt(in, fe_p, FE_LIMBS);
    fe_t t;
    fe_from_int(&t, in);
    fe_set_zero(r);
    fe_cmov(r, &t, ok);
    return ok;
}

/* Words of an integer of len bytes, 8*LIMBS at most: byte i (weight 256^i) is in[i*step] from the start given. */
PAIRING_ALWAYS_INLINE void fe_absorb(uint64_t *x, const uint8_t *in, size_t len, int big_endian)
{
    limbs_zero(x, FE_LIMBS);
    for (size_t i = 0; i < len; i++)
        x[i / 8] |= (uint64_t)in[big_endian ? len - 1 - i : i] << (8 * (i % 8));
}

/* out[BYTES] = a, big-endian */
void fe_to_bytes_be(uint8_t *out, const fe_t *a)
{
    uint64_t x[FE_LIMBS];
    fe_to_words(x, a);
    for (size_t i = 0; i < FE_PARAM(BYTES); i++)
        out[FE_PARAM(BYTES) - 1 - i] = (uint8_t)(x[i / 8] >> (8 * (i % 8)));
}

/* out[BYTES] = a, little-endian */
void fe_to_bytes_le(uint8_t *out, const fe_t *a)
{
    uint64_t x[FE_LIMBS];
    fe_to_words(x, a);
    for (size_t i = 0; i < FE_PARAM(BYTES); i++)
        out[i] = (uint8_t)(x[i / 8] >> (8 * (i % 8)));
}

/* r = the big-endian integer in[BYTES]; returns the mask of "below p", r = 0 where it is not */
ct_mask fe_from_bytes_be(fe_t *r, const uint8_t *in)
{
    uint64_t x[FE_LIMBS];
    fe_absorb(x, in, FE_PARAM(BYTES), 1);
    return fe_from_words(r, x);
}

/* The same from a little-endian integer */
ct_mask fe_from_bytes_le(fe_t *r, const uint8_t *in)
{
    uint64_t x[FE_LIMBS];
    fe_absorb(x, in, FE_PARAM(BYTES), 0);
    return fe_from_words(r, x);
}

/* r = r * 256^CHUNK_BYTES + the integer x < R */
PAIRING_ALWAYS_INLINE void fe_append(fe_t *r, const uint64_t *x)
{
    static const fe_t chunk = { FE_PARAM(CHUNK) };
    fe_t t;
    fe_from_int(&t, x);
    fe_mul(r, r, &chunk);
    fe_add(r, r, &t);
}

/* r = the big-endian integer in[len] mod p, any len; 0 where len = 0 (in is not read then).
   Pieces of CHUNK_BYTES from the most significant end, the first one the short one. */
void fe_from_bytes_wide_be(fe_t *r, const uint8_t *in, size_t len)
{
    size_t piece = len % FE_PARAM(CHUNK_BYTES);
    uint64_t x[FE_LIMBS];
    fe_t t;
    fe_set_zero(&t);
    for (size_t at = 0; at < len; at += piece, piece = FE_PARAM(CHUNK_BYTES)) {
        if (piece == 0)
            continue;
        fe_absorb(x, in + at, piece, 1);
        fe_append(&t, x);
    }
    fe_copy(r, &t);
}

/* The same from a little-endian integer */
void fe_from_bytes_wide_le(fe_t *r, const uint8_t *in, size_t len)
{
    size_t piece = len % FE_PARAM(CHUNK_BYTES);
    uint64_t x[FE_LIMBS];
    fe_t t;
    fe_set_zero(&t);
    for (size_t left = len; left > 0; left -= piece, piece = FE_PARAM(CHUNK_BYTES)) {
        if (piece == 0)
            continue;
        fe_absorb(x, in + left - piece, piece, 0);
        fe_append(&t, x);
    }
    fe_copy(r, &t);
}

/* -1, 0, 1 as the integer of a in [0,p) is below, equal to, above that of b */
int fe_cmp(const fe_t *a, const fe_t *b)
{
    uint64_t x[FE_LIMBS], y[FE_LIMBS];
    fe_to_words(x, a);
    fe_to_words(y, b);
    return (int)(limbs_lt(y, x, FE_LIMBS) & 1) - (int)(limbs_lt(x, y, FE_LIMBS) & 1);
}

/* Mask of "the integer of a in [0,p) is odd" [RFC 9380, 4.1] */
ct_mask fe_sgn0(const fe_t *a)
{
    uint64_t x[FE_LIMBS];
    fe_to_words(x, a);
    return ct_mask_of_bit(x[0]);
}

/* Mask of a > (p-1)/2 as integers: a is the larger of a and -a */
ct_mask fe_is_lex_largest(const fe_t *a)
{
    static const uint64_t half[FE_LIMBS] = FE_PARAM(HALF);
    uint64_t x[FE_LIMBS];
    fe_to_words(x, a);
    return limbs_lt(half, x, FE_LIMBS);
}
