/* SPDX-License-Identifier: Apache-2.0 */
/* bls12_377: hash-to-curve constants, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS12_377_H2C_H
#define PAIRING_CURVES_BLS12_377_H2C_H

#include <stdint.h>

/* Kinds of a map: 1 simplified SWU over an isogeny (RFC 9380, 6.6.3), 2 Shallue-van de Woestijne (6.6.1). */

/* ---- G1 ---- */
/* kind of the map */
#define G1_H2C_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G1_H2C_L 64
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G1_H2C_SUITE "BLS12377G1_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G1_H2C_A \
    { { UINT64_C(0xef6dc9934d3ce250), UINT64_C(0x74af9b7f7e982df3), UINT64_C(0xff914ed397c8e910), \
        UINT64_C(0x95d6f551d83676ca), UINT64_C(0x83527885cb405a6f), UINT64_C(0x00c361fbac151eaf) } }
/* the same */
#define G1_H2C_B \
    { { UINT64_C(0x9a76bffffffff2e9), UINT64_C(0x5a3e286faffff932), UINT64_C(0xdc25c143d08286d2), \
        UINT64_C(0xe1cd141e77fcf991), UINT64_C(0x3167b6320cca6b5c), UINT64_C(0x0063347edb6f8ed7) } }
/* Z of the simplified SWU map, a non-square */
#define G1_H2C_Z \
    { { UINT64_C(0x88fd3ffffffffd07), UINT64_C(0x7f37c04d4ffffe74), UINT64_C(0xfe81201ffa68f7bb), \
        UINT64_C(0x4e661ca22778db8c), UINT64_C(0xba8be6fd148d4f4f), UINT64_C(0x0114c5a35730b618) } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G1_H2C_Z_IRREDUCIBLE 0
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0 only) have no image under the map
 * and need an answer of their own */
#define G1_H2C_Z_U0_SQUARE 0
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G1_H2C_SQRT_Z_OVER_G \
    { { UINT64_C(0xa50f18426857be78), UINT64_C(0x7123598145ecbd26), UINT64_C(0xd70137dca59379e8), \
        UINT64_C(0xe04b6007fead9735), UINT64_C(0x2c2c6be46047a046), UINT64_C(0x002e8f41a2adacef) } }
/* degree of the isogeny; its source: parameters published with gnark-crypto, taken out of Montgomery form */
#define G1_H2C_ISO_DEGREE 2
/* coefficients of XNUM */
#define G1_H2C_XNUM_LEN 3
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G1_H2C_XNUM \
    { { { UINT64_C(0x823123adc3dca4eb), UINT64_C(0x7a0f9955afee024c), UINT64_C(0xd28c7eda6a6936da), \
          UINT64_C(0xa3f9423c4b6291ac), UINT64_C(0xd71abcad5823fd42), UINT64_C(0x010be7dd0a10e548) } }, \
      { { UINT64_C(0xac492836d2c23c6d), UINT64_C(0x8999b34a056153a5), UINT64_C(0x4db250a866fb9367), \
          UINT64_C(0x2e621304854e2c3f), UINT64_C(0x2e7c2456fee6b206), UINT64_C(0x0023815f9d6011c0) } }, \
      { { UINT64_C(0x40b37fffffffffda), UINT64_C(0x945027e0dfffffec), UINT64_C(0x67df6cea629f4ffc), \
          UINT64_C(0x1ed3a5eddb9f18c1), UINT64_C(0x933d256fe00f213a), UINT64_C(0x0023599878bf7d26) } } }
/* coefficients of XDEN */
#define G1_H2C_XDEN_LEN 1
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_XDEN \
    { { { UINT64_C(0xb124a0db4b08f1b4), UINT64_C(0x2666cd2815854e96), UINT64_C(0x36c942a19bee4d9e), \
          UINT64_C(0xb9884c121538b0fd), UINT64_C(0xb9f0915bfb9ac818), UINT64_C(0x008e057e75804700) } } }
/* coefficients of YNUM */
#define G1_H2C_YNUM_LEN 4
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G1_H2C_YNUM \
    { { { UINT64_C(0xc02040000000010b), UINT64_C(0x08da461e1000008a), UINT64_C(0x47d767c707ae1818), \
          UINT64_C(0x42595071ff9b6645), UINT64_C(0xbf8effb14c3760a4), UINT64_C(0x00b6c71aca88a4dc) } }, \
      { { UINT64_C(0x071b06cd965863b7), UINT64_C(0x087569d4402cfa42), UINT64_C(0xbf01385547102ade), \
          UINT64_C(0x2767fb48c5ee44b5), UINT64_C(0xd5d0b6afb3393ded), UINT64_C(0x0195ce06a2426d14) } }, \
      { { UINT64_C(0xc4f21c523c235aa4), UINT64_C(0x59ec3b912011fd78), UINT64_C(0x84052a14777e011b), \
          UINT64_C(0xd2a48980486fcc26), UINT64_C(0xa8d7b962b4aaafa6), UINT64_C(0x010c5f3277f2a315) } }, \
      { { UINT64_C(0x2059bfffffffffed), UINT64_C(0x4a2813f06ffffff6), UINT64_C(0xb3efb675314fa7fe), \
          UINT64_C(0x0f69d2f6edcf8c60), UINT64_C(0x499e92b7f007909d), UINT64_C(0x0011accc3c5fbe93) } } }
/* coefficients of YDEN */
#define G1_H2C_YDEN_LEN 3
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_YDEN \
    { { { UINT64_C(0x78aa4000000004c3), UINT64_C(0xbb1d1bb090000279), UINT64_C(0x60ec8942da31d86d), \
          UINT64_C(0x73f3d01d8efc2280), UINT64_C(0xeb0c634543ffb46d), UINT64_C(0x009f7bc32f5f8ded) } }, \
      { { UINT64_C(0x0f454523c235b15a), UINT64_C(0x45780f4ee11fdb3d), UINT64_C(0x0cb9e8369dc96259), \
          UINT64_C(0xc5c85fb95369a8ca), UINT64_C(0x4ca26eaebc0d0824), UINT64_C(0x000fc8ec4ca4549e) } }, \
      { { UINT64_C(0x136de291e11ad51c), UINT64_C(0x73346778408febc4), UINT64_C(0xa45bc7e4d3cae8da), \
          UINT64_C(0x2c98e4363faa12f7), UINT64_C(0x2dd1b413f2d0584a), UINT64_C(0x01aa107b6080d502) } } }

/* ---- G2 ---- */
/* kind of the map */
#define G2_H2C_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G2_H2C_L 64
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G2_H2C_SUITE "BLS12377G2_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G2_H2C_A \
    { { { UINT64_C(0x3b523c8cdcff9889), UINT64_C(0xc4780e8aecb49c4e), UINT64_C(0xb6213978038aee6f), \
          UINT64_C(0x3dfa913b0bb775fa), UINT64_C(0x7dc49dcc25fe2b32), UINT64_C(0x013fd9f9381384b3) } }, \
      { { UINT64_C(0x4037a99f9382f7cf), UINT64_C(0xcf59a5e803bc10f3), UINT64_C(0xc5fe6b60f3e4a2f9), \
          UINT64_C(0x8e73810c455247e7), UINT64_C(0x8b82b6cf45af0adf), UINT64_C(0x018d59c91b4959e9) } } }
/* the same */
#define G2_H2C_B \
    { { { UINT64_C(0x8e12acc352f1d411), UINT64_C(0x75a312f9c520c883), UINT64_C(0x5c2bd664a307a847), \
          UINT64_C(0x17e419dbc89cc18e), UINT64_C(0x782239981ee6b04f), UINT64_C(0x008a8dd122f55fe5) } }, \
      { { UINT64_C(0x20c316aeaae12d45), UINT64_C(0x9033a807ecda62f5), UINT64_C(0xad04281c8e9f799f), \
          UINT64_C(0x721250e7ea917628), UINT64_C(0x2b735c35b0e9c073), UINT64_C(0x0128b6ff2b34c941) } } }
/* Z of the simplified SWU map, a non-square */
#define G2_H2C_Z \
    { { { UINT64_C(0x928dbffffffff8dd), UINT64_C(0x89e5625d6ffffc4a), UINT64_C(0x1d0a45634fc3275b), \
          UINT64_C(0x79468ec02af56996), UINT64_C(0x48c5f3b8bcf25f34), UINT64_C(0x01961dc45c98447b) } }, \
      { { UINT64_C(0x02cdffffffffff68), UINT64_C(0x51409f837fffffb1), UINT64_C(0x9f7db3a98a7d3ff2), \
          UINT64_C(0x7b4e97b76e7c6305), UINT64_C(0x4cf495bf803c84e8), UINT64_C(0x008d6661e2fdf49a) } } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G2_H2C_Z_IRREDUCIBLE 1
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0 only) have no image under the map
 * and need an answer of their own */
#define G2_H2C_Z_U0_SQUARE 1
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G2_H2C_SQRT_Z_OVER_G \
    { { { UINT64_C(0xa910664d2751c695), UINT64_C(0xfe768de836cdfe7e), UINT64_C(0xb140a83abe37b380), \
          UINT64_C(0xb0629e33eacd6c36), UINT64_C(0x5f92e1f72135e173), UINT64_C(0x01823209270b2f66) } }, \
      { { UINT64_C(0xc276cb1268ea3e2f), UINT64_C(0x8fd009e86f6c8bbe), UINT64_C(0x2a58ace28d89f641), \
          UINT64_C(0xa10935bcfc9099ce), UINT64_C(0x1e827b3364c12cea), UINT64_C(0x0087286e9e8b4246) } } }
