/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of bench_field that set the kernels of a field against their alternatives in one run:
   /c           the C kernel, whatever the engine; the row without it is the kernel of the engine
   fp_sqr/product    the square by the kernel of products
   fp_dot2      a sum of two products with one reduction
   fp2_mul/karatsuba, fp2_sqr/karatsuba    products of Fp2 on wide values, beside the sums of two products that run. */
#include "support/main.h"

#include <cstdint>

#include <pairing/pairing.h>

#include "field/mont_kernels.h"

namespace {

typedef std::uint64_t word;

/* Operands below any modulus of n words whose top word is not tiny, and the number -p^-1 mod 2^64. */
template <size_t N> struct Operands {
    word p[N], a[N], b[N], r[N], w[2 * N], n0;
    Operands()
    {
        word x = 0x6b65726e656c73;
        for (size_t i = 0; i < N; i++)
            for (word *v : { p, a, b, w, w + N })
                v[i] = x = x * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        p[0] |= 1;
        p[N - 1] = UINT64_C(0x1a0111ea397fe69a);
        a[N - 1] >>= 4, b[N - 1] >>= 4, w[2 * N - 1] >>= 4;
        n0 = 1;
        for (int i = 0; i < 6; i++)
            n0 *= 2 - p[0] * n0;
        n0 = 0 - n0;
    }
};

} // namespace

#define ROW(c, n, id, title, call) \
    static void c##_kernel_##id(benchmark::State &state) \
    { \
        Operands<n> s; \
        benchmark::DoNotOptimize(s); \
        for (auto _ : state) { \
            call; \
            benchmark::DoNotOptimize(s); \
        } \
    } \
    BENCHMARK(c##_kernel_##id)->Name(#c "/" title);

#if PAIRING_X86_64_KERNELS || PAIRING_AARCH64_KERNELS
#define PLAIN(name) name##_plain
#else
#define PLAIN(name) name
#endif

#define FIELD_ROWS(c, n) \
    ROW(c, n, sqr, "fp_sqr/c", PLAIN(pairing_mont_sqr_##n)(s.r, s.a, s.p, s.n0)) \
    ROW(c, n, sqr_product, "fp_sqr/product", pairing_mont_mul_##n(s.r, s.a, s.a, s.p, s.n0)) \
    ROW(c, n, redc, "fp_reduce/c", PLAIN(pairing_mont_redc_##n)(s.r, s.w, s.p, s.n0)) \
    ROW(c, n, wide_mul, "fp_wide_mul/c", PLAIN(pairing_wide_mul_##n)(s.w, s.a, s.b)) \
    ROW(c, n, wide_sqr, "fp_wide_sqr/c", PLAIN(pairing_wide_sqr_##n)(s.w, s.a))

#define FP2_ROWS(c, n) \
    FIELD_ROWS(c, n) \
    ROW(c, n, dot2, "fp_dot2", pairing_mont_dot2_##n(s.r, s.a, s.b, s.b, s.a, s.p, s.n0)) \
    ROW(c, n, dot2_c, "fp_dot2/c", PLAIN(pairing_mont_dot2_##n)(s.r, s.a, s.b, s.b, s.a, s.p, s.n0)) \
    extern "C" { \
    struct c##_bench_wide2 { \
        word w[4 * (n)]; \
    }; \
    void pairing_scalar_##c##_fp2_wide_mul(c##_bench_wide2 *w, const pairing_##c##_fp2_t *a, const pairing_##c##_fp2_t *b); \
    void pairing_scalar_##c##_fp2_wide_sqr(c##_bench_wide2 *w, const pairing_##c##_fp2_t *a); \
    void pairing_scalar_##c##_fp2_reduce(pairing_##c##_fp2_t *r, const c##_bench_wide2 *w); \
    void pairing_scalar_##c##_fp2_mul(pairing_##c##_fp2_t *r, const pairing_##c##_fp2_t *a, const pairing_##c##_fp2_t *b); \
    void pairing_scalar_##c##_fp2_sqr(pairing_##c##_fp2_t *r, const pairing_##c##_fp2_t *a); \
    } \
    static void c##_fp2(benchmark::State &state, int way) \
    { \
        Operands<n> s; \
        c##_bench_wide2 w; \
        pairing_##c##_fp2_t a, b, r; \
        pairing_##c##_fp_from_bytes_wide_be(&a.c0, reinterpret_cast<std::uint8_t *>(s.a), sizeof s.a); \
        pairing_##c##_fp_from_bytes_wide_be(&a.c1, reinterpret_cast<std::uint8_t *>(s.b), sizeof s.b); \
        pairing_##c##_fp_from_bytes_wide_be(&b.c0, reinterpret_cast<std::uint8_t *>(s.w), sizeof s.w); \
        b.c1 = a.c0; \
        benchmark::DoNotOptimize(a); \
        for (auto _ : state) { \
            if (way == 0) \
                pairing_scalar_##c##_fp2_mul(&r, &a, &b); \
            else if (way == 1) \
                pairing_scalar_##c##_fp2_sqr(&r, &a); \
            else if (way == 2) \
                pairing_scalar_##c##_fp2_wide_mul(&w, &a, &b); \
            else \
                pairing_scalar_##c##_fp2_wide_sqr(&w, &a); \
            if (way >= 2) \
                pairing_scalar_##c##_fp2_reduce(&r, &w); \
            benchmark::DoNotOptimize(r); \
        } \
    } \
    BENCHMARK_CAPTURE(c##_fp2, mul, 0)->Name(#c "/fp2_mul"); \
    BENCHMARK_CAPTURE(c##_fp2, mul_karatsuba, 2)->Name(#c "/fp2_mul/karatsuba"); \
    BENCHMARK_CAPTURE(c##_fp2, sqr, 1)->Name(#c "/fp2_sqr"); \
    BENCHMARK_CAPTURE(c##_fp2, sqr_karatsuba, 3)->Name(#c "/fp2_sqr/karatsuba");

#if PAIRING_HAVE_BN254
FP2_ROWS(bn254, 4)
#endif
#if PAIRING_HAVE_BLS12_377
FP2_ROWS(bls12_377, 6)
#endif
#if PAIRING_HAVE_BLS12_381
FP2_ROWS(bls12_381, 6)
#endif
#if PAIRING_HAVE_BLS24_315
FP2_ROWS(bls24_315, 5)
#endif
#if PAIRING_HAVE_BW6_633
FIELD_ROWS(bw6_633, 10)
#endif
#if PAIRING_HAVE_BW6_761
FIELD_ROWS(bw6_761, 12)
#endif
