/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions of the vector engine on public types: same suffix, same arguments, same results as those of the scalar
 * engine. Part of ifma.inc.h. A public type is a row of base field elements, and so is the engine's.
 */
#define entry_gt_t IFMA_PUBLIC(gt)
#define entry_g1_aff_t IFMA_PUBLIC(g1_aff)
#define entry_g2_aff_t IFMA_PUBLIC(g2_aff)
#define entry_fr_t IFMA_PUBLIC(fr)
#define entry_sx_t IFMA_PUBLIC_SX

enum { INST(ENTRY_DEGREE) = 6 * CURVE_FQ_DEGREE, INST(ENTRY_PAIRS) = 8 };

_Static_assert(sizeof(entry_sx_t) == INST(ENTRY_DEGREE) * FP_LIMBS * sizeof(uint64_t), "a row of words");
_Static_assert(sizeof(entry_g2_aff_t) == 2 * CURVE_FQ_DEGREE * FP_LIMBS * sizeof(uint64_t), "a row of words");

static void INST(enter)(SX_T *r, const entry_sx_t *a) { FP(load_n)((FP_T *)r, (const uint64_t *)a, INST(ENTRY_DEGREE)); }
static void INST(leave)(entry_sx_t *r, const SX_T *a) { FP(store_n)((uint64_t *)r, (const FP_T *)a, INST(ENTRY_DEGREE)); }

/* The product of the Miller values of n pairs, in chunks on the stack. */
static void INST(entry_miller)(SX_T *f, const entry_g1_aff_t *p, const entry_g2_aff_t *q, size_t n)
{
    INST_T(g1_aff) ps[INST(ENTRY_PAIRS)];
    INST_T(g2_aff) qs[INST(ENTRY_PAIRS)];
    SX(set_one)(f);
    for (bool first = true; n > 0; first = false) {
        const size_t m = n < INST(ENTRY_PAIRS) ? n : INST(ENTRY_PAIRS);
        SX_T g;
        FP(load_n)((FP_T *)ps, (const uint64_t *)p, 2 * m);
        FP(load_n)((FP_T *)qs, (const uint64_t *)q, 2 * CURVE_FQ_DEGREE * m);
        INST(miller_loop_n)(first ? f : &g, ps, qs, m);
        if (!first) SX(mul)(f, f, &g);
        p += m;
        q += m;
        n -= m;
    }
}

/* The same of n pairs and m pairs with prepared lines; chunks of both go through the loop together. */
static void INST(entry_mixed)(SX_T *f, const entry_g1_aff_t *p, const entry_g2_aff_t *q, size_t n, const entry_g1_aff_t *pp,
                              const INST_PREP_T *const *qp, size_t m)
{
    INST_T(g1_aff) ps[INST(ENTRY_PAIRS)], pps[INST(ENTRY_PAIRS)];
    INST_T(g2_aff) qs[INST(ENTRY_PAIRS)];
    SX(set_one)(f);
    for (bool first = true; n > 0 || m > 0; first = false) {
        const size_t i = n < INST(ENTRY_PAIRS) ? n : INST(ENTRY_PAIRS), j = m < INST(ENTRY_PAIRS) ? m : INST(ENTRY_PAIRS);
        SX_T g;
        FP(load_n)((FP_T *)ps, (const uint64_t *)p, 2 * i);
        FP(load_n)((FP_T *)qs, (const uint64_t *)q, 2 * CURVE_FQ_DEGREE * i);
        FP(load_n)((FP_T *)pps, (const uint64_t *)pp, 2 * j);
        INST(miller_loop_mixed_n)(first ? f : &g, ps, qs, i, pps, qp, j);
        if (!first) SX(mul)(f, f, &g);
        if (i > 0) {
            p += i;
            q += i;
            n -= i;
        }
        if (j > 0) {
            pp += j;
            qp += j;
            m -= j;
        }
    }
}

void IFMA_ENTRY(miller_loop_mixed_n)(entry_sx_t *f, const entry_g1_aff_t *p, const entry_g2_aff_t *q, size_t n,
                                     const entry_g1_aff_t *pp, const INST_PREP_T *const *qp, size_t m)
{
    SX_T t;
    INST(entry_mixed)(&t, p, q, n, pp, qp, m);
    INST(leave)(f, &t);
}

void IFMA_ENTRY(miller_loop_prepared_n)(entry_sx_t *f, const entry_g1_aff_t *p, const INST_PREP_T *const *q, size_t n)
{
    IFMA_ENTRY(miller_loop_mixed_n)(f, NULL, NULL, 0, p, q, n);
}

void IFMA_ENTRY(miller_loop_prepared)(entry_sx_t *f, const entry_g1_aff_t *p, const INST_PREP_T *q)
{
    IFMA_ENTRY(miller_loop_mixed_n)(f, NULL, NULL, 0, p, &q, 1);
}

