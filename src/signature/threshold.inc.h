/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: threshold signatures, the parts of Boldyreva's scheme that differ between the variants: Feldman's commitments
 * C_j = [a_j]g to the polynomial of shares.inc.h, the public key of a share, sum of [x^j] C_j, and the signature as
 * Lagrange's interpolation of partial signatures in the exponent. Binding: sig_names.h; shares.inc.h and bls_keys.inc.h
 * before it. Commitments and partial signatures are public.
 */
#include "signature/sig_names.h"

/* commitments[t] = [poly[j]]g: the first is the public key. PAIRING_ERR_ARGUMENT for t = 0, PAIRING_ERR_SECRET_KEY for a
 * coefficient 0; all are infinity then. Constant time. */
pairing_status SIG(commit)(pk_aff_t *commitments, const sk_t *poly, size_t t)
{
    pairing_status s = t ? PAIRING_OK : PAIRING_ERR_ARGUMENT;

    for (size_t j = 0; s == PAIRING_OK && j < t; j++) s = SIG(pubkey)(&commitments[j], &poly[j]);
    if (s != PAIRING_OK)
        for (size_t j = 0; j < t; j++) PK(aff_set_infinity)(&commitments[j]);
    return s;
}

/* bits of the integer x */
static size_t SIG(index_bits)(uint64_t w[FR_LIMBS], const fr_t *x)
{
    size_t n = 64 * FR_LIMBS;

    FR(to_words)(w, x);
    while (n && (w[(n - 1) / 64] >> ((n - 1) % 64) & 1) == 0) n--;
    return n;
}

/* pk = the public key of the share of index x. PAIRING_ERR_ARGUMENT for t = 0 and for an x that is 0 or not below r;
 * PAIRING_ERR_INFINITY and PAIRING_ERR_NOT_IN_SUBGROUP for a commitment that is no public key, the former also where the
 * result is none. Infinity on error. */
pairing_status SIG(share_pubkey)(pk_aff_t *pk, const pk_aff_t *commitments, size_t t, const fr_t *x)
{
    uint64_t w[FR_LIMBS] = { 0 };
    size_t bits = 0;
    pk_t acc;
    pairing_status s = t ? INST(index_check)(x) : PAIRING_ERR_ARGUMENT;

    if (s == PAIRING_OK) bits = SIG(index_bits)(w, x);
    PK(set_infinity)(&acc);
    for (size_t j = t; s == PAIRING_OK && j-- > 0;) {
        PK_WHOLE(mul_bits_vartime)(&acc, &acc, w, bits);
        s = SIG(add_key)(&acc, &commitments[j], false);
    }
    if (s == PAIRING_OK && ct_bool(PK(is_infinity)(&acc))) s = PAIRING_ERR_INFINITY;
    if (s != PAIRING_OK) PK(set_infinity)(&acc);
    PK(to_aff)(pk, &acc);
    return s;
}

/* PAIRING_OK iff [share]g is that public key, PAIRING_ERR_SHARE if not; the errors of share_pubkey. Constant time in the
 * share but for the answer. */
pairing_status SIG(verify_share)(const sk_t *share, const fr_t *x, const pk_aff_t *commitments, size_t t)
{
    pk_aff_t want, have;
    pairing_status s = SIG(share_pubkey)(&want, commitments, t, x);

    if (s == PAIRING_OK) s = SIG(pubkey)(&have, share);
    if (s != PAIRING_OK) return s;
    return ct_bool(PK(aff_eq)(&want, &have)) ? PAIRING_OK : PAIRING_ERR_SHARE;
}

enum { SIG(recover_chunk) = 32 }; /* partial signatures of one sum */

/* sig = the signature from the partial signatures of n indices, each that of its share; with fewer than the threshold the
 * result is a signature of nothing, so verify it. PAIRING_ERR_ARGUMENT for n = 0 or an index that is 0 or not below r,
 * PAIRING_ERR_DUPLICATE for equal ones, PAIRING_ERR_NOT_IN_SUBGROUP for a partial signature. Infinity on error. */
pairing_status SIG(recover)(sg_aff_t *sig, const fr_t *x, const sg_aff_t *partials, size_t n)
{
    sg_t sum, part;
    fr_t l[SIG(recover_chunk)];
    size_t i, m = 0;
    pairing_status s = INST(share_indices)(x, n);

    SG(set_infinity)(&sum);
    for (i = 0; s == PAIRING_OK && i < n; i++) {
        if (!ct_bool(SG_WHOLE(aff_in_subgroup)(&partials[i]))) s = PAIRING_ERR_NOT_IN_SUBGROUP;
        INST(share_weight)(&l[m++], x, n, i);
        if (s == PAIRING_OK && (m == SIG(recover_chunk) || i + 1 == n)) {
            SG(msm_vartime)(&part, &partials[i + 1 - m], l, m, NULL, 0);
            SG(add)(&sum, &sum, &part);
            m = 0;
        }
    }
    if (s != PAIRING_OK) SG(set_infinity)(&sum);
    SG(to_aff)(sig, &sum);
    return s;
}

#include "signature/sig_undef.h"
