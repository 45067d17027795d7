/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arithmetic modulo any odd number p of up to 4096 bits that is known at run time, prime or not.
 *
 *     uint64_t storage[PAIRING_MONT_CTX_WORDS(256)], a[4], b[4];
 *     pairing_mont_ctx_t m;
 *     if (pairing_mont_ctx_init_bytes_be(&m, storage, PAIRING_MONT_CTX_WORDS(256), modulus, 32) != PAIRING_OK) ...
 *     if (pairing_mont_ctx_from_bytes_be(a, bytes, 32, &m) != PAIRING_OK) ...
 *     pairing_mont_ctx_sqr(b, a, &m);
 *
 * p has n = ceil(bits/64) words. Elements are plain arrays of n words, least significant first, in Montgomery form: they hold
 * x*R mod p, R = 2^(64 n), in [0,p). Every function gives reduced elements and wants reduced elements, unless it says
 * otherwise. Outputs come first and may be the same arrays as inputs; arrays that overlap partly are not allowed.
 *
 * A modulus is public. Functions without `_vartime` take constant time in all elements and exponents, whether a call fails
 * included, but for what its answer says; lengths are public. A context is not written to after init: any number of
 * threads may share it. Nothing is allocated; the largest functions use 20 KB of stack.
 */
#ifndef PAIRING_MONTGOMERY_H
#define PAIRING_MONTGOMERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

/* The widest modulus. */
#define PAIRING_MONT_CTX_MAX_BITS 4096

/* Words of an element for a modulus of so many bits, and of a context's storage. */
#define PAIRING_MONT_CTX_LIMBS(bits) (((bits) + 63) / 64)
#define PAIRING_MONT_CTX_WORDS(bits) (3 * PAIRING_MONT_CTX_LIMBS(bits))

/*
 * A modulus, prepared: read it by the functions below. Its words stand in storage of the caller's, which must live
 * as long as the context; a copy of the struct shares it.
 */
typedef struct pairing_mont_ctx {
    const uint64_t *words; /* p, R mod p, R^2 mod p */
    uint64_t n0;           /* -p^-1 mod 2^64 */
    uint32_t limbs;        /* n */
    uint32_t bits;         /* of p */
    uint32_t kernel;       /* the form of multiplication that width and top word of p permit */
} pairing_mont_ctx_t;

#ifdef __cplusplus
extern "C" {
#endif

/*
 * m = a context for the modulus p: len words, least significant first, or len bytes, most significant first; zeros
 * on top do not count. storage: storage_len words, at least PAIRING_MONT_CTX_WORDS(bits of p).
 * PAIRING_ERR_MODULUS_EVEN: p is even (and not 0). PAIRING_ERR_MODULUS_SMALL: p is 0 or 1 (or len is 0).
 * PAIRING_ERR_MODULUS_WIDE: p has more bits than 4096 or than the storage has room for. Then m has no words, and no other
 * function may be called with it. Time depends on the width of p alone.
 */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_mont_ctx_init(pairing_mont_ctx_t *m,
        uint64_t *storage, size_t storage_len, const uint64_t *p, size_t len);
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_mont_ctx_init_bytes_be(pairing_mont_ctx_t *m,
        uint64_t *storage, size_t storage_len, const uint8_t *p, size_t len);

/* n, the words of an element;  the bits of p;  ceil(bits/8), the bytes of an encoded element;  the n words of p. */
PAIRING_API size_t pairing_mont_ctx_limbs(const pairing_mont_ctx_t *m);
PAIRING_API size_t pairing_mont_ctx_bits(const pairing_mont_ctx_t *m);
PAIRING_API size_t pairing_mont_ctx_bytes(const pairing_mont_ctx_t *m);
PAIRING_API const uint64_t *pairing_mont_ctx_modulus(const pairing_mont_ctx_t *m);

/* r = the integer a < R mod p, into Montgomery form;  r = a as an integer in [0,p), out of it. n words both. */
PAIRING_API void pairing_mont_ctx_to_mont(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_from_mont(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m);

/* r = 0;  r = 1;  r = a. */
PAIRING_API void pairing_mont_ctx_set_zero(uint64_t *r, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_set_one(uint64_t *r, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_copy(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m);

/* a = 0;  a = b;  r = c ? a : r. */
PAIRING_API bool pairing_mont_ctx_is_zero(const uint64_t *a, const pairing_mont_ctx_t *m);
PAIRING_API bool pairing_mont_ctx_eq(const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_cmov(uint64_t *r, const uint64_t *a, bool c, const pairing_mont_ctx_t *m);

/* r = a + b;  a - b;  -a;  2a. */
PAIRING_API void pairing_mont_ctx_add(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_neg(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_dbl(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m);

/*
 * r = a*b;  a^2. On the words: a*b/R mod p. [Acar98, EH22] where the library has a kernel of the width (docs/algorithms/montgomery.md).
 * b may be any integer below R; so mul by an integer that is not in Montgomery form gives the product as an integer.
 */
PAIRING_API void pairing_mont_ctx_mul(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_sqr(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m);

/*
 * r = 1/a. PAIRING_ERR_NOT_INVERTIBLE, and r = 0, where gcd(a, p) is not 1: for a = 0, and modulo composite numbers for
 * others [BY19].
 */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_mont_ctx_inv(uint64_t *r, const uint64_t *a,
        const pairing_mont_ctx_t *m);
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_mont_ctx_inv_vartime(uint64_t *r, const uint64_t *a,
        const pairing_mont_ctx_t *m);

/*
 * r = a^e, e an integer of nbits bits, ceil(nbits/64) words, whose bits above nbits do not count; a^0 = 1 for every a.
 * Fixed windows over a table that is read whole; nbits is public. The other form's time depends on e.
 */
PAIRING_API void pairing_mont_ctx_pow(uint64_t *r, const uint64_t *a, const uint64_t *e, size_t nbits,
        const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_pow_vartime(uint64_t *r, const uint64_t *a, const uint64_t *e, size_t nbits,
        const pairing_mont_ctx_t *m);

/*
 * r = the integer in[len], big-endian or little-endian. PAIRING_ERR_LENGTH unless len = ceil(bits/8); PAIRING_ERR_RANGE unless
 * it is below p; r = 0 then.
 */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_mont_ctx_from_bytes_be(uint64_t *r, const uint8_t *in, size_t len,
        const pairing_mont_ctx_t *m);
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_mont_ctx_from_bytes_le(uint64_t *r, const uint8_t *in, size_t len,
        const pairing_mont_ctx_t *m);

/* r = the big-endian integer in[len] mod p, any len; 0 where len = 0. */
PAIRING_API void pairing_mont_ctx_from_bytes_wide_be(uint64_t *r, const uint8_t *in, size_t len,
        const pairing_mont_ctx_t *m);

/* out = a as an integer in [0,p), ceil(bits/8) bytes. */
PAIRING_API void pairing_mont_ctx_to_bytes_be(uint8_t *out, const uint64_t *a, const pairing_mont_ctx_t *m);
PAIRING_API void pairing_mont_ctx_to_bytes_le(uint8_t *out, const uint64_t *a, const pairing_mont_ctx_t *m);

#ifdef __cplusplus
}
#endif

#endif