/* degree of the isogeny; its source: parameters published with gnark-crypto, taken out of Montgomery form */
#define G2_H2C_ISO_DEGREE 23
/* coefficients of XNUM */
#define G2_H2C_XNUM_LEN 24
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G2_H2C_XNUM \
    { { { { UINT64_C(0x314a78149be8f41b), UINT64_C(0xd9809c1c948632ef), UINT64_C(0x63f1a1340987cc87), \
            UINT64_C(0x86688316ffa8c99d), UINT64_C(0x9f095b950631ff96), UINT64_C(0x0079c8c2f826107e) } }, \
        { { UINT64_C(0x5d7334fadd62c272), UINT64_C(0x6f66ee7b250ac89e), UINT64_C(0x885e5e6d79820d7a), \
            UINT64_C(0xf690ed725bfce276), UINT64_C(0xe8051340fe726399), UINT64_C(0x001f5c644ccaea1c) } } }, \
      { { { UINT64_C(0x8b52d9d9a86ce715), UINT64_C(0x6f609bb895337b50), UINT64_C(0xd9c7e02700e3b1c0), \
            UINT64_C(0xc36ab690181d8cd6), UINT64_C(0xad3df2d3c9dd735a), UINT64_C(0x009371d86da5410d) } }, \
        { { UINT64_C(0x2d96d7ae4811d57b), UINT64_C(0xe3f13ca89480e35b), UINT64_C(0xbbb5ddb757ed1116), \
            UINT64_C(0x723838a217e152b4), UINT64_C(0x049c9c8b8c4e7bfc), UINT64_C(0x00d0857caa64befe) } } }, \
      { { { UINT64_C(0xf3d4d259e5ad34b4), UINT64_C(0x85bf73a6051c6b05), UINT64_C(0xa06bf62b046783e8), \
            UINT64_C(0x07120366cbeb1baf), UINT64_C(0xe9bff5630f31adcb), UINT64_C(0x0029fe9a7cab53fa) } }, \
        { { UINT64_C(0xfaf0adf22bb2f1cd), UINT64_C(0x6603ea733fa8e73f), UINT64_C(0x78fe635e1bad0c26), \
            UINT64_C(0x9e8c7af50da309f9), UINT64_C(0xaf0253caa24e5621), UINT64_C(0x01868de0742f078c) } } }, \
      { { { UINT64_C(0xc7107733d06de3e8), UINT64_C(0xccfa4e577d8f71b0), UINT64_C(0xc07e6d33e649e108), \
            UINT64_C(0xc6d4cae8d4fc9d6e), UINT64_C(0x1d2579427bc97d4d), UINT64_C(0x018dda50cfc7d05e) } }, \
        { { UINT64_C(0xfc1dd7137a451dd6), UINT64_C(0x6dae4fecb2313f6b), UINT64_C(0x9beceb3c602e628d), \
            UINT64_C(0x53f0e1fe4a991d01), UINT64_C(0x88eaec54957c4263), UINT64_C(0x0100b5684bcb07fd) } } }, \
      { { { UINT64_C(0x80eb9ef6bc85495e), UINT64_C(0x087bae2d67e90ba6), UINT64_C(0x2bde334b0209a25b), \
            UINT64_C(0x1fbc8e04c8bd4c5d), UINT64_C(0xcb0c08b72f4134e2), UINT64_C(0x01697e572d87356c) } }, \
        { { UINT64_C(0x0307d003baefd680), UINT64_C(0x2cf538352413f0a3), UINT64_C(0x6e69d49ad79fb253), \
            UINT64_C(0x3d85dc98df87d2cf), UINT64_C(0x69808c8372418443), UINT64_C(0x00808caf7a66e662) } } }, \
      { { { UINT64_C(0x686ab68dec533b1b), UINT64_C(0xdca6665f36ec7c09), UINT64_C(0x80a4c9347e445b72), \
            UINT64_C(0xadd79adc49e062d8), UINT64_C(0x342000a141255c15), UINT64_C(0x016768cd5176a597) } }, \
        { { UINT64_C(0x5655068fdc9b649b), UINT64_C(0x0edb753961d77b1f), UINT64_C(0x7d4c34f7291b5c49), \
            UINT64_C(0x035925b8f55a38d0), UINT64_C(0xf5f189a6387476c1), UINT64_C(0x00d31febc6c821bb) } } }, \
      { { { UINT64_C(0x0fec298ba066497e), UINT64_C(0xa678ed0616ae0e37), UINT64_C(0x57e73729545793cc), \
            UINT64_C(0x3e51e3cbae5d02de), UINT64_C(0xe4c4a96cbcbf5bfc), UINT64_C(0x0071e3009a7d823c) } }, \
        { { UINT64_C(0x1692817f1566b315), UINT64_C(0xdbe1148c29049baf), UINT64_C(0x2cba15e63510ffd3), \
            UINT64_C(0x0f28fa6d32749943), UINT64_C(0xd8acefb7cca7cfff), UINT64_C(0x007f0b058126a7cf) } } }, \
      { { { UINT64_C(0x833d5e8344a7ff48), UINT64_C(0x7945a88d2c0d159b), UINT64_C(0xf29bc720c9a8bf36), \
            UINT64_C(0x8e48c9fec628996c), UINT64_C(0xb48243d1b67e76c3), UINT64_C(0x00c01143ab69ee00) } }, \
        { { UINT64_C(0x6d0c01ad1768a91e), UINT64_C(0xfc02a8891d0c0923), UINT64_C(0x608c61f397a62928), \
            UINT64_C(0x0169fa0a99dc6f35), UINT64_C(0x66dad4645001bf26), UINT64_C(0x003e0a12023c8736) } } }, \
      { { { UINT64_C(0x525ee893c6a3327e), UINT64_C(0x43932149d4d9516b), UINT64_C(0xcead3a2ff4458cc5), \
            UINT64_C(0x5711de54da174076), UINT64_C(0x02a49de432206ea0), UINT64_C(0x01646ed2b41159ba) } }, \
        { { UINT64_C(0x389f92b96d35a774), UINT64_C(0xc7b232e069671f65), UINT64_C(0xd81b215b05eca96f), \
            UINT64_C(0x4d58347a795a7e22), UINT64_C(0x4f4cfa07472b804a), UINT64_C(0x0026c3726df22bdb) } } }, \
      { { { UINT64_C(0xa73b8fe037a987c4), UINT64_C(0x6a914a26120ecff9), UINT64_C(0x3a0913c657e5deba), \
            UINT64_C(0x3e4ba64cf1ca6cb9), UINT64_C(0x185c11b36a8b2c39), UINT64_C(0x007802fd326ce99b) } }, \
        { { UINT64_C(0x9e1cdaac9442c1b4), UINT64_C(0x9660ead34d24b3b2), UINT64_C(0x41de3335ecdb7199), \
            UINT64_C(0x559eee504509e342), UINT64_C(0x9c41fa419e643611), UINT64_C(0x00bb7b9cd8264b73) } } }, \
      { { { UINT64_C(0x3f86f71b38e113a9), UINT64_C(0x07e3bb604efdbafd), UINT64_C(0x41c5f87ad911bb68), \
            UINT64_C(0x845c7fb9ac423f49), UINT64_C(0xa1f127ad34dd963d), UINT64_C(0x01a71ec1c8c93638) } }, \
        { { UINT64_C(0x4efb545ca46126e3), UINT64_C(0xbcc175400bc021f0), UINT64_C(0x6c83b521beeb6f4f), \
            UINT64_C(0xa1b535b993fe2ebe), UINT64_C(0x1ef898c01c90b86a), UINT64_C(0x018a3b2a4f48f26e) } } }, \
      { { { UINT64_C(0x7c4e38075d337cb1), UINT64_C(0x4eace315c83a0303), UINT64_C(0xf08e5f5b521a588c), \
            UINT64_C(0x43e4bb1ebb4d50e8), UINT64_C(0x75dc9768d12f865e), UINT64_C(0x00fb6a36c63fc3fa) } }, \
        { { UINT64_C(0x73f401c9a44299a9), UINT64_C(0xe820242daab2dd55), UINT64_C(0x5ea50a289bb90020), \
            UINT64_C(0x8118c1fe8ac07546), UINT64_C(0x2ec917e86e1a94d1), UINT64_C(0x0074e53f64a69334) } } }, \
      { { { UINT64_C(0x317158bfee76ee0a), UINT64_C(0xd913d1bbff8235c4), UINT64_C(0x351fd26547e6a87e), \
            UINT64_C(0x4c8405bb3ff80184), UINT64_C(0x10af44e053a1b00a), UINT64_C(0x00443f5d40023ada) } }, \
        { { UINT64_C(0x21c4f8437c111db7), UINT64_C(0xc843f4af9d110b7b), UINT64_C(0x6d60b97b8bedf730), \
            UINT64_C(0x8bfbe98288dffdc9), UINT64_C(0xc6bef7287614ad25), UINT64_C(0x012b39660bdefb86) } } }, \
      { { { UINT64_C(0x68b11f7a1c5e7f1a), UINT64_C(0xc3b0e545836f3c1c), UINT64_C(0x5915e47b1c2219ab), \
            UINT64_C(0x9d30c3eb44d50ecc), UINT64_C(0xffcbb6d861b1e79c), UINT64_C(0x012f4254174e6251) } }, \
        { { UINT64_C(0xede52dbb72480a6c), UINT64_C(0x479beb875dcf4c71), UINT64_C(0x58babfa8d74b2c01), \
            UINT64_C(0x785af14dd4823f76), UINT64_C(0x6d124f46e1ad72ca), UINT64_C(0x00dcd93927bae02d) } } }, \
      { { { UINT64_C(0x2901d976b5d99576), UINT64_C(0x9740bb145274bebe), UINT64_C(0x977cd49646b0b4fb), \
            UINT64_C(0x09c34dd307b5ace8), UINT64_C(0xca79f75a3740118f), UINT64_C(0x013fed8699fbdd57) } }, \
        { { UINT64_C(0xff99e03f89feb29a), UINT64_C(0x99329958179238a2), UINT64_C(0x8a66d3c2a33d17d6), \
            UINT64_C(0xb8119ad72f8e308a), UINT64_C(0x3ec3bf51f2165f1c), UINT64_C(0x00e2f7f99192884d) } } }, \
      { { { UINT64_C(0x88e471ae57ce2073), UINT64_C(0xadd3c1148b142580), UINT64_C(0x483d1a8a24f0267c), \
            UINT64_C(0xaf8ab757f10bbd0f), UINT64_C(0xcb1d88020afaa6fb), UINT64_C(0x01552665324d9cda) } }, \
        { { UINT64_C(0x8f2b39ed8d348533), UINT64_C(0x953232da29c94408), UINT64_C(0x3ea3cc08d50d5c34), \
            UINT64_C(0x2493cacef0e8e2dd), UINT64_C(0xe80cc0bc147d429d), UINT64_C(0x006f854f54711f5c) } } }, \
      { { { UINT64_C(0x29b02ea537324ff4), UINT64_C(0x2d1d4f40240a3964), UINT64_C(0x6200ad467f20eb72), \
            UINT64_C(0xe1a50c3ab69bf824), UINT64_C(0x169400b63916c162), UINT64_C(0x01123b10bb427050) } }, \
        { { UINT64_C(0xc888e55b992fac90), UINT64_C(0xa414da9b2244c854), UINT64_C(0x6029d62ea45a86cc), \
            UINT64_C(0xd4f4023d51e22ea1), UINT64_C(0xdb196bd11997e4da), UINT64_C(0x00f8069b025d78d3) } } }, \
      { { { UINT64_C(0x3aad44001036b818), UINT64_C(0xf9f27070198d95cf), UINT64_C(0xbe1dda8332020d29), \
            UINT64_C(0xf5b3e32bd09524f2), UINT64_C(0x4c28fbeb5158f9be), UINT64_C(0x018ea1f2da65eba7) } }, \
        { { UINT64_C(0xcdbb81f47be2e455), UINT64_C(0x69fc84084ca40937), UINT64_C(0x0e72bd26d060158d), \
            UINT64_C(0x3a65a45c1fa46231), UINT64_C(0x85c62b311dfb949e), UINT64_C(0x017b8bd352d48ff7) } } }, \
      { { { UINT64_C(0x951adfc25293a4df), UINT64_C(0x7951bfc856f5bd1f), UINT64_C(0x3ef8f1f23bdf53aa), \
            UINT64_C(0x85daca28240f750a), UINT64_C(0xe6faa96b8c384d1e), UINT64_C(0x00cc622da7f2ec24) } }, \
        { { UINT64_C(0x504bc59c65928962), UINT64_C(0x0bc4a67fa82ba2a1), UINT64_C(0x9f4a8d5c208580b0), \
            UINT64_C(0xb0d1544672ad9d7d), UINT64_C(0x8cd70a406738937b), UINT64_C(0x017b6be9be258af5) } } }, \
      { { { UINT64_C(0x59942c4571f4b89c), UINT64_C(0x8a77dc1e9bb882cc), UINT64_C(0x05bbab1e83cf34a7), \
            UINT64_C(0xbcaaf9ad8f555dee), UINT64_C(0xf720e7cba0d67846), UINT64_C(0x018330cb01f98b44) } }, \
        { { UINT64_C(0xec97f0f93cb79670), UINT64_C(0x27ae1b0079e06091), UINT64_C(0x962378effc170491), \
            UINT64_C(0x68c8fe8bd1feec29), UINT64_C(0x065fe124fbf174ca), UINT64_C(0x0085cebbefce9a44) } } }, \
      { { { UINT64_C(0x782a2dd791f4f457), UINT64_C(0xbbcba82b1364ebb0), UINT64_C(0xb2aef04447706b2a), \
            UINT64_C(0x5e817881f52cd9fa), UINT64_C(0x279b0e3eeff0abfa), UINT64_C(0x013535b9f654246d) } }, \
        { { UINT64_C(0xe239e0fdd93b4f9b), UINT64_C(0x7e5a3af338b62807), UINT64_C(0xad22e4b109842724), \
            UINT64_C(0x37d9b8ca5d9c4f63), UINT64_C(0x4e16cbd70b111230), UINT64_C(0x00c964cd75bcb538) } } }, \
      { { { UINT64_C(0x8705cd1de5248651), UINT64_C(0xc78d19ed68d52cf2), UINT64_C(0xd13c748236fb9b08), \
            UINT64_C(0x120905a28107cb98), UINT64_C(0xc22853c6d2cd27f4), UINT64_C(0x0138e365142e6d7a) } }, \
        { { UINT64_C(0x50067fb0981866e8), UINT64_C(0x0f2c29fa2027d348), UINT64_C(0x0f850e30517690ee), \
            UINT64_C(0xe15b3714a2179c7d), UINT64_C(0x4bd2e5e350d635ce), UINT64_C(0x019deb6ee7a34526) } } }, \
      { { { UINT64_C(0xe627173be192acff), UINT64_C(0x738ce221e042eb10), UINT64_C(0x2b76ce443f84321e), \
            UINT64_C(0x4202f4de3f251660), UINT64_C(0x6a1018fdb04384a9), UINT64_C(0x001742a303b2dc5f) } }, \
        { { UINT64_C(0x95ec20976846bdd0), UINT64_C(0x551fb5dded503658), UINT64_C(0x6bbaabcedc689a15), \
            UINT64_C(0xd0a9e3d2ef614cdf), UINT64_C(0x8d9283a358061d5c), UINT64_C(0x0110781b5441fc9b) } } }, \
      { { { UINT64_C(0x3242df55a7eca48a), UINT64_C(0x105e7a39c4e65a03), UINT64_C(0x868c02141c568769), \
            UINT64_C(0x4378c64523ddc744), UINT64_C(0xd92a719398a84931), UINT64_C(0x016e3ed4bb9b0cea) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } } }
/* coefficients of XDEN */
#define G2_H2C_XDEN_LEN 22
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G2_H2C_XDEN \
    { { { { UINT64_C(0x0ec0b53ac73afbd6), UINT64_C(0xba3a59fef638b34b), UINT64_C(0xf538f34e61416278), \
            UINT64_C(0xec059b40cede5a4e), UINT64_C(0x25aa431285ffd38b), UINT64_C(0x003500c9dcb9da9d) } }, \
        { { UINT64_C(0xe74c9cbfacd7b395), UINT64_C(0x90827e1c3c0921a7), UINT64_C(0x22e0f8f8f9e42d37), \
            UINT64_C(0x4743624084226278), UINT64_C(0xfad6047644836c49), UINT64_C(0x00eb6798cdaef07b) } } }, \
      { { { UINT64_C(0x97d42a06b6ef98ce), UINT64_C(0x277c180020c0807e), UINT64_C(0xeb85756dbfe9c549), \
            UINT64_C(0x3eb1896134f28e77), UINT64_C(0xa6be7eba6e1b40ec), UINT64_C(0x016a3e54ab2c9fcf) } }, \
        { { UINT64_C(0x192620e67396ddd7), UINT64_C(0x7d75de89ea320721), UINT64_C(0x157ce9be6c8beba0), \
            UINT64_C(0x49e1a10fa5a8b64f), UINT64_C(0xa157b057ff6b41a6), UINT64_C(0x000efe46ee9028f3) } } }, \
      { { { UINT64_C(0x7a16276f3aaab210), UINT64_C(0xf70f02d71c2486d1), UINT64_C(0x8cf4ecac0bd89642), \
            UINT64_C(0x083b8fe2e5899901), UINT64_C(0xc4d8f262c939a87f), UINT64_C(0x01832bdb12d9b08d) } }, \
        { { UINT64_C(0xd7dde1f7458a4e87), UINT64_C(0x14fd24ea585cf53a), UINT64_C(0x2d46236ecde820ca), \
            UINT64_C(0x405e920b4bd1dfb1), UINT64_C(0x01efc11400ad05fb), UINT64_C(0x00bfef5e04e17872) } } }, \
      { { { UINT64_C(0x9e8cbf8c42496d76), UINT64_C(0xbabe7ca303cf7f31), UINT64_C(0x1ac7a9e7fa0d6cc5), \
            UINT64_C(0x57858505a5a61beb), UINT64_C(0xc0554357de6d8f32), UINT64_C(0x009473546a7ab9c3) } }, \
        { { UINT64_C(0x6981a7342be8e03c), UINT64_C(0x43f6dcd7b9fb9b8e), UINT64_C(0xec016e092188f8e4), \
            UINT64_C(0xeeee21e974575ce2), UINT64_C(0x34200f537e62bda8), UINT64_C(0x001331b4137beb19) } } }, \
      { { { UINT64_C(0x2189426fc37cdc36), UINT64_C(0x430bfd8d55da53fa), UINT64_C(0xf00e0a1071b86b35), \
            UINT64_C(0x5dfca89d0c45abb7), UINT64_C(0xfc3a6fcce996e7b9), UINT64_C(0x00d197a28170f3c8) } }, \
        { { UINT64_C(0xd8a351ea2d22a09a), UINT64_C(0x8472015350e69b25), UINT64_C(0x7c7cdc10b06a7553), \
            UINT64_C(0xb071fb08b640d36a), UINT64_C(0x22000fd63648d465), UINT64_C(0x0023f50cda31aa08) } } }, \
      { { { UINT64_C(0xd58f524eea969db5), UINT64_C(0xd2a4ee4257a203a2), UINT64_C(0x40b850f9290ec979), \
            UINT64_C(0x3781f87e27561c8d), UINT64_C(0x66200ce2f358e686), UINT64_C(0x00756628f17f0715) } }, \
        { { UINT64_C(0x20b4377f24ce7931), UINT64_C(0x404fb53b17195518), UINT64_C(0xb880b6f189376699), \
            UINT64_C(0xff128b4ccb8112a0), UINT64_C(0xc1958abebb9355d7), UINT64_C(0x0084b238b9612f0b) } } }, \
      { { { UINT64_C(0x44fab7d981b34f49), UINT64_C(0x754b569060630a9b), UINT64_C(0x951b03d4329c0e2e), \
            UINT64_C(0x042264516da3e655), UINT64_C(0x4e973efe7d39da3e), UINT64_C(0x00c678acb6188a8a) } }, \
        { { UINT64_C(0xbdcd1d4d660bdb5d), UINT64_C(0x872c118351fc4df4), UINT64_C(0x14166f06ed06582c), \
            UINT64_C(0x64c90a3f2c2a1f74), UINT64_C(0x3de6f15097742e58), UINT64_C(0x00ad016280467eba) } } }, \
      { { { UINT64_C(0x3a8bba784f380720), UINT64_C(0x120d806a7156cb0a), UINT64_C(0x57bd4842785fc031), \
            UINT64_C(0x22f0744929f451b2), UINT64_C(0xdd20ee73be179f68), UINT64_C(0x007efbc18b669adc) } }, \
        { { UINT64_C(0x7857003704cf6976), UINT64_C(0x94dffd09cf982f6c), UINT64_C(0xfab8caa82a671270), \
            UINT64_C(0x1cd3d9fca64c370f), UINT64_C(0xff64425733b7ce18), UINT64_C(0x0027452892db1869) } } }, \
      { { { UINT64_C(0xbc08c295dc5bead1), UINT64_C(0xbab945b16822be45), UINT64_C(0xaf378df962fc54e6), \
            UINT64_C(0xe20ef2c21663bcea), UINT64_C(0x09d9ab3ded2e792b), UINT64_C(0x0119fe00d9f7fb13) } }, \
        { { UINT64_C(0x8761a69bdac3a38e), UINT64_C(0x6fe50f9b6430e6de), UINT64_C(0xa1ea922e3957fb6f), \
            UINT64_C(0xb168cdee5f103ae2), UINT64_C(0x4a0c389bf4b2e34b), UINT64_C(0x01a6819bab871b30) } } }, \
      { { { UINT64_C(0x45ba0241d880599d), UINT64_C(0x7f269f33f5f9f863), UINT64_C(0xcb22f8966b1f00a0), \
            UINT64_C(0x45fc3540031fc77b), UINT64_C(0x987aae6570fbcc92), UINT64_C(0x00a49ee863078235) } }, \
        { { UINT64_C(0xf230e2e6f3cd7126), UINT64_C(0x8e1599ec653a70ff), UINT64_C(0x8f08de4dad988bc6), \
            UINT64_C(0xe8eb9619fdf2f02f), UINT64_C(0x20d5cec1622b8d04), UINT64_C(0x006049fd2047f2e1) } } }, \
      { { { UINT64_C(0x18b2d5a20f9808cf), UINT64_C(0xbde1cea7e9740326), UINT64_C(0x04702dc003e2b189), \
            UINT64_C(0x96f6ee220b43a981), UINT64_C(0x49014cde8dc51d73), UINT64_C(0x018bb808fd425ac1) } }, \
        { { UINT64_C(0x8fd73894caceaa4f), UINT64_C(0x52a6d507dfe98bd3), UINT64_C(0xe1a6550312e05cae), \
            UINT64_C(0x09b1498bf1fd67cc), UINT64_C(0xc8a86516d656fba9), UINT64_C(0x00235a99e2280121) } } }, \
      { { { UINT64_C(0x88d65b94f51cd3e2), UINT64_C(0x415dc0e1f0c8601b), UINT64_C(0xe82bc6333052c9c9), \
            UINT64_C(0x102712e0f5762855), UINT64_C(0xebea79ea77952d86), UINT64_C(0x009fe60405e2412e) } }, \
        { { UINT64_C(0x1591795533df82f1), UINT64_C(0xb46fa155f337f4d9), UINT64_C(0xb59059d549083754), \
            UINT64_C(0xd6837ccf9afe25b2), UINT64_C(0x80085510c3b8b60a), UINT64_C(0x008e6f55e7674922) } } }, \
      { { { UINT64_C(0xd288115f7f1d1a4a), UINT64_C(0x072817bcde287934), UINT64_C(0x68b8f80f8e94acb3), \
            UINT64_C(0x1c50f6e84322d480), UINT64_C(0xceed368a144fcfa9), UINT64_C(0x00b764b1c7cd76c8) } }, \
        { { UINT64_C(0xc3a5819e87195638), UINT64_C(0xad8ca35e76592917), UINT64_C(0xc231679bf48512ca), \
            UINT64_C(0x8d2bd9496b52ac50), UINT64_C(0x08739266f25305d7), UINT64_C(0x00f8d0291974e871) } } }, \
      { { { UINT64_C(0x406fa24e92f5d386), UINT64_C(0xda63b4f471841bf8), UINT64_C(0xd9a0766d124849ac), \
            UINT64_C(0xf014d49e00946017), UINT64_C(0xc0fd4d3947951470), UINT64_C(0x014ba1fada84629c) } }, \
        { { UINT64_C(0x3fea71674351da4f), UINT64_C(0xfa17d1b71c20fb05), UINT64_C(0xdf8e79685f9ce13e), \
            UINT64_C(0x7d873fc47d7afb36), UINT64_C(0x4636526f39506960), UINT64_C(0x0188b469852fe315) } } }, \
      { { { UINT64_C(0x9fd4fd139d6ced33), UINT64_C(0x6eb9c07239bff140), UINT64_C(0x80928078e99a17f4), \
            UINT64_C(0x754ad5fafdc32eb1), UINT64_C(0x40e1f381c5933ee3), UINT64_C(0x0184e461a2d1aa9f) } }, \
        { { UINT64_C(0x31ee864de7d9871d), UINT64_C(0x342d11cee18b096c), UINT64_C(0xc67c6280082f28de), \
            UINT64_C(0xf1eecd0adbbdce24), UINT64_C(0xf957c0a268c80708), UINT64_C(0x012f4813ae90f017) } } }, \
      { { { UINT64_C(0x89f157d221c09501), UINT64_C(0xbaaf8f20029bfd78), UINT64_C(0x47324de826f33c0c), \
            UINT64_C(0x35ed9aeacb5f7b4d), UINT64_C(0x461b334de38ffc5c), UINT64_C(0x0114c341b660fae5) } }, \
        { { UINT64_C(0x07369296f42dbb44), UINT64_C(0x853d4dc42f6c4751), UINT64_C(0xd21df7a1f7403474), \
            UINT64_C(0x8a62095294c0dbe3), UINT64_C(0x7a38cdfd282d6d30), UINT64_C(0x00035e674d8032e8) } } }, \
      { { { UINT64_C(0x273cba5ff80e4e97), UINT64_C(0x5fb2ec9b20a68c02), UINT64_C(0xb901700147fde6b3), \
            UINT64_C(0xc1aac8b17867c21b), UINT64_C(0xc78c0ba76f033c85), UINT64_C(0x008677990f6d0b25) } }, \
        { { UINT64_C(0x4e894429dd63b340), UINT64_C(0x124233549c9ee554), UINT64_C(0x490b06358b368e7d), \
            UINT64_C(0x601d72bd4cf63757), UINT64_C(0x1cd39185a2a407a0), UINT64_C(0x01155285e80959ae) } } }, \
      { { { UINT64_C(0xa76869d84cf01cea), UINT64_C(0xa48c45641d9db3b5), UINT64_C(0xa4cde0af486cc694), \
            UINT64_C(0x6bf592ad33030b99), UINT64_C(0x5be2936efdb157c6), UINT64_C(0x00ce58a56d8373d0) } }, \
        { { UINT64_C(0xea4e3124e58f999e), UINT64_C(0xb4b1772f86672040), UINT64_C(0xbf602c6873141663), \
            UINT64_C(0x15fcbc3defa26705), UINT64_C(0xc608575d09b8749a), UINT64_C(0x008c68013e66307c) } } }, \
      { { { UINT64_C(0x91ab988eedd69f31), UINT64_C(0xf2215e7b124814ca), UINT64_C(0x6da97975fedbea30), \
            UINT64_C(0xadcceba73a812353), UINT64_C(0xc2f372873fad29bc), UINT64_C(0x010de3d159d2003d) } }, \
        { { UINT64_C(0x0ce3f033d8e0462a), UINT64_C(0xc6060c96faae1b21), UINT64_C(0xe12193a63500d455), \
            UINT64_C(0x50902ef9d451e48b), UINT64_C(0xff6c7f29a2709d21), UINT64_C(0x0121f103e165e2aa) } } }, \
      { { { UINT64_C(0xa605fcb90cbbb388), UINT64_C(0x90afba6371091c20), UINT64_C(0xfe73da940c1e3e42), \
            UINT64_C(0xd15efc17e076acc8), UINT64_C(0xe5309b0d2ac1b97e), UINT64_C(0x006fee40fd472b00) } }, \
        { { UINT64_C(0xad856bf76e396de5), UINT64_C(0x8069730cdc7f2cf0), UINT64_C(0x691cf55443e1c7f2), \
            UINT64_C(0x84eeab3569890572), UINT64_C(0x45591feabb06765c), UINT64_C(0x000eac2f10e99461) } } }, \
      { { { UINT64_C(0x1c310eaa54466d5f), UINT64_C(0x9d9f97bdcdf75ab8), UINT64_C(0x2ca22727d07b521e), \
            UINT64_C(0xfebe3c752ef577cb), UINT64_C(0xcf32f61a8aae9f68), UINT64_C(0x00a076ae62c522fb) } }, \
        { { UINT64_C(0x3aa113972cec0b76), UINT64_C(0x47a6026c6e592d9b), UINT64_C(0x8592dfb2ecd12327), \
            UINT64_C(0x85ddcb9b31fe83f3), UINT64_C(0x2a38e3df8261ebb0), UINT64_C(0x019e7061afd376db) } } }, \
      { { { UINT64_C(0x09d202bd20177ad3), UINT64_C(0x40e1148b2a47bddd), UINT64_C(0x6de17dcee727b0ea), \
            UINT64_C(0x8c4c28ac60d51912), UINT64_C(0x7ccf032d59e11f4a), UINT64_C(0x010253300b0b877c) } }, \
        { { UINT64_C(0xb67c18de7a2e3981), UINT64_C(0xbea7c35c92c04c5f), UINT64_C(0x1c3f8a0102012df6), \
            UINT64_C(0xfb7491e2675b4164), UINT64_C(0x24857dbabd93d873), UINT64_C(0x0009eec00179da36) } } } }
/* coefficients of YNUM */
#define G2_H2C_YNUM_LEN 34
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G2_H2C_YNUM \
    { { { { UINT64_C(0xf8c6bf8c7787c327), UINT64_C(0xc29e43cdf5ec883b), UINT64_C(0x58393c730756583f), \
            UINT64_C(0x13d61e9d45fa04c1), UINT64_C(0x904da9443960cd84), UINT64_C(0x0077c4b3db6f2cbd) } }, \
        { { UINT64_C(0x2206bc53ecebbadc), UINT64_C(0x7cabd3abd6f848a0), UINT64_C(0x28646712c13b854c), \
            UINT64_C(0xc356a876fc0d323b), UINT64_C(0x7fd371886e6193b0), UINT64_C(0x000bece2aede3832) } } }, \
      { { { UINT64_C(0x4a6ea160b17ad8d8), UINT64_C(0x1741e799cc0e8b08), UINT64_C(0xd49d75b689c2236c), \
            UINT64_C(0xe2091f655f18587a), UINT64_C(0x8e0888b6bc2180a3), UINT64_C(0x008ea615675d8945) } }, \
        { { UINT64_C(0x1e9bb7389d9e6249), UINT64_C(0x3869cf252be31020), UINT64_C(0x38330a6562045858), \
            UINT64_C(0xde1a3abbcdb72b7d), UINT64_C(0xb8716b8ba7b5b90c), UINT64_C(0x00f901e21f5a8ee8) } } }, \
      { { { UINT64_C(0x1a30fc113f141e1f), UINT64_C(0x631fef9260296414), UINT64_C(0x9b4d780fd0582e2a), \
            UINT64_C(0x5f80c5685c75638c), UINT64_C(0xa824feb90d499353), UINT64_C(0x016e2f2b409460ca) } }, \
        { { UINT64_C(0xdd9c0a0ca8183239), UINT64_C(0x08a4c338a1d036cb), UINT64_C(0xd77ba3fc4db942a4), \
            UINT64_C(0x1ed340bdc76db624), UINT64_C(0xe706c8a69aa0894d), UINT64_C(0x018865914ce45ef8) } } }, \
      { { { UINT64_C(0x792f57ac74848132), UINT64_C(0x6df900c7fe81d180), UINT64_C(0xaeb1a2006fdf71f6), \
            UINT64_C(0x8bb8d30c2c6c77b4), UINT64_C(0x0ae511b744c85e1f), UINT64_C(0x01ab8f055a435223) } }, \
        { { UINT64_C(0xc96e4c81a364b23d), UINT64_C(0x4d1128c683ef3fe5), UINT64_C(0xb059f58a001249f1), \
            UINT64_C(0x542fd7256d3ba2fd), UINT64_C(0x72e5013c97b923a7), UINT64_C(0x000ca9cf0d750739) } } }, \
      { { { UINT64_C(0x8b4462d55baa6c3b), UINT64_C(0x876e75c009d650a7), UINT64_C(0x25ce5dc5a585c52d), \
            UINT64_C(0x2ad80e0c02ed7925), UINT64_C(0xcfe4a62b06e87a85), UINT64_C(0x007ae371458c26a3) } }, \
        { { UINT64_C(0xd9ea653d8aede23b), UINT64_C(0x64b5bbb0ab7d215a), UINT64_C(0x15bcc65e171f9578), \
            UINT64_C(0x3801cab639b291be), UINT64_C(0xe2dae194b31bd0b0), UINT64_C(0x012abd5de7afe0d3) } } }, \
      { { { UINT64_C(0x73edca4391f69bf8), UINT64_C(0x53830bf39cdc4f7d), UINT64_C(0xb57800d6a0f95c1c), \
            UINT64_C(0x1a8ced5c2a872241), UINT64_C(0xb886e207a9254063), UINT64_C(0x009a7dc8b27650a1) } }, \
        { { UINT64_C(0xae76373fc028229c), UINT64_C(0xc2201072e03484d2), UINT64_C(0x4eb807057348b321), \
            UINT64_C(0x619c65131159df41), UINT64_C(0xe9cc24ee161ba71c), UINT64_C(0x009dfef3e472079e) } } }, \
      { { { UINT64_C(0x124f0f2c8e18f966), UINT64_C(0x1614ae6f02564e98), UINT64_C(0x6c535653b348c01c), \
            UINT64_C(0x4d4c4011d5f28d72), UINT64_C(0x4e35a4d80a17fdac), UINT64_C(0x010a1a15a95fe223) } }, \
        { { UINT64_C(0x8e42ee6aa53aa2d2), UINT64_C(0x9042d753bc997a50), UINT64_C(0x2aa1b7b6f50f5f5d), \
            UINT64_C(0xdfd0fb8f944aca2c), UINT64_C(0x46f0489da109e0a0), UINT64_C(0x0007b451d3929de2) } } }, \
      { { { UINT64_C(0x6ac26d3bcb6c979c), UINT64_C(0x5d02ecb242eef1e2), UINT64_C(0x9cefef4135ef4a97), \
            UINT64_C(0xa710dd803684512e), UINT64_C(0x63f01ea9c83c16f6), UINT64_C(0x0057f492c89a5a4f) } }, \
        { { UINT64_C(0xf917290b4789edfa), UINT64_C(0x8cc7b8cf8c54fcd1), UINT64_C(0x47b6ce7203afd895), \
            UINT64_C(0x38d2a3adced43317), UINT64_C(0xf8947da53f9cba4d), UINT64_C(0x00a254260a07d09c) } } }, \
      { { { UINT64_C(0x36483abc1db8e1f0), UINT64_C(0xb72bb1765d880378), UINT64_C(0xb898ec69869f405d), \
            UINT64_C(0xa0f693bac6708227), UINT64_C(0x56e1d8966c489ed1), UINT64_C(0x01161f17e0160df9) } }, \
        { { UINT64_C(0x6d4e79370125c3c1), UINT64_C(0xbbad0336df72e2b3), UINT64_C(0x0da296070bac4c55), \
            UINT64_C(0x1d74f935eb8e61c9), UINT64_C(0xcd719cde2e750c02), UINT64_C(0x00fdb818545d200d) } } }, \
      { { { UINT64_C(0xcf1c707c56896b89), UINT64_C(0x2c08312e69b960de), UINT64_C(0x731832b72a35bdab), \
            UINT64_C(0xe7f169d2966652fb), UINT64_C(0xc31515caea752b0e), UINT64_C(0x00ccbaf96236295a) } }, \
        { { UINT64_C(0x12e84714e3125216), UINT64_C(0x2ddba643a53f3f87), UINT64_C(0xf49d9392c0aef673), \
            UINT64_C(0xa30a0ef32dd83d8d), UINT64_C(0xc463f2eb77540c40), UINT64_C(0x0124f56ba19ffedc) } } }, \
      { { { UINT64_C(0x328ade1cb5814637), UINT64_C(0x7c563df3b760e67c), UINT64_C(0x476fa0292db18d6b), \
            UINT64_C(0xe94debeac8c26bf6), UINT64_C(0x14001b8ee866664c), UINT64_C(0x00b8c8dd006f21c1) } }, \
        { { UINT64_C(0xf571d0414e06b6f5), UINT64_C(0x9f022caa8ec6d8ef), UINT64_C(0xa162a5e0d31c0b18), \
            UINT64_C(0xde3b8d93b3260c38), UINT64_C(0x306ccd36e9d1d288), UINT64_C(0x01801733f183c132) } } }, \
      { { { UINT64_C(0x34e184bfc37b1656), UINT64_C(0x295eb60cc75dc0cd), UINT64_C(0x2715cfdb34a608f3), \
            UINT64_C(0x0222a499ace3584f), UINT64_C(0xa46b3267fd09de31), UINT64_C(0x00a1d465f44ce873) } }, \
        { { UINT64_C(0x30212658fb049ed6), UINT64_C(0x406c66443aa11834), UINT64_C(0x3ac1eb3ee2b34b23), \
            UINT64_C(0xf2cb57dac2ec477e), UINT64_C(0x53d9cbd337de73c6), UINT64_C(0x00f08116403a483c) } } }, \
      { { { UINT64_C(0x12632dca9515c952), UINT64_C(0xdcff22745cbe6ffd), UINT64_C(0x9e2a60882da56eba), \
            UINT64_C(0x24c9fdabd0dc5b81), UINT64_C(0xdafb5e31826aa46a), UINT64_C(0x017d22e9d665add9) } }, \
        { { UINT64_C(0x6c9adfe203355f1c), UINT64_C(0x7d55aa8a8a832fc1), UINT64_C(0x01f92848a2eebb54), \
            UINT64_C(0x5b5a212ef9e7b319), UINT64_C(0xed57ea8d9745edc0), UINT64_C(0x004e755e0cfba584) } } }, \
      { { { UINT64_C(0x484dddd49b07aecf), UINT64_C(0x17ab4f0c3e662769), UINT64_C(0x247ae5af04281e86), \
            UINT64_C(0xbbda48ccaee5cf5e), UINT64_C(0xffa3d9b784622d99), UINT64_C(0x019b7d8c1ec99b87) } }, \
        { { UINT64_C(0xd15140afe11efb52), UINT64_C(0x5b28b3eb01f2c4e2), UINT64_C(0xe1700684452b53e7), \
            UINT64_C(0xf6e45e82092d8e5a), UINT64_C(0x6b517b772af474d9), UINT64_C(0x003388113855c225) } } }, \
      { { { UINT64_C(0x17b5e80a4331243f), UINT64_C(0xc1b5c51e89842e43), UINT64_C(0xd007ed8c588f366f), \
            UINT64_C(0x6d6a74ce12620df5), UINT64_C(0xe2a85516fd36f02b), UINT64_C(0x011e1d1bc51021a1) } }, \
        { { UINT64_C(0xcfe38025500d8ec9), UINT64_C(0x545653be9eb11f8a), UINT64_C(0x73cc1c979fdafc7b), \
            UINT64_C(0x8d06d530e3076817), UINT64_C(0x51c6b8b444044f52), UINT64_C(0x0136ec20e2d47727) } } }, \
      { { { UINT64_C(0xbfd686a51da091f7), UINT64_C(0x058d4ec82895b6be), UINT64_C(0xcf6c78083042ec62), \
            UINT64_C(0x2a82d059a4ec6ffb), UINT64_C(0xaacc4ff3e6bda447), UINT64_C(0x01255dd6d61d3f8e) } }, \
        { { UINT64_C(0x44c512c2e9fa2874), UINT64_C(0xa0b55c0a209ce235), UINT64_C(0xbfa7b39dba559394), \
            UINT64_C(0xd1ce4c0f46108d9a), UINT64_C(0x4f3d5c1661285560), UINT64_C(0x015b6dc224fc2c71) } } }, \
      { { { UINT64_C(0x6f6d1dcddac9e2c7), UINT64_C(0x819dc2a39047d592), UINT64_C(0x1f5521aa64ea1263), \
            UINT64_C(0xc017d565b0db4124), UINT64_C(0xa465d1c468ab7301), UINT64_C(0x002706e15ddafb39) } }, \
        { { UINT64_C(0xb2f9cccc2aeef445), UINT64_C(0x9ed9625e7d0c7ad4), UINT64_C(0x6ee43b641d52d20c), \
            UINT64_C(0x2e1e62cf49ea02f0), UINT64_C(0x723971a8708dbdd6), UINT64_C(0x0081fee016eeb4a8) } } }, \
      { { { UINT64_C(0x807d3aba469c1631), UINT64_C(0xcd6357bd7e2ef9e4), UINT64_C(0x2e519f1a33c10a11), \
            UINT64_C(0x6ce72ba156e5bfe0), UINT64_C(0x3dac300dfe1daa42), UINT64_C(0x00d53a9250a7311e) } }, \
        { { UINT64_C(0x2520623ce06f33e4), UINT64_C(0xd240806563c60560), UINT64_C(0x6fa4256475c80827), \
            UINT64_C(0xf749de0174c8fcda), UINT64_C(0x715a93d0ec7ae605), UINT64_C(0x00b47c561b043d1f) } } }, \
      { { { UINT64_C(0x590c9c6ad571f770), UINT64_C(0x9a8ef739bd34e9cb), UINT64_C(0xa941bac3bd17f06c), \
            UINT64_C(0x8e6736417dcc5d12), UINT64_C(0xe43164e07df03acc), UINT64_C(0x01498f26432d9645) } }, \
        { { UINT64_C(0x24542488214ba499), UINT64_C(0xbb191fa7d27771c8), UINT64_C(0xc7d4c58f0ce1c294), \
            UINT64_C(0xce0656e845f283a4), UINT64_C(0xe4b1f1dcd4c45948), UINT64_C(0x00d086573d669541) } } }, \
      { { { UINT64_C(0x22abb7c6f2179240), UINT64_C(0xf3ef3d95f17be9c3), UINT64_C(0xf6c78b2976fcd89b), \
            UINT64_C(0x2744eeda0beae469), UINT64_C(0x14cbfe466cdf7db8), UINT64_C(0x00c04c2bc9effcad) } }, \
        { { UINT64_C(0xbda15d56028deb36), UINT64_C(0xd75fe3f1840006bd), UINT64_C(0x602da22a7a73a128), \
            UINT64_C(0x45e0d57406b677ee), UINT64_C(0xd1d022aaf9e9373b), UINT64_C(0x010ec84959d92dc4) } } }, \
      { { { UINT64_C(0x20be8046516d37f7), UINT64_C(0xd1ea5dfa25c0a7e0), UINT64_C(0x795e279582af9cea), \
            UINT64_C(0xe180a5f8f6130fe9), UINT64_C(0x51b59820acc7877a), UINT64_C(0x0022a948b97cb433) } }, \
        { { UINT64_C(0x3f57d0fe5487a40f), UINT64_C(0x624cab84aabb0c65), UINT64_C(0xb05f0b77c5178e1d), \
            UINT64_C(0x6cf2bfe6b9a68f08), UINT64_C(0xc4c2fef1109c59ce), UINT64_C(0x011b0585ebdb5fa4) } } }, \
      { { { UINT64_C(0x20cc621579dca91a), UINT64_C(0x71d1bc579ee22936), UINT64_C(0x320da7006855e85b), \
            UINT64_C(0x9d5132972aab61cd), UINT64_C(0x64748be947f62274), UINT64_C(0x0064cb0f1937a011) } }, \
        { { UINT64_C(0xf6a6cf3d6b6fb79e), UINT64_C(0x60b63663aa109535), UINT64_C(0x082cd352704b7d81), \
            UINT64_C(0xa52a9c6ed65ed5e5), UINT64_C(0xf2fa4b94bf631083), UINT64_C(0x01779de21c9e8340) } } }, \
      { { { UINT64_C(0x653f93733cd9eb26), UINT64_C(0x13b3f632db6b13ca), UINT64_C(0xdcf35167c7e76c70), \
            UINT64_C(0x835a64bc31ea6e0b), UINT64_C(0x3b0960853b0dfbb3), UINT64_C(0x00f5a65d300f2711) } }, \
        { { UINT64_C(0x2057ad4d6655a4e4), UINT64_C(0x605989d35d0c688b), UINT64_C(0xe87f54463a4c4db4), \
            UINT64_C(0x472136e7de5cb922), UINT64_C(0x0a522de04f9fe7b6), UINT64_C(0x0133056119d8fe1f) } } }, \
      { { { UINT64_C(0x8bccdfbcff507e36), UINT64_C(0x6880b5ec2d288e62), UINT64_C(0xa8a0d8c33936eadc), \
            UINT64_C(0xcbfdb2c0d4c14e1d), UINT64_C(0x32c1eaa7b1d6607c), UINT64_C(0x00b40ab5630f1524) } }, \
        { { UINT64_C(0xe10f8481656dfd6d), UINT64_C(0xa91278bb5dfd3308), UINT64_C(0x842a78cfe90c6b47), \
            UINT64_C(0xbc2ba0688a13756d), UINT64_C(0xc5f54a2dd66e4822), UINT64_C(0x013cbe2dadbc8a06) } } }, \
      { { { UINT64_C(0x75f7ee686892aa52), UINT64_C(0xbaf37b17aca89de5), UINT64_C(0x058abf72d6fa7080), \
            UINT64_C(0xd4a1e64bfebaab65), UINT64_C(0x1816d3d3240aacf9), UINT64_C(0x0121d87c012b204a) } }, \
        { { UINT64_C(0x2a061e0fbeb29c33), UINT64_C(0x87264732a72f96ff), UINT64_C(0x002eb3ce3ba233ef), \
            UINT64_C(0xd64293031ee73f3e), UINT64_C(0xd4c6491172e8a3f7), UINT64_C(0x012b85b58c2aa8b1) } } }, \
      { { { UINT64_C(0x7a109a865b5b7d1a), UINT64_C(0x08ec59a0dd7eac5d), UINT64_C(0xae4d0301148ac7bd), \
            UINT64_C(0xd64477891e3e06fd), UINT64_C(0x71b2ce6492231371), UINT64_C(0x0134951104ca22a9) } }, \
        { { UINT64_C(0xbda5e243efeb0a21), UINT64_C(0x6018dbb945becb27), UINT64_C(0x79c17f67ed559915), \
            UINT64_C(0x3cdd68361d6d5c75), UINT64_C(0xccb684fb4dca0d5a), UINT64_C(0x012b593332bf94e4) } } }, \
      { { { UINT64_C(0x578d29076c1b56bc), UINT64_C(0xc9a2b69d87a4c01e), UINT64_C(0x37698120e1d166a0), \
            UINT64_C(0xde4be745cf2bcd0e), UINT64_C(0xcf5dfc3d61454c6d), UINT64_C(0x006d25631b3aab26) } }, \
        { { UINT64_C(0x77e8487503d62958), UINT64_C(0x887d48314fcd1521), UINT64_C(0x0af5ed0780a68857), \
            UINT64_C(0xf39db576cdee2b40), UINT64_C(0x1e50410dbf199035), UINT64_C(0x01770f5310d187db) } } }, \
      { { { UINT64_C(0x973351794a4c9a4e), UINT64_C(0x4eb4652c1c946aac), UINT64_C(0x86eb60fd791a5d63), \
            UINT64_C(0x6091430b3ec31144), UINT64_C(0xfb04d25d98f84664), UINT64_C(0x01ac3252da472baf) } }, \
        { { UINT64_C(0x44ed90aa3a73bc3e), UINT64_C(0xfc55e19bd7eb6908), UINT64_C(0x8c0fe30feb9d687a), \
            UINT64_C(0x9dc100b7994d5576), UINT64_C(0x66f162839dc699b7), UINT64_C(0x014f44ef5d0e1b03) } } }, \
      { { { UINT64_C(0x4f3db8b0c60624cd), UINT64_C(0x90174d1e2db946de), UINT64_C(0x2fee834c7b37666b), \
            UINT64_C(0xdfe53d96c1bbf35e), UINT64_C(0x72ca54f1ff127e36), UINT64_C(0x0021e4531a24befd) } }, \
        { { UINT64_C(0x17a9063d132af270), UINT64_C(0x7cd7dd027ef2a3af), UINT64_C(0x8ab4de1e20325ee0), \
            UINT64_C(0x66cf38b0e8326a26), UINT64_C(0xfa9317fbbb1cd64e), UINT64_C(0x0183c713dde4c378) } } }, \
      { { { UINT64_C(0x73fbaa31815430c6), UINT64_C(0x500272bce58f3f3a), UINT64_C(0x591e5e8c4189d6ff), \
            UINT64_C(0x16e9cfa2e3b2f7c0), UINT64_C(0x11de31143376e2e0), UINT64_C(0x015fa1ad659d1802) } }, \
        { { UINT64_C(0x701e2d89669adba3), UINT64_C(0x380c66f7b15ced91), UINT64_C(0x7b057467c162d049), \
            UINT64_C(0xa64e3ddf99dc04db), UINT64_C(0x234398916e9ac744), UINT64_C(0x006479b9e0d92c33) } } }, \
      { { { UINT64_C(0xbaf84b52e0bb5506), UINT64_C(0x073bc8f9bd933708), UINT64_C(0x4085ae2ce7268116), \
            UINT64_C(0x5070d978e7db5f83), UINT64_C(0x788750c02945294f), UINT64_C(0x00b54e61c4abb28b) } }, \
        { { UINT64_C(0x2f512f39e96c5c89), UINT64_C(0x8ccbdb104915df3a), UINT64_C(0x377432c9d57b3439), \
            UINT64_C(0xd078cf9a9ec62b78), UINT64_C(0xd386f935ff2c1c5e), UINT64_C(0x0105ae9223786400) } } }, \
      { { { UINT64_C(0x8797a788d2fa52c0), UINT64_C(0xf3852a2e84fa3826), UINT64_C(0xc26df61bbcef9e56), \
            UINT64_C(0x39cf439d346f84d0), UINT64_C(0xebae913e6bb2b4d1), UINT64_C(0x00668488b782b8d0) } }, \
        { { UINT64_C(0xd4317274bd608128), UINT64_C(0xf23b6ced48acec3a), UINT64_C(0x21e626bc78235063), \
            UINT64_C(0xfb98201b07ffe07e), UINT64_C(0x3a1e67835364485c), UINT64_C(0x004f28a7859d2de5) } } }, \
      { { { UINT64_C(0xb463401fbb3ba71c), UINT64_C(0x4fd440e06d950f54), UINT64_C(0x5db6d17409ac3b71), \
            UINT64_C(0x2bf244168458d99d), UINT64_C(0x89cc619d2b099499), UINT64_C(0x006865c259674fa2) } }, \
        { { UINT64_C(0x798507b0d4b6b356), UINT64_C(0x01fd7db5cb4d943d), UINT64_C(0x258b13be29ae95e0), \
            UINT64_C(0x47888b8ca0640126), UINT64_C(0x57b014373624af3d), UINT64_C(0x00372e4aa8f40c61) } } }, \
      { { { UINT64_C(0xfd46d4d733d2a2fb), UINT64_C(0x67e432dee24ccc42), UINT64_C(0x7930f6a2ecf9d7a0), \
            UINT64_C(0x0657b5be873fdeb1), UINT64_C(0xa8dd05b036329d6e), UINT64_C(0x00480a552ca602c4) } }, \
        { { UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), \
            UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000) } } } }
