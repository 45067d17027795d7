/* SPDX-License-Identifier: Apache-2.0 */
/* The target group: its operations, powers, exact membership, encodings. */
#include <algorithm>

#include "pairing/points.h"

namespace pairing_test {
namespace {

template <class C> class GtTest : public ::testing::Test {
  protected:
    using Gt = typename C::gt;
    using elem = typename Gt::t;
    using Sx = typename C::sx;
    using Top = Level<C, Sx>;

    static elem generator()
    {
        const auto p = multiple<C, typename C::g1>(1);
        const auto q = multiple<C, typename C::g2>(1);
        elem r;
        C::pairing(&r, &p, &q);
        return r;
    }
    elem random() { return base_power<C>(rng_.template field<typename C::fr>()); }

    /* a^e by gt_mul and gt_sqr alone, from the top bit */
    static elem slow_power(const elem &a, const model::Nat &e)
    {
        elem r = gt_one<C>();
        for (std::size_t i = model::bits(e); i-- > 0;) {
            Gt::sqr(&r, &r);
            if (model::bit(e, i))
                Gt::mul(&r, &r, &a);
        }
        return r;
    }

    static model::Nat integer(const typename C::fr::t &k)
    {
        std::uint64_t w[C::fr::limbs];
        C::fr::to_words(w, &k);
        return model::from_words(w, C::fr::limbs);
    }

    static bool in_group(const typename Sx::t &a)
    {
        elem g;
        g.v = a;
        return Gt::in_group(&g);
    }

    /* Membership by its definition: a^r = 1. */
    static bool has_order_r(const typename Sx::t &a)
    {
        const auto p = field_power<C>(a, group_order<C>());
        return Sx::is_one(&p);
    }

    void expect_rejected(const typename Sx::t &a)
    {
        EXPECT_FALSE(in_group(a));
        EXPECT_FALSE(has_order_r(a));
        elem g, r = gt_one<C>();
        g.v = a;
        std::uint8_t bytes[Gt::bytes];
        Gt::to_bytes(bytes, &g);
        EXPECT_EQ(Gt::from_bytes(&r, bytes, sizeof bytes), PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_TRUE(Sx::is_zero(&r.v));
        /* and its product by an element of the group */
        const elem b = this->random();
        typename Sx::t p;
        Sx::mul(&p, &a, &b.v);
        EXPECT_FALSE(in_group(p));
    }

    Random rng_{6};
};

TYPED_TEST_SUITE(GtTest, Curves, CurveName);

TYPED_TEST(GtTest, OperationsAreThoseOfTheField)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using GT = typename C::gt;
    for (int i = 0; i < 4; i++) {
        const auto a = i == 0 ? gt_one<C>() : this->random(), b = this->random();
        typename GT::t r, x, want;
        C::sx::mul(&want.v, &a.v, &b.v);
        GT::mul(&r, &a, &b);
        EXPECT_TRUE(same_gt<C>(r, want));
        x = a;
        GT::mul(&x, &x, &b);
        EXPECT_TRUE(same_gt<C>(x, want));
        x = b;
        GT::mul(&x, &a, &x);
        EXPECT_TRUE(same_gt<C>(x, want));
        C::sx::sqr(&want.v, &a.v);
        GT::sqr(&r, &a);
        EXPECT_TRUE(same_gt<C>(r, want));
        x = a;
        GT::sqr(&x, &x);
        EXPECT_TRUE(same_gt<C>(x, want));
        x = a;
        GT::mul(&x, &x, &x);
        EXPECT_TRUE(same_gt<C>(x, want));
        C::sx::inv(&want.v, &a.v);
        GT::inv(&r, &a);
        EXPECT_TRUE(same_gt<C>(r, want));
        GT::conj(&x, &a);
        EXPECT_TRUE(same_gt<C>(x, want));
        x = a;
        GT::inv(&x, &x);
        EXPECT_TRUE(same_gt<C>(x, want));
        for (unsigned j = 0; j <= C::k; j++) {
            C::sx::frob(&want.v, &a.v, j);
            GT::frob(&r, &a, j);
            EXPECT_TRUE(same_gt<C>(r, want)) << "j = " << j;
            EXPECT_TRUE(GT::in_group(&r));
        }
        EXPECT_TRUE(GT::eq(&a, &a));
        EXPECT_FALSE(GT::eq(&a, &b));
        EXPECT_EQ(GT::is_one(&a), i == 0);
        GT::copy(&x, &b);
        GT::cmov(&x, &a, false);
        EXPECT_TRUE(same_gt<C>(x, b));
        GT::cmov(&x, &a, true);
        EXPECT_TRUE(same_gt<C>(x, a));
    }
}

TYPED_TEST(GtTest, PowerIsRepeatedMultiplication)
{
    using C = TypeParam;
    using GT = typename C::gt;
    const auto g = this->generator();
    auto want = gt_one<C>();
    for (std::uint64_t k = 0; k < 70; k++) {
        typename GT::t r, x = g;
        const auto e = scalar<C>(k);
        GT::pow(&r, &g, &e);
        ASSERT_TRUE(same_gt<C>(r, want)) << k;
        GT::pow(&x, &x, &e);
        ASSERT_TRUE(same_gt<C>(x, want)) << k << " in place";
        GT::mul(&want, &want, &g);
    }
}

TYPED_TEST(GtTest, PowerOfEdgeScalars)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using GT = typename C::gt;
    using fr = typename C::fr;
    const auto g = this->random();
    std::vector<typename fr::t> scalars;
    for (std::uint64_t k : {UINT64_C(0), UINT64_C(1), UINT64_C(2), UINT64_C(3), UINT64_C(7), ~UINT64_C(0)}) {
        auto s = scalar<C>(k);
        scalars.push_back(s);
        fr::neg(&s, &s); /* r - k */
        scalars.push_back(s);
    }
    auto s = scalar<C>(1);
    for (unsigned i = 1; i < fr::bits; i++) { /* 2^i, 2^i - 1 at the borders of windows and words */
        fr::dbl(&s, &s);
        if (i % 64 < 2 || i % 64 == 63 || i % 37 == 0 || i + 1 == fr::bits) {
            auto t = s;
            scalars.push_back(t);
            const auto one = scalar<C>(1);
            fr::sub(&t, &t, &one);
            scalars.push_back(t);
        }
    }
    fr::halve(&s, &s);
    scalars.push_back(s);
    for (int i = 0; i < 4; i++)
        scalars.push_back(this->rng_.template field<fr>());
    for (const auto &k : scalars) {
        typename GT::t r;
        GT::pow(&r, &g, &k);
        EXPECT_TRUE(same_gt<C>(r, this->slow_power(g, this->integer(k))));
        typename GT::t v = g;
        GT::pow_vartime(&v, &v, &k);
        EXPECT_TRUE(same_gt<C>(v, r));
        const auto one = gt_one<C>();
        GT::pow(&r, &one, &k);
        EXPECT_TRUE(GT::is_one(&r));
    }
    /* g^(a + b) = g^a g^b, (g^a)^b = g^(a b) */
    const auto a = this->rng_.template field<fr>(), b = this->rng_.template field<fr>();
    typename fr::t sum, product;
    typename GT::t x, y, z;
    fr::add(&sum, &a, &b);
    fr::mul(&product, &a, &b);
    GT::pow(&x, &g, &a);
    GT::pow(&y, &g, &b);
    GT::mul(&y, &x, &y);
    GT::pow(&z, &g, &sum);
    EXPECT_TRUE(same_gt<C>(y, z));
    GT::pow(&x, &x, &b);
    GT::pow(&z, &g, &product);
    EXPECT_TRUE(same_gt<C>(x, z));
}

TYPED_TEST(GtTest, MembersAreAccepted)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    EXPECT_TRUE(this->in_group(TestFixture::Top::one()));
    for (int i = 0; i < 8; i++) {
        const auto a = i == 0 ? this->generator() : this->random();
        EXPECT_TRUE(this->in_group(a.v));
        EXPECT_TRUE(this->has_order_r(a.v));
        auto n = a.v; /* but not -a */
        C::sx::neg(&n, &n);
        EXPECT_FALSE(this->in_group(n));
    }
    for (int i = 0; i < 2; i++) {
        const auto f = TestFixture::Top::random(this->rng_);
        typename C::gt::t r;
        C::final_exponentiation(&r, &f);
        EXPECT_TRUE(this->in_group(r.v));
    }
}

