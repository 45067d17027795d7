/* SPDX-License-Identifier: Apache-2.0
 *
 * HKDF with SHA-256 by OpenSSL; see hkdf.h.
 */
#include "signature/hkdf.h"

#include <stdbool.h>
#include <string.h>

#include "field/ct.h"

#if PAIRING_HAVE_OPENSSL

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

static char digest[] = "SHA256"; /* read only, but not const in OpenSSL's eyes */

/* The parameters are inputs: OpenSSL's constructor wants them without const. */
static OSSL_PARAM octets(const char *key, const uint8_t *data, size_t len)
{
    return OSSL_PARAM_construct_octet_string(key, (void *)(uintptr_t)data, len);
}

static pairing_status derive(uint8_t *okm, size_t okm_len, const OSSL_PARAM *params)
{
    EVP_KDF *kdf = EVP_KDF_fetch(NULL, "HKDF", NULL);
    EVP_KDF_CTX *ctx = kdf ? EVP_KDF_CTX_new(kdf) : NULL;
    const bool ok = ctx && EVP_KDF_derive(ctx, okm, okm_len, params) == 1;

    EVP_KDF_CTX_free(ctx); /* cleanses its copy of the key */
    EVP_KDF_free(kdf);
    if (!ok) ct_wipe(okm, okm_len);
    return ok ? PAIRING_OK : PAIRING_ERR_UNSUPPORTED;
}

pairing_status pairing_hkdf_keygen(uint8_t *okm, size_t okm_len, const uint8_t *salt, size_t salt_len,
                                   const uint8_t *ikm, size_t ikm_len, const uint8_t *info, size_t info_len)
{
    const uint8_t length[2] = { (uint8_t)(okm_len >> 8), (uint8_t)(okm_len & 0xff) };
    uint8_t *padded;
    pairing_status s;

    if (info_len > PAIRING_HKDF_INFO_MAX) {
        memset(okm, 0, okm_len);
        return PAIRING_ERR_ARGUMENT;
    }
    padded = OPENSSL_zalloc(ikm_len + 1); /* the key is one parameter, in one piece */
    if (padded == NULL) {
        memset(okm, 0, okm_len);
        return PAIRING_ERR_UNSUPPORTED;
    }
    memcpy(padded, ikm, ikm_len);
    {
        const OSSL_PARAM p[] = {
            OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
            octets(OSSL_KDF_PARAM_SALT, salt, salt_len),
            octets(OSSL_KDF_PARAM_KEY, padded, ikm_len + 1),
            octets(OSSL_KDF_PARAM_INFO, info, info_len), /* given twice, they are concatenated */
            octets(OSSL_KDF_PARAM_INFO, length, sizeof length),
            OSSL_PARAM_construct_end(),
        };
        s = derive(okm, okm_len, p);
    }
    OPENSSL_clear_free(padded, ikm_len + 1);
    return s;
}

pairing_status pairing_hkdf(uint8_t *okm, size_t okm_len, const uint8_t *salt, size_t salt_len, const uint8_t *ikm,
                            size_t ikm_len)
{
    const OSSL_PARAM p[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
        octets(OSSL_KDF_PARAM_SALT, salt, salt_len),
        octets(OSSL_KDF_PARAM_KEY, ikm, ikm_len),
        OSSL_PARAM_construct_end(),
    };
    return derive(okm, okm_len, p);
}

#else

pairing_status pairing_hkdf_keygen(uint8_t *okm, size_t okm_len, const uint8_t *salt, size_t salt_len,
                                   const uint8_t *ikm, size_t ikm_len, const uint8_t *info, size_t info_len)
{
    (void)salt, (void)salt_len, (void)ikm, (void)ikm_len, (void)info, (void)info_len;
    memset(okm, 0, okm_len);
    return PAIRING_ERR_UNSUPPORTED;
}

pairing_status pairing_hkdf(uint8_t *okm, size_t okm_len, const uint8_t *salt, size_t salt_len, const uint8_t *ikm,
                            size_t ikm_len)
{
    return pairing_hkdf_keygen(okm, okm_len, salt, salt_len, ikm, ikm_len, NULL, 0);
}

#endif
