/* SPDX-License-Identifier: Apache-2.0 */
/* bls12_377: parameters of the residue engine for the base field.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BLS12_377_RNS_H
#define PAIRING_CURVES_BLS12_377_RNS_H

#include <stdint.h>

/* H: moduli are primes 2^H - c */
#define RNS_BITS 49
/* n: moduli in each of the two bases */
#define RNS_LEN 8
/* largest c */
#define RNS_C_MAX 585
/* a_i; MA = 0xfffffffffca6000000048f6bfffffca83c4b8001752f46be9f9c3ef2811330079548b59ef4802b0a675185b04e0e1dce4d */
#define RNS_A \
    { UINT64_C(0x1ffffffffffaf), UINT64_C(0x1ffffffffff91), UINT64_C(0x1ffffffffff85), UINT64_C(0x1ffffffffff75), \
      UINT64_C(0x1ffffffffff4b), UINT64_C(0x1ffffffffff2b), UINT64_C(0x1fffffffffee5), UINT64_C(0x1fffffffffdb7) }
/* b_j; MB = 0xfffffffff9a7000000116a1f7fffe50e97bec019aebb1b25f0932efad87b013555078cb76facd2b7d491d07c840cbb83df */
#define RNS_B \
    { UINT64_C(0x1ffffffffff37), UINT64_C(0x1fffffffffef7), UINT64_C(0x1fffffffffead), UINT64_C(0x1fffffffffe47), \
      UINT64_C(0x1fffffffffe43), UINT64_C(0x1fffffffffe25), UINT64_C(0x1fffffffffdf9), UINT64_C(0x1fffffffffdcb) }
/* -a_i^-1 mod 2^52 */
#define RNS_A_NINV \
    { UINT64_C(0x135ba781948b1), UINT64_C(0x7e8efdb195e8f), UINT64_C(0xb2fdeb2fdeb3), UINT64_C(0x16ca970586723), \
      UINT64_C(0x6dca410f8ed9d), UINT64_C(0x66e92a10d387d), UINT64_C(0x88073c9b97113), UINT64_C(0xaff8ff8ff8ff9) }
/* -b_j^-1 mod 2^52 */
#define RNS_B_NINV \
    { UINT64_C(0x9cd0e028c1979), UINT64_C(0x1f08b1c03dd39), UINT64_C(0x13eadaff3eadb), UINT64_C(0x423fdad91b489), \
      UINT64_C(0xb4ff6cba64195), UINT64_C(0xcbec990fa1253), UINT64_C(0x32be659c5cbb7), UINT64_C(0x18c01cff8c01d) }
/* alpha_i = (-2^52 p^-1 (MA/a_i)^-1)^(1/2) mod a_i */
#define RNS_ALPHA \
    { UINT64_C(0x5a781a887db9), UINT64_C(0x19d9a08c1a48f), UINT64_C(0x101f90dae7af4), UINT64_C(0x270296ba3a67), \
      UINT64_C(0x162ae2343f46a), UINT64_C(0x159fdc331c71d), UINT64_C(0x98f22dca4187), UINT64_C(0xd284c4335612) }
/* beta_j = (MB/b_j)^-1 mod b_j */
#define RNS_BETA \
    { UINT64_C(0x8af6706fa709), UINT64_C(0x13e83eb229d25), UINT64_C(0x585fbdd89c22), UINT64_C(0x5c8f0ed3a7fb), \
      UINT64_C(0x12080275976bb), UINT64_C(0xf434c78feff3), UINT64_C(0x97726ad5a082), UINT64_C(0xd56f7e026bbd) }
