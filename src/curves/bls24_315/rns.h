/* SPDX-License-Identifier: Apache-2.0 */
/* bls24_315: parameters of the residue engine for the base field.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS24_315_RNS_H
#define PAIRING_CURVES_BLS24_315_RNS_H

#include <stdint.h>

/* H: moduli are primes 2^H - c */
#define RNS_BITS 49
/* n: moduli in each of the two bases */
#define RNS_LEN 7
/* largest c */
#define RNS_C_MAX 565
/* a_i; MA = 0x7ffffffffe64c000000201599ffffebc71fb70007110c3dd17e9c79e4a0e664c251033a30525af8d016b1d */
#define RNS_A \
    { UINT64_C(0x1ffffffffffaf), UINT64_C(0x1ffffffffff91), UINT64_C(0x1ffffffffff85), UINT64_C(0x1ffffffffff75), \
      UINT64_C(0x1ffffffffff4b), UINT64_C(0x1fffffffffe43), UINT64_C(0x1fffffffffdcb) }
/* b_j; MB = 0x7ffffffffdd5c0000003f3b69ffffc0eb1b23002527ea93697312d931cc9fb5df6baee7fc3f8cf8e2af511 */
#define RNS_B \
    { UINT64_C(0x1ffffffffff37), UINT64_C(0x1ffffffffff2b), UINT64_C(0x1fffffffffef7), UINT64_C(0x1fffffffffee5), \
      UINT64_C(0x1fffffffffead), UINT64_C(0x1fffffffffe47), UINT64_C(0x1fffffffffe25) }
/* -a_i^-1 mod 2^52 */
#define RNS_A_NINV \
    { UINT64_C(0x135ba781948b1), UINT64_C(0x7e8efdb195e8f), UINT64_C(0xb2fdeb2fdeb3), UINT64_C(0x16ca970586723), \
      UINT64_C(0x6dca410f8ed9d), UINT64_C(0xb4ff6cba64195), UINT64_C(0x18c01cff8c01d) }
/* -b_j^-1 mod 2^52 */
#define RNS_B_NINV \
    { UINT64_C(0x9cd0e028c1979), UINT64_C(0x66e92a10d387d), UINT64_C(0x1f08b1c03dd39), UINT64_C(0x88073c9b97113), \
      UINT64_C(0x13eadaff3eadb), UINT64_C(0x423fdad91b489), UINT64_C(0xcbec990fa1253) }
/* alpha_i = (-2^52 p^-1 (MA/a_i)^-1)^(1/2) mod a_i */
#define RNS_ALPHA \
    { UINT64_C(0x7806c0d8776b), UINT64_C(0x11a0487ec4c48), UINT64_C(0xb2efb6f8e28c), UINT64_C(0x263b1443f329), \
      UINT64_C(0x1a57e1a9d0783), UINT64_C(0xf7b243ffa744), UINT64_C(0x1c661291088d7) }
/* beta_j = (MB/b_j)^-1 mod b_j */
#define RNS_BETA \
    { UINT64_C(0x1e426ec283665), UINT64_C(0xc2c48750e5e9), UINT64_C(0xefd6e5cd99cc), UINT64_C(0xb94ef77ca137), \
      UINT64_C(0x37b0dc701f2c), UINT64_C(0xcc8592f46fed), UINT64_C(0xabb83fd81630) }
