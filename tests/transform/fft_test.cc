/* SPDX-License-Identifier: Apache-2.0 */
/* Fourier transforms over the scalar fields: the definition, the laws, every engine against the portable one, polynomials. */
#include "transform/fft_test.h"

namespace pairing_test {
namespace {

TYPED_TEST_SUITE(FftTest, Curves, CurveName);

#define USING \
    using T = TestFixture; \
    using fft PAIRING_UNUSED = typename T::fft; \
    using E PAIRING_UNUSED = typename T::E; \
    using V PAIRING_UNUSED = typename T::V; \
    using Plan PAIRING_UNUSED = typename T::Plan; \
    PAIRING_SEED_TRACE()

TYPED_TEST(FftTest, RootHasTheOrderOfTheLength)
{
    USING;
    for (Index n = 1; n <= 1024; n *= 2) {
        const Plan p(n);
        EXPECT_TRUE(T::same(T::power(p.w, n), T::number(1)));
        const E half = T::power(p.w, n / 2), expected = n == 1 ? T::number(1) : T::sub(T::number(0), T::number(1));
        EXPECT_TRUE(T::same(half, expected)) << n;
    }
}

TYPED_TEST(FftTest, IsTheDefinitionForEveryLengthTo256)
{
    USING;
    for (const std::string &engine : T::engines()) {
        SCOPED_TRACE(engine);
        ASSERT_EQ(pairing_set_engine(engine.c_str()), PAIRING_OK);
        for (Index n = 1; n <= 256; n *= 2) {
            const Plan p(n);
            const V a = this->random(n);
            const E s = this->rng.template field<typename T::f>(), one = T::number(1);
            const V values = T::transform(a, p.w, one), back = T::transform(a, T::inverse(p.w), one);
            const V coset = T::transform(a, p.w, s);
            const V all = p.run(fft::dif, a);
            for (Index i = 0; i < n; i++)
                ASSERT_TRUE(T::same(all[reversed(i, n)], values[i])) << n << " place " << i;
            EXPECT_TRUE(T::same(p.run(fft::dit, p.reverse(a)), values)) << n;
            EXPECT_TRUE(T::same(p.reverse(p.run(fft::coset_dif, a, s)), coset)) << n;
            EXPECT_TRUE(T::same(p.run(fft::coset_dit, p.reverse(a), s), coset)) << n;
            V scaled = back;
            for (E &x : scaled)
                x = T::mul(x, T::inverse(T::number(n)));
            EXPECT_TRUE(T::same(p.reverse(p.run(fft::inverse_dif, a)), scaled)) << n;
            EXPECT_TRUE(T::same(p.run(fft::inverse_dit, p.reverse(a)), scaled)) << n;
            EXPECT_TRUE(T::same(p.run(fft::coset_inverse_dit, p.reverse(coset), s), a)) << n;
            EXPECT_TRUE(T::same(p.reverse(p.run(fft::coset_inverse_dif, coset, s)), a)) << n;
        }
    }
}

/* These lengths cross the borders between blocks, passes and numbers of threads; larger ones are in fft_large_test.cc. */
TYPED_TEST(FftTest, RoundTripsAndEnginesAgree) { round_trips(this, 0, 13); }

TYPED_TEST(FftTest, CosetsRoundTripAndEnginesAgree)
{
    USING;
    const E s = this->rng.template field<typename T::f>();
    for (unsigned k = 0; k <= 13; k++) {
        const Plan p(Index(1) << k);
        const V a = this->random(p.n);
        V down, up;
        for (const std::string &engine : T::engines()) {
            SCOPED_TRACE(engine + " 2^" + std::to_string(k));
            ASSERT_EQ(pairing_set_engine(engine.c_str()), PAIRING_OK);
            const V d = p.run(fft::coset_dif, a, s), u = p.run(fft::coset_dit, a, s);
            if (down.empty()) {
                down = d;
                up = u;
                EXPECT_TRUE(T::same(d[reversed(3 % p.n, p.n)], T::eval(a, T::mul(s, T::power(p.w, 3)))));
            }
            EXPECT_TRUE(T::same(d, down));
            EXPECT_TRUE(T::same(u, up));
            EXPECT_TRUE(T::same(p.run(fft::coset_inverse_dit, d, s), a));
            EXPECT_TRUE(T::same(p.run(fft::coset_inverse_dif, u, s), a));
        }
    }
}

TYPED_TEST(FftTest, IsLinear)
{
    USING;
    const Plan p(512);
    const V a = this->random(p.n), b = this->random(p.n);
    const E c = this->rng.template field<typename T::f>();
    V sum(p.n);
    for (Index i = 0; i < p.n; i++)
        sum[i] = T::add(a[i], T::mul(c, b[i]));
    const V fa = p.run(fft::dif, a), fb = p.run(fft::dif, b), fs = p.run(fft::dif, sum);
    for (Index i = 0; i < p.n; i++)
        EXPECT_TRUE(T::same(fs[i], T::add(fa[i], T::mul(c, fb[i]))));
}

TYPED_TEST(FftTest, ProductsPlaceByPlaceAreConvolutions)
{
    USING;
    for (Index n = 1; n <= 64; n *= 2) {
        const Plan p(n);
        const V a = this->random(n), b = this->random(n);
        V c = T::fill(n, T::number(0)), fa = p.run(fft::dif, a);
        const V fb = p.run(fft::dif, b);
        for (Index i = 0; i < n; i++)
            for (Index j = 0; j < n; j++)
                c[(i + j) % n] = T::add(c[(i + j) % n], T::mul(a[i], b[j]));
        for (Index i = 0; i < n; i++)
            fa[i] = T::mul(fa[i], fb[i]);
        EXPECT_TRUE(T::same(p.run(fft::inverse_dit, fa), c)) << n;
    }
}

TYPED_TEST(FftTest, RefusesWhatIsNoLengthAndNoPlan)
{
    USING;
    typename fft::t plan, none;
    V storage(8);
    E x = T::number(3), zero = T::number(0), y = x;
    std::memset(&none, 0, sizeof none);
    for (Index n : { Index(0), Index(3), Index(12), Index(1000), Index(1) << 25, Index(3) << 24 }) {
        EXPECT_EQ(fft::len(n), 0u);
        EXPECT_EQ(fft::init(&plan, storage.data(), storage.size(), n), PAIRING_ERR_TRANSFORM_LENGTH) << n;
        EXPECT_EQ(std::memcmp(&plan, &none, sizeof plan), 0);
    }
    EXPECT_EQ(fft::len(1), 1u);
    EXPECT_EQ(fft::len(16), 8u);
    EXPECT_EQ(fft::init(&plan, storage.data(), 7, 16), PAIRING_ERR_STORAGE);
    EXPECT_EQ(std::memcmp(&plan, &none, sizeof plan), 0);
    EXPECT_EQ(fft::init(&plan, storage.data(), 8, 16), PAIRING_OK);
    for (Index n = Index(1) << 24; n > 0 && fft::len(n) == 0; n /= 2) {
        EXPECT_EQ(fft::init(&plan, storage.data(), storage.size(), n), PAIRING_ERR_NO_ROOT) << n;
    }
    EXPECT_EQ(fft::length(&none), 0u);
    fft::root(&y, &none);
    EXPECT_TRUE(T::same(y, zero));
    for (auto fn : { fft::dif, fft::dit, fft::inverse_dif, fft::inverse_dit, fft::bit_reverse })
        EXPECT_EQ(fn(storage.data(), &none), PAIRING_ERR_ARGUMENT);
    const Plan p(4);
    V a = this->random(4);
    const V before = a;
    for (auto fn : { fft::coset_dif, fft::coset_dit, fft::coset_inverse_dif, fft::coset_inverse_dit }) {
        EXPECT_EQ(fn(a.data(), &none, &x), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(fn(a.data(), &p.plan, &zero), PAIRING_ERR_ARGUMENT);
    }
    EXPECT_EQ(fft::coset_div_vanishing(a.data(), &none, &x), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(fft::coset_div_vanishing(a.data(), &p.plan, &p.w), PAIRING_ERR_NOT_INVERTIBLE);
    EXPECT_EQ(fft::lagrange_eval(&y, a.data(), &none, &x), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(fft::lagrange_basis(a.data(), &none, &x), PAIRING_ERR_ARGUMENT);
    EXPECT_EQ(fft::poly_div_vanishing(a.data(), a.data(), 4, &none), PAIRING_ERR_ARGUMENT);
    EXPECT_TRUE(T::same(a, before));
}

TYPED_TEST(FftTest, MultipliesPolynomials)
{
    USING;
    for (const std::string &engine : T::engines()) {
        SCOPED_TRACE(engine);
        ASSERT_EQ(pairing_set_engine(engine.c_str()), PAIRING_OK);
        const Plan p(128);
        for (Index la : { Index(0), Index(1), Index(2), Index(50), Index(64), Index(128) })
            for (Index lb : { Index(0), Index(1), Index(65), Index(79) }) {
                const V a = this->random(la), b = this->random(lb);
                V r = T::fill(128, T::number(7)), scratch(128), c = T::fill(la + lb + 128, T::number(0));
                for (Index i = 0; i < la; i++)
                    for (Index j = 0; j < lb; j++)
                        c[i + j] = T::add(c[i + j], T::mul(a[i], b[j]));
                c.resize(128);
                const bool fits = la == 0 || lb == 0 || la + lb - 1 <= 128;
                EXPECT_EQ(fft::poly_mul(r.data(), a.data(), la, b.data(), lb, scratch.data(), &p.plan),
                          fits ? PAIRING_OK : PAIRING_ERR_ARGUMENT);
                EXPECT_TRUE(T::same(r, fits ? c : T::fill(128, T::number(0)))) << la << " " << lb;
                if (!fits)
                    continue;
                r = a;
                r.resize(128, T::number(9));
                EXPECT_EQ(fft::poly_mul(r.data(), r.data(), la, b.data(), lb, scratch.data(), &p.plan), PAIRING_OK);
                EXPECT_TRUE(T::same(r, c));
                r = b;
                r.resize(128, T::number(9));
                EXPECT_EQ(fft::poly_mul(r.data(), a.data(), la, r.data(), lb, scratch.data(), &p.plan), PAIRING_OK);
                EXPECT_TRUE(T::same(r, c));
            }
    }
}

TYPED_TEST(FftTest, DividesByALinearFactor)
{
    USING;
    for (Index len : { 0, 1, 2, 3, 17, 100 }) {
        const V a = this->random(len);
        const E x = this->rng.template field<typename T::f>();
        E value, rest;
        V q = T::fill(len + 1, T::number(5)), back = T::fill(len, T::number(0));
        fft::poly_eval(&value, a.data(), len, &x);
        EXPECT_TRUE(T::same(value, T::eval(a, x)));
        fft::poly_div_linear(q.data(), &rest, a.data(), len, &x);
        EXPECT_TRUE(T::same(rest, value));
        EXPECT_TRUE(T::same(q[len == 0 ? 0 : len - 1], T::number(5))) << "written beyond len - 1";
        for (Index i = 0; i + 1 < len; i++) {
            back[i + 1] = T::add(back[i + 1], q[i]);
            back[i] = T::sub(back[i], T::mul(x, q[i]));
        }
        if (len > 0)
            back[0] = T::add(back[0], rest);
        EXPECT_TRUE(T::same(back, a));
        V in_place = a;
        fft::poly_div_linear(in_place.data(), &rest, in_place.data(), len, &x);
        for (Index i = 0; i + 1 < len; i++)
            EXPECT_TRUE(T::same(in_place[i], q[i]));
    }
}

TYPED_TEST(FftTest, DividesByTheVanishingPolynomial)
{
    USING;
    const Plan p(8), big(32);
    for (Index len : { 0, 1, 8, 9, 16, 17, 32 }) {
        const V a = this->random(len);
        V r(len), back = a;
        ASSERT_EQ(fft::poly_div_vanishing(r.data(), a.data(), len, &p.plan), PAIRING_OK);
        for (Index i = 0; i < len; i++)
            back[i] = T::number(0);
        for (Index i = 0; i < len && i < 8; i++)
            back[i] = r[i];
        for (Index i = 8; i < len; i++) {
            back[i] = T::add(back[i], r[i]);
            back[i - 8] = T::sub(back[i - 8], r[i]);
        }
        EXPECT_TRUE(T::same(back, a)) << len;
        V in_place = a;
        ASSERT_EQ(fft::poly_div_vanishing(in_place.data(), in_place.data(), len, &p.plan), PAIRING_OK);
        EXPECT_TRUE(T::same(in_place, r));
    }
    /* on a coset, where a multiple of X^8 - 1 has an exact quotient: values on 8 points tell a quotient of degree below 8 */
    const E s = T::number(11);
    const V q = this->random(8);
    V f = T::fill(16, T::number(0));
    for (Index i = 0; i < 8; i++) {
        f[i + 8] = q[i];
        f[i] = T::sub(T::number(0), q[i]);
    }
    V values = T::transform(f, p.w, s);
    values.resize(8);
    ASSERT_EQ(fft::coset_div_vanishing(values.data(), &p.plan, &s), PAIRING_OK);
    EXPECT_TRUE(T::same(p.run(fft::coset_inverse_dit, p.reverse(values), s), q));
}

TYPED_TEST(FftTest, EvaluatesByValuesAlsoInTheDomain)
{
    USING;
    for (Index n : { 1, 2, 4, 64, 128, 256 }) {
        const Plan p(n);
        const V a = this->random(n), values = T::transform(a, p.w, T::number(1));
        V basis(n);
        E r;
        for (Index i = 0; i < 12; i++) {
            const E x = i < 4 ? T::power(p.w, i * n / 4 + i) : i == 4 ? T::number(0) : this->rng.template field<typename T::f>();
            ASSERT_EQ(fft::lagrange_eval(&r, values.data(), &p.plan, &x), PAIRING_OK);
            EXPECT_TRUE(T::same(r, T::eval(a, x))) << n << " " << i;
            ASSERT_EQ(fft::lagrange_basis(basis.data(), &p.plan, &x), PAIRING_OK);
            E sum = T::number(0);
            for (Index k = 0; k < n; k++)
                sum = T::add(sum, T::mul(basis[k], values[k]));
            EXPECT_TRUE(T::same(sum, r));
        }
        for (Index i = 0; i < n; i += n < 4 ? 1 : n / 4) {
            const E x = T::power(p.w, i);
            ASSERT_EQ(fft::lagrange_basis(basis.data(), &p.plan, &x), PAIRING_OK);
            for (Index k = 0; k < n; k++)
                EXPECT_TRUE(T::same(basis[k], T::number(k == i)));
        }
    }
}

} // namespace
} // namespace pairing_test
