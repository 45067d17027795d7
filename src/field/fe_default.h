/* SPDX-License-Identifier: Apache-2.0 */
/* Bindings of the prime field texts under which an editor or a checker can open each of them alone: 2^255 - 19. */
#include "field/divsteps.h"
#include "field/limbs.h"
#include "field/mont.h"
#include "field/mont_kernels.h"
#include "field/random.h"
#include "field/scalar_engine.h"
#include "field/verify.h"

typedef struct {
    uint64_t l[4];
} fe_default_t;
#define FE(name) fe_default_##name
#define FE_T fe_default_t
#define FE_PARAM(NAME) FE_DEFAULT_##NAME

/* p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed */
/* bits of p */
#define FE_DEFAULT_BITS 255
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FE_DEFAULT_LIMBS 4
/* bytes of an encoded element, ceil(bits/8) */
#define FE_DEFAULT_BYTES 32
/* unused top bits of an element, 64 n - bits */
#define FE_DEFAULT_SPARE_BITS 1
/* p */
#define FE_DEFAULT_MODULUS \
    { UINT64_C(0xffffffffffffffed), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), \
      UINT64_C(0x7fffffffffffffff) }
/* top word of p */
#define FE_DEFAULT_MODULUS_TOP UINT64_C(0x7fffffffffffffff)
/* -p^-1 mod 2^64 */
#define FE_DEFAULT_N0 UINT64_C(0x86bca1af286bca1b)
/* R mod p: one */
#define FE_DEFAULT_ONE \
    { UINT64_C(0x0000000000000026), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FE_DEFAULT_R2 \
    { UINT64_C(0x00000000000005a4), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* R^3 mod p */
#define FE_DEFAULT_R3 \
    { UINT64_C(0x000000000000d658), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* 2^-1 * R mod p */
#define FE_DEFAULT_INV2 \
    { UINT64_C(0x0000000000000013), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FE_DEFAULT_HALF \
    { UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), \
      UINT64_C(0x3fffffffffffffff) }
/* bits of it */
#define FE_DEFAULT_HALF_BITS 254
/* p - 2, an integer: Fermat's exponent */
#define FE_DEFAULT_INV_EXP \
    { UINT64_C(0xffffffffffffffeb), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), \
      UINT64_C(0x7fffffffffffffff) }
/* bits of it */
#define FE_DEFAULT_INV_EXP_BITS 255
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FE_DEFAULT_CHUNK_BYTES 31
/* 256^CHUNK_BYTES * R mod p */
#define FE_DEFAULT_CHUNK \
    { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
      UINT64_C(0x2600000000000000) }
/* s, the largest with 2^s | p - 1 */
#define FE_DEFAULT_TWO_ADICITY 2
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FE_DEFAULT_SQRT_KIND 58
/* (p-5)/8, an integer */
#define FE_DEFAULT_SQRT_EXP \
    { UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), \
      UINT64_C(0x0fffffffffffffff) }
/* bits of it */
#define FE_DEFAULT_SQRT_EXP_BITS 252
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FE_DEFAULT_ROOT_OF_UNITY \
    { UINT64_C(0x3b5807d4fe2bdb04), UINT64_C(0x03f590fdb51be9ed), UINT64_C(0x6d6e16bf336202d1), \
      UINT64_C(0x75776b0bd6c71ba8) }

#include "field/fe_names.h"
