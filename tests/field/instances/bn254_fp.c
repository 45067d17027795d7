/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bn254_fp.h"

#define TEST_FIELD bn254_fp
#include "../instance.inc.h"
