/* SPDX-License-Identifier: Apache-2.0 */
/* bls24_315: hash-to-curve constants, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS24_315_H2C_H
#define PAIRING_CURVES_BLS24_315_H2C_H

#include <stdint.h>

/* Kinds of a map: 1 simplified SWU over an isogeny (RFC 9380, 6.6.3), 2 Shallue-van de Woestijne (6.6.1). */

/* ---- G1 ---- */
/* kind of the map */
#define G1_H2C_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G1_H2C_L 56
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G1_H2C_SUITE "BLS24315G1_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G1_H2C_A \
    { { UINT64_C(0x4afaa1342463a089), UINT64_C(0x7f2ca4bf4c5f4ec2), UINT64_C(0x6a1c7fb9202e4a0c), \
        UINT64_C(0x99a5bfc32a88a484), UINT64_C(0x01b93fea5beecf40) } }
/* the same */
#define G1_H2C_B \
    { { UINT64_C(0xdeda2676622ffb61), UINT64_C(0x7337d41ba47ab9bc), UINT64_C(0x9e5f54eb2dbdcdae), \
        UINT64_C(0x7c4322740a467149), UINT64_C(0x0275ed7b25e7a07c) } }
/* Z of the simplified SWU map, a non-square */
#define G1_H2C_Z \
    { { UINT64_C(0x717fd10bbceffd45), UINT64_C(0x75a264e0137fb258), UINT64_C(0xc4ccc7465c989dab), \
        UINT64_C(0x3bca2ef9796975ca), UINT64_C(0x01ab9a9a58d4d14d) } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G1_H2C_Z_IRREDUCIBLE 0
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0 only) have no image under the map
 * and need an answer of their own */
#define G1_H2C_Z_U0_SQUARE 1
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G1_H2C_SQRT_Z_OVER_G \
    { { UINT64_C(0x3985e0484f302ade), UINT64_C(0x672fea4e9cbbd178), UINT64_C(0x066cb5b5488f05f6), \
        UINT64_C(0xdd41f7a77e69aac3), UINT64_C(0x0179a77b403c9081) } }
/* degree of the isogeny; its source: parameters published with gnark-crypto, taken out of Montgomery form */
#define G1_H2C_ISO_DEGREE 2
/* coefficients of XNUM */
#define G1_H2C_XNUM_LEN 3
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G1_H2C_XNUM \
    { { { UINT64_C(0xa1428ae84b98fb3b), UINT64_C(0x452c6298f8d2c3e5), UINT64_C(0x7f5325af5bf6506f), \
          UINT64_C(0x9dd99c41dff02efa), UINT64_C(0x049b60b4b10c0929) } }, \
      { { UINT64_C(0xb190abcdb374adbf), UINT64_C(0x30c95d610e69877d), UINT64_C(0x55af5edf7873188f), \
          UINT64_C(0x00f93822573d0d0c), UINT64_C(0x02c9ee9756c87d1f) } }, \
      { { UINT64_C(0x5137d909bd8ffff3), UINT64_C(0xa46e53e9cc5b5ee0), UINT64_C(0xb0286ea5bfcca29c), \
          UINT64_C(0x3c7143e524af3111), UINT64_C(0x02230ddcc8271de5) } } }
/* coefficients of XDEN */
#define G1_H2C_XDEN_LEN 1
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_XDEN \
    { { { UINT64_C(0xe672a9384d72b6fa), UINT64_C(0x3ee7a9cf942a53f1), UINT64_C(0x9939db489cd82c7c), \
          UINT64_C(0x5bf64d7189fb76d1), UINT64_C(0x01a34657f01447da) } } }
/* coefficients of YNUM */
#define G1_H2C_YNUM_LEN 4
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G1_H2C_YNUM \
    { { { UINT64_C(0x87191cb8d1d0005f), UINT64_C(0x89774c04b477fbe7), UINT64_C(0xa9ec39e24b4ff938), \
          UINT64_C(0xa8c44aeba5272343), UINT64_C(0x041387015d0987fe) } }, \
      { { UINT64_C(0x049dac3963798bef), UINT64_C(0x785e482360cbd2c8), UINT64_C(0x6e94aa0c30497a1a), \
          UINT64_C(0x074a313917de7745), UINT64_C(0x00611f430b3300e2) } }, \
      { { UINT64_C(0x52650034ed17049e), UINT64_C(0xa81e99246c3f58bb), UINT64_C(0x91262641e36f9766), \
          UINT64_C(0x177a2f6d8e1d643a), UINT64_C(0x01cdc8e1a7695086) } }, \
      { { UINT64_C(0x608fee047edffffa), UINT64_C(0x73469ce20f8ca1f1), UINT64_C(0xc7751f6031235ebe), \
          UINT64_C(0x083446b88715c7e0), UINT64_C(0x0372a3efbed6fa1b) } } }
