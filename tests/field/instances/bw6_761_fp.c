/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bw6_761_fp.h"

#define TEST_FIELD bw6_761_fp
#include "../instance.inc.h"
