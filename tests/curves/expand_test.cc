/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every expander: published values, limits, Keccak-256 by itself, and the hash functions of all groups with each.
 */
#include "curves/encode_support.h"

#include "curves/expand.h"

namespace {

using namespace pairing_test;

Bytes text(const std::string &s) { return Bytes(s.begin(), s.end()); }

const pairing_expander ALL[] = { PAIRING_EXPAND_XMD_SHA256, PAIRING_EXPAND_XMD_SHA512, PAIRING_EXPAND_XMD_KECCAK256,
                                 PAIRING_EXPAND_XOF_SHAKE128, PAIRING_EXPAND_XOF_SHAKE256 };
const pairing_expander NONE = static_cast<pairing_expander>(5);

pairing_expander by_name(const std::string &name)
{
    for (pairing_expander e : ALL)
        if (name == pairing_expander_name(e))
            return e;
    throw std::runtime_error("no expander " + name);
}

pairing_status expand(Bytes *out, const Bytes &msg, const Bytes &dst, pairing_expander e, unsigned k = 128)
{
    return pairing_expand_message(out->data(), out->size(), msg.data(), msg.size(), dst.data(), dst.size(), e, k);
}

TEST(Expand, PublishedVectors)
{
    int n = 0;
    for (const auto &c : cases("h2c/expand_message.json")) {
        Bytes out(c["len"].get<std::size_t>());
        ASSERT_EQ(expand(&out, text(c["msg"]), text(c["dst"]), by_name(c["expander"]), c["k"]), PAIRING_OK);
        EXPECT_EQ(to_hex(out), c["out"].get<std::string>()) << c;
        n++;
    }
    EXPECT_GE(n, 30);
}

TEST(Expand, Limits)
{
    for (pairing_expander e : ALL) {
        const bool xof = e >= PAIRING_EXPAND_XOF_SHAKE128;
        const std::size_t most = xof ? 65535 : 255 * (e == PAIRING_EXPAND_XMD_SHA512 ? 64 : 32);
        Bytes out(most), large(most + 1, 0x5a), none;
        EXPECT_EQ(expand(&out, {}, text("D"), e), PAIRING_OK);
        EXPECT_EQ(expand(&none, {}, text("D"), e), PAIRING_OK);
        EXPECT_EQ(expand(&large, {}, text("D"), e), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(large, Bytes(large.size(), 0));
        out.assign(32, 0x5a);
        EXPECT_EQ(expand(&out, text("m"), {}, e), PAIRING_ERR_DST);
        EXPECT_EQ(out, Bytes(32, 0));
        EXPECT_EQ(expand(&out, text("m"), text("D"), e, 0), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(expand(&out, text("m"), text("D"), e, 1021), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(expand(&out, text("m"), Bytes(256, 'D'), e, 1020), PAIRING_OK);
    }
    Bytes out(32, 0x5a);
    EXPECT_EQ(expand(&out, text("m"), text("D"), NONE), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(out, Bytes(32, 0));
    EXPECT_EQ(pairing_expander_name(NONE), nullptr);
}

/* Tags of 1 to 255 bytes enter as they are, longer ones as the hash of RFC 9380, 5.3.3; libraries cut them, overran a
   buffer, or took the wrong length for XOFs. */
TEST(Expand, LongTagsAreTheirHashes)
{
    PAIRING_SEED_TRACE();
    Random rng(71);
    const Bytes msg = rng.bytes(20);
    for (pairing_expander e : ALL)
        for (std::size_t n : { 256u, 1024u }) {
            const Bytes dst = rng.bytes(n);
            Bytes shorter(e == PAIRING_EXPAND_XMD_SHA512 ? 64 : 32), a(100), b(100);
            pairing_digest_t d;
            pairing_digest_begin(&d, static_cast<pairing_digest_kind>(e));
            pairing_digest_init(&d);
            pairing_digest_update(&d, text("H2C-OVERSIZE-DST-").data(), 17);
            pairing_digest_update(&d, dst.data(), dst.size());
            if (e >= PAIRING_EXPAND_XOF_SHAKE128)
                pairing_digest_final_xof(&d, shorter.data(), shorter.size()); /* 2k bits, k = 128 */
            else
                pairing_digest_final(&d, shorter.data());
            ASSERT_EQ(pairing_digest_end(&d), PAIRING_OK);
            ASSERT_EQ(expand(&a, msg, dst, e), PAIRING_OK);
            ASSERT_EQ(expand(&b, msg, shorter, e), PAIRING_OK);
            EXPECT_EQ(a, b) << pairing_expander_name(e);
        }
}

TEST(Expand, StreamsGiveTheWholeInPieces)
{
    PAIRING_SEED_TRACE();
    Random rng(72);
    const Bytes msg = rng.bytes(33), dst = rng.bytes(43);
    for (pairing_expander e : ALL) {
        Bytes want(500), got(500);
        ASSERT_EQ(expand(&want, msg, dst, e), PAIRING_OK);
        pairing_expand_t x;
        pairing_hash_input in = { msg.data(), 10, msg.data() + 10, 23, dst.data(), dst.size(), e };
        ASSERT_EQ(pairing_expand_begin(&x, 500, &in, 128), PAIRING_OK);
        for (std::size_t at = 0; at < 500;) {
            const std::size_t n = std::min<std::size_t>(1 + rng.below(90), 500 - at);
            pairing_expand_read(&x, got.data() + at, n);
            at += n;
        }
        EXPECT_EQ(pairing_expand_end(&x), PAIRING_OK);
        EXPECT_EQ(got, want);
        EXPECT_EQ(pairing_expand_begin(&x, 100000, &in, 128), PAIRING_ERR_ARGUMENT);
        in.expander = NONE;
        EXPECT_EQ(pairing_expand_begin(&x, 100, &in, 128), PAIRING_ERR_ARGUMENT);
    }
}

/* Around the ends of its blocks; the values of a model in Python that gives OpenSSL's SHA3-256 with SHA-3's padding. */
TEST(Keccak256, OfEveryLength)
{
    const struct {
        std::size_t n;
        const char *digest;
    } table[] = {
        { 0, "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470" },
        { 1, "5fe7f977e71dba2ea1a68e21057beebb9be2ac30c6410aa38d4f3fbe41dcffd2" },
        { 7, "1eb981577b2375d7dd0359ecc85b47203b55c4d93cba44c2ae2bcdffb3b7a71a" },
        { 8, "b1b6aa05565f4a78622216360371679c8f4dcdb352106217eccce1a91fd53633" },
        { 134, "cbc9c4fd76145c369be30affd71e670e411203a88b0901f44c4a6a62a1fab5db" },
        { 135, "34bd7bed52ea092f88bc887256e7f06500ee814afa9a5566e22030af2ef1c5c0" },
        { 136, "2b31811a93dfc4bdc41b6aa7790e784b987c25a2c8a0e101cfa694552dc8ae39" },
        { 137, "a6103b089a404974c2b460048bfddd45108748fbdd9bad451f54d1fe95f8f284" },
        { 271, "3915ac0d86093104c62ea954228b28802e32a97eaaf854cccaaf526dd14f919e" },
        { 272, "415fd325cae3a2f957fea2770d710027317ced7e7266a59905102c14fdb9959a" },
        { 273, "5091b58a169d72e691cd40c2796dfe52ec91c538f682485c5424971ed02cd906" },
        { 1000, "5f6640d51e97fd85a8fab8981a24c2fcdd022cab5e529f6879475f1f048b6254" },
    };
    for (const auto &c : table) {
        Bytes in(c.n), out(32);
        for (std::size_t i = 0; i < c.n; i++)
            in[i] = static_cast<std::uint8_t>(7 * i + 1);
        for (std::size_t piece : { 1u, 50u, 136u, 2000u }) {
            pairing_keccak_t k;
            pairing_keccak256_init(&k);
            for (std::size_t at = 0; at < c.n; at += piece)
                pairing_keccak256_update(&k, in.data() + at, std::min(piece, c.n - at));
            pairing_keccak256_final(&k, out.data());
            EXPECT_EQ(to_hex(out), c.digest) << c.n;
        }
    }
}

template <class T> class HashEx : public ::testing::Test {};
TYPED_TEST_SUITE(HashEx, AllGroups, GroupNames);

/* RFC 9380, 3, from its parts: expand, reduce, map, add, clear the cofactor. */
TYPED_TEST(HashEx, IsMadeOfItsParts)
{
    using T = TypeParam;
    using G = typename T::G;
    PAIRING_SEED_TRACE();
    Random rng(73);
    const std::size_t L = (T::fp::bits + 128 + 7) / 8, m = T::F::degree;
    for (pairing_expander e : ALL) {
        const Bytes msg = rng.bytes(25), dst = rng.bytes(e == ALL[1] ? 300 : 30);
        Bytes uniform(2 * m * L);
        typename G::t p, q, got;
        for (std::size_t n : { 1u, 2u }) {
            typename T::F::t u[2];
            typename T::fp::t *c = reinterpret_cast<typename T::fp::t *>(u);
            uniform.resize(n * m * L);
            ASSERT_EQ(expand(&uniform, msg, dst, e), PAIRING_OK);
            for (std::size_t i = 0; i < n * m; i++)
                T::fp::from_bytes_wide_be(&c[i], uniform.data() + i * L, L);
            G::map_to_curve(&p, &u[0]);
            if (n == 2) {
                G::map_to_curve(&q, &u[1]);
                G::add(&p, &p, &q);
            }
            G::clear_cofactor(&p, &p);
            ASSERT_EQ((n == 2 ? G::hash_to_curve_ex : G::encode_to_curve_ex)(&got, msg.data(), msg.size(), dst.data(),
                                                                             dst.size(), e), PAIRING_OK);
            EXPECT_TRUE(G::eq(&p, &got)) << pairing_expander_name(e);
            EXPECT_TRUE(G::in_subgroup(&got));
        }
        if (e == PAIRING_EXPAND_XMD_SHA256) {
            ASSERT_EQ(G::hash_to_curve(&p, msg.data(), msg.size(), dst.data(), dst.size()), PAIRING_OK);
            EXPECT_TRUE(G::eq(&p, &got));
        }
    }
    typename G::t r;
    EXPECT_EQ(G::hash_to_curve_ex(&r, nullptr, 0, text("D").data(), 1, NONE), PAIRING_ERR_ARGUMENT);
    EXPECT_TRUE(G::is_infinity(&r));
    EXPECT_EQ(G::encode_to_curve_ex(&r, nullptr, 0, nullptr, 0, PAIRING_EXPAND_XOF_SHAKE128), PAIRING_ERR_DST);
    EXPECT_TRUE(G::is_infinity(&r));
}

} // namespace
