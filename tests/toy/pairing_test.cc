/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pairings of the toy curves, exhaustively: e([a]P, [b]Q) = e(P, Q)^(a b) for every a and b (BLS24: every a, one b, and
 * every b, one a, in steps unless PAIRING_TOY_ALL), every power in GT, membership at every prime order of the
 * cyclotomic subgroup.
 *
 * Loops this short could meet lines that the formulas do not serve: a doubling or an addition at infinity, an
 * addition of equal points. Test LinesOfTheLoops lists what happens on points of order r: nothing on BN, BLS12 and
 * BLS24; on BW6 the last addition has opposite points, a vertical line, whose value lies in the cubic extension times
 * W and is killed by the final exponentiation: the loops leave it out.
 */
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.h"
#include "tower/model.h"
#include "toy/toy.h"

#ifndef PAIRING_TOY_ALL
#define PAIRING_TOY_ALL 0
#endif

/* Steps of the exhaustive loops: builds for debugging and with sanitizers, many times slower, take every seventh. */
#if defined(NDEBUG) || PAIRING_TOY_ALL
constexpr std::uint64_t toy_step = 1;
#else
constexpr std::uint64_t toy_step = 7;
#endif

/* what toy.h does not declare: the target field s of a curve c with twist field q, and the steps of the pairing */
#define TOY_TARGET(c, q, s) \
    extern "C" { \
    typedef struct { \
        TOY_T(c, q) g1, g2, g3, g5; \
    } TOY_T(c, compressed); \
    void TOY_F(c, s, set_zero)(TOY_T(c, s) * r); \
    void TOY_F(c, s, set_one)(TOY_T(c, s) * r); \
    void TOY_F(c, s, neg)(TOY_T(c, s) * r, const TOY_T(c, s) * a); \
    void TOY_F(c, s, mul)(TOY_T(c, s) * r, const TOY_T(c, s) * a, const TOY_T(c, s) * b); \
    void TOY_F(c, s, sqr)(TOY_T(c, s) * r, const TOY_T(c, s) * a); \
    void TOY_F(c, s, inv)(TOY_T(c, s) * r, const TOY_T(c, s) * a); \
    void TOY_F(c, s, pow)(TOY_T(c, s) * r, const TOY_T(c, s) * a, const uint64_t *e, size_t n); \
    ct_mask TOY_F(c, s, eq)(const TOY_T(c, s) * a, const TOY_T(c, s) * b); \
    ct_mask TOY_F(c, s, is_one)(const TOY_T(c, s) * a); \
    ct_mask TOY_F(c, s, is_zero)(const TOY_T(c, s) * a); \
    ct_mask TOY_F(c, s, is_cyclotomic)(const TOY_T(c, s) * a); \
    void TOY_F(c, s, easy_part)(TOY_T(c, s) * r, const TOY_T(c, s) * a); \
    void TOY_F(c, s, cyc_sqr)(TOY_T(c, s) * r, const TOY_T(c, s) * a); \
    void TOY_F(c, s, compress)(TOY_T(c, compressed) * r, const TOY_T(c, s) * a); \
    void TOY_F(c, s, csqr)(TOY_T(c, compressed) * r, const TOY_T(c, compressed) * a); \
    void TOY_F(c, s, decompress_n)(TOY_T(c, s) * r, const TOY_T(c, compressed) * a, size_t n); \
    void pairing_##c##_miller_loop(TOY_T(c, s) * f, const TOY_T(c, g1_aff) * p, const TOY_T(c, g2_aff) * q); \
    void pairing_##c##_final_exponentiation(TOY_T(c, gt) * r, const TOY_T(c, s) * f); \
    void pairing_##c##_pairing_n(TOY_T(c, gt) * r, const TOY_T(c, g1_aff) * p, const TOY_T(c, g2_aff) * q, size_t n); \
    ct_mask pairing_##c##_pairing_check(const TOY_T(c, g1_aff) * p, const TOY_T(c, g2_aff) * q, size_t n); \
    void TOY_F(c, gt, pow)(TOY_T(c, gt) * r, const TOY_T(c, gt) * a, const TOY_T(c, fr) * k); \
    void TOY_F(c, gt, pow_vartime)(TOY_T(c, gt) * r, const TOY_T(c, gt) * a, const TOY_T(c, fr) * k); \
    }

