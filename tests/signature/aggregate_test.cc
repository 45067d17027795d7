/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Aggregates of all kinds of signatures: what verifies, and each reason to refuse.
 */
#include "signature/scheme_support.h"

namespace {

using namespace pairing_test;

template <class V> class Aggregate : public ::testing::Test {};
TYPED_TEST_SUITE(Aggregate, Schemes, SchemeNames);

/* more than a chunk of a running aggregate, which is 32 */
const std::size_t SIZES[] = { 1, 2, 9, 31, 32, 33, 65 };

TYPED_TEST(Aggregate, VerifiesInEveryScheme)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(31);
    for (std::size_t n : SIZES) {
        Signers<V> s(rng, n, V::nul);
        EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::nul)), PAIRING_OK);
        EXPECT_EQ(V::pop_aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::nul)), PAIRING_OK);
        EXPECT_EQ(V::pop_aggregate_verify_unchecked(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::nul)),
                  PAIRING_OK);
        s.msg[n - 1][0] ^= 1; /* one byte of one message */
        EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::nul)),
                  PAIRING_ERR_SIGNATURE);
        EXPECT_EQ(V::pop_aggregate_verify_unchecked(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::nul)),
                  PAIRING_ERR_SIGNATURE);
        s.msg[n - 1][0] ^= 1;
        EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::pop)),
                  PAIRING_ERR_SIGNATURE);
        std::swap(s.pk[0], s.pk[n - 1]);
        EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::nul)),
                  n == 1 ? PAIRING_OK : PAIRING_ERR_SIGNATURE);
    }
}

TYPED_TEST(Aggregate, EqualMessagesAreRefusedByTheBasicSchemeAlone)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(32);
    Signers<V> s(rng, 3, V::nul);
    s.msg[2] = s.msg[0];
    ASSERT_EQ(V::sign(&s.sig[2], &s.sk[2], s.msg[2].data(), s.msg[2].size(), TEXT(V::nul)), PAIRING_OK);
    s.refresh();
    EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &s.sum, TEXT(V::nul)),
              PAIRING_ERR_DUPLICATE);
    EXPECT_EQ(V::pop_aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &s.sum, TEXT(V::nul)), PAIRING_OK);
    /* empty messages are equal, a prefix is not */
    s.msg[0].clear();
    s.msg[2].clear();
    s.refresh();
    EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &s.sum, TEXT(V::nul)),
              PAIRING_ERR_DUPLICATE);
    s.msg[2] = Bytes(s.msg[1].begin(), s.msg[1].end() - 1);
    s.refresh();
    EXPECT_EQ(V::aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &s.sum, TEXT(V::nul)),
              PAIRING_ERR_SIGNATURE);
}

TYPED_TEST(Aggregate, AugmentationPutsTheKeyBeforeTheMessage)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(33);
    Signers<V> s(rng, 3, V::aug, true);
    for (std::size_t i = 0; i < 3; i++) {
        Bytes whole(V::pk_bytes);
        typename V::Sig by_hand;
        V::PK::aff_to_bytes_compressed(whole.data(), &s.pk[i]);
        whole.insert(whole.end(), s.msg[i].begin(), s.msg[i].end());
        ASSERT_EQ(V::sign(&by_hand, &s.sk[i], whole.data(), whole.size(), TEXT(V::aug)), PAIRING_OK);
        ASSERT_EQ(V::aug_sign(&s.sig[i], &s.sk[i], s.msg[i].data(), s.msg[i].size(), TEXT(V::aug)), PAIRING_OK);
        EXPECT_TRUE(V::SG::aff_eq(&by_hand, &s.sig[i]));
        EXPECT_EQ(V::aug_verify(&s.pk[i], s.msg[i].data(), s.msg[i].size(), &s.sig[i], TEXT(V::aug)), PAIRING_OK);
        EXPECT_EQ(V::aug_verify(&s.pk[(i + 1) % 3], s.msg[i].data(), s.msg[i].size(), &s.sig[i], TEXT(V::aug)),
                  PAIRING_ERR_SIGNATURE);
        EXPECT_EQ(V::verify(&s.pk[i], s.msg[i].data(), s.msg[i].size(), &s.sig[i], TEXT(V::aug)), PAIRING_ERR_SIGNATURE);
    }
    s.refresh();
    EXPECT_EQ(V::aug_aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &s.sum, TEXT(V::aug)), PAIRING_OK);
    EXPECT_EQ(V::pop_aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &s.sum, TEXT(V::aug)),
              PAIRING_ERR_SIGNATURE);
}

