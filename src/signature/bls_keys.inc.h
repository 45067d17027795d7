/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: public keys and sums of BLS signatures, what no hash function enters into
 * [draft-irtf-cfrg-bls-signature-05, 2.4, 2.5, 2.8]. One text for both variants: public keys lie in the group PK,
 * signatures in the group SG. Binding: sig_names.h; the texts of the groups and keys.inc.h before it.
 *
 * Keys are constant-time and wiped from the stack; public keys and signatures are public.
 */
#include "signature/sig_names.h"

/* r = [s]p, affine. Returns the mask of "s is a key": zero is what a wiped or failed key holds, and r is infinity then.
 * These touch the key in frames of their own, for ct_burn_stack; nothing else of this text does. */
static PAIRING_NOINLINE ct_mask SIG(pk_mul)(pk_aff_t *r, const pk_t *p, const sk_t *sk)
{
    pk_t t;
    PK_WHOLE(mul)(&t, p, &sk->s);
    PK(to_aff)(r, &t);
    return ~FR(is_zero)(&sk->s);
}

static PAIRING_NOINLINE ct_mask SIG(sg_mul)(sg_aff_t *r, const sg_t *p, const sk_t *sk)
{
    sg_t t;
    SG_WHOLE(mul)(&t, p, &sk->s);
    SG(to_aff)(r, &t);
    return ~FR(is_zero)(&sk->s);
}

/* KeyGen: the same for both variants, see keys.inc.h. */
pairing_status SIG(keygen)(sk_t *sk, const uint8_t *ikm, size_t ikm_len, const uint8_t *salt, size_t salt_len,
                           const uint8_t *info, size_t info_len)
{
    return INST(sk_keygen)(sk, ikm, ikm_len, salt, salt_len, info, info_len);
}

/* SkToPk: pk = [s]g, g the generator of PK. PAIRING_ERR_SECRET_KEY (and infinity) for a key that is zero. */
pairing_status SIG(pubkey)(pk_aff_t *pk, const sk_t *sk)
{
    pk_t p;
    ct_mask ok;

    PK(generator)(&p);
    ok = SIG(pk_mul)(pk, &p, sk);
    ct_burn_stack();
    return ct_bool(ok) ? PAIRING_OK : PAIRING_ERR_SECRET_KEY;
}

/* The same, compressed: PK_BYTES bytes; zeros on error. */
pairing_status SIG(pubkey_bytes)(uint8_t *out, const sk_t *sk)
{
    pk_aff_t pk;
    const pairing_status s = SIG(pubkey)(&pk, sk);

    if (s == PAIRING_OK)
        PK(aff_to_bytes_compressed)(out, &pk);
    else
        memset(out, 0, PK_BYTES);
    return s;
}

/* KeyValidate: pk = the point of a compressed encoding, by the strict decoder; PAIRING_ERR_INFINITY for the
 * identity. Infinity on error. */
pairing_status SIG(pk_from_bytes)(pk_aff_t *pk, const uint8_t *in, size_t len)
{
    const pairing_status s = PK(aff_from_bytes_compressed)(pk, in, len);

    return s == PAIRING_OK && ct_bool(PK(aff_is_infinity)(pk)) ? PAIRING_ERR_INFINITY : s;
}

/* KeyValidate of a point; `tested` says that its membership is known. Inputs public. */
static pairing_status SIG(pk_validate)(const pk_aff_t *pk, bool tested)
{
    if (ct_bool(PK(aff_is_infinity)(pk))) return PAIRING_ERR_INFINITY;
    return tested || ct_bool(PK_WHOLE(aff_in_subgroup)(pk)) ? PAIRING_OK : PAIRING_ERR_NOT_IN_SUBGROUP;
}

/* Aggregate: r = the sum of n signatures; PAIRING_ERR_ARGUMENT for n = 0. Infinity on error. */
pairing_status SIG(aggregate)(sg_aff_t *r, const sg_aff_t *sigs, size_t n)
{
    sg_t sum;

    SG(set_infinity)(&sum);
    for (size_t i = 0; i < n; i++) SG(add_aff)(&sum, &sum, &sigs[i]);
    SG(to_aff)(r, &sum);
    return n ? PAIRING_OK : PAIRING_ERR_ARGUMENT;
}

