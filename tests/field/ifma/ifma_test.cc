/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The vector engine's fields against integers, with lanes and integers at the borders of their budgets. The lanes of every
 * result are read back through Chinese remaindering that shares nothing with the engine (field/rns_model/model.h).
 */
#include "field/cpu.h"
#include "field/rns_model/model.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

/* ports.inc: PORT(curve) for each curve of the build */
#define PORT(curve) \
    extern "C" const rns_model_port_t pairing_test_ifma_##curve##_port; \
    extern "C" std::size_t pairing_test_ifma_##curve##_random(std::uint64_t seed, std::size_t count);
#include "ports.inc"
#undef PORT

namespace pairing_test {
namespace {

#define PORT(curve) &pairing_test_ifma_##curve##_port,
const rns_model_port_t *const ports[] = {
#include "ports.inc"
};
#undef PORT

#define PORT(curve) { #curve, pairing_test_ifma_##curve##_random },
const struct {
    const char *name;
    std::size_t (*random)(std::uint64_t seed, std::size_t count);
} randoms[] = {
#include "ports.inc"
};
#undef PORT

const ct_mask all_ones = ~ct_mask(0);

class Ifma : public ::testing::TestWithParam<const rns_model_port_t *> {
  protected:
    Ifma() : m(*GetParam()), t(m.t) {}

    void SetUp() override
    {
        if (!pairing_cpu_has_ifma()) GTEST_SKIP() << "this processor has no AVX-512 IFMA";
    }
    BigInt random_below(const BigInt &n)
    {
        const std::vector<std::uint64_t> w = random.words(2 * t.limbs + 2);
        return BigInt::from_words(w.data(), w.size()) % n;
    }
    /* The element with integer r; its lanes are the least, the largest that the engine admits (4a, 2b), or random. */
    Words encode(const BigInt &r, int lanes)
    {
        Words x = m.encode(r, 0, 0, t.r_max);
        for (std::size_t i = 0; i < 2 * t.len; i++) {
            const bool a = i < t.len;
            const std::uint64_t modulus = a ? t.a[i] : t.b[i - t.len], room = (a ? 4 : 2) * modulus - x[i];
            const std::uint64_t most = room / modulus;
            x[i] += modulus * (lanes == 0 ? 0 : lanes == 1 ? most : random.below(most + 1));
        }
        return x;
    }
    /* |r| up to bound (in units of the engine), some at the borders, some zeros of the field */
    Words random_element(std::uint64_t bound)
    {
        const BigInt range = BigInt(bound) * m.p / BigInt(t.r_unit);
        BigInt r = random.below(8) == 0 ? range : random_below(range + 1);
        if (random.below(8) == 0) r = m.p * BigInt(random.below(bound / t.r_unit + 1));
        if (random.below(2) == 0) r = -r;
        return encode(r, static_cast<int>(random.below(3)));
    }
    std::vector<BigInt> values(std::size_t extra)
    {
        const BigInt h = (m.p - 1) / 2;
        std::vector<BigInt> v = { 0, 1, 2, 3, m.p - 1, m.p - 2, h, h + 1, m.mont_r % m.p, m.ma % m.p, m.p - m.ma % m.p };
        for (std::size_t i = 0; i < extra; i++)
            v.push_back(random_below(m.p));
        return v;
    }
    void expect(const Words &x, const BigInt &value, const char *what)
    {
        for (std::size_t i = 0; i < t.len; i++) {
            EXPECT_LE(x[i], 4 * t.a[i]) << what;
            EXPECT_LE(x[t.len + i], 2 * t.b[i]) << what;
        }
        EXPECT_EQ(m.fault(x), "") << what; /* both bases hold the same integer, within the budget */
        EXPECT_EQ(m.value(x), value % m.p) << what;
    }
    Words unary(void (*f)(std::uint64_t *, const std::uint64_t *), const Words &a)
    {
        Words r = a;
        f(r.data(), r.data());
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
        for (std::size_t i = 0; i < t.len; i++) {
            EXPECT_LE(r[i], t.a_fresh);
            EXPECT_LE(r[t.len + i], t.b_fresh);
        }
        return r;
    }

