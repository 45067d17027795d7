/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table of field/rns_model/port.h for the instance that was just made. Part of rns_model.inc.h.
 * Elements are read in place: an element's struct is its words and nothing else.
 */
#include "field/rns_model/port.h"

_Static_assert(sizeof(FP_T) == (2 * RNS_LEN + 3) * sizeof(uint64_t), "an element is its words");
_Static_assert(sizeof(FP(wide_t)) == (4 * RNS_LEN + 5) * sizeof(uint64_t), "a sum is its words");

#define el(x) ((FP_T *)(void *)(x))
#define cel(x) ((const FP_T *)(const void *)(x))
#define wide(x) ((FP(wide_t) *)(void *)(x))
#define cwide(x) ((const FP(wide_t) *)(const void *)(x))

static void INST(port_load)(uint64_t *r, const uint64_t *words) { FP(load)(el(r), words); }
static void INST(port_store)(uint64_t *words, const uint64_t *a) { FP(store)(words, cel(a)); }
static void INST(port_set_zero)(uint64_t *r) { FP(set_zero)(el(r)); }
static void INST(port_set_one)(uint64_t *r) { FP(set_one)(el(r)); }
static void INST(port_add)(uint64_t *r, const uint64_t *a, const uint64_t *b) { FP(add)(el(r), cel(a), cel(b)); }
static void INST(port_sub)(uint64_t *r, const uint64_t *a, const uint64_t *b) { FP(sub)(el(r), cel(a), cel(b)); }
static void INST(port_mul)(uint64_t *r, const uint64_t *a, const uint64_t *b) { FP(mul)(el(r), cel(a), cel(b)); }
static void INST(port_neg)(uint64_t *r, const uint64_t *a) { FP(neg)(el(r), cel(a)); }
static void INST(port_dbl)(uint64_t *r, const uint64_t *a) { FP(dbl)(el(r), cel(a)); }
static void INST(port_tpl)(uint64_t *r, const uint64_t *a) { FP(tpl)(el(r), cel(a)); }
static void INST(port_halve)(uint64_t *r, const uint64_t *a) { FP(halve)(el(r), cel(a)); }
static void INST(port_sqr)(uint64_t *r, const uint64_t *a) { FP(sqr)(el(r), cel(a)); }
static void INST(port_inv)(uint64_t *r, const uint64_t *a) { FP(inv)(el(r), cel(a)); }
static void INST(port_mul_small)(uint64_t *r, const uint64_t *a, int k) { FP(mul_small)(el(r), cel(a), k); }
static void INST(port_pow)(uint64_t *r, const uint64_t *a, const uint64_t *e, size_t nbits)
{
    FP(pow)(el(r), cel(a), e, nbits);
}
static void INST(port_cmov)(uint64_t *r, const uint64_t *a, ct_mask m) { FP(cmov)(el(r), cel(a), m); }
static void INST(port_cneg)(uint64_t *r, const uint64_t *a, ct_mask m) { FP(cneg)(el(r), cel(a), m); }
static void INST(port_cswap)(uint64_t *a, uint64_t *b, ct_mask m) { FP(cswap)(el(a), el(b), m); }
static ct_mask INST(port_is_zero)(const uint64_t *a) { return FP(is_zero)(cel(a)); }
static ct_mask INST(port_is_one)(const uint64_t *a) { return FP(is_one)(cel(a)); }
static ct_mask INST(port_eq)(const uint64_t *a, const uint64_t *b) { return FP(eq)(cel(a), cel(b)); }
static ct_mask INST(port_sqrt)(uint64_t *r, const uint64_t *a) { return FP(sqrt)(el(r), cel(a)); }
static ct_mask INST(port_is_square)(const uint64_t *a) { return FP(is_square)(cel(a)); }
static ct_mask INST(port_sgn0)(const uint64_t *a) { return FP(sgn0)(cel(a)); }
static ct_mask INST(port_is_lex_largest)(const uint64_t *a) { return FP(is_lex_largest)(cel(a)); }

