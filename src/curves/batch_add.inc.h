/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sums of affine points, many at a time: they share one inversion [Montgomery's trick], and a sum costs 5M + 1S where a
 * mixed addition costs 8M + 3S. Complete: equal, opposite and infinite points are what they are.
 *
 * Binding: ec_names.h; point.inc.h before.
 *
 * Time depends on the points.
 *
 *   ec_aff_add_n_vartime(r, a, b, n)     r[i] = a[i] + b[i], i < n; r may be a or b
 *   ec_aff_sum_n_vartime(r, a, n)        r = a[0] + ... + a[n-1], infinity for n = 0: as a tree
 */
#include "curves/ec_names.h"

/* One sum *r = *a + *b of a batch, and what the first pass leaves for the second. */
typedef struct {
    ec_aff_t *r;
    const ec_aff_t *a, *b;
    int kind;
} EC(batch_t);

enum { EC(batch_chord), EC(batch_tangent), EC(batch_first), EC(batch_second), EC(batch_infinity) };

/* What kind of sum the job is; den = the denominator of the slope where there is one. */
static int EC(batch_kind)(const EC(batch_t) *job, ce_t *den)
{
    if (ct_bool(ec_aff_is_infinity(job->a)))
        return EC(batch_second);
    if (ct_bool(ec_aff_is_infinity(job->b)))
        return EC(batch_first);
    ce_sub(den, &job->b->x, &job->a->x);
    if (!ct_bool(ce_is_zero(den)))
        return EC(batch_chord);
    ce_add(den, &job->a->y, &job->b->y);        /* 2y, or 0 for opposite points and those of order 2 */
    return ct_bool(ce_is_zero(den)) ? EC(batch_infinity) : EC(batch_tangent);
}

/* All n sums; work: 2n elements. The outputs are written in order when all is read that is read in the first pass: *r may be
   an input of the same job and of those before it. */
static void EC(batch_add)(EC(batch_t) *job, ce_t *work, size_t n)
{
    ce_t acc, slope, t;
    size_t i;

    ce_set_one(&acc);
    for (i = n; i-- > 0;) {
        job[i].kind = EC(batch_kind)(&job[i], &work[2 * i]);
        if (job[i].kind > EC(batch_tangent))
            continue;
        ce_copy(&work[2 * i + 1], &acc);
        ce_mul(&acc, &acc, &work[2 * i]);
    }
#if EC_PARAM(DEGREE) == 1
    CE(inv_vartime)(&acc, &acc);
#else
    ce_inv(&acc, &acc);
#endif
    for (i = 0; i < n; i++) {
        const ec_aff_t *a = job[i].a, *b = job[i].b;

        if (job[i].kind > EC(batch_tangent)) {
            if (job[i].kind == EC(batch_infinity))
                ec_aff_set_infinity(job[i].r);
            else
                ec_aff_copy(job[i].r, job[i].kind == EC(batch_first) ? a : b);
            continue;
        }
        if (job[i].kind == EC(batch_chord)) {
            ce_sub(&slope, &b->y, &a->y);
        } else {
            ce_sqr(&slope, &a->x);
            ce_tpl(&slope, &slope);
        }
        ce_mul(&t, &acc, &work[2 * i + 1]);     /* 1/den */
        ce_mul(&acc, &acc, &work[2 * i]);
        ce_mul(&slope, &slope, &t);
        ce_sqr(&t, &slope);
        ce_sub(&t, &t, &a->x);
        ce_sub(&t, &t, &b->x);                  /* x3 = slope^2 - x1 - x2 */
        ce_sub(&work[2 * i], &a->x, &t);
        ce_mul(&slope, &slope, &work[2 * i]);
        ce_sub(&job[i].r->y, &slope, &a->y);    /* y3 = slope (x1 - x3) - y1 */
        ce_copy(&job[i].r->x, &t);
    }
}

/* Sums a batch on the stack: jobs, work and as many points take 32 KB. */
enum { EC(batch_len) = 32768 / (2 * sizeof(ec_aff_t) + sizeof(EC(batch_t))) };

static const ec_aff_t EC(const_infinity);

void ec_aff_add_n_vartime(ec_aff_t *r, const ec_aff_t *a, const ec_aff_t *b, size_t n)
{
    EC(batch_t) job[EC(batch_len)];
    ce_t work[2 * EC(batch_len)];
    size_t i, m;

    for (; n != 0; n -= m, r += m, a += m, b += m) {
        m = n < EC(batch_len) ? n : EC(batch_len);
        for (i = 0; i < m; i++)
            job[i] = (EC(batch_t)){ &r[i], &a[i], &b[i], 0 };
        EC(batch_add)(job, work, m);
    }
}

void ec_aff_sum_n_vartime(ec_t *r, const ec_aff_t *a, size_t n)
{
    EC(batch_t) job[EC(batch_len)];
    ce_t work[2 * EC(batch_len)];
    ec_aff_t sum[EC(batch_len)];
    size_t i, m, half;

    ec_set_infinity(r);
    for (; n != 0; n -= m, a += m) {
        const ec_aff_t *from = a;

        m = n < 2 * EC(batch_len) ? n : 2 * EC(batch_len);
        for (i = m; i > 1; i = half, from = sum) {
            half = (i + 1) / 2;
            for (size_t j = 0; j < half; j++)
                job[j] = (EC(batch_t)){ &sum[j], &from[2 * j],
                                        2 * j + 1 < i ? &from[2 * j + 1] : &EC(const_infinity), 0 };
            EC(batch_add)(job, work, half);
        }
        ec_add_aff_vartime(r, r, from);
    }
}

#include "curves/ec_undef.h"
