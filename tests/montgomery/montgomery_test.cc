/* SPDX-License-Identifier: Apache-2.0 */
/* Run-time moduli against the oracle, at every width, at the border of every form of multiplication. */
#include "montgomery/moduli.h"

#include "field/mont_ctx.h"

#include <algorithm>
#include <cstring>

using namespace montgomery_test;

namespace {

const std::size_t widths[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 31, 32, 33, 63, 64 };

std::vector<BigInt> all_moduli(Random &random)
{
    std::vector<BigInt> v = known_moduli();
    for (std::size_t n : widths)
        for (const BigInt &p : border_moduli(n, random))
            v.push_back(p);
    return v;
}

/* The refusal of a modulus leaves nothing behind. */
void expect_refused(pairing_status expected, const Words &p, std::size_t storage_len)
{
    Words storage(storage_len, 7);
    pairing_mont_ctx_t m;
    std::memset(&m, 0xff, sizeof m);
    EXPECT_EQ(pairing_mont_ctx_init(&m, storage.data(), storage.size(), p.data(), p.size()), expected);
    EXPECT_EQ(storage, Words(storage_len, 0));
    EXPECT_EQ(m.limbs, 0u);
    EXPECT_EQ(m.words, nullptr);
    std::vector<std::uint8_t> bytes(8 * p.size());
    for (std::size_t i = 0; i < bytes.size(); i++)
        bytes[bytes.size() - 1 - i] = static_cast<std::uint8_t>(p[i / 8] >> (8 * (i % 8)));
    std::fill(storage.begin(), storage.end(), 7);
    std::memset(&m, 0xff, sizeof m);
    EXPECT_EQ(pairing_mont_ctx_init_bytes_be(&m, storage.data(), storage.size(), bytes.data(), bytes.size()), expected);
    EXPECT_EQ(storage, Words(storage_len, 0));
    EXPECT_EQ(m.limbs, 0u);
    EXPECT_EQ(m.words, nullptr);
}

} // namespace

TEST(Montgomery, WhatIsNoModulusIsRefused)
{
    expect_refused(PAIRING_ERR_MODULUS_SMALL, {}, 12);
    expect_refused(PAIRING_ERR_MODULUS_SMALL, { 0 }, 12);
    expect_refused(PAIRING_ERR_MODULUS_SMALL, { 1 }, 12);
    expect_refused(PAIRING_ERR_MODULUS_SMALL, { 1, 0, 0 }, 12);
    expect_refused(PAIRING_ERR_MODULUS_SMALL, Words(70, 0), 12);
    expect_refused(PAIRING_ERR_MODULUS_EVEN, { 2 }, 12);
    expect_refused(PAIRING_ERR_MODULUS_EVEN, { 0, 1 }, 12);
    expect_refused(PAIRING_ERR_MODULUS_EVEN, { UINT64_C(0xfffffffffffffffe), 5, 5 }, 12);
    expect_refused(PAIRING_ERR_MODULUS_WIDE, { 3, 0, 0, 0, 1 }, 14);
    expect_refused(PAIRING_ERR_MODULUS_WIDE, { 3 }, 2);
    expect_refused(PAIRING_ERR_MODULUS_WIDE, { 3 }, 0);
    Words wide(65, 0);
    wide[0] = wide[64] = 1;
    expect_refused(PAIRING_ERR_MODULUS_WIDE, wide, 3 * 65);
    for (pairing_status s : { PAIRING_ERR_MODULUS_SMALL, PAIRING_ERR_MODULUS_EVEN, PAIRING_ERR_MODULUS_WIDE,
                              PAIRING_ERR_NOT_INVERTIBLE })
        EXPECT_STRNE(pairing_status_str(s), "unknown status");
}

