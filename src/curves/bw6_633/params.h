/* SPDX-License-Identifier: Apache-2.0 */
/* bw6_633: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BW6_633_PARAMS_H
#define PAIRING_CURVES_BW6_633_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "bw6_633"
/* family */
#define CURVE_FAMILY FAMILY_BW6
/* embedding degree */
#define CURVE_K 6
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 1
/* 0: M twist, y^2 = x^3 + b*xi */
#define CURVE_TWIST_D 0
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (4)
/* the curve whose base field is the scalar field here */
#define CURVE_FR_INNER bls24_315
/* embedding degree of the inner curve */
#define BW6_INNER_K 24
/* t = t0 + ht*r, see the curve card */
#define BW6_HT (-7)
/* y = y0 + hy*r */
#define BW6_HY (-1)

/* |x|, the seed x = -3218079743 = -0xbfcfffff */
#define SEED_ABS UINT64_C(0xbfcfffff)
/* bits of |x| */
#define SEED_BITS 32
/* x < 0 */
#define SEED_NEGATIVE 1
/* signed digits of |x|, most significant first, without the leading 1: |x| = +2^32 -2^30 -2^22 +2^20 -2^0 */
#define SEED_NAF \
    { 0, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1 }
/* digits; zeros between nonzero digits (SEED_RUNS), from the low end: 0, 19, 1, 7, 1 */
#define SEED_NAF_LEN 32
/* signed digits of |(x - 1)/3|, of the sign of x, likewise: +2^30 -2^20 */
#define SEED_THIRD_NAF { 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/* digits */
#define SEED_THIRD_NAF_LEN 30
/* 1: x = 3*((x - 1)/3) + 1 has fewer digits in that form */
#define SEED_BY_THIRD 1
/* signed digits of |x - 1|, of the sign of x, likewise: +2^32 -2^30 -2^22 +2^20 */
#define SEED_MINUS_ONE_NAF \
    { 0, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/* digits */
#define SEED_MINUS_ONE_NAF_LEN 32
/* signed digits of |x + 1|, of the sign of x, likewise: +2^32 -2^30 -2^22 +2^20 -2^1 */
#define SEED_PLUS_ONE_NAF \
    { 0, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0 }
/* digits */
#define SEED_PLUS_ONE_NAF_LEN 32

/* ---- base field ---- */
/* p = 0x126633cc0f35f63fc1a174f01d72ab5a8fcd8c75d79d2c74e59769ad9bbda2f8152a6c0fadea490b8da9f5e83f57c497e0e8850edbda407d7b5ce7ab839c2253d369bd31147f73cd74916ea4570000d */
/* bits of p */
#define FP_BITS 633
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 10
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 80
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 7
/* p */
#define FP_MODULUS \
    { UINT64_C(0xd74916ea4570000d), UINT64_C(0x3d369bd31147f73c), UINT64_C(0xd7b5ce7ab839c225), \
      UINT64_C(0x7e0e8850edbda407), UINT64_C(0xb8da9f5e83f57c49), UINT64_C(0x8152a6c0fadea490), \
      UINT64_C(0x4e59769ad9bbda2f), UINT64_C(0xa8fcd8c75d79d2c7), UINT64_C(0xfc1a174f01d72ab5), \
      UINT64_C(0x0126633cc0f35f63) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x0126633cc0f35f63)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0xb50f29ab0b03b13b)
