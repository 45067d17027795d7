/* SPDX-License-Identifier: Apache-2.0 */
/* The residue model of the six base fields against integers. */
#include "field/rns_model/model.h"
#include "field/rns_model/ports.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace pairing_test {
namespace {

const ct_mask all_ones = ~ct_mask(0);
const std::uint64_t lane_max = (UINT64_C(1) << 52) - 1;

class RnsModel : public ::testing::TestWithParam<const rns_model_port_t *> {
  protected:
    RnsModel() : m(*GetParam()), t(m.t) { std::memset(t.counts, 0, sizeof *t.counts); }

    BigInt random_below(const BigInt &n)
    {
        const std::vector<std::uint64_t> w = random.words(2 * t.limbs + 2);
        return BigInt::from_words(w.data(), w.size()) % n;
    }
    /* Values at the borders, and random ones. */
    std::vector<BigInt> values(std::size_t extra)
    {
        const BigInt h = (m.p - 1) / 2;
        std::vector<BigInt> v = { 0, 1, 2, 3, m.p - 1, m.p - 2, h, h + 1, m.mont_r % m.p, m.mont_r * m.mont_r % m.p,
                               m.ma % m.p, m.mb % m.p, m.p - m.ma % m.p, BigInt(~UINT64_C(0)) % m.p };
        for (std::size_t i = 0; i < extra; i++)
            v.push_back(random_below(m.p));
        return v;
    }
    /* Elements whose integers lie anywhere in +-bound (units of the engine), with lanes anywhere below 2^52. */
    Words random_element(std::uint64_t bound)
    {
        const BigInt range = BigInt(bound) * m.p / BigInt(t.r_unit);
        BigInt r = random.below(8) == 0 ? range : random_below(range + 1);
        if (random.below(8) == 0) r = m.p * BigInt(random.below(bound / t.r_unit + 1)); /* a zero of the field */
        if (random.below(2) == 0) r = -r;
        const std::uint64_t caps[] = { 0, lane_max, random.below(lane_max) };
        return m.encode(r, caps[random.below(3)], caps[random.below(3)], bound);
    }
    void expect(const Words &x, const BigInt &value, const char *what)
    {
        EXPECT_EQ(m.fault(x), "") << what;
        EXPECT_EQ(m.value(x), value % m.p) << what;
    }
    Words unary(void (*f)(std::uint64_t *, const std::uint64_t *), const Words &a)
    {
        Words r = m.element();
        f(r.data(), a.data());
        return r;
    }
    Words binary(void (*f)(std::uint64_t *, const std::uint64_t *, const std::uint64_t *), const Words &a, const Words &b)
    {
        Words r = m.element();
        f(r.data(), a.data(), b.data());
        return r;
    }
    Words reduce(const Words &w)
    {
        Words r = m.element();
        t.reduce_n(r.data(), w.data(), 1);
        return r;
    }
    std::uint64_t forced() const { return t.counts->refresh + t.counts->refresh_wide; }

    Model m;
    const rns_model_port_t &t;
    Random random;
};

TEST_P(RnsModel, ModuliAndScalesAreWhatTheyClaim)
{
    const BigInt w = BigInt(lane_max) + 1;
    std::vector<std::uint64_t> all(t.a, t.a + t.len);
    all.insert(all.end(), t.b, t.b + t.len);
    for (std::uint64_t x : all) {
        EXPECT_TRUE(BigInt(x).is_prime()) << x;
        EXPECT_LT(x, UINT64_C(1) << t.bits);
    }
    std::sort(all.begin(), all.end());
    EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end());
    for (std::size_t i = 0; i < t.len; i++) {
        const BigInt a = BigInt(t.a[i]), b = BigInt(t.b[i]), al = BigInt(t.alpha[i]);
        EXPECT_EQ((al * al * m.p * (m.ma / a) + w) % a, BigInt(0));
        EXPECT_EQ(BigInt(t.beta[i]) * (m.mb / b) % b, BigInt(1));
    }
    /* the claims that everything rests on, once more by other means: a sum at its bound still reduces to an integer below
     * MB/2, and normal products reduce to normal elements */
    const BigInt unit = BigInt(t.r_unit), base = BigInt(t.r_base) * m.p / unit + 1;
    EXPECT_LT((BigInt(t.wide_max) * m.p * m.p / (unit * unit) / m.ma + base) * 2, m.mb);
    const BigInt n = BigInt(t.r_normal);
    EXPECT_LE(BigInt(t.wide_count) * n * n * m.p / (unit * m.ma) + BigInt(t.r_base), n);
    EXPECT_LE(BigInt(t.r_max) * BigInt(t.r_max), BigInt(t.wide_max));
}

