/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bn: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BN_PARAMS_H
#define PAIRING_CURVES_TOY_BN_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "toy_bn"
/* family */
#define CURVE_FAMILY FAMILY_BN
/* embedding degree */
#define CURVE_K 12
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 2
/* 1: D twist, y^2 = x^3 + b/xi */
#define CURVE_TWIST_D 1
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (6)

/* |x|, the seed x = -2 = -0x2 */
#define SEED_ABS UINT64_C(0x2)
/* bits of |x| */
#define SEED_BITS 2
/* x < 0 */
#define SEED_NEGATIVE 1
/* signed digits of |x|, most significant first, without the leading 1: |x| = +2^1 */
#define SEED_NAF { 0 }
/* digits; zeros between nonzero digits (SEED_RUNS), from the low end: 1 */
#define SEED_NAF_LEN 1

/* ---- base field ---- */
/* p = 0x175 */
/* bits of p */
#define FP_BITS 9
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 2
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 55
/* p */
#define FP_MODULUS { UINT64_C(0x0000000000000175) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x0000000000000175)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0xcf4551ac44a1f923)
/* R mod p: one */
#define FP_ONE { UINT64_C(0x0000000000000015) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 { UINT64_C(0x0000000000000044) }
/* R^3 mod p */
#define FP_R3 { UINT64_C(0x0000000000000135) }
/* 2^-1 * R mod p */
#define FP_INV2 { UINT64_C(0x00000000000000c5) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF { UINT64_C(0x00000000000000ba) }
/* bits of it */
#define FP_HALF_BITS 8
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP { UINT64_C(0x0000000000000173) }
/* bits of it */
#define FP_INV_EXP_BITS 9
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 1
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK { UINT64_C(0x000000000000009a) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 2
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 58
/* (p-5)/8, an integer */
#define FP_SQRT_EXP { UINT64_C(0x000000000000002e) }
/* bits of it */
#define FP_SQRT_EXP_BITS 6
/* the power a^SQRT_EXP, 4 squarings and 3 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN \
    { { 1, 0, 1, CHAIN_NONE }, { 0, 1, 0, 0 }, { 1, 0, 0, 1 }, { 1, 1, 2, 0 }, { 0, 1, 1, CHAIN_NONE } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 2
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY { UINT64_C(0x000000000000013f) }
/* 1 + g, g = ROOT_OF_UNITY, of square 2g */
#define FP_SQRT_X_PLUS { UINT64_C(0x0000000000000154) }
/* 1 - g, of square -2g */
#define FP_SQRT_X_MINUS { UINT64_C(0x000000000000004b) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 23029315
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C 2

/* ---- scalar field ---- */
/* p = 0x15d */
/* bits of p */
#define FR_BITS 9
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 2
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 55
/* p */
#define FR_MODULUS { UINT64_C(0x000000000000015d) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x000000000000015d)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x2568e4dc0eaba50b)
/* R mod p: one */
#define FR_ONE { UINT64_C(0x00000000000000db) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 { UINT64_C(0x0000000000000094) }
/* R^3 mod p */
#define FR_R3 { UINT64_C(0x0000000000000130) }
/* 2^-1 * R mod p */
#define FR_INV2 { UINT64_C(0x000000000000011c) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF { UINT64_C(0x00000000000000ae) }
/* bits of it */
#define FR_HALF_BITS 8
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP { UINT64_C(0x000000000000015b) }
/* bits of it */
#define FR_INV_EXP_BITS 9
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 1
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK { UINT64_C(0x00000000000000e0) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 2
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 58
/* (p-5)/8, an integer */
#define FR_SQRT_EXP { UINT64_C(0x000000000000002b) }
/* bits of it */
#define FR_SQRT_EXP_BITS 6
/* the power a^SQRT_EXP, 4 squarings and 3 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN { { 1, 0, 1, CHAIN_NONE }, { 0, 1, 0, 0 }, { 1, 0, 0, 1 }, { 1, 1, 3, 0 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 2
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY { UINT64_C(0x00000000000000e6) }
/* 1 + g, g = ROOT_OF_UNITY, of square 2g */
#define FR_SQRT_X_PLUS { UINT64_C(0x0000000000000064) }
/* 1 - g, of square -2g */
#define FR_SQRT_X_MINUS { UINT64_C(0x0000000000000152) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 24612993

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
#define MILLER_LINES 6
/* signed digits of |6x + 2|, most significant first, without the leading 1: 3 doublings, 1 additions */
#define MILLER_DIGITS { 0, 1, 0 }
/* digits; where x < 0 (SEED_NEGATIVE) the loop runs on the absolute value */
#define MILLER_LEN 3

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR { UINT64_C(0x0000000000000001) }
/* bits of it */
#define G1_COFACTOR_BITS 1
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 1
/* h = #E'(Fq)/r */
#define G2_COFACTOR { UINT64_C(0x000000000000018d) }
/* bits of it */
#define G2_COFACTOR_BITS 9
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

/* ---- endomorphisms ---- */
/* lambda = 36x^3 + 18x^2 + 6x + 1 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA { UINT64_C(0x000000000000007a) }
/* bits of it */
#define GLV_LAMBDA_BITS 7
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 4
/* words of a part and of an entry of the basis */
#define GLV_WORDS 1
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 64
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0x0000000000000011) }, \
      { UINT64_C(0x0000000000000003) }, \
      { UINT64_C(0x0000000000000003) }, \
      { UINT64_C(0x0000000000000014) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 1
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND { { UINT64_C(0x0eaba50b00bbc841) }, { UINT64_C(0x023358c1a682913d) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* eigenvalue of psi on G2: 6x^2, mod r */
#define PSI_EIGENVALUE { UINT64_C(0x0000000000000018) }
/* k = k0 + k1*e + k2*e^2 + k3*e^3 mod r by rounding on a short basis v_0..v_3, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLS_SHIFT-1)) / 2^GLS_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLS_BITS, proved from the rounding errors.
 * On G2, with e the eigenvalue of psi. */

/* rows of the basis, parts of a scalar */
#define GLS_DIM 4
/* |k_j| < 2^BITS */
#define GLS_BITS 3
/* words of a part and of an entry of the basis */
#define GLS_WORDS 1
/* of the rounding, a multiple of 64 */
#define GLS_SHIFT 64
/* v_ij, row by row: sum_j v_ij*e^j = 0 mod r */
#define GLS_BASIS \
    { { UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000004) }, \
      { UINT64_C(0x0000000000000004) }, \
      { UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000004) }, \
      { UINT64_C(0x0000000000000003) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000002) }, \
      { UINT64_C(0x0000000000000003) } }
/* signs of the same: 1 where negative */
#define GLS_BASIS_NEG { 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 1 }
/* words of g_i */
#define GLS_ROUND_WORDS 1
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLS_ROUND \
    { { UINT64_C(0x29cf965f5bb0c785) }, \
      { UINT64_C(0x21bdfb994e7cb2fb) }, \
      { UINT64_C(0x1312568e4dc0eaba) }, \
      { UINT64_C(0x1489e70f676d4b8e) } }
/* signs of the same: 1 where negative */
#define GLS_ROUND_NEG { 1, 1, 0, 1 }

#endif
