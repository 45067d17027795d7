/* SPDX-License-Identifier: Apache-2.0 */
/* bw6_761: field elements, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BW6_761_CONSTS_H
#define PAIRING_CURVES_BW6_761_CONSTS_H

#include <stdint.h>

/* b = -1 of E: y^2 = x^3 + b */
#define G1_B \
    { { UINT64_C(0xf29a000000007ab6), UINT64_C(0x8c391832e000739b), UINT64_C(0x77738a6b6870f959), \
        UINT64_C(0xbe36179047832b03), UINT64_C(0x84f3089e56574722), UINT64_C(0xc5a3614ac0b1d984), \
        UINT64_C(0x5c81153f4906e9fe), UINT64_C(0x4d28be3a9f55c815), UINT64_C(0xd72c1d6f77d5f5c5), \
        UINT64_C(0x73a18e069ac04458), UINT64_C(0xf9dfaa846595555f), UINT64_C(0x00d0f0a60a5be58c) } }
/* 3b */
#define G1_B3 \
    { { UINT64_C(0xee94000000016f0c), UINT64_C(0xd788cbc7c00159cd), UINT64_C(0x3a40ade46371a39c), \
        UINT64_C(0x0960192c29ba2f1a), UINT64_C(0xab1f72221b2dd70b), UINT64_C(0x43d692061c21916c), \
        UINT64_C(0x0de5c9bf8fac77f3), UINT64_C(0x0682ee3e12f7860e), UINT64_C(0xe07f6c6f667264cd), \
        UINT64_C(0xe898793ecc9e3ff9), UINT64_C(0x4a8f6d0d26ca01a0), UINT64_C(0x002d01a8280c1491) } }
/* x of the generator of G1 */
#define G1_GEN_X \
    { { UINT64_C(0xd6e42d7614c2d770), UINT64_C(0x4bb886eddbc3fc21), UINT64_C(0x64648b044098b4d2), \
        UINT64_C(0x1a585c895a422985), UINT64_C(0xf1a9ac17cf8685c9), UINT64_C(0x352785830727aea5), \
        UINT64_C(0xddf8cb12306266fe), UINT64_C(0x6913b4bfbc9e949a), UINT64_C(0x3a4b78d67ba5f6ab), \
        UINT64_C(0x0f481c06a8d02a04), UINT64_C(0x91d4e7365c43edac), UINT64_C(0x00f4d17cd48beca5) } }
/* y of it */
#define G1_GEN_Y \
    { { UINT64_C(0x97e805c4bd16411f), UINT64_C(0x870d844e1ee6dd08), UINT64_C(0x1eba7a37cb9eab4d), \
        UINT64_C(0xd544c4df10b9889a), UINT64_C(0x8fe37f21a33897be), UINT64_C(0xe9bf99a43a0885d2), \
        UINT64_C(0xd7ee0c9e273de139), UINT64_C(0xaa6a9ec7a38dd791), UINT64_C(0x8f95d3fcf765da8e), \
        UINT64_C(0x42326e7db7357c99), UINT64_C(0xe217e407e218695f), UINT64_C(0x009d1eb23b7cf684) } }
/* phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1 */
#define G1_BETA \
    { { UINT64_C(0x67a04ae427bfb5f8), UINT64_C(0x9d32d491eb6a5cff), UINT64_C(0x43d03c1cb68051d4), \
        UINT64_C(0x0b75ca96f69859a5), UINT64_C(0x0763497f5325ec60), UINT64_C(0x48076b5c278dd94d), \
        UINT64_C(0x8ca3965ff91efd06), UINT64_C(0x1e6077657ea02f5d), UINT64_C(0xcdd6c153a8c37724), \
        UINT64_C(0x28b5b634e5c22ea4), UINT64_C(0x9e01e3efd42e902c), UINT64_C(0x00e3d6815769a804) } }
