/* SPDX-License-Identifier: Apache-2.0 */
/* bls12_381: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS12_381_PARAMS_H
#define PAIRING_CURVES_BLS12_381_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "bls12_381"
/* family */
#define CURVE_FAMILY FAMILY_BLS12
/* embedding degree */
#define CURVE_K 12
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 2
/* 0: M twist, y^2 = x^3 + b*xi */
#define CURVE_TWIST_D 0
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (4)

/* |x|, the seed x = -15132376222941642752 = -0xd201000000010000 */
#define SEED_ABS UINT64_C(0xd201000000010000)
/* bits of |x| */
#define SEED_BITS 64
/* x < 0 */
#define SEED_NEGATIVE 1
/* signed digits of |x|, most significant first, without the leading 1: |x| = +2^64 -2^62 +2^60 +2^57 +2^48 +2^16 */
#define SEED_NAF \
    { 0, -1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/* digits; zeros between nonzero digits (SEED_RUNS), from the low end: 16, 31, 8, 2, 1, 1 */
#define SEED_NAF_LEN 64

/* ---- base field ---- */
/* p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab */
/* bits of p */
#define FP_BITS 381
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 6
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 48
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 3
/* p */
#define FP_MODULUS \
    { UINT64_C(0xb9feffffffffaaab), UINT64_C(0x1eabfffeb153ffff), UINT64_C(0x6730d2a0f6b0f624), \
      UINT64_C(0x64774b84f38512bf), UINT64_C(0x4b1ba7b6434bacd7), UINT64_C(0x1a0111ea397fe69a) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x1a0111ea397fe69a)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0x89f3fffcfffcfffd)
/* R mod p: one */
#define FP_ONE \
    { UINT64_C(0x760900000002fffd), UINT64_C(0xebf4000bc40c0002), UINT64_C(0x5f48985753c758ba), \
      UINT64_C(0x77ce585370525745), UINT64_C(0x5c071a97a256ec6d), UINT64_C(0x15f65ec3fa80e493) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 \
    { UINT64_C(0xf4df1f341c341746), UINT64_C(0x0a76e6a609d104f1), UINT64_C(0x8de5476c4c95b6d5), \
      UINT64_C(0x67eb88a9939d83c0), UINT64_C(0x9a793e85b519952d), UINT64_C(0x11988fe592cae3aa) }
/* R^3 mod p */
#define FP_R3 \
    { UINT64_C(0xed48ac6bd94ca1e0), UINT64_C(0x315f831e03a7adf8), UINT64_C(0x9a53352a615e29dd), \
      UINT64_C(0x34c04e5e921e1761), UINT64_C(0x2512d43565724728), UINT64_C(0x0aa6346091755d4d) }
/* 2^-1 * R mod p */
#define FP_INV2 \
    { UINT64_C(0x1804000000015554), UINT64_C(0x855000053ab00001), UINT64_C(0x633cb57c253c276f), \
      UINT64_C(0x6e22d1ec31ebb502), UINT64_C(0xd3916126f2d14ca2), UINT64_C(0x17fbb8571a006596) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF \
    { UINT64_C(0xdcff7fffffffd555), UINT64_C(0x0f55ffff58a9ffff), UINT64_C(0xb39869507b587b12), \
      UINT64_C(0xb23ba5c279c2895f), UINT64_C(0x258dd3db21a5d66b), UINT64_C(0x0d0088f51cbff34d) }
/* bits of it */
#define FP_HALF_BITS 380
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP \
    { UINT64_C(0xb9feffffffffaaa9), UINT64_C(0x1eabfffeb153ffff), UINT64_C(0x6730d2a0f6b0f624), \
      UINT64_C(0x64774b84f38512bf), UINT64_C(0x4b1ba7b6434bacd7), UINT64_C(0x1a0111ea397fe69a) }
/* bits of it */
#define FP_INV_EXP_BITS 381
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 47
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK \
    { UINT64_C(0xe560b11f341c24c2), UINT64_C(0x528d5ee669e6e904), UINT64_C(0x2518ab2058a061f1), \
      UINT64_C(0xe1755b1a8d5586e2), UINT64_C(0x6419716145ccb2a3), UINT64_C(0x04bdc9c7fbe7c653) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 1
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0xee7fbfffffffeaaa), UINT64_C(0x07aaffffac54ffff), UINT64_C(0xd9cc34a83dac3d89), \
      UINT64_C(0xd91dd2e13ce144af), UINT64_C(0x92c6e9ed90d2eb35), UINT64_C(0x0680447a8e5ff9a6) }
/* bits of it */
#define FP_SQRT_EXP_BITS 379
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0x43f5fffffffcaaae), UINT64_C(0x32b7fff2ed47fffd), UINT64_C(0x07e83a49a2e99d69), \
      UINT64_C(0xeca8f3318332bb7a), UINT64_C(0xef148d1ea0f4c069), UINT64_C(0x040ab3263eff0206) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 20645562
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C (-1)

/* ---- scalar field ---- */
/* p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001 */
/* bits of p */
#define FR_BITS 255
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 4
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 32
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 1
/* p */
#define FR_MODULUS \
    { UINT64_C(0xffffffff00000001), UINT64_C(0x53bda402fffe5bfe), UINT64_C(0x3339d80809a1d805), \
      UINT64_C(0x73eda753299d7d48) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x73eda753299d7d48)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0xfffffffeffffffff)
