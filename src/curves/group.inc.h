/* SPDX-License-Identifier: Apache-2.0
 *
 * All texts of one group in order, on engines of residues (FP_SCHOOLBOOK) those of whole operations alone; drops the group's binding at its end.
 * Hashing to the group where the curve's h2c.h is included, by every suite that it has.
 * ENCODE_ARKWORKS, and EVM_WORD with EVM_CONSTANT_FIRST, of the curve's unit, add the formats of that name.
 * Requires: EC, EC_T, EC_AFF_T, EC_PARAM, CE, CE_T as ec_names.h says.
 */
#if FP_SCHOOLBOOK
#include "curves/point_plain.inc.h"
#else
#include "curves/point.inc.h"
#include "curves/batch_add.inc.h"
#endif
#include "curves/scalar_mul.inc.h"
#include "curves/endo.inc.h"
#include "curves/subgroup.inc.h"
#include "curves/scalar_mul_endo.inc.h"
#if !FP_SCHOOLBOOK
#include "curves/straus.inc.h"
#include "curves/fixed_base.inc.h"
#include "curves/msm.inc.h"
#include "curves/msm_table.inc.h"
#include "curves/batch_check.inc.h"
#include "curves/encode.inc.h"
#include "curves/encode_batch.inc.h"
#ifdef ENCODE_ARKWORKS
#include "curves/encode_arkworks.inc.h"
#endif
#ifdef EVM_WORD
#include "curves/encode_evm.inc.h"
#endif

#ifdef G1_H2C_KIND
#define HF(name) EC(name)
#define HF_T CE_T
#define HF_DEGREE EC_PARAM(DEGREE)
#define HF_BASE_T INST_T(fp)
#define HF_WIDE INST(fp_from_bytes_wide_be)
#define HF_BITS FP_BITS
#include "curves/hash_to_field.inc.h"

#define H2C(name) EC(name)
#define H2C_CLEAR EC_WHOLE(clear_cofactor)
#define EC_H2C(NAME) EC_PARAM(H2C_##NAME)
#include "curves/hash_to_curve.inc.h"

#if defined(G1_H2C_ARKWORKS_KIND) && EC_PARAM(GROUP) == 1
/* The suite of arkworks clears by x - 1 where ours clears by 1 - x: its points are the negatives. */
static void EC(clear_cofactor_arkworks)(EC_T *r, const EC_T *p)
{
    EC_WHOLE(clear_cofactor)(r, p);
    EC(neg)(r, r);
}

#define H2C(name) EC(name##_arkworks)
#define H2C_CLEAR EC(clear_cofactor_arkworks)
#define EC_H2C(NAME) EC_PARAM(H2C_ARKWORKS_##NAME)
#include "curves/hash_to_curve.inc.h"
#endif
#endif
#endif
#include "curves/ec_unbind.h"
