/* SPDX-License-Identifier: Apache-2.0 */
/* The double-width products of one width, MONT_N words, with names that end in MONT_SUFFIX (both undefined at the end). */
#ifndef MONT_N
#define MONT_N 4
#define MONT_SUFFIX 4
#include "field/mont.h"
#include "field/mont_kernels.h"
#endif

#define K_PASTE_(op, suffix) pairing_wide_##op##_##suffix
#define K_PASTE(op, suffix) K_PASTE_(op, suffix)

void K_PASTE(mul, MONT_SUFFIX)(uint64_t *w, const uint64_t *a, const uint64_t *b) { wide_mul(w, a, b, MONT_N); }
void K_PASTE(sqr, MONT_SUFFIX)(uint64_t *w, const uint64_t *a) { wide_sqr(w, a, MONT_N); }

#undef K_PASTE
#undef K_PASTE_
#undef MONT_N
#undef MONT_SUFFIX
