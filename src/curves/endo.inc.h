/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Endomorphisms of y^2 = x^3 + b.
 *
 * Binding: ec_names.h; constants EC_PARAM(BETA) in Fp, for G2 also EC_PARAM(PSI_X), EC_PARAM(PSI_Y) in Fq.
 *
 *   ec_phi(r, a), ec_aff_phi    phi(x, y) = (beta x, y), beta a primitive cube root of 1; [lambda] on the
 *                               subgroup of order r, the same lambda on G1 and on G2
 *   ec_psi(r, a), ec_aff_psi    G2 only: psi = twist^-1 o (p-power Frobenius) o twist,
 *                               psi(x, y) = (PSI_X x^p, PSI_Y y^p); [p mod r] on the subgroup of order r
 *
 * Both are homomorphisms on all points of the curve (the eigenvalues hold on the subgroup only), constant-time,
 * and map infinity to infinity. On Jacobian coordinates phi scales X, psi acts on Z by Frobenius.
 */
#include "curves/ec_names.h"

static const FP_T EC(const_beta) = EC_PARAM(BETA);

void ec_phi(ec_t *r, const ec_t *a)
{
    ce_mul_fp(&r->x, &a->x, &EC(const_beta));
    ce_copy(&r->y, &a->y);
    ce_copy(&r->z, &a->z);
}

void ec_aff_phi(ec_aff_t *r, const ec_aff_t *a)
{
    ce_mul_fp(&r->x, &a->x, &EC(const_beta));
    ce_copy(&r->y, &a->y);
}

#if EC_GROUP == 2

static const ce_t EC(const_psi_x) = EC_PARAM(PSI_X);
static const ce_t EC(const_psi_y) = EC_PARAM(PSI_Y);

void ec_psi(ec_t *r, const ec_t *a)
{
    ce_t t;

    ce_frob(&t, &a->x, 1);
    ce_mul(&r->x, &t, &EC(const_psi_x));
    ce_frob(&t, &a->y, 1);
    ce_mul(&r->y, &t, &EC(const_psi_y));
    ce_frob(&t, &a->z, 1);
    ce_copy(&r->z, &t);
}

void ec_aff_psi(ec_aff_t *r, const ec_aff_t *a)
{
    ce_t t;

    ce_frob(&t, &a->x, 1);
    ce_mul(&r->x, &t, &EC(const_psi_x));
    ce_frob(&t, &a->y, 1);
    ce_mul(&r->y, &t, &EC(const_psi_y));
}

#endif

#include "curves/ec_undef.h"
