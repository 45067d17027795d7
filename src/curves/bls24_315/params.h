/* SPDX-License-Identifier: Apache-2.0 */
/* bls24_315: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS24_315_PARAMS_H
#define PAIRING_CURVES_BLS24_315_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "bls24_315"
/* family */
#define CURVE_FAMILY FAMILY_BLS24
/* embedding degree */
#define CURVE_K 24
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 4
/* 1: D twist, y^2 = x^3 + b/xi */
#define CURVE_TWIST_D 1
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (1)

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
/* p = 0x4c23a02b586d650d3f7498be97c5eafdec1d01aa27a1ae0421ee5da52bde5026fe802ff40300001 */
/* bits of p */
#define FP_BITS 315
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 5
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 40
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 5
/* p */
#define FP_MODULUS \
    { UINT64_C(0x6fe802ff40300001), UINT64_C(0x421ee5da52bde502), UINT64_C(0xdec1d01aa27a1ae0), \
      UINT64_C(0xd3f7498be97c5eaf), UINT64_C(0x04c23a02b586d650) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x04c23a02b586d650)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0x702ff9ff402fffff)
/* R mod p: one */
#define FP_ONE \
    { UINT64_C(0xd4f76127b60fffcb), UINT64_C(0x4f9a69ccdeaf967e), UINT64_C(0xe1dfea7c5cb86f92), \
      UINT64_C(0x1dcdc608a9406596), UINT64_C(0x03c9fd706b15a144) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 \
    { UINT64_C(0x6b817891fe329c16), UINT64_C(0x599ce86eec6e2c35), UINT64_C(0xc338890f540d5ad6), \
      UINT64_C(0xcc160f6924c81f32), UINT64_C(0x0215d8d4607a88d5) }
/* R^3 mod p */
#define FP_R3 \
    { UINT64_C(0x6a91e17e18e70f93), UINT64_C(0x342c409b3da49ca0), UINT64_C(0x8737e0f01558fbbf), \
      UINT64_C(0x0bb3e8206580de00), UINT64_C(0x0014412ed878098d) }
/* 2^-1 * R mod p */
#define FP_INV2 \
    { UINT64_C(0xa26fb2137b1fffe6), UINT64_C(0x48dca7d398b6bdc0), UINT64_C(0x6050dd4b7f994539), \
      UINT64_C(0x78e287ca495e6223), UINT64_C(0x04461bb9904e3bca) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF \
    { UINT64_C(0x37f4017fa0180000), UINT64_C(0x210f72ed295ef281), UINT64_C(0xef60e80d513d0d70), \
      UINT64_C(0x69fba4c5f4be2f57), UINT64_C(0x02611d015ac36b28) }
/* bits of it */
#define FP_HALF_BITS 314
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP \
    { UINT64_C(0x6fe802ff402fffff), UINT64_C(0x421ee5da52bde502), UINT64_C(0xdec1d01aa27a1ae0), \
      UINT64_C(0xd3f7498be97c5eaf), UINT64_C(0x04c23a02b586d650) }
/* bits of it */
#define FP_INV_EXP_BITS 315
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 39
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK \
    { UINT64_C(0x6fb59435e2aa129d), UINT64_C(0xd2c9db01fe8e0180), UINT64_C(0xf46060c167d7a9eb), \
      UINT64_C(0xb78c1f494c9076ab), UINT64_C(0x045b9edf4e4dba6e) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 20
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0xef28137f4017fa01), UINT64_C(0xd0d70210f72ed295), UINT64_C(0xe2f57ef60e80d513), \
      UINT64_C(0x36b2869fba4c5f4b), UINT64_C(0x0000002611d015ac) }
/* bits of it */
#define FP_SQRT_EXP_BITS 294
/* the power a^SQRT_EXP, 290 squarings and 51 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN \
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
#define FP_SQRT_CHAIN_REGS 14
/* 13^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0x9b5d1647037ca81a), UINT64_C(0x12dd386125a33a28), UINT64_C(0xd3e15f6e5bd15edc), \
      UINT64_C(0x91f8b99440a9df59), UINT64_C(0x042c8c47696901ac) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FP_ROOT_WINDOW 4
/* k = ceil(s/w): digits */
#define FP_ROOT_WINDOWS 5
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FP_ROOT_TABLE \
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
#define FP_SMALL_RECIP 28204718
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C 13

/* ---- scalar field ---- */
/* p = 0x196deac24a9da12b25fc7ec9cf927a98c8c480ece644e36419d0c5fd00c00001 */
/* bits of p */
#define FR_BITS 253
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 4
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 32
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 3
/* p */
#define FR_MODULUS \
    { UINT64_C(0x19d0c5fd00c00001), UINT64_C(0xc8c480ece644e364), UINT64_C(0x25fc7ec9cf927a98), \
      UINT64_C(0x196deac24a9da12b) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x196deac24a9da12b)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x1e5035fd00bfffff)