/* row i: 2^52 beta_j p a_i^-1 mod b_j */
#define RNS_EXT_B \
    { { UINT64_C(0x11ad88950a711), UINT64_C(0x1651449fc3bc5), UINT64_C(0x15ad0cd4ca53), UINT64_C(0x195ebd9e8108), \
        UINT64_C(0x20d5a8ce91fe), UINT64_C(0x178d6ccd0a5ef), UINT64_C(0x3242ddcb45f8) }, \
      { UINT64_C(0xce760c6b89af), UINT64_C(0x173bfe7466b9d), UINT64_C(0x133fccd658d1), UINT64_C(0x117d773878b17), \
        UINT64_C(0xabe44c7df5b2), UINT64_C(0x26bbc8297074), UINT64_C(0xe4d2393773e5) }, \
      { UINT64_C(0x1159be6f23c58), UINT64_C(0x2dd97d94142c), UINT64_C(0x135539d3efe63), UINT64_C(0x533acf64e931), \
        UINT64_C(0x1601ba6132d92), UINT64_C(0x14dfd96022a6), UINT64_C(0x1c3e506cdb428) }, \
      { UINT64_C(0x12ed6cde2b64), UINT64_C(0xf97e231be0de), UINT64_C(0x894dfa5b4fe1), UINT64_C(0x178ec02e1e60b), \
        UINT64_C(0x17c46d214b656), UINT64_C(0x2db72702e5ad), UINT64_C(0x177e3bdfc126c) }, \
      { UINT64_C(0xa11337e3ecc1), UINT64_C(0xf3b13078f1), UINT64_C(0x1cdf4f788f74d), UINT64_C(0xe6f2d6e490b6), \
        UINT64_C(0xaa46340d4258), UINT64_C(0x144daa56fab57), UINT64_C(0x1f6bb2244a713) }, \
      { UINT64_C(0x14288eaa1c64f), UINT64_C(0x195f00aded42d), UINT64_C(0x16cafd0c013f4), UINT64_C(0xb0f552c56b4d), \
        UINT64_C(0x1a58909a1ecd), UINT64_C(0x1847bfea5368f), UINT64_C(0x1a529e96da8db) }, \
      { UINT64_C(0x1323a055e6039), UINT64_C(0xba1864416911), UINT64_C(0x1a79cb0733ec2), UINT64_C(0x44f9ddd8e690), \
        UINT64_C(0x192054a9e5eff), UINT64_C(0x90a9293f2259), UINT64_C(0x1739cb230c5dc) } }
/* row j: 2^52 (MB/b_j) alpha_i mod a_i */
#define RNS_EXT_A \
    { { UINT64_C(0x127242d1ad1f), UINT64_C(0xf4bae75de3c6), UINT64_C(0x51a955299592), UINT64_C(0x103d472685db6), \
        UINT64_C(0x1f20966ddee8), UINT64_C(0x1a97d7a46cf9d), UINT64_C(0x63c5fcebed8c) }, \
      { UINT64_C(0x1280ac86185f0), UINT64_C(0x1c8e126800502), UINT64_C(0x157d7058a704e), UINT64_C(0x25cdabf693e5), \
        UINT64_C(0x13745e04ab51), UINT64_C(0x1d9fb23e95ead), UINT64_C(0x138a119e854be) }, \
      { UINT64_C(0x4ed0155117d2), UINT64_C(0x746d3abf2eb2), UINT64_C(0xcb8111ef2df4), UINT64_C(0xa87cdad5e4ed), \
        UINT64_C(0xca7579265960), UINT64_C(0x13b162e493c74), UINT64_C(0x1f086697dd383) }, \
      { UINT64_C(0xe4f03bf8c1f5), UINT64_C(0x1fd1467341a95), UINT64_C(0x168f31ddf5a), UINT64_C(0xd36d3f7b283e), \
        UINT64_C(0xa6bb1879ef40), UINT64_C(0x196fc336dd133), UINT64_C(0x1b911b7089522) }, \
      { UINT64_C(0x16dc9fb5b91ca), UINT64_C(0x1890668cd7b58), UINT64_C(0x18f44424f03e3), \
        UINT64_C(0x1f46323776449), UINT64_C(0x19c3e7441c0eb), UINT64_C(0x5aace92a4186), \
        UINT64_C(0x10d70b957bd90) }, \
      { UINT64_C(0x15b7b6b9b397f), UINT64_C(0x1432f94826e3), UINT64_C(0x1c6bf4530d6ff), UINT64_C(0x1b47eb01208a9), \
        UINT64_C(0x5129e42fd5f6), UINT64_C(0x162e622dfcf53), UINT64_C(0x1987eff38b08f) }, \
      { UINT64_C(0x130805d1f5f6d), UINT64_C(0x144f322b35872), UINT64_C(0x1467585c7c24f), \
        UINT64_C(0x17f2ed2103582), UINT64_C(0x82fcfe0af4dd), UINT64_C(0x9d7aea488e54), \
        UINT64_C(0x121c00a4e1c42) } }
/* 2^52 beta_j^-1 MA^-1 mod b_j */
#define RNS_K0 \
    { UINT64_C(0x15e22021baa17), UINT64_C(0xd8ca99551c29), UINT64_C(0x19f5172b867af), UINT64_C(0x6d4fade19246), \
      UINT64_C(0x10ecbd8094709), UINT64_C(0x1ca4f3a04fb17), UINT64_C(0xee3001bd97e7) }
