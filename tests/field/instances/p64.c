/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p64.h"

#define TEST_FIELD p64
#include "../instance.inc.h"
