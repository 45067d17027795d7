/* SPDX-License-Identifier: Apache-2.0
 *
 * The prime field as the lowest floor of the tower: what quad.inc.h and cubic.inc.h expect of a base
 * field beyond the engine's own interface. The non-residue is the small integer FP_NR_C.
 *
 * Requires: FP(name) FP_T, FP_NR_C, FP_SCHOOLBOOK.
 */
#include "tower/ext_names.h"

#if !FP_SCHOOLBOOK
/* Karatsuba on unreduced operand sums: (a + b)(c + d) < 4*p^2 must stay below p*R, see fp_wide_sub_exact. */
_Static_assert(FP_W_LAZY_OK(FP_BITS, FP_LIMBS), "a tower needs two spare bits in its prime field");
#endif

_Static_assert(FP_NR_C > -64 && FP_NR_C < 64, "a small multiple, see wide_mul_small");

enum { FP(W_MUL) = 1, FP(W_NR) = FP_NR_C < 0 ? -(FP_NR_C) : (FP_NR_C) };

/* r = nr*a */
static inline void FP(mul_nr)(fp_t *r, const fp_t *a)
{
    if (FP_NR_C == -1)
        fp_neg(r, a);
    else
        fp_mul_small(r, a, FP_NR_C);
}

static inline void FP(wide_mul_nr)(fp_wide_t *w, const fp_wide_t *u) { fp_wide_mul_small(w, u, FP_NR_C); }

/* w = u + nr*v */
static inline void FP(wide_add_nr)(fp_wide_t *w, const fp_wide_t *u, const fp_wide_t *v)
{
    if (FP_NR_C == -1) {
        fp_wide_sub(w, u, v);
        return;
    }
#if !FP_SCHOOLBOOK
    if (FP_NR_C > 0) {
        FP(wide_add_small)(w, u, v, FP_NR_C);
        return;
    }
#endif
    fp_wide_t t;
    if (FP_NR_C < 0) {
        fp_wide_mul_small(&t, v, -(FP_NR_C));
        fp_wide_sub(w, u, &t);
    } else {
        fp_wide_mul_small(&t, v, FP_NR_C);
        fp_wide_add(w, u, &t);
    }
}

/* Left operands of plain products, see left.inc.h */
typedef fp_t FP(left_t);

PAIRING_ALWAYS_INLINE void FP(left)(fp_t *l, const fp_t *a) { fp_copy(l, a); }
PAIRING_ALWAYS_INLINE void FP(wide_mac_left)(fp_wide_t *w, const fp_t *l, const fp_t *a) { FP(wide_mac)(w, l, a); }
PAIRING_ALWAYS_INLINE void FP(wide_mac_multiple)(fp_wide_t *w, const fp_t *l, const fp_t *a) { FP(wide_mac)(w, l, a); }

/* The Frobenius map is the identity on Fp. */
static inline void FP(frob)(fp_t *r, const fp_t *a, unsigned j)
{
    (void)j;
    fp_copy(r, a);
}

static inline void FP(mul_fp)(fp_t *r, const fp_t *a, const fp_t *b) { fp_mul(r, a, b); }

#include "tower/ext_undef.h"
