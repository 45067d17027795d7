/* SPDX-License-Identifier: Apache-2.0
 *
 * Hash functions of OpenSSL and our own Keccak-256 behind one interface; see digest.h.
 */
#include "curves/digest.h"

#include <string.h>

#include "field/ct.h"

size_t pairing_digest_bytes(pairing_digest_kind kind) { return kind == PAIRING_DIGEST_SHA512 ? 64 : 32; }

size_t pairing_digest_block(pairing_digest_kind kind)
{
    return kind == PAIRING_DIGEST_SHA256 ? 64 : kind == PAIRING_DIGEST_SHA512 ? 128 : PAIRING_KECCAK256_RATE;
}

#if PAIRING_HAVE_OPENSSL

#include <openssl/evp.h>

static const EVP_MD *evp(pairing_digest_kind kind)
{
    switch (kind) {
    case PAIRING_DIGEST_SHA512:
        return EVP_sha512();
    case PAIRING_DIGEST_SHAKE128:
        return EVP_shake128();
    case PAIRING_DIGEST_SHAKE256:
        return EVP_shake256();
    default:
        return EVP_sha256();
    }
}

static void evp_begin(pairing_digest_t *d)
{
    d->ctx = EVP_MD_CTX_new();
    d->failed = d->ctx == NULL;
}

static bool evp_init(pairing_digest_t *d)
{
    return EVP_DigestInit_ex((EVP_MD_CTX *)d->ctx, evp(d->kind), NULL) == 1;
}

static bool evp_update(pairing_digest_t *d, const uint8_t *in, size_t n)
{
    return EVP_DigestUpdate((EVP_MD_CTX *)d->ctx, in, n) == 1;
}

static bool evp_final(pairing_digest_t *d, uint8_t *out)
{
    return EVP_DigestFinal_ex((EVP_MD_CTX *)d->ctx, out, NULL) == 1;
}

static bool evp_final_xof(pairing_digest_t *d, uint8_t *out, size_t n)
{
    return n == 0 || EVP_DigestFinalXOF((EVP_MD_CTX *)d->ctx, out, n) == 1;
}

static void evp_end(pairing_digest_t *d) { EVP_MD_CTX_free((EVP_MD_CTX *)d->ctx); }

#else

static void evp_begin(pairing_digest_t *d) { d->failed = true; }

static bool evp_init(pairing_digest_t *d) { return (void)d, false; }

static bool evp_update(pairing_digest_t *d, const uint8_t *in, size_t n) { return (void)d, (void)in, (void)n, false; }

static bool evp_final(pairing_digest_t *d, uint8_t *out) { return (void)d, (void)out, false; }

static bool evp_final_xof(pairing_digest_t *d, uint8_t *out, size_t n) { return (void)d, (void)out, (void)n, false; }

static void evp_end(pairing_digest_t *d) { (void)d; }

#endif

void pairing_digest_begin(pairing_digest_t *d, pairing_digest_kind kind)
{
    d->kind = kind;
    d->failed = false;
    d->ctx = NULL;
    if (kind != PAIRING_DIGEST_KECCAK256) evp_begin(d);
}

void pairing_digest_init(pairing_digest_t *d)
{
    if (d->kind == PAIRING_DIGEST_KECCAK256)
        pairing_keccak256_init(&d->k);
    else if (!d->failed)
        d->failed = !evp_init(d);
}

void pairing_digest_update(pairing_digest_t *d, const uint8_t *in, size_t n)
{
    if (d->kind == PAIRING_DIGEST_KECCAK256)
        pairing_keccak256_update(&d->k, in, n);
    else if (!d->failed && n)
        d->failed = !evp_update(d, in, n);
}

void pairing_digest_final(pairing_digest_t *d, uint8_t *out)
{
    if (d->kind == PAIRING_DIGEST_KECCAK256)
        pairing_keccak256_final(&d->k, out);
    else if (!d->failed)
        d->failed = !evp_final(d, out);
    if (d->failed) memset(out, 0, pairing_digest_bytes(d->kind));
}

void pairing_digest_final_xof(pairing_digest_t *d, uint8_t *out, size_t n)
{
    if (!d->failed) d->failed = !evp_final_xof(d, out, n);
    if (d->failed && n) memset(out, 0, n);
}

pairing_status pairing_digest_end(pairing_digest_t *d)
{
    evp_end(d);
    ct_wipe(&d->k, sizeof d->k);
    d->ctx = NULL;
    return d->failed ? PAIRING_ERR_UNSUPPORTED : PAIRING_OK;
}

pairing_status pairing_sha256(uint8_t out[PAIRING_SHA256_BYTES], const uint8_t *in, size_t n)
{
    pairing_digest_t d;

    pairing_digest_begin(&d, PAIRING_DIGEST_SHA256);
    pairing_digest_init(&d);
    pairing_digest_update(&d, in, n);
    pairing_digest_final(&d, out);
    return pairing_digest_end(&d);
}