/* The same on n = len/SG_BYTES encodings, one after the other, each decoded strictly. Zeros on error. */
pairing_status SIG(aggregate_bytes)(uint8_t *out, const uint8_t *sigs, size_t len)
{
    sg_t sum;
    sg_aff_t a;
    pairing_status s = len % SG_BYTES ? PAIRING_ERR_LENGTH : len ? PAIRING_OK : PAIRING_ERR_ARGUMENT;

    SG(set_infinity)(&sum);
    for (size_t at = 0; s == PAIRING_OK && at < len; at += SG_BYTES) {
        s = SG(aff_from_bytes_compressed)(&a, sigs + at, SG_BYTES);
        SG(add_aff)(&sum, &sum, &a);
    }
    SG(to_aff)(&a, &sum);
    if (s == PAIRING_OK)
        SG(aff_to_bytes_compressed)(out, &a);
    else
        memset(out, 0, SG_BYTES);
    return s;
}

/* sum += pk, which must be a key */
static pairing_status SIG(add_key)(pk_t *sum, const pk_aff_t *pk, bool tested)
{
    const pairing_status s = SIG(pk_validate)(pk, tested);

    if (s == PAIRING_OK) PK(add_aff)(sum, sum, pk);
    return s;
}

static pairing_status SIG(sum_keys)(pk_aff_t *r, const pk_aff_t *pks, size_t n, bool tested)
{
    pk_t sum;
    pairing_status s = n ? PAIRING_OK : PAIRING_ERR_ARGUMENT;

    PK(set_infinity)(&sum);
    for (size_t i = 0; s == PAIRING_OK && i < n; i++) s = SIG(add_key)(&sum, &pks[i], tested);
    if (s != PAIRING_OK) PK(set_infinity)(&sum);
    PK(to_aff)(r, &sum);
    return s;
}

/* r = the sum of n public keys, each of which must pass KeyValidate: PAIRING_ERR_ARGUMENT for n = 0,
 * PAIRING_ERR_INFINITY, PAIRING_ERR_NOT_IN_SUBGROUP (not tested by the unchecked form). The sum itself may be infinity;
 * verification refuses it then. Infinity on error. */
pairing_status SIG(aggregate_pubkeys)(pk_aff_t *r, const pk_aff_t *pks, size_t n)
{
    return SIG(sum_keys)(r, pks, n, false);
}

pairing_status SIG(aggregate_pubkeys_unchecked)(pk_aff_t *r, const pk_aff_t *pks, size_t n)
{
    return SIG(sum_keys)(r, pks, n, true);
}

/* r = the sum of len/PK_BYTES encoded keys, each by KeyValidate. */
static pairing_status SIG(sum_encoded_keys)(pk_aff_t *r, const uint8_t *pks, size_t len)
{
    pk_t sum;
    pk_aff_t a;
    pairing_status s = len % PK_BYTES ? PAIRING_ERR_LENGTH : len ? PAIRING_OK : PAIRING_ERR_ARGUMENT;

    PK(set_infinity)(&sum);
    for (size_t at = 0; s == PAIRING_OK && at < len; at += PK_BYTES) {
        s = SIG(pk_from_bytes)(&a, pks + at, PK_BYTES);
        if (s == PAIRING_OK) PK(add_aff)(&sum, &sum, &a);
    }
    PK(to_aff)(r, &sum);
    return s;
}

pairing_status SIG(aggregate_pubkeys_bytes)(uint8_t *out, const uint8_t *pks, size_t len)
{
    pk_aff_t a;
    const pairing_status s = SIG(sum_encoded_keys)(&a, pks, len);

    if (s == PAIRING_OK)
        PK(aff_to_bytes_compressed)(out, &a);
    else
        memset(out, 0, PK_BYTES);
    return s;
}

#include "signature/sig_undef.h"
