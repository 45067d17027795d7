/* SPDX-License-Identifier: Apache-2.0 */
/* Word transforms: the definition, the laws, every engine against the portable one, at all lengths and border primes. */
#include "transform/words.h"

#include <cstring>
#include <string>

#include <pairing/engine.h>
#include <pairing/ntt.h>

using namespace transform_test;
using pairing_test::Random;

namespace {

/* A plan with its storage. */
struct Plan {
    Words storage;
    pairing_ntt_t plan;
    std::size_t n;
    u64 p;
    Plan(std::size_t length, u64 prime) : storage(PAIRING_NTT_WORDS(length)), n(length), p(prime)
    {
        EXPECT_EQ(pairing_ntt_init(&plan, storage.data(), storage.size(), n, p), PAIRING_OK) << n << " mod " << p;
    }
    Plan(const Plan &) = delete;
    Words forward(Words a) const
    {
        EXPECT_EQ(pairing_ntt_forward(a.data(), &plan), PAIRING_OK);
        return a;
    }
    Words inverse(Words a) const
    {
        EXPECT_EQ(pairing_ntt_inverse(a.data(), &plan), PAIRING_OK);
        return a;
    }
    Words pointwise(const Words &a, const Words &b) const
    {
        Words r(n, 1);
        EXPECT_EQ(pairing_ntt_pointwise_mul(r.data(), a.data(), b.data(), &plan), PAIRING_OK);
        return r;
    }
    Words mul(const Words &a, const Words &b) const
    {
        Words r(n, 1), scratch(n, 1);
        EXPECT_EQ(pairing_ntt_mul(r.data(), a.data(), b.data(), scratch.data(), &plan), PAIRING_OK);
        return r;
    }
};

std::vector<std::string> engines()
{
    std::vector<std::string> v;
    for (std::size_t i = 0; pairing_ntt_engine_at(i) != nullptr; i++)
        v.push_back(pairing_ntt_engine_at(i));
    return v;
}

/* Forces an engine while it lives; afterwards the choice is what the library's engine says. */
struct Engine {
    explicit Engine(const std::string &name)
    {
        EXPECT_EQ(pairing_ntt_set_engine(name.c_str()), PAIRING_OK);
        EXPECT_EQ(name, pairing_ntt_engine());
    }
    ~Engine()
    {
        EXPECT_EQ(pairing_set_engine(std::string(pairing_engine()).c_str()), PAIRING_OK);
    }
};

std::size_t brv(std::size_t i, std::size_t n)
{
    std::size_t r = 0;
    for (std::size_t b = 1; b < n; b *= 2, i /= 2)
        r = 2 * r + i % 2;
    return r;
}

Words naive_product(const Words &a, const Words &b, u64 p)
{
    const std::size_t n = a.size();
    Words r(n, 0);
    for (std::size_t i = 0; i < n; i++)
        for (std::size_t j = 0; j < n; j++) {
            u64 t = mul_mod(a[i], b[j], p);
            std::size_t k = (i + j) % n;
            r[k] = add_mod(r[k], i + j < n || t == 0 ? t : p - t, p);
        }
    return r;
}

void expect_no_plan(pairing_status expected, std::size_t n, u64 p, std::size_t storage_len)
{
    Words storage(storage_len, 7);
    pairing_ntt_t plan, zero;
    std::memset(&plan, 0xff, sizeof plan);
    std::memset(&zero, 0, sizeof zero);
    EXPECT_EQ(pairing_ntt_init(&plan, storage.data(), storage.size(), n, p), expected) << n << " mod " << p;
    EXPECT_EQ(std::memcmp(&plan, &zero, sizeof plan), 0);
    u64 a[16] = { 0 };
    EXPECT_EQ(pairing_ntt_forward(a, &plan), PAIRING_ERR_ARGUMENT);
}

} // namespace

TEST(Ntt, WhatIsNoTransformIsRefused)
{
    for (std::size_t n : { 0, 1, 2, 8, 15, 17, 24, 1000, 4095, 131073, 262144 })
        expect_no_plan(PAIRING_ERR_TRANSFORM_LENGTH, n, UINT64_C(0xffffffff00000001), 2 * n);
    expect_no_plan(PAIRING_ERR_STORAGE, 1024, 12289, 2047);
    expect_no_plan(PAIRING_ERR_STORAGE, 16, 97, 0);
    for (u64 p : { UINT64_C(0), UINT64_C(1), UINT64_C(4), UINT64_C(33), UINT64_C(65), UINT64_C(12289) * 12289,
                   UINT64_C(4294967297), ~UINT64_C(0), UINT64_C(18446744073709551585) })
        expect_no_plan(PAIRING_ERR_NOT_PRIME, 16, p, 32);
    for (u64 p : { UINT64_C(2), UINT64_C(3), UINT64_C(17), UINT64_C(61), UINT64_C(2305843009213693951),
                   UINT64_C(18446744073709551557) })
        expect_no_plan(PAIRING_ERR_NO_ROOT, 16, p, 32);
    expect_no_plan(PAIRING_ERR_NO_ROOT, 4096, 12289, 8192);     /* 12288 = 3 2^12: 2048 is the longest */
    expect_no_plan(PAIRING_ERR_NO_ROOT, 65536, 65537, 131072);
}