TEST(Montgomery, ContextHoldsWhatItsCommentsSay)
{
    Random random(1);
    for (const BigInt &p : all_moduli(random)) {
        const Modulus m(p);
        const std::size_t n = (p.bits() + 63) / 64;
        EXPECT_EQ(pairing_mont_ctx_limbs(m.ctx()), n);
        EXPECT_EQ(pairing_mont_ctx_bits(m.ctx()), p.bits());
        EXPECT_EQ(pairing_mont_ctx_bytes(m.ctx()), (p.bits() + 7) / 8);
        EXPECT_EQ(BigInt::from_words(pairing_mont_ctx_modulus(m.ctx()), n), p);
        EXPECT_EQ(BigInt::from_words(m.ctx()->words + n, n), m.R() % p);
        EXPECT_EQ(BigInt::from_words(m.ctx()->words + 2 * n, n), m.R() * m.R() % p);
        EXPECT_EQ(m.ctx()->n0 * p.words(n)[0], ~UINT64_C(0));
    }
}

TEST(Montgomery, ZerosOnTopDoNotCount)
{
    Random random(2);
    for (const BigInt &p : all_moduli(random)) {
        const std::size_t n = (p.bits() + 63) / 64;
        const Modulus m(p);
        const Words padded = p.words(n + 3);
        const std::vector<std::uint8_t> tight = p.bytes_be((p.bits() + 7) / 8), loose = p.bytes_be(8 * n + 21);
        Words storage(PAIRING_MONT_CTX_WORDS(4096));
        pairing_mont_ctx_t c;
        for (int kind = 0; kind < 3; kind++) {
            std::fill(storage.begin(), storage.end(), 9);
            ASSERT_EQ(kind == 0 ? pairing_mont_ctx_init(&c, storage.data(), storage.size(), padded.data(), n + 3)
                      : kind == 1 ? pairing_mont_ctx_init_bytes_be(&c, storage.data(), storage.size(), tight.data(), tight.size())
                                  : pairing_mont_ctx_init_bytes_be(&c, storage.data(), storage.size(), loose.data(), loose.size()),
                      PAIRING_OK);
            EXPECT_EQ(c.limbs, m.ctx()->limbs);
            EXPECT_EQ(c.bits, m.ctx()->bits);
            EXPECT_EQ(c.n0, m.ctx()->n0);
            EXPECT_EQ(c.kernel, m.ctx()->kernel);
            EXPECT_TRUE(std::equal(c.words, c.words + 3 * n, m.ctx()->words));
            if (3 * n < storage.size()) {
                EXPECT_EQ(storage[3 * n], 9u);
            }
        }
    }
}

TEST(Montgomery, ArithmeticMatchesReference)
{
    PAIRING_SEED_TRACE();
    Random random(3);
    for (const BigInt &p : all_moduli(random)) {
        const Modulus m(p);
        const pairing_mont_ctx_t *c = m.ctx();
        const std::vector<BigInt> ops = m.operands(random, 3);
        SCOPED_TRACE(p.hex());
        for (std::size_t i = 0; i < ops.size(); i++) {
            const Words a = m.element(ops[i]);
            Words r = m.result();
            pairing_mont_ctx_sqr(r.data(), a.data(), c);
            ASSERT_EQ(m.value(r), ops[i] * ops[i] % p);
            pairing_mont_ctx_neg(r.data(), a.data(), c);
            ASSERT_EQ(m.value(r), (p - ops[i]) % p);
            pairing_mont_ctx_dbl(r.data(), a.data(), c);
            ASSERT_EQ(m.value(r), (ops[i] + ops[i]) % p);
            pairing_mont_ctx_from_mont(r.data(), a.data(), c);
            ASSERT_EQ(big(r), ops[i]);
            pairing_mont_ctx_to_mont(r.data(), r.data(), c);
            ASSERT_EQ(r, a);
            /* every other partner: all pairs of the ends are met with one order or the other */
            for (std::size_t j = i % 2; j < ops.size(); j += 2) {
                const Words b = m.element(ops[j]);
                pairing_mont_ctx_mul(r.data(), a.data(), b.data(), c);
                ASSERT_EQ(m.value(r), ops[i] * ops[j] % p);
                pairing_mont_ctx_add(r.data(), a.data(), b.data(), c);
                ASSERT_EQ(m.value(r), (ops[i] + ops[j]) % p);
                pairing_mont_ctx_sub(r.data(), a.data(), b.data(), c);
                ASSERT_EQ(m.value(r), (ops[i] + p - ops[j]) % p);
            }
        }
    }
}

