/* SPDX-License-Identifier: Apache-2.0
 *
 * The target field as a sextic extension of Fq: Fq[W]/(W^6 - xi), v = W^2, w = W. Its ring operations come from
 * quad.inc.h over cubic.inc.h; here is what only the sextic view has: Frobenius maps, products by
 * lines, the easy part of the final exponentiation.
 *
 *   coefficient of W^i, i = 0..5:  c0.c0  c1.c0  c0.c1  c1.c1  c0.c2  c1.c2
 *
 * Requires: FP(name) FP_T, FQ FQ_T, CU CU_T, SX SX_T; CURVE_K, CURVE_TWIST_D, SX_FROB, SX_FROB_ROWS.
 * Constant time; outputs may alias inputs.
 */
#include "tower/sx_names.h"

/* Row j - 1 holds W^(i*(p^j - 1)), i = 1..5. */
static const fq_t SX(frob_rows)[SX_FROB_ROWS][5] = SX_FROB;

/* Exponents of W in the order of the tower. */
static const uint8_t SX(exponents)[6] = { 0, 2, 4, 1, 3, 5 };

/* r[i] = a[i]^(p^j) * W^(e*(p^j - 1)) for the coefficients i < n of W^e, e = SX(exponents)[i], 1 <= j <= SX_FROB_ROWS */
PAIRING_ALWAYS_INLINE void SX(frob_each)(fq_t *r, const fq_t *a, unsigned j, size_t n)
{
    const fq_t *row = SX(frob_rows)[j - 1];
    fq_wide_t w[6];
    fq_frob(&r[0], &a[0], j);
    for (size_t i = 1; i < n; i++) {
        fq_frob(&r[i], &a[i], j);
        if (FP_SCHOOLBOOK)
            fq_wide_mul(&w[i], &r[i], &row[SX(exponents)[i] - 1]);
        else
            fq_mul(&r[i], &r[i], &row[SX(exponents)[i] - 1]);
    }
    if (FP_SCHOOLBOOK) /* together */
        fp_reduce_n((fp_t *)&r[1], (const fp_wide_t *)&w[1], (n - 1) * CURVE_FQ_DEGREE);
}

/* r = a^(p^j) in the cubic extension, any j. */
void cu_frob(cu_t *r, const cu_t *a, unsigned j)
{
    *r = *a;
    for (j %= CURVE_K / 2; j > 0;) {
        unsigned s = j < SX_FROB_ROWS ? j : SX_FROB_ROWS;
        SX(frob_each)((fq_t *)r, (const fq_t *)r, s, 3);
        j -= s;
    }
}

/* r = a^(p^j), any j; p^(k/2) is the conjugation. */
void sx_frob(sx_t *r, const sx_t *a, unsigned j)
{
    *r = *a;
    j %= CURVE_K;
    if (j >= CURVE_K / 2) {
        sx_conj(r, r);
        j -= CURVE_K / 2;
    }
    while (j > 0) {
        unsigned s = j < SX_FROB_ROWS ? j : SX_FROB_ROWS;
        SX(frob_each)((fq_t *)r, (const fq_t *)r, s, 6);
        j -= s;
    }
}

#if FP_SCHOOLBOOK
#include "tower/sextic_plain.inc.h"
#else
/* A product with halves c0 = x + v*y, c1 = z in the cubic extension, reduced together. */
static void SX(reduce_halves)(sx_t *r, cu_wide_t *x, const cu_wide_t *y, const cu_wide_t *z)
{
    cu_wide_add_nr(x, x, y);
    cu_reduce(&r->c0, x);
    cu_reduce(&r->c1, z);
}

/* r = a*(l0 + l3*W + l4*W^3): the line of a D twist, at positions 0, 3, 4 of the tower. 13M of Fq
 * x = a0*l0, y = a1*(l3 + l4*v), z = (a0 + a1)*((l0 + l3) + l4*v) - x - y */
void sx_mul_by_034(sx_t *r, const sx_t *a, const fq_t *l0, const fq_t *l3, const fq_t *l4)
{
    cu_wide_t x, y, z;
    cu_t s;
    fq_t m;
    cu_wide_mul_by_0(&x, &a->c0, l0);
    cu_wide_mul_by_01(&y, &a->c1, l3, l4);
    cu_add(&s, &a->c0, &a->c1);
    fq_add(&m, l0, l3);
    cu_wide_mul_by_01(&z, &s, &m, l4);
    cu_wide_sub(&z, &z, &x);
    cu_wide_sub(&z, &z, &y);
    SX(reduce_halves)(r, &x, &y, &z);
}