    Model m;
    const rns_model_port_t &t;
    Random random;
};

TEST_P(Ifma, LoadAndStoreAreInverse)
{
    PAIRING_SEED_TRACE();
    for (const BigInt &v : values(100)) {
        const Words w = (v * m.mont_r % m.p).words(t.limbs);
        Words x = m.element(), out(t.limbs);
        t.load(x.data(), w.data());
        expect(x, v, "load");
        EXPECT_LE(magnitude(m.integer(x)) * t.r_unit, m.p * t.r_normal);
        t.store(out.data(), x.data());
        EXPECT_EQ(out, w);
    }
}

TEST_P(Ifma, StoreIsCanonicalForAnyIntegerAndAnyLanes)
{
    PAIRING_SEED_TRACE();
    for (int i = 0; i < 300; i++) {
        const Words x = random_element(i % 2 == 0 ? t.r_max : t.r_normal);
        Words out(t.limbs);
        t.store(out.data(), x.data());
        EXPECT_EQ(BigInt::from_words(out.data(), t.limbs), m.value(x) * m.mont_r % m.p);
    }
    /* values next to the multiples of p, where the quotient changes */
    for (int k = -3; k <= 20; k++)
        for (int d : { -1, 0, 1 }) {
            const Words x = encode(m.home(number(k) * m.p + number(d)), 1);
            Words out(t.limbs);
            t.store(out.data(), x.data());
            EXPECT_EQ(BigInt::from_words(out.data(), t.limbs), number(d) * m.mont_r % m.p);
        }
}

TEST_P(Ifma, ArithmeticMatchesIntegers)
{
    PAIRING_SEED_TRACE();
    const BigInt half = BigInt::inverse(2, m.p);
    for (int i = 0; i < 150; i++) { /* sums and small multiples stay in the budget of the integer */
        const Words x = random_element(t.r_normal), y = random_element(t.r_normal);
        const BigInt u = m.value(x), v = m.value(y);
        expect(binary(t.add, x, y), u + v, "add");
        expect(binary(t.sub, x, y), u - v, "sub");
        expect(binary(t.mul, x, y), u * v, "mul");
        expect(unary(t.neg, x), -u, "neg");
        expect(unary(t.dbl, x), u + u, "dbl");
        expect(unary(t.tpl, x), u * 3, "tpl");
        expect(unary(t.halve, x), u * half, "halve");
        expect(unary(t.sqr, x), u * u, "sqr");
        if (i < 5) expect(unary(t.inv, x), BigInt::inverse(u, m.p), "inv");
        Words r = m.element();
        const int k = static_cast<int>(random.below(127)) - 63;
        t.mul_small(r.data(), x.data(), k);
        expect(r, u * number(k), "mul_small");
    }
    for (int k = -63; k < 64; k++) {
        const Words x = encode(m.home(number(k * k)) - m.p, 1);
        Words r = m.element();
        t.mul_small(r.data(), x.data(), k);
        expect(r, m.value(x) * number(k), "mul_small");
    }
}

TEST_P(Ifma, ProductsHoldAtTheBudgets)
{
    const BigInt top = BigInt(t.r_max) * m.p / BigInt(t.r_unit);
    for (int lanes : { 0, 1 })
        for (int su : { 1, -1 })
            for (int sv : { 1, -1 }) {
                const Words x = encode(top * number(su), lanes), y = encode((top - 1) * number(sv), lanes);
                expect(binary(t.mul, x, y), m.value(x) * m.value(y), "mul");
            }
}

TEST_P(Ifma, SumsFillLanesAndIntegers)
{
    PAIRING_SEED_TRACE();
    const BigInt normal = BigInt(t.r_normal) * m.p / BigInt(t.r_unit);
    for (int kind = 0; kind < 4; kind++) { /* of one sign, of the other, mixed; then as many as the lanes hold */
        const std::uint64_t n = kind == 3 ? 2048 : std::min<std::uint64_t>(t.wide_count, 1000);
        Words w = m.sum();
        BigInt total;
        const BigInt r = kind == 3 ? m.p / BigInt(t.r_unit) : normal;
        t.wide_set_zero(w.data());
        for (std::uint64_t i = 0; i < n; i++) {
            const Words x = encode(r - i % 7, 1), y = encode(kind == 1 || (kind == 2 && i % 2 != 0) ? -r : r, 1);
            if (kind == 1) t.wide_msub(w.data(), x.data(), y.data());
            else t.wide_mac(w.data(), x.data(), y.data());
            const BigInt product = m.integer(x) * m.integer(y);
            total = kind == 1 ? total - product : total + product;
        }
        expect(reduce(w), total * m.ma_inverse * m.ma_inverse, "sum");
    }
}

/* The reduction takes halves up to 2^63 - 1: each raised by the largest multiple of its modulus. */
TEST_P(Ifma, HalvesReachTheirBorder)
{
    PAIRING_SEED_TRACE();
    for (int i = 0; i < 64; i++) {
        const Words x = random_element(t.r_max), y = random_element(t.r_max);
        Words w = m.sum();
        t.wide_mul(w.data(), x.data(), y.data());
        for (std::size_t k = 0; k < 4 * t.len; k++) {
            const std::uint64_t modulus = k < 2 * t.len ? t.a[k % t.len] : t.b[k % t.len], room = (~UINT64_C(0) >> 1) - w[k];
            const std::uint64_t most = room / modulus;
            w[k] += modulus * (i == 0 ? most : random.below(2) == 0 ? most : random.below(most + 1));
        }
        expect(reduce(w), m.value(x) * m.value(y), "reduce");
    }
}

TEST_P(Ifma, SumsFollowAnyProgram)
{
    PAIRING_SEED_TRACE();
    for (int round = 0; round < 10; round++) {
        std::vector<Words> w(3, m.sum());
        std::vector<BigInt> v(3);
        for (int step = 0; step < 24; step++) {
            const std::size_t i = random.below(3), j = random.below(3), k = random.below(3);
            const Words x = random_element(t.r_unit), y = random_element(t.r_unit);
            const BigInt prod = m.value(x) * m.value(y);
            std::uint64_t *r = w[i].data();
            switch (step % 8 == 0 ? 1 : random.below(10)) {
            case 0: t.wide_set_zero(r), v[i] = 0; break;
            case 1: t.wide_mul(r, x.data(), y.data()), v[i] = prod; break;
            case 2: t.wide_sqr(r, x.data()), v[i] = m.value(x) * m.value(x); break;
            case 3: t.wide_mac(r, x.data(), y.data()), v[i] = v[i] + prod; break;
            case 4: t.wide_msub(r, x.data(), y.data()), v[i] = v[i] - prod; break;
            case 5: t.wide_mul(r, x.data(), y.data()), t.wide_add(r, r, w[j == i ? (i + 1) % 3 : j].data());
                v[i] = prod + v[j == i ? (i + 1) % 3 : j]; break;
            case 6: t.wide_mul(r, x.data(), y.data()), t.wide_sub(r, w[j == i ? (i + 1) % 3 : j].data(), r);
                v[i] = v[j == i ? (i + 1) % 3 : j] - prod; break;
            case 7: t.wide_mul(r, x.data(), y.data()), t.wide_dbl(r, r), v[i] = prod + prod; break;
            case 8: {
                const int f = static_cast<int>(random.below(127)) - 63;
                t.wide_mul(r, x.data(), y.data()), t.wide_mul_small(r, r, f);
                v[i] = prod * number(f);
                break;
            }
            default: t.wide_neg(r, w[k].data()), t.wide_add_fe(r, x.data()), v[i] = m.value(x) - v[k]; break;
            }
            expect(reduce(w[i]), v[i], "step");
        }
    }
}

TEST_P(Ifma, GroupsOfEverySizeReduceAlike)
{
    PAIRING_SEED_TRACE();
    const std::size_t most = 32, in = m.sum().size(), out = m.element().size();
    Words rows, alone;
    for (std::size_t i = 0; i < most; i++) {
        Words w = m.sum();
        const Words x = random_element(t.r_normal), y = random_element(t.r_normal);
        t.wide_mul(w.data(), x.data(), y.data());
        rows.insert(rows.end(), w.begin(), w.end());
        const Words r = reduce(w);
        alone.insert(alone.end(), r.begin(), r.end());
    }
    for (std::size_t n = 0; n <= most; n++) {
        Words r(most * out, 77), want = r;
        const std::size_t at = random.below(most - n + 1);
        t.reduce_n(r.data(), rows.data() + at * in, n);
        std::copy_n(alone.begin() + static_cast<long>(at * out), n * out, want.begin());
        EXPECT_EQ(r, want) << n;
    }
}

TEST_P(Ifma, ZeroIsEveryMultipleOfP)
{
    PAIRING_SEED_TRACE();
    const std::int64_t top = static_cast<std::int64_t>(t.r_max / t.r_unit);
    for (std::int64_t k : { std::int64_t(0), std::int64_t(1), std::int64_t(2), std::int64_t(t.len), std::int64_t(t.len) + 1, top })
        for (int s : { 1, -1 })
            for (int lanes : { 0, 1, 2 }) {
                EXPECT_EQ(t.is_zero(encode(m.p * number(s * k), lanes).data()), all_ones) << s * k;
                EXPECT_EQ(t.is_zero(encode(m.p * number(s * k) + number(s == 1 ? -1 : 1), lanes).data()), ct_mask(0)) << s * k;
            }
    for (int i = 0; i < 100; i++) {
        const Words x = random_element(t.r_normal), y = encode(m.integer(x) + m.p * number(i - 50), 1);
        EXPECT_EQ(t.is_zero(x.data()), m.value(x) == BigInt(0) ? all_ones : 0);
        EXPECT_EQ(t.eq(x.data(), y.data()), all_ones);
        EXPECT_EQ(t.eq(x.data(), encode(m.integer(x) + 1, 1).data()), ct_mask(0));
    }
    Words one = m.element(), zero = m.element();
    t.set_one(one.data());
    t.set_zero(zero.data());
    expect(one, 1, "one");
    expect(zero, 0, "zero");
    EXPECT_EQ(t.is_one(one.data()), all_ones);
    EXPECT_EQ(t.is_one(encode(m.home(1) - m.p * 7, 1).data()), all_ones);
    EXPECT_EQ(t.is_one(zero.data()), ct_mask(0));
}

TEST_P(Ifma, ChoicesAndPowers)
{
    PAIRING_SEED_TRACE();
    for (int i = 0; i < 20; i++) {
        const Words x = random_element(t.r_normal), y = random_element(t.r_normal);
        Words a = x, b = y;
        t.cmov(a.data(), y.data(), 0);
        expect(a, m.value(x), "cmov");
        t.cmov(a.data(), y.data(), all_ones);
        expect(a, m.value(y), "cmov");
        t.cneg(a.data(), x.data(), all_ones);
        expect(a, -m.value(x), "cneg");
        t.cneg(a.data(), x.data(), 0);
        expect(a, m.value(x), "cneg");
        t.cswap(a.data(), b.data(), all_ones);
        expect(a, m.value(y), "cswap");
        expect(b, m.value(x), "cswap");
        const std::uint64_t e = i < 3 ? static_cast<std::uint64_t>(i) : random.below(1000);
        BigInt want = 1;
        for (std::uint64_t k = 0; k < e; k++)
            want = want * m.value(x) % m.p;
        t.pow(a.data(), x.data(), &e, 10);
        expect(a, want, "pow");
    }
}

/* Sums of up to eight products of stretched operands, beside the scalar engine: random.inc.h. PAIRING_IFMA_SUMS is set by
 * the slow run. */
TEST_P(Ifma, RandomSumsMatchTheScalarEngine)
{
    PAIRING_SEED_TRACE();
    const char *many = std::getenv("PAIRING_IFMA_SUMS");
    const std::size_t count = many != nullptr ? std::strtoull(many, nullptr, 0) : 6000;
    for (const auto &r : randoms)
        if (std::string(r.name) == t.name) {
            EXPECT_EQ(r.random(random.word(), count), count) << "the first sum that differs";
            return;
        }
    FAIL() << "no such field";
}

INSTANTIATE_TEST_SUITE_P(Curves, Ifma, ::testing::ValuesIn(ports),
                         [](const auto &p) { return std::string(p.param->name); });

} // namespace
} // namespace pairing_test
