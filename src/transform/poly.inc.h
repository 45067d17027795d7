/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Polynomials over the field of a transform: in coefficients, lowest first, or by their values at the powers of the plan's root.
 *
 * Binding: fft_names.h. Part of fft.inc.h. Constant-time in all values.
 */
#ifndef FFT
#include "transform/fft_default.h"
#include "transform/fft_base.inc.h"
#endif

/* Horner's rule. */
void fft_poly_eval(fe_t *r, const fe_t *f, size_t len, const fe_t *x)
{
    fe_t t, at = *x;
    fe_set_zero(&t);
    while (len-- > 0) {
        fe_mul(&t, &t, &at);
        fe_add(&t, &t, &f[len]);
    }
    *r = t;
}

/* f = q (X - x) + f(x): the values of Horner's rule are the coefficients of q. */
void fft_poly_div_linear(fe_t *q, fe_t *rest, const fe_t *f, size_t len, const fe_t *x)
{
    fe_t t, u, at = *x;
    fe_set_zero(&t);
    for (size_t i = len; i-- > 0;) {
        fe_copy(&u, &f[i]);
        if (i + 1 < len)
            fe_copy(&q[i], &t);
        fe_mul(&t, &t, &at);
        fe_add(&t, &t, &u);
    }
    *rest = t;
}

/* X^i = X^(i-n) + (X^n - 1) X^(i-n), from the top. */
pairing_status fft_poly_div_vanishing(fe_t *r, const fe_t *f, size_t len, const fft_t *plan)
{
    size_t n;
    if (!fft_is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    n = (size_t)1 << plan->log_n;
    if (len > 0)
        memmove(r, f, len * sizeof *f);
    for (size_t i = len; i > n; i--)
        fe_add(&r[i - 1 - n], &r[i - 1 - n], &r[i - 1]);
    return PAIRING_OK;
}

/* r = x^n - 1 */
static void fft_vanishing(fe_t *r, const fe_t *x, const fft_t *plan)
{
    fe_t one;
    fe_set_one(&one);
    fft_pow2(r, x, plan->log_n);
    fe_sub(r, r, &one);
}

pairing_status fft_coset_div_vanishing(fe_t *a, const fft_t *plan, const fe_t *shift)
{
    fe_t z;
    if (!fft_is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    fft_vanishing(&z, shift, plan);
    if (fe_is_zero(&z))
        return PAIRING_ERR_NOT_INVERTIBLE;
    fe_inv(&z, &z);
    for (size_t i = 0; i < (size_t)1 << plan->log_n; i++)
        fe_mul(&a[i], &a[i], &z);
    return PAIRING_OK;
}

/*
 * Values of the Lagrange basis, L_i(x) = w^i (x^n - 1)/(n (x - w^i)), from .. from + len, 64 at most; w_i: w^from, moved on. Where
 * x = w^i the quotient is 0, as inv_n has 1/0 = 0, and so are all others: 1 takes its place.
 */
static void fft_lagrange_run(fe_t *out, size_t len, fe_t *w_i, const fe_t *x, const fe_t *z, const fft_t *plan)
{
    fe_t power[64], one;
    ct_mask hit;
    fe_set_one(&one);
    for (size_t i = 0; i < len; i++) {
        power[i] = *w_i;
        fe_sub(&out[i], x, w_i);
        fe_mul(w_i, w_i, &plan->root);
    }
    fe_inv_n(out, out, len);
    for (size_t i = 0; i < len; i++) {
        hit = fe_is_zero(&out[i]);
        fe_mul(&power[i], &power[i], z);
        fe_mul(&out[i], &out[i], &power[i]);
        fe_cmov(&out[i], &one, hit);
    }
}

/* z = (x^n - 1)/n */
static void fft_lagrange_factor(fe_t *z, const fe_t *x, const fft_t *plan)
{
    fft_vanishing(z, x, plan);
    fe_mul(z, z, &plan->n_inv);
}

pairing_status fft_lagrange_basis(fe_t *r, const fft_t *plan, const fe_t *x)
{
    fe_t z, w_i, at = *x;
    size_t n, len;
    if (!fft_is_plan(plan))
        return PAIRING_ERR_ARGUMENT;
    n = (size_t)1 << plan->log_n;
    fft_lagrange_factor(&z, &at, plan);
    fe_set_one(&w_i);
    for (size_t i = 0; i < n; i += len) {
        len = n - i < 64 ? n - i : 64;
        fft_lagrange_run(r + i, len, &w_i, &at, &z, plan);
    }
    return PAIRING_OK;
}

pairing_status fft_lagrange_eval(fe_t *r, const fe_t *values, const fft_t *plan, const fe_t *x)
{
    fe_t z, w_i, sum, t, basis[64];
    size_t n, len;
    fe_set_zero(&sum);
    if (fft_is_plan(plan)) {
        n = (size_t)1 << plan->log_n;
        fft_lagrange_factor(&z, x, plan);
        fe_set_one(&w_i);
        for (size_t i = 0; i < n; i += len) {
            len = n - i < 64 ? n - i : 64;
            fft_lagrange_run(basis, len, &w_i, x, &z, plan);
            for (size_t k = 0; k < len; k++) {
                fe_mul(&t, &basis[k], &values[i + k]);
                fe_add(&sum, &sum, &t);
            }
        }
    }
    *r = sum;
    return fft_is_plan(plan) ? PAIRING_OK : PAIRING_ERR_ARGUMENT;
}
