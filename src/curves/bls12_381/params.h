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
/* signed digits of |(x - 1)/3|, of the sign of x, likewise: +2^62 +2^59 -2^57 +2^47 -2^45 -2^43 -2^41 -2^39
 * -2^37 -2^35 -2^33 -2^31 -2^29 -2^27 -2^25 -2^23 -2^21 -2^19 -2^17 -2^14 -2^12 -2^10 -2^8 -2^6 -2^4 -2^2 -2^0 */
#define SEED_THIRD_NAF \
    { 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, \
      0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1 }
/* digits */
#define SEED_THIRD_NAF_LEN 62
/* 1: x = 3*((x - 1)/3) + 1 has fewer digits in that form */
#define SEED_BY_THIRD 0
/* signed digits of |x - 1|, of the sign of x, likewise: +2^64 -2^62 +2^60 +2^57 +2^48 +2^16 +2^0 */
#define SEED_MINUS_ONE_NAF \
    { 0, -1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 }
/* digits */
#define SEED_MINUS_ONE_NAF_LEN 64
/* signed digits of |x + 1|, of the sign of x, likewise: +2^64 -2^62 +2^60 +2^57 +2^48 +2^16 -2^0 */
#define SEED_PLUS_ONE_NAF \
    { 0, -1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1 }
/* digits */
#define SEED_PLUS_ONE_NAF_LEN 64

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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FP_SQRT_KIND 34
/* (p-3)/4, an integer */
#define FP_SQRT_EXP \
    { UINT64_C(0xee7fbfffffffeaaa), UINT64_C(0x07aaffffac54ffff), UINT64_C(0xd9cc34a83dac3d89), \
      UINT64_C(0xd91dd2e13ce144af), UINT64_C(0x92c6e9ed90d2eb35), UINT64_C(0x0680447a8e5ff9a6) }
/* bits of it */
#define FP_SQRT_EXP_BITS 379
/* the power a^SQRT_EXP, 369 squarings and 48 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FP_SQRT_CHAIN \
    { { 1, 0, 1, 0 }, { 1, 1, 2, 0 }, { 1, 1, 3, 0 }, { 1, 1, 9, 0 }, { 1, 1, 32, 0 }, { 1, 1, 15, CHAIN_NONE }, \
      { 2, 1, 1, 0 }, { 0, 2, 1, 2 }, { 2, 0, 0, 2 }, { 2, 2, 0, 0 }, { 3, 2, 1, CHAIN_NONE }, { 2, 3, 0, 2 }, \
      { 3, 2, 0, 3 }, { 3, 3, 15, 2 }, { 3, 3, 6, 2 }, { 3, 3, 6, 2 }, { 3, 3, 6, 2 }, { 3, 3, 6, 2 }, { 3, 3, 3, \
      0 }, { 3, 3, 6, 2 }, { 3, 3, 6, 2 }, { 2, 3, 1, CHAIN_NONE }, { 3, 2, 2, 0 }, { 0, 3, 1, 3 }, { 0, 0, 2, \
      3 }, { 0, 0, 3, 3 }, { 0, 0, 9, 3 }, { 0, 0, 32, 3 }, { 0, 0, 15, CHAIN_NONE }, { 3, 0, 1, 0 }, { 3, 3, 2, \
      0 }, { 3, 3, 3, 0 }, { 3, 3, 9, 0 }, { 3, 3, 32, 0 }, { 0, 3, 15, CHAIN_NONE }, { 3, 0, 1, 0 }, { 4, 3, 1, \
      CHAIN_NONE }, { 3, 4, 0, 3 }, { 3, 3, 0, 4 }, { 4, 3, 0, 4 }, { 5, 4, 1, CHAIN_NONE }, { 4, 5, 0, 4 }, { 5, \
      4, 0, 5 }, { 5, 5, 9, 0 }, { 0, 5, 36, 3 }, { 0, 0, 6, 4 }, { 0, 0, 6, 4 }, { 3, 0, 1, 0 }, { 3, 3, 2, 0 }, \
      { 3, 3, 3, 0 }, { 3, 3, 9, 0 }, { 3, 3, 32, 0 }, { 3, 3, 16, 0 }, { 0, 3, 0, 2 }, { 0, 0, 0, 1 } }
/* registers of the chain */
#define FP_SQRT_CHAIN_REGS 6
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
/* 34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity) */
#define FR_SQRT_KIND 1
/* (t-1)/2 where p - 1 = 2^s*t, t odd, an integer */
#define FR_SQRT_EXP \
    { UINT64_C(0x7fff2dff7fffffff), UINT64_C(0x04d0ec02a9ded201), UINT64_C(0x94cebea4199cec04), \
      UINT64_C(0x0000000039f6d3a9) }
