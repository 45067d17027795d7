/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Batches of (key, message, signature): all good ones pass, and the bad ones are named.
 */
#include "signature/scheme_support.h"

namespace {

using namespace pairing_test;

template <class V> class Batch : public ::testing::Test {
  protected:
    static pairing_status check(const Signers<V> &s, const Bytes &seed = {})
    {
        return V::batch_verify(s.pk.data(), s.msgs.data(), s.lens.data(), s.sig.data(), s.n(), TEXT(V::nul), seed.data(),
                               seed.size());
    }
    static std::vector<pairing_status> each(const Signers<V> &s, pairing_status expect)
    {
        std::vector<pairing_status> r(s.n(), PAIRING_ERR_ENGINE);
        EXPECT_EQ(V::batch_verify_each(r.data(), s.pk.data(), s.msgs.data(), s.lens.data(), s.sig.data(), s.n(),
                                       TEXT(V::nul), nullptr, 0), expect);
        return r;
    }
};
TYPED_TEST_SUITE(Batch, Schemes, SchemeNames);

TYPED_TEST(Batch, GoodOnesPass)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(51);
    for (std::size_t n : { 1u, 2u, 9u, 70u }) { /* across the chunks of the sums */
        const Signers<V> s(rng, n, V::nul, n == 9);
        EXPECT_EQ(this->check(s), PAIRING_OK);
        EXPECT_EQ(this->check(s, rng.bytes(16)), PAIRING_OK);
        EXPECT_EQ(V::batch_verify_unchecked(s.pk.data(), s.msgs.data(), s.lens.data(), s.sig.data(), n, TEXT(V::nul),
                                            nullptr, 0), PAIRING_OK);
        EXPECT_EQ(this->each(s, PAIRING_OK), std::vector<pairing_status>(n, PAIRING_OK));
    }
}

TYPED_TEST(Batch, BadOnesAreNamed)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(52);
    Signers<V> s(rng, 11, V::nul);
    for (const std::vector<std::size_t> &bad : std::vector<std::vector<std::size_t>>{ { 0 }, { 10 }, { 5 }, { 0, 10 }, { 3, 4, 5, 9 } }) {
        Signers<V> t = s;
        std::vector<pairing_status> want(t.n(), PAIRING_OK);
        for (std::size_t i : bad) {
            V::SG::aff_neg(&t.sig[i], &t.sig[i]);
            want[i] = PAIRING_ERR_SIGNATURE;
        }
        t.refresh();
        EXPECT_EQ(this->check(t), PAIRING_ERR_SIGNATURE);
        EXPECT_EQ(this->each(t, PAIRING_ERR_SIGNATURE), want);
    }
}

/* The fault that weights are for: the sum of the signatures is right, each is wrong. */
TYPED_TEST(Batch, ErrorsDoNotCancel)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(53);
    Signers<V> s(rng, 4, V::nul);
    std::swap(s.sig[1], s.sig[2]);
    s.refresh();
    EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 4, &s.sum, TEXT(V::nul)), PAIRING_OK);
    EXPECT_EQ(this->check(s), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(this->each(s, PAIRING_ERR_SIGNATURE),
              (std::vector<pairing_status>{ PAIRING_OK, PAIRING_ERR_SIGNATURE, PAIRING_ERR_SIGNATURE, PAIRING_OK }));
}

TYPED_TEST(Batch, FaultsOfKeysAndSignaturesAreNamed)
{
    using V = TypeParam;
    using FP = typename V::CurveType::fp;
    PAIRING_SEED_TRACE();
    Random rng(54);
    Signers<V> s(rng, 5, V::nul);
    std::vector<pairing_status> want(5, PAIRING_OK);
    V::PK::aff_set_infinity(&s.pk[1]); /* with the identity as signature, which would satisfy the equation */
    V::SG::aff_set_infinity(&s.sig[1]);
    want[1] = PAIRING_ERR_INFINITY;
    V::SG::aff_set_infinity(&s.sig[2]);
    want[2] = PAIRING_ERR_SIGNATURE;
    if (outside<typename V::SG, FP>(&s.sig[3], rng))
        want[3] = PAIRING_ERR_NOT_IN_SUBGROUP;
    else
        outside<typename V::PK, FP>(&s.pk[3], rng), want[3] = PAIRING_ERR_NOT_IN_SUBGROUP;
    EXPECT_EQ(this->each(s, PAIRING_ERR_SIGNATURE), want);
    EXPECT_EQ(this->check(s), PAIRING_ERR_INFINITY);
    EXPECT_EQ(V::batch_verify_unchecked(s.pk.data(), s.msgs.data(), s.lens.data(), s.sig.data(), 2, TEXT(V::nul), nullptr,
                                        0), PAIRING_ERR_INFINITY);
}

TYPED_TEST(Batch, Misuse)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(55);
    const Signers<V> s(rng, 2, V::nul);
    EXPECT_EQ(V::batch_verify(nullptr, nullptr, nullptr, nullptr, 0, TEXT(V::nul), nullptr, 0), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::batch_verify_each(nullptr, nullptr, nullptr, nullptr, nullptr, 0, TEXT(V::nul), nullptr, 0),
              PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(this->check(s, Bytes(15, 1)), PAIRING_ERR_ARGUMENT); /* a seed that can be guessed */
    std::vector<pairing_status> r(2, PAIRING_OK);
    EXPECT_EQ(V::batch_verify_each(r.data(), s.pk.data(), s.msgs.data(), s.lens.data(), s.sig.data(), 2, nullptr, 0,
                                   nullptr, 0), PAIRING_ERR_DST);
    EXPECT_EQ(r, std::vector<pairing_status>(2, PAIRING_ERR_DST));
}

} // namespace
