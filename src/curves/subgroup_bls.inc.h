/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Membership and cofactor clearing of the families BLS12 and BLS24: see subgroup.inc.h for the contract.
 * x is the seed, n = k/6 (2 or 4), so that r = x^2n - x^n + 1 and phi is [x^n - 1] on the subgroup.
 *
 * G1, membership: P + [x^n] phi(P) = O; the norm of 1 + x^n w is r.        [Scott, eprint 2021/1130]
 * G1, clearing:   [1 - x]P                                             [Wahby, Boneh, eprint 2019/403]
 * G2, membership: psi(Q) = [x]Q                 [Scott 2021/1130; El Housni, Guillevic, Piellard 2022/352]
 * G2, clearing:   multiplication by 3 (x^n - 1) h2 as a combination of psi^i     [Budroni, Pintore 2017/419]
 *      n = 2: [x^2 - x - 1]Q + psi([x - 1]Q) + psi^2([2]Q)
 *      n = 4: [x^4 - x^3 - 1]Q + psi([x^3 - x^2]Q) + psi^2([x^2 - x]Q) + psi^3([x - 1]Q) + psi^4([2]Q)
 * For BLS12-381 both clearing maps are those of RFC 9380, section 8.8 (h_eff).
 */
#include "curves/ec_names.h"

#if EC_GROUP == 1

ct_mask ec_in_subgroup(const ec_t *p)
{
    ec_t s;
    unsigned i;

    ec_mul_seed(&s, p);
    for (i = 1; i < CURVE_K / 6; i++)
        ec_mul_seed(&s, &s);
    ec_phi(&s, &s);
    ec_neg(&s, &s);
    return ec_eq(&s, p) & ec_on_curve(p);
}

void ec_clear_cofactor(ec_t *r, const ec_t *p)
{
    ec_t s;

    ec_mul_seed(&s, p);
    ec_sub(r, p, &s);
}

#else

ct_mask ec_in_subgroup(const ec_t *p)
{
    ec_t s, t;

    ec_mul_seed(&s, p);
    ec_psi(&t, p);
    return ec_eq(&s, &t) & ec_on_curve(p);
}

void ec_clear_cofactor(ec_t *r, const ec_t *p)
{
    ec_t s, t, u, v;
    unsigned i;

    /* With D_i = [x^i - x^(i-1)]Q for i >= 1, the map is D_n - Q + psi(D_(n-1)) + ... + psi^(n-1)(D_1) + psi^n(2Q).
       Horner's scheme in psi: S_0 = psi(2Q), S_i = psi(S_(i-1) + D_i) for 0 < i < n, and the sum S_(n-1) + D_n - Q. */
    ec_dbl(&s, p);
    ec_psi(&s, &s);
    ec_copy(&t, p);                             /* [x^(i-1)]Q */
    for (i = 1; i <= CURVE_K / 6; i++) {
        ec_mul_seed(&u, &t);
        ec_sub(&v, &u, &t);                     /* D_i */
        ec_add(&s, &s, &v);
        if (i < CURVE_K / 6)
            ec_psi(&s, &s);
        ec_copy(&t, &u);
    }
    ec_sub(r, &s, p);
}

#endif

#include "curves/ec_undef.h"
