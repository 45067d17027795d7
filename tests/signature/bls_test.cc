/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sign and verify of both variants: what is accepted, and each reason to refuse.
 */
#include "signature/sig_support.h"

namespace {

using namespace pairing_test;

template <class V> class Bls : public ::testing::Test {};
TYPED_TEST_SUITE(Bls, Variants, VariantNames);

TYPED_TEST(Bls, SignaturesVerifyAndAreDeterministic)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(8);
    for (std::size_t n : { 0u, 1u, 32u, 64u, 1000u }) {
        const SecretKey sk = random_key(rng);
        const Bytes pk = public_key<V>(sk), msg = rng.bytes(n);
        for (const char *dst : { V::nul, V::aug, V::pop, "x" }) {
            const Bytes sig = signature<V>(sk, msg, dst);
            EXPECT_EQ(verify<V>(pk, msg, sig, dst), PAIRING_OK);
            EXPECT_EQ(sig, signature<V>(sk, msg, dst));
        }
    }
}

TYPED_TEST(Bls, AnyChangeIsNoticed)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(9);
    const SecretKey sk = random_key(rng), other = random_key(rng);
    const Bytes msg = rng.bytes(40), pk = public_key<V>(sk), sig = signature<V>(sk, msg, V::nul);
    for (std::size_t i = 0; i < msg.size(); i++) {
        Bytes m = msg;
        m[i] ^= 1;
        EXPECT_EQ(verify<V>(pk, m, sig, V::nul), PAIRING_ERR_SIGNATURE);
    }
    Bytes m = msg;
    m.pop_back();
    EXPECT_EQ(verify<V>(pk, m, sig, V::nul), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(verify<V>(pk, {}, sig, V::nul), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(verify<V>(public_key<V>(other), msg, sig, V::nul), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(verify<V>(pk, msg, signature<V>(other, msg, V::nul), V::nul), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(verify<V>(pk, msg, sig, V::pop), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(verify<V>(pk, msg, sig, V::aug), PAIRING_ERR_SIGNATURE);
    Bytes negated = sig; /* the sign flag */
    negated[0] ^= 0x20;
    EXPECT_EQ(verify<V>(pk, msg, negated, V::nul), PAIRING_ERR_SIGNATURE);
    Bytes opposite = pk;
    opposite[0] ^= 0x20;
    EXPECT_EQ(verify<V>(opposite, msg, sig, V::nul), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(verify<V>(opposite, msg, negated, V::nul), PAIRING_OK); /* of the key r - sk */
}

TYPED_TEST(Bls, TheIdentityIsNoPublicKey)
{
    using V = TypeParam;
    Bytes pk(V::pk_bytes, 0), sig(V::sig_bytes, 0);
    pk[0] = sig[0] = 0xc0;
    const Bytes msg = text("message");
    EXPECT_EQ(verify<V>(pk, msg, sig, V::nul), PAIRING_ERR_INFINITY);
    typename V::PK::aff p;
    std::memset(&p, 0x5a, sizeof p);
    EXPECT_EQ(V::pk_from_bytes(&p, pk.data(), pk.size()), PAIRING_ERR_INFINITY);
    EXPECT_TRUE(all_zero(p));
    typename V::SG::aff s;
    V::PK::aff_set_infinity(&p);
    V::SG::aff_set_infinity(&s);
    EXPECT_EQ(V::verify(&p, msg.data(), msg.size(), &s, bytes(V::nul), std::strlen(V::nul)), PAIRING_ERR_INFINITY);
}

TYPED_TEST(Bls, TheIdentityIsNobodysSignature)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(10);
    Bytes sig(V::sig_bytes, 0);
    sig[0] = 0xc0;
    EXPECT_EQ(verify<V>(public_key<V>(random_key(rng)), text("message"), sig, V::nul), PAIRING_ERR_SIGNATURE);
}

TYPED_TEST(Bls, EncodingsAreDecodedStrictly)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(11);
    const SecretKey sk = random_key(rng);
    const Bytes msg = text("message"), pk = public_key<V>(sk), sig = signature<V>(sk, msg, V::nul);
    auto with = [](Bytes b, std::size_t i, std::uint8_t v) {
        b[i] = v;
        return b;
    };
    auto resized = [](Bytes b, std::size_t n) {
        b.resize(n);
        return b;
    };
    struct Case {
        Bytes pk, sig;
        pairing_status expect;
    };
    const Bytes all_pk(V::pk_bytes, 0xff), all_sig(V::sig_bytes, 0xff);
    const std::vector<Case> list = {
        { resized(pk, pk.size() - 1), sig, PAIRING_ERR_LENGTH },
        { resized(pk, pk.size() + 1), sig, PAIRING_ERR_LENGTH },
        { {}, sig, PAIRING_ERR_LENGTH },
        { pk, resized(sig, sig.size() - 1), PAIRING_ERR_LENGTH },
        { pk, resized(sig, 2 * sig.size()), PAIRING_ERR_LENGTH },
        { pk, {}, PAIRING_ERR_LENGTH },
        { with(pk, 0, pk[0] & 0x7f), sig, PAIRING_ERR_FLAGS },
        { pk, with(sig, 0, sig[0] & 0x7f), PAIRING_ERR_FLAGS },
        { with(pk, 0, pk[0] | 0x40), sig, PAIRING_ERR_FLAGS },
        { pk, with(sig, 0, sig[0] | 0x40), PAIRING_ERR_FLAGS },
        { with(all_pk, 0, 0x9f), sig, PAIRING_ERR_RANGE },
        { pk, with(all_sig, 0, 0x9f), PAIRING_ERR_RANGE },
        { Bytes(V::pk_bytes, 0), Bytes(V::sig_bytes, 0), PAIRING_ERR_FLAGS },
    };
    for (const Case &c : list)
        EXPECT_EQ(verify<V>(c.pk, msg, c.sig, V::nul), c.expect) << to_hex(c.pk) << " " << to_hex(c.sig);
}

/* A point of the curve outside the group must not pass as a key or a signature: adding a point of small order
   to both would otherwise go unnoticed. */
template <class G> Bytes outside(Random &rng)
{
    using F = typename G::field;
    typename G::aff p, g;
    typename F::t b, t;
    G::aff_generator(&g);
    F::sqr(&b, &g.y);
    F::sqr(&t, &g.x);
    F::mul(&t, &t, &g.x);
    F::sub(&b, &b, &t);
    do {
        p.x = rng.element<Bls12_381::fp, F>();
        F::sqr(&t, &p.x);
        F::mul(&t, &t, &p.x);
        F::add(&t, &t, &b);
    } while (!F::sqrt(&p.y, &t) || G::aff_in_subgroup(&p));
    Bytes out(G::compressed_bytes);
    G::aff_to_bytes_compressed(out.data(), &p);
    return out;
}

TYPED_TEST(Bls, PointsOutsideTheGroupAreRejected)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(12);
    const SecretKey sk = random_key(rng);
    const Bytes msg = text("message");
    EXPECT_EQ(verify<V>(outside<typename V::PK>(rng), msg, signature<V>(sk, msg, V::nul), V::nul),
              PAIRING_ERR_NOT_IN_SUBGROUP);
    EXPECT_EQ(verify<V>(public_key<V>(sk), msg, outside<typename V::SG>(rng), V::nul), PAIRING_ERR_NOT_IN_SUBGROUP);
}

TYPED_TEST(Bls, AnEmptyTagIsRefusedEverywhere)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(13);
    const SecretKey sk = random_key(rng);
    const Bytes msg = text("message"), pk = public_key<V>(sk), sig = signature<V>(sk, msg, V::nul);
    typename V::SG::aff s;
    std::memset(&s, 0x5a, sizeof s);
    EXPECT_EQ(V::sign(&s, &sk, msg.data(), msg.size(), nullptr, 0), PAIRING_ERR_DST);
    EXPECT_TRUE(all_zero(s));
    Bytes out(V::sig_bytes, 0x5a);
    EXPECT_EQ(V::sign_bytes(out.data(), &sk, msg.data(), msg.size(), nullptr, 0), PAIRING_ERR_DST);
    EXPECT_EQ(out, Bytes(V::sig_bytes, 0));
    EXPECT_EQ(verify<V>(pk, msg, sig, ""), PAIRING_ERR_DST);
}

TYPED_TEST(Bls, AWipedKeyIsRefused)
{
    using V = TypeParam;
    SecretKey sk = key_of(Bytes(32, 1));
    pairing_bls12_381_sk_wipe(&sk);
    const Bytes msg = text("message");
    typename V::PK::aff pk;
    typename V::SG::aff sig;
    EXPECT_EQ(V::pubkey(&pk, &sk), PAIRING_ERR_SECRET_KEY);
    EXPECT_TRUE(all_zero(pk));
    Bytes out(V::pk_bytes, 0x5a);
    EXPECT_EQ(V::pubkey_bytes(out.data(), &sk), PAIRING_ERR_SECRET_KEY);
    EXPECT_EQ(out, Bytes(V::pk_bytes, 0));
    EXPECT_EQ(V::sign(&sig, &sk, msg.data(), msg.size(), bytes(V::nul), std::strlen(V::nul)), PAIRING_ERR_SECRET_KEY);
    EXPECT_TRUE(all_zero(sig));
}

TYPED_TEST(Bls, MessagesMayBeEmptyAndNull)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(14);
    const SecretKey sk = random_key(rng);
    const std::size_t n = std::strlen(V::nul);
    typename V::PK::aff pk;
    typename V::SG::aff sig, again;
    ASSERT_EQ(V::pubkey(&pk, &sk), PAIRING_OK);
    ASSERT_EQ(V::sign(&sig, &sk, nullptr, 0, bytes(V::nul), n), PAIRING_OK);
    ASSERT_EQ(V::sign(&again, &sk, bytes(""), 0, bytes(V::nul), n), PAIRING_OK);
    EXPECT_TRUE(V::SG::aff_eq(&sig, &again));
    EXPECT_EQ(V::verify(&pk, nullptr, 0, &sig, bytes(V::nul), n), PAIRING_OK);
}

