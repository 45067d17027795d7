/* SPDX-License-Identifier: Apache-2.0 */
/* bls12_381: hash-to-curve constants, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS12_381_H2C_H
#define PAIRING_CURVES_BLS12_381_H2C_H

#include <stdint.h>

/* Kinds of a map: 1 simplified SWU over an isogeny (RFC 9380, 6.6.3), 2 Shallue-van de Woestijne (6.6.1). */

/* ---- G1 ---- */
/* kind of the map */
#define G1_H2C_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G1_H2C_L 64
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G1_H2C_SUITE "BLS12381G1_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G1_H2C_A \
    { { UINT64_C(0x2f65aa0e9af5aa51), UINT64_C(0x86464c2d1e8416c3), UINT64_C(0xb85ce591b7bd31e2), \
        UINT64_C(0x27e11c91b5f24e7c), UINT64_C(0x28376eda6bfc1835), UINT64_C(0x155455c3e5071d85) } }
/* the same */
#define G1_H2C_B \
    { { UINT64_C(0xfb996971fe22a1e0), UINT64_C(0x9aa93eb35b742d6f), UINT64_C(0x8c476013de99c5c4), \
        UINT64_C(0x873e27c3a221e571), UINT64_C(0xca72b5e45a52d888), UINT64_C(0x06824061418a386b) } }
/* Z of the simplified SWU map, a non-square */
#define G1_H2C_Z \
    { { UINT64_C(0x886c00000023ffdc), UINT64_C(0x0f70008d3090001d), UINT64_C(0x77672417ed5828c3), \
        UINT64_C(0x9dac23e943dc1740), UINT64_C(0x50553f1b9c131521), UINT64_C(0x078c712fbe0ab6e8) } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G1_H2C_Z_IRREDUCIBLE 1
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0, u^2 = -1/Z) have no image under
 * the map and need an answer of their own */
#define G1_H2C_Z_U0_SQUARE 1
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G1_H2C_SQRT_Z_OVER_G \
    { { UINT64_C(0xc683f31270488c87), UINT64_C(0x2e7e375a5df97885), UINT64_C(0xf401fa6afec5e139), \
        UINT64_C(0x122aa766285944b1), UINT64_C(0x41bd6fb45a404d16), UINT64_C(0x17ae64e4e50d3d8c) } }