/* row i: 2^52 beta_j p a_i^-1 mod b_j */
#define RNS_EXT_B \
    { { UINT64_C(0x1539af0fda008), UINT64_C(0x14787ec2287e), UINT64_C(0x13b1f3ae6a673), UINT64_C(0x16dc73a19d283), \
        UINT64_C(0xfb11ad0cb40f), UINT64_C(0x109ed01fbd8a9), UINT64_C(0x1c3f71e4d8a90), \
        UINT64_C(0x1b420be03340f) }, \
      { UINT64_C(0x11a23ebfcd5a3), UINT64_C(0x164ed0f23d29e), UINT64_C(0x1ddd93bea0ce1), \
        UINT64_C(0x1bd9385337121), UINT64_C(0xecd469d0870a), UINT64_C(0x198cf4f828906), UINT64_C(0x1a8f6771e89b2), \
        UINT64_C(0x19d11fd513b1b) }, \
      { UINT64_C(0xcf6486728088), UINT64_C(0x1b59151521e01), UINT64_C(0x4dbaa2cc6408), UINT64_C(0x2efe8565b0c2), \
        UINT64_C(0x13213fb46031f), UINT64_C(0x16c908f4fb6a2), UINT64_C(0x158bfdf93d40e), \
        UINT64_C(0x45d2c47bfc36) }, \
      { UINT64_C(0xc2d94e4dfca4), UINT64_C(0x1b43e2ef2e4fa), UINT64_C(0x7ce8496c1a02), UINT64_C(0x1d28b2870289d), \
        UINT64_C(0xd04dea4b5901), UINT64_C(0x1035eb7815fd), UINT64_C(0x9a771c30f60c), UINT64_C(0x16416c70e7570) }, \
      { UINT64_C(0x1f5a1a5f1c28b), UINT64_C(0x8e5d466c5880), UINT64_C(0x15a0f59b2f64f), UINT64_C(0x1abb16423c148), \
        UINT64_C(0x171719562f82f), UINT64_C(0x1803d9f64aa17), UINT64_C(0x15750e49e0c60), \
        UINT64_C(0xb0944d40bf0) }, \
      { UINT64_C(0xbbf29617ba31), UINT64_C(0x210cd438de21), UINT64_C(0x853ff282f4a0), UINT64_C(0x1d5c14e43b88a), \
        UINT64_C(0x31a48f8247d0), UINT64_C(0x91db9f51b238), UINT64_C(0x369df428b99f), UINT64_C(0x97ad05446983) }, \
      { UINT64_C(0x108c5d78697c3), UINT64_C(0x124cb75bb6f4), UINT64_C(0x12bcfe1a6a668), UINT64_C(0x1754450889d25), \
        UINT64_C(0x18976ba8e52c9), UINT64_C(0x9c5e5c122604), UINT64_C(0x5c830aae4bb6), UINT64_C(0xb26ea9fa9d2b) }, \
      { UINT64_C(0x95df94b0bd99), UINT64_C(0xa76dea505b8e), UINT64_C(0x838e13658230), UINT64_C(0x16d8deebf6d6a), \
        UINT64_C(0x40053e12296a), UINT64_C(0x3e31689a7fec), UINT64_C(0x1eb80c288fd89), \
        UINT64_C(0x5f4e09b24cad) } }
