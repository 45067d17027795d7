/* SPDX-License-Identifier: Apache-2.0 */
/* bn254: parameters of the residue engine for the base field.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BN254_RNS_H
#define PAIRING_CURVES_BN254_RNS_H

#include <stdint.h>

/* H: moduli are primes 2^H - c */
#define RNS_BITS 46
/* n: moduli in each of the two bases */
#define RNS_LEN 6
/* largest c */
#define RNS_C_MAX 551
/* a_i; MA = 0xfffffffff0e800000046742fffff733b9b00008677f616ffc4c345e568092c074e6a5 */
#define RNS_A \
    { UINT64_C(0x3fffffffffeb), UINT64_C(0x3fffffffffc7), UINT64_C(0x3fffffffffc1), UINT64_C(0x3fffffffffb3), \
      UINT64_C(0x3fffffffff3b), UINT64_C(0x3ffffffffdd9) }
/* b_j; MB = 0xffffffffe6600000010f4e4ffffa1266dc0012745e09d2e1bb42a7fbf465364915547 */
#define RNS_B \
    { UINT64_C(0x3fffffffff59), UINT64_C(0x3fffffffff13), UINT64_C(0x3ffffffffee1), UINT64_C(0x3ffffffffecf), \
      UINT64_C(0x3ffffffffec9), UINT64_C(0x3ffffffffeb3) }
/* -a_i^-1 mod 2^52 */
#define RNS_A_NINV \
    { UINT64_C(0xf33cf3cf3cf3d), UINT64_C(0x3208fb823ee09), UINT64_C(0xf3befbefbefbf), UINT64_C(0x10e213f2b3885), \
      UINT64_C(0x61b9d3d137e0d), UINT64_C(0x7fef4627f4d97) }
/* -b_j^-1 mod 2^52 */
#define RNS_B_NINV \
    { UINT64_C(0xbea27db35a717), UINT64_C(0xa07d4cb125ce5), UINT64_C(0x1fa6cd2823adf), UINT64_C(0xad20bc035b7d1), \
      UINT64_C(0x28f3a7198487), UINT64_C(0x8384ff3b31f85) }
/* alpha_i = (-2^52 p^-1 (MA/a_i)^-1)^(1/2) mod a_i */
#define RNS_ALPHA \
    { UINT64_C(0x1542b4633e40), UINT64_C(0x37b7ab432c37), UINT64_C(0x3359fb41e32a), UINT64_C(0x1e88a10d8af6), \
      UINT64_C(0x7bc04f45a91), UINT64_C(0x1492a0800b64) }
/* beta_j = (MB/b_j)^-1 mod b_j */
#define RNS_BETA \
    { UINT64_C(0x36a4e426619f), UINT64_C(0x2c4428930126), UINT64_C(0x321670f88b5e), UINT64_C(0x60ad4627d1d), \
      UINT64_C(0xa66c637d50), UINT64_C(0x244f41881480) }
/* row i: 2^52 beta_j p a_i^-1 mod b_j */
#define RNS_EXT_B \
    { { UINT64_C(0x175a68776477), UINT64_C(0x649b9370e68), UINT64_C(0x27c91e82c925), UINT64_C(0x1f457b002abc), \
        UINT64_C(0x2238b8323f61), UINT64_C(0x666ec197f10) }, \
      { UINT64_C(0x24d06eba64b4), UINT64_C(0x3abede42108c), UINT64_C(0x2a1e0658ed26), UINT64_C(0x134b6ff3ce26), \
        UINT64_C(0x31a78fc87c92), UINT64_C(0x3ee3a6b8a4c4) }, \
      { UINT64_C(0x2bdc751dc314), UINT64_C(0x5994fda6a31), UINT64_C(0x333ed43b4eca), UINT64_C(0x1b2d9276ad0a), \
        UINT64_C(0x88884cf679d), UINT64_C(0x8d1f461ba9f) }, \
      { UINT64_C(0x3b37a3c75e7e), UINT64_C(0x2216ba0a5314), UINT64_C(0x2e20e2616542), UINT64_C(0x26f3bd242344), \
        UINT64_C(0x10b3b1f3e1a2), UINT64_C(0x27cd6fbf1235) }, \
      { UINT64_C(0xe5914a9e291), UINT64_C(0x85ae8294e2a), UINT64_C(0xf7658dee23), UINT64_C(0x3ce61d852e67), \
        UINT64_C(0x9944d9a75c), UINT64_C(0x2ccdff85c888) }, \
      { UINT64_C(0x241ef59d4558), UINT64_C(0x358f52ef5232), UINT64_C(0x120061b403f), UINT64_C(0x366f4435ea1e), \
        UINT64_C(0x3950cc189c36), UINT64_C(0x279246c1abcd) } }