/* r = a*(l0 + l1*W^2 + l4*W^3): the line of an M twist, at positions 0, 1, 4 of the tower. 13M of Fq
 * x = a0*(l0 + l1*v), y = a1*l4*v, z = (a0 + a1)*(l0 + (l1 + l4)*v) - x - y */
void sx_mul_by_014(sx_t *r, const sx_t *a, const fq_t *l0, const fq_t *l1, const fq_t *l4)
{
    cu_wide_t x, y, z;
    cu_t s;
    fq_t m;
    cu_wide_mul_by_01(&x, &a->c0, l0, l1);
    cu_wide_mul_by_1(&y, &a->c1, l4);
    cu_add(&s, &a->c0, &a->c1);
    fq_add(&m, l1, l4);
    cu_wide_mul_by_01(&z, &s, l0, &m);
    cu_wide_sub(&z, &z, &x);
    cu_wide_sub(&z, &z, &y);
    SX(reduce_halves)(r, &x, &y, &z);
}

#if CURVE_TWIST_D
/* r = a*(1 + l3*W + l4*W^3), a line of a D twist with first coefficient 1. 10M of Fq
 * c0 = a0 + v*a1*(l3 + l4*v), c1 = a1 + a0*(l3 + l4*v) */
void SX(mul_by_34)(sx_t *r, const sx_t *a, const fq_t *l3, const fq_t *l4)
{
    cu_wide_t y;
    cu_t c0, c1;
    fq_t t;
    cu_wide_mul_by_01(&y, &a->c1, l3, l4);
    cu_reduce(&c0, &y);
    cu_wide_mul_by_01(&y, &a->c0, l3, l4);
    cu_reduce(&c1, &y);
    cu_add(&r->c1, &a->c1, &c1);
    fq_mul_nr(&t, &c0.c2);
    fq_add(&r->c0.c0, &a->c0.c0, &t);
    fq_add(&r->c0.c1, &a->c0.c1, &c0.c0);
    fq_add(&r->c0.c2, &a->c0.c2, &c0.c1);
}
#else
/* r = w + a, w a product to be reduced */
static void SX(reduce_plus)(sx_t *r, const SX(wide_t) *w, const sx_t *a)
{
    sx_t t;
    sx_reduce(&t, w);
    SX(add)(r, &t, a);
}

/* r = a*(l0 + l1*W^2 + e*W^3), e = 1 where m is set and else 0: a line of an M twist with last coefficient 1. 10M of Fq
 * c0 = a0*(l0 + l1*v) + e*v^2*a1, c1 = a1*(l0 + l1*v) + e*v*a0 */
void SX(mul_by_01)(sx_t *r, const sx_t *a, const fq_t *l0, const fq_t *l1, ct_mask m)
{
    SX(wide_t) w;
    sx_t t, zero;
    cu_wide_mul_by_01(&w.c0, &a->c0, l0, l1);
    cu_wide_mul_by_01(&w.c1, &a->c1, l0, l1);
    cu_mul_gen(&t.c0, &a->c1);
    cu_mul_gen(&t.c0, &t.c0);
    cu_mul_gen(&t.c1, &a->c0);
    sx_set_zero(&zero);
    sx_cmov(&t, &zero, ~m);
    SX(reduce_plus)(r, &w, &t);
}
#endif
#endif

/* r = a^((p^(k/2) - 1)*(p^(k/6) + 1)): into the cyclotomic subgroup of order Phi_k(p); 0 -> 0. */
void sx_easy_part(sx_t *r, const sx_t *a)
{
    sx_t t, u;
    sx_inv(&t, a);
    sx_conj(&u, a);
    sx_mul(&u, &u, &t);
    sx_frob(&t, &u, CURVE_K / 6);
    sx_mul(r, &t, &u);
}

/* Is a in the cyclotomic subgroup? a^(p^(k/3)) * a = a^(p^(k/6)), and a != 0. */
ct_mask sx_is_cyclotomic(const sx_t *a)
{
    sx_t t, u;
    sx_frob(&t, a, CURVE_K / 3);
    sx_mul(&t, &t, a);
    sx_frob(&u, a, CURVE_K / 6);
    return sx_eq(&t, &u) & ~sx_is_zero(a);
}

#include "tower/sx_undef.h"