/* row j: 2^52 (MB/b_j) alpha_i mod a_i */
#define RNS_EXT_A \
    { { UINT64_C(0x701fec1be9dc), UINT64_C(0x1bca691e98431), UINT64_C(0x183f0852e433a), UINT64_C(0x1c78384467e6d), \
        UINT64_C(0x13885eaa01e97), UINT64_C(0xc1b0190331f8), UINT64_C(0x1cd2131a9e987), \
        UINT64_C(0x1ecd4eb6d7183) }, \
      { UINT64_C(0xb86ddcc44a89), UINT64_C(0x92d2629271ec), UINT64_C(0x16c87b8ee24c9), UINT64_C(0x1ec550832f0b8), \
        UINT64_C(0x4a690719eee7), UINT64_C(0x1d34d8412f3a3), UINT64_C(0x18a08feb0b9c1), \
        UINT64_C(0x1e8ff80e9bbdf) }, \
      { UINT64_C(0x1818bdeef36fc), UINT64_C(0x1ca77a562e9d6), UINT64_C(0x1c4fa68fb5f18), UINT64_C(0xbb4a0cd869b4), \
        UINT64_C(0x1bfdd1a757b35), UINT64_C(0x12a8183b68d03), UINT64_C(0x10158899055c0), \
        UINT64_C(0x18aaa0559ac9e) }, \
      { UINT64_C(0xd00aa4094dd9), UINT64_C(0x133733f1123e5), UINT64_C(0xd3145aa11536), UINT64_C(0x10045625c7555), \
        UINT64_C(0x12bbb8833b334), UINT64_C(0x1392ca05e2544), UINT64_C(0x275cf32feaa8), \
        UINT64_C(0x1cce273ce87d7) }, \
      { UINT64_C(0x17c2c48363661), UINT64_C(0x1d242585f1d32), UINT64_C(0x1eb7d0b972167), UINT64_C(0xe8d7b814f9ad), \
        UINT64_C(0xe9216afc9d2e), UINT64_C(0x8339193062b4), UINT64_C(0xd1b71ec5d04), UINT64_C(0x1cb6c945f6737) }, \
      { UINT64_C(0x16705d2f50227), UINT64_C(0x12a6cb38cb9d8), UINT64_C(0x1a199a925e2f3), UINT64_C(0xb89fe3131a45), \
        UINT64_C(0x5e672699b1df), UINT64_C(0x31c13786b167), UINT64_C(0x4b0f281f6e58), UINT64_C(0xa5d002a7f999) }, \
      { UINT64_C(0x1a77c78cc07b8), UINT64_C(0xf42dc6bfb59), UINT64_C(0xc888965a9101), UINT64_C(0x7d854a210f2f), \
        UINT64_C(0x21a3f29dec95), UINT64_C(0x7aea090eeec5), UINT64_C(0x1c392d6e12933), \
        UINT64_C(0x1bf0559c29f3c) }, \
      { UINT64_C(0x1a98d34313bda), UINT64_C(0x7577db84003e), UINT64_C(0x18fc108719315), UINT64_C(0xe82792a680cc), \
        UINT64_C(0xe046f98dabf9), UINT64_C(0xb3942db1582d), UINT64_C(0x1d5120c3b2aa), UINT64_C(0x8ff80e9be037) } }
/* 2^52 beta_j^-1 MA^-1 mod b_j */
#define RNS_K0 \
    { UINT64_C(0x138251e2e011f), UINT64_C(0x145f04e725a1b), UINT64_C(0xa76bc914470d), UINT64_C(0x45c6695dbe0e), \
      UINT64_C(0xbc984ce8fee2), UINT64_C(0x1016c86856e1), UINT64_C(0xc287ba40e958), UINT64_C(0xad8908d91305) }
/* 2^52 K0 mod b_j */
#define RNS_K1 \
    { UINT64_C(0xa92590fa0c2c), UINT64_C(0x12e09a2ffa405), UINT64_C(0x19dda2ed546fa), UINT64_C(0x1965c13e66bd0), \
      UINT64_C(0xa5ed88215db3), UINT64_C(0xd22eccca78a5), UINT64_C(0x10954ccd5085f), UINT64_C(0x1fb8438c5033f) }
/* -2^52 MB alpha_i mod a_i */
#define RNS_KMB \
    { UINT64_C(0x8ef6ad15a75a), UINT64_C(0x528f4c189b0c), UINT64_C(0x334894189805), UINT64_C(0x51da0912bc43), \
      UINT64_C(0x6a7654826c48), UINT64_C(0xebbed3d9a437), UINT64_C(0x4b5e1792e0f4), UINT64_C(0xc09edbd26dfe) }
