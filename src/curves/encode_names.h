/* SPDX-License-Identifier: Apache-2.0
 *
 * Short names of encode.inc.h, hash_to_field.inc.h and hash_to_curve.inc.h beyond those of ec_names.h,
 * which it includes. No include guard: included at the head of each of these texts, undone by
 * encode_undef.h.
 */
#include "curves/ec_names.h"

/* bytes of a coordinate, which is also the length of a compressed point */
#define EC_BYTES (EC_PARAM(DEGREE) * FP_BYTES)

/* constant of the group's hash-to-curve suite: H2C_G1_NAME or H2C_G2_NAME */
#define EC_H2C(NAME) EC_H2C_1(EC_GROUP, NAME)
#define EC_H2C_1(group, NAME) EC_H2C_2(group, NAME)
#define EC_H2C_2(group, NAME) H2C_G##group##_##NAME

#define ec_aff_to_bytes_compressed EC(aff_to_bytes_compressed)
#define ec_aff_to_bytes_uncompressed EC(aff_to_bytes_uncompressed)
#define ec_aff_from_bytes_compressed EC(aff_from_bytes_compressed)
#define ec_aff_from_bytes_compressed_unchecked EC(aff_from_bytes_compressed_unchecked)
#define ec_aff_from_bytes_uncompressed EC(aff_from_bytes_uncompressed)
#define ec_aff_from_bytes_uncompressed_unchecked EC(aff_from_bytes_uncompressed_unchecked)
#define ec_hash_to_field EC(hash_to_field)
#define ec_map_to_curve EC(map_to_curve)
#define ec_hash_to_curve EC(hash_to_curve)
#define ec_encode_to_curve EC(encode_to_curve)

#define ce_from_bytes_be CE(from_bytes_be)
#define ce_to_bytes_be CE(to_bytes_be)
#define ce_is_lex_largest CE(is_lex_largest)
#define ce_sgn0 CE(sgn0)
#define ce_sqrt CE(sqrt)
#define ce_sqrt_vartime CE(sqrt_vartime)
#define ce_is_square CE(is_square)
#define ce_pow CE(pow)
