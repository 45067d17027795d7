/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/bn254_fr.h"

#define TEST_FIELD bn254_fr
#include "../instance.inc.h"
