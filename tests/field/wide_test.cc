/* SPDX-License-Identifier: Apache-2.0 */
/* Unreduced sums of products: every operation against the oracle at the ends of its range. */
#include "field_test.h"

template <class F> class FieldWide : public FieldTest<F> {};
TYPED_TEST_SUITE(FieldWide, TestFields, FieldNames);
#define USE_F                                                                                                 \
    typedef TypeParam F;                                                                                      \
    typedef typename F::t t;                                                                                  \
    typedef typename F::wide_t wide_t;                                                                        \
    const BigInt &p = this->mod, pR = p * this->R;                                                              \
    (void)sizeof(t);                                                                                          \
    (void)sizeof(wide_t)

/* Integers in [0, p*R) at and near the borders, and random ones. */
template <class F> static std::vector<BigInt> wide_edges(FieldTest<F> &f)
{
    const BigInt pR = f.mod * f.R;
    std::vector<BigInt> v = { 0, 1, f.mod, f.R - BigInt(1), f.R, f.R + BigInt(1), pR - BigInt(1), pR - BigInt(2),
                              pR - f.R, pR - f.R - BigInt(1), pR - f.mod, pR >> 1, (pR >> 1) + BigInt(1),
                              (f.mod - BigInt(1)) * (f.mod - BigInt(1)), f.mod * f.mod };
    for (std::size_t k = 63; k < 128 * F::limbs; k += 64) {
        v.push_back(BigInt::power_of_two(k) % pR);
        v.push_back((BigInt::power_of_two(k + 1) - BigInt(1)) % pR);
    }
    for (int i = 0; i < 20; i++) {
        const std::vector<std::uint64_t> w = f.random.words(2 * F::limbs);
        v.push_back(BigInt::from_words(w.data(), w.size()) % pR);
    }
    return v;
}

TYPED_TEST(FieldWide, SumsMatchReference)
{
    USE_F;
    for (const BigInt &x : wide_edges(*this))
        for (const BigInt &y : wide_edges(*this)) {
            const wide_t u = this->wide(x), v = this->wide(y);
            wide_t w;
            F::wide_add(&w, &u, &v);
            EXPECT_EQ(this->wide_value(w) % p, (x + y) % p);
            w = u;
            F::wide_add(&w, &w, &v);
            EXPECT_EQ(this->wide_value(w) % p, (x + y) % p);
            w = v;
            F::wide_add(&w, &u, &w);
            EXPECT_EQ(this->wide_value(w) % p, (x + y) % p);
            F::wide_sub(&w, &u, &v);
            EXPECT_EQ(this->wide_value(w) % p, (x - y) % p);
            w = v;
            F::wide_sub(&w, &u, &w);
            EXPECT_EQ(this->wide_value(w) % p, (x - y) % p);
            if (y <= x) {
                F::wide_sub_exact(&w, &u, &v);
                EXPECT_EQ(this->wide_value(w), x - y);
            }
        }
}

TYPED_TEST(FieldWide, MultiplesMatchReference)
{
    USE_F;
    for (const BigInt &x : wide_edges(*this)) {
        const wide_t u = this->wide(x);
        wide_t w;
        F::wide_dbl(&w, &u);
        EXPECT_EQ(this->wide_value(w) % p, (x + x) % p);
        F::wide_neg(&w, &u);
        EXPECT_EQ(this->wide_value(w) % p, -x % p);
        for (int k : { 0, 1, -1, 2, 3, -4, 5, -5, 9, 13, 31, -32, 63 }) {
            const BigInt n = k < 0 ? -BigInt(static_cast<std::uint64_t>(-k)) : BigInt(static_cast<std::uint64_t>(k));
            F::wide_mul_small(&w, &u, k);
            EXPECT_EQ(this->wide_value(w) % p, n * x % p) << k;
            w = u;
            F::wide_mul_small(&w, &w, k);
            EXPECT_EQ(this->wide_value(w) % p, n * x % p) << k;
        }
        for (const BigInt &y : { BigInt(0), BigInt(1), p - BigInt(1), this->draw() }) {
            const t a = this->element(y);
            w = u;
            F::wide_add_fe(&w, &a);
            EXPECT_EQ(this->wide_value(w) % p, (x + y * this->R * this->R) % p);
        }
    }
    wide_t zero;
    F::wide_set_zero(&zero);
    EXPECT_EQ(this->wide_value(zero), BigInt(0));
}

TYPED_TEST(FieldWide, ReductionMatchesReference)
{
    USE_F;
    std::vector<wide_t> ws;
    std::vector<BigInt> xs = wide_edges(*this);
    for (const BigInt &x : xs) {
        t r;
        ws.push_back(this->wide(x));
        F::reduce(&r, &ws.back());
        EXPECT_EQ(BigInt::from_words(r.l, F::limbs), x * this->R_inv % p) << x;
    }
    std::vector<t> rs(ws.size());
    F::reduce_n(rs.data(), ws.data(), ws.size());
    for (std::size_t i = 0; i < ws.size(); i++)
        EXPECT_EQ(BigInt::from_words(rs[i].l, F::limbs), xs[i] * this->R_inv % p);
    F::reduce_n(nullptr, nullptr, 0);
}

