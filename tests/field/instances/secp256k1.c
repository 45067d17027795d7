/* SPDX-License-Identifier: Apache-2.0 */
#include "../params/secp256k1.h"

#define TEST_FIELD secp256k1
#include "../instance.inc.h"
