/* SPDX-License-Identifier: Apache-2.0 */
/* bls12_381: parameters of the residue engine for the base field.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS12_381_RNS_H
#define PAIRING_CURVES_BLS12_381_RNS_H

#include <stdint.h>

/* H: moduli are primes 2^H - c */
#define RNS_BITS 49
/* n: moduli in each of the two bases */
#define RNS_LEN 8
/* largest c */
#define RNS_C_MAX 571
/* a_i; MA = 0xfffffffffcfb00000003ce4d7ffffd5e77afc001187693f37fb7c1223e351b441ce79138aeb53bfd142cfafaf41e1fa927 */
#define RNS_A \
    { UINT64_C(0x1ffffffffffaf), UINT64_C(0x1ffffffffff91), UINT64_C(0x1ffffffffff85), UINT64_C(0x1ffffffffff75), \
      UINT64_C(0x1ffffffffff4b), UINT64_C(0x1ffffffffff37), UINT64_C(0x1fffffffffef7), UINT64_C(0x1fffffffffe43) }
/* b_j; MB = 0xfffffffff959000000131f5f7fffe101ba45401ef1c7daefec88bcf20af83643111b982e4bdb611d33e49adcd9506ec77f */
#define RNS_B \
    { UINT64_C(0x1ffffffffff2b), UINT64_C(0x1fffffffffee5), UINT64_C(0x1fffffffffead), UINT64_C(0x1fffffffffe47), \
      UINT64_C(0x1fffffffffe25), UINT64_C(0x1fffffffffdf9), UINT64_C(0x1fffffffffdcb), UINT64_C(0x1fffffffffdc5) }
/* -a_i^-1 mod 2^52 */
#define RNS_A_NINV \
    { UINT64_C(0x135ba781948b1), UINT64_C(0x7e8efdb195e8f), UINT64_C(0xb2fdeb2fdeb3), UINT64_C(0x16ca970586723), \
      UINT64_C(0x6dca410f8ed9d), UINT64_C(0x9cd0e028c1979), UINT64_C(0x1f08b1c03dd39), UINT64_C(0xb4ff6cba64195) }
/* -b_j^-1 mod 2^52 */
#define RNS_B_NINV \
    { UINT64_C(0x66e92a10d387d), UINT64_C(0x88073c9b97113), UINT64_C(0x13eadaff3eadb), UINT64_C(0x423fdad91b489), \
      UINT64_C(0xcbec990fa1253), UINT64_C(0x32be659c5cbb7), UINT64_C(0x18c01cff8c01d), UINT64_C(0x2e58c544986f3) }
/* alpha_i = (-2^52 p^-1 (MA/a_i)^-1)^(1/2) mod a_i */
#define RNS_ALPHA \
    { UINT64_C(0x38b38b30a175), UINT64_C(0x1109b89068ff5), UINT64_C(0x1cab50dd435c4), UINT64_C(0x1b3e3abaad281), \
      UINT64_C(0x191deda880de8), UINT64_C(0x7f92b94ca600), UINT64_C(0x1dbf3c5e4fc97), UINT64_C(0x141de02ea062e) }
/* beta_j = (MB/b_j)^-1 mod b_j */
#define RNS_BETA \
    { UINT64_C(0x1f602ad94d943), UINT64_C(0xf6536f2a1bf8), UINT64_C(0x137170b90158d), UINT64_C(0x1b661718f1d7c), \
      UINT64_C(0x10e16fb2f6925), UINT64_C(0x19c6aad4af8c6), UINT64_C(0x359f715db86d), UINT64_C(0x146104c49b580) }