/* coefficients of YDEN */
#define G2_H2C_YDEN_LEN 33
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G2_H2C_YDEN \
    { { { { UINT64_C(0x26843ba0de43fb66), UINT64_C(0x7d05542f700b2348), UINT64_C(0x0f4e3b8c200ee6cb), \
            UINT64_C(0xa00afb9e3dc775d3), UINT64_C(0x514716732c9885b0), UINT64_C(0x01613fe4e74e8a09) } }, \
        { { UINT64_C(0xd7d152116f65c042), UINT64_C(0xa12f8ac29d3b5fdd), UINT64_C(0xf07a25f93af3151f), \
            UINT64_C(0xd7b9dcbd5af31169), UINT64_C(0x1499e815e2d98c72), UINT64_C(0x01501ad76b02e041) } } }, \
      { { { UINT64_C(0xd7a3cb5955aa49d9), UINT64_C(0x985c69d35aa40eea), UINT64_C(0xd0f5154bad8057d0), \
            UINT64_C(0x792eaf6d29da7112), UINT64_C(0x77a39699cdac7568), UINT64_C(0x0004cd58fc8f19cd) } }, \
        { { UINT64_C(0x2c103c4ba2173693), UINT64_C(0x8144011ca4651dd5), UINT64_C(0xc31c05f30703165e), \
            UINT64_C(0x22b38fc0a185f2db), UINT64_C(0xfc72b0ce70b82099), UINT64_C(0x00ae4a801ebf1368) } } }, \
      { { { UINT64_C(0x1e366fb54ec3f8e8), UINT64_C(0xfb8735b6f0b2ad43), UINT64_C(0x8232d6d853c2c02d), \
            UINT64_C(0x6fa9cf7601162d89), UINT64_C(0x89d2f851f3156661), UINT64_C(0x001c8d1491bde47c) } }, \
        { { UINT64_C(0x1581ca89a029f977), UINT64_C(0xd8c351c0e4ec8caf), UINT64_C(0x82e369a01b352e20), \
            UINT64_C(0x278d67a16a20809b), UINT64_C(0xf37f9d86da816a1b), UINT64_C(0x01023cabda2524a6) } } }, \
      { { { UINT64_C(0xe5fbfea06c01e7de), UINT64_C(0xb5fd9c67231f94f1), UINT64_C(0xb2a4f0ba7cc4a8d1), \
            UINT64_C(0x2d2d7397002d49b5), UINT64_C(0xece6c8831fd84eaa), UINT64_C(0x00462352cf001c4c) } }, \
        { { UINT64_C(0xaf5b16036efa11af), UINT64_C(0xa96067b1e98b76d0), UINT64_C(0x72956098232ceaae), \
            UINT64_C(0xabd69aaf3a517f21), UINT64_C(0x0860b923c3aad00f), UINT64_C(0x00d87548baf2c906) } } }, \
      { { { UINT64_C(0xd7133b21c91febcf), UINT64_C(0xe9cdb8189f881319), UINT64_C(0x720d5e0b4dd0fcc1), \
            UINT64_C(0xd5135d9013bcfa90), UINT64_C(0x583a2a2aa17e1930), UINT64_C(0x0184cb2a048bd634) } }, \
        { { UINT64_C(0xedad4da01b0259a0), UINT64_C(0x7619ca119ed7da1d), UINT64_C(0x21a3cf97e3b2c7d3), \
            UINT64_C(0x80d8c16edceaa744), UINT64_C(0xb292b70cce98bb69), UINT64_C(0x00a617536a95d669) } } }, \
      { { { UINT64_C(0x610effcd760019f6), UINT64_C(0x8b1d648ee5a72761), UINT64_C(0x5c21d3f9bbe3381b), \
            UINT64_C(0xf38ff28611aab644), UINT64_C(0xa62285f02012ede6), UINT64_C(0x000efce1573b68bd) } }, \
        { { UINT64_C(0x3922c7745973a275), UINT64_C(0x6fc125c75e2f4c37), UINT64_C(0x1a2502049ce06ae4), \
            UINT64_C(0x0bb47dfb17e852a6), UINT64_C(0x127d9bb6ec82a13c), UINT64_C(0x0164ee94f28ef102) } } }, \
      { { { UINT64_C(0x8b363db67f029f14), UINT64_C(0x5c16e2696bbeefb6), UINT64_C(0x20b872e3e4dca842), \
            UINT64_C(0xac279da68a3a333d), UINT64_C(0x292e2e8c99146852), UINT64_C(0x00bcc19aa92b4f99) } }, \
        { { UINT64_C(0x819f539a6394ed7a), UINT64_C(0x79d7413329f2c402), UINT64_C(0xa82e35e6a2e9097e), \
            UINT64_C(0x7a047a728fff53ee), UINT64_C(0xa2c90e96b76bbdb5), UINT64_C(0x01590624af8f5ecd) } } }, \
      { { { UINT64_C(0x7265ef8b742568ab), UINT64_C(0x0af563217bf020eb), UINT64_C(0x83dd0438b589e5d0), \
            UINT64_C(0xd4dff22d08aba342), UINT64_C(0x2a23c90caceddfb4), UINT64_C(0x0010c52415fe4e1d) } }, \
        { { UINT64_C(0x570db932f5f67542), UINT64_C(0xfc4f27eb8d87e165), UINT64_C(0x8ca716045484ae9e), \
            UINT64_C(0xb4801d27765f2f8b), UINT64_C(0xaf08aaee6ca6e263), UINT64_C(0x000e86e5a219e92e) } } }, \
      { { { UINT64_C(0xae4bb1bafba0ae13), UINT64_C(0xb6ac35b36fad5988), UINT64_C(0x2464800ecb2099ea), \
            UINT64_C(0xebb74c6f0952eb7a), UINT64_C(0x941a53c10dc99f7c), UINT64_C(0x004e89e5f7dd6b34) } }, \
        { { UINT64_C(0x8f86568959397231), UINT64_C(0x387de5f7a63d672b), UINT64_C(0x7d9a27accdb026ce), \
            UINT64_C(0x5e12f0466869f95d), UINT64_C(0xe365976236fb9e4d), UINT64_C(0x018933e489b689dd) } } }, \
      { { { UINT64_C(0x7297434bbbf0302e), UINT64_C(0xa154f764955caf42), UINT64_C(0x39c3035e3cf2a054), \
            UINT64_C(0xd79628e2f0e30abd), UINT64_C(0xd4f72f4ea99bb051), UINT64_C(0x00af0f1d7e5dc561) } }, \
        { { UINT64_C(0xf23471c97176e4fa), UINT64_C(0x160fd72db908205f), UINT64_C(0xf41d4f79904f8023), \
            UINT64_C(0x7243607aa907d470), UINT64_C(0x09f699683de94d26), UINT64_C(0x0097a0fb419e7aa7) } } }, \
      { { { UINT64_C(0xedccc6eee1648bfb), UINT64_C(0xa2b89bc711a8b615), UINT64_C(0xe2dc437bb949782e), \
            UINT64_C(0xb8e8227f2082cd91), UINT64_C(0x78c7ea2e255d5f1f), UINT64_C(0x01600032c0cce202) } }, \
        { { UINT64_C(0x7eb5dc6b845d4a2f), UINT64_C(0xa6aeab1b35fb1868), UINT64_C(0x7eedc1b2a0d0acb5), \
            UINT64_C(0xab3aae90a3e7225d), UINT64_C(0x7eca7bf000c980bb), UINT64_C(0x00449f8d6f7ffc55) } } }, \
      { { { UINT64_C(0xbee33f2e933fad4a), UINT64_C(0x00512b02e515c77e), UINT64_C(0x05084ad5e4e9c33b), \
            UINT64_C(0xec1a5b296aa44bc5), UINT64_C(0xc058c3d71e6e82b9), UINT64_C(0x0092459a5b4380a6) } }, \
        { { UINT64_C(0xe0018f384222a459), UINT64_C(0xfece68dac4221710), UINT64_C(0xe1b5ca84af43ad24), \
            UINT64_C(0xad1aa0577bc91c10), UINT64_C(0xfe79885fc99bdeb5), UINT64_C(0x00e267d150f62681) } } }, \
      { { { UINT64_C(0x32c6af42ffebde1b), UINT64_C(0x12b42965d7a83f8e), UINT64_C(0x3735c568ef46a9e5), \
            UINT64_C(0x46866998296bce1c), UINT64_C(0x1273d75ad08fa877), UINT64_C(0x00e3bc7fac5008a7) } }, \
        { { UINT64_C(0x60de833869bd75dd), UINT64_C(0xa3826d3c61394153), UINT64_C(0x4af0be769ba0ec64), \
            UINT64_C(0x88ad9828aca58ae3), UINT64_C(0x6ed94131205b2d5e), UINT64_C(0x0060556b6d6f09cc) } } }, \
      { { { UINT64_C(0x05a9aaad09057da9), UINT64_C(0xfabf43f30b1797a9), UINT64_C(0x2988e22944db2c2f), \
            UINT64_C(0x7a464bf051d87531), UINT64_C(0x37952d927878fed5), UINT64_C(0x005c9a03b3d06440) } }, \
        { { UINT64_C(0x98501a17e486bd8a), UINT64_C(0xda170889b187e93d), UINT64_C(0x698230e6ccf9c332), \
            UINT64_C(0xb34458e59499812e), UINT64_C(0x05de94ab501d7db3), UINT64_C(0x0080fba08bf74ea0) } } }, \
      { { { UINT64_C(0x9014e9d08f1e25f7), UINT64_C(0xdb5e5836d27929b0), UINT64_C(0xfef69ce5bdc6c904), \
            UINT64_C(0xf4d85184a5955013), UINT64_C(0x8f81593d1353fab1), UINT64_C(0x00801f966e1faa91) } }, \
        { { UINT64_C(0xf95efaed71c5b330), UINT64_C(0x7f5e4912046dde19), UINT64_C(0x287e498c535cde2b), \
            UINT64_C(0x6240ae7d5def18df), UINT64_C(0x0aec1d8dd620d325), UINT64_C(0x017c6a1e1dd4f6dc) } } }, \
      { { { UINT64_C(0x5a3f2ad7a5beec8b), UINT64_C(0x8942b21c7f045a94), UINT64_C(0xacb81521d1173e1f), \
            UINT64_C(0x55aa696d27ea0523), UINT64_C(0xe60ae6fb99e9d80c), UINT64_C(0x0014ce4eb78b85f9) } }, \
        { { UINT64_C(0x3e204abbac715946), UINT64_C(0x3455a4812bab0a43), UINT64_C(0x06c98bfca629e540), \
            UINT64_C(0x5a10a926ab9e4a24), UINT64_C(0x03e61df7e96b48ed), UINT64_C(0x00f7a80d43b827ce) } } }, \
      { { { UINT64_C(0x4e211fafc11dc17b), UINT64_C(0x49c8503916743786), UINT64_C(0x6ec5d454d46b4cb6), \
            UINT64_C(0xd7b6ae92831c3f52), UINT64_C(0x5275b614e351591e), UINT64_C(0x001244f439c8ff9a) } }, \
        { { UINT64_C(0x2fc6406d055d1bf2), UINT64_C(0x55a15cd4315fd52c), UINT64_C(0x1d7625f8cf7116dc), \
            UINT64_C(0xf1098c84b800cc7a), UINT64_C(0xa94f85ea3c733ab9), UINT64_C(0x001a9e21657a16b6) } } }, \
      { { { UINT64_C(0xd0676e3d7e63881f), UINT64_C(0x2000dc175281686c), UINT64_C(0x5f40f07ce920f6da), \
            UINT64_C(0x0ab834f1b5c1ed7d), UINT64_C(0x6d2c77ea09988e28), UINT64_C(0x01a87941b716192a) } }, \
        { { UINT64_C(0x077c98198ec0eb28), UINT64_C(0x9438dfdf07387c3c), UINT64_C(0x2153d1dd5b78acef), \
            UINT64_C(0x0ab5f3dcdaedcf95), UINT64_C(0xef9e3911ca320018), UINT64_C(0x00a425909fb889ac) } } }, \
      { { { UINT64_C(0xa7a57066337f28ad), UINT64_C(0x54f4f4b8bcbc36bb), UINT64_C(0xb9aba37158eeffd7), \
            UINT64_C(0xeb9f64743a1115fc), UINT64_C(0xb7092c649ce8a619), UINT64_C(0x006f38cde55d1a13) } }, \
        { { UINT64_C(0x53bb96dfd271e398), UINT64_C(0x8d937f5c95fe9509), UINT64_C(0x33c306eb6f3faf8c), \
            UINT64_C(0x2396ad1fa681a721), UINT64_C(0x093311c8e33abeb7), UINT64_C(0x016a5d73a3bcd928) } } }, \
      { { { UINT64_C(0xce499bd33006a797), UINT64_C(0xe1c1998226c8eddb), UINT64_C(0xc429c00ac2bb06d3), \
            UINT64_C(0x09e32c9b69ea31c4), UINT64_C(0xa7c56cddaf5fd892), UINT64_C(0x0082e2d859296931) } }, \
        { { UINT64_C(0xb5a5b60aa03db81f), UINT64_C(0x15c30938b930771b), UINT64_C(0x3b28a7a4ca54c07e), \
            UINT64_C(0x07f39cf1e7a7628a), UINT64_C(0xb5ff9c68ebc7a82f), UINT64_C(0x0000c93ec1bbb24c) } } }, \
      { { { UINT64_C(0xd50e887e68a5e5d8), UINT64_C(0xcd0f6da943378fcd), UINT64_C(0xbffc50dc327fba1f), \
            UINT64_C(0xdf8bff96d99a5fb7), UINT64_C(0x68f7aff4c48f1aa5), UINT64_C(0x01339a73732ccd12) } }, \
        { { UINT64_C(0xe955ccd7b3934770), UINT64_C(0x2a8ba2599178c03f), UINT64_C(0x7c0cb0f44ebe88e6), \
            UINT64_C(0x1f4ee801a74e32ca), UINT64_C(0x6f403d0b66c05d2f), UINT64_C(0x012a9db0ca469182) } } }, \
      { { { UINT64_C(0xd8b68ec30374596b), UINT64_C(0x4e87cb6dbb1558c0), UINT64_C(0xc096ff9325627f5b), \
            UINT64_C(0xd5dac6ece7dd1f33), UINT64_C(0x054eef47594cb3e5), UINT64_C(0x0075a3e07c91e1f1) } }, \
        { { UINT64_C(0x444b50432d3a6cd7), UINT64_C(0x1d0bf7c1808ffd92), UINT64_C(0xa4946b019a3fd24c), \
            UINT64_C(0xcdf4c4aa017670c0), UINT64_C(0x2c3a941d7ae51b8b), UINT64_C(0x002df8dff9b8f45b) } } }, \
      { { { UINT64_C(0x93d92e35c10f041d), UINT64_C(0xb47eedce8d4cad1f), UINT64_C(0xb884d674c5f92fb8), \
            UINT64_C(0xe8d6a6f1bdf69172), UINT64_C(0x072a4a6b42ae8044), UINT64_C(0x01978f35000bb895) } }, \
        { { UINT64_C(0x0343fd257bf6a30b), UINT64_C(0xce3b54096efe5a56), UINT64_C(0x3f47ed6dfd6516b9), \
            UINT64_C(0xe6ec165c1b470cf7), UINT64_C(0x800d6da2265d1dbd), UINT64_C(0x003885137d2f5a4a) } } }, \
      { { { UINT64_C(0xf09c4f82baeb7884), UINT64_C(0x7729c895aa3323a2), UINT64_C(0x14ebfd344f4b06a9), \
            UINT64_C(0xb0427bb1fbc8cc4c), UINT64_C(0xf967e9d1eeec6b01), UINT64_C(0x0180a192ac594d46) } }, \
        { { UINT64_C(0xeb2a25ee32d33bac), UINT64_C(0xafb7e6c9cafb9b79), UINT64_C(0x3423963b9c5f2424), \
            UINT64_C(0xd3e178fb9fcaae2d), UINT64_C(0x41e1f075c1d8ba9e), UINT64_C(0x007b2462b7acc8ef) } } }, \
      { { { UINT64_C(0xe484a3ecbe44659e), UINT64_C(0xc62be97dd2ca6ef1), UINT64_C(0x1f44cac29f21f4f2), \
            UINT64_C(0x6ee53b17780e9339), UINT64_C(0x62dfef3c51b70998), UINT64_C(0x014e7e7f6254d336) } }, \
        { { UINT64_C(0xd49f9f966b13558e), UINT64_C(0xd1ddc65c0b3a3a5e), UINT64_C(0xf35491726a8f5b79), \
            UINT64_C(0xe93725436839d3ee), UINT64_C(0x1636c39b2f1b63b9), UINT64_C(0x009e0c64a61b17d6) } } }, \
      { { { UINT64_C(0x7b0e6b4e1c229f53), UINT64_C(0xfc8fef94cfa1fff1), UINT64_C(0x30cfbf14980605a7), \
            UINT64_C(0x0ac303477b1e327d), UINT64_C(0x5170ae1d9a075fa0), UINT64_C(0x001604cb00b1bbea) } }, \
        { { UINT64_C(0x872137aa92b09adc), UINT64_C(0x85a3e537a25da95c), UINT64_C(0xa07c92ee0c10b7f1), \
            UINT64_C(0x46a09a4c013a80a8), UINT64_C(0xee8be90b98d3e471), UINT64_C(0x017b1ec30f46ed1b) } } }, \
      { { { UINT64_C(0x8e895decc5a388e2), UINT64_C(0xb783a91ccad8ca11), UINT64_C(0x7d0b550362e04c35), \
            UINT64_C(0xdcd33f92a2d78135), UINT64_C(0x5f051f2046e3af62), UINT64_C(0x013310aa17b633f9) } }, \
        { { UINT64_C(0xd643897d11c14d8e), UINT64_C(0xfcb2dfa1ac80f904), UINT64_C(0x17512e01e023a2e4), \
            UINT64_C(0xb6ea3ea1ec599ed2), UINT64_C(0x66f2444b856fea81), UINT64_C(0x000cfae75bddeb74) } } }, \
      { { { UINT64_C(0x0fb25568f397dc78), UINT64_C(0x8ff8bae52717f497), UINT64_C(0x49319cdbe2fa7dac), \
            UINT64_C(0x85d4eb906579f782), UINT64_C(0x73f2c8f242605685), UINT64_C(0x003be6acb831fb37) } }, \
        { { UINT64_C(0x6958de0be1d1526b), UINT64_C(0x332d2dc50fab0915), UINT64_C(0xcede9d474894e5ad), \
            UINT64_C(0x665d4ff062921cb4), UINT64_C(0x2ddce645ea675359), UINT64_C(0x008bf0d2be572f7d) } } }, \
      { { { UINT64_C(0xd10532ec773378ba), UINT64_C(0xbf4308c1ff375be9), UINT64_C(0x1234e36300a13902), \
            UINT64_C(0xbcf11fb35f79b0be), UINT64_C(0x25f32296aee2b85e), UINT64_C(0x0093abac648d68e4) } }, \
        { { UINT64_C(0x1f6d7f9c337a282a), UINT64_C(0x67928c4e7e40f38c), UINT64_C(0x45080549f20d1021), \
            UINT64_C(0xaf4dc90f5d6b782c), UINT64_C(0xbf12446a678f56df), UINT64_C(0x00f830bb9ca8cd75) } } }, \
      { { { UINT64_C(0xb41a6ea96f7d2a33), UINT64_C(0x85355f19d4035ba8), UINT64_C(0xb09f886ef04e7722), \
            UINT64_C(0xc0941502f76c5d34), UINT64_C(0xe831adc749311542), UINT64_C(0x00ba156f1bc1a3f5) } }, \
        { { UINT64_C(0x874d23a90180117f), UINT64_C(0x832ee59e41c0f4bf), UINT64_C(0xf61f04ad7f915a5c), \
            UINT64_C(0x53b9300fcbca5852), UINT64_C(0x35ffc6993edd38c0), UINT64_C(0x0098a498e1b6a700) } } }, \
      { { { UINT64_C(0xd207469e30b3376d), UINT64_C(0x24c8dbb57ab8a88d), UINT64_C(0xfff85278b403ad3e), \
            UINT64_C(0x8bc71d5e91c470f8), UINT64_C(0x1666e8d604e7f9be), UINT64_C(0x001692d5b724f3e1) } }, \
        { { UINT64_C(0x11467c5a644ff0ea), UINT64_C(0xe988d130364bf03e), UINT64_C(0x66d2c682ccedbffd), \
            UINT64_C(0x6cb4fde33e478833), UINT64_C(0xc397d489be2e5c65), UINT64_C(0x014672759a23f81b) } } }, \
      { { { UINT64_C(0x305103ff6365f66f), UINT64_C(0x142db35652cd2efd), UINT64_C(0xfe42502da8d8286e), \
            UINT64_C(0xa2abe5894b6dc85b), UINT64_C(0x94f072be915292f2), UINT64_C(0x00fd1a1742d0f654) } }, \
        { { UINT64_C(0x1d0812a7b31b0350), UINT64_C(0x890c4f7e3681c53a), UINT64_C(0xaf2f45a5b803c5fc), \
            UINT64_C(0x68e71228ae1e9804), UINT64_C(0x6a82275db162fc12), UINT64_C(0x010d2dcf52074082) } } }, \
      { { { UINT64_C(0x4c36a41bb023383c), UINT64_C(0x55cbf02ea76b9ccb), UINT64_C(0x15588b9e7db6e55f), \
            UINT64_C(0x4560d00910c51bd4), UINT64_C(0x581901e3d0810a52), UINT64_C(0x00ac5fa504aec2c5) } }, \
        { { UINT64_C(0xd43e854db7455642), UINT64_C(0x298153acf420728f), UINT64_C(0xb9d90019600668f2), \
            UINT64_C(0x864047cd1b836bdd), UINT64_C(0x99e5bf7852ae694b), UINT64_C(0x00e603430e194fc6) } } } }

