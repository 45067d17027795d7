/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The element type of the residue model. Requires FE_T, the name of the type, and the curve's rns.h.
 */
#ifndef FE_T
#error "bind FE_T, the name of the element type"
#endif
#include "field/rns_model/engine.h"

typedef struct {
    uint64_t a[RNS_LEN], b[RNS_LEN]; /* alpha_i*r mod a_i, beta_j*r mod b_j, not reduced */
    rns_bound_t w;
} FE_T;
