/* SPDX-License-Identifier: Apache-2.0 */
/* Prime fields of all curves, as hidden functions of the scalar engine (no wrapper in between). Rows are
   <curve>/fp_<function> and <curve>/fr_<function>: throughput of independent calls on one pair of operands;
   /latency: a chain in which each result is the next operand. /textbook: the textbook CIOS where the modulus permits
   the no-carry form. Elements come from a fixed seed. */
#include "support/main.h"

#include <cstdint>
#include <random>
#include <vector>

#include <pairing/pairing.h>

namespace {

typedef std::uint64_t word;

void random_bytes(std::vector<std::uint8_t> &b)
{
    static std::mt19937_64 rng(0x6669656c64);
    for (std::uint8_t &x : b)
        x = static_cast<std::uint8_t>(rng());
}

} // namespace

/* The hidden functions of a field named by prefix, with elements T of n words. */
#define FIELD(prefix, T, n) \
    extern "C" { \
    struct prefix##_bench_wide { \
        word w[2 * (n)]; \
    }; \
    void prefix##_add(T *r, const T *a, const T *b); \
    void prefix##_sub(T *r, const T *a, const T *b); \
    void prefix##_neg(T *r, const T *a); \
    void prefix##_halve(T *r, const T *a); \
    void prefix##_mul(T *r, const T *a, const T *b); \
    void prefix##_sqr(T *r, const T *a); \
    void prefix##_mul_small(T *r, const T *a, int k); \
    void prefix##_inv(T *r, const T *a); \
    void prefix##_inv_vartime(T *r, const T *a); \
    void prefix##_inv_n(T *r, const T *a, size_t count); \
    void prefix##_pow(T *r, const T *a, const word *e, size_t nbits); \
    word prefix##_sqrt(T *r, const T *a); \
    word prefix##_is_square(const T *a); \
    void prefix##_to_bytes_be(std::uint8_t *out, const T *a); \
    word prefix##_from_bytes_be(T *r, const std::uint8_t *in); \
    void prefix##_from_bytes_wide_be(T *r, const std::uint8_t *in, size_t len); \
    void prefix##_wide_mul(prefix##_bench_wide *w, const T *a, const T *b); \
    void prefix##_wide_sqr(prefix##_bench_wide *w, const T *a); \
    void prefix##_wide_add(prefix##_bench_wide *w, const prefix##_bench_wide *u, const prefix##_bench_wide *v); \
    void prefix##_wide_sub(prefix##_bench_wide *w, const prefix##_bench_wide *u, const prefix##_bench_wide *v); \
    void prefix##_reduce(T *r, const prefix##_bench_wide *w); \
    } \
    struct prefix##_bench { \
        typedef T t; \
        T a, b, r, many[64]; \
        prefix##_bench_wide u, v, w; \
        std::uint8_t bytes[16 * (n)]; \
        word e[n]; \
        prefix##_bench() \
        { \
            for (T *x : { &a, &b, &r }) \
                fill(x); \
            for (T &x : many) \
                fill(&x); \
            prefix##_wide_mul(&u, &a, &b); \
            prefix##_wide_sqr(&v, &a); \
            w = u; \
            prefix##_to_bytes_be(bytes, &a); \
            for (size_t i = 0; i < (n); i++) \
                e[i] = a.l[i] * 3 + b.l[i]; \
        } \
        static void fill(T *x) \
        { \
            std::vector<std::uint8_t> in(8 * (n) + 16); \
            random_bytes(in); \
            prefix##_from_bytes_wide_be(x, in.data(), in.size()); \
        } \
    };

