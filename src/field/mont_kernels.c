/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of the widths of the library's curves, in C. */
#include "field/mont_kernels.h"
#include "field/mont.h"

#define MONT_N 4
#define MONT_CARRY 0
#define MONT_SUFFIX MONT_PLAIN(4)
#include "field/mont_kernels.inc.h"

#define MONT_N 5
#define MONT_CARRY 0
#define MONT_SUFFIX MONT_PLAIN(5)
#include "field/mont_kernels.inc.h"

#define MONT_N 6
#define MONT_CARRY 0
#define MONT_SUFFIX MONT_PLAIN(6)
#include "field/mont_kernels.inc.h"

#define MONT_N 10
#define MONT_CARRY 0
#define MONT_SUFFIX MONT_PLAIN(10)
#include "field/mont_kernels.inc.h"

#define MONT_N 12
#define MONT_CARRY 0
#define MONT_SUFFIX MONT_PLAIN(12)
#include "field/mont_kernels.inc.h"

#define MONT_N 4
#define MONT_SUFFIX MONT_PLAIN(4)
#include "field/wide_kernels.inc.h"

#define MONT_N 5
#define MONT_SUFFIX MONT_PLAIN(5)
#include "field/wide_kernels.inc.h"

#define MONT_N 6
#define MONT_SUFFIX MONT_PLAIN(6)
#include "field/wide_kernels.inc.h"

#define MONT_N 10
#define MONT_SUFFIX MONT_PLAIN(10)
#include "field/wide_kernels.inc.h"

#define MONT_N 12
#define MONT_SUFFIX MONT_PLAIN(12)
#include "field/wide_kernels.inc.h"