/* row i: 2^52 beta_j p a_i^-1 mod b_j */
#define RNS_EXT_B \
    { { UINT64_C(0xef2b4f99b1bb), UINT64_C(0xe6cb5c80a8ae), UINT64_C(0x1a979dd61b8db), UINT64_C(0x17774a4bcb67a), \
        UINT64_C(0x1da23b75d052c), UINT64_C(0x16b8ad1a87467), UINT64_C(0xa6dfa845ae09), \
        UINT64_C(0x3a9a60c0e911) }, \
      { UINT64_C(0x18fddb24e6d63), UINT64_C(0x1b5bf34141f0b), UINT64_C(0x1eeeef3c628b9), \
        UINT64_C(0x10df39c70c789), UINT64_C(0x16eee656bb8c4), UINT64_C(0x246415c7ab8a), UINT64_C(0xb6695c8df308), \
        UINT64_C(0x111e73a8ab490) }, \
      { UINT64_C(0xd63f85d05a3a), UINT64_C(0x6360be626ef9), UINT64_C(0x5fc356a6816c), UINT64_C(0x134eeacbfb6a), \
        UINT64_C(0x1e596eb24ee0), UINT64_C(0x7311c8dd3c11), UINT64_C(0x1d15f7ade4040), UINT64_C(0xd018d9d2fe4a) }, \
      { UINT64_C(0x1811cd32dd551), UINT64_C(0x1fca461c2b355), UINT64_C(0x52f1af80a04f), UINT64_C(0xc80a3292f8df), \
        UINT64_C(0xe2d7988a08c8), UINT64_C(0x1bb486d9dc971), UINT64_C(0x1ea1022f0369d), \
        UINT64_C(0x18278960a365f) }, \
      { UINT64_C(0x19a92a859fe13), UINT64_C(0x1bf062fa9763b), UINT64_C(0x14bdaea1c34), UINT64_C(0x142f0468f24b5), \
        UINT64_C(0x1dead409dc019), UINT64_C(0x10f257fc81e73), UINT64_C(0x17a9e6c27ed4), \
        UINT64_C(0x1d379c1c46b51) }, \
      { UINT64_C(0x46dc6b9aa732), UINT64_C(0x9c71d7626839), UINT64_C(0x695e44d8189a), UINT64_C(0x332ef71b1370), \
        UINT64_C(0xfc02c6445d15), UINT64_C(0x1eb1151137e8e), UINT64_C(0x1ebf3f0a029c3), \
        UINT64_C(0xae796b6056d4) }, \
      { UINT64_C(0x8d2f986627ee), UINT64_C(0x1e5230e15a265), UINT64_C(0x1cb6a9c0f8725), UINT64_C(0x1ba28c5537658), \
        UINT64_C(0x1048c2743419f), UINT64_C(0x1d5aad86705d2), UINT64_C(0x32c4fe699803), \
        UINT64_C(0x1c740d3d22f09) }, \
      { UINT64_C(0xe1da1dbe9eb4), UINT64_C(0xe68a53c4b474), UINT64_C(0x19d76c82f1d57), UINT64_C(0xfe15a7676a), \
        UINT64_C(0x11fd512d6d0ea), UINT64_C(0x1530539d0574a), UINT64_C(0x17eec7c07faed), \
        UINT64_C(0xe3e694b5517b) } }
