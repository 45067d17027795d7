/* SPDX-License-Identifier: Apache-2.0 */
/*
 * C++ views of the public interface, for typed suites: one struct a curve, in it one struct an object
 * with its type `t` and its functions under their short names:
 *
 *     template <class C> void twice(typename C::fp::t *r, const typename C::fp::t *a) { C::fp::add(r, a, a); }
 *
 * Curves: Bn254 Bls12_377 Bls12_381 Bls24_315 Bw6_633 Bw6_761; objects fp fr, the tower's levels (fp2,
 * fp6, ...), g1, g2, gt. By role: C::fq (coordinates of G2), C::cu, C::sx (target field). The lists below
 * are the functions that an object of each kind has; a curve costs its line at the end.
 */
#ifndef PAIRING_TESTS_SUPPORT_TRAITS_H
#define PAIRING_TESTS_SUPPORT_TRAITS_H

#include <pairing/pairing.h>

#include <cstddef>
#include <cstdint>

/* one function: a constant pointer of the same name */
#define TRAIT(c, o, f) static constexpr auto f = pairing_##c##_##o##_##f;

#define TRAITS_RING(c, o) \
    TRAIT(c, o, set_zero) TRAIT(c, o, set_one) TRAIT(c, o, copy) TRAIT(c, o, add) TRAIT(c, o, sub) \
    TRAIT(c, o, neg) TRAIT(c, o, dbl) TRAIT(c, o, tpl) TRAIT(c, o, halve) TRAIT(c, o, mul) TRAIT(c, o, sqr) \
    TRAIT(c, o, inv) TRAIT(c, o, pow) TRAIT(c, o, cmov) TRAIT(c, o, cneg) TRAIT(c, o, is_zero) \
    TRAIT(c, o, is_one) TRAIT(c, o, eq) TRAIT(c, o, mul_small) TRAIT(c, o, to_bytes_be) \
    TRAIT(c, o, from_bytes_be)

#define TRAITS_ROOTS(c, o) \
    TRAIT(c, o, sqrt) TRAIT(c, o, sqrt_vartime) TRAIT(c, o, is_square) TRAIT(c, o, sgn0) TRAIT(c, o, is_lex_largest)

#define TRAITS_FIELD(c, o, C, O) \
    struct o { \
        using t = pairing_##c##_##o##_t; \
        static constexpr unsigned degree = 1; \
        static constexpr std::size_t limbs = PAIRING_##C##_##O##_LIMBS; \
        static constexpr std::size_t bits = PAIRING_##C##_##O##_BITS; \
        static constexpr std::size_t bytes = PAIRING_##C##_##O##_BYTES; \
        TRAITS_RING(c, o) TRAITS_ROOTS(c, o) \
        TRAIT(c, o, set_u64) TRAIT(c, o, inv_vartime) TRAIT(c, o, inv_n) \
        TRAIT(c, o, pow_vartime) TRAIT(c, o, legendre) TRAIT(c, o, cswap) TRAIT(c, o, cmp) \
        TRAIT(c, o, to_bytes_le) TRAIT(c, o, from_bytes_le) TRAIT(c, o, from_bytes_wide_be) \
        TRAIT(c, o, from_bytes_wide_le) TRAIT(c, o, to_words) TRAIT(c, o, from_words) TRAIT(c, o, random) \
    };

/* an extension: d over fp */
#define TRAITS_EXT(c, o, d) \
    using t = pairing_##c##_##o##_t; \
    static constexpr unsigned degree = d; \
    static constexpr std::size_t bytes = d * fp::bytes; \
    TRAITS_RING(c, o) TRAIT(c, o, mul_fp) TRAIT(c, o, frob)

#define TRAITS_QUAD(c, o, d) \
    struct o { \
        TRAITS_EXT(c, o, d) TRAITS_ROOTS(c, o) TRAIT(c, o, mul_nr) TRAIT(c, o, conj) \
    };

#define TRAITS_CUBIC(c, o, d) \
    struct o { \
        TRAITS_EXT(c, o, d) TRAIT(c, o, mul_nr) \
    };

#define TRAITS_CUBIC_ROOTS(c, o, d) \
    struct o { \
        TRAITS_EXT(c, o, d) TRAITS_ROOTS(c, o) TRAIT(c, o, mul_nr) \
    };

#define TRAITS_SEXTIC(c, o, d) \
    struct o { \
        TRAITS_EXT(c, o, d) TRAIT(c, o, conj) TRAIT(c, o, easy_part) TRAIT(c, o, is_cyclotomic) \
        TRAIT(c, o, cyc_sqr) TRAIT(c, o, cyc_pow) \
    };

