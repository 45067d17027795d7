/* SPDX-License-Identifier: Apache-2.0 */
/* bn254: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BN254_PARAMS_H
#define PAIRING_CURVES_BN254_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "bn254"
/* family */
#define CURVE_FAMILY FAMILY_BN
/* embedding degree */
#define CURVE_K 12
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 2
/* 1: D twist, y^2 = x^3 + b/xi */
#define CURVE_TWIST_D 1
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (3)

/* |x|, the seed x = 4965661367192848881 = 0x44e992b44a6909f1 */
#define SEED_ABS UINT64_C(0x44e992b44a6909f1)
/* bits of |x| */
#define SEED_BITS 63
/* x < 0 */
#define SEED_NEGATIVE 0
/* signed digits of |x|, most significant first, without the leading 1: |x| = +2^62 +2^58 +2^56 -2^53 +2^51 +2^49
 * -2^47 +2^44 +2^42 -2^40 -2^38 -2^36 +2^34 +2^30 +2^27 +2^25 +2^23 -2^21 +2^19 +2^16 +2^11 +2^9 -2^4 +2^0 */
#define SEED_NAF \
    { 0, 0, 0, 1, 0, 1, 0, 0, -1, 0, 1, 0, 1, 0, -1, 0, 0, 1, 0, 1, 0, -1, 0, -1, 0, -1, 0, 1, 0, 0, 0, 1, 0, 0, \
      1, 0, 1, 0, 1, 0, -1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 1 }
/* digits; zeros between nonzero digits (SEED_RUNS), from the low end: 0, 3, 4, 1, 4, 2, 1, 1, 1, 1, 2, 3, 1, 1,
 * 1, 1, 1, 2, 1, 1, 1, 2, 1, 3 */
#define SEED_NAF_LEN 62

/* ---- base field ---- */
/* p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47 */
/* bits of p */
#define FP_BITS 254
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 4
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 32
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 2
/* p */
#define FP_MODULUS \
    { UINT64_C(0x3c208c16d87cfd47), UINT64_C(0x97816a916871ca8d), UINT64_C(0xb85045b68181585d), \
      UINT64_C(0x30644e72e131a029) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x30644e72e131a029)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0x87d20782e4866389)
/* R mod p: one */
#define FP_ONE \
    { UINT64_C(0xd35d438dc58f0d9d), UINT64_C(0x0a78eb28f5c70b3d), UINT64_C(0x666ea36f7879462c), \
      UINT64_C(0x0e0a77c19a07df2f) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 \
    { UINT64_C(0xf32cfc5b538afa89), UINT64_C(0xb5e71911d44501fb), UINT64_C(0x47ab1eff0a417ff6), \
      UINT64_C(0x06d89f71cab8351f) }
/* R^3 mod p */
#define FP_R3 \
    { UINT64_C(0xb1cd6dafda1530df), UINT64_C(0x62f210e6a7283db6), UINT64_C(0xef7f0b0c0ada0afb), \
      UINT64_C(0x20fd6e902d592544) }
/* 2^-1 * R mod p */
#define FP_INV2 \
    { UINT64_C(0x87bee7d24f060572), UINT64_C(0xd0fd2add2f1c6ae5), UINT64_C(0x8f5f7492fcfd4f44), \
      UINT64_C(0x1f37631a3d9cbfac) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF \
    { UINT64_C(0x9e10460b6c3e7ea3), UINT64_C(0xcbc0b548b438e546), UINT64_C(0xdc2822db40c0ac2e), \
      UINT64_C(0x183227397098d014) }
/* bits of it */
#define FP_HALF_BITS 253
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP \
    { UINT64_C(0x3c208c16d87cfd45), UINT64_C(0x97816a916871ca8d), UINT64_C(0xb85045b68181585d), \
      UINT64_C(0x30644e72e131a029) }
/* bits of it */
#define FP_INV_EXP_BITS 254
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 31
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK \
    { UINT64_C(0xabf9794f95d3171e), UINT64_C(0x93a5d9d113e04618), UINT64_C(0x5299112dbe042e75), \
      UINT64_C(0x0f569571cb0b6be2) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 1
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0x4f082305b61f3f51), UINT64_C(0x65e05aa45a1c72a3), UINT64_C(0x6e14116da0605617), \
      UINT64_C(0x0c19139cb84c680a) }
/* bits of it */
#define FP_SQRT_EXP_BITS 252
/* the power a^SQRT_EXP, 247 squarings and 44 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN \
    { { 1, 0, 1, CHAIN_NONE }, { 2, 1, 1, CHAIN_NONE }, { 3, 2, 1, CHAIN_NONE }, { 4, 3, 0, 1 }, { 5, 4, 0, 3 }, \
      { 3, 5, 0, 3 }, { 3, 3, 0, 5 }, { 3, 3, 0, 0 }, { 0, 3, 0, 0 }, { 6, 3, 0, 5 }, { 5, 6, 0, 5 }, { 7, 5, 1, \
      CHAIN_NONE }, { 8, 7, 0, 1 }, { 9, 7, 0, 6 }, { 7, 9, 0, 7 }, { 10, 7, 0, 8 }, { 2, 10, 0, 2 }, { 1, 2, 0, \
      1 }, { 11, 7, 12, 10 }, { 11, 11, 9, 0 }, { 11, 11, 3, 10 }, { 11, 11, 14, 2 }, { 11, 11, 2, 9 }, { 11, 11, \
      15, 8 }, { 11, 11, 4, 0 }, { 11, 11, 7, 4 }, { 11, 11, 14, 1 }, { 11, 11, 6, 3 }, { 11, 11, 12, 0 }, { 11, \
      11, 8, 2 }, { 11, 11, 10, 0 }, { 0, 11, 9, 7 }, { 0, 0, 3, 8 }, { 0, 0, 10, 3 }, { 0, 0, 5, 4 }, { 0, 0, \
      11, 1 }, { 0, 0, 12, 9 }, { 0, 0, 6, 8 }, { 0, 0, 6, 5 }, { 0, 0, 8, 8 }, { 0, 0, 6, 9 }, { 0, 0, 15, 1 }, \
      { 0, 0, 4, 3 }, { 0, 0, 6, 2 }, { 0, 0, 8, 10 }, { 0, 0, 2, 7 }, { 0, 0, 8, 6 }, { 0, 0, 8, 5 } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 12
/* 3^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0x68c3488912edefaa), UINT64_C(0x8d087f6872aabf4f), UINT64_C(0x51e1a24709081231), \
      UINT64_C(0x2259d6b14729c0fa) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 22188497
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C (-1)

/* ---- scalar field ---- */
/* p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001 */
/* bits of p */
#define FR_BITS 254
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 4
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 32
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 2
/* p */
#define FR_MODULUS \
    { UINT64_C(0x43e1f593f0000001), UINT64_C(0x2833e84879b97091), UINT64_C(0xb85045b68181585d), \
      UINT64_C(0x30644e72e131a029) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x30644e72e131a029)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0xc2e1f593efffffff)