/* Integers from p up to R - 1 are taken into Montgomery form, and are factors as they stand. */
TEST(Montgomery, AnyIntegerBelowRIsASecondFactor)
{
    PAIRING_SEED_TRACE();
    Random random(4);
    for (const BigInt &p : all_moduli(random)) {
        const Modulus m(p);
        SCOPED_TRACE(p.hex());
        std::vector<BigInt> factors = { p, m.R() - BigInt(1), m.R() - p, two_to(64 * m.n() - 1) };
        factors.push_back(big(random.words(m.n())));
        for (const BigInt &x : factors) {
            const Words b = x.words(m.n()), a = m.element(p - BigInt(1));
            Words r = m.result();
            pairing_mont_ctx_to_mont(r.data(), b.data(), m.ctx());
            ASSERT_EQ(m.value(r), x % p);
            pairing_mont_ctx_mul(r.data(), a.data(), b.data(), m.ctx());
            ASSERT_EQ(big(r), (p - BigInt(1)) * x % p);
        }
    }
}

/* The form for any modulus, forced, gives what the chosen one does. */
TEST(Montgomery, EveryFormThatAModulusPermitsAgrees)
{
    PAIRING_SEED_TRACE();
    Random random(5);
    for (std::size_t n : { 4, 5, 6, 10, 12 })
        for (const BigInt &p : border_moduli(n, random)) {
            Modulus m(p);
            const std::uint64_t top = p.words(n)[n - 1];
            const std::uint32_t chosen = m.ctx()->kernel;
            EXPECT_EQ(chosen, MONT_KERNEL(n, top <= MONT_TOP_SQR ? 0u : top <= MONT_TOP_NO_CARRY ? 1u : 2u));
            for (const BigInt &x : m.operands(random, 5)) {
                const Words a = m.element(x), b = m.element(p - BigInt(1));
                Words r = m.result(), s = r, t = r;
                m.ctx()->kernel = chosen;
                pairing_mont_ctx_mul(r.data(), a.data(), b.data(), m.ctx());
                for (std::uint32_t kernel : { chosen, static_cast<std::uint32_t>(MONT_KERNEL(n, MONT_FORM_CARRY)),
                                              static_cast<std::uint32_t>(MONT_KERNEL_ANY) }) {
                    m.ctx()->kernel = kernel;
                    pairing_mont_ctx_mul(s.data(), a.data(), b.data(), m.ctx());
                    EXPECT_EQ(r, s);
                    pairing_mont_ctx_sqr(s.data(), a.data(), m.ctx());
                    pairing_mont_ctx_mul(t.data(), a.data(), a.data(), m.ctx());
                    EXPECT_EQ(s, t);
                }
            }
        }
}