/* digits of 48 bits of a stored element */
#define RNS_DIGITS 8
/* row t: 2^(48 t + 52) alpha_i mod a_i */
#define RNS_LOAD_A \
    { { UINT64_C(0x10003297e605a), UINT64_C(0xae4e5fb406eb), UINT64_C(0x1954c96a987b5), UINT64_C(0x1733eb8eddd04), \
        UINT64_C(0x28f778613cb7), UINT64_C(0x1011b435916b3), UINT64_C(0x9dc4f4b66d34), UINT64_C(0x8b22ca8ea5b4) }, \
      { UINT64_C(0x8080107e4491), UINT64_C(0xc9fdbf8787f8), UINT64_C(0x5de631ba3149), UINT64_C(0xc98734939bbc), \
        UINT64_C(0x17b7c0e5ffb4a), UINT64_C(0x1f5d784901d26), UINT64_C(0x1345d42d58bc7), \
        UINT64_C(0xf9406ffd08b1) }, \
      { UINT64_C(0x154429bf9dbf2), UINT64_C(0x1ca8305e2035f), UINT64_C(0x18eccf23adc15), UINT64_C(0xb634c612d633), \
        UINT64_C(0x275b14ee8508), UINT64_C(0xc628a5f476d7), UINT64_C(0x1718c71091fe8), \
        UINT64_C(0x1ca1ff49db196) }, \
      { UINT64_C(0x1d489ad075403), UINT64_C(0x6767c67fd08f), UINT64_C(0xce3c3123f5de), UINT64_C(0x7753c61d3426), \
        UINT64_C(0x1e9b2e6520b92), UINT64_C(0x16fe90a339224), UINT64_C(0x43207a8b937e), \
        UINT64_C(0x17182fe2fbc50) }, \
      { UINT64_C(0x11fc7dfa8d606), UINT64_C(0x16aff88b5bb8e), UINT64_C(0x18b75ce239c5d), UINT64_C(0x653e48edb101), \
        UINT64_C(0x11dbe6c0153eb), UINT64_C(0x10e72be748b36), UINT64_C(0x11a73bc261a0b), \
        UINT64_C(0x322b6d8c8b93) }, \
      { UINT64_C(0x1871ee235e2e9), UINT64_C(0xb26623663a32), UINT64_C(0xcd058e272a), UINT64_C(0x7c68cc87951a), \
        UINT64_C(0x3d12e784e48), UINT64_C(0x82bc3b7c188f), UINT64_C(0x11ef87f0fbac1), UINT64_C(0x529eab15ba96) }, \
      { UINT64_C(0xe062c9866f83), UINT64_C(0xad24aca9a614), UINT64_C(0x3140d5a66897), UINT64_C(0x1c67386cf033f), \
        UINT64_C(0x15972ed87ac74), UINT64_C(0x1634ebf204d8a), UINT64_C(0x19e5a3b321075), \
        UINT64_C(0x664a7a541bca) }, \
      { UINT64_C(0x7fa0e1c4a9c3), UINT64_C(0x189736ec78924), UINT64_C(0xd513537a22eb), UINT64_C(0x605d193382ff), \
        UINT64_C(0x1f20f876a223), UINT64_C(0x1d04282f07ea6), UINT64_C(0x6dfb82c973f), UINT64_C(0xe018c51a44d7) } }