/* Zero passed a test of membership by powers elsewhere; -1 has order 2. */
TYPED_TEST(GtTest, OthersAreRejected)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    EXPECT_FALSE(this->in_group(L::zero()));
    auto m = L::one();
    C::sx::neg(&m, &m);
    this->expect_rejected(m);
    this->expect_rejected(L::generator());
    /* elements of Fq and of the cubic extension */
    auto small = L::one();
    C::sx::dbl(&small, &small);
    this->expect_rejected(small);
    for (int i = 0; i < 4; i++) {
        const auto f = L::random(this->rng_);
        this->expect_rejected(f);
        typename C::sx::t z;
        Hidden<C>::easy_part(&z, &f);
        this->expect_rejected(z); /* cyclotomic, of an order that r does not exhaust */
    }
    const auto v = carried_for<C>("tower").at("cyclotomic");
    this->expect_rejected(target_from_json<C>(v.at("g3_zero")));
    this->expect_rejected(target_from_json<C>(v.at("g5_zero")));
}

/* Elements of each small prime order that divides the order of the cyclotomic subgroup: a test that is not exact
   accepts one of such an order (order 3 where its exponent has norm 3r). */
TYPED_TEST(GtTest, ElementsOfSmallOrderAreRejected)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using L = typename TestFixture::Top;
    const model::Nat n = cyclotomic_order<C>();
    unsigned found = 0;
    typename C::sx::t z;
    const auto f = L::random(this->rng_);
    Hidden<C>::easy_part(&z, &f);
    for (std::uint32_t l = 3; l < 20000; l += 2) {
        model::Nat rest;
        model::Nat q = model::divide(n, {l}, rest);
        if (!rest.empty())
            continue;
        bool prime = true;
        for (std::uint32_t d = 3; d * d <= l; d += 2)
            prime = prime && l % d != 0;
        if (!prime)
            continue;
        for (model::Nat next = model::divide(q, {l}, rest); rest.empty(); next = model::divide(q, {l}, rest))
            q = next; /* the whole power of l */
        auto a = field_power<C>(z, q);
        if (C::sx::is_one(&a))
            continue;
        for (;;) { /* down to order l */
            const auto b = field_power<C>(a, {l});
            if (C::sx::is_one(&b))
                break;
            a = b;
        }
        found++;
        this->expect_rejected(a);
    }
    this->RecordProperty("small_orders", static_cast<int>(found));
    /* r divides the order of the subgroup, and only once */
    model::Nat rest;
    const model::Nat h = model::divide(n, group_order<C>(), rest);
    EXPECT_TRUE(rest.empty());
    EXPECT_FALSE(model::mod(h, group_order<C>()).empty());
}

