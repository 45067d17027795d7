/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: secret keys of BLS signatures. A key is a scalar 1 <= s < r in a type of its own, INST_T(sk) with the
 * member s; both variants (public keys in G1 or in G2) use the same keys.
 *
 * Requires: INST(name), INST_T(name), FR(name) and the scalar field's text before it, FR_BITS and FR_BYTES.
 * Defines, with sk_ standing for INST(sk_..):
 *   sk_keygen      KeyGen of draft-irtf-cfrg-bls-signature, from key material
 *   sk_random      a uniform key from the system's generator
 *   sk_from_bytes  sk_to_bytes  sk_wipe
 *
 * Constant time in keys and key material; whether a call succeeds is public. The work is done in functions of their
 * own (not inlined), so that ct_burn_stack overwrites their frames, spilled registers included: a compiler may inline
 * any other function into the one that burns, whose own frame stays as it is.
 */
#define sk_t INST_T(sk)
#define fr_t INST_T(fr)
#define sk_keygen INST(sk_keygen)
#define sk_random INST(sk_random)
#define sk_from_bytes INST(sk_from_bytes)
#define sk_to_bytes INST(sk_to_bytes)
#define sk_wipe INST(sk_wipe)
#define fr_is_zero FR(is_zero)
#define fr_from_bytes_be FR(from_bytes_be)
#define fr_from_bytes_wide_be FR(from_bytes_wide_be)
#define fr_to_bytes_be FR(to_bytes_be)

/* L of the draft: ceil((3*ceil(log2 r))/16) bytes make the scalar uniform up to 2^-(bits of r)/2 */
#define SK_MATERIAL ((3 * FR_BITS + 15) / 16)

#define SK_IKM_MIN 32 /* bytes of key material, at least */

/* The key is overwritten with zeros. */
void sk_wipe(sk_t *sk) { ct_wipe(sk, sizeof *sk); }

/* out = s, big-endian, FR_BYTES bytes. */
static PAIRING_NOINLINE void INST(sk_encode)(uint8_t *out, const sk_t *sk) { fr_to_bytes_be(out, &sk->s); }

void sk_to_bytes(uint8_t *out, const sk_t *sk)
{
    INST(sk_encode)(out, sk);
    ct_burn_stack();
}

/* s = the big-endian integer of FR_BYTES bytes. PAIRING_ERR_LENGTH for another length, PAIRING_ERR_SECRET_KEY
 * unless 1 <= s < r; the key is zero then. */
static PAIRING_NOINLINE pairing_status INST(sk_decode)(sk_t *sk, const uint8_t *in, size_t len)
{
    sk_t k = { 0 };
    pairing_status s = PAIRING_ERR_LENGTH;

    if (len == FR_BYTES) {
        const ct_mask ok = fr_from_bytes_be(&k.s, in); /* 0 where it is not below r */
        s = ct_bool(ok & ~fr_is_zero(&k.s)) ? PAIRING_OK : PAIRING_ERR_SECRET_KEY;
    }
    *sk = k;
    sk_wipe(&k);
    return s;
}

pairing_status sk_from_bytes(sk_t *sk, const uint8_t *in, size_t len)
{
    const pairing_status s = INST(sk_decode)(sk, in, len);
    ct_burn_stack();
    return s;
}

/* KeyGen [draft-irtf-cfrg-bls-signature-05, 2.3]:
 *     repeat  PRK = HKDF-Extract(salt, IKM || I2OSP(0, 1)),
 *             s = OS2IP(HKDF-Expand(PRK, key_info || I2OSP(L, 2), L)) mod r,
 *             salt = H(salt)   until s != 0
 * with SHA-256. ikm: at least 32 secret bytes, else PAIRING_ERR_SECRET_KEY. info: at most PAIRING_HKDF_INFO_MAX bytes,
 * else PAIRING_ERR_ARGUMENT; it may be (NULL, 0).
 * salt as the caller gives it, the rule of draft-05 on; salt_len = 0 stands for H("BLS-SIG-KEYGEN-SALT-"), the salt
 * of draft-04 and of EIP-2333; the 20 characters themselves as salt give the keys of drafts before 04. */
static PAIRING_NOINLINE pairing_status INST(sk_derive)(sk_t *sk, const uint8_t *ikm, size_t ikm_len,
                                                       const uint8_t *salt, size_t salt_len, const uint8_t *info,
                                                       size_t info_len)
{
    static const char default_salt[] = "BLS-SIG-KEYGEN-SALT-";
    uint8_t okm[SK_MATERIAL], hashed[PAIRING_SHA256_BYTES];
    sk_t k = { 0 };
    pairing_status s = PAIRING_OK;

    if (ikm_len < SK_IKM_MIN) {
        sk_wipe(sk);
        return PAIRING_ERR_SECRET_KEY;
    }
    if (salt_len == 0) {
        s = pairing_sha256(hashed, (const uint8_t *)default_salt, sizeof default_salt - 1);
        salt = hashed;
        salt_len = sizeof hashed;
    }
    while (s == PAIRING_OK) {
        s = pairing_hkdf_keygen(okm, sizeof okm, salt, salt_len, ikm, ikm_len, info, info_len);
        fr_from_bytes_wide_be(&k.s, okm, sizeof okm);
        if (s != PAIRING_OK || !ct_bool(fr_is_zero(&k.s))) break;
        s = pairing_sha256(hashed, salt, salt_len); /* once in 2^FR_BITS */
        salt = hashed;
        salt_len = sizeof hashed;
    }
    if (s != PAIRING_OK) sk_wipe(&k);
    *sk = k;
    sk_wipe(&k);
    ct_wipe(okm, sizeof okm);
    return s;
}

pairing_status sk_keygen(sk_t *sk, const uint8_t *ikm, size_t ikm_len, const uint8_t *salt, size_t salt_len,
                         const uint8_t *info, size_t info_len)
{
    const pairing_status s = INST(sk_derive)(sk, ikm, ikm_len, salt, salt_len, info, info_len);
    ct_burn_stack();
    return s;
}

/* s uniform in [1, r), off by less than 2^-128. PAIRING_ERR_RANDOM if the generator fails or the build has
 * none; the key is zero then. */
static PAIRING_NOINLINE pairing_status INST(sk_draw)(sk_t *sk)
{
    sk_t k = { 0 };
#if PAIRING_HAVE_OPENSSL
    uint8_t buf[FR_BYTES + 16];
    do {
        const int ok = pairing_random_bytes(buf, sizeof buf);
        fr_from_bytes_wide_be(&k.s, buf, ok ? sizeof buf : 0);
        if (!ok) break;
    } while (ct_bool(fr_is_zero(&k.s)));
    ct_wipe(buf, sizeof buf);
#endif
    const pairing_status s = ct_bool(fr_is_zero(&k.s)) ? PAIRING_ERR_RANDOM : PAIRING_OK;
    *sk = k;
    sk_wipe(&k);
    return s;
}

pairing_status sk_random(sk_t *sk)
{
    const pairing_status s = INST(sk_draw)(sk);
    ct_burn_stack();
    return s;
}

#undef sk_t
#undef fr_t
#undef sk_keygen
#undef sk_random
#undef sk_from_bytes
#undef sk_to_bytes
#undef sk_wipe
#undef fr_is_zero
#undef fr_from_bytes_be
#undef fr_from_bytes_wide_be
#undef fr_to_bytes_be
#undef SK_MATERIAL
#undef SK_IKM_MIN