TEST(Montgomery, OutputsMayBeInputs)
{
    PAIRING_SEED_TRACE();
    Random random(6);
    for (std::size_t n : widths)
        for (const BigInt &p : border_moduli(n, random)) {
            const Modulus m(p);
            const pairing_mont_ctx_t *c = m.ctx();
            const Words a = m.element(big(random.words(n))), b = m.element(big(random.words(n)));
            const std::uint64_t e[1] = { 29 };
            Words r = m.result(), s;
#define SAME(call_on_others, call_on_itself, input)                                                           \
    call_on_others;                                                                                           \
    s = input;                                                                                                \
    call_on_itself;                                                                                           \
    EXPECT_EQ(r, s) << #call_on_itself
#define BINARY(op)                                                                                            \
    SAME(op(r.data(), a.data(), b.data(), c), op(s.data(), s.data(), b.data(), c), a);                        \
    SAME(op(r.data(), a.data(), b.data(), c), op(s.data(), a.data(), s.data(), c), b);                        \
    SAME(op(r.data(), a.data(), a.data(), c), op(s.data(), s.data(), s.data(), c), a)
#define UNARY(op) SAME(op(r.data(), a.data(), c), op(s.data(), s.data(), c), a)
            BINARY(pairing_mont_ctx_mul);
            BINARY(pairing_mont_ctx_add);
            BINARY(pairing_mont_ctx_sub);
            UNARY(pairing_mont_ctx_sqr);
            UNARY(pairing_mont_ctx_neg);
            UNARY(pairing_mont_ctx_dbl);
            UNARY(pairing_mont_ctx_to_mont);
            UNARY(pairing_mont_ctx_from_mont);
            UNARY(pairing_mont_ctx_copy);
            UNARY((void)!pairing_mont_ctx_inv);
            UNARY((void)!pairing_mont_ctx_inv_vartime);
            SAME(pairing_mont_ctx_pow(r.data(), a.data(), e, 5, c), pairing_mont_ctx_pow(s.data(), s.data(), e, 5, c), a);
            SAME(pairing_mont_ctx_pow_vartime(r.data(), a.data(), e, 5, c),
                 pairing_mont_ctx_pow_vartime(s.data(), s.data(), e, 5, c), a);
        }
}

TEST(Montgomery, SelectionsAndQuestions)
{
    for (const BigInt &p : known_moduli()) {
        const Modulus m(p);
        const pairing_mont_ctx_t *c = m.ctx();
        const Words zero(m.n(), 0), one = m.element(1);
        Words r = m.result();
        pairing_mont_ctx_set_one(r.data(), c);
        EXPECT_EQ(r, one);
        EXPECT_FALSE(pairing_mont_ctx_is_zero(r.data(), c));
        EXPECT_TRUE(pairing_mont_ctx_eq(r.data(), one.data(), c));
        EXPECT_FALSE(pairing_mont_ctx_eq(r.data(), zero.data(), c));
        pairing_mont_ctx_cmov(r.data(), zero.data(), false, c);
        EXPECT_EQ(r, one);
        pairing_mont_ctx_cmov(r.data(), zero.data(), true, c);
        EXPECT_EQ(r, zero);
        EXPECT_TRUE(pairing_mont_ctx_is_zero(r.data(), c));
        r = m.result();
        pairing_mont_ctx_set_zero(r.data(), c);
        EXPECT_EQ(r, zero);
    }
}

TEST(Montgomery, InversesAreRightOrReported)
{
    PAIRING_SEED_TRACE();
    Random random(7);
    std::vector<BigInt> moduli = all_moduli(random);
    /* composite, with many divisors and with two */
    moduli.push_back(BigInt(3) * BigInt(5) * BigInt(7) * BigInt(11) * BigInt(13) * BigInt(17) * BigInt(19) * BigInt(23));
    moduli.push_back(moduli.back() * moduli.back() * moduli.back() * moduli.back() * moduli.back());
    moduli.push_back((two_to(127) - BigInt(1)) * (two_to(89) - BigInt(1)));
    moduli.push_back((two_to(521) - BigInt(1)) * (two_to(607) - BigInt(1)) * (two_to(1279) - BigInt(1)));
    for (const BigInt &p : moduli) {
        const Modulus m(p);
        SCOPED_TRACE(p.hex());
        std::vector<BigInt> values = m.operands(random, 2);
        for (std::uint64_t d : { 3, 5, 7, 15, 19 })
            values.push_back(BigInt(d) % p);
        values.push_back((two_to(127) - BigInt(1)) % p);
        values.push_back((two_to(521) - BigInt(1)) * BigInt(6) % p);
        for (const BigInt &x : values) {
            const Words a = m.element(x);
            const BigInt inverse = BigInt::inverse(x, p);   /* 0 where there is none */
            const pairing_status expected = inverse == BigInt(0) ? PAIRING_ERR_NOT_INVERTIBLE : PAIRING_OK;
            Words r = m.result();
            ASSERT_EQ(pairing_mont_ctx_inv(r.data(), a.data(), m.ctx()), expected) << x;
            ASSERT_EQ(m.value(r), inverse) << x;
            r = m.result();
            ASSERT_EQ(pairing_mont_ctx_inv_vartime(r.data(), a.data(), m.ctx()), expected) << x;
            ASSERT_EQ(m.value(r), inverse) << x;
        }
    }
}

