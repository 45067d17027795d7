/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: points as arkworks writes them (ark-serialize 0.4 and later, SWFlags), for the curves whose coordinates leave two
 * spare bits and for which arkworks has no format of its own (it writes BLS12-381 as ZCash does).
 *
 *   coordinates   little-endian, of an extension the constant coefficient first
 *   compressed    x, flags in the top bits of the last byte: 00 where y is the smaller of y and -y, 10 the larger,
 *                 01 infinity, all other bits zero
 *   uncompressed  x, y, and the same flags in the last byte of y
 *
 * Requires: as encode.inc.h, included before it, whose order of tests and errors hold. Defines
 *   ec_aff_to_bytes_arkworks_{compressed,uncompressed}
 *   ec_aff_from_bytes_arkworks_{compressed,uncompressed}, and the same _unchecked
 */
#include "curves/encode_format.h"
#include "curves/encode_names.h"

#define ARK_MASK 0xc0
#define ARK_LARGEST 0x80
#define ARK_INFINITY 0x40

/* out = the coefficients of a, the constant one first */
static void EC(ark_put)(uint8_t *out, const ce_t *a)
{
    const INST_T(fp) *c = (const INST_T(fp) *)a;
    for (size_t i = 0; i < EC_PARAM(DEGREE); i++) INST(fp_to_bytes_le)(out + i * FP_BYTES, &c[i]);
}

static ct_mask EC(ark_get)(ce_t *r, const uint8_t *in)
{
    INST_T(fp) *c = (INST_T(fp) *)r;
    ct_mask ok = ~(ct_mask)0;
    for (size_t i = 0; i < EC_PARAM(DEGREE); i++) ok &= INST(fp_from_bytes_le)(&c[i], in + i * FP_BYTES);
    return ok;
}

static uint8_t EC(ark_flags)(const ec_aff_t *a)
{
    const uint64_t f = ct_select_word(ARK_LARGEST, 0, ce_is_lex_largest(&a->y));
    return (uint8_t)ct_select_word(ARK_INFINITY, f, ec_aff_is_infinity(a));
}

void EC(aff_to_bytes_arkworks_compressed)(uint8_t *out, const ec_aff_t *a)
{
    EC(ark_put)(out, &a->x); /* of infinity: zeros */
    out[EC_BYTES - 1] |= EC(ark_flags)(a);
}

void EC(aff_to_bytes_arkworks_uncompressed)(uint8_t *out, const ec_aff_t *a)
{
    EC(ark_put)(out, &a->x);
    EC(ark_put)(out + EC_BYTES, &a->y);
    out[2 * EC_BYTES - 1] |= EC(ark_flags)(a);
}

/* *p is a local variable of the caller and infinity on entry; full: uncompressed. Inputs public. */
static pairing_status EC(ark_decode)(ec_aff_t *p, const uint8_t *in, size_t len, bool full)
{
    uint8_t buf[2 * EC_BYTES];
    ce_t x, y;

    if (len != (full ? 2 : 1) * EC_BYTES) return PAIRING_ERR_LENGTH;
    memcpy(buf, in, len);
    const unsigned flags = buf[len - 1] & ARK_MASK;
    buf[len - 1] &= 0xff ^ ARK_MASK;
    if (flags == ARK_INFINITY) {
        unsigned any = 0;
        for (size_t i = 0; i < len; i++) any |= buf[i];
        return any ? PAIRING_ERR_FLAGS : PAIRING_OK;
    }
    if (flags == ARK_MASK) return PAIRING_ERR_FLAGS;
    if (!ct_bool(EC(ark_get)(&x, buf))) return PAIRING_ERR_RANGE;
    if (full && !ct_bool(EC(ark_get)(&y, buf + EC_BYTES))) return PAIRING_ERR_RANGE;
    if (full) {
        if (!ct_bool(EC(satisfies)(&x, &y))) return PAIRING_ERR_NOT_ON_CURVE;
    } else {
        EC(rhs)(&y, &x);
        if (!ct_bool(ce_sqrt_vartime(&y, &y))) return PAIRING_ERR_NOT_ON_CURVE;
    }
    const bool largest = flags == ARK_LARGEST;
    if (largest != ct_bool(ce_is_lex_largest(&y))) {
        if (full || ct_bool(ce_is_zero(&y))) return PAIRING_ERR_FLAGS;
        ce_neg(&y, &y);
    }
    ce_copy(&p->x, &x);
    ce_copy(&p->y, &y);
    return PAIRING_OK;
}

static pairing_status EC(ark_from_bytes)(ec_aff_t *r, const uint8_t *in, size_t len, bool full, bool checked)
{
    ec_aff_t p;
    ec_aff_set_infinity(&p);
    const pairing_status s = EC(ark_decode)(&p, in, len, full);
    if (checked) return EC(require_subgroup)(r, &p, s);
    ec_aff_copy(r, &p);
    return s;
}

pairing_status EC(aff_from_bytes_arkworks_compressed)(ec_aff_t *r, const uint8_t *in, size_t len)
{
    return EC(ark_from_bytes)(r, in, len, false, true);
}

pairing_status EC(aff_from_bytes_arkworks_uncompressed)(ec_aff_t *r, const uint8_t *in, size_t len)
{
    return EC(ark_from_bytes)(r, in, len, true, true);
}

pairing_status EC(aff_from_bytes_arkworks_compressed_unchecked)(ec_aff_t *r, const uint8_t *in, size_t len)
{
    return EC(ark_from_bytes)(r, in, len, false, false);
}

pairing_status EC(aff_from_bytes_arkworks_uncompressed_unchecked)(ec_aff_t *r, const uint8_t *in, size_t len)
{
    return EC(ark_from_bytes)(r, in, len, true, false);
}

#undef ARK_MASK
#undef ARK_LARGEST
#undef ARK_INFINITY
#include "curves/encode_undef.h"
