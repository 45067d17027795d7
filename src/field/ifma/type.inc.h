/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The element type of the vector engine. Requires FE_T, the name of the type, and the curve's rns.h.
 */
#ifndef FE_T
#error "bind FE_T, the name of the element type"
#endif
#include "field/ifma/engine.h"

typedef struct {
    ifma_v a[IFMA_VECTORS], b[IFMA_VECTORS]; /* alpha_i*r mod a_i, beta_j*r mod b_j, not reduced; zeros after them */
} FE_T;
