/* SPDX-License-Identifier: Apache-2.0 */
/* bw6_633: hash-to-curve constants, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BW6_633_H2C_H
#define PAIRING_CURVES_BW6_633_H2C_H

#include <stdint.h>

/* Kinds of a map: 1 simplified SWU over an isogeny (RFC 9380, 6.6.3), 2 Shallue-van de Woestijne (6.6.1). */

/* ---- G1 ---- */
/* kind of the map */
#define G1_H2C_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G1_H2C_L 96
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G1_H2C_SUITE "BW6633G1_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G1_H2C_A \
    { { UINT64_C(0xb361fcb7cb1244dc), UINT64_C(0x5832065d1e46764d), UINT64_C(0xaac4da339910844e), \
        UINT64_C(0x2c14bbdf6d0138d6), UINT64_C(0x0f6db5eddba6b310), UINT64_C(0x173e9afb662058ca), \
        UINT64_C(0x7e0b535a8893f641), UINT64_C(0xf7d9c4f4662ae29a), UINT64_C(0x9ecad075f90521a8), \
        UINT64_C(0x000ef215f16399b6) } }
/* the same */
#define G1_H2C_B \
    { { UINT64_C(0x1415fe9d2058a819), UINT64_C(0x4e4d931fc5f5240e), UINT64_C(0xe8eabe2a67b94aa5), \
        UINT64_C(0x247fb8c51f546312), UINT64_C(0x520175a28223e062), UINT64_C(0x0eac7825910b3a51), \
        UINT64_C(0x1ab08bdb4756c7d0), UINT64_C(0xb84e87b1d262e524), UINT64_C(0x2dddfdac4827aa75), \
        UINT64_C(0x00692f26fff39bea) } }
/* Z of the simplified SWU map, a non-square */
#define G1_H2C_Z \
    { { UINT64_C(0x5514dfc800ff83b0), UINT64_C(0xa5cdedaabfd3ca35), UINT64_C(0x45798a7e57af7be6), \
        UINT64_C(0x95087a1e9a8f7501), UINT64_C(0x556c0832248b813a), UINT64_C(0x59a56aa10efa5818), \
        UINT64_C(0xc881d73deba999bb), UINT64_C(0x0e270d9223106e22), UINT64_C(0x46811c7e667796e0), \
        UINT64_C(0x00eb0b0ae8bfd3e5) } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G1_H2C_Z_IRREDUCIBLE 1
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0 only) have no image under the map
 * and need an answer of their own */
#define G1_H2C_Z_U0_SQUARE 1
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G1_H2C_SQRT_Z_OVER_G \
    { { UINT64_C(0xeaaec525bd0d8064), UINT64_C(0x43ccb752bf7aff54), UINT64_C(0x3a21b2a1a378621a), \
        UINT64_C(0x21a9b6c2c22f8830), UINT64_C(0xcc90cff22dc7fe26), UINT64_C(0xb14254dd1b134b7d), \
        UINT64_C(0x35e89c3e104cc77d), UINT64_C(0x12115f4da48daadf), UINT64_C(0x21212598ee167c5e), \
        UINT64_C(0x00dce4d5d8fb77e6) } }