TEST_P(RnsModel, LoadAndStoreAreInverse)
{
    PAIRING_SEED_TRACE();
    for (const BigInt &v : values(100)) {
        const Words w = (v * m.mont_r % m.p).words(t.limbs);
        Words x = m.element(), out(t.limbs);
        t.load(x.data(), w.data());
        expect(x, v, "load");
        EXPECT_LE(m.bound_r(x), t.r_normal);
        t.store(out.data(), x.data());
        EXPECT_EQ(out, w);
    }
}

TEST_P(RnsModel, StoreIsCanonicalForAnyIntegerAndAnyLanes)
{
    PAIRING_SEED_TRACE();
    for (int i = 0; i < 200; i++) {
        const Words x = random_element(i % 2 == 0 ? t.r_max : t.r_normal);
        Words out(t.limbs);
        t.store(out.data(), x.data());
        EXPECT_EQ(BigInt::from_words(out.data(), t.limbs), m.value(x) * m.mont_r % m.p);
    }
}

TEST_P(RnsModel, ArithmeticMatchesIntegers)
{
    PAIRING_SEED_TRACE();
    const std::vector<BigInt> vs = values(10);
    const BigInt half = BigInt::inverse(2, m.p);
    for (const BigInt &u : vs) {
        const Words x = m.encode(m.home(u));
        expect(unary(t.neg, x), -u, "neg");
        expect(unary(t.dbl, x), u + u, "dbl");
        expect(unary(t.tpl, x), u * 3, "tpl");
        expect(unary(t.halve, x), u * half, "halve");
        expect(unary(t.sqr, x), u * u, "sqr");
        expect(unary(t.inv, x), BigInt::inverse(u, m.p), "inv");
        for (int k : { 0, 1, -1, 2, 5, -5, 13, -12, 1023, -1023 }) {
            Words r = m.element();
            t.mul_small(r.data(), x.data(), k);
            expect(r, u * number(k), "mul_small");
        }
        for (const BigInt &v : vs) {
            const Words y = m.encode(m.home(v));
            expect(binary(t.add, x, y), u + v, "add");
            expect(binary(t.sub, x, y), u - v, "sub");
            expect(binary(t.mul, x, y), u * v, "mul");
        }
    }
}

TEST_P(RnsModel, ArithmeticHoldsAtTheBudgets)
{
    PAIRING_SEED_TRACE();
    for (int i = 0; i < 150; i++) {
        const Words x = random_element(i % 3 == 0 ? t.r_normal : t.r_max), y = random_element(i % 5 == 0 ? t.r_unit : t.r_max);
        const BigInt u = m.value(x), v = m.value(y);
        expect(binary(t.add, x, y), u + v, "add");
        expect(binary(t.sub, x, y), u - v, "sub");
        expect(binary(t.mul, x, y), u * v, "mul");
        expect(unary(t.neg, x), -u, "neg");
        expect(unary(t.sqr, x), u * u, "sqr");
        expect(unary(t.tpl, x), u * 3, "tpl");
        Words r = m.element();
        t.mul_small(r.data(), x.data(), -1000);
        expect(r, u * number(-1000), "mul_small");
    }
}

TEST_P(RnsModel, ExtremeIntegersWithFullLanes)
{
    for (std::uint64_t cap : { UINT64_C(0), lane_max })
        for (int su : { 1, -1 })
            for (int sv : { 1, -1 }) {
                const BigInt r = BigInt(t.r_max) * m.p / BigInt(t.r_unit);
                const Words x = m.encode(r * number(su), cap, cap, t.r_max), y = m.encode((r - 1) * number(sv), cap, cap, t.r_max);
                expect(binary(t.mul, x, y), m.value(x) * m.value(y), "mul");
                Words out(t.limbs);
                t.store(out.data(), x.data());
                EXPECT_EQ(BigInt::from_words(out.data(), t.limbs), m.value(x) * m.mont_r % m.p);
            }
}