static void INST(port_wide_set_zero)(uint64_t *w) { FP(wide_set_zero)(wide(w)); }
static void INST(port_wide_mul)(uint64_t *w, const uint64_t *a, const uint64_t *b)
{
    FP(wide_mul)(wide(w), cel(a), cel(b));
}
static void INST(port_wide_sqr)(uint64_t *w, const uint64_t *a) { FP(wide_sqr)(wide(w), cel(a)); }
static void INST(port_wide_mac)(uint64_t *w, const uint64_t *a, const uint64_t *b)
{
    FP(wide_mac)(wide(w), cel(a), cel(b));
}
static void INST(port_wide_msub)(uint64_t *w, const uint64_t *a, const uint64_t *b)
{
    FP(wide_msub)(wide(w), cel(a), cel(b));
}
static void INST(port_wide_add)(uint64_t *w, const uint64_t *u, const uint64_t *v)
{
    FP(wide_add)(wide(w), cwide(u), cwide(v));
}
static void INST(port_wide_sub)(uint64_t *w, const uint64_t *u, const uint64_t *v)
{
    FP(wide_sub)(wide(w), cwide(u), cwide(v));
}
static void INST(port_wide_neg)(uint64_t *w, const uint64_t *u) { FP(wide_neg)(wide(w), cwide(u)); }
static void INST(port_wide_dbl)(uint64_t *w, const uint64_t *u) { FP(wide_dbl)(wide(w), cwide(u)); }
static void INST(port_wide_mul_small)(uint64_t *w, const uint64_t *u, int k) { FP(wide_mul_small)(wide(w), cwide(u), k); }
static void INST(port_wide_add_fe)(uint64_t *w, const uint64_t *a) { FP(wide_add_fe)(wide(w), cel(a)); }
static void INST(port_reduce_n)(uint64_t *r, const uint64_t *w, size_t n) { FP(reduce_n)(el(r), cwide(w), n); }

#undef el
#undef cel
#undef wide
#undef cwide

/* Rows of n base field elements. */
static void INST(port_load_n)(void *r, const uint64_t *words, size_t n)
{
    FP_T *x = (FP_T *)r;
    for (size_t i = 0; i < n; i++) FP(load)(&x[i], words + i * FP_LIMBS);
}

static void INST(port_store_n)(uint64_t *words, const void *a, size_t n)
{
    const FP_T *x = (const FP_T *)a;
    for (size_t i = 0; i < n; i++) FP(store)(words + i * FP_LIMBS, &x[i]);
}

enum { INST(port_degree) = 6 * CURVE_FQ_DEGREE };

static void INST(port_sx_mul)(uint64_t *r, const uint64_t *a, const uint64_t *b)
{
    SX_T x, y;
    INST(port_load_n)(&x, a, INST(port_degree));
    INST(port_load_n)(&y, b, INST(port_degree));
    SX(mul)(&x, &x, &y);
    INST(port_store_n)(r, &x, INST(port_degree));
}

static void INST(port_sx_sqr)(uint64_t *r, const uint64_t *a)
{
    SX_T x;
    INST(port_load_n)(&x, a, INST(port_degree));
    SX(sqr)(&x, &x);
    INST(port_store_n)(r, &x, INST(port_degree));
}

static void INST(port_sx_inv)(uint64_t *r, const uint64_t *a)
{
    SX_T x;
    INST(port_load_n)(&x, a, INST(port_degree));
    SX(inv)(&x, &x);
    INST(port_store_n)(r, &x, INST(port_degree));
}

static void INST(port_sx_frob)(uint64_t *r, const uint64_t *a, unsigned j)
{
    SX_T x;
    INST(port_load_n)(&x, a, INST(port_degree));
    SX(frob)(&x, &x, j);
    INST(port_store_n)(r, &x, INST(port_degree));
}

static void INST(port_gt_sqr)(uint64_t *r, const uint64_t *a)
{
    INST_T(gt) x;
    INST(port_load_n)(&x, a, INST(port_degree));
    INST(gt_sqr)(&x, &x);
    INST(port_store_n)(r, &x, INST(port_degree));
}

static void INST(port_gt_pow)(uint64_t *r, const uint64_t *a, const uint64_t *k, int vartime)
{
    INST_T(gt) x;
    FR_T e;
    memcpy(&e, k, sizeof e);
    INST(port_load_n)(&x, a, INST(port_degree));
    if (vartime)
        INST(gt_pow_vartime)(&x, &x, &e);
    else
        INST(gt_pow)(&x, &x, &e);
    INST(port_store_n)(r, &x, INST(port_degree));
}

