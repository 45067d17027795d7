/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bw6: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BW6_PARAMS_H
#define PAIRING_CURVES_TOY_BW6_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "toy_bw6"
/* family */
#define CURVE_FAMILY FAMILY_BW6
/* embedding degree */
#define CURVE_K 6
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 1
/* 0: M twist, y^2 = x^3 + b*xi */
#define CURVE_TWIST_D 0
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (2)
/* embedding degree of the inner curve */
#define BW6_INNER_K 12
/* t = t0 + ht*r, see the curve card */
#define BW6_HT (13)
/* y = y0 + hy*r */
#define BW6_HY (9)

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
/* signed digits of |(x - 1)/3|, of the sign of x, likewise: +2^1 -2^0 */
#define SEED_THIRD_NAF { -1 }
/* digits */
#define SEED_THIRD_NAF_LEN 1
/* 1: x = 3*((x - 1)/3) + 1 has fewer digits in that form */
#define SEED_BY_THIRD 0
/* signed digits of |x - 1|, of the sign of x, likewise: +2^2 -2^0 */
#define SEED_MINUS_ONE_NAF { 0, -1 }
/* digits */
#define SEED_MINUS_ONE_NAF_LEN 2
/* signed digits of |x + 1|, of the sign of x, likewise: +2^1 -2^0 */
#define SEED_PLUS_ONE_NAF { -1 }
/* digits */
#define SEED_PLUS_ONE_NAF_LEN 1

/* ---- base field ---- */
/* p = 0x1962d */
/* bits of p */
#define FP_BITS 17
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 3
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 47
/* p */
#define FP_MODULUS { UINT64_C(0x000000000001962d) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x000000000001962d)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0x620bd512a13ed65b)
/* R mod p: one */
#define FP_ONE { UINT64_C(0x0000000000001169) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 { UINT64_C(0x000000000000117e) }
/* R^3 mod p */
#define FP_R3 { UINT64_C(0x0000000000017f1b) }
/* 2^-1 * R mod p */
#define FP_INV2 { UINT64_C(0x000000000000d3cb) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF { UINT64_C(0x000000000000cb16) }
/* bits of it */
#define FP_HALF_BITS 16
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP { UINT64_C(0x000000000001962b) }
/* bits of it */
#define FP_INV_EXP_BITS 17
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 2
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK { UINT64_C(0x0000000000002c3b) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 2
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 58
/* (p-5)/8, an integer */
#define FP_SQRT_EXP { UINT64_C(0x00000000000032c5) }
/* bits of it */
#define FP_SQRT_EXP_BITS 14
/* the power a^SQRT_EXP, 13 squarings and 5 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN { { 1, 0, 1, 0 }, { 2, 1, 3, 0 }, { 2, 2, 3, 1 }, { 1, 2, 4, 0 }, { 1, 1, 2, 0 } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 3
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY { UINT64_C(0x0000000000013579) }
/* 1 + g, g = ROOT_OF_UNITY, of square 2g */
#define FP_SQRT_X_PLUS { UINT64_C(0x00000000000146e2) }
/* 1 - g, of square -2g */
#define FP_SQRT_X_MINUS { UINT64_C(0x000000000000721d) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 21148318
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C 7

/* ---- scalar field ---- */
/* p = 0x25 */
/* bits of p */
#define FR_BITS 6
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 1
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 58
/* p */
#define FR_MODULUS { UINT64_C(0x0000000000000025) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x0000000000000025)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0xeb3e45306eb3e453)
/* R mod p: one */
#define FR_ONE { UINT64_C(0x000000000000000c) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 { UINT64_C(0x0000000000000021) }
/* R^3 mod p */
#define FR_R3 { UINT64_C(0x000000000000001a) }
/* 2^-1 * R mod p */
#define FR_INV2 { UINT64_C(0x0000000000000006) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF { UINT64_C(0x0000000000000012) }
/* bits of it */
#define FR_HALF_BITS 5
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP { UINT64_C(0x0000000000000023) }
/* bits of it */
#define FR_INV_EXP_BITS 6
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 1
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK { UINT64_C(0x0000000000000001) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 2
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 58
/* (p-5)/8, an integer */
#define FR_SQRT_EXP { UINT64_C(0x0000000000000004) }
/* bits of it */
#define FR_SQRT_EXP_BITS 3
/* the power a^SQRT_EXP, 2 squarings and 0 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN { { 0, 0, 2, CHAIN_NONE } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 1
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY { UINT64_C(0x0000000000000002) }
/* 1 + g, g = ROOT_OF_UNITY, of square 2g */
#define FR_SQRT_X_PLUS { UINT64_C(0x000000000000000e) }
/* 1 - g, of square -2g */
#define FR_SQRT_X_MINUS { UINT64_C(0x000000000000000a) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 29020049

/* ---- tower ---- */
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop; the last column adds opposite points, and that line is left out */
#define MILLER_LINES 4
/* columns d = d0 + 3*d1 of the signed forms of T0 = -(x + 1) on Q and T1 = -(x^3 - x^2 - x) on q1 = psi(Q) (T0 +
 * T1*p = 0 mod r), most significant first, without the leading column; no column has two digits: 3 doublings, 2
 * additions */
#define MILLER_DIGITS { 0, 3, 1 }
/* columns */
#define MILLER_LEN 3
/* d0 of the leading column: the loop starts at Q */
#define MILLER_TOP0 0
/* d1 of the leading column: the loop starts at q1 */
#define MILLER_TOP1 1
/* the digits are those of -T0, -T1: conjugate the result */
#define MILLER_NEGATED 1

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR { UINT64_C(0x0000000000000af0) }
/* bits of it */
#define G1_COFACTOR_BITS 12
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 0
/* h = #E'(Fq)/r */
#define G2_COFACTOR { UINT64_C(0x0000000000000ae9) }
/* bits of it */
#define G2_COFACTOR_BITS 12
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

/* ---- endomorphisms ---- */
/* lambda = t0 - 2 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA { UINT64_C(0x000000000000000a) }
/* bits of it */
#define GLV_LAMBDA_BITS 4
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 3
/* words of a part and of an entry of the basis */
#define GLV_WORDS 1
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 64
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0x0000000000000003) }, \
      { UINT64_C(0x0000000000000004) }, \
      { UINT64_C(0x0000000000000007) }, \
      { UINT64_C(0x0000000000000003) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 1
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND { { UINT64_C(0x14c1bacf914c1bad) }, { UINT64_C(0x1bacf914c1bacf91) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* lambda = p^GLV_FROB mod r: a^lambda = a^(p^GLV_FROB) in GT */
#define GLV_FROB 2
/* eigenvalue of psi on G2: p mod r = t0 - 1, mod r */
#define PSI_EIGENVALUE { UINT64_C(0x000000000000000b) }

#endif
