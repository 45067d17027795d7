// SPDX-License-Identifier: Apache-2.0
// The headers from C++: e(P, 2Q) = e(P, Q)^2; exit status 0 if so.
#include <pairing/bls12_381.h>

int main()
{
    pairing_bls12_381_g1_aff_t p;
    pairing_bls12_381_g2_aff_t q1, q2;
    pairing_bls12_381_g2_t q;
    pairing_bls12_381_gt_t a, b;

    pairing_bls12_381_g1_aff_generator(&p);
    pairing_bls12_381_g2_generator(&q);
    pairing_bls12_381_g2_to_aff(&q1, &q);
    pairing_bls12_381_g2_dbl(&q, &q);
    pairing_bls12_381_g2_to_aff(&q2, &q);
    pairing_bls12_381_pairing(&a, &p, &q1);
    pairing_bls12_381_gt_sqr(&a, &a);
    pairing_bls12_381_pairing(&b, &p, &q2);
    return pairing_bls12_381_gt_eq(&a, &b) ? 0 : 1;
}