/* row j: 2^52 (MB/b_j) alpha_i mod a_i */
#define RNS_EXT_A \
    { { UINT64_C(0x1a7d4c07a27ee), UINT64_C(0x1486dc6685bc9), UINT64_C(0x14c41df2aa556), UINT64_C(0xc21ff59defb9), \
        UINT64_C(0x195924b9783d9), UINT64_C(0x433d7c70933), UINT64_C(0x904fdb348548), UINT64_C(0x177e4d034ba7) }, \
      { UINT64_C(0x198c2c9d1177a), UINT64_C(0x1873b2549cb1a), UINT64_C(0xfae50d87fcf1), UINT64_C(0x5ca5c1c67ec1), \
        UINT64_C(0x4300b857b0fa), UINT64_C(0x9677fa1d2056), UINT64_C(0x5f194dda0c27), UINT64_C(0x1d5caffac384b) }, \
      { UINT64_C(0xfc90921ac703), UINT64_C(0x1c8d2cb49a210), UINT64_C(0xdfc61cfc6f7a), UINT64_C(0x19bf0665f4e8), \
        UINT64_C(0x18fb5eee798a5), UINT64_C(0x4325e63dd42d), UINT64_C(0xa182b2127161), UINT64_C(0x29c2519cf2e5) }, \
      { UINT64_C(0xdfabe02cca55), UINT64_C(0x10d13f782004d), UINT64_C(0xdb9eb7ea41ff), UINT64_C(0x17877b9a427be), \
        UINT64_C(0x1e325b2a84ea5), UINT64_C(0x119cf64638cd4), UINT64_C(0x60ffadc7c111), \
        UINT64_C(0x1529d72bf2750) }, \
      { UINT64_C(0xf0c16df78b5e), UINT64_C(0xf6c1ed0c5d1b), UINT64_C(0x720b06268a3f), UINT64_C(0x1956b9c307f14), \
        UINT64_C(0xc8e0e723a5a5), UINT64_C(0xb392275910f2), UINT64_C(0x5fec39df7d35), UINT64_C(0x1b0b7ce912c56) }, \
      { UINT64_C(0x1f374b840de37), UINT64_C(0x1d21b719a169f), UINT64_C(0xd7263e5b2572), UINT64_C(0x5e648a1ab6b5), \
        UINT64_C(0x1e9ce3aa8d9df), UINT64_C(0xf1ab034ff651), UINT64_C(0x15d6a9cb2b99e), \
        UINT64_C(0x40b93811578a) }, \
      { UINT64_C(0x1b9689195ad99), UINT64_C(0xba9034786ebf), UINT64_C(0x8dca3a2ee8d6), UINT64_C(0x15566e75c55c9), \
        UINT64_C(0x1a1cc30f74a75), UINT64_C(0xf7b2f09ba8b7), UINT64_C(0x76588ee93df1), \
        UINT64_C(0x16c2df3a44a37) }, \
      { UINT64_C(0x14b838020e824), UINT64_C(0xe26ceec70030), UINT64_C(0x3508a9676ca8), UINT64_C(0x1743740977f39), \
        UINT64_C(0x976e771adf55), UINT64_C(0x7f71c49399b4), UINT64_C(0x5ff26dfdc44c), UINT64_C(0x364424fdfe88) } }
/* 2^52 beta_j^-1 MA^-1 mod b_j */
#define RNS_K0 \
    { UINT64_C(0x1e2e6e979f679), UINT64_C(0x79e92c259c35), UINT64_C(0xd072b72f05e8), UINT64_C(0x5f70359ab272), \
      UINT64_C(0x96090f163c38), UINT64_C(0x84feb6458f8f), UINT64_C(0x19ee1bb359c06), UINT64_C(0xff917b4d6fd1) }
/* 2^52 K0 mod b_j */
#define RNS_K1 \
    { UINT64_C(0x510213d5ce7b), UINT64_C(0x261e6c9fc891), UINT64_C(0x3f449a2c47b0), UINT64_C(0x14262bbef9ed9), \
      UINT64_C(0x11677f215f063), UINT64_C(0x1031c3838e0c2), UINT64_C(0x141916aaa5c16), UINT64_C(0x4bf02dd716d0) }
/* -2^52 MB alpha_i mod a_i */
#define RNS_KMB \
    { UINT64_C(0x89b33efcb935), UINT64_C(0xdbbd0d94ae45), UINT64_C(0xcf2874fe3c1a), UINT64_C(0x1d3cffa75aae), \
      UINT64_C(0xb24972f08ccd), UINT64_C(0x326e1d546e64), UINT64_C(0xafc77954ddd9), UINT64_C(0xb58a35035d89) }
