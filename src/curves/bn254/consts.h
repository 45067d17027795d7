/* SPDX-License-Identifier: Apache-2.0 */
/* bn254: field elements, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BN254_CONSTS_H
#define PAIRING_CURVES_BN254_CONSTS_H

#include <stdint.h>

/* b = 3 of E: y^2 = x^3 + b */
#define G1_B \
    { { UINT64_C(0x7a17caa950ad28d7), UINT64_C(0x1f6ac17ae15521b9), UINT64_C(0x334bea4e696bd284), \
        UINT64_C(0x2a1f6744ce179d8e) } }
/* 3b */
#define G1_B3 \
    { { UINT64_C(0xf60647ce410d7ff7), UINT64_C(0x2f3d6f4dd31bd011), UINT64_C(0x2943337e3940c6d1), \
        UINT64_C(0x1d9598e8a7e39857) } }
/* x of the generator of G1 */
#define G1_GEN_X \
    { { UINT64_C(0xd35d438dc58f0d9d), UINT64_C(0x0a78eb28f5c70b3d), UINT64_C(0x666ea36f7879462c), \
        UINT64_C(0x0e0a77c19a07df2f) } }
/* y of it */
#define G1_GEN_Y \
    { { UINT64_C(0xa6ba871b8b1e1b3a), UINT64_C(0x14f1d651eb8e167b), UINT64_C(0xccdd46def0f28c58), \
        UINT64_C(0x1c14ef83340fbe5e) } }
/* phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1 */
#define G1_BETA \
    { { UINT64_C(0x71930c11d782e155), UINT64_C(0xa6bb947cffbe3323), UINT64_C(0xaa303344d4741444), \
        UINT64_C(0x2c3b3f0d26594943) } }
/* b' = b/xi of E': y^2 = x^3 + b' */
#define G2_B \
    { { { UINT64_C(0x3bf938e377b802a8), UINT64_C(0x020b1b273633535d), UINT64_C(0x26b7edf049755260), \
          UINT64_C(0x2514c6324384a86d) } }, \
      { { UINT64_C(0x38e7ecccd1dcff67), UINT64_C(0x65f0b37d93ce0d3e), UINT64_C(0xd749d0dd22ac00aa), \
          UINT64_C(0x0141b9ce4a688d4d) } } }
/* 3b' */
#define G2_B3 \
    { { { UINT64_C(0x3baa927cb62e0d6a), UINT64_C(0xd71e7c52d1b664fd), UINT64_C(0x03873e63d95d4664), \
          UINT64_C(0x0e75b5b1082ab8f4) } }, \
      { { UINT64_C(0xaab7c6667596fe35), UINT64_C(0x31d21a78bb6a27ba), UINT64_C(0x85dd7297680401ff), \
          UINT64_C(0x03c52d6adf39a7e9) } } }
/* x of the generator of G2 */
#define G2_GEN_X \
    { { { UINT64_C(0x8e83b5d102bc2026), UINT64_C(0xdceb1935497b0172), UINT64_C(0xfbb8264797811adf), \
          UINT64_C(0x19573841af96503b) } }, \
      { { UINT64_C(0xafb4737da84c6140), UINT64_C(0x6043dd5a5802d8c4), UINT64_C(0x09e950fc52a02f86), \
          UINT64_C(0x14fef0833aea7b6b) } } }
/* y of it */
#define G2_GEN_Y \
    { { { UINT64_C(0x619dfa9d886be9f6), UINT64_C(0xfe7fd297f59e9b78), UINT64_C(0xff9e1a62231b7dfe), \
          UINT64_C(0x28fd7eebae9e4206) } }, \
      { { UINT64_C(0x64095b56c71856ee), UINT64_C(0xdc57f922327d3cbb), UINT64_C(0x55f935be33351076), \
          UINT64_C(0x0da4a0e693fd6482) } } }
/* phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp */
#define G2_BETA \
    { { UINT64_C(0x3350c88e13e80b9c), UINT64_C(0x7dce557cdb5e56b9), UINT64_C(0x6001b4b8b615564a), \
        UINT64_C(0x2682e617020217e0) } }