/* 2^52 K0 mod b_j */
#define RNS_K1 \
    { UINT64_C(0x1459d3dc7bf5b), UINT64_C(0x1048c9e85c8cd), UINT64_C(0x15a7e072194a7), UINT64_C(0xb8a9c2e7b101), \
      UINT64_C(0xbf78a24ff246), UINT64_C(0x13d794b9951e), UINT64_C(0x19899d6539b85) }
/* -2^52 MB alpha_i mod a_i */
#define RNS_KMB \
    { UINT64_C(0xa58f524927cc), UINT64_C(0x9b557022641), UINT64_C(0xe197f2ab9840), UINT64_C(0xed73b546c2e9), \
      UINT64_C(0x6e8bc0956ad5), UINT64_C(0x74677480bd7d), UINT64_C(0x227c6089a03d) }
/* digits of 48 bits of a stored element */
#define RNS_DIGITS 7
/* row t: 2^(48 t + 52) alpha_i mod a_i */
#define RNS_LOAD_A \
    { { UINT64_C(0x1d11823ee769f), UINT64_C(0x3fb77ba96dc7), UINT64_C(0x1c9674ca76eed), UINT64_C(0x10a007286729), \
        UINT64_C(0x11468835c7c0), UINT64_C(0x87019b39baf2), UINT64_C(0xa37d0c12a87f) }, \
      { UINT64_C(0x9451af39cfb4), UINT64_C(0xd0474f3b4f76), UINT64_C(0xe250ea39401f), UINT64_C(0x18371f1780272), \
        UINT64_C(0x1b6f27031f7f), UINT64_C(0x156e569ad6027), UINT64_C(0x1697dd297b5ad) }, \
      { UINT64_C(0x176ec38a55f75), UINT64_C(0x12775ad5bc39f), UINT64_C(0x15e7044c0f42e), \
        UINT64_C(0x12f6f0e14c62f), UINT64_C(0xb2cb4a9aa594), UINT64_C(0x1066459311408), \
        UINT64_C(0x1e958e46bb181) }, \
      { UINT64_C(0x505ef629a358), UINT64_C(0x10e031564f6a1), UINT64_C(0x2ff8845abd3b), UINT64_C(0x160a652a3e3c0), \
        UINT64_C(0x134dddfab9ebd), UINT64_C(0xe378528af1e), UINT64_C(0x1009810d9b3a6) }, \
      { UINT64_C(0xb705f1965952), UINT64_C(0x189ab23638443), UINT64_C(0x8633cbcc7851), UINT64_C(0x1bd276f7e6e25), \
        UINT64_C(0x306f922bc459), UINT64_C(0x5b413bdc3e01), UINT64_C(0x127ce983df5e0) }, \
      { UINT64_C(0xf470b84925e7), UINT64_C(0x589a2c133ef4), UINT64_C(0x13d71759eeee8), UINT64_C(0x1da34c4d3075a), \
        UINT64_C(0x1f712c78ef79), UINT64_C(0x503286ec2888), UINT64_C(0x6d7b00613b6f) }, \
      { UINT64_C(0x1abd5279284e6), UINT64_C(0x1356c8e2c29cd), UINT64_C(0x42c1c1ae76fe), UINT64_C(0xbd536f4aa1af), \
        UINT64_C(0x1d8238c0ac2a), UINT64_C(0x1b3ea4441754e), UINT64_C(0x1d03beb4c994f) } }