/* digits of 48 bits of a stored element */
#define RNS_DIGITS 8
/* row t: 2^(48 t + 52) alpha_i mod a_i */
#define RNS_LOAD_A \
    { { UINT64_C(0x186785318c69f), UINT64_C(0x19b834ec42680), UINT64_C(0x127ed27b050ab), \
        UINT64_C(0x164f1ae0461fe), UINT64_C(0x114841191cb70), UINT64_C(0x1519be973ea10), \
        UINT64_C(0x17abed053b9ba), UINT64_C(0x1f75886752039) }, \
      { UINT64_C(0xc609256b75ce), UINT64_C(0x136f793866bd4), UINT64_C(0x177908db7223), UINT64_C(0xe79cbe30b485), \
        UINT64_C(0x1c0b0360a8d08), UINT64_C(0x89b52601971a), UINT64_C(0x7c2d3560637), UINT64_C(0x7a70dccdfd5b) }, \
      { UINT64_C(0x154726b8027d6), UINT64_C(0x16aac7ba46ec5), UINT64_C(0xa393a0b7ec9c), UINT64_C(0x1e10da23912ab), \
        UINT64_C(0x9e4b1abb132f), UINT64_C(0xf9d6b9fe6e8), UINT64_C(0x1045662063905), UINT64_C(0x16b17e9090eda) }, \
      { UINT64_C(0x1dc1a01c65595), UINT64_C(0x1a064ce261467), UINT64_C(0x14bf71c2f609b), \
        UINT64_C(0x199338a7eb472), UINT64_C(0xf58cf3225b8f), UINT64_C(0x214cc046286f), UINT64_C(0x1beb5bc38c7ed), \
        UINT64_C(0x194480a607962) }, \
      { UINT64_C(0x521d47e095f0), UINT64_C(0x145dab1417fa0), UINT64_C(0xbfdd4561c837), UINT64_C(0x1177e19661ad0), \
        UINT64_C(0x1ce53f3a57c1a), UINT64_C(0x12a17b8ae4ae), UINT64_C(0x350feb63f1ba), \
        UINT64_C(0x1609d04daafe0) }, \
      { UINT64_C(0xfda1df07ba5e), UINT64_C(0xa4e96db33a5d), UINT64_C(0x117a82afda406), UINT64_C(0x1e0bbe5385b8f), \
        UINT64_C(0x170ada2009876), UINT64_C(0x150650006c8aa), UINT64_C(0x176bd553aaa3a), \
        UINT64_C(0x7878b812e625) }, \
      { UINT64_C(0x201bc8b90233), UINT64_C(0xc09b485b2ec0), UINT64_C(0x12ee653eef74c), UINT64_C(0x18302baccfe58), \
        UINT64_C(0x5561c53613ac), UINT64_C(0xfa682a9fa8f), UINT64_C(0x1f4fe9cdd7e65), UINT64_C(0x1b4ebfc6d60ae) }, \
      { UINT64_C(0x14654144d9dc), UINT64_C(0x1c1aa2fc4ab4c), UINT64_C(0xc45529e87a0e), UINT64_C(0x1113db6a72920), \
        UINT64_C(0x2f10379dfee9), UINT64_C(0x124de4bbadf1a), UINT64_C(0x4dc830a47154), \
        UINT64_C(0x1bf1ae511cfc4) } }
