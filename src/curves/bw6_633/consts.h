/* SPDX-License-Identifier: Apache-2.0 */
/* bw6_633: field elements, Montgomery words of the scalar engine.
 * Written by tools/derive_constants.py; do not edit. */
#ifndef PAIRING_CURVES_BW6_633_CONSTS_H
#define PAIRING_CURVES_BW6_633_CONSTS_H

#include <stdint.h>

/* b = 4 of E: y^2 = x^3 + b */
#define G1_B \
    { { UINT64_C(0x8be6558a989fd2ce), UINT64_C(0x30264435ebce767b), UINT64_C(0x11f0295b87330a89), \
        UINT64_C(0xc17a16a57ab3bcbc), UINT64_C(0x57f1f1693c8de87f), UINT64_C(0x66a84517d5f7e0dd), \
        UINT64_C(0x9cf9a9a708eb76d8), UINT64_C(0x80f65ae506793719), UINT64_C(0x8d4af75399f58472), \
        UINT64_C(0x008afec931e65e65) } }
/* 3b */
#define G1_B3 \
    { { UINT64_C(0xcc69e9b5846f785d), UINT64_C(0x533c30ceb2236c35), UINT64_C(0x5e1aad97dd5f5d76), \
        UINT64_C(0xc65fbb9f825d922c), UINT64_C(0x4efb34dd31b43d35), UINT64_C(0xb2a628868708fe07), \
        UINT64_C(0x8893865a41068a59), UINT64_C(0xd9e637e7b5f1d285), UINT64_C(0xabc6ceabcc0962a1), \
        UINT64_C(0x007a991ed4bfbbcc) } }
/* x of the generator of G1 */
#define G1_GEN_X \
    { { UINT64_C(0x0e5b8afb83bd6a38), UINT64_C(0x93047dfe34b4ab8f), UINT64_C(0xbe100bba8d3eec29), \
        UINT64_C(0x5c1ffc0ba0d6b09a), UINT64_C(0x7cc57e87ef98ec45), UINT64_C(0xe796d2f0ce41c2a9), \
        UINT64_C(0x09d71396ea4093d0), UINT64_C(0xe1053a5f3c8f91a6), UINT64_C(0x2c7e797f7d778098), \
        UINT64_C(0x009ac01a80b823d9) } }
/* y of it */
#define G1_GEN_Y \
    { { UINT64_C(0xe8133aa422aa1640), UINT64_C(0xc79932e3705e4543), UINT64_C(0x54d81f71122dc54a), \
        UINT64_C(0x155acb51d79d9055), UINT64_C(0x6eaf072b63aa4035), UINT64_C(0x25890d96081d4006), \
        UINT64_C(0x6e4ea99ec58862ca), UINT64_C(0x0aadf7f66f373185), UINT64_C(0xa1d0aae3e2b6d593), \
        UINT64_C(0x01053345118db604) } }
/* phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1 */
#define G1_BETA \
    { { UINT64_C(0xb9adce4bc5f0a824), UINT64_C(0x6420de08c742fcd7), UINT64_C(0x850f4e587e6ecf7a), \
        UINT64_C(0xf2d6f4c0fad3277d), UINT64_C(0xf1e5da46e9961fdf), UINT64_C(0x362185dfc8fddaae), \
        UINT64_C(0x4428349b0537e1cd), UINT64_C(0x48fc7145616d5e65), UINT64_C(0x0ae449cc3c2daefe), \
        UINT64_C(0x00321955a7afcaa1) } }
/* b' = b*xi of E': y^2 = x^3 + b' */
#define G2_B \
    { { UINT64_C(0x17ccab15313fa59c), UINT64_C(0x604c886bd79cecf7), UINT64_C(0x23e052b70e661512), \
        UINT64_C(0x82f42d4af5677978), UINT64_C(0xafe3e2d2791bd0ff), UINT64_C(0xcd508a2fabefc1ba), \
        UINT64_C(0x39f3534e11d6edb0), UINT64_C(0x01ecb5ca0cf26e33), UINT64_C(0x1a95eea733eb08e5), \
        UINT64_C(0x0115fd9263ccbccb) } }
/* 3b' */
#define G2_B3 \
    { { UINT64_C(0x98d3d36b08def0ba), UINT64_C(0xa678619d6446d86b), UINT64_C(0xbc355b2fbabebaec), \
        UINT64_C(0x8cbf773f04bb2458), UINT64_C(0x9df669ba63687a6b), UINT64_C(0x654c510d0e11fc0e), \
        UINT64_C(0x11270cb4820d14b3), UINT64_C(0xb3cc6fcf6be3a50b), UINT64_C(0x578d9d579812c543), \
        UINT64_C(0x00f5323da97f7799) } }
