/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Four toy curves, one a family, for exhaustive tests: the library's own texts over one-word primes. Each has its
 * constants in a folder of its name and its unit toy_<family>.c; functions are pairing_toy_<family>_<name>, types
 * pairing_toy_<family>_<name>_t. Predicates return masks, as all hidden functions do.
 *
 *   toy_bn     seed -2   p = 373      r = 349
 *   toy_bls12  seed -5   p = 7207     r = 601
 *   toy_bls24  seed -5   p = 4680007  r = 390001
 *   toy_bw6    seed -2   p = 103981   r = 37
 */
#ifndef PAIRING_TESTS_TOY_TOY_H
#define PAIRING_TESTS_TOY_TOY_H

#include "field/ct.h"

#include <pairing/status.h>

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TOY_T(c, o) pairing_##c##_##o##_t
#define TOY_F(c, o, f) pairing_##c##_##o##_##f

/* ---- types, in the shapes of the public headers ---- */

#define TOY_WORD(c, o) \
    typedef struct { \
        uint64_t l[1]; \
    } TOY_T(c, o);
#define TOY_QUAD(c, o, base) \
    typedef struct { \
        TOY_T(c, base) c0, c1; \
    } TOY_T(c, o);
#define TOY_CUBIC(c, o, base) \
    typedef struct { \
        TOY_T(c, base) c0, c1, c2; \
    } TOY_T(c, o);
