/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: verification of aggregates [draft-irtf-cfrg-bls-signature-05, 2.9, 3.1.1, 3.2.3, 3.3.4]:
 *     product of e(pk_i, H(m_i)) = e(g, sig),  tested as  product of e(pk_i, H(m_i)) e(-g, sig) = 1
 * A running aggregate (ctx) collects pairs, multiplies their Miller values chunk by chunk and ends in one final
 * exponentiation. Binding: sig_names.h; bls.inc.h and the pairing before it. Inputs public.
 */
#include "signature/sig_names.h"

enum { SH(chunk) = sizeof ((ctx_t *)0)->pk / sizeof(pk_aff_t) };

/* f *= the Miller values of the pairs that wait */
static void SH(ctx_flush)(ctx_t *c)
{
    SX_T g;

    if (c->pending == 0) return;
    INST_WHOLE(miller_loop_n)(&g, SIG_PAIRS(c->pk, c->h), c->pending);
    SX(mul)(&c->f, &c->f, &g);
    c->pending = 0;
}

static void SH(ctx_push)(ctx_t *c, const pk_aff_t *pk, const sg_aff_t *h)
{
    PK(aff_copy)(&c->pk[c->pending], pk);
    SG(aff_copy)(&c->h[c->pending], h);
    if (++c->pending == SH(chunk)) SH(ctx_flush)(c);
}

/* Is the product of what was collected and e(-g, sig) equal to 1? */
static pairing_status SH(ctx_close)(ctx_t *c, const sg_aff_t *sig)
{
    pk_aff_t g;
    INST_T(gt) e;

    PK(aff_generator)(&g);
    PK(aff_neg)(&g, &g);
    SH(ctx_push)(c, &g, sig);
    SH(ctx_flush)(c);
    INST_WHOLE(final_exponentiation)(&e, &c->f);
    return ct_bool(INST(gt_is_one)(&e)) ? PAIRING_OK : PAIRING_ERR_SIGNATURE;
}

/* Starts a running aggregate under a tag, which must stay where it is until ctx_final. */
pairing_status SH(ctx_init)(ctx_t *c, const uint8_t *dst, size_t dst_len)
{
    memset(c, 0, sizeof *c);
    SX(set_one)(&c->f);
    c->dst = dst;
    c->dst_len = dst_len;
    c->status = dst_len ? PAIRING_OK : PAIRING_ERR_DST;
    return c->status;
}

static pairing_status SH(ctx_add)(ctx_t *c, const pk_aff_t *pk, const uint8_t *prefix, size_t prefix_len,
                                  const uint8_t *msg, size_t msg_len, bool tested)
{
    sg_t h;
    sg_aff_t a;

    if (c->status == PAIRING_OK) c->status = SIG(pk_validate)(pk, tested);
    if (c->status == PAIRING_OK) c->status = SH(hash)(&h, prefix, prefix_len, msg, msg_len, c->dst, c->dst_len);
    if (c->status != PAIRING_OK) return c->status;
    SG(to_aff)(&a, &h);
    SH(ctx_push)(c, pk, &a);
    c->total++;
    return PAIRING_OK;
}

/* One more key and message. An error stays: ctx_final will give it. */
pairing_status SH(ctx_update)(ctx_t *c, const pk_aff_t *pk, const uint8_t *msg, size_t msg_len)
{
    return SH(ctx_add)(c, pk, NULL, 0, msg, msg_len, false);
}

pairing_status SH(ctx_update_unchecked)(ctx_t *c, const pk_aff_t *pk, const uint8_t *msg, size_t msg_len)
{
    return SH(ctx_add)(c, pk, NULL, 0, msg, msg_len, true);
}

/* The same with the encoded public key before the message (message augmentation). */
pairing_status SH(ctx_update_aug)(ctx_t *c, const pk_aff_t *pk, const uint8_t *msg, size_t msg_len)
{
    uint8_t prefix[PK_BYTES];

    PK(aff_to_bytes_compressed)(prefix, pk);
    return SH(ctx_add)(c, pk, prefix, sizeof prefix, msg, msg_len, false);
}

/* c also holds what d holds, for example of another thread; d is left as it was. */
pairing_status SH(ctx_merge)(ctx_t *c, const ctx_t *d)
{
    SX_T g;

    if (c->status == PAIRING_OK) c->status = d->status;
    if (c->status != PAIRING_OK) return c->status;
    INST_WHOLE(miller_loop_n)(&g, SIG_PAIRS(d->pk, d->h), d->pending);
    SX(mul)(&c->f, &c->f, &g);
    SX(mul)(&c->f, &c->f, &d->f);
    c->total += d->total;
    return PAIRING_OK;
}

static pairing_status SH(ctx_finish)(ctx_t *c, const sg_aff_t *sig, bool tested)
{
    pairing_status s = c->status;

    if (s == PAIRING_OK && c->total == 0) s = PAIRING_ERR_ARGUMENT;
    if (s == PAIRING_OK && !tested && !ct_bool(SG_WHOLE(aff_in_subgroup)(sig))) s = PAIRING_ERR_NOT_IN_SUBGROUP;
    if (s == PAIRING_OK) s = SH(ctx_close)(c, sig);
    memset(c, 0, sizeof *c);
    c->status = PAIRING_ERR_ARGUMENT; /* nothing more to add before the next ctx_init */
    return s;
}