/* row t: 2^(48 t + 52) beta_j mod b_j */
#define RNS_LOAD_B \
    { { UINT64_C(0x181d366cb9376), UINT64_C(0x71df1c6c0d1b), UINT64_C(0x19c227e6cd2b5), UINT64_C(0x16ee4fc62a74c), \
        UINT64_C(0x1252087cf4394), UINT64_C(0xe22a980d46c0), UINT64_C(0xc7299ec45875), UINT64_C(0x32d14357fc6f) }, \
      { UINT64_C(0x827243b11b27), UINT64_C(0x1f0d235b96024), UINT64_C(0x1e0d6b50e3646), UINT64_C(0x43b62fa2924), \
        UINT64_C(0x1f1adfeca2c4b), UINT64_C(0x1422d21761ebe), UINT64_C(0xc76db3ac8ec8), \
        UINT64_C(0x1ac609aa04321) }, \
      { UINT64_C(0x14489292de1c6), UINT64_C(0x9c30b1f73b59), UINT64_C(0x5e28e0e9c1e6), UINT64_C(0x1a526c078713b), \
        UINT64_C(0xb6ebe091c344), UINT64_C(0x94bf6b3d740e), UINT64_C(0x128ec5ec827a), UINT64_C(0xbdbc71bcf145) }, \
      { UINT64_C(0x1030fa196a49e), UINT64_C(0x154ea5e277cad), UINT64_C(0x5810eac60ad6), UINT64_C(0x1bfe0c7bebe42), \
        UINT64_C(0x1b3d4d73b4372), UINT64_C(0xc80934cbbc3e), UINT64_C(0x7a8d697e11b3), UINT64_C(0x99a8d837fdc4) }, \
      { UINT64_C(0x1c600b92ba7d4), UINT64_C(0x16f8b0ad3d0fc), UINT64_C(0x4f3372205318), UINT64_C(0x1c51c0bcc2a99), \
        UINT64_C(0x55f5ad7c8911), UINT64_C(0xc55504861d9c), UINT64_C(0x3d0ce99f1d01), UINT64_C(0x15dcd22723fad) }, \
      { UINT64_C(0xdf4d08a99fe8), UINT64_C(0x1275a7c1472f1), UINT64_C(0x7090106726d2), UINT64_C(0x146a8295bffd7), \
        UINT64_C(0xbf6c73097290), UINT64_C(0x7ae15f3ce5e), UINT64_C(0x5ebfce15cb8a), UINT64_C(0x11c45ea6bb543) }, \
      { UINT64_C(0xe58c1a912c4a), UINT64_C(0x4083954de24e), UINT64_C(0x8762dc4c650a), UINT64_C(0x5bd79fbeceb8), \
        UINT64_C(0x1971cb9446be0), UINT64_C(0x1c8f740a3b65e), UINT64_C(0x8ea8eb0d8e8d), UINT64_C(0x7f8ef2007c0) }, \
      { UINT64_C(0x17ec90d6513e4), UINT64_C(0x1a8bb068ca8e8), UINT64_C(0x1a3f4dc952063), \
        UINT64_C(0x11b3917d950ab), UINT64_C(0x1b125e0fb7124), UINT64_C(0x136a205f5309a), UINT64_C(0x6d6762767bd9), \
        UINT64_C(0xe41eae38ad8c) } }
