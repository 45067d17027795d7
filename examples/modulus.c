/* SPDX-License-Identifier: Apache-2.0 */
/* Arithmetic modulo a prime that is known at run time: y of the point of secp256k1 (y^2 = x^3 + 7) with a given x. */
#include <stdio.h>
#include <string.h>

#include <pairing/montgomery.h>

enum { BITS = 256, LIMBS = PAIRING_MONT_CTX_LIMBS(BITS), BYTES = 32 };

/* p = 2^256 - 2^32 - 977 = 3 mod 4, and (p + 1)/4, least significant word first */
static const uint64_t p[LIMBS] = { UINT64_C(0xfffffffefffffc2f), UINT64_MAX, UINT64_MAX, UINT64_MAX };
static const uint64_t root[LIMBS] = { UINT64_C(0xffffffffbfffff0c), UINT64_MAX, UINT64_MAX, UINT64_C(0x3fffffffffffffff) };

/* the generator */
static const uint8_t gx[BYTES + 1] = "\x79\xbe\x66\x7e\xf9\xdc\xbb\xac\x55\xa0\x62\x95\xce\x87\x0b\x07"
                                     "\x02\x9b\xfc\xdb\x2d\xce\x28\xd9\x59\xf2\x81\x5b\x16\xf8\x17\x98";
static const uint8_t gy[BYTES + 1] = "\x48\x3a\xda\x77\x26\xa3\xc4\x65\x5d\xa4\xfb\xfc\x0e\x11\x08\xa8"
                                     "\xfd\x17\xb4\x48\xa6\x85\x54\x19\x9c\x47\xd0\x8f\xfb\x10\xd4\xb8";

int main(void)
{
    uint64_t storage[PAIRING_MONT_CTX_WORDS(BITS)], x[LIMBS], y[LIMBS], t[LIMBS], seven[LIMBS] = { 7 };
    uint8_t bytes[BYTES];
    pairing_mont_ctx_t m;
    pairing_status s = pairing_mont_ctx_init(&m, storage, PAIRING_MONT_CTX_WORDS(BITS), p, LIMBS);
    if (s == PAIRING_OK)
        s = pairing_mont_ctx_from_bytes_be(x, gx, BYTES, &m);
    if (s != PAIRING_OK) {
        puts(pairing_status_str(s));
        return 1;
    }
    pairing_mont_ctx_to_mont(seven, seven, &m);
    pairing_mont_ctx_sqr(t, x, &m);
    pairing_mont_ctx_mul(t, t, x, &m);
    pairing_mont_ctx_add(t, t, seven, &m);               /* x^3 + 7 */
    pairing_mont_ctx_pow_vartime(y, t, root, 254, &m);
    pairing_mont_ctx_sqr(x, y, &m);
    if (!pairing_mont_ctx_eq(x, t, &m)) {
        puts("no point has this x");
        return 1;
    }
    pairing_mont_ctx_to_bytes_be(bytes, y, &m);
    for (int i = 0; i < BYTES; i++)
        printf("%02x", bytes[i]);
    puts("");
    return memcmp(bytes, gy, BYTES) == 0 ? 0 : 1;
}