/* R mod p: one */
#define FP_ONE \
    { UINT64_C(0x4e9e20d7c8dff4ba), UINT64_C(0xeaa4def70397993d), UINT64_C(0xf056f1943de9a3b4), \
      UINT64_C(0xaf65c9d1d58bc132), UINT64_C(0xb269cc09911e3844), UINT64_C(0xda5364a672ed4a7f), \
      UINT64_C(0x0e6b25b72f18cacd), UINT64_C(0x74bc031cf05b372a), UINT64_C(0x615fc97c6768f677), \
      UINT64_C(0x00b5f150acf3474b) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 \
    { UINT64_C(0x661e804ca9d73f4c), UINT64_C(0xc8097534c70cdf8b), UINT64_C(0xe6a4436c7d9c2a0b), \
      UINT64_C(0x0a8eade777742a9e), UINT64_C(0xb0fc02b996feedd8), UINT64_C(0xba4fdbddeb83543a), \
      UINT64_C(0xaebec1921b2490f8), UINT64_C(0xd4af2c0e74212f40), UINT64_C(0x499179a8fa1cce12), \
      UINT64_C(0x007da75a34ab397a) }
/* R^3 mod p */
#define FP_R3 \
    { UINT64_C(0xea1b44454b7d405e), UINT64_C(0x45fc4e4c15130ccf), UINT64_C(0xa1af47f8738f42a3), \
      UINT64_C(0x439ee6fdb84d1fd7), UINT64_C(0x12d57e33667ee413), UINT64_C(0xc73d77225612c238), \
      UINT64_C(0x46eeb8114d4b71a5), UINT64_C(0xf260e028d39b0077), UINT64_C(0xc6eea09edb5b56d3), \
      UINT64_C(0x00c3c79ff9c22293) }
/* 2^-1 * R mod p */
#define FP_INV2 \
    { UINT64_C(0xa74f106be46ffa5d), UINT64_C(0x75526f7b81cbcc9e), UINT64_C(0x782b78ca1ef4d1da), \
      UINT64_C(0x57b2e4e8eac5e099), UINT64_C(0xd934e604c88f1c22), UINT64_C(0xed29b2533976a53f), \
      UINT64_C(0x073592db978c6566), UINT64_C(0xba5e018e782d9b95), UINT64_C(0xb0afe4be33b47b3b), \
      UINT64_C(0x005af8a85679a3a5) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF \
    { UINT64_C(0x6ba48b7522b80006), UINT64_C(0x9e9b4de988a3fb9e), UINT64_C(0xebdae73d5c1ce112), \
      UINT64_C(0xbf07442876ded203), UINT64_C(0x5c6d4faf41fabe24), UINT64_C(0xc0a953607d6f5248), \
      UINT64_C(0xa72cbb4d6cdded17), UINT64_C(0xd47e6c63aebce963), UINT64_C(0xfe0d0ba780eb955a), \
      UINT64_C(0x0093319e6079afb1) }
/* bits of it */
#define FP_HALF_BITS 632
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP \
    { UINT64_C(0xd74916ea4570000b), UINT64_C(0x3d369bd31147f73c), UINT64_C(0xd7b5ce7ab839c225), \
      UINT64_C(0x7e0e8850edbda407), UINT64_C(0xb8da9f5e83f57c49), UINT64_C(0x8152a6c0fadea490), \
      UINT64_C(0x4e59769ad9bbda2f), UINT64_C(0xa8fcd8c75d79d2c7), UINT64_C(0xfc1a174f01d72ab5), \
      UINT64_C(0x0126633cc0f35f63) }
/* bits of it */
#define FP_INV_EXP_BITS 633
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 79
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK \
    { UINT64_C(0xea67ce5118779746), UINT64_C(0x3f5831ce09b0285a), UINT64_C(0xaa2062bab37b6445), \
      UINT64_C(0xbd0a0cf7a20d3cbe), UINT64_C(0xda01b62f75a19303), UINT64_C(0x7768edd75f46502e), \
      UINT64_C(0x0514dfe96a600111), UINT64_C(0xbdf70ef2daa6f1de), UINT64_C(0x0847057e65ed0ed3), \
      UINT64_C(0x009848d2adb22869) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 2
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 58
/* (p-5)/8, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0x9ae922dd48ae0001), UINT64_C(0xa7a6d37a6228fee7), UINT64_C(0xfaf6b9cf57073844), \
      UINT64_C(0x2fc1d10a1db7b480), UINT64_C(0x171b53ebd07eaf89), UINT64_C(0xf02a54d81f5bd492), \
      UINT64_C(0xe9cb2ed35b377b45), UINT64_C(0xb51f9b18ebaf3a58), UINT64_C(0x7f8342e9e03ae556), \
      UINT64_C(0x0024cc67981e6bec) }
/* bits of it */
#define FP_SQRT_EXP_BITS 630
/* the power a^SQRT_EXP, 623 squarings and 100 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN \
    { { 1, 0, 1, CHAIN_NONE }, { 2, 1, 1, CHAIN_NONE }, { 3, 2, 1, 2 }, { 2, 3, 1, CHAIN_NONE }, { 4, 2, 0, 1 }, \
      { 3, 4, 0, 3 }, { 5, 3, 1, CHAIN_NONE }, { 1, 5, 0, 1 }, { 6, 1, 0, 2 }, { 7, 1, 0, 3 }, { 8, 7, 0, 2 }, \
      { 9, 8, 0, 6 }, { 10, 9, 0, 0 }, { 2, 10, 0, 2 }, { 11, 9, 0, 1 }, { 8, 9, 0, 8 }, { 12, 10, 0, 9 }, { 13, \
      2, 0, 10 }, { 14, 13, 0, 12 }, { 15, 14, 0, 6 }, { 16, 14, 0, 7 }, { 17, 15, 0, 5 }, { 18, 17, 0, 7 }, \
      { 19, 18, 0, 5 }, { 20, 19, 0, 6 }, { 5, 20, 0, 5 }, { 21, 20, 0, 2 }, { 22, 19, 0, 8 }, { 11, 20, 0, 11 }, \
      { 23, 21, 0, 6 }, { 24, 23, 0, 1 }, { 25, 24, 2, 21 }, { 25, 25, 3, 10 }, { 25, 25, 10, 10 }, { 25, 25, 15, \
      12 }, { 12, 25, 10, 11 }, { 12, 12, 12, 13 }, { 12, 12, 9, 4 }, { 4, 12, 14, 20 }, { 4, 4, 4, 8 }, { 4, 4, \
      7, 11 }, { 4, 4, 7, 16 }, { 4, 4, 13, 19 }, { 4, 4, 10, 22 }, { 4, 4, 8, 8 }, { 4, 4, 12, 21 }, { 4, 4, 9, \
      7 }, { 4, 4, 6, 7 }, { 4, 4, 7, 9 }, { 4, 4, 6, 6 }, { 4, 4, 9, 21 }, { 4, 4, 10, 18 }, { 4, 4, 5, 5 }, \
      { 4, 4, 8, 20 }, { 4, 4, 10, 2 }, { 2, 4, 5, 19 }, { 2, 2, 10, 20 }, { 2, 2, 11, 21 }, { 2, 2, 7, 20 }, \
      { 2, 2, 9, 5 }, { 2, 2, 9, 21 }, { 2, 2, 4, 5 }, { 2, 2, 3, 13 }, { 2, 2, 12, 0 }, { 2, 2, 3, 14 }, { 2, 2, \
      9, 10 }, { 2, 2, 9, 15 }, { 2, 2, 15, 20 }, { 2, 2, 3, 1 }, { 1, 2, 5, 13 }, { 1, 1, 6, 20 }, { 1, 1, 9, \
      24 }, { 1, 1, 14, 14 }, { 1, 1, 6, 17 }, { 1, 1, 7, 18 }, { 1, 1, 11, 8 }, { 1, 1, 11, 7 }, { 1, 1, 10, \
      9 }, { 1, 1, 6, 5 }, { 1, 1, 12, 21 }, { 1, 1, 4, 8 }, { 1, 1, 4, 9 }, { 1, 1, 17, 23 }, { 1, 1, 3, 19 }, \
      { 1, 1, 7, 16 }, { 1, 1, 13, 23 }, { 1, 1, 6, 16 }, { 1, 1, 16, 23 }, { 1, 1, 7, 5 }, { 1, 1, 6, 21 }, { 1, \
      1, 7, 24 }, { 1, 1, 12, 22 }, { 1, 1, 9, 10 }, { 1, 1, 10, 22 }, { 1, 1, 4, 14 }, { 1, 1, 10, 15 }, { 1, 1, \
      2, 22 }, { 1, 1, 10, 10 }, { 1, 1, 7, 3 }, { 1, 1, 7, 15 }, { 1, 1, 15, 23 }, { 1, 1, 0, 15 }, { 1, 1, 13, \
      16 }, { 1, 1, 17, 0 } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 26
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0x69a7fb945b63fd4a), UINT64_C(0xf4cd8e5181f9c3de), UINT64_C(0x70009dfdc6532cba), \
      UINT64_C(0x1422fa5bc48e7e6e), UINT64_C(0x37d8584c8ec48bd5), UINT64_C(0xba20dfae135085e8), \
      UINT64_C(0x831d603938ca3cff), UINT64_C(0x0a7c0c9034314b46), UINT64_C(0xf8ccabd826b66423), \
      UINT64_C(0x008097543e6e5772) }
/* 1 + g, g = ROOT_OF_UNITY, of square 2g */
#define FP_SQRT_X_PLUS \
    { UINT64_C(0xe0fd0581ded3f1f7), UINT64_C(0xa23bd175744965de), UINT64_C(0x88a1c1174c030e4a), \
      UINT64_C(0x457a3bdcac5c9b99), UINT64_C(0x316784f79bed47d0), UINT64_C(0x13219d938b5f2bd7), \
      UINT64_C(0x432f0f558e272d9e), UINT64_C(0xd63b36e5c712afa9), UINT64_C(0x5e125e058c482fe4), \
      UINT64_C(0x001025682a6e3f5a) }
/* 1 - g, of square -2g */
#define FP_SQRT_X_MINUS \
    { UINT64_C(0xe4f625436d7bf770), UINT64_C(0xf5d750a5819dd55e), UINT64_C(0x80565396779676f9), \
      UINT64_C(0x9b42cf7610fd42c4), UINT64_C(0x7a9173bd0259ac6f), UINT64_C(0x203284f85f9cc497), \
      UINT64_C(0x8b4dc57df64e8dce), UINT64_C(0x6a3ff68cbc29ebe3), UINT64_C(0x68931da440b29254), \
      UINT64_C(0x003559fc6e84efd8) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 29178991
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C 2

/* ---- scalar field ---- */
/* p = 0x4c23a02b586d650d3f7498be97c5eafdec1d01aa27a1ae0421ee5da52bde5026fe802ff40300001 */
/* bits of p */
#define FR_BITS 315
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 5
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 40
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 5
/* p */
#define FR_MODULUS \
    { UINT64_C(0x6fe802ff40300001), UINT64_C(0x421ee5da52bde502), UINT64_C(0xdec1d01aa27a1ae0), \
      UINT64_C(0xd3f7498be97c5eaf), UINT64_C(0x04c23a02b586d650) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x04c23a02b586d650)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x702ff9ff402fffff)
/* R mod p: one */
#define FR_ONE \
    { UINT64_C(0xd4f76127b60fffcb), UINT64_C(0x4f9a69ccdeaf967e), UINT64_C(0xe1dfea7c5cb86f92), \
      UINT64_C(0x1dcdc608a9406596), UINT64_C(0x03c9fd706b15a144) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 \
    { UINT64_C(0x6b817891fe329c16), UINT64_C(0x599ce86eec6e2c35), UINT64_C(0xc338890f540d5ad6), \
      UINT64_C(0xcc160f6924c81f32), UINT64_C(0x0215d8d4607a88d5) }
/* R^3 mod p */
#define FR_R3 \
    { UINT64_C(0x6a91e17e18e70f93), UINT64_C(0x342c409b3da49ca0), UINT64_C(0x8737e0f01558fbbf), \
      UINT64_C(0x0bb3e8206580de00), UINT64_C(0x0014412ed878098d) }
/* 2^-1 * R mod p */
#define FR_INV2 \
    { UINT64_C(0xa26fb2137b1fffe6), UINT64_C(0x48dca7d398b6bdc0), UINT64_C(0x6050dd4b7f994539), \
      UINT64_C(0x78e287ca495e6223), UINT64_C(0x04461bb9904e3bca) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF \
    { UINT64_C(0x37f4017fa0180000), UINT64_C(0x210f72ed295ef281), UINT64_C(0xef60e80d513d0d70), \
      UINT64_C(0x69fba4c5f4be2f57), UINT64_C(0x02611d015ac36b28) }
/* bits of it */
#define FR_HALF_BITS 314
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP \
    { UINT64_C(0x6fe802ff402fffff), UINT64_C(0x421ee5da52bde502), UINT64_C(0xdec1d01aa27a1ae0), \
      UINT64_C(0xd3f7498be97c5eaf), UINT64_C(0x04c23a02b586d650) }
/* bits of it */
#define FR_INV_EXP_BITS 315
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 39
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK \
    { UINT64_C(0x6fb59435e2aa129d), UINT64_C(0xd2c9db01fe8e0180), UINT64_C(0xf46060c167d7a9eb), \
      UINT64_C(0xb78c1f494c9076ab), UINT64_C(0x045b9edf4e4dba6e) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 20
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0xef28137f4017fa01), UINT64_C(0xd0d70210f72ed295), UINT64_C(0xe2f57ef60e80d513), \
      UINT64_C(0x36b2869fba4c5f4b), UINT64_C(0x0000002611d015ac) }
/* bits of it */
#define FR_SQRT_EXP_BITS 294
/* the power a^SQRT_EXP, 290 squarings and 51 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN \
    { { 1, 0, 1, CHAIN_NONE }, { 2, 1, 1, CHAIN_NONE }, { 3, 2, 1, CHAIN_NONE }, { 4, 3, 1, CHAIN_NONE }, { 2, 4, \
      0, 2 }, { 5, 2, 1, 1 }, { 1, 5, 0, 0 }, { 6, 1, 0, 3 }, { 7, 5, 0, 4 }, { 8, 6, 0, 5 }, { 9, 8, 0, 3 }, \
      { 10, 9, 0, 3 }, { 3, 10, 0, 3 }, { 4, 3, 0, 4 }, { 11, 4, 0, 3 }, { 12, 11, 0, 0 }, { 13, 11, 1, 10 }, \
      { 13, 13, 9, 7 }, { 13, 13, 12, 5 }, { 13, 13, 5, 1 }, { 13, 13, 11, 10 }, { 13, 13, 8, 9 }, { 13, 13, 10, \
      6 }, { 13, 13, 7, 12 }, { 13, 13, 6, 11 }, { 13, 13, 8, 6 }, { 13, 13, 2, 9 }, { 13, 13, 9, 11 }, { 13, 13, \
      8, 8 }, { 13, 13, 6, 4 }, { 13, 13, 7, 3 }, { 3, 13, 9, 11 }, { 3, 3, 6, 12 }, { 3, 3, 11, 7 }, { 3, 3, 12, \
      2 }, { 2, 3, 2, 4 }, { 2, 2, 11, 4 }, { 2, 2, 1, 6 }, { 2, 2, 10, 1 }, { 2, 2, 2, 1 }, { 1, 2, 7, 0 }, { 1, \
      1, 12, 4 }, { 1, 1, 4, 5 }, { 1, 1, 6, 9 }, { 1, 1, 7, 10 }, { 1, 1, 9, 6 }, { 1, 1, 3, 11 }, { 1, 1, 6, \
      12 }, { 1, 1, 7, 9 }, { 1, 1, 7, 0 }, { 1, 1, 9, 10 }, { 1, 1, 5, 8 }, { 1, 1, 16, 8 }, { 1, 1, 5, 8 }, \
      { 1, 1, 9, 0 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 14
/* 13^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0x9b5d1647037ca81a), UINT64_C(0x12dd386125a33a28), UINT64_C(0xd3e15f6e5bd15edc), \
      UINT64_C(0x91f8b99440a9df59), UINT64_C(0x042c8c47696901ac) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FR_ROOT_WINDOW 4
/* k = ceil(s/w): digits */
#define FR_ROOT_WINDOWS 5
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FR_ROOT_TABLE \
    { { { { UINT64_C(0xd4f76127b60fffcb), UINT64_C(0x4f9a69ccdeaf967e), UINT64_C(0xe1dfea7c5cb86f92), \
      UINT64_C(0x1dcdc608a9406596), UINT64_C(0x03c9fd706b15a144) } }, { { UINT64_C(0x6ac40a0d461549aa), \
      UINT64_C(0x19194bacca168105), UINT64_C(0xa4d8d57a43654e46), UINT64_C(0x5f56e7d558aed098), \
      UINT64_C(0x00c479c8b8438d4d) } }, { { UINT64_C(0xe9ddddc2e686bbd1), UINT64_C(0xe53a088526139526), \
      UINT64_C(0x0f2b115de6e71cf5), UINT64_C(0x442a499fab994bf8), UINT64_C(0x02e92779b8114486) } }, \
      { { UINT64_C(0xf93233ecd1e164d0), UINT64_C(0x1ae1960a636030e8), UINT64_C(0x2c063d653c5c9f45), \
      UINT64_C(0xab6b72e3e904c656), UINT64_C(0x01dbdb4d0479f4c9) } }, { { UINT64_C(0x5e5a498a031e6187), \
      UINT64_C(0x1962131e79ce884d), UINT64_C(0xec2a9e46b1d63ad5), UINT64_C(0x09d65a3833b496f1), \
      UINT64_C(0x0284c0976176d3e2) } }, { { UINT64_C(0xc125e00f76f32418), UINT64_C(0x21addc5e85a531d5), \
      UINT64_C(0xa285326dad769146), UINT64_C(0x60919a7a742898c0), UINT64_C(0x0284579f84ea85f4) } }, \
      { { UINT64_C(0xac06738e7fc1e23d), UINT64_C(0x0fc5d9bad8fc6e7c), UINT64_C(0xf64051f0740c8b57), \
      UINT64_C(0x5deeb1dc2578b5e5), UINT64_C(0x043539798ab8359e) } }, { { UINT64_C(0x703588ae76ee8276), \
      UINT64_C(0x5f566c3685a1917c), UINT64_C(0x76278789db1d8981), UINT64_C(0xd3cf34a143a0f0b4), \
      UINT64_C(0x0402bf9dce828c63) } }, { { UINT64_C(0xd59cbdaf801e5ccf), UINT64_C(0x4c46cb4f970740b8), \
      UINT64_C(0xbac9f0b9c30765e2), UINT64_C(0x1306fc519efa6471), UINT64_C(0x03af855041e55320) } }, \
      { { UINT64_C(0x3aece3f2b718ab5f), UINT64_C(0x9fd8611cc995d918), UINT64_C(0xac67b38d05b7c386), \
      UINT64_C(0x1fd7455f76231339), UINT64_C(0x038d72b71e344149) } }, { { UINT64_C(0x9ab0d65d97755769), \
      UINT64_C(0x647d485e2e90fd1f), UINT64_C(0x380e5328bfca3c0a), UINT64_C(0x5ddd62de9b423a2b), \
      UINT64_C(0x036bccd8396166cd) } }, { { UINT64_C(0x671673f07c7513cd), UINT64_C(0xc3c2b675e9afc11a), \
      UINT64_C(0x77ccf0fe0367b418), UINT64_C(0x794082f26d7dc2aa), UINT64_C(0x01d09686e8ab39ed) } }, \
      { { UINT64_C(0x762d2c5a6c1f6762), UINT64_C(0x18b31ae69bc680ba), UINT64_C(0x466a6aea49a25932), \
      UINT64_C(0x14be7ad7ec777ab7), UINT64_C(0x00a4cb33c0174e39) } }, { { UINT64_C(0x4e7cff57e1c43f62), \
      UINT64_C(0x5cba9c3db6d0b4fd), UINT64_C(0x6f42ba6507bc9015), UINT64_C(0x3905f44bb2f35122), \
      UINT64_C(0x00b6a98daf047cdc) } }, { { UINT64_C(0x2b966c49ce33c4f2), UINT64_C(0xebfd9c50768546a9), \
      UINT64_C(0xe509a71628e38293), UINT64_C(0x5a3ad7ebd06e47be), UINT64_C(0x01f1c2572cddf48e) } }, \
      { { UINT64_C(0xfcd2faa430412b62), UINT64_C(0x0ba20d7c79e1eb21), UINT64_C(0x25cfad966c8546b8), \
      UINT64_C(0xc5131b448fe02630), UINT64_C(0x028f80b43805005d) } } }, { { { UINT64_C(0xd4f76127b60fffcb), \
      UINT64_C(0x4f9a69ccdeaf967e), UINT64_C(0xe1dfea7c5cb86f92), UINT64_C(0x1dcdc608a9406596), \
      UINT64_C(0x03c9fd706b15a144) } }, { { UINT64_C(0xb95648e60d1e53d4), UINT64_C(0x96e51e5dc8aada03), \
      UINT64_C(0x3e97f08e62195d54), UINT64_C(0x8262883438ef8d01), UINT64_C(0x046e8a51c9f18d19) } }, \
      { { UINT64_C(0xea82df84b667dc58), UINT64_C(0x8ec6e8cc2c5b68e9), UINT64_C(0x0b49b73039f82ee3), \
      UINT64_C(0xc3d3e2a22d39f07e), UINT64_C(0x0108213babe7b8f5) } }, { { UINT64_C(0xa4731ebdd04940a3), \
      UINT64_C(0x5a0c41857305560a), UINT64_C(0x3a8f3447125b9afd), UINT64_C(0xb85c8d96150808d1), \
      UINT64_C(0x02ca37f5abfc7e8b) } }, { { UINT64_C(0x2451113440cb742e), UINT64_C(0x8e4969c91667f687), \
      UINT64_C(0xa5c04882817f551c), UINT64_C(0x1ae4fa817322cbe6), UINT64_C(0x0207b3a1c6768951) } }, \
      { { UINT64_C(0xff28585be2b3a54b), UINT64_C(0x38883fb1621efcf9), UINT64_C(0xdad5421f13b7d016), \
      UINT64_C(0x8c6590c5d8a3f195), UINT64_C(0x011d4cdc9dec8c50) } }, { { UINT64_C(0xebf3da1b688f12b9), \
      UINT64_C(0xdbeb57a7548c95dc), UINT64_C(0x93c5f3d6781191c1), UINT64_C(0x9cd0aadb131f9e2e), \
      UINT64_C(0x0131941fd8a33cc0) } }, { { UINT64_C(0x08a78b223cbd2296), UINT64_C(0x1a66e6c2d6e311d5), \
      UINT64_C(0x4bf14c55ca3311c2), UINT64_C(0x442182913024c4ce), UINT64_C(0x0468f89e1fd7f827) } }, \
      { { UINT64_C(0x7141981634a287df), UINT64_C(0x0afc57ceea1c7732), UINT64_C(0x27939bd14157c9c5), \
      UINT64_C(0x82f9509d69975fb1), UINT64_C(0x03c503645c1cad06) } }, { { UINT64_C(0x129a33188e81154f), \
      UINT64_C(0xc9613f6d8befeb55), UINT64_C(0x7e4793426157fb95), UINT64_C(0x2374844c30faeaad), \
      UINT64_C(0x01e91a36b5f207d2) } }, { { UINT64_C(0xb9f75c6fd6eda0bf), UINT64_C(0xff3806a843a1c146), \
      UINT64_C(0xb76c58a47f09c0a4), UINT64_C(0x994238fb6e1a7a08), UINT64_C(0x01c76f2f8ab76253) } }, \
      { { UINT64_C(0x2e672a7b5664b57c), UINT64_C(0x0ed20f8c98b8b015), UINT64_C(0xe68b6127d68db5e8), \
      UINT64_C(0x331482cb34fc65e6), UINT64_C(0x038e42818ee74d31) } }, { { UINT64_C(0x82472ef4beae8467), \
      UINT64_C(0xe9e56217fdd37288), UINT64_C(0x5b0e192a9b1defd8), UINT64_C(0x6184f1d84d6427d3), \
      UINT64_C(0x03e6ea4c32a41769) } }, { { UINT64_C(0x1ddf0bae9e408280), UINT64_C(0xefeef720ff66a7cf), \
      UINT64_C(0x3aad79bf9a2f8278), UINT64_C(0x659fbe1fb2f491f4), UINT64_C(0x01370751280eb651) } }, \
      { { UINT64_C(0x4c3e8451a7d71467), UINT64_C(0x8c56ef5a3b721602), UINT64_C(0xaeaf65495244f74f), \
      UINT64_C(0xbfb8b2481adf4a16), UINT64_C(0x030a3c8453a41361) } }, { { UINT64_C(0x8f7ee122253d20e6), \
      UINT64_C(0xe5c687aced977053), UINT64_C(0x98041b19218cf38b), UINT64_C(0x8557979d2dc7a084), \
      UINT64_C(0x01fd23407970ddf8) } } }, { { { UINT64_C(0xd4f76127b60fffcb), UINT64_C(0x4f9a69ccdeaf967e), \
      UINT64_C(0xe1dfea7c5cb86f92), UINT64_C(0x1dcdc608a9406596), UINT64_C(0x03c9fd706b15a144) } }, \
      { { UINT64_C(0x9d5448663d45a9ea), UINT64_C(0xc4e10273eda3ade1), UINT64_C(0x5f10de61321b0d96), \
      UINT64_C(0x4e8b2791929b6ab6), UINT64_C(0x01043a533ef13212) } }, { { UINT64_C(0x58ea85988c0a49ca), \
      UINT64_C(0xe64437b7ddb8b5cd), UINT64_C(0xd5012e4ec47d778a), UINT64_C(0xb9a22de1fa9df2e7), \
      UINT64_C(0x00628d4bf04dedf6) } }, { { UINT64_C(0xc573367c2e699464), UINT64_C(0x7ab219907b542b97), \
      UINT64_C(0xbaef5f3cc6294e66), UINT64_C(0x5befd9301f6f9268), UINT64_C(0x01919f00f1aab6db) } }, \
      { { UINT64_C(0x7914936332eff9c4), UINT64_C(0xdb264f894ba48ef7), UINT64_C(0xfdc4e8ad2699fdfe), \
      UINT64_C(0xec7be1592cd7ee04), UINT64_C(0x0243c3b42da32c71) } }, { { UINT64_C(0xabdcc107442e51cc), \
      UINT64_C(0xd347ae185b2a79b7), UINT64_C(0x70828f50da6cd372), UINT64_C(0x752046fb6064ad22), \
      UINT64_C(0x004a410351f0b91b) } }, { { UINT64_C(0x2ce09e1a3904af9a), UINT64_C(0xbbef4a5273e4edac), \
      UINT64_C(0xe99653d53f9e54dc), UINT64_C(0x83bff4eca980ed32), UINT64_C(0x004328ebe6cf62f0) } }, \
      { { UINT64_C(0x708300479e036bf8), UINT64_C(0x83096df14542e7b7), UINT64_C(0x43c1bc60168e0bd4), \
      UINT64_C(0x3def989625b9a6b6), UINT64_C(0x028c3ec47dc593cf) } }, { { UINT64_C(0xc025ecaa9d1a0556), \
      UINT64_C(0xd10f3a6a2f425a58), UINT64_C(0xff98eb47160493fe), UINT64_C(0xc01e4db4c2484d2f), \
      UINT64_C(0x00ae45aaca9761e9) } }, { { UINT64_C(0x25057c6637fa0cb3), UINT64_C(0x02c3fb47b7868f1f), \
      UINT64_C(0x216e79a611c1060f), UINT64_C(0x174532f15c1f0d01), UINT64_C(0x0444c85699c0ed43) } }, \
      { { UINT64_C(0x4fabda87e8cc11f0), UINT64_C(0x0696126270629941), UINT64_C(0xc3828307106cc5fb), \
      UINT64_C(0x453043d07dd86e6f), UINT64_C(0x031d463b0d166a2e) } }, { { UINT64_C(0xb9e71507e02c63f0), \
      UINT64_C(0x959d3fdfd203b3a0), UINT64_C(0x2fde243dbf058918), UINT64_C(0x6c111aa689847215), \
      UINT64_C(0x0356720f2ae636fd) } }, { { UINT64_C(0xa7b83273c261b1bf), UINT64_C(0x86286bb02cc0920c), \
      UINT64_C(0x497ad9563f549090), UINT64_C(0x8f9314bae52452af), UINT64_C(0x03933e944f993f40) } }, \
      { { UINT64_C(0xab764f297cd51a4c), UINT64_C(0xfbdbf12386094f33), UINT64_C(0x324b7b876e8edf9f), \
      UINT64_C(0xc042f2c34564720d), UINT64_C(0x02e2bd678629f484) } }, { { UINT64_C(0x0384034f3726ebd5), \
      UINT64_C(0xbfa4ad8b3e818c2f), UINT64_C(0xb00f95f18a8cc084), UINT64_C(0x8f965eeeeb78040d), \
      UINT64_C(0x024ee90fbbb3691a) } }, { { UINT64_C(0x90015c86b2724d61), UINT64_C(0xf2e0aec572d1999f), \
      UINT64_C(0xa267f269db5ee19a), UINT64_C(0xa2cbd2e234978ce7), UINT64_C(0x03cd7c33b677fc45) } } }, \
      { { { UINT64_C(0xd4f76127b60fffcb), UINT64_C(0x4f9a69ccdeaf967e), UINT64_C(0xe1dfea7c5cb86f92), \
      UINT64_C(0x1dcdc608a9406596), UINT64_C(0x03c9fd706b15a144) } }, { { UINT64_C(0x08a4d905adec4598), \
      UINT64_C(0x769ce1d4f6d01ea4), UINT64_C(0x3271e577a5561401), UINT64_C(0x87750a861c0a6af2), \
      UINT64_C(0x03565d1cb54c901e) } }, { { UINT64_C(0xf4b2ae15a8b9ea21), UINT64_C(0x76091645ee164e73), \
      UINT64_C(0x6b3ec4c0c90ff41a), UINT64_C(0x1225cc80ca0575f5), UINT64_C(0x031447a2a4c62584) } }, \
      { { UINT64_C(0xc30268dd9080804a), UINT64_C(0xea845073d20b5a4a), UINT64_C(0x5f3fe189b2f18299), \
      UINT64_C(0x6be2733b9fb65c97), UINT64_C(0x032c02e718b5bd64) } }, { { UINT64_C(0x0edd311fb8792f1b), \
      UINT64_C(0xd9f863794955d19d), UINT64_C(0x7bba1ab01eef5e6a), UINT64_C(0x5274f77b95a60a0d), \
      UINT64_C(0x0318ea9e8bb0eca8) } }, { { UINT64_C(0x7089b841928c7b9b), UINT64_C(0x46de24f114577ed0), \
      UINT64_C(0x73e17467e44f56c8), UINT64_C(0xb4057e839c651321), UINT64_C(0x04b8fc06233402bb) } }, \
      { { UINT64_C(0xef7a6f9769982ae1), UINT64_C(0x26452b91c113a337), UINT64_C(0x683a400c0788a1d7), \
      UINT64_C(0xd3cf52513773265c), UINT64_C(0x036c6a2cb4360b99) } }, { { UINT64_C(0xc11ef81d32adde1f), \
      UINT64_C(0x9f3e6d188cd87b23), UINT64_C(0x3044e160fe12ed2a), UINT64_C(0x54c35dfd7899e481), \
      UINT64_C(0x02bafe33a2602ac6) } }, { { UINT64_C(0xc810268d2eee9fc5), UINT64_C(0x453f70eb7ffb095b), \
      UINT64_C(0x284beaed24009cc6), UINT64_C(0x060fd0cc752ac990), UINT64_C(0x0329164e684fb2f8) } }, \
      { { UINT64_C(0x45adeebcb2fd953c), UINT64_C(0x839ce69d48dc6667), UINT64_C(0x1dc10de32ef8f796), \
      UINT64_C(0x4ec3f8a5de44a5e1), UINT64_C(0x033768395b25c4d1) } }, { { UINT64_C(0x1016cd6cf7f7d3e8), \
      UINT64_C(0xfeb7e76a44723607), UINT64_C(0x578bbd7dcf2ae99b), UINT64_C(0x78d76393a979d514), \
      UINT64_C(0x025e6a110e0b252c) } }, { { UINT64_C(0xc4553102e422e4d0), UINT64_C(0xa82e686da1c059da), \
      UINT64_C(0x27576c920ee57470), UINT64_C(0x1876d0f751c791c5), UINT64_C(0x01445ef1b3e8fb64) } }, \
      { { UINT64_C(0x66f1c487bb2774a6), UINT64_C(0x512bead8742d18d2), UINT64_C(0x3e76a6f03392f82d), \
      UINT64_C(0xac2488f47b914b42), UINT64_C(0x031c52a2a62a8ba6) } }, { { UINT64_C(0xce869dd87c3dc87c), \
      UINT64_C(0xc5a69f18024d823c), UINT64_C(0xc9e1a47140445aa8), UINT64_C(0xb2b0a9c39d08a8fd), \
      UINT64_C(0x049b6721f0daa29a) } }, { { UINT64_C(0xbbee9dec1bd48bce), UINT64_C(0xf7a029b8b53ac33a), \
      UINT64_C(0x500e3efaa1aee3d6), UINT64_C(0x46cfb105b44f994e), UINT64_C(0x01c9d74fd129551c) } }, \
      { { UINT64_C(0xf94be117fcbf1d34), UINT64_C(0xb1c3b4b0feb16092), UINT64_C(0x375379d38d6a3e05), \
      UINT64_C(0xba3491fa6bacc9d1), UINT64_C(0x01c6e6583a3ab79b) } } }, { { { UINT64_C(0xd4f76127b60fffcb), \
      UINT64_C(0x4f9a69ccdeaf967e), UINT64_C(0xe1dfea7c5cb86f92), UINT64_C(0x1dcdc608a9406596), \
      UINT64_C(0x03c9fd706b15a144) } }, { { UINT64_C(0xdee89aeb13e47e39), UINT64_C(0xc7d875af8fc2d8ac), \
      UINT64_C(0xe23b38fca7bf034c), UINT64_C(0xbce20cb2dd32d97e), UINT64_C(0x00447c7cd0ddbc9a) } }, \
      { { UINT64_C(0x6b7872f30372ceca), UINT64_C(0x8ed6d9ea882a9e2a), UINT64_C(0x7c7ff697e5d44fea), \
      UINT64_C(0x8400e4e98d7d1257), UINT64_C(0x01a755dc0c2e4042) } }, { { UINT64_C(0x3df55480c30dd3b2), \
      UINT64_C(0x8cae60239cdea4e5), UINT64_C(0x264214f506ae1eaa), UINT64_C(0xe7225512b1706e18), \
      UINT64_C(0x018da1ce8c7c4c1b) } }, { { UINT64_C(0x7503d74ba808f431), UINT64_C(0x269304d928050172), \
      UINT64_C(0xc1c8421914565fb1), UINT64_C(0x43da7059ea661779), UINT64_C(0x03e58abdbe1e3f29) } }, \
      { { UINT64_C(0x9838b83aece61e73), UINT64_C(0xd5e080669eacca06), UINT64_C(0x3ecc78e64cd1ca3f), \
      UINT64_C(0x9cf22e49f678e31b), UINT64_C(0x034b20ccef4dfabf) } }, { { UINT64_C(0x8da7f6e35b541be7), \
      UINT64_C(0x46a41593fea2ee16), UINT64_C(0x296c41a33c39b0d1), UINT64_C(0xc38eba991d47852b), \
      UINT64_C(0x0147ea0d014b3713) } }, { { UINT64_C(0xa3e090087ac9fe73), UINT64_C(0xc2192cb84f8bcfde), \
      UINT64_C(0x37b5432f47424623), UINT64_C(0x3c367e6f3a73ee0c), UINT64_C(0x01bfe75ee456a912) } }, \
      { { UINT64_C(0x9af0a1d78a200036), UINT64_C(0xf2847c0d740e4e83), UINT64_C(0xfce1e59e45c1ab4d), \
      UINT64_C(0xb6298383403bf918), UINT64_C(0x00f83c924a71350c) } }, { { UINT64_C(0x90ff68142c4b81c8), \
      UINT64_C(0x7a46702ac2fb0c55), UINT64_C(0xfc86971dfabb1793), UINT64_C(0x17153cd90c498530), \
      UINT64_C(0x047dbd85e4a919b6) } }, { { UINT64_C(0x046f900c3cbd3137), UINT64_C(0xb3480befca9346d8), \
      UINT64_C(0x6241d982bca5caf5), UINT64_C(0x4ff664a25bff4c58), UINT64_C(0x031ae426a958960e) } }, \
      { { UINT64_C(0x31f2ae7e7d222c4f), UINT64_C(0xb57085b6b5df401d), UINT64_C(0xb87fbb259bcbfc35), \
      UINT64_C(0xecd4f479380bf097), UINT64_C(0x03349834290a8a34) } }, { { UINT64_C(0xfae42bb398270bd0), \
      UINT64_C(0x1b8be1012ab8e38f), UINT64_C(0x1cf98e018e23bb2f), UINT64_C(0x901cd931ff164736), \
      UINT64_C(0x00dcaf44f7689727) } }, { { UINT64_C(0xd7af4ac45349e18e), UINT64_C(0x6c3e6573b4111afb), \
      UINT64_C(0x9ff5573455a850a0), UINT64_C(0x37051b41f3037b94), UINT64_C(0x01771935c638db91) } }, \
      { { UINT64_C(0xe2400c1be4dbe41a), UINT64_C(0xfb7ad046541af6eb), UINT64_C(0xb5558e7766406a0e), \
      UINT64_C(0x10688ef2cc34d984), UINT64_C(0x037a4ff5b43b9f3d) } }, { { UINT64_C(0xcc0772f6c566018e), \
      UINT64_C(0x8005b92203321523), UINT64_C(0xa70c8ceb5b37d4bc), UINT64_C(0x97c0cb1caf0870a3), \
      UINT64_C(0x030252a3d1302d3e) } } } }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 28204718

/* ---- tower ---- */
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop; the last column adds opposite points, and that line is left out */
#define MILLER_LINES 202
/* columns d = d0 + 3*d1 of the signed forms of T0 = -(x^5 - x^4 - x) on Q and T1 = -(x + 1) on q1 = psi(Q) (T0 +
 * T1*p = 0 mod r), most significant first, without the leading column; no column has two digits: 158 doublings,
 * 45 additions */
#define MILLER_DIGITS \
    { 0, 0, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0, 0, -1, 0, -1, 0, 0, 0, 0, -1, 0, -1, 0, 1, 0, 1, 0, 0, \
      0, 0, 0, 0, 1, 0, 0, -1, 0, 1, 0, -1, 0, 1, 0, 0, -1, 0, 0, 0, -1, 0, -1, 0, 1, 0, 0, -1, 0, -1, 0, 0, 0, 1, \
      0, 1, 0, 0, -1, 0, -1, 0, -1, 0, 1, 0, 0, 0, -1, 0, 1, 0, -1, 0, 0, -1, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 0, 1, \
      0, 0, 1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, -3, 0, 0, 0, 0, 0, 0, 0, -3, 0, \
      3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 1 }
/* columns */
#define MILLER_LEN 158
/* d0 of the leading column: the loop starts at Q */
#define MILLER_TOP0 1
/* d1 of the leading column: the loop starts at q1 */
#define MILLER_TOP1 0
/* the digits are those of -T0, -T1: conjugate the result */
#define MILLER_NEGATED 1

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR \
    { UINT64_C(0xcc886ef403000015), UINT64_C(0xc35623dffc1785bb), UINT64_C(0x5ef08adcf439cdac), \
      UINT64_C(0x29d07457e986eba8), UINT64_C(0x3ddcf222feafdfb9) }
/* bits of it */
#define G1_COFACTOR_BITS 318
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 1
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0xcc886ef403000010), UINT64_C(0xc35623dffc1785bb), UINT64_C(0x5ef08adcf439cdac), \
      UINT64_C(0x29d07457e986eba8), UINT64_C(0x3ddcf222feafdfb9) }
/* bits of it */
#define G2_COFACTOR_BITS 318
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 0

/* ---- endomorphisms ---- */
/* lambda = 1 - t0 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA \
    { UINT64_C(0x4f5814fe80600002), UINT64_C(0x4ebbb2b0f77c940a), UINT64_C(0xe9a05f2f0988c657), \
      UINT64_C(0xed9338b4a8195d81), UINT64_C(0x04c23a02a2792ada) }
/* bits of it */
#define GLV_LAMBDA_BITS 315
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 157
/* words of a part and of an entry of the basis */
#define GLV_WORDS 3
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 320
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0xe05ff3ffc0100001), UINT64_C(0x6ad1127796f2287b), UINT64_C(0x000000001426bca4) }, \
      { UINT64_C(0xe05ff4007fdfffff), UINT64_C(0x6ad1127796f2287b), UINT64_C(0x000000001426bca4) }, \
      { UINT64_C(0xc0bfe8003ff00000), UINT64_C(0xd5a224ef2de450f7), UINT64_C(0x00000000284d7948) }, \
      { UINT64_C(0xe05ff3ffc0100001), UINT64_C(0x6ad1127796f2287b), UINT64_C(0x000000001426bca4) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 3
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND \
    { { UINT64_C(0xc5cfb49638bb0b8d), UINT64_C(0xde387b27cbba059a), UINT64_C(0x000000043c109a19) }, \
      { UINT64_C(0xc5cfb4be87852dd0), UINT64_C(0xde387b27cbba059a), UINT64_C(0x000000043c109a19) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* lambda = p^GLV_FROB mod r: a^lambda = a^(p^GLV_FROB) in GT */
#define GLV_FROB 4
/* eigenvalue of psi on G2: p mod r = t0 - 1, mod r */
#define PSI_EIGENVALUE \
    { UINT64_C(0x208fee00bfcfffff), UINT64_C(0xf36333295b4150f8), UINT64_C(0xf52170eb98f15488), \
      UINT64_C(0xe66410d74163012d), UINT64_C(0x00000000130dab75) }

#endif
