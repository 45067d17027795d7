/* SPDX-License-Identifier: Apache-2.0 */
/*
 * On every curve: e(P, Q) of the generators, and that the pairing is bilinear, e(2P, 3Q) = e(P, Q)^6. Prints the first
 * bytes of e(P, Q) in its encoding; exit status 0 if all curves agree.
 */
#include <stdio.h>

#include <pairing/pairing.h>

/* One function a curve, since each has types of its own. */
#define DEMO(curve, CURVE)                                                                                   \
    static int demo_##curve(void)                                                                            \
    {                                                                                                        \
        pairing_##curve##_g1_t p;                                                                            \
        pairing_##curve##_g2_t q, q2;                                                                        \
        pairing_##curve##_g1_aff_t pa;                                                                       \
        pairing_##curve##_g2_aff_t qa;                                                                       \
        pairing_##curve##_gt_t e, e6, g;                                                                     \
        pairing_##curve##_fr_t six;                                                                          \
        uint8_t out[PAIRING_##CURVE##_GT_BYTES];                                                             \
                                                                                                             \
        pairing_##curve##_g1_aff_generator(&pa);                                                             \
        pairing_##curve##_g2_aff_generator(&qa);                                                             \
        pairing_##curve##_pairing(&e, &pa, &qa); /* e(P, Q) */                                               \
        pairing_##curve##_gt_to_bytes(out, &e);                                                              \
                                                                                                             \
        pairing_##curve##_g1_generator(&p);                                                                  \
        pairing_##curve##_g1_dbl(&p, &p);                                                                    \
        pairing_##curve##_g1_to_aff(&pa, &p); /* 2P */                                                       \
        pairing_##curve##_g2_generator(&q);                                                                  \
        pairing_##curve##_g2_dbl(&q2, &q);                                                                   \
        pairing_##curve##_g2_add(&q, &q, &q2);                                                               \
        pairing_##curve##_g2_to_aff(&qa, &q); /* 3Q */                                                       \
        pairing_##curve##_pairing(&g, &pa, &qa);                                                             \
                                                                                                             \
        pairing_##curve##_fr_set_u64(&six, 6);                                                               \
        pairing_##curve##_gt_pow(&e6, &e, &six);                                                             \
        return report(#curve, out, sizeof out,                                                               \
                      pairing_##curve##_gt_eq(&e6, &g) && !pairing_##curve##_gt_is_one(&e));                 \
    }

static int report(const char *curve, const uint8_t *gt, size_t len, bool bilinear)
{
    printf("%-10s e(P, Q) = ", curve);
    for (size_t i = 0; i < 16; i++)
        printf("%02x", gt[i]);
    printf("... (%zu bytes), %s\n", len, bilinear ? "bilinear" : "NOT BILINEAR");
    return bilinear ? 0 : 1;
}

DEMO(bn254, BN254)
DEMO(bls12_377, BLS12_377)
DEMO(bls12_381, BLS12_381)
DEMO(bls24_315, BLS24_315)
DEMO(bw6_633, BW6_633)
DEMO(bw6_761, BW6_761)

int main(void)
{
    return demo_bn254() | demo_bls12_377() | demo_bls12_381() | demo_bls24_315() | demo_bw6_633() |
           demo_bw6_761();
}
