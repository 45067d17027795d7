/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The public wrappers: what they add to the hidden functions (masks to bool, status codes, zeroed outputs,
 * engines), on every curve, and each exported function called at least in one law.
 */
#include <cstring>
#include <string>

#include <pairing/engine.h>

#include "support/curves.h"
#include "support/hex.h"
#include "support/random.h"

namespace pairing_test {
namespace {

TEST(Status, EveryCodeHasItsOwnText)
{
    std::vector<std::string> seen;
    for (int i = PAIRING_OK; i <= PAIRING_ERR_NO_ROOT; i++) {
        const std::string text = pairing_status_str(static_cast<pairing_status>(i));
        EXPECT_NE(text, "unknown status") << i;
        for (const std::string &s : seen)
            EXPECT_NE(s, text) << i;
        seen.push_back(text);
    }
    EXPECT_STREQ(pairing_status_str(static_cast<pairing_status>(PAIRING_ERR_NO_ROOT + 1)), "unknown status");
}

TEST(Version, LibraryAndHeaderAgree)
{
    EXPECT_STREQ(pairing_version(), PAIRING_VERSION_STRING);
    EXPECT_EQ(std::to_string(PAIRING_VERSION_MAJOR) + "." + std::to_string(PAIRING_VERSION_MINOR) + "." +
                  std::to_string(PAIRING_VERSION_PATCH),
              PAIRING_VERSION_STRING);
}

TEST(Engine, EveryListedEngineCanBeForced)
{
    ASSERT_NE(pairing_engine_at(0), nullptr);
    EXPECT_STREQ(pairing_engine_at(0), "portable");
    std::size_t n = 0;
    for (; pairing_engine_at(n) != nullptr; n++) {
        EXPECT_EQ(pairing_set_engine(pairing_engine_at(n)), PAIRING_OK);
        EXPECT_STREQ(pairing_engine(), pairing_engine_at(n));
    }
    EXPECT_EQ(pairing_set_engine("no such engine"), PAIRING_ERR_ENGINE);
    EXPECT_STREQ(pairing_engine(), pairing_engine_at(n - 1)); /* unchanged */
    EXPECT_EQ(pairing_set_engine("portable"), PAIRING_OK);
    EXPECT_EQ(pairing_set_engine(nullptr), PAIRING_OK);
    EXPECT_STREQ(pairing_engine(), pairing_engine_at(n - 1)); /* the best */
    EXPECT_EQ(pairing_set_engine("auto"), PAIRING_OK);
}

template <class C> class Api : public ::testing::Test {};
TYPED_TEST_SUITE(Api, Curves, CurveName);

/* -1 as an element, and its limit as bytes: the modulus */
template <class F> std::vector<std::uint8_t> modulus_be()
{
    typename F::t m;
    std::vector<std::uint8_t> v(F::bytes);
    F::set_one(&m);
    F::neg(&m, &m);
    F::to_bytes_be(v.data(), &m);
    for (std::size_t i = v.size(); i-- > 0 && ++v[i] == 0;) {
    }
    return v;
}

template <class F> void check_field()
{
    PAIRING_SEED_TRACE();
    Random random(1);
    typename F::t a = random.template field<F>(), b = random.template field<F>(), r, s, zero, one;
    std::uint8_t be[F::bytes], le[F::bytes];
    std::uint64_t words[F::limbs];

    F::set_zero(&zero);
    F::set_one(&one);
    EXPECT_TRUE(F::is_zero(&zero));
    EXPECT_FALSE(F::is_zero(&one));
    EXPECT_TRUE(F::is_one(&one));
    EXPECT_FALSE(F::is_one(&zero));
    EXPECT_FALSE(F::eq(&a, &b));

    F::copy(&r, &a);
    F::cmov(&r, &b, false);
    EXPECT_TRUE(F::eq(&r, &a));
    F::cmov(&r, &b, true);
    EXPECT_TRUE(F::eq(&r, &b));
    F::copy(&r, &a);
    F::copy(&s, &b);
    F::cswap(&r, &s, false);
    EXPECT_TRUE(F::eq(&r, &a) && F::eq(&s, &b));
    F::cswap(&r, &s, true);
    EXPECT_TRUE(F::eq(&r, &b) && F::eq(&s, &a));
    F::cneg(&r, &a, false);
    EXPECT_TRUE(F::eq(&r, &a));
    F::cneg(&r, &a, true);
    F::add(&r, &r, &a);
    EXPECT_TRUE(F::is_zero(&r));

    F::dbl(&r, &a);
    F::halve(&r, &r);
    EXPECT_TRUE(F::eq(&r, &a));
    F::tpl(&r, &a);
    F::mul_small(&s, &a, -3);
    F::neg(&s, &s);
    EXPECT_TRUE(F::eq(&r, &s));
    F::sub(&r, &a, &b);
    F::add(&r, &r, &b);
    EXPECT_TRUE(F::eq(&r, &a));

    F::inv(&r, &a);
    F::inv_vartime(&s, &a);
    EXPECT_TRUE(F::eq(&r, &s));
    F::mul(&r, &r, &a);
    EXPECT_TRUE(F::is_one(&r));
    typename F::t list[3] = {a, zero, b}, inverses[3];
    F::inv_n(inverses, list, 3);
    F::mul(&r, &inverses[2], &b);
    EXPECT_TRUE(F::is_one(&r) && F::is_zero(&inverses[1]));
    F::inv_n(nullptr, nullptr, 0);

    const std::uint64_t three[1] = {3};
    F::pow(&r, &a, three, 2);
    F::pow_vartime(&s, &a, three, 2);
    EXPECT_TRUE(F::eq(&r, &s));
    F::sqr(&s, &a);
    F::mul(&s, &s, &a);
    EXPECT_TRUE(F::eq(&r, &s));
    F::pow(&r, &zero, nullptr, 0);
    EXPECT_TRUE(F::is_one(&r));

    F::sqr(&r, &a);
    EXPECT_TRUE(F::is_square(&r));
    EXPECT_EQ(F::legendre(&r), 1);
    EXPECT_EQ(F::legendre(&zero), 0);
    ASSERT_TRUE(F::sqrt(&s, &r));
    F::sqr(&s, &s);
    EXPECT_TRUE(F::eq(&s, &r));
    F::set_u64(&r, 2);
    while (F::is_square(&r)) /* the least non-residue is small */
        F::add(&r, &r, &one);
    EXPECT_EQ(F::legendre(&r), -1);
    EXPECT_FALSE(F::sqrt(&s, &r));
    EXPECT_TRUE(F::is_zero(&s));

    F::neg(&r, &one); /* modulus - 1: even, and the larger of 1 and -1 */
    EXPECT_FALSE(F::sgn0(&r));
    EXPECT_TRUE(F::sgn0(&one));
    EXPECT_TRUE(F::is_lex_largest(&r));
    EXPECT_FALSE(F::is_lex_largest(&one));
    EXPECT_EQ(F::cmp(&r, &one), 1);
    EXPECT_EQ(F::cmp(&one, &r), -1);
    EXPECT_EQ(F::cmp(&r, &r), 0);

    F::to_bytes_be(be, &a);
    F::to_bytes_le(le, &a);
    F::to_words(words, &a);
    for (std::size_t i = 0; i < F::bytes; i++) {
        EXPECT_EQ(be[i], le[F::bytes - 1 - i]);
        EXPECT_EQ(le[i], static_cast<std::uint8_t>(words[i / 8] >> (8 * (i % 8))));
    }
    ASSERT_EQ(F::from_bytes_be(&r, be), PAIRING_OK);
    EXPECT_TRUE(F::eq(&r, &a));
    ASSERT_EQ(F::from_bytes_le(&r, le), PAIRING_OK);
    EXPECT_TRUE(F::eq(&r, &a));
    ASSERT_EQ(F::from_words(&r, words), PAIRING_OK);
    EXPECT_TRUE(F::eq(&r, &a));
    F::from_bytes_wide_be(&r, be, sizeof be);
    F::from_bytes_wide_le(&s, le, sizeof le);
    EXPECT_TRUE(F::eq(&r, &a) && F::eq(&s, &a));

    const std::vector<std::uint8_t> p = modulus_be<F>();
    for (std::size_t i = 0; i < F::bytes; i++) {
        be[i] = p[i];
        le[F::bytes - 1 - i] = p[i];
    }
    std::memset(words, 0xff, sizeof words);
    F::copy(&r, &a);
    EXPECT_EQ(F::from_bytes_be(&r, be), PAIRING_ERR_RANGE);
    EXPECT_TRUE(F::is_zero(&r));
    F::copy(&r, &a);
    EXPECT_EQ(F::from_bytes_le(&r, le), PAIRING_ERR_RANGE);
    EXPECT_TRUE(F::is_zero(&r));
    F::copy(&r, &a);
    EXPECT_EQ(F::from_words(&r, words), PAIRING_ERR_RANGE);
    EXPECT_TRUE(F::is_zero(&r));

#if PAIRING_HAVE_OPENSSL
    ASSERT_EQ(F::random(&r), PAIRING_OK);
    ASSERT_EQ(F::random(&s), PAIRING_OK);
    EXPECT_FALSE(F::eq(&r, &s));
#else
    F::copy(&r, &a);
    EXPECT_EQ(F::random(&r), PAIRING_ERR_RANDOM);
    EXPECT_TRUE(F::is_zero(&r));
#endif
}

TYPED_TEST(Api, Fields)
{
    check_field<typename TypeParam::fp>();
    check_field<typename TypeParam::fr>();
}

/* The representation that the headers promise: one is the words of 2^(64 n) mod p. */
TYPED_TEST(Api, OneIsTheMontgomeryRadix)
{
    using F = typename TypeParam::fp;
    typename F::t one, r;
    std::uint64_t words[F::limbs];
    std::uint8_t radix[8 * F::limbs + 1] = {1};

    F::set_one(&one);
    F::from_bytes_wide_be(&r, radix, sizeof radix);
    F::to_words(words, &r);
    EXPECT_EQ(std::memcmp(words, one.l, sizeof words), 0);
}

/* x stands for any level above fp */
template <class Fp, class E> void check_extension()
{
    PAIRING_SEED_TRACE();
    Random random(2);
    const typename E::t a = random.template element<Fp, E>(), b = random.template element<Fp, E>();
    typename E::t r, s, zero;
    std::uint8_t bytes[E::bytes];

    E::set_zero(&zero);
    EXPECT_TRUE(E::is_zero(&zero));
    EXPECT_FALSE(E::is_one(&zero));
    E::copy(&r, &a);
    E::cmov(&r, &b, false);
    EXPECT_TRUE(E::eq(&r, &a));
    E::cmov(&r, &b, true);
    EXPECT_TRUE(E::eq(&r, &b));
    E::cneg(&r, &a, true);
    E::add(&r, &r, &a);
    EXPECT_TRUE(E::is_zero(&r));
    E::inv(&r, &a);
    E::mul(&r, &r, &a);
    EXPECT_TRUE(E::is_one(&r));
    E::dbl(&r, &a);
    E::add(&r, &r, &a);
    E::tpl(&s, &a);
    EXPECT_TRUE(E::eq(&r, &s));
    E::mul_small(&s, &a, 6);
    E::halve(&s, &s);
    EXPECT_TRUE(E::eq(&r, &s));
    const std::uint64_t two[1] = {2};
    E::sqr(&r, &a);
    E::pow(&s, &a, two, 2);
    EXPECT_TRUE(E::eq(&r, &s));
    E::set_one(&r);
    typename Fp::t c = random.template field<Fp>();
    E::mul_fp(&r, &r, &c);
    E::frob(&s, &r, 1); /* fp is fixed */
    EXPECT_TRUE(E::eq(&r, &s));
    E::frob(&r, &a, 1);
    E::frob(&s, &b, 1);
    E::mul(&r, &r, &s);
    E::mul(&s, &a, &b);
    E::frob(&s, &s, 1);
    EXPECT_TRUE(E::eq(&r, &s));

    E::to_bytes_be(bytes, &a);
    ASSERT_EQ(E::from_bytes_be(&r, bytes), PAIRING_OK);
    EXPECT_TRUE(E::eq(&r, &a));
    const std::vector<std::uint8_t> p = modulus_be<Fp>();
    std::memcpy(bytes + sizeof bytes - p.size(), p.data(), p.size()); /* the constant coefficient */
    EXPECT_EQ(E::from_bytes_be(&r, bytes), PAIRING_ERR_RANGE);
    EXPECT_TRUE(E::is_zero(&r));
}

TYPED_TEST(Api, Extensions)
{
    using C = TypeParam;
    check_extension<typename C::fp, typename C::cu>();
    check_extension<typename C::fp, typename C::sx>();
}

template <class G> void check_group(const typename G::t *p)
{
    typename G::t r, s, o;
    typename G::aff a, b, list[2];
    std::uint8_t compressed[G::compressed_bytes], full[G::uncompressed_bytes];

    G::set_infinity(&o);
    EXPECT_TRUE(G::is_infinity(&o));
    EXPECT_TRUE(G::on_curve(&o) && G::in_subgroup(&o));
    EXPECT_TRUE(G::on_curve(p) && G::in_subgroup(p));
    EXPECT_FALSE(G::is_infinity(p));
    EXPECT_FALSE(G::eq(p, &o));
    G::cneg(&r, p, false);
    EXPECT_TRUE(G::eq(&r, p));
    G::cneg(&r, p, true);
    EXPECT_FALSE(G::eq(&r, p));
    G::add(&r, &r, p);
    EXPECT_TRUE(G::is_infinity(&r));
    G::cmov(&r, p, true);
    EXPECT_TRUE(G::eq(&r, p));
    G::cmov(&r, &o, false);
    EXPECT_TRUE(G::eq(&r, p));
    G::dbl(&r, p);
    G::sub(&s, &r, p);
    EXPECT_TRUE(G::eq(&s, p));
    G::to_aff(&a, p);
    G::add_aff(&s, p, &a);
    EXPECT_TRUE(G::eq(&s, &r));
    G::sub_aff(&s, &s, &a);
    EXPECT_TRUE(G::eq(&s, p));
    typename G::t both[2] = {r, o};
    G::to_aff_n(list, both, 2);
    G::from_aff(&s, &list[0]);
    EXPECT_TRUE(G::eq(&s, &r));
    EXPECT_TRUE(G::aff_is_infinity(&list[1]));
    EXPECT_TRUE(G::aff_on_curve(&list[0]) && G::aff_in_subgroup(&list[0]) && G::aff_on_curve(&list[1]));

    const std::uint64_t five[1] = {5};
    G::mul_bits(&r, p, five, 3);
    G::mul_bits_vartime(&s, p, five, 3);
    EXPECT_TRUE(G::eq(&r, &s));
    G::mul_bits(&s, p, nullptr, 0);
    EXPECT_TRUE(G::is_infinity(&s));

    G::aff_to_bytes_compressed(compressed, &a);
    G::aff_to_bytes_uncompressed(full, &a);
    ASSERT_EQ(G::aff_from_bytes_compressed(&b, compressed, sizeof compressed), PAIRING_OK);
    EXPECT_TRUE(G::aff_eq(&a, &b));
    ASSERT_EQ(G::aff_from_bytes_uncompressed(&b, full, sizeof full), PAIRING_OK);
    EXPECT_TRUE(G::aff_eq(&a, &b));
    ASSERT_EQ(G::aff_from_bytes_compressed_unchecked(&b, compressed, sizeof compressed), PAIRING_OK);
    EXPECT_TRUE(G::aff_eq(&a, &b));
    ASSERT_EQ(G::aff_from_bytes_uncompressed_unchecked(&b, full, sizeof full), PAIRING_OK);
    EXPECT_TRUE(G::aff_eq(&a, &b));
    EXPECT_EQ(G::aff_from_bytes_compressed(&b, compressed, sizeof compressed - 1), PAIRING_ERR_LENGTH);
    EXPECT_TRUE(G::aff_is_infinity(&b));
    EXPECT_EQ(G::aff_from_bytes_uncompressed(&b, full, 0), PAIRING_ERR_LENGTH);
    EXPECT_EQ(G::aff_from_bytes_uncompressed(&b, nullptr, 0), PAIRING_ERR_LENGTH);
    G::aff_cneg(&b, &a, true);
    G::aff_neg(&list[0], &a);
    EXPECT_TRUE(G::aff_eq(&b, &list[0]));
    G::aff_cmov(&b, &a, true);
    EXPECT_TRUE(G::aff_eq(&b, &a));
}

TYPED_TEST(Api, Groups)
{
    using C = TypeParam;
    typename C::g1::t p;
    typename C::g2::t q;
    typename C::g1::aff pa;
    typename C::g2::aff qa;

    C::g1::generator(&p);
    C::g2::generator(&q);
    C::g1::aff_generator(&pa);
    C::g2::aff_generator(&qa);
    check_group<typename C::g1>(&p);
    check_group<typename C::g2>(&q);
    C::g1::add_aff(&p, &p, &pa);
    C::g2::add_aff(&q, &q, &qa);
    check_group<typename C::g1>(&p);
    check_group<typename C::g2>(&q);
}

template <class C> void random_scalar(Random &random, typename C::fr::t *k) { *k = random.field<typename C::fr>(); }

TYPED_TEST(Api, PairingIsBilinear)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    Random random(3);
    typename C::fr::t a, b, ab;
    typename C::g1::t p;
    typename C::g2::t q;
    typename C::g1::aff ps[2];
    typename C::g2::aff qs[2];
    typename C::gt::t e, f, g;
    typename C::sx::t m;