TOY_TARGET(toy_bn, fp2, fp12)
TOY_TARGET(toy_bls12, fp2, fp12)
TOY_TARGET(toy_bls24, fp4, fp24)
TOY_TARGET(toy_bw6, fp, fp6)

namespace {

using pairing_test::Random;
namespace model = pairing_test::model;

/* A column of a Miller loop: what is added after the doubling, q times Q and q1 times psi(Q). */
struct Column {
    int q, q1;
};

#define TOY_TRAIT(c, o, f) static constexpr auto f = pairing_##c##_##o##_##f;
#define TOY_CURVE(Name, c, s, k_, p_, r_, x_) \
    struct Name { \
        static constexpr const char *name = #c; \
        static constexpr unsigned k = k_; \
        static constexpr std::uint64_t p = p_, r = r_; \
        static constexpr std::int64_t x = x_; \
        using fp_t = pairing_##c##_fp_t; \
        using fr_t = pairing_##c##_fr_t; \
        using p_t = pairing_##c##_g1_aff_t; \
        using q_t = pairing_##c##_g2_aff_t; \
        using gt_t = pairing_##c##_gt_t; \
        static constexpr auto set_fp = pairing_##c##_fp_set_u64; \
        static constexpr auto set_fr = pairing_##c##_fr_set_u64; \
        struct g1 { \
            using t = pairing_##c##_g1_t; \
            TOY_TRAIT(c, g1, set_infinity) TOY_TRAIT(c, g1, generator) TOY_TRAIT(c, g1, add) TOY_TRAIT(c, g1, to_aff) \
        }; \
        struct g2 { \
            using t = pairing_##c##_g2_t; \
            TOY_TRAIT(c, g2, set_infinity) TOY_TRAIT(c, g2, generator) TOY_TRAIT(c, g2, add) TOY_TRAIT(c, g2, to_aff) \
        }; \
        struct sx { \
            using t = pairing_##c##_##s##_t; \
            TOY_TRAIT(c, s, set_zero) TOY_TRAIT(c, s, set_one) TOY_TRAIT(c, s, neg) \
            TOY_TRAIT(c, s, mul) TOY_TRAIT(c, s, sqr) TOY_TRAIT(c, s, inv) \
            TOY_TRAIT(c, s, pow) TOY_TRAIT(c, s, eq) TOY_TRAIT(c, s, is_one) TOY_TRAIT(c, s, is_zero) \
            TOY_TRAIT(c, s, is_cyclotomic) TOY_TRAIT(c, s, easy_part) TOY_TRAIT(c, s, cyc_sqr) \
            TOY_TRAIT(c, s, compress) TOY_TRAIT(c, s, csqr) TOY_TRAIT(c, s, decompress_n) \
            using compressed = pairing_##c##_compressed_t; \
        }; \
        struct gt { \
            TOY_TRAIT(c, gt, in_group) TOY_TRAIT(c, gt, pow) TOY_TRAIT(c, gt, pow_vartime) \
        }; \
        static constexpr auto miller_loop = pairing_##c##_miller_loop; \
        static constexpr auto final_exponentiation = pairing_##c##_final_exponentiation; \
        static constexpr auto pairing = pairing_##c##_pairing; \
        static constexpr auto pairing_n = pairing_##c##_pairing_n; \
        static constexpr auto pairing_check = pairing_##c##_pairing_check; \
    };

TOY_CURVE(Bn, toy_bn, fp12, 12, 373, 349, -2)
TOY_CURVE(Bls12, toy_bls12, fp12, 12, 7207, 601, -5)
TOY_CURVE(Bls24, toy_bls24, fp24, 24, 4680007, 390001, -5)
TOY_CURVE(Bw6, toy_bw6, fp6, 6, 103981, 37, -2)

struct Names {
    template <class C> static std::string GetName(int) { return C::name; }
};

bool yes(ct_mask m) { return m != 0; }

template <class C> class ToyPairingTest : public ::testing::Test {
  protected:
    using Target = typename C::sx;
    using elem = typename Target::t;
    using Gt = typename C::gt_t;

    /* [0]G .. [r-1]G in affine coordinates by repeated sums */
    template <class G, class A> static std::vector<A> multiples()
    {
        std::vector<A> v(C::r);
        typename G::t p, g;
        G::set_infinity(&p);
        G::generator(&g);
        for (A &a : v) {
            G::to_aff(&a, &p);
            G::add(&p, &p, &g);
        }
        return v;
    }
    static const std::vector<typename C::p_t> &points1()
    {
        static const auto v = multiples<typename C::g1, typename C::p_t>();
        return v;
    }
    static const std::vector<typename C::q_t> &points2()
    {
        static const auto v = multiples<typename C::g2, typename C::q_t>();
        return v;
    }

    static Gt e(const typename C::p_t &p, const typename C::q_t &q)
    {
        Gt r;
        C::pairing(&r, &p, &q);
        return r;
    }

    static elem one()
    {
        elem a;
        Target::set_one(&a);
        return a;
    }

    /* 1, g, .., g^(r-1) by products in the field */
    static std::vector<elem> powers(const elem &g)
    {
        std::vector<elem> v(C::r, one());
        for (std::size_t i = 1; i < v.size(); i++)
            Target::mul(&v[i], &v[i - 1], &g);
        return v;
    }
    static Gt generator()
    {
        typename C::g1::t p;
        typename C::g2::t q;
        typename C::p_t pa;
        typename C::q_t qa;
        C::g1::generator(&p);
        C::g2::generator(&q);
        C::g1::to_aff(&pa, &p);
        C::g2::to_aff(&qa, &q);
        return e(pa, qa);
    }
    static std::vector<elem> table() { return powers(generator().v); }

    elem random()
    {
        elem a;
        auto *c = reinterpret_cast<typename C::fp_t *>(&a);
        for (unsigned i = 0; i < C::k; i++)
            C::set_fp(&c[i], rng_.below(C::p));
        return a;
    }
    elem cyclotomic()
    {
        for (;;) {
            elem z, a = random();
            if (yes(Target::is_zero(&a)))
                continue;
            Target::easy_part(&z, &a);
            return z;
        }
    }

    static elem power(const elem &a, const model::Nat &n)
    {
        const auto w = model::to_words(n, (model::bits(n) + 63) / 64);
        elem r;
        Target::pow(&r, &a, w.data(), model::bits(n));
        return r;
    }
    static model::Nat nat(std::uint64_t n) { return model::from_words(&n, 1); }
    static model::Nat order() /* Phi_k(p) = q^2 - q + 1, q = p^(k/6) */
    {
        const model::Nat q = model::pow(nat(C::p), C::k / 6);
        return model::add(model::sub(model::mul(q, q), q), {1});
    }
    static bool member(const elem &a)
    {
        Gt g;
        g.v = a;
        return yes(C::gt::in_group(&g));
    }
    static bool has_order_r(const elem &a)
    {
        const elem b = power(a, nat(C::r));
        return yes(Target::is_one(&b));
    }

    Random rng_{0x746f79};
};

using ToyCurves = ::testing::Types<Bn, Bls12, Bls24, Bw6>;
TYPED_TEST_SUITE(ToyPairingTest, ToyCurves, Names);

TYPED_TEST(ToyPairingTest, EveryPairOfMultiples)
{
    using C = TypeParam;
    using S = typename C::sx;
    const auto &p = this->points1();
    const auto &q = this->points2();
    const auto g = this->table();
    EXPECT_FALSE(yes(S::is_one(&g[1])));
    typename S::t last;
    S::mul(&last, &g.back(), &g[1]);
    EXPECT_TRUE(yes(S::is_one(&last))) << "order r";
    std::size_t wrong = 0, done = 0;
    const auto check = [&](std::uint64_t a, std::uint64_t b) {
        const auto v = this->e(p[a], q[b]);
        wrong += !yes(S::eq(&v.v, &g[a * b % C::r]));
        done++;
    };
    if (C::r < 1000) {
        for (std::uint64_t a = 0; a < C::r; a++)
            for (std::uint64_t b = a % toy_step; b < C::r; b += toy_step)
                check(a, b);
        EXPECT_GE(done, C::r * (C::r / toy_step));
    } else {
        const std::uint64_t step = PAIRING_TOY_ALL ? 1 : 97;
        for (std::uint64_t a = 0; a < C::r; a += step) {
            check(a, 12345);
            if (!PAIRING_TOY_ALL || a % 10 == 0)
                check(54321, a);
        }
        EXPECT_GT(done, 2 * C::r / 97);
    }
    EXPECT_EQ(wrong, 0u);
}

TYPED_TEST(ToyPairingTest, MillerLoopAndFinalExponentiation)
{
    using C = TypeParam;
    using S = typename C::sx;
    const auto &p = this->points1();
    const auto &q = this->points2();
    const std::size_t step = 1 + C::r / 200;
    std::size_t wrong = 0;
    for (std::size_t a = 0; a < C::r; a += step)
        for (std::size_t b = 1; b < C::r; b += 1 + C::r / 7) {
            typename S::t f;
            typename C::gt_t r;
            C::miller_loop(&f, &p[a], &q[b]);
            wrong += yes(S::is_zero(&f)); /* no line vanishes */
            C::final_exponentiation(&r, &f);
            const auto v = this->e(p[a], q[b]);
            wrong += !yes(S::eq(&r.v, &v.v));
        }
    EXPECT_EQ(wrong, 0u);
}

/* e([a]P, Q) e([-b]P, Q) = 1 exactly for a = b; e([a]P, Q) e(-P, [a]Q) = 1 for every a */
TYPED_TEST(ToyPairingTest, ChecksOfTwoPairs)
{
    using C = TypeParam;
    const auto &p = this->points1();
    const auto &q = this->points2();
    std::size_t wrong = 0;
    const std::size_t step = C::r < 1000 ? 1 : 997;
    for (std::size_t a = 0; a < C::r; a += step) {
        const typename C::p_t ps[2] = {p[a], p[C::r - 1]};
        const typename C::q_t qs[2] = {q[1], q[a]};
        wrong += !yes(C::pairing_check(ps, qs, 2));
        for (std::size_t b = 0; b < C::r; b += C::r < 50 ? 1 : 1 + C::r / 11) {
            const typename C::p_t pb[2] = {p[a], p[(C::r - b) % C::r]};
            const typename C::q_t qb[2] = {q[1], q[1]};
            wrong += yes(C::pairing_check(pb, qb, 2)) != (a == b);
        }
    }
    EXPECT_EQ(wrong, 0u);
}

/* Products of n pairs, sums of a_i b_i modulo r: n up to 40 goes through three chunks. */
TYPED_TEST(ToyPairingTest, ProductsOfPairs)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using S = typename C::sx;
    const auto &p = this->points1();
    const auto &q = this->points2();
    const auto g = this->table();
    for (std::size_t n = 0; n <= 40; n++) {
        std::vector<typename C::p_t> ps;
        std::vector<typename C::q_t> qs;
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < n; i++) {
            const std::uint64_t a = this->rng_.below(i % 3 == 0 ? 3 : C::r);
            const std::uint64_t b = this->rng_.below(i % 4 == 0 ? 3 : C::r);
            ps.push_back(p[a]);
            qs.push_back(q[b]);
            sum = (sum + a * b) % C::r;
        }
        typename C::gt_t v;
        C::pairing_n(&v, ps.data(), qs.data(), n);
        EXPECT_TRUE(yes(S::eq(&v.v, &g[sum]))) << n << " pairs";
        EXPECT_EQ(yes(C::pairing_check(ps.data(), qs.data(), n)), sum == 0) << n << " pairs";
    }
}

