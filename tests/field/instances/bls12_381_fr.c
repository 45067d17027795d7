/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bls12_381_fr.h"

#define TEST_FIELD bls12_381_fr
#include "../instance.inc.h"
