/* SPDX-License-Identifier: Apache-2.0 */
/* The double-width products of one width, MONT_N words (undefined at the end). */
#ifndef MONT_N
#define MONT_N 4
#include "field/mont.h"
#include "field/mont_kernels.h"
#endif

#define K_PASTE_(op, n) pairing_wide_##op##_##n
#define K_PASTE(op, n) K_PASTE_(op, n)

void K_PASTE(mul, MONT_N)(uint64_t *w, const uint64_t *a, const uint64_t *b) { wide_mul(w, a, b, MONT_N); }
void K_PASTE(sqr, MONT_N)(uint64_t *w, const uint64_t *a) { wide_sqr(w, a, MONT_N); }

#undef K_PASTE
#undef K_PASTE_
#undef MONT_N