/* Runs of ones and zeros are where carries of an inversion go wrong. */
TEST(Montgomery, InversesOfStructuredValues)
{
    std::vector<BigInt> moduli = known_moduli();
    for (const BigInt &p : moduli) {
        if (p.bits() > 832)
            continue;
        const Modulus m(p);
        const Words one = m.element(1);
        for (std::size_t k = 0; k < p.bits(); k += 1 + p.bits() / 64)
            for (const BigInt &x : { two_to(k) % p, (two_to(k) - BigInt(1)) % p, (p - two_to(k)) % p }) {
                const Words a = x.words(m.n());
                Words r = m.result();
                const pairing_status s = pairing_mont_ctx_inv(r.data(), a.data(), m.ctx());
                if (s == PAIRING_OK) {
                    pairing_mont_ctx_mul(r.data(), r.data(), a.data(), m.ctx());
                    ASSERT_EQ(r, one) << x << " mod " << p;
                } else {
                    ASSERT_EQ(BigInt::inverse(x, p), BigInt(0)) << x << " mod " << p;
                }
            }
    }
}

TEST(Montgomery, PowersMatchReference)
{
    PAIRING_SEED_TRACE();
    Random random(8);
    std::vector<BigInt> moduli = known_moduli();
    for (std::size_t n : { 1, 2, 4, 8, 13, 16 })
        moduli.push_back(border_moduli(n, random).back());
    for (const BigInt &p : moduli) {
        const Modulus m(p);
        SCOPED_TRACE(p.hex());
        std::vector<std::size_t> lengths = { 0, 1, 2, 4, 5, 17, 64, 65, 100, 256 };
        if (p.bits() <= 768)
            lengths.insert(lengths.end(), { 513, 700 });
        for (std::size_t nbits : lengths) {
            /* random, all ones, one alone on top, one alone below; bits above nbits are set and do not count */
            for (int kind = 0; kind < 4; kind++) {
                Words e((nbits + 63) / 64);
                for (std::uint64_t &w : e)
                    w = kind == 0 ? random.word() : kind == 1 ? ~UINT64_C(0) : 0;
                if (nbits > 0 && kind >= 2)
                    e[kind == 2 ? (nbits - 1) / 64 : 0] |= kind == 2 ? UINT64_C(1) << ((nbits - 1) % 64) : 1;
                const BigInt exponent = big(e) % two_to(nbits);
                if (nbits % 64 != 0)
                    e.back() |= ~UINT64_C(0) << (nbits % 64);
                for (const BigInt &x : { big(random.words(m.n())) % p, BigInt(0), p - BigInt(1) }) {
                    const Words a = m.element(x);
                    const BigInt expected = exponent == BigInt(0) ? BigInt(1) : BigInt::pow(x, exponent, p);
                    Words r = m.result();
                    pairing_mont_ctx_pow(r.data(), a.data(), e.data(), nbits, m.ctx());
                    ASSERT_EQ(m.value(r), expected) << nbits << " bits, kind " << kind;
                    r = m.result();
                    pairing_mont_ctx_pow_vartime(r.data(), a.data(), e.data(), nbits, m.ctx());
                    ASSERT_EQ(m.value(r), expected) << nbits << " bits, kind " << kind;
                }
            }
        }
    }
}