/* row j: 2^52 (MB/b_j) alpha_i mod a_i */
#define RNS_EXT_A \
    { { UINT64_C(0x15819b54f9e4), UINT64_C(0x85cbb6338eb), UINT64_C(0xf0ccc417eaa), UINT64_C(0x113bfa083c41), \
        UINT64_C(0x29e83573278d), UINT64_C(0xea4af8ffe35) }, \
      { UINT64_C(0x10e832797004), UINT64_C(0x16e35611f80e), UINT64_C(0x2ffbe1128c4b), UINT64_C(0x3db1bca4a1a6), \
        UINT64_C(0x3091d7e9a160), UINT64_C(0x1389ce8c3874) }, \
      { UINT64_C(0x3c67dbfe853f), UINT64_C(0x229ba7887f4a), UINT64_C(0x30215ed543cb), UINT64_C(0x19abfd713e4f), \
        UINT64_C(0x3207ee2ef20c), UINT64_C(0xf7b2de8b7c5) }, \
      { UINT64_C(0xb0e58de29ee), UINT64_C(0x14bdc6ba7617), UINT64_C(0x2b7e184eec3e), UINT64_C(0x26cd91dad444), \
        UINT64_C(0x3f069bd1c973), UINT64_C(0x21c8e018f697) }, \
      { UINT64_C(0x1336a83e33a5), UINT64_C(0x33ffd8350c63), UINT64_C(0x18e455a7da35), UINT64_C(0x242ac2a0b493), \
        UINT64_C(0x2421354d7bc3), UINT64_C(0x31077f4cc912) }, \
      { UINT64_C(0x1dbd42cb006), UINT64_C(0x1cd70b9c6a13), UINT64_C(0x2774cf9fdd39), UINT64_C(0x168f15e6e51b), \
        UINT64_C(0x211bd6178997), UINT64_C(0x12216b72efe) } }
/* 2^52 beta_j^-1 MA^-1 mod b_j */
#define RNS_K0 \
    { UINT64_C(0x15d40b51eb62), UINT64_C(0x58aec157e57), UINT64_C(0x2ddeda6dbc74), UINT64_C(0x26177d6a6b47), \
      UINT64_C(0x3c8ab1600ee8), UINT64_C(0x37659af61247) }
/* 2^52 K0 mod b_j */
#define RNS_K1 \
    { UINT64_C(0x14d89c2c854b), UINT64_C(0x2723f982624d), UINT64_C(0x35b841cb2914), UINT64_C(0x3f1af2a9f651), \
      UINT64_C(0x1f5eece04f14), UINT64_C(0xaa485cf5243) }
/* -2^52 MB alpha_i mod a_i */
#define RNS_KMB \
    { UINT64_C(0x3ea9676880d), UINT64_C(0x17d884a27818), UINT64_C(0x1d32fa9b7af8), UINT64_C(0xf15e6e53612), \
      UINT64_C(0x16c9bc814e16), UINT64_C(0x8f8a801f318) }
