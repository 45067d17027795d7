/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The towers of all curves. Rows are <curve>/<level>_<function>; what belongs to the target field's cyclotomic
 * subgroup has no level: <curve>/cyc_sqr, cyc_sqr_compressed, decompress/<n>, cyc_pow, expt (the power by the seed).
 * Throughput of independent calls on one set of operands; elements come from a fixed seed.
 */
#include "support/main.h"

#include <cstdint>
#include <random>
#include <vector>

#include <pairing/pairing.h>

namespace {

/* random coefficients; the extensions are arrays of them */
template <class Fp, class E, class F> E random_element(F from_bytes)
{
    static std::mt19937_64 rng(0x746f776572);
    E a;
    Fp *c = reinterpret_cast<Fp *>(&a);
    for (std::size_t i = 0; i < sizeof a / sizeof *c; i++) {
        std::uint8_t bytes[112];
        for (std::uint8_t &b : bytes)
            b = static_cast<std::uint8_t>(rng());
        from_bytes(&c[i], bytes, sizeof bytes);
    }
    return a;
}

} // namespace

#define ELEMENT(c, o) \
    random_element<pairing_##c##_fp_t, pairing_##c##_##o##_t>(pairing_##c##_fp_from_bytes_wide_be)

/* one row: `call` on the elements a, b and the result r of the level o, s of Fp; before, once, `prepare` */
#define ROW(c, o, name, row, call) ROW_PREPARED(c, o, name, row, (void)0, call)
#define ROW_PREPARED(c, o, name, row, prepare, call) \
    static void c##_##o##_##name(benchmark::State &state) \
    { \
        pairing_##c##_##o##_t a = ELEMENT(c, o), b = ELEMENT(c, o), r = a; \
        pairing_##c##_fp_t s = ELEMENT(c, fp); \
        prepare; \
        benchmark::DoNotOptimize(b); \
        benchmark::DoNotOptimize(s); \
        for (auto _ : state) { \
            call; \
            benchmark::DoNotOptimize(r); \
        } \
    } \
    BENCHMARK(c##_##o##_##name)->Name(#c "/" row);

#define LEVEL_ROWS(c, o) \
    ROW(c, o, add, #o "_add", pairing_##c##_##o##_add(&r, &a, &b)) \
    ROW(c, o, mul, #o "_mul", pairing_##c##_##o##_mul(&r, &a, &b)) \
    ROW(c, o, sqr, #o "_sqr", pairing_##c##_##o##_sqr(&r, &a)) \
    ROW(c, o, mul_fp, #o "_mul_fp", pairing_##c##_##o##_mul_fp(&r, &a, &s)) \
    ROW(c, o, inv, #o "_inv", pairing_##c##_##o##_inv(&r, &a)) \
    ROW(c, o, frob, #o "_frob", pairing_##c##_##o##_frob(&r, &a, 1))

#define MIDDLE_ROWS(c, o) \
    LEVEL_ROWS(c, o) \
    ROW(c, o, mul_nr, #o "_mul_nr", pairing_##c##_##o##_mul_nr(&r, &a))

/* roots of a square: _vartime ends early for others */
#define ROOT_ROWS(c, o) \
    MIDDLE_ROWS(c, o) \
    ROW_PREPARED(c, o, sqrt, #o "_sqrt", pairing_##c##_##o##_sqr(&a, &a), \
                 benchmark::DoNotOptimize(pairing_##c##_##o##_sqrt(&r, &a))) \
    ROW_PREPARED(c, o, sqrt_vartime, #o "_sqrt_vartime", pairing_##c##_##o##_sqr(&a, &a), \
                 benchmark::DoNotOptimize(pairing_##c##_##o##_sqrt_vartime(&r, &a))) \
    ROW(c, o, is_square, #o "_is_square", benchmark::DoNotOptimize(pairing_##c##_##o##_is_square(&a)))

/* The target field s over q; line the sparse product of the curve's twist. */
#define TARGET_ROWS(c, q, s, line) \
    extern "C" { \
    struct bench_##c##_compressed { \
        pairing_##c##_##q##_t g1, g2, g3, g5; \
    }; \
    void pairing_scalar_##c##_##s##_compress(bench_##c##_compressed *r, const pairing_##c##_##s##_t *a); \
    void pairing_scalar_##c##_##s##_csqr(bench_##c##_compressed *r, const bench_##c##_compressed *a); \
    void pairing_scalar_##c##_##s##_decompress_n(pairing_##c##_##s##_t *r, const bench_##c##_compressed *a, \
                                                 std::size_t n); \
    void pairing_scalar_##c##_expt(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a); \
    } \
    LEVEL_ROWS(c, s) \
    static void c##_##line(benchmark::State &state) \
    { \
        pairing_##c##_##s##_t a = ELEMENT(c, s), r; \
        pairing_##c##_##q##_t l0 = ELEMENT(c, q), l1 = ELEMENT(c, q), l2 = ELEMENT(c, q); \
        for (auto _ : state) { \
            pairing_##c##_##s##_##line(&r, &a, &l0, &l1, &l2); \
            benchmark::DoNotOptimize(r); \
        } \
    } \
    BENCHMARK(c##_##line)->Name(#c "/" #s "_" #line); \
    static pairing_##c##_##s##_t c##_cyclotomic() \
    { \
        pairing_##c##_##s##_t a = ELEMENT(c, s); \
        pairing_##c##_##s##_easy_part(&a, &a); \
        return a; \
    } \
    ROW(c, s, easy_part, #s "_easy_part", pairing_##c##_##s##_easy_part(&r, &a)) \
    ROW(c, s, is_cyclotomic, #s "_is_cyclotomic", benchmark::DoNotOptimize(pairing_##c##_##s##_is_cyclotomic(&a))) \
    static void c##_cyc_sqr(benchmark::State &state) \
    { \
        pairing_##c##_##s##_t a = c##_cyclotomic(); \
        for (auto _ : state) { \
            pairing_##c##_##s##_cyc_sqr(&a, &a); \
            benchmark::DoNotOptimize(a); \
        } \
    } \
    BENCHMARK(c##_cyc_sqr)->Name(#c "/cyc_sqr"); \
    static void c##_cyc_sqr_compressed(benchmark::State &state) \
    { \
        const pairing_##c##_##s##_t a = c##_cyclotomic(); \
        bench_##c##_compressed z; \
        pairing_scalar_##c##_##s##_compress(&z, &a); \
        for (auto _ : state) { \
            pairing_scalar_##c##_##s##_csqr(&z, &z); \
            benchmark::DoNotOptimize(z); \
        } \
    } \
    BENCHMARK(c##_cyc_sqr_compressed)->Name(#c "/cyc_sqr_compressed"); \
    static void c##_decompress(benchmark::State &state) \
    { \
        const std::size_t n = static_cast<std::size_t>(state.range(0)); \
        std::vector<pairing_##c##_##s##_t> r(n); \
        std::vector<bench_##c##_compressed> z(n); \
        for (std::size_t i = 0; i < n; i++) { \
            const pairing_##c##_##s##_t a = c##_cyclotomic(); \
            pairing_scalar_##c##_##s##_compress(&z[i], &a); \
        } \
        for (auto _ : state) { \
            pairing_scalar_##c##_##s##_decompress_n(r.data(), z.data(), n); \
            benchmark::DoNotOptimize(r.data()); \
        } \
    } \
    BENCHMARK(c##_decompress)->Name(#c "/decompress")->Arg(1)->Arg(3)->Arg(32); \
    static void c##_cyc_pow(benchmark::State &state) \
    { \
        const pairing_##c##_##s##_t a = c##_cyclotomic(); \
        const std::uint64_t e[4] = { UINT64_C(0x9e3779b97f4a7c15), UINT64_C(0xbf58476d1ce4e5b9), \
                                     UINT64_C(0x94d049bb133111eb), UINT64_C(0x243f6a8885a308d3) }; \
        pairing_##c##_##s##_t r; \
        for (auto _ : state) { \
            pairing_##c##_##s##_cyc_pow(&r, &a, e, 256); \
            benchmark::DoNotOptimize(r); \
        } \
    } \
    BENCHMARK(c##_cyc_pow)->Name(#c "/cyc_pow/256"); \
    static void c##_expt(benchmark::State &state) \
    { \
        pairing_##c##_##s##_t a = c##_cyclotomic(); \
        for (auto _ : state) { \
            pairing_scalar_##c##_expt(&a, &a); \
            benchmark::DoNotOptimize(a); \
        } \
    } \
    BENCHMARK(c##_expt)->Name(#c "/expt");

#if PAIRING_HAVE_BN254
ROOT_ROWS(bn254, fp2)
MIDDLE_ROWS(bn254, fp6)
TARGET_ROWS(bn254, fp2, fp12, mul_by_034)
#endif
#if PAIRING_HAVE_BLS12_377
ROOT_ROWS(bls12_377, fp2)
MIDDLE_ROWS(bls12_377, fp6)
TARGET_ROWS(bls12_377, fp2, fp12, mul_by_034)
#endif
#if PAIRING_HAVE_BLS12_381
ROOT_ROWS(bls12_381, fp2)
MIDDLE_ROWS(bls12_381, fp6)
TARGET_ROWS(bls12_381, fp2, fp12, mul_by_014)
#endif
#if PAIRING_HAVE_BLS24_315
ROOT_ROWS(bls24_315, fp2)
ROOT_ROWS(bls24_315, fp4)
MIDDLE_ROWS(bls24_315, fp12)
TARGET_ROWS(bls24_315, fp4, fp24, mul_by_034)
#endif
#if PAIRING_HAVE_BW6_633
ROOT_ROWS(bw6_633, fp3)
TARGET_ROWS(bw6_633, fp, fp6, mul_by_014)
#endif
#if PAIRING_HAVE_BW6_761
ROOT_ROWS(bw6_761, fp3)
TARGET_ROWS(bw6_761, fp, fp6, mul_by_014)
#endif

int main(int argc, char **argv) { return pairing_bench::run(argc, argv); }