/* degree of the isogeny; its source: RFC 9380, section 8.8.1 and appendix E.2 */
#define G1_H2C_ISO_DEGREE 11
/* coefficients of XNUM */
#define G1_H2C_XNUM_LEN 12
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G1_H2C_XNUM \
    { { { UINT64_C(0x4d18b6f3af00131c), UINT64_C(0x19fa219793fee28c), UINT64_C(0x3f2885f1467f19ae), \
          UINT64_C(0x23dcea34f2ffb304), UINT64_C(0xd15b58d2ffc00054), UINT64_C(0x0913be200a20bef4) } }, \
      { { UINT64_C(0x898985385cdbbd8b), UINT64_C(0x3c79e43cc7d966aa), UINT64_C(0x1597e193f4cd233a), \
          UINT64_C(0x8637ef1e4d6623ad), UINT64_C(0x11b22deed20d827b), UINT64_C(0x07097bc5998784ad) } }, \
      { { UINT64_C(0xa542583a480b664b), UINT64_C(0xfc7169c026e568c6), UINT64_C(0x5ba2ef314ed8b5a6), \
          UINT64_C(0x5b5491c05102f0e7), UINT64_C(0xdf6e99707d2a0079), UINT64_C(0x0784151ed7605524) } }, \
      { { UINT64_C(0x494e212870f72741), UINT64_C(0xab9be52fbda43021), UINT64_C(0x26f5577994e34c3d), \
          UINT64_C(0x049dfee82aefbd60), UINT64_C(0x65dadd7828505289), UINT64_C(0x0e93d431ea011aeb) } }, \
      { { UINT64_C(0x90ee774bd6a74d45), UINT64_C(0x7ada1c8a41bfb185), UINT64_C(0x0f1a8953b325f464), \
          UINT64_C(0x104c24211be4805c), UINT64_C(0x169139d319ea7a8f), UINT64_C(0x09f20ead8e532bf6) } }, \
      { { UINT64_C(0x6ddd93e2f43626b7), UINT64_C(0xa5482c9aa1ccd7bd), UINT64_C(0x143245631883f4bd), \
          UINT64_C(0x2e0a94ccf77ec0db), UINT64_C(0xb0282d480e56489f), UINT64_C(0x18f4bfcbb4368929) } }, \
      { { UINT64_C(0x23c5f0c953402dfd), UINT64_C(0x7a43ff6958ce4fe9), UINT64_C(0x2c390d3d2da5df63), \
          UINT64_C(0xd0df5c98e1f9d70f), UINT64_C(0xffd89869a572b297), UINT64_C(0x1277ffc72f25e8fe) } }, \
      { { UINT64_C(0x79f4f0490f06a8a6), UINT64_C(0x85f894a88030fd81), UINT64_C(0x12da3054b18b6410), \
          UINT64_C(0xe2a57f6505880d65), UINT64_C(0xbba074f260e400f1), UINT64_C(0x08b76279f621d028) } }, \
      { { UINT64_C(0xe67245ba78d5b00b), UINT64_C(0x8456ba9a1f186475), UINT64_C(0x7888bff6e6b33bb4), \
          UINT64_C(0xe21585b9a30f86cb), UINT64_C(0x05a69cdcef55feee), UINT64_C(0x09e699dd9adfa5ac) } }, \
      { { UINT64_C(0x0de5c357bff57107), UINT64_C(0x0a0db4ae6b1a10b2), UINT64_C(0xe256bb67b3b3cd8d), \
          UINT64_C(0x8ad456574e9db24f), UINT64_C(0x0443915f50fd4179), UINT64_C(0x098c4bf7de8b6375) } }, \
      { { UINT64_C(0xe6b0617e7dd929c7), UINT64_C(0xfe6e37d442537375), UINT64_C(0x1dafdeda137a489e), \
          UINT64_C(0xe4efd1ad3f767ceb), UINT64_C(0x4a51d8667f0fe1cf), UINT64_C(0x054fdf4bbf1d821c) } }, \
      { { UINT64_C(0x72db2a50658d767b), UINT64_C(0x8abf91faa257b3d5), UINT64_C(0xe969d6833764ab47), \
          UINT64_C(0x464170142a1009eb), UINT64_C(0xb14f01aadb30be2f), UINT64_C(0x18ae6a856f40715d) } } }
