/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The prime field of a curve on the vector engine: the residue number system of field/rns_model/fp.inc.h, with the
 * moduli in lanes. docs/algorithms/ifma.md has the arithmetic and the proof of its bounds.
 *
 * Two budgets are kept apart.
 *   Lanes: at most 4 a_i (A), 2 b_j (B). Every operation takes and gives such elements, so nothing is tracked: a sum
 *   is brought back by one minimum. Multipliers are below 2^52.
 *   Integers: |r| grows with sums and only a reduction makes it small. Its bounds depend on the calls alone, never on a
 *   value; the residue model runs the same texts and keeps the same bounds exactly (tests/field/rns_model), and the
 *   number of products in a sum is asserted at compile time where it is reduced.
 *
 * Requires, defines: as field/rns_model/fp.inc.h, without the counters, and
 *   load_n, store_n      several elements from and to public words
 * Timing: no branch and no address depends on a value. Outputs may alias inputs.
 */
#ifndef FE
#error "bind FE(name)"
#endif
#ifndef FE_T
#error "bind FE_T, the element type, declared by field/ifma/type.inc.h"
#endif
#if !defined(FE_SCALAR) || !defined(FE_SCALAR_T)
#error "bind FE_SCALAR(name) and FE_SCALAR_T, the same field in the scalar engine"
#endif
#ifndef RNS_LEN
#error "include the curve's rns.h"
#endif

#include "field/ct.h"
#include "field/ifma/engine.h"
#include "field/ifma/fp_names.h"

#define RNS_TOP ((UINT64_C(1) << RNS_BITS) - 1)           /* no modulus is larger */
#define RNS_LEAST ((UINT64_C(1) << RNS_BITS) - RNS_C_MAX) /* none is smaller */

_Static_assert(RNS_A_FRESH <= IFMA_COVER_A * RNS_LEAST, "a reduced element is one, lanes of A");
_Static_assert(RNS_B_FRESH <= IFMA_COVER_B * RNS_LEAST, "and lanes of B");
_Static_assert(IFMA_COVER_A * RNS_TOP <= IFMA_MASK && IFMA_COVER_B * RNS_TOP <= IFMA_MASK, "an element can be multiplied");
/* Halves of sums: of the product of two lanes, or of a lane that a fold leaves. Reductions take them below 2^63. */
#define IFMA_UPPER (IFMA_COVER_A * IFMA_COVER_A * ((RNS_TOP >> 26) + 1) * ((RNS_TOP >> 26) + 1))
_Static_assert(IFMA_COVER_B <= IFMA_COVER_A, "what holds for lanes of A holds for lanes of B");
_Static_assert(IFMA_MASK <= ((UINT64_C(1) << 63) - 1) / IFMA_WIDE_COUNT, "lower halves of a sum");
_Static_assert(IFMA_UPPER <= ((UINT64_C(1) << 63) - 1) / IFMA_WIDE_COUNT, "upper halves, of products");
_Static_assert(IFMA_COVER_B * RNS_TOP <= ((UINT64_C(1) << 63) - 1) / IFMA_WIDE_COUNT, "and of folds");
_Static_assert(RNS_R_MAX * RNS_R_MAX <= RNS_WIDE_MAX, "any two elements can be multiplied");
_Static_assert(FP_W_WIDE_MAX <= RNS_WIDE_MAX / (RNS_R_NORMAL * RNS_R_NORMAL), "sums of normal products fit");

/* An unreduced sum of products: halves of 104-bit products, added apart. */
typedef struct {
    ifma_v ah[IFMA_VECTORS], al[IFMA_VECTORS], bh[IFMA_VECTORS], bl[IFMA_VECTORS];
} fe_wide_t;

static const IFMA_SHAPE(RNS_BITS, RNS_LEN, t) FE(table) = {
    RNS_A, RNS_B, RNS_A_NINV, RNS_B_NINV, RNS_K0, RNS_K1, RNS_KMB, RNS_EXT_B, RNS_EXT_A
};
static const uint64_t FE(modulus)[FP_LIMBS] = FP_MODULUS;
static const fe_t FE(one) = RNS_ONE, FE(half) = RNS_HALF, FE(unit) = RNS_UNIT;
static const fe_t FE(enter) = RNS_ENTER, FE(leave) = RNS_LEAVE;

#define ifma_a_cover(v) ifma_shl(ifma_load(FE(table).a_mod + 8 * (v)), 2)
#define ifma_b_cover(v) ifma_shl(ifma_load(FE(table).b_mod + 8 * (v)), 1)

#ifdef PAIRING_VERIFY_ENABLED
#include "field/ifma/verify.inc.h"
#endif
#include "field/ifma/element.inc.h"
#include "field/ifma/wide.inc.h"
#include "field/ifma/convert.inc.h"

#undef ifma_a_cover
#undef ifma_b_cover
#undef RNS_TOP
#undef RNS_LEAST
#undef IFMA_UPPER
#include "field/ifma/fp_undef.h"
