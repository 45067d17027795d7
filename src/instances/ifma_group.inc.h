/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The vector engine's operations of one group on public types. Part of ifma_entry.inc.h, undefines its binding:
 * GROUP(name), GROUP_T    the engine's functions and point
 * GROUP_ENTRY(name), GROUP_PUBLIC_T, GROUP_AFF_T    the public functions and types
 * GROUP_DEGREE            of the coordinates over Fp
 * GROUP_ODD_ORDER         1: the law is complete on the whole curve
 * GROUP_COFACTOR_BITS     1: there is nothing outside the subgroup, and nothing to compute
 */
static void GROUP(enter)(GROUP_T *r, const GROUP_PUBLIC_T *a)
{
    FP(load_n)((FP_T *)r, (const uint64_t *)a, 3 * GROUP_DEGREE);
    GROUP(from_jacobian)(r, r);
}

static void GROUP(leave)(GROUP_PUBLIC_T *r, const GROUP_T *a)
{
    GROUP_T t;
    GROUP(to_jacobian)(&t, a);
    FP(store_n)((uint64_t *)r, (const FP_T *)&t, 3 * GROUP_DEGREE);
}

#if GROUP_COFACTOR_BITS > 1
ct_mask GROUP_ENTRY(in_subgroup)(const GROUP_PUBLIC_T *p)
{
    GROUP_T t;
    GROUP(enter)(&t, p);
    return GROUP(in_subgroup)(&t);
}

ct_mask GROUP_ENTRY(aff_in_subgroup)(const GROUP_AFF_T *p)
{
    GROUP_ENGINE_AFF_T a;
    FP(load_n)((FP_T *)&a, (const uint64_t *)p, 2 * GROUP_DEGREE);
    return GROUP(aff_in_subgroup)(&a);
}
#endif

void GROUP_ENTRY(mul)(GROUP_PUBLIC_T *r, const GROUP_PUBLIC_T *p, const entry_fr_t *k)
{
    GROUP_T t;
    GROUP(enter)(&t, p);
    GROUP(mul)(&t, &t, k);
    GROUP(leave)(r, &t);
}

void GROUP_ENTRY(mul_vartime)(GROUP_PUBLIC_T *r, const GROUP_PUBLIC_T *p, const entry_fr_t *k)
{
    GROUP_T t;
    GROUP(enter)(&t, p);
    GROUP(mul_vartime)(&t, &t, k);
    GROUP(leave)(r, &t);
}

#if GROUP_ODD_ORDER && GROUP_COFACTOR_BITS > 1
void GROUP_ENTRY(clear_cofactor)(GROUP_PUBLIC_T *r, const GROUP_PUBLIC_T *p)
{
    GROUP_T t;
    GROUP(enter)(&t, p);
    GROUP(clear_cofactor)(&t, &t);
    GROUP(leave)(r, &t);
}
#endif

#if GROUP_ODD_ORDER
void GROUP_ENTRY(mul_bits)(GROUP_PUBLIC_T *r, const GROUP_PUBLIC_T *p, const uint64_t *k, size_t bits)
{
    GROUP_T t;
    GROUP(enter)(&t, p);
    GROUP(mul_bits)(&t, &t, k, bits);
    GROUP(leave)(r, &t);
}

void GROUP_ENTRY(mul_bits_vartime)(GROUP_PUBLIC_T *r, const GROUP_PUBLIC_T *p, const uint64_t *k, size_t bits)
{
    GROUP_T t;
    GROUP(enter)(&t, p);
    GROUP(mul_bits_vartime)(&t, &t, k, bits);
    GROUP(leave)(r, &t);
}
#endif

#undef GROUP
#undef GROUP_T
#undef GROUP_ENGINE_AFF_T
#undef GROUP_ENTRY
#undef GROUP_PUBLIC_T
#undef GROUP_AFF_T
#undef GROUP_DEGREE
#undef GROUP_ODD_ORDER
#undef GROUP_COFACTOR_BITS
