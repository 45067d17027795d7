/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bls12: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BLS12_PARAMS_H
#define PAIRING_CURVES_TOY_BLS12_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "toy_bls12"
/* family */
#define CURVE_FAMILY FAMILY_BLS12
/* embedding degree */
#define CURVE_K 12
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 2
/* 0: M twist, y^2 = x^3 + b*xi */
#define CURVE_TWIST_D 0
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (1)

/* |x|, the seed x = -5 = -0x5 */
#define SEED_ABS UINT64_C(0x5)
/* bits of |x| */
#define SEED_BITS 3
/* x < 0 */
#define SEED_NEGATIVE 1
/* signed digits of |x|, most significant first, without the leading 1: |x| = +2^2 +2^0 */
#define SEED_NAF { 0, 1 }
/* digits; zeros between nonzero digits (SEED_RUNS), from the low end: 0, 1 */
#define SEED_NAF_LEN 2
/* signed digits of |(x - 1)/3|, of the sign of x, likewise: +2^1 */
#define SEED_THIRD_NAF { 0 }
/* digits */
#define SEED_THIRD_NAF_LEN 1
/* 1: x = 3*((x - 1)/3) + 1 has fewer digits in that form */
#define SEED_BY_THIRD 0
/* signed digits of |x - 1|, of the sign of x, likewise: +2^3 -2^1 */
#define SEED_MINUS_ONE_NAF { 0, -1, 0 }
/* digits */
#define SEED_MINUS_ONE_NAF_LEN 3
/* signed digits of |x + 1|, of the sign of x, likewise: +2^2 */
#define SEED_PLUS_ONE_NAF { 0, 0 }
/* digits */
#define SEED_PLUS_ONE_NAF_LEN 2

/* ---- base field ---- */
/* p = 0x1c27 */
/* bits of p */
#define FP_BITS 13
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 2
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 51
/* p */
#define FP_MODULUS { UINT64_C(0x0000000000001c27) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x0000000000001c27)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0x9f34891c73cc6c69)
/* R mod p: one */
#define FP_ONE { UINT64_C(0x0000000000001033) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 { UINT64_C(0x00000000000006ab) }
/* R^3 mod p */
#define FP_R3 { UINT64_C(0x0000000000000677) }
/* 2^-1 * R mod p */
#define FP_INV2 { UINT64_C(0x000000000000162d) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF { UINT64_C(0x0000000000000e13) }
/* bits of it */
#define FP_HALF_BITS 12
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP { UINT64_C(0x0000000000001c25) }
/* bits of it */
#define FP_INV_EXP_BITS 13
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 1
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK { UINT64_C(0x000000000000089b) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 1
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP { UINT64_C(0x0000000000000709) }
/* bits of it */
#define FP_SQRT_EXP_BITS 11
/* the power a^SQRT_EXP, 10 squarings and 4 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN { { 1, 0, 1, 0 }, { 1, 1, 1, 0 }, { 1, 1, 5, 0 }, { 1, 1, 3, 0 } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 2
/* 3^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY { UINT64_C(0x0000000000000bf4) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 19070203
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C (-1)

/* ---- scalar field ---- */
/* p = 0x259 */
/* bits of p */
#define FR_BITS 10
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 2
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 54
/* p */
#define FR_MODULUS { UINT64_C(0x0000000000000259) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x0000000000000259)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x685c01b42e00da17)
/* R mod p: one */
#define FR_ONE { UINT64_C(0x000000000000009d) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 { UINT64_C(0x0000000000000008) }
/* R^3 mod p */
#define FR_R3 { UINT64_C(0x0000000000000036) }
/* 2^-1 * R mod p */
#define FR_INV2 { UINT64_C(0x000000000000017b) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF { UINT64_C(0x000000000000012c) }
/* bits of it */
#define FR_HALF_BITS 9
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP { UINT64_C(0x0000000000000257) }
/* bits of it */
#define FR_INV_EXP_BITS 10
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 1
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK { UINT64_C(0x000000000000020e) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 3
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP { UINT64_C(0x0000000000000025) }
/* bits of it */
#define FR_SQRT_EXP_BITS 6
/* the power a^SQRT_EXP, 5 squarings and 2 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN { { 1, 0, 3, 0 }, { 1, 1, 2, 0 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 2
/* 7^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY { UINT64_C(0x00000000000000f8) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FR_ROOT_WINDOW 3
/* k = ceil(s/w): digits */
#define FR_ROOT_WINDOWS 1
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FR_ROOT_TABLE \
    { { { { UINT64_C(0x000000000000009d) } }, { { UINT64_C(0x000000000000015d) } }, \
      { { UINT64_C(0x0000000000000189) } }, { { UINT64_C(0x0000000000000161) } }, \
      { { UINT64_C(0x00000000000001bc) } }, { { UINT64_C(0x00000000000000fc) } }, \
      { { UINT64_C(0x00000000000000d0) } }, { { UINT64_C(0x00000000000000f8) } } } }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 28585472

/* ---- tower ---- */
/* fp2_mul_nr(a) = (FP2_NR_C + FP2_NR_G*u)*a, u the generator of Fp2 */
#define FP2_NR_C 3
/* the same: coefficient of u */
#define FP2_NR_G 1
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop */
#define MILLER_LINES 3
/* binary digits of |x|, most significant first, without the leading 1: 2 doublings, 1 additions */
#define MILLER_DIGITS { 0, 1 }
/* digits; where x < 0 (SEED_NEGATIVE) the loop runs on the absolute value */
#define MILLER_LEN 2

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR { UINT64_C(0x000000000000000c) }
/* bits of it */
#define G1_COFACTOR_BITS 4
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 0
/* h = #E'(Fq)/r */
#define G2_COFACTOR { UINT64_C(0x00000000000151a5) }
/* bits of it */
#define G2_COFACTOR_BITS 17
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

/* ---- endomorphisms ---- */
/* lambda = x^2 - 1 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA { UINT64_C(0x0000000000000018) }
/* bits of it */
#define GLV_LAMBDA_BITS 5
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
    { { UINT64_C(0x0000000000000018) }, \
      { UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x0000000000000019) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 1
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND { { UINT64_C(0x0aa61f85530fc2aa) }, { UINT64_C(0x006d0b803685c01b) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* eigenvalue of psi on G2: x, mod r */
#define PSI_EIGENVALUE { UINT64_C(0x0000000000000254) }
/* On G2 the eigenvalue of psi is x: k = sum d_j |x|^j with digits d_j in [0,|x|), j < GLS_DIM, so that
 * [k]Q = sum [d_j] (s psi)^j(Q), s the sign of x. No lattice is needed. */
/* digits of a scalar in base |x|: |x|^GLS_DIM > r */
#define GLS_DIM 4

#endif
