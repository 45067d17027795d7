/* SPDX-License-Identifier: Apache-2.0 */
/* Groups of all curves. Rows are <curve>/<group>_<function>. Points and scalars come from a fixed seed. */
#include "support/main.h"

#include <cstdint>
#include <random>
#include <vector>

#include <pairing/pairing.h>

namespace {

std::mt19937_64 rng(0x6375727665);

/* What the rows of a group work on: points of the subgroup in general position, one outside it, scalars. */
#define GROUP_SETUP(c, g) \
    struct c##_##g##_setup { \
        using P = pairing_##c##_##g##_t; \
        using A = pairing_##c##_##g##_aff_t; \
        using S = pairing_##c##_fr_t; \
        P p, q, r; \
        A pa, qa; \
        S k; \
        std::vector<std::uint64_t> words = std::vector<std::uint64_t>(8); \
        c##_##g##_setup() \
        { \
            std::uint8_t bytes[64]; \
            for (std::uint64_t &w : words) \
                w = rng(); \
            for (std::uint8_t &b : bytes) \
                b = static_cast<std::uint8_t>(rng()); \
            pairing_##c##_fr_from_bytes_wide_be(&k, bytes, sizeof bytes); \
            pairing_##c##_##g##_generator(&p); \
            pairing_##c##_##g##_mul_bits(&q, &p, words.data() + 4, 200); \
            pairing_##c##_##g##_mul_bits(&p, &p, words.data(), 200); \
            pairing_##c##_##g##_to_aff(&pa, &p); \
            pairing_##c##_##g##_to_aff(&qa, &q); \
        } \
    };