/* Does sig sign all messages under all keys? The running aggregate ends. PAIRING_ERR_ARGUMENT if it holds nothing. */
pairing_status SH(ctx_final)(ctx_t *c, const sg_aff_t *sig) { return SH(ctx_finish)(c, sig, false); }

enum { SH(distinct) = 1, SH(augmented) = 2, SH(tested) = 4 };

static pairing_status SH(verify_list)(const pk_aff_t *pks, const uint8_t *const *msgs, const size_t *lens, size_t n,
                                      const sg_aff_t *sig, const uint8_t *dst, size_t dst_len, unsigned how)
{
    ctx_t c;
    pairing_status s = SH(ctx_init)(&c, dst, dst_len);

    if (s == PAIRING_OK && (how & SH(distinct)) && pairing_have_equal(msgs, lens, n)) s = PAIRING_ERR_DUPLICATE;
    for (size_t i = 0; s == PAIRING_OK && i < n; i++)
        s = how & SH(augmented) ? SH(ctx_update_aug)(&c, &pks[i], msgs[i], lens[i])
                                : SH(ctx_add)(&c, &pks[i], NULL, 0, msgs[i], lens[i], how & SH(tested));
    return s == PAIRING_OK ? SH(ctx_finish)(&c, sig, how & SH(tested)) : s;
}

/* AggregateVerify of the basic scheme: the messages must differ, else PAIRING_ERR_DUPLICATE. n = 0 is
 * PAIRING_ERR_ARGUMENT; the rest as verify. */
pairing_status SH(aggregate_verify)(const pk_aff_t *pks, const uint8_t *const *msgs, const size_t *msg_lens, size_t n,
                                    const sg_aff_t *sig, const uint8_t *dst, size_t dst_len)
{
    return SH(verify_list)(pks, msgs, msg_lens, n, sig, dst, dst_len, SH(distinct));
}

/* AggregateVerify of message augmentation: equal messages are allowed. */
pairing_status SH(aug_aggregate_verify)(const pk_aff_t *pks, const uint8_t *const *msgs, const size_t *msg_lens,
                                        size_t n, const sg_aff_t *sig, const uint8_t *dst, size_t dst_len)
{
    return SH(verify_list)(pks, msgs, msg_lens, n, sig, dst, dst_len, SH(augmented));
}

/* AggregateVerify under proofs of possession: equal messages are allowed, every key has passed pop_verify. */
pairing_status SH(pop_aggregate_verify)(const pk_aff_t *pks, const uint8_t *const *msgs, const size_t *msg_lens,
                                        size_t n, const sg_aff_t *sig, const uint8_t *dst, size_t dst_len)
{
    return SH(verify_list)(pks, msgs, msg_lens, n, sig, dst, dst_len, 0);
}

pairing_status SH(pop_aggregate_verify_unchecked)(const pk_aff_t *pks, const uint8_t *const *msgs,
                                                  const size_t *msg_lens, size_t n, const sg_aff_t *sig,
                                                  const uint8_t *dst, size_t dst_len)
{
    return SH(verify_list)(pks, msgs, msg_lens, n, sig, dst, dst_len, SH(tested));
}

/* FastAggregateVerify: one message under the sum of n keys, every one of which has passed pop_verify. */
static pairing_status SH(verify_sum)(const pk_aff_t *pks, const uint8_t *msg, size_t msg_len, size_t n,
                                     const sg_aff_t *sig, const uint8_t *dst, size_t dst_len, bool tested)
{
    pk_aff_t sum;
    const pairing_status s = SIG(sum_keys)(&sum, pks, n, tested);

    if (s != PAIRING_OK) return s;
    if (!tested && !ct_bool(SG_WHOLE(aff_in_subgroup)(sig))) return PAIRING_ERR_NOT_IN_SUBGROUP;
    return SH(verify_unchecked)(&sum, msg, msg_len, sig, dst, dst_len);
}

pairing_status SH(fast_aggregate_verify)(const pk_aff_t *pks, size_t n, const uint8_t *msg, size_t msg_len,
                                         const sg_aff_t *sig, const uint8_t *dst, size_t dst_len)
{
    return SH(verify_sum)(pks, msg, msg_len, n, sig, dst, dst_len, false);
}

pairing_status SH(fast_aggregate_verify_unchecked)(const pk_aff_t *pks, size_t n, const uint8_t *msg, size_t msg_len,
                                                   const sg_aff_t *sig, const uint8_t *dst, size_t dst_len)
{
    return SH(verify_sum)(pks, msg, msg_len, n, sig, dst, dst_len, true);
}

/* The same on encodings: n = pks_len/PK_BYTES keys, one after the other. */
pairing_status SH(fast_aggregate_verify_bytes)(const uint8_t *pks, size_t pks_len, const uint8_t *msg, size_t msg_len,
                                               const uint8_t *sig, size_t sig_len, const uint8_t *dst, size_t dst_len)
{
    pk_aff_t sum;
    sg_aff_t q;
    pairing_status s = SIG(sum_encoded_keys)(&sum, pks, pks_len);

    if (s == PAIRING_OK) s = SG(aff_from_bytes_compressed)(&q, sig, sig_len);
    return s == PAIRING_OK ? SH(verify_unchecked)(&sum, msg, msg_len, &q, dst, dst_len) : s;
}

#include "signature/sig_undef.h"
