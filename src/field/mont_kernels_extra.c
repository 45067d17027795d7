/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels that no curve of the library needs: one word (toy curves), 13 words, and moduli without a spare bit.
   Linked by tests. */
#include "field/mont_kernels.h"
#include "field/mont.h"

#define MONT_N 1
#define MONT_CARRY 1
#define MONT_SUFFIX 1_carry
#include "field/mont_kernels.inc.h"

#define MONT_N 4
#define MONT_CARRY 1
#define MONT_SUFFIX 4_carry
#include "field/mont_kernels.inc.h"

#define MONT_N 6
#define MONT_CARRY 1
#define MONT_SUFFIX 6_carry
#include "field/mont_kernels.inc.h"

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
