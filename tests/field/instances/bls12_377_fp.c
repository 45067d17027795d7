/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bls12_377_fp.h"

#define TEST_FIELD bls12_377_fp
#include "../instance.inc.h"