/* b' = b*xi of E': y^2 = x^3 + b' */
#define G2_B \
    { { UINT64_C(0x136efffffffe16c9), UINT64_C(0x82cf5a6dcffe3319), UINT64_C(0x6458c05f1f0e0741), \
        UINT64_C(0xd10ae605e52a4eda), UINT64_C(0x41ca591c0266e100), UINT64_C(0x7d0fd59c3626929f), \
        UINT64_C(0x9967dc004d00c112), UINT64_C(0x1ccff9c033379af5), UINT64_C(0x9ad6ec10a23f63af), \
        UINT64_C(0x5cec11251a72c235), UINT64_C(0x8d18b1ae789ba83e), UINT64_C(0x0024f5d6c91bd3ec) } }
/* 3b' */
#define G2_B3 \
    { { UINT64_C(0x3a4cfffffffa445b), UINT64_C(0x886e0f496ffa994b), UINT64_C(0x2d0a411d5d2a15c4), \
        UINT64_C(0x7320b211af7eec8f), UINT64_C(0xc55f0b540734a302), UINT64_C(0x772f80d4a273b7dd), \
        UINT64_C(0xcc379400e7024337), UINT64_C(0x566fed4099a6d0e0), UINT64_C(0xd084c431e6be2b0d), \
        UINT64_C(0x16c4336f4f5846a0), UINT64_C(0xa74a150b69d2f8bb), UINT64_C(0x006ee1845b537bc5) } }
/* x of the generator of G2 */
#define G2_GEN_X \
    { { UINT64_C(0x3d902a84cd9f4f78), UINT64_C(0x864e451b8a9c05dd), UINT64_C(0xc2b3c0d6646c5673), \
        UINT64_C(0x17a7682def1ecb9d), UINT64_C(0xbe31a1e0fb768fe3), UINT64_C(0x4df125e09b92d1a6), \
        UINT64_C(0x0943fce635b02ee9), UINT64_C(0xffc8e7ad0605e780), UINT64_C(0x8165c00a39341e95), \
        UINT64_C(0x8ccc2ae90a0f094f), UINT64_C(0x73a8b8cc0ad09e0c), UINT64_C(0x011027e203edd9f4) } }
/* y of it */
#define G2_GEN_Y \
    { { UINT64_C(0x9a159be4e773f67c), UINT64_C(0x6b957244aa8f4e6b), UINT64_C(0xa27b70c9c945a38c), \
        UINT64_C(0xacb6a09fda11d0ab), UINT64_C(0x3abbdaa9bb6b1291), UINT64_C(0xdbdf642af5694c36), \
        UINT64_C(0xb6360bb9560b369f), UINT64_C(0xac0bd1e822b8d6da), UINT64_C(0xfa355d17afe6945f), \
        UINT64_C(0x8d6a0fc1fbcad35e), UINT64_C(0x72a63c7874409840), UINT64_C(0x0114976e5b0db280) } }
/* phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp */
#define G2_BETA \
    { { UINT64_C(0x7f96b51bd840c549), UINT64_C(0xd59782096496171f), UINT64_C(0x49b046fd9ce14bbc), \
        UINT64_C(0x4b6163bba7527a56), UINT64_C(0xef6c92fb771d59f1), UINT64_C(0x0425bedbac1dfdc7), \
        UINT64_C(0xd3ac39de759c0ffd), UINT64_C(0x9f43ed0e063a81d0), UINT64_C(0x5bd7d20b4f9a3ce2), \
        UINT64_C(0x0411f03c36cf5c3c), UINT64_C(0x2d658fd49661c472), UINT64_C(0x01100249ae760b93) } }
/* (xi^-1)^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p) */
#define G2_PSI_X \
    { { UINT64_C(0x67a04ae427bfb5f8), UINT64_C(0x9d32d491eb6a5cff), UINT64_C(0x43d03c1cb68051d4), \
        UINT64_C(0x0b75ca96f69859a5), UINT64_C(0x0763497f5325ec60), UINT64_C(0x48076b5c278dd94d), \
        UINT64_C(0x8ca3965ff91efd06), UINT64_C(0x1e6077657ea02f5d), UINT64_C(0xcdd6c153a8c37724), \
        UINT64_C(0x28b5b634e5c22ea4), UINT64_C(0x9e01e3efd42e902c), UINT64_C(0x00e3d6815769a804) } }
