/* SPDX-License-Identifier: Apache-2.0 */
/* Short names of the prime field texts. Bound by the includer of field.inc.h: FE(name), FE_T, FE_PARAM(NAME). */
#define fe_t FE_T
#define fe_wide_t FE(wide_t)

/* fe.inc.h */
#define fe_p FE(p_words)
#define fe_add FE(add)
#define fe_add_lazy FE(add_lazy)
#define fe_cmov FE(cmov)
#define fe_cneg FE(cneg)
#define fe_copy FE(copy)
#define fe_cswap FE(cswap)
#define fe_dbl FE(dbl)
#define fe_dot2 FE(dot2)
#define fe_eq FE(eq)
#define fe_from_int FE(from_int)
#define fe_halve FE(halve)
#define fe_is_one FE(is_one)
#define fe_is_valid FE(is_valid)
#define fe_is_zero FE(is_zero)
#define fe_mul FE(mul)
#define fe_mul_lazy FE(mul_lazy)
#define fe_mul_small FE(mul_small)
#define fe_mul_small_lazy FE(mul_small_lazy)
#define fe_neg FE(neg)
#define fe_neg_lazy FE(neg_lazy)
#define fe_pow FE(pow)
#define fe_pow_fixed FE(pow_fixed)
#define fe_pow_vartime FE(pow_vartime)
#define fe_set_one FE(set_one)
#define fe_set_u64 FE(set_u64)
#define fe_set_zero FE(set_zero)
#define fe_sqr FE(sqr)
#define fe_sqr_times FE(sqr_times)
#define fe_sub FE(sub)
#define fe_tpl FE(tpl)

/* fe_wide.inc.h */
#define fe_reduce FE(reduce)
#define fe_reduce_small FE(reduce_small)
#define fe_reduce_n FE(reduce_n)
#define fe_wide_add FE(wide_add)
#define fe_wide_add_fe FE(wide_add_fe)
#define fe_wide_dbl FE(wide_dbl)
#define fe_wide_mac FE(wide_mac)
#define fe_wide_msub FE(wide_msub)
#define fe_wide_mul FE(wide_mul)
#define fe_wide_mul_small FE(wide_mul_small)
#define fe_wide_add_small FE(wide_add_small)
#define fe_wide_neg FE(wide_neg)
#define fe_wide_set_zero FE(wide_set_zero)
#define fe_wide_sqr FE(wide_sqr)
#define fe_wide_sub FE(wide_sub)
#define fe_wide_sub_exact FE(wide_sub_exact)

/* fe_bytes.inc.h */
#define fe_cmp FE(cmp)
#define fe_from_bytes_be FE(from_bytes_be)
#define fe_from_bytes_le FE(from_bytes_le)
#define fe_from_bytes_wide_be FE(from_bytes_wide_be)
#define fe_from_bytes_wide_le FE(from_bytes_wide_le)
#define fe_from_words FE(from_words)
#define fe_is_lex_largest FE(is_lex_largest)
#define fe_sgn0 FE(sgn0)
#define fe_to_bytes_be FE(to_bytes_be)
#define fe_to_bytes_le FE(to_bytes_le)
#define fe_to_words FE(to_words)
#define fe_absorb FE(absorb)
#define fe_append FE(append)

/* inv.inc.h */
#define fe_inv FE(inv)
#define fe_inv_n FE(inv_n)
#define fe_inv_vartime FE(inv_vartime)

/* two_adic.inc.h, sqrt.inc.h */
#define fe_inv_sqrt FE(inv_sqrt)
#define fe_inv_sqrt_vartime FE(inv_sqrt_vartime)
#define fe_is_square FE(is_square)
#define fe_is_square_vartime FE(is_square_vartime)
#define fe_legendre FE(legendre)
#define fe_legendre_vartime FE(legendre_vartime)
#define fe_mul_half_log FE(mul_half_log)
#define fe_mul_root FE(mul_root)
#define fe_pow_sqrt_exp FE(pow_sqrt_exp)
#define fe_root_digit FE(root_digit)
#define fe_root_pair FE(root_pair)
#define fe_root_table FE(root_table)
#define fe_sqrt FE(sqrt)
#define fe_sqrt_vartime FE(sqrt_vartime)

/* random.inc.h */
#define fe_random FE(random)

/* Width, and the kernels of the width and of the spare bits. */
#define FE_LIMBS FE_PARAM(LIMBS)
#define FE_PASTE_(op, n, variant) pairing_##op##_##n##variant
#define FE_PASTE(op, n, variant) FE_PASTE_(op, n, variant)
#if FE_PARAM(LIMBS) == 1 || FE_PARAM(LIMBS) > MONT_WORDS_NO_CARRY || FE_PARAM(MODULUS_TOP) > MONT_TOP_NO_CARRY || \
    defined(FE_FORCE_TEXTBOOK)
#define FE_CARRY _carry
#define FE_TIGHT 0
#else
#define FE_CARRY
#define FE_TIGHT (FE_PARAM(MODULUS_TOP) > MONT_TOP_SQR)
#endif
#define FE_DOT2 (FE_PARAM(LIMBS) >= 4 && FE_PARAM(LIMBS) <= 6 && FE_PARAM(MODULUS_TOP) <= MONT_TOP_SQR)
#define FE_KERNEL_MUL FE_PASTE(mont_mul, FE_PARAM(LIMBS), FE_CARRY)
#define FE_KERNEL_SQR FE_PASTE(mont_sqr, FE_PARAM(LIMBS), FE_CARRY)
#define FE_KERNEL_REDC FE_PASTE(mont_redc, FE_PARAM(LIMBS), FE_CARRY)
#define FE_KERNEL_DOT2 FE_PASTE(mont_dot2, FE_PARAM(LIMBS), )
#define FE_KERNEL_WIDE_MUL FE_PASTE(wide_mul, FE_PARAM(LIMBS), )
#define FE_KERNEL_WIDE_SQR FE_PASTE(wide_sqr, FE_PARAM(LIMBS), )