TEST(Montgomery, BytesAreStrictAndRoundTrip)
{
    PAIRING_SEED_TRACE();
    Random random(9);
    for (const BigInt &p : all_moduli(random)) {
        const Modulus m(p);
        const pairing_mont_ctx_t *c = m.ctx();
        const std::size_t len = pairing_mont_ctx_bytes(c);
        const Words zero(m.n(), 0);
        SCOPED_TRACE(p.hex());
        for (const BigInt &x : m.operands(random, 1)) {
            const Words a = m.element(x);
            std::vector<std::uint8_t> out(len);
            Words r = m.result();
            pairing_mont_ctx_to_bytes_be(out.data(), a.data(), c);
            ASSERT_EQ(out, x.bytes_be(len));
            ASSERT_EQ(pairing_mont_ctx_from_bytes_be(r.data(), out.data(), len, c), PAIRING_OK);
            ASSERT_EQ(r, a);
            pairing_mont_ctx_to_bytes_le(out.data(), a.data(), c);
            ASSERT_EQ(out, x.bytes_le(len));
            r = m.result();
            ASSERT_EQ(pairing_mont_ctx_from_bytes_le(r.data(), out.data(), len, c), PAIRING_OK);
            ASSERT_EQ(r, a);
        }
        /* p, and the largest number of the length */
        for (const BigInt &x : { p, two_to(8 * len) - BigInt(1) }) {
            Words r = m.result();
            EXPECT_EQ(pairing_mont_ctx_from_bytes_be(r.data(), x.bytes_be(len).data(), len, c), PAIRING_ERR_RANGE);
            EXPECT_EQ(r, zero);
            r = m.result();
            EXPECT_EQ(pairing_mont_ctx_from_bytes_le(r.data(), x.bytes_le(len).data(), len, c), PAIRING_ERR_RANGE);
            EXPECT_EQ(r, zero);
        }
        const std::vector<std::uint8_t> nothing(len + 1, 0);
        for (std::size_t wrong : { std::size_t(0), len - 1, len + 1 }) {
            Words r = m.result();
            EXPECT_EQ(pairing_mont_ctx_from_bytes_be(r.data(), nothing.data(), wrong, c), PAIRING_ERR_LENGTH);
            EXPECT_EQ(r, zero);
            r = m.result();
            EXPECT_EQ(pairing_mont_ctx_from_bytes_le(r.data(), nothing.data(), wrong, c), PAIRING_ERR_LENGTH);
            EXPECT_EQ(r, zero);
        }
    }
}

TEST(Montgomery, IntegersOfAnyLengthAreReduced)
{
    PAIRING_SEED_TRACE();
    Random random(10);
    std::vector<BigInt> moduli = known_moduli();
    for (const BigInt &p : moduli) {
        const Modulus m(p);
        Words r = m.result();
        pairing_mont_ctx_from_bytes_wide_be(r.data(), nullptr, 0, m.ctx());
        EXPECT_EQ(m.value(r), BigInt(0));
        for (std::size_t len : { std::size_t(1), std::size_t(7), 8 * m.n() - 1, 8 * m.n(), 8 * m.n() + 1, 16 * m.n(),
                                 24 * m.n() + 5 }) {
            std::vector<std::uint8_t> in = random.bytes(len);
            pairing_mont_ctx_from_bytes_wide_be(r.data(), in.data(), len, m.ctx());
            ASSERT_EQ(m.value(r), BigInt::from_bytes_be(in.data(), len) % p) << len << " bytes mod " << p;
            std::fill(in.begin(), in.end(), 0xff);
            pairing_mont_ctx_from_bytes_wide_be(r.data(), in.data(), len, m.ctx());
            ASSERT_EQ(m.value(r), BigInt::from_bytes_be(in.data(), len) % p) << len << " bytes mod " << p;
        }
    }
}