/* digits of 48 bits of a stored element */
#define RNS_DIGITS 6
/* row t: 2^(48 t + 52) alpha_i mod a_i */
#define RNS_LOAD_A \
    { { UINT64_C(0x1e330906f496), UINT64_C(0x39487d38d2af), UINT64_C(0x9354dbcf19d), UINT64_C(0x61c44b5c2a3), \
        UINT64_C(0x2bf40270f93f), UINT64_C(0x25dce6805bd1) }, \
      { UINT64_C(0x28bef648446b), UINT64_C(0x48f869bd148), UINT64_C(0x107885fddf68), UINT64_C(0x1a02aaae34d5), \
        UINT64_C(0xb1783c0d63d), UINT64_C(0x39d079216fdd) }, \
      { UINT64_C(0x1ea8cfb67775), UINT64_C(0xfd3e2c667b0), UINT64_C(0x36a3e5e7fa20), UINT64_C(0xb355997b5dd), \
        UINT64_C(0x24618d93dc6c), UINT64_C(0x3ed2dbefcdd6) }, \
      { UINT64_C(0xf6427df35ac), UINT64_C(0x18b5f8b46538), UINT64_C(0x956505a6c69), UINT64_C(0x3c2fca86ddd5), \
        UINT64_C(0x3c47cb23d46b), UINT64_C(0x1f5d84a24ded) }, \
      { UINT64_C(0xcdd153d9e14), UINT64_C(0x21180aa3978), UINT64_C(0x30f71902c038), UINT64_C(0x297faa433b31), \
        UINT64_C(0xcfd4a4c145a), UINT64_C(0x921e55ff8f4) }, \
      { UINT64_C(0x388af837dfe0), UINT64_C(0x1796979b306f), UINT64_C(0x333c9eb56660), UINT64_C(0x2d98d8e372cf), \
        UINT64_C(0x3ba8b22f1f63), UINT64_C(0x1fd2c645f886) } }
/* row t: 2^(48 t + 52) beta_j mod b_j */
#define RNS_LOAD_B \
    { { UINT64_C(0x24354282eee3), UINT64_C(0x6640629fbdf), UINT64_C(0xa29a94e8c39), UINT64_C(0x39c255cc75d2), \
        UINT64_C(0xb6b37500166), UINT64_C(0x60f80e80fbf) }, \
      { UINT64_C(0x3af98da84e43), UINT64_C(0x2a66d3790cd2), UINT64_C(0x12d33c3d9ba6), UINT64_C(0x220e2669c85), \
        UINT64_C(0x3d00c8c7d823), UINT64_C(0x8aab77291b2) }, \
      { UINT64_C(0x232da32dc805), UINT64_C(0x4c71c45bf0c), UINT64_C(0x2b4224477637), UINT64_C(0x24b6f102197c), \
        UINT64_C(0x2fcfab23e9ab), UINT64_C(0x1842801efc4c) }, \
      { UINT64_C(0xb15cb76dc75), UINT64_C(0x3154b247b93e), UINT64_C(0x3c9ab079837d), UINT64_C(0x37d48e04b3bb), \
        UINT64_C(0x1523a287e38b), UINT64_C(0x3a02a13b4b08) }, \
      { UINT64_C(0x2cdeea278c51), UINT64_C(0x2da4319c9d6a), UINT64_C(0x5af60ee672d), UINT64_C(0x10f4ce6d7ad4), \
        UINT64_C(0x3929cc57a98a), UINT64_C(0x15aee88887ab) }, \
      { UINT64_C(0x15aaff3354a8), UINT64_C(0x407b7f95e5c), UINT64_C(0x3e76ad171f07), UINT64_C(0xea7c1bedb23), \
        UINT64_C(0x71cfa012049), UINT64_C(0x1211e6643063) } }
