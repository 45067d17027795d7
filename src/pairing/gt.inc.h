/* SPDX-License-Identifier: Apache-2.0
 *
 * The target group GT of order r, the final exponentiation that maps into it, and pairings.
 * Constant time, except gt_in_group and pairing_check whose inputs are public.
 */
#include "pairing/pairing_names.h"

void gt_set_one(gt_t *r) { sx_set_one(&r->v); }
ct_mask gt_is_one(const gt_t *a) { return sx_is_one(&a->v); }
ct_mask INST(gt_eq)(const gt_t *a, const gt_t *b) { return sx_eq(&a->v, &b->v); }
void INST(gt_copy)(gt_t *r, const gt_t *a) { *r = *a; }
void INST(gt_cmov)(gt_t *r, const gt_t *a, ct_mask m) { sx_cmov(&r->v, &a->v, m); }
void INST(gt_mul)(gt_t *r, const gt_t *a, const gt_t *b) { sx_mul(&r->v, &a->v, &b->v); }
void INST(gt_sqr)(gt_t *r, const gt_t *a) { SX(cyc_sqr)(&r->v, &a->v); }

/* The inverse in GT is the conjugate. */
void INST(gt_conj)(gt_t *r, const gt_t *a) { sx_conj(&r->v, &a->v); }
void INST(gt_inv)(gt_t *r, const gt_t *a) { sx_conj(&r->v, &a->v); }

/* r = a^(p^j) */
void INST(gt_frob)(gt_t *r, const gt_t *a, unsigned j) { sx_frob(&r->v, &a->v, j); }

/* r = f^(c*(p^k - 1)/r), c as the family's text states. Zero gives zero: every factor of the easy part is. */
void final_exponentiation(gt_t *r, const sx_t *f)
{
    sx_t t;
    SX(easy_part)(&t, f);
    final_hard_part(&r->v, &t);
}

void INST(pairing_n)(gt_t *r, const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    sx_t f;
    miller_loop_n(&f, p, q, n);
    final_exponentiation(r, &f);
}

void INST(pairing)(gt_t *r, const g1_aff_t *p, const g2_aff_t *q) { INST(pairing_n)(r, p, q, 1); }

/* Is the product of e(p[i], q[i]) one? True for n = 0. */
ct_mask INST(pairing_check)(const g1_aff_t *p, const g2_aff_t *q, size_t n)
{
    gt_t t;
    INST(pairing_n)(&t, p, q, n);
    return gt_is_one(&t);
}

/* The same of n pairs and m pairs with prepared lines. */
ct_mask INST(pairing_check_mixed)(const g1_aff_t *p, const g2_aff_t *q, size_t n, const g1_aff_t *pp,
                                  const INST_PREP_T *const *qp, size_t m)
{
    sx_t f;
    gt_t t;
    INST(miller_loop_mixed_n)(&f, p, q, n, pp, qp, m);
    final_exponentiation(&t, &f);
    return gt_is_one(&t);
}

/* z^(x^e) */
#if CURVE_FAMILY == FAMILY_BW6
static void INST(expt_times)(sx_t *r, const sx_t *a, unsigned e)
{
    *r = *a;
    for (unsigned i = 0; i < e; i++) expt(r, r);
}
#endif

/* Is a in GT? First the cyclotomic subgroup, by Frobenius maps; then an exponent whose greatest common divisor
 * with Phi_k(p) is exactly r (docs/algorithms/membership.md):
 *   BLS:     z^p = z^x
 *   BN:      z^(x+1) * (z^x)^p * (z^x)^(p^2) = (z^(2x))^(p^3)
 *   BW6:     m = (x-1)/3, R = z^m, S = R^(x^(k'/6)) with k' = 12 or 24 of the inner curve;
 *            over BLS12: (R*S^-2) * (z*S*R)^p = 1,  over BLS24: R*S^-2 = (z*R^2*S^-1)^p */
ct_mask INST(gt_in_group)(const gt_t *a)
{
    const sx_t *z = &a->v;
    sx_t t, u;
    ct_mask cyclotomic = SX(is_cyclotomic)(z);
#if CURVE_FAMILY == FAMILY_BN
    sx_t s;
    expt(&s, z);
    sx_mul(&t, z, &s);
    sx_frob(&u, &s, 1);
    sx_mul(&t, &t, &u);
    sx_frob(&u, &s, 2);
    sx_mul(&t, &t, &u);
    SX(cyc_sqr)(&u, &s);
    sx_frob(&u, &u, 3);
#elif CURVE_FAMILY == FAMILY_BW6
    sx_t s, w;
    expt_third(&w, z);
    INST(expt_times)(&s, &w, BW6_INNER_K / 6);
    SX(cyc_sqr)(&u, &s);
    sx_conj(&u, &u);
    sx_mul(&u, &u, &w); /* R*S^-2 */
    if (BW6_INNER_K == 12) {
        sx_mul(&t, z, &s);
        sx_mul(&t, &t, &w);
        sx_conj(&t, &t);
    } else {
        SX(cyc_sqr)(&t, &w);
        sx_mul(&t, &t, z);
        sx_conj(&s, &s);
        sx_mul(&t, &t, &s);
    }
    sx_frob(&t, &t, 1);
#else
    expt(&u, z);
    sx_frob(&t, z, 1);
#endif
    return cyclotomic & sx_eq(&t, &u);
}

#include "pairing/pairing_undef.h"
