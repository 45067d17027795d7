/* SPDX-License-Identifier: Apache-2.0 */
/* bls12_377: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS12_377_PARAMS_H
#define PAIRING_CURVES_BLS12_377_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "bls12_377"
/* family */
#define CURVE_FAMILY FAMILY_BLS12
/* embedding degree */
#define CURVE_K 12
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 2
/* 1: D twist, y^2 = x^3 + b/xi */
#define CURVE_TWIST_D 1
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (1)

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

/* ---- base field ---- */
/* p = 0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001 */
/* bits of p */
#define FP_BITS 377
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 6
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 48
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 7
/* p */
#define FP_MODULUS \
    { UINT64_C(0x8508c00000000001), UINT64_C(0x170b5d4430000000), UINT64_C(0x1ef3622fba094800), \
      UINT64_C(0x1a22d9f300f5138f), UINT64_C(0xc63b05c06ca1493b), UINT64_C(0x01ae3a4617c510ea) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x01ae3a4617c510ea)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0x8508bfffffffffff)
/* R mod p: one */
#define FP_ONE \
    { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
      UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 \
    { UINT64_C(0xb786686c9400cd22), UINT64_C(0x0329fcaab00431b1), UINT64_C(0x22a5f11162d6b46d), \
      UINT64_C(0xbfdf7d03827dc3ac), UINT64_C(0x837e92f041790bf9), UINT64_C(0x006dfccb1e914b88) }
/* R^3 mod p */
#define FP_R3 \
    { UINT64_C(0x581f532f8815de20), UINT64_C(0xe50f4148be329585), UINT64_C(0x2be8b1180449f513), \
      UINT64_C(0x6a2a9516c804a20e), UINT64_C(0x3f72540713590cb9), UINT64_C(0x01065ab4c0e7dda5) }
/* 2^-1 * R mod p */
#define FP_INV2 \
    { UINT64_C(0x8166ffffffffffb4), UINT64_C(0x28a04fc1bfffffd8), UINT64_C(0xcfbed9d4c53e9ff9), \
      UINT64_C(0x3da74bdbb73e3182), UINT64_C(0x267a4adfc01e4274), UINT64_C(0x0046b330f17efa4d) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF \
    { UINT64_C(0x4284600000000000), UINT64_C(0x0b85aea218000000), UINT64_C(0x8f79b117dd04a400), \
      UINT64_C(0x8d116cf9807a89c7), UINT64_C(0x631d82e03650a49d), UINT64_C(0x00d71d230be28875) }
/* bits of it */
#define FP_HALF_BITS 376
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP \
    { UINT64_C(0x8508bfffffffffff), UINT64_C(0x170b5d4430000000), UINT64_C(0x1ef3622fba094800), \
      UINT64_C(0x1a22d9f300f5138f), UINT64_C(0xc63b05c06ca1493b), UINT64_C(0x01ae3a4617c510ea) }
/* bits of it */
#define FP_INV_EXP_BITS 377
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 47
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK \
    { UINT64_C(0x25151ce86c9400ce), UINT64_C(0x80ff04ddcc500432), UINT64_C(0xc8f9b51674b6e324), \
      UINT64_C(0x3a6a187dbe5704b9), UINT64_C(0x206aad8fce75568d), UINT64_C(0x0175848593bb75f7) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 46
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FP_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0xba88600000010a11), UINT64_C(0xc45f741290002e16), UINT64_C(0xb3e601ea271e3de6), \
      UINT64_C(0x0b80d94292763445), UINT64_C(0x748c2f8a21d58c76), UINT64_C(0x000000000000035c) }
/* bits of it */
#define FP_SQRT_EXP_BITS 330
/* 15^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0xdfcae622791aab1e), UINT64_C(0x720bc7a4bf05c59c), UINT64_C(0x259d41860d7882d6), \
      UINT64_C(0xd82b4258b1e4da96), UINT64_C(0xb7f9a1cc67b4e064), UINT64_C(0x00fda47f566e4289) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 19966022
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C (-5)

/* ---- scalar field ---- */
/* p = 0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001 */
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
    { UINT64_C(0x0a11800000000001), UINT64_C(0x59aa76fed0000001), UINT64_C(0x60b44d1e5c37b001), \
      UINT64_C(0x12ab655e9a2ca556) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x12ab655e9a2ca556)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x0a117fffffffffff)