/* bits of it */
#define FR_SQRT_EXP_BITS 222
/* the power a^SQRT_EXP, 216 squarings and 29 products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; reg[0] = a */
#define FR_SQRT_CHAIN \
    { { 1, 0, 1, 0 }, { 1, 1, 2, 0 }, { 1, 1, 3, 0 }, { 1, 1, 9, 0 }, { 1, 1, 31, CHAIN_NONE }, { 2, 1, 1, 0 }, \
      { 0, 2, 1, 2 }, { 0, 0, 2, 2 }, { 0, 0, 3, 2 }, { 0, 0, 9, 2 }, { 0, 0, 31, CHAIN_NONE }, { 3, 0, 1, 2 }, \
      { 0, 0, 0, 1 }, { 1, 3, 1, 3 }, { 1, 1, 2, 3 }, { 1, 1, 3, 3 }, { 1, 1, 9, 3 }, { 1, 1, 32, 3 }, { 1, 1, \
      15, CHAIN_NONE }, { 2, 1, 1, 3 }, { 0, 1, 0, 0 }, { 1, 2, 1, 2 }, { 3, 1, 0, 2 }, { 1, 3, 0, 1 }, { 3, 1, \
      1, 1 }, { 4, 3, 1, CHAIN_NONE }, { 3, 4, 0, 3 }, { 4, 3, 0, 4 }, { 4, 4, 9, 2 }, { 2, 4, 35, 1 }, { 1, 2, \
      6, 3 }, { 1, 1, 6, 3 }, { 0, 1, 0, 0 } }
/* registers of the chain */
#define FR_SQRT_CHAIN_REGS 5
/* 7^((p-1)/2^s) * R mod p: of order 2^s */
#define FR_ROOT_OF_UNITY \
    { UINT64_C(0xb9b58d8c5f0e466a), UINT64_C(0x5b1b4c801819d7ec), UINT64_C(0x0af53ae352a31e64), \
      UINT64_C(0x5bf3adda19e9b27b) }
