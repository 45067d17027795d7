/* SPDX-License-Identifier: Apache-2.0 */
/* bw6_633: integers of the curve, the same for every engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BW6_633_PARAMS_H
#define PAIRING_CURVES_BW6_633_PARAMS_H

#include <stdint.h>
#include "curves/families.h"

/* name */
#define CURVE_NAME_STR "bw6_633"
/* family */
#define CURVE_FAMILY FAMILY_BW6
/* embedding degree */
#define CURVE_K 6
/* k/6: Fq holds the coordinates of the twist */
#define CURVE_FQ_DEGREE 1
/* 0: M twist, y^2 = x^3 + b*xi */
#define CURVE_TWIST_D 0
/* the curve y^2 = x^3 + b, b as a small integer */
#define CURVE_B (4)
/* the curve whose base field is the scalar field here */
#define CURVE_FR_INNER bls24_315
/* embedding degree of the inner curve */
#define BW6_INNER_K 24
/* t = t0 + ht*r, see the curve card */
#define BW6_HT (-7)
/* y = y0 + hy*r */
#define BW6_HY (-1)

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
/* signed digits of |(x - 1)/3|, of the sign of x, likewise: +2^30 -2^20 */
#define SEED_THIRD_NAF { 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/* digits */
#define SEED_THIRD_NAF_LEN 30

/* ---- base field ---- */
/* p = 0x126633cc0f35f63fc1a174f01d72ab5a8fcd8c75d79d2c74e59769ad9bbda2f8152a6c0fadea490b8da9f5e83f57c497e0e8850edbda407d7b5ce7ab839c2253d369bd31147f73cd74916ea4570000d */
/* bits of p */
#define FP_BITS 633
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FP_LIMBS 10
/* bytes of an encoded element, ceil(bits/8) */
#define FP_BYTES 80
/* unused top bits of an element, 64 n - bits */
#define FP_SPARE_BITS 7
/* p */
#define FP_MODULUS \
    { UINT64_C(0xd74916ea4570000d), UINT64_C(0x3d369bd31147f73c), UINT64_C(0xd7b5ce7ab839c225), \
      UINT64_C(0x7e0e8850edbda407), UINT64_C(0xb8da9f5e83f57c49), UINT64_C(0x8152a6c0fadea490), \
      UINT64_C(0x4e59769ad9bbda2f), UINT64_C(0xa8fcd8c75d79d2c7), UINT64_C(0xfc1a174f01d72ab5), \
      UINT64_C(0x0126633cc0f35f63) }
