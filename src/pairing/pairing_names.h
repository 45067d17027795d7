/* SPDX-License-Identifier: Apache-2.0
 *
 * Short names of the pairing floor, on top of those of tower/sx_names.h. Undone by pairing_undef.h.
 */
#include "tower/sx_names.h"

#define fr_t FR_T
#define fr_to_words FR(to_words)
#define g1_aff_t INST_T(g1_aff)
#define g2_aff_t INST_T(g2_aff)
#define g2_proj_t INST(g2_proj_t)
#define line_t INST(line_t)
#define line_dbl INST(line_dbl)
#define line_add INST(line_add)
#define line_mul INST(line_mul)
#define gt_t INST_T(gt)
#define gt_set_one INST(gt_set_one)
#define gt_is_one INST(gt_is_one)
#define miller_loop INST(miller_loop)
#define miller_loop_n INST(miller_loop_n)
#define final_exponentiation INST(final_exponentiation)
#define final_hard_part INST(final_hard_part)
#define expt INST(expt)
#define expt_minus_one INST(expt_minus_one)
#define expt_plus_one INST(expt_plus_one)
#define expt_third INST(expt_third)
