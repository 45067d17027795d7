/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/p829.h"

#define TEST_FIELD p829
#include "../instance.inc.h"
