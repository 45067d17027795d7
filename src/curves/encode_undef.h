/* SPDX-License-Identifier: Apache-2.0 */
/* Undoes encode_names.h and the ec_names.h that it includes. */
#undef EC_BYTES
#undef ec_aff_to_bytes_compressed
#undef ec_aff_to_bytes_uncompressed
#undef ec_aff_from_bytes_compressed
#undef ec_aff_from_bytes_compressed_unchecked
#undef ec_aff_from_bytes_uncompressed
#undef ec_aff_from_bytes_uncompressed_unchecked
#undef ce_from_bytes_be
#undef ce_to_bytes_be
#undef ce_is_lex_largest
#undef ce_sgn0
#undef ce_sqrt
#undef ce_sqrt_vartime
#undef ce_is_square
#undef ce_pow
#include "curves/ec_undef.h"