static ct_mask INST(port_gt_in_group)(const uint64_t *a)
{
    INST_T(gt) x;
    INST(port_load_n)(&x, a, INST(port_degree));
    return INST(gt_in_group)(&x);
}

static void INST(port_enter_g1)(INST_T(g1) *r, const uint64_t *p)
{
    INST(port_load_n)(r, p, 3 * 1);
    INST(g1_from_jacobian)(r, r);
}

static void INST(port_leave_g1)(uint64_t *r, const INST_T(g1) *p)
{
    INST_T(g1) t;
    INST(g1_to_jacobian)(&t, p);
    INST(port_store_n)(r, &t, 3 * 1);
}

static void INST(port_enter_g2)(INST_T(g2) *r, const uint64_t *p)
{
    INST(port_load_n)(r, p, 3 * CURVE_FQ_DEGREE);
    INST(g2_from_jacobian)(r, r);
}

static void INST(port_leave_g2)(uint64_t *r, const INST_T(g2) *p)
{
    INST_T(g2) t;
    INST(g2_to_jacobian)(&t, p);
    INST(port_store_n)(r, &t, 3 * CURVE_FQ_DEGREE);
}

static void INST(port_group_mul)(int group, uint64_t *r, const uint64_t *p, const uint64_t *k, int vartime)
{
    INST_T(g1) a;
    INST_T(g2) b;
    FR_T e;
    memcpy(&e, k, sizeof e);
    if (group == 1) {
        INST(port_enter_g1)(&a, p);
        (vartime ? INST(g1_mul_vartime) : INST(g1_mul))(&a, &a, &e);
        INST(port_leave_g1)(r, &a);
    } else {
        INST(port_enter_g2)(&b, p);
        (vartime ? INST(g2_mul_vartime) : INST(g2_mul))(&b, &b, &e);
        INST(port_leave_g2)(r, &b);
    }
}

static ct_mask INST(port_in_subgroup)(int group, const uint64_t *p)
{
    INST_T(g1) a;
    INST_T(g2) b;
    if (group == 1) {
        INST(port_enter_g1)(&a, p);
        return INST(g1_in_subgroup)(&a);
    }
    INST(port_enter_g2)(&b, p);
    return INST(g2_in_subgroup)(&b);
}

static void INST(port_clear_cofactor)(int group, uint64_t *r, const uint64_t *p)
{
    INST_T(g1) a;
    INST_T(g2) b;
    if (group == 1) {
        INST(port_enter_g1)(&a, p);
        INST(g1_clear_cofactor)(&a, &a);
        INST(port_leave_g1)(r, &a);
    } else {
        INST(port_enter_g2)(&b, p);
        INST(g2_clear_cofactor)(&b, &b);
        INST(port_leave_g2)(r, &b);
    }
}

enum { INST(port_pairs) = 8 };

static void INST(port_miller_loop_n)(uint64_t *f, const uint64_t *p, const uint64_t *q, size_t n)
{
    INST_T(g1_aff) ps[INST(port_pairs)];
    INST_T(g2_aff) qs[INST(port_pairs)];
    SX_T x;
    RNS_ASSERT(n <= INST(port_pairs));
    INST(port_load_n)(ps, p, 2 * n);
    INST(port_load_n)(qs, q, 2 * CURVE_FQ_DEGREE * n);
    INST(miller_loop_n)(&x, ps, qs, n);
    INST(port_store_n)(f, &x, INST(port_degree));
}

static void INST(port_miller_loop_prepared)(uint64_t *f, const uint64_t *p, const void *lines)
{
    INST_T(g1_aff) a;
    SX_T x;
    INST(port_load_n)(&a, p, 2);
    INST(miller_loop_prepared)(&x, &a, (const INST_PREP_T *)lines);
    INST(port_store_n)(f, &x, INST(port_degree));
}

static void INST(port_final_exponentiation)(uint64_t *r, const uint64_t *f)
{
    SX_T x;
    INST_T(gt) y;
    INST(port_load_n)(&x, f, INST(port_degree));
    INST(final_exponentiation)(&y, &x);
    INST(port_store_n)(r, &y, INST(port_degree));
}