/* row t: 2^(48 t + 52) beta_j mod b_j */
#define RNS_LOAD_B \
    { { UINT64_C(0x1147b5c9a53d8), UINT64_C(0x6c24b27c7210), UINT64_C(0x2b9f0ea5a549), UINT64_C(0xd25cb63547c9), \
        UINT64_C(0x1f99f43cbbf72), UINT64_C(0x90d138aff561), UINT64_C(0xf6f3af92945e) }, \
      { UINT64_C(0x8a6dda9614b2), UINT64_C(0xfd4440c585f6), UINT64_C(0x193d314bc1727), UINT64_C(0x1463eb6736d2a), \
        UINT64_C(0xc6f363681f20), UINT64_C(0x1bc35538f43fe), UINT64_C(0x11b13627d78bb) }, \
      { UINT64_C(0x58204feb3514), UINT64_C(0x15ce4f22c661b), UINT64_C(0x2c03b5a67dc), UINT64_C(0x53a9d8cd3a35), \
        UINT64_C(0x1ba265170f1c3), UINT64_C(0x9bee78e7594e), UINT64_C(0x19e7bdf6873a0) }, \
      { UINT64_C(0x98af5fd663b3), UINT64_C(0x253ebf78b68e), UINT64_C(0x16c7eb84ac15e), UINT64_C(0x13e61556fc52b), \
        UINT64_C(0x1c05eec48d349), UINT64_C(0x4ee72344df1a), UINT64_C(0x87ebc368a930) }, \
      { UINT64_C(0xf0d91faa3aef), UINT64_C(0x17e9aa7b7f7e6), UINT64_C(0xa79662b17675), UINT64_C(0xfaccb947dbff), \
        UINT64_C(0x1ded97238a828), UINT64_C(0x1f615e0d262be), UINT64_C(0x1939c9996aed) }, \
      { UINT64_C(0x18d3cee544756), UINT64_C(0x12b56c608e2ea), UINT64_C(0x1bd5614d9fb8d), \
        UINT64_C(0x1a0286938652c), UINT64_C(0x10cf9208427b6), UINT64_C(0x75d8253780bf), \
        UINT64_C(0x671c87d4c836) }, \
      { UINT64_C(0x1f26b90163db8), UINT64_C(0x879962b299ef), UINT64_C(0x17f0dcad32901), UINT64_C(0x65628ac6af3), \
        UINT64_C(0x16f30780c0dc), UINT64_C(0x80ac0e4ebb82), UINT64_C(0x1a8f803e8154e) } }
/* row j: MB/b_j mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_B \
    { { UINT64_C(0xf90407ad747781f7), UINT64_C(0xd8a648cbd82056d5), UINT64_C(0xfffea719030000a1), \
        UINT64_C(0x40000000196ed4f), UINT64_C(0x3fffffffff), UINT64_C(0x0) }, \
      { UINT64_C(0x4c9bcd8e0c8d9eb3), UINT64_C(0xd0ee5febd9d3b4b9), UINT64_C(0xfffeae700440009c), \
        UINT64_C(0x58000000191a50f), UINT64_C(0x3fffffffff), UINT64_C(0x0) }, \
      { UINT64_C(0xd5830e8487acc237), UINT64_C(0xbb391ecbdfe0309e), UINT64_C(0xfffecbcd8f000089), \
        UINT64_C(0xc000000017b914f), UINT64_C(0x3fffffffff), UINT64_C(0x0) }, \
      { UINT64_C(0xc466dcbf0a5a4ebd), UINT64_C(0x801e01be1913697), UINT64_C(0xfffed517d6e00084), \
        UINT64_C(0xe40000001743baf), UINT64_C(0x3fffffffff), UINT64_C(0x0) }, \
      { UINT64_C(0xfe9663b3df1bd075), UINT64_C(0xbc29b0dbe5e15f28), UINT64_C(0xfffeef5e24600074), \
        UINT64_C(0x15400000015e6d2f), UINT64_C(0x3fffffffff), UINT64_C(0x0) }, \
      { UINT64_C(0x7fe1d6386b11e5e7), UINT64_C(0x108cb4beb47ada1), UINT64_C(0xffff165b60000060), \
        UINT64_C(0x22000000013aa44f), UINT64_C(0x3fffffffff), UINT64_C(0x0) }, \
      { UINT64_C(0x6be5b490003d597d), UINT64_C(0x93fbae1bec9f138c), UINT64_C(0xffff213b72e0005a), \
        UINT64_C(0x26400000012fd7af), UINT64_C(0x3fffffffff), UINT64_C(0x0) } }
/* -MB mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_MB \
    { UINT64_C(0x803c073071d50aef), UINT64_C(0x6ce33604a2094511), UINT64_C(0xfdad8156c968ced2), \
      UINT64_C(0x49600003f14e4dcf), UINT64_C(0x22a3ffffffc0c), UINT64_C(0xffffffffff800000) }
/* row t: beta_j t p mod b_j */
#define RNS_ZEROS \
    { { UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0) }, \
      { UINT64_C(0x1a27b24fe5feb), UINT64_C(0x122df5173163b), UINT64_C(0x11fd417551f79), \
        UINT64_C(0x1eabe80a2b7b0), UINT64_C(0x1b3d4e472cc34), UINT64_C(0x1c869829d1f33), \
        UINT64_C(0xb3d48a99ca20) }, \
      { UINT64_C(0x144f649fcc09f), UINT64_C(0x45bea2e62d4b), UINT64_C(0x3fa82eaa3ffb), UINT64_C(0x1d57d0145707b), \
        UINT64_C(0x167a9c8e599bb), UINT64_C(0x190d3053a401f), UINT64_C(0x167a915339440) }, \
      { UINT64_C(0xe7716efb2153), UINT64_C(0x1689df4594386), UINT64_C(0x15f7c45ff5f74), UINT64_C(0x1c03b81e82946), \
        UINT64_C(0x11b7ead586742), UINT64_C(0x1593c87d7610b), UINT64_C(0x1b7d9fcd603b) }, \
      { UINT64_C(0x89ec93f98207), UINT64_C(0x8b7d45cc5a96), UINT64_C(0x7f505d547ff6), UINT64_C(0x1aafa028ae211), \
        UINT64_C(0xcf5391cb34c9), UINT64_C(0x121a60a7481f7), UINT64_C(0xcf522a672a5b) }, \
      { UINT64_C(0x2c67b8f7e2bb), UINT64_C(0x1ae5c973f70d1), UINT64_C(0x19f2474a99f6f), UINT64_C(0x195b8832d9adc), \
        UINT64_C(0x8328763e0250), UINT64_C(0xea0f8d11a2e3), UINT64_C(0x18326b500f47b) }, \
      { UINT64_C(0x1cee2ddf642a6), UINT64_C(0xd13be8b287e1), UINT64_C(0xbef88bfebff1), UINT64_C(0x1807703d053a7), \
        UINT64_C(0x36fd5ab0cfd7), UINT64_C(0xb2790faec3cf), UINT64_C(0x36fb3f9ac076) }, \
      { UINT64_C(0x1715e02f4a35a), UINT64_C(0x1f41b3a259e1c), UINT64_C(0x1decca353df6a), \
        UINT64_C(0x16b3584730c72), UINT64_C(0x1ead23f239c0b), UINT64_C(0x7ae2924be4bb), \
        UINT64_C(0xeacfca348a96) } }
