/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: many signatures at once [draft-irtf-cfrg-bls-signature-05 has none; see Camenisch, Hohenberger, Pedersen 2007/172]:
 *     product of e(w_i pk_i, H(m_i)) = e(g, sum of w_i sig_i)
 * with weights w_i of 128 bits that whoever made the signatures could not know. A batch with a bad entry passes with
 * probability 2^-127 at most. n + 1 pairings instead of 2n and one final exponentiation. The weights multiply the operand
 * in G1. Binding: sig_names.h; bls_aggregate.inc.h before it. Inputs public.
 */
#include "signature/sig_names.h"

typedef struct {
    const pk_aff_t *pks;
    const uint8_t *const *msgs;
    const size_t *lens;
    const sg_aff_t *sigs;
    const uint8_t *dst;
    size_t dst_len;
    uint8_t seed[PAIRING_SHA256_BYTES];
    pairing_status *results; /* NULL, or PAIRING_OK where an entry counts */
    bool tested;
} SH(batch_t);

enum { SH(weight_bits) = 128, SH(batch_chunk) = 64 };

/* w = the first 128 bits of SHA-256(seed || i), never 0 */
static pairing_status SH(weight)(uint64_t w[2], const uint8_t seed[PAIRING_SHA256_BYTES], size_t i)
{
    uint8_t in[PAIRING_SHA256_BYTES + 8], d[PAIRING_SHA256_BYTES];
    pairing_status s;

    memcpy(in, seed, PAIRING_SHA256_BYTES);
    for (size_t k = 0; k < 8; k++) in[PAIRING_SHA256_BYTES + k] = (uint8_t)((uint64_t)i >> (8 * k));
    s = pairing_sha256(d, in, sizeof in);
    w[0] = w[1] = 0;
    for (size_t k = 0; k < 16; k++) w[k / 8] |= (uint64_t)d[k] << (8 * (k % 8));
    if ((w[0] | w[1]) == 0) w[0] = 1;
    return s;
}

/* r += sum of w[i] a[i] */
static void SH(add_weighted)(sg_t *r, const sg_aff_t *a, const uint64_t (*w)[2], size_t n)
{
    sg_t p;

    for (size_t i = 0; i < n; i++) {
        SG(from_aff)(&p, &a[i]);
        SG(mul_bits_vartime)(&p, &p, w[i], SH(weight_bits));
        SG(add)(r, r, &p);
    }
}

/* The pair (w pk, H(m)) or (pk, w H(m)). */
static pairing_status SH(batch_push)(ctx_t *c, const SH(batch_t) *b, size_t i, const uint64_t w[2])
{
    sg_t h;
    sg_aff_t ha;
    pk_aff_t pa;
    const pairing_status s = SH(hash)(&h, NULL, 0, b->msgs[i], b->lens[i], b->dst, b->dst_len);

    if (s != PAIRING_OK) return s;
    PK(aff_copy)(&pa, &b->pks[i]);
    if (SIG_PK_IS_G1) {
        pk_t p;
        PK(from_aff)(&p, &pa);
        PK(mul_bits_vartime)(&p, &p, w, SH(weight_bits));
        PK(to_aff)(&pa, &p);
    } else {
        SG(mul_bits_vartime)(&h, &h, w, SH(weight_bits));
    }
    SG(to_aff)(&ha, &h);
    SH(ctx_push)(c, &pa, &ha);
    return s;
}

static bool SH(batch_counts)(const SH(batch_t) *b, size_t i)
{
    return b->results == NULL || b->results[i] == PAIRING_OK;
}

/* Are the entries lo <= i < hi that count all good? */
static pairing_status SH(batch_check)(const SH(batch_t) *b, size_t lo, size_t hi)
{
    ctx_t c;
    sg_t sum;
    sg_aff_t a;
    uint64_t w[SH(batch_chunk)][2];
    pairing_status s = SH(ctx_init)(&c, b->dst, b->dst_len);

    SG(set_infinity)(&sum);
    while (s == PAIRING_OK && lo < hi) {
        const size_t m = hi - lo < SH(batch_chunk) ? hi - lo : SH(batch_chunk);
        for (size_t i = 0; s == PAIRING_OK && i < m; i++) {
            w[i][0] = w[i][1] = 0;
            if (!SH(batch_counts)(b, lo + i)) continue;
            s = SH(weight)(w[i], b->seed, lo + i);
            if (s == PAIRING_OK) s = SH(batch_push)(&c, b, lo + i, w[i]);
        }
        if (s == PAIRING_OK) SH(add_weighted)(&sum, b->sigs + lo, (const uint64_t(*)[2])w, m);
        lo += m;
    }
    if (s != PAIRING_OK) return s;
    SG(to_aff)(&a, &sum);
    return SH(ctx_close)(&c, &a);
}

