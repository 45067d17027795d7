/* SPDX-License-Identifier: Apache-2.0 */
/* The two variants of BLS signatures over BLS12-381 as types of a typed suite, and short calls on bytes. */
#ifndef PAIRING_TESTS_SIGNATURE_SIG_SUPPORT_H
#define PAIRING_TESTS_SIGNATURE_SIG_SUPPORT_H

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <pairing/bls12_381.h>

#include "support/hex.h"
#include "support/random.h"
#include "support/traits.h"
#include "support/vectors.h"

namespace pairing_test {

using Bytes = std::vector<std::uint8_t>;
using SecretKey = pairing_bls12_381_sk_t;

#define VARIANT(Name, v, V, pkg, PKG, sgg, SGG) \
    struct Name { \
        using PK = Bls12_381::pkg; \
        using SG = Bls12_381::sgg; \
        static constexpr const char *scheme = #v; \
        static constexpr std::size_t pk_bytes = PAIRING_BLS12_381_##PKG##_COMPRESSED_BYTES; \
        static constexpr std::size_t sig_bytes = PAIRING_BLS12_381_##SGG##_COMPRESSED_BYTES; \
        static constexpr const char *nul = PAIRING_BLS12_381_SIG_##V##_DST_NUL; \
        static constexpr const char *aug = PAIRING_BLS12_381_SIG_##V##_DST_AUG; \
        static constexpr const char *pop = PAIRING_BLS12_381_SIG_##V##_DST_POP; \
        static constexpr auto keygen = pairing_bls12_381_sig_##v##_keygen; \
        static constexpr auto pubkey = pairing_bls12_381_sig_##v##_pubkey; \
        static constexpr auto pubkey_bytes = pairing_bls12_381_sig_##v##_pubkey_bytes; \
        static constexpr auto pk_from_bytes = pairing_bls12_381_sig_##v##_pk_from_bytes; \
        static constexpr auto sign = pairing_bls12_381_sig_##v##_sign; \
        static constexpr auto sign_bytes = pairing_bls12_381_sig_##v##_sign_bytes; \
        static constexpr auto verify = pairing_bls12_381_sig_##v##_verify; \
        static constexpr auto verify_unchecked = pairing_bls12_381_sig_##v##_verify_unchecked; \
        static constexpr auto verify_bytes = pairing_bls12_381_sig_##v##_verify_bytes; \
    };
VARIANT(MinPk, minpk, MINPK, g1, G1, g2, G2)
VARIANT(MinSig, minsig, MINSIG, g2, G2, g1, G1)

using Variants = ::testing::Types<MinPk, MinSig>;
struct VariantNames {
    template <class V> static std::string GetName(int) { return V::scheme; }
};

inline Bytes text(const std::string &s) { return Bytes(s.begin(), s.end()); }
inline const std::uint8_t *bytes(const std::string &s) { return reinterpret_cast<const std::uint8_t *>(s.data()); }

inline SecretKey key_of(const Bytes &b)
{
    SecretKey sk;
    if (pairing_bls12_381_sk_from_bytes(&sk, b.data(), b.size()) != PAIRING_OK)
        throw std::runtime_error("not a secret key: " + to_hex(b));
    return sk;
}

inline SecretKey random_key(Random &rng)
{
    Bytes b = rng.bytes(32);
    b[0] &= 0x3f; /* below r */
    return key_of(b);
}

template <class V> Bytes public_key(const SecretKey &sk)
{
    Bytes out(V::pk_bytes);
    if (V::pubkey_bytes(out.data(), &sk) != PAIRING_OK)
        throw std::runtime_error("pubkey_bytes failed");
    return out;
}

template <class V> Bytes signature(const SecretKey &sk, const Bytes &msg, const std::string &dst)
{
    Bytes out(V::sig_bytes);
    if (V::sign_bytes(out.data(), &sk, msg.data(), msg.size(), bytes(dst), dst.size()) != PAIRING_OK)
        throw std::runtime_error("sign_bytes failed");
    return out;
}

template <class V> pairing_status verify(const Bytes &pk, const Bytes &msg, const Bytes &sig, const std::string &dst)
{
    return V::verify_bytes(pk.data(), pk.size(), msg.data(), msg.size(), sig.data(), sig.size(), bytes(dst), dst.size());
}

template <class P> bool all_zero(const P &p)
{
    const std::uint8_t *b = reinterpret_cast<const std::uint8_t *>(&p);
    for (std::size_t i = 0; i < sizeof p; i++)
        if (b[i] != 0)
            return false;
    return true;
}

/* A case of Wycheproof: valid, or refused with a status that its flags and comment stand for. */
inline void expect_wycheproof(const nlohmann::json &t, pairing_status s)
{
    SCOPED_TRACE(t.dump());
    if (t.at("result") == "valid") {
        EXPECT_EQ(s, PAIRING_OK) << pairing_status_str(s);
        return;
    }
    static const struct {
        const char *words; /* in the comment, or a flag; the first that occurs decides */
        std::vector<pairing_status> statuses;
    } table[] = {
        { "c1 coordinate", { PAIRING_ERR_NOT_IN_SUBGROUP } }, /* 00 ff .. ff is below p, whatever the comment says */
        { "field prime", { PAIRING_ERR_RANGE } },
        { "all-zero bytes", { PAIRING_ERR_FLAGS } },
        { "all bytes 0x80", { PAIRING_ERR_RANGE } }, /* x.c0 */
        { "TruncatedSignature", { PAIRING_ERR_LENGTH } },
        { "InvalidEncoding", { PAIRING_ERR_LENGTH } },
        { "InvalidFlags", { PAIRING_ERR_FLAGS } },
        { "NotOnCurve", { PAIRING_ERR_NOT_ON_CURVE } },
        { "NotInSubgroup", { PAIRING_ERR_NOT_IN_SUBGROUP } },
        { "FieldBoundary", { PAIRING_ERR_NOT_ON_CURVE, PAIRING_ERR_NOT_IN_SUBGROUP } },
        { "bit flip", { PAIRING_ERR_NOT_ON_CURVE, PAIRING_ERR_NOT_IN_SUBGROUP } },
        { "MismatchedCount", { PAIRING_ERR_ARGUMENT } },
        { "IdentityPoint", { PAIRING_ERR_SIGNATURE } },
        { "WrongMessage", { PAIRING_ERR_SIGNATURE } },
        { "WrongKey", { PAIRING_ERR_SIGNATURE } },
        { "WrongDST", { PAIRING_ERR_SIGNATURE } },
        { "SignatureMalleability", { PAIRING_ERR_SIGNATURE } },
    };
    const std::string all = t.at("comment").get<std::string>() + t.at("flags").dump();
    for (const auto &row : table)
        if (all.find(row.words) != std::string::npos) {
            EXPECT_NE(std::find(row.statuses.begin(), row.statuses.end(), s), row.statuses.end()) << pairing_status_str(s);
            return;
        }
    ADD_FAILURE() << "no row for this cause";
}

/* The cases of a carried file, by value: a loop over a member of a temporary would dangle. */
inline nlohmann::json cases(const std::string &name)
{
    nlohmann::json list = carried(name).at("cases");
    if (list.empty())
        throw std::runtime_error("no cases in " + name);
    return list;
}

} // namespace pairing_test

#endif
