/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Membership in the subgroup of order r, and the map onto it.
 *
 * Binding: ec_names.h; point, scalar_mul and endo before; CURVE_FAMILY, the seed.
 *
 *   ec_in_subgroup(p), ec_aff_in_subgroup(p)   mask of "p is on the curve and [r]p = O", exact: for every input
 *                                              equal to the test by multiplication with r. Inputs public.
 *   ec_clear_cofactor(r, p)                    a homomorphism of the curve onto the subgroup of order r; p must
 *                                              be on the curve. Constant-time in p.
 *
 * How a test is proved exact. The group of points is a cyclic module over Z[w], w = phi (w^2 + w + 1 = 0), isomorphic to
 * Z[w]/(pi - 1), pi the Frobenius. A test "alpha(p) = O" with alpha in Z[w] accepts exactly a subgroup of order
 * N(gcd(alpha, pi - 1)); alpha annihilates the r-torsion, so the order is r as soon as N(alpha) = r, or as
 * N(alpha)/r is prime to N(pi - 1)/r = h, the cofactor. psi is an element of Z[w] of norm p.
 * Likewise a clearing map alpha is onto the r-torsion iff (pi - 1)/rho divides alpha, N(rho) = r, and alpha
 * does not kill it. The families' texts give alpha. [Scott 2021/1130; El Housni, Guillevic, Piellard 2022/352]
 */
#include "curves/families.h"

#if CURVE_FAMILY == FAMILY_BN
#include "curves/subgroup_bn.inc.h"
#elif CURVE_FAMILY == FAMILY_BLS12 || CURVE_FAMILY == FAMILY_BLS24
#include "curves/subgroup_bls.inc.h"
#elif CURVE_FAMILY == FAMILY_BW6
#include "curves/subgroup_bw6.inc.h"
#else
#error "CURVE_FAMILY has no subgroup text"
#endif

#include "curves/ec_names.h"

ct_mask ec_aff_in_subgroup(const ec_aff_t *p)
{
    ec_t t;

    ec_from_aff(&t, p);
    return ec_in_subgroup(&t);
}

#include "curves/ec_undef.h"