/* MA mod p: the field's one */
#define RNS_ONE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x6d981add9e41), UINT64_C(0x14531f21c8033), UINT64_C(0x7f1e3b9ffb84), \
    UINT64_C(0x52db2fdb6aea), UINT64_C(0xb7f3f38637d6), UINT64_C(0xf16afd175e3c), UINT64_C(0x199c5e0cd1133)), \
    RNS_LANES(UINT64_C(0x1fe474dc2c028), UINT64_C(0x56a8904ffe16), UINT64_C(0x7685d6e9f77f), \
    UINT64_C(0x18974e03498aa), UINT64_C(0x1a4e638537c18), UINT64_C(0x172eac2419f4b), UINT64_C(0x9344703cf750)))
/* MA/2 mod p */
#define RNS_HALF \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x136cc0d6ecef8), UINT64_C(0x1a298f90e3fe2), UINT64_C(0x3f8f1dcffdc2), \
    UINT64_C(0x296d97edb575), UINT64_C(0x5bf9f9c31beb), UINT64_C(0x78b57e8baf1e), UINT64_C(0x1cce2f066877f)), \
    RNS_LANES(UINT64_C(0xff23a6e16014), UINT64_C(0x2b544827ff0b), UINT64_C(0x13b42eb74fb3b), \
    UINT64_C(0xc4ba701a4c55), UINT64_C(0xd2731c29be0c), UINT64_C(0x1b9756120cec9), UINT64_C(0x49a2381e7ba8)))
/* the integer 1: a product with it leaves the Montgomery form of MA */
#define RNS_UNIT \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x7806c0d8776b), UINT64_C(0x11a0487ec4c48), UINT64_C(0xb2efb6f8e28c), \
    UINT64_C(0x263b1443f329), UINT64_C(0x1a57e1a9d0783), UINT64_C(0xf7b243ffa744), UINT64_C(0x1c661291088d7)), \
    RNS_LANES(UINT64_C(0x1e426ec283665), UINT64_C(0xc2c48750e5e9), UINT64_C(0xefd6e5cd99cc), \
    UINT64_C(0xb94ef77ca137), UINT64_C(0x37b0dc701f2c), UINT64_C(0xcc8592f46fed), UINT64_C(0xabb83fd81630)))