/* coefficients of XDEN */
#define G1_H2C_XDEN_LEN 10
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_XDEN \
    { { { UINT64_C(0xb962a077fdb0f945), UINT64_C(0xa6a9740fefda13a0), UINT64_C(0xc14d568c3ed6c544), \
          UINT64_C(0xb43fc37b908b133e), UINT64_C(0x9c0b3ac929599016), UINT64_C(0x0165aa6c93ad115f) } }, \
      { { UINT64_C(0x23279a3ba506c1d9), UINT64_C(0x92cfca0a9465176a), UINT64_C(0x3b294ab13755f0ff), \
          UINT64_C(0x116dda1c5070ae93), UINT64_C(0xed4530924cec2045), UINT64_C(0x083383d6ed81f1ce) } }, \
      { { UINT64_C(0x9885c2a6449fecfc), UINT64_C(0x4a2b54ccd37733f0), UINT64_C(0x17da9ffd8738c142), \
          UINT64_C(0xa0fba72732b3fafd), UINT64_C(0xff364f36e54b6812), UINT64_C(0x0f29c13c660523e2) } }, \
      { { UINT64_C(0xe349cc118278f041), UINT64_C(0xd487228f2f3204fb), UINT64_C(0xc9d325849ade5150), \
          UINT64_C(0x43a92bd69c15c2df), UINT64_C(0x1c2c7844bc417be4), UINT64_C(0x12025184f407440c) } }, \
      { { UINT64_C(0x587f65ae6acb057b), UINT64_C(0x1444ef325140201f), UINT64_C(0xfbf995e71270da49), \
          UINT64_C(0xccda066072436a42), UINT64_C(0x7408904f0f186bb2), UINT64_C(0x13b93c63edf6c015) } }, \
      { { UINT64_C(0xfb918622cd141920), UINT64_C(0x4a4c64423ecaddb4), UINT64_C(0x0beb232927f7fb26), \
          UINT64_C(0x30f94df6f83a3dc2), UINT64_C(0xaeedd424d780f388), UINT64_C(0x06cc402dd594bbeb) } }, \
      { { UINT64_C(0xd41f761151b23f8f), UINT64_C(0x32a92465435719b3), UINT64_C(0x64f436e888c62cb9), \
          UINT64_C(0xdf70a9a1f757c6e4), UINT64_C(0x6933a38d5b594c81), UINT64_C(0x0c6f7f7237b46606) } }, \
      { { UINT64_C(0x693c08747876c8f7), UINT64_C(0x22c9850bf9cf80f0), UINT64_C(0x8e9071dab950c124), \
          UINT64_C(0x89bc62d61c7baf23), UINT64_C(0xbc6be2d8dad57c23), UINT64_C(0x17916987aa14a122) } }, \
      { { UINT64_C(0x1be3ff439c1316fd), UINT64_C(0x9965243a7571dfa7), UINT64_C(0xc7f7f62962f5cd81), \
          UINT64_C(0x32c6aa9af394361c), UINT64_C(0xbbc2ee18e1c227f4), UINT64_C(0x0c102cbac531bb34) } }, \
      { { UINT64_C(0x997614c97bacbf07), UINT64_C(0x61f86372b99192c0), UINT64_C(0x5b8c95fc14353fc3), \
          UINT64_C(0xca2b066c2a87492f), UINT64_C(0x16178f5bbf698711), UINT64_C(0x12a6dcd7f0f4e0e8) } } }