TEST(Ntt, NullIsNoPlan)
{
    u64 a[16] = { 1, 2, 3 }, b[16] = { 4, 5, 6 }, s[16] = { 7 };
    const pairing_ntt_t none = {};
    for (const pairing_ntt_t *plan : { static_cast<const pairing_ntt_t *>(nullptr), &none }) {
        EXPECT_EQ(pairing_ntt_forward(a, plan), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(pairing_ntt_inverse(a, plan), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(pairing_ntt_pointwise_mul(a, a, b, plan), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(pairing_ntt_mul(a, a, b, s, plan), PAIRING_ERR_ARGUMENT);
        EXPECT_EQ(pairing_ntt_length(plan), 0u);
        EXPECT_EQ(pairing_ntt_modulus(plan), 0u);
        EXPECT_EQ(pairing_ntt_root(plan), 0u);
    }
    EXPECT_EQ(a[0], 1u);
    EXPECT_EQ(s[0], 7u);
}

TEST(Ntt, PlansTellWhatTheyAre)
{
    const Plan plan(1024, 12289);
    EXPECT_EQ(pairing_ntt_length(&plan.plan), 1024u);
    EXPECT_EQ(pairing_ntt_modulus(&plan.plan), 12289u);
    const u64 psi = pairing_ntt_root(&plan.plan);
    EXPECT_EQ(pow_mod(psi, 1024, 12289), 12288u);
}

TEST(Ntt, EnginesAreChosenByName)
{
    const std::vector<std::string> all = engines();
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all[0], "portable");
    const std::string before = pairing_engine();
    EXPECT_EQ(pairing_ntt_set_engine("none such"), PAIRING_ERR_ENGINE);
    EXPECT_EQ(pairing_ntt_set_engine(""), PAIRING_ERR_ENGINE);
    for (const std::string &name : all) {
        EXPECT_EQ(pairing_ntt_set_engine(name.c_str()), PAIRING_OK);
        EXPECT_EQ(name, pairing_ntt_engine());
    }
    /* the library's engine: portable means portable here too, the others the best */
    EXPECT_EQ(pairing_set_engine("portable"), PAIRING_OK);
    EXPECT_STREQ(pairing_ntt_engine(), "portable");
    EXPECT_EQ(pairing_ntt_set_engine(nullptr), PAIRING_OK);
    EXPECT_EQ(all.back(), pairing_ntt_engine());
    EXPECT_STREQ(pairing_engine(), "portable");
    EXPECT_EQ(pairing_set_engine("portable"), PAIRING_OK);
    EXPECT_EQ(pairing_ntt_set_engine("auto"), PAIRING_OK);
    EXPECT_EQ(all.back(), pairing_ntt_engine());
    EXPECT_EQ(pairing_set_engine(nullptr), PAIRING_OK);
    EXPECT_EQ(all.back(), pairing_ntt_engine());
    EXPECT_EQ(pairing_set_engine(before.c_str()), PAIRING_OK);
}

TEST(Ntt, TransformsMatchDefinition)
{
    PAIRING_SEED_TRACE();
    Random random(110);
    for (const std::string &name : engines()) {
        const Engine engine(name);
        SCOPED_TRACE(name);
        for (std::size_t n = 16; n <= 256; n *= 2)
            for (u64 p : border_primes(n)) {
                const Plan plan(n, p);
                const u64 psi = pairing_ntt_root(&plan.plan);
                const Words a = values(n, p, static_cast<int>(random.below(5)), random), t = plan.forward(a);
                for (std::size_t i = 0; i < n; i++) {
                    const u64 x = pow_mod(psi, 2 * i + 1, p);
                    u64 y = 0;
                    for (std::size_t j = n; j-- > 0;)
                        y = add_mod(mul_mod(y, x, p), a[j], p);
                    ASSERT_EQ(t[brv(i, n)], y) << n << " mod " << p;
                }
                ASSERT_EQ(plan.inverse(t), a) << n << " mod " << p;
            }
    }
}

TEST(Ntt, ProductsMatchDefinition)
{
    PAIRING_SEED_TRACE();
    Random random(111);
    for (const std::string &name : engines()) {
        const Engine engine(name);
        SCOPED_TRACE(name);
        for (std::size_t n = 16; n <= 128; n *= 2)
            for (u64 p : border_primes(n)) {
                const Plan plan(n, p);
                const Words a = values(n, p, static_cast<int>(random.below(5)), random);
                const Words b = values(n, p, static_cast<int>(random.below(5)), random);
                const Words expected = naive_product(a, b, p);
                ASSERT_EQ(plan.mul(a, b), expected) << n << " mod " << p;
                const Words point = plan.pointwise(a, b);
                for (std::size_t i = 0; i < n; i++)
                    ASSERT_EQ(point[i], mul_mod(a[i], b[i], p)) << a[i] << " " << b[i] << " mod " << p;
                /* in place of one operand, of the other, of both */
                Words r = a, s(n);
                ASSERT_EQ(pairing_ntt_mul(r.data(), r.data(), b.data(), s.data(), &plan.plan), PAIRING_OK);
                ASSERT_EQ(r, expected);
                r = b;
                ASSERT_EQ(pairing_ntt_mul(r.data(), a.data(), r.data(), s.data(), &plan.plan), PAIRING_OK);
                ASSERT_EQ(r, expected);
                r = a;
                ASSERT_EQ(pairing_ntt_mul(r.data(), r.data(), r.data(), s.data(), &plan.plan), PAIRING_OK);
                ASSERT_EQ(r, naive_product(a, a, p));
                r = a;
                ASSERT_EQ(pairing_ntt_pointwise_mul(r.data(), r.data(), r.data(), &plan.plan), PAIRING_OK);
                ASSERT_EQ(r, plan.pointwise(a, a));
            }
    }
}

/* All lengths, border primes and kinds of values: engines agree, round trips, linearity, x^(n-1) x = -1. */
TEST(Ntt, EnginesAgreeAndLawsHoldAtAllLengths)
{
    PAIRING_SEED_TRACE();
    Random random(112);
    for (std::size_t n = PAIRING_NTT_MIN_LENGTH; n <= PAIRING_NTT_MAX_LENGTH; n *= 2)
        for (u64 p : border_primes(n)) {
            const Plan plan(n, p);
            SCOPED_TRACE(std::to_string(n) + " mod " + std::to_string(p));
            for (int kind = 0; kind < (n <= 4096 ? 5 : 1); kind++) {
                const Words a = values(n, p, kind, random);
                Words expected, back, product;
                for (const std::string &name : engines()) {
                    const Engine engine(name);
                    const Words t = plan.forward(a);
                    const Words u = plan.pointwise(t, a);
                    ASSERT_EQ(plan.inverse(t), a) << name;
                    if (name == "portable") {
                        expected = t;
                        back = plan.inverse(a);
                        product = u;
                    } else {
                        ASSERT_EQ(t, expected) << name;
                        ASSERT_EQ(plan.inverse(a), back) << name;
                        ASSERT_EQ(u, product) << name;
                    }
                }
            }
            if (n > 2048)
                continue;
            const Words a = values(n, p, 0, random), b = values(n, p, 4, random);
            const u64 k = random.below(p);
            Words sum(n);
            for (std::size_t i = 0; i < n; i++)
                sum[i] = add_mod(a[i], mul_mod(k, b[i], p), p);
            const Words ta = plan.forward(a), tb = plan.forward(b), ts = plan.forward(sum);
            for (std::size_t i = 0; i < n; i++)
                ASSERT_EQ(ts[i], add_mod(ta[i], mul_mod(k, tb[i], p), p));
            Words x(n, 0), y(n, 0), minus_one(n, 0);
            x[1] = y[n - 1] = 1;
            minus_one[0] = p - 1;
            ASSERT_EQ(plan.mul(x, y), minus_one);
        }
}

/* Arrays at odd addresses, and words around them that stay as they are. */
TEST(Ntt, ArraysMayStandAnywhere)
{
    PAIRING_SEED_TRACE();
    Random random(113);
    for (const std::string &name : engines()) {
        const Engine engine(name);
        for (std::size_t n : { 16, 32, 64, 1024 })
            for (u64 p : border_primes(n)) {
                const Plan plan(n, p);
                const Words a = values(n, p, 0, random);
                Words shifted(n + 2, 99);
                std::copy(a.begin(), a.end(), shifted.begin() + 1);
                ASSERT_EQ(pairing_ntt_forward(shifted.data() + 1, &plan.plan), PAIRING_OK);
                ASSERT_EQ(Words(shifted.begin() + 1, shifted.end() - 1), plan.forward(a));
                ASSERT_EQ(pairing_ntt_inverse(shifted.data() + 1, &plan.plan), PAIRING_OK);
                ASSERT_EQ(Words(shifted.begin() + 1, shifted.end() - 1), a);
                ASSERT_EQ(shifted.front(), 99u);
                ASSERT_EQ(shifted.back(), 99u);
            }
    }
}
