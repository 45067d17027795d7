/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bls24_315_fr.h"

#define TEST_FIELD bls24_315_fr
#include "../instance.inc.h"