TYPED_TEST(ToyPairingTest, EveryPowerInGt)
{
    using C = TypeParam;
    using S = typename C::sx;
    const auto g = this->table();
    std::size_t wrong = 0;
    const std::size_t bases = C::r < 1000 ? C::r : 2;
    for (std::size_t i = 0; i < bases; i++) {
        typename C::gt_t a, r;
        a.v = g[i == 1 && C::r > 1000 ? 65537 : i];
        const std::uint64_t base = i == 1 && C::r > 1000 ? 65537 : i;
        for (std::uint64_t k = i % toy_step; k < C::r; k += C::r < 1000 || PAIRING_TOY_ALL ? toy_step : 97) {
            typename C::fr_t s;
            C::set_fr(&s, k);
            C::gt::pow(&r, &a, &s);
            wrong += !yes(S::eq(&r.v, &g[base * k % C::r]));
            C::gt::pow_vartime(&r, &a, &s);
            wrong += !yes(S::eq(&r.v, &g[base * k % C::r]));
        }
    }
    EXPECT_EQ(wrong, 0u);
}

TYPED_TEST(ToyPairingTest, MembersOfGtAreAccepted)
{
    using C = TypeParam;
    const auto g = this->table();
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < g.size(); i += C::r < 1000 || PAIRING_TOY_ALL ? 1 : 97) {
        wrong += !this->member(g[i]);
        auto n = g[i];
        C::sx::neg(&n, &n);
        wrong += this->member(n);
    }
    EXPECT_EQ(wrong, 0u);
}