TYPED_TEST(GtTest, EncodingIsStrict)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using GT = typename C::gt;
    constexpr std::size_t n = C::fp::bytes;
    static_assert(GT::bytes == C::sx::degree * n, "all coefficients");
    for (int i = 0; i < 3; i++) {
        const auto a = i == 0 ? gt_one<C>() : this->random();
        std::vector<std::uint8_t> bytes(GT::bytes), want;
        GT::to_bytes(bytes.data(), &a);
        for (unsigned k = C::sx::degree; k-- > 0;) {
            std::uint8_t c[n];
            C::fp::to_bytes_be(c, &TestFixture::Top::coefficients(&a.v)[k]);
            want.insert(want.end(), c, c + n);
        }
        EXPECT_EQ(to_hex(bytes), to_hex(want));
        typename GT::t r;
        EXPECT_EQ(GT::from_bytes(&r, bytes.data(), bytes.size()), PAIRING_OK);
        EXPECT_TRUE(same_gt<C>(r, a));
        bytes.push_back(0);
        for (std::size_t len : {std::size_t{0}, std::size_t{1}, GT::bytes - 1, GT::bytes + 1}) {
            r = a;
            EXPECT_EQ(GT::from_bytes(&r, bytes.data(), len), PAIRING_ERR_LENGTH);
            EXPECT_TRUE(C::sx::is_zero(&r.v));
        }
        bytes.pop_back();
        const auto p = model::to_words(modulus<C>(), (n + 7) / 8);
        for (unsigned k = 0; k < C::sx::degree; k++) { /* p added to a coefficient */
            auto bad = bytes;
            unsigned carry = 0;
            for (std::size_t b = 0; b < n; b++) {
                std::uint8_t &byte = bad[k * n + n - 1 - b];
                carry += byte + static_cast<unsigned>(p[b / 8] >> (8 * (b % 8)) & 0xff);
                byte = static_cast<std::uint8_t>(carry);
                carry >>= 8;
            }
            if (carry != 0)
                continue; /* does not fit: the value would be another one */
            r = a;
            EXPECT_EQ(GT::from_bytes(&r, bad.data(), bad.size()), PAIRING_ERR_RANGE);
            EXPECT_TRUE(C::sx::is_zero(&r.v));
        }
        auto zero = bytes;
        std::fill(zero.begin(), zero.end(), static_cast<std::uint8_t>(0));
        r = a;
        EXPECT_EQ(GT::from_bytes(&r, zero.data(), zero.size()), PAIRING_ERR_NOT_IN_SUBGROUP);
    }
}

