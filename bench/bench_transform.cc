/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Transforms. Rows ntt/<n>/<prime>/<function>: words, prime p30 (of 30 bits) .. p64 or goldilocks. Variants of the portable body for
 * p62: /shoup64, /shoup128, /barrett, /montgomery. --engine=avx2 and the like force an engine of the word transforms.
 */
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <random>
#include <string>
#include <vector>

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

} // namespace

int main(int argc, char **argv)
{
    for (std::size_t n = 1024; n <= 65536; n *= 4)
        for (const prime &q : primes) {
            rows(n, q);
            if (std::string(q.name) == "p62")
                variants(n, q);
        }
    return pairing_bench::run(argc, argv);
}
