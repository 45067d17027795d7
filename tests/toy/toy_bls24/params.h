/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bls24: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BLS24_PARAMS_H
#define PAIRING_CURVES_TOY_BLS24_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "toy_bls24"
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
/* p = 0x476947 */
/* bits of p */
#define FP_BITS 23
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 3
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 41
/* p */
#define FP_MODULUS { UINT64_C(0x0000000000476947) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x0000000000476947)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0xa96eda4ab7368f89)
/* R mod p: one */
#define FP_ONE { UINT64_C(0x00000000000f19c5) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 { UINT64_C(0x00000000000f5d26) }
/* R^3 mod p */
#define FP_R3 { UINT64_C(0x000000000031e552) }
/* 2^-1 * R mod p */
#define FP_INV2 { UINT64_C(0x00000000002b4186) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF { UINT64_C(0x000000000023b4a3) }
/* bits of it */
#define FP_HALF_BITS 22
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP { UINT64_C(0x0000000000476945) }
/* bits of it */
#define FP_INV_EXP_BITS 23
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 2
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK { UINT64_C(0x0000000000140a92) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 1
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP { UINT64_C(0x000000000011da51) }
/* bits of it */
#define FP_SQRT_EXP_BITS 21
/* the power a^SQRT_EXP, 20 squarings and 9 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN \
    { { 1, 0, 4, 0 }, { 1, 1, 1, 0 }, { 1, 1, 1, 0 }, { 1, 1, 2, 0 }, { 1, 1, 1, 0 }, { 1, 1, 2, 0 }, { 1, 1, 3, \
      0 }, { 1, 1, 2, 0 }, { 1, 1, 4, 0 } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 2
/* 3^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY { UINT64_C(0x0000000000384f82) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 30072067
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C 3

/* ---- scalar field ---- */
/* p = 0x5f371 */
/* bits of p */
#define FR_BITS 19
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 1
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 3
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 45
/* p */
#define FR_MODULUS { UINT64_C(0x000000000005f371) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x000000000005f371)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x901a1eabdd65926f)
/* R mod p: one */
#define FR_ONE { UINT64_C(0x0000000000047844) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 { UINT64_C(0x00000000000570fa) }
/* R^3 mod p */
#define FR_R3 { UINT64_C(0x000000000004def3) }
/* 2^-1 * R mod p */
#define FR_INV2 { UINT64_C(0x0000000000023c22) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF { UINT64_C(0x000000000002f9b8) }
/* bits of it */
#define FR_HALF_BITS 18
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP { UINT64_C(0x000000000005f36f) }
/* bits of it */
#define FR_INV_EXP_BITS 19
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 2
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK { UINT64_C(0x000000000002c838) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 4
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP { UINT64_C(0x0000000000002f9b) }
/* bits of it */
#define FR_SQRT_EXP_BITS 14
/* the power a^SQRT_EXP, 12 squarings and 7 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN \
    { { 1, 0, 1, CHAIN_NONE }, { 2, 1, 0, 0 }, { 3, 2, 0, 1 }, { 1, 3, 0, 1 }, { 3, 3, 3, 1 }, { 1, 3, 1, 0 }, \
      { 0, 1, 4, 2 }, { 0, 0, 3, 2 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 4
/* 7^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY { UINT64_C(0x000000000004b8fb) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FR_ROOT_WINDOW 4
/* k = ceil(s/w): digits */
#define FR_ROOT_WINDOWS 1
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FR_ROOT_TABLE \
    { { { { UINT64_C(0x0000000000047844) } }, { { UINT64_C(0x000000000004c595) } }, \
      { { UINT64_C(0x000000000000aa4a) } }, { { UINT64_C(0x00000000000491d4) } }, \
      { { UINT64_C(0x0000000000002a0c) } }, { { UINT64_C(0x00000000000015dc) } }, \
      { { UINT64_C(0x00000000000345e8) } }, { { UINT64_C(0x0000000000013a76) } }, \
      { { UINT64_C(0x0000000000017b2d) } }, { { UINT64_C(0x0000000000012ddc) } }, \
      { { UINT64_C(0x0000000000054927) } }, { { UINT64_C(0x000000000001619d) } }, \
      { { UINT64_C(0x000000000005c965) } }, { { UINT64_C(0x000000000005dd95) } }, \
      { { UINT64_C(0x000000000002ad89) } }, { { UINT64_C(0x000000000004b8fb) } } } }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 22554026

/* ---- tower ---- */
/* fp2_mul_nr(a) = (FP2_NR_C + FP2_NR_G*u)*a, u the generator of Fp2 */
#define FP2_NR_C 1
/* the same: coefficient of u */
#define FP2_NR_G 1
/* fp4_mul_nr(a) = (FP4_NR_C + FP4_NR_G*v)*a, v the generator of Fp4 */
#define FP4_NR_C 3
/* the same: coefficient of v */
#define FP4_NR_G 1
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
#define G2_COFACTOR { UINT64_C(0xae468db0d7acd639), UINT64_C(0x0000000000000042) }
/* bits of it */
#define G2_COFACTOR_BITS 71
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

/* ---- endomorphisms ---- */
/* lambda = x^4 - 1 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA { UINT64_C(0x0000000000000270) }
/* bits of it */
#define GLV_LAMBDA_BITS 10
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 9
/* words of a part and of an entry of the basis */
#define GLV_WORDS 1
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 64
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0x0000000000000270) }, \
      { UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x0000000000000001) }, \
      { UINT64_C(0x0000000000000271) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 1
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND { { UINT64_C(0x0069067ec2fdcd91) }, { UINT64_C(0x00002b04b55aed7d) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* eigenvalue of psi on G2: x, mod r */
#define PSI_EIGENVALUE { UINT64_C(0x000000000005f36c) }
/* On G2 the eigenvalue of psi is x: k = sum d_j |x|^j with digits d_j in [0,|x|), j < GLS_DIM, so that
 * [k]Q = sum [d_j] (s psi)^j(Q), s the sign of x. No lattice is needed. */
/* digits of a scalar in base |x|: |x|^GLS_DIM > r */
#define GLS_DIM 8

#endif