/* Products of powers: borders of the chunks, repeated elements, ones, scalars 0 and r - 1. */
TYPED_TEST(GtTest, MultiPowIsTheProductOfPowers)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using GT = typename C::gt;
    constexpr std::size_t most = 13;
    std::vector<typename GT::t> a(most);
    std::vector<typename C::fr::t> k(most);
    for (std::size_t i = 0; i < most; i++) {
        a[i] = i % 6 == 4 ? gt_one<C>() : i % 6 == 5 ? a[i - 2] : this->random();
        k[i] = i % 5 == 3 ? scalar<C>(0) : this->rng_.template field<typename C::fr>();
        if (i % 5 == 4) {
            k[i] = scalar<C>(1);
            C::fr::neg(&k[i], &k[i]);
        }
    }
    auto want = gt_one<C>();
    for (std::size_t n = 0; n <= most; n++) {
        typename GT::t r;
        GT::multi_pow(&r, a.data(), k.data(), n);
        EXPECT_TRUE(same_gt<C>(r, want)) << n;
        GT::multi_pow_vartime(&r, a.data(), k.data(), n);
        EXPECT_TRUE(same_gt<C>(r, want)) << n;
        if (n == most)
            break;
        const auto p = this->slow_power(a[n], this->integer(k[n]));
        GT::mul(&want, &want, &p);
    }
    auto in_place = a; /* the result may be one of the elements */
    GT::multi_pow(&in_place[2], in_place.data(), k.data(), most);
    EXPECT_TRUE(same_gt<C>(in_place[2], want));
    in_place = a;
    GT::multi_pow_vartime(&in_place[most - 1], in_place.data(), k.data(), most);
    EXPECT_TRUE(same_gt<C>(in_place[most - 1], want));
    GT::multi_pow(&in_place[0], nullptr, nullptr, 0);
    EXPECT_TRUE(GT::is_one(&in_place[0]));
}

TYPED_TEST(GtTest, TablePowersArePowers)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using GT = typename C::gt;
    using fr = typename C::fr;
    EXPECT_EQ(GT::table_len(0), 0u);
    EXPECT_EQ(GT::table_len(9), 0u);
    for (unsigned w = 1; w <= 8; w++) {
        const auto g = w == 3 ? gt_one<C>() : this->random();
        std::vector<typename GT::t> table(GT::table_len(w));
        GT::table_init(table.data(), w, &g);
        EXPECT_TRUE(same_gt<C>(table[0], g));
        std::vector<typename fr::t> scalars{scalar<C>(0), scalar<C>(1), scalar<C>(~UINT64_C(0))};
        for (int i = 0; i < 3; i++) {
            auto s = scalars[static_cast<std::size_t>(i)];
            fr::neg(&s, &s);
            scalars.push_back(s);
            scalars.push_back(this->rng_.template field<fr>());
        }
        for (const auto &k : scalars) {
            typename GT::t r, v;
            const auto want = this->slow_power(g, this->integer(k));
            GT::table_pow(&r, table.data(), w, &k);
            EXPECT_TRUE(same_gt<C>(r, want)) << w;
            GT::table_pow_vartime(&v, table.data(), w, &k);
            EXPECT_TRUE(same_gt<C>(v, want)) << w;
        }
    }
}