TEST_P(RnsModel, SumsOfNormalProductsStayNormal)
{
    PAIRING_SEED_TRACE();
    const std::uint64_t n = std::min<std::uint64_t>(t.wide_count, 4000);
    const BigInt r = BigInt(t.r_normal) * m.p / BigInt(t.r_unit);
    for (int kind = 0; kind < 4; kind++) { /* all largest of one sign, of the other, mixed, random */
        Words w = m.sum();
        BigInt total;
        t.wide_set_zero(w.data());
        std::memset(t.counts, 0, sizeof *t.counts);
        for (std::uint64_t i = 0; i < n; i++) {
            Words x, y;
            if (kind == 3) {
                x = random_element(t.r_normal);
                y = random_element(t.r_normal);
            } else {
                x = m.encode(r - i, lane_max, lane_max, t.r_normal);
                y = m.encode(kind == 1 || (kind == 2 && i % 2 != 0) ? -r : r, lane_max, lane_max, t.r_normal);
            }
            t.wide_mac(w.data(), x.data(), y.data());
            total = (total + m.value(x) * m.value(y)) % m.p;
        }
        const Words z = reduce(w);
        expect(z, total, "sum");
        EXPECT_LE(m.bound_r(z), t.r_normal);
        EXPECT_EQ(forced(), 0u) << "the budget of " << n << " products was not enough";
        EXPECT_EQ(t.counts->products, n);
    }
}

TEST_P(RnsModel, SumsBeyondEveryBudgetAreRenewed)
{
    PAIRING_SEED_TRACE();
    Words w = m.sum();
    BigInt total;
    t.wide_set_zero(w.data());
    for (int i = 0; i < 5000; i++) {
        const Words x = m.encode(BigInt(t.r_max) * m.p / BigInt(t.r_unit) - number(i), lane_max, lane_max, t.r_max);
        t.wide_mac(w.data(), x.data(), x.data());
        total = total + m.value(x) * m.value(x);
        if (i % 1000 < 3) expect(reduce(w), total, "sum");
        if (i == 20) i = 4000 - 20; /* then enough products that 64 bits of a lane overflow */
    }
    expect(reduce(w), total, "sum");
    EXPECT_GT(forced(), 0u);
}

TEST_P(RnsModel, LanesOfSumsAreFoldedBeforeTheyOverflow)
{
    PAIRING_SEED_TRACE();
    Words w = m.sum();
    BigInt total;
    t.wide_set_zero(w.data());
    const Words x = m.encode(m.home(random_below(m.p)), lane_max, lane_max);
    for (int i = 0; i < 9000; i++) {
        t.wide_mac(w.data(), x.data(), x.data());
        total = total + m.value(x) * m.value(x);
    }
    expect(reduce(w), total, "sum");
    EXPECT_GT(t.counts->fold_wide_a, 0u);
    EXPECT_GT(t.counts->fold_wide_b, 0u);
}

TEST_P(RnsModel, SumsFollowAnyProgram)
{
    PAIRING_SEED_TRACE();
    for (int round = 0; round < 8; round++) {
        std::vector<Words> w(3, m.sum());
        std::vector<BigInt> v(3);
        for (int step = 0; step < 60; step++) {
            const std::size_t i = random.below(3), j = random.below(3), k = random.below(3);
            const Words x = random_element(random.below(4) == 0 ? t.r_max : t.r_normal), y = random_element(t.r_normal);
            const BigInt prod = m.value(x) * m.value(y);
            std::uint64_t *r = w[i].data();
            switch (random.below(10)) {
            case 0: t.wide_set_zero(r), v[i] = 0; break;
            case 1: t.wide_mul(r, x.data(), y.data()), v[i] = prod; break;
            case 2: t.wide_sqr(r, x.data()), v[i] = m.value(x) * m.value(x); break;
            case 3: t.wide_mac(r, x.data(), y.data()), v[i] = v[i] + prod; break;
            case 4: t.wide_msub(r, x.data(), y.data()), v[i] = v[i] - prod; break;
            case 5: t.wide_add(r, w[j].data(), w[k].data()), v[i] = v[j] + v[k]; break;
            case 6: t.wide_sub(r, w[j].data(), w[k].data()), v[i] = v[j] - v[k]; break;
            case 7: t.wide_dbl(r, w[j].data()), v[i] = v[j] + v[j]; break;
            case 8: {
                const int f = static_cast<int>(random.below(2047)) - 1023;
                t.wide_mul_small(r, w[j].data(), f);
                v[i] = v[j] * number(f);
                break;
            }
            default: t.wide_add_fe(r, x.data()), v[i] = v[i] + m.value(x); break;
            }
            v[i] = v[i] % m.p;
            expect(reduce(w[i]), v[i], "step");
        }
        Words n = m.sum(), three = m.element();
        t.wide_neg(n.data(), w[0].data());
        expect(reduce(n), -v[0], "wide_neg");
        three.resize(3 * three.size());
        Words row;
        for (const Words &x : w)
            row.insert(row.end(), x.begin(), x.end());
        t.reduce_n(three.data(), row.data(), 3);
        for (std::size_t i = 0; i < 3; i++)
            expect(Words(three.begin() + static_cast<long>(i * m.element().size()),
                         three.begin() + static_cast<long>((i + 1) * m.element().size())), v[i], "reduce_n");
    }
}

