/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The prime field of a curve as a residue number system, in plain slow C: the model of the vector engine and the
 * oracle of its results. Every text above the field runs on it unchanged; it is used by tests alone.
 *
 * Two bases of n primes 2^H - c, A = {a_i} and B = {b_j}, with products MA and MB. The field element X is an
 * integer r = X*MA mod p plus any multiple of p, stored as alpha_i*r mod a_i and beta_j*r mod b_j. The scaling by
 * alpha_i makes one lane step of a product a digit of the quotient q = -c/p mod MA, the scaling by beta_j makes
 * the lanes of B the digits of r itself, which the way back to A needs. [Posch95], [KKSS00]; scalings and the rest:
 * tools/constants/rns.py, where every bound is proved.
 *
 * Requires
 *   FE(name), FE_T            linker's names and the element type (type.inc.h)
 *   FE_SCALAR(name), FE_SCALAR_T   the scalar engine's functions and element, for what leaves the residues:
 *                             inversion, roots, bytes, order
 *   FP_LIMBS FP_MODULUS FP_BYTES of params.h, RNS_* of rns.h
 * Defines the prime field's part of the element interface of docs/architecture.md (mul_nr, mul_fp and frob stand in
 * tower/prime.inc.h), FE(wide_t), and
 *   load(r, words), store(words, a)   from and to the public words, Montgomery form with R = 2^(64 FP_LIMBS), < p
 *   load_factor(r, a), wide_load(w, words, r)   w = a*(the element of the words), which saves a reduction of its own
 *   counts                            rns_counts_t, see bound.h
 *
 * Timing: no branch and no address depends on a value; bounds and counters depend on the calls made alone.
 * Outputs may alias inputs. State: the counters, not synchronised.
 */
#ifndef FE
#error "bind FE(name)"
#endif
#ifndef FE_T
#error "bind FE_T, the element type, declared by field/rns_model/type.inc.h"
#endif
#if !defined(FE_SCALAR) || !defined(FE_SCALAR_T)
#error "bind FE_SCALAR(name) and FE_SCALAR_T, the same field in the scalar engine"
#endif
#ifndef RNS_LEN
#error "include the curve's rns.h"
#endif

#include "field/ct.h"
#include "field/rns_model/engine.h"
#include "field/rns_model/fp_names.h"
#include "field/rns_model/lanes.h"

_Static_assert(RNS_A_FRESH <= RNS_LANE_MASK && RNS_B_FRESH <= RNS_LANE_MASK, "a reduced element can be multiplied");
_Static_assert(RNS_R_MAX * RNS_R_MAX <= RNS_WIDE_MAX, "any two elements can be multiplied");
_Static_assert(RNS_R_MAX >= 512 * 2, "and refreshed");
_Static_assert(FP_W_WIDE_MAX <= RNS_WIDE_MAX / (RNS_R_NORMAL * RNS_R_NORMAL), "sums of normal products fit");

/* An unreduced sum of products: halves of 104-bit products, added apart. */
typedef struct {
    uint64_t ah[RNS_LEN], al[RNS_LEN], bh[RNS_LEN], bl[RNS_LEN];
    rns_wide_bound_t w;
} fe_wide_t;

rns_counts_t fe_counts;

static const uint64_t FE(a_mod)[RNS_LEN] = RNS_A, FE(b_mod)[RNS_LEN] = RNS_B;
static const uint64_t FE(a_ninv)[RNS_LEN] = RNS_A_NINV, FE(b_ninv)[RNS_LEN] = RNS_B_NINV;
static const uint64_t FE(ext_b)[RNS_LEN][RNS_LEN] = RNS_EXT_B, FE(ext_a)[RNS_LEN][RNS_LEN] = RNS_EXT_A;
static const uint64_t FE(k0)[RNS_LEN] = RNS_K0, FE(k1)[RNS_LEN] = RNS_K1, FE(kmb)[RNS_LEN] = RNS_KMB;
static const uint64_t FE(load_a)[RNS_DIGITS][RNS_LEN] = RNS_LOAD_A, FE(load_b)[RNS_DIGITS][RNS_LEN] = RNS_LOAD_B;
static const uint64_t FE(store_b)[RNS_LEN][FP_LIMBS + 1] = RNS_STORE_B, FE(store_mb)[FP_LIMBS + 1] = RNS_STORE_MB;
static const uint64_t FE(zeros)[RNS_LEN + 1][RNS_LEN] = RNS_ZEROS;
static const uint64_t FE(modulus)[FP_LIMBS] = FP_MODULUS;
static const fe_t FE(one) = RNS_ONE, FE(half) = RNS_HALF, FE(unit) = RNS_UNIT;
static const fe_t FE(enter) = RNS_ENTER, FE(leave) = RNS_LEAVE;

#define RNS_A_C(i) ((UINT64_C(1) << RNS_BITS) - FE(a_mod)[i]) /* c of the modulus a_i */
#define RNS_B_C(j) ((UINT64_C(1) << RNS_BITS) - FE(b_mod)[j])
#define RNS_TOP ((UINT64_C(1) << RNS_BITS) - 1)               /* no modulus is larger */
#define RNS_LEAST ((UINT64_C(1) << RNS_BITS) - RNS_C_MAX)     /* none is smaller */

#ifdef PAIRING_VERIFY_ENABLED
#include "field/rns_model/verify.inc.h"
#endif
#include "field/rns_model/reduce.inc.h"
#include "field/rns_model/element.inc.h"
#include "field/rns_model/wide.inc.h"
#include "field/rns_model/convert.inc.h"

#undef RNS_A_C
#undef RNS_B_C
#undef RNS_TOP
#undef RNS_LEAST
#include "field/rns_model/fp_undef.h"
