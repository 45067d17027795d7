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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0x4f082305b61f3f51), UINT64_C(0x65e05aa45a1c72a3), UINT64_C(0x6e14116da0605617), \
      UINT64_C(0x0c19139cb84c680a) }
/* bits of it */
#define FP_SQRT_EXP_BITS 252
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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0xcdcb848a1f0fac9f), UINT64_C(0x0c0ac2e9419f4243), UINT64_C(0x098d014dc2822db4), \
      UINT64_C(0x0000000183227397) }
/* bits of it */
#define FR_SQRT_EXP_BITS 225
/* 5^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0x636e735580d13d9c), UINT64_C(0xa22bf3742445ffd6), UINT64_C(0x56452ac01eb203d8), \
      UINT64_C(0x1860ef942963f9e7) }
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
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0x345f2299c0f9fa8d), UINT64_C(0x06ceecda572a2489), UINT64_C(0xb85045b68181585e), \
      UINT64_C(0x30644e72e131a029) }
/* bits of it */
#define G2_COFACTOR_BITS 254

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