/* row t: 2^(48 t + 52) beta_j mod b_j */
#define RNS_LOAD_B \
    { { UINT64_C(0xdbf23d5286dc), UINT64_C(0x1b47336aaaebe), UINT64_C(0x36432eb873ec), UINT64_C(0x1938454e7446d), \
        UINT64_C(0x1f6233428b5b9), UINT64_C(0xef72409ee124), UINT64_C(0x47b4b8ccf604), UINT64_C(0x7888dace7f14) }, \
      { UINT64_C(0x589912e61321), UINT64_C(0x1e5a1cb57e547), UINT64_C(0x1ed7b6f20d745), UINT64_C(0x8f7b21339ac4), \
        UINT64_C(0x16d98d5636b5e), UINT64_C(0x247ef366acdb), UINT64_C(0xafb153c3aa0a), \
        UINT64_C(0x1030574dfcd3c) }, \
      { UINT64_C(0x1c817eb528f69), UINT64_C(0x5a3dbefead29), UINT64_C(0x1bd3a143f5f5f), UINT64_C(0x1958e18f336e7), \
        UINT64_C(0x1c15576e9e3d9), UINT64_C(0xdbc6cfc17bca), UINT64_C(0x184068d79192), \
        UINT64_C(0x1d58578f9341c) }, \
      { UINT64_C(0xd63e1e992fe), UINT64_C(0x1b4f55ad0b703), UINT64_C(0x1c9f467f66766), UINT64_C(0x50e47d7df692), \
        UINT64_C(0x188c7da49da33), UINT64_C(0x1e4f1be01134e), UINT64_C(0x954a468427d3), \
        UINT64_C(0x1fc9ff023c85) }, \
      { UINT64_C(0x141b630323649), UINT64_C(0x128fd81072d82), UINT64_C(0x13752d5a63dfe), \
        UINT64_C(0x1acce16ff1b53), UINT64_C(0x61b339314db4), UINT64_C(0x1e645c601087d), UINT64_C(0x54ca7af6f773), \
        UINT64_C(0x1467e7f7ef64) }, \
      { UINT64_C(0x14c05ebb680bb), UINT64_C(0x1b73548375c75), UINT64_C(0x215875929412), UINT64_C(0x5782cebc46d2), \
        UINT64_C(0xea45355a51f4), UINT64_C(0x21bb31f70260), UINT64_C(0xf33fa5582b3c), UINT64_C(0x84a97b19c421) }, \
      { UINT64_C(0x158530925bc0e), UINT64_C(0x5313e0a7d00c), UINT64_C(0x1411d88d187c), UINT64_C(0x1602b112b3f9e), \
        UINT64_C(0x19d26df00ea23), UINT64_C(0x14b2adaa8cfe5), UINT64_C(0x93041ae0ccaf), \
        UINT64_C(0x1650657ef8e6d) }, \
      { UINT64_C(0x12c991750881a), UINT64_C(0xffc9c6db43f3), UINT64_C(0x149d0e16bbe0c), UINT64_C(0x1551849c14fb6), \
        UINT64_C(0x1648d24cb771), UINT64_C(0x3c41db9dfbc4), UINT64_C(0x6a93ee0126e), UINT64_C(0xfb8009dc5cf7) } }
/* row j: MB/b_j mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_B \
    { { UINT64_C(0xf38a0991cf89e499), UINT64_C(0xd34043bd50bf7280), UINT64_C(0x8b6e61b9513b564), \
        UINT64_C(0xd19ffff57ce6aab0), UINT64_C(0xfffd05c000000789), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0x8bc4f4e759cb2059), UINT64_C(0x594aa68569873ae9), UINT64_C(0x7cc0f2f151452b5), \
        UINT64_C(0xd19ffff641195eb0), UINT64_C(0xfffd15c000000732), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0x31f1628f175f5a3b), UINT64_C(0x49553ff13c7c11b8), UINT64_C(0x6e9e78709d4dd76), \
        UINT64_C(0x361ffff70c243590), UINT64_C(0xfffd2840000006d3), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0xec15c5aaf29ea1a9), UINT64_C(0x25424e710af41b62), UINT64_C(0x5f1ddee6515686b), \
        UINT64_C(0x319ffff7fe429db0), UINT64_C(0xfffd41c000000658), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0xf598375a2c6a035), UINT64_C(0xa896f01fcab38af6), UINT64_C(0x5e964de40156cf1), \
        UINT64_C(0x939ffff806efadf0), UINT64_C(0xfffd42c000000653), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0xedfa62e7782890b3), UINT64_C(0x9764311f000d7739), UINT64_C(0x5ac76ad81d58d17), \
        UINT64_C(0x721ffff8462b4010), UINT64_C(0xfffd4a4000000631), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0xc2f35b0332c7e697), UINT64_C(0xc5edca23be6a2650), UINT64_C(0x55acd7958d5b722), \
        UINT64_C(0xfa1ffff89d496ad0), UINT64_C(0xfffd554000000600), UINT64_C(0x7fffff), UINT64_C(0x0) }, \
      { UINT64_C(0xf09e6e55dad2cfbd), UINT64_C(0xd73951a1aa730486), UINT64_C(0x50e12711815dd9e), \
        UINT64_C(0x539ffff8f1b02770), UINT64_C(0xfffd60c0000005d0), UINT64_C(0x7fffff), UINT64_C(0x0) } }
/* -MB mod 2^(64 (limbs + 1)), words */
#define RNS_STORE_MB \
    { UINT64_C(0x6e2f837bf3447c21), UINT64_C(0xf8734890532d482b), UINT64_C(0x6cd1052784fecaaa), \
      UINT64_C(0x413fe65144e4da0f), UINT64_C(0xee95e080001af168), UINT64_C(0x658ffffff), \
      UINT64_C(0xffffffffffffff00) }
