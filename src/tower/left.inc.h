/* SPDX-License-Identifier: Apache-2.0
 *
 * Left operands of plain products: an element of a quadratic extension with nr*c1 beside it, for texts that multiply the same
 * element several times on an engine where FP_SCHOOLBOOK is 1. Included by quad.inc.h.
 */
typedef struct {
    be_left_t c0, c1, n1; /* n1 = nr*c1 */
} ext_left_t;

PAIRING_ALWAYS_INLINE void ext_left(ext_left_t *l, const ext_t *a)
{
    be_t n;
    be_mul_nr(&n, &a->c1);
    be_left(&l->c0, &a->c0);
    be_left(&l->c1, &a->c1);
    be_left(&l->n1, &n);
}

/* w += l*a: c0 += l0*a0 + nr*l1*a1, c1 += l0*a1 + l1*a0 */
PAIRING_ALWAYS_INLINE void ext_wide_mac_left(ext_wide_t *w, const ext_left_t *l, const ext_t *a)
{
    be_wide_mac_left(&w->c0, &l->c0, &a->c0);
    be_wide_mac_left(&w->c0, &l->n1, &a->c1);
    be_wide_mac_left(&w->c1, &l->c0, &a->c1);
    be_wide_mac_left(&w->c1, &l->c1, &a->c0);
}

/* w += l*a where l is a multiple of a by an element of the base field: l0*a1 = l1*a0 */
PAIRING_ALWAYS_INLINE void ext_wide_mac_multiple(ext_wide_t *w, const ext_left_t *l, const ext_t *a)
{
    be_t d;
    be_dbl(&d, &a->c1);
    be_wide_mac_left(&w->c0, &l->c0, &a->c0);
    be_wide_mac_left(&w->c0, &l->n1, &a->c1);
    be_wide_mac_left(&w->c1, &l->c0, &d);
}
