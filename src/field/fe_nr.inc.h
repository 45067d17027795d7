/* SPDX-License-Identifier: Apache-2.0 */
/* Multiplication by the small non-residue FE_NR_C that the extension above adjoins a root of.
   Part of field.inc.h where the includer defines FE_NR_C. Constant-time. */
#ifndef FE
#define FE_NR_C (-1)
#include "field/fe_default.h"
#include "field/fe.inc.h"
#include "field/fe_wide.inc.h"
#endif

/* r = FE_NR_C * a */
PAIRING_INLINE void fe_mul_nr(fe_t *r, const fe_t *a)
{
    if (FE_NR_C == -1)
        fe_neg(r, a);
    else
        fe_mul_small(r, a, FE_NR_C);
}

/* w = FE_NR_C * u mod p*R */
PAIRING_INLINE void fe_wide_mul_nr(fe_wide_t *w, const fe_wide_t *u)
{
    if (FE_NR_C == -1)
        fe_wide_neg(w, u);
    else
        fe_wide_mul_small(w, u, FE_NR_C);
}