/* One row: `call` on s.a, s.b, s.r, s.u, s.v, s.w. */
#define ROW(prefix, name, title, call) \
    static void prefix##_row_##name(benchmark::State &state) \
    { \
        prefix##_bench s; \
        benchmark::DoNotOptimize(s); \
        for (auto _ : state) { \
            call; \
            benchmark::DoNotOptimize(s); \
        } \
    } \
    BENCHMARK(prefix##_row_##name)->Name(title);

#define FIELD_ROWS(prefix, T, n, title) \
    FIELD(prefix, T, n) \
    ROW(prefix, mul, title "_mul", prefix##_mul(&s.r, &s.a, &s.b)) \
    ROW(prefix, mul_latency, title "_mul/latency", prefix##_mul(&s.r, &s.r, &s.b)) \
    ROW(prefix, sqr, title "_sqr", prefix##_sqr(&s.r, &s.a)) \
    ROW(prefix, sqr_latency, title "_sqr/latency", prefix##_sqr(&s.r, &s.r)) \
    ROW(prefix, add, title "_add", prefix##_add(&s.r, &s.a, &s.b)) \
    ROW(prefix, sub, title "_sub", prefix##_sub(&s.r, &s.a, &s.b)) \
    ROW(prefix, neg, title "_neg", prefix##_neg(&s.r, &s.a)) \
    ROW(prefix, halve, title "_halve", prefix##_halve(&s.r, &s.a)) \
    ROW(prefix, mul_small, title "_mul_small/9", prefix##_mul_small(&s.r, &s.a, 9)) \
    ROW(prefix, inv, title "_inv", prefix##_inv(&s.r, &s.r)) \
    ROW(prefix, inv_vartime, title "_inv_vartime", prefix##_inv_vartime(&s.r, &s.r); prefix##_add(&s.r, &s.r, &s.a)) \
    ROW(prefix, inv_n, title "_inv_n/64", prefix##_inv_n(s.many, s.many, 64)) \
    ROW(prefix, pow, title "_pow", prefix##_pow(&s.r, &s.a, s.e, 64 * (n))) \
    ROW(prefix, sqrt, title "_sqrt", benchmark::DoNotOptimize(prefix##_sqrt(&s.r, &s.a))) \
    ROW(prefix, is_square, title "_is_square", benchmark::DoNotOptimize(prefix##_is_square(&s.a))) \
    ROW(prefix, to_bytes, title "_to_bytes_be", prefix##_to_bytes_be(s.bytes, &s.a)) \
    ROW(prefix, from_bytes, title "_from_bytes_be", benchmark::DoNotOptimize(prefix##_from_bytes_be(&s.r, s.bytes))) \
    ROW(prefix, from_wide, title "_from_bytes_wide_be", prefix##_from_bytes_wide_be(&s.r, s.bytes, 8 * (n) + 16)) \
    ROW(prefix, wide_mul, title "_wide_mul", prefix##_wide_mul(&s.w, &s.a, &s.b)) \
    ROW(prefix, wide_sqr, title "_wide_sqr", prefix##_wide_sqr(&s.w, &s.a)) \
    ROW(prefix, wide_add, title "_wide_add", prefix##_wide_add(&s.w, &s.u, &s.v)) \
    ROW(prefix, wide_sub, title "_wide_sub", prefix##_wide_sub(&s.w, &s.u, &s.v)) \
    ROW(prefix, reduce, title "_reduce", prefix##_reduce(&s.r, &s.u)) \
    ROW(prefix, reduce_latency, title "_reduce/latency", prefix##_reduce(&s.r, &s.u); s.u.w[0] ^= s.r.l[0])

/* The scalar engine's instance of a curve's field o. */
#define CURVE_ROWS(c, o, n) FIELD_ROWS(pairing_scalar_##c##_##o, pairing_##c##_##o##_t, n, #c "/" #o)

/* Ablation instances: element and functions test_<field>_*. */
#define ABLATION_ROWS(field, n, title) \
    extern "C" { \
    struct field##_bench_t { \
        word l[n]; \
    }; \
    } \
    FIELD(test_##field, field##_bench_t, n) \
    ROW(test_##field, mul, title "_mul/textbook", test_##field##_mul(&s.r, &s.a, &s.b)) \
    ROW(test_##field, mul_latency, title "_mul/textbook/latency", test_##field##_mul(&s.r, &s.r, &s.b)) \
    ROW(test_##field, sqr, title "_sqr/textbook", test_##field##_sqr(&s.r, &s.a)) \
    ROW(test_##field, reduce, title "_reduce/textbook", test_##field##_reduce(&s.r, &s.u))

#if PAIRING_HAVE_BN254
CURVE_ROWS(bn254, fp, 4)
CURVE_ROWS(bn254, fr, 4)
#endif
#if PAIRING_HAVE_BLS12_377
CURVE_ROWS(bls12_377, fp, 6)
CURVE_ROWS(bls12_377, fr, 4)
#endif
#if PAIRING_HAVE_BLS12_381
CURVE_ROWS(bls12_381, fp, 6)
CURVE_ROWS(bls12_381, fr, 4)
#endif
#if PAIRING_HAVE_BLS24_315
CURVE_ROWS(bls24_315, fp, 5)
CURVE_ROWS(bls24_315, fr, 4)
#endif
#if PAIRING_HAVE_BW6_633
CURVE_ROWS(bw6_633, fp, 10)
#endif
#if PAIRING_HAVE_BW6_761
CURVE_ROWS(bw6_761, fp, 12)
#endif
ABLATION_ROWS(bn254_fp_textbook, 4, "bn254/fp")
ABLATION_ROWS(bls12_381_fp_textbook, 6, "bls12_381/fp")

int main(int argc, char **argv) { return pairing_bench::run(argc, argv); }
