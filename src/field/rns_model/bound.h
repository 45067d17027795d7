/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The budgets that the model carries with every value, and its counters.
 *
 * Two budgets are independent. The lane budget: an operand of a product must be below 2^52 in every lane, a fold
 * renews it. The integer budget: the residues stand for an integer of either sign, whose size only a reduction
 * makes smaller; it must stay small enough for the digit k of the second base extension to be exact.
 * Bounds of lanes are largest values, bounds of integers absolute values in the units of rns.h.
 */
#ifndef PAIRING_FIELD_RNS_MODEL_BOUND_H
#define PAIRING_FIELD_RNS_MODEL_BOUND_H

#include <stdint.h>

/* Of an element: lanes of A, lanes of B, |r| in units of p/RNS_R_UNIT. A zero means the tightest common bound
 * (lanes below 2^H, |r| < p), so that constants and zeroed memory carry a right one. */
typedef struct {
    uint64_t a, b, r;
} rns_bound_t;

/* Of a sum of products: halves of the accumulators, |c| in units of (p/RNS_R_UNIT)^2. All zero: the empty sum. */
typedef struct {
    uint64_t ah, al, bh, bl, c;
} rns_wide_bound_t;

/* What the model did since this was cleared, and two settings of tests. The first two are work that the formulas ask
 * for, the next six normalisations that a budget forced: an engine with static bounds needs an operation there. */
typedef struct {
    uint64_t products;     /* products of elements */
    uint64_t reductions;   /* reductions of sums, refreshes included */
    uint64_t fold_a;       /* folds of the lanes of an element */
    uint64_t fold_b;
    uint64_t fold_wide_a;  /* folds of the accumulators */
    uint64_t fold_wide_b;
    uint64_t refresh;      /* products of an element by one, for the integer budget */
    uint64_t refresh_wide; /* reductions of a sum in the middle of it */
    uint64_t peak_operand; /* largest bound of an integer: of an operand of a product */
    uint64_t peak_reduced; /* of a result of a reduction, by the sum that it came from */
    uint64_t peak_sum;     /* of a reduced sum */
    uint64_t floor;        /* setting: no result of a reduction has a smaller bound */
    uint64_t compressed;   /* setting, not 0: powers use compressed squarings where the scalar engine would */
} rns_counts_t;

#endif