#define TRAITS_GROUP(c, o, f, C, O) \
    struct o { \
        using t = pairing_##c##_##o##_t; \
        using aff = pairing_##c##_##o##_aff_t; \
        using field = f; \
        static constexpr const char *suite = PAIRING_##C##_##O##_SUITE; \
        static constexpr std::size_t compressed_bytes = PAIRING_##C##_##O##_COMPRESSED_BYTES; \
        static constexpr std::size_t uncompressed_bytes = PAIRING_##C##_##O##_UNCOMPRESSED_BYTES; \
        TRAIT(c, o, set_infinity) TRAIT(c, o, generator) TRAIT(c, o, copy) TRAIT(c, o, is_infinity) \
        TRAIT(c, o, eq) TRAIT(c, o, on_curve) TRAIT(c, o, from_aff) TRAIT(c, o, to_aff) TRAIT(c, o, to_aff_n) \
        TRAIT(c, o, neg) TRAIT(c, o, cneg) TRAIT(c, o, cmov) TRAIT(c, o, dbl) TRAIT(c, o, add) \
        TRAIT(c, o, add_aff) TRAIT(c, o, sub) TRAIT(c, o, sub_aff) TRAIT(c, o, mul) TRAIT(c, o, mul_vartime) \
        TRAIT(c, o, mul_bits) TRAIT(c, o, mul_bits_vartime) TRAIT(c, o, msm) TRAIT(c, o, msm_vartime) \
        TRAIT(c, o, msm_scratch_size) TRAIT(c, o, msm_bits_vartime) TRAIT(c, o, msm_bits_scratch_size) \
        TRAIT(c, o, aff_add_n_vartime) TRAIT(c, o, aff_sum_n_vartime) \
        TRAIT(c, o, table_len) TRAIT(c, o, table_init) TRAIT(c, o, table_mul) TRAIT(c, o, table_mul_vartime) \
        TRAIT(c, o, msm_table_len) TRAIT(c, o, msm_table_init) TRAIT(c, o, msm_table_scratch_size) \
        TRAIT(c, o, msm_table_vartime) TRAIT(c, o, msm_progress_vartime) TRAIT(c, o, aff_from_bytes_compressed_n) TRAIT(c, o, clear_cofactor_n) \
        TRAIT(c, o, aff_in_subgroup_n) TRAIT(c, o, aff_in_subgroup_n_random) TRAIT(c, o, phi) TRAIT(c, o, in_subgroup) \
        TRAIT(c, o, clear_cofactor) TRAIT(c, o, hash_to_curve) TRAIT(c, o, encode_to_curve) \
        TRAIT(c, o, hash_to_curve_ex) TRAIT(c, o, encode_to_curve_ex) \
        TRAIT(c, o, map_to_curve) \
        TRAIT(c, o, aff_set_infinity) TRAIT(c, o, aff_generator) TRAIT(c, o, aff_copy) \
        TRAIT(c, o, aff_is_infinity) TRAIT(c, o, aff_eq) TRAIT(c, o, aff_on_curve) TRAIT(c, o, aff_neg) \
        TRAIT(c, o, aff_cneg) TRAIT(c, o, aff_cmov) TRAIT(c, o, aff_in_subgroup) \
        TRAIT(c, o, aff_to_bytes_compressed) TRAIT(c, o, aff_to_bytes_uncompressed) \
        TRAIT(c, o, aff_from_bytes_compressed) TRAIT(c, o, aff_from_bytes_uncompressed) \
        TRAIT(c, o, aff_from_bytes_compressed_unchecked) TRAIT(c, o, aff_from_bytes_uncompressed_unchecked) \
    };

#define TRAITS_GT(c, C) \
    struct gt { \
        using t = pairing_##c##_gt_t; \
        static constexpr std::size_t bytes = PAIRING_##C##_GT_BYTES; \
        static constexpr std::size_t compressed_bytes = PAIRING_##C##_GT_COMPRESSED_BYTES; \
        TRAIT(c, gt, set_one) TRAIT(c, gt, mul) TRAIT(c, gt, sqr) TRAIT(c, gt, inv) TRAIT(c, gt, conj) \
        TRAIT(c, gt, eq) TRAIT(c, gt, is_one) TRAIT(c, gt, pow) TRAIT(c, gt, pow_vartime) TRAIT(c, gt, in_group) \
        TRAIT(c, gt, multi_pow) TRAIT(c, gt, multi_pow_vartime) TRAIT(c, gt, table_len) TRAIT(c, gt, table_init) \
        TRAIT(c, gt, table_pow) TRAIT(c, gt, table_pow_vartime) TRAIT(c, gt, to_bytes_compressed) \
        TRAIT(c, gt, from_bytes_compressed) TRAIT(c, gt, copy) TRAIT(c, gt, frob) TRAIT(c, gt, cmov) TRAIT(c, gt, to_bytes) TRAIT(c, gt, from_bytes) \
    };