/* degree of the isogeny; its source: parameters published with gnark-crypto, taken out of Montgomery form */
#define G1_H2C_ISO_DEGREE 7
/* coefficients of XNUM */
#define G1_H2C_XNUM_LEN 8
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G1_H2C_XNUM \
    { { { UINT64_C(0x64ee65e7d2c6f6cd), UINT64_C(0xf8f308551e93cb57), UINT64_C(0xf69156b129ef523a), \
          UINT64_C(0x381aa639927868bb), UINT64_C(0xfd7db57b04efd74e), UINT64_C(0x6ee1927a7e30f26c), \
          UINT64_C(0xfd14d84dd90f30fa), UINT64_C(0x80f8accb480f243b), UINT64_C(0x08097d8073990467), \
          UINT64_C(0x00d93265931f77f6) } }, \
      { { UINT64_C(0xc3b8dcd55fbf9800), UINT64_C(0x7896466096ddc884), UINT64_C(0x3c6e7f6cb84dc10b), \
          UINT64_C(0x8afe8264bc16e094), UINT64_C(0x66fece9d81fcbd4c), UINT64_C(0x38c59485636e7df9), \
          UINT64_C(0xa119d47964d2c93a), UINT64_C(0xbe7d3a8580b88299), UINT64_C(0x4ee9e0e7cdbd18cb), \
          UINT64_C(0x01213e13795b969a) } }, \
      { { UINT64_C(0xfc223ad4fc620606), UINT64_C(0x9e96d03c35a46e9b), UINT64_C(0xfdcc3706fbb9322d), \
          UINT64_C(0xf38ac7d206dd96c3), UINT64_C(0x1924eee256fb4c49), UINT64_C(0xc8fbc4ef7a1a4064), \
          UINT64_C(0xfef551306b0d3424), UINT64_C(0x690f82e83fee43f7), UINT64_C(0x4ee74a80d2d892c9), \
          UINT64_C(0x00264813523655b8) } }, \
      { { UINT64_C(0xf6081730e98a6e6b), UINT64_C(0x7994912b7d7c3acf), UINT64_C(0x23b7e95a64e46192), \
          UINT64_C(0x128361cc25da5a06), UINT64_C(0xbae574cf402093d9), UINT64_C(0x5f171f3c55b3b4f2), \
          UINT64_C(0x0db84e417d82cf56), UINT64_C(0xe5da5e40f4042438), UINT64_C(0xaa727b71c2093e0b), \
          UINT64_C(0x011c9377dac7436d) } }, \
      { { UINT64_C(0x204a906b8b8e7a58), UINT64_C(0x30faf7e4677344d3), UINT64_C(0x0209c0d3d927826f), \
          UINT64_C(0x17458c7c36ca02c1), UINT64_C(0x0f0689449e6979c7), UINT64_C(0x6687414d440983fb), \
          UINT64_C(0x85ec567eb6100a78), UINT64_C(0x9aacd9fdea839d6c), UINT64_C(0xb815bfa3adc1e2e1), \
          UINT64_C(0x002f18b669bf8d56) } }, \
      { { UINT64_C(0xafc1fa0989cb50fa), UINT64_C(0x8b6967ab92585e9b), UINT64_C(0x6b47e8a185ed3c5f), \
          UINT64_C(0x7211a6ec7c03943b), UINT64_C(0x0f9a46f4551be683), UINT64_C(0xc7bab8d0b2d15d24), \
          UINT64_C(0xe5e4aad24ea10363), UINT64_C(0xd2e9f0c1d023fe65), UINT64_C(0xa6cc9965435e2c5b), \
          UINT64_C(0x0058c6cf73278d35) } }, \
      { { UINT64_C(0x5ce8445dd9108b1a), UINT64_C(0x62ea30ea98a4aef3), UINT64_C(0x6249c3f60897e4c8), \
          UINT64_C(0xf7295b4465d72765), UINT64_C(0x79b8f8c3dd319269), UINT64_C(0x8b017eaedf59db5b), \
          UINT64_C(0xac77758b9ce83391), UINT64_C(0x2a5d93b7943a68da), UINT64_C(0xa18df36fbddc5ca5), \
          UINT64_C(0x005ad361f35ca440) } }, \
      { { UINT64_C(0x86f2cdd40d9343b1), UINT64_C(0x0dc2ca2c16077ffa), UINT64_C(0x7027071f6fced5c2), \
          UINT64_C(0xebf34b289586a045), UINT64_C(0xe529aaa7f0eb1334), UINT64_C(0x3b64cd91d302cce6), \
          UINT64_C(0x1f36af3703d7c321), UINT64_C(0x658b7b0ccbef329a), UINT64_C(0x8995d684c3877a95), \
          UINT64_C(0x0015bca219cab8ed) } } }