/* coefficients of YDEN */
#define G1_H2C_YDEN_LEN 3
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_YDEN \
    { { { UINT64_C(0x679d0bbd10d001af), UINT64_C(0x5204fa914db48f1a), UINT64_C(0x084d5cd78b933f8f), \
          UINT64_C(0xdd54d28e18636a18), UINT64_C(0x02ffaa8f9e02d214) } }, \
      { { UINT64_C(0xea57816f49704c60), UINT64_C(0xcf2834159eb211cc), UINT64_C(0xf6eaa6b4683ca70f), \
          UINT64_C(0x61dad4a098c2fb55), UINT64_C(0x026d94e047acd273) } }, \
      { { UINT64_C(0x436ff8a9a82824ed), UINT64_C(0x7a98179469c116d3), UINT64_C(0xecebc1bf340e6a94), \
          UINT64_C(0x3feb9ec8b47605c4), UINT64_C(0x002799051ab6013e) } } }

/* ---- G2 ---- */
/* kind of the map */
#define G2_H2C_KIND 2
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G2_H2C_L 56
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G2_H2C_SUITE "BLS24315G2_XMD:SHA-256_SVDW_"
/* Z = 5, by find_z_svdw */
#define G2_H2C_Z \
    { { { { UINT64_C(0xd91cdcc8cdbffef4), UINT64_C(0xc7a75f7161344172), UINT64_C(0xcd1a241de82bdd3a), \
            UINT64_C(0x191f018791ccdfe2), UINT64_C(0x04ab4529f6d7a362) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } }, \
      { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } } }
/* c1 = g(Z), g(x) = x^3 + b */
#define G2_H2C_C1 \
    { { { { UINT64_C(0xb61147ae133fe5bc), UINT64_C(0x4c72c59abc4cebfc), UINT64_C(0x2562046c70d615b7), \
            UINT64_C(0x94d8411f5958fca9), UINT64_C(0x028450d8166add00) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } }, \
      { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0xcde092b3f08d89d5), UINT64_C(0x38553725c12a12cf), UINT64_C(0xee56fbee79819ed5), \
            UINT64_C(0x506e44dec78d1fd2), UINT64_C(0x027cdf800d3fe579) } } } }
/* c2 = -Z/2 */
#define G2_H2C_C2 \
    { { { { UINT64_C(0x0359949ad9500087), UINT64_C(0xde4b3621a223c449), UINT64_C(0x7834be0bae642c42), \
            UINT64_C(0xc767c8c82095eebe), UINT64_C(0x026c976dba1b049f) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } }, \
      { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } } }
/* c3 = sqrt(-3*Z^2*g(Z)), sgn0(c3) = 0 */
#define G2_H2C_C3 \
    { { { { UINT64_C(0x7775e755ba603f18), UINT64_C(0xb44f154c6310b28b), UINT64_C(0x923c200bdd504323), \
            UINT64_C(0xbe24e0dc34ca3464), UINT64_C(0x01d5e427578ca7cc) } }, \
        { { UINT64_C(0xdf58a043ccbe04bc), UINT64_C(0x02f4bfd93e2732fa), UINT64_C(0x51e5b183b7ed5233), \
            UINT64_C(0xd775be2e43d6cafe), UINT64_C(0x018edfded6c30f70) } } }, \
      { { { UINT64_C(0xb849ecca20131416), UINT64_C(0x797e342a7bfd7d24), UINT64_C(0xf63bd9ad522f7c6c), \
            UINT64_C(0x81d7e668481ace7e), UINT64_C(0x00a83c91d08368bb) } }, \
        { { UINT64_C(0x8668989c3611f460), UINT64_C(0x5593248008a3032a), UINT64_C(0x5063bf175b9400e0), \
            UINT64_C(0x22b78f728d819b43), UINT64_C(0x0416b11ca01c84b0) } } } }
/* c4 = -4*g(Z)/(3*Z^2) */
#define G2_H2C_C4 \
    { { { { UINT64_C(0x73b98848989556bc), UINT64_C(0xa34a088becb784bf), UINT64_C(0x6cdf8ffba312fcdc), \
            UINT64_C(0x4e75b55b1f94a911), UINT64_C(0x001e9bcba8e9993e) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } }, \
      { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0x4f673b4459b5e42c), UINT64_C(0xe6af89f6559c9c56), UINT64_C(0x17e83c072b27e2a2), \
            UINT64_C(0x66c73d7b4e5c29b2), UINT64_C(0x036ba483ba088621) } } } }

#endif