/* R mod p: one */
#define FR_ONE \
    { UINT64_C(0xfdd8441df87ffff6), UINT64_C(0x2852f6bf014f1e16), UINT64_C(0x84230c1de4473608), \
      UINT64_C(0x01b4d46915d7b450) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 \
    { UINT64_C(0x56a1ff2e50fc8851), UINT64_C(0xeb3f198d55a12c3f), UINT64_C(0x9799359271b08283), \
      UINT64_C(0x081d245007d35a5a) }
/* R^3 mod p */
#define FR_R3 \
    { UINT64_C(0xeaa10d6538411e02), UINT64_C(0x8151685cbe35aea6), UINT64_C(0xee55a71dea1f40f2), \
      UINT64_C(0x056835f0dd59174d) }
/* 2^-1 * R mod p */
#define FR_INV2 \
    { UINT64_C(0x7eec220efc3ffffb), UINT64_C(0x14297b5f80a78f0b), UINT64_C(0x4211860ef2239b04), \
      UINT64_C(0x00da6a348aebda28) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF \
    { UINT64_C(0x0ce862fe80600000), UINT64_C(0x64624076732271b2), UINT64_C(0x92fe3f64e7c93d4c), \
      UINT64_C(0x0cb6f561254ed095) }
/* bits of it */
#define FR_HALF_BITS 252
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP \
    { UINT64_C(0x19d0c5fd00bfffff), UINT64_C(0xc8c480ece644e364), UINT64_C(0x25fc7ec9cf927a98), \
      UINT64_C(0x196deac24a9da12b) }
/* bits of it */
#define FR_INV_EXP_BITS 253
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 31
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK \
    { UINT64_C(0xacfc595721d43c89), UINT64_C(0xf529933b7ebeb89d), UINT64_C(0xd98f33e18756d250), \
      UINT64_C(0x116a409f21099486) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 22
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0x89c6c833a18bfa01), UINT64_C(0x24f531918901d9cc), UINT64_C(0x3b42564bf8fd939f), \
      UINT64_C(0x00000032dbd58495) }
/* bits of it */
#define FR_SQRT_EXP_BITS 230
/* the power a^SQRT_EXP, 224 squarings and 44 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN \
    { { 1, 0, 1, 0 }, { 2, 1, 1, CHAIN_NONE }, { 3, 2, 0, 1 }, { 4, 3, 2, CHAIN_NONE }, { 2, 4, 0, 2 }, { 5, 2, \
      0, 0 }, { 6, 2, 0, 4 }, { 7, 6, 0, 4 }, { 8, 6, 0, 5 }, { 9, 8, 0, 7 }, { 4, 9, 0, 4 }, { 10, 4, 0, 9 }, \
      { 11, 10, 0, 4 }, { 12, 11, 3, 9 }, { 12, 12, 2, 9 }, { 12, 12, 6, 2 }, { 12, 12, 10, 11 }, { 12, 12, 8, \
      2 }, { 12, 12, 9, 9 }, { 12, 12, 8, 10 }, { 12, 12, 3, 8 }, { 12, 12, 6, 7 }, { 12, 12, 7, 5 }, { 5, 12, 4, \
      6 }, { 5, 5, 11, 10 }, { 5, 5, 3, 3 }, { 5, 5, 9, 7 }, { 5, 5, 6, 8 }, { 5, 5, 9, 6 }, { 5, 5, 5, 2 }, { 5, \
      5, 7, 2 }, { 2, 5, 4, 8 }, { 2, 2, 5, 1 }, { 2, 2, 7, 3 }, { 2, 2, 15, 9 }, { 2, 2, 6, 8 }, { 2, 2, 4, 3 }, \
      { 2, 2, 10, 6 }, { 2, 2, 5, 1 }, { 1, 2, 5, 8 }, { 1, 1, 15, 11 }, { 1, 1, 4, 11 }, { 1, 1, 5, 4 }, { 1, 1, \
      2, 3 }, { 1, 1, 9, 10 }, { 1, 1, 8, 0 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 13
/* 7^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0x25207d1f93553fa6), UINT64_C(0xfc4fd5481e590848), UINT64_C(0x80ec632543b1e463), \
      UINT64_C(0x002e1c91cf663e7c) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FR_ROOT_WINDOW 4
/* k = ceil(s/w): digits */
#define FR_ROOT_WINDOWS 6
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FR_ROOT_TABLE \
    { { { { UINT64_C(0xfdd8441df87ffff6), UINT64_C(0x2852f6bf014f1e16), UINT64_C(0x84230c1de4473608), \
      UINT64_C(0x01b4d46915d7b450) } }, { { UINT64_C(0xfdd8441df87ffff6), UINT64_C(0x2852f6bf014f1e16), \
      UINT64_C(0x84230c1de4473608), UINT64_C(0x01b4d46915d7b450) } }, { { UINT64_C(0xfdd8441df87ffff6), \
      UINT64_C(0x2852f6bf014f1e16), UINT64_C(0x84230c1de4473608), UINT64_C(0x01b4d46915d7b450) } }, \
      { { UINT64_C(0xfdd8441df87ffff6), UINT64_C(0x2852f6bf014f1e16), UINT64_C(0x84230c1de4473608), \
      UINT64_C(0x01b4d46915d7b450) } }, { { UINT64_C(0xde282d771a188d58), UINT64_C(0xd1d23c6f097b658f), \
      UINT64_C(0x82883a0d9228adfe), UINT64_C(0x046761b2fee0fed8) } }, { { UINT64_C(0xde282d771a188d58), \
      UINT64_C(0xd1d23c6f097b658f), UINT64_C(0x82883a0d9228adfe), UINT64_C(0x046761b2fee0fed8) } }, \
      { { UINT64_C(0xde282d771a188d58), UINT64_C(0xd1d23c6f097b658f), UINT64_C(0x82883a0d9228adfe), \
      UINT64_C(0x046761b2fee0fed8) } }, { { UINT64_C(0xde282d771a188d58), UINT64_C(0xd1d23c6f097b658f), \
      UINT64_C(0x82883a0d9228adfe), UINT64_C(0x046761b2fee0fed8) } }, { { UINT64_C(0xd6d93eb78cf7f6d6), \
      UINT64_C(0xd84dfd264b03856e), UINT64_C(0xe0a0509ac32267c5), UINT64_C(0x06fab2e26b398bdb) } }, \
      { { UINT64_C(0xd6d93eb78cf7f6d6), UINT64_C(0xd84dfd264b03856e), UINT64_C(0xe0a0509ac32267c5), \
      UINT64_C(0x06fab2e26b398bdb) } }, { { UINT64_C(0xd6d93eb78cf7f6d6), UINT64_C(0xd84dfd264b03856e), \
      UINT64_C(0xe0a0509ac32267c5), UINT64_C(0x06fab2e26b398bdb) } }, { { UINT64_C(0xd6d93eb78cf7f6d6), \
      UINT64_C(0xd84dfd264b03856e), UINT64_C(0xe0a0509ac32267c5), UINT64_C(0x06fab2e26b398bdb) } }, \
      { { UINT64_C(0x681a84d3af2e994e), UINT64_C(0x6a3613c3c70b48ca), UINT64_C(0x5adbce121fee4d76), \
      UINT64_C(0x1325c7050398fe78) } }, { { UINT64_C(0x681a84d3af2e994e), UINT64_C(0x6a3613c3c70b48ca), \
      UINT64_C(0x5adbce121fee4d76), UINT64_C(0x1325c7050398fe78) } }, { { UINT64_C(0x681a84d3af2e994e), \
      UINT64_C(0x6a3613c3c70b48ca), UINT64_C(0x5adbce121fee4d76), UINT64_C(0x1325c7050398fe78) } }, \
      { { UINT64_C(0x681a84d3af2e994e), UINT64_C(0x6a3613c3c70b48ca), UINT64_C(0x5adbce121fee4d76), \
      UINT64_C(0x1325c7050398fe78) } } }, { { { UINT64_C(0xfdd8441df87ffff6), UINT64_C(0x2852f6bf014f1e16), \
      UINT64_C(0x84230c1de4473608), UINT64_C(0x01b4d46915d7b450) } }, { { UINT64_C(0x62531a88da8748c0), \
      UINT64_C(0x2037c67586f4710b), UINT64_C(0x6833aa9da7a5e29a), UINT64_C(0x156b208cdebb261e) } }, \
      { { UINT64_C(0x8f3ea7f01bf4d997), UINT64_C(0x0ea5be9907c2539f), UINT64_C(0xa2ba527a9f74108b), \
      UINT64_C(0x022548a897b24e44) } }, { { UINT64_C(0x95cff7863e0b8e87), UINT64_C(0x6fe288779ececfab), \
      UINT64_C(0xdf0f6cf814da4fc6), UINT64_C(0x06f1da2c78f24c77) } }, { { UINT64_C(0xd112f3c2a10c5c97), \
      UINT64_C(0x10e9ee783e970eca), UINT64_C(0x12bc12b1dee87bc9), UINT64_C(0x0348e27ddbf5e54f) } }, \
      { { UINT64_C(0x21d260c89dce0698), UINT64_C(0x6587a3ba9538722e), UINT64_C(0xa180aa4036c5fd20), \
      UINT64_C(0x0db959bb5f95db2c) } }, { { UINT64_C(0x6bd7101daac60ee6), UINT64_C(0xd6fb1957da3439a2), \
      UINT64_C(0xe3f28ea4ca1dfec2), UINT64_C(0x02e9d75eb228de88) } }, { { UINT64_C(0x7ec4c3ce6f372cf5), \
      UINT64_C(0xdd2e84d45bd8c019), UINT64_C(0xe7d7ef72ed75cb77), UINT64_C(0x0cb78b763a25bf6a) } }, \
      { { UINT64_C(0x43af66018d7f8f45), UINT64_C(0x11992efd0b0a2897), UINT64_C(0x5c455bb92cb93d04), \
      UINT64_C(0x04141d5ca577ce5e) } }, { { UINT64_C(0x479ce260723480cc), UINT64_C(0x17362ae0f02c1c3e), \
      UINT64_C(0x0db22aeefa9704fa), UINT64_C(0x028e2d824b5aec28) } }, { { UINT64_C(0xfd9954167e5f4031), \
      UINT64_C(0xa287772503a01c14), UINT64_C(0x5d2599324dd6fd65), UINT64_C(0x0d49c0440de2f7e4) } }, \
      { { UINT64_C(0xc5aaf6e32aea40fe), UINT64_C(0xea7fa4e1175de891), UINT64_C(0x2664c76b69a358c2), \
      UINT64_C(0x17e0c8f2ceb583fe) } }, { { UINT64_C(0xef7394d4b7ab4a31), UINT64_C(0x23f942e5b38b2738), \
      UINT64_C(0x91551c509965851f), UINT64_C(0x0a58b8f8ff9c58b1) } }, { { UINT64_C(0x9aac226cd74a9c3d), \
      UINT64_C(0x168b540a6f709ac0), UINT64_C(0x23500167d6879deb), UINT64_C(0x13966d764b835073) } }, \
      { { UINT64_C(0x9d4b88e57dbe1f74), UINT64_C(0xe067af2750a59c16), UINT64_C(0x8d467433b6f02c50), \
      UINT64_C(0x0c65a8a8871aa034) } }, { { UINT64_C(0x2af4744309c5c372), UINT64_C(0xb6f645ac63fbfb59), \
      UINT64_C(0xb58ae02a9560fd76), UINT64_C(0x0ee0056169d7d496) } } }, { { { UINT64_C(0xfdd8441df87ffff6), \
      UINT64_C(0x2852f6bf014f1e16), UINT64_C(0x84230c1de4473608), UINT64_C(0x01b4d46915d7b450) } }, \
      { { UINT64_C(0x7e38d4536b68ab46), UINT64_C(0x941e5ae4721a2409), UINT64_C(0x7510c6319f0da099), \
      UINT64_C(0x032c052048ed733f) } }, { { UINT64_C(0x54c0e5bdc77eb493), UINT64_C(0x7c9c29cdca5e555c), \
      UINT64_C(0x9cfad274b0be6dbc), UINT64_C(0x11e1d88428f6cbaf) } }, { { UINT64_C(0x002889cd8a06018a), \
      UINT64_C(0xd6ccbb7830502022), UINT64_C(0xe95e264ad806ede5), UINT64_C(0x04d62ba08251039e) } }, \
      { { UINT64_C(0xb265b0081d392a92), UINT64_C(0x6b55372ba475b3d7), UINT64_C(0x12e21a8671ad09ed), \
      UINT64_C(0x189c0a49e82db994) } }, { { UINT64_C(0xce7fa8173b8457af), UINT64_C(0xc0947278b94555f9), \
      UINT64_C(0xed0303af6b7b3542), UINT64_C(0x195830bfa6f82bc0) } }, { { UINT64_C(0x0d2eed2cb76a5869), \
      UINT64_C(0x9b0cf505b17e34b1), UINT64_C(0xf31f55b6e2f91a3e), UINT64_C(0x1525996222a8e823) } }, \
      { { UINT64_C(0x313abaed2a12a62d), UINT64_C(0x4d3b6174f567324a), UINT64_C(0xc8fecb5b431dc2cc), \
      UINT64_C(0x084cb7a9d567ba48) } }, { { UINT64_C(0xa1ac9e584ce9443c), UINT64_C(0x634f3174e9b0fe67), \
      UINT64_C(0xdf707c42a521ff9c), UINT64_C(0x0011576197d81822) } }, { { UINT64_C(0x38c3f7df994d5ba9), \
      UINT64_C(0x962f9c90c5388dc2), UINT64_C(0xeea42b9943cc6bfa), UINT64_C(0x029309a68570ba87) } }, \
      { { UINT64_C(0x339848b608e5e0bb), UINT64_C(0x435e938abe5abd02), UINT64_C(0xfe2bf6514666585d), \
      UINT64_C(0x0e7729db745ab6a5) } }, { { UINT64_C(0xede18e0a749dd295), UINT64_C(0x051e2b67f7b66f91), \
      UINT64_C(0xde06a5e02c622065), UINT64_C(0x012af5b90ad8dcff) } }, { { UINT64_C(0x0b1c230623aecccd), \
      UINT64_C(0xe41dc9f8fb9de017), UINT64_C(0x2b0ae648e339692d), UINT64_C(0x01a82cea34fabcc2) } }, \
      { { UINT64_C(0xe6cdaec819039dd2), UINT64_C(0x1d178df70fd68d3c), UINT64_C(0x1a14e44f46021f92), \
      UINT64_C(0x15a795e9d115f8c3) } }, { { UINT64_C(0x6153920330492d4c), UINT64_C(0xa39b20c89cf67b9a), \
      UINT64_C(0x769ba215095d160c), UINT64_C(0x1311d7171ac3fed2) } }, { { UINT64_C(0x314b3a3d02e0bb5a), \
      UINT64_C(0x9a92529eba245e67), UINT64_C(0x68229ef41a0a00e3), UINT64_C(0x0837f184490f07d7) } } }, \
      { { { UINT64_C(0xfdd8441df87ffff6), UINT64_C(0x2852f6bf014f1e16), UINT64_C(0x84230c1de4473608), \
      UINT64_C(0x01b4d46915d7b450) } }, { { UINT64_C(0x953576bd1fdf445c), UINT64_C(0xc6ab0d87fbaddee7), \
      UINT64_C(0x09f1b73069bc9665), UINT64_C(0x10e8ee518d6b33ef) } }, { { UINT64_C(0x0049cc465d0707cb), \
      UINT64_C(0x947bb45443372b23), UINT64_C(0xb1d7be0ccf3cb295), UINT64_C(0x132ba836fba7a8a2) } }, \
      { { UINT64_C(0xf068d7fa53524a79), UINT64_C(0x8644c5b8a6979616), UINT64_C(0xb823de7660cebd47), \
      UINT64_C(0x14e44da9f2a94819) } }, { { UINT64_C(0xbaf848cbffc031d8), UINT64_C(0xef3b20d68d183896), \
      UINT64_C(0x87424a0e3896f1d2), UINT64_C(0x128ce2f312e6a915) } }, { { UINT64_C(0x03c0e901ee84506f), \
      UINT64_C(0x168b7c2a5de65afe), UINT64_C(0x400804f7facb7fa7), UINT64_C(0x12d2f90c7e4a4e78) } }, \
      { { UINT64_C(0x77975a0337dafe58), UINT64_C(0x80074e1783a99801), UINT64_C(0x8d658a32bd79d397), \
      UINT64_C(0x1391f00e79c9859b) } }, { { UINT64_C(0x6ff63195af3299a7), UINT64_C(0xb81b6ab4d020815b), \
      UINT64_C(0x04863be319806c5d), UINT64_C(0x11a117f92087012e) } }, { { UINT64_C(0x534a10e5ba4475f0), \
      UINT64_C(0xe624af741178288e), UINT64_C(0x22537803447bdc05), UINT64_C(0x11bc45e779c87c62) } }, \
      { { UINT64_C(0x03a025c76f3f63c8), UINT64_C(0x9c288deed7db4ec1), UINT64_C(0x00c5ae8a0728f536), \
      UINT64_C(0x15aaf1b0e742ee30) } }, { { UINT64_C(0x6bce97f51c9d7ce0), UINT64_C(0x4f199b7ea67dc2b2), \
      UINT64_C(0x8f52e6dc0a6c2419), UINT64_C(0x0391b8f4601aebb0) } }, { { UINT64_C(0x89af80443c02702a), \
      UINT64_C(0xebe0f821fd240e4f), UINT64_C(0xd8a00f38abf081b4), UINT64_C(0x0545af8e213c170a) } }, \
      { { UINT64_C(0xbe195d2eeb42aee8), UINT64_C(0x97e91581d1c2a884), UINT64_C(0x27c104b869dce2e3), \
      UINT64_C(0x04d3b5c1d013ce61) } }, { { UINT64_C(0x905073d674c68c70), UINT64_C(0x22f60070a5308a67), \
      UINT64_C(0x115b41cde0ccbdaf), UINT64_C(0x0807232bf15fb960) } }, { { UINT64_C(0x125a08906230f368), \
      UINT64_C(0xd1c2e438f54d417c), UINT64_C(0x8e9ae7f68cdb5830), UINT64_C(0x089adc35f2649709) } }, \
      { { UINT64_C(0x3113664106f14747), UINT64_C(0x4ff040672752b1dd), UINT64_C(0xc46647f5e247aea7), \
      UINT64_C(0x0f0e4f5b741e0408) } } }, { { { UINT64_C(0xfdd8441df87ffff6), UINT64_C(0x2852f6bf014f1e16), \
      UINT64_C(0x84230c1de4473608), UINT64_C(0x01b4d46915d7b450) } }, { { UINT64_C(0x9bca8d41c7bfbf2a), \
      UINT64_C(0x1dc6d688830ecdcc), UINT64_C(0xdca025166ec4eee1), UINT64_C(0x0d9b5f6cb43a1b1a) } }, \
      { { UINT64_C(0x1270de7b15a0eabe), UINT64_C(0x33f5ff7db6d28fe6), UINT64_C(0x839902da778024f3), \
      UINT64_C(0x074f48ba5826236a) } }, { { UINT64_C(0xa1d04040941f0024), UINT64_C(0xa2c37a4147e11cc3), \
      UINT64_C(0x1abb0039ff17565e), UINT64_C(0x132f556f6eeddd5b) } }, { { UINT64_C(0x91094fc741c7568d), \
      UINT64_C(0xeae4ad5e3f3fd3d1), UINT64_C(0x25111f9873b9c976), UINT64_C(0x0aa4f8f494de06fb) } }, \
      { { UINT64_C(0xc7775ae315e96e6e), UINT64_C(0xc65adb456eb43e69), UINT64_C(0x2340f9b3042b5aec), \
      UINT64_C(0x0d5160289bdddfaa) } }, { { UINT64_C(0xfb309c128e1a002d), UINT64_C(0x6f0d306dd8c9d16a), \
      UINT64_C(0x2220f78eace0bac4), UINT64_C(0x018c8c79fe43082b) } }, { { UINT64_C(0xe45490d5b171bc68), \
      UINT64_C(0x27a2dd067900e017), UINT64_C(0xcccd674d9068d6ad), UINT64_C(0x12530b762713ae0b) } }, \
      { { UINT64_C(0x5cdfc017d84f24ce), UINT64_C(0x3396028e01385327), UINT64_C(0xb0e6df5a0d3d7949), \
      UINT64_C(0x0a8d2db7e0ef95e4) } }, { { UINT64_C(0x8c2e47ea2f2fb3ba), UINT64_C(0x7e9780fb519163b0), \
      UINT64_C(0x326ca342cd0e95d8), UINT64_C(0x11b30cbb0b7e3048) } }, { { UINT64_C(0x50e46c8837949836), \
      UINT64_C(0x72b40f2db49fc6c7), UINT64_C(0x178f4b1dff233307), UINT64_C(0x152b6a4b0fd1153b) } }, \
      { { UINT64_C(0x1221beac9822e7e1), UINT64_C(0xcb63185b51355be5), UINT64_C(0xcd879012c52a956f), \
      UINT64_C(0x06fc6ffea9a0a782) } }, { { UINT64_C(0xfd0ec39d80027042), UINT64_C(0xa5faf4527291500a), \
      UINT64_C(0x22d23049d336ce11), UINT64_C(0x1226edfcf9624ecd) } }, { { UINT64_C(0x85086aeae5b67896), \
      UINT64_C(0xd031905e1a5256c2), UINT64_C(0x84cf4f146ff4aa9d), UINT64_C(0x0d681d7c5c9d6e5f) } }, \
      { { UINT64_C(0x76b7cfd45123e5e9), UINT64_C(0x8c49fe2cc86c2ffc), UINT64_C(0x9140a93d5c5cbc0f), \
      UINT64_C(0x01623785432a6cb9) } }, { { UINT64_C(0x3b66b05ec45b74d3), UINT64_C(0x516138ca2c308e61), \
      UINT64_C(0xd64f6ad2f01b7320), UINT64_C(0x027a7d9669a022cf) } } }, { { { UINT64_C(0xfdd8441df87ffff6), \
      UINT64_C(0x2852f6bf014f1e16), UINT64_C(0x84230c1de4473608), UINT64_C(0x01b4d46915d7b450) } }, \
      { { UINT64_C(0xa68eb9a1c014a319), UINT64_C(0x7921655959764176), UINT64_C(0x23132ec199e2672c), \
      UINT64_C(0x0e220a6ba02798d2) } }, { { UINT64_C(0x59a995d0cf2ad5b6), UINT64_C(0xce77edb66b26516b), \
      UINT64_C(0xbbdfe959168c1c72), UINT64_C(0x135d3f0e47474f42) } }, { { UINT64_C(0x0f3f4985730a6c3c), \
      UINT64_C(0xb137fd064fbb5fd0), UINT64_C(0xb9bd002a63992fd9), UINT64_C(0x12a67b9a8cd343d4) } }, \
      { { UINT64_C(0x64794247c1f9c5fd), UINT64_C(0x1ff262f8786d6868), UINT64_C(0x59da775a195caa97), \
      UINT64_C(0x0fb38be0e8598189) } }, { { UINT64_C(0x76c8e94b70840d92), UINT64_C(0x6a974044f50b4f8c), \
      UINT64_C(0xdd232faecb87f9b9), UINT64_C(0x0222041c5f69d94e) } }, { { UINT64_C(0x5cd5a4dc1c4febe6), \
      UINT64_C(0xe211479186d43c52), UINT64_C(0x3615d9983e063837), UINT64_C(0x01d1c8c41ebcb0ac) } }, \
      { { UINT64_C(0xe064c1678b8c6ccd), UINT64_C(0x981f863f2f9a4d8f), UINT64_C(0x5871514df1aa386e), \
      UINT64_C(0x063d4c06f18b7d59) } }, { { UINT64_C(0x1bf881df0840000b), UINT64_C(0xa0718a2de4f5c54d), \
      UINT64_C(0xa1d972abeb4b4490), UINT64_C(0x17b9165934c5ecda) } }, { { UINT64_C(0x73420c5b40ab5ce8), \
      UINT64_C(0x4fa31b938ccea1ed), UINT64_C(0x02e9500835b0136c), UINT64_C(0x0b4be056aa760859) } }, \
      { { UINT64_C(0xc027302c31952a4b), UINT64_C(0xfa4c93367b1e91f8), UINT64_C(0x6a1c9570b9065e25), \
      UINT64_C(0x0610abb4035651e8) } }, { { UINT64_C(0x0a917c778db593c5), UINT64_C(0x178c83e696898394), \
      UINT64_C(0x6c3f7e9f6bf94abf), UINT64_C(0x06c76f27bdca5d56) } }, { { UINT64_C(0xb55783b53ec63a04), \
      UINT64_C(0xa8d21df46dd77afb), UINT64_C(0xcc22076fb635d001), UINT64_C(0x09ba5ee162441fa1) } }, \
      { { UINT64_C(0xa307dcb1903bf26f), UINT64_C(0x5e2d40a7f13993d7), UINT64_C(0x48d94f1b040a80df), \
      UINT64_C(0x174be6a5eb33c7dc) } }, { { UINT64_C(0xbcfb2120e470141b), UINT64_C(0xe6b3395b5f70a711), \
      UINT64_C(0xefe6a531918c4260), UINT64_C(0x179c21fe2be0f07e) } }, { { UINT64_C(0x396c049575339334), \
      UINT64_C(0x30a4faadb6aa95d4), UINT64_C(0xcd8b2d7bdde8422a), UINT64_C(0x13309ebb591223d1) } } } }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 21112243

/* ---- tower ---- */
/* fp2_mul_nr(a) = (FP2_NR_C + FP2_NR_G*u)*a, u the generator of Fp2 */
#define FP2_NR_C 0
/* the same: coefficient of u */
#define FP2_NR_G 1
/* fp4_mul_nr(a) = (FP4_NR_C + FP4_NR_G*v)*a, v the generator of Fp4 */
#define FP4_NR_C 0
/* the same: coefficient of v */
#define FP4_NR_G 1
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop */
#define MILLER_LINES 36
/* signed digits of |x|, most significant first, without the leading 1: 32 doublings, 4 additions */
#define MILLER_DIGITS \
    { 0, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1 }
/* digits; where x < 0 (SEED_NEGATIVE) the loop runs on the absolute value */
#define MILLER_LEN 32

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR { UINT64_C(0x2fe8030000000000) }
/* bits of it */
#define G1_COFACTOR_BITS 62
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 0
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0xdf101e0000000001), UINT64_C(0xc6fe9ac0018b940a), UINT64_C(0x15b52c02797e31a2), \
      UINT64_C(0xcd34eace3e7e7012), UINT64_C(0x83eb09e6f58e9055), UINT64_C(0x98dd4b373acdeee1), \
      UINT64_C(0xfe00fe2b41efdc36), UINT64_C(0xbf73a8d2cc439fff), UINT64_C(0x469c774cb87cd287), \
      UINT64_C(0x7a0dded7e599b628), UINT64_C(0xb006921322861513), UINT64_C(0x446602b3ec97c88d), \
      UINT64_C(0x9f9a3e8f21811c01), UINT64_C(0xa3d20ecd4e893c62), UINT64_C(0xcf9c5e2d1e9744e1), \
      UINT64_C(0x0000142a76791a4e) }
