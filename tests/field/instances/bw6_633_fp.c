/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bw6_633_fp.h"

#define TEST_FIELD bw6_633_fp
#include "../instance.inc.h"