/* The test accepts the kernel of an endomorphism of the cyclotomic subgroup, which is cyclic: it is exact iff no
   element of a prime order other than r is accepted, and none of order r^2. BLS24: the prime orders
   below 10^6. A prime divisor of Phi_24(p) that does not divide 24 is 1 mod 24. */
TYPED_TEST(ToyPairingTest, MembershipIsExactAtEveryPrimeOrder)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using S = typename C::sx;
    const model::Nat n = this->order();
    model::Nat rest, left = n;
    std::vector<model::Nat> primes;
    for (std::uint64_t l = 2; model::bits(left) > 1; l++) {
        if (C::k == 24 && l > 1000000)
            break;
        if (C::k == 24 && l > 3 && l % 24 != 1)
            continue;
        if (l > 60000000)
            FAIL() << "a prime factor of the order is too large for trial division";
        if (model::bits(left) <= 63) {
            std::uint64_t m = model::to_words(left, 1)[0];
            if (l * l > m)
                l = m; /* what is left is prime */
            if (m % l != 0)
                continue;
        }
        model::Nat q = model::divide(left, this->nat(l), rest);
        if (!rest.empty())
            continue;
        primes.push_back(this->nat(l));
        while (rest.empty()) {
            left = q;
            q = model::divide(left, this->nat(l), rest);
        }
    }
    if (std::find(primes.begin(), primes.end(), this->nat(C::r)) == primes.end())
        primes.push_back(this->nat(C::r)); /* above the limit */
    EXPECT_GE(primes.size(), 2u);
    bool met_r = false;
    for (const model::Nat &l : primes) {
        model::Nat cofactor = model::divide(n, l, rest);
        bool again = true;
        while (again) { /* n over the whole power of l */
            const model::Nat q = model::divide(cofactor, l, rest);
            again = rest.empty();
            if (again)
                cofactor = q;
        }
        auto a = this->one();
        while (yes(S::is_one(&a)))
            a = this->power(this->cyclotomic(), cofactor);
        std::vector<typename S::t> chain{a}; /* of orders l^m, .., l */
        for (;;) {
            const auto b = this->power(chain.back(), l);
            if (yes(S::is_one(&b)))
                break;
            chain.push_back(b);
        }
        const bool is_r = l == this->nat(C::r);
        met_r = met_r || is_r;
        for (std::size_t i = 0; i < chain.size(); i++) {
            EXPECT_TRUE(yes(S::is_cyclotomic(&chain[i])));
            EXPECT_EQ(this->member(chain[i]), is_r && i + 1 == chain.size()) << "prime number of 32-bit digits "
                                                                            << l.size() << ", lowest " << l[0];
        }
    }
    EXPECT_TRUE(met_r);
}