/* x of the generator of G2 */
#define G2_GEN_X \
    { { UINT64_C(0x6ee4df974ed3c43f), UINT64_C(0x1e1809e474afe2dd), UINT64_C(0xb34aa235e12dde2c), \
        UINT64_C(0x4540cf8e03270ced), UINT64_C(0x2940ff4f76a4d4a1), UINT64_C(0x8ab5078bb3ba80ad), \
        UINT64_C(0xbaa6212266c6d100), UINT64_C(0x857ea2365030d3e5), UINT64_C(0x9d0a7655931c6a61), \
        UINT64_C(0x00c23b4dbea27983) } }
/* y of it */
#define G2_GEN_Y \
    { { UINT64_C(0xbae3a0f5dcf24f3c), UINT64_C(0x0f7004d8c9857c8e), UINT64_C(0x6b873314adff62e9), \
        UINT64_C(0x6573f1345f595ee2), UINT64_C(0x3de8706a06fc2e9c), UINT64_C(0xa661298f9de21b6c), \
        UINT64_C(0x6e56bf005bed0261), UINT64_C(0x0d73e1cdd03bed1c), UINT64_C(0xe5e617018b191c3a), \
        UINT64_C(0x00f56b107a073952) } }
/* phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp */
#define G2_BETA \
    { { UINT64_C(0xcefd27c6b69f632f), UINT64_C(0xee70ded3466d6127), UINT64_C(0x624f8e8dfbe14ef5), \
        UINT64_C(0xdbd1c9be1d5ebb57), UINT64_C(0x148af90e09412424), UINT64_C(0x70ddbc3abef37f62), \
        UINT64_C(0xfbc61c48a56b2d94), UINT64_C(0xeb4464650bb13d37), UINT64_C(0x8fd604065e40853f), \
        UINT64_C(0x003e58966c504d77) } }
/* (xi^-1)^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p) */
#define G2_PSI_X \
    { { UINT64_C(0xcefd27c6b69f632f), UINT64_C(0xee70ded3466d6127), UINT64_C(0x624f8e8dfbe14ef5), \
        UINT64_C(0xdbd1c9be1d5ebb57), UINT64_C(0x148af90e09412424), UINT64_C(0x70ddbc3abef37f62), \
        UINT64_C(0xfbc61c48a56b2d94), UINT64_C(0xeb4464650bb13d37), UINT64_C(0x8fd604065e40853f), \
        UINT64_C(0x003e58966c504d77) } }
/* (xi^-1)^((p-1)/2) */
#define G2_PSI_Y \
    { { UINT64_C(0x88aaf6127c900b53), UINT64_C(0x5291bcdc0db05dff), UINT64_C(0xe75edce67a501e70), \
        UINT64_C(0xcea8be7f1831e2d4), UINT64_C(0x0670d354f2d74404), UINT64_C(0xa6ff421a87f15a11), \
        UINT64_C(0x3fee50e3aaa30f61), UINT64_C(0x3440d5aa6d1e9b9d), UINT64_C(0x9aba4dd29a6e343e), \
        UINT64_C(0x007071ec14001818) } }
