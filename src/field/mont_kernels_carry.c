/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels for any odd modulus, for those without a spare bit above all: run-time moduli of the widths of the library's curves,
   and of one word. */
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

#define MONT_N 5
#define MONT_CARRY 1
#define MONT_SUFFIX 5_carry
#include "field/mont_kernels.inc.h"

#define MONT_N 6
#define MONT_CARRY 1
#define MONT_SUFFIX 6_carry
#include "field/mont_kernels.inc.h"

#define MONT_N 10
#define MONT_CARRY 1
#define MONT_SUFFIX 10_carry
#include "field/mont_kernels.inc.h"

#define MONT_N 12
#define MONT_CARRY 1
#define MONT_SUFFIX 12_carry
#include "field/mont_kernels.inc.h"