/* coefficients of YNUM */
#define G1_H2C_YNUM_LEN 16
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G1_H2C_YNUM \
    { { { UINT64_C(0x2b567ff3e2837267), UINT64_C(0x1d4d9e57b958a767), UINT64_C(0xce028fea04bd7373), \
          UINT64_C(0xcc31a30a0b6cd3df), UINT64_C(0x7d7b18a682692693), UINT64_C(0x0d300744d42a0310) } }, \
      { { UINT64_C(0x99c2555fa542493f), UINT64_C(0xfe7f53cc4874f878), UINT64_C(0x5df0608b8f97608a), \
          UINT64_C(0x14e03832052b49c8), UINT64_C(0x706326a6957dd5a4), UINT64_C(0x0a8dadd9c2414555) } }, \
      { { UINT64_C(0x13d942922a5cf63a), UINT64_C(0x357e33e36e261e7d), UINT64_C(0xcf05a27c8456088d), \
          UINT64_C(0x0000bd1de7ba50f0), UINT64_C(0x83d0c7532f8c1fde), UINT64_C(0x13f70bf38bbf2905) } }, \
      { { UINT64_C(0x5c57fd95bfafbdbb), UINT64_C(0x28a359a65e541707), UINT64_C(0x3983ceb4f6360b6d), \
          UINT64_C(0xafe19ff6f97e6d53), UINT64_C(0xb3468f4550192bf7), UINT64_C(0x0bb6cde49d8ba257) } }, \
      { { UINT64_C(0x590b62c7ff8a513f), UINT64_C(0x314b4ce372cacefd), UINT64_C(0x6bef32ce94b8a800), \
          UINT64_C(0x6ddf84a095713d5f), UINT64_C(0x64eace4cb0982191), UINT64_C(0x0386213c651b888d) } }, \
      { { UINT64_C(0xa5310a31111bbcdd), UINT64_C(0xa14ac0f5da148982), UINT64_C(0xf9ad9cc95423d2e9), \
          UINT64_C(0xaa6ec095283ee4a7), UINT64_C(0xcf5b1f022e1c9107), UINT64_C(0x01fddf5aed881793) } }, \
      { { UINT64_C(0x65a572b0d7a7d950), UINT64_C(0xe25c2d8183473a19), UINT64_C(0xc2fcebe7cb877dbd), \
          UINT64_C(0x05b2d36c769a89b0), UINT64_C(0xba12961be86e9efb), UINT64_C(0x07eb1b29c1dfde1f) } }, \
      { { UINT64_C(0x93e09572f7c4cd24), UINT64_C(0x364e929076795091), UINT64_C(0x8569467e68af51b5), \
          UINT64_C(0xa47da89439f5340f), UINT64_C(0xf4fa918082e44d64), UINT64_C(0x0ad52ba3e6695a79) } }, \
      { { UINT64_C(0x911429844e0d5f54), UINT64_C(0xd03f51a3516bb233), UINT64_C(0x3d587e5640536e66), \
          UINT64_C(0xfa86d2a3a9a73482), UINT64_C(0xa90ed5adf1ed5537), UINT64_C(0x149c9c326a5e7393) } }, \
      { { UINT64_C(0x462bbeb03c12921a), UINT64_C(0xdc9af5fa0a274a17), UINT64_C(0x9a558ebde836ebed), \
          UINT64_C(0x649ef8f11a4fae46), UINT64_C(0x8100e1652b3cdc62), UINT64_C(0x1862bd62c291dacb) } }, \
      { { UINT64_C(0x05c9b8ca89f12c26), UINT64_C(0x0194160fa9b9ac4f), UINT64_C(0x6a643d5a6879fa2c), \
          UINT64_C(0x14665bdd8846e19d), UINT64_C(0xbb1d0d53af3ff6bf), UINT64_C(0x12c7e1c3b28962e5) } }, \
      { { UINT64_C(0xb55ebf900b8a3e17), UINT64_C(0xfedc77ec1a9201c4), UINT64_C(0x1f07db10ea1a4df4), \
          UINT64_C(0x0dfbd15dc41a594d), UINT64_C(0x389547f2334a5391), UINT64_C(0x02419f98165871a4) } }, \
      { { UINT64_C(0xb416af000745fc20), UINT64_C(0x8e563e9d1ea6d0f5), UINT64_C(0x7c763e17763a0652), \
          UINT64_C(0x01458ef0159ebbef), UINT64_C(0x8346fe421f96bb13), UINT64_C(0x0d2d7b829ce324d2) } }, \
      { { UINT64_C(0x93096bb538d64615), UINT64_C(0x6f2a2619951d823a), UINT64_C(0x8f66b3ea59514fa4), \
          UINT64_C(0xf563e63704f7092f), UINT64_C(0x724b136c4cf2d9fa), UINT64_C(0x046959cfcfd0bf49) } }, \
      { { UINT64_C(0xea748d4b6e405346), UINT64_C(0x91e9079c2c02d58f), UINT64_C(0x41064965946d9b59), \
          UINT64_C(0xa06731f1d2bbe1ee), UINT64_C(0x07f897e267a33f1b), UINT64_C(0x1017290919210e5f) } }, \
      { { UINT64_C(0x872aa6c17d985097), UINT64_C(0xeecc53161264562a), UINT64_C(0x07afe37afff55002), \
          UINT64_C(0x54759078e5be6838), UINT64_C(0xc4b92d15db8acca8), UINT64_C(0x106d87d1b51d13b9) } } }