#define TOY_GROUP(c, o, field) \
    typedef struct { \
        TOY_T(c, field) x, y, z; \
    } TOY_T(c, o); \
    typedef struct { \
        TOY_T(c, field) x, y; \
    } TOY_T(c, o##_aff);
#define TOY_GT(c, sx) \
    typedef struct pairing_##c##_g2_prep TOY_T(c, g2_prep); \
    typedef struct { \
        TOY_T(c, sx) v; \
    } TOY_T(c, gt);
#define TOY_BASE(c) TOY_WORD(c, fp) TOY_WORD(c, fr) TOY_GROUP(c, g1, fp)

#define TOY_K6(c) \
    TOY_BASE(c) TOY_CUBIC(c, fp3, fp) TOY_QUAD(c, fp6, fp3) TOY_GROUP(c, g2, fp) TOY_GT(c, fp6)
#define TOY_K12(c) \
    TOY_BASE(c) TOY_QUAD(c, fp2, fp) TOY_CUBIC(c, fp6, fp2) TOY_QUAD(c, fp12, fp6) TOY_GROUP(c, g2, fp2) \
    TOY_GT(c, fp12)
#define TOY_K24(c) \
    TOY_BASE(c) TOY_QUAD(c, fp2, fp) TOY_QUAD(c, fp4, fp2) TOY_CUBIC(c, fp12, fp4) TOY_QUAD(c, fp24, fp12) \
    TOY_GROUP(c, g2, fp4) TOY_GT(c, fp24)

TOY_K12(toy_bn)
TOY_K12(toy_bls12)
TOY_K24(toy_bls24)
TOY_K6(toy_bw6)

/* ---- functions ---- */

#define TOY_FIELD_FUNCTIONS(c, o) \
    ct_mask TOY_F(c, o, sqrt)(TOY_T(c, o) * r, const TOY_T(c, o) * a); \
    void TOY_F(c, o, mul)(TOY_T(c, o) * r, const TOY_T(c, o) * a, const TOY_T(c, o) * b); \
    void TOY_F(c, o, sqr)(TOY_T(c, o) * r, const TOY_T(c, o) * a); \
    void TOY_F(c, o, add)(TOY_T(c, o) * r, const TOY_T(c, o) * a, const TOY_T(c, o) * b); \
    void TOY_F(c, o, sub)(TOY_T(c, o) * r, const TOY_T(c, o) * a, const TOY_T(c, o) * b); \
    void TOY_F(c, o, neg)(TOY_T(c, o) * r, const TOY_T(c, o) * a); \
    ct_mask TOY_F(c, o, eq)(const TOY_T(c, o) * a, const TOY_T(c, o) * b); \
    ct_mask TOY_F(c, o, is_zero)(const TOY_T(c, o) * a);

#define TOY_PRIME_FUNCTIONS(c, o) \
    void TOY_F(c, o, set_u64)(TOY_T(c, o) * r, uint64_t k); \
    void TOY_F(c, o, to_words)(uint64_t * words, const TOY_T(c, o) * a);

#define TOY_GROUP_FUNCTIONS(c, o) \
    void TOY_F(c, o, set_infinity)(TOY_T(c, o) * r); \
    void TOY_F(c, o, generator)(TOY_T(c, o) * r); \
    void TOY_F(c, o, aff_generator)(TOY_T(c, o##_aff) * r); \
    ct_mask TOY_F(c, o, is_infinity)(const TOY_T(c, o) * a); \
    ct_mask TOY_F(c, o, on_curve)(const TOY_T(c, o) * a); \
    ct_mask TOY_F(c, o, eq)(const TOY_T(c, o) * a, const TOY_T(c, o) * b); \
    void TOY_F(c, o, neg)(TOY_T(c, o) * r, const TOY_T(c, o) * a); \
    void TOY_F(c, o, dbl)(TOY_T(c, o) * r, const TOY_T(c, o) * a); \
    void TOY_F(c, o, add)(TOY_T(c, o) * r, const TOY_T(c, o) * a, const TOY_T(c, o) * b); \
    void TOY_F(c, o, sub)(TOY_T(c, o) * r, const TOY_T(c, o) * a, const TOY_T(c, o) * b); \
    void TOY_F(c, o, add_aff)(TOY_T(c, o) * r, const TOY_T(c, o) * a, const TOY_T(c, o##_aff) * b); \
    void TOY_F(c, o, from_aff)(TOY_T(c, o) * r, const TOY_T(c, o##_aff) * a); \
    void TOY_F(c, o, to_aff)(TOY_T(c, o##_aff) * r, const TOY_T(c, o) * a); \
    void TOY_F(c, o, mul)(TOY_T(c, o) * r, const TOY_T(c, o) * p, const TOY_T(c, fr) * k); \
    void TOY_F(c, o, mul_vartime)(TOY_T(c, o) * r, const TOY_T(c, o) * p, const TOY_T(c, fr) * k); \
    void TOY_F(c, o, mul_bits)(TOY_T(c, o) * r, const TOY_T(c, o) * p, const uint64_t *k, size_t nbits); \
    void TOY_F(c, o, mul_bits_vartime)(TOY_T(c, o) * r, const TOY_T(c, o) * p, const uint64_t *k, size_t nbits); \
    void TOY_F(c, o, phi)(TOY_T(c, o) * r, const TOY_T(c, o) * a); \
    void TOY_F(c, o, aff_add_n_vartime)(TOY_T(c, o##_aff) * r, const TOY_T(c, o##_aff) * a, const TOY_T(c, o##_aff) * b, \
                                        size_t n); \
    void TOY_F(c, o, aff_sum_n_vartime)(TOY_T(c, o) * r, const TOY_T(c, o##_aff) * a, size_t n); \
    void TOY_F(c, o, msm)(TOY_T(c, o) * r, const TOY_T(c, o##_aff) * p, const TOY_T(c, fr) * k, size_t n); \
    size_t TOY_F(c, o, msm_scratch_size)(size_t n); \
    void TOY_F(c, o, msm_vartime)(TOY_T(c, o) * r, const TOY_T(c, o##_aff) * p, const TOY_T(c, fr) * k, size_t n, \
                                  uint8_t * scratch, size_t bytes); \
    size_t TOY_F(c, o, msm_bits_scratch_size)(size_t n, size_t nbits); \
    void TOY_F(c, o, msm_bits_vartime)(TOY_T(c, o) * r, const TOY_T(c, o##_aff) * p, const uint64_t *k, size_t n, \
                                       size_t nbits, uint8_t *scratch, size_t bytes); \
    ct_mask TOY_F(c, o, in_subgroup)(const TOY_T(c, o) * a); \
    ct_mask TOY_F(c, o, aff_in_subgroup)(const TOY_T(c, o##_aff) * a); \
    void TOY_F(c, o, clear_cofactor)(TOY_T(c, o) * r, const TOY_T(c, o) * a);

#define TOY_PAIRING_FUNCTIONS(c) \
    void pairing_##c##_pairing(TOY_T(c, gt) * r, const TOY_T(c, g1_aff) * p, const TOY_T(c, g2_aff) * q); \
    void TOY_F(c, gt, set_one)(TOY_T(c, gt) * r); \
    void TOY_F(c, gt, mul)(TOY_T(c, gt) * r, const TOY_T(c, gt) * a, const TOY_T(c, gt) * b); \
    ct_mask TOY_F(c, gt, eq)(const TOY_T(c, gt) * a, const TOY_T(c, gt) * b); \
    ct_mask TOY_F(c, gt, is_one)(const TOY_T(c, gt) * a); \
    ct_mask TOY_F(c, gt, in_group)(const TOY_T(c, gt) * a);

#define TOY_FUNCTIONS(c) \
    TOY_FIELD_FUNCTIONS(c, fp) TOY_PRIME_FUNCTIONS(c, fp) TOY_PRIME_FUNCTIONS(c, fr) TOY_GROUP_FUNCTIONS(c, g1) \
    TOY_GROUP_FUNCTIONS(c, g2) void TOY_F(c, g2, psi)(TOY_T(c, g2) * r, const TOY_T(c, g2) * a); \
    TOY_PAIRING_FUNCTIONS(c)

TOY_FUNCTIONS(toy_bn)
TOY_FIELD_FUNCTIONS(toy_bn, fp2)
TOY_FUNCTIONS(toy_bls12)
TOY_FIELD_FUNCTIONS(toy_bls12, fp2)
TOY_FUNCTIONS(toy_bls24)
TOY_FIELD_FUNCTIONS(toy_bls24, fp4)
TOY_FUNCTIONS(toy_bw6)

#ifdef __cplusplus
}
#endif

#endif
