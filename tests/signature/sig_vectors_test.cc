/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Signatures against published vectors: a carried selection, and the full sets where they are configured.
 */
#include "signature/sig_support.h"
#include "support/bigint.h"

#include <openssl/sha.h>

namespace {

using namespace pairing_test;

const char *const NUL1 = PAIRING_BLS12_381_SIG_MINSIG_DST_NUL;
const char *const NUL2 = PAIRING_BLS12_381_SIG_MINPK_DST_NUL;
const char *const POP2 = PAIRING_BLS12_381_SIG_MINPK_DST_POP;

template <class V> void check_sign(const Bytes &key, const Bytes &msg, const std::string &dst, const std::string &sig)
{
    const SecretKey sk = key_of(key);
    EXPECT_EQ(to_hex(signature<V>(sk, msg, dst)), sig);
    EXPECT_EQ(verify<V>(public_key<V>(sk), msg, from_hex(sig), dst), PAIRING_OK);
}

/* Keys (decimal), public keys and signatures of the two drand sets; other fields are hashes. */
void check_drand(const nlohmann::json &list)
{
    int n = 0;
    for (const auto &c : list) {
        if (!c.contains("BLSPubKey") || !c["BLSPubKey"].is_string() || c["BLSPubKey"].get<std::string>().empty())
            continue;
        const Bytes key = BigInt::from_decimal(c["BLSPrivKey"]).bytes_be(32);
        EXPECT_EQ(to_hex(public_key<MinPk>(key_of(key))), to_hex(from_base64(c["BLSPubKey"])));
        check_sign<MinPk>(key, text(c["Msg"]), c["Ciphersuite"], to_hex(from_base64(c["BLSSigG2"])));
        n++;
    }
    EXPECT_GT(n, 0);
}

TEST(SignatureVectors, FilecoinFull)
{
    const nlohmann::json d = full("bls_sig/filecoin_drand_compat.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    check_drand(d["cases"]);
}

TEST(SignatureVectors, KyberFull)
{
    const nlohmann::json d = full("bls_sig/kyber_drand_compat.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    check_drand(d);
}

TEST(SignatureVectors, SignCarried)
{
    for (const auto &c : cases("sig/sign.json")) {
        const Bytes key = from_hex(c["sk"]), msg = from_hex(c["msg"]);
        SecretKey sk;
        if (c["sig"].is_null()) {
            EXPECT_EQ(pairing_bls12_381_sk_from_bytes(&sk, key.data(), key.size()), PAIRING_ERR_SECRET_KEY) << c;
            continue;
        }
        if (c["scheme"] == "minpk")
            check_sign<MinPk>(key, msg, c["dst"], c["sig"]);
        else
            check_sign<MinSig>(key, msg, c["dst"], c["sig"]);
        if (c.contains("pk")) {
            EXPECT_EQ(to_hex(public_key<MinPk>(key_of(key))), c["pk"].get<std::string>());
        }
    }
}

TEST(SignatureVectors, VerifyCarried)
{
    int valid = 0, invalid = 0;
    for (const auto &c : cases("sig/verify.json")) {
        const auto f = c["scheme"] == "minpk" ? verify<MinPk> : verify<MinSig>;
        const pairing_status s = f(from_hex(c["pk"]), from_hex(c["msg"]), from_hex(c["sig"]), c["dst"]);
        EXPECT_EQ(s == PAIRING_OK, c["valid"].get<bool>()) << c << " " << pairing_status_str(s);
        (c["valid"].get<bool>() ? valid : invalid)++;
    }
    EXPECT_GE(valid, 10);
    EXPECT_GE(invalid, 20);
}

std::string full_dir()
{
    const std::string dir = PAIRING_VECTORS_DIR;
    return dir.empty() ? dir : dir + "/bls_sig/";
}

TEST(SignatureVectors, EthereumFull)
{
    if (full_dir().empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    const char *const tampered[] = { "195246ee3bd3b6ec", "2f09d443ab8a3ac2", "6b3b17f6962a490c", "6eeb7c52dfd9baf0",
                                     "d34885d766d5f705" };
    std::vector<std::string> names = { "verify_infinity_pubkey_and_infinity_signature" };
    for (const char *id : tampered)
        for (const char *kind : { "verify_valid_case_", "verify_tampered_signature_case_", "verify_wrong_pubkey_case_" })
            names.push_back(std::string(kind) + id);
    for (const std::string &n : names) {
        const nlohmann::json d = full("bls_sig/ethereum_v0.1.1/verify/" + n + ".json");
        const auto &in = d["input"];
        const pairing_status s =
            verify<MinPk>(from_hex(in["pubkey"]), from_hex(in["message"]), from_hex(in["signature"]), POP2);
        const pairing_status want = n.find("valid_case") != std::string::npos ? PAIRING_OK
                                    : n.find("infinity") != std::string::npos ? PAIRING_ERR_INFINITY
                                                                              : PAIRING_ERR_SIGNATURE;
        /* a changed signature may be no point at all */
        if (n.find("tampered") == std::string::npos) {
            EXPECT_EQ(s, want) << n << " " << pairing_status_str(s);
        }
        EXPECT_EQ(s == PAIRING_OK, d["output"].get<bool>()) << n;
    }
    for (const char *id : { "11b8c7cad5238946", "37286e1a6d1f6eb3", "84d45c9c7cca6b92", "8cd3d4d0d9a5b265",
                            "d0e28d7e76eb6e9c" }) {
        const nlohmann::json d = full(std::string("bls_sig/ethereum_v0.1.1/sign/sign_case_") + id + ".json");
        check_sign<MinPk>(from_hex(d["input"]["privkey"]), from_hex(d["input"]["message"]), POP2,
                          to_hex(from_hex(d["output"])));
    }
    const nlohmann::json zero = full("bls_sig/ethereum_v0.1.1/sign/sign_case_zero_privkey.json");
    const Bytes key = from_hex(zero["input"]["privkey"]);
    SecretKey sk;
    EXPECT_TRUE(zero["output"].is_null());
    EXPECT_EQ(pairing_bls12_381_sk_from_bytes(&sk, key.data(), key.size()), PAIRING_ERR_SECRET_KEY);
}

TEST(SignatureVectors, WycheproofFull)
{
    for (const char *f : { "basic", "pop" }) {
        const nlohmann::json d = full(std::string("bls_sig/wycheproof_bls_sig_g2_") + f + "_verify.json");
        if (d.is_null())
            GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
        int n = 0;
        for (const auto &g : d["testGroups"])
            for (const auto &t : g["tests"]) {
                const pairing_status s =
                    verify<MinPk>(from_hex(g["publicKey"]["pk"]), from_hex(t["msg"]), from_hex(t["sig"]), g["ciphersuite"]);
                expect_wycheproof(t, s);
                n++;
            }
        EXPECT_EQ(n, d["numberOfTests"].get<int>());
    }
}

Bytes sha256(const Bytes &b)
{
    Bytes d(32);
    SHA256(b.data(), b.size(), d.data());
    return d;
}

/* Beacons of drand; those of its BN254 networks are in aggregate_vectors_test.cc. */
TEST(SignatureVectors, DrandFull)
{
    const nlohmann::json d = full("bls_sig/drand_beacons.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    int n = 0;
    for (const auto &b : d) {
        const std::string scheme = b["scheme"];
        if (scheme.find("bn254") != std::string::npos)
            continue;
        Bytes msg;
        if (scheme == "pedersen-bls-chained")
            msg = from_hex(b["previous_signature"]);
        const std::uint64_t round = b["round"];
        for (int i = 7; i >= 0; i--)
            msg.push_back(static_cast<std::uint8_t>(round >> (8 * i)));
        msg = sha256(msg);
        const bool on_g1 = scheme.find("g1") != std::string::npos;
        /* the first network with signatures in G1 hashes with the tag of G2 */
        const std::string dst = scheme == "bls-unchained-g1-rfc9380" ? NUL1 : NUL2;
        const Bytes pk = from_hex(b["public_key"]), sig = from_hex(b["signature"]);
        const pairing_status s = on_g1 ? verify<MinSig>(pk, msg, sig, dst) : verify<MinPk>(pk, msg, sig, dst);
        EXPECT_EQ(s == PAIRING_OK, b["expect"].get<bool>()) << b;
        if (b["expect"] == true && b["randomness"].is_string()) {
            EXPECT_EQ(to_hex(sha256(sig)), b["randomness"].get<std::string>());
        }
        n++;
    }
    EXPECT_GE(n, 15);
}

template <class V> void check_lines(const std::string &file, const std::string &dst, char separator, bool ikm_in_the_middle)
{
    std::ifstream in(full_dir() + file);
    ASSERT_TRUE(in.good()) << file;
    int n = 0;
    for (std::string line; std::getline(in, line);) {
        const std::size_t a = line.find(separator), b = line.find(separator, a + 1);
        if (b == std::string::npos)
            continue;
        std::string first = line.substr(0, a), second = line.substr(a + 1, b - a - 1), sig = line.substr(b + 1);
        while (!sig.empty() && (sig.back() == '\r' || sig.back() == ' '))
            sig.pop_back();
        if (ikm_in_the_middle) { /* message, key material, signature; the salt as it is */
            const Bytes ikm = from_hex(second);
            const std::string salt = "BLS-SIG-KEYGEN-SALT-";
            SecretKey sk;
            ASSERT_EQ(V::keygen(&sk, ikm.data(), ikm.size(), bytes(salt), salt.size(), nullptr, 0), PAIRING_OK);
            ASSERT_EQ(to_hex(signature<V>(sk, from_hex(first), dst)), sig) << line;
            if (n % 12 == 0) {
                ASSERT_EQ(verify<V>(public_key<V>(sk), from_hex(first), from_hex(sig), dst), PAIRING_OK);
            }
        } else { /* key, which may exceed r and is meant modulo r, message, signature */
            const Bytes wide = from_hex(first);
            SecretKey sk;
            Bls12_381::fr::from_bytes_wide_be(&sk.s, wide.data(), wide.size());
            ASSERT_EQ(to_hex(signature<V>(sk, from_hex(second), dst)), sig) << line;
        }
        n++;
    }
    EXPECT_GT(n, 30) << file;
}

TEST(SignatureVectors, NobleFull)
{
    if (full_dir().empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    check_lines<MinPk>("noble_minpk_sign.txt", NUL2, ':', false);
    check_lines<MinSig>("noble_minsig_sign.txt", NUL1, ':', false);
}

TEST(SignatureVectors, CirclFull)
{
    if (full_dir().empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    for (const char *set : { "P256", "P521" }) {
        check_lines<MinSig>(std::string("circl_sig_g1_basic_") + set + ".txt", NUL1, ' ', true);
        check_lines<MinPk>(std::string("circl_sig_g2_basic_") + set + ".txt", NUL2, ' ', true);
    }
}

} // namespace