/* row j: MB/b_j mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_B \
    { { UINT64_C(0x94b386c67dd1cefd), UINT64_C(0x25bb1f39d15cc024), UINT64_C(0xa74a513bbd29de5), \
        UINT64_C(0x9a1ffff3f0fcc0f0), UINT64_C(0xfffce1c000000843), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0xa89876a03ff12293), UINT64_C(0xabba02d64b24f91c), UINT64_C(0x950144268136a21), \
        UINT64_C(0x239ffff4db40d390), UINT64_C(0xfffcf340000007e0), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0x1c66c838c054405b), UINT64_C(0xe73fdd4b24c82a95), UINT64_C(0x888b15bb813eadf), \
        UINT64_C(0x39ffff5855d8910), UINT64_C(0xfffd014000000794), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0x741812133e82f109), UINT64_C(0xffcfe23c4f1ce45a), UINT64_C(0x75e1ff54ed49cf0), \
        UINT64_C(0x3a1ffff69733b330), UINT64_C(0xfffd1ac000000711), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0x12cd5cc5e00863d3), UINT64_C(0xe80d7b6690e7d64e), UINT64_C(0x70a0c530814cc30), \
        UINT64_C(0xe39ffff6e8fecf90), UINT64_C(0xfffd2340000006e7), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0x3973d42afce2af37), UINT64_C(0xaf6410e724e557bb), UINT64_C(0x6a6d44f4915027a), \
        UINT64_C(0x119ffff74c650050), UINT64_C(0xfffd2e40000006b4), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0x8cb44eed9cc269d), UINT64_C(0x653e6ae15251c72d), UINT64_C(0x64951f0cbd53447), \
        UINT64_C(0xea1ffff7ad04fef0), UINT64_C(0xfffd39c00000067f), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0xdc52a01e1b352873), UINT64_C(0xb5db97c7aa8b5e31), UINT64_C(0x63dd27b98153a50), \
        UINT64_C(0x439ffff7b91a0d90), UINT64_C(0xfffd3b4000000679), UINT64_C(0x7fffff), UINT64_C(0x0) } }
/* -MB mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_MB \
    { UINT64_C(0x1b652326af913881), UINT64_C(0xe467d1b4249ee2cc), UINT64_C(0x77430df507c9bcee), \
      UINT64_C(0xbabfe10e38251013), UINT64_C(0xece0a080001efe45), UINT64_C(0x6a6ffffff), \
      UINT64_C(0xffffffffffffff00) }
/* row t: beta_j t p mod b_j */
#define RNS_ZEROS \
    { { UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), \
        UINT64_C(0x0) }, \
      { UINT64_C(0x11286f5f0dcad), UINT64_C(0x1f6bd909eec8a), UINT64_C(0x1690b06e6bea2), \
        UINT64_C(0x1dd2b3fd48e88), UINT64_C(0x1229bf4b23275), UINT64_C(0x1728f039eb69e), \
        UINT64_C(0x1157e59619f90), UINT64_C(0x60fe3262da0) }, \
      { UINT64_C(0x250debe1ba2f), UINT64_C(0x1ed7b213dda2f), UINT64_C(0xd2160dcd7e97), UINT64_C(0x1ba567fa91ec9), \
        UINT64_C(0x4537e96466c5), UINT64_C(0xe51e073d6f43), UINT64_C(0x2afcb2c34155), UINT64_C(0xc1fc64c5b40) }, \
      { UINT64_C(0x13794e1d296dc), UINT64_C(0x1e438b1dcc7d4), UINT64_C(0x3b2114b43e8c), UINT64_C(0x19781bf7daf0a), \
        UINT64_C(0x167d3de16993a), UINT64_C(0x57ad0adc27e8), UINT64_C(0x1407b0c24e0e5), \
        UINT64_C(0x122fa97288e0) }, \
      { UINT64_C(0x4a1bd7c3745e), UINT64_C(0x1daf6427bb579), UINT64_C(0x1a42c1b9afd2e), UINT64_C(0x174acff523f4b), \
        UINT64_C(0x8a6fd2c8cd8a), UINT64_C(0x1ca3c0e7ade86), UINT64_C(0x55f9658682aa), UINT64_C(0x183f8c98b680) }, \
      { UINT64_C(0x15ca2cdb4510b), UINT64_C(0x1d1b3d31aa31e), UINT64_C(0x10d372281bd23), \
        UINT64_C(0x151d83f26cf8c), UINT64_C(0x1ad0bc77affff), UINT64_C(0x13ccb1219972b), \
        UINT64_C(0x16b77bee8223a), UINT64_C(0x1e4f6fbee420) }, \
      { UINT64_C(0x6f29c3a52e8d), UINT64_C(0x1c87163b990c3), UINT64_C(0x764229687d18), UINT64_C(0x12f037efb5fcd), \
        UINT64_C(0xcfa7bc2d344f), UINT64_C(0xaf5a15b84fd0), UINT64_C(0x80f61849c3ff), UINT64_C(0x245f52e511c0) }, \
      { UINT64_C(0x181b0b9960b3a), UINT64_C(0x1bf2ef4587e68), UINT64_C(0x1df4d304f3bba), \
        UINT64_C(0x10c2ebecff00e), UINT64_C(0x1f243b0df66c4), UINT64_C(0x21e919570875), UINT64_C(0x1967471ab638f), \
        UINT64_C(0x2a6f360b3f60) }, \
      { UINT64_C(0x9437af86e8bc), UINT64_C(0x1b5ec84f76c0d), UINT64_C(0x148583735fbaf), UINT64_C(0xe959fea4804f), \
        UINT64_C(0x114dfa5919b14), UINT64_C(0x194781cf5bf13), UINT64_C(0xabf2cb0d0554), \
        UINT64_C(0x307f19316d00) } }
