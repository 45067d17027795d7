/* SPDX-License-Identifier: Apache-2.0
 *
 * Powers by the seed x in the cyclotomic subgroup: the body of every final exponentiation and of the
 * membership test of GT. Exponents are public constants; constant time in the element.
 */
#include "pairing/pairing_names.h"

/* r = a^x */
void expt(sx_t *r, const sx_t *a)
{
    static const int8_t naf[SEED_NAF_LEN] = SEED_NAF;
    SX(cyc_pow_naf)(r, a, naf, SEED_NAF_LEN);
    if (SEED_NEGATIVE) sx_conj(r, r);
}

/* r = a^(x-1), a^(x+1) */
void expt_minus_one(sx_t *r, const sx_t *a)
{
    sx_t t;
    sx_conj(&t, a);
    expt(r, a);
    sx_mul(r, r, &t);
}

void expt_plus_one(sx_t *r, const sx_t *a)
{
    sx_t t = *a;
    expt(r, a);
    sx_mul(r, r, &t);
}

/* r = a^((x-1)/3) */
#ifdef SEED_THIRD_NAF
void expt_third(sx_t *r, const sx_t *a)
{
    static const int8_t naf[SEED_THIRD_NAF_LEN] = SEED_THIRD_NAF;
    SX(cyc_pow_naf)(r, a, naf, SEED_THIRD_NAF_LEN);
    if (SEED_NEGATIVE) sx_conj(r, r);
}
#endif

#include "pairing/pairing_undef.h"
