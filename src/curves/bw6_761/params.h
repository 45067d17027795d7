/* SPDX-License-Identifier: Apache-2.0 */
/* bw6_761: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BW6_761_PARAMS_H
#define PAIRING_CURVES_BW6_761_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "bw6_761"
/* family */
#define CURVE_FAMILY FAMILY_BW6
/* embedding degree */
#define CURVE_K 6
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 1
/* 0: M twist, y^2 = x^3 + b*xi */
#define CURVE_TWIST_D 0
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (-1)
/* the curve whose base field is the scalar field here */
#define CURVE_FR_INNER bls12_377
/* embedding degree of the inner curve */
#define BW6_INNER_K 12
/* t = t0 + ht*r, see the curve card */
#define BW6_HT (13)
/* y = y0 + hy*r */
#define BW6_HY (9)

/* |x|, the seed x = 9586122913090633729 = 0x8508c00000000001 */
#define SEED_ABS UINT64_C(0x8508c00000000001)
/* bits of |x| */
#define SEED_BITS 64
/* x < 0 */
#define SEED_NEGATIVE 0
/* signed digits of |x|, most significant first, without the leading 1: |x| = +2^63 +2^58 +2^56 +2^51 +2^48 -2^46
 * +2^0 */
#define SEED_NAF \
    { 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 }
