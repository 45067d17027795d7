/* SPDX-License-Identifier: Apache-2.0
 *
 * One curve on one engine: binds the short names of the texts and includes them in floor order.
 *
 * Requires: INST(name) and INST_T(name), the linker's name of a function and the name of a type; the curve's params.h and
 * consts.h (or consts_rns.h) of the engine. INST_FIELD names the engine's field text (default: the scalar one, which
 * takes the types of the public headers). INST_WHOLE(name) names the operations that texts call and another engine may
 * do as a whole (default: INST(name)); INST_PREP_T is the type of prepared lines in memory, one for all engines. INST_PAIRING_ONLY leaves out what the pairing does not need: a model engine has
 * only Fp, the towers and the pairing, and uses the scalar engine for the rest.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "curves/families.h"
#include "curves/expand.h"
#include "field/ct.h"

#if !defined(INST) || !defined(INST_T)
#error "curve.inc.h needs INST(name) and INST_T(name)"
#endif
#ifndef INST_WHOLE
#define INST_WHOLE(name) INST(name)
#endif
#ifndef INST_PREP_T
#define INST_PREP_T INST_T(g2_prep)
#endif

#define FP(name) INST(fp_##name)
#define FP_T INST_T(fp)

#ifndef FR
#ifdef CURVE_FR_NAME
#define FR(name) CURVE_FR_NAME(name)
#else
#define FR(name) INST(fr_##name)
#endif
#define FR_T INST_T(fr)
#endif

/* ---- fields ---- */
#ifdef INST_FIELD
#include INST_FIELD
#else
#include "field/scalar_engine.h"

#define FE(name) FP(name)
#define FE_T FP_T
#define FE_PARAM(NAME) FP_##NAME
#include "field/field.inc.h"
#ifndef CURVE_FR_NAME
#define FE(name) FR(name)
#define FE_T FR_T
#define FE_PARAM(NAME) FR_##NAME
#include "field/field.inc.h"
#endif
#endif

/* ---- tower up to Fq, the field of the twist's coordinates ---- */
#include "tower/prime.inc.h"

#if CURVE_FQ_DEGREE >= 2
#define EXT(name) INST(fp2_##name)
#define EXT_T INST_T(fp2)
#define BE(name) FP(name)
#define BE_T FP_T
#define EXT_DEGREE 2
#define EXT_BASE_IS_FP 1
#define EXT_NR_C FP2_NR_C
#define EXT_NR_G FP2_NR_G
#ifdef FP_SMALL
#define EXT_SMALL FP_SMALL
#endif
#define EXT_HAS_ROOTS
#define EXT_ROOT(NAME) FP2_ROOT_##NAME
#define EXT_ROOT_K_IS_ONE (FP_NR_C == -1 && FP_SQRT_KIND == 34)
#define EXT_HAS_BYTES
#include "tower/quad.inc.h"
#include "tower/unbind.h"
#endif

#if CURVE_FQ_DEGREE == 4
#define EXT(name) INST(fp4_##name)
#define EXT_T INST_T(fp4)
#define BE(name) INST(fp2_##name)
#define BE_T INST_T(fp2)
#define EXT_DEGREE 4
#define EXT_BASE_IS_FP 0
#define EXT_NR_C FP4_NR_C
#define EXT_NR_G FP4_NR_G
#define EXT_FROB FP4_FROB
#if FP_DOT2
#define EXT_REDUCED
#endif
#define EXT_HAS_ROOTS
#define EXT_ROOT(NAME) FP4_ROOT_##NAME
#define EXT_ROOT_K_IS_ONE 0
#define EXT_HAS_BYTES
#include "tower/quad.inc.h"
#include "tower/unbind.h"
#endif

