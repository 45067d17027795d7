/* SPDX-License-Identifier: Apache-2.0
 *
 * Products of the target field on an engine where FP_SCHOOLBOOK is 1, as Fq[W]/(W^6 - xi): each coefficient is a sum
 * of plain products with left operands a_i and xi*a_i that are prepared once (left.inc.h), and all coefficients are
 * reduced together. 36 products of Fq for a product, 21 for a square, 18 for a line. Included by sextic.inc.h.
 */

/* Where the coefficient of W^i stands in the tower. */
#define sx_at(i) ((i) / 2 + 3 * ((i) % 2))

PAIRING_ALWAYS_INLINE void SX(wide_clear)(fq_wide_t *w)
{
    fp_wide_t *z = (fp_wide_t *)w;
    for (size_t i = 0; i < CURVE_FQ_DEGREE; i++) FP(wide_set_zero)(&z[i]);
}

/* r = a*b: the coefficient of W^k is the sum over j of a_(k-j)*b_j, where a_(i-6) = xi*a_i. 36M of Fq */
void sx_mul(sx_t *r, const sx_t *a, const sx_t *b)
{
    const fq_t *x = (const fq_t *)a, *y = (const fq_t *)b;
    fq_left_t row[11]; /* row[5 + i] = a_i, -5 <= i <= 5 */
    SX(wide_t) w;
    fq_left(&row[5], &x[0]);
    for (size_t i = 1; i < 6; i++) {
        fq_t n;
        fq_mul_nr(&n, &x[sx_at(i)]);
        fq_left(&row[5 + i], &x[sx_at(i)]);
        fq_left(&row[i - 1], &n);
    }
    for (size_t k = 0; k < 6; k++) {
        fq_wide_t sum;
        SX(wide_clear)(&sum);
        for (size_t j = 0; j < 6; j++) fq_wide_mac_left(&sum, &row[5 + k - j], &y[sx_at(j)]);
        ((fq_wide_t *)&w)[sx_at(k)] = sum;
    }
    sx_reduce(r, &w);
}

/* r = a^2: the same sum, with 2*a_i for the two products of a pair. 21M of Fq */
void sx_sqr(sx_t *r, const sx_t *a)
{
    /* left operands: a_i (0..2), xi*a_i (3..5), 2*a_i (6..8, i = 0..2), 2*xi*a_i (9..12, i = 1..4) */
    static const struct {
        uint8_t left, right; /* right: i of a_i */
    } term[6][4] = {
        { { 0, 0 }, { 3, 3 }, { 9, 5 }, { 10, 4 } }, { { 6, 1 }, { 10, 5 }, { 11, 4 } },
        { { 1, 1 }, { 4, 4 }, { 6, 2 }, { 11, 5 } }, { { 6, 3 }, { 7, 2 }, { 12, 5 } },
        { { 2, 2 }, { 5, 5 }, { 6, 4 }, { 7, 3 } },  { { 6, 5 }, { 7, 4 }, { 8, 3 } },
    };
    const fq_t *x = (const fq_t *)a;
    fq_left_t row[13];
    SX(wide_t) w;
    for (size_t i = 0; i < 6; i++) {
        fq_t t, n;
        if (i < 3) {
            fq_left(&row[i], &x[sx_at(i)]);
            fq_dbl(&t, &x[sx_at(i)]);
            fq_left(&row[6 + i], &t);
        }
        if (i == 0) continue;
        fq_mul_nr(&n, &x[sx_at(i)]);
        if (i >= 3) fq_left(&row[i], &n);
        if (i == 5) continue;
        fq_dbl(&t, &n);
        fq_left(&row[8 + i], &t);
    }
    for (size_t k = 0; k < 6; k++) {
        fq_wide_t sum;
        SX(wide_clear)(&sum);
        for (size_t j = 0; j < 4 - k % 2; j++) fq_wide_mac_left(&sum, &row[term[k][j].left], &x[sx_at(term[k][j].right)]);
        ((fq_wide_t *)&w)[sx_at(k)] = sum;
    }
    sx_reduce(r, &w);
}

/* r = a*(l0 + l1*W^e1 + l2*W^e2). 18M of Fq */
static void SX(mul_sparse)(sx_t *r, const sx_t *a, const fq_t *l0, const fq_t *l1, size_t e1, const fq_t *l2, size_t e2)
{
    const fq_t *x = (const fq_t *)a;
    fq_left_t row[5];
    fq_t n;
    SX(wide_t) w;
    fq_left(&row[0], l0);
    fq_left(&row[1], l1);
    fq_left(&row[2], l2);
    fq_mul_nr(&n, l1);
    fq_left(&row[3], &n);
    fq_mul_nr(&n, l2);
    fq_left(&row[4], &n);
    for (size_t k = 0; k < 6; k++) {
        const size_t i1 = k >= e1 ? k - e1 : k + 6 - e1, i2 = k >= e2 ? k - e2 : k + 6 - e2;
        fq_wide_t sum;
        SX(wide_clear)(&sum);
        fq_wide_mac_left(&sum, &row[0], &x[sx_at(k)]);
        fq_wide_mac_left(&sum, &row[k >= e1 ? 1 : 3], &x[sx_at(i1)]);
        fq_wide_mac_left(&sum, &row[k >= e2 ? 2 : 4], &x[sx_at(i2)]);
        ((fq_wide_t *)&w)[sx_at(k)] = sum;
    }
    sx_reduce(r, &w);
}

/* r = a*(l0 + l3*W + l4*W^3): the line of a D twist */
void sx_mul_by_034(sx_t *r, const sx_t *a, const fq_t *l0, const fq_t *l3, const fq_t *l4)
{
    SX(mul_sparse)(r, a, l0, l3, 1, l4, 3);
}

/* r = a*(l0 + l1*W^2 + l4*W^3): the line of an M twist */
void sx_mul_by_014(sx_t *r, const sx_t *a, const fq_t *l0, const fq_t *l1, const fq_t *l4)
{
    SX(mul_sparse)(r, a, l0, l1, 2, l4, 3);
}

#if CURVE_TWIST_D
/* r = a*(1 + l3*W + l4*W^3), a line of a D twist with first coefficient 1 */
void SX(mul_by_34)(sx_t *r, const sx_t *a, const fq_t *l3, const fq_t *l4)
{
    fq_t one;
    fq_set_one(&one);
    SX(mul_sparse)(r, a, &one, l3, 1, l4, 3);
}
#else
/* r = a*(l0 + l1*W^2 + e*W^3), e = 1 where m is set and else 0: a line of an M twist with last coefficient 1 */
void SX(mul_by_01)(sx_t *r, const sx_t *a, const fq_t *l0, const fq_t *l1, ct_mask m)
{
    fq_t e, one;
    fq_set_zero(&e);
    fq_set_one(&one);
    fq_cmov(&e, &one, m);
    SX(mul_sparse)(r, a, l0, l1, 2, &e, 3);
}
#endif