TYPED_TEST(FieldWide, ProductsMatchReference)
{
    USE_F;
    const std::vector<BigInt> v = this->edges();
    const std::vector<BigInt> starts = { 0, pR - BigInt(1), pR >> 1 };
    for (std::size_t i = 0; i < v.size(); i++) {
        const t a = this->element(v[i]);
        const BigInt x = BigInt::from_words(a.l, F::limbs);
        wide_t w;
        F::wide_sqr(&w, &a);
        EXPECT_EQ(this->wide_value(w), x * x);
        for (std::size_t j = 0; j < v.size(); j += 3) {
            const t b = this->element(v[j]);
            const BigInt y = BigInt::from_words(b.l, F::limbs);
            t r;
            F::wide_mul(&w, &a, &b);
            EXPECT_EQ(this->wide_value(w), x * y);
            F::reduce(&r, &w);
            EXPECT_EQ(this->value(r), v[i] * v[j] % p);
            for (const BigInt &s : starts) {
                w = this->wide(s);
                F::wide_mac(&w, &a, &b);
                EXPECT_EQ(this->wide_value(w) % p, (s + x * y) % p);
                w = this->wide(s);
                F::wide_msub(&w, &a, &b);
                EXPECT_EQ(this->wide_value(w) % p, (s - x * y) % p);
            }
        }
    }
}

/* The lazy form of a product in a quadratic extension: (a0+a1)(b0+b1) - a0 b0 - a1 b1 with sums left unreduced, at
   operands up to p - 1, where the product of the sums is largest. */
TYPED_TEST(FieldWide, LazySumsKeepTheirBound)
{
    USE_F;
    std::vector<BigInt> v = { 0, 1, p - BigInt(1), p - BigInt(2), p >> 1 };
    for (int i = 0; i < 10; i++)
        v.push_back(BigInt::from_words(this->element(this->draw()).l, F::limbs));
    for (const BigInt &a0 : v)
        for (const BigInt &a1 : v) {
            const BigInt &b0 = v[2], &b1 = a1;
            const t ta0 = this->stored(a0), ta1 = this->stored(a1), tb0 = this->stored(b0), tb1 = this->stored(b1);
            t sa, sb, r;
            wide_t u, v0, v1;
            F::add_lazy(&sa, &ta0, &ta1);
            F::add_lazy(&sb, &tb0, &tb1);
            const bool lazy = F::info().bits + 2 <= 64 * F::limbs;
            EXPECT_EQ(BigInt::from_words(sa.l, F::limbs), lazy ? a0 + a1 : (a0 + a1) % p);
            F::wide_mul(&u, &sa, &sb);
            F::wide_mul(&v0, &ta0, &tb0);
            F::wide_mul(&v1, &ta1, &tb1);
            if (lazy) {
                EXPECT_EQ(this->wide_value(u), (a0 + a1) * (b0 + b1));
                F::wide_sub_exact(&u, &u, &v0);
                F::wide_sub_exact(&u, &u, &v1);
                EXPECT_EQ(this->wide_value(u), a0 * b1 + a1 * b0);
            } else {
                F::wide_sub(&u, &u, &v0);
                F::wide_sub(&u, &u, &v1);
            }
            F::reduce(&r, &u);
            EXPECT_EQ(BigInt::from_words(r.l, F::limbs), (a0 * b1 + a1 * b0) % p * this->R_inv % p);
            F::wide_sqr(&u, &sa);
            F::reduce(&r, &u);
            EXPECT_EQ(BigInt::from_words(r.l, F::limbs), (a0 + a1) * (a0 + a1) % p * this->R_inv % p);
        }
}

/* A sum has no limit: a thousand products of the largest elements. */
TYPED_TEST(FieldWide, LongSumsMatchReference)
{
    USE_F;
    wide_t w;
    BigInt sum(0);
    F::wide_set_zero(&w);
    for (int i = 0; i < 1000; i++) {
        const BigInt x = i % 2 ? p - BigInt(1) : BigInt::from_words(this->element(this->draw()).l, F::limbs);
        const t a = this->stored(x), b = this->stored(p - BigInt(1));
        if (i % 3 == 2) {
            F::wide_msub(&w, &a, &b);
            sum = sum - x * (p - BigInt(1));
        } else {
            F::wide_mac(&w, &a, &b);
            sum = sum + x * (p - BigInt(1));
        }
    }
    t r;
    F::reduce(&r, &w);
    EXPECT_EQ(BigInt::from_words(r.l, F::limbs), sum % p * this->R_inv % p);
}