/* coefficients of XDEN */
#define G1_H2C_XDEN_LEN 6
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_XDEN \
    { { { UINT64_C(0x6ab61f7238cebd38), UINT64_C(0x757eedcd492cb1ee), UINT64_C(0x530a0525605b3f64), \
          UINT64_C(0x23d2ec812a6d9b4b), UINT64_C(0x899e3ef2288d38d3), UINT64_C(0x95eef845c76c1b37), \
          UINT64_C(0xbf0d4d5a95e80354), UINT64_C(0xd0cdf4f3d947c46a), UINT64_C(0x95f266de2ebe6e4a), \
          UINT64_C(0x006a210b59404d00) } }, \
      { { UINT64_C(0xf8d99adaa6204bb0), UINT64_C(0x2450dd33c70da9b1), UINT64_C(0xd44d535c3f7ce7ab), \
          UINT64_C(0xaeba51e6bb8c21eb), UINT64_C(0x8e04a59d9502087a), UINT64_C(0x0a33f0fb904dc807), \
          UINT64_C(0x316a50ae3d8b09e2), UINT64_C(0x94fd67b78c11478b), UINT64_C(0xf54a0632611267dc), \
          UINT64_C(0x000bbf5c3a87d2b9) } }, \
      { { UINT64_C(0xf5ddfb0cd2aad427), UINT64_C(0x200ab488e2b5accb), UINT64_C(0xaafdf6499c0d842f), \
          UINT64_C(0xd75b0b75dc410e83), UINT64_C(0xf40d83bcfb875ce9), UINT64_C(0xbd99c935c9d0e70c), \
          UINT64_C(0x9f64c27a64961f7c), UINT64_C(0x770d40fb1b60c0e8), UINT64_C(0x566e0f132d14c5c8), \
          UINT64_C(0x00768273ef322d06) } }, \
      { { UINT64_C(0xebbdfacd04144d64), UINT64_C(0x84475b1b78abc365), UINT64_C(0x74af5ed7aa1f8fc7), \
          UINT64_C(0x086deca095baed45), UINT64_C(0xfddd85a7a7d2660e), UINT64_C(0xc2459ccded52247d), \
          UINT64_C(0x4a15cce3660575f6), UINT64_C(0xc6016a14dfbd6ff2), UINT64_C(0x5e8f4149f054f437), \
          UINT64_C(0x00d9df6f45d3e602) } }, \
      { { UINT64_C(0xba41354537fa0af8), UINT64_C(0xaaf31dd30aec7ecf), UINT64_C(0xcdde1090a3d63c30), \
          UINT64_C(0xe7c48c76d9b68ec6), UINT64_C(0x43e352cfe6fc2f53), UINT64_C(0x56c55598a0ac28a1), \
          UINT64_C(0x9eaabeb7093aeca6), UINT64_C(0x88fadf9a7297fd48), UINT64_C(0x9d9385f8330dedb5), \
          UINT64_C(0x00e1a32ae6954aa8) } }, \
      { { UINT64_C(0x2b2cbe3c7a9a9f37), UINT64_C(0x58a03b89344e0004), UINT64_C(0x2c7768e6d9b06a2c), \
          UINT64_C(0xec107b599011edf2), UINT64_C(0x779846f39b1abdf9), UINT64_C(0x07717a2a0d275807), \
          UINT64_C(0x6b9f8ca646701613), UINT64_C(0x35189274e50ab82d), UINT64_C(0x26a43ac23b923af8), \
          UINT64_C(0x0022a5304678d983) } } }
