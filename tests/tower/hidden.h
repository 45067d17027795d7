/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The hidden functions of the target fields: Hidden<C> has, for the curve C of traits.h, sparse products,
 * cyclotomic arithmetic and the two parts of the final exponentiation, on the scalar engine.
 */
#ifndef PAIRING_TESTS_TOWER_HIDDEN_H
#define PAIRING_TESTS_TOWER_HIDDEN_H

#include <cstddef>
#include <cstdint>

#include "field/ct.h"
#include "support/traits.h"

/* c the curve, q s the names of Fq and of the target field */
#define HIDDEN_DECLARE(c, q, s) \
    extern "C" { \
    struct pairing_test_##c##_compressed { \
        pairing_##c##_##q##_t g1, g2, g3, g5; \
    }; \
    void pairing_scalar_##c##_##s##_mul_by_034(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a, \
                                               const pairing_##c##_##q##_t *l0, const pairing_##c##_##q##_t *l3, \
                                               const pairing_##c##_##q##_t *l4); \
    void pairing_scalar_##c##_##s##_mul_by_014(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a, \
                                               const pairing_##c##_##q##_t *l0, const pairing_##c##_##q##_t *l1, \
                                               const pairing_##c##_##q##_t *l4); \
    void pairing_scalar_##c##_##s##_easy_part(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a); \
    ct_mask pairing_scalar_##c##_##s##_is_cyclotomic(const pairing_##c##_##s##_t *a); \
    void pairing_scalar_##c##_##s##_cyc_sqr(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a); \
    void pairing_scalar_##c##_##s##_compress(pairing_test_##c##_compressed *r, const pairing_##c##_##s##_t *a); \
    void pairing_scalar_##c##_##s##_csqr(pairing_test_##c##_compressed *r, const pairing_test_##c##_compressed *a); \
    void pairing_scalar_##c##_##s##_decompress_n(pairing_##c##_##s##_t *r, const pairing_test_##c##_compressed *a, \
                                                 std::size_t n); \
    void pairing_scalar_##c##_##s##_cyc_pow_naf(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a, \
                                                const std::int8_t *naf, std::size_t len); \
    void pairing_scalar_##c##_##s##_cyc_pow(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a, \
                                            const std::uint64_t *e, std::size_t nbits); \
    void pairing_scalar_##c##_##s##_cyc_pow_vartime(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a, \
                                                    const std::uint64_t *e, std::size_t nbits); \
    void pairing_scalar_##c##_expt(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a); \
    void pairing_scalar_##c##_final_hard_part(pairing_##c##_##s##_t *r, const pairing_##c##_##s##_t *a); \
    }

HIDDEN_DECLARE(bn254, fp2, fp12)
HIDDEN_DECLARE(bls12_377, fp2, fp12)
HIDDEN_DECLARE(bls12_381, fp2, fp12)
HIDDEN_DECLARE(bls24_315, fp4, fp24)
HIDDEN_DECLARE(bw6_633, fp, fp6)
HIDDEN_DECLARE(bw6_761, fp, fp6)

namespace pairing_test {

template <class C> struct Hidden;

/* x the seed with its sign, as |x| and sign */
#define HIDDEN_CURVE(Name, c, s, x, negative) \
    template <> struct Hidden<Name> { \
        using compressed = pairing_test_##c##_compressed; \
        static constexpr auto mul_by_034 = pairing_scalar_##c##_##s##_mul_by_034; \
        static constexpr auto mul_by_014 = pairing_scalar_##c##_##s##_mul_by_014; \
        static constexpr auto easy_part = pairing_scalar_##c##_##s##_easy_part; \
        static constexpr auto is_cyclotomic = pairing_scalar_##c##_##s##_is_cyclotomic; \
        static constexpr auto cyc_sqr = pairing_scalar_##c##_##s##_cyc_sqr; \
        static constexpr auto compress = pairing_scalar_##c##_##s##_compress; \
        static constexpr auto csqr = pairing_scalar_##c##_##s##_csqr; \
        static constexpr auto decompress_n = pairing_scalar_##c##_##s##_decompress_n; \
        static constexpr auto cyc_pow_naf = pairing_scalar_##c##_##s##_cyc_pow_naf; \
        static constexpr auto cyc_pow = pairing_scalar_##c##_##s##_cyc_pow; \
        static constexpr auto cyc_pow_vartime = pairing_scalar_##c##_##s##_cyc_pow_vartime; \
        static constexpr auto expt = pairing_scalar_##c##_expt; \
        static constexpr auto hard_part = pairing_scalar_##c##_final_hard_part; \
        static constexpr std::uint64_t seed_abs = UINT64_C(x); \
        static constexpr bool seed_negative = negative; \
    };

HIDDEN_CURVE(Bn254, bn254, fp12, 4965661367192848881, false)
HIDDEN_CURVE(Bls12_377, bls12_377, fp12, 9586122913090633729, false)
HIDDEN_CURVE(Bls12_381, bls12_381, fp12, 15132376222941642752, true)
HIDDEN_CURVE(Bls24_315, bls24_315, fp24, 3218079743, true)
HIDDEN_CURVE(Bw6_633, bw6_633, fp6, 3218079743, true)
HIDDEN_CURVE(Bw6_761, bw6_761, fp6, 9586122913090633729, false)

} // namespace pairing_test

#endif
