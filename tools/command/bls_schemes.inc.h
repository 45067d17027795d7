/* SPDX-License-Identifier: Apache-2.0 */
/* One scheme. Bound by bls_schemes.c, undefined at the end: S_NAME; O(name) names to define; V(name) the kind's functions that
   hash, W(name) those of keys and sums; D(name) its tags; the groups of keys and signatures as function prefixes P(name), S(name) with
   P_BYTES, S_BYTES; S_KEYS its key_ops. */

_Static_assert(P_BYTES <= MOST_SIG_BYTES && S_BYTES <= MOST_SIG_BYTES, "buffers of keys and signatures");

static pairing_status O(keys)(P(aff_t) *pk, const sig_list *l, size_t *faulty)
{
    pairing_status s = PAIRING_OK;
    size_t i;

    for (i = 0; s == PAIRING_OK && i < l->n; i++) {
        *faulty = i;
        s = W(pk_from_bytes)(&pk[i], l->pk[i].data, l->pk[i].size);
    }
    return s;
}

static pairing_status O(signatures)(S(aff_t) *sig, const sig_list *l, size_t *faulty)
{
    pairing_status s = PAIRING_OK;
    size_t i;

    for (i = 0; s == PAIRING_OK && i < l->n; i++) {
        *faulty = i;
        s = S(aff_from_bytes_compressed)(&sig[i], l->sig[i].data, l->sig[i].size);
    }
    return s;
}

static void O(messages)(const uint8_t **msg, size_t *len, const sig_list *l)
{
    size_t i;

    for (i = 0; i < l->n; i++) {
        msg[i] = l->msg[i].data;
        len[i] = l->msg[i].size;
    }
}

static pairing_status O(aggregate)(uint8_t *out, const sig_list *l, size_t *faulty)
{
    S(aff_t) *sig = keep(l->n * sizeof *sig + 1), sum;
    pairing_status s = O(signatures)(sig, l, faulty);

    if (s != PAIRING_OK)
        return s;
    s = W(aggregate)(&sum, sig, l->n);
    S(aff_to_bytes_compressed)(out, &sum);
    return s;
}

static pairing_status O(aggregate_verify)(const sig_list *l, const blob *sum, enum rule rule, size_t *faulty)
{
    P(aff_t) *pk = keep(l->n * sizeof *pk + 1);
    const uint8_t **msg = keep(l->n * sizeof *msg + 1);
    size_t *len = keep(l->n * sizeof *len + 1);
    S(aff_t) sig;
    pairing_status s = O(keys)(pk, l, faulty);

    if (s == PAIRING_OK) {
        *faulty = l->n;
        s = S(aff_from_bytes_compressed)(&sig, sum->data, sum->size);
    }
    if (s != PAIRING_OK)
        return s;
    O(messages)(msg, len, l);
    switch (rule) {
    case RULE_AUG:
        return V(aug_aggregate_verify)(pk, msg, len, l->n, &sig, l->tag, l->tag_size);
    case RULE_POP:
        return V(pop_aggregate_verify)(pk, msg, len, l->n, &sig, l->tag, l->tag_size);
    default:
        return V(aggregate_verify)(pk, msg, len, l->n, &sig, l->tag, l->tag_size);
    }
}

static pairing_status O(fast_aggregate_verify)(const sig_list *l, const blob *sum, size_t *faulty)
{
    P(aff_t) *pk = keep(l->n * sizeof *pk + 1);
    S(aff_t) sig;
    pairing_status s = O(keys)(pk, l, faulty);

    if (s == PAIRING_OK) {
        *faulty = l->n;
        s = S(aff_from_bytes_compressed)(&sig, sum->data, sum->size);
    }
    return s == PAIRING_OK ? V(fast_aggregate_verify)(pk, l->n, l->msg[0].data, l->msg[0].size, &sig, l->tag, l->tag_size)
                           : s;
}

static pairing_status O(batch_verify)(pairing_status *results, const sig_list *l, size_t *faulty)
{
    P(aff_t) *pk = keep(l->n * sizeof *pk + 1);
    S(aff_t) *sig = keep(l->n * sizeof *sig + 1);
    const uint8_t **msg = keep(l->n * sizeof *msg + 1);
    size_t *len = keep(l->n * sizeof *len + 1);
    pairing_status s = O(keys)(pk, l, faulty);

    if (s == PAIRING_OK)
        s = O(signatures)(sig, l, faulty);
    if (s != PAIRING_OK)
        return s;
    O(messages)(msg, len, l);
    return V(batch_verify_each)(results, pk, msg, len, sig, l->n, l->tag, l->tag_size, NULL, 0);
}

static pairing_status O(pop_verify)(const blob *pk, const blob *proof, const uint8_t *tag, size_t tag_size)
{
    return V(pop_verify_bytes)(pk->data, pk->size, proof->data, proof->size, tag, tag_size);
}

static pairing_status O(pubkey)(uint8_t *out, const void *sk)
{
    return W(pubkey_bytes)(out, sk);
}

static pairing_status O(sign)(uint8_t *out, const void *sk, const blob *msg, const uint8_t *tag, size_t tag_size)
{
    return V(sign_bytes)(out, sk, msg->data, msg->size, tag, tag_size);
}

static pairing_status O(verify)(const blob *pk, const blob *msg, const blob *sig, const uint8_t *tag, size_t tag_size)
{
    return V(verify_bytes)(pk->data, pk->size, msg->data, msg->size, sig->data, sig->size, tag, tag_size);
}

static pairing_status O(pop_prove)(uint8_t *out, const void *sk, const uint8_t *tag, size_t tag_size)
{
    return V(pop_prove_bytes)(out, sk, tag, tag_size);
}

static pairing_status O(check_pk)(const blob *pk)
{
    P(aff_t) p;

    return W(pk_from_bytes)(&p, pk->data, pk->size);
}

static pairing_status O(check_sig)(const blob *sig)
{
    S(aff_t) p;

    return S(aff_from_bytes_compressed)(&p, sig->data, sig->size);
}

static const scheme O(scheme) = {
    .name = S_NAME,
    .keys = S_KEYS,
    .pk_bytes = P_BYTES,
    .sig_bytes = S_BYTES,
    .dst_basic = D(NUL),
    .dst_aug = D(AUG),
    .dst_pop = D(POP),
    .dst_proof = D(PROOF),
    .pubkey = O(pubkey),
    .sign = O(sign),
    .verify = O(verify),
    .pop_prove = O(pop_prove),
    .pop_verify = O(pop_verify),
    .check_pk = O(check_pk),
    .check_sig = O(check_sig),
    .aggregate = O(aggregate),
    .aggregate_verify = O(aggregate_verify),
    .fast_aggregate_verify = O(fast_aggregate_verify),
    .batch_verify = O(batch_verify),
};

#undef S_NAME
#undef O
#undef V
#undef W
#undef D
#undef P
#undef S
#undef P_BYTES
#undef S_BYTES
#undef S_KEYS
