/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bls12_377_fr.h"

#define TEST_FIELD bls12_377_fr
#include "../instance.inc.h"