/* coefficients of YNUM */
#define G1_H2C_YNUM_LEN 10
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G1_H2C_YNUM \
    { { { UINT64_C(0x89174b76a9f69edc), UINT64_C(0xfa4aee57af267677), UINT64_C(0xe09ccd2d395958fb), \
          UINT64_C(0x65b545588923a678), UINT64_C(0x2e2dd9c6e85a145f), UINT64_C(0x41aa08b35a61fabc), \
          UINT64_C(0xc5f506cd4a50e173), UINT64_C(0x3efdb56fe52996d4), UINT64_C(0x10497f8b3131bf2c), \
          UINT64_C(0x0024c4e5003187ab) } }, \
      { { UINT64_C(0x5373cb529d65c7c7), UINT64_C(0x962b35eb039edd76), UINT64_C(0xca998684b7362f2e), \
          UINT64_C(0x9f9a20aef42afc0c), UINT64_C(0x6bff67b71f4d2fdc), UINT64_C(0xc43bf68a5d37016a), \
          UINT64_C(0x29256254099cca09), UINT64_C(0xe0ec4dc963260ce2), UINT64_C(0x40401d072b7ec3d7), \
          UINT64_C(0x0011553cc82ad7c3) } }, \
      { { UINT64_C(0xaea539ed08da8784), UINT64_C(0x5079167c34e7f33b), UINT64_C(0x5eef3b899e824494), \
          UINT64_C(0x42a7cca57f52a544), UINT64_C(0x453025840f73625d), UINT64_C(0x1488f38886ebd72c), \
          UINT64_C(0xb8c41d47e8f714ed), UINT64_C(0x44f6e5c842a30519), UINT64_C(0x29dab4221a57d679), \
          UINT64_C(0x009f97e8c4a74fc9) } }, \
      { { UINT64_C(0x912e98e23f4bb012), UINT64_C(0xeb01e744ffa44b1d), UINT64_C(0x84162437cf48c18f), \
          UINT64_C(0x201b80ac87f840c2), UINT64_C(0x7d55d17177f3b9b6), UINT64_C(0xafdab98f046e9354), \
          UINT64_C(0xdc768e75427003db), UINT64_C(0xe807ba382b02b896), UINT64_C(0x3523b829b586f596), \
          UINT64_C(0x0006dce738e35b38) } }, \
      { { UINT64_C(0xcca511eebe512759), UINT64_C(0xe69345b3a5e0e104), UINT64_C(0xb0b306b5b2984659), \
          UINT64_C(0x76574a78fea121fb), UINT64_C(0xf315fcb3dc1b7731), UINT64_C(0xe8342ffc76e362b5), \
          UINT64_C(0xb73f88f974ecb118), UINT64_C(0x4564ed51affa38f8), UINT64_C(0x63a7c128a56a91df), \
          UINT64_C(0x00290d5217b74a07) } }, \
      { { UINT64_C(0x783c8692b6e7faf9), UINT64_C(0xe90ae285e91138ce), UINT64_C(0xfd86d33b5c036f7f), \
          UINT64_C(0x43ac30ed593e259f), UINT64_C(0x0a39870bdfe0f0e7), UINT64_C(0xfd32f6fbbf7be8d7), \
          UINT64_C(0x3c8fa12b497d41dd), UINT64_C(0x7cc0b5c60d33c4ee), UINT64_C(0xb2768ff26be06a6e), \
          UINT64_C(0x011fb10bf12fde60) } }, \
      { { UINT64_C(0x1a34eaed2c56976b), UINT64_C(0x03ddcd4c8e1b92bf), UINT64_C(0xfb9515955cbec3e8), \
          UINT64_C(0x7fb1621ef45cc9d2), UINT64_C(0x5f0271ca08e56bf5), UINT64_C(0xfd415ffcd741f5d3), \
          UINT64_C(0x771028f9a34600bf), UINT64_C(0x9855d827549baac8), UINT64_C(0x9c5af73640395909), \
          UINT64_C(0x00b54aab4835271e) } }, \
      { { UINT64_C(0xc5ba1955f26ba495), UINT64_C(0x9c81850f07c4083a), UINT64_C(0xb84532da0060b5b7), \
          UINT64_C(0x5239f9275e45f8d5), UINT64_C(0x430a4084dea4f514), UINT64_C(0xba5e2c3b92e9890a), \
          UINT64_C(0x84ddf42eb5c05b46), UINT64_C(0xdb4af3ba004a19cf), UINT64_C(0x71eb1a312742dbe6), \
          UINT64_C(0x0031a09eb1327b5e) } }, \
      { { UINT64_C(0x8ad8ab7b12434fea), UINT64_C(0xf38c797e2ae6fdd4), UINT64_C(0xae534eef1879fcfe), \
          UINT64_C(0xef54a47ce7918efd), UINT64_C(0x5bc0bce38806293c), UINT64_C(0x74b00ef6188c8d13), \
          UINT64_C(0x788577c158e9141e), UINT64_C(0xd834a3e2db4e07a4), UINT64_C(0xb840bce10e6f8488), \
          UINT64_C(0x001697bcd5213392) } }, \
      { { UINT64_C(0xab11853fe6841af0), UINT64_C(0x4e54526be4a00c07), UINT64_C(0xd33324c0e154d9da), \
          UINT64_C(0x13c30d7d26bd5e44), UINT64_C(0xf59634e260693176), UINT64_C(0xe62ca2e2b99ea16a), \
          UINT64_C(0xa138171d9af9a48a), UINT64_C(0x8ec5401edc7dfd0a), UINT64_C(0x57465fb7c0cf7ab5), \
          UINT64_C(0x00cf2befaab572dc) } } }
