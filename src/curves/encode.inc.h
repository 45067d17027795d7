/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: points as bytes, in the formats of encode_format.h, which depend on the curve's spare bits alone.
 *
 * Requires: the binding of ec_names.h, the group's point text and subgroup text before it, the curve's
 * params.h. Defines (ec_ stands for EC(..)):
 *   ec_aff_to_bytes_{compressed,uncompressed}                  encode
 *   ec_aff_from_bytes_{compressed,uncompressed}                decode, strict: all tests
 *   ec_aff_from_bytes_{compressed,uncompressed}_unchecked      decode, all tests but the subgroup's
 *
 * Encoding is constant-time in the point. Decoding is of the class "inputs public". A decoder accepts
 * exactly the strings that the encoder writes and tests, in this order:
 *   PAIRING_ERR_LENGTH           the length is not that of the format
 *   PAIRING_ERR_FLAGS            flag bits of the other format or of none, a bit set beside those of
 *                                infinity, or the sign bit on a point with y = 0
 *   PAIRING_ERR_RANGE            a coefficient is not below p
 *   PAIRING_ERR_NOT_ON_CURVE     no such point
 *   PAIRING_ERR_NOT_IN_SUBGROUP  not of order dividing r
 * On error r is infinity, which is all zero.
 */
#include "curves/encode_format.h"
#include "curves/encode_names.h"

/* out[0, EC_BYTES): the x-coordinate and the flags. */
void ec_aff_to_bytes_compressed(uint8_t *out, const ec_aff_t *a)
{
    const ct_mask inf = ec_aff_is_infinity(a), largest = ce_is_lex_largest(&a->y);
    uint64_t flags = ct_select_word(ENCODE_COMPRESSED_LARGEST, ENCODE_COMPRESSED, largest);

    flags = ct_select_word(ENCODE_COMPRESSED_INFINITY, flags, inf);
    ce_to_bytes_be(out, &a->x); /* of infinity: zeros */
    out[0] |= (uint8_t)flags;
}

/* out[0, 2*EC_BYTES): x, y. */
void ec_aff_to_bytes_uncompressed(uint8_t *out, const ec_aff_t *a)
{
    const ct_mask inf = ec_aff_is_infinity(a);

    ce_to_bytes_be(out, &a->x);
    ce_to_bytes_be(out + EC_BYTES, &a->y);
    out[0] |= (uint8_t)ct_select_word(ENCODE_UNCOMPRESSED_INFINITY, ENCODE_UNCOMPRESSED, inf);
}

/* Are all n bytes zero but for the flags of the first? Inputs public. */
static int EC(bytes_are_zero)(const uint8_t *in, size_t n)
{
    unsigned any = in[0] & (0xffu ^ ENCODE_MASK);
    for (size_t i = 1; i < n; i++) any |= in[i];
    return any == 0;
}

/* The decoders proper: *p is a local variable of the caller and infinity on entry. */
static pairing_status EC(decode_compressed)(ec_aff_t *p, const uint8_t *in, size_t len)
{
    uint8_t buf[EC_BYTES];
    ce_t x, y;

    if (len != EC_BYTES) return PAIRING_ERR_LENGTH;
    const unsigned flags = in[0] & ENCODE_MASK;
    if (flags == ENCODE_COMPRESSED_INFINITY)
        return EC(bytes_are_zero)(in, len) ? PAIRING_OK : PAIRING_ERR_FLAGS;
    if (flags != ENCODE_COMPRESSED && flags != ENCODE_COMPRESSED_LARGEST) return PAIRING_ERR_FLAGS;

    memcpy(buf, in, sizeof buf);
    buf[0] &= 0xff ^ ENCODE_MASK;
    if (!ct_bool(ce_from_bytes_be(&x, buf))) return PAIRING_ERR_RANGE;
    EC(rhs)(&y, &x);
    if (!ct_bool(ce_sqrt_vartime(&y, &y))) return PAIRING_ERR_NOT_ON_CURVE;

    const bool largest = flags == ENCODE_COMPRESSED_LARGEST;
    if (largest && ct_bool(ce_is_zero(&y))) return PAIRING_ERR_FLAGS;
    if (ct_bool(ce_is_lex_largest(&y)) != largest) ce_neg(&y, &y);
    ce_copy(&p->x, &x);
    ce_copy(&p->y, &y);
    return PAIRING_OK;
}

static pairing_status EC(decode_uncompressed)(ec_aff_t *p, const uint8_t *in, size_t len)
{
    ce_t x, y;

    if (len != 2 * EC_BYTES) return PAIRING_ERR_LENGTH;
    const unsigned flags = in[0] & ENCODE_MASK;
    if (flags == ENCODE_UNCOMPRESSED_INFINITY && EC(bytes_are_zero)(in, len)) return PAIRING_OK;
    if (flags != ENCODE_UNCOMPRESSED) return PAIRING_ERR_FLAGS;

    if (!ct_bool(ce_from_bytes_be(&x, in) & ce_from_bytes_be(&y, in + EC_BYTES))) return PAIRING_ERR_RANGE;
    if (!ct_bool(EC(satisfies)(&x, &y))) return PAIRING_ERR_NOT_ON_CURVE;
    ce_copy(&p->x, &x);
    ce_copy(&p->y, &y);
    return PAIRING_OK;
}

/* The last test of a strict decoder, and the output. */
static pairing_status EC(require_subgroup)(ec_aff_t *r, ec_aff_t *p, pairing_status s)
{
    if (s == PAIRING_OK && !ct_bool(EC_WHOLE(aff_in_subgroup)(p))) {
        ec_aff_set_infinity(p);
        s = PAIRING_ERR_NOT_IN_SUBGROUP;
    }
    ec_aff_copy(r, p);
    return s;
}

pairing_status ec_aff_from_bytes_compressed_unchecked(ec_aff_t *r, const uint8_t *in, size_t len)
{
    ec_aff_t p;
    ec_aff_set_infinity(&p);
    const pairing_status s = EC(decode_compressed)(&p, in, len);
    ec_aff_copy(r, &p);
    return s;
}

pairing_status ec_aff_from_bytes_uncompressed_unchecked(ec_aff_t *r, const uint8_t *in, size_t len)
{
    ec_aff_t p;
    ec_aff_set_infinity(&p);
    const pairing_status s = EC(decode_uncompressed)(&p, in, len);
    ec_aff_copy(r, &p);
    return s;
}

pairing_status ec_aff_from_bytes_compressed(ec_aff_t *r, const uint8_t *in, size_t len)
{
    ec_aff_t p;
    ec_aff_set_infinity(&p);
    return EC(require_subgroup)(r, &p, EC(decode_compressed)(&p, in, len));
}

pairing_status ec_aff_from_bytes_uncompressed(ec_aff_t *r, const uint8_t *in, size_t len)
{
    ec_aff_t p;
    ec_aff_set_infinity(&p);
    return EC(require_subgroup)(r, &p, EC(decode_uncompressed)(&p, in, len));
}

#include "curves/encode_undef.h"