/* ---- target field: quadratic over cubic over Fq ---- */
#if CURVE_FQ_DEGREE == 1
#define FQ(name) FP(name)
#define FQ_T FP_T
#define CU(name) INST(fp3_##name)
#define CU_T INST_T(fp3)
#define SX(name) INST(fp6_##name)
#define SX_T INST_T(fp6)
#elif CURVE_FQ_DEGREE == 2
#define FQ(name) INST(fp2_##name)
#define FQ_T INST_T(fp2)
#define CU(name) INST(fp6_##name)
#define CU_T INST_T(fp6)
#define SX(name) INST(fp12_##name)
#define SX_T INST_T(fp12)
#else
#define FQ(name) INST(fp4_##name)
#define FQ_T INST_T(fp4)
#define CU(name) INST(fp12_##name)
#define CU_T INST_T(fp12)
#define SX(name) INST(fp24_##name)
#define SX_T INST_T(fp24)
#endif

#define EXT(name) CU(name)
#define EXT_T CU_T
#define BE(name) FQ(name)
#define BE_T FQ_T
#define EXT_DEGREE (3 * CURVE_FQ_DEGREE)
#define EXT_BASE_IS_FP (CURVE_FQ_DEGREE == 1)
#define EXT_NR_C CU_NR_C
#define EXT_NR_G CU_NR_G
#define EXT_HAS_BYTES
#include "tower/cubic.inc.h"
#include "tower/unbind.h"

/* Nothing is built above the target field: its own mul_nr would serve the next extension. */
#define EXT(name) SX(name)
#define EXT_T SX_T
#define BE(name) CU(name)
#define BE_T CU_T
#define EXT_DEGREE (6 * CURVE_FQ_DEGREE)
#define EXT_BASE_IS_FP 0
#define EXT_NR_C 0
#define EXT_NR_G 1
#define EXT_HAS_BYTES
#if FP_SCHOOLBOOK
#define EXT_PRODUCTS_ABOVE /* sextic_plain.inc.h */
#endif
#include "tower/quad.inc.h"
#include "tower/unbind.h"

#include "tower/sextic.inc.h"
#include "tower/cyclotomic.inc.h"

#if CURVE_FQ_DEGREE == 1
#define EXT(name) CU(name)
#define EXT_T CU_T
#define BE(name) FP(name)
#define BE_T FP_T
#include "tower/cubic_roots.inc.h"
#include "tower/unbind.h"
#endif

/* ---- groups ---- */
#define EC(name) INST(g1_##name)
#define EC_WHOLE(name) INST_WHOLE(g1_##name)
#define EC_T INST_T(g1)
#define EC_AFF_T INST_T(g1_aff)
#define EC_PARAM(NAME) G1_##NAME
#define CE(name) FP(name)
#define CE_T FP_T
#include "curves/group.inc.h"

#define EC(name) INST(g2_##name)
#define EC_WHOLE(name) INST_WHOLE(g2_##name)
#define EC_T INST_T(g2)
#define EC_AFF_T INST_T(g2_aff)
#define EC_PARAM(NAME) G2_##NAME
#define CE(name) FQ(name)
#define CE_T FQ_T
#include "curves/group.inc.h"
#ifdef G1_H2C_KIND
#include "curves/hash_to_scalar.inc.h"
#endif

/* ---- transforms over the scalar field; the toy curves have none ---- */
#if !defined(INST_PAIRING_ONLY) && defined(G1_H2C_KIND)
#define FE(name) FR(name)
#define FE_T FR_T
#define FE_PARAM(NAME) FR_##NAME
#define FFT(name) INST(fr_fft_##name)
#define FFT_T INST_T(fr_fft)
#define FFT_CORE "transform/fft_scalar.inc.h"
#include "transform/fft.inc.h"
#endif

/* ---- pairing ---- */
#include "pairing/line.inc.h"
#include "pairing/miller.inc.h"
#include "pairing/affine.inc.h"
#include "pairing/prepared.inc.h"
#include "pairing/expt.inc.h"
#if CURVE_FAMILY == FAMILY_BN
#include "pairing/final_exp_bn.inc.h"
#elif CURVE_FAMILY == FAMILY_BW6
#include "pairing/final_exp_bw6.inc.h"
#else
#include "pairing/final_exp_bls.inc.h"
#endif
#include "pairing/gt.inc.h"
#include "pairing/gt_pow.inc.h"
#ifndef INST_PAIRING_ONLY
#include "pairing/gt_encode.inc.h"
#endif

#ifdef INST_SIGNATURES
#include "signature/signatures.inc.h"
#endif
