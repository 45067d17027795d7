/* SPDX-License-Identifier: Apache-2.0 */
/* The fields that the tests of this floor are run over: C declarations of the instances, and in C++ a traits struct
   of each, TEST_FIELDS being the list. */
#ifndef PAIRING_TESTS_FIELD_FIELDS_H
#define PAIRING_TESTS_FIELD_FIELDS_H

#include "field/ct.h"

typedef struct {
    unsigned bits, limbs, bytes, two_adicity, sqrt_kind;
    const uint64_t *modulus, *root_of_unity; /* integer; stored words */
} test_field_info;

#define TEST_FIELD_TYPE(name, n)                                                                              \
    typedef struct {                                                                                          \
        uint64_t l[n];                                                                                        \
    } test_##name##_t;

TEST_FIELD_TYPE(bn254_fp, 4)
TEST_FIELD_TYPE(bn254_fr, 4)
TEST_FIELD_TYPE(bn254_fp_textbook, 4)
TEST_FIELD_TYPE(bls12_377_fp, 6)
TEST_FIELD_TYPE(bls12_377_fr, 4)
TEST_FIELD_TYPE(bls12_381_fp, 6)
TEST_FIELD_TYPE(bls12_381_fp_textbook, 6)
TEST_FIELD_TYPE(bls12_381_fr, 4)
TEST_FIELD_TYPE(bls24_315_fp, 5)
TEST_FIELD_TYPE(bls24_315_fr, 4)
TEST_FIELD_TYPE(bw6_633_fp, 10)
TEST_FIELD_TYPE(bw6_761_fp, 12)
TEST_FIELD_TYPE(secp256k1, 4)
TEST_FIELD_TYPE(p25519, 4)
TEST_FIELD_TYPE(p384, 6)
TEST_FIELD_TYPE(p829, 13)
TEST_FIELD_TYPE(p832, 13)
TEST_FIELD_TYPE(p64, 1)
TEST_FIELD_TYPE(p61, 1)
TEST_FIELD_TYPE(p17, 1)
TEST_FIELD_TYPE(p6, 1)

#ifdef __cplusplus

/* A field F: F::t, F::wide_t, F::info(), F::verb(...). */
#define TEST_FIELD_TRAITS(name, n)                                                                            \
    typedef struct {                                                                                          \
        uint64_t w[2 * (n)];                                                                                  \
    } test_##name##_wide_t;                                                                                   \
    struct F_##name {                                                                                         \
        typedef test_##name##_t t;                                                                            \
        typedef test_##name##_wide_t wide_t;                                                                  \
        static constexpr size_t limbs = n;                                                                   \
        static const test_field_info &info();                                                                 \
        static const char *title() { return #name; }                                                          \
        TEST_FIELD_VERBS(TEST_FIELD_METHOD, name)                                                             \
    };                                                                                                        \
    extern "C" {                                                                                              \
    extern const test_field_info test_##name##_info;                                                          \
    TEST_FIELD_VERBS(TEST_FIELD_EXTERN, name)                                                                 \
    }                                                                                                         \
    inline const test_field_info &F_##name::info() { return test_##name##_info; }                             \
    TEST_FIELD_VERBS(TEST_FIELD_BODY, name)

#define TEST_FIELD_METHOD(name, ret, verb, params, args) static ret verb params;
#define TEST_FIELD_EXTERN(name, ret, verb, params, args) ret test_##name##_##verb params;
#define TEST_FIELD_BODY(name, ret, verb, params, args)                                                        \
    inline ret F_##name::verb params { return test_##name##_##verb args; }