/* digits; zeros between nonzero digits (SEED_RUNS), from the low end: 0, 45, 1, 2, 4, 1, 4 */
#define SEED_NAF_LEN 63
/* signed digits of |(x - 1)/3|, of the sign of x, likewise: +2^62 -2^60 -2^58 +2^55 -2^53 -2^51 +2^46 */
#define SEED_THIRD_NAF \
    { 0, -1, 0, -1, 0, 0, 1, 0, -1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/* digits */
#define SEED_THIRD_NAF_LEN 62
/* 1: x = 3*((x - 1)/3) + 1 has fewer digits in that form */
#define SEED_BY_THIRD 0
/* signed digits of |x - 1|, of the sign of x, likewise: +2^63 +2^58 +2^56 +2^51 +2^48 -2^46 */
#define SEED_MINUS_ONE_NAF \
    { 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/* digits */
#define SEED_MINUS_ONE_NAF_LEN 63
/* signed digits of |x + 1|, of the sign of x, likewise: +2^63 +2^58 +2^56 +2^51 +2^48 -2^46 +2^1 */
#define SEED_PLUS_ONE_NAF \
    { 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 }
/* digits */
#define SEED_PLUS_ONE_NAF_LEN 63

/* ---- base field ---- */
/* p = 0x122e824fb83ce0ad187c94004faff3eb926186a81d14688528275ef8087be41707ba638e584e91903cebaff25b423048689c8ed12f9fd9071dcd3dc73ebff2e98a116c25667a8f8160cf8aeeaf0a437e6913e6870000082f49d00000000008b */
/* bits of p */
#define FP_BITS 761
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 12
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 96
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 7
/* p */
#define FP_MODULUS \
    { UINT64_C(0xf49d00000000008b), UINT64_C(0xe6913e6870000082), UINT64_C(0x160cf8aeeaf0a437), \
      UINT64_C(0x98a116c25667a8f8), UINT64_C(0x71dcd3dc73ebff2e), UINT64_C(0x8689c8ed12f9fd90), \
      UINT64_C(0x03cebaff25b42304), UINT64_C(0x707ba638e584e919), UINT64_C(0x528275ef8087be41), \
      UINT64_C(0xb926186a81d14688), UINT64_C(0xd187c94004faff3e), UINT64_C(0x0122e824fb83ce0a) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x0122e824fb83ce0a)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0x0a5593568fa798dd)
/* R mod p: one */
#define FP_ONE \
    { UINT64_C(0x0202ffffffff85d5), UINT64_C(0x5a5826358fff8ce7), UINT64_C(0x9e996e43827faade), \
      UINT64_C(0xda6aff320ee47df4), UINT64_C(0xece9cb3e1d94b80b), UINT64_C(0xc0e667a25248240b), \
      UINT64_C(0xa74da5bfdcad3905), UINT64_C(0x2352e7fe462f2103), UINT64_C(0x7b56588008b1c87c), \
      UINT64_C(0x45848a63e711022f), UINT64_C(0xd7a81ebb9f65a9df), UINT64_C(0x0051f77ef127e87d) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 \
    { UINT64_C(0xc686392d2d1fa659), UINT64_C(0x7b14c9b2f79484ab), UINT64_C(0x7fa1e825c1d2b459), \
      UINT64_C(0xd6ec28f848329d88), UINT64_C(0x4afb427b73a1ed40), UINT64_C(0x972c69400d5930ae), \
      UINT64_C(0x2c7a26bf8c995976), UINT64_C(0xac52e458c6e57af9), UINT64_C(0xac731bfa0c536dfe), \
      UINT64_C(0x121e5c630b103f50), UINT64_C(0x8f1b0953b886cda4), UINT64_C(0x00ad253c2da8d807) }
/* R^3 mod p */
#define FP_R3 \
    { UINT64_C(0x818e6b2fcbe1bdec), UINT64_C(0xeccfa22f5872ee0d), UINT64_C(0x1221c21aeec79db8), \
      UINT64_C(0x47da46dd1c3e3733), UINT64_C(0xfd78b3bfc15d1c35), UINT64_C(0x9327f537e5458903), \
      UINT64_C(0x6fa0d71c4337e281), UINT64_C(0x0ab7647e41924431), UINT64_C(0xfe3845e4652b0527), \
      UINT64_C(0x81f6c11c53622555), UINT64_C(0xfc83c30d5eb54d41), UINT64_C(0x000c8e01d806a287) }
/* 2^-1 * R mod p */
#define FP_INV2 \
    { UINT64_C(0xfb4fffffffffc330), UINT64_C(0x2074b24effffc6b4), UINT64_C(0x5a53337936b8278b), \
      UINT64_C(0x39860afa32a61376), UINT64_C(0x2f634f8d48c05b9d), UINT64_C(0x23b81847b2a110ce), \
      UINT64_C(0x558e305f8130ae05), UINT64_C(0xc9e7471b95da050e), UINT64_C(0xe6ec6737c49cc35e), \
      UINT64_C(0xff5551673471245b), UINT64_C(0x5497f3fdd230548e), UINT64_C(0x00ba6fd1f655db44) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF \
    { UINT64_C(0x7a4e800000000045), UINT64_C(0xf3489f3438000041), UINT64_C(0x0b067c577578521b), \
      UINT64_C(0x4c508b612b33d47c), UINT64_C(0x38ee69ee39f5ff97), UINT64_C(0x4344e476897cfec8), \
      UINT64_C(0x81e75d7f92da1182), UINT64_C(0xb83dd31c72c2748c), UINT64_C(0x29413af7c043df20), \
      UINT64_C(0x5c930c3540e8a344), UINT64_C(0x68c3e4a0027d7f9f), UINT64_C(0x009174127dc1e705) }
/* bits of it */
#define FP_HALF_BITS 760
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP \
    { UINT64_C(0xf49d000000000089), UINT64_C(0xe6913e6870000082), UINT64_C(0x160cf8aeeaf0a437), \
      UINT64_C(0x98a116c25667a8f8), UINT64_C(0x71dcd3dc73ebff2e), UINT64_C(0x8689c8ed12f9fd90), \
      UINT64_C(0x03cebaff25b42304), UINT64_C(0x707ba638e584e919), UINT64_C(0x528275ef8087be41), \
      UINT64_C(0xb926186a81d14688), UINT64_C(0xd187c94004faff3e), UINT64_C(0x0122e824fb83ce0a) }
/* bits of it */
#define FP_INV_EXP_BITS 761
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 95
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK \
    { UINT64_C(0xa14d27392d2d201a), UINT64_C(0xdc51edb6982794f1), UINT64_C(0xf2d86cd1af3c0b56), \
      UINT64_C(0x05d4f418aa2c7233), UINT64_C(0xdd07b788e7e6fd3f), UINT64_C(0x3a87d09680d75929), \
      UINT64_C(0xc9577bbd09eb7a7c), UINT64_C(0x71433431afbe7b6c), UINT64_C(0xbd52ff3c3ffd44ba), \
      UINT64_C(0xd41ed0ad010e2fee), UINT64_C(0x07e5157b97dd5d2c), UINT64_C(0x00f2b84c01725347) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 1
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0xbd27400000000022), UINT64_C(0xf9a44f9a1c000020), UINT64_C(0x05833e2bbabc290d), \
      UINT64_C(0xa62845b09599ea3e), UINT64_C(0x1c7734f71cfaffcb), UINT64_C(0x21a2723b44be7f64), \
      UINT64_C(0x40f3aebfc96d08c1), UINT64_C(0x5c1ee98e39613a46), UINT64_C(0x14a09d7be021ef90), \
      UINT64_C(0xae49861aa07451a2), UINT64_C(0xb461f250013ebfcf), UINT64_C(0x0048ba093ee0f382) }
/* bits of it */
#define FP_SQRT_EXP_BITS 759
/* the power a^SQRT_EXP, 750 squarings and 113 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN \
    { { 1, 0, 1, CHAIN_NONE }, { 2, 1, 0, 0 }, { 3, 2, 0, 1 }, { 4, 3, 0, 1 }, { 5, 4, 1, CHAIN_NONE }, { 6, 5, \
      0, 1 }, { 7, 6, 0, 5 }, { 8, 7, 1, CHAIN_NONE }, { 1, 8, 0, 1 }, { 9, 1, 0, 4 }, { 10, 9, 0, 2 }, { 11, 10, \
      0, 6 }, { 12, 11, 0, 9 }, { 13, 12, 0, 6 }, { 14, 13, 0, 12 }, { 8, 14, 0, 8 }, { 15, 14, 0, 12 }, { 16, \
      15, 0, 2 }, { 17, 15, 0, 6 }, { 18, 16, 0, 14 }, { 6, 18, 0, 6 }, { 19, 18, 0, 9 }, { 20, 19, 0, 11 }, \
      { 21, 20, 0, 1 }, { 22, 20, 0, 11 }, { 5, 22, 0, 5 }, { 23, 20, 0, 14 }, { 24, 23, 0, 19 }, { 25, 24, 2, \
      14 }, { 25, 25, 1, 8 }, { 25, 25, 11, 10 }, { 25, 25, 8, 17 }, { 25, 25, 14, 15 }, { 25, 25, 13, 13 }, \
      { 25, 25, 5, 2 }, { 25, 25, 14, 20 }, { 25, 25, 3, 12 }, { 25, 25, 18, 10 }, { 25, 25, 6, 16 }, { 25, 25, \
      9, 20 }, { 25, 25, 5, 23 }, { 23, 25, 8, 18 }, { 23, 23, 3, 22 }, { 23, 23, 11, 8 }, { 23, 23, 10, 10 }, \
      { 10, 23, 1, 9 }, { 10, 10, 9, 4 }, { 10, 10, 8, 9 }, { 10, 10, 13, 6 }, { 10, 10, 11, 14 }, { 10, 10, 12, \
      12 }, { 10, 10, 6, 7 }, { 10, 10, 6, 1 }, { 10, 10, 17, 5 }, { 10, 10, 7, 19 }, { 10, 10, 6, 0 }, { 10, 10, \
      4, 4 }, { 10, 10, 15, 20 }, { 10, 10, 5, 8 }, { 10, 10, 5, 4 }, { 10, 10, 6, 4 }, { 10, 10, 9, 11 }, { 10, \
      10, 9, 12 }, { 10, 10, 9, 9 }, { 10, 10, 2, 3 }, { 10, 10, 15, 15 }, { 10, 10, 7, 7 }, { 7, 10, 6, 22 }, \
      { 7, 7, 7, 19 }, { 7, 7, 5, 2 }, { 7, 7, 6, 13 }, { 7, 7, 15, 22 }, { 7, 7, 4, 19 }, { 7, 7, 14, 6 }, { 6, \
      7, 3, 4 }, { 6, 6, 14, 11 }, { 6, 6, 0, 24 }, { 6, 6, 11, 24 }, { 6, 6, 7, 15 }, { 6, 6, 9, 16 }, { 6, 6, \
      6, 12 }, { 6, 6, 7, 15 }, { 6, 6, 4, 13 }, { 6, 6, 10, 18 }, { 6, 6, 9, 16 }, { 6, 6, 8, 5 }, { 5, 6, 6, \
      12 }, { 5, 5, 5, 21 }, { 5, 5, 9, 17 }, { 5, 5, 6, 12 }, { 5, 5, 11, 8 }, { 5, 5, 8, 21 }, { 5, 5, 8, 15 }, \
      { 5, 5, 3, 22 }, { 5, 5, 11, 14 }, { 5, 5, 2, 1 }, { 5, 5, 10, 16 }, { 5, 5, 8, 1 }, { 5, 5, 12, 11 }, { 5, \
      5, 4, 2 }, { 2, 5, 8, 1 }, { 1, 2, 10, 13 }, { 1, 1, 8, 16 }, { 1, 1, 3, 4 }, { 1, 1, 11, 22 }, { 1, 1, 14, \
      19 }, { 1, 1, 2, 3 }, { 1, 1, 6, 22 }, { 1, 1, 11, 12 }, { 1, 1, 10, 24 }, { 1, 1, 3, 15 }, { 1, 1, 31, \
      21 }, { 1, 1, 3, 9 }, { 1, 1, 10, 12 }, { 1, 1, 41, 0 }, { 1, 1, 4, 0 }, { 0, 1, 1, CHAIN_NONE } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 26
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0xf29a000000007ab6), UINT64_C(0x8c391832e000739b), UINT64_C(0x77738a6b6870f959), \
      UINT64_C(0xbe36179047832b03), UINT64_C(0x84f3089e56574722), UINT64_C(0xc5a3614ac0b1d984), \
      UINT64_C(0x5c81153f4906e9fe), UINT64_C(0x4d28be3a9f55c815), UINT64_C(0xd72c1d6f77d5f5c5), \
      UINT64_C(0x73a18e069ac04458), UINT64_C(0xf9dfaa846595555f), UINT64_C(0x00d0f0a60a5be58c) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 29528131
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C (-4)

/* ---- scalar field ---- */
/* p = 0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001 */
/* bits of p */
#define FR_BITS 377
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 6
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 48
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 7
/* p */
#define FR_MODULUS \
    { UINT64_C(0x8508c00000000001), UINT64_C(0x170b5d4430000000), UINT64_C(0x1ef3622fba094800), \
      UINT64_C(0x1a22d9f300f5138f), UINT64_C(0xc63b05c06ca1493b), UINT64_C(0x01ae3a4617c510ea) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x01ae3a4617c510ea)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x8508bfffffffffff)
/* R mod p: one */
#define FR_ONE \
    { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 \
    { UINT64_C(0xb786686c9400cd22), UINT64_C(0x0329fcaab00431b1), UINT64_C(0x22a5f11162d6b46d), \
      UINT64_C(0xbfdf7d03827dc3ac), UINT64_C(0x837e92f041790bf9), UINT64_C(0x006dfccb1e914b88) }
/* R^3 mod p */
#define FR_R3 \
    { UINT64_C(0x581f532f8815de20), UINT64_C(0xe50f4148be329585), UINT64_C(0x2be8b1180449f513), \
      UINT64_C(0x6a2a9516c804a20e), UINT64_C(0x3f72540713590cb9), UINT64_C(0x01065ab4c0e7dda5) }
/* 2^-1 * R mod p */
#define FR_INV2 \
    { UINT64_C(0x8166ffffffffffb4), UINT64_C(0x28a04fc1bfffffd8), UINT64_C(0xcfbed9d4c53e9ff9), \
      UINT64_C(0x3da74bdbb73e3182), UINT64_C(0x267a4adfc01e4274), UINT64_C(0x0046b330f17efa4d) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF \
    { UINT64_C(0x4284600000000000), UINT64_C(0x0b85aea218000000), UINT64_C(0x8f79b117dd04a400), \
      UINT64_C(0x8d116cf9807a89c7), UINT64_C(0x631d82e03650a49d), UINT64_C(0x00d71d230be28875) }
/* bits of it */
#define FR_HALF_BITS 376
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP \
    { UINT64_C(0x8508bfffffffffff), UINT64_C(0x170b5d4430000000), UINT64_C(0x1ef3622fba094800), \
      UINT64_C(0x1a22d9f300f5138f), UINT64_C(0xc63b05c06ca1493b), UINT64_C(0x01ae3a4617c510ea) }
/* bits of it */
#define FR_INV_EXP_BITS 377
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 47
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK \
    { UINT64_C(0x25151ce86c9400ce), UINT64_C(0x80ff04ddcc500432), UINT64_C(0xc8f9b51674b6e324), \
      UINT64_C(0x3a6a187dbe5704b9), UINT64_C(0x206aad8fce75568d), UINT64_C(0x0175848593bb75f7) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 46
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0xba88600000010a11), UINT64_C(0xc45f741290002e16), UINT64_C(0xb3e601ea271e3de6), \
      UINT64_C(0x0b80d94292763445), UINT64_C(0x748c2f8a21d58c76), UINT64_C(0x000000000000035c) }
/* bits of it */
#define FR_SQRT_EXP_BITS 330
/* the power a^SQRT_EXP, 319 squarings and 39 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN \
    { { 1, 0, 4, CHAIN_NONE }, { 2, 1, 0, 0 }, { 1, 2, 0, 1 }, { 1, 1, 2, 0 }, { 1, 1, 9, 2 }, { 2, 1, 1, 0 }, \
      { 0, 2, 1, CHAIN_NONE }, { 3, 0, 1, CHAIN_NONE }, { 4, 3, 0, 2 }, { 3, 4, 0, 3 }, { 0, 3, 0, 0 }, { 3, 0, \
      7, 0 }, { 0, 3, 5, 2 }, { 0, 0, 45, CHAIN_NONE }, { 2, 0, 1, CHAIN_NONE }, { 3, 2, 0, 0 }, { 2, 3, 0, 2 }, \
      { 4, 2, 0, 3 }, { 4, 4, 4, 2 }, { 2, 4, 5, 0 }, { 2, 2, 5, 3 }, { 2, 2, 46, CHAIN_NONE }, { 3, 2, 1, \
      CHAIN_NONE }, { 4, 3, 0, 2 }, { 3, 4, 0, 3 }, { 5, 3, 0, 4 }, { 5, 5, 4, 3 }, { 3, 5, 5, 2 }, { 3, 3, 5, \
      4 }, { 3, 3, 45, 2 }, { 2, 3, 1, CHAIN_NONE }, { 3, 2, 1, CHAIN_NONE }, { 4, 3, 0, 2 }, { 3, 4, 0, 3 }, \
      { 5, 3, 0, 4 }, { 5, 5, 4, 3 }, { 3, 5, 5, 2 }, { 3, 3, 5, 4 }, { 3, 3, 46, 2 }, { 2, 3, 1, CHAIN_NONE }, \
      { 4, 2, 0, 3 }, { 2, 4, 0, 2 }, { 5, 2, 0, 4 }, { 5, 5, 4, 2 }, { 2, 5, 5, 3 }, { 2, 2, 5, 4 }, { 2, 2, 46, \
      3 }, { 0, 2, 0, 0 }, { 0, 0, 0, 1 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 6
/* 15^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0xdfcae622791aab1e), UINT64_C(0x720bc7a4bf05c59c), UINT64_C(0x259d41860d7882d6), \
      UINT64_C(0xd82b4258b1e4da96), UINT64_C(0xb7f9a1cc67b4e064), UINT64_C(0x00fda47f566e4289) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FR_ROOT_WINDOW 5
/* k = ceil(s/w): digits */
#define FR_ROOT_WINDOWS 10
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FR_ROOT_TABLE \
    { { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } }, \
      { { UINT64_C(0x8a8ac3c2a47938fd), UINT64_C(0x508fe9a085baa767), UINT64_C(0xe4953e2bc8fdd496), \
      UINT64_C(0xf5887b48f006a8c0), UINT64_C(0x929dce71b38f1ff3), UINT64_C(0x013eec803167a761) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x69d30270b516a047), UINT64_C(0x4af18d13afb58bb6), UINT64_C(0xb6dff2188256d023), \
      UINT64_C(0x63e11d630e220263), UINT64_C(0x64e116d8799dd657), UINT64_C(0x00af177399033641) } }, \
      { { UINT64_C(0x81ee3fb860c4b92a), UINT64_C(0x820cfcda9994984d), UINT64_C(0x44ec59806956be66), \
      UINT64_C(0x1e68c4390d73c67d), UINT64_C(0xfbd5a5f1505cd8e6), UINT64_C(0x0143ad59f52d247a) } }, \
      { { UINT64_C(0x6452e85d7cc6228b), UINT64_C(0x7cb03d000bea0b61), UINT64_C(0xb3d6a48c52ae724e), \
      UINT64_C(0x0bf9459129eaa507), UINT64_C(0xf4968324f1994b77), UINT64_C(0x0013cd65752a2fe5) } }, \
      { { UINT64_C(0xcdfe45ed5d352785), UINT64_C(0x3c4bc1e7c075975f), UINT64_C(0xc027babe4af9a2db), \
      UINT64_C(0x51b2612c8e1a2d83), UINT64_C(0xaa77183fbb46ee42), UINT64_C(0x013acf8a6a926e8c) } }, \
      { { UINT64_C(0x812c9447b91983a2), UINT64_C(0x0a51f5b95af0d7ba), UINT64_C(0x53b213888ed3df6b), \
      UINT64_C(0xf4fa0ac0bff502d9), UINT64_C(0x94d5774752d01467), UINT64_C(0x011165d5e9774627) } }, \
      { { UINT64_C(0xde4cbbbf1f9c4003), UINT64_C(0x9cfb8fd74974c9e0), UINT64_C(0x733e3d2b2afe9f4b), \
      UINT64_C(0xf1597df1494c960d), UINT64_C(0x79738ccce1f1dba0), UINT64_C(0x000f62910cb9580f) } }, \
      { { UINT64_C(0x11f99b981addc03f), UINT64_C(0x2a871011c9ec1806), UINT64_C(0x6b2f8a55997b5c39), \
      UINT64_C(0xc1a68d0cea660d19), UINT64_C(0x856d9bb8ce716d4b), UINT64_C(0x0089f9f6e4e12b93) } }, \
      { { UINT64_C(0x096114b5b242e15e), UINT64_C(0x4f48f7f9ca7b4b4d), UINT64_C(0xa62f9d0d8a11433d), \
      UINT64_C(0x0a959fbadded6337), UINT64_C(0x1d3c92c98784016c), UINT64_C(0x00aa6cb5617f132a) } }, \
      { { UINT64_C(0x346760189d6672ca), UINT64_C(0x98cee85c51aebc8a), UINT64_C(0x6c1306a437c78e8f), \
      UINT64_C(0x00ba9f91e51f59d3), UINT64_C(0x59948fd461deee12), UINT64_C(0x0136eba4086ac472) } }, \
      { { UINT64_C(0xaafdaa0957f7f9c8), UINT64_C(0x35fc71708fd1fa69), UINT64_C(0x2eff4045e6ea9e16), \
      UINT64_C(0xab4cffa28ffa7a20), UINT64_C(0xaa9c668c229fb51d), UINT64_C(0x00b036c868989f3f) } }, \
      { { UINT64_C(0x9c568c0803bafed9), UINT64_C(0xde969d5b825b8aad), UINT64_C(0x7c2bd939f0bedf13), \
      UINT64_C(0x8e7c9c8a512a8db0), UINT64_C(0x44a495c205753cef), UINT64_C(0x018c85414a8b9aca) } }, \
      { { UINT64_C(0x741eef8278b9be24), UINT64_C(0xb1a224a21c2c5fa9), UINT64_C(0x6d487e1597468e87), \
      UINT64_C(0x2ad52a66a4912fb2), UINT64_C(0xd4efd79904e37679), UINT64_C(0x00f7db1f68059ad4) } }, \
      { { UINT64_C(0x1796193235065610), UINT64_C(0xd575123081f8e162), UINT64_C(0x238bd47819dc77cb), \
      UINT64_C(0xa704290221f6330c), UINT64_C(0xe5f567628d7184cc), UINT64_C(0x00efb4af981a689b) } }, \
      { { UINT64_C(0x43636223df8edfeb), UINT64_C(0xe0322cf76afb6144), UINT64_C(0x0d06c89c9a080730), \
      UINT64_C(0x2695624d09ddd9f0), UINT64_C(0xd1b280b0d835f633), UINT64_C(0x0147b41e039e8726) } }, \
      { { UINT64_C(0xbaccebc42babe147), UINT64_C(0x5f4239fd9466411a), UINT64_C(0xacb21528bda2695f), \
      UINT64_C(0xe7b138a827d14cdf), UINT64_C(0x3e86ef90dc262f85), UINT64_C(0x012490aca185d7a1) } }, \
      { { UINT64_C(0xa667e2ac117c6d1a), UINT64_C(0x91879717f4883158), UINT64_C(0xd7fac3830412eb52), \
      UINT64_C(0x3d718dc4ccabebdb), UINT64_C(0x30d5a529c4ad87e1), UINT64_C(0x00b14b7775cf2649) } }, \
      { { UINT64_C(0x713fb21b97baee85), UINT64_C(0x2ef86866b0e24b8c), UINT64_C(0xd018c5702490b40a), \
      UINT64_C(0x8df024536731b8b8), UINT64_C(0x5d42adef9ccb035f), UINT64_C(0x005a487525365940) } }, \
      { { UINT64_C(0x9b55fe698a861ec6), UINT64_C(0x66a62bb8603ac2c2), UINT64_C(0x5b5b6ebd79b0d770), \
      UINT64_C(0xdceb6c37b5dac7f9), UINT64_C(0x51e74f5069c7c84f), UINT64_C(0x00258b6de05509e2) } }, \
      { { UINT64_C(0x050a6347fd8e177f), UINT64_C(0x6f3eafb2a74cb512), UINT64_C(0xbb9f230fe2e4d975), \
      UINT64_C(0xaec86d2a053b56b3), UINT64_C(0xecda57d7c6a93d60), UINT64_C(0x00e4918fb1092c5b) } }, \
      { { UINT64_C(0x2e263ffa91e59825), UINT64_C(0x583647282aee3eb9), UINT64_C(0x9283acb3a39e2f4b), \
      UINT64_C(0x4e337aa03f80fc51), UINT64_C(0x59f6e30a9d1c3e15), UINT64_C(0x015ad0036ac88a84) } }, \
      { { UINT64_C(0xf3843782a29d841f), UINT64_C(0xd4af45168bad6bd5), UINT64_C(0x2e6602cb1ca0a162), \
      UINT64_C(0xcfc8b276096703f6), UINT64_C(0xa88d49baec642c7c), UINT64_C(0x0043cf78e3333609) } }, \
      { { UINT64_C(0xe572d7db2e98522a), UINT64_C(0x10ad74388833cb7e), UINT64_C(0xecee2369b4184b74), \
      UINT64_C(0x83b83893c75df4ce), UINT64_C(0xdd625cceee299c39), UINT64_C(0x016073a2480f483d) } }, \
      { { UINT64_C(0xf0324391a1ea8545), UINT64_C(0xbdea1d134a780a5e), UINT64_C(0x3dfb9ed22d9073ef), \
      UINT64_C(0x4adab6ace729f507), UINT64_C(0x2dbd42c627465de6), UINT64_C(0x015748f5910fc120) } }, \
      { { UINT64_C(0xc9838692b548023c), UINT64_C(0x76bb8edc95906419), UINT64_C(0x53c8ef5f1a4f3fa7), \
      UINT64_C(0x2bcf254fd7f66b9c), UINT64_C(0x099ac36e7c8a828b), UINT64_C(0x01506ffdbbeab062) } }, \
      { { UINT64_C(0x8bcd72b245be9c48), UINT64_C(0x7564cbef8d929431), UINT64_C(0x13d3df1673e72c2f), \
      UINT64_C(0x383559348c8899b4), UINT64_C(0x69e13cd2ed72a851), UINT64_C(0x0160c4c2fc3f498b) } }, \
      { { UINT64_C(0x44bb5733dca9d633), UINT64_C(0x9f3f7252820042c5), UINT64_C(0xa736fdd0a51baf37), \
      UINT64_C(0x1bbad7e064047b4e), UINT64_C(0x2d0053c65ecbc42c), UINT64_C(0x00ea23f943c99f39) } }, \
      { { UINT64_C(0x3d9d0f9898a182dc), UINT64_C(0xa5b427075bf13c68), UINT64_C(0x1b4d8ebaa9e926a8), \
      UINT64_C(0x12d5614cd023c8e6), UINT64_C(0xa0b95f1b366d00d9), UINT64_C(0x0038bdddd10da687) } }, \
      { { UINT64_C(0x9361872a4e9d7422), UINT64_C(0x6d40f857fd41a771), UINT64_C(0x2d957862cc20b9d5), \
      UINT64_C(0xfe7054270e40434d), UINT64_C(0x8463e3a0ee8a881b), UINT64_C(0x014a1cd8ece0b637) } }, \
      { { UINT64_C(0xf5d4882436d0c78e), UINT64_C(0x4cb7bb4fb864b844), UINT64_C(0xfd44e6c88bdbe6e1), \
      UINT64_C(0xbfec8025fddfd280), UINT64_C(0x105ec54ac9bd397d), UINT64_C(0x008b482b265909b6) } }, \
      { { UINT64_C(0x7abbaa5d3fe8d995), UINT64_C(0xcc53fd9dfb6b9d11), UINT64_C(0xf395e467e0dd33ab), \
      UINT64_C(0x86943a7d18e9fe21), UINT64_C(0xd346ca56617e80dc), UINT64_C(0x007fa70decad8d46) } }, \
      { { UINT64_C(0x8e0610fcda1de999), UINT64_C(0xe286b220914e1a0a), UINT64_C(0x3aaabdd4af9812e6), \
      UINT64_C(0x74664333d10a6222), UINT64_C(0xa5b6871a99df0da2), UINT64_C(0x00fd6b587974c23b) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0xd20d1de497dc5c4e), UINT64_C(0x33b4b29edd5cb96b), UINT64_C(0x6a2f8a1b59bdbe19), \
      UINT64_C(0xe7a868fe4e9b0a38), UINT64_C(0x52a301b3622c87b3), UINT64_C(0x01396a5a37be2131) } }, \
      { { UINT64_C(0x7d248e523506c7d1), UINT64_C(0x0671cc5fa7ef74d9), UINT64_C(0x423ce0cd06dfa7d2), \
      UINT64_C(0x7b13ef4610e46096), UINT64_C(0xa55ca87020ebcf24), UINT64_C(0x00e48013e1eda250) } }, \
      { { UINT64_C(0xddc40db71915adbf), UINT64_C(0x6e98b1df9671c7ed), UINT64_C(0xaccddfcc509c93fe), \
      UINT64_C(0x226895e1c79ac1ac), UINT64_C(0xff308bee6f13cf4e), UINT64_C(0x012863d5eb2befa2) } }, \
      { { UINT64_C(0xdf44c16a61450ce0), UINT64_C(0xa26ee1dfc7b48eae), UINT64_C(0xc4535e3f76047061), \
      UINT64_C(0xfaf6f5f0a79c0108), UINT64_C(0x1b22fc69b6023297), UINT64_C(0x018b380fb792cc11) } }, \
      { { UINT64_C(0x037cc7ba4c0851df), UINT64_C(0x055f1ed5059bd13a), UINT64_C(0x5d95f6e28a3cc360), \
      UINT64_C(0x0483bad918a0fb52), UINT64_C(0xaaeb94284e6be9c3), UINT64_C(0x01483e714b8bf167) } }, \
      { { UINT64_C(0xf39177d5e968fef9), UINT64_C(0x39c040cb108f2ecd), UINT64_C(0x0a7b7b5ee61be68f), \
      UINT64_C(0x7aa6a3d218ee55ce), UINT64_C(0x54568a80e7eb05dd), UINT64_C(0x011c37889129f7cb) } }, \
      { { UINT64_C(0xf8ec47cbf811450f), UINT64_C(0x3d81da251367c85b), UINT64_C(0xe02f69406a3f5bec), \
      UINT64_C(0x139441be66243706), UINT64_C(0x88aabbe205dc4962), UINT64_C(0x0105faa2bfbcc903) } }, \
      { { UINT64_C(0xc3c17e578214fd16), UINT64_C(0xa446024876a78891), UINT64_C(0x4e4c4870ccc3eadc), \
      UINT64_C(0xf1c64ca48cb31749), UINT64_C(0xf7070bc67177148a), UINT64_C(0x01860ace4cbf847e) } }, \
      { { UINT64_C(0x64fc05bc54603729), UINT64_C(0x5a5b2a6c6e9b246f), UINT64_C(0xe9e05dbb20323d46), \
      UINT64_C(0x13a3afe9d239abba), UINT64_C(0xec88ee89d8dd19ce), UINT64_C(0x0168241fbf739486) } }, \
      { { UINT64_C(0x773753b2b93f97a5), UINT64_C(0x65de0294556cf6b8), UINT64_C(0x120243e244c908bf), \
      UINT64_C(0x3b109ffe7add7f04), UINT64_C(0xc1daae0c074a93a5), UINT64_C(0x00ebaae1cb9cc34a) } }, \
      { { UINT64_C(0x163754b019aa116c), UINT64_C(0xf501193dec941526), UINT64_C(0x63a55f604460b2e4), \
      UINT64_C(0xa66da4a8508f4721), UINT64_C(0xbf8a2a7f52d3403c), UINT64_C(0x0023a440e078abc1) } }, \
      { { UINT64_C(0x72c962852bd2f2d2), UINT64_C(0xb2d11f883727bd81), UINT64_C(0x1f7336ba835cc3d7), \
      UINT64_C(0x863afda03658fb62), UINT64_C(0x8f3037f03aa374d5), UINT64_C(0x015c3d915b983b8f) } }, \
      { { UINT64_C(0x21200cc92617a024), UINT64_C(0x7b8a7af2b3da6e62), UINT64_C(0x16bdcf6281e9c2df), \
      UINT64_C(0xf9ed3e1e2620630f), UINT64_C(0x55d37a825292208f), UINT64_C(0x00b28b5e77e658dd) } }, \
      { { UINT64_C(0x6e0e45abada1bf45), UINT64_C(0x6289944845c2d343), UINT64_C(0x15b9167ba5b2a15d), \
      UINT64_C(0xc5b27c3bcaeb325e), UINT64_C(0x38eb6e0f236db2fd), UINT64_C(0x00ed358aac485fa8) } }, \
      { { UINT64_C(0xd363f457133e1a07), UINT64_C(0x92936736e0c2518b), UINT64_C(0xee06a7240472edd4), \
      UINT64_C(0x491194628079f1d5), UINT64_C(0x95ff83c87bf540de), UINT64_C(0x00aa87ea5a64ac7e) } }, \
      { { UINT64_C(0x5e9713095d33ef85), UINT64_C(0x1ec14b6813874b89), UINT64_C(0x579af878b73208dd), \
      UINT64_C(0xd668a52bb873ba9f), UINT64_C(0x41453a7772ee5a46), UINT64_C(0x016647ce305f26c8) } }, \
      { { UINT64_C(0x176e645cf5ea4fe6), UINT64_C(0xc4e258918bc53d82), UINT64_C(0x374cd4f9e4cc3f95), \
      UINT64_C(0xfeac951fd720e9bb), UINT64_C(0xf18af5f9877af96b), UINT64_C(0x00ceca07fbf65a65) } }, \
      { { UINT64_C(0x91ba205bf3f382a7), UINT64_C(0xc48809025a8370bd), UINT64_C(0x4d81e51d48a97df1), \
      UINT64_C(0xda1bf0f6459b813b), UINT64_C(0x6dc08c28154312eb), UINT64_C(0x0128df37b44c6483) } }, \
      { { UINT64_C(0x95ab7a6a7fce887c), UINT64_C(0x0c4251099c8a9d43), UINT64_C(0xea4c028fff6c4e6c), \
      UINT64_C(0xab03bdcf243d43d7), UINT64_C(0x0cd10a64813a50cb), UINT64_C(0x0080c881ea6fa63a) } }, \
      { { UINT64_C(0xb9eadfb5bbafca9e), UINT64_C(0x4cd273f03c980a91), UINT64_C(0xfa96b137a9eb2bf3), \
      UINT64_C(0x45075fe68466c22f), UINT64_C(0x4a40a19df81789de), UINT64_C(0x00a4d78152c201c2) } }, \
      { { UINT64_C(0xf669084cfbd7b78b), UINT64_C(0x12df70e7602ad603), UINT64_C(0x3dd90308852992c5), \
      UINT64_C(0xe4165985f129fe65), UINT64_C(0x87376aa02433a8cb), UINT64_C(0x012141546dd0dcdc) } }, \
      { { UINT64_C(0x1bb39a041f24616e), UINT64_C(0xc4acdbd64f96cbdf), UINT64_C(0x11233ae89f1f057c), \
      UINT64_C(0xbd72ce7982ff9c77), UINT64_C(0x168221766c9739e0), UINT64_C(0x00caa32a89016973) } }, \
      { { UINT64_C(0xd596f640c5d5402b), UINT64_C(0x92caf43be716cc59), UINT64_C(0x0fbbcb1afd00f47a), \
      UINT64_C(0xcedacdd54b00742d), UINT64_C(0x3375c215d059d018), UINT64_C(0x0012e10575bcd830) } }, \
      { { UINT64_C(0x1917ba5e984f8934), UINT64_C(0x1d6bb4c9c864b68f), UINT64_C(0x102c28611d0ffdd1), \
      UINT64_C(0x708cc1529c961930), UINT64_C(0x6f01c92e6fc1e99e), UINT64_C(0x00420f301f55674c) } }, \
      { { UINT64_C(0xd7e9735d6e8b5040), UINT64_C(0x3e86289cc1d5e16d), UINT64_C(0x860ee25a89bd3251), \
      UINT64_C(0x99b1f0b656d1c4ab), UINT64_C(0x517d1a39d10311e1), UINT64_C(0x00b5af000361f829) } }, \
      { { UINT64_C(0x6e3fc78568666e9a), UINT64_C(0x56a15e1d8a90ea25), UINT64_C(0x9fa5456143e6b44e), \
      UINT64_C(0xc1511581862964b0), UINT64_C(0x358fbe70cc0d8d11), UINT64_C(0x0084de9d9063f932) } }, \
      { { UINT64_C(0xe415810e42fb1ab4), UINT64_C(0xa9f0a3e3232cc127), UINT64_C(0xc0cf01e380990af5), \
      UINT64_C(0xe83bb1dfae806932), UINT64_C(0xccf4b9852175fcee), UINT64_C(0x01a16129f3c9fc9b) } }, \
      { { UINT64_C(0x71dda670cffaf90a), UINT64_C(0x0c26a00b85b7b3d3), UINT64_C(0x92b6b0a2aa6af50c), \
      UINT64_C(0xe1b9012a8ca7b909), UINT64_C(0x2853a46cbb08e9db), UINT64_C(0x01aada0e4499a794) } }, \
      { { UINT64_C(0x2fb8316740031842), UINT64_C(0xbe1f2ac75ceb473d), UINT64_C(0x4d7fa23c42a8822f), \
      UINT64_C(0x2b29be9fb567264d), UINT64_C(0xd050745e030fe148), UINT64_C(0x00a0a8773d4e2344) } }, \
      { { UINT64_C(0xd7ef61cddbfc07a8), UINT64_C(0xdc3697c670558f8c), UINT64_C(0x3f9daa526a0a8632), \
      UINT64_C(0x321ec2a9056a7c69), UINT64_C(0xf38fa6d959b2f105), UINT64_C(0x018cfe66e8e86219) } }, \
      { { UINT64_C(0x65af9c27b82ba582), UINT64_C(0x7c0ec27297e89610), UINT64_C(0xe66b886cd4cfc90e), \
      UINT64_C(0x46c7e99758d5bfa3), UINT64_C(0x1dcda5fa6feafb1f), UINT64_C(0x003decf9b842dc6d) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x19dbbdaaa31bd10d), UINT64_C(0x8853bff9d3125fb0), UINT64_C(0x35c73710cf3b9f95), \
      UINT64_C(0x730b9d9a6e98d83c), UINT64_C(0xc1944a1463348703), UINT64_C(0x0090d26e069945fa) } }, \
      { { UINT64_C(0xde0f78ab495ce7d7), UINT64_C(0x1320e4fb4b50791e), UINT64_C(0x4dc656f3e12e1e3a), \
      UINT64_C(0x9db0e5c3172a4dc8), UINT64_C(0x41307a62965c46bf), UINT64_C(0x01304f0723002d8a) } }, \
      { { UINT64_C(0x116591a2ad023068), UINT64_C(0x9d5336fd8d6e56b3), UINT64_C(0x232a5b60cbb11c15), \
      UINT64_C(0xff21bfaf0af42b41), UINT64_C(0x3d43e5ef7bd85898), UINT64_C(0x01ad9d22e97593a0) } }, \
      { { UINT64_C(0x23f1c2c795768cfe), UINT64_C(0xf213f8eafde8e85d), UINT64_C(0xcb99da2d348e6f70), \
      UINT64_C(0x7f4355038b64bebc), UINT64_C(0x94874a8c962586a8), UINT64_C(0x01160fcd768ac5bc) } }, \
      { { UINT64_C(0xd75cf23683b3b751), UINT64_C(0x8913a807d4a6c71c), UINT64_C(0x4c22f33409d2df0b), \
      UINT64_C(0x8839d169aee52af1), UINT64_C(0xa280e50b442f01bb), UINT64_C(0x01a6f3fdfa177888) } }, \
      { { UINT64_C(0x23cf54aa10d9f909), UINT64_C(0x9e2b9d7b3089a93d), UINT64_C(0xacad1c3ded95d88e), \
      UINT64_C(0x42a251f407e422f1), UINT64_C(0xddb74f62401e30f6), UINT64_C(0x0117844027effa32) } }, \
      { { UINT64_C(0x8c7ad975f152cd81), UINT64_C(0x61e78290f4154d92), UINT64_C(0x75c5e8f4825e54ff), \
      UINT64_C(0x60b3eca31183a1e2), UINT64_C(0xbafbb9b544cbf1b3), UINT64_C(0x015385056777c8bb) } }, \
      { { UINT64_C(0x420db24163a241aa), UINT64_C(0x4fa2dae7cda586bc), UINT64_C(0xbb693b75181408ef), \
      UINT64_C(0xce126fb03b0190da), UINT64_C(0x89110d1153c48842), UINT64_C(0x00621d98fd162b05) } }, \
      { { UINT64_C(0x8be88b2bd756f3bc), UINT64_C(0x318de2aeb20146cf), UINT64_C(0xb69bc7a0ad2e7fe9), \
      UINT64_C(0x0da72b6fbad12da1), UINT64_C(0x38c31191beb94278), UINT64_C(0x007bde98e4d822df) } }, \
      { { UINT64_C(0x217d1acd12b38335), UINT64_C(0x065ca8caf26b08dd), UINT64_C(0xe46e2be2b50f96f9), \
      UINT64_C(0x5df271f726b6a4f9), UINT64_C(0x55c94fc9acfa7882), UINT64_C(0x004f0a0e0dc76e72) } }, \
      { { UINT64_C(0xf040bf6ecf16ba55), UINT64_C(0x5d0f8123d228af1b), UINT64_C(0x49a18c35dd0bdb69), \
      UINT64_C(0x52bc7aa64f0ee947), UINT64_C(0xba6266f6a882af56), UINT64_C(0x00f76aec07387c09) } }, \
      { { UINT64_C(0x0c8849b64a207c85), UINT64_C(0xf8e7725853b8962c), UINT64_C(0xa8462af6eb2739eb), \
      UINT64_C(0x9b0ff989426996ed), UINT64_C(0xa46c3a6be1c02b03), UINT64_C(0x017cc03901f785e0) } }, \
      { { UINT64_C(0x5ee4a5fe84483eed), UINT64_C(0x89cbb367278213a0), UINT64_C(0xc686bdb8c056baaa), \
      UINT64_C(0x0b1ae6af11e83635), UINT64_C(0xd891d30096a0c3b7), UINT64_C(0x0156907e6fce2fe8) } }, \
      { { UINT64_C(0xc0af06804d742fc3), UINT64_C(0x0df9f4f4a9311c3d), UINT64_C(0x5c16b0ce3abb0a8d), \
      UINT64_C(0x186d5c44c3e15986), UINT64_C(0x57287f9f926d73e8), UINT64_C(0x00c7fa70f1c51fc1) } }, \
      { { UINT64_C(0x49419778cc1b5000), UINT64_C(0x2a94a4bee28c7540), UINT64_C(0x07b4646b03d396f0), \
      UINT64_C(0xb53e8c2196904f40), UINT64_C(0x0657dfbf5209a910), UINT64_C(0x00b1ac1dd79a2c95) } }, \
      { { UINT64_C(0x7e191fb9c4253aec), UINT64_C(0x2c8a4cf9f4d42794), UINT64_C(0x3c3901dc12c99517), \
      UINT64_C(0x62ae4a360031e691), UINT64_C(0xbd441ed2181f781f), UINT64_C(0x00356cd81b6e2f69) } }, \
      { { UINT64_C(0x12d0e9a307fd2ce9), UINT64_C(0x325e7573bd89f8a8), UINT64_C(0x7078542ca8800cba), \
      UINT64_C(0xc39dfea44649cf54), UINT64_C(0x27685a45b534315b), UINT64_C(0x0061338d7bad1853) } }, \
      { { UINT64_C(0x9d8fa30a89b99503), UINT64_C(0x3a6d4581a0bbbef9), UINT64_C(0xd62bb7c8e6819aad), \
      UINT64_C(0x68198d6b43e569d3), UINT64_C(0x0febb8d039b651cc), UINT64_C(0x000bfd8b5a21b51c) } }, \
      { { UINT64_C(0x8e1a73b5ab8ebfab), UINT64_C(0x656dbf45bac4c81e), UINT64_C(0x47122025a691b517), \
      UINT64_C(0x7a6ff827051acf2e), UINT64_C(0x6d620fa6308023ed), UINT64_C(0x018fc1c6eb155723) } }, \
      { { UINT64_C(0x9e3e40ef860e7d03), UINT64_C(0x297e723aff1f6bc2), UINT64_C(0x8be1a0b26f2aad5b), \
      UINT64_C(0x3667784535fcf8eb), UINT64_C(0x565f57ba1243622f), UINT64_C(0x01212a4dd9ddc6fa) } }, \
      { { UINT64_C(0xd23f85a1936c1116), UINT64_C(0x6d3227b5395826a7), UINT64_C(0xffe56214fd0ff063), \
      UINT64_C(0xa589a7254404e871), UINT64_C(0xd491142920cfe723), UINT64_C(0x0008bf00293d217c) } }, \
      { { UINT64_C(0x760c0c5b3ec65cbb), UINT64_C(0x4e82346f040820d6), UINT64_C(0xdae89375b51e16dc), \
      UINT64_C(0xc9526b5dca8fd077), UINT64_C(0x26500a315aad3b31), UINT64_C(0x00d3f127607c8931) } }, \
      { { UINT64_C(0x44c44ec9d4c7971c), UINT64_C(0xc3f683f3114e4691), UINT64_C(0xbafe94c1793a65f0), \
      UINT64_C(0x5bf5edf08a888092), UINT64_C(0x4fa397dfb15eb8b4), UINT64_C(0x011aa33dfe2aec29) } }, \
      { { UINT64_C(0xda79b65ee85e65e7), UINT64_C(0x315752710d518eca), UINT64_C(0x9452fc2fbf6a7625), \
      UINT64_C(0xaf7355ae470bf00f), UINT64_C(0x78eb1db4a89529d4), UINT64_C(0x0183c669ce865264) } }, \
      { { UINT64_C(0x9c2fd7fcb526d838), UINT64_C(0xcb21a3720f0073d4), UINT64_C(0x9a1c11bcdbd37a1e), \
      UINT64_C(0x5eb36424dc91c4d2), UINT64_C(0xf10c64b1de6216fe), UINT64_C(0x00024035d1bd9dc7) } }, \
      { { UINT64_C(0xbff867ee6fa7737c), UINT64_C(0x332eb5a368ce8f7c), UINT64_C(0xf6eb213ae8e4c544), \
      UINT64_C(0xbe0e1e5c5d5c5caa), UINT64_C(0x0dd0ff240d159ffa), UINT64_C(0x01851edfca3a3946) } }, \
      { { UINT64_C(0x3e668aeb188d1983), UINT64_C(0x488a5d1a5df05ede), UINT64_C(0x61fa32633d3304b3), \
      UINT64_C(0xfb54373fdfc3d351), UINT64_C(0x6cf66ac3d3fd490e), UINT64_C(0x00d38e3b94ba4716) } }, \
      { { UINT64_C(0xb0030362e1ee797d), UINT64_C(0xbb04b185244e7f09), UINT64_C(0xccb1992dc2bedd93), \
      UINT64_C(0xe7f4ce437bf24673), UINT64_C(0x0f6a6f76785f8828), UINT64_C(0x001add5cdbb06af3) } }, \
      { { UINT64_C(0x7ed603a35e084c30), UINT64_C(0x76e9b191e7a991ce), UINT64_C(0xa791461f40511181), \
      UINT64_C(0xac787bfb34a2d363), UINT64_C(0x0bc266fe1b4acf30), UINT64_C(0x019fba9ce8fb47b7) } }, \
      { { UINT64_C(0xbd3daf0d9cfdeb26), UINT64_C(0x1528f6ae509475dd), UINT64_C(0x386f858f2a0d0560), \
      UINT64_C(0x0b7817100d965eea), UINT64_C(0xf527d7ed32051eca), UINT64_C(0x008e5c9587188084) } }, \
      { { UINT64_C(0x0e9892ead5684fcb), UINT64_C(0x9d42aebba522b40e), UINT64_C(0x84261356cd2f6a4e), \
      UINT64_C(0x135db7d7d03d6d47), UINT64_C(0x97971d4e3718cef5), UINT64_C(0x016261b758c910b6) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x18f3ac429d466cb1), UINT64_C(0x407f93daa5b5eb4b), UINT64_C(0x63091e43ee4395c7), \
      UINT64_C(0x9dba25c7005d6a3e), UINT64_C(0x9a58ecff04ff9166), UINT64_C(0x004e7b6f6c4ddecd) } }, \
      { { UINT64_C(0xef310c358cbbd64c), UINT64_C(0x74b83feafe736dcf), UINT64_C(0x1d55b9b6a74eace4), \
      UINT64_C(0x0e3546706e695f49), UINT64_C(0xf05f557c90c4fe98), UINT64_C(0x00d88a99ddbb666a) } }, \
      { { UINT64_C(0x0449085b01051e65), UINT64_C(0xa6df75ec6a1d9c05), UINT64_C(0x20443de32a6c5ac1), \
      UINT64_C(0x7a0a60cd0b1ce62b), UINT64_C(0x5689f414b3887cbb), UINT64_C(0x00a4714722583d9c) } }, \
      { { UINT64_C(0xf006f73109004426), UINT64_C(0x85fb83c2b524d89e), UINT64_C(0x020f79df743f433b), \
      UINT64_C(0x12ec7875ec1a4597), UINT64_C(0x28c60fe6a9305d42), UINT64_C(0x00a6c9994ea1f487) } }, \
      { { UINT64_C(0xe51496f81920a7e4), UINT64_C(0x075ab5e52a569c3c), UINT64_C(0xd393fd5b2181d970), \
      UINT64_C(0x66efe1313a944dc9), UINT64_C(0x746e1770ca049566), UINT64_C(0x00f3a1b9e18db30e) } }, \
      { { UINT64_C(0x65ca5dc39e32725d), UINT64_C(0xb8e80f0d205e8338), UINT64_C(0xdfce1c71209d0c2d), \
      UINT64_C(0xd29b787b84965c7e), UINT64_C(0xa54c23b6731bf56f), UINT64_C(0x010e7c88ca0d9210) } }, \
      { { UINT64_C(0xe69725ff0b088da4), UINT64_C(0xd1238f9d3d75f71f), UINT64_C(0x64b1f1608c16d343), \
      UINT64_C(0x41ddc413d60105ff), UINT64_C(0x04aff2fd09bf8bd4), UINT64_C(0x0016ecf11d439266) } }, \
      { { UINT64_C(0x63cdac29f18d4608), UINT64_C(0x4117bc3fe7099b43), UINT64_C(0x01d698ae07d4be0e), \
      UINT64_C(0x5628482ebb3b2fe1), UINT64_C(0xa068ed4643d5def8), UINT64_C(0x00a538ec18639b73) } }, \
      { { UINT64_C(0x16da5a46411cd019), UINT64_C(0x075e59c64607fb5b), UINT64_C(0x300e001bde34251c), \
      UINT64_C(0xacd7aade847305a8), UINT64_C(0x4188f39e0849a5f9), UINT64_C(0x0080e7bf6a92538c) } }, \
      { { UINT64_C(0xf38b78319cab7e51), UINT64_C(0xf58bf718b7f545b2), UINT64_C(0x92459881bf883a40), \
      UINT64_C(0xffe6e64ec9953df5), UINT64_C(0x6cafa71c911d723b), UINT64_C(0x019c2a0829bd2376) } }, \
      { { UINT64_C(0x14b64a4d61a36171), UINT64_C(0x6a954b107d98a003), UINT64_C(0xd277253fb7a5feae), \
      UINT64_C(0xc7df7b78fbf5a5f4), UINT64_C(0x1153578725dda6fe), UINT64_C(0x00a4e0e0ff786ad6) } }, \
      { { UINT64_C(0x933d1850675b59cb), UINT64_C(0xeec44f77b20c97b5), UINT64_C(0xb654a8ed275c941d), \
      UINT64_C(0xa47cbee3bd4af005), UINT64_C(0xbf5deaf70d03173a), UINT64_C(0x001a810ff98aecb0) } }, \
      { { UINT64_C(0xf8a3f60c3e62af15), UINT64_C(0xab1bf4dec299b0b2), UINT64_C(0xb75d002345b315db), \
      UINT64_C(0xc252de66c1dc6677), UINT64_C(0x1a6e6438a866174c), UINT64_C(0x00fa5173272b201f) } }, \
      { { UINT64_C(0x4df98a7d66cbf481), UINT64_C(0x74bc29d3903a1641), UINT64_C(0xa345ed4c671e2b31), \
      UINT64_C(0xe2265d5dab5a343b), UINT64_C(0x948214c9e0d9bd39), UINT64_C(0x006f697900858646) } }, \
      { { UINT64_C(0xecb2fa4e2a78e825), UINT64_C(0xfdea3412acd60b8a), UINT64_C(0x782531928eedac7d), \
      UINT64_C(0x8e0c6f3958de9a5a), UINT64_C(0x6991bb38ff74a007), UINT64_C(0x00a02c0e8a4972a9) } }, \
      { { UINT64_C(0xe1969d2570801f7e), UINT64_C(0x5fd9c9bdb4e223fd), UINT64_C(0x20189bb9cba80b71), \
      UINT64_C(0x5bb6eb777675e2f8), UINT64_C(0x600176976ca0fc29), UINT64_C(0x00d8aeec0b4ea24b) } }, \
      { { UINT64_C(0x0faf17ea70b08d74), UINT64_C(0xf4cf4a35b6e341ab), UINT64_C(0x300374db85f175cf), \
      UINT64_C(0xaac5aa429fdb58c0), UINT64_C(0x0f88a8e3ff97fd21), UINT64_C(0x00d84d5d81f4067a) } }, \
      { { UINT64_C(0x7b8be64c8d1be4ec), UINT64_C(0x1d0fdcc501c08c88), UINT64_C(0x6db2b00d9ff122be), \
      UINT64_C(0x40d12654e552fb52), UINT64_C(0x58341248eac8911e), UINT64_C(0x016fbbf52ee9352b) } }, \
      { { UINT64_C(0x45d12d0669aeabc4), UINT64_C(0x30255db07a17dabb), UINT64_C(0x655287c80335d42b), \
      UINT64_C(0xffd97f59ecb1d28b), UINT64_C(0xc3131f2a4d376e88), UINT64_C(0x01a3060908b31d50) } }, \
      { { UINT64_C(0x4ccddb95f217d9a9), UINT64_C(0x66b2b14d695e0e42), UINT64_C(0x004b66ebfc8e9821), \
      UINT64_C(0x63827b0b9a86e162), UINT64_C(0x358b6245c6df1210), UINT64_C(0x005dc10bbc782322) } }, \
      { { UINT64_C(0x09b1b0f9b1f1c582), UINT64_C(0xa53ae8c863bae579), UINT64_C(0x460289ecbf5dd721), \
      UINT64_C(0x311e0396abe9382b), UINT64_C(0x086b85829645460e), UINT64_C(0x00bc6057c6baae10) } }, \
      { { UINT64_C(0x2b8cf0a798ac664f), UINT64_C(0x7a8317817df9ebd7), UINT64_C(0xea00bf62f3c1450c), \
      UINT64_C(0x24486b9e59ca8931), UINT64_C(0x299d7f9b44a4761f), UINT64_C(0x0173fc67018d61f5) } }, \
      { { UINT64_C(0xf3a77a2387ba7a09), UINT64_C(0x478825698ca1d257), UINT64_C(0x403a6816be3697cf), \
      UINT64_C(0xb304a182b91fccdd), UINT64_C(0xd6fe4d5746ac6676), UINT64_C(0x01562ac53c14b3df) } }, \
      { { UINT64_C(0xae6f196da52c93e9), UINT64_C(0x3f9ebd98b7678722), UINT64_C(0x287d828e50231711), \
      UINT64_C(0x8c73c5a4fc086e68), UINT64_C(0x4e528f2f961a3eb2), UINT64_C(0x0168f7d5b21b6b47) } }, \
      { { UINT64_C(0x4b76b875ebfc3111), UINT64_C(0xaf04e93567b39d39), UINT64_C(0xc29d954267b65e9c), \
      UINT64_C(0xd2c6518ceac75359), UINT64_C(0x5f852385f6c0e956), UINT64_C(0x0166dd4bbd71e1c1) } }, \
      { { UINT64_C(0xfa39ce33c3e83b0c), UINT64_C(0xbc2e76376c380959), UINT64_C(0xb2684b79b6ee0457), \
      UINT64_C(0x406fc80dbf97770d), UINT64_C(0x3d36508cbb11ad39), UINT64_C(0x00e5734163e27941) } }, \
      { { UINT64_C(0x781473ec3bd879c8), UINT64_C(0x9b1af72032677100), UINT64_C(0x7b1f70118c8d3ed6), \
      UINT64_C(0x9dcf05d78c601a01), UINT64_C(0x4ea06e78770fd68c), UINT64_C(0x00034e8cf7d30988) } }, \
      { { UINT64_C(0xb312628b0f78ac5d), UINT64_C(0xaef3961ddb1e2db2), UINT64_C(0xed15444c194edc36), \
      UINT64_C(0x44a0c725c3559d5b), UINT64_C(0x4149d850fc00f7b3), UINT64_C(0x0124d4581d9a28f5) } }, \
      { { UINT64_C(0xdd2913835a1eab7c), UINT64_C(0x0ff06c9bafc9810c), UINT64_C(0x7310acc6bac7bb9d), \
      UINT64_C(0x9a09d1d0bcab8a0e), UINT64_C(0x16b97519afbfacb1), UINT64_C(0x0177d8235b570a17) } }, \
      { { UINT64_C(0x9d76f9ca8e71b346), UINT64_C(0x9763c5308281e991), UINT64_C(0x1c7c8bf78888fd88), \
      UINT64_C(0x92c293c1b8009442), UINT64_C(0xa901a704daf18d9c), UINT64_C(0x009c39a2c7c27183) } }, \
      { { UINT64_C(0x81fe8acf6f89c823), UINT64_C(0x8431ce4d63b2824f), UINT64_C(0xb393df2265148177), \
      UINT64_C(0xe607ace9dcb95587), UINT64_C(0x00886708c811c408), UINT64_C(0x0068cf3e47934751) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x476c5b1cb7e451dd), UINT64_C(0x6d047696ef3f04ff), UINT64_C(0x021285dd3d59526c), \
      UINT64_C(0x630aa906f965d422), UINT64_C(0x178f4fd12e31685a), UINT64_C(0x009bfedf6ac0b35d) } }, \
      { { UINT64_C(0xf7d8921d7a7fcfa2), UINT64_C(0xb02fa6f4009562b8), UINT64_C(0xa905102657f92d6a), \
      UINT64_C(0xcfb1b184e2002db5), UINT64_C(0x94742895d5d2bd93), UINT64_C(0x006dfffd879bc5fa) } }, \
      { { UINT64_C(0x815fcaf34383ff23), UINT64_C(0xdb5b72f3d2e2863b), UINT64_C(0x76e0cfaf6d2e53bf), \
      UINT64_C(0x482306bf08b8cc21), UINT64_C(0xccf43b031cc02282), UINT64_C(0x01a1d9b3ddacfca6) } }, \
      { { UINT64_C(0xf26eb6b388c37c6e), UINT64_C(0x915e2f42ae5cb8b9), UINT64_C(0x1798ac81c6669ee5), \
      UINT64_C(0xbde9875d13c9f092), UINT64_C(0x69324736e6b0708a), UINT64_C(0x009fcd60efe2071e) } }, \
      { { UINT64_C(0x272943f5b34044a8), UINT64_C(0xf053b45c160ad8e9), UINT64_C(0x0d41de3e5254ce0a), \
      UINT64_C(0xbbb0884389b0f862), UINT64_C(0x735d92c5d82a3512), UINT64_C(0x005a82fb97e27ef7) } }, \
      { { UINT64_C(0xfc1da9ab881d9010), UINT64_C(0x59a9a8e076ab4baa), UINT64_C(0x89e409e034449aed), \
      UINT64_C(0x8e0ad6db2896a2e2), UINT64_C(0x24e9239032740b11), UINT64_C(0x00b7208c5b2e37ec) } }, \
      { { UINT64_C(0x6d15e62e03301e13), UINT64_C(0x2e0d3a4cabf19332), UINT64_C(0x5f252c14ad1fa24f), \
      UINT64_C(0x736588918782eba7), UINT64_C(0x16b7ad2638a1a159), UINT64_C(0x013ff286f914a6d3) } }, \
      { { UINT64_C(0xc197a1b8bcfe6506), UINT64_C(0x881dbc5625c2eba8), UINT64_C(0x863cf3970273ae99), \
      UINT64_C(0xcecb31ae71b7c925), UINT64_C(0x16df819a46428950), UINT64_C(0x01598e842966743d) } }, \
      { { UINT64_C(0x091f11ba9a1e9595), UINT64_C(0xa43762cceeda383f), UINT64_C(0xe9915c9d9b1376aa), \
      UINT64_C(0x8740f0cd04389735), UINT64_C(0x5891f7e614145ff5), UINT64_C(0x000421084b5342a9) } }, \
      { { UINT64_C(0xc651fa07e1ff540b), UINT64_C(0xd4aee8ecd10a88dc), UINT64_C(0x854b8b06f880a607), \
      UINT64_C(0x01004e52c819d69a), UINT64_C(0x6ee5673d5cabb5a6), UINT64_C(0x003b3c9347793f21) } }, \
      { { UINT64_C(0x9c6b47c8ddd9ca1d), UINT64_C(0xaee8f57f4729e5db), UINT64_C(0x7e1b3d8a86a3def0), \
      UINT64_C(0xe321f2dd2b652b6b), UINT64_C(0x0cc385d6b6f3444d), UINT64_C(0x018ad4547290cc81) } }, \
      { { UINT64_C(0x2546c67e7beb140d), UINT64_C(0xae39ca93db0685a1), UINT64_C(0xc2f4064627102b37), \
      UINT64_C(0x67720f3ebfecc88f), UINT64_C(0xa29e8feb429c1842), UINT64_C(0x00b8a80d307ec88c) } }, \
      { { UINT64_C(0xd55455b47409ff89), UINT64_C(0x10514abfa46ffb2a), UINT64_C(0x761056e16b118c40), \
      UINT64_C(0x3ede4df71db13aa2), UINT64_C(0x7b5dec65bf2f0bb6), UINT64_C(0x00fe0a108d1a6daa) } }, \
      { { UINT64_C(0xddb748cc4bd92775), UINT64_C(0xb30bbd967d7808b0), UINT64_C(0x31fc744da6ed2507), \
      UINT64_C(0xce2350cc95e64b3b), UINT64_C(0x5a7e32c4beb36204), UINT64_C(0x011972b1bd32ed78) } }, \
      { { UINT64_C(0x623d0967f6e0d303), UINT64_C(0xa01b954af1def367), UINT64_C(0xe029a2c9dbf0ba64), \
      UINT64_C(0xca3d37069bcdd8de), UINT64_C(0x63bf6da5a16e4fed), UINT64_C(0x01a80d8ddb3f62ea) } }, \
      { { UINT64_C(0x96c0696c65fc6d50), UINT64_C(0x18bfe06ef2e00280), UINT64_C(0x96489ed1d9d0f051), \
      UINT64_C(0xd874948957079812), UINT64_C(0x7b8efb9c42f4c84b), UINT64_C(0x013c1604e7e4e850) } }, \
      { { UINT64_C(0x6c298576ac9f7312), UINT64_C(0x0b18fd496b288846), UINT64_C(0x7e45cff4f74a26e2), \
      UINT64_C(0x38847d54cc0669b5), UINT64_C(0x5cee2ab93708a7c7), UINT64_C(0x015f90bac1a1fae2) } }, \
      { { UINT64_C(0x0610a9535aa356e3), UINT64_C(0x7a5a73e0ff660227), UINT64_C(0xdfb8c5c13c3cb2bc), \
      UINT64_C(0x62d4714e01713434), UINT64_C(0xa515f7469e61af49), UINT64_C(0x009d6063985ba655) } }, \
      { { UINT64_C(0x1824a6a2d2dce16f), UINT64_C(0x20439f6f684fc2f7), UINT64_C(0x9c8cceef480a9b86), \
      UINT64_C(0x214958e12aef04f8), UINT64_C(0x9d811a12a8db8db4), UINT64_C(0x01056f98329652f7) } }, \
      { { UINT64_C(0x8409779094b3397f), UINT64_C(0x2b5de2941f8e633a), UINT64_C(0xd6b70b0c19851bba), \
      UINT64_C(0xfe8a5a2fa6b9073f), UINT64_C(0x402be1e8dc6822d4), UINT64_C(0x01aa97205a8510d5) } }, \
      { { UINT64_C(0xb9431ae36d4ec328), UINT64_C(0x854bed1e9f9d2a9d), UINT64_C(0x51742d0f86e44954), \
      UINT64_C(0xff1bb1498c0ae609), UINT64_C(0x5a73ef4bdd693b09), UINT64_C(0x01852a57aeab633e) } }, \
      { { UINT64_C(0xc138e08933d6fb46), UINT64_C(0x9f1910f3a235d8e0), UINT64_C(0x4037a5e7b5068bf7), \
      UINT64_C(0x7c9775f70811f78a), UINT64_C(0x1bf304f4d0c802ae), UINT64_C(0x005715ca7f45d109) } }, \
      { { UINT64_C(0xd798680be475209b), UINT64_C(0x621a1dcceee2452c), UINT64_C(0x6e63da5b48143cd8), \
      UINT64_C(0x66641c639569e129), UINT64_C(0x23aa2038f4c2af89), UINT64_C(0x00981491fda1efb2) } }, \
      { { UINT64_C(0xfe95f589b0f81638), UINT64_C(0xfb62f260628e1acd), UINT64_C(0x61bc5e5d5da1e4f1), \
      UINT64_C(0x99c181aaf2dfa6de), UINT64_C(0x1cb3fd8df7827c0b), UINT64_C(0x000f305f20b75eeb) } }, \
      { { UINT64_C(0x47e6fa184dc65989), UINT64_C(0x61d27d8bc182e481), UINT64_C(0xf6f345a0d0e63a70), \
      UINT64_C(0xa92f2b3820dd2b92), UINT64_C(0x55d8ab73aaef1e3e), UINT64_C(0x00ebe8c5bd0435d1) } }, \
      { { UINT64_C(0x408d53b8330bdf97), UINT64_C(0xd9ea5e2199bcaf33), UINT64_C(0xf80a411d01345d1d), \
      UINT64_C(0xf3635e23b91f724d), UINT64_C(0x4f827e3cece6809e), UINT64_C(0x009294154d89b440) } }, \
      { { UINT64_C(0xb50b7ec8040b15fd), UINT64_C(0x34c9f322c38fe720), UINT64_C(0x19308fc040829eab), \
      UINT64_C(0x54c932eafd7e3c15), UINT64_C(0xaf4bf52f635582ef), UINT64_C(0x01ac409770f8aa1b) } }, \
      { { UINT64_C(0xb6e32db7b0c1bc85), UINT64_C(0xba0f023962a8dcb5), UINT64_C(0xe6df88f44dc8d63c), \
      UINT64_C(0x9f1f7ca6f1b59317), UINT64_C(0x5142ec92bee3f4cc), UINT64_C(0x00eb1ee0398aafa0) } }, \
      { { UINT64_C(0xf00b1ae79b4ef1c2), UINT64_C(0xc8aeeafe8368d7d6), UINT64_C(0x91cde34e346eb8ec), \
      UINT64_C(0xacfafa490be4126e), UINT64_C(0x75519affab86f804), UINT64_C(0x0015529b7504c56c) } }, \
      { { UINT64_C(0x2a9fdcf49053a98c), UINT64_C(0xaabb506f49520e0f), UINT64_C(0x71601efd6a077456), \
      UINT64_C(0x7d8362a1330d3808), UINT64_C(0x1db3d45bb981f79b), UINT64_C(0x00f0dc4d75a64837) } }, \
      { { UINT64_C(0xf354256034b2990e), UINT64_C(0xf3b0454baf478412), UINT64_C(0x8e729cba456786c3), \
      UINT64_C(0x0ef2ec42d8fd6b15), UINT64_C(0xe41d7148eecd7536), UINT64_C(0x0072fa0b8b57fee0) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0xe456d415f0bbf7d0), UINT64_C(0x7eeb34caeec9c23c), UINT64_C(0xb637bcb1d38f1694), \
      UINT64_C(0x2a3f94c2a844a793), UINT64_C(0xbba84be22bfec69e), UINT64_C(0x004498ae08338f0d) } }, \
      { { UINT64_C(0x94e4f95c4a88c21c), UINT64_C(0x06073931e5b609ac), UINT64_C(0x31a14fc884d22014), \
      UINT64_C(0x8f12aab37940d3b2), UINT64_C(0xcec2904be27c8052), UINT64_C(0x00229539c8a3c917) } }, \
      { { UINT64_C(0x1d0e2779cee2ade8), UINT64_C(0xf282b018c683bee5), UINT64_C(0x37a6f3e3eeeabd6f), \
      UINT64_C(0x8dedc25c6669a579), UINT64_C(0x145d937957d325ea), UINT64_C(0x001c1f0294501df4) } }, \
      { { UINT64_C(0xe62c5fda31312f9a), UINT64_C(0x445057ad5e791d4f), UINT64_C(0x7f7adde56739d9cb), \
      UINT64_C(0x4b7cd3730cfcc8e3), UINT64_C(0xffa221d380ef6d11), UINT64_C(0x00af90374b81663f) } }, \
      { { UINT64_C(0x437a80fdbcba7883), UINT64_C(0x1de8333f92dea78c), UINT64_C(0x7c33947d8d9500eb), \
      UINT64_C(0xe15ce97ed2e724f7), UINT64_C(0xd1d4a81db67a7414), UINT64_C(0x0024ed5a577cc3ca) } }, \
      { { UINT64_C(0x7c09821c60d016c8), UINT64_C(0xa01f559aef43fc42), UINT64_C(0x115d8dc3e90091f1), \
      UINT64_C(0x0873a013464a7769), UINT64_C(0x71c7577eac104bf8), UINT64_C(0x00d4db9ae2d17b4d) } }, \
      { { UINT64_C(0xcdbd8220b6ab3406), UINT64_C(0xa86702f156ee442b), UINT64_C(0xab92ae5ec9862d5d), \
      UINT64_C(0xbfd65aac0c847a3a), UINT64_C(0xb816797870b2638c), UINT64_C(0x000b5e90211468a3) } }, \
      { { UINT64_C(0x35429b1377c6bfb5), UINT64_C(0xf20aea852f99a888), UINT64_C(0xa77add8ccfb35329), \
      UINT64_C(0x1b5e92cf325e29ac), UINT64_C(0x77a54092a3468a48), UINT64_C(0x0189c69f92c0ea1c) } }, \
      { { UINT64_C(0x9c4f1a842806919a), UINT64_C(0x38da956daf6cba30), UINT64_C(0xe9fe08f46164da46), \
      UINT64_C(0x1b0e29a3b1f86419), UINT64_C(0x2a36a96c786e2bf0), UINT64_C(0x00e45bb313b971db) } }, \
      { { UINT64_C(0x54867f698d1865f0), UINT64_C(0xe317d41825427a1a), UINT64_C(0x87034a7e646588f4), \
      UINT64_C(0x058e33f13475dd61), UINT64_C(0x7af693de01efb19a), UINT64_C(0x00fcce8fa46ef9f0) } }, \
      { { UINT64_C(0x666619a2cd34e513), UINT64_C(0xfc55b7e7a666d580), UINT64_C(0x8cb0d9bdc4ccf57c), \
      UINT64_C(0x38b29d9a5b193eb2), UINT64_C(0xdacf43489b1b8c77), UINT64_C(0x01a51d246a30039b) } }, \
      { { UINT64_C(0x92cfcd0f50ae92d9), UINT64_C(0x9439c5a50c5503e3), UINT64_C(0x486ce596bad7aaf2), \
      UINT64_C(0xb13533d9e6767327), UINT64_C(0x670b695e10539b72), UINT64_C(0x000820c14c817001) } }, \
      { { UINT64_C(0x8aceef32f44db737), UINT64_C(0xb383c193bcdcf1ab), UINT64_C(0x44747cbe7d4a6c53), \
      UINT64_C(0xac6b2b7d7abd30f3), UINT64_C(0x7bbadb696c7995ef), UINT64_C(0x0164f200bf3d77cd) } }, \
      { { UINT64_C(0x04c2f4bea9cb9276), UINT64_C(0x4afb0c118567739a), UINT64_C(0x815d16622b5ba971), \
      UINT64_C(0xcdd5f589820d941c), UINT64_C(0xe06ebb3618d9e1fa), UINT64_C(0x0058c1df107253cb) } }, \
      { { UINT64_C(0x34d0a37d2e24c8df), UINT64_C(0x196b11f6622092c8), UINT64_C(0x34d63618219a779d), \
      UINT64_C(0x1e1dba48b00b64d8), UINT64_C(0x71a83e32275e37c4), UINT64_C(0x016a258ee009ffe4) } }, \
      { { UINT64_C(0x4f6e4850d85317f6), UINT64_C(0x3852c4a7bc365210), UINT64_C(0x2f9662cbad3d8b17), \
      UINT64_C(0xafb17c44359dccfc), UINT64_C(0x9869418fe2eb3428), UINT64_C(0x0030102524f58a04) } }, \
      { { UINT64_C(0x0eecab9acfaab7ba), UINT64_C(0xe8a08e94637701f8), UINT64_C(0x73f03074ed0b348c), \
      UINT64_C(0x237e06b9e23c2bff), UINT64_C(0xfcb271c7bb364c91), UINT64_C(0x00e8caffcc51a5b2) } }, \
      { { UINT64_C(0x363a092f4e533cad), UINT64_C(0x6b191f00d50d877c), UINT64_C(0xe77d706794e4b65b), \
      UINT64_C(0xb3424d74c227a0a8), UINT64_C(0xa764665b33808d17), UINT64_C(0x010ba2d9ea3864fa) } }, \
      { { UINT64_C(0x26d1db622b6f38f4), UINT64_C(0x065c27ba7a2082d7), UINT64_C(0x9a72f53e0cbc5f9e), \
      UINT64_C(0x0f877d573cc221ff), UINT64_C(0x51d30e4941af198c), UINT64_C(0x00be29155f1ee7ab) } }, \
      { { UINT64_C(0xd40f2b7f88d2d1c8), UINT64_C(0xd27699dbdbf45fc3), UINT64_C(0xe5b5b68cb018e855), \
      UINT64_C(0xc4bd8be7ca61138a), UINT64_C(0x6b832de2b6ae8b75), UINT64_C(0x01a674fa343c5427) } }, \
      { { UINT64_C(0xdbb07d5d98a3981d), UINT64_C(0x8b80416b01610553), UINT64_C(0x6978e3fcdc1bd5fa), \
      UINT64_C(0x8e0b4a61fe598f55), UINT64_C(0x21407a6388feb211), UINT64_C(0x0199571f6516514b) } }, \
      { { UINT64_C(0x70d7636bdad69fcf), UINT64_C(0x01b1fe8635a27ef9), UINT64_C(0x72796b24cfe1e541), \
      UINT64_C(0x783720594f5e72e5), UINT64_C(0xe9bc396070c6e25e), UINT64_C(0x002694e71158d7f4) } }, \
      { { UINT64_C(0x0b9beb3fa4ba9e1a), UINT64_C(0x2b35495f4f62165d), UINT64_C(0x2606ec3034b55db6), \
      UINT64_C(0xd17f6bc8552b3b40), UINT64_C(0xfad489ad2226d062), UINT64_C(0x019966f38f8d525e) } }, \
      { { UINT64_C(0xe20c343ea3dd912b), UINT64_C(0xa2eb5641538c30b4), UINT64_C(0x8dc292962519c938), \
      UINT64_C(0xccd6a520c0a019e7), UINT64_C(0x76493f127728ef8d), UINT64_C(0x0115dea46f29d87c) } }, \
      { { UINT64_C(0x5e4f64129247c821), UINT64_C(0x7de281433ee500d4), UINT64_C(0x2661a10195ba03c8), \
      UINT64_C(0x0727322e3958668e), UINT64_C(0xfce00e236ce4cb24), UINT64_C(0x01334f0f149a0912) } }, \
      { { UINT64_C(0x5c0088d96e79c296), UINT64_C(0x0a590fa5a768e797), UINT64_C(0xcd9493c003aeaa5d), \
      UINT64_C(0x9ebb7fd6baac11a6), UINT64_C(0x32d47f5350e23706), UINT64_C(0x01239823d1807516) } }, \
      { { UINT64_C(0x06fc2fe02e0cb4ec), UINT64_C(0xefc9abb8251a7d99), UINT64_C(0x5649ff3b23585363), \
      UINT64_C(0x7bb7a80e0d0053dc), UINT64_C(0x778c77956941da58), UINT64_C(0x00c0cdd93e2a3bec) } }, \
      { { UINT64_C(0xea13c134b2dbcfe7), UINT64_C(0xe4cc165de4f2ff4d), UINT64_C(0x709bf1968e68c97c), \
      UINT64_C(0x636276d14e9f060f), UINT64_C(0xd8d38bd1792b3370), UINT64_C(0x011feb353f6a27a2) } }, \
      { { UINT64_C(0xb05e8abfb4dd71bc), UINT64_C(0x9c5c1e0ced4c5e88), UINT64_C(0xb8bba6fc1a90ae7f), \
      UINT64_C(0xac808c8ec8def44b), UINT64_C(0x09db28ec1a050cc5), UINT64_C(0x00bbccf11553d9ad) } }, \
      { { UINT64_C(0x2da7f97037002e4c), UINT64_C(0xd7ba2a866f93fb9f), UINT64_C(0x3b223e673a2a0818), \
      UINT64_C(0x65506f69256b4beb), UINT64_C(0x29a0ca9cfc37185e), UINT64_C(0x00419e5c77b58354) } }, \
      { { UINT64_C(0xa5b08f987938f6bd), UINT64_C(0x6f705e9c0cfcacef), UINT64_C(0x791f2a128d7a3eba), \
      UINT64_C(0x41e3aed4a46b9532), UINT64_C(0x120f725e10b4ea6a), UINT64_C(0x01302c874c9e2548) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x3d7afc6a1a4d5333), UINT64_C(0x62aa677716bbebed), UINT64_C(0x8f25534a500819fa), \
      UINT64_C(0x7d5019a9bf35f2ce), UINT64_C(0x8e7cdc412910f645), UINT64_C(0x013b8fac4e1d45ef) } }, \
      { { UINT64_C(0x3fc21d7da4c87dbb), UINT64_C(0x1c2336823c444df5), UINT64_C(0xe63691bae3da4b24), \
      UINT64_C(0xb5240548713426cc), UINT64_C(0xf68f597664511a78), UINT64_C(0x009484fee5cb8838) } }, \
      { { UINT64_C(0x4b113adce55153b6), UINT64_C(0x3b021e450faec659), UINT64_C(0x3b77201528a41441), \
      UINT64_C(0x7085323a1db55f5c), UINT64_C(0xf68b6adb5c8918dd), UINT64_C(0x00435d9d51da941b) } }, \
      { { UINT64_C(0xbcc182c15a657f13), UINT64_C(0x3f46391403be158a), UINT64_C(0x14846e8bf80d46a6), \
      UINT64_C(0x4ee729132b491ae9), UINT64_C(0x9f73d0e98db1bb4b), UINT64_C(0x008929cbe81bb887) } }, \
      { { UINT64_C(0xd0c303b00c8b1629), UINT64_C(0x6e12cf44a70f9c31), UINT64_C(0x73960408077c10d2), \
      UINT64_C(0x53b97e8b25f40e6b), UINT64_C(0xc7aa96580d470099), UINT64_C(0x00f988b2090b1fc8) } }, \
      { { UINT64_C(0x3887ce2287461589), UINT64_C(0xa5ac569f6c840a04), UINT64_C(0x972254f9d22689e9), \
      UINT64_C(0x63a11c5396f47a4c), UINT64_C(0xa17889aec3a33198), UINT64_C(0x00b42b097b754c4e) } }, \
      { { UINT64_C(0x617ccc19e1f7d532), UINT64_C(0x2007d879f958f66d), UINT64_C(0xb060dbccc7f163d5), \
      UINT64_C(0x705b3576cb0db7c1), UINT64_C(0xf057c135edee81d3), UINT64_C(0x0007eb3bb3cb3354) } }, \
      { { UINT64_C(0x21dee214921df4e9), UINT64_C(0x6eb1ce7f4adff7e7), UINT64_C(0x53e7fd9b4e959443), \
      UINT64_C(0xb25762e07c7d3e7e), UINT64_C(0xc85c9d14de7798d1), UINT64_C(0x013f73e38b494b1a) } }, \
      { { UINT64_C(0x2df900a49e159fa7), UINT64_C(0xfdd7f9de5eed7ea4), UINT64_C(0xd13ac5762f7056db), \
      UINT64_C(0xe3e93fc647c74857), UINT64_C(0x2b7887300e172dee), UINT64_C(0x001464c6a6e2e961) } }, \
      { { UINT64_C(0x0ef15c48c58ed24e), UINT64_C(0xe49381667df5bf8a), UINT64_C(0x6eaa662c5bc7aeec), \
      UINT64_C(0xf7bfa7fef47765a2), UINT64_C(0x0000b63c8944ce92), UINT64_C(0x0178884e8e7c026f) } }, \
      { { UINT64_C(0xd1dd2f8ce04fa1a2), UINT64_C(0xeb8b4732ec5cf667), UINT64_C(0x74729d2f9f613838), \
      UINT64_C(0xcb170cda09f5dc6b), UINT64_C(0x6e8f1d9a6a667359), UINT64_C(0x00a944d0ddcde3f7) } }, \
      { { UINT64_C(0x632e3760395bf33b), UINT64_C(0x50f359c1fcad101a), UINT64_C(0x8b43bd8bbf19762b), \
      UINT64_C(0xb87ae3962f420e71), UINT64_C(0x8ea85e840c0a3343), UINT64_C(0x00911743bae146e2) } }, \
      { { UINT64_C(0xfde6ceda036537e3), UINT64_C(0xdbab35c0ae23f0d0), UINT64_C(0xdba217807d6e75b4), \
      UINT64_C(0xc5fdb8f8e1eb509c), UINT64_C(0x075a02b034e4ccf7), UINT64_C(0x00cabfeb56b7c5f2) } }, \
      { { UINT64_C(0xc315621f17d84cfe), UINT64_C(0x92294b1dec16b5ba), UINT64_C(0xb5e21814c4e7043b), \
      UINT64_C(0xf0b1beb053963df7), UINT64_C(0x9d83db2d01893142), UINT64_C(0x00d25a1154808cc6) } }, \
      { { UINT64_C(0xaaa69025e7e01618), UINT64_C(0x2dfb6186d681e65e), UINT64_C(0x8b0eb653f1684667), \
      UINT64_C(0xdad333351070d4a1), UINT64_C(0xd35412310e57591c), UINT64_C(0x00ac51964ce04e51) } }, \
      { { UINT64_C(0xdc86ea9c3083d93c), UINT64_C(0x987baa323ed9d16c), UINT64_C(0x3585813d9d43b61c), \
      UINT64_C(0x578d76bc7031be32), UINT64_C(0x961b3acc9ba157ce), UINT64_C(0x01960506ec1689af) } }, \
      { { UINT64_C(0x98fd310957926e2c), UINT64_C(0x5756d48a986f64e6), UINT64_C(0x31c251b4fec44ff2), \
      UINT64_C(0xef0a99a3d40f5f4f), UINT64_C(0x9a0e06988b0c8c8c), UINT64_C(0x001fc3c21b004f80) } }, \
      { { UINT64_C(0xdae09ed22be9aeee), UINT64_C(0xd13c7820734fbe44), UINT64_C(0x515fafd5e9ca65fc), \
      UINT64_C(0xf743c2199e611e67), UINT64_C(0xb4f11a1e53c4fb6b), UINT64_C(0x00d9b8954ee13b64) } }, \
      { { UINT64_C(0xd2b86328548cae3d), UINT64_C(0xa7e1a1baa1dc4e79), UINT64_C(0x28812c398b20e8d4), \
      UINT64_C(0x2bd92300f0cd2369), UINT64_C(0x23a30bd53524ae33), UINT64_C(0x00a1c63cf6215280) } }, \
      { { UINT64_C(0x397caa714f911e41), UINT64_C(0x61304ecf12c2d743), UINT64_C(0x712f6ae02c228a4c), \
      UINT64_C(0x412677291bfeedff), UINT64_C(0xbfa80301e477260c), UINT64_C(0x006556d2f6c25b2b) } }, \
      { { UINT64_C(0x6a0070d3eca7c9d8), UINT64_C(0xb24ea50b3705c67f), UINT64_C(0xd153833986993e12), \
      UINT64_C(0x894e51c7a9a01c77), UINT64_C(0x86f45ab5410da8b4), UINT64_C(0x0189b71d52eab205) } }, \
      { { UINT64_C(0x35e51b65bd3cecad), UINT64_C(0x12f01f37e3cd1851), UINT64_C(0x0f3bc17ec5270b03), \
      UINT64_C(0xc4689afde208fc96), UINT64_C(0xb155216328efe35a), UINT64_C(0x001c339e157e1d22) } }, \
      { { UINT64_C(0x85b0dd0f0dc83a96), UINT64_C(0x2cddf950bffd02e6), UINT64_C(0x39553a30b6d9ff25), \
      UINT64_C(0xa3ede7f9bae2547e), UINT64_C(0xc38a39e48067bd57), UINT64_C(0x006498c7f3d61718) } }, \
      { { UINT64_C(0x232222f27b8e5edb), UINT64_C(0xd4d493b57aaa205c), UINT64_C(0xdcf66d6176358faf), \
      UINT64_C(0x17e17b045eaadfee), UINT64_C(0x40d8d7872f5f113d), UINT64_C(0x0016e74f691e6301) } }, \
      { { UINT64_C(0x1ef12f80cdffa7ba), UINT64_C(0xdc6e557193701590), UINT64_C(0x8d6f0962e6cecc20), \
      UINT64_C(0x1c47ce555a48887e), UINT64_C(0xc5146e3901672af7), UINT64_C(0x00b748ee0143e52f) } }, \
      { { UINT64_C(0x7e1a878cf01f97da), UINT64_C(0x67a870347a914f72), UINT64_C(0x5565754507bc647b), \
      UINT64_C(0x3d053fc2bdf444ce), UINT64_C(0x7e2f865561f44f5d), UINT64_C(0x008161733381f2b1) } }, \
      { { UINT64_C(0xd49911d9f721f5ba), UINT64_C(0x6929da6be79c2ec1), UINT64_C(0x612e7b95e5ae5739), \
      UINT64_C(0x04940e832c0c3177), UINT64_C(0x5c653f326abac5c8), UINT64_C(0x019eaadc035edaad) } }, \
      { { UINT64_C(0x6b63adbeff8b7e5c), UINT64_C(0xfe99cf53c599ba10), UINT64_C(0xc799add9fca1cfaf), \
      UINT64_C(0xe82163829e9d553b), UINT64_C(0x4ae5445cf921938d), UINT64_C(0x00b712d8aded7411) } }, \
      { { UINT64_C(0xe63462bf25f8938d), UINT64_C(0x04200ad9c09ef64f), UINT64_C(0x46b45cc9cdf5f468), \
      UINT64_C(0xbf3f66c81442753f), UINT64_C(0xe639e9445236de0f), UINT64_C(0x00a61859860f1d99) } }, \
      { { UINT64_C(0x9e146ef1c9c91af7), UINT64_C(0x1b56d02d8872c42a), UINT64_C(0x81205ef488459f8d), \
      UINT64_C(0x8e26d4382ec1404a), UINT64_C(0x6201a471bd16ba39), UINT64_C(0x01403a415932d701) } }, \
      { { UINT64_C(0xe5fb1b83654691b5), UINT64_C(0xd6a9d610d3ad589c), UINT64_C(0x021d0990915ff670), \
      UINT64_C(0x45448d9ff092fdb4), UINT64_C(0xc5bc9b03fe412ef5), UINT64_C(0x00848f54e92f68bd) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x62768d2fe3067ff6), UINT64_C(0x1ad9e08a33093c08), UINT64_C(0x66c6613be5327788), \
      UINT64_C(0xb029dbf89e14c83d), UINT64_C(0x7b04b5e6dd9b2444), UINT64_C(0x00e6af12e1b7a3ae) } }, \
      { { UINT64_C(0xc7916908e112af20), UINT64_C(0x95eb18e02c8d1631), UINT64_C(0xe66beb3b36ffbf9b), \
      UINT64_C(0x66bc87b3f8962bd3), UINT64_C(0x44c7ba865d82c8a8), UINT64_C(0x01189e2cf79f58bb) } }, \
      { { UINT64_C(0xf82c7764b9fee6dc), UINT64_C(0x166b5f081b635414), UINT64_C(0xd417b3ae7975227d), \
      UINT64_C(0x07275349a79023aa), UINT64_C(0x4643a935fcfe791f), UINT64_C(0x00b3e274e0b978cd) } }, \
      { { UINT64_C(0x0abb4ab058eef56e), UINT64_C(0xd80e5e7c51058f82), UINT64_C(0xa18d3d03e66c25ab), \
      UINT64_C(0xc782cbd43de6740b), UINT64_C(0x626fe4f4953364b4), UINT64_C(0x009cd0c9b3db57a6) } }, \
      { { UINT64_C(0x2dbb031ad4fa18c4), UINT64_C(0xd353d3770f8c587c), UINT64_C(0x16ea9becbb60d16d), \
      UINT64_C(0xba96c78e0cc7bdb9), UINT64_C(0x52fb498ea4d0dc97), UINT64_C(0x00fab8859e15d153) } }, \
      { { UINT64_C(0xeb1298e497626a6c), UINT64_C(0x884bd97ff309fef9), UINT64_C(0x77b111c582a0c9ac), \
      UINT64_C(0x9de8b4e0687756a6), UINT64_C(0x19b3a452dc60c595), UINT64_C(0x00bc0a7bc8fa8db2) } }, \
      { { UINT64_C(0xd03d9169331dec58), UINT64_C(0xfb7afc1c556f6744), UINT64_C(0xee0c573452533a0b), \
      UINT64_C(0x859dffaf0a102864), UINT64_C(0x71c0067eac0abfc3), UINT64_C(0x0161bfa5281465d5) } }, \
      { { UINT64_C(0x67c285f6bb77a794), UINT64_C(0x9dfe3bb31767b388), UINT64_C(0xbbc0e87d48b3ac7e), \
      UINT64_C(0xc84212b4ef89f432), UINT64_C(0xb051a73bba792ea5), UINT64_C(0x018964c4bf2b74ff) } }, \
      { { UINT64_C(0x18585f5a08271204), UINT64_C(0xd41ec3080cee56e4), UINT64_C(0xb32a0b9d35acc457), \
      UINT64_C(0x62890ad87208c37e), UINT64_C(0xe6f996a4e098183e), UINT64_C(0x0161764cfc088252) } }, \
      { { UINT64_C(0xa101a8dbeea19618), UINT64_C(0xa7f9d93efbe8e6b7), UINT64_C(0x1adec0644ac4866c), \
      UINT64_C(0x3bcd1d4eab3cf8d1), UINT64_C(0x82171f7c86113a14), UINT64_C(0x0091ddc51973d115) } }, \
      { { UINT64_C(0x6d07fa65dbce02a1), UINT64_C(0xc12070eb634cc992), UINT64_C(0x792f87800e0d4141), \
      UINT64_C(0x52664da7cded2f39), UINT64_C(0x63d0d385c9a290b2), UINT64_C(0x01a5826ce9d09319) } }, \
      { { UINT64_C(0x82b22ecaefc0c886), UINT64_C(0x7731e820d53e139e), UINT64_C(0xe23487cc2968a33c), \
      UINT64_C(0xfda591a47e3d6841), UINT64_C(0xa8006733c07e5ab3), UINT64_C(0x0145ad73c0f835c2) } }, \
      { { UINT64_C(0xdf2e35a422a3c485), UINT64_C(0x493326b8a36e0cdd), UINT64_C(0x594311a2665f2836), \
      UINT64_C(0x96c7132fc655e77b), UINT64_C(0xcfe75b25897cf2e4), UINT64_C(0x004b20bc1bd812ed) } }, \
      { { UINT64_C(0xc7721c0148d94cca), UINT64_C(0x063d11dac2bc5f0c), UINT64_C(0x9297caeb572ac3eb), \
      UINT64_C(0x20c1fbcc2817e69f), UINT64_C(0xd54b4061a7e0165f), UINT64_C(0x00f760fae1a0efa8) } }, \
      { { UINT64_C(0xcc655021f6e5139c), UINT64_C(0x493649779d3a1d73), UINT64_C(0x59a1e35a296b2a93), \
      UINT64_C(0x6adbf24201edea4c), UINT64_C(0x1a34a8ed1205836d), UINT64_C(0x0114601489078675) } }, \
      { { UINT64_C(0x932b067e885326a1), UINT64_C(0xee0c1438a07c4a38), UINT64_C(0x4ddaaec721dbaa35), \
      UINT64_C(0xfd55fb7e42bbd930), UINT64_C(0x426e4ccd2434bbe2), UINT64_C(0x00f3747bb649d21e) } }, \
      { { UINT64_C(0xe50335997eff81ee), UINT64_C(0xc2e1bd889809122d), UINT64_C(0x0766dd7b922b04e9), \
      UINT64_C(0x16381c647740bd6b), UINT64_C(0x4c3ab853bcf71ac0), UINT64_C(0x0099a8b896b90eae) } }, \
      { { UINT64_C(0xb1c3ee9e00f3f75f), UINT64_C(0xd1cb73d76a30eece), UINT64_C(0x487e6317058c7616), \
      UINT64_C(0x15a429b935148f4a), UINT64_C(0xbfb758d5e4a5d779), UINT64_C(0x0046204d868d6ebe) } }, \
      { { UINT64_C(0x05cb64120b78a49b), UINT64_C(0xdfc5d073c5dde4a0), UINT64_C(0xa3f5a9ded6e90ce8), \
      UINT64_C(0xadf9d99f89f4933e), UINT64_C(0x19663937efa05529), UINT64_C(0x00312e20eb0df7d8) } }, \
      { { UINT64_C(0xf85f38df056c00d1), UINT64_C(0x8862b3ecc1169570), UINT64_C(0x7b87e07d064053c3), \
      UINT64_C(0x5180c219f5cd2c19), UINT64_C(0x17728803f133851d), UINT64_C(0x012d27c111fbb219) } }, \
      { { UINT64_C(0x7514ad5b08c48c81), UINT64_C(0x223e1a2079b43f3e), UINT64_C(0x7596f3b54862a2b7), \
      UINT64_C(0x82c0ead996faa958), UINT64_C(0xae6f0f18493ace72), UINT64_C(0x01a3814fdaad6794) } }, \
      { { UINT64_C(0x70cdbff3ca84fa96), UINT64_C(0x7a941973b624600d), UINT64_C(0x730d35165738d2d5), \
      UINT64_C(0x8be40e8084db6cca), UINT64_C(0x2aa6db28f12582ce), UINT64_C(0x0051814be1b81685) } }, \
      { { UINT64_C(0x2c416c715d11dffb), UINT64_C(0x0d4ba6782ef0ba29), UINT64_C(0x006f5489e6f90883), \
      UINT64_C(0xe09d26736a492f9e), UINT64_C(0xcbb4a89a0114583b), UINT64_C(0x00a2beedbbec2e3b) } }, \
      { { UINT64_C(0x1174e257ab90cc1f), UINT64_C(0x4c89036f1b55dfd3), UINT64_C(0x5f49470281145ceb), \
      UINT64_C(0xc04ece89ceb9f4b9), UINT64_C(0x9e180277538dc222), UINT64_C(0x007a75cdf284bf51) } }, \
      { { UINT64_C(0x8533613e3c2e133e), UINT64_C(0xafbf48c0bf1607e7), UINT64_C(0x0381e64574fe3982), \
      UINT64_C(0x2e8eae732607fc71), UINT64_C(0x94c538c5b93253d5), UINT64_C(0x004e0f94521a06d7) } }, \
      { { UINT64_C(0xa05e0c3f24f36af1), UINT64_C(0x0688ce5e5f082b30), UINT64_C(0xc543238b07a57ad5), \
      UINT64_C(0xdeee959467c300e9), UINT64_C(0x4d17d2627617e96c), UINT64_C(0x00f1b1d30354c2ad) } }, \
      { { UINT64_C(0xe0a46071b2afc867), UINT64_C(0xcd5528d473031bdc), UINT64_C(0xf6c1e6ce3edb8d4b), \
      UINT64_C(0x3bb32d72a754ae5f), UINT64_C(0xa6e1737f09e70f61), UINT64_C(0x00d664d29642e33c) } }, \
      { { UINT64_C(0x62a0216c4bf43460), UINT64_C(0x736fe9b25a290413), UINT64_C(0x523a06d2b7e9058a), \
      UINT64_C(0xecfe390ed1fc1654), UINT64_C(0xf11f1fc0b0fec64d), UINT64_C(0x00ef03e68b87131c) } }, \
      { { UINT64_C(0xc0d8104a18a3c889), UINT64_C(0x7ee003365d4f551f), UINT64_C(0x25bd97735c722f00), \
      UINT64_C(0xad637a535ae0fd1f), UINT64_C(0x4025fe5193786449), UINT64_C(0x00f7b68139550809) } }, \
      { { UINT64_C(0xba198eb308fafff2), UINT64_C(0xeb63af88ae992165), UINT64_C(0xafaaaa1fcf440c1d), \
      UINT64_C(0x2f087ed3bb9437f9), UINT64_C(0x49ff34a1dd82f926), UINT64_C(0x00e30bf5ecc7b5ec) } }, \
      { { UINT64_C(0x55c9dfd152ec6a8a), UINT64_C(0xb28693e531bdb9f7), UINT64_C(0x18e3d9bad1421f73), \
      UINT64_C(0xb363e334d22b70b4), UINT64_C(0x3be1123ffca4a8ea), UINT64_C(0x000b35fced1ada78) } } }, \
      { { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } }, \
      { { UINT64_C(0x40d96f453b79d8c8), UINT64_C(0xdc98f3947f924dca), UINT64_C(0xc9d43725668cb514), \
      UINT64_C(0x68c2d31440475e1f), UINT64_C(0x317af7141c76bf5b), UINT64_C(0x0090a4b836b28f3d) } }, \
      { { UINT64_C(0xaffa274d970da259), UINT64_C(0x84019d4cd9f76317), UINT64_C(0x4d0cc36bb870af40), \
      UINT64_C(0xdc45f4aa86c94142), UINT64_C(0xb4d8cb78714ac2a6), UINT64_C(0x01193da1f0f406f0) } }, \
      { { UINT64_C(0x1630ea102a359447), UINT64_C(0xc43d63cc6f4051ab), UINT64_C(0xf21f8ba79b47c497), \
      UINT64_C(0xbf8e65e778934251), UINT64_C(0x546eb36e51435b92), UINT64_C(0x011e251daf33bcd7) } }, \
      { { UINT64_C(0x6b1f95632542a075), UINT64_C(0xd54f5826d08790c9), UINT64_C(0x59625f56e4fccb30), \
      UINT64_C(0xdfa26a76393289bd), UINT64_C(0xb215746ad1605fff), UINT64_C(0x015f44903a246699) } }, \
      { { UINT64_C(0x61ee636901f33375), UINT64_C(0xefe5b1c5d7c6600c), UINT64_C(0x6f400461dc3dbb81), \
      UINT64_C(0x45f4a752401ec839), UINT64_C(0xf44eb6848061d498), UINT64_C(0x00e19af4cba69ec7) } }, \
      { { UINT64_C(0x4a76d993ac036fb5), UINT64_C(0x79fea2401e714f09), UINT64_C(0xbf5cc985ea563452), \
      UINT64_C(0x6e3bf201fa4f3496), UINT64_C(0x21673f05f12f4e65), UINT64_C(0x00164efb729b0b65) } }, \
      { { UINT64_C(0x37ba251a39018997), UINT64_C(0x3b68b7ca36a32bd5), UINT64_C(0xa788d9dfbaa85152), \
      UINT64_C(0x531505e63d82b27d), UINT64_C(0x80466796f71ac603), UINT64_C(0x013aff4a1caa2995) } }, \
      { { UINT64_C(0xecdcac262f7b88e2), UINT64_C(0x19c17f37c25cb5cd), UINT64_C(0xbd4e315e365e39ac), \
      UINT64_C(0x3a92f5b1fa177b15), UINT64_C(0x85486a67941cd67e), UINT64_C(0x0055c8147ec0a38d) } }, \
      { { UINT64_C(0x5be91d8e16709d41), UINT64_C(0x7b0ec34e99619a4a), UINT64_C(0x72c2bc6b815c931f), \
      UINT64_C(0xb11e7cf361dde8cb), UINT64_C(0x1d03e6fe1063c43a), UINT64_C(0x0114d6d8b6624e73) } }, \
      { { UINT64_C(0x4553c550e0df84f0), UINT64_C(0x28b56de121a01056), UINT64_C(0x86e535e2ceb69076), \
      UINT64_C(0x0239013bba21918f), UINT64_C(0x315e338590324466), UINT64_C(0x00219ff0a091614b) } }, \
      { { UINT64_C(0xcccbb9e64aecd014), UINT64_C(0x8238adb8cf50933f), UINT64_C(0x56bae9bcc26be5cc), \
      UINT64_C(0xad6b4b4f8e83c008), UINT64_C(0xcd6118cccce2d34d), UINT64_C(0x00ded02c2e27fe73) } }, \
      { { UINT64_C(0x674c68f4dc60de13), UINT64_C(0xc4812b3bbf6ee4bb), UINT64_C(0xcfe52d8a4e5bd872), \
      UINT64_C(0x5ae56c682eeaf132), UINT64_C(0x31b36c0c8fe7f2b2), UINT64_C(0x0135d215882cf154) } }, \
      { { UINT64_C(0xb6f1bd83ed55bdd8), UINT64_C(0x3679bc96eead0562), UINT64_C(0xa1773bbf3acb32c9), \
      UINT64_C(0x8fb918c10d6a6a48), UINT64_C(0x3224ff50e15c75d6), UINT64_C(0x007ddd464c5a03ef) } }, \
      { { UINT64_C(0x20f0c596e45cdbc7), UINT64_C(0x010c81fba3bd4d7c), UINT64_C(0x94ac6900175b5a02), \
      UINT64_C(0x792b0450c0f07b59), UINT64_C(0x98ee908ac349790c), UINT64_C(0x0165f57871da8276) } }, \
      { { UINT64_C(0x5f31e95db54144e1), UINT64_C(0x0c9e08dae2226212), UINT64_C(0xdd984236c13d8dd2), \
      UINT64_C(0x90eb8b7b58cc80f8), UINT64_C(0x6de3ece6719ce6eb), UINT64_C(0x0173b6bb019297a5) } }, \
      { { UINT64_C(0x823ac00000000099), UINT64_C(0xc5cabdc0b000004f), UINT64_C(0x7f75ae862f8c080d), \
      UINT64_C(0x9ed4423b9278b089), UINT64_C(0x79467000ec64c452), UINT64_C(0x0120d3e434c71c50) } }, \
      { { UINT64_C(0x442f50bac4862739), UINT64_C(0x3a7269afb06db236), UINT64_C(0x551f2b0a537c92eb), \
      UINT64_C(0xb16006dec0adb56f), UINT64_C(0x94c00eac502a89df), UINT64_C(0x011d958de11281ad) } }, \
      { { UINT64_C(0xd50e98b268f25da8), UINT64_C(0x9309bff756089ce8), UINT64_C(0xd1e69ec4019898bf), \
      UINT64_C(0x3ddce5487a2bd24c), UINT64_C(0x11623a47fb568694), UINT64_C(0x0094fca426d109fa) } }, \
      { { UINT64_C(0x6ed7d5efd5ca6bba), UINT64_C(0x52cdf977c0bfae55), UINT64_C(0x2cd3d6881ec18368), \
      UINT64_C(0x5a94740b8861d13d), UINT64_C(0x71cc52521b5deda8), UINT64_C(0x0090152868915413) } }, \
      { { UINT64_C(0x19e92a9cdabd5f8c), UINT64_C(0x41bc051d5f786f37), UINT64_C(0xc59102d8d50c7ccf), \
      UINT64_C(0x3a806f7cc7c289d1), UINT64_C(0x142591559b40e93b), UINT64_C(0x004ef5b5dda0aa51) } }, \
      { { UINT64_C(0x231a5c96fe0ccc8c), UINT64_C(0x2725ab7e58399ff4), UINT64_C(0xafb35dcdddcb8c7e), \
      UINT64_C(0xd42e32a0c0d64b55), UINT64_C(0xd1ec4f3bec3f74a2), UINT64_C(0x00cc9f514c1e7222) } }, \
      { { UINT64_C(0x3a91e66c53fc904c), UINT64_C(0x9d0cbb04118eb0f7), UINT64_C(0x5f9698a9cfb313ad), \
      UINT64_C(0xabe6e7f106a5def8), UINT64_C(0xa4d3c6ba7b71fad5), UINT64_C(0x0197eb4aa52a0585) } }, \
      { { UINT64_C(0x4d4e9ae5c6fe766a), UINT64_C(0xdba2a579f95cd42b), UINT64_C(0x776a884fff60f6ad), \
      UINT64_C(0xc70dd40cc3726111), UINT64_C(0x45f49e2975868337), UINT64_C(0x00733afbfb1ae755) } }, \
      { { UINT64_C(0x982c13d9d084771f), UINT64_C(0xfd49de0c6da34a32), UINT64_C(0x61a530d183ab0e53), \
      UINT64_C(0xdf8fe44106dd9879), UINT64_C(0x40f29b58d88472bc), UINT64_C(0x0158723199046d5d) } }, \
      { { UINT64_C(0x291fa271e98f62c0), UINT64_C(0x9bfc99f5969e65b6), UINT64_C(0xac30a5c438acb4e0), \
      UINT64_C(0x69045cff9f172ac3), UINT64_C(0xa9371ec25c3d8500), UINT64_C(0x0099636d6162c277) } }, \
      { { UINT64_C(0x3fb4faaf1f207b11), UINT64_C(0xee55ef630e5fefaa), UINT64_C(0x980e2c4ceb52b789), \
      UINT64_C(0x17e9d8b746d381ff), UINT64_C(0x94dcd23adc6f04d5), UINT64_C(0x018c9a557733af9f) } }, \
      { { UINT64_C(0xb83d0619b5132fed), UINT64_C(0x94d2af8b60af6cc0), UINT64_C(0xc8387872f79d6233), \
      UINT64_C(0x6cb78ea372715386), UINT64_C(0xf8d9ecf39fbe75ed), UINT64_C(0x00cf6a19e99d1276) } }, \
      { { UINT64_C(0x1dbc570b239f21ee), UINT64_C(0x528a320870911b45), UINT64_C(0x4f0e34a56bad6f8d), \
      UINT64_C(0xbf3d6d8ad20a225c), UINT64_C(0x948799b3dcb95688), UINT64_C(0x007868308f981f96) } }, \
      { { UINT64_C(0xce17027c12aa4229), UINT64_C(0xe091a0ad4152fa9d), UINT64_C(0x7d7c26707f3e1536), \
      UINT64_C(0x8a69c131f38aa946), UINT64_C(0x9416066f8b44d364), UINT64_C(0x01305cffcb6b0cfb) } }, \
      { { UINT64_C(0x6417fa691ba3243a), UINT64_C(0x15fedb488c42b284), UINT64_C(0x8a46f92fa2adedfe), \
      UINT64_C(0xa0f7d5a240049835), UINT64_C(0x2d4c7535a957d02e), UINT64_C(0x004844cda5ea8e74) } }, \
      { { UINT64_C(0x25d6d6a24abebb20), UINT64_C(0x0a6d54694ddd9dee), UINT64_C(0x415b1ff8f8cbba2e), \
      UINT64_C(0x89374e77a8289296), UINT64_C(0x585718d9fb04624f), UINT64_C(0x003a838b16327945) } } } }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 19966022

