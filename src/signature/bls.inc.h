/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: signing and single verification of BLS signatures [draft-irtf-cfrg-bls-signature-05, 2.6, 2.7, 3.2, 3.3]:
 * the core operations, message augmentation and proofs of possession. Binding: sig_names.h; bls_keys.inc.h before it.
 *
 * Domain separation tags are explicit: the suite's string, for example "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_".
 * An empty one is PAIRING_ERR_DST. Keys are constant-time and wiped from the stack; public keys, messages and signatures
 * are public.
 */
#include "signature/sig_names.h"

/* r = H(prefix || msg) in SG */
static pairing_status SH(hash)(sg_t *r, const uint8_t *prefix, size_t prefix_len, const uint8_t *msg, size_t msg_len,
                               const uint8_t *dst, size_t dst_len)
{
    const pairing_hash_input in = { prefix, prefix_len, msg, msg_len, dst, dst_len, SIG_EXPANDER };
    return SG(hash_to_curve_of)(r, &in);
}

static pairing_status SH(sign_prefixed)(sg_aff_t *sig, const sk_t *sk, const uint8_t *prefix, size_t prefix_len,
                                        const uint8_t *msg, size_t msg_len, const uint8_t *dst, size_t dst_len)
{
    sg_t p;
    const pairing_status s = SH(hash)(&p, prefix, prefix_len, msg, msg_len, dst, dst_len);
    ct_mask ok;

    if (s != PAIRING_OK) {
        SG(aff_set_infinity)(sig);
        return s;
    }
    ok = SIG(sg_mul)(sig, &p, sk);
    ct_burn_stack();
    return ct_bool(ok) ? PAIRING_OK : PAIRING_ERR_SECRET_KEY;
}

/* CoreSign: sig = [s]H(msg, dst). PAIRING_ERR_SECRET_KEY for a key that is zero, PAIRING_ERR_DST, PAIRING_ERR_UNSUPPORTED;
 * infinity on error. */
pairing_status SH(sign)(sg_aff_t *sig, const sk_t *sk, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                        size_t dst_len)
{
    return SH(sign_prefixed)(sig, sk, NULL, 0, msg, msg_len, dst, dst_len);
}

/* s, and the compressed signature or zeros */
static pairing_status SH(encode)(uint8_t *out, const sg_aff_t *sig, pairing_status s)
{
    if (s == PAIRING_OK)
        SG(aff_to_bytes_compressed)(out, sig);
    else
        memset(out, 0, SG_BYTES);
    return s;
}

pairing_status SH(sign_bytes)(uint8_t *out, const sk_t *sk, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                              size_t dst_len)
{
    sg_aff_t sig;
    const pairing_status s = SH(sign)(&sig, sk, msg, msg_len, dst, dst_len);
    return SH(encode)(out, &sig, s);
}

/* Is e(pk, h) = e(g, sig)? Tested as e(pk, h) e(-g, sig) = 1. Inputs public. */
static pairing_status SH(check)(const pk_aff_t *pk, const sg_t *h, const sg_aff_t *sig)
{
    pk_aff_t a[2];
    sg_aff_t b[2];

    PK(aff_copy)(&a[0], pk);
    SG(to_aff)(&b[0], h);
    PK(aff_generator)(&a[1]);
    PK(aff_neg)(&a[1], &a[1]);
    SG(aff_copy)(&b[1], sig);
    return ct_bool(INST_WHOLE(pairing_check)(SIG_PAIRS(a, b), 2)) ? PAIRING_OK : PAIRING_ERR_SIGNATURE;
}

/* CoreVerify of prefix || msg. `tested`: key and signature are known to lie in their groups. */
static pairing_status SH(verify_prefixed)(const pk_aff_t *pk, const uint8_t *prefix, size_t prefix_len,
                                          const uint8_t *msg, size_t msg_len, const sg_aff_t *sig, const uint8_t *dst,
                                          size_t dst_len, bool tested)
{
    sg_t h;
    pairing_status s = SIG(pk_validate)(pk, tested);

    if (s != PAIRING_OK) return s;
    if (!tested && !ct_bool(SG_WHOLE(aff_in_subgroup)(sig))) return PAIRING_ERR_NOT_IN_SUBGROUP;
    s = SH(hash)(&h, prefix, prefix_len, msg, msg_len, dst, dst_len);
    return s == PAIRING_OK ? SH(check)(pk, &h, sig) : s;
}