/* xi^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p) */
#define G2_PSI_X \
    { { { UINT64_C(0xb5773b104563ab30), UINT64_C(0x347f91c8a9aa6454), UINT64_C(0x7a007127242e0991), \
          UINT64_C(0x1956bcd8118214ec) } }, \
      { { UINT64_C(0x6e849f1ea0aa4757), UINT64_C(0xaa1c7b6d89f89141), UINT64_C(0xb6e713cdfae0ca3a), \
          UINT64_C(0x26694fbb4e82ebc3) } } }
/* xi^((p-1)/2) */
#define G2_PSI_Y \
    { { { UINT64_C(0xe4bbdd0c2936b629), UINT64_C(0xbb30f162e133bacb), UINT64_C(0x31a9d1b6f9645366), \
          UINT64_C(0x253570bea500f8dd) } }, \
      { { UINT64_C(0xa1d77ce45ffe77c7), UINT64_C(0x07affd117826d1db), UINT64_C(0x6d16bd27bb7edc6b), \
          UINT64_C(0x2c87200285defecc) } } }
/* a non-square of norm G = ROOT_OF_UNITY */
#define FP2_ROOT_W \
    { { { UINT64_C(0x3b673425e17080cf), UINT64_C(0xe504a5e431666df7), UINT64_C(0xc654bd9061cba534), \
          UINT64_C(0x286a933f99ef7ab5) } }, \
      { { UINT64_C(0xa6ba871b8b1e1b3a), UINT64_C(0x14f1d651eb8e167b), UINT64_C(0xccdd46def0f28c58), \
          UINT64_C(0x1c14ef83340fbe5e) } } }
/* k = sqrt(nr/G), nr = FP_NR */
#define FP2_ROOT_K \
    { { UINT64_C(0x68c3488912edefaa), UINT64_C(0x8d087f6872aabf4f), UINT64_C(0x51e1a24709081231), \
        UINT64_C(0x2259d6b14729c0fa) } }
/* k/nr */
#define FP2_ROOT_K_OVER_NR \
    { { UINT64_C(0xd35d438dc58f0d9d), UINT64_C(0x0a78eb28f5c70b3d), UINT64_C(0x666ea36f7879462c), \
        UINT64_C(0x0e0a77c19a07df2f) } }
/* 1/G */
#define FP2_ROOT_G_INV \
    { { UINT64_C(0x68c3488912edefaa), UINT64_C(0x8d087f6872aabf4f), UINT64_C(0x51e1a24709081231), \
        UINT64_C(0x2259d6b14729c0fa) } }
