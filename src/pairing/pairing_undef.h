/* SPDX-License-Identifier: Apache-2.0
 *
 * Undoes pairing_names.h.
 */
#undef fr_t
#undef fr_to_words
#undef g1_aff_t
#undef g2_aff_t
#undef g2_proj_t
#undef line_t
#undef line_dbl
#undef line_add
#undef line_mul
#undef gt_t
#undef gt_set_one
#undef gt_is_one
#undef miller_loop
#undef miller_loop_n
#undef final_exponentiation
#undef final_hard_part
#undef expt
#undef expt_minus_one
#undef expt_plus_one
#undef expt_third
#include "tower/sx_undef.h"
