/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels for any modulus where this one would permit the no-carry form: ablation, and a check of one by the other. */
#include "../params/bn254_fp.h"

#define TEST_FIELD bn254_fp_textbook
#define FE_FORCE_TEXTBOOK
#include "../instance.inc.h"