/* R mod p: one */
#define FR_ONE \
    { UINT64_C(0x7d1c7ffffffffff3), UINT64_C(0x7257f50f6ffffff2), UINT64_C(0x16d81575512c0fee), \
      UINT64_C(0x0d4bda322bbb9a9d) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 \
    { UINT64_C(0x25d577bab861857b), UINT64_C(0xcc2c27b58860591f), UINT64_C(0xa7cc008fe5dc8593), \
      UINT64_C(0x011fdae7eff1c939) }
/* R^3 mod p */
#define FR_R3 \
    { UINT64_C(0x6a4295c90f65454c), UINT64_C(0x624d23ffae271699), UINT64_C(0xb1e55ef6f1c9d713), \
      UINT64_C(0x0601dfa555c48dda) }
/* 2^-1 * R mod p */
#define FR_INV2 \
    { UINT64_C(0xc396fffffffffffa), UINT64_C(0xe60136071ffffff9), UINT64_C(0xbbc63149d6b1dff7), \
      UINT64_C(0x0ffb9fc862f41ff9) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF \
    { UINT64_C(0x8508c00000000000), UINT64_C(0xacd53b7f68000000), UINT64_C(0x305a268f2e1bd800), \
      UINT64_C(0x0955b2af4d1652ab) }
/* bits of it */
#define FR_HALF_BITS 252
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP \
    { UINT64_C(0x0a117fffffffffff), UINT64_C(0x59aa76fed0000001), UINT64_C(0x60b44d1e5c37b001), \
      UINT64_C(0x12ab655e9a2ca556) }
/* bits of it */
#define FR_INV_EXP_BITS 253
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 31
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK \
    { UINT64_C(0xa960ecf7bab86186), UINT64_C(0x4761bbfa17986059), UINT64_C(0x19e5781155cecaf6), \
      UINT64_C(0x09b42b850e0923af) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 47
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0x76fed00000010a11), UINT64_C(0x4d1e5c37b00159aa), UINT64_C(0x655e9a2ca55660b4), \
      UINT64_C(0x00000000000012ab) }
/* bits of it */
#define FR_SQRT_EXP_BITS 205
/* 22^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0xaf80da4dda3ad648), UINT64_C(0x5e223adbfc381dac), UINT64_C(0x03ba0666b2f92525), \
      UINT64_C(0x0f906c5b3befb0ce) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 28756552

/* ---- tower ---- */
/* fp2_mul_nr(a) = (FP2_NR_C + FP2_NR_G*u)*a, u the generator of Fp2 */
#define FP2_NR_C 0
/* the same: coefficient of u */
#define FP2_NR_G 1
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop */
#define MILLER_LINES 69
/* binary digits of |x|, most significant first, without the leading 1: 63 doublings, 6 additions */
#define MILLER_DIGITS \
    { 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 }
/* digits; where x < 0 (SEED_NEGATIVE) the loop runs on the absolute value */
#define MILLER_LEN 63

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR { UINT64_C(0x0000000000000000), UINT64_C(0x170b5d4430000000) }
/* bits of it */
#define G1_COFACTOR_BITS 125
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0x0000000000000001), UINT64_C(0x452217cc90000000), UINT64_C(0xa0f3622fba094800), \
      UINT64_C(0xd693e8c36676bd09), UINT64_C(0x8c505634fae2e189), UINT64_C(0xfbb36b00e1dcc40c), \
      UINT64_C(0xddd88d99a6f6a829), UINT64_C(0x0026ba558ae9562a) }
/* bits of it */
#define G2_COFACTOR_BITS 502

/* ---- endomorphisms ---- */
/* lambda = x^2 - 1 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA \
    { UINT64_C(0x0a11800000000000), UINT64_C(0x452217cc90000001), UINT64_C(0x0000000000000000), \
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
    { { UINT64_C(0x0a11800000000000), UINT64_C(0x452217cc90000001) }, \
      { UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x0a11800000000001), UINT64_C(0x452217cc90000001) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 3
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND \
    { { UINT64_C(0x7f72ed32af90182c), UINT64_C(0xb3f7aa969fd37160), UINT64_C(0x0000000000000003) }, \
      { UINT64_C(0x000000000000000e), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* eigenvalue of psi on G2: x, mod r */
#define PSI_EIGENVALUE \
    { UINT64_C(0x8508c00000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* On G2 the eigenvalue of psi is x: k = sum d_j |x|^j with digits d_j in [0,|x|), j < GLS_DIM, so that
 * [k]Q = sum [d_j] (s psi)^j(Q), s the sign of x. No lattice is needed. */
/* digits of a scalar in base |x|: |x|^GLS_DIM > r */
#define GLS_DIM 4

#endif