/* MA mod p: the field's one */
#define RNS_ONE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x537fa5f88e97), UINT64_C(0x110825c9867), UINT64_C(0x1614827aba97b), \
    UINT64_C(0x7b71d151e036), UINT64_C(0xdf7e24b74b65), UINT64_C(0x7f034c7909be), UINT64_C(0x4473f0f4a279), \
    UINT64_C(0x173ffbf0efec9)), RNS_LANES(UINT64_C(0x141dcd24c1a3b), UINT64_C(0x10765e2e90948), \
    UINT64_C(0xf846525390e2), UINT64_C(0x557821815920), UINT64_C(0x4de4c16305cc), UINT64_C(0x13a21e0c08bae), \
    UINT64_C(0xf65803d0cb1d), UINT64_C(0x1eaab204e3d15)))
/* MA/2 mod p */
#define RNS_HALF \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x52782105ba3d), UINT64_C(0x15de409142b92), UINT64_C(0x19e97025ab91b), \
    UINT64_C(0x459f2244e8b0), UINT64_C(0x14f17ae7d8a33), UINT64_C(0x129bdd6d4abe0), UINT64_C(0x506f61edabee), \
    UINT64_C(0xff4f5081db0b)), RNS_LANES(UINT64_C(0x12a31e41e7b74), UINT64_C(0x17f11b9c3fae9), \
    UINT64_C(0x130a8ac9d27c2), UINT64_C(0x11951b0aaf3d4), UINT64_C(0x1b8405b0a9b33), UINT64_C(0x15658722fa126), \
    UINT64_C(0x5eb2e993671), UINT64_C(0x1f85d81ba343d)))
/* the integer 1: a product with it leaves the Montgomery form of MA */
#define RNS_UNIT \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x38b38b30a175), UINT64_C(0x1109b89068ff5), UINT64_C(0x1cab50dd435c4), \
    UINT64_C(0x1b3e3abaad281), UINT64_C(0x191deda880de8), UINT64_C(0x7f92b94ca600), UINT64_C(0x1dbf3c5e4fc97), \
    UINT64_C(0x141de02ea062e)), RNS_LANES(UINT64_C(0x1f602ad94d943), UINT64_C(0xf6536f2a1bf8), \
    UINT64_C(0x137170b90158d), UINT64_C(0x1b661718f1d7c), UINT64_C(0x10e16fb2f6925), UINT64_C(0x19c6aad4af8c6), \
    UINT64_C(0x359f715db86d), UINT64_C(0x146104c49b580)))
/* MA^2 R^-1 mod p: from R to MA, R = 2^(64 limbs) */
#define RNS_ENTER \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x17f6acf353fde), UINT64_C(0x1f2dd4c589510), UINT64_C(0x1395721124f18), \
    UINT64_C(0xdc1e7a498ab7), UINT64_C(0x1eab27c2bebea), UINT64_C(0xd1101c4250e3), UINT64_C(0x1ff063aacab76), \
    UINT64_C(0x127908c462c9d)), RNS_LANES(UINT64_C(0x98ac325c913a), UINT64_C(0x6b5a300af3f8), \
    UINT64_C(0x52d73c815282), UINT64_C(0x14c508860d8ad), UINT64_C(0x17fe8a8a0d86f), UINT64_C(0x177728a69b6f3), \
    UINT64_C(0x182fff819cc27), UINT64_C(0xe29b7d18bca0)))
