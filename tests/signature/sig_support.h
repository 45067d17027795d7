/* SPDX-License-Identifier: Apache-2.0 */
/* The two variants of BLS signatures over BLS12-381 as types of a typed suite, and short calls on bytes. */
#ifndef PAIRING_TESTS_SIGNATURE_SIG_SUPPORT_H
#define PAIRING_TESTS_SIGNATURE_SIG_SUPPORT_H

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
