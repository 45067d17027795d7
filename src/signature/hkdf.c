/* SPDX-License-Identifier: Apache-2.0
 *
 * HKDF with SHA-256 [RFC 5869]; see hkdf.h.
 */
#include "signature/hkdf.h"

#include <string.h>

#include "field/ct.h"

void pairing_hkdf_extract(pairing_sha256_t *h, uint8_t prk[PAIRING_SHA256_BYTES], const uint8_t *salt,
                          size_t salt_len, const uint8_t *ikm, size_t ikm_len, size_t n_zeros)
{
    static const uint8_t zeros[16] = { 0 };
    pairing_hmac_key_t k;

    PAIRING_VERIFY(n_zeros <= sizeof zeros);
    pairing_hmac_init(h, &k, salt, salt_len);
    pairing_sha256_update(h, ikm, ikm_len);
    pairing_sha256_update(h, zeros, n_zeros);
    pairing_hmac_final(h, &k, prk);
}

/* T(0) = "", T(i) = HMAC(prk, T(i-1) || info || tail || i); okm = T(1) || T(2) || ... */
void pairing_hkdf_expand(pairing_sha256_t *h, uint8_t *okm, size_t okm_len, const uint8_t prk[PAIRING_SHA256_BYTES],
                         const uint8_t *info, size_t info_len, const uint8_t *tail, size_t tail_len)
{
    uint8_t t[PAIRING_SHA256_BYTES];
    uint8_t i = 0;

    PAIRING_VERIFY(okm_len <= 255 * sizeof t);
    while (okm_len) {
        const size_t take = okm_len < sizeof t ? okm_len : sizeof t;
        pairing_hmac_key_t k;

        pairing_hmac_init(h, &k, prk, PAIRING_SHA256_BYTES);
        if (i) pairing_sha256_update(h, t, sizeof t);
        pairing_sha256_update(h, info, info_len);
        pairing_sha256_update(h, tail, tail_len);
        i++;
        pairing_sha256_update(h, &i, 1);
        pairing_hmac_final(h, &k, t);
        memcpy(okm, t, take);
        okm += take;
        okm_len -= take;
    }
    ct_wipe(t, sizeof t);
}