TYPED_TEST(GtTest, CompressedFormIsStrict)
{
    PAIRING_SEED_TRACE();
    using C = TypeParam;
    using GT = typename C::gt;
    using Cu = typename C::cu;
    static_assert(2 * GT::compressed_bytes == GT::bytes, "half the size");
    for (int i = 0; i < 4; i++) {
        const auto a = i == 0 ? gt_one<C>() : this->random();
        std::vector<std::uint8_t> bytes(GT::compressed_bytes);
        GT::to_bytes_compressed(bytes.data(), &a);
        /* c*b = 1 + a, and 0 for the element 1 alone */
        typename Cu::t c, s, one;
        ASSERT_EQ(Cu::from_bytes_be(&c, bytes.data()), PAIRING_OK);
        EXPECT_EQ(Cu::is_zero(&c), i == 0);
        Cu::set_one(&one);
        Cu::mul(&s, &c, &a.v.c1);
        Cu::sub(&s, &s, &one);
        EXPECT_EQ(Cu::eq(&s, &a.v.c0), i != 0);
        typename GT::t r;
        EXPECT_EQ(GT::from_bytes_compressed(&r, bytes.data(), bytes.size()), PAIRING_OK);
        EXPECT_TRUE(same_gt<C>(r, a));
        /* -c is the inverse */
        typename GT::t inv;
        Cu::neg(&c, &c);
        Cu::to_bytes_be(bytes.data(), &c);
        EXPECT_EQ(GT::from_bytes_compressed(&r, bytes.data(), bytes.size()), PAIRING_OK);
        GT::inv(&inv, &a);
        EXPECT_TRUE(same_gt<C>(r, inv));
        bytes.push_back(0);
        for (std::size_t len : {std::size_t{0}, GT::compressed_bytes - 1, GT::compressed_bytes + 1, GT::bytes}) {
            r = a;
            EXPECT_EQ(GT::from_bytes_compressed(&r, bytes.data(), len), PAIRING_ERR_LENGTH);
            EXPECT_TRUE(C::sx::is_zero(&r.v));
        }
        bytes.pop_back();
        for (std::size_t k = 0; k < GT::compressed_bytes; k += C::fp::bytes) { /* a coefficient of all ones */
            auto bad = bytes;
            std::fill_n(bad.begin() + static_cast<std::ptrdiff_t>(k), C::fp::bytes, static_cast<std::uint8_t>(0xff));
            r = a;
            EXPECT_EQ(GT::from_bytes_compressed(&r, bad.data(), bad.size()), PAIRING_ERR_RANGE);
            EXPECT_TRUE(C::sx::is_zero(&r.v));
        }
        /* another c is an element of the torus outside GT, among them c = 1 and the forms of cyclotomic elements */
        Cu::add(&c, &c, &one);
        Cu::to_bytes_be(bytes.data(), &c);
        r = a;
        EXPECT_EQ(GT::from_bytes_compressed(&r, bytes.data(), bytes.size()), PAIRING_ERR_NOT_IN_SUBGROUP);
        EXPECT_TRUE(C::sx::is_zero(&r.v));
    }
    typename GT::t z, r;
    const auto f = TestFixture::Top::random(this->rng_);
    Hidden<C>::easy_part(&z.v, &f);
    std::vector<std::uint8_t> bytes(GT::compressed_bytes);
    GT::to_bytes_compressed(bytes.data(), &z);
    EXPECT_EQ(GT::from_bytes_compressed(&r, bytes.data(), bytes.size()), PAIRING_ERR_NOT_IN_SUBGROUP);
}

} // namespace
} // namespace pairing_test