/* X(name, return type, verb, parameters, arguments); T and W are the types of the field. */
#define TEST_FIELD_VERBS(X, name) TEST_FIELD_VERBS_(X, name, test_##name##_t, test_##name##_wide_t)
#define TEST_FIELD_VERBS_(X, name, T, W)                                                                      \
    X(name, ct_mask, is_valid, (const T *a), (a))                                                             \
    X(name, void, set_zero, (T * r), (r))                                                                     \
    X(name, void, set_one, (T * r), (r))                                                                      \
    X(name, void, set_u64, (T * r, uint64_t x), (r, x))                                                       \
    X(name, void, copy, (T * r, const T *a), (r, a))                                                          \
    X(name, void, cmov, (T * r, const T *a, ct_mask m), (r, a, m))                                            \
    X(name, void, cneg, (T * r, const T *a, ct_mask m), (r, a, m))                                            \
    X(name, void, cswap, (T * a, T * b, ct_mask m), (a, b, m))                                                \
    X(name, ct_mask, is_zero, (const T *a), (a))                                                              \
    X(name, ct_mask, is_one, (const T *a), (a))                                                               \
    X(name, ct_mask, eq, (const T *a, const T *b), (a, b))                                                    \
    X(name, void, add, (T * r, const T *a, const T *b), (r, a, b))                                            \
    X(name, void, sub, (T * r, const T *a, const T *b), (r, a, b))                                            \
    X(name, void, neg, (T * r, const T *a), (r, a))                                                           \
    X(name, void, dbl, (T * r, const T *a), (r, a))                                                           \
    X(name, void, tpl, (T * r, const T *a), (r, a))                                                           \
    X(name, void, halve, (T * r, const T *a), (r, a))                                                         \
    X(name, void, mul, (T * r, const T *a, const T *b), (r, a, b))                                            \
    X(name, void, sqr, (T * r, const T *a), (r, a))                                                           \
    X(name, void, sqr_times, (T * r, const T *a, size_t k), (r, a, k))                                        \
    X(name, void, mul_small, (T * r, const T *a, int k), (r, a, k))                                           \
    X(name, void, pow, (T * r, const T *a, const uint64_t *e, size_t nbits), (r, a, e, nbits))                \
    X(name, void, pow_vartime, (T * r, const T *a, const uint64_t *e, size_t nbits), (r, a, e, nbits))        \
    X(name, void, inv, (T * r, const T *a), (r, a))                                                           \
    X(name, void, inv_vartime, (T * r, const T *a), (r, a))                                                   \
    X(name, void, inv_n, (T * r, const T *a, size_t n), (r, a, n))                                            \
    X(name, void, pow_sqrt_exp, (T * r, const T *a), (r, a))                                                  \
    X(name, ct_mask, inv_sqrt, (T * r, T * z, const T *a), (r, z, a))                                         \
    X(name, ct_mask, inv_sqrt_vartime, (T * r, T * z, const T *a), (r, z, a))                                 \
    X(name, ct_mask, sqrt, (T * r, const T *a), (r, a))                                                       \
    X(name, ct_mask, sqrt_vartime, (T * r, const T *a), (r, a))                                               \
    X(name, ct_mask, is_square, (const T *a), (a))                                                            \
    X(name, ct_mask, is_square_vartime, (const T *a), (a))                                                    \
    X(name, int, legendre, (const T *a), (a))                                                                 \
    X(name, int, legendre_vartime, (const T *a), (a))                                                         \
    X(name, int, cmp, (const T *a, const T *b), (a, b))                                                       \
    X(name, ct_mask, sgn0, (const T *a), (a))                                                                 \
    X(name, ct_mask, is_lex_largest, (const T *a), (a))                                                       \
    X(name, void, to_words, (uint64_t *out, const T *a), (out, a))                                            \
    X(name, ct_mask, from_words, (T * r, const uint64_t *in), (r, in))                                        \
    X(name, void, to_bytes_be, (uint8_t *out, const T *a), (out, a))                                          \
    X(name, void, to_bytes_le, (uint8_t *out, const T *a), (out, a))                                          \
    X(name, ct_mask, from_bytes_be, (T * r, const uint8_t *in), (r, in))                                      \
    X(name, ct_mask, from_bytes_le, (T * r, const uint8_t *in), (r, in))                                      \
    X(name, void, from_bytes_wide_be, (T * r, const uint8_t *in, size_t len), (r, in, len))                   \
    X(name, void, from_bytes_wide_le, (T * r, const uint8_t *in, size_t len), (r, in, len))                   \
    X(name, ct_mask, random, (T * r), (r))                                                                    \
    X(name, void, add_lazy, (T * r, const T *a, const T *b), (r, a, b))                                       \
    X(name, void, wide_set_zero, (W * w), (w))                                                                \
    X(name, void, wide_mul, (W * w, const T *a, const T *b), (w, a, b))                                       \
    X(name, void, wide_sqr, (W * w, const T *a), (w, a))                                                      \
    X(name, void, wide_mac, (W * w, const T *a, const T *b), (w, a, b))                                       \
    X(name, void, wide_msub, (W * w, const T *a, const T *b), (w, a, b))                                      \
    X(name, void, wide_add, (W * w, const W *u, const W *v), (w, u, v))                                       \
    X(name, void, wide_sub, (W * w, const W *u, const W *v), (w, u, v))                                       \
    X(name, void, wide_sub_exact, (W * w, const W *u, const W *v), (w, u, v))                                 \
    X(name, void, wide_dbl, (W * w, const W *u), (w, u))                                                      \
    X(name, void, wide_neg, (W * w, const W *u), (w, u))                                                      \
    X(name, void, wide_mul_small, (W * w, const W *u, int k), (w, u, k))                                      \
    X(name, void, wide_add_fe, (W * w, const T *a), (w, a))                                                   \
    X(name, void, reduce, (T * r, const W *w), (r, w))                                                        \
    X(name, void, reduce_n, (T * r, const W *w, size_t n), (r, w, n))

TEST_FIELD_TRAITS(bn254_fp, 4)
TEST_FIELD_TRAITS(bn254_fr, 4)
TEST_FIELD_TRAITS(bn254_fp_textbook, 4)
TEST_FIELD_TRAITS(bls12_377_fp, 6)
TEST_FIELD_TRAITS(bls12_377_fr, 4)
TEST_FIELD_TRAITS(bls12_381_fp, 6)
TEST_FIELD_TRAITS(bls12_381_fp_textbook, 6)
TEST_FIELD_TRAITS(bls12_381_fr, 4)
TEST_FIELD_TRAITS(bls24_315_fp, 5)
TEST_FIELD_TRAITS(bls24_315_fr, 4)
TEST_FIELD_TRAITS(bw6_633_fp, 10)
TEST_FIELD_TRAITS(bw6_761_fp, 12)
TEST_FIELD_TRAITS(secp256k1, 4)
TEST_FIELD_TRAITS(p25519, 4)
TEST_FIELD_TRAITS(p384, 6)
TEST_FIELD_TRAITS(p829, 13)
TEST_FIELD_TRAITS(p832, 13)
TEST_FIELD_TRAITS(p64, 1)
TEST_FIELD_TRAITS(p61, 1)
TEST_FIELD_TRAITS(p17, 1)
TEST_FIELD_TRAITS(p6, 1)

#endif

#endif