/* coefficients of YDEN */
#define G1_H2C_YDEN_LEN 9
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G1_H2C_YDEN \
    { { { UINT64_C(0xc50810cfef79e145), UINT64_C(0xb7ddce5fbf03a4fa), UINT64_C(0x4e7cb1fc3b46c03a), \
          UINT64_C(0xc93865676b773b1d), UINT64_C(0x9165d3c40b13df8e), UINT64_C(0xfeea2bcf3707005d), \
          UINT64_C(0x207e833633796059), UINT64_C(0xb6b6251f48af487c), UINT64_C(0x277c3e8168233868), \
          UINT64_C(0x00efcff278276ee6) } }, \
      { { UINT64_C(0x8f586c4789619191), UINT64_C(0x7986ac8f669803f3), UINT64_C(0x1c226ebad8b3b432), \
          UINT64_C(0xc42efc636a531c6a), UINT64_C(0x9348b83a8d803a13), UINT64_C(0x5627127ffe88e844), \
          UINT64_C(0x53202aab8c5f715a), UINT64_C(0xe0d32fcbc81e4fcd), UINT64_C(0xf9a913a1028e1a2c), \
          UINT64_C(0x00820c2c03994e29) } }, \
      { { UINT64_C(0xda0e819822787774), UINT64_C(0x5feb67eee1292814), UINT64_C(0x8d398b7b37c8ac29), \
          UINT64_C(0x3275238dacafcb1e), UINT64_C(0x894975952360abe6), UINT64_C(0xc8b1f7d60f44f5db), \
          UINT64_C(0xe3739c39e492fcc9), UINT64_C(0xaf945c7d063f0d8c), UINT64_C(0xbbd9d498a47dea35), \
          UINT64_C(0x0041c7f9d6d03099) } }, \
      { { UINT64_C(0x467483b1f83b19fa), UINT64_C(0xfd43845e91c3818f), UINT64_C(0x63f3a0b4497c9417), \
          UINT64_C(0x17407b216dc80593), UINT64_C(0xca1facbf408ec04c), UINT64_C(0xbd7355b98a060fd5), \
          UINT64_C(0x48a2029a2ec8b861), UINT64_C(0x8b941b331d822138), UINT64_C(0x1f68212c08bfdebf), \
          UINT64_C(0x009fd3e092f67884) } }, \
      { { UINT64_C(0x201af81c0bdcc0bd), UINT64_C(0xd7057b3e06339735), UINT64_C(0xacf509773c685425), \
          UINT64_C(0x3059f8a3eb2d5acf), UINT64_C(0xe6cda6f7b48a934e), UINT64_C(0x85502bdebbf56fca), \
          UINT64_C(0x7e07d7b0ae26ec2a), UINT64_C(0x6d6328d6884a727a), UINT64_C(0xc8f52907ff10676f), \
          UINT64_C(0x0074ad3085591e5f) } }, \
      { { UINT64_C(0xcfc4f5785f11828a), UINT64_C(0x582edb65a1da9122), UINT64_C(0xe7e1946cc11aaf38), \
          UINT64_C(0x289d5a8eedc5e061), UINT64_C(0x919096c79e27eddb), UINT64_C(0xfe619b255272dcd0), \
          UINT64_C(0xa725cd2cc6b04225), UINT64_C(0x2587a0af8c7525ea), UINT64_C(0xa0b6807b9fc7cc74), \
          UINT64_C(0x00569950666bedbe) } }, \
      { { UINT64_C(0x53b75a21d80f8b73), UINT64_C(0x359552b58c561336), UINT64_C(0x29cbb83413169049), \
          UINT64_C(0x579fcbfbce4d2568), UINT64_C(0x9010c404a1aa052a), UINT64_C(0x3581f5261efaa7d4), \
          UINT64_C(0x9fb5b79be9b7fb44), UINT64_C(0x6be30b2864fef2e3), UINT64_C(0xbeda70b21a37dccf), \
          UINT64_C(0x0019743a0084ad08) } }, \
      { { UINT64_C(0xfe17a4aa48f6f37b), UINT64_C(0xd8133b2788b514b2), UINT64_C(0xe96dd15b26ec377c), \
          UINT64_C(0x6c6f00f66fd09b97), UINT64_C(0xab7b342cc287ee3c), UINT64_C(0x69ff6fb2e0c45765), \
          UINT64_C(0xd4182b91eb25edd9), UINT64_C(0x0fd4e98c11f3596e), UINT64_C(0x0211c022685f44c7), \
          UINT64_C(0x0037445be32dd641) } }, \
      { { UINT64_C(0xac67a8cfda9feed9), UINT64_C(0x238ba7375718fba4), UINT64_C(0x2e8e0497a2a58055), \
          UINT64_C(0xa11ffd2ecef9b6ef), UINT64_C(0x8fd1ba1caaa2db1b), UINT64_C(0x4bd38a9f912a5653), \
          UINT64_C(0xc89c0e46d6860e34), UINT64_C(0x24234813064cfda7), UINT64_C(0xb80363cada46edcf), \
          UINT64_C(0x00c72966ca2ef5f6) } } }

