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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FP_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0xef28137f4017fa01), UINT64_C(0xd0d70210f72ed295), UINT64_C(0xe2f57ef60e80d513), \
      UINT64_C(0x36b2869fba4c5f4b), UINT64_C(0x0000002611d015ac) }
/* bits of it */
#define FP_SQRT_EXP_BITS 294
/* 13^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0x9b5d1647037ca81a), UINT64_C(0x12dd386125a33a28), UINT64_C(0xd3e15f6e5bd15edc), \
      UINT64_C(0x91f8b99440a9df59), UINT64_C(0x042c8c47696901ac) }
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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0x89c6c833a18bfa01), UINT64_C(0x24f531918901d9cc), UINT64_C(0x3b42564bf8fd939f), \
      UINT64_C(0x00000032dbd58495) }
/* bits of it */
#define FR_SQRT_EXP_BITS 230
/* 7^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0x25207d1f93553fa6), UINT64_C(0xfc4fd5481e590848), UINT64_C(0x80ec632543b1e463), \
      UINT64_C(0x002e1c91cf663e7c) }
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