/* rows of SX_FROB */
#define SX_FROB_ROWS 2
/* j of each row */
#define SX_FROB_POWERS { 1, 2 }
/* W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS */
#define SX_FROB \
    { { { { UINT64_C(0x084bef238ed09cde), UINT64_C(0x4ec5bcffcada9615), UINT64_C(0x75663fecbc58732f), \
            UINT64_C(0xa23cbe92d05ee8b0), UINT64_C(0xa44fa6507ab45824), UINT64_C(0x1074ea863beb252e), \
            UINT64_C(0x52935a523450ac9b), UINT64_C(0xbdb8746251c8958f), UINT64_C(0x6c441348a396a575), \
            UINT64_C(0x00e80aa654a311ec) } }, \
        { { UINT64_C(0xb9adce4bc5f0a824), UINT64_C(0x6420de08c742fcd7), UINT64_C(0x850f4e587e6ecf7a), \
            UINT64_C(0xf2d6f4c0fad3277d), UINT64_C(0xf1e5da46e9961fdf), UINT64_C(0x362185dfc8fddaae), \
            UINT64_C(0x4428349b0537e1cd), UINT64_C(0x48fc7145616d5e65), UINT64_C(0x0ae449cc3c2daefe), \
            UINT64_C(0x00321955a7afcaa1) } }, \
        { { UINT64_C(0x88aaf6127c900b53), UINT64_C(0x5291bcdc0db05dff), UINT64_C(0xe75edce67a501e70), \
            UINT64_C(0xcea8be7f1831e2d4), UINT64_C(0x0670d354f2d74404), UINT64_C(0xa6ff421a87f15a11), \
            UINT64_C(0x3fee50e3aaa30f61), UINT64_C(0x3440d5aa6d1e9b9d), UINT64_C(0x9aba4dd29a6e343e), \
            UINT64_C(0x007071ec14001818) } }, \
        { { UINT64_C(0xcefd27c6b69f632f), UINT64_C(0xee70ded3466d6127), UINT64_C(0x624f8e8dfbe14ef5), \
            UINT64_C(0xdbd1c9be1d5ebb57), UINT64_C(0x148af90e09412424), UINT64_C(0x70ddbc3abef37f62), \
            UINT64_C(0xfbc61c48a56b2d94), UINT64_C(0xeb4464650bb13d37), UINT64_C(0x8fd604065e40853f), \
            UINT64_C(0x003e58966c504d77) } }, \
        { { UINT64_C(0x1d9b489e7f7f57e9), UINT64_C(0xd915bdca4a04fa65), UINT64_C(0x52a6802239caf2aa), \
            UINT64_C(0x8b37938ff2ea7c8a), UINT64_C(0xc6f4c5179a5f5c69), UINT64_C(0x4b3120e131e0c9e1), \
            UINT64_C(0x0a3141ffd483f862), UINT64_C(0x60006781fc0c7462), UINT64_C(0xf135cd82c5a97bb7), \
            UINT64_C(0x00f449e7194394c2) } } }, \
      { { { UINT64_C(0xb9adce4bc5f0a824), UINT64_C(0x6420de08c742fcd7), UINT64_C(0x850f4e587e6ecf7a), \
            UINT64_C(0xf2d6f4c0fad3277d), UINT64_C(0xf1e5da46e9961fdf), UINT64_C(0x362185dfc8fddaae), \
            UINT64_C(0x4428349b0537e1cd), UINT64_C(0x48fc7145616d5e65), UINT64_C(0x0ae449cc3c2daefe), \
            UINT64_C(0x00321955a7afcaa1) } }, \
        { { UINT64_C(0xcefd27c6b69f632f), UINT64_C(0xee70ded3466d6127), UINT64_C(0x624f8e8dfbe14ef5), \
            UINT64_C(0xdbd1c9be1d5ebb57), UINT64_C(0x148af90e09412424), UINT64_C(0x70ddbc3abef37f62), \
            UINT64_C(0xfbc61c48a56b2d94), UINT64_C(0xeb4464650bb13d37), UINT64_C(0x8fd604065e40853f), \
            UINT64_C(0x003e58966c504d77) } }, \
        { { UINT64_C(0x4e9e20d7c8dff4ba), UINT64_C(0xeaa4def70397993d), UINT64_C(0xf056f1943de9a3b4), \
            UINT64_C(0xaf65c9d1d58bc132), UINT64_C(0xb269cc09911e3844), UINT64_C(0xda5364a672ed4a7f), \
            UINT64_C(0x0e6b25b72f18cacd), UINT64_C(0x74bc031cf05b372a), UINT64_C(0x615fc97c6768f677), \
            UINT64_C(0x00b5f150acf3474b) } }, \
        { { UINT64_C(0xb9adce4bc5f0a824), UINT64_C(0x6420de08c742fcd7), UINT64_C(0x850f4e587e6ecf7a), \
            UINT64_C(0xf2d6f4c0fad3277d), UINT64_C(0xf1e5da46e9961fdf), UINT64_C(0x362185dfc8fddaae), \
            UINT64_C(0x4428349b0537e1cd), UINT64_C(0x48fc7145616d5e65), UINT64_C(0x0ae449cc3c2daefe), \
            UINT64_C(0x00321955a7afcaa1) } }, \
        { { UINT64_C(0xcefd27c6b69f632f), UINT64_C(0xee70ded3466d6127), UINT64_C(0x624f8e8dfbe14ef5), \
            UINT64_C(0xdbd1c9be1d5ebb57), UINT64_C(0x148af90e09412424), UINT64_C(0x70ddbc3abef37f62), \
            UINT64_C(0xfbc61c48a56b2d94), UINT64_C(0xeb4464650bb13d37), UINT64_C(0x8fd604065e40853f), \
            UINT64_C(0x003e58966c504d77) } } } }

#endif
