/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Moduli known at run time, part of bench_field. Rows are modulus/<name>/<function>; /latency: a chain in which each result
 * is the next operand. Variants: /textbook, the C kernel of the textbook CIOS; /any, the same context made to use the form for any
 * modulus; /openssl and /gmp, the same with these libraries where the build has them (BN_mod_mul_montgomery; mpn_mul_n and redc_1).
 */
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "ablation/field.h"
#include "field/mont_ctx.h"

#if PAIRING_HAVE_OPENSSL
#include <openssl/bn.h>
#endif
#if PAIRING_BENCH_GMP
#include <gmp.h>
extern "C" mp_limb_t __gmpn_redc_1(mp_ptr, mp_ptr, mp_srcptr, mp_size_t, mp_limb_t); /* exported, in no header */
#endif

namespace {

typedef std::vector<std::uint64_t> words;

struct modulus {
    const char *name;
    words p; /* least significant first */
};

/* 2^bits - c, 64 | bits */
modulus below_power(const char *name, std::size_t bits, std::uint64_t c)
{
    words p(bits / 64, ~UINT64_C(0));
    p[0] -= c - 1;
    return { name, p };
}

const std::vector<modulus> &moduli()
{
    static const std::vector<modulus> all = {
        { "bn254_p", { UINT64_C(0x3c208c16d87cfd47), UINT64_C(0x97816a916871ca8d), UINT64_C(0xb85045b68181585d),
                       UINT64_C(0x30644e72e131a029) } },
        { "secp256k1_p", { UINT64_C(0xfffffffefffffc2f), ~UINT64_C(0), ~UINT64_C(0), ~UINT64_C(0) } },
        { "bls24_315_p", { UINT64_C(0x6fe802ff40300001), UINT64_C(0x421ee5da52bde502), UINT64_C(0xdec1d01aa27a1ae0),
                           UINT64_C(0xd3f7498be97c5eaf), UINT64_C(0x04c23a02b586d650) } },
        { "bls12_381_p", { UINT64_C(0xb9feffffffffaaab), UINT64_C(0x1eabfffeb153ffff), UINT64_C(0x6730d2a0f6b0f624),
                           UINT64_C(0x64774b84f38512bf), UINT64_C(0x4b1ba7b6434bacd7), UINT64_C(0x1a0111ea397fe69a) } },
        { "p384_p", { UINT64_C(0x00000000ffffffff), UINT64_C(0xffffffff00000000), UINT64_C(0xfffffffffffffffe),
                      ~UINT64_C(0), ~UINT64_C(0), ~UINT64_C(0) } },
        { "bw6_633_p", { UINT64_C(0xd74916ea4570000d), UINT64_C(0x3d369bd31147f73c), UINT64_C(0xd7b5ce7ab839c225),
                         UINT64_C(0x7e0e8850edbda407), UINT64_C(0xb8da9f5e83f57c49), UINT64_C(0x8152a6c0fadea490),
                         UINT64_C(0x4e59769ad9bbda2f), UINT64_C(0xa8fcd8c75d79d2c7), UINT64_C(0xfc1a174f01d72ab5),
                         UINT64_C(0x0126633cc0f35f63) } },
        { "bw6_761_p", { UINT64_C(0xf49d00000000008b), UINT64_C(0xe6913e6870000082), UINT64_C(0x160cf8aeeaf0a437),
                         UINT64_C(0x98a116c25667a8f8), UINT64_C(0x71dcd3dc73ebff2e), UINT64_C(0x8689c8ed12f9fd90),
                         UINT64_C(0x03cebaff25b42304), UINT64_C(0x707ba638e584e919), UINT64_C(0x528275ef8087be41),
                         UINT64_C(0xb926186a81d14688), UINT64_C(0xd187c94004faff3e), UINT64_C(0x0122e824fb83ce0a) } },
        below_power("512", 512, 569),
        below_power("1024", 1024, 105),
        below_power("2048", 2048, 1557),
        below_power("4096", 4096, 17),
    };
    return all;
}

/* A context and two operands. */
struct setup {
    words storage, a, b, r;
    pairing_mont_ctx_t m;
    explicit setup(const modulus &p) : storage(3 * p.p.size()), a(p.p.size()), b(a), r(a)
    {
        if (pairing_mont_ctx_init(&m, storage.data(), storage.size(), p.p.data(), p.p.size()) != PAIRING_OK)
            std::abort();
        std::mt19937_64 rng(0x6d6f64);
        for (std::size_t i = 0; i < a.size(); i++) {
            a[i] = rng();
            b[i] = rng();
        }
        pairing_mont_ctx_to_mont(a.data(), a.data(), &m);
        pairing_mont_ctx_to_mont(b.data(), b.data(), &m);
        r = a;
    }
};

/* One row of the library: f(setup). */
template <class F> void row(const modulus &p, const std::string &name, bool any_form, F f)
{
    benchmark::RegisterBenchmark(("modulus/" + std::string(p.name) + "/" + name).c_str(), [=](benchmark::State &state) {
        setup s(p);
        if (any_form)
            s.m.kernel = MONT_KERNEL(s.m.limbs, MONT_FORM_CARRY);
        for (auto _ : state) {
            f(s);
            benchmark::DoNotOptimize(s.r.data());
            benchmark::ClobberMemory();
        }
    });
}

/* r = a*b/R mod p by the textbook CIOS of one of the widths with kernels. */
void textbook(setup &s, const words &a, const words &b)
{
    typedef void (*kernel)(std::uint64_t *, const std::uint64_t *, const std::uint64_t *, const std::uint64_t *, std::uint64_t);
    const kernel k = a.size() == 4    ? pairing_bench::form<4>::mul_textbook
                     : a.size() == 5  ? pairing_bench::form<5>::mul_textbook
                     : a.size() == 6  ? pairing_bench::form<6>::mul_textbook
                     : a.size() == 10 ? pairing_bench::form<10>::mul_textbook
                                      : pairing_bench::form<12>::mul_textbook;
    k(s.r.data(), a.data(), b.data(), s.m.words, s.m.n0);
}

void rows(const modulus &p)
{
    const std::size_t bits = 64 * p.p.size();
    const auto mul = [](setup &s) { pairing_mont_ctx_mul(s.r.data(), s.a.data(), s.b.data(), &s.m); };
    const auto mul_chain = [](setup &s) { pairing_mont_ctx_mul(s.r.data(), s.r.data(), s.b.data(), &s.m); };
    const auto sqr_chain = [](setup &s) { pairing_mont_ctx_sqr(s.r.data(), s.r.data(), &s.m); };
    row(p, "mul", false, mul);
    row(p, "mul/latency", false, mul_chain);
    row(p, "sqr/latency", false, sqr_chain);
    if (bits <= 768 && bits != 512) {
        row(p, "mul/textbook", false, [](setup &s) { textbook(s, s.a, s.b); });
        row(p, "mul/textbook/latency", false, [](setup &s) { textbook(s, s.r, s.b); });
        row(p, "sqr/textbook/latency", false, [](setup &s) { textbook(s, s.r, s.r); });
        row(p, "mul/any/latency", true, mul_chain);
        row(p, "sqr/any/latency", true, sqr_chain);
    }
    row(p, "add/latency", false, [](setup &s) { pairing_mont_ctx_add(s.r.data(), s.r.data(), s.b.data(), &s.m); });
    row(p, "sub/latency", false, [](setup &s) { pairing_mont_ctx_sub(s.r.data(), s.r.data(), s.b.data(), &s.m); });
    row(p, "inv", false, [](setup &s) { (void)!pairing_mont_ctx_inv(s.r.data(), s.r.data(), &s.m); });
    row(p, "inv_vartime", false, [](setup &s) {
        (void)!pairing_mont_ctx_inv_vartime(s.r.data(), s.r.data(), &s.m);
        pairing_mont_ctx_add(s.r.data(), s.r.data(), s.a.data(), &s.m);
    });
    row(p, "pow", false, [=](setup &s) { pairing_mont_ctx_pow(s.r.data(), s.a.data(), s.b.data(), bits, &s.m); });
    row(p, "pow_vartime", false,
        [=](setup &s) { pairing_mont_ctx_pow_vartime(s.r.data(), s.a.data(), s.b.data(), bits, &s.m); });
    row(p, "init", false, [=](setup &s) {
        (void)!pairing_mont_ctx_init(&s.m, s.storage.data(), s.storage.size(), p.p.data(), p.p.size());
    });
}

#if PAIRING_HAVE_OPENSSL
struct openssl_setup {
    BN_CTX *ctx = BN_CTX_new();
    BN_MONT_CTX *m = BN_MONT_CTX_new();
    BIGNUM *p, *a, *b, *r = BN_new();
    explicit openssl_setup(const modulus &q)
    {
        setup s(q);
        p = number(q.p);
        a = number(s.a);
        b = number(s.b);
        BN_copy(r, a);
        BN_MONT_CTX_set(m, p, ctx);
    }
    ~openssl_setup()
    {
        for (BIGNUM *x : { p, a, b, r })
            BN_free(x);
        BN_MONT_CTX_free(m);
        BN_CTX_free(ctx);
    }
    openssl_setup(const openssl_setup &) = delete;