TYPED_TEST(ToyPairingTest, MembershipOfRandomElements)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using S = typename C::sx;
    std::size_t wrong = 0;
    typename S::t zero, minus = this->one();
    S::set_zero(&zero);
    S::neg(&minus, &minus);
    EXPECT_FALSE(this->member(zero));
    EXPECT_FALSE(this->member(minus));
    EXPECT_TRUE(this->member(this->one()));
    const auto g = this->generator();
    for (int i = 0; i < 2000; i++) {
        const auto a = this->random();
        wrong += this->member(a) != this->has_order_r(a);
        const auto z = this->cyclotomic();
        wrong += this->member(z) != this->has_order_r(z);
        typename S::t m;
        S::mul(&m, &z, &g.v);
        wrong += this->member(m) != this->has_order_r(m);
    }
    EXPECT_EQ(wrong, 0u);
}

/* f^(c (p^k - 1)/r) with the family's c at this seed: BN 2x(6x^2 + 3x + 1), BLS 3, BW6 (form of BW6-761) x + 1 */
TYPED_TEST(ToyPairingTest, FinalExponentiationIsThePlainPower)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using S = typename C::sx;
    const std::int64_t x = C::x;
    const std::int64_t c = std::is_same_v<C, Bn> ? 2 * x * (6 * x * x + 3 * x + 1) : C::k == 6 ? x + 1 : 3;
    model::Nat rest;
    const model::Nat all = model::sub(model::pow(this->nat(C::p), C::k), {1});
    const model::Nat e = model::mul(model::divide(all, this->nat(C::r), rest), this->nat(std::uint64_t(std::abs(c))));
    ASSERT_TRUE(rest.empty());
    std::size_t wrong = 0;
    for (int i = 0; i < 200; i++) {
        const auto f = this->random();
        auto want = this->power(f, e);
        if (c < 0)
            S::inv(&want, &want);
        typename C::gt_t r;
        C::final_exponentiation(&r, &f);
        wrong += !yes(S::eq(&r.v, &want));
    }
    EXPECT_EQ(wrong, 0u);
}