/* row t: beta_j t p mod b_j */
#define RNS_ZEROS \
    { { UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), \
        UINT64_C(0x0) }, \
      { UINT64_C(0x1ae5bcd355019), UINT64_C(0x77a220412705), UINT64_C(0x1c239e8b7eba2), UINT64_C(0x78ea888a7877), \
        UINT64_C(0x1daf72a24ac36), UINT64_C(0x7f8c0b1e8eb1), UINT64_C(0xc3a7c1b787be), UINT64_C(0x80b606c0e873) }, \
      { UINT64_C(0x15cb79a6aa0fb), UINT64_C(0xef4440824e0a), UINT64_C(0x18473d16fd897), UINT64_C(0xf1d51114f0ee), \
        UINT64_C(0x1b5ee54495a29), UINT64_C(0xff18163d1d62), UINT64_C(0x1874f836f0f7c), \
        UINT64_C(0x1016c0d81d0e6) }, \
      { UINT64_C(0x10b13679ff1dd), UINT64_C(0x166e660c3750f), UINT64_C(0x146adba27c58c), \
        UINT64_C(0x16abf999f6965), UINT64_C(0x190e57e6e081c), UINT64_C(0x17ea4215bac13), UINT64_C(0x4af745269941), \
        UINT64_C(0x182221442b959) }, \
      { UINT64_C(0xb96f34d542bf), UINT64_C(0x1de8881049c14), UINT64_C(0x108e7a2dfb281), UINT64_C(0x1e3aa2229e1dc), \
        UINT64_C(0x16bdca892b60f), UINT64_C(0x1fe302c7a3ac4), UINT64_C(0x10e9f06de20ff), \
        UINT64_C(0x2d81b03a401) }, \
      { UINT64_C(0x67cb020a93a1), UINT64_C(0x562aa145c422), UINT64_C(0xcb218b979f76), UINT64_C(0x5c94aab45c0c), \
        UINT64_C(0x146d3d2b76402), UINT64_C(0x7dbc3798cb50), UINT64_C(0x1d246c895a8bd), \
        UINT64_C(0x838e21c48c74) }, \
      { UINT64_C(0x1626cf3fe483), UINT64_C(0xcdccc186eb27), UINT64_C(0x8d5b744f8c6b), UINT64_C(0xd57f333ed483), \
        UINT64_C(0x121cafcdc11f5), UINT64_C(0xfd4842b75a01), UINT64_C(0x95ee8a4d3282), \
        UINT64_C(0x10444288574e7) }, \
      { UINT64_C(0x1c4829c75349c), UINT64_C(0x1456ee1c8122c), UINT64_C(0x4f955d077960), UINT64_C(0x14e69bbc94cfa), \
        UINT64_C(0xfcc22700bfe8), UINT64_C(0x17cd44dd5e8b2), UINT64_C(0x159964c04ba40), \
        UINT64_C(0x184fa2f465d5a) }, \
      { UINT64_C(0x172de69aa857e), UINT64_C(0x1bd1102093931), UINT64_C(0x11cf45bf6655), UINT64_C(0x1c7544453c571), \
        UINT64_C(0xd7b951256ddb), UINT64_C(0x1fc6058f47763), UINT64_C(0x1d3e0dbc4405), UINT64_C(0x5b036074802) } }