TYPED_TEST(Bls, PointsAndBytesAgree)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(15);
    const SecretKey sk = random_key(rng);
    const Bytes msg = rng.bytes(50);
    const std::string dst = V::pop;
    typename V::PK::aff pk, decoded;
    typename V::SG::aff sig;
    Bytes a(V::pk_bytes), b(V::sig_bytes);
    ASSERT_EQ(V::pubkey(&pk, &sk), PAIRING_OK);
    ASSERT_EQ(V::sign(&sig, &sk, msg.data(), msg.size(), bytes(dst), dst.size()), PAIRING_OK);
    V::PK::aff_to_bytes_compressed(a.data(), &pk);
    V::SG::aff_to_bytes_compressed(b.data(), &sig);
    EXPECT_EQ(to_hex(a), to_hex(public_key<V>(sk)));
    EXPECT_EQ(to_hex(b), to_hex(signature<V>(sk, msg, dst)));
    ASSERT_EQ(V::pk_from_bytes(&decoded, a.data(), a.size()), PAIRING_OK);
    EXPECT_TRUE(V::PK::aff_eq(&pk, &decoded));
    EXPECT_EQ(V::verify(&pk, msg.data(), msg.size(), &sig, bytes(dst), dst.size()), PAIRING_OK);
}

/* r = a + a point of the curve outside the group */
template <class G> void shift(typename G::aff *r, const typename G::aff &a, Random &rng)
{
    const Bytes out = outside<G>(rng);
    typename G::aff x;
    typename G::t p;
    ASSERT_EQ(G::aff_from_bytes_compressed_unchecked(&x, out.data(), out.size()), PAIRING_OK);
    G::from_aff(&p, &a);
    G::add_aff(&p, &p, &x);
    G::to_aff(r, &p);
}

