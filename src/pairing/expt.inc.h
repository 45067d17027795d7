/* SPDX-License-Identifier: Apache-2.0
 *
 * Powers by the seed x and by x - 1, x + 1, (x - 1)/3 in the cyclotomic subgroup: the body of every final exponentiation
 * and of the membership test of GT. Exponents are public constants; constant time in the element.
 *
 * The seeds of BLS and BW6 curves are sparse: compressed squarings over their runs of zeros. Where x - 1 is three times
 * something sparser, the powers go through the cube. Those of BN curves are not sparse: signed windows over uncompressed
 * squarings (docs/algorithms/cyclotomic.md has the measurements).
 */
#include "pairing/pairing_names.h"

/* 1: the power by x goes by signed windows, 0: by signed digits; a benchmark may bind the other one. */
#ifndef EXPT_WINDOWS
#define EXPT_WINDOWS (CURVE_FAMILY == FAMILY_BN)
#endif

/* r = a^e for e of the seed's sign, |e| in signed digits */
static PAIRING_UNUSED void INST(expt_digits)(sx_t *r, const sx_t *a, const int8_t *naf, size_t len)
{
    SX(cyc_pow_naf)(r, a, naf, len);
    if (SEED_NEGATIVE) sx_conj(r, r);
}

#if CURVE_FAMILY == FAMILY_BN

/* r = a^x */
void expt(sx_t *r, const sx_t *a)
{
#if EXPT_WINDOWS
    static const uint64_t seed[1] = { SEED_ABS };
    SX(cyc_pow_vartime)(r, a, seed, SEED_BITS);
    if (SEED_NEGATIVE) sx_conj(r, r);
#else
    static const int8_t naf[SEED_NAF_LEN] = SEED_NAF;
    INST(expt_digits)(r, a, naf, SEED_NAF_LEN);
#endif
}

#else

/* r = a^((x-1)/3) */
void expt_third(sx_t *r, const sx_t *a)
{
    static const int8_t naf[SEED_THIRD_NAF_LEN] = SEED_THIRD_NAF;
    INST(expt_digits)(r, a, naf, SEED_THIRD_NAF_LEN);
}

/* r = a^(x-1) */
void expt_minus_one(sx_t *r, const sx_t *a)
{
#if SEED_BY_THIRD
    sx_t t;
    SX(cyc_sqr)(&t, a);
    sx_mul(&t, &t, a);
    expt_third(r, &t);
#else
    static const int8_t naf[SEED_MINUS_ONE_NAF_LEN] = SEED_MINUS_ONE_NAF;
    INST(expt_digits)(r, a, naf, SEED_MINUS_ONE_NAF_LEN);
#endif
}

/* r = a^x */
void expt(sx_t *r, const sx_t *a)
{
#if SEED_BY_THIRD
    const sx_t t = *a;
    expt_minus_one(r, a);
    sx_mul(r, r, &t);
#else
    static const int8_t naf[SEED_NAF_LEN] = SEED_NAF;
    INST(expt_digits)(r, a, naf, SEED_NAF_LEN);
#endif
}

/* r = a^(x+1) */
void expt_plus_one(sx_t *r, const sx_t *a)
{
#if SEED_BY_THIRD
    sx_t t;
    SX(cyc_sqr)(&t, a);
    expt_minus_one(r, a);
    sx_mul(r, r, &t);
#else
    static const int8_t naf[SEED_PLUS_ONE_NAF_LEN] = SEED_PLUS_ONE_NAF;
    INST(expt_digits)(r, a, naf, SEED_PLUS_ONE_NAF_LEN);
#endif
}

#endif

#include "pairing/pairing_undef.h"