/* In these fields zero coordinates turn up by themselves: compression along the powers of an element. */
TYPED_TEST(ToyPairingTest, CompressedSquaring)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using S = typename C::sx;
    constexpr std::size_t batch = 33;
    const auto z = this->cyclotomic();
    auto a = this->one();
    std::size_t wrong = 0;
    for (int round = 0; round < (PAIRING_TOY_ALL ? 30000 : 600); round++) {
        std::vector<typename S::t> in(batch), out(batch);
        std::vector<typename S::compressed> c(batch);
        for (std::size_t i = 0; i < batch; i++) {
            in[i] = a;
            S::compress(&c[i], &a);
            S::mul(&a, &a, &z);
        }
        S::decompress_n(out.data(), c.data(), batch);
        for (std::size_t i = 0; i < batch; i++)
            wrong += !yes(S::eq(&out[i], &in[i]));
        for (std::size_t i = 0; i < batch; i++)
            S::csqr(&c[i], &c[i]);
        S::decompress_n(out.data(), c.data(), batch);
        for (std::size_t i = 0; i < batch; i++) {
            typename S::t s, t;
            S::sqr(&s, &in[i]);
            S::cyc_sqr(&t, &in[i]);
            wrong += !yes(S::eq(&out[i], &s));
            wrong += !yes(S::eq(&t, &s));
        }
    }
    EXPECT_EQ(wrong, 0u);
}

/* The multiples of Q that the point of the loop runs through, modulo r with psi(Q) = [p]Q: which steps the formulas do
   not serve, and which lines are vertical. */
template <class C>
std::string lines(std::int64_t start, const std::vector<Column> &columns, const std::vector<std::int64_t> &tail,
                  std::int64_t sign)
{
    const auto r = static_cast<std::int64_t>(C::r), p = static_cast<std::int64_t>(C::p % C::r);
    const auto mod = [&](std::int64_t a) { return (a % r + r) % r; };
    std::string seen;
    std::int64_t t = mod(start);
    const auto add = [&](std::int64_t a) {
        if (t == 0)
            seen += "addition at infinity;";
        else if (t == mod(a))
            seen += "addition of equal points;";
        else if (t == mod(-a))
            seen += "vertical line;";
        t = mod(t + a);
    };
    for (const Column &c : columns) {
        if (t == 0)
            seen += "doubling at infinity;";
        t = mod(2 * t);
        if (c.q != 0)
            add(c.q);
        if (c.q1 != 0)
            add(c.q1 * p);
    }
    t = mod(sign * t);
    for (std::int64_t a : tail)
        add(mod(a));
    return seen;
}

TEST(ToyPairing, LinesOfTheLoops)
{
    /* BN: 6x + 2 = -10 = -(1010 in binary), then psi(Q) and -psi^2(Q) */
    const std::int64_t p = 373;
    EXPECT_EQ(6 * Bn::x + 2, -10);
    EXPECT_EQ(lines<Bn>(1, {{0, 0}, {1, 0}, {0, 0}}, {p, -(p % 349) * p}, -1), "");
    /* BLS: x = -5 = -(101) */
    EXPECT_EQ(lines<Bls12>(1, {{0, 0}, {1, 0}}, {}, -1), "");
    EXPECT_EQ(lines<Bls24>(1, {{0, 0}, {1, 0}}, {}, -1), "");
    /* BW6: (x + 1) on Q and (x^3 - x^2 - x) on psi(Q), negated: 1 and 10 = 1010 */
    EXPECT_EQ(Bw6::x + 1, -1);
    EXPECT_EQ(Bw6::x * Bw6::x * Bw6::x - Bw6::x * Bw6::x - Bw6::x, -10);
    EXPECT_EQ(lines<Bw6>(103981 % 37, {{0, 0}, {0, 1}, {1, 0}}, {}, -1), "vertical line;");
}

} // namespace
