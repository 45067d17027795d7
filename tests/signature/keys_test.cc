/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Secret keys: import and export, KeyGen against published keys and against HKDF of the crypto library.
 */
#include "signature/sig_support.h"

#include <openssl/evp.h>
#include <openssl/kdf.h>

namespace {

using namespace pairing_test;

const char *const R = "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001";

/* r + delta as 32 bytes */
Bytes order_plus(int delta)
{
    Bytes b = from_hex(R);
    int carry = delta;
    for (std::size_t i = 32; i-- > 0 && carry != 0;) {
        const int v = b[i] + carry;
        b[i] = static_cast<std::uint8_t>(v & 0xff);
        carry = v >> 8;
    }
    return b;
}

pairing_status import(SecretKey *sk, const Bytes &b)
{
    std::memset(sk, 0x5a, sizeof *sk);
    const pairing_status s = pairing_bls12_381_sk_from_bytes(sk, b.data(), b.size());
    if (s != PAIRING_OK) {
        EXPECT_TRUE(all_zero(*sk));
    }
    return s;
}

/* Importers took 0, r, r + 1 or 2r for keys. */
TEST(SecretKeys, AreTheIntegersFromOneToTheOrder)
{
    SecretKey sk;
    Bytes zero(32, 0), one = zero, twice = from_hex("e7db4ea6533afa906673b0101343b00aa77b4805fffcb7fdfffffffe00000002");
    one[31] = 1;
    for (const Bytes &b : { zero, order_plus(0), order_plus(1), twice, Bytes(32, 0xff) })
        EXPECT_EQ(import(&sk, b), PAIRING_ERR_SECRET_KEY) << to_hex(b);
    for (const Bytes &b : { one, order_plus(-1), order_plus(-2), Bytes(32, 0x11) }) {
        Bytes out(32);
        ASSERT_EQ(import(&sk, b), PAIRING_OK) << to_hex(b);
        pairing_bls12_381_sk_to_bytes(out.data(), &sk);
        EXPECT_EQ(to_hex(out), to_hex(b));
    }
    for (std::size_t n : { 0u, 1u, 31u, 33u, 64u }) {
        Bytes b(n, 1);
        EXPECT_EQ(import(&sk, b), PAIRING_ERR_LENGTH) << n;
    }
}

TEST(SecretKeys, WipedOnesSignNothing)
{
    SecretKey sk = key_of(order_plus(-1));
    pairing_bls12_381_sk_wipe(&sk);
    EXPECT_TRUE(all_zero(sk));
}

TEST(SecretKeys, RandomOnesDiffer)
{
    std::vector<Bytes> seen;
    for (int i = 0; i < 50; i++) {
        SecretKey sk, again;
        Bytes b(32);
        ASSERT_EQ(pairing_bls12_381_sk_random(&sk), PAIRING_OK);
        pairing_bls12_381_sk_to_bytes(b.data(), &sk);
        for (const Bytes &o : seen)
            EXPECT_NE(b, o);
        EXPECT_EQ(import(&again, b), PAIRING_OK);
        seen.push_back(b);
    }
}

TEST(KeyGen, NeedsThirtyTwoBytesOfMaterial)
{
    for (std::size_t n : { 0u, 1u, 31u }) {
        const Bytes ikm(n, 7);
        SecretKey sk;
        std::memset(&sk, 0x5a, sizeof sk);
        EXPECT_EQ(pairing_bls12_381_sk_keygen(&sk, ikm.data(), n, nullptr, 0, nullptr, 0), PAIRING_ERR_SECRET_KEY);
        EXPECT_TRUE(all_zero(sk));
    }
    const Bytes ikm(32, 7);
    SecretKey sk;
    EXPECT_EQ(pairing_bls12_381_sk_keygen(&sk, ikm.data(), ikm.size(), nullptr, 0, nullptr, 0), PAIRING_OK);
}

template <class V> void check_generated(const nlohmann::json &c)
{
    const Bytes ikm = from_hex(c["ikm"]), salt = from_hex(c["salt"]), info = from_hex(c["info"]);
    SecretKey sk;
    ASSERT_EQ(V::keygen(&sk, ikm.data(), ikm.size(), salt.data(), salt.size(), info.data(), info.size()), PAIRING_OK);
    if (c.contains("sk")) {
        Bytes out(32);
        pairing_bls12_381_sk_to_bytes(out.data(), &sk);
        EXPECT_EQ(to_hex(out), c["sk"].get<std::string>());
    }
    if (c.contains("sig")) {
        EXPECT_EQ(to_hex(signature<V>(sk, from_hex(c["msg"]), c["dst"])), c["sig"].get<std::string>());
    }
}

TEST(KeyGen, PublishedKeys)
{
    for (const auto &c : cases("sig/keygen.json")) {
        if (!c.contains("scheme") || c["scheme"] == "minpk")
            check_generated<MinPk>(c);
        if (!c.contains("scheme") || c["scheme"] == "minsig")
            check_generated<MinSig>(c);
    }
}

Bytes hkdf(const Bytes &ikm, const Bytes &salt, const Bytes &info, std::size_t n)
{
    Bytes out(n);
    std::size_t len = n;
    EVP_PKEY_CTX *c = EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nullptr);
    const bool ok = c != nullptr && EVP_PKEY_derive_init(c) == 1 && EVP_PKEY_CTX_set_hkdf_md(c, EVP_sha256()) == 1 &&
                    EVP_PKEY_CTX_set1_hkdf_salt(c, salt.data(), static_cast<int>(salt.size())) == 1 &&
                    EVP_PKEY_CTX_set1_hkdf_key(c, ikm.data(), static_cast<int>(ikm.size())) == 1 &&
                    EVP_PKEY_CTX_add1_hkdf_info(c, info.data(), static_cast<int>(info.size())) == 1 &&
                    EVP_PKEY_derive(c, out.data(), &len) == 1 && len == n;
    EVP_PKEY_CTX_free(c);
    if (!ok)
        throw std::runtime_error("HKDF failed");
    return out;
}