/* MA^2 R^-1 mod p: from R to MA, R = 2^(64 limbs) */
#define RNS_ENTER \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x1fb0c99df5ef6), UINT64_C(0x144e224cd4bf2), UINT64_C(0x8fa039bf5f2e), \
    UINT64_C(0xafe582e18412), UINT64_C(0xedc018188594), UINT64_C(0x1a7346bfef692), UINT64_C(0x804559d72e57)), \
    RNS_LANES(UINT64_C(0x10dd102b462b6), UINT64_C(0x646dcbd71ad), UINT64_C(0x152cbcc783fc0), \
    UINT64_C(0x12fda708fc4b7), UINT64_C(0xd9523a2e2e13), UINT64_C(0x1b688e5284e6f), UINT64_C(0x1d966c43941e1)))
/* R mod p: from MA to R */
#define RNS_LEAVE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x9de61f5bcfd2), UINT64_C(0x1c196ffb6550f), UINT64_C(0x4272f0e4dff1), \
    UINT64_C(0x1c034ed3c3770), UINT64_C(0x12b1afb8cac4b), UINT64_C(0xaaf297efde0), UINT64_C(0xc32cc9ac8694)), \
    RNS_LANES(UINT64_C(0xa100767cbb18), UINT64_C(0x55fa8ba5e2c3), UINT64_C(0x8de635139c4), \
    UINT64_C(0x1ecf07eb521e2), UINT64_C(0x77335aaadf1), UINT64_C(0xfa3a3d82f91b), UINT64_C(0x1188a8b88504)))
/* bounds of lanes, proved by the generator for every input below 2^52 */
/* of the digits of the quotient */
#define RNS_XI_MAX UINT64_C(0x20000011a7dca)
/* of the lanes of B after a reduction, about 1.00000 * 2^H */
#define RNS_B_FRESH UINT64_C(0x200000000069e)
/* of the lanes of A after a reduction, about 1.87500 * 2^H */
#define RNS_A_FRESH UINT64_C(0x3c00000000533)
/* of k = (sum eta_j + 2^(H-1)) >> H */
#define RNS_K_MAX 7
/* bounds of the integers: |r| of an element in units of p/256, |c| of a sum of products in p^2/65536 */
/* p in these units */
#define RNS_R_UNIT 256
/* ceil(sum xi_i/a_i): |r'| <= R_BASE + |c|/MA */
#define RNS_R_BASE 1793
/* floor(MA/p) */
#define RNS_MA_OVER_P UINT64_C(0x1ae5eae7)
/* of elements, floor(sqrt(WIDE_MAX)) */
#define RNS_R_MAX UINT64_C(0x80000000)
/* 2n p: a normal element */
#define RNS_R_NORMAL 3584
/* of sums: |c|/MA + |q'|p/MA < (1/2 - error) MB, and below 2^62 */
#define RNS_WIDE_MAX UINT64_C(0x4000000000000000)
/* products of normal elements whose sum reduces to a normal element */
#define RNS_WIDE_COUNT 16098994
/* verifying builds: digits of the whole integer, for Chinese remaindering */
/* 2^52 alpha_i^-1 (MA/a_i)^-1 mod a_i: lane of an element -> digit over A */
#define RNS_A_DIGIT \
    { UINT64_C(0x13f0283b5b4e3), UINT64_C(0xd73371be2df1), UINT64_C(0xb91f63dcd80d), UINT64_C(0xfde1a575ddf0), \
      UINT64_C(0xc8fbd333b507), UINT64_C(0x66cb83e43b4e), UINT64_C(0xcf86bb5e6c0) }
/* 2^104 alpha_i^-2 (MA MB/a_i)^-1 mod a_i: lane of a sum -> digit over A and B */
#define RNS_A_WIDE \
    { UINT64_C(0x7ae7f0926768), UINT64_C(0x124bf81566eb7), UINT64_C(0x4e456d2f923), UINT64_C(0x308743b2ad56), \
      UINT64_C(0x13ccab2ab3fd0), UINT64_C(0x3a1c911ad5ae), UINT64_C(0x16f341d61f1a1) }
/* 2^104 beta_j^-2 (MA MB/b_j)^-1 mod b_j: lane of a sum -> digit over A and B */
#define RNS_B_WIDE \
    { UINT64_C(0x1459d3dc7bf5b), UINT64_C(0x1048c9e85c8cd), UINT64_C(0x15a7e072194a7), UINT64_C(0xb8a9c2e7b101), \
      UINT64_C(0xbf78a24ff246), UINT64_C(0x13d794b9951e), UINT64_C(0x19899d6539b85) }

#endif