/* ---- tower ---- */
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop; the last column adds opposite points, and that line is left out */
#define MILLER_LINES 225
/* columns d = d0 + 3*d1 of the signed forms of T0 = (x + 1) on Q and T1 = (x^3 - x^2 - x) on q1 = psi(Q) (T0 +
 * T1*p = 0 mod r), most significant first, without the leading column; no column has two digits: 189 doublings,
 * 37 additions */
#define MILLER_DIGITS \
    { 0, 0, 3, 0, 0, 0, 0, 0, -3, 0, -3, 0, 3, 0, 0, 0, 3, 0, 3, 0, -3, 0, 3, 0, 0, 3, 0, 0, 0, -3, 0, 3, 0, -3, \
      0, 0, -3, 0, 0, 0, 3, 0, 0, -3, 0, 0, 0, 0, -3, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 3, 0, 3, 0, \
      0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, -3, 0, 0, 0, 0, -3, 0, 3, 0, -3, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, \
      1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -3 }
/* columns */
#define MILLER_LEN 189
/* d0 of the leading column: the loop starts at Q */
#define MILLER_TOP0 0
/* d1 of the leading column: the loop starts at q1 */
#define MILLER_TOP1 1
/* the digits are those of -T0, -T1: conjugate the result */
#define MILLER_NEGATED 0

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR \
    { UINT64_C(0x3de580000000007c), UINT64_C(0x832ba4061000003b), UINT64_C(0xc61c554757551c0c), \
      UINT64_C(0xc856a0853c9db94c), UINT64_C(0x2c77d5ac34cb12ef), UINT64_C(0xad1972339049ce76) }