/* MA mod p: the field's one */
#define RNS_ONE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x11d611c70ed2b), UINT64_C(0x162ade2516e09), UINT64_C(0x1caf532a4f599), \
    UINT64_C(0x1cfa07eb3cca7), UINT64_C(0xd4a6a1e7dc6e), UINT64_C(0x14e360b72ff91), UINT64_C(0x1fb6f67caa52f), \
    UINT64_C(0x37608b5ff9ae)), RNS_LANES(UINT64_C(0x14fdb098bd68c), UINT64_C(0xadd5a0efaea8), \
    UINT64_C(0x1de38058543d7), UINT64_C(0x1730310dd8f0b), UINT64_C(0x127a3f2f6c5fd), UINT64_C(0x182e7a9244d9), \
    UINT64_C(0x11980144c42d3), UINT64_C(0x57c233d21400)))
/* MA/2 mod p */
#define RNS_HALF \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x1a73eadace17e), UINT64_C(0x16530b331cad8), UINT64_C(0x1cd73d732a4e5), \
    UINT64_C(0x42fe2646f50), UINT64_C(0x40bdced135c0), UINT64_C(0xa89b5d9d054), UINT64_C(0x1006f7a99b273), \
    UINT64_C(0x9e861a25e768)), RNS_LANES(UINT64_C(0x7f1b6b6093b7), UINT64_C(0x192bbe0986a52), \
    UINT64_C(0xd038f71e9866), UINT64_C(0xf5f6ccb403c1), UINT64_C(0x814d8e8db9f8), UINT64_C(0x4bdd42d869c5), \
    UINT64_C(0x1ee93eb01e445), UINT64_C(0x16c3c1d497d1f)))
/* the integer 1: a product with it leaves the Montgomery form of MA */
#define RNS_UNIT \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x5a781a887db9), UINT64_C(0x19d9a08c1a48f), UINT64_C(0x101f90dae7af4), \
    UINT64_C(0x270296ba3a67), UINT64_C(0x162ae2343f46a), UINT64_C(0x159fdc331c71d), UINT64_C(0x98f22dca4187), \
    UINT64_C(0xd284c4335612)), RNS_LANES(UINT64_C(0x8af6706fa709), UINT64_C(0x13e83eb229d25), \
    UINT64_C(0x585fbdd89c22), UINT64_C(0x5c8f0ed3a7fb), UINT64_C(0x12080275976bb), UINT64_C(0xf434c78feff3), \
    UINT64_C(0x97726ad5a082), UINT64_C(0xd56f7e026bbd)))
/* MA^2 R^-1 mod p: from R to MA, R = 2^(64 limbs) */
#define RNS_ENTER \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x1c421d48ebb20), UINT64_C(0x4eceb8f8b73c), UINT64_C(0x6dffbbc2de39), \
    UINT64_C(0x1ef91c6ec9d55), UINT64_C(0xa8fa7e31e5e0), UINT64_C(0x8cf0bc3b47c0), UINT64_C(0x18a263c987b7), \
    UINT64_C(0xe7a69d09a332)), RNS_LANES(UINT64_C(0x2d28744507f3), UINT64_C(0xc43685d28bd6), \
    UINT64_C(0x170c92d89a86b), UINT64_C(0x16a32ff2d8da6), UINT64_C(0x5c1823a34142), UINT64_C(0x74e7c09e5141), \
    UINT64_C(0x11eab91d26cd3), UINT64_C(0x43f9cd6ed40e)))
