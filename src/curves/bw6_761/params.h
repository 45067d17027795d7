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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0xbd27400000000022), UINT64_C(0xf9a44f9a1c000020), UINT64_C(0x05833e2bbabc290d), \
      UINT64_C(0xa62845b09599ea3e), UINT64_C(0x1c7734f71cfaffcb), UINT64_C(0x21a2723b44be7f64), \
      UINT64_C(0x40f3aebfc96d08c1), UINT64_C(0x5c1ee98e39613a46), UINT64_C(0x14a09d7be021ef90), \
      UINT64_C(0xae49861aa07451a2), UINT64_C(0xb461f250013ebfcf), UINT64_C(0x0048ba093ee0f382) }
/* bits of it */
#define FP_SQRT_EXP_BITS 759
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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0xba88600000010a11), UINT64_C(0xc45f741290002e16), UINT64_C(0xb3e601ea271e3de6), \
      UINT64_C(0x0b80d94292763445), UINT64_C(0x748c2f8a21d58c76), UINT64_C(0x000000000000035c) }
/* bits of it */
#define FR_SQRT_EXP_BITS 330
/* 15^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0xdfcae622791aab1e), UINT64_C(0x720bc7a4bf05c59c), UINT64_C(0x259d41860d7882d6), \
      UINT64_C(0xd82b4258b1e4da96), UINT64_C(0xb7f9a1cc67b4e064), UINT64_C(0x00fda47f566e4289) }
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
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0x3de5800000000075), UINT64_C(0x832ba4061000003b), UINT64_C(0xc61c554757551c0c), \
      UINT64_C(0xc856a0853c9db94c), UINT64_C(0x2c77d5ac34cb12ef), UINT64_C(0xad1972339049ce76) }
/* bits of it */
#define G2_COFACTOR_BITS 384

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
