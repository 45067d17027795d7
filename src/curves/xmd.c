/* SPDX-License-Identifier: Apache-2.0
 *
 * expand_message_xmd with SHA-256 [RFC 9380, 5.3.1]; see xmd.h.
 *     b_0 = H(Z_pad || msg || I2OSP(total, 2) || 0 || DST')     Z_pad: one input block of zeros
 *     b_1 = H(b_0 || 1 || DST')       b_i = H((b_0 xor b_(i-1)) || i || DST')
 */
#include "curves/xmd.h"

#include <string.h>

#include "field/ct.h"

static const char oversize[] = "H2C-OVERSIZE-DST-"; /* hashed without its terminating zero */

pairing_status pairing_xmd_begin(pairing_xmd_t *x, size_t total, const uint8_t *msg, size_t msg_len,
                                 const uint8_t *dst, size_t dst_len)
{
    static const uint8_t z_pad[PAIRING_SHA256_BLOCK] = { 0 };
    const uint8_t len_and_zero[3] = { (uint8_t)(total >> 8), (uint8_t)(total & 0xff), 0 };

    if (dst_len == 0) return PAIRING_ERR_DST;
    if (total > PAIRING_XMD_MAX) return PAIRING_ERR_ARGUMENT;

    pairing_sha256_begin(&x->h);
    if (dst_len > PAIRING_DST_MAX) {
        pairing_sha256_init(&x->h);
        pairing_sha256_update(&x->h, (const uint8_t *)oversize, sizeof oversize - 1);
        pairing_sha256_update(&x->h, dst, dst_len);
        pairing_sha256_final(&x->h, x->dst_prime);
        dst_len = PAIRING_SHA256_BYTES;
    } else {
        memcpy(x->dst_prime, dst, dst_len);
    }
    x->dst_prime[dst_len] = (uint8_t)dst_len;
    x->dst_prime_len = dst_len + 1;

    pairing_sha256_init(&x->h);
    pairing_sha256_update(&x->h, z_pad, sizeof z_pad);
    pairing_sha256_update(&x->h, msg, msg_len);
    pairing_sha256_update(&x->h, len_and_zero, sizeof len_and_zero);
    pairing_sha256_update(&x->h, x->dst_prime, x->dst_prime_len);
    pairing_sha256_final(&x->h, x->b0);

    memset(x->bi, 0, sizeof x->bi); /* b_0 xor 0 is what b_1 hashes */
    x->left = total;
    x->i = 0;
    x->used = PAIRING_SHA256_BYTES;
    return PAIRING_OK;
}

static void next_block(pairing_xmd_t *x)
{
    const uint8_t index = (uint8_t)++x->i; /* at most 255: total <= PAIRING_XMD_MAX */

    for (size_t k = 0; k < sizeof x->bi; k++) x->bi[k] ^= x->b0[k];
    pairing_sha256_init(&x->h);
    pairing_sha256_update(&x->h, x->bi, sizeof x->bi);
    pairing_sha256_update(&x->h, &index, 1);
    pairing_sha256_update(&x->h, x->dst_prime, x->dst_prime_len);
    pairing_sha256_final(&x->h, x->bi);
    x->used = 0;
}

void pairing_xmd_read(pairing_xmd_t *x, uint8_t *out, size_t n)
{
    if (n > x->left) n = x->left;
    x->left -= n;
    while (n) {
        if (x->used == PAIRING_SHA256_BYTES) next_block(x);
        size_t take = PAIRING_SHA256_BYTES - x->used;
        if (take > n) take = n;
        memcpy(out, x->bi + x->used, take);
        x->used += (unsigned)take;
        out += take;
        n -= take;
    }
}

pairing_status pairing_xmd_end(pairing_xmd_t *x)
{
    const pairing_status s = pairing_sha256_end(&x->h);
    ct_wipe(x, sizeof *x);
    return s;
}

pairing_status pairing_expand_message_xmd(uint8_t *out, size_t out_len, const uint8_t *msg, size_t msg_len,
                                          const uint8_t *dst, size_t dst_len)
{
    pairing_xmd_t x;
    pairing_status s = pairing_xmd_begin(&x, out_len, msg, msg_len, dst, dst_len);
    if (s == PAIRING_OK) {
        pairing_xmd_read(&x, out, out_len);
        s = pairing_xmd_end(&x);
    }
    if (s != PAIRING_OK && out_len) memset(out, 0, out_len);
    return s;
}
