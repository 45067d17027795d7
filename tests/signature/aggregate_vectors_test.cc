/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Aggregates, batches, key trees and BN254 signatures against published vectors: a carried selection, and the full sets
 * where they are configured.
 */
#include "signature/sig_support.h"

#include <filesystem>
#include <fstream>

#include <openssl/sha.h>

#include "signature/scheme_support.h"

#include "curves/keccak.h"

namespace {

using namespace pairing_test;
using nlohmann::json;

const char *const NUL2 = PAIRING_BLS12_381_SIG_MINPK_DST_NUL;
const char *const POP2 = PAIRING_BLS12_381_SIG_MINPK_DST_POP;
using S = Bls381MinPk;

Bytes joined(const json &list)
{
    Bytes out;
    for (const auto &x : list) {
        const Bytes b = from_hex(x);
        out.insert(out.end(), b.begin(), b.end());
    }
    return out;
}

/* keys, messages and signatures of a case as points, or the first error */
struct Lists {
    std::vector<S::Pk> pk;
    std::vector<Bytes> msg;
    std::vector<S::Sig> sig;
    std::vector<const std::uint8_t *> msgs;
    std::vector<std::size_t> lens;
    pairing_status status = PAIRING_OK;

    Lists(const json &keys, const json &messages, const json &sigs)
    {
        for (const auto &k : keys) {
            const Bytes b = from_hex(k);
            pk.emplace_back();
            note(S::pk_from_bytes(&pk.back(), b.data(), b.size()));
        }
        for (const auto &s : sigs) {
            const Bytes b = from_hex(s);
            sig.emplace_back();
            note(S::SG::aff_from_bytes_compressed(&sig.back(), b.data(), b.size()));
        }
        for (const auto &m : messages)
            msg.push_back(from_hex(m));
        for (const Bytes &m : msg) {
            msgs.push_back(m.data());
            lens.push_back(m.size());
        }
        if (pk.size() != msg.size())
            note(PAIRING_ERR_ARGUMENT);
    }
    void note(pairing_status s)
    {
        if (status == PAIRING_OK)
            status = s;
    }
};

void check_case(const std::string &kind, const json &in, const json &want)
{
    SCOPED_TRACE(kind + " " + in.dump().substr(0, 300));
    if (kind == "aggregate" || kind == "eth_aggregate_pubkeys") {
        const bool keys = kind != "aggregate";
        const Bytes list = joined(in);
        Bytes out(keys ? 48 : 96, 0x5a);
        const pairing_status s = keys ? pairing_bls12_381_eth_aggregate_pubkeys(out.data(), list.data(), list.size())
                                      : S::aggregate_bytes(out.data(), list.data(), list.size());
        EXPECT_EQ(s == PAIRING_OK, !want.is_null());
        if (want.is_null())
            EXPECT_EQ(out, Bytes(out.size(), 0));
        else
            EXPECT_EQ(to_hex(out), to_hex(from_hex(want)));
    } else if (kind == "fast_aggregate_verify" || kind == "eth_fast_aggregate_verify") {
        const Bytes keys = joined(in["pubkeys"]), msg = from_hex(in["message"]), sig = from_hex(in["signature"]);
        const pairing_status s =
            kind[0] == 'e' ? pairing_bls12_381_eth_fast_aggregate_verify(keys.data(), keys.size(), msg.data(), msg.size(),
                                                                         sig.data(), sig.size())
                           : S::fast_aggregate_verify_bytes(keys.data(), keys.size(), msg.data(), msg.size(), sig.data(),
                                                            sig.size(), TEXT(POP2));
        EXPECT_EQ(s == PAIRING_OK, want.get<bool>()) << pairing_status_str(s);
    } else if (kind == "aggregate_verify") {
        Lists l(in["pubkeys"], in["messages"], json::array({ in["signature"] }));
        if (l.status == PAIRING_OK)
            l.status = S::pop_aggregate_verify(l.pk.data(), l.msgs.data(), l.lens.data(), l.pk.size(), l.sig.data(), TEXT(POP2));
        EXPECT_EQ(l.status == PAIRING_OK, want.get<bool>()) << pairing_status_str(l.status);
    } else if (kind == "batch_verify") {
        Lists l(in["pubkeys"], in["messages"], in["signatures"]);
        if (l.status == PAIRING_OK)
            l.status = S::batch_verify(l.pk.data(), l.msgs.data(), l.lens.data(), l.sig.data(), l.pk.size(), TEXT(POP2),
                                       nullptr, 0);
        EXPECT_EQ(l.status == PAIRING_OK, want.get<bool>()) << pairing_status_str(l.status);
    } else {
        ADD_FAILURE() << "unknown kind";
    }
}

TEST(AggregateVectors, EthereumCarried)
{
    int n = 0;
    for (const auto &c : cases("sig/aggregate.json")) {
        check_case(c["kind"], c["input"], c["output"]);
        n++;
    }
    EXPECT_GE(n, 15);
}

std::vector<std::filesystem::path> files_of(const std::string &folder)
{
    std::vector<std::filesystem::path> out;
    for (const auto &f : std::filesystem::directory_iterator(std::string(PAIRING_VECTORS_DIR) + "/bls_sig/" + folder))
        out.push_back(f.path());
    return out;
}

TEST(AggregateVectors, EthereumFull)
{
    if (std::string(PAIRING_VECTORS_DIR).empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    for (const char *kind : { "aggregate", "aggregate_verify", "fast_aggregate_verify", "batch_verify" }) {
        const auto files = files_of(std::string("ethereum_v0.1.1/") + kind);
        EXPECT_GE(files.size(), 1u);
        for (const auto &f : files) {
            const json d = read_json(f.string());
            check_case(kind, d["input"], d["output"]);
        }
    }
}

/* Compressed encodings that must and must not decode, with the reason. */
TEST(AggregateVectors, EthereumDeserializationFull)
{
    if (std::string(PAIRING_VECTORS_DIR).empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    int n = 0;
    for (const char *group : { "G1", "G2" })
        for (const auto &f : files_of(std::string("ethereum_v0.1.1/deserialization_") + group)) {
            const json d = read_json(f.string());
            const std::string name = f.stem().string();
            const Bytes b = from_hex(d["input"].begin().value());
            Bls12_381::g1::aff p;
            Bls12_381::g2::aff q;
            const pairing_status s = group[1] == '1' ? Bls12_381::g1::aff_from_bytes_compressed(&p, b.data(), b.size())
                                                     : Bls12_381::g2::aff_from_bytes_compressed(&q, b.data(), b.size());
            pairing_status want = PAIRING_OK;
            if (name.find("bytes") != std::string::npos)
                want = PAIRING_ERR_LENGTH;
            else if (name.find("false_b_flag") != std::string::npos) /* x = 0: a point of order 3, of E' none */
                want = group[1] == '1' ? PAIRING_ERR_NOT_IN_SUBGROUP : PAIRING_ERR_NOT_ON_CURVE;
            else if (name.find("flag") != std::string::npos)
                want = PAIRING_ERR_FLAGS;
            else if (name.find("modulus") != std::string::npos)
                want = PAIRING_ERR_RANGE;
            else if (name.find("not_in") != std::string::npos)
                want = PAIRING_ERR_NOT_IN_SUBGROUP;
            EXPECT_EQ(s, want) << name;
            EXPECT_EQ(s == PAIRING_OK, d["output"].get<bool>()) << name;
            n++;
        }
    EXPECT_GE(n, 15);
}

/* The few lines of YAML that these files have: keys, lists of quoted strings, booleans, null. */
json read_case(const std::filesystem::path &path)
{
    std::ifstream in(path);
    json input = json::array(), output;
    std::string list;
    for (std::string line; std::getline(in, line);) {
        const std::size_t colon = line.find(':'), open = line.find('\''), close = line.rfind('\'');
        const std::string value = open == std::string::npos ? "" : line.substr(open + 1, close - open - 1);
        const std::size_t start = line.find_first_not_of(' ');
        if (start != std::string::npos && line[start] == '-') {
            (list.empty() ? input : input[list]).push_back(value);
            continue;
        }
        const std::string key = line.substr(start, colon - start);
        if (key == "output")
            output = value.empty() ? json::parse(line.substr(colon + 1)) : json(value);
        else if (key != "input") {
            if (input.is_array())
                input = json::object();
            input[key] = value.empty() ? json::array() : json(value);
            list = key;
        }
    }
    return { { "input", input }, { "output", output } };
}

TEST(AggregateVectors, EthereumAltairFull)
{
    if (std::string(PAIRING_VECTORS_DIR).empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    for (const char *kind : { "eth_aggregate_pubkeys", "eth_fast_aggregate_verify" }) {
        const auto files = files_of(std::string("ethereum_altair/") + kind);
        EXPECT_GE(files.size(), 4u);
        for (const auto &f : files) {
            const json d = read_case(f);
            check_case(kind, d["input"], d["output"]);
        }
    }
}

TEST(AggregateVectors, EthereumsExceptionIsForNoKeysAlone)
{
    Bytes inf(96, 0), other(96, 0);
    inf[0] = 0xc0;
    EXPECT_EQ(pairing_bls12_381_eth_fast_aggregate_verify(nullptr, 0, nullptr, 0, inf.data(), 96), PAIRING_OK);
    EXPECT_EQ(pairing_bls12_381_eth_fast_aggregate_verify(nullptr, 0, nullptr, 0, inf.data(), 95), PAIRING_ERR_LENGTH);
    EXPECT_EQ(pairing_bls12_381_eth_fast_aggregate_verify(nullptr, 0, nullptr, 0, other.data(), 96), PAIRING_ERR_FLAGS);
    Bls12_381::g2::aff g;
    Bls12_381::g2::aff_generator(&g);
    Bls12_381::g2::aff_to_bytes_compressed(other.data(), &g);
    EXPECT_EQ(pairing_bls12_381_eth_fast_aggregate_verify(nullptr, 0, nullptr, 0, other.data(), 96), PAIRING_ERR_ARGUMENT);
    Bytes key(48, 0);
    key[0] = 0xc0;
    EXPECT_EQ(pairing_bls12_381_eth_fast_aggregate_verify(key.data(), 48, nullptr, 0, inf.data(), 96), PAIRING_ERR_INFINITY);
}

TEST(AggregateVectors, WycheproofFull)
{
    const json d = full("bls_sig/wycheproof_bls_sig_g2_aggregate_verify.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    int n = 0;
    for (const auto &g : d["testGroups"])
        for (const auto &t : g["tests"]) {
            Lists l(t["pubkeys"], t["messages"], json::array({ t["sig"] }));
            const std::string dst = g["ciphersuite"];
            if (l.status == PAIRING_OK)
                l.status = S::aggregate_verify(l.pk.data(), l.msgs.data(), l.lens.data(), l.pk.size(), l.sig.data(),
                                               bytes(dst), dst.size());
            expect_wycheproof(t, l.status);
            n++;
        }
    EXPECT_EQ(n, d["numberOfTests"].get<int>());
}

/* ---- EIP-2333 ---- */

void check_tree(const Bytes &seed, const std::string &master, std::uint32_t index, const std::string &child)
{
    SecretKey sk;
    Bytes out(32);
    ASSERT_EQ(pairing_bls12_381_sk_derive_master(&sk, seed.data(), seed.size()), PAIRING_OK);
    pairing_bls12_381_sk_to_bytes(out.data(), &sk);
    EXPECT_EQ(to_hex(out), master);
    ASSERT_EQ(pairing_bls12_381_sk_derive_child(&sk, &sk, index), PAIRING_OK); /* in place */
    pairing_bls12_381_sk_to_bytes(out.data(), &sk);
    EXPECT_EQ(to_hex(out), child);
}

TEST(KeyTrees, Carried)
{
    for (const auto &c : cases("sig/eip2333.json"))
        check_tree(from_hex(c["seed"]), c["master"], c["index"], c["child"]);
}

TEST(KeyTrees, Full)
{
    const json d = full("keys/erc2333.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    for (const auto &c : d)
        check_tree(from_hex(c["seed"]), to_hex(from_decimal(c["master_SK"], 32)), c["child_index"],
                   to_hex(from_decimal(c["child_SK"], 32)));
}

TEST(KeyTrees, Misuse)
{
    SecretKey sk, child;
    std::memset(&sk, 0x5a, sizeof sk);
    EXPECT_EQ(pairing_bls12_381_sk_derive_master(&sk, Bytes(31, 1).data(), 31), PAIRING_ERR_SECRET_KEY);
    EXPECT_TRUE(all_zero(sk));
    std::memset(&child, 0x5a, sizeof child);
    EXPECT_EQ(pairing_bls12_381_sk_derive_child(&child, &sk, 0), PAIRING_ERR_SECRET_KEY); /* of a wiped key */
    EXPECT_TRUE(all_zero(child));
}

/* ---- BN254, min-sig with Keccak-256 ---- */
#if PAIRING_HAVE_BN254
using K = Bn254Keccak;

pairing_status verify_bn254(const Bytes &pk, const Bytes &msg, const Bytes &sig, const std::string &dst)
{
    K::Pk p;
    K::Sig q;
    pairing_status s = K::PK::aff_from_bytes_uncompressed(&p, pk.data(), pk.size());
    if (s == PAIRING_OK)
        s = K::SG::aff_from_bytes_uncompressed(&q, sig.data(), sig.size());
    return s == PAIRING_OK ? K::verify_unchecked(&p, msg.data(), msg.size(), &q, bytes(dst), dst.size()) : s;
}

void check_beacon(const json &b)
{
    Bytes msg(32), round(8);
    for (int i = 0; i < 8; i++)
        round[i] = static_cast<std::uint8_t>(b["round"].get<std::uint64_t>() >> (8 * (7 - i)));
    pairing_keccak_t k;
    pairing_keccak256_init(&k);
    pairing_keccak256_update(&k, round.data(), 8);
    pairing_keccak256_final(&k, msg.data());
    const Bytes pk = from_hex(b["public_key"]), sig = from_hex(b["signature"]);
    const bool valid = !b.contains("expect") || b["expect"].get<bool>();
    EXPECT_EQ(verify_bn254(pk, msg, sig, b["dst"]) == PAIRING_OK, valid) << b;
    msg[31] ^= 1;
    EXPECT_EQ(verify_bn254(pk, msg, sig, b["dst"]), PAIRING_ERR_SIGNATURE);
    msg[31] ^= 1;
    EXPECT_EQ(verify_bn254(pk, msg, sig, Bn254MinSig::nul), PAIRING_ERR_SIGNATURE);
    if (b["randomness"].is_string()) {
        Bytes d(32);
        SHA256(sig.data(), sig.size(), d.data());
        EXPECT_EQ(to_hex(d), b["randomness"].get<std::string>());
    }
}

TEST(Bn254Beacons, Carried)
{
    for (const auto &b : cases("sig/bn254_beacons.json"))
        check_beacon(b);
}

TEST(Bn254Beacons, Full)
{
    const json d = full("bls_sig/drand_beacons.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    int n = 0;
    for (const auto &b : d)
        if (b["scheme"].get<std::string>().find("bn254") != std::string::npos) {
            check_beacon(b);
            n++;
        }
    EXPECT_GE(n, 4);
}

TEST(Bn254Beacons, RandamuFull)
{
    const json d = full("bls_sig/randamu_bn254_bls12381.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    int n = 0;
    for (const auto &c : d) {
        const Bytes msg = from_hex(c["message"]), pk = from_hex(c["pk"]), sig = from_hex(c["sig"]);
        const std::string dst = c["dst"], hashed = c["m_expected"];
        if (c["scheme"] == "BN254") {
            K::SG::t h;
            K::Sig a;
            Bytes out(64);
            EXPECT_EQ(verify_bn254(pk, msg, sig, dst), PAIRING_OK) << c;
            ASSERT_EQ(K::SG::hash_to_curve_ex(&h, msg.data(), msg.size(), bytes(dst), dst.size(),
                                              PAIRING_EXPAND_XMD_KECCAK256), PAIRING_OK);
            K::SG::to_aff(&a, &h);
            K::SG::aff_to_bytes_uncompressed(out.data(), &a);
            EXPECT_EQ(to_hex(out), hashed);
        } else {
            using M = Bls381MinSig;
            M::Pk p;
            M::Sig q;
            Bytes compressed(48);
            ASSERT_EQ(M::PK::aff_from_bytes_uncompressed(&p, pk.data(), pk.size()), PAIRING_OK);
            ASSERT_EQ(M::SG::aff_from_bytes_uncompressed(&q, sig.data(), sig.size()), PAIRING_OK);
            EXPECT_EQ(M::verify(&p, msg.data(), msg.size(), &q, bytes(dst), dst.size()), PAIRING_OK) << c;
            M::SG::aff_to_bytes_compressed(compressed.data(), &q);
            EXPECT_EQ(to_hex(compressed), c["sig_compressed"].get<std::string>());
        }
        n++;
    }
    EXPECT_GE(n, 4);
}
#endif

/* The POP suite of Wycheproof and the basic one share their keys: a tag of the other scheme never verifies. */
TEST(AggregateVectors, TagsSeparateSchemes)
{
    const json file = carried("sig/aggregate.json");
    for (const auto &c : file["cases"]) {
        if (c["kind"] != "fast_aggregate_verify" || c["output"] != true)
            continue;
        const Bytes keys = joined(c["input"]["pubkeys"]), msg = from_hex(c["input"]["message"]),
                    sig = from_hex(c["input"]["signature"]);
        EXPECT_EQ(S::fast_aggregate_verify_bytes(keys.data(), keys.size(), msg.data(), msg.size(), sig.data(), sig.size(),
                                                 TEXT(NUL2)), PAIRING_ERR_SIGNATURE);
    }
}

} // namespace
