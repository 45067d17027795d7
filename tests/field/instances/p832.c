/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p832.h"

#define TEST_FIELD p832
#include "../instance.inc.h"