/* (xi^-1)^((p-1)/2) */
#define G2_PSI_Y \
    { { UINT64_C(0xf29a000000007ab6), UINT64_C(0x8c391832e000739b), UINT64_C(0x77738a6b6870f959), \
        UINT64_C(0xbe36179047832b03), UINT64_C(0x84f3089e56574722), UINT64_C(0xc5a3614ac0b1d984), \
        UINT64_C(0x5c81153f4906e9fe), UINT64_C(0x4d28be3a9f55c815), UINT64_C(0xd72c1d6f77d5f5c5), \
        UINT64_C(0x73a18e069ac04458), UINT64_C(0xf9dfaa846595555f), UINT64_C(0x00d0f0a60a5be58c) } }
/* rows of SX_FROB */
#define SX_FROB_ROWS 2
/* j of each row */
#define SX_FROB_POWERS { 1, 2 }
/* W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS */
#define SX_FROB \
    { { { { UINT64_C(0x8cfcb51bd8404a93), UINT64_C(0x495e69d68495a383), UINT64_C(0xd23cbc9234705263), \
            UINT64_C(0x8d2b4c2b5fcf4f52), UINT64_C(0x6a798a5d20c612ce), UINT64_C(0x3e825d90eb6c2443), \
            UINT64_C(0x772b249f2c9525fe), UINT64_C(0x521b2ed366e4b9bb), UINT64_C(0x84abb49bd7c4471d), \
            UINT64_C(0x907062359c0f17e3), UINT64_C(0x3385e55030cc6f12), UINT64_C(0x003f11a3a41a2606) } }, \
        { { UINT64_C(0x7f96b51bd840c549), UINT64_C(0xd59782096496171f), UINT64_C(0x49b046fd9ce14bbc), \
            UINT64_C(0x4b6163bba7527a56), UINT64_C(0xef6c92fb771d59f1), UINT64_C(0x0425bedbac1dfdc7), \
            UINT64_C(0xd3ac39de759c0ffd), UINT64_C(0x9f43ed0e063a81d0), UINT64_C(0x5bd7d20b4f9a3ce2), \
            UINT64_C(0x0411f03c36cf5c3c), UINT64_C(0x2d658fd49661c472), UINT64_C(0x01100249ae760b93) } }, \
        { { UINT64_C(0xf29a000000007ab6), UINT64_C(0x8c391832e000739b), UINT64_C(0x77738a6b6870f959), \
            UINT64_C(0xbe36179047832b03), UINT64_C(0x84f3089e56574722), UINT64_C(0xc5a3614ac0b1d984), \
            UINT64_C(0x5c81153f4906e9fe), UINT64_C(0x4d28be3a9f55c815), UINT64_C(0xd72c1d6f77d5f5c5), \
            UINT64_C(0x73a18e069ac04458), UINT64_C(0xf9dfaa846595555f), UINT64_C(0x00d0f0a60a5be58c) } }, \
        { { UINT64_C(0x67a04ae427bfb5f8), UINT64_C(0x9d32d491eb6a5cff), UINT64_C(0x43d03c1cb68051d4), \
            UINT64_C(0x0b75ca96f69859a5), UINT64_C(0x0763497f5325ec60), UINT64_C(0x48076b5c278dd94d), \
            UINT64_C(0x8ca3965ff91efd06), UINT64_C(0x1e6077657ea02f5d), UINT64_C(0xcdd6c153a8c37724), \
            UINT64_C(0x28b5b634e5c22ea4), UINT64_C(0x9e01e3efd42e902c), UINT64_C(0x00e3d6815769a804) } }, \
        { { UINT64_C(0x75064ae427bf3b42), UINT64_C(0x10f9bc5f0b69e963), UINT64_C(0xcc5cb1b14e0f587b), \
            UINT64_C(0x4d3fb306af152ea1), UINT64_C(0x827040e0fccea53d), UINT64_C(0x82640a1166dbffc8), \
            UINT64_C(0x30228120b0181307), UINT64_C(0xd137b92adf4a6748), UINT64_C(0xf6aaa3e430ed815e), \
            UINT64_C(0xb514282e4b01ea4b), UINT64_C(0xa422396b6e993acc), UINT64_C(0x0012e5db4d0dc277) } } }, \
      { { { UINT64_C(0x7f96b51bd840c549), UINT64_C(0xd59782096496171f), UINT64_C(0x49b046fd9ce14bbc), \
            UINT64_C(0x4b6163bba7527a56), UINT64_C(0xef6c92fb771d59f1), UINT64_C(0x0425bedbac1dfdc7), \
            UINT64_C(0xd3ac39de759c0ffd), UINT64_C(0x9f43ed0e063a81d0), UINT64_C(0x5bd7d20b4f9a3ce2), \
            UINT64_C(0x0411f03c36cf5c3c), UINT64_C(0x2d658fd49661c472), UINT64_C(0x01100249ae760b93) } }, \
        { { UINT64_C(0x67a04ae427bfb5f8), UINT64_C(0x9d32d491eb6a5cff), UINT64_C(0x43d03c1cb68051d4), \
            UINT64_C(0x0b75ca96f69859a5), UINT64_C(0x0763497f5325ec60), UINT64_C(0x48076b5c278dd94d), \
            UINT64_C(0x8ca3965ff91efd06), UINT64_C(0x1e6077657ea02f5d), UINT64_C(0xcdd6c153a8c37724), \
            UINT64_C(0x28b5b634e5c22ea4), UINT64_C(0x9e01e3efd42e902c), UINT64_C(0x00e3d6815769a804) } }, \
        { { UINT64_C(0x0202ffffffff85d5), UINT64_C(0x5a5826358fff8ce7), UINT64_C(0x9e996e43827faade), \
            UINT64_C(0xda6aff320ee47df4), UINT64_C(0xece9cb3e1d94b80b), UINT64_C(0xc0e667a25248240b), \
            UINT64_C(0xa74da5bfdcad3905), UINT64_C(0x2352e7fe462f2103), UINT64_C(0x7b56588008b1c87c), \
            UINT64_C(0x45848a63e711022f), UINT64_C(0xd7a81ebb9f65a9df), UINT64_C(0x0051f77ef127e87d) } }, \
        { { UINT64_C(0x7f96b51bd840c549), UINT64_C(0xd59782096496171f), UINT64_C(0x49b046fd9ce14bbc), \
            UINT64_C(0x4b6163bba7527a56), UINT64_C(0xef6c92fb771d59f1), UINT64_C(0x0425bedbac1dfdc7), \
            UINT64_C(0xd3ac39de759c0ffd), UINT64_C(0x9f43ed0e063a81d0), UINT64_C(0x5bd7d20b4f9a3ce2), \
            UINT64_C(0x0411f03c36cf5c3c), UINT64_C(0x2d658fd49661c472), UINT64_C(0x01100249ae760b93) } }, \
        { { UINT64_C(0x67a04ae427bfb5f8), UINT64_C(0x9d32d491eb6a5cff), UINT64_C(0x43d03c1cb68051d4), \
            UINT64_C(0x0b75ca96f69859a5), UINT64_C(0x0763497f5325ec60), UINT64_C(0x48076b5c278dd94d), \
            UINT64_C(0x8ca3965ff91efd06), UINT64_C(0x1e6077657ea02f5d), UINT64_C(0xcdd6c153a8c37724), \
            UINT64_C(0x28b5b634e5c22ea4), UINT64_C(0x9e01e3efd42e902c), UINT64_C(0x00e3d6815769a804) } } } }

#endif