/* row j: MB/b_j mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_B \
    { { UINT64_C(0xe2803e0bc39d059f), UINT64_C(0xff0e6862200226af), UINT64_C(0x3f00000034cff7ff), \
        UINT64_C(0x3ffffffffa), UINT64_C(0x0) }, \
      { UINT64_C(0x71be3e9f835b337d), UINT64_C(0xff349dafe001abef), UINT64_C(0x850000002f8817ff), \
        UINT64_C(0x3ffffffffa), UINT64_C(0x0) }, \
      { UINT64_C(0x7b3c3edcec06a127), UINT64_C(0xff4a7a3220016f13), UINT64_C(0xb70000002c2037ff), \
        UINT64_C(0x3ffffffffa), UINT64_C(0x0) }, \
      { UINT64_C(0x69783eee19b0a009), UINT64_C(0xff516696e0015d04), UINT64_C(0xc90000002af977ff), \
        UINT64_C(0x3ffffffffa), UINT64_C(0x0) }, \
      { UINT64_C(0x7e83ef362746b8f), UINT64_C(0xff539b7a2001575f), UINT64_C(0xcf0000002a9977ff), \
        UINT64_C(0x3ffffffffa), UINT64_C(0x0) }, \
      { UINT64_C(0xc40e3f052186191d), UINT64_C(0xff5b4acfe0014418), UINT64_C(0xe5000000294317ff), \
        UINT64_C(0x3ffffffffa), UINT64_C(0x0) } }
/* -MB mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_MB \
    { UINT64_C(0x8040b9ac9b6eaab9), UINT64_C(0xd8ba1f62d1e44bd5), UINT64_C(0x1b00005ed9923ffe), \
      UINT64_C(0x199ffffffef0b), UINT64_C(0xfffffffffff00000) }
/* row t: beta_j t p mod b_j */
#define RNS_ZEROS \
    { { UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0) }, \
      { UINT64_C(0x3c347e2e8c), UINT64_C(0x2fe3133ec18a), UINT64_C(0x103c1551e497), UINT64_C(0x1dacb5910cab), \
        UINT64_C(0xbf700022bf9), UINT64_C(0x1600ee1f81b4) }, \
      { UINT64_C(0x7868fc5d18), UINT64_C(0x1fc6267d8401), UINT64_C(0x20782aa3c92e), UINT64_C(0x3b596b221956), \
        UINT64_C(0x17ee000457f2), UINT64_C(0x2c01dc3f0368) }, \
      { UINT64_C(0xb49d7a8ba4), UINT64_C(0xfa939bc4678), UINT64_C(0x30b43ff5adc5), UINT64_C(0x190620b32732), \
        UINT64_C(0x23e5000683eb), UINT64_C(0x202ca5e8669) }, \
      { UINT64_C(0xf0d1f8ba30), UINT64_C(0x3f8c4cfb0802), UINT64_C(0xf05547937b), UINT64_C(0x36b2d64433dd), \
        UINT64_C(0x2fdc0008afe4), UINT64_C(0x1803b87e081d) }, \
      { UINT64_C(0x12d0676e8bc), UINT64_C(0x2f6f6039ca79), UINT64_C(0x112c6a997812), UINT64_C(0x145f8bd541b9), \
        UINT64_C(0x3bd3000adbdd), UINT64_C(0x2e04a69d89d1) }, \
      { UINT64_C(0x1693af51748), UINT64_C(0x1f5273788cf0), UINT64_C(0x21687feb5ca9), UINT64_C(0x320c41664e64), \
        UINT64_C(0x7ca000d090d), UINT64_C(0x40594bd0cd2) } }
/* MA mod p: the field's one */
#define RNS_ONE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x28b3e4f280f4), UINT64_C(0xd3f815ff197), UINT64_C(0x26864e27bf11), \
    UINT64_C(0x19dc133dc421), UINT64_C(0x380dc6ad1d17), UINT64_C(0x2358500ca394)), \
    RNS_LANES(UINT64_C(0x1c3ed3cf45e2), UINT64_C(0x27601fac538f), UINT64_C(0x283ec6de41e0), \
    UINT64_C(0x10bb7de7298f), UINT64_C(0x36cf352c1eb5), UINT64_C(0xc9792dd3957)))
/* MA/2 mod p */
#define RNS_HALF \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x1cfdc0657591), UINT64_C(0x8af1891df84), UINT64_C(0x2c3c7ae95fb3), \
    UINT64_C(0x1382b61c7261), UINT64_C(0x1932588af781), UINT64_C(0x17671c0a419a)), \
    RNS_LANES(UINT64_C(0xe3d8426ba37), UINT64_C(0xba199758b03), UINT64_C(0x3c3d6e1812ac), \
    UINT64_C(0x173419bc1b1d), UINT64_C(0x21631a972557), UINT64_C(0x314c407e5cdf)))
/* the integer 1: a product with it leaves the Montgomery form of MA */
#define RNS_UNIT \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x1542b4633e40), UINT64_C(0x37b7ab432c37), UINT64_C(0x3359fb41e32a), \
    UINT64_C(0x1e88a10d8af6), UINT64_C(0x7bc04f45a91), UINT64_C(0x1492a0800b64)), \
    RNS_LANES(UINT64_C(0x36a4e426619f), UINT64_C(0x2c4428930126), UINT64_C(0x321670f88b5e), \
    UINT64_C(0x60ad4627d1d), UINT64_C(0xa66c637d50), UINT64_C(0x244f41881480)))