/* R mod p: one */
#define FR_ONE \
    { UINT64_C(0x00000001fffffffe), UINT64_C(0x5884b7fa00034802), UINT64_C(0x998c4fefecbc4ff5), \
      UINT64_C(0x1824b159acc5056f) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 \
    { UINT64_C(0xc999e990f3f29c6d), UINT64_C(0x2b6cedcb87925c23), UINT64_C(0x05d314967254398f), \
      UINT64_C(0x0748d9d99f59ff11) }
/* R^3 mod p */
#define FR_R3 \
    { UINT64_C(0xc62c1807439b73af), UINT64_C(0x1b3e0d188cf06990), UINT64_C(0x73d13c71c7b5f418), \
      UINT64_C(0x6e2a5bb9c8db33e9) }
/* 2^-1 * R mod p */
#define FR_INV2 \
    { UINT64_C(0x00000000ffffffff), UINT64_C(0xac425bfd0001a401), UINT64_C(0xccc627f7f65e27fa), \
      UINT64_C(0x0c1258acd66282b7) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF \
    { UINT64_C(0x7fffffff80000000), UINT64_C(0xa9ded2017fff2dff), UINT64_C(0x199cec0404d0ec02), \
      UINT64_C(0x39f6d3a994cebea4) }
/* bits of it */
#define FR_HALF_BITS 254
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP \
    { UINT64_C(0xfffffffeffffffff), UINT64_C(0x53bda402fffe5bfe), UINT64_C(0x3339d80809a1d805), \
      UINT64_C(0x73eda753299d7d48) }
/* bits of it */
#define FR_INV_EXP_BITS 255
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 31
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK \
    { UINT64_C(0x90c999e8fdf3f29d), UINT64_C(0x9e41521b8486a12f), UINT64_C(0x86700a2133fa4344), \
      UINT64_C(0x4298bfee9a84c8ef) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 32
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0x7fff2dff7fffffff), UINT64_C(0x04d0ec02a9ded201), UINT64_C(0x94cebea4199cec04), \
      UINT64_C(0x0000000039f6d3a9) }
/* bits of it */
#define FR_SQRT_EXP_BITS 222
/* 7^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0xb9b58d8c5f0e466a), UINT64_C(0x5b1b4c801819d7ec), UINT64_C(0x0af53ae352a31e64), \
      UINT64_C(0x5bf3adda19e9b27b) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 18524234

/* ---- tower ---- */
/* fp2_mul_nr(a) = (FP2_NR_C + FP2_NR_G*u)*a, u the generator of Fp2 */
#define FP2_NR_C 1
/* the same: coefficient of u */
#define FP2_NR_G 1
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop */
#define MILLER_LINES 68
/* binary digits of |x|, most significant first, without the leading 1: 63 doublings, 5 additions */
#define MILLER_DIGITS \
    { 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/* digits; where x < 0 (SEED_NEGATIVE) the loop runs on the absolute value */
#define MILLER_LEN 63

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR { UINT64_C(0x8c00aaab0000aaab), UINT64_C(0x396c8c005555e156) }
/* bits of it */
#define G1_COFACTOR_BITS 126
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0xcf1c38e31c7238e5), UINT64_C(0x1616ec6e786f0c70), UINT64_C(0x21537e293a6691ae), \
      UINT64_C(0xa628f1cb4d9e82ef), UINT64_C(0xa68a205b2e5a7ddf), UINT64_C(0xcd91de4547085aba), \
      UINT64_C(0x091d50792876a202), UINT64_C(0x05d543a95414e7f1) }
/* bits of it */
#define G2_COFACTOR_BITS 507

/* ---- endomorphisms ---- */
/* lambda = x^2 - 1 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA \
    { UINT64_C(0x00000000ffffffff), UINT64_C(0xac45a4010001a402), UINT64_C(0x0000000000000000), \
      UINT64_C(0x0000000000000000) }
/* bits of it */
#define GLV_LAMBDA_BITS 128
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
    { { UINT64_C(0x00000000ffffffff), UINT64_C(0xac45a4010001a402) }, \
      { UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000) }, \
      { UINT64_C(0x0000000100000000), UINT64_C(0xac45a4010001a402) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 3
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND \
    { { UINT64_C(0x63f6e522f6cfee30), UINT64_C(0x7c6becf1e01faadd), UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x0000000000000002), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* eigenvalue of psi on G2: x, mod r */
#define PSI_EIGENVALUE \
    { UINT64_C(0x2dfefffeffff0001), UINT64_C(0x53bda402fffe5bfe), UINT64_C(0x3339d80809a1d805), \
      UINT64_C(0x73eda753299d7d48) }
/* On G2 the eigenvalue of psi is x: k = sum d_j |x|^j with digits d_j in [0,|x|), j < GLS_DIM, so that
 * [k]Q = sum [d_j] (s psi)^j(Q), s the sign of x. No lattice is needed. */
/* digits of a scalar in base |x|: |x|^GLS_DIM > r */
#define GLS_DIM 4

#endif
