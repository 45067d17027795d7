/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p6.h"

#define TEST_FIELD p6
#include "../instance.inc.h"