/* The seed of the weights: SHA-256 of the caller's, at least 16 bytes, or the system's generator's for none. */
static pairing_status SH(batch_seed)(SH(batch_t) *b, const uint8_t *seed, size_t seed_len)
{
    if (seed_len) return seed_len < 16 ? PAIRING_ERR_ARGUMENT : pairing_sha256(b->seed, seed, seed_len);
#if PAIRING_HAVE_OPENSSL
    return pairing_random_bytes(b->seed, sizeof b->seed) ? PAIRING_OK : PAIRING_ERR_RANDOM;
#else
    return PAIRING_ERR_RANDOM;
#endif
}

/* What is wrong with entry i by itself: KeyValidate, membership. */
static pairing_status SH(batch_entry)(const SH(batch_t) *b, size_t i)
{
    const pairing_status s = SIG(pk_validate)(&b->pks[i], b->tested);

    if (s != PAIRING_OK) return s;
    return b->tested || ct_bool(SG(aff_in_subgroup)(&b->sigs[i])) ? PAIRING_OK : PAIRING_ERR_NOT_IN_SUBGROUP;
}

static pairing_status SH(batch)(SH(batch_t) *b, size_t n, const uint8_t *seed, size_t seed_len)
{
    pairing_status s = n ? SH(batch_seed)(b, seed, seed_len) : PAIRING_ERR_ARGUMENT;

    for (size_t i = 0; s == PAIRING_OK && i < n; i++) s = SH(batch_entry)(b, i);
    return s == PAIRING_OK ? SH(batch_check)(b, 0, n) : s;
}

/* PAIRING_OK iff sigs[i] is the signature of msgs[i] under pks[i] for every i, PAIRING_ERR_SIGNATURE if not; the first
 * fault of a key or signature by itself as verify names it; PAIRING_ERR_ARGUMENT for n = 0 or a seed of 1 to 15 bytes,
 * PAIRING_ERR_RANDOM. */
pairing_status SH(batch_verify)(const pk_aff_t *pks, const uint8_t *const *msgs, const size_t *msg_lens,
                                const sg_aff_t *sigs, size_t n, const uint8_t *dst, size_t dst_len,
                                const uint8_t *seed, size_t seed_len)
{
    SH(batch_t) b = { pks, msgs, msg_lens, sigs, dst, dst_len, { 0 }, NULL, false };
    return SH(batch)(&b, n, seed, seed_len);
}

pairing_status SH(batch_verify_unchecked)(const pk_aff_t *pks, const uint8_t *const *msgs, const size_t *msg_lens,
                                          const sg_aff_t *sigs, size_t n, const uint8_t *dst, size_t dst_len,
                                          const uint8_t *seed, size_t seed_len)
{
    SH(batch_t) b = { pks, msgs, msg_lens, sigs, dst, dst_len, { 0 }, NULL, true };
    return SH(batch)(&b, n, seed, seed_len);
}

/* Marks the bad entries of lo <= i < hi by bisection; known_bad: there is one. */
static pairing_status SH(batch_search)(const SH(batch_t) *b, size_t lo, size_t hi, bool known_bad)
{
    const size_t mid = lo + (hi - lo) / 2;
    pairing_status s, t;

    if (!known_bad) {
        s = SH(batch_check)(b, lo, hi);
        if (s != PAIRING_ERR_SIGNATURE) return s;
    }
    if (hi - lo == 1) {
        b->results[lo] = PAIRING_ERR_SIGNATURE;
        return PAIRING_ERR_SIGNATURE;
    }
    s = SH(batch_search)(b, lo, mid, false);
    if (s != PAIRING_OK && s != PAIRING_ERR_SIGNATURE) return s;
    t = SH(batch_search)(b, mid, hi, s == PAIRING_OK);
    return t == PAIRING_OK ? s : t;
}

/* The same, and results[i] says what verify says of entry i: PAIRING_OK only if results are all PAIRING_OK, else
 * PAIRING_ERR_SIGNATURE. Where something else fails, all results are that. k bad ones cost about k log2(n) checks of
 * parts of the batch. */
pairing_status SH(batch_verify_each)(pairing_status *results, const pk_aff_t *pks, const uint8_t *const *msgs,
                                     const size_t *msg_lens, const sg_aff_t *sigs, size_t n, const uint8_t *dst,
                                     size_t dst_len, const uint8_t *seed, size_t seed_len)
{
    SH(batch_t) b = { pks, msgs, msg_lens, sigs, dst, dst_len, { 0 }, results, false };
    pairing_status s = n ? SH(batch_seed)(&b, seed, seed_len) : PAIRING_ERR_ARGUMENT;
    bool faulty = false;

    if (s == PAIRING_OK) {
        for (size_t i = 0; i < n; i++) {
            results[i] = SH(batch_entry)(&b, i);
            faulty |= results[i] != PAIRING_OK;
        }
        s = SH(batch_search)(&b, 0, n, false);
    }
    if (s == PAIRING_OK || s == PAIRING_ERR_SIGNATURE) return faulty ? PAIRING_ERR_SIGNATURE : s;
    for (size_t i = 0; i < n; i++) results[i] = s;
    return s;
}

#include "signature/sig_undef.h"