/* R mod p: from MA to R */
#define RNS_LEAVE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0xa450d76a3815), UINT64_C(0xba694d290c0), UINT64_C(0x91308d4674e9), \
    UINT64_C(0x182e3ce72f78d), UINT64_C(0xeeb60917c905), UINT64_C(0xda127a08e91a), UINT64_C(0x1451b18ede446), \
    UINT64_C(0x1bc5bbcb6a5a1)), RNS_LANES(UINT64_C(0xf12deb5e8acb), UINT64_C(0x16de19ad26f34), \
    UINT64_C(0x188dc0fac94fa), UINT64_C(0x1ab2e5304826f), UINT64_C(0x16396c3cbe64a), UINT64_C(0x1cc62ffcad888), \
    UINT64_C(0xe56551b8bff4), UINT64_C(0x57b2ee8befaa)))
/* bounds of lanes, proved by the generator for every input below 2^52 */
/* of the digits of the quotient */
#define RNS_XI_MAX UINT64_C(0x20000011d7dc4)
/* of the lanes of B after a reduction, about 1.00000 * 2^H */
#define RNS_B_FRESH UINT64_C(0x20000000006b0)
/* of the lanes of A after a reduction, about 2.00000 * 2^H */
#define RNS_A_FRESH UINT64_C(0x400000000060f)
/* of k = (sum eta_j + 2^(H-1)) >> H */
#define RNS_K_MAX 8
/* bounds of the integers: |r| of an element in units of p/256, |c| of a sum of products in p^2/65536 */
/* p in these units */
#define RNS_R_UNIT 256
/* ceil(sum xi_i/a_i): |r'| <= R_BASE + |c|/MA */
#define RNS_R_BASE 2049
/* floor(MA/p) */
#define RNS_MA_OVER_P UINT64_C(0x9d8)
/* of elements, floor(sqrt(WIDE_MAX)) */
#define RNS_R_MAX UINT64_C(0x6f063)
/* 2n p: a normal element */
#define RNS_R_NORMAL 4096
/* of sums: |c|/MA + |q'|p/MA < (1/2 - error) MB, and below 2^62 */
#define RNS_WIDE_MAX UINT64_C(0x3026665365)
/* products of normal elements whose sum reduces to a normal element */
#define RNS_WIDE_COUNT 78
/* verifying builds: digits of the whole integer, for Chinese remaindering */
/* 2^52 alpha_i^-1 (MA/a_i)^-1 mod a_i: lane of an element -> digit over A */
#define RNS_A_DIGIT \
    { UINT64_C(0x1ae8f63ed19cc), UINT64_C(0x1454870344065), UINT64_C(0x241a22f636ca), UINT64_C(0x1f0338cc80e4b), \
      UINT64_C(0x414ec7bc364a), UINT64_C(0x2b879ecfb135), UINT64_C(0x1a3952d194994), UINT64_C(0x175611e0b46f6) }
/* 2^104 alpha_i^-2 (MA MB/a_i)^-1 mod a_i: lane of a sum -> digit over A and B */
#define RNS_A_WIDE \
    { UINT64_C(0x11c6daf263dfd), UINT64_C(0x19c8277c6ebd6), UINT64_C(0xddf600c77006), UINT64_C(0xa1c5c507c636), \
      UINT64_C(0x1752b514ae16c), UINT64_C(0xffbce129fa4a), UINT64_C(0xca82c8a63b36), UINT64_C(0x3ae69b9fafa5) }
/* 2^104 beta_j^-2 (MA MB/b_j)^-1 mod b_j: lane of a sum -> digit over A and B */
#define RNS_B_WIDE \
    { UINT64_C(0x510213d5ce7b), UINT64_C(0x261e6c9fc891), UINT64_C(0x3f449a2c47b0), UINT64_C(0x14262bbef9ed9), \
      UINT64_C(0x11677f215f063), UINT64_C(0x1031c3838e0c2), UINT64_C(0x141916aaa5c16), UINT64_C(0x4bf02dd716d0) }

#endif
