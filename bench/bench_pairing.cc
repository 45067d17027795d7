/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pairings of all curves. Rows are <curve>/<function>, with the number of pairs behind it: <curve>/pairing_check/8.
 * Ablation (bench/ablation/variants.h): <curve>/final_exponentiation/<variant> with the squarings of a variant,
 * <curve>/miller_loop_n/homogeneous/<pairs> without affine coordinates.
 */
#include "support/main.h"

#include <cstdint>
#include <cstdlib>
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
        std::vector<pairing_##c##_gt_t> table; \
        pairing_##c##_g2_prep_t *lines; \
        explicit c##_setup(std::size_t n) \
            : p(n), q(n), table(pairing_##c##_gt_table_len(5)), \
              lines(static_cast<pairing_##c##_g2_prep_t *>(std::aligned_alloc(64, pairing_##c##_g2_prep_size()))) \
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
            pairing_##c##_gt_table_init(table.data(), 5, &g); \
            pairing_##c##_g2_prep_init(lines, q.data()); \
        } \
        c##_setup(const c##_setup &) = delete; \
        c##_setup &operator=(const c##_setup &) = delete; \
        ~c##_setup() { std::free(lines); } \
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
#define ROW_N(c, t, name, row, call) \
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
    BENCHMARK(c##_##name)->Name(#c "/" row)->Arg(1)->Arg(2)->Arg(4)->Arg(8)->Arg(16)->Arg(64)->Unit(benchmark::kMicrosecond);

/* the final exponentiation and the Miller loop under the bindings of a variant */
#define ABLATION_FINAL(c, t, variant) \
    extern "C" void pairing_bench_##variant##_##c##_final_exponentiation(pairing_##c##_gt_t *r, \
                                                                         const pairing_##c##_##t##_t *f); \
    ROW(c, t, final_exponentiation_##variant, "final_exponentiation/" #variant, \
        pairing_bench_##variant##_##c##_final_exponentiation(&r, &s.f))

#define ABLATION(c, t) \
    ABLATION_FINAL(c, t, granger_scott) \
    ABLATION_FINAL(c, t, no_batch) \
    ABLATION_FINAL(c, t, batch) \
    extern "C" void pairing_bench_homogeneous_##c##_miller_loop_n(pairing_##c##_##t##_t *f, \
                                                                  const pairing_##c##_g1_aff_t *p, \
                                                                  const pairing_##c##_g2_aff_t *q, std::size_t n); \
    ROW_N(c, t, miller_loop_n_homogeneous, "miller_loop_n/homogeneous", \
          pairing_bench_homogeneous_##c##_miller_loop_n(&f, s.p.data(), s.q.data(), n))

#define PAIRING_ROWS(c, t) \
    SETUP(c, t) \
    ROW(c, t, miller_loop, "miller_loop", pairing_##c##_miller_loop(&f, s.p.data(), s.q.data())) \
    ROW(c, t, final_exponentiation, "final_exponentiation", pairing_##c##_final_exponentiation(&r, &s.f)) \
    ROW(c, t, final_hard_part, "final_hard_part", pairing_##c##_final_hard_part(&f, &s.g.v)) \
    ROW(c, t, pairing, "pairing", pairing_##c##_pairing(&r, s.p.data(), s.q.data())) \
    ROW_N(c, t, miller_loop_n, "miller_loop_n", pairing_##c##_miller_loop_n(&f, s.p.data(), s.q.data(), n)) \
    ROW_N(c, t, pairing_check, "pairing_check", \
          benchmark::DoNotOptimize(pairing_##c##_pairing_check(s.p.data(), s.q.data(), n))) \
    ROW(c, t, g2_prep_init, "g2_prep_init", pairing_##c##_g2_prep_init(s.lines, s.q.data())) \
    ROW(c, t, miller_loop_prepared, "miller_loop_prepared", \
        pairing_##c##_miller_loop_prepared(&f, s.p.data(), s.lines)) \
    ROW(c, t, gt_mul, "gt_mul", pairing_##c##_gt_mul(&r, &s.g, &s.g)) \
    ROW(c, t, gt_sqr, "gt_sqr", pairing_##c##_gt_sqr(&r, &s.g)) \
    ROW(c, t, gt_pow, "gt_pow", pairing_##c##_gt_pow(&r, &s.g, &s.k)) \
    ROW(c, t, gt_pow_vartime, "gt_pow_vartime", pairing_##c##_gt_pow_vartime(&r, &s.g, &s.k)) \
    ROW(c, t, gt_table_pow, "gt_table_pow/5", pairing_##c##_gt_table_pow(&r, s.table.data(), 5, &s.k)) \
    ROW(c, t, gt_table_pow_vartime, "gt_table_pow_vartime/5", \
        pairing_##c##_gt_table_pow_vartime(&r, s.table.data(), 5, &s.k)) \
    ROW(c, t, gt_in_group, "gt_in_group", benchmark::DoNotOptimize(pairing_##c##_gt_in_group(&s.g))) \
    ABLATION(c, t)

#if PAIRING_HAVE_BN254
PAIRING_ROWS(bn254, fp12)
#endif
#if PAIRING_HAVE_BLS12_377
PAIRING_ROWS(bls12_377, fp12)
#endif
#if PAIRING_HAVE_BLS12_381
PAIRING_ROWS(bls12_381, fp12)
#endif
#if PAIRING_HAVE_BLS24_315
PAIRING_ROWS(bls24_315, fp24)
#endif
#if PAIRING_HAVE_BW6_633
PAIRING_ROWS(bw6_633, fp6)
#endif
#if PAIRING_HAVE_BW6_761
PAIRING_ROWS(bw6_761, fp6)
#endif

int main(int argc, char **argv) { return pairing_bench::run(argc, argv); }