/* R mod p: one */
#define FR_ONE \
    { UINT64_C(0xac96341c4ffffffb), UINT64_C(0x36fc76959f60cd29), UINT64_C(0x666ea36f7879462e), \
      UINT64_C(0x0e0a77c19a07df2f) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 \
    { UINT64_C(0x1bb8e645ae216da7), UINT64_C(0x53fe3ab1e35c59e3), UINT64_C(0x8c49833d53bb8085), \
      UINT64_C(0x0216d0b17f4e44a5) }
/* R^3 mod p */
#define FR_R3 \
    { UINT64_C(0x5e94d8e1b4bf0040), UINT64_C(0x2a489cbe1cfbb6b8), UINT64_C(0x893cc664a19fcfed), \
      UINT64_C(0x0cf8594b7fcc657c) }
/* 2^-1 * R mod p */
#define FR_INV2 \
    { UINT64_C(0x783c14d81ffffffe), UINT64_C(0xaf982f6f0c8d1edd), UINT64_C(0x8f5f7492fcfd4f45), \
      UINT64_C(0x1f37631a3d9cbfac) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF \
    { UINT64_C(0xa1f0fac9f8000000), UINT64_C(0x9419f4243cdcb848), UINT64_C(0xdc2822db40c0ac2e), \
      UINT64_C(0x183227397098d014) }
/* bits of it */
#define FR_HALF_BITS 253
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP \
    { UINT64_C(0x43e1f593efffffff), UINT64_C(0x2833e84879b97091), UINT64_C(0xb85045b68181585d), \
      UINT64_C(0x30644e72e131a029) }
/* bits of it */
#define FR_INV_EXP_BITS 254
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 31
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK \
    { UINT64_C(0x63b54746b41e216e), UINT64_C(0xe84e09fbe434d47c), UINT64_C(0x26a031bfb059b338), \
      UINT64_C(0x10d4f616a1c98ef3) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 28
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0xcdcb848a1f0fac9f), UINT64_C(0x0c0ac2e9419f4243), UINT64_C(0x098d014dc2822db4), \
      UINT64_C(0x0000000183227397) }
/* bits of it */
#define FR_SQRT_EXP_BITS 225
/* the power a^SQRT_EXP, 220 squarings and 43 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN \
    { { 1, 0, 1, CHAIN_NONE }, { 2, 1, 1, CHAIN_NONE }, { 1, 2, 0, 1 }, { 3, 1, 1, CHAIN_NONE }, { 4, 3, 0, 0 }, \
      { 5, 4, 0, 1 }, { 6, 5, 0, 2 }, { 3, 5, 0, 3 }, { 7, 3, 0, 1 }, { 2, 7, 0, 2 }, { 8, 7, 0, 3 }, { 9, 8, 0, \
      6 }, { 10, 9, 0, 6 }, { 11, 9, 0, 8 }, { 12, 10, 1, 11 }, { 12, 12, 9, 8 }, { 12, 12, 4, 4 }, { 12, 12, 4, \
      6 }, { 12, 12, 7, 6 }, { 12, 12, 9, 5 }, { 12, 12, 7, 4 }, { 12, 12, 13, 2 }, { 2, 12, 5, 6 }, { 2, 2, 9, \
      5 }, { 2, 2, 6, 8 }, { 2, 2, 8, 9 }, { 2, 2, 5, 4 }, { 2, 2, 9, 1 }, { 2, 2, 9, 1 }, { 1, 2, 2, 5 }, { 1, \
      1, 9, 6 }, { 1, 1, 7, 7 }, { 1, 1, 6, 0 }, { 1, 1, 8, 11 }, { 1, 1, 2, 0 }, { 0, 1, 11, 8 }, { 0, 0, 4, \
      8 }, { 0, 0, 5, 10 }, { 0, 0, 4, 6 }, { 0, 0, 7, 6 }, { 0, 0, 11, 8 }, { 0, 0, 3, 7 }, { 0, 0, 9, 3 }, { 0, \
      0, 11, 10 }, { 0, 0, 3, 9 }, { 0, 0, 10, 11 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 13
/* 5^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0x636e735580d13d9c), UINT64_C(0xa22bf3742445ffd6), UINT64_C(0x56452ac01eb203d8), \
      UINT64_C(0x1860ef942963f9e7) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FR_ROOT_WINDOW 4
/* k = ceil(s/w): digits */
#define FR_ROOT_WINDOWS 7
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FR_ROOT_TABLE \
    { { { { UINT64_C(0xac96341c4ffffffb), UINT64_C(0x36fc76959f60cd29), UINT64_C(0x666ea36f7879462e), \
      UINT64_C(0x0e0a77c19a07df2f) } }, { { UINT64_C(0x89bcc016584bb683), UINT64_C(0xe8d9887f0164a50c), \
      UINT64_C(0x755e95cb795eda3d), UINT64_C(0x0f572b871323b130) } }, { { UINT64_C(0x9b4579552c80552b), \
      UINT64_C(0x5821ebc4e04e7089), UINT64_C(0x052c529f2f55cc8d), UINT64_C(0x2d2ec8708e3fa253) } }, \
      { { UINT64_C(0x8883187840f181c0), UINT64_C(0x5b566b9220a88556), UINT64_C(0x22be6aa8094ed9f3), \
      UINT64_C(0x2418aa1dcb99841c) } }, { { UINT64_C(0xf90ad83d70784d69), UINT64_C(0xc98f396490089c33), \
      UINT64_C(0x538bf7a46a63be44), UINT64_C(0x1f2fab5ccf5c3c58) } }, { { UINT64_C(0xf8d5b996a4999d8c), \
      UINT64_C(0xe648af41af24872a), UINT64_C(0xad89d87768b86ec6), UINT64_C(0x123fde36ddfd330b) } }, \
      { { UINT64_C(0x2ffb59a7a8438448), UINT64_C(0xdf073898645feeb6), UINT64_C(0x0474a2cd5f987757), \
      UINT64_C(0x0eb4cedcce4c4237) } }, { { UINT64_C(0x17215acdc91de695), UINT64_C(0x65fb71201cdbd56e), \
      UINT64_C(0x8f5319a3faa676c4), UINT64_C(0x00b840012d97f1bc) } }, { { UINT64_C(0x5fde22a0a60bd4de), \
      UINT64_C(0xc2222a37273daee6), UINT64_C(0x577b5a278e437749), UINT64_C(0x0e8a14abae1d702f) } }, \
      { { UINT64_C(0xd6622169bf991d85), UINT64_C(0xb4ac74cba03a322b), UINT64_C(0x064ee23f41a88fd6), \
      UINT64_C(0x2a2204d759ea5015) } }, { { UINT64_C(0xc901358b20a34655), UINT64_C(0x2a208f81f2ae09a8), \
      UINT64_C(0x5d166b66a0b1888a), UINT64_C(0x1b83eba06a226431) } }, { { UINT64_C(0x1a1def2ba92a9c77), \
      UINT64_C(0x6c58e7c1325b2e86), UINT64_C(0x3ec9d71da6bbf0ff), UINT64_C(0x2bcecaa38337448e) } }, \
      { { UINT64_C(0x1408c1141e18752d), UINT64_C(0xf50fa7b264da1fca), UINT64_C(0x7a12a50a3b0f8609), \
      UINT64_C(0x2cc6c7f892f6bd97) } }, { { UINT64_C(0x57a23522ad2a8e52), UINT64_C(0x3406c48e1f04a077), \
      UINT64_C(0x659415f67223f8a7), UINT64_C(0x0f9e5fbadfa1d312) } }, { { UINT64_C(0xab918de957200b5a), \
      UINT64_C(0xa957643f3a876052), UINT64_C(0x319b03a175d9d98d), UINT64_C(0x1c477530343eb0e7) } }, \
      { { UINT64_C(0xa79b63e56ac46703), UINT64_C(0xadd7c743599e8daa), UINT64_C(0x61378204f26466ea), \
      UINT64_C(0x0b8bde160b1297da) } } }, { { { UINT64_C(0xac96341c4ffffffb), UINT64_C(0x36fc76959f60cd29), \
      UINT64_C(0x666ea36f7879462e), UINT64_C(0x0e0a77c19a07df2f) } }, { { UINT64_C(0x667f0e72d8e96c48), \
      UINT64_C(0x94109e0f4948a4fa), UINT64_C(0xf8504de3afe7d786), UINT64_C(0x2cd33fae85a4f030) } }, \
      { { UINT64_C(0x0b095acdf50e3d58), UINT64_C(0x52ef5716a99eae65), UINT64_C(0x9b8665251b9421f0), \
      UINT64_C(0x23c1ca181e965c85) } }, { { UINT64_C(0x62709aa00bc988da), UINT64_C(0xcc617694b86abdc5), \
      UINT64_C(0x9fdba0a521126808), UINT64_C(0x1705dd9b49b77399) } }, { { UINT64_C(0xd8bb95832fb90b14), \
      UINT64_C(0xb02515b9a0c38601), UINT64_C(0x5e77f76e182c7fb7), UINT64_C(0x2d000c05d8c1deb4) } }, \
      { { UINT64_C(0x835067c2938145d4), UINT64_C(0x05ead5aaeb70b58a), UINT64_C(0xdfe58cb5e112faf2), \
      UINT64_C(0x2589d5d3194860ef) } }, { { UINT64_C(0x92aa23778faa1745), UINT64_C(0x8e101b04d6b44df8), \
      UINT64_C(0xa8d9113efe5797ad), UINT64_C(0x0f9bebd5360bf6b7) } }, { { UINT64_C(0x835dcafeb5f43750), \
      UINT64_C(0x50962f3e174e3bb6), UINT64_C(0x6432548c5b5404b9), UINT64_C(0x287a330c14be0f01) } }, \
      { { UINT64_C(0x169b4cbac88809a8), UINT64_C(0x457d00f867e4fbe3), UINT64_C(0x6801ddc2b96932b3), \
      UINT64_C(0x048e0c9a914e975b) } }, { { UINT64_C(0x81d9ea6ccbf91dab), UINT64_C(0xf6142ba9d7357471), \
      UINT64_C(0x1a248deb62beaf03), UINT64_C(0x15c015cedbe4b812) } }, { { UINT64_C(0xe6952e53b87ac104), \
      UINT64_C(0x63d2083a3ba739f4), UINT64_C(0x996026a9dca59588), UINT64_C(0x2e13dcbd200de518) } }, \
      { { UINT64_C(0xea46d60fe3bb4570), UINT64_C(0x0154fcff6eac2f0f), UINT64_C(0xec1d0a28580bae7a), \
      UINT64_C(0x2df041cdd3921791) } }, { { UINT64_C(0x31b86cc6d43c4fc1), UINT64_C(0xe3640c6c03965bdc), \
      UINT64_C(0x84ad6f10f881c2bf), UINT64_C(0x25b4903b05b974f7) } }, { { UINT64_C(0xf77e487fbd02b5a0), \
      UINT64_C(0x49465acd3c32412e), UINT64_C(0xe2dcccbd6b42eb50), UINT64_C(0x1e030b141d3b39c1) } }, \
      { { UINT64_C(0xdc92d00e2d96020f), UINT64_C(0xb69b5fd06328aa47), UINT64_C(0xf308bfa50efbcf5d), \
      UINT64_C(0x284ecc8a626463a9) } }, { { UINT64_C(0x4a92f4eaeb4f2d47), UINT64_C(0x8786d167512fc5b2), \
      UINT64_C(0x5eaa2bc135664c97), UINT64_C(0x1561b7c2c016e939) } } }, { { { UINT64_C(0xac96341c4ffffffb), \
      UINT64_C(0x36fc76959f60cd29), UINT64_C(0x666ea36f7879462e), UINT64_C(0x0e0a77c19a07df2f) } }, \
      { { UINT64_C(0x29a730286ed9e349), UINT64_C(0x1ff90914d9689b7f), UINT64_C(0x24bbb6ac251e133c), \
      UINT64_C(0x022d75746283dfd6) } }, { { UINT64_C(0x1f296f022886e2a5), UINT64_C(0x550e4e0b1e34eb1c), \
      UINT64_C(0xdf87a2c1b4688775), UINT64_C(0x2707e80c3ba99c65) } }, { { UINT64_C(0x35b72cb453ee5336), \
      UINT64_C(0x74b3062d96d52b01), UINT64_C(0x9d67cd4091d7bee8), UINT64_C(0x1bf8457e169e11b2) } }, \
      { { UINT64_C(0x645bee0013cbc9c3), UINT64_C(0xa81ac5011d4ad1a7), UINT64_C(0x100ef5edb54ea975), \
      UINT64_C(0x04d3bb8bdad08cdd) } }, { { UINT64_C(0xf4ef111140703006), UINT64_C(0x87344791b0b07dc8), \
      UINT64_C(0x390f25584205b2b6), UINT64_C(0x0163775edb45e937) } }, { { UINT64_C(0x93dbb165a6eb2488), \
      UINT64_C(0x2880c4cd7438987b), UINT64_C(0xd9129d55f161af93), UINT64_C(0x08938e6dec619c0e) } }, \
      { { UINT64_C(0x206c36f0028412fb), UINT64_C(0x44e74eb0a78a14a8), UINT64_C(0x43d851a8f9b9255e), \
      UINT64_C(0x01d066e121ba4c28) } }, { { UINT64_C(0x8c193fa18da73c33), UINT64_C(0x478e6f456d0221ba), \
      UINT64_C(0x6817e7a3329bae82), UINT64_C(0x041fd6a3eba7a65e) } }, { { UINT64_C(0xa6816b06e9510099), \
      UINT64_C(0x9f74c96877bf1887), UINT64_C(0xe8fff5c0ce5caae9), UINT64_C(0x186451008e863275) } }, \
      { { UINT64_C(0xc76ee0c47be2789e), UINT64_C(0x72a204ef00b19855), UINT64_C(0x665a060b1f2af7be), \
      UINT64_C(0x0c288fbb7a3e0edb) } }, { { UINT64_C(0xeaccc5847547290d), UINT64_C(0x0e07e3e5c08224d5), \
      UINT64_C(0x546a292bbb3ab3fc), UINT64_C(0x138b69102aa1bc92) } }, { { UINT64_C(0x7b481878a2e63c09), \
      UINT64_C(0x9882a0179d34452b), UINT64_C(0xfc8b95f58ed2d16e), UINT64_C(0x1f1ae5c9d0f105c1) } }, \
      { { UINT64_C(0x9b8f38a94212c6c9), UINT64_C(0xd7d25a4ef41148dd), UINT64_C(0x8178f1d34bd66f57), \
      UINT64_C(0x0a4d99dc3f3899ec) } }, { { UINT64_C(0x0942eb3d024c3f8c), UINT64_C(0xc9c77d04e71dd9ab), \
      UINT64_C(0x5794596e0908a25f), UINT64_C(0x22b3d26166673ea9) } }, { { UINT64_C(0x0711638f555a23e2), \
      UINT64_C(0x6b9ab80eb33a77bd), UINT64_C(0xae1dc4dbb1408cf9), UINT64_C(0x1399eea05b02473e) } } }, \
      { { { UINT64_C(0xac96341c4ffffffb), UINT64_C(0x36fc76959f60cd29), UINT64_C(0x666ea36f7879462e), \
      UINT64_C(0x0e0a77c19a07df2f) } }, { { UINT64_C(0x489362b650573894), UINT64_C(0x0a19b79043d35763), \
      UINT64_C(0xda6a5ff6bbc04fa8), UINT64_C(0x2f6a7c2881855e62) } }, { { UINT64_C(0x39635a33503045fa), \
      UINT64_C(0x4f4b5b8d30d9f86e), UINT64_C(0xefba9fb03979eba3), UINT64_C(0x2d4d2d2da7cd1545) } }, \
      { { UINT64_C(0x2bf5ebd867018da8), UINT64_C(0xc66bcce061ab32ef), UINT64_C(0x78a9a76f0995811a), \
      UINT64_C(0x19c635dfe3cf626f) } }, { { UINT64_C(0xea9351a4708c94ca), UINT64_C(0xac912ec7a5f17c35), \
      UINT64_C(0x920b769623d9760a), UINT64_C(0x2c3adf7c6cf0bc39) } }, { { UINT64_C(0xe51bf7efbf77f86c), \
      UINT64_C(0x14e3f2bc0738d64a), UINT64_C(0xf276501617dfc2ae), UINT64_C(0x0280224a5cf73823) } }, \
      { { UINT64_C(0x4127842f83df9207), UINT64_C(0x1dfb0ddfb40eb6e5), UINT64_C(0x36502334fb1f168c), \
      UINT64_C(0x0a5ce53e49d15d2b) } }, { { UINT64_C(0x985dc60826542d78), UINT64_C(0x40b7d0df3d439d80), \
      UINT64_C(0x18664b0f223f9557), UINT64_C(0x18031179f0da1478) } }, { { UINT64_C(0xf2fe10e92ba9466a), \
      UINT64_C(0x77a9e3c167af44ce), UINT64_C(0x723cad05841b37c9), UINT64_C(0x1768636eb0a2cbb1) } }, \
      { { UINT64_C(0x48221c0772b56ee1), UINT64_C(0x4116bc7a6389f55f), UINT64_C(0xe6a0269b853e31f8), \
      UINT64_C(0x1ebd20411b0c7fcf) } }, { { UINT64_C(0x252be74d642b9483), UINT64_C(0xb6c1540e83388035), \
      UINT64_C(0x86bb317bae7070b8), UINT64_C(0x2f8d990158ec3346) } }, { { UINT64_C(0x960d1b5e235ae2f1), \
      UINT64_C(0xbd18011d8f057d4e), UINT64_C(0xad6e88ed204e71e6), UINT64_C(0x2214cf0afdc35b13) } }, \
      { { UINT64_C(0x163b059486b7b525), UINT64_C(0xabb85f420d86e231), UINT64_C(0x865d60d9141f0dbd), \
      UINT64_C(0x217d35c9476fef81) } }, { { UINT64_C(0x8586949b66953fac), UINT64_C(0x2eb55ba8d37dbaea), \
      UINT64_C(0xa1745468659aa832), UINT64_C(0x0f0a73c8534b5864) } }, { { UINT64_C(0x9f5734af20ce1d64), \
      UINT64_C(0x9cedfcab65ac20bb), UINT64_C(0x5f625fb347719e9e), UINT64_C(0x2e13fd9bf7ff32f3) } }, \
      { { UINT64_C(0xa2ad0d1a9f66c4f0), UINT64_C(0x67e706da8ae18a67), UINT64_C(0xeed4e3308485cab6), \
      UINT64_C(0x27dcdc1249a51264) } } }, { { { UINT64_C(0xac96341c4ffffffb), UINT64_C(0x36fc76959f60cd29), \
      UINT64_C(0x666ea36f7879462e), UINT64_C(0x0e0a77c19a07df2f) } }, { { UINT64_C(0x422d9ca46c9fc2d9), \
      UINT64_C(0xec33febb4b73a08d), UINT64_C(0x69366b9ee4da54b6), UINT64_C(0x2b22e3d430dc6b9f) } }, \
      { { UINT64_C(0xa2be1e2a36fa814f), UINT64_C(0xe25ec7610dd79739), UINT64_C(0xd0725623d6cafca5), \
      UINT64_C(0x068d1538c117d364) } }, { { UINT64_C(0x405cca21817ca354), UINT64_C(0xaac2354b96002fda), \
      UINT64_C(0xf86f4b4aaf0c166c), UINT64_C(0x0933c73ce467bd93) } }, { { UINT64_C(0x9a42b93a4388ee4f), \
      UINT64_C(0x16c835b156abb91e), UINT64_C(0x5fcd5d77a3b49b70), UINT64_C(0x1d24a254e5e81852) } }, \
      { { UINT64_C(0xf637e007a2f6a8cd), UINT64_C(0xf0535ae7926d5285), UINT64_C(0xfc12fdfcc18fe528), \
      UINT64_C(0x08850e392634ef23) } }, { { UINT64_C(0x517ad96fc29dbdbc), UINT64_C(0x1a63037591446273), \
      UINT64_C(0xaf21e5e4c7b79a68), UINT64_C(0x2846c7a39c5e5e96) } }, { { UINT64_C(0x33ba020c8ec28776), \
      UINT64_C(0x7dd1b7075adf21ed), UINT64_C(0x17d30268bca440f6), UINT64_C(0x0b6ce53db661e8d0) } }, \
      { { UINT64_C(0x7e1bb7c18adb9263), UINT64_C(0x082782771c1e4a45), UINT64_C(0xc3b2b36da915deb6), \
      UINT64_C(0x0b9db5e6ee822f9a) } }, { { UINT64_C(0x522a78ab4c4c2c23), UINT64_C(0x6c0101af507cb9fc), \
      UINT64_C(0x0dfc85f4ba682261), UINT64_C(0x0d3a53fbfa3b450e) } }, { { UINT64_C(0xbb8c3e752d041646), \
      UINT64_C(0xc4def09a34e0860d), UINT64_C(0xb50bf36890b3418e), UINT64_C(0x239baa76154c4076) } }, \
      { { UINT64_C(0xbaf8eaf8ceb15e33), UINT64_C(0x649a5761f545c51f), UINT64_C(0x9e6040cd90ab7812), \
      UINT64_C(0x0d50ee3483ff4936) } }, { { UINT64_C(0x332aded9c3001110), UINT64_C(0xd35a881b52a29a24), \
      UINT64_C(0x0ed1aadef7d69d04), UINT64_C(0x0e806b1749957acf) } }, { { UINT64_C(0x2939cdf559b41e6b), \
      UINT64_C(0xd958a80a08710fcf), UINT64_C(0xbf94a0e8a7f18e1b), UINT64_C(0x1be60637eeabc81e) } }, \
      { { UINT64_C(0xc1ca56daea54ce96), UINT64_C(0x06ffd5645142a15a), UINT64_C(0x9b3e6d19008a0899), \
      UINT64_C(0x2e89fbc2086a4c0a) } }, { { UINT64_C(0x77590a22da05f488), UINT64_C(0xd4a330cdbdfc416c), \
      UINT64_C(0x35372d62ed574068), UINT64_C(0x1536be9c085d5995) } } }, { { { UINT64_C(0xac96341c4ffffffb), \
      UINT64_C(0x36fc76959f60cd29), UINT64_C(0x666ea36f7879462e), UINT64_C(0x0e0a77c19a07df2f) } }, \
      { { UINT64_C(0x9bf52a88a5a90b53), UINT64_C(0x39ccb835523899e2), UINT64_C(0x6a3cc4193be1b610), \
      UINT64_C(0x134c2780ccac2b38) } }, { { UINT64_C(0x8ee513b2d38119f0), UINT64_C(0x87ee89f46bab8280), \
      UINT64_C(0x7fab75cbc4cc2cf4), UINT64_C(0x1bef2752d8704b2c) } }, { { UINT64_C(0x2524d83c0fc53afb), \
      UINT64_C(0x618fdf53288d3a63), UINT64_C(0x31ecf1a882aee926), UINT64_C(0x1b4c2350ca3bcf0d) } }, \
      { { UINT64_C(0x91c0d6fac5757884), UINT64_C(0xa782859be6bf4559), UINT64_C(0xc3ce14edb987f6cd), \
      UINT64_C(0x0be9c8c56d591f67) } }, { { UINT64_C(0xcf0f903ec6deb6e7), UINT64_C(0x9b17d956e1224a34), \
      UINT64_C(0xa4b5404aceef9d02), UINT64_C(0x23f0163e635aebbd) } }, { { UINT64_C(0x398a37524ae232cd), \
      UINT64_C(0x9b16deaac5bc0327), UINT64_C(0x7dbf61995bfba5ff), UINT64_C(0x0fdd18558e298a3b) } }, \
      { { UINT64_C(0x76020705f4d8b012), UINT64_C(0xa86cb011ea5761af), UINT64_C(0xc6eea8db401a450b), \
      UINT64_C(0x20e0006fc57b2672) } }, { { UINT64_C(0x283ae711001fcfb4), UINT64_C(0x05ead253feb4f32a), \
      UINT64_C(0xcbc338abfa1144ca), UINT64_C(0x300e4c10db78fc8e) } }, { { UINT64_C(0x716ca9f9b6d57e84), \
      UINT64_C(0xdd9a7a3347d32711), UINT64_C(0x4a9d517c466391ba), UINT64_C(0x025fb429eb69687d) } }, \
      { { UINT64_C(0x6190279bdee72bcf), UINT64_C(0x2d3ff1d9f47966b7), UINT64_C(0xe59996b0d8a33445), \
      UINT64_C(0x2dd9179f98b9fa1c) } }, { { UINT64_C(0xd2a3201491591d30), UINT64_C(0x129e0134eb17ecbe), \
      UINT64_C(0x19215dae98872cb4), UINT64_C(0x2f85a979d48b2d48) } }, { { UINT64_C(0xa9bb9c72ccd2168f), \
      UINT64_C(0x4fcc00aa9ea5f935), UINT64_C(0x29f5b9df36f2064c), UINT64_C(0x20c229456a4f68a4) } }, \
      { { UINT64_C(0xb84fea86f9439e0f), UINT64_C(0x728e551e9bd5cfa9), UINT64_C(0xdc1a924f05293d77), \
      UINT64_C(0x1e8d9e0ba74ed893) } }, { { UINT64_C(0x215a6876ea2b62cd), UINT64_C(0x624c55636b204b0a), \
      UINT64_C(0x3e2385dc2b107577), UINT64_C(0x1273dd39e9a0fa90) } }, { { UINT64_C(0xa9de6601f526126b), \
      UINT64_C(0x7295bc82c45d124b), UINT64_C(0xf0bc6663464e35a7), UINT64_C(0x2cbd349b7594e729) } } }, \
      { { { UINT64_C(0xac96341c4ffffffb), UINT64_C(0x36fc76959f60cd29), UINT64_C(0x666ea36f7879462e), \
      UINT64_C(0x0e0a77c19a07df2f) } }, { { UINT64_C(0x302fa787a5d2b60e), UINT64_C(0x80cc914fb54036b7), \
      UINT64_C(0x4f65c0b3d235eb3b), UINT64_C(0x0adb12085108a15e) } }, { { UINT64_C(0x3207cbdddda29e9b), \
      UINT64_C(0x77ca35a6262fbefc), UINT64_C(0x3d7e07dfb059de38), UINT64_C(0x12a91d5f32bd1157) } }, \
      { { UINT64_C(0x80bfe61fb2c2884e), UINT64_C(0xaefbc8bcdc918a4a), UINT64_C(0x95cdd7962b7c50dd), \
      UINT64_C(0x2bde845b3a6ba409) } }, { { UINT64_C(0xc46cb7fc51231076), UINT64_C(0xc8f4d11bc871df70), \
      UINT64_C(0x2a9ee33d0d77ebee), UINT64_C(0x052cd33da770975a) } }, { { UINT64_C(0xc39f507006e9a471), \
      UINT64_C(0x9d0da7afff69cfed), UINT64_C(0x6e896679a296bc63), UINT64_C(0x042a7bd4a502fe84) } }, \
      { { UINT64_C(0x4b34aab13a5283c2), UINT64_C(0xfad32148f5edead2), UINT64_C(0xded9488b23ed2e65), \
      UINT64_C(0x0c23d18ba196c67f) } }, { { UINT64_C(0x4f2b78177bd070fe), UINT64_C(0xc018ba6c15e907c4), \
      UINT64_C(0x2b6a88c7658600f2), UINT64_C(0x19e825210e7b632b) } }, { { UINT64_C(0x974bc177a0000006), \
      UINT64_C(0xf13771b2da58a367), UINT64_C(0x51e1a2470908122e), UINT64_C(0x2259d6b14729c0fa) } }, \
      { { UINT64_C(0x13b24e0c4a2d49f3), UINT64_C(0xa76756f8c47939da), UINT64_C(0x68ea8502af4b6d21), \
      UINT64_C(0x25893c6a9028fecb) } }, { { UINT64_C(0x11da29b6125d6166), UINT64_C(0xb069b2a25389b195), \
      UINT64_C(0x7ad23dd6d1277a24), UINT64_C(0x1dbb3113ae748ed2) } }, { { UINT64_C(0xc3220f743d3d77b3), \
      UINT64_C(0x79381f8b9d27e646), UINT64_C(0x22826e205605077f), UINT64_C(0x0485ca17a6c5fc20) } }, \
      { { UINT64_C(0x7f753d979edcef8b), UINT64_C(0x5f3f172cb1479120), UINT64_C(0x8db1627974096c6e), \
      UINT64_C(0x2b377b3539c108cf) } }, { { UINT64_C(0x8042a523e9165b90), UINT64_C(0x8b2640987a4fa0a3), \
      UINT64_C(0x49c6df3cdeea9bf9), UINT64_C(0x2c39d29e3c2ea1a5) } }, { { UINT64_C(0xf8ad4ae2b5ad7c3f), \
      UINT64_C(0x2d60c6ff83cb85be), UINT64_C(0xd976fd2b5d9429f7), UINT64_C(0x24407ce73f9ad9a9) } }, \
      { { UINT64_C(0xf4b67d7c742f8f03), UINT64_C(0x681b2ddc63d068cc), UINT64_C(0x8ce5bcef1bfb576a), \
      UINT64_C(0x167c2951d2b63cfe) } } } }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 22188497

/* ---- tower ---- */
/* fp2_mul_nr(a) = (FP2_NR_C + FP2_NR_G*u)*a, u the generator of Fp2 */
#define FP2_NR_C 9
/* the same: coefficient of u */
#define FP2_NR_G 1
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop, with the two at its end */
#define MILLER_LINES 88
/* signed digits of |6x + 2|, most significant first, without the leading 1: 65 doublings, 21 additions */
#define MILLER_DIGITS \
    { 0, -1, 0, 1, 0, 0, 0, -1, 0, -1, 0, 0, 0, -1, 0, 1, 0, -1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, \
      -1, 0, 0, 0, 0, -1, 0, 1, 0, 0, 0, -1, 0, -1, 0, 0, 1, 0, 0, 0, -1, 0, 0, -1, 0, 1, 0, 1, 0, 0, 0 }
/* digits; where x < 0 (SEED_NEGATIVE) the loop runs on the absolute value */
#define MILLER_LEN 65

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR { UINT64_C(0x0000000000000001) }
/* bits of it */
#define G1_COFACTOR_BITS 1
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 1
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0x345f2299c0f9fa8d), UINT64_C(0x06ceecda572a2489), UINT64_C(0xb85045b68181585e), \
      UINT64_C(0x30644e72e131a029) }
