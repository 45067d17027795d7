/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels that the library does not need: 13 words, and wide products of one word (toy curves). Linked by tests. */
#include "field/mont_kernels.h"
#include "field/mont.h"

#define MONT_N 13
#define MONT_CARRY 1
#define MONT_SUFFIX 13_carry
#include "field/mont_kernels.inc.h"

#define MONT_N 1
#define MONT_SUFFIX 1
#include "field/wide_kernels.inc.h"

#define MONT_N 13
#define MONT_SUFFIX 13
#include "field/wide_kernels.inc.h"