  private:
    static BIGNUM *number(const words &w)
    {
        BIGNUM *x = BN_new();
        for (std::size_t i = w.size(); i-- > 0;) {
            BN_lshift(x, x, 64);
            BN_add_word(x, w[i]);
        }
        return x;
    }
};

template <class F> void openssl_row(const modulus &p, const std::string &name, F f)
{
    benchmark::RegisterBenchmark(("modulus/" + std::string(p.name) + "/" + name).c_str(), [=](benchmark::State &state) {
        openssl_setup s(p);
        for (auto _ : state) {
            f(s);
            benchmark::ClobberMemory();
        }
    });
}

void openssl_rows(const modulus &p)
{
    openssl_row(p, "mul/openssl", [](openssl_setup &s) { BN_mod_mul_montgomery(s.r, s.a, s.b, s.m, s.ctx); });
    openssl_row(p, "mul/openssl/latency", [](openssl_setup &s) { BN_mod_mul_montgomery(s.r, s.r, s.b, s.m, s.ctx); });
    openssl_row(p, "sqr/openssl/latency", [](openssl_setup &s) { BN_mod_mul_montgomery(s.r, s.r, s.r, s.m, s.ctx); });
    openssl_row(p, "add/openssl/latency", [](openssl_setup &s) { BN_mod_add_quick(s.r, s.r, s.b, s.p); });
    openssl_row(p, "inv/openssl", [](openssl_setup &s) { BN_mod_inverse(s.r, s.a, s.p, s.ctx); });
    openssl_row(p, "pow/openssl", [](openssl_setup &s) {
        BN_mod_exp_mont_consttime(s.r, s.a, s.b, s.p, s.ctx, s.m);
    });
    openssl_row(p, "pow_vartime/openssl", [](openssl_setup &s) { BN_mod_exp_mont(s.r, s.a, s.b, s.p, s.ctx, s.m); });
}
#endif

#if PAIRING_BENCH_GMP
static_assert(sizeof(mp_limb_t) == sizeof(std::uint64_t), "limbs are words");

template <bool SQUARE> void gmp_row(const modulus &p, const std::string &name)
{
    benchmark::RegisterBenchmark(("modulus/" + std::string(p.name) + "/" + name).c_str(), [=](benchmark::State &state) {
        setup s(p);
        const mp_size_t n = static_cast<mp_size_t>(s.a.size());
        const auto limbs = [](words &w) { return reinterpret_cast<mp_limb_t *>(w.data()); };
        words q = p.p, w(2 * s.a.size());
        for (auto _ : state) {
            if (SQUARE)
                mpn_sqr(limbs(w), limbs(s.r), n);
            else
                mpn_mul_n(limbs(w), limbs(s.r), limbs(s.b), n);
            if (__gmpn_redc_1(limbs(s.r), limbs(w), limbs(q), n, s.m.n0) != 0)
                mpn_sub_n(limbs(s.r), limbs(s.r), limbs(q), n);
            benchmark::ClobberMemory();
        }
    });
}
#endif

const bool registered = [] {
    for (const modulus &p : moduli()) {
        rows(p);
#if PAIRING_HAVE_OPENSSL
        openssl_rows(p);
#endif
#if PAIRING_BENCH_GMP
        gmp_row<false>(p, "mul/gmp/latency");
        gmp_row<true>(p, "sqr/gmp/latency");
#endif
    }
    return true;
}();

} // namespace