/* coefficients of YDEN */
#define G1_H2C_YDEN_LEN 15
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_YDEN \
    { { { UINT64_C(0xeb6c359d47e52b1c), UINT64_C(0x18ef5f8a10634d60), UINT64_C(0xddfa71a0889d5b7e), \
          UINT64_C(0x723e71dcc5fc1323), UINT64_C(0x52f45700b70d5c69), UINT64_C(0x0a8b981ee47691f1) } }, \
      { { UINT64_C(0x616a3c4f5535b9fb), UINT64_C(0x6f5f037395dbd911), UINT64_C(0xf25f4cc5e35c65da), \
          UINT64_C(0x3e50dffea3c62658), UINT64_C(0x6a33dca523560776), UINT64_C(0x0fadeff77b6bfe3e) } }, \
      { { UINT64_C(0x2be9b66df470059c), UINT64_C(0x24a2c159a3d36742), UINT64_C(0x115dbe7ad10c2a37), \
          UINT64_C(0xb6634a652ee5884d), UINT64_C(0x04fe8bb2b8d81af4), UINT64_C(0x01c2a7a256fe9c41) } }, \
      { { UINT64_C(0xf27bf8ef3b75a386), UINT64_C(0x898b367476c9073f), UINT64_C(0x24482e6b8c2f4e5f), \
          UINT64_C(0xc8e0bbd6fe110806), UINT64_C(0x59b0c17f7631448a), UINT64_C(0x11037cd58b3dbfbd) } }, \
      { { UINT64_C(0x31c7912ea267eec6), UINT64_C(0x1dbf6f1c5fcdb700), UINT64_C(0xd30d4fe3ba86fdb1), \
          UINT64_C(0x3cae528fbee9a2a4), UINT64_C(0xb1cce69b6aa9ad9a), UINT64_C(0x044393bb632d94fb) } }, \
      { { UINT64_C(0xc66ef6efeeb5c7e8), UINT64_C(0x9824c289dd72bb55), UINT64_C(0x71b1a4d2f119981d), \
          UINT64_C(0x104fc1aafb0919cc), UINT64_C(0x0e49df01d942a628), UINT64_C(0x096c3a09773272d4) } }, \
      { { UINT64_C(0x9abc11eb5fadeff4), UINT64_C(0x32dca50a885728f0), UINT64_C(0xfb1fa3721569734c), \
          UINT64_C(0xc4b76271ea6506b3), UINT64_C(0xd466a75599ce728e), UINT64_C(0x0c81d4645f4cb6ed) } }, \
      { { UINT64_C(0x4199f10e5b8be45b), UINT64_C(0xda64e495b1e87930), UINT64_C(0xcb353efe9b33e4ff), \
          UINT64_C(0x9e9efb24aa6424c6), UINT64_C(0xf08d33680a237465), UINT64_C(0x0d3378023e4c7406) } }, \
      { { UINT64_C(0x7eb4ae92ec74d3a5), UINT64_C(0xc341b4aa9fac3497), UINT64_C(0x5be603899e907687), \
          UINT64_C(0x03bfd9cca75cbdeb), UINT64_C(0x564c2935a96bfa93), UINT64_C(0x0ef3c33371e2fdb5) } }, \
      { { UINT64_C(0x7ee91fd449f6ac2e), UINT64_C(0xe5d5bd5cb9357a30), UINT64_C(0x773a8ca5196b1380), \
          UINT64_C(0xd0fda172174ed023), UINT64_C(0x6cb95e0fa776aead), UINT64_C(0x0d22d5a40cec7cff) } }, \
      { { UINT64_C(0xf727e09285fd8519), UINT64_C(0xdc9d55a83017897b), UINT64_C(0x7549d8bd057894ae), \
          UINT64_C(0x178419613d90d8f8), UINT64_C(0xfce95ebdeb5b490a), UINT64_C(0x0467ffaef23fc49e) } }, \
      { { UINT64_C(0xc1769e6a7c385f1b), UINT64_C(0x79bc930deac01c03), UINT64_C(0x5461c75a23ede3b5), \
          UINT64_C(0x6e20829e5c230c45), UINT64_C(0x828e0f1e772a53cd), UINT64_C(0x116aefa749127bff) } }, \
      { { UINT64_C(0x101c10bf2744c10a), UINT64_C(0xbbf18d053a6a3154), UINT64_C(0xa0ecf39ef026f602), \
          UINT64_C(0xfc009d4996dc5153), UINT64_C(0xb9000209d5bd08d3), UINT64_C(0x189e5fe4470cd73c) } }, \
      { { UINT64_C(0x7ebd546ca1575ed2), UINT64_C(0xe47d5a981d081b55), UINT64_C(0x57b2b625b6d4ca21), \
          UINT64_C(0xb0a1ba04228520cc), UINT64_C(0x98738983c2107ff3), UINT64_C(0x13dddbc4799d81d6) } }, \
      { { UINT64_C(0x09319f2e39834935), UINT64_C(0x039e952cbdb05c21), UINT64_C(0x55ba77a9a2f76493), \
          UINT64_C(0xfd04e3dfc6086467), UINT64_C(0xfb95832e7d78742e), UINT64_C(0x0ef9c24eccaf5e0e) } } }