/* ---- G1, the suite of arkworks ---- */
/* kind of the map */
#define G1_H2C_ARKWORKS_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G1_H2C_ARKWORKS_L 64
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve), as arkworks names it */
#define G1_H2C_ARKWORKS_SUITE "BLS12377G1_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G1_H2C_ARKWORKS_A \
    { { UINT64_C(0xef6dc9934d3ce250), UINT64_C(0x74af9b7f7e982df3), UINT64_C(0xff914ed397c8e910), \
        UINT64_C(0x95d6f551d83676ca), UINT64_C(0x83527885cb405a6f), UINT64_C(0x00c361fbac151eaf) } }
/* the same */
#define G1_H2C_ARKWORKS_B \
    { { UINT64_C(0x9a76bffffffff2e9), UINT64_C(0x5a3e286faffff932), UINT64_C(0xdc25c143d08286d2), \
        UINT64_C(0xe1cd141e77fcf991), UINT64_C(0x3167b6320cca6b5c), UINT64_C(0x0063347edb6f8ed7) } }
/* Z of the simplified SWU map, a non-square */
#define G1_H2C_ARKWORKS_Z \
    { { UINT64_C(0xf54900000000068c), UINT64_C(0xde669a6a40000366), UINT64_C(0xa166d075f4c36096), \
        UINT64_C(0x1c2ae2ea447c0cfe), UINT64_C(0xca69a7c72feb6eef), UINT64_C(0x00a582e39e2ac109) } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G1_H2C_ARKWORKS_Z_IRREDUCIBLE 1
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0 only) have no image under the map
 * and need an answer of their own */
