/* SPDX-License-Identifier: Apache-2.0 */
/* e(2P, Q) = e(P, Q)^2 and e(-P, Q) e(P, Q) = 1 over the public interface alone; exit status 0 if so. */
#include <stdio.h>
#include <string.h>

#include <pairing/bls12_381.h>
#include <pairing/version.h>

int main(void)
{
    pairing_bls12_381_g1_t p;
    pairing_bls12_381_g1_aff_t p1[2], p2;
    pairing_bls12_381_g2_aff_t q[2];
    pairing_bls12_381_gt_t a, b;

    pairing_bls12_381_g1_generator(&p);
    pairing_bls12_381_g1_to_aff(&p1[0], &p);
    pairing_bls12_381_g1_aff_neg(&p1[1], &p1[0]);
    pairing_bls12_381_g1_dbl(&p, &p);
    pairing_bls12_381_g1_to_aff(&p2, &p);
    pairing_bls12_381_g2_aff_generator(&q[0]);
    q[1] = q[0];

    pairing_bls12_381_pairing(&a, &p1[0], &q[0]);
    if (pairing_bls12_381_gt_is_one(&a) || !pairing_bls12_381_pairing_check(p1, q, 2))
        return 1;
    pairing_bls12_381_gt_sqr(&a, &a);
    pairing_bls12_381_pairing(&b, &p2, &q[0]);
    if (!pairing_bls12_381_gt_eq(&a, &b))
        return 1;
    if (strcmp(pairing_version(), PAIRING_VERSION_STRING) != 0)
        return 1;
    printf("libpairing %s: bilinear\n", pairing_version());
    return 0;
}