/* CoreVerify: PAIRING_OK for a signature, PAIRING_ERR_SIGNATURE for none, PAIRING_ERR_INFINITY for the identity as public
 * key, PAIRING_ERR_NOT_IN_SUBGROUP where key or signature does not lie in its group (not tested by the unchecked form),
 * PAIRING_ERR_DST, PAIRING_ERR_UNSUPPORTED. Inputs public. */
pairing_status SH(verify)(const pk_aff_t *pk, const uint8_t *msg, size_t msg_len, const sg_aff_t *sig,
                          const uint8_t *dst, size_t dst_len)
{
    return SH(verify_prefixed)(pk, NULL, 0, msg, msg_len, sig, dst, dst_len, false);
}

pairing_status SH(verify_unchecked)(const pk_aff_t *pk, const uint8_t *msg, size_t msg_len, const sg_aff_t *sig,
                                    const uint8_t *dst, size_t dst_len)
{
    return SH(verify_prefixed)(pk, NULL, 0, msg, msg_len, sig, dst, dst_len, true);
}

/* The same on compressed encodings, each decoded strictly: pk by KeyValidate, then sig; their errors come first. */
pairing_status SH(verify_bytes)(const uint8_t *pk, size_t pk_len, const uint8_t *msg, size_t msg_len,
                                const uint8_t *sig, size_t sig_len, const uint8_t *dst, size_t dst_len)
{
    pk_aff_t p;
    sg_aff_t q;
    pairing_status s = SIG(pk_from_bytes)(&p, pk, pk_len);

    if (s == PAIRING_OK) s = SG(aff_from_bytes_compressed)(&q, sig, sig_len);
    return s == PAIRING_OK ? SH(verify_unchecked)(&p, msg, msg_len, &q, dst, dst_len) : s;
}

/* ---- message augmentation: what is signed is the encoded public key || msg ---- */

pairing_status SH(aug_sign)(sg_aff_t *sig, const sk_t *sk, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                            size_t dst_len)
{
    uint8_t pk[PK_BYTES];
    const pairing_status s = SIG(pubkey_bytes)(pk, sk);

    if (s != PAIRING_OK) {
        SG(aff_set_infinity)(sig);
        return s;
    }
    return SH(sign_prefixed)(sig, sk, pk, sizeof pk, msg, msg_len, dst, dst_len);
}

pairing_status SH(aug_verify)(const pk_aff_t *pk, const uint8_t *msg, size_t msg_len, const sg_aff_t *sig,
                              const uint8_t *dst, size_t dst_len)
{
    uint8_t prefix[PK_BYTES];

    PK(aff_to_bytes_compressed)(prefix, pk);
    return SH(verify_prefixed)(pk, prefix, sizeof prefix, msg, msg_len, sig, dst, dst_len, false);
}

/* ---- proofs of possession: a signature of the own encoded public key, under a tag of its own ---- */

pairing_status SH(pop_prove)(sg_aff_t *proof, const sk_t *sk, const uint8_t *dst, size_t dst_len)
{
    return SH(aug_sign)(proof, sk, NULL, 0, dst, dst_len);
}

pairing_status SH(pop_prove_bytes)(uint8_t *out, const sk_t *sk, const uint8_t *dst, size_t dst_len)
{
    sg_aff_t proof;
    const pairing_status s = SH(pop_prove)(&proof, sk, dst, dst_len);
    return SH(encode)(out, &proof, s);
}

pairing_status SH(pop_verify)(const pk_aff_t *pk, const sg_aff_t *proof, const uint8_t *dst, size_t dst_len)
{
    return SH(aug_verify)(pk, NULL, 0, proof, dst, dst_len);
}

pairing_status SH(pop_verify_bytes)(const uint8_t *pk, size_t pk_len, const uint8_t *proof, size_t proof_len,
                                    const uint8_t *dst, size_t dst_len)
{
    return SH(verify_bytes)(pk, pk_len, pk, pk_len, proof, proof_len, dst, dst_len);
}

#include "signature/sig_undef.h"
