/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shares of keys, their commitments, and signatures made of partial ones.
 */
#include "signature/scheme_support.h"

namespace {

using namespace pairing_test;

template <class V> class Threshold : public ::testing::Test {
  protected:
    using Sk = typename V::Sk;
    using Fr = typename V::Fr;

    struct Dealt {
        Sk sk;
        std::vector<Sk> poly, share;
        std::vector<Fr> x;
        std::vector<typename V::Pk> commitments;
    };
    static Dealt deal(Random &rng, std::size_t t, std::size_t n, bool seeded = true)
    {
        Dealt d;
        const Bytes seed = rng.bytes(32);
        d.sk = secret<V>(rng);
        d.poly.resize(t);
        d.commitments.resize(t);
        EXPECT_EQ(V::sk_poly(d.poly.data(), t, &d.sk, seed.data(), seeded ? seed.size() : 0), PAIRING_OK);
        EXPECT_EQ(V::commit(d.commitments.data(), d.poly.data(), t), PAIRING_OK);
        for (std::size_t i = 0; i < n; i++) {
            d.x.push_back(index_of<V>(i + 1));
            d.share.emplace_back();
            EXPECT_EQ(V::sk_share(&d.share[i], d.poly.data(), t, &d.x[i]), PAIRING_OK);
        }
        return d;
    }
};
TYPED_TEST_SUITE(Threshold, Schemes, SchemeNames);

TYPED_TEST(Threshold, AnyEnoughPartialsMakeTheSignature)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(61);
    const Bytes msg = rng.bytes(20);
    for (std::size_t t : { 1u, 2u, 3u, 4u, 5u }) { /* odd and even, and 1: the share itself */
        const auto d = this->deal(rng, t, 6, t != 3);
        typename V::Sig want, got, partial;
        typename V::Pk pk;
        ASSERT_EQ(V::sign(&want, &d.sk, msg.data(), msg.size(), TEXT(V::nul)), PAIRING_OK);
        ASSERT_EQ(V::pubkey(&pk, &d.sk), PAIRING_OK);
        EXPECT_TRUE(V::PK::aff_eq(&pk, &d.commitments[0]));
        for (unsigned set = 1; set < 64; set += t % 2 ? 3 : 5) {
            std::vector<typename V::Fr> x;
            std::vector<typename V::Sk> shares;
            std::vector<typename V::Sig> partials;
            for (std::size_t i = 0; i < 6; i++)
                if (set >> i & 1) {
                    ASSERT_EQ(V::sign(&partial, &d.share[i], msg.data(), msg.size(), TEXT(V::nul)), PAIRING_OK);
                    x.push_back(d.x[i]);
                    shares.push_back(d.share[i]);
                    partials.push_back(partial);
                }
            typename V::Sk sk;
            ASSERT_EQ(V::recover(&got, x.data(), partials.data(), x.size()), PAIRING_OK);
            ASSERT_EQ(V::sk_recover(&sk, x.data(), shares.data(), x.size()), PAIRING_OK);
            EXPECT_EQ(V::SG::aff_eq(&got, &want), x.size() >= t) << set;
            EXPECT_EQ(bytes_of<V>(sk) == bytes_of<V>(d.sk), x.size() >= t) << set;
            EXPECT_EQ(V::verify(&pk, msg.data(), msg.size(), &got, TEXT(V::nul)),
                      x.size() >= t ? PAIRING_OK : PAIRING_ERR_SIGNATURE);
        }
    }
}

TYPED_TEST(Threshold, SharesMatchTheirCommitments)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(62);
    const auto d = this->deal(rng, 3, 4);
    const Bytes msg = rng.bytes(5);
    for (std::size_t i = 0; i < 4; i++) {
        typename V::Pk want, got;
        typename V::Sig partial;
        EXPECT_EQ(V::verify_share(&d.share[i], &d.x[i], d.commitments.data(), 3), PAIRING_OK);
        EXPECT_EQ(V::verify_share(&d.share[i], &d.x[(i + 1) % 4], d.commitments.data(), 3), PAIRING_ERR_SHARE);
        EXPECT_EQ(V::verify_share(&d.share[i], &d.x[i], d.commitments.data(), 2), PAIRING_ERR_SHARE);
        ASSERT_EQ(V::pubkey(&want, &d.share[i]), PAIRING_OK);
        ASSERT_EQ(V::share_pubkey(&got, d.commitments.data(), 3, &d.x[i]), PAIRING_OK);
        EXPECT_TRUE(V::PK::aff_eq(&want, &got));
        ASSERT_EQ(V::sign(&partial, &d.share[i], msg.data(), msg.size(), TEXT(V::nul)), PAIRING_OK);
        EXPECT_EQ(V::verify(&got, msg.data(), msg.size(), &partial, TEXT(V::nul)), PAIRING_OK);
    }
}