/* bits of it */
#define G1_COFACTOR_BITS 384
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 0
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0x3de5800000000075), UINT64_C(0x832ba4061000003b), UINT64_C(0xc61c554757551c0c), \
      UINT64_C(0xc856a0853c9db94c), UINT64_C(0x2c77d5ac34cb12ef), UINT64_C(0xad1972339049ce76) }
/* bits of it */
#define G2_COFACTOR_BITS 384
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

/* ---- endomorphisms ---- */
/* lambda = t0 - 2 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA \
    { UINT64_C(0x8508c00000000001), UINT64_C(0x452217cc90000000), UINT64_C(0xc5ed1347970dec00), \
      UINT64_C(0x619aaf7d34594aab), UINT64_C(0x09b3af05dd14f6ec), UINT64_C(0x0000000000000000) }
/* bits of it */
#define GLV_LAMBDA_BITS 316
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 189
/* words of a part and of an entry of the basis */
#define GLV_WORDS 3
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 384
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0xd3a7bfffffffffff), UINT64_C(0x2e16ba885fffffff), UINT64_C(0x0bf9b117dd04a400) }, \
      { UINT64_C(0x58b0800000000001), UINT64_C(0x2e16ba8860000000), UINT64_C(0x0bf9b117dd04a400) }, \
      { UINT64_C(0x2c58400000000000), UINT64_C(0x5c2d7510c0000000), UINT64_C(0x17f3622fba094800) }, \
      { UINT64_C(0xd3a7bfffffffffff), UINT64_C(0x2e16ba885fffffff), UINT64_C(0x0bf9b117dd04a400) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 4
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND \
    { { UINT64_C(0x7ccf39ddb5613b70), UINT64_C(0x42fb73b015bd4e9e), UINT64_C(0x2030ba8ee9c06430), \
        UINT64_C(0x0000000000000007) }, \
      { UINT64_C(0xa5ba6bfab7176f0b), UINT64_C(0x42fb73b015bd4eed), UINT64_C(0x2030ba8ee9c06430), \
        UINT64_C(0x0000000000000007) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* lambda = p^GLV_FROB mod r: a^lambda = a^(p^GLV_FROB) in GT */
#define GLV_FROB 2
/* eigenvalue of psi on G2: p mod r = t0 - 1, mod r */
#define PSI_EIGENVALUE \
    { UINT64_C(0x8508c00000000002), UINT64_C(0x452217cc90000000), UINT64_C(0xc5ed1347970dec00), \
      UINT64_C(0x619aaf7d34594aab), UINT64_C(0x09b3af05dd14f6ec), UINT64_C(0x0000000000000000) }

#endif
