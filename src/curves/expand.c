/* SPDX-License-Identifier: Apache-2.0
 *
 * expand_message_xmd and expand_message_xof [RFC 9380, 5.3.1, 5.3.2]; see expand.h.
 *     XMD:  b_0 = H(Z_pad || msg || I2OSP(total, 2) || 0 || DST')     Z_pad: one input block of zeros
 *           b_1 = H(b_0 || 1 || DST')       b_i = H((b_0 xor b_(i-1)) || i || DST')
 *     XOF:  H(msg || I2OSP(total, 2) || DST', total)
 */
#include "curves/expand.h"

#include <string.h>

#include "field/ct.h"

static const struct form {
    const char *name;
    pairing_digest_kind kind;
    bool xof;
} forms[] = {
    [PAIRING_EXPAND_XMD_SHA256] = { "XMD:SHA-256", PAIRING_DIGEST_SHA256, false },
    [PAIRING_EXPAND_XMD_SHA512] = { "XMD:SHA-512", PAIRING_DIGEST_SHA512, false },
    [PAIRING_EXPAND_XMD_KECCAK256] = { "XMD:KECCAK-256", PAIRING_DIGEST_KECCAK256, false },
    [PAIRING_EXPAND_XOF_SHAKE128] = { "XOF:SHAKE128", PAIRING_DIGEST_SHAKE128, true },
    [PAIRING_EXPAND_XOF_SHAKE256] = { "XOF:SHAKE256", PAIRING_DIGEST_SHAKE256, true },
};

static const struct form *form_of(pairing_expander e)
{
    return (size_t)e < sizeof forms / sizeof forms[0] ? &forms[e] : NULL;
}

const char *pairing_expander_name(pairing_expander e)
{
    const struct form *f = form_of(e);
    return f ? f->name : NULL;
}

/* DST' of a tag that is not empty */
static void set_tag(pairing_expand_t *x, bool xof, const uint8_t *dst, size_t len, unsigned k)
{
    static const char oversize[] = "H2C-OVERSIZE-DST-"; /* hashed without its terminating zero */

    if (len <= PAIRING_DST_MAX) {
        memcpy(x->dst_prime, dst, len);
    } else {
        pairing_digest_init(&x->h);
        pairing_digest_update(&x->h, (const uint8_t *)oversize, sizeof oversize - 1);
        pairing_digest_update(&x->h, dst, len);
        len = xof ? (2 * (size_t)k + 7) / 8 : pairing_digest_bytes(x->h.kind);
        if (xof)
            pairing_digest_final_xof(&x->h, x->dst_prime, len);
        else
            pairing_digest_final(&x->h, x->dst_prime);
    }
    x->dst_prime[len] = (uint8_t)len;
    x->dst_prime_len = len + 1;
}

/* Everything up to the first output: what can be refused is refused here. */
static pairing_status start(pairing_expand_t *x, size_t total, const pairing_hash_input *in, unsigned k)
{
    static const uint8_t zeros[PAIRING_DIGEST_BLOCK_MAX] = { 0 };
    const uint8_t len_and_zero[3] = { (uint8_t)(total >> 8), (uint8_t)(total & 0xff), 0 };
    const struct form *f = form_of(in->expander);

    if (f == NULL || k == 0 || k > 4 * PAIRING_DST_MAX) return PAIRING_ERR_ARGUMENT;
    if (in->dst_len == 0) return PAIRING_ERR_DST;
    if (total > (f->xof ? PAIRING_EXPAND_MAX : 255 * pairing_digest_bytes(f->kind))) return PAIRING_ERR_ARGUMENT;

    pairing_digest_begin(&x->h, f->kind);
    set_tag(x, f->xof, in->dst, in->dst_len, k);
    pairing_digest_init(&x->h);
    if (!f->xof) pairing_digest_update(&x->h, zeros, pairing_digest_block(f->kind));
    pairing_digest_update(&x->h, in->prefix, in->prefix_len);
    pairing_digest_update(&x->h, in->msg, in->msg_len);
    pairing_digest_update(&x->h, len_and_zero, f->xof ? 2 : 3);
    pairing_digest_update(&x->h, x->dst_prime, x->dst_prime_len);
    return PAIRING_OK;
}

pairing_status pairing_expand_begin(pairing_expand_t *x, size_t total, const pairing_hash_input *in, unsigned k)
{
    const struct form *f = form_of(in->expander);

    if (f && f->xof && total > PAIRING_XOF_MAX) return PAIRING_ERR_ARGUMENT;
    const pairing_status s = start(x, total, in, k);
    if (s != PAIRING_OK) return s;
    x->left = total;
    x->i = 0;
    if (f->xof) {
        pairing_digest_final_xof(&x->h, x->block, total);
        x->size = total;
        x->used = 0;
    } else {
        pairing_digest_final(&x->h, x->b0);
        x->size = x->used = pairing_digest_bytes(f->kind);
        memset(x->block, 0, x->size); /* b_0 xor 0 is what b_1 hashes */
    }
    return PAIRING_OK;
}

/* b_i of an XMD; at most 255, by the limit of total */
static void next_block(pairing_expand_t *x)
{
    const uint8_t index = (uint8_t)++x->i;

    for (size_t k = 0; k < x->size; k++) x->block[k] ^= x->b0[k];
    pairing_digest_init(&x->h);
    pairing_digest_update(&x->h, x->block, x->size);
    pairing_digest_update(&x->h, &index, 1);
    pairing_digest_update(&x->h, x->dst_prime, x->dst_prime_len);
    pairing_digest_final(&x->h, x->block);
    x->used = 0;
}

void pairing_expand_read(pairing_expand_t *x, uint8_t *out, size_t n)
{
    if (n > x->left) n = x->left;
    x->left -= n;
    while (n) {
        if (x->used == x->size) next_block(x);
        size_t take = x->size - x->used;
        if (take > n) take = n;
        memcpy(out, x->block + x->used, take);
        x->used += take;
        out += take;
        n -= take;
    }
}

pairing_status pairing_expand_end(pairing_expand_t *x)
{
    const pairing_status s = pairing_digest_end(&x->h);
    ct_wipe(x, sizeof *x);
    return s;
}

pairing_status pairing_expand_message(uint8_t *out, size_t out_len, const uint8_t *msg, size_t msg_len,
                                      const uint8_t *dst, size_t dst_len, pairing_expander e, unsigned k)
{
    const pairing_hash_input in = { NULL, 0, msg, msg_len, dst, dst_len, e };
    const struct form *f = form_of(e);
    pairing_expand_t x;
    pairing_status s;

    if (f && f->xof) { /* of any length, straight into the output */
        s = start(&x, out_len, &in, k);
        if (s == PAIRING_OK) pairing_digest_final_xof(&x.h, out, out_len);
    } else {
        s = pairing_expand_begin(&x, out_len, &in, k);
        if (s == PAIRING_OK) pairing_expand_read(&x, out, out_len);
    }
    if (s == PAIRING_OK) s = pairing_expand_end(&x);
    if (s != PAIRING_OK && out_len) memset(out, 0, out_len);
    return s;
}