    random_scalar<C>(random, &a);
    random_scalar<C>(random, &b);
    C::fr::mul(&ab, &a, &b);
    C::g1::generator(&p);
    C::g2::generator(&q);
    C::g1::to_aff(&ps[0], &p);
    C::g2::to_aff(&qs[0], &q);
    C::pairing(&e, &ps[0], &qs[0]);
    EXPECT_FALSE(C::gt::is_one(&e));
    EXPECT_TRUE(C::gt::in_group(&e));
    C::gt::pow(&f, &e, &ab);
    C::gt::pow_vartime(&g, &e, &ab);
    EXPECT_TRUE(C::gt::eq(&f, &g));

    C::g1::mul(&p, &p, &a);
    C::g2::mul_vartime(&q, &q, &b);
    C::g1::to_aff(&ps[0], &p);
    C::g2::to_aff(&qs[0], &q);
    C::pairing(&g, &ps[0], &qs[0]);
    EXPECT_TRUE(C::gt::eq(&f, &g));

    C::miller_loop(&m, &ps[0], &qs[0]);
    C::final_exponentiation(&g, &m);
    EXPECT_TRUE(C::gt::eq(&f, &g));
    C::sx::easy_part(&m, &m);
    EXPECT_TRUE(C::sx::is_cyclotomic(&m));
    C::final_hard_part(&m, &m);
    EXPECT_TRUE(C::sx::eq(&m, &f.v));