/* OS2IP(HKDF(salt, ikm || 0, info || 48)) mod r, on lengths around the hash function's blocks. */
TEST(KeyGen, IsHkdfModuloTheOrder)
{
    PAIRING_SEED_TRACE();
    Random rng(7);
    for (std::size_t n : { 32u, 33u, 55u, 64u, 200u })
        for (std::size_t s : { 1u, 20u, 32u, 63u, 64u, 65u, 100u })
            for (std::size_t i : { 0u, 1u, 64u }) {
                const Bytes ikm = rng.bytes(n), salt = rng.bytes(s), info = rng.bytes(i);
                Bytes ikm0 = ikm, info48 = info;
                ikm0.push_back(0);
                info48.push_back(0);
                info48.push_back(48);
                const Bytes okm = hkdf(ikm0, salt, info48, 48);
                Bls12_381::fr::t want;
                Bls12_381::fr::from_bytes_wide_be(&want, okm.data(), okm.size());
                SecretKey sk;
                ASSERT_EQ(pairing_bls12_381_sk_keygen(&sk, ikm.data(), n, salt.data(), s, info.data(), i), PAIRING_OK);
                EXPECT_TRUE(Bls12_381::fr::eq(&sk.s, &want));
            }
}

TEST(KeyGen, DefaultSaltIsTheHashOfTheNameOfTheDraft)
{
    const Bytes ikm(40, 3);
    const std::string name = "BLS-SIG-KEYGEN-SALT-";
    Bytes hashed(32);
    ASSERT_EQ(EVP_Digest(name.data(), name.size(), hashed.data(), nullptr, EVP_sha256(), nullptr), 1);
    SecretKey a, b, c;
    ASSERT_EQ(pairing_bls12_381_sk_keygen(&a, ikm.data(), ikm.size(), nullptr, 0, nullptr, 0), PAIRING_OK);
    ASSERT_EQ(pairing_bls12_381_sk_keygen(&b, ikm.data(), ikm.size(), hashed.data(), 32, nullptr, 0), PAIRING_OK);
    ASSERT_EQ(pairing_bls12_381_sk_keygen(&c, ikm.data(), ikm.size(), bytes(name), name.size(), nullptr, 0), PAIRING_OK);
    EXPECT_TRUE(Bls12_381::fr::eq(&a.s, &b.s));
    EXPECT_FALSE(Bls12_381::fr::eq(&a.s, &c.s));
}

} // namespace