TYPED_TEST(Aggregate, OneMessageUnderTheSumOfTheKeys)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(34);
    for (std::size_t n : { 1u, 2u, 20u }) {
        Signers<V> s(rng, n, V::pop, true);
        const Bytes &m = s.msg[0];
        Bytes keys(n * V::pk_bytes), sum(V::sig_bytes);
        for (std::size_t i = 0; i < n; i++)
            V::PK::aff_to_bytes_compressed(keys.data() + i * V::pk_bytes, &s.pk[i]);
        V::SG::aff_to_bytes_compressed(sum.data(), &s.sum);
        auto fast = [&] {
            return V::fast_aggregate_verify(s.pk.data(), n, m.data(), m.size(), &s.sum, TEXT(V::pop));
        };
        EXPECT_EQ(fast(), PAIRING_OK);
        EXPECT_EQ(V::fast_aggregate_verify_unchecked(s.pk.data(), n, m.data(), m.size(), &s.sum, TEXT(V::pop)), PAIRING_OK);
        EXPECT_EQ(V::fast_aggregate_verify_bytes(keys.data(), keys.size(), m.data(), m.size(), sum.data(), sum.size(),
                                                 TEXT(V::pop)), PAIRING_OK);
        EXPECT_EQ(V::fast_aggregate_verify_bytes(keys.data(), keys.size() - 1, m.data(), m.size(), sum.data(), sum.size(),
                                                 TEXT(V::pop)), PAIRING_ERR_LENGTH);
        EXPECT_EQ(V::pop_aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), n, &s.sum, TEXT(V::pop)), PAIRING_OK);
        s.pk[n - 1] = s.pk[0]; /* one key twice, another missing */
        EXPECT_EQ(fast(), n == 1 ? PAIRING_OK : PAIRING_ERR_SIGNATURE);
    }
}

TYPED_TEST(Aggregate, ProofsOfPossession)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(35);
    Signers<V> s(rng, 2, V::pop);
    typename V::Sig proof, plain;
    Bytes key(V::pk_bytes), out(V::sig_bytes), encoded(V::sig_bytes);
    V::PK::aff_to_bytes_compressed(key.data(), &s.pk[0]);
    ASSERT_EQ(V::pop_prove(&proof, &s.sk[0], TEXT(V::proof)), PAIRING_OK);
    ASSERT_EQ(V::sign(&plain, &s.sk[0], key.data(), key.size(), TEXT(V::proof)), PAIRING_OK);
    EXPECT_TRUE(V::SG::aff_eq(&proof, &plain));
    ASSERT_EQ(V::pop_prove_bytes(out.data(), &s.sk[0], TEXT(V::proof)), PAIRING_OK);
    V::SG::aff_to_bytes_compressed(encoded.data(), &proof);
    EXPECT_EQ(out, encoded);
    EXPECT_EQ(V::pop_verify(&s.pk[0], &proof, TEXT(V::proof)), PAIRING_OK);
    EXPECT_EQ(V::pop_verify_bytes(key.data(), key.size(), out.data(), out.size(), TEXT(V::proof)), PAIRING_OK);
    EXPECT_EQ(V::pop_verify(&s.pk[1], &proof, TEXT(V::proof)), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(V::pop_verify(&s.pk[0], &proof, TEXT(V::pop)), PAIRING_ERR_SIGNATURE);
    EXPECT_EQ(V::pop_verify(&s.pk[0], &s.sig[0], TEXT(V::proof)), PAIRING_ERR_SIGNATURE);
    V::PK::aff_set_infinity(&s.pk[0]);
    V::SG::aff_set_infinity(&proof);
    EXPECT_EQ(V::pop_verify(&s.pk[0], &proof, TEXT(V::proof)), PAIRING_ERR_INFINITY);
    V::sk_wipe(&s.sk[0]);
    std::memset(&proof, 0x5a, sizeof proof);
    EXPECT_EQ(V::pop_prove(&proof, &s.sk[0], TEXT(V::proof)), PAIRING_ERR_SECRET_KEY);
    EXPECT_TRUE(is_zero(proof));
    EXPECT_EQ(V::pop_prove_bytes(out.data(), &s.sk[0], TEXT(V::proof)), PAIRING_ERR_SECRET_KEY);
    EXPECT_EQ(out, Bytes(V::sig_bytes, 0));
}