/* top word of p */
#define FP_MODULUS_TOP UINT64_C(0x0126633cc0f35f63)
/* -p^-1 mod 2^64 */
#define FP_N0 UINT64_C(0xb50f29ab0b03b13b)
/* R mod p: one */
#define FP_ONE \
    { UINT64_C(0x4e9e20d7c8dff4ba), UINT64_C(0xeaa4def70397993d), UINT64_C(0xf056f1943de9a3b4), \
      UINT64_C(0xaf65c9d1d58bc132), UINT64_C(0xb269cc09911e3844), UINT64_C(0xda5364a672ed4a7f), \
      UINT64_C(0x0e6b25b72f18cacd), UINT64_C(0x74bc031cf05b372a), UINT64_C(0x615fc97c6768f677), \
      UINT64_C(0x00b5f150acf3474b) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FP_R2 \
    { UINT64_C(0x661e804ca9d73f4c), UINT64_C(0xc8097534c70cdf8b), UINT64_C(0xe6a4436c7d9c2a0b), \
      UINT64_C(0x0a8eade777742a9e), UINT64_C(0xb0fc02b996feedd8), UINT64_C(0xba4fdbddeb83543a), \
      UINT64_C(0xaebec1921b2490f8), UINT64_C(0xd4af2c0e74212f40), UINT64_C(0x499179a8fa1cce12), \
      UINT64_C(0x007da75a34ab397a) }
/* R^3 mod p */
#define FP_R3 \
    { UINT64_C(0xea1b44454b7d405e), UINT64_C(0x45fc4e4c15130ccf), UINT64_C(0xa1af47f8738f42a3), \
      UINT64_C(0x439ee6fdb84d1fd7), UINT64_C(0x12d57e33667ee413), UINT64_C(0xc73d77225612c238), \
      UINT64_C(0x46eeb8114d4b71a5), UINT64_C(0xf260e028d39b0077), UINT64_C(0xc6eea09edb5b56d3), \
      UINT64_C(0x00c3c79ff9c22293) }
/* 2^-1 * R mod p */
#define FP_INV2 \
    { UINT64_C(0xa74f106be46ffa5d), UINT64_C(0x75526f7b81cbcc9e), UINT64_C(0x782b78ca1ef4d1da), \
      UINT64_C(0x57b2e4e8eac5e099), UINT64_C(0xd934e604c88f1c22), UINT64_C(0xed29b2533976a53f), \
      UINT64_C(0x073592db978c6566), UINT64_C(0xba5e018e782d9b95), UINT64_C(0xb0afe4be33b47b3b), \
      UINT64_C(0x005af8a85679a3a5) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FP_HALF \
    { UINT64_C(0x6ba48b7522b80006), UINT64_C(0x9e9b4de988a3fb9e), UINT64_C(0xebdae73d5c1ce112), \
      UINT64_C(0xbf07442876ded203), UINT64_C(0x5c6d4faf41fabe24), UINT64_C(0xc0a953607d6f5248), \
      UINT64_C(0xa72cbb4d6cdded17), UINT64_C(0xd47e6c63aebce963), UINT64_C(0xfe0d0ba780eb955a), \
      UINT64_C(0x0093319e6079afb1) }
/* bits of it */
#define FP_HALF_BITS 632
/* p - 2, an integer: Fermat's exponent */
#define FP_INV_EXP \
    { UINT64_C(0xd74916ea4570000b), UINT64_C(0x3d369bd31147f73c), UINT64_C(0xd7b5ce7ab839c225), \
      UINT64_C(0x7e0e8850edbda407), UINT64_C(0xb8da9f5e83f57c49), UINT64_C(0x8152a6c0fadea490), \
      UINT64_C(0x4e59769ad9bbda2f), UINT64_C(0xa8fcd8c75d79d2c7), UINT64_C(0xfc1a174f01d72ab5), \
      UINT64_C(0x0126633cc0f35f63) }
/* bits of it */
#define FP_INV_EXP_BITS 633
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FP_CHUNK_BYTES 79
/* 256^CHUNK_BYTES * R mod p */
#define FP_CHUNK \
    { UINT64_C(0xea67ce5118779746), UINT64_C(0x3f5831ce09b0285a), UINT64_C(0xaa2062bab37b6445), \
      UINT64_C(0xbd0a0cf7a20d3cbe), UINT64_C(0xda01b62f75a19303), UINT64_C(0x7768edd75f46502e), \
      UINT64_C(0x0514dfe96a600111), UINT64_C(0xbdf70ef2daa6f1de), UINT64_C(0x0847057e65ed0ed3), \
      UINT64_C(0x009848d2adb22869) }
/* s, the largest with 2^s | p - 1 */
#define FP_TWO_ADICITY 2
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FP_SQRT_KIND 58
/* (p-5)/8, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0x9ae922dd48ae0001), UINT64_C(0xa7a6d37a6228fee7), UINT64_C(0xfaf6b9cf57073844), \
      UINT64_C(0x2fc1d10a1db7b480), UINT64_C(0x171b53ebd07eaf89), UINT64_C(0xf02a54d81f5bd492), \
      UINT64_C(0xe9cb2ed35b377b45), UINT64_C(0xb51f9b18ebaf3a58), UINT64_C(0x7f8342e9e03ae556), \
      UINT64_C(0x0024cc67981e6bec) }
/* bits of it */
#define FP_SQRT_EXP_BITS 630
/* 2^((p-1)/2^s) * R mod p: of order 2^s */
#define FP_ROOT_OF_UNITY \
    { UINT64_C(0x69a7fb945b63fd4a), UINT64_C(0xf4cd8e5181f9c3de), UINT64_C(0x70009dfdc6532cba), \
      UINT64_C(0x1422fa5bc48e7e6e), UINT64_C(0x37d8584c8ec48bd5), UINT64_C(0xba20dfae135085e8), \
      UINT64_C(0x831d603938ca3cff), UINT64_C(0x0a7c0c9034314b46), UINT64_C(0xf8ccabd826b66423), \
      UINT64_C(0x008097543e6e5772) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FP_SMALL_RECIP 29178991
/* x_mul_nr(a) = NR_C*a: the non-residue of the extension above */
#define FP_NR_C 2

/* ---- scalar field ---- */
/* p = 0x4c23a02b586d650d3f7498be97c5eafdec1d01aa27a1ae0421ee5da52bde5026fe802ff40300001 */
/* bits of p */
#define FR_BITS 315
/* 64-bit words of an element, n; R = 2^(64 n) */
#define FR_LIMBS 5
/* bytes of an encoded element, ceil(bits/8) */
#define FR_BYTES 40
/* unused top bits of an element, 64 n - bits */
#define FR_SPARE_BITS 5
/* p */
#define FR_MODULUS \
    { UINT64_C(0x6fe802ff40300001), UINT64_C(0x421ee5da52bde502), UINT64_C(0xdec1d01aa27a1ae0), \
      UINT64_C(0xd3f7498be97c5eaf), UINT64_C(0x04c23a02b586d650) }
/* top word of p */
#define FR_MODULUS_TOP UINT64_C(0x04c23a02b586d650)
/* -p^-1 mod 2^64 */
#define FR_N0 UINT64_C(0x702ff9ff402fffff)
/* R mod p: one */
#define FR_ONE \
    { UINT64_C(0xd4f76127b60fffcb), UINT64_C(0x4f9a69ccdeaf967e), UINT64_C(0xe1dfea7c5cb86f92), \
      UINT64_C(0x1dcdc608a9406596), UINT64_C(0x03c9fd706b15a144) }
/* R^2 mod p: takes an integer to Montgomery form */
#define FR_R2 \
    { UINT64_C(0x6b817891fe329c16), UINT64_C(0x599ce86eec6e2c35), UINT64_C(0xc338890f540d5ad6), \
      UINT64_C(0xcc160f6924c81f32), UINT64_C(0x0215d8d4607a88d5) }
/* R^3 mod p */
#define FR_R3 \
    { UINT64_C(0x6a91e17e18e70f93), UINT64_C(0x342c409b3da49ca0), UINT64_C(0x8737e0f01558fbbf), \
      UINT64_C(0x0bb3e8206580de00), UINT64_C(0x0014412ed878098d) }
/* 2^-1 * R mod p */
#define FR_INV2 \
    { UINT64_C(0xa26fb2137b1fffe6), UINT64_C(0x48dca7d398b6bdc0), UINT64_C(0x6050dd4b7f994539), \
      UINT64_C(0x78e287ca495e6223), UINT64_C(0x04461bb9904e3bca) }
/* (p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest */
#define FR_HALF \
    { UINT64_C(0x37f4017fa0180000), UINT64_C(0x210f72ed295ef281), UINT64_C(0xef60e80d513d0d70), \
      UINT64_C(0x69fba4c5f4be2f57), UINT64_C(0x02611d015ac36b28) }
/* bits of it */
#define FR_HALF_BITS 314
/* p - 2, an integer: Fermat's exponent */
#define FR_INV_EXP \
    { UINT64_C(0x6fe802ff402fffff), UINT64_C(0x421ee5da52bde502), UINT64_C(0xdec1d01aa27a1ae0), \
      UINT64_C(0xd3f7498be97c5eaf), UINT64_C(0x04c23a02b586d650) }
/* bits of it */
#define FR_INV_EXP_BITS 315
/* bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1) */
#define FR_CHUNK_BYTES 39
/* 256^CHUNK_BYTES * R mod p */
#define FR_CHUNK \
    { UINT64_C(0x6fb59435e2aa129d), UINT64_C(0xd2c9db01fe8e0180), UINT64_C(0xf46060c167d7a9eb), \
      UINT64_C(0xb78c1f494c9076ab), UINT64_C(0x045b9edf4e4dba6e) }
/* s, the largest with 2^s | p - 1 */
#define FR_TWO_ADICITY 20
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (Tonelli-Shanks) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0xef28137f4017fa01), UINT64_C(0xd0d70210f72ed295), UINT64_C(0xe2f57ef60e80d513), \
      UINT64_C(0x36b2869fba4c5f4b), UINT64_C(0x0000002611d015ac) }
/* bits of it */
#define FR_SQRT_EXP_BITS 294
/* 13^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0x9b5d1647037ca81a), UINT64_C(0x12dd386125a33a28), UINT64_C(0xd3e15f6e5bd15edc), \
      UINT64_C(0x91f8b99440a9df59), UINT64_C(0x042c8c47696901ac) }
/* floor(2^(BITS + 24)/p): quotients of small multiples of p */
#define FR_SMALL_RECIP 28204718

/* ---- tower ---- */
/* cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level */
#define CU_NR_C 0
/* the same: coefficient of X */
#define CU_NR_G 1

/* ---- Miller loop ---- */
/* lines of the loop; the last column adds opposite points, and that line is left out */
#define MILLER_LINES 202
/* columns d = d0 + 3*d1 of the signed forms of T0 = -(x^5 - x^4 - x) on Q and T1 = -(x + 1) on q1 = psi(Q) (T0 +
 * T1*p = 0 mod r), most significant first, without the leading column; no column has two digits: 158 doublings,
 * 45 additions */
#define MILLER_DIGITS \
    { 0, 0, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0, 0, -1, 0, -1, 0, 0, 0, 0, -1, 0, -1, 0, 1, 0, 1, 0, 0, \
      0, 0, 0, 0, 1, 0, 0, -1, 0, 1, 0, -1, 0, 1, 0, 0, -1, 0, 0, 0, -1, 0, -1, 0, 1, 0, 0, -1, 0, -1, 0, 0, 0, 1, \
      0, 1, 0, 0, -1, 0, -1, 0, -1, 0, 1, 0, 0, 0, -1, 0, 1, 0, -1, 0, 0, -1, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 0, 1, \
      0, 0, 1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, -3, 0, 0, 0, 0, 0, 0, 0, -3, 0, \
      3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 1 }
/* columns */
#define MILLER_LEN 158
/* d0 of the leading column: the loop starts at Q */
#define MILLER_TOP0 1
/* d1 of the leading column: the loop starts at q1 */
#define MILLER_TOP1 0
/* the digits are those of -T0, -T1: conjugate the result */
#define MILLER_NEGATED 1

/* ---- groups ---- */
/* h = #E(Fp)/r */
#define G1_COFACTOR \
    { UINT64_C(0xcc886ef403000015), UINT64_C(0xc35623dffc1785bb), UINT64_C(0x5ef08adcf439cdac), \
      UINT64_C(0x29d07457e986eba8), UINT64_C(0x3ddcf222feafdfb9) }
/* bits of it */
#define G1_COFACTOR_BITS 318
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0xcc886ef403000010), UINT64_C(0xc35623dffc1785bb), UINT64_C(0x5ef08adcf439cdac), \
      UINT64_C(0x29d07457e986eba8), UINT64_C(0x3ddcf222feafdfb9) }
