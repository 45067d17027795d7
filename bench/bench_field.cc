/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Prime fields of all curves, as hidden functions of the scalar engine (no wrapper in between). Rows are
 * <curve>/fp_<function> and <curve>/fr_<function>: throughput of independent calls on one pair of operands;
 * /latency: a chain in which each result is the next operand. Elements come from a fixed seed.
 *
 * Ablation, beside the field's own function on the engine that was chosen:
 *   _mul/textbook, _mul/no_carry    C kernels: CIOS with a carry word, without [EH22]
 *   _sqr/mul, _sqr/cios, _sqr/wide  the engine's product of equal factors; C kernels: CIOS squaring, wide square and reduction
 *   _inv/fermat                     a^(p-2), sliding windows
 *   _is_square/power                a^((p-1)/2), sliding windows
 *   _sqrt_power/binary, /window, /chain   the power that a square root needs, by square and multiply, by sliding windows,
 *                                   by the addition chain that is used
 * and moduli known at run time, see bench_modulus.cc.
 */
#include "support/main.h"
#include "ablation/field.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
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

/* A variant that computes something else is not worth a figure. */
template <class T> void require_equal(const T &a, const T &b, const char *what)
{
    if (std::memcmp(&a, &b, sizeof a) != 0) {
        std::fprintf(stderr, "bench_field: %s gives another result\n", what);
        std::abort();
    }
}

} // namespace