/* MA^2 R^-1 mod p: from R to MA, R = 2^(64 limbs) */
#define RNS_ENTER \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x1aeca5143e17), UINT64_C(0x3c25ae5a7882), UINT64_C(0x36ce5d5280a4), \
    UINT64_C(0xdd3b543418f), UINT64_C(0x1c75e14b584a), UINT64_C(0x1fd99432831f)), \
    RNS_LANES(UINT64_C(0x2de4a33d21bf), UINT64_C(0x34d17d25001a), UINT64_C(0x53172b639a9), \
    UINT64_C(0x82cc6957300), UINT64_C(0x117fbcace867), UINT64_C(0x3e6be9e070ae)))
/* R mod p: from MA to R */
#define RNS_LEAVE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x3aedcea77073), UINT64_C(0x37134c49a2f), UINT64_C(0x37d2e5af805e), \
    UINT64_C(0x38d576ce8b21), UINT64_C(0x30f22d3c05e4), UINT64_C(0x2508776cc8b1)), \
    RNS_LANES(UINT64_C(0x2d7572557825), UINT64_C(0x13aa69a764cf), UINT64_C(0x24e27bdaeee3), \
    UINT64_C(0x38874bdd09c3), UINT64_C(0x20f27a9f1ed2), UINT64_C(0x83e1e4325e)))
/* bounds of lanes, proved by the generator for every input below 2^52 */
/* of the digits of the quotient */
#define RNS_XI_MAX UINT64_C(0x4000089bfdd8)
/* of the lanes of B after a reduction, about 1.00000 * 2^H */
#define RNS_B_FRESH UINT64_C(0x40000000044d)
/* of the lanes of A after a reduction, about 1.09375 * 2^H */
#define RNS_A_FRESH UINT64_C(0x460000000051)
/* of k = (sum eta_j + 2^(H-1)) >> H */
#define RNS_K_MAX 6
/* bounds of the integers: |r| of an element in units of p/256, |c| of a sum of products in p^2/65536 */
/* p in these units */
#define RNS_R_UNIT 256
/* ceil(sum xi_i/a_i): |r'| <= R_BASE + |c|/MA */
#define RNS_R_BASE 1537
/* floor(MA/p) */
#define RNS_MA_OVER_P UINT64_C(0x54a474)
/* of elements, floor(sqrt(WIDE_MAX)) */
#define RNS_R_MAX UINT64_C(0x3bd9e505)
/* 2n p: a normal element */
#define RNS_R_NORMAL 3072
/* of sums: |c|/MA + |q'|p/MA < (1/2 - error) MB, and below 2^62 */
#define RNS_WIDE_MAX UINT64_C(0xdfe2906ba787367)
/* products of normal elements whose sum reduces to a normal element */
#define RNS_WIDE_COUNT 230829
/* verifying builds: digits of the whole integer, for Chinese remaindering */
/* 2^52 alpha_i^-1 (MA/a_i)^-1 mod a_i: lane of an element -> digit over A */
#define RNS_A_DIGIT \
    { UINT64_C(0x2eb8642795bd), UINT64_C(0x3be1503c3256), UINT64_C(0xe0d5854ff6c), UINT64_C(0x32d6a704df12), \
      UINT64_C(0x5a915972e15), UINT64_C(0x348a17f81e39) }
/* 2^104 alpha_i^-2 (MA MB/a_i)^-1 mod a_i: lane of a sum -> digit over A and B */
#define RNS_A_WIDE \
    { UINT64_C(0xd522f18d91d), UINT64_C(0xd83c96607ee), UINT64_C(0x113c7476ff17), UINT64_C(0x2ae3eea5e30a), \
      UINT64_C(0x1f893e17107), UINT64_C(0x32207553bdd9) }
/* 2^104 beta_j^-2 (MA MB/b_j)^-1 mod b_j: lane of a sum -> digit over A and B */
#define RNS_B_WIDE \
    { UINT64_C(0x14d89c2c854b), UINT64_C(0x2723f982624d), UINT64_C(0x35b841cb2914), UINT64_C(0x3f1af2a9f651), \
      UINT64_C(0x1f5eece04f14), UINT64_C(0xaa485cf5243) }

#endif
