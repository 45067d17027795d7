/* SPDX-License-Identifier: Apache-2.0 */
/* A test's own instance of the prime field texts.
   Bound by the includer: TEST_FIELD, the name; P_*, the constants (params/<name>.h). */
#include "fields.h"

#include "field/ct.h"

#define T_PASTE__(field, name) test_##field##_##name
#define T_PASTE_(field, name) T_PASTE__(field, name)
#define FE(name) T_PASTE_(TEST_FIELD, name)
#define FE_T T_PASTE_(TEST_FIELD, t)
#define FE_PARAM(NAME) P_##NAME

const uint64_t T_PASTE_(TEST_FIELD, modulus)[P_LIMBS] = P_MODULUS;
static const uint64_t T_PASTE_(TEST_FIELD, root)[P_LIMBS] = P_ROOT_OF_UNITY;
const test_field_info T_PASTE_(TEST_FIELD, info) = {
    P_BITS, P_LIMBS, P_BYTES, P_TWO_ADICITY, P_SQRT_KIND, T_PASTE_(TEST_FIELD, modulus),
    T_PASTE_(TEST_FIELD, root),
};

#include "field/field.inc.h"
