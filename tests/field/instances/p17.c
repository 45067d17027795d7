/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p17.h"

#define TEST_FIELD p17
#include "../instance.inc.h"