#define G1_H2C_ARKWORKS_Z_U0_SQUARE 1
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G1_H2C_ARKWORKS_SQRT_Z_OVER_G \
    { { UINT64_C(0x86c6c9350f9deaec), UINT64_C(0xeb55bb51985e828d), UINT64_C(0x9daa464f7e5aceda), \
        UINT64_C(0xbf443a76cf2fb7ce), UINT64_C(0xae13487ef5727061), UINT64_C(0x00e505dd2d2954d0) } }
/* degree of the isogeny; its source: parameters published with arkworks-rs/algebra, curves/bls12_377: those of
 * G1 but for Z = -11 */
#define G1_H2C_ARKWORKS_ISO_DEGREE 2
/* coefficients of XNUM */
#define G1_H2C_ARKWORKS_XNUM_LEN 3
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G1_H2C_ARKWORKS_XNUM \
    { { { UINT64_C(0x823123adc3dca4eb), UINT64_C(0x7a0f9955afee024c), UINT64_C(0xd28c7eda6a6936da), \
          UINT64_C(0xa3f9423c4b6291ac), UINT64_C(0xd71abcad5823fd42), UINT64_C(0x010be7dd0a10e548) } }, \
      { { UINT64_C(0xac492836d2c23c6d), UINT64_C(0x8999b34a056153a5), UINT64_C(0x4db250a866fb9367), \
          UINT64_C(0x2e621304854e2c3f), UINT64_C(0x2e7c2456fee6b206), UINT64_C(0x0023815f9d6011c0) } }, \
      { { UINT64_C(0x40b37fffffffffda), UINT64_C(0x945027e0dfffffec), UINT64_C(0x67df6cea629f4ffc), \
          UINT64_C(0x1ed3a5eddb9f18c1), UINT64_C(0x933d256fe00f213a), UINT64_C(0x0023599878bf7d26) } } }