/* ---- G2 ---- */
/* kind of the map */
#define G2_H2C_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G2_H2C_L 64
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G2_H2C_SUITE "BLS12381G2_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G2_H2C_A \
    { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
          UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
      { { UINT64_C(0xe53a000003135242), UINT64_C(0x01080c0fdef80285), UINT64_C(0xe7889edbe340f6bd), \
          UINT64_C(0x0b51375126310601), UINT64_C(0x02d6985717c744ab), UINT64_C(0x1220b4e979ea5467) } } }
/* the same */
#define G2_H2C_B \
    { { { UINT64_C(0x22ea00000cf89db2), UINT64_C(0x6ec832df71380aa4), UINT64_C(0x6e1b94403db5a66e), \
          UINT64_C(0x75bf3c53a79473ba), UINT64_C(0x3dd3a569412c0a34), UINT64_C(0x125cdb5e74dc4fd1) } }, \
      { { UINT64_C(0x22ea00000cf89db2), UINT64_C(0x6ec832df71380aa4), UINT64_C(0x6e1b94403db5a66e), \
          UINT64_C(0x75bf3c53a79473ba), UINT64_C(0x3dd3a569412c0a34), UINT64_C(0x125cdb5e74dc4fd1) } } }
/* Z of the simplified SWU map, a non-square */
#define G2_H2C_Z \
    { { { UINT64_C(0x87ebfffffff9555c), UINT64_C(0x656fffe5da8ffffa), UINT64_C(0x0fd0749345d33ad2), \
          UINT64_C(0xd951e663066576f4), UINT64_C(0xde291a3d41e980d3), UINT64_C(0x0815664c7dfe040d) } }, \
      { { UINT64_C(0x43f5fffffffcaaae), UINT64_C(0x32b7fff2ed47fffd), UINT64_C(0x07e83a49a2e99d69), \
          UINT64_C(0xeca8f3318332bb7a), UINT64_C(0xef148d1ea0f4c069), UINT64_C(0x040ab3263eff0206) } } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G2_H2C_Z_IRREDUCIBLE 1
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0 only) have no image under the map
 * and need an answer of their own */
