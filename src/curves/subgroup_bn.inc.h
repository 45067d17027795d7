/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Membership and cofactor clearing of the BN family: see subgroup.inc.h for the contract. x is the seed.
 *
 * G1 has cofactor 1: every point of the curve is a member, clearing is the identity.
 * G2, membership: [x+1]Q + psi([x]Q) + psi^2([x]Q) = psi^3([2x]Q)          [Dai, Lin, Zhao, Zhou, eprint 2022/348]
 * G2, clearing:   [x]Q + psi([3x]Q) + psi^2([x]Q) + psi^3(Q)
 *                                       [Fuentes-Castaneda, Knapp, Rodriguez-Henriquez, SAC 2011]
 */
#include "curves/ec_names.h"

#if EC_GROUP == 1

ct_mask ec_in_subgroup(const ec_t *p)
{
    return ec_on_curve(p);
}

void ec_clear_cofactor(ec_t *r, const ec_t *p)
{
    ec_copy(r, p);
}

#else

ct_mask ec_in_subgroup(const ec_t *p)
{
    ec_t a, b, s;

    ec_mul_seed(&a, p);                         /* A = [x]Q */
    ec_add(&s, &a, p);
    ec_psi(&b, &a);
    ec_add(&s, &s, &b);                         /* [x+1]Q + psi(A) */
    ec_psi(&b, &b);
    ec_add(&s, &s, &b);                         /* + psi^2(A) */
    ec_psi(&b, &b);
    ec_dbl(&b, &b);                             /* psi^3(2A) */
    return ec_eq(&s, &b) & ec_on_curve(p);
}

void ec_clear_cofactor(ec_t *r, const ec_t *p)
{
    ec_t a, b, s;

    /* psi(psi(psi(Q) + A) + 3A) + A, A = [x]Q */
    ec_mul_seed(&a, p);
    ec_psi(&s, p);
    ec_add(&s, &s, &a);
    ec_psi(&s, &s);
    ec_dbl(&b, &a);
    ec_add(&s, &s, &b);
    ec_add(&s, &s, &a);
    ec_psi(&s, &s);
    ec_add(r, &s, &a);
}

#endif

#include "curves/ec_undef.h"
