/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bls24: field elements, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BLS24_CONSTS_H
#define PAIRING_CURVES_TOY_BLS24_CONSTS_H

#include <stdint.h>

/* b = 1 of E: y^2 = x^3 + b */
#define G1_B { { UINT64_C(0x00000000000f19c5) } }
/* 3b */
#define G1_B3 { { UINT64_C(0x00000000002d4d4f) } }
/* x of the generator of G1 */
#define G1_GEN_X { { UINT64_C(0x000000000007db71) } }
/* y of it */
#define G1_GEN_Y { { UINT64_C(0x0000000000336548) } }
/* phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1 */
#define G1_BETA { { UINT64_C(0x0000000000106c21) } }
/* b' = b/xi of E': y^2 = x^3 + b' */
#define G2_B \
    { { { { UINT64_C(0x00000000003398fd) } }, \
        { { UINT64_C(0x00000000003314ec) } } }, \
      { { { UINT64_C(0x0000000000363648) } }, \
        { { UINT64_C(0x000000000006c6c9) } } } }
/* 3b' */
#define G2_B3 \
    { { { { UINT64_C(0x00000000000bf869) } }, \
        { { UINT64_C(0x00000000000a6c36) } } }, \
      { { { UINT64_C(0x000000000013d04a) } }, \
        { { UINT64_C(0x000000000014545b) } } } }
/* x of the generator of G2 */
#define G2_GEN_X \
    { { { { UINT64_C(0x000000000019212c) } }, \
        { { UINT64_C(0x0000000000170973) } } }, \
      { { { UINT64_C(0x00000000001855c1) } }, \
        { { UINT64_C(0x000000000047100e) } } } }
/* y of it */
#define G2_GEN_Y \
    { { { { UINT64_C(0x000000000025040d) } }, \
        { { UINT64_C(0x000000000015bd4b) } } }, \
      { { { UINT64_C(0x0000000000121865) } }, \
        { { UINT64_C(0x000000000034a359) } } } }
/* phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp */
#define G2_BETA { { UINT64_C(0x000000000027e361) } }
/* xi^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p) */
#define G2_PSI_X \
    { { { { UINT64_C(0x00000000003b2645) } }, \
        { { UINT64_C(0x00000000002021ad) } } }, \
      { { { UINT64_C(0x00000000002bae0e) } }, \
        { { UINT64_C(0x0000000000288c08) } } } }
/* xi^((p-1)/2) */
#define G2_PSI_Y \
    { { { { UINT64_C(0x000000000018a219) } }, \
        { { UINT64_C(0x00000000003f4dd5) } } }, \
      { { { UINT64_C(0x00000000001c08ed) } }, \
        { { UINT64_C(0x000000000023a1b7) } } } }
/* a non-square of norm G = ROOT_OF_UNITY */
#define FP2_ROOT_W { { { UINT64_C(0x000000000006e79a) } }, { { UINT64_C(0x00000000000f19c5) } } }
/* k = sqrt(nr/G), nr = FP_NR */
#define FP2_ROOT_K { { UINT64_C(0x0000000000177740) } }
/* k/nr */
#define FP2_ROOT_K_OVER_NR { { UINT64_C(0x00000000001fa02d) } }
/* 1/G */
#define FP2_ROOT_G_INV { { UINT64_C(0x0000000000384f82) } }
/* a non-square of norm G = FP2_ROOT_W */
#define FP4_ROOT_W \
    { { { { UINT64_C(0x000000000013b944) } }, \
        { { UINT64_C(0x00000000000ad412) } } }, \
      { { { UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0x00000000000f19c5) } } } }
/* k = sqrt(nr/G), nr = FP2_NR */
#define FP4_ROOT_K { { { UINT64_C(0x00000000003bc34f) } }, { { UINT64_C(0x00000000000373cd) } } }
/* k/nr */
#define FP4_ROOT_K_OVER_NR { { { UINT64_C(0x00000000002eb553) } }, { { UINT64_C(0x00000000001c27c1) } } }
/* 1/G */
#define FP4_ROOT_G_INV { { { UINT64_C(0x00000000004081ad) } }, { { UINT64_C(0x00000000000f19c5) } } }
/* rows of FP4_FROB */
#define FP4_FROB_ROWS 3
/* v^(p^j - 1) = nr^((p^j-1)/2) in Fp2, j = 1, 2, 3: v the generator of Fp4, v^2 = nr */
#define FP4_FROB \
    { { { { UINT64_C(0x000000000005412a) } }, \
        { { UINT64_C(0x0000000000160d5f) } } }, \
      { { { UINT64_C(0x0000000000384f82) } }, \
        { { UINT64_C(0x0000000000000000) } } }, \
      { { { UINT64_C(0x000000000042281d) } }, \
        { { UINT64_C(0x0000000000315be8) } } } }