/* bits of it */
#define G2_COFACTOR_BITS 318

/* ---- endomorphisms ---- */
/* lambda = 1 - t0 mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA) */
#define GLV_LAMBDA \
    { UINT64_C(0x4f5814fe80600002), UINT64_C(0x4ebbb2b0f77c940a), UINT64_C(0xe9a05f2f0988c657), \
      UINT64_C(0xed9338b4a8195d81), UINT64_C(0x04c23a02a2792ada) }
/* bits of it */
#define GLV_LAMBDA_BITS 315
/* k = k0 + k1*lambda mod r by rounding on a short basis v_0..v_1, for k in [0,r):
 *   c_i = floor((k*|g_i| + 2^(GLV_SHIFT-1)) / 2^GLV_SHIFT) with the sign of g_i,
 *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^GLV_BITS, proved from the rounding errors.
 * On G1 and on G2. */

/* rows of the basis, parts of a scalar */
#define GLV_DIM 2
/* |k_j| < 2^BITS */
#define GLV_BITS 157
/* words of a part and of an entry of the basis */
#define GLV_WORDS 3
/* of the rounding, a multiple of 64 */
#define GLV_SHIFT 320
/* v_ij, row by row: sum_j v_ij*lambda^j = 0 mod r */
#define GLV_BASIS \
    { { UINT64_C(0xe05ff3ffc0100001), UINT64_C(0x6ad1127796f2287b), UINT64_C(0x000000001426bca4) }, \
      { UINT64_C(0xe05ff4007fdfffff), UINT64_C(0x6ad1127796f2287b), UINT64_C(0x000000001426bca4) }, \
      { UINT64_C(0xc0bfe8003ff00000), UINT64_C(0xd5a224ef2de450f7), UINT64_C(0x00000000284d7948) }, \
      { UINT64_C(0xe05ff3ffc0100001), UINT64_C(0x6ad1127796f2287b), UINT64_C(0x000000001426bca4) } }
/* signs of the same: 1 where negative */
#define GLV_BASIS_NEG { 0, 1, 0, 0 }
/* words of g_i */
#define GLV_ROUND_WORDS 3
/* g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant) */
#define GLV_ROUND \
    { { UINT64_C(0xc5cfb49638bb0b8d), UINT64_C(0xde387b27cbba059a), UINT64_C(0x000000043c109a19) }, \
      { UINT64_C(0xc5cfb4be87852dd0), UINT64_C(0xde387b27cbba059a), UINT64_C(0x000000043c109a19) } }
/* signs of the same: 1 where negative */
#define GLV_ROUND_NEG { 0, 0 }
/* lambda = p^GLV_FROB mod r: a^lambda = a^(p^GLV_FROB) in GT */
#define GLV_FROB 4
/* eigenvalue of psi on G2: p mod r = t0 - 1, mod r */
#define PSI_EIGENVALUE \
    { UINT64_C(0x208fee00bfcfffff), UINT64_C(0xf36333295b4150f8), UINT64_C(0xf52170eb98f15488), \
      UINT64_C(0xe66410d74163012d), UINT64_C(0x00000000130dab75) }

#endif