/* coefficients of XDEN */
#define G1_H2C_ARKWORKS_XDEN_LEN 1
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_ARKWORKS_XDEN \
    { { { UINT64_C(0xb124a0db4b08f1b4), UINT64_C(0x2666cd2815854e96), UINT64_C(0x36c942a19bee4d9e), \
          UINT64_C(0xb9884c121538b0fd), UINT64_C(0xb9f0915bfb9ac818), UINT64_C(0x008e057e75804700) } } }
/* coefficients of YNUM */
#define G1_H2C_ARKWORKS_YNUM_LEN 4
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G1_H2C_ARKWORKS_YNUM \
    { { { UINT64_C(0xc02040000000010b), UINT64_C(0x08da461e1000008a), UINT64_C(0x47d767c707ae1818), \
          UINT64_C(0x42595071ff9b6645), UINT64_C(0xbf8effb14c3760a4), UINT64_C(0x00b6c71aca88a4dc) } }, \
      { { UINT64_C(0x071b06cd965863b7), UINT64_C(0x087569d4402cfa42), UINT64_C(0xbf01385547102ade), \
          UINT64_C(0x2767fb48c5ee44b5), UINT64_C(0xd5d0b6afb3393ded), UINT64_C(0x0195ce06a2426d14) } }, \
      { { UINT64_C(0xc4f21c523c235aa4), UINT64_C(0x59ec3b912011fd78), UINT64_C(0x84052a14777e011b), \
          UINT64_C(0xd2a48980486fcc26), UINT64_C(0xa8d7b962b4aaafa6), UINT64_C(0x010c5f3277f2a315) } }, \
      { { UINT64_C(0x2059bfffffffffed), UINT64_C(0x4a2813f06ffffff6), UINT64_C(0xb3efb675314fa7fe), \
          UINT64_C(0x0f69d2f6edcf8c60), UINT64_C(0x499e92b7f007909d), UINT64_C(0x0011accc3c5fbe93) } } }
/* coefficients of YDEN */
#define G1_H2C_ARKWORKS_YDEN_LEN 3
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_ARKWORKS_YDEN \
    { { { UINT64_C(0x78aa4000000004c3), UINT64_C(0xbb1d1bb090000279), UINT64_C(0x60ec8942da31d86d), \
          UINT64_C(0x73f3d01d8efc2280), UINT64_C(0xeb0c634543ffb46d), UINT64_C(0x009f7bc32f5f8ded) } }, \
      { { UINT64_C(0x0f454523c235b15a), UINT64_C(0x45780f4ee11fdb3d), UINT64_C(0x0cb9e8369dc96259), \
          UINT64_C(0xc5c85fb95369a8ca), UINT64_C(0x4ca26eaebc0d0824), UINT64_C(0x000fc8ec4ca4549e) } }, \
      { { UINT64_C(0x136de291e11ad51c), UINT64_C(0x73346778408febc4), UINT64_C(0xa45bc7e4d3cae8da), \
          UINT64_C(0x2c98e4363faa12f7), UINT64_C(0x2dd1b413f2d0584a), UINT64_C(0x01aa107b6080d502) } } }

#endif
