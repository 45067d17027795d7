/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: BLS signatures, the core operations of draft-irtf-cfrg-bls-signature. One text for both variants:
 * public keys lie in the group PK, hashed messages and signatures in the group SG.
 *
 * Requires, and undefines at its end (bound by signatures.inc.h):
 *   SIG(name)                  names to define: INST(sig_minpk_##name) or INST(sig_minsig_##name)
 *   PK(name), PK_T, PK_AFF_T   group of public keys;  PK_BYTES its compressed length
 *   SG(name), SG_T, SG_AFF_T   group of signatures;   SG_BYTES its compressed length
 *   SIG_PAIRS(pk, sg)          the two as arguments of pairing_check: G1 first
 * and INST(name), INST_T(name), the encoding, hashing and pairing texts before it, keys.inc.h.
 *
 * Domain separation tags are explicit: the suite's string, for example
 * "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_". An empty one is PAIRING_ERR_DST.
 * Keys are constant-time and wiped from the stack; public keys, messages and signatures are public.
 */
#define sk_t INST_T(sk)
#define pk_t PK_T
#define pk_aff_t PK_AFF_T
#define sg_t SG_T
#define sg_aff_t SG_AFF_T

/* r = [s]p, affine. Returns the mask of "s is a key": zero is what a wiped or failed key holds, and r is infinity then.
 * These touch the key in frames of their own, for ct_burn_stack; nothing else of this text does. */
static PAIRING_NOINLINE ct_mask SIG(pk_mul)(pk_aff_t *r, const pk_t *p, const sk_t *sk)
{
    pk_t t;
    PK(mul)(&t, p, &sk->s);
    PK(to_aff)(r, &t);
    return ~FR(is_zero)(&sk->s);
}

static PAIRING_NOINLINE ct_mask SIG(sg_mul)(sg_aff_t *r, const sg_t *p, const sk_t *sk)
{
    sg_t t;
    SG(mul)(&t, p, &sk->s);
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

/* CoreSign: sig = [s]H(msg, dst). PAIRING_ERR_SECRET_KEY for a key that is zero, PAIRING_ERR_DST, PAIRING_ERR_UNSUPPORTED;
 * infinity on error. */
pairing_status SIG(sign)(sg_aff_t *sig, const sk_t *sk, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                         size_t dst_len)
{
    sg_t p;
    pairing_status s = SG(hash_to_curve)(&p, msg, msg_len, dst, dst_len);

    ct_mask ok;

    if (s != PAIRING_OK) {
        SG(aff_set_infinity)(sig);
        return s;
    }
    ok = SIG(sg_mul)(sig, &p, sk);
    ct_burn_stack();
    return ct_bool(ok) ? PAIRING_OK : PAIRING_ERR_SECRET_KEY;
}

/* The same, compressed: SG_BYTES bytes; zeros on error. */
pairing_status SIG(sign_bytes)(uint8_t *out, const sk_t *sk, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                               size_t dst_len)
{
    sg_aff_t sig;
    const pairing_status s = SIG(sign)(&sig, sk, msg, msg_len, dst, dst_len);

    if (s == PAIRING_OK)
        SG(aff_to_bytes_compressed)(out, &sig);
    else
        memset(out, 0, SG_BYTES);
    return s;
}

/* CoreVerify on points that are known to lie in the groups (what the strict decoders and the functions above give):
 *     e(pk, H(msg)) = e(g, sig), tested as e(pk, H(msg)) e(-g, sig) = 1
 * PAIRING_OK for a signature, PAIRING_ERR_SIGNATURE for none, PAIRING_ERR_INFINITY for the identity as public key,
 * PAIRING_ERR_DST, PAIRING_ERR_UNSUPPORTED. Inputs public. */
pairing_status SIG(verify_unchecked)(const pk_aff_t *pk, const uint8_t *msg, size_t msg_len, const sg_aff_t *sig,
                                     const uint8_t *dst, size_t dst_len)
{
    pk_aff_t a[2];
    sg_aff_t b[2];
    sg_t h;
    pairing_status s;

    if (ct_bool(PK(aff_is_infinity)(pk))) return PAIRING_ERR_INFINITY;
    s = SG(hash_to_curve)(&h, msg, msg_len, dst, dst_len);
    if (s != PAIRING_OK) return s;
    PK(aff_copy)(&a[0], pk);
    SG(to_aff)(&b[0], &h);
    PK(aff_generator)(&a[1]);
    PK(aff_neg)(&a[1], &a[1]);
    SG(aff_copy)(&b[1], sig);
    return ct_bool(INST(pairing_check)(SIG_PAIRS(a, b), 2)) ? PAIRING_OK : PAIRING_ERR_SIGNATURE;
}

/* The same on any points: PAIRING_ERR_NOT_IN_SUBGROUP where the key or the signature does not lie in its group. */
pairing_status SIG(verify)(const pk_aff_t *pk, const uint8_t *msg, size_t msg_len, const sg_aff_t *sig,
                           const uint8_t *dst, size_t dst_len)
{
    if (!ct_bool(PK(aff_in_subgroup)(pk)) || !ct_bool(SG(aff_in_subgroup)(sig))) return PAIRING_ERR_NOT_IN_SUBGROUP;
    return SIG(verify_unchecked)(pk, msg, msg_len, sig, dst, dst_len);
}

/* The same on compressed encodings, each decoded strictly: pk by KeyValidate, then sig; their errors come first. */
pairing_status SIG(verify_bytes)(const uint8_t *pk, size_t pk_len, const uint8_t *msg, size_t msg_len,
                                 const uint8_t *sig, size_t sig_len, const uint8_t *dst, size_t dst_len)
{
    pk_aff_t p;
    sg_aff_t q;
    pairing_status s = SIG(pk_from_bytes)(&p, pk, pk_len);

    if (s == PAIRING_OK) s = SG(aff_from_bytes_compressed)(&q, sig, sig_len);
    return s == PAIRING_OK ? SIG(verify_unchecked)(&p, msg, msg_len, &q, dst, dst_len) : s;
}

#undef sk_t
#undef pk_t
#undef pk_aff_t
#undef sg_t
#undef sg_aff_t
#undef SIG
#undef PK
#undef PK_T
#undef PK_AFF_T
#undef PK_BYTES
#undef SG
#undef SG_T
#undef SG_AFF_T
#undef SG_BYTES
#undef SIG_PAIRS