#define G2_H2C_Z_U0_SQUARE 1
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G2_H2C_SQRT_Z_OVER_G \
    { { { UINT64_C(0x2ddad3c7720727cc), UINT64_C(0x622eafc4a0be79bb), UINT64_C(0x34fbcb9a832a2987), \
          UINT64_C(0x132c30b8975bb968), UINT64_C(0xfeede4c9b17b4ee1), UINT64_C(0x149d7de877dc3608) } }, \
      { { UINT64_C(0x0c69c06f0456e866), UINT64_C(0x570fe3a8339478f2), UINT64_C(0x4723a7e8ca1571ed), \
          UINT64_C(0x26ecf2a3338ff0aa), UINT64_C(0x0b56f5afd9d0fabb), UINT64_C(0x1811244bdd82f688) } } }
/* degree of the isogeny; its source: RFC 9380, section 8.8.2 and appendix E.3 */
#define G2_H2C_ISO_DEGREE 3
/* coefficients of XNUM */
#define G2_H2C_XNUM_LEN 4
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G2_H2C_XNUM \
    { { { { UINT64_C(0x47f671c71ce05e62), UINT64_C(0x06dd57071206393e), UINT64_C(0x7c80cd2af3fd71a2), \
            UINT64_C(0x048103ea9e6cd062), UINT64_C(0xc54516acc8d037f6), UINT64_C(0x13808f550920ea41) } }, \
        { { UINT64_C(0x47f671c71ce05e62), UINT64_C(0x06dd57071206393e), UINT64_C(0x7c80cd2af3fd71a2), \
            UINT64_C(0x048103ea9e6cd062), UINT64_C(0xc54516acc8d037f6), UINT64_C(0x13808f550920ea41) } } }, \
      { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0x5fe55555554c71d0), UINT64_C(0x873fffdd236aaaa3), UINT64_C(0x6a6b4619b26ef918), \
            UINT64_C(0x21c2888408874945), UINT64_C(0x2836cda7028cabc5), UINT64_C(0x0ac73310a7fd5abd) } } }, \
      { { { UINT64_C(0x0a0c5555555971c3), UINT64_C(0xdb0c00101f9eaaae), UINT64_C(0xb1fb2f941d797997), \
            UINT64_C(0xd3960742ef416e1c), UINT64_C(0xb70040e2c20556f4), UINT64_C(0x149d7861e581393b) } }, \
        { { UINT64_C(0xaff2aaaaaaa638e8), UINT64_C(0x439fffee91b55551), UINT64_C(0xb535a30cd9377c8c), \
            UINT64_C(0x90e144420443a4a2), UINT64_C(0x941b66d3814655e2), UINT64_C(0x0563998853fead5e) } } }, \
      { { { UINT64_C(0x40aac71c71c725ed), UINT64_C(0x190955557a84e38e), UINT64_C(0xd817050a8f41abc3), \
            UINT64_C(0xd86485d4c87f6fb1), UINT64_C(0x696eb479f885d059), UINT64_C(0x198e1a74328002d2) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } } }
/* coefficients of XDEN */
#define G2_H2C_XDEN_LEN 2
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G2_H2C_XDEN \
    { { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0x1f3affffff13ab97), UINT64_C(0xf25bfc611da3ff3e), UINT64_C(0xca3757cb3819b208), \
            UINT64_C(0x3e6427366f8cec18), UINT64_C(0x03977bc86095b089), UINT64_C(0x04f69db13f39a952) } } }, \
      { { { UINT64_C(0x447600000027552e), UINT64_C(0xdcb8009a43480020), UINT64_C(0x6f7ee9ce4a6e8b59), \
            UINT64_C(0xb10330b7c0a95bc6), UINT64_C(0x6140b1fcfb1e54b7), UINT64_C(0x0381be097f0bb4e1) } }, \
        { { UINT64_C(0x7588ffffffd8557d), UINT64_C(0x41f3ff646e0bffdf), UINT64_C(0xf7b1e8d2ac426aca), \
            UINT64_C(0xb3741acd32dbb6f8), UINT64_C(0xe9daf5b9482d581f), UINT64_C(0x167f53e0ba7431b8) } } } }
