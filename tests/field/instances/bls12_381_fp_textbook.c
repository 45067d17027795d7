/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels for any modulus where this one would permit the no-carry form: ablation, and a check of one by the other. */
#include "../params/bls12_381_fp.h"

#define TEST_FIELD bls12_381_fp_textbook
#define FE_FORCE_TEXTBOOK
#include "../instance.inc.h"