/* bits of it */
#define G2_COFACTOR_BITS 1005
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

/* ---- endomorphisms ---- */
/* lambda = x^4 - 1 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA \
    { UINT64_C(0x1e5035fd00c00000), UINT64_C(0x50af1e594194af0a), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* bits of it */
#define GLV_LAMBDA_BITS 127
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 126
/* words of a part and of an entry of the basis */
#define GLV_WORDS 2
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 256
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0x1e5035fd00c00000), UINT64_C(0x50af1e594194af0a) }, \
      { UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x1e5035fd00c00001), UINT64_C(0x50af1e594194af0a) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 3
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND \
    { { UINT64_C(0xc15551530756b093), UINT64_C(0x2c41307681d0b1c6), UINT64_C(0x0000000000000003) }, \
      { UINT64_C(0x000000000000000a), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* eigenvalue of psi on G2: x, mod r */
#define PSI_EIGENVALUE \
    { UINT64_C(0x19d0c5fc40f00002), UINT64_C(0xc8c480ece644e364), UINT64_C(0x25fc7ec9cf927a98), \
      UINT64_C(0x196deac24a9da12b) }
/* On G2 the eigenvalue of psi is x: k = sum d_j |x|^j with digits d_j in [0,|x|), j < GLS_DIM, so that
 * [k]Q = sum [d_j] (s psi)^j(Q), s the sign of x. No lattice is needed. */
/* digits of a scalar in base |x|: |x|^GLS_DIM > r */
#define GLS_DIM 8

#endif