/* ---- G2 ---- */
/* kind of the map */
#define G2_H2C_KIND 1
/* bytes of a coefficient: ceil((bits of p + 128)/8) */
#define G2_H2C_L 96
/* suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve) */
#define G2_H2C_SUITE "BW6633G2_XMD:SHA-256_SSWU_"
/* E': y^2 = x^3 + A*x + B, isogenous to the curve */
#define G2_H2C_A \
    { { UINT64_C(0xbb67a24e9768981f), UINT64_C(0x29a4a8030a645d0d), UINT64_C(0x153982884882b6ea), \
        UINT64_C(0x803e7e3f6da8caeb), UINT64_C(0x3f85b070ec5cdeab), UINT64_C(0xdeb1c9d7ac11d137), \
        UINT64_C(0x646bc45221f973f1), UINT64_C(0x27b2c44e2e99eed4), UINT64_C(0x479db486f989d235), \
        UINT64_C(0x00e85388fd419b8d) } }
/* the same */
#define G2_H2C_B \
    { { UINT64_C(0x39e0e984ceb83a64), UINT64_C(0x7e4f8cc72ddd0c7b), UINT64_C(0x3b12fa24d842a4ab), \
        UINT64_C(0x67d93e1e84139fb6), UINT64_C(0xac810ab419364037), UINT64_C(0x8a76d9052d35cabc), \
        UINT64_C(0xdbebe49c85cb617b), UINT64_C(0xf696afc9cf5100d4), UINT64_C(0x96d8b03251636d7c), \
        UINT64_C(0x00e409d58094c5a4) } }
/* Z of the simplified SWU map, a non-square */
#define G2_H2C_Z \
    { { UINT64_C(0xc5f32ac54c4fe967), UINT64_C(0x9813221af5e73b3d), UINT64_C(0x08f814adc3998544), \
        UINT64_C(0xe0bd0b52bd59de5e), UINT64_C(0xabf8f8b49e46f43f), UINT64_C(0x3354228beafbf06e), \
        UINT64_C(0xce7cd4d38475bb6c), UINT64_C(0x407b2d72833c9b8c), UINT64_C(0xc6a57ba9ccfac239), \
        UINT64_C(0x00457f6498f32f32) } }
/* criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible */
#define G2_H2C_Z_IRREDUCIBLE 1
/* criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0 only) have no image under the map
 * and need an answer of their own */
#define G2_H2C_Z_U0_SQUARE 1
/* sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio */
#define G2_H2C_SQRT_Z_OVER_G \
    { { UINT64_C(0xf252f1a6d7f4089d), UINT64_C(0x475f4b2d8faa21dd), UINT64_C(0x575f7ae440a34b2b), \
        UINT64_C(0xe2cbb8dadcc06143), UINT64_C(0x3e492ba1819bcfd9), UINT64_C(0x612021c89b41dff9), \
        UINT64_C(0xc30bb11ce36d4c61), UINT64_C(0x3ebce23aa14fe6e3), UINT64_C(0x9386f9aac1249861), \
        UINT64_C(0x00f10940526e6f8b) } }
/* degree of the isogeny; its source: parameters published with gnark-crypto, taken out of Montgomery form */
#define G2_H2C_ISO_DEGREE 2
/* coefficients of XNUM */
#define G2_H2C_XNUM_LEN 3
/* X = XNUM(x)/XDEN(x): coefficients, constant term first */
#define G2_H2C_XNUM \
    { { { UINT64_C(0xaa3fac06f39e07a1), UINT64_C(0x10d401b8bb7f00b5), UINT64_C(0x4887e3713ced53b6), \
          UINT64_C(0xa589aa0dfd442d8f), UINT64_C(0xe3291089c7331ca9), UINT64_C(0xdeee15219fe51483), \
          UINT64_C(0x81e0d8c9ca1434c7), UINT64_C(0xce0784f73931b797), UINT64_C(0xdb6d39ea4d4e1dba), \
          UINT64_C(0x0090173bc9e3ff80) } }, \
      { { UINT64_C(0x084bef238ed09cde), UINT64_C(0x4ec5bcffcada9615), UINT64_C(0x75663fecbc58732f), \
          UINT64_C(0xa23cbe92d05ee8b0), UINT64_C(0xa44fa6507ab45824), UINT64_C(0x1074ea863beb252e), \
          UINT64_C(0x52935a523450ac9b), UINT64_C(0xbdb8746251c8958f), UINT64_C(0x6c441348a396a575), \
          UINT64_C(0x00e80aa654a311ec) } }, \
      { { UINT64_C(0xbf4c13ab14effd35), UINT64_C(0xd94485a74989e1ed), UINT64_C(0xa7f0a3a26b9749ff), \
          UINT64_C(0xeae0b69cec41c250), UINT64_C(0x4907c2b1a6424c35), UINT64_C(0x373e2c8a1a2aa4e8), \
          UINT64_C(0x2ac784bb38a41fcb), UINT64_C(0xb1ad6d2aead3b72e), UINT64_C(0xd664fe069ac5d2f8), \
          UINT64_C(0x00c0adf28bb68184) } } }
/* coefficients of XDEN */
#define G2_H2C_XDEN_LEN 1
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G2_H2C_XDEN \
    { { { UINT64_C(0x9b5477cf6af27351), UINT64_C(0x83732085f792729d), UINT64_C(0x4e779442c8b4864d), \
          UINT64_C(0x0ec761587842b6aa), UINT64_C(0x66aebb265ef0ebb6), UINT64_C(0xbddbb5d5ff10a708), \
          UINT64_C(0x5f410578440f23dd), UINT64_C(0xfbeb47332eb4dde7), UINT64_C(0xbcc2073588d515b5), \
          UINT64_C(0x002d00e30fb22985) } } }
