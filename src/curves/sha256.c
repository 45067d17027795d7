/* SPDX-License-Identifier: Apache-2.0
 *
 * SHA-256 and HMAC [FIPS 180-4, RFC 2104]; see sha256.h.
 */
#include "curves/sha256.h"

#include <string.h>

#include "field/ct.h"

#if PAIRING_HAVE_OPENSSL

#include <openssl/evp.h>

static void fail(pairing_sha256_t *h)
{
    EVP_MD_CTX_free((EVP_MD_CTX *)h->ctx);
    h->ctx = NULL;
}

void pairing_sha256_begin(pairing_sha256_t *h) { h->ctx = EVP_MD_CTX_new(); }

void pairing_sha256_init(pairing_sha256_t *h)
{
    if (h->ctx && EVP_DigestInit_ex((EVP_MD_CTX *)h->ctx, EVP_sha256(), NULL) != 1) fail(h);
}

void pairing_sha256_update(pairing_sha256_t *h, const uint8_t *in, size_t n)
{
    if (h->ctx && n && EVP_DigestUpdate((EVP_MD_CTX *)h->ctx, in, n) != 1) fail(h);
}

void pairing_sha256_final(pairing_sha256_t *h, uint8_t *out)
{
    if (h->ctx && EVP_DigestFinal_ex((EVP_MD_CTX *)h->ctx, out, NULL) != 1) fail(h);
    if (!h->ctx) memset(out, 0, PAIRING_SHA256_BYTES);
}

pairing_status pairing_sha256_end(pairing_sha256_t *h)
{
    if (!h->ctx) return PAIRING_ERR_UNSUPPORTED;
    EVP_MD_CTX_free((EVP_MD_CTX *)h->ctx);
    h->ctx = NULL;
    return PAIRING_OK;
}

#else

void pairing_sha256_begin(pairing_sha256_t *h) { h->ctx = NULL; }

void pairing_sha256_init(pairing_sha256_t *h) { (void)h; }

void pairing_sha256_update(pairing_sha256_t *h, const uint8_t *in, size_t n) { (void)h, (void)in, (void)n; }

void pairing_sha256_final(pairing_sha256_t *h, uint8_t *out)
{
    (void)h;
    memset(out, 0, PAIRING_SHA256_BYTES);
}

pairing_status pairing_sha256_end(pairing_sha256_t *h)
{
    (void)h;
    return PAIRING_ERR_UNSUPPORTED;
}

#endif

void pairing_hmac_init(pairing_sha256_t *h, pairing_hmac_key_t *k, const uint8_t *key, size_t key_len)
{
    memset(k, 0, sizeof *k);
    if (key_len > sizeof k->block) {
        pairing_sha256_init(h);
        pairing_sha256_update(h, key, key_len);
        pairing_sha256_final(h, k->block);
    } else if (key_len) {
        memcpy(k->block, key, key_len);
    }
    for (size_t i = 0; i < sizeof k->block; i++) k->block[i] ^= 0x36; /* K ^ ipad */
    pairing_sha256_init(h);
    pairing_sha256_update(h, k->block, sizeof k->block);
}

void pairing_hmac_final(pairing_sha256_t *h, pairing_hmac_key_t *k, uint8_t *out)
{
    uint8_t inner[PAIRING_SHA256_BYTES];

    pairing_sha256_final(h, inner);
    for (size_t i = 0; i < sizeof k->block; i++) k->block[i] ^= 0x36 ^ 0x5c; /* K ^ opad */
    pairing_sha256_init(h);
    pairing_sha256_update(h, k->block, sizeof k->block);
    pairing_sha256_update(h, inner, sizeof inner);
    pairing_sha256_final(h, out);
    ct_wipe(inner, sizeof inner);
    ct_wipe(k, sizeof *k);
}
