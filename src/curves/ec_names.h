/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Short names of the curve texts (point, scalar_mul, endo, subgroup, encode, hash_to_curve).
 * No include guard: each text includes it first and ec_undef.h last. It binds only the short
 * names; what the instance binds stays until ec_unbind.h:
 *
 *   EC(name)        function of the group, for example INST(g1_##name)
 *   EC_T, EC_AFF_T  Jacobian type with members x y z, affine type with members x y
 *   EC_PARAM(NAME)  constant of the group: G1_##NAME or G2_##NAME
 *   CE(name), CE_T  the coordinate field: fp for G1, fq for G2
 *   FP_T            the prime field's element type (G2's phi scales by one)
 *   FR(name), FR_T  the scalar field
 *   EC_WHOLE(name)  optional: operations of the group as calls that may choose another engine
 */
#ifndef EC
#error "bind EC(name)"
#endif
#if !defined(EC_T) || !defined(EC_AFF_T) || !defined(EC_PARAM)
#error "bind EC_T, EC_AFF_T and EC_PARAM(NAME)"
#endif
#if !defined(CE) || !defined(CE_T)
#error "bind CE(name) and CE_T"
#endif
#if !defined(FP_T) || !defined(FR) || !defined(FR_T)
#error "bind FP_T, FR(name) and FR_T"
#endif

/* EC_GROUP: 1 or 2, from the prefix that EC_PARAM adds; EC_PARAM(DEGREE): of the coordinate field over Fp. */
#ifndef G1_GROUP
#define G1_GROUP 1
#define G2_GROUP 2
#define G1_DEGREE 1
#define G2_DEGREE CURVE_FQ_DEGREE
#endif
#define EC_GROUP EC_PARAM(GROUP)

/* Operations that another engine may do as a whole. */
#ifndef EC_WHOLE
#define EC_WHOLE(name) EC(name)
#endif

#define ec_t EC_T
#define ec_aff_t EC_AFF_T
#define ce_t CE_T
#define ce_wide_t CE(wide_t)
#define ce_left_t CE(left_t)
#define fr_to_words FR(to_words)

/* What tables of multiples hold, and its addition: affine points of an isomorphic curve in Jacobian coordinates
 * (point.inc.h); points in homogeneous ones (point_plain.inc.h). */
#if FP_SCHOOLBOOK
#define ec_entry_t EC_T
#define ec_entry(name) EC(name)
#define ec_from_entry EC(copy)
#define ec_add_entry EC(add)
#define ec_add_entry_vartime EC(add)
#else
#define ec_entry_t EC_AFF_T
#define ec_entry(name) EC(aff_##name)
#define ec_from_entry EC(from_aff)
#define ec_add_entry EC(add_aff)
#define ec_add_entry_vartime EC(add_aff_vartime)
#endif

#define ec_set_infinity EC(set_infinity)
#define ec_is_infinity EC(is_infinity)
#define ec_copy EC(copy)
#define ec_generator EC(generator)
#define ec_on_curve EC(on_curve)
#define ec_eq EC(eq)
#define ec_neg EC(neg)
#define ec_cneg EC(cneg)
#define ec_cmov EC(cmov)
#define ec_dbl EC(dbl)
#define ec_add EC(add)
#define ec_add_aff EC(add_aff)
#define ec_add_aff_vartime EC(add_aff_vartime)
#define ec_sub EC(sub)
#define ec_sub_aff EC(sub_aff)
#define ec_from_aff EC(from_aff)
#define ec_to_aff EC(to_aff)
#define ec_to_aff_n EC(to_aff_n)
#define ec_aff_set_infinity EC(aff_set_infinity)
#define ec_aff_is_infinity EC(aff_is_infinity)
#define ec_aff_copy EC(aff_copy)
#define ec_aff_generator EC(aff_generator)
#define ec_aff_on_curve EC(aff_on_curve)
#define ec_aff_eq EC(aff_eq)
#define ec_aff_neg EC(aff_neg)
#define ec_aff_cneg EC(aff_cneg)
#define ec_aff_cmov EC(aff_cmov)
#define ec_mul EC(mul)
#define ec_mul_vartime EC(mul_vartime)
#define ec_mul_bits EC(mul_bits)
#define ec_mul_bits_vartime EC(mul_bits_vartime)
#define ec_aff_add_n_vartime EC(aff_add_n_vartime)
#define ec_aff_sum_n_vartime EC(aff_sum_n_vartime)
#define ec_msm EC(msm)
#define ec_msm_vartime EC(msm_vartime)
#define ec_msm_progress_vartime EC(msm_progress_vartime)
#define ec_msm_scratch_size EC(msm_scratch_size)
#define ec_msm_bits_vartime EC(msm_bits_vartime)
#define ec_msm_bits_scratch_size EC(msm_bits_scratch_size)
#define ec_table_len EC(table_len)
#define ec_table_init EC(table_init)
#define ec_table_mul EC(table_mul)
#define ec_table_mul_vartime EC(table_mul_vartime)
#define ec_msm_table_len EC(msm_table_len)
#define ec_msm_table_init EC(msm_table_init)
#define ec_msm_table_scratch_size EC(msm_table_scratch_size)
#define ec_msm_table_vartime EC(msm_table_vartime)
#define ec_aff_in_subgroup_n EC(aff_in_subgroup_n)
#define ec_aff_in_subgroup_n_random EC(aff_in_subgroup_n_random)
#define ec_mul_seed EC(mul_seed)
#define ec_phi EC(phi)
#define ec_psi EC(psi)
#define ec_aff_phi EC(aff_phi)
#define ec_aff_psi EC(aff_psi)
#define ec_in_subgroup EC(in_subgroup)
#define ec_aff_in_subgroup EC(aff_in_subgroup)
#define ec_clear_cofactor EC(clear_cofactor)

#define ce_set_zero CE(set_zero)
#define ce_set_one CE(set_one)
#define ce_copy CE(copy)
#define ce_add CE(add)
#define ce_sub CE(sub)
#define ce_neg CE(neg)
#define ce_dbl CE(dbl)
#define ce_tpl CE(tpl)
#define ce_halve CE(halve)
#define ce_mul CE(mul)
#define ce_sqr CE(sqr)
#define ce_inv CE(inv)
#define ce_cmov CE(cmov)
#define ce_cneg CE(cneg)
#define ce_is_zero CE(is_zero)
#define ce_is_one CE(is_one)
#define ce_eq CE(eq)
#define ce_mul_fp CE(mul_fp)
#define ce_frob CE(frob)
#define ce_left CE(left)
#define ce_mul_nr CE(mul_nr)
#define ce_mul_small CE(mul_small)
#define ce_wide_mac CE(wide_mac)
#define ce_wide_mac_left CE(wide_mac_left)
#define ce_wide_mul CE(wide_mul)
#define ce_wide_sqr CE(wide_sqr)
#define ce_wide_sub CE(wide_sub)
#define ce_reduce CE(reduce)
