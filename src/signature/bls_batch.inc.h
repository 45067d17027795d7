/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: many signatures at once [draft-irtf-cfrg-bls-signature-05 has none; see Camenisch, Hohenberger, Pedersen 2007/172]:
 *     product of e(w_i pk_i, H(m_i)) = e(g, sum of w_i sig_i)
 * with weights w_i that whoever made the signatures could not know: w = a + b q for a, b of 64 random bits, q = p^2 mod r. q is
 * the eigenvalue of psi^2 on G2 and, up to sign and conjugation, of phi on G1, so that w has parts of 64 bits in both groups:
 * half the doublings of an integer of 128. Different (a, b) are different weights modulo r: q^2 - q + 1 = 0, so that
 * a + b q = 0 gives a^2 + a b + b^2 = 0 modulo r, and that is positive and below 3 2^128 < r but for a = b = 0. A batch with
 * a bad entry passes with probability 2^-127 at most. n + 1 pairings instead of 2n and one final exponentiation. The weights
 * multiply the operand in G1. Binding: sig_names.h; bls_aggregate.inc.h before it. Inputs public.
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
    fr_t q;
    pairing_status *results; /* NULL, or PAIRING_OK where an entry counts */
    bool tested;
} SH(batch_t);

enum { SH(batch_chunk) = 32 }; /* signatures of one sum */
_Static_assert(FR_BITS > 130 && CURVE_K == 12, "different weights are different modulo r; p modulo r is as below");

/* q = p^2 mod r, with p = x (BLS12) or 6 x^2 (BN) modulo r */
static void SH(weight_base)(fr_t *q)
{
    FR(set_u64)(q, SEED_ABS);
    FR(sqr)(q, q);
    if (CURVE_FAMILY == FAMILY_BN) {
        FR(mul_small)(q, q, 6);
        FR(sqr)(q, q);
    }
}

/* w = a + b q, a and b the first 16 bytes of SHA-256(seed || i), never both 0 */
static pairing_status SH(weight)(fr_t *w, const SH(batch_t) *b, size_t i)
{
    uint8_t in[PAIRING_SHA256_BYTES + 8], d[PAIRING_SHA256_BYTES];
    uint64_t part[2] = { 0, 0 };
    fr_t t;
    pairing_status s;

    memcpy(in, b->seed, PAIRING_SHA256_BYTES);
    for (size_t k = 0; k < 8; k++) in[PAIRING_SHA256_BYTES + k] = (uint8_t)((uint64_t)i >> (8 * k));
    s = pairing_sha256(d, in, sizeof in);
    for (size_t k = 0; k < 16; k++) part[k / 8] |= (uint64_t)d[k] << (8 * (k % 8));
    if ((part[0] | part[1]) == 0) part[0] = 1;
    FR(set_u64)(w, part[0]);
    FR(set_u64)(&t, part[1]);
    FR(mul)(&t, &t, &b->q);
    FR(add)(w, w, &t);
    return s;
}

/* The pair (w pk, H(m)) or (pk, w H(m)). */
static pairing_status SH(batch_push)(ctx_t *c, const SH(batch_t) *b, size_t i, const fr_t *w)
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
        PK_WHOLE(mul_vartime)(&p, &p, w);
        PK(to_aff)(&pa, &p);
    } else {
        SG_WHOLE(mul_vartime)(&h, &h, w);
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
    sg_t sum, part;
    sg_aff_t a[SH(batch_chunk)];
    fr_t w[SH(batch_chunk)];
    size_t m = 0;
    pairing_status s = SH(ctx_init)(&c, b->dst, b->dst_len);

    SG(set_infinity)(&sum);
    for (size_t i = lo; s == PAIRING_OK && i < hi; i++) {
        if (SH(batch_counts)(b, i)) {
            s = SH(weight)(&w[m], b, i);
            if (s == PAIRING_OK) s = SH(batch_push)(&c, b, i, &w[m]);
            SG(aff_copy)(&a[m++], &b->sigs[i]);
        }
        if (m == SH(batch_chunk) || i + 1 == hi) {
            SG(msm_vartime)(&part, a, w, m, NULL, 0);
            SG(add)(&sum, &sum, &part);
            m = 0;
        }
    }
    if (s != PAIRING_OK) return s;
    SG(to_aff)(&a[0], &sum);
    return SH(ctx_close)(&c, &a[0]);
}

/* The seed of the weights: SHA-256 of the caller's, at least 16 bytes, or the system's generator's for none. */
static pairing_status SH(batch_seed)(SH(batch_t) *b, const uint8_t *seed, size_t seed_len)
{
    SH(weight_base)(&b->q);
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
    return b->tested || ct_bool(SG_WHOLE(aff_in_subgroup)(&b->sigs[i])) ? PAIRING_OK : PAIRING_ERR_NOT_IN_SUBGROUP;
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
    SH(batch_t) b = { pks, msgs, msg_lens, sigs, dst, dst_len, { 0 }, { { 0 } }, NULL, false };
    return SH(batch)(&b, n, seed, seed_len);
}

pairing_status SH(batch_verify_unchecked)(const pk_aff_t *pks, const uint8_t *const *msgs, const size_t *msg_lens,
                                          const sg_aff_t *sigs, size_t n, const uint8_t *dst, size_t dst_len,
                                          const uint8_t *seed, size_t seed_len)
{
    SH(batch_t) b = { pks, msgs, msg_lens, sigs, dst, dst_len, { 0 }, { { 0 } }, NULL, true };
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
    SH(batch_t) b = { pks, msgs, msg_lens, sigs, dst, dst_len, { 0 }, { { 0 } }, results, false };
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
