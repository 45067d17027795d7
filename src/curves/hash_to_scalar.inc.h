/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: hashing to the scalar field, INST(fr_hash_to_field) and INST(fr_hash_to_field_ex): hash_to_field.inc.h
 * modulo r.
 *
 * Requires: INST(name), INST_T(name), FR(name), FR_BITS and the scalar field's text before it.
 */
#define HF(name) INST(fr_##name)
#define HF_T INST_T(fr)
#define HF_DEGREE 1
#define HF_BASE_T INST_T(fr)
#define HF_WIDE FR(from_bytes_wide_be)
#define HF_BITS FR_BITS
#include "curves/hash_to_field.inc.h"
