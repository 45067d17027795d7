/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One curve on the vector engine: binds the field text and the types, includes the texts of the tower and the pairing,
 * and puts them behind functions on the public types, which convert at entry and exit.
 *
 * Requires: INST(name), INST_T(name); IFMA_PUBLIC(name), the type pairing_<curve>_<name>_t; IFMA_SCALAR(name), the scalar
 * engine's function pairing_scalar_<curve>_<name>; the curve's hidden declarations, params.h, rns.h and
 * consts_rns.h. Where the scalar field is another curve's base field: FR(name), its functions.
 */
#if !defined(INST) || !defined(INST_T) || !defined(IFMA_PUBLIC) || !defined(IFMA_SCALAR)
#error "bind INST(name), INST_T(name), IFMA_PUBLIC(name) and IFMA_SCALAR(name)"
#endif

#define FE(name) INST(fp_##name)
#define FE_T INST_T(fp)
#define FE_SCALAR(name) IFMA_SCALAR(fp_##name)
#define FE_SCALAR_T IFMA_PUBLIC(fp)
#ifndef FR
#define FR(name) IFMA_SCALAR(fr_##name)
#endif
#define FR_T IFMA_PUBLIC(fr)

#include "field/ifma/type.inc.h"
#include "instances/types.inc.h"

#if CURVE_FQ_DEGREE == 1
#define IFMA_PUBLIC_SX IFMA_PUBLIC(fp6)
#elif CURVE_FQ_DEGREE == 2
#define IFMA_PUBLIC_SX IFMA_PUBLIC(fp12)
#else
#define IFMA_PUBLIC_SX IFMA_PUBLIC(fp24)
#endif

#define INST_FIELD "field/ifma/fp.inc.h"
#define INST_PAIRING_ONLY
#define INST_PREP_T IFMA_PUBLIC(g2_prep)
#include "instances/curve.inc.h"

/* A coefficient of the target field is a sum of 6*CURVE_FQ_DEGREE products, and of a few more in a squaring. */
_Static_assert(2 * 6 * CURVE_FQ_DEGREE <= IFMA_WIDE_COUNT, "products of the target field fit the lanes of a sum");

#include "instances/ifma_entry.inc.h"

/* Transforms over the scalar field: vectors of its elements, no residues. */
#define FE(name) FR(name)
#define FE_T FR_T
#define FE_PARAM(NAME) FR_##NAME
#define FFT(name) IFMA_ENTRY(fr_fft_##name)
#define FFT_T IFMA_PUBLIC(fr_fft)
#define FFT_SCALAR(name) IFMA_SCALAR(fr_fft_##name)
#define FFT_CORE "transform/fft_ifma.inc.h"
#define FFT_CORE_ONLY
#include "transform/fft.inc.h"
