/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: what Ethereum adds to the signatures of min-pk on BLS12-381.
 *   sk_derive_master, sk_derive_child   trees of keys [EIP-2333]
 *   eth_aggregate_pubkeys, eth_fast_aggregate_verify   [consensus-specs, phase Altair]
 *
 * Requires: the texts of keys and signatures before it.
 */
#define sk_t INST_T(sk)
#define sk_derive_master INST(sk_derive_master)
#define sk_derive_child INST(sk_derive_child)

enum {
    INST(lamport_chunks) = 255, /* one for each bit of the hash that a Lamport signature would sign */
    INST(lamport_bytes) = 255 * PAIRING_SHA256_BYTES
};

/* derive_master_SK(seed) = hkdf_mod_r(seed): KeyGen with its default salt. */
pairing_status sk_derive_master(sk_t *sk, const uint8_t *seed, size_t seed_len)
{
    return INST(sk_keygen)(sk, seed, seed_len, NULL, 0, NULL, 0);
}

/* Feeds the 255 hashes of a half of the Lamport public key: of the chunks of HKDF(index, ikm). */
static pairing_status INST(lamport_half)(pairing_digest_t *h, const uint8_t *ikm, const uint8_t index[4])
{
    uint8_t chunks[INST(lamport_bytes)], hash[PAIRING_SHA256_BYTES];
    pairing_status s = pairing_hkdf(chunks, sizeof chunks, index, 4, ikm, FR_BYTES);

    for (size_t i = 0; s == PAIRING_OK && i < INST(lamport_chunks); i++) {
        s = pairing_sha256(hash, chunks + i * PAIRING_SHA256_BYTES, PAIRING_SHA256_BYTES);
        pairing_digest_update(h, hash, sizeof hash);
    }
    ct_wipe(chunks, sizeof chunks);
    return s;
}

/* derive_child_SK(parent, index) = hkdf_mod_r(SHA-256(Lamport public key of (parent, index))) */
static PAIRING_NOINLINE pairing_status INST(sk_child)(sk_t *child, const sk_t *parent, uint32_t index)
{
    const uint8_t salt[4] = { (uint8_t)(index >> 24), (uint8_t)(index >> 16), (uint8_t)(index >> 8), (uint8_t)index };
    uint8_t ikm[FR_BYTES], digest[PAIRING_SHA256_BYTES];
    pairing_digest_t h;
    pairing_status s, end;

    FR(to_bytes_be)(ikm, &parent->s);
    pairing_digest_begin(&h, PAIRING_DIGEST_SHA256);
    pairing_digest_init(&h);
    s = INST(lamport_half)(&h, ikm, salt);
    for (size_t i = 0; i < FR_BYTES; i++) ikm[i] = (uint8_t)~ikm[i];
    if (s == PAIRING_OK) s = INST(lamport_half)(&h, ikm, salt);
    pairing_digest_final(&h, digest);
    end = pairing_digest_end(&h);
    if (s == PAIRING_OK) s = end;
    if (s == PAIRING_OK && ct_bool(FR(is_zero)(&parent->s))) s = PAIRING_ERR_SECRET_KEY;
    if (s == PAIRING_OK)
        s = INST(sk_derive)(child, digest, sizeof digest, NULL, 0, NULL, 0);
    else
        INST(sk_wipe)(child);
    ct_wipe(ikm, sizeof ikm);
    ct_wipe(digest, sizeof digest);
    return s;
}

pairing_status sk_derive_child(sk_t *child, const sk_t *parent, uint32_t index)
{
    const pairing_status s = INST(sk_child)(child, parent, index);
    ct_burn_stack();
    return s;
}

/* eth_aggregate_pubkeys: AggregatePKs of keys that each pass KeyValidate; none at all is an error. */
pairing_status INST(eth_aggregate_pubkeys)(uint8_t *out, const uint8_t *pks, size_t pks_len)
{
    return INST(sig_minpk_aggregate_pubkeys_bytes)(out, pks, pks_len);
}

/* eth_fast_aggregate_verify: FastAggregateVerify under the POP tag, but no keys and the signature infinity are valid. */
pairing_status INST(eth_fast_aggregate_verify)(const uint8_t *pks, size_t pks_len, const uint8_t *msg, size_t msg_len,
                                               const uint8_t *sig, size_t sig_len)
{
    static const char dst[] = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

    if (pks_len == 0) {
        INST_T(g2_aff) q;
        const pairing_status s = INST(g2_aff_from_bytes_compressed)(&q, sig, sig_len);
        if (s != PAIRING_OK) return s;
        return ct_bool(INST(g2_aff_is_infinity)(&q)) ? PAIRING_OK : PAIRING_ERR_ARGUMENT;
    }
    return INST(sig_minpk_fast_aggregate_verify_bytes)(pks, pks_len, msg, msg_len, sig, sig_len, (const uint8_t *)dst,
                                                       sizeof dst - 1);
}

#undef sk_t
#undef sk_derive_master
#undef sk_derive_child