TYPED_TEST(Threshold, IndicesMayBeAnyScalar)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(63);
    const auto d = this->deal(rng, 2, 1);
    std::vector<typename V::Fr> x(2);
    std::vector<typename V::Sk> shares(2);
    for (std::size_t i = 0; i < 2; i++) {
        x[i] = rng.template element<typename V::CurveType::fr, typename V::CurveType::fr>();
        ASSERT_EQ(V::sk_share(&shares[i], d.poly.data(), 2, &x[i]), PAIRING_OK);
        EXPECT_EQ(V::verify_share(&shares[i], &x[i], d.commitments.data(), 2), PAIRING_OK);
    }
    typename V::Sk sk;
    ASSERT_EQ(V::sk_recover(&sk, x.data(), shares.data(), 2), PAIRING_OK);
    EXPECT_EQ(bytes_of<V>(sk), bytes_of<V>(d.sk));
}

/* The share of index 0 is the key itself, and r is 0 as well; equal indices divide by zero. */
TYPED_TEST(Threshold, BadIndicesAreRefused)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(64);
    const auto d = this->deal(rng, 2, 3);
    typename V::Fr unreduced = index_of<V>(0), zero = index_of<V>(0);
    std::memset(&unreduced, 0xff, sizeof unreduced); /* words above r */
    typename V::Sig partials[2], sig;
    for (int i = 0; i < 2; i++)
        ASSERT_EQ(V::sign(&partials[i], &d.share[i], TEXT("m"), TEXT(V::nul)), PAIRING_OK);
    for (const typename V::Fr &bad : { zero, unreduced }) {
        typename V::Sk sk, copy[2] = { d.share[0], d.share[1] };
        typename V::Pk pk;
        std::memset(&sk, 0x5a, sizeof sk);
        EXPECT_EQ(V::sk_share(&sk, d.poly.data(), 2, &bad), PAIRING_ERR_ARGUMENT);
        EXPECT_TRUE(is_zero(sk));
        EXPECT_EQ(V::share_pubkey(&pk, d.commitments.data(), 2, &bad), PAIRING_ERR_ARGUMENT);
        EXPECT_TRUE(is_zero(pk));
        EXPECT_EQ(V::verify_share(&d.share[0], &bad, d.commitments.data(), 2), PAIRING_ERR_ARGUMENT);
        const typename V::Fr x[2] = { d.x[0], bad };
        EXPECT_EQ(V::sk_recover(&sk, x, copy, 2), PAIRING_ERR_ARGUMENT);
        EXPECT_TRUE(is_zero(sk));
        EXPECT_EQ(V::recover(&sig, x, partials, 2), PAIRING_ERR_ARGUMENT);
        EXPECT_TRUE(is_zero(sig));
    }
    const typename V::Fr twice[2] = { d.x[1], d.x[1] };
    typename V::Sk sk, copy[2] = { d.share[1], d.share[1] };
    EXPECT_EQ(V::sk_recover(&sk, twice, copy, 2), PAIRING_ERR_DUPLICATE);
    EXPECT_TRUE(is_zero(sk));
    EXPECT_EQ(V::recover(&sig, twice, partials, 2), PAIRING_ERR_DUPLICATE);
    EXPECT_TRUE(is_zero(sig));
    EXPECT_EQ(V::recover(&sig, nullptr, nullptr, 0), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::sk_recover(&sk, nullptr, nullptr, 0), PAIRING_ERR_ARGUMENT);
    /* r itself as bytes never becomes an index */
    typename V::Fr x;
    EXPECT_EQ(V::CurveType::fr::from_bytes_be(&x, Bytes(32, 0xff).data()), PAIRING_ERR_RANGE);
}