ct_mask IFMA_ENTRY(pairing_check_mixed)(const entry_g1_aff_t *p, const entry_g2_aff_t *q, size_t n, const entry_g1_aff_t *pp,
                                        const INST_PREP_T *const *qp, size_t m)
{
    SX_T t;
    INST_T(gt) g;
    INST(entry_mixed)(&t, p, q, n, pp, qp, m);
    INST(final_exponentiation)(&g, &t);
    return INST(gt_is_one)(&g);
}

void IFMA_ENTRY(miller_loop_n)(entry_sx_t *f, const entry_g1_aff_t *p, const entry_g2_aff_t *q, size_t n)
{
    SX_T t;
    INST(entry_miller)(&t, p, q, n);
    INST(leave)(f, &t);
}

void IFMA_ENTRY(miller_loop)(entry_sx_t *f, const entry_g1_aff_t *p, const entry_g2_aff_t *q)
{
    IFMA_ENTRY(miller_loop_n)(f, p, q, 1);
}

void IFMA_ENTRY(final_exponentiation)(entry_gt_t *r, const entry_sx_t *f)
{
    SX_T t;
    INST_T(gt) g;
    INST(enter)(&t, f);
    INST(final_exponentiation)(&g, &t);
    INST(leave)(&r->v, &g.v);
}

void IFMA_ENTRY(final_hard_part)(entry_sx_t *r, const entry_sx_t *a)
{
    SX_T t;
    INST(enter)(&t, a);
    INST(final_hard_part)(&t, &t);
    INST(leave)(r, &t);
}

void IFMA_ENTRY(pairing_n)(entry_gt_t *r, const entry_g1_aff_t *p, const entry_g2_aff_t *q, size_t n)
{
    SX_T t;
    INST_T(gt) g;
    INST(entry_miller)(&t, p, q, n);
    INST(final_exponentiation)(&g, &t);
    INST(leave)(&r->v, &g.v);
}

void IFMA_ENTRY(pairing)(entry_gt_t *r, const entry_g1_aff_t *p, const entry_g2_aff_t *q) { IFMA_ENTRY(pairing_n)(r, p, q, 1); }

ct_mask IFMA_ENTRY(pairing_check)(const entry_g1_aff_t *p, const entry_g2_aff_t *q, size_t n)
{
    SX_T t;
    INST_T(gt) g;
    INST(entry_miller)(&t, p, q, n);
    INST(final_exponentiation)(&g, &t);
    return INST(gt_is_one)(&g);
}

void IFMA_ENTRY(gt_pow)(entry_gt_t *r, const entry_gt_t *a, const entry_fr_t *k)
{
    INST_T(gt) g;
    INST(enter)(&g.v, &a->v);
    INST(gt_pow)(&g, &g, k);
    INST(leave)(&r->v, &g.v);
}

void IFMA_ENTRY(gt_pow_vartime)(entry_gt_t *r, const entry_gt_t *a, const entry_fr_t *k)
{
    INST_T(gt) g;
    INST(enter)(&g.v, &a->v);
    INST(gt_pow_vartime)(&g, &g, k);
    INST(leave)(&r->v, &g.v);
}

ct_mask IFMA_ENTRY(gt_in_group)(const entry_gt_t *a)
{
    INST_T(gt) g;
    INST(enter)(&g.v, &a->v);
    return INST(gt_in_group)(&g);
}

#define GROUP(name) INST(g1_##name)
#define GROUP_T INST_T(g1)
#define GROUP_ENGINE_AFF_T INST_T(g1_aff)
#define GROUP_ENTRY(name) IFMA_ENTRY(g1_##name)
#define GROUP_PUBLIC_T IFMA_PUBLIC(g1)
#define GROUP_AFF_T entry_g1_aff_t
#define GROUP_DEGREE 1
#define GROUP_ODD_ORDER G1_ODD_ORDER
#define GROUP_COFACTOR_BITS G1_COFACTOR_BITS
#include "instances/ifma_group.inc.h"

#define GROUP(name) INST(g2_##name)
#define GROUP_T INST_T(g2)
#define GROUP_ENGINE_AFF_T INST_T(g2_aff)
#define GROUP_ENTRY(name) IFMA_ENTRY(g2_##name)
#define GROUP_PUBLIC_T IFMA_PUBLIC(g2)
#define GROUP_AFF_T entry_g2_aff_t
#define GROUP_DEGREE CURVE_FQ_DEGREE
#define GROUP_ODD_ORDER G2_ODD_ORDER
#define GROUP_COFACTOR_BITS G2_COFACTOR_BITS
#include "instances/ifma_group.inc.h"