/* coefficients of YNUM */
#define G2_H2C_YNUM_LEN 4
/* Y = y*YNUM(x)/YDEN(x): coefficients, constant term first */
#define G2_H2C_YNUM \
    { { { UINT64_C(0x44ec026f74b09e49), UINT64_C(0x51e748e9693d4fc9), UINT64_C(0x70a30c351740df6a), \
          UINT64_C(0xd6f1c15eae06337d), UINT64_C(0xbde671ccb3fa4ad3), UINT64_C(0x9b585bae88d9b61a), \
          UINT64_C(0xf7491b6d143f9469), UINT64_C(0x8e9b736d244b64b4), UINT64_C(0x89adccf968d305da), \
          UINT64_C(0x00664ab953407464) } }, \
      { { UINT64_C(0x194e744e071ced01), UINT64_C(0xb1bfe56ec52e7115), UINT64_C(0x8e3cfd1cfc0551f0), \
          UINT64_C(0x1f3da3566b720425), UINT64_C(0x5d6145b553f072c6), UINT64_C(0x94a8c54d6891438f), \
          UINT64_C(0x30d413efcd674353), UINT64_C(0x7a6878c0fd3a7130), UINT64_C(0xd596122cc17f75bd), \
          UINT64_C(0x00515ac5a8b31053) } }, \
      { { UINT64_C(0xb528cfcb10c8eb40), UINT64_C(0xb8f1ffac9effe9e2), UINT64_C(0xd8639168624aeaa1), \
          UINT64_C(0x754c958b4ad0b900), UINT64_C(0x3d9cda1a341907ed), UINT64_C(0x175cb9085f021335), \
          UINT64_C(0xad8390e074bd28b9), UINT64_C(0xf397d5cc1d330d8f), UINT64_C(0xa64c059df38acd7a), \
          UINT64_C(0x0035acbcbe013b7e) } }, \
      { { UINT64_C(0x4b4a954aad2ffea1), UINT64_C(0x8b3d90bd2d68ec95), UINT64_C(0x3fd3390e91e88612), \
          UINT64_C(0xb4779f76ecffb32c), UINT64_C(0x80f13108151be43f), UINT64_C(0x5c4869a58a84a4bc), \
          UINT64_C(0xbc907dab092ffcfd), UINT64_C(0x2d5522f92426c4fa), UINT64_C(0x693f8aaace4e7ed7), \
          UINT64_C(0x00f38897a654f074) } } }
/* coefficients of YDEN */
#define G2_H2C_YDEN_LEN 3
/* monic, the leading 1 omitted: coefficients, constant term first */
#define G2_H2C_YDEN \
    { { { UINT64_C(0xfbe35ea8a182d388), UINT64_C(0xe7509b39cd58522d), UINT64_C(0x9eabde1d4e9d6896), \
          UINT64_C(0xd8d2d82fc2b1547d), UINT64_C(0x47b5e46056cd5a4f), UINT64_C(0xa010e48a777716b0), \
          UINT64_C(0xa3311a663f2763f5), UINT64_C(0x388117ea843b24a0), UINT64_C(0x0c21453e6f610e85), \
          UINT64_C(0x00832d52e93514c7) } }, \
      { { UINT64_C(0x164df6e2f19f8658), UINT64_C(0xdc74c30cd24fae8c), UINT64_C(0x35303cc1f2f8d5c8), \
          UINT64_C(0x97d9a1a799aa474a), UINT64_C(0x9443f257ac7a17b1), UINT64_C(0x1bb3e3edd8a3dc47), \
          UINT64_C(0x54be283a2c9b84fe), UINT64_C(0x676e76c758b31cc2), UINT64_C(0x29fd1bd339d77a00), \
          UINT64_C(0x0031a629695b0312) } }, \
      { { UINT64_C(0xd1fd676e40d759f3), UINT64_C(0x8a596191e6b757d8), UINT64_C(0xeb66bcc85a1d92e8), \
          UINT64_C(0x2c56240968c823fe), UINT64_C(0x340c31731cd2c322), UINT64_C(0x39932181fd31f519), \
          UINT64_C(0x1dc31068cc2d6b99), UINT64_C(0xf3c1d5998c1e99b6), UINT64_C(0x364615a09a7f4121), \
          UINT64_C(0x008702a92f167c91) } } }

#endif
