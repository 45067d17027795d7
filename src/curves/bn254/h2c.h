/* SPDX-License-Identifier: Apache-2.0 */
/* bn254: hash-to-curve constants, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BN254_H2C_H
#define PAIRING_CURVES_BN254_H2C_H

#include <stdint.h>

/* Kinds of a map: 1 simplified SWU over an isogeny (RFC 9380, 6.6.3), 2 Shallue-van de Woestijne (6.6.1). */

/* ---- G1 ---- */
/* kind of the map */
#define G1_H2C_KIND 2
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G1_H2C_L 48
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G1_H2C_SUITE "BN254G1_XMD:SHA-256_SVDW_"
/* Z = 1, by find_z_svdw */
#define G1_H2C_Z \
    { { UINT64_C(0xd35d438dc58f0d9d), UINT64_C(0x0a78eb28f5c70b3d), UINT64_C(0x666ea36f7879462c), \
        UINT64_C(0x0e0a77c19a07df2f) } }
/* c1 = g(Z), g(x) = x^3 + b */
#define G1_H2C_C1 \
    { { UINT64_C(0x115482203dbf392d), UINT64_C(0x926242126eaa626a), UINT64_C(0xe16a48076063c052), \
        UINT64_C(0x07c5909386eddc93) } }
/* c2 = -Z/2 */
#define G1_H2C_C2 \
    { { UINT64_C(0xb461a4448976f7d5), UINT64_C(0xc6843fb439555fa7), UINT64_C(0x28f0d12384840918), \
        UINT64_C(0x112ceb58a394e07d) } }
/* c3 = sqrt(-3*Z^2*g(Z)), sgn0(c3) = 0 */
#define G1_H2C_C3 \
    { { UINT64_C(0x7c8487078735ab72), UINT64_C(0x51da7e0048bfb8d4), UINT64_C(0x945cfd183cbd7bf4), \
        UINT64_C(0x0b70b1ec48ae62c6) } }
/* c4 = -4*g(Z)/(3*Z^2) */
#define G1_H2C_C4 \
    { { UINT64_C(0xa79a2bdca0800831), UINT64_C(0x19fd7617e49815a1), UINT64_C(0xbb8d0c885550c7b1), \
        UINT64_C(0x05c4aeb6ec7e0f48) } }

/* ---- G2 ---- */
/* kind of the map */
#define G2_H2C_KIND 2
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G2_H2C_L 48
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G2_H2C_SUITE "BN254G2_XMD:SHA-256_SVDW_"
/* Z = 1, by find_z_svdw */
#define G2_H2C_Z \
    { { { UINT64_C(0xd35d438dc58f0d9d), UINT64_C(0x0a78eb28f5c70b3d), UINT64_C(0x666ea36f7879462c), \
          UINT64_C(0x0e0a77c19a07df2f) } }, \
      { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
          UINT64_C(0x0000000000000000) } } }
/* c1 = g(Z), g(x) = x^3 + b */
#define G2_H2C_C1 \
    { { { UINT64_C(0xd335f05a64ca12fe), UINT64_C(0x75029bbec388940d), UINT64_C(0xd4d64ba9406d402e), \
          UINT64_C(0x02baef80fc5ae772) } }, \
      { { UINT64_C(0x38e7ecccd1dcff67), UINT64_C(0x65f0b37d93ce0d3e), UINT64_C(0xd749d0dd22ac00aa), \
          UINT64_C(0x0141b9ce4a688d4d) } } }
/* c2 = -Z/2 */
#define G2_H2C_C2 \
    { { { UINT64_C(0xb461a4448976f7d5), UINT64_C(0xc6843fb439555fa7), UINT64_C(0x28f0d12384840918), \
          UINT64_C(0x112ceb58a394e07d) } }, \
      { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
          UINT64_C(0x0000000000000000) } } }
/* c3 = sqrt(-3*Z^2*g(Z)), sgn0(c3) = 0 */
#define G2_H2C_C3 \
    { { { UINT64_C(0xaaad0cab9a24277f), UINT64_C(0xf2209f5b7e5b757a), UINT64_C(0xc3a46b7e850013a7), \
          UINT64_C(0x1f9e7f3768c5c9af) } }, \
      { { UINT64_C(0x412278c8de85d863), UINT64_C(0xfe3e4c7f559d375a), UINT64_C(0x5e44b9da0a96ad23), \
          UINT64_C(0x297d818d387725c8) } } }
/* c4 = -4*g(Z)/(3*Z^2) */
#define G2_H2C_C4 \
    { { { UINT64_C(0x63cdc796b49b3a32), UINT64_C(0x73a8220d40eb16f6), UINT64_C(0xb46d1eed55c49000), \
          UINT64_C(0x1c9ef4f5f0528b82) } }, \
      { { UINT64_C(0x9aeb505b1600fe13), UINT64_C(0x64eb25e9f8b4638f), UINT64_C(0x43edd9e4fdf1577a), \
          UINT64_C(0x2eb756b528a63917) } } }

#endif