#define TRAITS_FFT(c) \
    struct fft { \
        using t = pairing_##c##_fr_fft_t; \
        TRAIT(c, fr_fft, len) TRAIT(c, fr_fft, init) TRAIT(c, fr_fft, length) TRAIT(c, fr_fft, root) \
        TRAIT(c, fr_fft, dif) TRAIT(c, fr_fft, dit) TRAIT(c, fr_fft, inverse_dif) TRAIT(c, fr_fft, inverse_dit) \
        TRAIT(c, fr_fft, coset_dif) TRAIT(c, fr_fft, coset_dit) TRAIT(c, fr_fft, coset_inverse_dif) \
        TRAIT(c, fr_fft, coset_inverse_dit) TRAIT(c, fr_fft, bit_reverse) TRAIT(c, fr_fft, coset_div_vanishing) \
        TRAIT(c, fr_fft, lagrange_eval) TRAIT(c, fr_fft, lagrange_basis) TRAIT(c, fr_fft, poly_eval) \
        TRAIT(c, fr_fft, poly_mul) TRAIT(c, fr_fft, poly_div_linear) TRAIT(c, fr_fft, poly_div_vanishing) \
    };

/* a curve, its tower already declared in its base struct: q, u, s name fq, cu, sx */
#define TRAITS_CURVE(Name, c, C, q, u, s, k_) \
    struct Name : Name##_tower { \
        using fq = q; \
        using cu = u; \
        using sx = s; \
        static constexpr const char *name = #c; \
        static constexpr unsigned k = k_; \
        TRAITS_GROUP(c, g1, fp, C, G1) TRAITS_GROUP(c, g2, fq, C, G2) TRAITS_GT(c, C) TRAITS_FFT(c) \
        static constexpr auto g2_psi = pairing_##c##_g2_psi; \
        static constexpr auto miller_loop = pairing_##c##_miller_loop; \
        static constexpr auto miller_loop_n = pairing_##c##_miller_loop_n; \
        static constexpr auto final_exponentiation = pairing_##c##_final_exponentiation; \
        static constexpr auto final_hard_part = pairing_##c##_final_hard_part; \
        static constexpr auto pairing = pairing_##c##_pairing; \
        static constexpr auto pairing_n = pairing_##c##_pairing_n; \
        static constexpr auto pairing_check = pairing_##c##_pairing_check; \
        using g2_prep_t = pairing_##c##_g2_prep_t; \
        static constexpr std::size_t g2_prep_bytes = PAIRING_##C##_G2_PREP_BYTES; \
        static constexpr auto g2_prep_size = pairing_##c##_g2_prep_size; \
        static constexpr auto g2_prep_init = pairing_##c##_g2_prep_init; \
        static constexpr auto g2_prep_to_bytes = pairing_##c##_g2_prep_to_bytes; \
        static constexpr auto g2_prep_from_bytes = pairing_##c##_g2_prep_from_bytes; \
        static constexpr auto miller_loop_prepared = pairing_##c##_miller_loop_prepared; \
        static constexpr auto miller_loop_prepared_n = pairing_##c##_miller_loop_prepared_n; \
        static constexpr auto miller_loop_mixed_n = pairing_##c##_miller_loop_mixed_n; \
        static constexpr auto pairing_check_mixed = pairing_##c##_pairing_check_mixed; \
    };

#define TRAITS_CURVE_K6(Name, c, C) \
    struct Name##_tower { \
        TRAITS_FIELD(c, fp, C, FP) TRAITS_FIELD(c, fr, C, FR) TRAITS_CUBIC_ROOTS(c, fp3, 3) TRAITS_SEXTIC(c, fp6, 6) \
    }; \
    TRAITS_CURVE(Name, c, C, fp, fp3, fp6, 6)

#define TRAITS_CURVE_K12(Name, c, C) \
    struct Name##_tower { \
        TRAITS_FIELD(c, fp, C, FP) TRAITS_FIELD(c, fr, C, FR) TRAITS_QUAD(c, fp2, 2) TRAITS_CUBIC(c, fp6, 6) \
        TRAITS_SEXTIC(c, fp12, 12) \
    }; \
    TRAITS_CURVE(Name, c, C, fp2, fp6, fp12, 12)

#define TRAITS_CURVE_K24(Name, c, C) \
    struct Name##_tower { \
        TRAITS_FIELD(c, fp, C, FP) TRAITS_FIELD(c, fr, C, FR) TRAITS_QUAD(c, fp2, 2) TRAITS_QUAD(c, fp4, 4) \
        TRAITS_CUBIC(c, fp12, 12) TRAITS_SEXTIC(c, fp24, 24) \
    }; \
    TRAITS_CURVE(Name, c, C, fp4, fp12, fp24, 24)

namespace pairing_test {

TRAITS_CURVE_K12(Bn254, bn254, BN254)
TRAITS_CURVE_K12(Bls12_377, bls12_377, BLS12_377)
TRAITS_CURVE_K12(Bls12_381, bls12_381, BLS12_381)
TRAITS_CURVE_K24(Bls24_315, bls24_315, BLS24_315)
TRAITS_CURVE_K6(Bw6_633, bw6_633, BW6_633)
TRAITS_CURVE_K6(Bw6_761, bw6_761, BW6_761)

} // namespace pairing_test

#endif