/* R mod p: from MA to R */
#define RNS_LEAVE \
    RNS_ELEMENT(RNS_LANES(UINT64_C(0x13f34b3dd219e), UINT64_C(0x600cc24bf21), UINT64_C(0xb557bb0562c1), \
    UINT64_C(0x1f4743510d534), UINT64_C(0x437c98c288d0), UINT64_C(0x1c99301cfaee9), UINT64_C(0x66320550f2cb), \
    UINT64_C(0x9015404a6604)), RNS_LANES(UINT64_C(0x1cc47b9cd14ac), UINT64_C(0x67b975be6456), \
    UINT64_C(0x1423ae0e221ea), UINT64_C(0x10a1072644faa), UINT64_C(0x9ea3875d95c3), UINT64_C(0x1c89d8394debe), \
    UINT64_C(0x14cf8ef4f280), UINT64_C(0x103a3fe136c25)))
/* bounds of lanes, proved by the generator for every input below 2^52 */
/* of the digits of the quotient */
#define RNS_XI_MAX UINT64_C(0x2000001247db6)
/* of the lanes of B after a reduction, about 1.00000 * 2^H */
#define RNS_B_FRESH UINT64_C(0x20000000006da)
/* of the lanes of A after a reduction, about 2.00000 * 2^H */
#define RNS_A_FRESH UINT64_C(0x4000000000639)
/* of k = (sum eta_j + 2^(H-1)) >> H */
#define RNS_K_MAX 8
/* bounds of the integers: |r| of an element in units of p/256, |c| of a sum of products in p^2/65536 */
/* p in these units */
#define RNS_R_UNIT 256
/* ceil(sum xi_i/a_i): |r'| <= R_BASE + |c|/MA */
#define RNS_R_BASE 2049
/* floor(MA/p) */
#define RNS_MA_OVER_P UINT64_C(0x9854)
/* of elements, floor(sqrt(WIDE_MAX)) */
#define RNS_R_MAX UINT64_C(0x6bb0c5)
/* 2n p: a normal element */
#define RNS_R_NORMAL 4096
/* of sums: |c|/MA + |q'|p/MA < (1/2 - error) MB, and below 2^62 */
#define RNS_WIDE_MAX UINT64_C(0x2d4d3f8a0661)
/* products of normal elements whose sum reduces to a normal element */
#define RNS_WIDE_COUNT 1217
/* verifying builds: digits of the whole integer, for Chinese remaindering */
/* 2^52 alpha_i^-1 (MA/a_i)^-1 mod a_i: lane of an element -> digit over A */
#define RNS_A_DIGIT \
    { UINT64_C(0x1cee3c117298d), UINT64_C(0x984c7bedd7ea), UINT64_C(0x300d843fab54), UINT64_C(0x1c740b9eaee07), \
      UINT64_C(0x532b044570ee), UINT64_C(0x139229fbf5ee9), UINT64_C(0x1fa9072973f2e), UINT64_C(0xfa5457142895) }
/* 2^104 alpha_i^-2 (MA MB/a_i)^-1 mod a_i: lane of a sum -> digit over A and B */
#define RNS_A_WIDE \
    { UINT64_C(0x18df58c75332f), UINT64_C(0x1e60f065ca2dd), UINT64_C(0x13ecb4af7e125), UINT64_C(0x1a581c47ba2c4), \
      UINT64_C(0x1ddae24ca3284), UINT64_C(0xc9b0efb404ae), UINT64_C(0xf0d2a8b69773), UINT64_C(0x1f75410699d81) }
/* 2^104 beta_j^-2 (MA MB/b_j)^-1 mod b_j: lane of a sum -> digit over A and B */
#define RNS_B_WIDE \
    { UINT64_C(0xa92590fa0c2c), UINT64_C(0x12e09a2ffa405), UINT64_C(0x19dda2ed546fa), UINT64_C(0x1965c13e66bd0), \
      UINT64_C(0xa5ed88215db3), UINT64_C(0xd22eccca78a5), UINT64_C(0x10954ccd5085f), UINT64_C(0x1fb8438c5033f) }

#endif
