/* SPDX-License-Identifier: Apache-2.0
 *
 * Short names of the encoding texts and of hash_to_curve.inc.h beyond those of ec_names.h, which it
 * includes. No include guard: included at the head of each of these texts, undone by
 * encode_undef.h.
 */
#include "curves/ec_names.h"

/* bytes of a coordinate, which is also the length of a compressed point */
#define EC_BYTES (EC_PARAM(DEGREE) * FP_BYTES)

#define ec_aff_to_bytes_compressed EC(aff_to_bytes_compressed)
#define ec_aff_to_bytes_uncompressed EC(aff_to_bytes_uncompressed)
#define ec_aff_from_bytes_compressed EC(aff_from_bytes_compressed)
#define ec_aff_from_bytes_compressed_unchecked EC(aff_from_bytes_compressed_unchecked)
#define ec_aff_from_bytes_uncompressed EC(aff_from_bytes_uncompressed)
#define ec_aff_from_bytes_uncompressed_unchecked EC(aff_from_bytes_uncompressed_unchecked)

#define ce_from_bytes_be CE(from_bytes_be)
#define ce_to_bytes_be CE(to_bytes_be)
#define ce_is_lex_largest CE(is_lex_largest)
#define ce_sgn0 CE(sgn0)
#define ce_sqrt CE(sqrt)
#define ce_sqrt_vartime CE(sqrt_vartime)
#define ce_is_square CE(is_square)
#define ce_pow CE(pow)