/* One row: `call` on the setup s; results feed the next round where they have the type. */
#define ROW(c, g, name, call) \
    void c##_##g##_##name(benchmark::State &state) \
    { \
        c##_##g##_setup s; \
        for (auto _ : state) { \
            call; \
            benchmark::DoNotOptimize(s); \
        } \
    } \
    BENCHMARK(c##_##g##_##name)->Name(#c "/" #g "_" #name);

#define GROUP_ROWS(c, g) \
    GROUP_SETUP(c, g) \
    ROW(c, g, dbl, pairing_##c##_##g##_dbl(&s.p, &s.p)) \
    ROW(c, g, add, pairing_##c##_##g##_add(&s.p, &s.p, &s.q)) \
    ROW(c, g, add_aff, pairing_##c##_##g##_add_aff(&s.p, &s.p, &s.qa)) \
    ROW(c, g, to_aff, pairing_##c##_##g##_to_aff(&s.qa, &s.p)) \
    ROW(c, g, on_curve, benchmark::DoNotOptimize(pairing_##c##_##g##_on_curve(&s.p))) \
    ROW(c, g, mul, pairing_##c##_##g##_mul(&s.r, &s.p, &s.k)) \
    ROW(c, g, mul_vartime, pairing_##c##_##g##_mul_vartime(&s.r, &s.p, &s.k)) \
    ROW(c, g, mul_bits_256, pairing_##c##_##g##_mul_bits(&s.r, &s.p, s.words.data(), 256)) \
    ROW(c, g, mul_bits_vartime_256, pairing_##c##_##g##_mul_bits_vartime(&s.r, &s.p, s.words.data(), 256)) \
    ROW(c, g, mul_bits_vartime_64, pairing_##c##_##g##_mul_bits_vartime(&s.r, &s.p, s.words.data(), 64)) \
    ROW(c, g, in_subgroup, benchmark::DoNotOptimize(pairing_##c##_##g##_in_subgroup(&s.p))) \
    ROW(c, g, aff_in_subgroup, benchmark::DoNotOptimize(pairing_##c##_##g##_aff_in_subgroup(&s.pa))) \
    ROW(c, g, clear_cofactor, pairing_##c##_##g##_clear_cofactor(&s.r, &s.p)) \
    void c##_##g##_to_aff_n(benchmark::State &state) \
    { \
        const std::size_t n = static_cast<std::size_t>(state.range(0)); \
        c##_##g##_setup s; \
        std::vector<c##_##g##_setup::P> in(n); \
        std::vector<c##_##g##_setup::A> out(n); \
        for (c##_##g##_setup::P &a : in) { \
            pairing_##c##_##g##_add(&s.p, &s.p, &s.q); \
            a = s.p; \
        } \
        for (auto _ : state) { \
            pairing_##c##_##g##_to_aff_n(out.data(), in.data(), n); \
            benchmark::DoNotOptimize(out.data()); \
        } \
    } \
    BENCHMARK(c##_##g##_to_aff_n)->Name(#c "/" #g "_to_aff_n")->Arg(64);

/* n points and scalars. The points are distinct and affine. */
#define MSM_SETUP(c, g) \
    struct c##_##g##_msm_setup : c##_##g##_setup { \
        std::vector<A> points; \
        std::vector<S> scalars; \
        std::vector<std::uint8_t> scratch; \
        explicit c##_##g##_msm_setup(std::size_t n) : points(n), scalars(n) \
        { \
            std::vector<P> sums(n); \
            for (P &a : sums) { \
                pairing_##c##_##g##_add(&p, &p, &q); \
                a = p; \
            } \
            pairing_##c##_##g##_to_aff_n(points.data(), sums.data(), n); \
            for (S &a : scalars) { \
                std::uint8_t bytes[64]; \
                for (std::uint8_t &b : bytes) \
                    b = static_cast<std::uint8_t>(rng()); \
                pairing_##c##_fr_from_bytes_wide_be(&a, bytes, sizeof bytes); \
            } \
            scratch.resize(pairing_##c##_##g##_msm_scratch_size(n)); \
        } \
    };

#define MSM_ROW(c, g, name, call) \
    void c##_##g##_##name(benchmark::State &state) \
    { \
        const std::size_t n = static_cast<std::size_t>(state.range(0)); \
        c##_##g##_msm_setup s(n); \
        for (auto _ : state) { \
            call; \
            benchmark::DoNotOptimize(s); \
        } \
    } \
    BENCHMARK(c##_##g##_##name)->Name(#c "/" #g "_" #name)->Unit(benchmark::kMicrosecond)

#define MSM_ROWS(c, g) \
    MSM_SETUP(c, g) \
    MSM_ROW(c, g, msm, pairing_##c##_##g##_msm_vartime(&s.r, s.points.data(), s.scalars.data(), n, \
                                                       s.scratch.data(), s.scratch.size())) \
        ->Arg(2)->Arg(8)->Arg(16)->Arg(32)->Arg(64)->Arg(128)->Arg(256)->Arg(1024)->Arg(4096)->Arg(65536); \
    MSM_ROW(c, g, msm_constant_time, pairing_##c##_##g##_msm(&s.r, s.points.data(), s.scalars.data(), n)) \
        ->Arg(8)->Arg(64); \
    MSM_ROW(c, g, aff_sum_n_vartime, pairing_##c##_##g##_aff_sum_n_vartime(&s.r, s.points.data(), n)) \
        ->Arg(8)->Arg(128)->Arg(4096);

#define CURVE_ROWS(c) GROUP_ROWS(c, g1) GROUP_ROWS(c, g2) MSM_ROWS(c, g1) MSM_ROWS(c, g2)

#if PAIRING_HAVE_BN254
CURVE_ROWS(bn254)
#endif
#if PAIRING_HAVE_BLS12_377
CURVE_ROWS(bls12_377)
#endif
#if PAIRING_HAVE_BLS12_381
CURVE_ROWS(bls12_381)
#endif
#if PAIRING_HAVE_BLS24_315
CURVE_ROWS(bls24_315)
#endif
#if PAIRING_HAVE_BW6_633
CURVE_ROWS(bw6_633)
#endif
#if PAIRING_HAVE_BW6_761
CURVE_ROWS(bw6_761)
#endif

} // namespace

int main(int argc, char **argv) { return pairing_bench::run(argc, argv); }