/* The hidden functions of a field named by prefix, with elements T of n words. */
#define FIELD(prefix, T, n) \
    extern "C" { \
    struct prefix##_bench_wide { \
        word w[2 * (n)]; \
    }; \
    void prefix##_set_one(T *r); \
    void prefix##_to_words(word *out, const T *a); \
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
    word prefix##_sqrt_vartime(T *r, const T *a); \
    void prefix##_pow_sqrt_exp(T *r, const T *a); \
    word prefix##_is_square(const T *a); \
    word prefix##_is_square_vartime(const T *a); \
    void prefix##_to_bytes_be(std::uint8_t *out, const T *a); \
    word prefix##_from_bytes_be(T *r, const std::uint8_t *in); \
    void prefix##_from_bytes_wide_be(T *r, const std::uint8_t *in, size_t len); \
    void prefix##_wide_mul(prefix##_bench_wide *w, const T *a, const T *b); \
    void prefix##_wide_sqr(prefix##_bench_wide *w, const T *a); \
    void prefix##_wide_add(prefix##_bench_wide *w, const prefix##_bench_wide *u, const prefix##_bench_wide *v); \
    void prefix##_wide_sub(prefix##_bench_wide *w, const prefix##_bench_wide *u, const prefix##_bench_wide *v); \
    void prefix##_reduce(T *r, const prefix##_bench_wide *w); \
    } \
    struct prefix##_field { \
        typedef T t; \
        static void mul(T *r, const T *a, const T *b) { prefix##_mul(r, a, b); } \
        static void sqr(T *r, const T *a) { prefix##_sqr(r, a); } \
        static pairing_bench::exponents<n> exponents() \
        { \
            T a; \
            word w[n]; \
            prefix##_set_one(&a); \
            prefix##_neg(&a, &a); \
            prefix##_to_words(w, &a); \
            return pairing_bench::exponents<n>(w); \
        } \
    }; \
    struct prefix##_bench { \
        T a, b, r, many[64]; \
        prefix##_bench_wide u, v, w; \
        std::uint8_t bytes[16 * (n)]; \
        word e[n]; \
        pairing_bench::exponents<n> x; \
        prefix##_bench() : x(prefix##_field::exponents()) \
        { \
            for (T *i : { &a, &b, &r }) \
                fill(i); \
            for (T &i : many) \
                fill(&i); \
            prefix##_wide_mul(&u, &a, &b); \
            prefix##_wide_sqr(&v, &a); \
            w = u; \
            prefix##_to_bytes_be(bytes, &a); \
            for (size_t i = 0; i < (n); i++) \
                e[i] = a.l[i] * 3 + b.l[i]; \
            check(); \
        } \
        void check() const \
        { \
            typedef pairing_bench::form<n> form; \
            const word *p = x.p.data(); \
            T right, t; \
            prefix##_mul(&right, &a, &b); \
            form::mul_textbook(t.l, a.l, b.l, p, x.n0); \
            require_equal(t, right, #prefix "_mul/textbook"); \
            form::mul_no_carry(t.l, a.l, b.l, p, x.n0); \
            require_equal(t, right, #prefix "_mul/no_carry"); \
            prefix##_sqr(&right, &a); \
            if (x.p[n - 1] <= MONT_TOP_SQR) { \
                form::sqr_cios(t.l, a.l, p, x.n0); \
                require_equal(t, right, #prefix "_sqr/cios"); \
            } \
            form::sqr_wide(t.l, a.l, p, x.n0); \
            require_equal(t, right, #prefix "_sqr/wide"); \
            prefix##_inv(&right, &a); \
            pairing_bench::pow_window<prefix##_field>(&t, &a, x.inverse); \
            require_equal(t, right, #prefix "_inv/fermat"); \
            pairing_bench::pow_binary<prefix##_field>(&right, &a, x.root); \
            pairing_bench::pow_window<prefix##_field>(&t, &a, x.root); \
            require_equal(t, right, #prefix "_sqrt_power/window"); \
            prefix##_pow_sqrt_exp(&t, &a); \
            require_equal(t, right, #prefix "_sqrt_power/chain"); \
        } \
        static void fill(T *i) \
        { \
            std::vector<std::uint8_t> in(8 * (n) + 16); \
            random_bytes(in); \
            prefix##_from_bytes_wide_be(i, in.data(), in.size()); \
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
    ROW(prefix, sqrt_vartime, title "_sqrt_vartime", benchmark::DoNotOptimize(prefix##_sqrt_vartime(&s.r, &s.a))) \
    ROW(prefix, sqrt_power_chain, title "_sqrt_power/chain", prefix##_pow_sqrt_exp(&s.r, &s.a)) \
    ROW(prefix, is_square, title "_is_square", benchmark::DoNotOptimize(prefix##_is_square(&s.a))) \
    ROW(prefix, is_square_vartime, title "_is_square_vartime", \
        benchmark::DoNotOptimize(prefix##_is_square_vartime(&s.a)); prefix##_add(&s.a, &s.a, &s.b)) \
    ROW(prefix, to_bytes, title "_to_bytes_be", prefix##_to_bytes_be(s.bytes, &s.a)) \
    ROW(prefix, from_bytes, title "_from_bytes_be", benchmark::DoNotOptimize(prefix##_from_bytes_be(&s.r, s.bytes))) \
    ROW(prefix, from_wide, title "_from_bytes_wide_be", prefix##_from_bytes_wide_be(&s.r, s.bytes, 8 * (n) + 16)) \
    ROW(prefix, wide_mul, title "_wide_mul", prefix##_wide_mul(&s.w, &s.a, &s.b)) \
    ROW(prefix, wide_sqr, title "_wide_sqr", prefix##_wide_sqr(&s.w, &s.a)) \
    ROW(prefix, wide_add, title "_wide_add", prefix##_wide_add(&s.w, &s.u, &s.v)) \
    ROW(prefix, wide_sub, title "_wide_sub", prefix##_wide_sub(&s.w, &s.u, &s.v)) \
    ROW(prefix, reduce, title "_reduce", prefix##_reduce(&s.r, &s.u)) \
    ROW(prefix, reduce_latency, title "_reduce/latency", prefix##_reduce(&s.r, &s.u); s.u.w[0] ^= s.r.l[0]) \
    ROW(prefix, mul_textbook, title "_mul/textbook", \
        pairing_bench::form<n>::mul_textbook(s.r.l, s.a.l, s.b.l, s.x.p.data(), s.x.n0)) \
    ROW(prefix, mul_textbook_latency, title "_mul/textbook/latency", \
        pairing_bench::form<n>::mul_textbook(s.r.l, s.r.l, s.b.l, s.x.p.data(), s.x.n0)) \
    ROW(prefix, mul_no_carry, title "_mul/no_carry", \
        pairing_bench::form<n>::mul_no_carry(s.r.l, s.a.l, s.b.l, s.x.p.data(), s.x.n0)) \
    ROW(prefix, mul_no_carry_latency, title "_mul/no_carry/latency", \
        pairing_bench::form<n>::mul_no_carry(s.r.l, s.r.l, s.b.l, s.x.p.data(), s.x.n0)) \
    ROW(prefix, sqr_mul_latency, title "_sqr/mul/latency", prefix##_mul(&s.r, &s.r, &s.r)) \
    ROW(prefix, sqr_cios_latency, title "_sqr/cios/latency", \
        if (s.x.p[n - 1] > MONT_TOP_SQR) { \
            state.SkipWithError("not for this modulus"); \
            break; \
        } \
        pairing_bench::form<n>::sqr_cios(s.r.l, s.r.l, s.x.p.data(), s.x.n0)) \
    ROW(prefix, sqr_wide_latency, title "_sqr/wide/latency", \
        pairing_bench::form<n>::sqr_wide(s.r.l, s.r.l, s.x.p.data(), s.x.n0)) \
    ROW(prefix, inv_fermat, title "_inv/fermat", \
        pairing_bench::pow_window<prefix##_field>(&s.r, &s.r, s.x.inverse)) \
    ROW(prefix, is_square_power, title "_is_square/power", \
        pairing_bench::pow_window<prefix##_field>(&s.r, &s.a, s.x.euler)) \
    ROW(prefix, sqrt_power_binary, title "_sqrt_power/binary", \
        pairing_bench::pow_binary<prefix##_field>(&s.r, &s.a, s.x.root)) \
    ROW(prefix, sqrt_power_window, title "_sqrt_power/window", \
        pairing_bench::pow_window<prefix##_field>(&s.r, &s.a, s.x.root))

/* The scalar engine's instance of a curve's field o. */
#define CURVE_ROWS(c, o, n) FIELD_ROWS(pairing_scalar_##c##_##o, pairing_##c##_##o##_t, n, #c "/" #o)

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

int main(int argc, char **argv) { return pairing_bench::run(argc, argv); }
