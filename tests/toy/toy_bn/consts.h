/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bn: field elements, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BN_CONSTS_H
#define PAIRING_CURVES_TOY_BN_CONSTS_H

#include <stdint.h>

/* b = 6 of E: y^2 = x^3 + b */
#define G1_B { { UINT64_C(0x000000000000007e) } }
/* 3b */
#define G1_B3 { { UINT64_C(0x0000000000000005) } }
/* x of the generator of G1 */
#define G1_GEN_X { { UINT64_C(0x0000000000000015) } }
/* y of it */
#define G1_GEN_Y { { UINT64_C(0x0000000000000063) } }
/* phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1 */
#define G1_BETA { { UINT64_C(0x0000000000000171) } }
/* b' = b/xi of E': y^2 = x^3 + b' */
#define G2_B { { { UINT64_C(0x000000000000009c) } }, { { UINT64_C(0x000000000000006b) } } }
/* 3b' */
#define G2_B3 { { { UINT64_C(0x000000000000005f) } }, { { UINT64_C(0x0000000000000141) } } }
/* x of the generator of G2 */
#define G2_GEN_X { { { UINT64_C(0x000000000000016a) } }, { { UINT64_C(0x0000000000000138) } } }
/* y of it */
#define G2_GEN_Y { { { UINT64_C(0x0000000000000060) } }, { { UINT64_C(0x000000000000012b) } } }
/* phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp */
#define G2_BETA { { UINT64_C(0x0000000000000164) } }
/* xi^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p) */
#define G2_PSI_X { { { UINT64_C(0x00000000000000b7) } }, { { UINT64_C(0x0000000000000055) } } }
/* xi^((p-1)/2) */
#define G2_PSI_Y { { { UINT64_C(0x00000000000000c4) } }, { { UINT64_C(0x00000000000000ed) } } }
/* a non-square of norm G = ROOT_OF_UNITY */
#define FP2_ROOT_W { { { UINT64_C(0x000000000000000b) } }, { { UINT64_C(0x0000000000000015) } } }
/* k = sqrt(nr/G), nr = FP_NR */
#define FP2_ROOT_K { { UINT64_C(0x000000000000004b) } }
/* k/nr */
#define FP2_ROOT_K_OVER_NR { { UINT64_C(0x00000000000000e0) } }
/* 1/G */
#define FP2_ROOT_G_INV { { UINT64_C(0x0000000000000036) } }
/* rows of SX_FROB */
#define SX_FROB_ROWS 3
/* j of each row */
#define SX_FROB_POWERS { 1, 2, 3 }
/* W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS */
#define SX_FROB \
    { { { { { UINT64_C(0x0000000000000130) } }, \
          { { UINT64_C(0x00000000000000ce) } } }, \
        { { { UINT64_C(0x00000000000000b7) } }, \
          { { UINT64_C(0x0000000000000055) } } }, \
        { { { UINT64_C(0x00000000000000c4) } }, \
          { { UINT64_C(0x00000000000000ed) } } }, \
        { { { UINT64_C(0x0000000000000149) } }, \
          { { UINT64_C(0x0000000000000060) } } }, \
        { { { UINT64_C(0x00000000000000a3) } }, \
          { { UINT64_C(0x0000000000000046) } } } }, \
      { { { { UINT64_C(0x0000000000000004) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x0000000000000164) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x0000000000000160) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x0000000000000171) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x0000000000000011) } }, \
          { { UINT64_C(0x0000000000000000) } } } }, \
      { { { { UINT64_C(0x00000000000000c8) } }, \
          { { UINT64_C(0x0000000000000039) } } }, \
        { { { UINT64_C(0x0000000000000041) } }, \
          { { UINT64_C(0x0000000000000014) } } }, \
        { { { UINT64_C(0x00000000000000b1) } }, \
          { { UINT64_C(0x0000000000000088) } } }, \
        { { { UINT64_C(0x00000000000000ba) } }, \
          { { UINT64_C(0x0000000000000023) } } }, \
        { { { UINT64_C(0x00000000000000cb) } }, \
          { { UINT64_C(0x00000000000000b5) } } } } }

#endif
