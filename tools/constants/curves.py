# SPDX-License-Identifier: Apache-2.0
"""Definitions of the curves: what is chosen, everything else is derived from it.

    family, seed     p(u), r(u), the loop: family.py
    nonresidues      of each level of the tower up to Fq, as (C, G) = C + G*(generator of the level), from Fp on:
                     the last is xi, W^6 = xi with W the generator of the target field over Fq
    b, twist         y^2 = x^3 + b; the twist is y^2 = x^3 + b/xi ("D") or b*xi ("M")
    g1, g2           the published generators, coordinates constant term first
    fp_root, fr_root the non-square whose power is the root of unity (field.py); None: the least one
    h2c              hash-to-curve map of each group: "SSWU" (its numbers in isogenies.json) or "SVDW" (derived);
                     G1_ARKWORKS: a second suite of G1
    bw6: inner, inner_k, ht, hy   the inner curve, and the cofactors that lift its trace
"""

CURVES = {
    "bn254": dict(
        family="BN", seed=4965661367192848881, nonresidues=[(-1, 0), (9, 1)], b=3, twist="D", fr_root=5,
        g1=(1, 2),
        g2=((0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed,
             0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2),
            (0x12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa,
             0x90689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b)),
        h2c=dict(G1="SVDW", G2="SVDW")),
    "bls12_377": dict(
        family="BLS12", seed=0x8508c00000000001, nonresidues=[(-5, 0), (0, 1)], b=1, twist="D", fp_root=15, fr_root=22,
        g1=(0x8848defe740a67c8fc6225bf87ff5485951e2caa9d41bb188282c8bd37cb5cd5481512ffcd394eeab9b16eb21be9ef,
            0x1914a69c5102eff1f674f5d30afeec4bd7fb348ca3e52d96d182ad44fb82305c2fe3d3634a9591afd82de55559c8ea6),
        g2=((0x18480be71c785fec89630a2a3841d01c565f071203e50317ea501f557db6b9b71889f52bb53540274e3e48f7c005196,
             0xea6040e700403170dc5a51b1b140d5532777ee6651cecbe7223ece0799c9de5cf89984bff76fe6b26bfefa6ea16afe),
            (0x690d665d446f7bd960736bcbb2efb4de03ed7274b49a58e458c282f832d204f2cf88886d8c7c2ef094094409fd4ddf,
             0xf8169fd28355189e549da3151a70aa61ef11ac3d591bf12463b01acee304c24279b83f5e52270bd9a1cdd185eb8f93)),
        h2c=dict(G1="SSWU", G2="SSWU", G1_ARKWORKS="SSWU")),
    "bls12_381": dict(
        family="BLS12", seed=-0xd201000000010000, nonresidues=[(-1, 0), (1, 1)], b=4, twist="M", fr_root=7,
        g1=(0x17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb,
            0x8b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1),
        g2=((0x24aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8,
             0x13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e),
            (0xce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801,
             0x606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be)),
        h2c=dict(G1="SSWU", G2="SSWU")),
    "bls24_315": dict(
        family="BLS24", seed=-0xbfcfffff, nonresidues=[(13, 0), (0, 1), (0, 1)], b=1, twist="D", fp_root=13, fr_root=7,
        g1=(0x41a0a424393988da1b2b117076ef6e4f54b344cc46dde3c983603a832cb638dbf4b721710866097,
            0x2e6f83c55deff20227ecdf0db2bb2ebb5d72c8a29010871d3cce9059e83dfb96f2922d5da4e4e5f),
        g2=((0x2f339ada8942f92aefa14196bfee2552a7c5675f5e5e9da798458f72ff50f96f5c357cf13710f63,
             0x20b1a8dca4b18842b40079be727cbfd1a16ed134a080b759ae503618e92871697838dc4c689911c,
             0x16eab1e76670eb9affa1bc77400be688d5cd69566f9325b329b40db85b47f236d5c34e8ffed7536,
             0x6e8c608261f21c41f2479ca4824deba561b9689a9c03a5b8b36a6cbbed0a7d9468e07e557d8569),
            (0x3cdd8218baa5276421c9923cde33a45399a1d878d5202fae600a8502a29681f74ccdcc053b278b7,
             0x3a079c670190bb49b1bd21e10aac3191535e32ce99da592ddfa8bd09d57a7374ed63ad7f25e398d,
             0x1b38dd0c5ec49a0883a950c631c688eb3b01f45b7c0d2990cd99052005ebf2fa9e7043bbd605ef5,
             0x495d6de2e4fed6be3e1d24dd724163e01d88643f7e83d31528ab0a80ced619175a1a104574ac83)),
        h2c=dict(G1="SSWU", G2="SVDW")),
    "bw6_633": dict(
        family="BW6", seed=-0xbfcfffff, inner="bls24_315", inner_k=24, ht=-7, hy=-1, nonresidues=[(2, 0)], b=4,
        twist="M", fr_root=13,
        g1=(0xca5adae39135d62ef818bf5e9d9ba26d78402f5862e3b454a8631c1b3ee1e2acf02833c70f864dc562ac104e271a0e3651cf3680473e49a0bfe8fd4a974dbd401c1baf955862ccbc702e9be23e8007,
            0x4ad25aef78defa0901b20f415b59b018d6f97584bff7f11eab0c05f1a29fbe6dfd38931b87cfc4ea9ef9bb67d620c4c5e1c834db3bf144fbeb364bc91ef89e8dcfbdae111856eaf201017f21a12e3a),
        g2=(0xc432be3b1c5d5f604eb5cc501edabe8855c22a1ee1160b38249ecf4b2335a9993dcbb2621c6368f8bca245aea4b4dbf0d8dc1c83e9e230be990b1fbd18097b3e8f7c6a999b54130091b3148ce465a1,
            0x89cbb03413d10d2f35a1da4aab7cffb594c6beb8ed86066c2285f7058401c27e30564a726dfa7791f4654229dfebd334c8a19b8515974157425734068325a578c9dc8b71d40b62b125ddd3b100a12),
        h2c=dict(G1="SSWU", G2="SSWU")),
    "bw6_761": dict(
        family="BW6", seed=0x8508c00000000001, inner="bls12_377", inner_k=12, ht=13, hy=9, nonresidues=[(-4, 0)], b=-1,
        twist="M", fr_root=15,
        g1=(0x1075b020ea190c8b277ce98a477beaee6a0cfb7551b27f0ee05c54b85f56fc779017ffac15520ac11dbfcd294c2e746a17a54ce47729b905bd71fa0c9ea097103758f9a280ca27f6750dd0356133e82055928aca6af603f4088f3af66e5b43d,
            0x58b84e0a6fc574e6fd637b45cc2a420f952589884c9ec61a7348d2a2e573a3265909f1af7e0dbac5b8fa1771b5b806cc685d31717a4c55be3fb90b6fc2cdd49f9df141b3053253b2b08119cad0fb93ad1cb2be0b20d2a1bafc8f2db4e95363),
        g2=(0x110133241d9b816c852a82e69d660f9d61053aac5a7115f4c06201013890f6d26b41c5dab3da268734ec3f1f09feb58c5bbcae9ac70e7c7963317a300e1b6bace6948cb3cd208d700e96efbc2ad54b06410cf4fe1bf995ba830c194cd025f1c,
            0x17c3357761369f8179eb10e4b6d2dc26b7cf9acec2181c81a78e2753ffe3160a1d86c80b95a59c94c97eb733293fef64f293dbd2c712b88906c170ffa823003ea96fcd504affc758aa2d3a3c5a02a591ec0594f9eac689eb70a16728c73b61),
        h2c=dict(G1="SSWU", G2="SSWU")),
}

# Small curves for tests over all points and scalars (tests/toy/): generators are the first points, times the cofactor.
TOYS = {
    "toy_bn": dict(family="BN", seed=-2, nonresidues=[(2, 0), (9, 1)], b=6, twist="D"),
    "toy_bls12": dict(family="BLS12", seed=-5, nonresidues=[(-1, 0), (3, 1)], b=1, twist="M"),
    "toy_bls24": dict(family="BLS24", seed=-5, nonresidues=[(3, 0), (1, 1), (3, 1)], b=1, twist="D"),
    "toy_bw6": dict(family="BW6", seed=-2, inner_k=12, ht=13, hy=9, nonresidues=[(7, 0)], b=2, twist="M"),
}
