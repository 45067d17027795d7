/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p384.h"

#define TEST_FIELD p384
#include "../instance.inc.h"
