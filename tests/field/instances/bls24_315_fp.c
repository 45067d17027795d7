/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bls24_315_fp.h"

#define TEST_FIELD bls24_315_fp
#include "../instance.inc.h"