/* coefficients of YNUM */
#define G2_H2C_YNUM_LEN 4
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G2_H2C_YNUM \
    { { { { UINT64_C(0x96d8f684bdfc77be), UINT64_C(0xb530e4f43b66d0e2), UINT64_C(0x184a88ff379652fd), \
            UINT64_C(0x57cb23ecfae804e1), UINT64_C(0x0fd2e39eada3eba9), UINT64_C(0x08c8055e31c5d5c3) } }, \
        { { UINT64_C(0x96d8f684bdfc77be), UINT64_C(0xb530e4f43b66d0e2), UINT64_C(0x184a88ff379652fd), \
            UINT64_C(0x57cb23ecfae804e1), UINT64_C(0x0fd2e39eada3eba9), UINT64_C(0x08c8055e31c5d5c3) } } }, \
      { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0xbf0a71c71c91b406), UINT64_C(0x4d6d55d28b7638fd), UINT64_C(0x9d82f98e5f205aee), \
            UINT64_C(0xa27aa27b1d1a18d5), UINT64_C(0x02c3b2b2d2938e86), UINT64_C(0x0c7d13420b09807f) } } }, \
      { { { UINT64_C(0xd7f9555555531c74), UINT64_C(0x21cffff748daaaa8), UINT64_C(0x5a9ad1866c9bbe46), \
            UINT64_C(0x4870a2210221d251), UINT64_C(0x4a0db369c0a32af1), UINT64_C(0x02b1ccc429ff56af) } }, \
        { { UINT64_C(0xe205aaaaaaac8e37), UINT64_C(0xfcdc000768795556), UINT64_C(0x0c96011a8a1537dd), \
            UINT64_C(0x1c06a963f163406e), UINT64_C(0x010df44c82a881e6), UINT64_C(0x174f45260f808feb) } } }, \
      { { { UINT64_C(0xa470bda12f67f35c), UINT64_C(0xc0fe38e23327b425), UINT64_C(0xc9d3d0f2c6f0678d), \
            UINT64_C(0x1c55c9935b5a982e), UINT64_C(0x27f6c0e2f0746764), UINT64_C(0x117c5e6e28aa9054) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } } }
/* coefficients of YDEN */
#define G2_H2C_YDEN_LEN 3
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G2_H2C_YDEN \
    { { { { UINT64_C(0x0162fffffa765adf), UINT64_C(0x8f7bea480083fb75), UINT64_C(0x561b3c2259e93611), \
            UINT64_C(0x11e19fc1a9c875d5), UINT64_C(0xca713efc00367660), UINT64_C(0x03c6a03d41da1151) } }, \
        { { UINT64_C(0x0162fffffa765adf), UINT64_C(0x8f7bea480083fb75), UINT64_C(0x561b3c2259e93611), \
            UINT64_C(0x11e19fc1a9c875d5), UINT64_C(0xca713efc00367660), UINT64_C(0x03c6a03d41da1151) } } }, \
      { { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } }, \
        { { UINT64_C(0x5db0fffffd3b02c5), UINT64_C(0xd713f52358ebfdba), UINT64_C(0x5ea60761a84d161a), \
            UINT64_C(0xbb2c75a34ea6c44a), UINT64_C(0x0ac6735921c1119b), UINT64_C(0x0ee3d913bdacfbf6) } } }, \
      { { { UINT64_C(0x66b10000003affc5), UINT64_C(0xcb1400e764ec0030), UINT64_C(0xa73e5eb56fa5d106), \
            UINT64_C(0x8984c913a0fe09a9), UINT64_C(0x11e10afb78ad7f13), UINT64_C(0x05429d0e3e918f52) } }, \
        { { UINT64_C(0x534dffffffc4aae6), UINT64_C(0x5397ff174c67ffcf), UINT64_C(0xbff273eb870b251d), \
            UINT64_C(0xdaf2827152870915), UINT64_C(0x393a9cbaca9e2dc3), UINT64_C(0x14be74dbfaee5748) } } } }

#endif