TEST_P(RnsModel, ElementsFollowAnyProgram)
{
    PAIRING_SEED_TRACE();
    std::vector<Words> x(4, m.element());
    std::vector<BigInt> v(4);
    for (std::size_t i = 0; i < 4; i++) {
        v[i] = random_below(m.p);
        x[i] = m.encode(m.home(v[i]));
    }
    for (int step = 0; step < 600; step++) { /* outputs alias inputs whenever the indices agree */
        const std::size_t i = random.below(4), j = random.below(4), k = random.below(4);
        std::uint64_t *r = x[i].data();
        const std::uint64_t *a = x[j].data(), *b = x[k].data();
        switch (random.below(9)) {
        case 0: case 1: t.add(r, a, b), v[i] = v[j] + v[k]; break;
        case 2: case 3: t.sub(r, a, b), v[i] = v[j] - v[k]; break;
        case 4: t.neg(r, a), v[i] = -v[j]; break;
        case 5: t.dbl(r, a), v[i] = v[j] + v[j]; break;
        case 6: t.mul_small(r, a, 13), v[i] = v[j] * 13; break;
        case 7: t.mul(r, a, b), v[i] = v[j] * v[k]; break;
        default: t.cneg(r, a, step % 2 == 0 ? all_ones : 0), v[i] = step % 2 == 0 ? -v[j] : v[j]; break;
        }
        v[i] = v[i] % m.p;
        expect(x[i], v[i], "step");
    }
    EXPECT_GT(t.counts->fold_a + t.counts->fold_b + forced(), 0u);
}

TEST_P(RnsModel, ZeroIsEveryMultipleOfP)
{
    PAIRING_SEED_TRACE();
    const std::int64_t top = static_cast<std::int64_t>(t.r_max / t.r_unit);
    for (std::int64_t k : { std::int64_t(0), std::int64_t(1), std::int64_t(2), std::int64_t(t.len), std::int64_t(t.len) + 1, top }) {
        for (int s : { 1, -1 }) {
            for (std::uint64_t cap : { UINT64_C(0), lane_max }) {
                const Words z = m.encode(m.p * number(s * k), cap, cap);
                EXPECT_EQ(t.is_zero(z.data()), all_ones) << s * k;
                if (k == top) continue; /* one more is above the budget */
                EXPECT_EQ(t.is_zero(m.encode(m.p * number(s * k) + 1, cap, cap).data()), ct_mask(0)) << s * k;
                EXPECT_EQ(t.is_zero(m.encode(m.p * number(s * k) - 1, cap, cap).data()), ct_mask(0)) << s * k;
            }
        }
    }
    for (int i = 0; i < 100; i++) {
        const Words x = random_element(t.r_max / 4), y = m.encode(m.integer(x) + m.p * number(2 * (i - 50)), lane_max, lane_max);
        EXPECT_EQ(t.is_zero(x.data()), m.value(x) == BigInt(0) ? all_ones : 0);
        EXPECT_EQ(t.eq(x.data(), y.data()), all_ones);
        EXPECT_EQ(t.eq(x.data(), m.encode(m.integer(x) + 1).data()), ct_mask(0));
    }
    Words one = m.element(), zero = m.element();
    t.set_one(one.data());
    t.set_zero(zero.data());
    expect(one, 1, "one");
    expect(zero, 0, "zero");
    EXPECT_EQ(t.is_one(one.data()), all_ones);
    EXPECT_EQ(t.is_one(m.encode(m.home(1) - m.p * 7, lane_max, lane_max).data()), all_ones);
    EXPECT_EQ(t.is_one(zero.data()), ct_mask(0));
    EXPECT_EQ(t.is_zero(one.data()), ct_mask(0));
}