/* Torsion in a key or a signature may vanish in the pairing equation: verify tests membership, verify_unchecked leaves it
   to the caller. */
TYPED_TEST(Bls, PointsOutsideTheGroupsAreSeenByVerify)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(16);
    const SecretKey sk = random_key(rng);
    const Bytes msg = rng.bytes(20), dst = text(V::nul);
    typename V::PK::aff pk, bad_pk;
    typename V::SG::aff sig, bad_sig;
    ASSERT_EQ(V::pubkey(&pk, &sk), PAIRING_OK);
    ASSERT_EQ(V::sign(&sig, &sk, msg.data(), msg.size(), dst.data(), dst.size()), PAIRING_OK);
    EXPECT_EQ(V::verify_unchecked(&pk, msg.data(), msg.size(), &sig, dst.data(), dst.size()), PAIRING_OK);
    shift<typename V::PK>(&bad_pk, pk, rng);
    shift<typename V::SG>(&bad_sig, sig, rng);
    EXPECT_EQ(V::verify(&bad_pk, msg.data(), msg.size(), &sig, dst.data(), dst.size()), PAIRING_ERR_NOT_IN_SUBGROUP);
    EXPECT_EQ(V::verify(&pk, msg.data(), msg.size(), &bad_sig, dst.data(), dst.size()), PAIRING_ERR_NOT_IN_SUBGROUP);
}

TYPED_TEST(Bls, LongTagsAreHashed)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(16);
    const SecretKey sk = random_key(rng);
    const Bytes msg = text("message"), pk = public_key<V>(sk);
    const std::string dst(300, 'D');
    const Bytes sig = signature<V>(sk, msg, dst);
    EXPECT_EQ(verify<V>(pk, msg, sig, dst), PAIRING_OK);
    EXPECT_EQ(verify<V>(pk, msg, sig, dst.substr(0, 255)), PAIRING_ERR_SIGNATURE);
}

} // namespace
