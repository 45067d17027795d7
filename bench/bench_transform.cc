/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Transforms. Rows <curve>/fr_fft_<function>/<n> over the scalar fields, n = 2^12, 2^16, 2^20, and ntt/<n>/<prime>/<function>: words,
 * prime p30 (of 30 bits) .. p64 or goldilocks. Variants of the portable body for
 * p62: /shoup64, /shoup128, /barrett, /montgomery. --engine=avx2 and the like force an engine of the word transforms.
 */
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <pairing/pairing.h>

#include "ablation/ntt.h"
#include "support/main.h"
#include "transform/word_prime.h"

namespace {

typedef std::vector<std::uint64_t> words;

struct prime {
    const char *name;
    std::uint64_t p; /* 1 mod 2^17 */
};

const prime primes[] = {
    { "p30", UINT64_C(1073479681) },
    { "p50", UINT64_C(1125899903827969) },
    { "p51", UINT64_C(2251799813554177) },
    { "p62", UINT64_C(4611686018425815041) },
    { "p63", UINT64_C(9223372036844421121) },
    { "p64", UINT64_C(18446744069411831809) },
    { "goldilocks", UINT64_C(0xffffffff00000001) },
};

struct setup {
    words storage, memory;
    std::uint64_t *a, *b, *s; /* aligned to 64 bytes */
    pairing_ntt_t plan;
    setup(std::size_t n, std::uint64_t p) : storage(PAIRING_NTT_WORDS(n) + 8), memory(3 * n + 8)
    {
        if (pairing_ntt_init(&plan, aligned(storage), PAIRING_NTT_WORDS(n), n, p) != PAIRING_OK)
            std::abort();
        a = aligned(memory);
        b = a + n;
        s = b + n;
        std::mt19937_64 rng(0x6e7474);
        for (std::size_t i = 0; i < n; i++) {
            a[i] = rng() % p;
            b[i] = rng() % p;
        }
    }
    static std::uint64_t *aligned(words &w)
    {
        void *start = w.data();
        std::size_t space = 8 * w.size();
        return static_cast<std::uint64_t *>(std::align(64, space - 64, start, space));
    }
};

template <class Adapt, class F> void row(std::size_t n, const prime &q, const std::string &name, Adapt adapt, F f)
{
    const std::uint64_t p = q.p;
    benchmark::RegisterBenchmark(("ntt/" + std::to_string(n) + "/" + q.name + "/" + name).c_str(), [=](benchmark::State &state) {
        setup s(n, p);
        adapt(s);
        for (auto _ : state) {
            f(s);
            benchmark::ClobberMemory();
        }
    });
}

void must(pairing_status status)
{
    if (status != PAIRING_OK)
        std::abort();
}

void rows(std::size_t n, const prime &q)
{
    const auto as_it_is = [](setup &) {};
    row(n, q, "forward", as_it_is, [](setup &s) { must(pairing_ntt_forward(s.a, &s.plan)); });
    row(n, q, "inverse", as_it_is, [](setup &s) { must(pairing_ntt_inverse(s.a, &s.plan)); });
    row(n, q, "pointwise_mul", as_it_is, [](setup &s) { must(pairing_ntt_pointwise_mul(s.a, s.a, s.b, &s.plan)); });
    row(n, q, "mul", as_it_is, [](setup &s) { must(pairing_ntt_mul(s.a, s.a, s.b, s.s, &s.plan)); });
    row(n, q, "init", as_it_is, [](setup &s) {
        pairing_ntt_t plan;
        must(pairing_ntt_init(&plan, s.storage.data(), s.storage.size(), pairing_ntt_length(&s.plan), pairing_ntt_modulus(&s.plan)));
    });
}

/* All aids the same: floor(2^124/p). */
void adapt_barrett(setup &s)
{
    const std::size_t n = pairing_ntt_length(&s.plan);
    std::uint64_t *w = const_cast<std::uint64_t *>(s.plan.words);
    for (std::size_t k = 0; k < n; k++)
        w[n + k] = s.plan.barrett;
    s.plan.n_inv_aid[0] = s.plan.n_inv_aid[1] = s.plan.barrett;
}

void adapt_montgomery(setup &s)
{
    const std::size_t n = pairing_ntt_length(&s.plan);
    std::uint64_t *w = const_cast<std::uint64_t *>(s.plan.words);
    word_divisor m;
    pairing_word_divisor_init(&m, s.plan.p);
    const auto adapt = [&](std::uint64_t &y, std::uint64_t &aid) {
        std::uint64_t r;
        pairing_word_div(&r, y, 0, &m);
        y = r;
        aid = r * s.plan.p_inv;
    };
    for (std::size_t k = 0; k < n; k++)
        adapt(w[k], w[n + k]);
    for (int i = 0; i < 2; i++)
        adapt(s.plan.n_inv[i], s.plan.n_inv_aid[i]);
}

void variants(std::size_t n, const prime &q)
{
    const auto as_it_is = [](setup &) {};
    row(n, q, "forward/shoup64", as_it_is, [](setup &s) { pairing_bench_ntt_forward_shoup64(s.a, &s.plan); });
    row(n, q, "inverse/shoup64", as_it_is, [](setup &s) { pairing_bench_ntt_inverse_shoup64(s.a, &s.plan); });
    row(n, q, "forward/shoup128", as_it_is, [](setup &s) { pairing_bench_ntt_forward_shoup128(s.a, &s.plan); });
    row(n, q, "inverse/shoup128", as_it_is, [](setup &s) { pairing_bench_ntt_inverse_shoup128(s.a, &s.plan); });
    row(n, q, "forward/barrett", adapt_barrett, [](setup &s) { pairing_bench_ntt_forward_barrett(s.a, &s.plan); });
    row(n, q, "inverse/barrett", adapt_barrett, [](setup &s) { pairing_bench_ntt_inverse_barrett(s.a, &s.plan); });
    row(n, q, "forward/montgomery", adapt_montgomery, [](setup &s) { pairing_bench_ntt_forward_montgomery(s.a, &s.plan); });
    row(n, q, "inverse/montgomery", adapt_montgomery, [](setup &s) { pairing_bench_ntt_inverse_montgomery(s.a, &s.plan); });
}

/* Transforms over the scalar field of one curve, a and plan of n elements, and the products of polynomials of n/2. */
#define FFT_ROWS(c) \
    struct c##_setup { \
        using E = pairing_##c##_fr_t; \
        std::vector<E> storage, a, b, s; \
        pairing_##c##_fr_fft_t plan; \
        E shift, r; \
        explicit c##_setup(std::size_t n) : storage(pairing_##c##_fr_fft_len(n)), a(n), b(n), s(n) \
        { \
            std::mt19937_64 rng(0x666674); \
            must(pairing_##c##_fr_fft_init(&plan, storage.data(), storage.size(), n)); \
            for (E &x : a) { \
                std::uint8_t bytes[64]; \
                for (std::uint8_t &y : bytes) \
                    y = static_cast<std::uint8_t>(rng()); \
                pairing_##c##_fr_from_bytes_wide_be(&x, bytes, sizeof bytes); \
            } \
            b = a; \
            shift = a[0]; \
        } \
    }; \
    void c##_fft_rows(std::size_t n) \
    { \
        const auto row = [n](const char *name, void (*f)(c##_setup &, std::size_t)) { \
            benchmark::RegisterBenchmark((#c "/fr_fft_" + std::string(name) + "/" + std::to_string(n)).c_str(), \
                                         [=](benchmark::State &state) { \
                                             c##_setup s(n); \
                                             for (auto _ : state) { \
                                                 f(s, n); \
                                                 benchmark::ClobberMemory(); \
                                             } \
                                         })->Unit(benchmark::kMicrosecond); \
        }; \
        row("dif", [](c##_setup &s, std::size_t) { must(pairing_##c##_fr_fft_dif(s.a.data(), &s.plan)); }); \
        row("dit", [](c##_setup &s, std::size_t) { must(pairing_##c##_fr_fft_dit(s.a.data(), &s.plan)); }); \
        row("inverse_dit", [](c##_setup &s, std::size_t) { must(pairing_##c##_fr_fft_inverse_dit(s.a.data(), &s.plan)); }); \
        row("coset_dif", \
            [](c##_setup &s, std::size_t) { must(pairing_##c##_fr_fft_coset_dif(s.a.data(), &s.plan, &s.shift)); }); \
        row("init", [](c##_setup &s, std::size_t k) { \
            must(pairing_##c##_fr_fft_init(&s.plan, s.storage.data(), s.storage.size(), k)); \
        }); \
        row("lagrange_eval", [](c##_setup &s, std::size_t) { \
            must(pairing_##c##_fr_fft_lagrange_eval(&s.r, s.b.data(), &s.plan, &s.shift)); \
        }); \
        row("poly_mul", [](c##_setup &s, std::size_t k) { \
            must(pairing_##c##_fr_fft_poly_mul(s.a.data(), s.a.data(), k / 2, s.b.data(), k / 2, s.s.data(), &s.plan)); \
        }); \
    }

#if PAIRING_HAVE_BN254
FFT_ROWS(bn254)
#endif
#if PAIRING_HAVE_BLS12_377
FFT_ROWS(bls12_377)
#endif
#if PAIRING_HAVE_BLS12_381
FFT_ROWS(bls12_381)
#endif
#if PAIRING_HAVE_BLS24_315
FFT_ROWS(bls24_315)
#endif
#if PAIRING_HAVE_BW6_633
FFT_ROWS(bw6_633)
#endif
#if PAIRING_HAVE_BW6_761
FFT_ROWS(bw6_761)
#endif

void (*const fft_rows[])(std::size_t) = {
#if PAIRING_HAVE_BN254
    bn254_fft_rows,
#endif
#if PAIRING_HAVE_BLS12_377
    bls12_377_fft_rows,
#endif
#if PAIRING_HAVE_BLS12_381
    bls12_381_fft_rows,
#endif
#if PAIRING_HAVE_BLS24_315
    bls24_315_fft_rows,
#endif
#if PAIRING_HAVE_BW6_633
    bw6_633_fft_rows,
#endif
#if PAIRING_HAVE_BW6_761
    bw6_761_fft_rows,
#endif
};

} // namespace

int main(int argc, char **argv)
{
    for (std::size_t n = 1024; n <= 65536; n *= 4)
        for (const prime &q : primes) {
            rows(n, q);
            if (std::string(q.name) == "p62")
                variants(n, q);
        }
    for (std::size_t n = 4096; n <= 1048576; n *= 16)
        for (const auto rows_of_curve : fft_rows)
            rows_of_curve(n);
    return pairing_bench::run(argc, argv);
}
