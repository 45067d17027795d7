/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p61.h"

#define TEST_FIELD p61
#include "../instance.inc.h"
