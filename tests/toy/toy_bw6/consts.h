/* SPDX-License-Identifier: Apache-2.0 */
/* toy_bw6: field elements, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_TOY_BW6_CONSTS_H
#define PAIRING_CURVES_TOY_BW6_CONSTS_H

#include <stdint.h>

/* b = 2 of E: y^2 = x^3 + b */
#define G1_B { { UINT64_C(0x00000000000022d2) } }
/* 3b */
#define G1_B3 { { UINT64_C(0x0000000000006876) } }
/* x of the generator of G1 */
#define G1_GEN_X { { UINT64_C(0x0000000000000a68) } }
/* y of it */
#define G1_GEN_Y { { UINT64_C(0x00000000000083bc) } }
/* phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1 */
#define G1_BETA { { UINT64_C(0x0000000000002185) } }
/* b' = b*xi of E': y^2 = x^3 + b' */
#define G2_B { { UINT64_C(0x000000000000f3be) } }
/* 3b' */
#define G2_B3 { { UINT64_C(0x000000000001450d) } }
/* x of the generator of G2 */
#define G2_GEN_X { { UINT64_C(0x000000000000bf8b) } }
/* y of it */
#define G2_GEN_Y { { UINT64_C(0x000000000000b1b7) } }
/* phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp */
#define G2_BETA { { UINT64_C(0x000000000001633f) } }
/* (xi^-1)^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p) */
#define G2_PSI_X { { UINT64_C(0x0000000000002185) } }
/* (xi^-1)^((p-1)/2) */
#define G2_PSI_Y { { UINT64_C(0x00000000000184c4) } }
/* rows of SX_FROB */
#define SX_FROB_ROWS 2
/* j of each row */
#define SX_FROB_POWERS { 1, 2 }
/* W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS */
#define SX_FROB \
    { { { { UINT64_C(0x00000000000174a8) } }, \
        { { UINT64_C(0x000000000001633f) } }, \
        { { UINT64_C(0x00000000000184c4) } }, \
        { { UINT64_C(0x0000000000002185) } }, \
        { { UINT64_C(0x00000000000032ee) } } }, \
      { { { UINT64_C(0x000000000001633f) } }, \
        { { UINT64_C(0x0000000000002185) } }, \
        { { UINT64_C(0x0000000000001169) } }, \
        { { UINT64_C(0x000000000001633f) } }, \
        { { UINT64_C(0x0000000000002185) } } } }

#endif