static void INST(port_pairing_n)(uint64_t *r, const uint64_t *p, const uint64_t *q, size_t n)
{
    INST_T(g1_aff) ps[INST(port_pairs)];
    INST_T(g2_aff) qs[INST(port_pairs)];
    INST_T(gt) x;
    RNS_ASSERT(n <= INST(port_pairs));
    INST(port_load_n)(ps, p, 2 * n);
    INST(port_load_n)(qs, q, 2 * CURVE_FQ_DEGREE * n);
    INST(pairing_n)(&x, ps, qs, n);
    INST(port_store_n)(r, &x, INST(port_degree));
}

static const uint64_t INST(port_alpha)[RNS_LEN] = RNS_ALPHA, INST(port_beta)[RNS_LEN] = RNS_BETA;

const rns_model_port_t INST(port) = {
    .name = CURVE_NAME_STR,
    .limbs = FP_LIMBS,
    .len = RNS_LEN,
    .fq = CURVE_FQ_DEGREE,
    .sx = INST(port_degree),
    .bits = RNS_BITS,
    .p = FP(modulus),
    .a = FP(a_mod),
    .b = FP(b_mod),
    .alpha = INST(port_alpha),
    .beta = INST(port_beta),
    .a_fresh = RNS_A_FRESH,
    .b_fresh = RNS_B_FRESH,
    .r_unit = RNS_R_UNIT,
    .r_base = RNS_R_BASE,
    .r_normal = RNS_R_NORMAL,
    .r_max = RNS_R_MAX,
    .ma_over_p = RNS_MA_OVER_P,
    .wide_max = RNS_WIDE_MAX,
    .wide_count = FP_W_WIDE_MAX,
    .counts = &FP(counts),
    .load = INST(port_load),
    .store = INST(port_store),
    .set_zero = INST(port_set_zero),
    .set_one = INST(port_set_one),
    .add = INST(port_add),
    .sub = INST(port_sub),
    .mul = INST(port_mul),
    .neg = INST(port_neg),
    .dbl = INST(port_dbl),
    .tpl = INST(port_tpl),
    .halve = INST(port_halve),
    .sqr = INST(port_sqr),
    .inv = INST(port_inv),
    .mul_small = INST(port_mul_small),
    .pow = INST(port_pow),
    .cmov = INST(port_cmov),
    .cneg = INST(port_cneg),
    .cswap = INST(port_cswap),
    .is_zero = INST(port_is_zero),
    .is_one = INST(port_is_one),
    .eq = INST(port_eq),
    .sqrt = INST(port_sqrt),
    .is_square = INST(port_is_square),
    .sgn0 = INST(port_sgn0),
    .is_lex_largest = INST(port_is_lex_largest),
    .wide_set_zero = INST(port_wide_set_zero),
    .wide_mul = INST(port_wide_mul),
    .wide_sqr = INST(port_wide_sqr),
    .wide_mac = INST(port_wide_mac),
    .wide_msub = INST(port_wide_msub),
    .wide_add = INST(port_wide_add),
    .wide_sub = INST(port_wide_sub),
    .wide_neg = INST(port_wide_neg),
    .wide_dbl = INST(port_wide_dbl),
    .wide_mul_small = INST(port_wide_mul_small),
    .wide_add_fe = INST(port_wide_add_fe),
    .reduce_n = INST(port_reduce_n),
    .sx_mul = INST(port_sx_mul),
    .sx_sqr = INST(port_sx_sqr),
    .sx_inv = INST(port_sx_inv),
    .sx_frob = INST(port_sx_frob),
    .gt_sqr = INST(port_gt_sqr),
    .gt_pow = INST(port_gt_pow),
    .gt_in_group = INST(port_gt_in_group),
    .group_mul = INST(port_group_mul),
    .in_subgroup = INST(port_in_subgroup),
    .clear_cofactor = INST(port_clear_cofactor),
    .miller_loop_n = INST(port_miller_loop_n),
    .miller_loop_prepared = INST(port_miller_loop_prepared),
    .final_exponentiation = INST(port_final_exponentiation),
    .pairing_n = INST(port_pairing_n),
};