    C::g1::aff_neg(&ps[1], &ps[0]);
    C::g2::aff_copy(&qs[1], &qs[0]);
    EXPECT_TRUE(C::pairing_check(ps, qs, 2));
    EXPECT_FALSE(C::pairing_check(ps, qs, 1));
    EXPECT_TRUE(C::pairing_check(nullptr, nullptr, 0));
    C::pairing_n(&g, ps, qs, 2);
    EXPECT_TRUE(C::gt::is_one(&g));
    C::miller_loop_n(&m, nullptr, nullptr, 0);
    EXPECT_TRUE(C::sx::is_one(&m));

    std::uint8_t bytes[C::gt::bytes];
    C::gt::to_bytes(bytes, &e);
    ASSERT_EQ(C::gt::from_bytes(&g, bytes, sizeof bytes), PAIRING_OK);
    EXPECT_TRUE(C::gt::eq(&g, &e));
    EXPECT_EQ(C::gt::from_bytes(&g, bytes, sizeof bytes - 1), PAIRING_ERR_LENGTH);
    bytes[sizeof bytes - 1] ^= 1;
    EXPECT_EQ(C::gt::from_bytes(&g, bytes, sizeof bytes), PAIRING_ERR_NOT_IN_SUBGROUP);
    EXPECT_TRUE(C::sx::is_zero(&g.v));

