/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bls12: field elements, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BLS12_CONSTS_H
#define PAIRING_CURVES_TOY_BLS12_CONSTS_H

#include <stdint.h>

/* b = 1 of E: y^2 = x^3 + b */
#define G1_B { { UINT64_C(0x0000000000001033) } }
/* 3b */
#define G1_B3 { { UINT64_C(0x0000000000001472) } }
/* x of the generator of G1 */
#define G1_GEN_X { { UINT64_C(0x00000000000010b1) } }
/* y of it */
#define G1_GEN_Y { { UINT64_C(0x0000000000000899) } }
/* phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1 */
#define G1_BETA { { UINT64_C(0x0000000000001123) } }
/* b' = b*xi of E': y^2 = x^3 + b' */
#define G2_B { { { UINT64_C(0x0000000000001472) } }, { { UINT64_C(0x0000000000001033) } } }
/* 3b' */
#define G2_B3 { { { UINT64_C(0x0000000000000508) } }, { { UINT64_C(0x0000000000001472) } } }
/* x of the generator of G2 */
#define G2_GEN_X { { { UINT64_C(0x0000000000000e90) } }, { { UINT64_C(0x0000000000001bdb) } } }
/* y of it */
#define G2_GEN_Y { { { UINT64_C(0x0000000000000e14) } }, { { UINT64_C(0x00000000000012b0) } } }
/* phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp */
#define G2_BETA { { UINT64_C(0x00000000000016f8) } }
/* (xi^-1)^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p) */
#define G2_PSI_X { { { UINT64_C(0x000000000000057c) } }, { { UINT64_C(0x00000000000004bc) } } }
/* (xi^-1)^((p-1)/2) */
#define G2_PSI_Y { { { UINT64_C(0x0000000000001817) } }, { { UINT64_C(0x0000000000000c30) } } }
/* a non-square of norm G = ROOT_OF_UNITY */
#define FP2_ROOT_W { { { UINT64_C(0x0000000000001910) } }, { { UINT64_C(0x000000000000043f) } } }
/* k = sqrt(nr/G), nr = FP_NR */
#define FP2_ROOT_K { { UINT64_C(0x0000000000000bf4) } }
/* k/nr */
#define FP2_ROOT_K_OVER_NR { { UINT64_C(0x0000000000001033) } }
/* 1/G */
#define FP2_ROOT_G_INV { { UINT64_C(0x0000000000000bf4) } }
/* rows of SX_FROB */
#define SX_FROB_ROWS 3
/* j of each row */
#define SX_FROB_POWERS { 1, 2, 3 }
/* W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS */
#define SX_FROB \
    { { { { { UINT64_C(0x0000000000001386) } }, \
          { { UINT64_C(0x0000000000001b06) } } }, \
        { { { UINT64_C(0x00000000000014ed) } }, \
          { { UINT64_C(0x0000000000000771) } } }, \
        { { { UINT64_C(0x0000000000000410) } }, \
          { { UINT64_C(0x0000000000000c30) } } }, \
        { { { UINT64_C(0x0000000000000199) } }, \
          { { UINT64_C(0x0000000000000bc2) } } }, \
        { { { UINT64_C(0x00000000000019af) } }, \
          { { UINT64_C(0x0000000000001c06) } } } }, \
      { { { { UINT64_C(0x0000000000000b04) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x00000000000016f8) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x0000000000000bf4) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x0000000000001123) } }, \
          { { UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x000000000000052f) } }, \
          { { UINT64_C(0x0000000000000000) } } } }, \
      { { { { UINT64_C(0x0000000000000a29) } }, \
          { { UINT64_C(0x00000000000013cf) } } }, \
        { { { UINT64_C(0x00000000000001be) } }, \
          { { UINT64_C(0x0000000000001972) } } }, \
        { { { UINT64_C(0x0000000000001817) } }, \
          { { UINT64_C(0x0000000000000ff7) } } }, \
        { { { UINT64_C(0x00000000000008a6) } }, \
          { { UINT64_C(0x0000000000001203) } } }, \
        { { { UINT64_C(0x00000000000014a6) } }, \
          { { UINT64_C(0x0000000000001050) } } } } }

#endif