/* rows of SX_FROB */
#define SX_FROB_ROWS 3
/* j of each row */
#define SX_FROB_POWERS { 1, 2, 3 }
/* W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS */
#define SX_FROB \
    { { { { { UINT64_C(0xaf9ba69633144907), UINT64_C(0xca6b1d7387afb78a), UINT64_C(0x11bded5ef08a2087), \
              UINT64_C(0x02f34d751a1f3a7c) } }, \
          { { UINT64_C(0xa222ae234c492d72), UINT64_C(0xd00f02a4565de15b), UINT64_C(0xdc2ff3a253dfc926), \
              UINT64_C(0x10a75716b3899551) } } }, \
        { { { UINT64_C(0xb5773b104563ab30), UINT64_C(0x347f91c8a9aa6454), UINT64_C(0x7a007127242e0991), \
              UINT64_C(0x1956bcd8118214ec) } }, \
          { { UINT64_C(0x6e849f1ea0aa4757), UINT64_C(0xaa1c7b6d89f89141), UINT64_C(0xb6e713cdfae0ca3a), \
              UINT64_C(0x26694fbb4e82ebc3) } } }, \
        { { { UINT64_C(0xe4bbdd0c2936b629), UINT64_C(0xbb30f162e133bacb), UINT64_C(0x31a9d1b6f9645366), \
              UINT64_C(0x253570bea500f8dd) } }, \
          { { UINT64_C(0xa1d77ce45ffe77c7), UINT64_C(0x07affd117826d1db), UINT64_C(0x6d16bd27bb7edc6b), \
              UINT64_C(0x2c87200285defecc) } } }, \
        { { { UINT64_C(0x7361d77f843abe92), UINT64_C(0xa5bb2bd3273411fb), UINT64_C(0x9c941f314b3e2399), \
              UINT64_C(0x15df9cddbb9fd3ec) } }, \
          { { UINT64_C(0x5dddfd154bd8c949), UINT64_C(0x62cb29a5a4445b60), UINT64_C(0x37bc870a0c7dd2b9), \
              UINT64_C(0x24830a9d3171f0fd) } } }, \
        { { { UINT64_C(0xc970692f41690fe7), UINT64_C(0xe240342127694b0b), UINT64_C(0x32bee66b83c459e8), \
              UINT64_C(0x12aabced0ab08841) } }, \
          { { UINT64_C(0x0d485d2340aebfa9), UINT64_C(0x05193418ab2fcc57), UINT64_C(0xd3b0a40b8a4910f5), \
              UINT64_C(0x2f21ebb535d2925a) } } } }, \
      { { { { UINT64_C(0xca8d800500fa1bf2), UINT64_C(0xf0c5d61468b39769), UINT64_C(0x0e201271ad0d4418), \
              UINT64_C(0x04290f65bad856e6) } }, \
          { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
              UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x3350c88e13e80b9c), UINT64_C(0x7dce557cdb5e56b9), UINT64_C(0x6001b4b8b615564a), \
              UINT64_C(0x2682e617020217e0) } }, \
          { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
              UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x68c3488912edefaa), UINT64_C(0x8d087f6872aabf4f), UINT64_C(0x51e1a24709081231), \
              UINT64_C(0x2259d6b14729c0fa) } }, \
          { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
              UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x71930c11d782e155), UINT64_C(0xa6bb947cffbe3323), UINT64_C(0xaa303344d4741444), \
              UINT64_C(0x2c3b3f0d26594943) } }, \
          { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
              UINT64_C(0x0000000000000000) } } }, \
        { { { UINT64_C(0x08cfc388c494f1ab), UINT64_C(0x19b315148d1373d4), UINT64_C(0x584e90fdcb6c0213), \
              UINT64_C(0x09e1685bdf2f8849) } }, \
          { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
              UINT64_C(0x0000000000000000) } } } }, \
      { { { { UINT64_C(0x365316184e46d97d), UINT64_C(0x0af7129ed4c96d9f), UINT64_C(0x659da72fca1009b5), \
              UINT64_C(0x08116d8983a20d23) } }, \
          { { UINT64_C(0xb1df4af7c39c1939), UINT64_C(0x3d9f02878a73bf7f), UINT64_C(0x9b2220928caf0ae0), \
              UINT64_C(0x26684515eff054a6) } } }, \
        { { { UINT64_C(0xc9af22f716ad6bad), UINT64_C(0xb311782a4aa662b2), UINT64_C(0x19eeaf64e248c7f4), \
              UINT64_C(0x20273e77e3439f82) } }, \
          { { UINT64_C(0xacc02860f7ce93ac), UINT64_C(0x3933d5817ba76b4c), UINT64_C(0x69e6188b446c8467), \
              UINT64_C(0x0a46036d4417cc55) } } }, \
        { { { UINT64_C(0x5764af0aaf46471e), UINT64_C(0xdc50792e873e0fc1), UINT64_C(0x86a673ff881d04f6), \
              UINT64_C(0x0b2eddb43c30a74c) } }, \
          { { UINT64_C(0x9a490f32787e8580), UINT64_C(0x8fd16d7ff04af8b1), UINT64_C(0x4b39888ec6027bf2), \
              UINT64_C(0x03dd2e705b52a15d) } } }, \
        { { { UINT64_C(0x448a93a57b6762df), UINT64_C(0xbfd62df528fdeadf), UINT64_C(0xd858f5d00e9bd47a), \
              UINT64_C(0x06b03d4d3476ec58) } }, \
          { { UINT64_C(0x2b19daf4bcc936d1), UINT64_C(0xa1a54e7a56f4299f), UINT64_C(0xb533eee05adeaef1), \
              UINT64_C(0x170c812b84dda0b2) } } }, \
        { { { UINT64_C(0xe0bc4b2275cf559f), UINT64_C(0xc238b945c154e60f), UINT64_C(0x803982a5929a7d5e), \
              UINT64_C(0x15ce052df7e4a37e) } }, \
          { { UINT64_C(0x2d28efbdbf3799a7), UINT64_C(0x9b097e3c1ad60773), UINT64_C(0x982d4113af4a535b), \
              UINT64_C(0x24e18991e3056063) } } } } }

#endif
