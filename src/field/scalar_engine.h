/* SPDX-License-Identifier: Apache-2.0 */
/* What the scalar engine states about itself; the texts above the field branch on these. */
#ifndef PAIRING_FIELD_SCALAR_ENGINE_H
#define PAIRING_FIELD_SCALAR_ENGINE_H

/* 0: an addition is much cheaper than a product, so texts use Karatsuba. */
#define FP_SCHOOLBOOK 0

/* 1: fp_dot2 and its lazy operands exist. Then a product in a quadratic extension of Fp is two sums of two products, each
   reduced as it grows: a third more word products than Karatsuba on wide values, but no wide value is ever stored,
   and that measures faster (docs/algorithms/montgomery.md). */
#define FP_DOT2 (FP_LIMBS >= 4 && FP_LIMBS <= 6 && FP_MODULUS_TOP <= MONT_TOP_SQR)

/* The largest number of products of normal elements in one wide value. Every wide operation keeps its result
   below p*R by a correction of the upper half, so sums have no limit. */
#define FP_W_WIDE_MAX 0x7fffffff

/* Whether add_lazy leaves a sum unreduced: the product of two such sums is below 4p^2, which needs 4p <= R.
   Elsewhere add_lazy reduces, and nothing changes for the caller. */
#define FP_W_LAZY_OK(bits, limbs) ((bits) + 2 <= 64 * (limbs))

#endif
