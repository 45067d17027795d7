/* SPDX-License-Identifier: Apache-2.0 */
/* Random bytes from OpenSSL's generator for private values. */
#include "field/random.h"

#include "field/ct.h"

#include <openssl/rand.h>

int pairing_random_bytes(uint8_t *buf, size_t len)
{
    for (size_t at = 0; at < len;) {
        size_t piece = len - at < 4096 ? len - at : 4096;
        if (RAND_priv_bytes(buf + at, (int)piece) != 1) {
            ct_wipe(buf, len);
            return 0;
        }
        at += piece;
    }
    return 1;
}