    C::gt::inv(&g, &e);
    C::gt::mul(&g, &g, &e);
    EXPECT_TRUE(C::gt::is_one(&g));
    C::gt::sqr(&f, &e);
    C::gt::mul(&g, &e, &e);
    EXPECT_TRUE(C::gt::eq(&f, &g));
    C::gt::set_one(&g);
    C::gt::cmov(&g, &e, true);
    EXPECT_TRUE(C::gt::eq(&g, &e));
    C::sx::cyc_sqr(&m, &e.v);
    EXPECT_TRUE(C::sx::eq(&m, &f.v));
}

TYPED_TEST(Api, HashingNeedsATag)
{
    using C = TypeParam;
    const std::uint8_t dst[] = {'A', 'P', 'I'};
    typename C::g1::t p;
    typename C::g2::t q;

    EXPECT_EQ(C::g1::hash_to_curve(&p, dst, 3, nullptr, 0), PAIRING_ERR_DST);
    EXPECT_TRUE(C::g1::is_infinity(&p));
    EXPECT_EQ(C::g2::encode_to_curve(&q, nullptr, 0, nullptr, 0), PAIRING_ERR_DST);
    EXPECT_TRUE(C::g2::is_infinity(&q));
#if PAIRING_HAVE_OPENSSL
    typename C::g1::t p2;
    typename C::g2::t q2;
    ASSERT_EQ(C::g1::hash_to_curve(&p, nullptr, 0, dst, 3), PAIRING_OK);
    ASSERT_EQ(C::g1::encode_to_curve(&p2, nullptr, 0, dst, 3), PAIRING_OK);
    EXPECT_TRUE(C::g1::in_subgroup(&p) && C::g1::in_subgroup(&p2) && !C::g1::eq(&p, &p2));
    ASSERT_EQ(C::g2::hash_to_curve(&q, nullptr, 0, dst, 3), PAIRING_OK);
    ASSERT_EQ(C::g2::encode_to_curve(&q2, nullptr, 0, dst, 3), PAIRING_OK);
    EXPECT_TRUE(C::g2::in_subgroup(&q) && C::g2::in_subgroup(&q2) && !C::g2::eq(&q, &q2));
#endif
}

#ifdef PAIRING_VERIFY_ENABLED
TYPED_TEST(Api, VerifyingBuildsRefuseNull)
{
    using F = typename TypeParam::fp;
    typename F::t a;
    std::uint64_t word[1] = {1};
    F::set_one(&a);
    EXPECT_DEATH(F::mul(nullptr, &a, &a), "PAIRING_VERIFY failed");
    EXPECT_DEATH(F::add(&a, &a, nullptr), "PAIRING_VERIFY failed");
    EXPECT_DEATH(F::pow(&a, &a, nullptr, 1), "PAIRING_VERIFY failed");
    F::pow(&a, &a, word, 1);
    std::memset(&a, 0xff, sizeof a); /* not below p */
    EXPECT_DEATH(F::sqr(&a, &a), "PAIRING_VERIFY failed");
}
#endif

} // namespace
} // namespace pairing_test
