/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pairings of all curves. Rows are <curve>/<function>, with the number of pairs behind it: <curve>/pairing_check/8.
 * Ablation: <curve>/final_exponentiation/granger_scott is the same text with uncompressed squarings alone,
 * bn254/final_exponentiation/compressed the same with the compressed squarings that BN does not use by default.
 */
#include "support/main.h"

#include <cstdint>
#include <random>
#include <vector>

#include <pairing/pairing.h>

namespace {

std::mt19937_64 rng(0x70616972);

template <class Fr, class F> Fr random_scalar(F from_bytes)
{
    Fr k;
    std::uint8_t bytes[112];
    for (std::uint8_t &b : bytes)
        b = static_cast<std::uint8_t>(rng());
    from_bytes(&k, bytes, sizeof bytes);
    return k;
}

} // namespace

/* points in general position, a Miller value, an element of GT */
#define SETUP(c, s) \
    struct c##_setup { \
        std::vector<pairing_##c##_g1_aff_t> p; \
        std::vector<pairing_##c##_g2_aff_t> q; \
        pairing_##c##_fr_t k; \
        pairing_##c##_##s##_t f; \
        pairing_##c##_gt_t g; \
        explicit c##_setup(std::size_t n) : p(n), q(n) \
        { \
            k = random_scalar<pairing_##c##_fr_t>(pairing_##c##_fr_from_bytes_wide_be); \
            pairing_##c##_g1_t a; \
            pairing_##c##_g2_t b; \
            pairing_##c##_g1_generator(&a); \
            pairing_##c##_g2_generator(&b); \
            for (std::size_t i = 0; i < n; i++) { \
                pairing_##c##_g1_mul(&a, &a, &k); \
                pairing_##c##_g2_mul(&b, &b, &k); \
                pairing_##c##_g1_to_aff(&p[i], &a); \
                pairing_##c##_g2_to_aff(&q[i], &b); \
            } \
            pairing_##c##_miller_loop(&f, p.data(), q.data()); \
            pairing_##c##_final_exponentiation(&g, &f); \
        } \
    };

/* one row: `call` on the setup s for one pair, result r in GT, f in the target field */
#define ROW(c, t, name, row, call) \
    static void c##_##name(benchmark::State &state) \
    { \
        const c##_setup s(1); \
        pairing_##c##_gt_t r; \
        pairing_##c##_##t##_t f; \
        for (auto _ : state) { \
            call; \
            benchmark::DoNotOptimize(r); \
            benchmark::DoNotOptimize(f); \
        } \
    } \
    BENCHMARK(c##_##name)->Name(#c "/" row)->Unit(benchmark::kMicrosecond);

/* one row over n pairs */
#define ROW_N(c, t, name, call) \
    static void c##_##name(benchmark::State &state) \
    { \
        const std::size_t n = static_cast<std::size_t>(state.range(0)); \
        const c##_setup s(n); \
        pairing_##c##_gt_t r; \
        pairing_##c##_##t##_t f; \
        for (auto _ : state) { \
            call; \
            benchmark::DoNotOptimize(r); \
            benchmark::DoNotOptimize(f); \
        } \
    } \
    BENCHMARK(c##_##name)->Name(#c "/" #name)->Arg(1)->Arg(2)->Arg(4)->Arg(8)->Arg(16)->Arg(64)->Unit(benchmark::kMicrosecond);

/* the final exponentiation of bench/support/ablation.c under another choice of squarings */
#define ABLATION(c, t, variant) \
    extern "C" void pairing_bench_##variant##_##c##_final_exponentiation(pairing_##c##_gt_t *r, \
                                                                         const pairing_##c##_##t##_t *f); \
    ROW(c, t, final_exponentiation_##variant, "final_exponentiation/" #variant, \
        pairing_bench_##variant##_##c##_final_exponentiation(&r, &s.f))

#define PAIRING_ROWS(c, t) \
    SETUP(c, t) \
    ROW(c, t, miller_loop, "miller_loop", pairing_##c##_miller_loop(&f, s.p.data(), s.q.data())) \
    ROW(c, t, final_exponentiation, "final_exponentiation", pairing_##c##_final_exponentiation(&r, &s.f)) \
    ROW(c, t, final_hard_part, "final_hard_part", pairing_##c##_final_hard_part(&f, &s.g.v)) \
    ROW(c, t, pairing, "pairing", pairing_##c##_pairing(&r, s.p.data(), s.q.data())) \
    ROW_N(c, t, miller_loop_n, pairing_##c##_miller_loop_n(&f, s.p.data(), s.q.data(), n)) \
    ROW_N(c, t, pairing_check, benchmark::DoNotOptimize(pairing_##c##_pairing_check(s.p.data(), s.q.data(), n))) \
    ROW(c, t, gt_mul, "gt_mul", pairing_##c##_gt_mul(&r, &s.g, &s.g)) \
    ROW(c, t, gt_sqr, "gt_sqr", pairing_##c##_gt_sqr(&r, &s.g)) \
    ROW(c, t, gt_pow, "gt_pow", pairing_##c##_gt_pow(&r, &s.g, &s.k)) \
    ROW(c, t, gt_pow_vartime, "gt_pow_vartime", pairing_##c##_gt_pow_vartime(&r, &s.g, &s.k)) \
    ROW(c, t, gt_in_group, "gt_in_group", benchmark::DoNotOptimize(pairing_##c##_gt_in_group(&s.g)))

#if PAIRING_HAVE_BN254
PAIRING_ROWS(bn254, fp12)
ABLATION(bn254, fp12, compressed)
#endif
#if PAIRING_HAVE_BLS12_377
PAIRING_ROWS(bls12_377, fp12)
ABLATION(bls12_377, fp12, granger_scott)
#endif
#if PAIRING_HAVE_BLS12_381
PAIRING_ROWS(bls12_381, fp12)
ABLATION(bls12_381, fp12, granger_scott)
#endif
#if PAIRING_HAVE_BLS24_315
PAIRING_ROWS(bls24_315, fp24)
ABLATION(bls24_315, fp24, granger_scott)
#endif
#if PAIRING_HAVE_BW6_633
PAIRING_ROWS(bw6_633, fp6)
ABLATION(bw6_633, fp6, granger_scott)
#endif
#if PAIRING_HAVE_BW6_761
PAIRING_ROWS(bw6_761, fp6)
ABLATION(bw6_761, fp6, granger_scott)
#endif

int main(int argc, char **argv) { return pairing_bench::run(argc, argv); }