/* No keys and the signature infinity verified in many libraries: e(1, ..) = 1. */
TYPED_TEST(Aggregate, EmptyListsVerifyNothing)
{
    using V = TypeParam;
    typename V::Sig inf, r;
    typename V::Pk k;
    V::SG::aff_set_infinity(&inf);
    Bytes sum(V::sig_bytes, 0x5a), keys(V::pk_bytes, 0x5a), identity(V::sig_bytes);
    V::SG::aff_to_bytes_compressed(identity.data(), &inf);
    EXPECT_EQ(V::aggregate_verify(nullptr, nullptr, nullptr, 0, &inf, TEXT(V::nul)), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::aug_aggregate_verify(nullptr, nullptr, nullptr, 0, &inf, TEXT(V::nul)), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::pop_aggregate_verify(nullptr, nullptr, nullptr, 0, &inf, TEXT(V::nul)), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::fast_aggregate_verify(nullptr, 0, TEXT("m"), &inf, TEXT(V::nul)), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::fast_aggregate_verify_bytes(nullptr, 0, TEXT("m"), identity.data(), identity.size(), TEXT(V::nul)),
              PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(V::aggregate(&r, nullptr, 0), PAIRING_ERR_ARGUMENT);
    EXPECT_TRUE(is_zero(r));
    EXPECT_EQ(V::aggregate_pubkeys(&k, nullptr, 0), PAIRING_ERR_ARGUMENT);
    EXPECT_TRUE(is_zero(k));
    EXPECT_EQ(V::aggregate_bytes(sum.data(), nullptr, 0), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(sum, Bytes(V::sig_bytes, 0));
    EXPECT_EQ(V::aggregate_pubkeys_bytes(keys.data(), nullptr, 0), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(keys, Bytes(V::pk_bytes, 0));
    typename V::Ctx c;
    EXPECT_EQ(V::ctx_init(&c, TEXT(V::nul)), PAIRING_OK);
    EXPECT_EQ(V::ctx_final(&c, &inf), PAIRING_ERR_ARGUMENT);
}

/* Each key of a list is tested, not only the sum: identity keys, and keys that cancel. */
TYPED_TEST(Aggregate, IdentityKeysAreRefused)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(36);
    Signers<V> s(rng, 3, V::pop, true);
    const Bytes &m = s.msg[0];
    typename V::Pk sum;
    typename V::Sig inf;
    V::PK::aff_set_infinity(&s.pk[1]);
    s.sig.erase(s.sig.begin() + 1);
    s.refresh();
    EXPECT_EQ(V::fast_aggregate_verify(s.pk.data(), 3, m.data(), m.size(), &s.sum, TEXT(V::pop)), PAIRING_ERR_INFINITY);
    EXPECT_EQ(V::fast_aggregate_verify_unchecked(s.pk.data(), 3, m.data(), m.size(), &s.sum, TEXT(V::pop)),
              PAIRING_ERR_INFINITY);
    EXPECT_EQ(V::pop_aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &s.sum, TEXT(V::pop)),
              PAIRING_ERR_INFINITY);
    EXPECT_EQ(V::aggregate_pubkeys(&sum, s.pk.data(), 3), PAIRING_ERR_INFINITY);
    EXPECT_TRUE(is_zero(sum));
    V::PK::aff_neg(&s.pk[1], &s.pk[0]);
    V::SG::aff_set_infinity(&inf);
    EXPECT_EQ(V::aggregate_pubkeys(&sum, s.pk.data(), 2), PAIRING_OK);
    EXPECT_TRUE(is_zero(sum));
    EXPECT_EQ(V::fast_aggregate_verify(s.pk.data(), 2, m.data(), m.size(), &inf, TEXT(V::pop)), PAIRING_ERR_INFINITY);
}

TYPED_TEST(Aggregate, PointsOutsideTheGroupsAreRefused)
{
    using V = TypeParam;
    using FP = typename V::CurveType::fp;
    PAIRING_SEED_TRACE();
    Random rng(37);
    Signers<V> s(rng, 3, V::pop, true);
    const Bytes &m = s.msg[0];
    typename V::Pk bad_pk, sum;
    typename V::Sig bad_sig;
    if (outside<typename V::SG, FP>(&bad_sig, rng)) {
        EXPECT_EQ(V::fast_aggregate_verify(s.pk.data(), 3, m.data(), m.size(), &bad_sig, TEXT(V::pop)),
                  PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_EQ(V::pop_aggregate_verify(s.pk.data(), s.msgs.data(), s.lens.data(), 3, &bad_sig, TEXT(V::pop)),
                  PAIRING_ERR_NOT_IN_SUBGROUP);
        Bytes list(2 * V::sig_bytes), out(V::sig_bytes, 0x5a);
        V::SG::aff_to_bytes_compressed(list.data(), &s.sum);
        V::SG::aff_to_bytes_compressed(list.data() + V::sig_bytes, &bad_sig);
        EXPECT_EQ(V::aggregate_bytes(out.data(), list.data(), list.size()), PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_EQ(out, Bytes(V::sig_bytes, 0));
        EXPECT_EQ(V::aggregate_bytes(out.data(), list.data(), list.size() - 1), PAIRING_ERR_LENGTH);
        EXPECT_EQ(V::aggregate_bytes(out.data(), list.data(), V::sig_bytes), PAIRING_OK);
    }
    if (outside<typename V::PK, FP>(&bad_pk, rng)) {
        s.pk[2] = bad_pk;
        EXPECT_EQ(V::fast_aggregate_verify(s.pk.data(), 3, m.data(), m.size(), &s.sum, TEXT(V::pop)),
                  PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_EQ(V::aggregate_verify(s.pk.data() + 2, s.msgs.data(), s.lens.data(), 1, &s.sum, TEXT(V::pop)),
                  PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_EQ(V::aggregate_pubkeys(&sum, s.pk.data(), 3), PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_TRUE(is_zero(sum));
    }
}

TYPED_TEST(Aggregate, RunningOnesAgreeWithLists)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(38);
    for (std::size_t n : SIZES) {
        Signers<V> s(rng, n, V::pop);
        typename V::Ctx all, left, right, copy;
        ASSERT_EQ(V::ctx_init(&all, TEXT(V::pop)), PAIRING_OK);
        ASSERT_EQ(V::ctx_init(&left, TEXT(V::pop)), PAIRING_OK);
        ASSERT_EQ(V::ctx_init(&right, TEXT(V::pop)), PAIRING_OK);
        for (std::size_t i = 0; i < n; i++) {
            EXPECT_EQ(V::ctx_update(&all, &s.pk[i], s.msgs[i], s.lens[i]), PAIRING_OK);
            EXPECT_EQ(V::ctx_update_unchecked(i % 3 ? &left : &right, &s.pk[i], s.msgs[i], s.lens[i]), PAIRING_OK);
        }
        copy = all;
        EXPECT_EQ(V::ctx_final(&all, &s.sum), PAIRING_OK);
        EXPECT_EQ(V::ctx_merge(&left, &right), PAIRING_OK);
        EXPECT_EQ(V::ctx_final(&left, &s.sum), PAIRING_OK);
        typename V::Sig other;
        V::SG::aff_neg(&other, &s.sum);
        EXPECT_EQ(V::ctx_final(&copy, &other), PAIRING_ERR_SIGNATURE);
        /* ended: nothing enters any more */
        EXPECT_EQ(V::ctx_update(&all, &s.pk[0], s.msgs[0], s.lens[0]), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(V::ctx_final(&all, &s.sum), PAIRING_ERR_ARGUMENT);
    }
}

TYPED_TEST(Aggregate, ErrorsOfRunningOnesStay)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(39);
    Signers<V> s(rng, 2, V::aug, true);
    typename V::Ctx c, d;
    typename V::Pk inf;
    V::PK::aff_set_infinity(&inf);
    EXPECT_EQ(V::ctx_init(&c, nullptr, 0), PAIRING_ERR_DST);
    EXPECT_EQ(V::ctx_update(&c, &s.pk[0], s.msgs[0], s.lens[0]), PAIRING_ERR_DST);
    EXPECT_EQ(V::ctx_final(&c, &s.sum), PAIRING_ERR_DST);
    ASSERT_EQ(V::ctx_init(&c, TEXT(V::aug)), PAIRING_OK);
    EXPECT_EQ(V::ctx_update(&c, &inf, s.msgs[0], s.lens[0]), PAIRING_ERR_INFINITY);
    EXPECT_EQ(V::ctx_update(&c, &s.pk[0], s.msgs[0], s.lens[0]), PAIRING_ERR_INFINITY);
    ASSERT_EQ(V::ctx_init(&d, TEXT(V::aug)), PAIRING_OK);
    EXPECT_EQ(V::ctx_merge(&d, &c), PAIRING_ERR_INFINITY);
    EXPECT_EQ(V::ctx_final(&d, &s.sum), PAIRING_ERR_INFINITY);
    EXPECT_EQ(V::ctx_final(&c, &s.sum), PAIRING_ERR_INFINITY);
    /* augmentation */
    ASSERT_EQ(V::ctx_init(&c, TEXT(V::aug)), PAIRING_OK);
    for (std::size_t i = 0; i < 2; i++) {
        ASSERT_EQ(V::aug_sign(&s.sig[i], &s.sk[i], s.msgs[i], s.lens[i], TEXT(V::aug)), PAIRING_OK);
        EXPECT_EQ(V::ctx_update_aug(&c, &s.pk[i], s.msgs[i], s.lens[i]), PAIRING_OK);
    }
    s.refresh();
    EXPECT_EQ(V::ctx_final(&c, &s.sum), PAIRING_OK);
}

TYPED_TEST(Aggregate, SumsArePointSums)
{
    using V = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(40);
    Signers<V> s(rng, 4, V::nul);
    typename V::SG::t sum;
    typename V::Sig a;
    V::SG::set_infinity(&sum);
    Bytes list, out(V::sig_bytes), want(V::sig_bytes);
    for (const auto &x : s.sig) {
        V::SG::add_aff(&sum, &sum, &x);
        V::SG::aff_to_bytes_compressed(want.data(), &x);
        list.insert(list.end(), want.begin(), want.end());
    }
    V::SG::to_aff(&a, &sum);
    EXPECT_TRUE(V::SG::aff_eq(&a, &s.sum));
    V::SG::aff_to_bytes_compressed(want.data(), &a);
    ASSERT_EQ(V::aggregate_bytes(out.data(), list.data(), list.size()), PAIRING_OK);
    EXPECT_EQ(out, want);
    /* a signature may be infinity, and so may the sum */
    typename V::Sig pair[2] = { s.sig[0], s.sig[0] };
    V::SG::aff_neg(&pair[1], &pair[1]);
    EXPECT_EQ(V::aggregate(&a, pair, 2), PAIRING_OK);
    EXPECT_TRUE(V::SG::aff_is_infinity(&a));
    EXPECT_EQ(V::aggregate(&a, &a, 1), PAIRING_OK);
}

} // namespace