TEST_P(RnsModel, ChoicesKeepValuesAndHideThem)
{
    PAIRING_SEED_TRACE();
    for (int i = 0; i < 40; i++) {
        const Words x = random_element(t.r_normal), y = random_element(t.r_unit);
        Words taken = x, kept = x, neg = m.element(), same = m.element(), a = x, b = y, c = x, d = y;
        t.cmov(taken.data(), y.data(), all_ones);
        t.cmov(kept.data(), y.data(), 0);
        expect(taken, m.value(y), "cmov");
        expect(kept, m.value(x), "cmov");
        t.cneg(neg.data(), x.data(), all_ones);
        t.cneg(same.data(), x.data(), 0);
        expect(neg, -m.value(x), "cneg");
        expect(same, m.value(x), "cneg");
        t.cswap(a.data(), b.data(), all_ones);
        t.cswap(c.data(), d.data(), 0);
        expect(a, m.value(y), "cswap");
        expect(b, m.value(x), "cswap");
        expect(c, m.value(x), "cswap");
        expect(d, m.value(y), "cswap");
        for (std::size_t k = 2 * t.len; k < x.size(); k++) { /* the bounds do not tell which was taken */
            EXPECT_EQ(taken[k], kept[k]);
            EXPECT_EQ(neg[k], same[k]);
            EXPECT_EQ(a[k], c[k]);
            EXPECT_EQ(b[k], d[k]);
        }
    }
}

TEST_P(RnsModel, PowersMatchIntegers)
{
    PAIRING_SEED_TRACE();
    for (const BigInt &v : { BigInt(0), BigInt(1), m.p - 1, random_below(m.p) }) {
        const Words x = m.encode(m.home(v), lane_max, lane_max);
        for (const BigInt &e : { BigInt(0), BigInt(1), BigInt(2), m.p - 1, m.p, random_below(m.p) }) {
            const Words w = e.words(t.limbs);
            Words r = x;
            t.pow(r.data(), r.data(), w.data(), 64 * t.limbs);
            expect(r, BigInt::pow(v, e, m.p), "pow");
        }
        Words r = m.element();
        t.pow(r.data(), x.data(), nullptr, 0);
        expect(r, 1, "no bits");
    }
}

TEST_P(RnsModel, WhatLeavesTheResiduesMatchesIntegers)
{
    PAIRING_SEED_TRACE();
    for (const BigInt &v : values(10)) {
        const Words x = m.encode(m.home(v) - m.p * 3, lane_max, lane_max), s = m.encode(m.home(v * v % m.p));
        const bool square = v == 0 || BigInt::pow(v, (m.p - 1) / 2, m.p) == 1;
        Words r = m.element();
        EXPECT_EQ(t.is_square(x.data()), square ? all_ones : 0);
        EXPECT_EQ(t.sqrt(r.data(), x.data()), square ? all_ones : 0);
        expect(unary(t.sqr, r), square ? v : BigInt(0), "sqrt");
        EXPECT_EQ(t.sqrt(r.data(), s.data()), all_ones);
        expect(unary(t.sqr, r), v * v, "root of a square");
        EXPECT_EQ(t.sgn0(x.data()), v.odd() ? all_ones : 0);
        EXPECT_EQ(t.is_lex_largest(x.data()), (m.p - 1) / 2 < v ? all_ones : 0);
    }
}

using RnsModelDeathTest = RnsModel;

TEST_P(RnsModelDeathTest, BudgetsAreEnforced)
{
    Words x = m.encode(5, lane_max, lane_max), r = m.element();
    x[0] += t.a[0]; /* a lane above its bound, and above a multiplier */
    EXPECT_DEATH(t.mul(r.data(), x.data(), x.data()), "budget");
    x = m.encode(5);
    x[2 * t.len + 2] = t.r_max + 1;
    EXPECT_DEATH(t.mul(r.data(), x.data(), x.data()), "budget");
    Words w = m.sum();
    t.wide_set_zero(w.data());
    w[4 * t.len + 4] = t.wide_max + 1;
    EXPECT_DEATH(t.reduce_n(r.data(), w.data(), 1), "budget");
    w[4 * t.len + 4] = 0;
    w[0] = 1;
    EXPECT_DEATH(t.reduce_n(r.data(), w.data(), 1), "budget");
}

std::string port_name(const ::testing::TestParamInfo<const rns_model_port_t *> &info) { return info.param->name; }

INSTANTIATE_TEST_SUITE_P(Curves, RnsModel, ::testing::ValuesIn(ports()), port_name);
INSTANTIATE_TEST_SUITE_P(Curves, RnsModelDeathTest, ::testing::ValuesIn(ports()), port_name);

} // namespace
} // namespace pairing_test