/* w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY */
#define FR_ROOT_WINDOW 4
/* k = ceil(s/w): digits */
#define FR_ROOT_WINDOWS 8
/* row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s)) */
#define FR_ROOT_TABLE \
    { { { { UINT64_C(0x00000001fffffffe), UINT64_C(0x5884b7fa00034802), UINT64_C(0x998c4fefecbc4ff5), \
      UINT64_C(0x1824b159acc5056f) } }, { { UINT64_C(0x4256481adcf3219a), UINT64_C(0x45f37b7f96b6cad3), \
      UINT64_C(0xf9c3f1d75f7a3b27), UINT64_C(0x2d2fc049658afd43) } }, { { UINT64_C(0x1e4739c8b510e57e), \
      UINT64_C(0xcc6032ec184b8322), UINT64_C(0x67262f63984f6527), UINT64_C(0x5f5b959a87e5e5d4) } }, \
      { { UINT64_C(0x2c18ffe655ba3b5b), UINT64_C(0x9f7c110da301cb77), UINT64_C(0xdc5921a28987dc47), \
      UINT64_C(0x2624052cb7e50ed6) } }, { { UINT64_C(0x0491bceb70de2c18), UINT64_C(0xfe59299087989fc9), \
      UINT64_C(0x687fc87ab064bd3c), UINT64_C(0x184857c8fbd5ad87) } }, { { UINT64_C(0x7da1ec2515d8086b), \
      UINT64_C(0xebefe1780f895256), UINT64_C(0x7ccb44926da44d28), UINT64_C(0x0d341d071418b341) } }, \
      { { UINT64_C(0x371f6f57a39260bd), UINT64_C(0x03233f13b2adfd57), UINT64_C(0xda6056f1e86e03e8), \
      UINT64_C(0x64e6ed2189616101) } }, { { UINT64_C(0xc6213a405d68adab), UINT64_C(0x717d6528f0bc64eb), \
      UINT64_C(0x455a4aef5a40ec6f), UINT64_C(0x4b3801e38c10c91d) } }, { { UINT64_C(0x7967591754eb1d75), \
      UINT64_C(0x1d44be7dd07fc645), UINT64_C(0x1fddcce947873890), UINT64_C(0x1c9bd17ed4a502f9) } }, \
      { { UINT64_C(0x91d36fb2f41614db), UINT64_C(0xf0ca46602d5ee4f0), UINT64_C(0x358061cf97a3d0e0), \
      UINT64_C(0x1f710187398358a9) } }, { { UINT64_C(0x573de5900e975eb0), UINT64_C(0x45876f88fde6df69), \
      UINT64_C(0x8ec11e786fefa181), UINT64_C(0x3b82fc9347e325c6) } }, { { UINT64_C(0x7d6cc6f944c7342b), \
      UINT64_C(0x5f804e669d3b75c2), UINT64_C(0xc787ac1bfb977827), UINT64_C(0x27cb0565242122d5) } }, \
      { { UINT64_C(0xeda7545b76ab126f), UINT64_C(0xe69a001802493555), UINT64_C(0xbf43e82fd36a1a77), \
      UINT64_C(0x66d7e2d2740a2463) } }, { { UINT64_C(0x25e3cfcb287def7a), UINT64_C(0x33e06f94f520ad2e), \
      UINT64_C(0x441ae296b53a8083), UINT64_C(0x4e335a869ac05dc5) } }, { { UINT64_C(0x8b753cbdd961433f), \
      UINT64_C(0x5510c621b5ef3ca5), UINT64_C(0x1aed0940dbe2dc3d), UINT64_C(0x41202b7abf547aff) } }, \
      { { UINT64_C(0x9ad76de6d9f2b2e9), UINT64_C(0x767ed60669662643), UINT64_C(0x6f9e9b13510ae26b), \
      UINT64_C(0x6aea05a36b4afe61) } } }, { { { UINT64_C(0x00000001fffffffe), UINT64_C(0x5884b7fa00034802), \
      UINT64_C(0x998c4fefecbc4ff5), UINT64_C(0x1824b159acc5056f) } }, { { UINT64_C(0x25909fe27b483997), \
      UINT64_C(0xe6c3383b3f40368f), UINT64_C(0xe7a72791dfbf158f), UINT64_C(0x2bccc28890ca2226) } }, \
      { { UINT64_C(0x3bbb6d5f61b4a6df), UINT64_C(0x029e0c54b34eca42), UINT64_C(0x1d4e30563ffd89d1), \
      UINT64_C(0x6b3cb83cd07ec38b) } }, { { UINT64_C(0x6c0ecbb62fe00938), UINT64_C(0x464ce985b0e2f081), \
      UINT64_C(0x281f3d3663e9f431), UINT64_C(0x151b140d3c63c33d) } }, { { UINT64_C(0xf6d82dbf27c562bb), \
      UINT64_C(0x4ddc72902b57637f), UINT64_C(0xc17c34cd06eab0a9), UINT64_C(0x068dfbae2b59d621) } }, \
      { { UINT64_C(0x550dd9d77f332db5), UINT64_C(0x7fc2c5ea50500ad0), UINT64_C(0x68b6c255a154e5f1), \
      UINT64_C(0x6a14b04a5175c276) } }, { { UINT64_C(0xeac47c6d3d579818), UINT64_C(0x04cdb7a3bd12a148), \
      UINT64_C(0xc74160d999cc35ba), UINT64_C(0x315522267ded3fd6) } }, { { UINT64_C(0x0702242745feca49), \
      UINT64_C(0x67ae65c8e4b9af79), UINT64_C(0xd2aa954233cd2d6b), UINT64_C(0x4b7f6e39766209d0) } }, \
      { { UINT64_C(0xbd56d684ae32dcde), UINT64_C(0x2db07b791409bd44), UINT64_C(0xf6fc95fc76a3e44e), \
      UINT64_C(0x5adc0a4824ed7b31) } }, { { UINT64_C(0x18faac249b8ac597), UINT64_C(0x03c5535ead6a2e5e), \
      UINT64_C(0x9516a6091aeaa4c7), UINT64_C(0x4cf2c66f0e93a59d) } }, { { UINT64_C(0x22b855f1b053e34b), \
      UINT64_C(0x99d367e2a6a58337), UINT64_C(0x1a1b8fc96a6fed50), UINT64_C(0x02be6719af1243ee) } }, \
      { { UINT64_C(0x4c89997456a1b05a), UINT64_C(0x9207727952a00333), UINT64_C(0x5b69a5653fb3e264), \
      UINT64_C(0x22894c17fd04f965) } }, { { UINT64_C(0xaab1375076d4f9a2), UINT64_C(0x6e15f74827b6e4cd), \
      UINT64_C(0x5934218eaad66ed8), UINT64_C(0x2d8fee118b7fc61e) } }, { { UINT64_C(0xda0e363b22ba096c), \
      UINT64_C(0x73e94e78e108034a), UINT64_C(0x1666270703175cb2), UINT64_C(0x0935b070dc289c5c) } }, \
      { { UINT64_C(0x8710449fba91d935), UINT64_C(0x74297a3c10ba6380), UINT64_C(0x1944fd713ed48ec8), \
      UINT64_C(0x253baa10230d1a6f) } }, { { UINT64_C(0x9912839c45af1cb2), UINT64_C(0x94ce8b8f0eff7d88), \
      UINT64_C(0x3d960b1445d2192f), UINT64_C(0x0ab3e280a970bf7e) } } }, { { { UINT64_C(0x00000001fffffffe), \
      UINT64_C(0x5884b7fa00034802), UINT64_C(0x998c4fefecbc4ff5), UINT64_C(0x1824b159acc5056f) } }, \
      { { UINT64_C(0xad970bf0990adaca), UINT64_C(0xfcc75b7735d536ac), UINT64_C(0x8dce37c6776dcbae), \
      UINT64_C(0x39f39d660b26861d) } }, { { UINT64_C(0x62a17c8a3f3f7413), UINT64_C(0xf60c53c0bb17edba), \
      UINT64_C(0x4a9ea2d00c4e2817), UINT64_C(0x13b632eef7c560f3) } }, { { UINT64_C(0xaa23c71fbf8d2010), \
      UINT64_C(0x82408b4c1803ba5b), UINT64_C(0xe205f14cb0e69d63), UINT64_C(0x35817d11c89b398e) } }, \
      { { UINT64_C(0x52c40fb8f6421a00), UINT64_C(0xbf33428e5ec95569), UINT64_C(0x5ecc78dd0f71a346), \
      UINT64_C(0x5bb66cdb9336bf44) } }, { { UINT64_C(0x9d39ae58d7a69137), UINT64_C(0x31aa9c79c8b94ac3), \
      UINT64_C(0x165f9fec01df0186), UINT64_C(0x37fcf0ecd00f8128) } }, { { UINT64_C(0xc5ad52be8830c83b), \
      UINT64_C(0x335c25733e94bc59), UINT64_C(0x3e0d24a9f405e823), UINT64_C(0x340c1cd8c983967d) } }, \
      { { UINT64_C(0xe0e155085015e046), UINT64_C(0x89a013db07f09bf5), UINT64_C(0x6a372ae3756f0918), \
      UINT64_C(0x3f38e644a1a1661e) } }, { { UINT64_C(0x9aa2ba63e3c30b08), UINT64_C(0xc3a07402d67b21bc), \
      UINT64_C(0x64a4e58329af6349), UINT64_C(0x64bffb89f6ae051c) } }, { { UINT64_C(0x5c0656e397e8c141), \
      UINT64_C(0x9d2b3e00de2270f4), UINT64_C(0x639a4ba00724a33a), UINT64_C(0x081ccecb8342d321) } }, \
      { { UINT64_C(0x2eb03e835eb65c76), UINT64_C(0x01c1e4527c9d4f12), UINT64_C(0x53c1e14f48471ba3), \
      UINT64_C(0x5719196946fa1afd) } }, { { UINT64_C(0x2176d8ce40374953), UINT64_C(0xd5f2b8e9348adbef), \
      UINT64_C(0x009ddad00192e4ae), UINT64_C(0x062b6996139e2bed) } }, { { UINT64_C(0xa473141bc54c7224), \
      UINT64_C(0xe5cc4b84677c3a87), UINT64_C(0xc43f284bd657177c), UINT64_C(0x68f92b6913ede9e1) } }, \
      { { UINT64_C(0xace2b2b261e3b145), UINT64_C(0xe6ee1368b79bac80), UINT64_C(0xcbc2398939d8c96b), \
      UINT64_C(0x1679bcf77bdc8336) } }, { { UINT64_C(0x5e54cc6919606f59), UINT64_C(0x9cc664a272106cf8), \
      UINT64_C(0x7ac51b8aa8f39d52), UINT64_C(0x6f6436c3da01f7b5) } }, { { UINT64_C(0xf0f3c50bc1ce4a7a), \
      UINT64_C(0xd3b7dead1b61b4a3), UINT64_C(0x91827a03360f0e9f), UINT64_C(0x6ac60dd26c77c17a) } } }, \
      { { { UINT64_C(0x00000001fffffffe), UINT64_C(0x5884b7fa00034802), UINT64_C(0x998c4fefecbc4ff5), \
      UINT64_C(0x1824b159acc5056f) } }, { { UINT64_C(0x68ee7cb8b64957f6), UINT64_C(0x8eeda81e0a2b8baf), \
      UINT64_C(0xd749ce3d256c4bec), UINT64_C(0x48230b862ae8d689) } }, { { UINT64_C(0x39d1657513a32f88), \
      UINT64_C(0xcc3112e3d9e1e454), UINT64_C(0x8074cbd954770c18), UINT64_C(0x0b25db2fb70a7051) } }, \
      { { UINT64_C(0xe27d8cff94c2c040), UINT64_C(0xe8970f27553f043b), UINT64_C(0xde9b84dbf365fb4c), \
      UINT64_C(0x0ebebba8d6b124a1) } }, { { UINT64_C(0x61c7a11808ea085b), UINT64_C(0xb40fb5417a9ea4d0), \
      UINT64_C(0x4c57483a5c0cc736), UINT64_C(0x2bf6e1fb14aa0589) } }, { { UINT64_C(0x273152dd80be9165), \
      UINT64_C(0xc4630ac063a7b58f), UINT64_C(0x2a2a02c102e185d6), UINT64_C(0x4103a9c894e662d6) } }, \
      { { UINT64_C(0x4d66fc0710a88af1), UINT64_C(0xb8fad506e6293e25), UINT64_C(0x9fd73252aefec2a6), \
      UINT64_C(0x29b5f7c263ec6126) } }, { { UINT64_C(0x19613563613e1fc9), UINT64_C(0x66394bb771bdd0e5), \
      UINT64_C(0x0e2a094641bd02dd), UINT64_C(0x427d010e6a21e7aa) } }, { { UINT64_C(0x820fbdda71d5e317), \
      UINT64_C(0x56c6bb330485951f), UINT64_C(0x4879070ca04f827f), UINT64_C(0x4434ce2152cef69c) } }, \
      { { UINT64_C(0xa672c64c7d5969be), UINT64_C(0xfd7d7734ae433081), UINT64_C(0xbecb491d3516e241), \
      UINT64_C(0x05a6bb12eb200328) } }, { { UINT64_C(0x222bc47ce0c05e8d), UINT64_C(0x55334bc318ac3f20), \
      UINT64_C(0xb3d51096ffdd1d88), UINT64_C(0x2b9e042852728bfb) } }, { { UINT64_C(0x0455f524587c8cee), \
      UINT64_C(0x267ea81555d05436), UINT64_C(0x3eca7bd65d3e0055), UINT64_C(0x2026f3917b7f5b47) } }, \
      { { UINT64_C(0xeefc8db4bdfff78c), UINT64_C(0x146bee7d28429955), UINT64_C(0x455223e71690c171), \
      UINT64_C(0x4849d1eaf3bd8b2f) } }, { { UINT64_C(0xe5e62efb02518e38), UINT64_C(0x85914faa4125fa8b), \
      UINT64_C(0x844962771948c5f2), UINT64_C(0x03828c2b77d575e3) } }, { { UINT64_C(0x7c309d308cedf077), \
      UINT64_C(0x62849bde32666eaf), UINT64_C(0x85dbc3c06df89450), UINT64_C(0x3bc72d1fd6403e79) } }, \
      { { UINT64_C(0x385a3b46e7856286), UINT64_C(0x345df7387e5473ec), UINT64_C(0x132ae6c738709c78), \
      UINT64_C(0x066de4f4701a8ae6) } } }, { { { UINT64_C(0x00000001fffffffe), UINT64_C(0x5884b7fa00034802), \
      UINT64_C(0x998c4fefecbc4ff5), UINT64_C(0x1824b159acc5056f) } }, { { UINT64_C(0x9da11b8f32233a37), \
      UINT64_C(0x78cd3e7a649253a6), UINT64_C(0x47b227da5e782970), UINT64_C(0x4ffe8088a95125a3) } }, \
      { { UINT64_C(0x8d5ac1096b2c5dea), UINT64_C(0x2faa86e31574d90f), UINT64_C(0xbb34c14ae5c2d788), \
      UINT64_C(0x6b3bd790cdc0b4e0) } }, { { UINT64_C(0x0ccb1569f87bc98f), UINT64_C(0x0b253eaa451e7bd4), \
      UINT64_C(0xc5155cadcde59336), UINT64_C(0x2da8663bf3620774) } }, { { UINT64_C(0x92c42815b565301e), \
      UINT64_C(0x55d93cac4ddd94bf), UINT64_C(0xa35dff64ef7ea500), UINT64_C(0x1407943e9312dc0c) } }, \
      { { UINT64_C(0x1f4215466220a5a2), UINT64_C(0x586fbb9d5b375f46), UINT64_C(0xa875fcccc225a09d), \
      UINT64_C(0x46f203c5b83ff44b) } }, { { UINT64_C(0x626281b5c48feb42), UINT64_C(0xda6e6b50bb1465eb), \
      UINT64_C(0x150deb01118961ab), UINT64_C(0x16544c58386ad7b7) } }, { { UINT64_C(0x23e692d89b21d8f3), \
      UINT64_C(0x80bd9ed1158dadff), UINT64_C(0x553002ae91f77653), UINT64_C(0x5dac1c3f14d59cda) } }, \
      { { UINT64_C(0x507dbef9a1355e75), UINT64_C(0xeb71fd259b69cc1a), UINT64_C(0x6042c8dbee0557f8), \
      UINT64_C(0x2415d7709dbce162) } }, { { UINT64_C(0xd725235a6c4cd09b), UINT64_C(0x48f360c14a0fe3c0), \
      UINT64_C(0xee6b003563003a76), UINT64_C(0x1b9940b73fea3bce) } }, { { UINT64_C(0x1ff0040dabde4ea8), \
      UINT64_C(0x2223cf2624a6ff0c), UINT64_C(0x7ad715f3ddec0808), UINT64_C(0x7251009b85b43bf4) } }, \
      { { UINT64_C(0x7dd115dccdcd7d80), UINT64_C(0xc614997c7613b1cc), UINT64_C(0x65257ba01b661246), \
      UINT64_C(0x2df8115547a49359) } }, { { UINT64_C(0x57690979373da23a), UINT64_C(0xcf08b008a1aea503), \
      UINT64_C(0xc0cced843f76ff19), UINT64_C(0x0800501af40e52d6) } }, { { UINT64_C(0xe19c61fa5548b6ce), \
      UINT64_C(0x1fc0a941f6181f6f), UINT64_C(0xcb986fd85a51458f), UINT64_C(0x15af07218ba47a71) } }, \
      { { UINT64_C(0x91d97a65cb778b00), UINT64_C(0x356913ff9471823b), UINT64_C(0x8e25bfe08a0d2dfa), \
      UINT64_C(0x1b59b3fd378f7653) } }, { { UINT64_C(0xb2a037792e938002), UINT64_C(0x5e6d1685918d146a), \
      UINT64_C(0x1c0e1ba3f59f32df), UINT64_C(0x0130835a5f72cbc1) } } }, { { { UINT64_C(0x00000001fffffffe), \
      UINT64_C(0x5884b7fa00034802), UINT64_C(0x998c4fefecbc4ff5), UINT64_C(0x1824b159acc5056f) } }, \
      { { UINT64_C(0x5e13f9137e7e766d), UINT64_C(0xb8f1f8b31fe9c19f), UINT64_C(0x7c49eacd4ce1d4cf), \
      UINT64_C(0x19d942664e21e419) } }, { { UINT64_C(0xc22aee4c9ac9ca75), UINT64_C(0x5af8909b4bdf67d7), \
      UINT64_C(0xc41f72805d493090), UINT64_C(0x02fb078f4f460a37) } }, { { UINT64_C(0xe78fdff26d6086f9), \
      UINT64_C(0x81eb0ec842747d75), UINT64_C(0x68030433ca66b54d), UINT64_C(0x729d4a717ce6166a) } }, \
      { { UINT64_C(0x2b56cea3c3b1c080), UINT64_C(0x09831c848718275c), UINT64_C(0x16722b724a7434e8), \
      UINT64_C(0x4a6b4e6bf07adbbd) } }, { { UINT64_C(0x72dc2d7964836539), UINT64_C(0x96f8f32ab0283e30), \
      UINT64_C(0x0b526483a04a3fa6), UINT64_C(0x4a06a5a1a543663e) } }, { { UINT64_C(0x938efd6d9daf4a5b), \
      UINT64_C(0x376dd5593737f9dc), UINT64_C(0x3581f2d17d404881), UINT64_C(0x3cb1f063d5a50793) } }, \
      { { UINT64_C(0x7e4d1e4ba94c30d2), UINT64_C(0x89d37ab5f0db0528), UINT64_C(0x04b93b12fc132a79), \
      UINT64_C(0x03e3822734c3f0d4) } }, { { UINT64_C(0x7e90c8e21f27dee5), UINT64_C(0x20fe58792ddb1430), \
      UINT64_C(0x9612ab09bf51b9ec), UINT64_C(0x65af656fca80979f) } }, { { UINT64_C(0x442460e2a1ec0583), \
      UINT64_C(0xaa5bc3d108fea84b), UINT64_C(0x4594320f2e327cb9), UINT64_C(0x05e1d076af1697cc) } }, \
      { { UINT64_C(0x13ee4673f2762796), UINT64_C(0x133dfd8d5aee2b1a), UINT64_C(0x9f2dfeed6fcbf01f), \
      UINT64_C(0x36d6d25a296c5c05) } }, { { UINT64_C(0xeda16c2a433d91b5), UINT64_C(0x3698e0b8bcef4fdd), \
      UINT64_C(0x77954fe8cdabd3ae), UINT64_C(0x219c552d53c532bc) } }, { { UINT64_C(0xdf9f5bcb1f0d3368), \
      UINT64_C(0xed53a2dcc5203ae9), UINT64_C(0xbdf58752b33130a9), UINT64_C(0x1dfb4a2c98025696) } }, \
      { { UINT64_C(0x369ce9cd4e75f8d0), UINT64_C(0xfbed881b816a64a6), UINT64_C(0x1809d81531124ee6), \
      UINT64_C(0x4b2353ea134ef32f) } }, { { UINT64_C(0xee509f54dc8a3445), UINT64_C(0xe3082f1724d48d7a), \
      UINT64_C(0x2a10fdf077be6645), UINT64_C(0x4469146ed6f6b60a) } }, { { UINT64_C(0xf5e96db4ad598ba0), \
      UINT64_C(0xfcfc2fec097bfc13), UINT64_C(0x07c471973ab74252), UINT64_C(0x4cc328a0bccb3f25) } } }, \
      { { { UINT64_C(0x00000001fffffffe), UINT64_C(0x5884b7fa00034802), UINT64_C(0x998c4fefecbc4ff5), \
      UINT64_C(0x1824b159acc5056f) } }, { { UINT64_C(0xa41af2729b6b31b6), UINT64_C(0x34bd6b2ef1b43302), \
      UINT64_C(0xb7451539af334b5f), UINT64_C(0x16921f606fa46d9f) } }, { { UINT64_C(0x17172e1f8e9f64e7), \
      UINT64_C(0x36cbbaa0f14b6496), UINT64_C(0x938df19572393444), UINT64_C(0x6b00e7ac62d2cf16) } }, \
      { { UINT64_C(0x2d48277a8f629651), UINT64_C(0x96a9d6dc5eed4492), UINT64_C(0x1c4760b28392e949), \
      UINT64_C(0x190f88d4d867d4c8) } }, { { UINT64_C(0xf0e6ca2635357cee), UINT64_C(0xe8078a41ec44a018), \
      UINT64_C(0xa9bcb9a225aa3530), UINT64_C(0x12fe8733c7f02aeb) } }, { { UINT64_C(0x8a2a8d1622b0d875), \
      UINT64_C(0xe67aa2a9ec01f521), UINT64_C(0x788f543776f2b2d6), UINT64_C(0x3aa98f8d567eefc3) } }, \
      { { UINT64_C(0x1d8dcdbca7c8e3a9), UINT64_C(0xbe7e32f8ba679457), UINT64_C(0x55abd1a1046e6bea), \
      UINT64_C(0x2f3ae5ff6f3a3533) } }, { { UINT64_C(0x79499ef52cd9a882), UINT64_C(0x5d8f329d3d18ef63), \
      UINT64_C(0x2414fe3d67200db5), UINT64_C(0x0bc5ef09d5849f34) } }, { { UINT64_C(0x64db788d718c6944), \
      UINT64_C(0x60072eb5d9ad2c34), UINT64_C(0xfe642f9ded4e3d6d), UINT64_C(0x5b5ebc8db4134c95) } }, \
      { { UINT64_C(0x9089ada7e02952ab), UINT64_C(0xf5b3d9aa4f187e3a), UINT64_C(0xee0c8a1e22b42c61), \
      UINT64_C(0x2a2168f282c4dc9e) } }, { { UINT64_C(0xd20c3000ff00ca5f), UINT64_C(0xc512d07d27590fc9), \
      UINT64_C(0xd8d029e995e2fdd4), UINT64_C(0x63facbc803cffbfe) } }, { { UINT64_C(0x620739aea33cbfd2), \
      UINT64_C(0x01a7860071115ff3), UINT64_C(0x5b03a4774843bc31), UINT64_C(0x1b34f9097793d5c6) } }, \
      { { UINT64_C(0x1e54dad0f3659e6b), UINT64_C(0xb9dd8e7b73b82256), UINT64_C(0x55244434b5f591c4), \
      UINT64_C(0x1f8fb8eac5a1d3f2) } }, { { UINT64_C(0x3f6ca43694b90853), UINT64_C(0xc721e0dea5c0a91a), \
      UINT64_C(0x4202edae4a0adc0c), UINT64_C(0x3d24d01628bf38f9) } }, { { UINT64_C(0xffa94500c0cfec9a), \
      UINT64_C(0x1d1afc39b34c0ec9), UINT64_C(0xda89b3b50b1fe77d), UINT64_C(0x565288771c8d6bee) } }, \
      { { UINT64_C(0x53ec83806400ff1f), UINT64_C(0x7caa50dcb263d408), UINT64_C(0xb21b4b37079d43b3), \
      UINT64_C(0x5b548f28b6b6fc17) } } }, { { { UINT64_C(0x00000001fffffffe), UINT64_C(0x5884b7fa00034802), \
      UINT64_C(0x998c4fefecbc4ff5), UINT64_C(0x1824b159acc5056f) } }, { { UINT64_C(0xf222d1b8234112ae), \
      UINT64_C(0x74262683cc227ea9), UINT64_C(0x5596249d485acc4a), UINT64_C(0x2bd4ab5c73235a95) } }, \
      { { UINT64_C(0xeee067bcc14d5724), UINT64_C(0x34467c7e90c5a3be), UINT64_C(0x80b27f647b6536c9), \
      UINT64_C(0x1a78ad5b3c033457) } }, { { UINT64_C(0xda3d5ffcf4f5ed78), UINT64_C(0xbca1328382f63a76), \
      UINT64_C(0xebfffb3d3187122c), UINT64_C(0x248d2ba93aba3b86) } }, { { UINT64_C(0x0c4fa98a55763050), \
      UINT64_C(0x4c8ea2c29ff7a200), UINT64_C(0x649fca48e43b5ddf), UINT64_C(0x26c0c34dfc43f9d3) } }, \
      { { UINT64_C(0xa04bf387ba3f636b), UINT64_C(0x53c8088a747340e3), UINT64_C(0x30fe317c9e22eabd), \
      UINT64_C(0x25d5b0e3b2a99c18) } }, { { UINT64_C(0x9130b669d3bd1009), UINT64_C(0xe4fba97fb2a061a7), \
      UINT64_C(0xf34408cfb34b26a8), UINT64_C(0x1f35a4ec06ff7a2c) } }, { { UINT64_C(0xe5309b1a77dfd49c), \
      UINT64_C(0xf8a4edcb7e5f5baf), UINT64_C(0x44d53b5cd899da0f), UINT64_C(0x4c4553155b0d6aa7) } }, \
      { { UINT64_C(0xfffffffd00000003), UINT64_C(0xfb38ec08fffb13fc), UINT64_C(0x99ad88181ce5880f), \
      UINT64_C(0x5bc8f5f97cd877d8) } }, { { UINT64_C(0x0ddd2e46dcbeed53), UINT64_C(0xdf977d7f33dbdd55), \
      UINT64_C(0xdda3b36ac1470bba), UINT64_C(0x4818fbf6b67a22b2) } }, { { UINT64_C(0x111f98423eb2a8dd), \
      UINT64_C(0x1f7727846f38b840), UINT64_C(0xb28758a38e3ca13c), UINT64_C(0x5974f9f7ed9a48f0) } }, \
      { { UINT64_C(0x25c2a0020b0a1289), UINT64_C(0x971c717f7d082188), UINT64_C(0x4739dccad81ac5d8), \
      UINT64_C(0x4f607ba9eee341c1) } }, { { UINT64_C(0xf3b05674aa89cfb1), UINT64_C(0x072f01406006b9fe), \
      UINT64_C(0xce9a0dbf25667a26), UINT64_C(0x4d2ce4052d598374) } }, { { UINT64_C(0x5fb40c7745c09c96), \
      UINT64_C(0xfff59b788b8b1b1b), UINT64_C(0x023ba68b6b7eed47), UINT64_C(0x4e17f66f76f3e130) } }, \
      { { UINT64_C(0x6ecf49952c42eff8), UINT64_C(0x6ec1fa834d5dfa57), UINT64_C(0x3ff5cf385656b15c), \
      UINT64_C(0x54b80267229e031b) } }, { { UINT64_C(0x1acf64e488202b65), UINT64_C(0x5b18b637819f004f), \
      UINT64_C(0xee649cab3107fdf5), UINT64_C(0x27a8543dce9012a0) } } } }
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
/* is the order h r of the curve odd? */
#define G1_ODD_ORDER 1
/* h = #E'(Fq)/r */
#define G2_COFACTOR \
    { UINT64_C(0xcf1c38e31c7238e5), UINT64_C(0x1616ec6e786f0c70), UINT64_C(0x21537e293a6691ae), \
      UINT64_C(0xa628f1cb4d9e82ef), UINT64_C(0xa68a205b2e5a7ddf), UINT64_C(0xcd91de4547085aba), \
      UINT64_C(0x091d50792876a202), UINT64_C(0x05d543a95414e7f1) }
/* bits of it */
#define G2_COFACTOR_BITS 507
/* is the order h r of the curve odd? */
#define G2_ODD_ORDER 1

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
