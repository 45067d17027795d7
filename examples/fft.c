/* SPDX-License-Identifier: Apache-2.0 */
/* The quotient that a prover commits to: where a polynomial p = a*b - c vanishes on all n-th roots of unity, (a b - c)/(X^n - 1) from
   the values of a, b and c there. */
#include <stdio.h>
#include <string.h>

#include <pairing/bls12_381.h>

typedef pairing_bls12_381_fr_t fr;
enum { N = 256 };

int main(void)
{
    static fr storage[N / 2], a[N], b[N], c[N], *const columns[] = { a, b, c };
    pairing_bls12_381_fr_fft_t plan;
    fr shift, x, z, one, left, right;
    pairing_status s = pairing_bls12_381_fr_fft_init(&plan, storage, N / 2, N);
    for (size_t i = 0; i < N && s == PAIRING_OK; i++) { /* N multiplications, a[i]*b[i] = c[i] */
        pairing_bls12_381_fr_set_u64(&a[i], 3 + i);
        pairing_bls12_381_fr_set_u64(&b[i], 5 * i);
        pairing_bls12_381_fr_mul(&c[i], &a[i], &b[i]);
    }
    pairing_bls12_381_fr_set_u64(&shift, 7);
    pairing_bls12_381_fr_set_u64(&x, 123456789);
    for (size_t k = 0; k < 3 && s == PAIRING_OK; k++) { /* values on the roots -> coefficients -> values on a coset */
        s = pairing_bls12_381_fr_fft_inverse_dif(columns[k], &plan);
        if (s == PAIRING_OK)
            s = pairing_bls12_381_fr_fft_coset_dit(columns[k], &plan, &shift);
    }
    for (size_t i = 0; i < N; i++) {
        pairing_bls12_381_fr_mul(&a[i], &a[i], &b[i]);
        pairing_bls12_381_fr_sub(&a[i], &a[i], &c[i]);
    }
    if (s == PAIRING_OK)
        s = pairing_bls12_381_fr_fft_coset_div_vanishing(a, &plan, &shift);
    if (s == PAIRING_OK)
        s = pairing_bls12_381_fr_fft_bit_reverse(a, &plan);
    if (s == PAIRING_OK)
        s = pairing_bls12_381_fr_fft_coset_inverse_dit(a, &plan, &shift);
    if (s != PAIRING_OK) {
        puts(pairing_status_str(s));
        return 1;
    }

    /* the check at x: a(x) b(x) - c(x) = q(x) (x^n - 1); a, b, c from their values, by the Lagrange basis at x */
    static fr basis[N];
    fr sum[3], y, t;
    if (pairing_bls12_381_fr_fft_lagrange_basis(basis, &plan, &x) != PAIRING_OK)
        return 1;
    memset(sum, 0, sizeof sum);
    for (size_t i = 0; i < N; i++) {
        pairing_bls12_381_fr_set_u64(&y, 3 + i);
        pairing_bls12_381_fr_set_u64(&z, 5 * i);
        pairing_bls12_381_fr_mul(&t, &basis[i], &y);
        pairing_bls12_381_fr_add(&sum[0], &sum[0], &t);
        pairing_bls12_381_fr_mul(&t, &basis[i], &z);
        pairing_bls12_381_fr_add(&sum[1], &sum[1], &t);
        pairing_bls12_381_fr_mul(&t, &t, &y);
        pairing_bls12_381_fr_add(&sum[2], &sum[2], &t);
    }
    pairing_bls12_381_fr_mul(&left, &sum[0], &sum[1]);
    pairing_bls12_381_fr_sub(&left, &left, &sum[2]);
    pairing_bls12_381_fr_fft_poly_eval(&right, a, N, &x);
    const uint64_t n = N;
    pairing_bls12_381_fr_pow_vartime(&z, &x, &n, 64);
    pairing_bls12_381_fr_set_one(&one);
    pairing_bls12_381_fr_sub(&z, &z, &one);
    pairing_bls12_381_fr_mul(&right, &right, &z);
    puts(pairing_bls12_381_fr_eq(&left, &right) ? "the quotient is right" : "the quotient is wrong");
    return pairing_bls12_381_fr_eq(&left, &right) ? 0 : 1;
}