/* bits of it */
#define G2_COFACTOR_BITS 254
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

/* ---- endomorphisms ---- */
/* lambda = 36x^3 + 18x^2 + 6x + 1 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA \
    { UINT64_C(0x8b17ea66b99c90dd), UINT64_C(0x5bfc41088d8daaa7), UINT64_C(0xb3c4d79d41a91758), \
      UINT64_C(0x0000000000000000) }
/* bits of it */
#define GLV_LAMBDA_BITS 192
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 127
/* words of a part and of an entry of the basis */
#define GLV_WORDS 2
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 256
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0x89d3256894d213e3), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x8211bbeb7d4f1128), UINT64_C(0x6f4d8248eeb859fc) }, \
      { UINT64_C(0x0be4e1541221250b), UINT64_C(0x6f4d8248eeb859fd) }, \
      { UINT64_C(0x89d3256894d213e3), UINT64_C(0x0000000000000000) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 3
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND \
    { { UINT64_C(0xd91d232ec7e0b3d7), UINT64_C(0x0000000000000002), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x7a7bd9d4391eb18e), UINT64_C(0x4ccef014a773d2cf), UINT64_C(0x0000000000000002) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* eigenvalue of psi on G2: 6x^2, mod r */
#define PSI_EIGENVALUE \
    { UINT64_C(0xf83e9682e87cfd46), UINT64_C(0x6f4d8248eeb859fb), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* k = k0 + k1*e + k2*e^2 + k3*e^3 mod r by rounding on a short basis v_0..v_3, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLS_SHIFT-1)) / 2^GLS_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLS_BITS, proved from the rounding errors.
 * On G2, with e the eigenvalue of psi. */

/* rows of the basis, parts of a scalar */
#define GLS_DIM 4
/* |k_j| < 2^BITS */
#define GLS_BITS 64
/* words of a part and of an entry of the basis */
#define GLS_WORDS 1
/* of the rounding, a multiple of 64 */
#define GLS_SHIFT 256
/* v_ij, row by row: sum_j v_ij*e^j = 0 mod r */
#define GLS_BASIS \
    { { UINT64_C(0x44e992b44a6909f2) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x89d3256894d213e2) }, \
      { UINT64_C(0x89d3256894d213e2) }, \
      { UINT64_C(0x44e992b44a6909f2) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x89d3256894d213e2) }, \
      { UINT64_C(0x89d3256894d213e3) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x44e992b44a6909f1) }, \
      { UINT64_C(0x89d3256894d213e3) } }
/* signs of the same: 1 where negative */
#define GLS_BASIS_NEG { 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0 }
/* words of g_i */
#define GLS_ROUND_WORDS 4
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLS_ROUND \
    { { UINT64_C(0xc88ce3c1c9b8a83f), UINT64_C(0xab6994f747caaeff), UINT64_C(0x3d00631561b2572a), \
        UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x46f4bda995d51bb1), UINT64_C(0x08e5da66fc7184ae), UINT64_C(0x9e80318ab0d92b93), \
        UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0xc170977dcef3cd3f), UINT64_C(0x55b4ca7ba3e5577d), UINT64_C(0x9e80318ab0d92b95), \
        UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x2dff291532e42728), UINT64_C(0x55b4ca7ba3e5577f), UINT64_C(0x9e80318ab0d92b95), \
        UINT64_C(0x0000000000000000) } }
/* signs of the same: 1 where negative */
#define GLS_ROUND_NEG { 0, 0, 1, 0 }

#endif