/* rows of SX_FROB */
#define SX_FROB_ROWS 4
/* j of each row */
#define SX_FROB_POWERS { 1, 2, 3, 4 }
/* W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS */
#define SX_FROB \
    { { { { { { UINT64_C(0x000000000037727b) } }, \
            { { UINT64_C(0x0000000000060499) } } }, \
          { { { UINT64_C(0x000000000001ca3e) } }, \
            { { UINT64_C(0x00000000002e33a2) } } } }, \
        { { { { UINT64_C(0x00000000003b2645) } }, \
            { { UINT64_C(0x00000000002021ad) } } }, \
          { { { UINT64_C(0x00000000002bae0e) } }, \
            { { UINT64_C(0x0000000000288c08) } } } }, \
        { { { { UINT64_C(0x000000000018a219) } }, \
            { { UINT64_C(0x00000000003f4dd5) } } }, \
          { { { UINT64_C(0x00000000001c08ed) } }, \
            { { UINT64_C(0x000000000023a1b7) } } } }, \
        { { { { UINT64_C(0x00000000003d5597) } }, \
            { { UINT64_C(0x000000000006b611) } } }, \
          { { { UINT64_C(0x00000000001d5447) } }, \
            { { UINT64_C(0x0000000000321c5d) } } } }, \
        { { { { UINT64_C(0x00000000001c670b) } }, \
            { { UINT64_C(0x00000000000059b1) } } }, \
          { { { UINT64_C(0x00000000000e4557) } }, \
            { { UINT64_C(0x0000000000057630) } } } } }, \
      { { { { { UINT64_C(0x000000000032cc23) } }, \
            { { UINT64_C(0x000000000023ed74) } } }, \
          { { { UINT64_C(0x0000000000076828) } }, \
            { { UINT64_C(0x00000000002153ff) } } } }, \
        { { { { UINT64_C(0x000000000041ce76) } }, \
            { { UINT64_C(0x00000000003a5b91) } } }, \
          { { { UINT64_C(0x00000000002509ad) } }, \
            { { UINT64_C(0x00000000000cb565) } } } }, \
        { { { { UINT64_C(0x000000000037d3ae) } }, \
            { { UINT64_C(0x00000000000ac307) } } }, \
          { { { UINT64_C(0x0000000000470489) } }, \
            { { UINT64_C(0x00000000002784f0) } } } }, \
        { { { { UINT64_C(0x000000000031dd24) } }, \
            { { UINT64_C(0x00000000002f7144) } } }, \
          { { { UINT64_C(0x00000000000d8d49) } }, \
            { { UINT64_C(0x00000000003f1361) } } } }, \
        { { { { UINT64_C(0x0000000000261911) } }, \
            { { UINT64_C(0x000000000031b5cb) } } }, \
          { { { UINT64_C(0x0000000000247835) } }, \
            { { UINT64_C(0x0000000000228b75) } } } } }, \
      { { { { { UINT64_C(0x00000000000d1032) } }, \
            { { UINT64_C(0x00000000001c14c4) } } }, \
          { { { UINT64_C(0x0000000000120372) } }, \
            { { UINT64_C(0x000000000014b313) } } } }, \
        { { { { UINT64_C(0x000000000002469c) } }, \
            { { UINT64_C(0x00000000003c033f) } } }, \
          { { { UINT64_C(0x00000000002b27d3) } }, \
            { { UINT64_C(0x00000000002e31ff) } } } }, \
        { { { { UINT64_C(0x00000000002d46bd) } }, \
            { { UINT64_C(0x0000000000408160) } } }, \
          { { { UINT64_C(0x00000000000c7bd6) } }, \
            { { UINT64_C(0x00000000002f942d) } } } }, \
        { { { { UINT64_C(0x00000000002e7a32) } }, \
            { { UINT64_C(0x000000000042fb8d) } } }, \
          { { { UINT64_C(0x000000000001e08a) } }, \
            { { UINT64_C(0x000000000000bf4d) } } } }, \
        { { { { UINT64_C(0x000000000038547f) } }, \
            { { UINT64_C(0x0000000000066b99) } } }, \
          { { { UINT64_C(0x00000000000a6665) } }, \
            { { UINT64_C(0x000000000010efba) } } } } }, \
      { { { { { UINT64_C(0x00000000001f85e6) } }, \
            { { UINT64_C(0x0000000000000000) } } }, \
          { { { UINT64_C(0x0000000000000000) } }, \
            { { UINT64_C(0x0000000000000000) } } } }, \
        { { { { UINT64_C(0x0000000000106c21) } }, \
            { { UINT64_C(0x0000000000000000) } } }, \
          { { { UINT64_C(0x0000000000000000) } }, \
            { { UINT64_C(0x0000000000000000) } } } }, \
        { { { { UINT64_C(0x0000000000384f82) } }, \
            { { UINT64_C(0x0000000000000000) } } }, \
          { { { UINT64_C(0x0000000000000000) } }, \
            { { UINT64_C(0x0000000000000000) } } } }, \
        { { { { UINT64_C(0x000000000027e361) } }, \
            { { UINT64_C(0x0000000000000000) } } }, \
          { { { UINT64_C(0x0000000000000000) } }, \
            { { UINT64_C(0x0000000000000000) } } } }, \
        { { { { UINT64_C(0x000000000036fd26) } }, \
            { { UINT64_C(0x0000000000000000) } } }, \
          { { { UINT64_C(0x0000000000000000) } }, \
            { { UINT64_C(0x0000000000000000) } } } } } }

#endif