TYPED_TEST(Threshold, PolynomialsDependOnKeyAndSeed)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(65);
    const Bytes seed = rng.bytes(40), other = rng.bytes(40);
    const typename V::Sk a = secret<V>(rng), b = secret<V>(rng);
    typename V::Sk p[3], q[3];
    auto equal = [](const typename V::Sk &s, const typename V::Sk &t) { return std::memcmp(&s, &t, sizeof s) == 0; };
    ASSERT_EQ(V::sk_poly(p, 3, &a, seed.data(), seed.size()), PAIRING_OK);
    ASSERT_EQ(V::sk_poly(q, 3, &a, seed.data(), seed.size()), PAIRING_OK);
    EXPECT_TRUE(equal(p[0], a) && equal(p[0], q[0]) && equal(p[1], q[1]) && equal(p[2], q[2]));
    EXPECT_FALSE(equal(p[1], p[2]));
    ASSERT_EQ(V::sk_poly(q, 3, &a, other.data(), other.size()), PAIRING_OK);
    EXPECT_FALSE(equal(p[1], q[1]) || equal(p[2], q[2]));
    ASSERT_EQ(V::sk_poly(q, 3, &b, seed.data(), seed.size()), PAIRING_OK);
    EXPECT_FALSE(equal(p[1], q[1]) || equal(p[2], q[2]));
    ASSERT_EQ(V::sk_poly(q, 2, &a, seed.data(), seed.size()), PAIRING_OK);
    EXPECT_FALSE(equal(p[1], q[1]));
    ASSERT_EQ(V::sk_poly(p, 3, &p[0], nullptr, 0), PAIRING_OK); /* in place, random */
    ASSERT_EQ(V::sk_poly(q, 3, &a, nullptr, 0), PAIRING_OK);
    EXPECT_TRUE(equal(p[0], a));
    EXPECT_FALSE(equal(p[1], q[1]));
}

TYPED_TEST(Threshold, Misuse)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(66);
    typename V::Sk sk = secret<V>(rng), p[2], share;
    typename V::Pk c[2];
    const Bytes seed(31, 1);
    EXPECT_EQ(V::sk_poly(p, 0, &sk, nullptr, 0), PAIRING_ERR_ARGUMENT);
    std::memset(p, 0x5a, sizeof p);
    EXPECT_EQ(V::sk_poly(p, 2, &sk, seed.data(), seed.size()), PAIRING_ERR_ARGUMENT);
    EXPECT_TRUE(is_zero(p));
    const typename V::Fr one = index_of<V>(1);
    EXPECT_EQ(V::sk_share(&share, p, 2, &one), PAIRING_ERR_SECRET_KEY); /* a wiped polynomial */
    EXPECT_EQ(V::sk_share(&share, p, 0, &one), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::commit(c, p, 2), PAIRING_ERR_SECRET_KEY);
    EXPECT_TRUE(is_zero(c));
    EXPECT_EQ(V::commit(c, p, 0), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::share_pubkey(&c[0], c, 0, &one), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::share_pubkey(&c[1], c, 1, &one), PAIRING_ERR_INFINITY);
    V::sk_wipe(&sk);
    EXPECT_EQ(V::sk_poly(p, 2, &sk, nullptr, 0), PAIRING_ERR_SECRET_KEY);
    EXPECT_TRUE(is_zero(p));
    /* a polynomial 1 - x, whose share of index 1 is 0 and has no public key */
    Bytes b(32, 0);
    b[31] = 1;
    ASSERT_EQ(V::sk_from_bytes(&p[0], b.data(), 32), PAIRING_OK);
    p[1] = p[0];
    V::CurveType::fr::neg(&p[1].s, &p[1].s);
    EXPECT_EQ(V::sk_share(&share, p, 2, &one), PAIRING_ERR_SECRET_KEY);
    ASSERT_EQ(V::commit(c, p, 2), PAIRING_OK);
    typename V::Pk r;
    EXPECT_EQ(V::share_pubkey(&r, c, 2, &one), PAIRING_ERR_INFINITY);
    typename V::Sig bad, sig;
    if (outside<typename V::SG, typename V::CurveType::fp>(&bad, rng)) {
        EXPECT_EQ(V::recover(&sig, &one, &bad, 1), PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_TRUE(is_zero(sig));
    }
    if (outside<typename V::PK, typename V::CurveType::fp>(&r, rng)) {
        EXPECT_EQ(V::share_pubkey(&r, &r, 1, &one), PAIRING_ERR_NOT_IN_SUBGROUP);
    }
}

} // namespace
