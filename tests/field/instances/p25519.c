/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p25519.h"

#define TEST_FIELD p25519
#include "../instance.inc.h"
