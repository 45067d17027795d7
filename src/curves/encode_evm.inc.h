/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: points as the precompiled contracts of the EVM take them: x, then y, big-endian, infinity all zeros, no flags.
 *   BN254       words of 32 bytes, of Fp2 the coefficient of u first [EIP-196, EIP-197]
 *   BLS12-381   words of 64 bytes, the first 16 of them zero, of Fp2 the constant coefficient first [EIP-2537]
 *
 * Requires: as encode.inc.h, included before it; EVM_WORD, the bytes of a word, and EVM_CONSTANT_FIRST. Defines
 *   ec_aff_to_bytes_evm, ec_aff_from_bytes_evm, ec_aff_from_bytes_evm_unchecked
 *   ce_to_bytes_evm, ce_from_bytes_evm      one coordinate
 * Tests in the order LENGTH, RANGE (a word is not below p), NOT_ON_CURVE, NOT_IN_SUBGROUP. Constant time in the point
 * when encoding; inputs of decoders are public.
 */
#include "curves/encode_format.h"
#include "curves/encode_names.h"

#define EVM_BYTES (EC_PARAM(DEGREE) * EVM_WORD)
#define EVM_PLACE(i) ((EVM_CONSTANT_FIRST ? (i) : EC_PARAM(DEGREE) - 1 - (i)) * EVM_WORD)

void CE(to_bytes_evm)(uint8_t *out, const ce_t *a)
{
    const INST_T(fp) *c = (const INST_T(fp) *)a;

    memset(out, 0, EVM_BYTES);
    for (size_t i = 0; i < EC_PARAM(DEGREE); i++)
        INST(fp_to_bytes_be)(out + EVM_PLACE(i) + EVM_WORD - FP_BYTES, &c[i]);
}

/* Mask of "every word is below p"; r = 0 where one is not. */
ct_mask CE(from_bytes_evm)(ce_t *r, const uint8_t *in)
{
    ce_t a, zero;
    INST_T(fp) *c = (INST_T(fp) *)&a;
    ct_mask ok = ~(ct_mask)0;
    uint64_t high = 0;

    for (size_t i = 0; i < EC_PARAM(DEGREE); i++) {
        const uint8_t *word = in + EVM_PLACE(i);
        for (size_t k = FP_BYTES; k < EVM_WORD; k++) high |= word[k - FP_BYTES];
        ok &= INST(fp_from_bytes_be)(&c[i], word + EVM_WORD - FP_BYTES);
    }
    ok &= ct_is_zero_word(high);
    ce_set_zero(&zero);
    ce_cmov(&zero, &a, ok);
    ce_copy(r, &zero);
    return ok;
}

void EC(aff_to_bytes_evm)(uint8_t *out, const ec_aff_t *a)
{
    CE(to_bytes_evm)(out, &a->x);
    CE(to_bytes_evm)(out + EVM_BYTES, &a->y);
}

/* *p is a local variable of the caller and infinity on entry. */
static pairing_status EC(evm_decode)(ec_aff_t *p, const uint8_t *in, size_t len)
{
    ce_t x, y;

    if (len != 2 * EVM_BYTES) return PAIRING_ERR_LENGTH;
    if (!ct_bool(CE(from_bytes_evm)(&x, in) & CE(from_bytes_evm)(&y, in + EVM_BYTES))) return PAIRING_ERR_RANGE;
    if (ct_bool(ce_is_zero(&x) & ce_is_zero(&y))) return PAIRING_OK;
    if (!ct_bool(EC(satisfies)(&x, &y))) return PAIRING_ERR_NOT_ON_CURVE;
    ce_copy(&p->x, &x);
    ce_copy(&p->y, &y);
    return PAIRING_OK;
}

pairing_status EC(aff_from_bytes_evm)(ec_aff_t *r, const uint8_t *in, size_t len)
{
    ec_aff_t p;
    ec_aff_set_infinity(&p);
    return EC(require_subgroup)(r, &p, EC(evm_decode)(&p, in, len));
}

pairing_status EC(aff_from_bytes_evm_unchecked)(ec_aff_t *r, const uint8_t *in, size_t len)
{
    ec_aff_t p;
    ec_aff_set_infinity(&p);
    const pairing_status s = EC(evm_decode)(&p, in, len);
    ec_aff_copy(r, &p);
    return s;
}

#undef EVM_BYTES
#undef EVM_PLACE
#include "curves/encode_undef.h"
