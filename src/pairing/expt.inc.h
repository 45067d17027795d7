/* SPDX-License-Identifier: Apache-2.0
 *
 * Powers by the seed x in the cyclotomic subgroup: the body of every final exponentiation and of the
 * membership test of GT. Exponents are public constants; constant time in the element.
 */
#include "pairing/pairing_names.h"

/* 1: the power by x goes by signed windows, 0: by compressed squarings; a benchmark may bind the other one. */
#ifndef EXPT_WINDOWS
#define EXPT_WINDOWS (CURVE_FAMILY == FAMILY_BN)
#endif

/* r = a^x. The seeds of BLS and BW6 curves are sparse: compressed squarings over their runs of zeros. Those of BN
 * curves are not: signed windows over uncompressed squarings (docs/algorithms/cyclotomic.md has the measurement). */
void expt(sx_t *r, const sx_t *a)
{
#if EXPT_WINDOWS
    static const uint64_t seed[1] = { SEED_ABS };
    SX(cyc_pow_vartime)(r, a, seed, SEED_BITS);
#else
    static const int8_t naf[SEED_NAF_LEN] = SEED_NAF;
    SX(cyc_pow_naf)(r, a, naf, SEED_NAF_LEN);
#endif
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
