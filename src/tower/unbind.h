/* SPDX-License-Identifier: Apache-2.0
 *
 * Drops the bindings of one extension, after its text.
 */
#undef EXT
#undef EXT_T
#undef BE
#undef BE_T
#undef EXT_DEGREE
#undef EXT_BASE_IS_FP
#undef EXT_NR_C
#undef EXT_NR_G
#undef EXT_FROB
#undef EXT_HAS_ROOTS
#undef EXT_ROOT
#undef EXT_ROOT_K_IS_ONE
#undef EXT_HAS_BYTES
#undef EXT_REDUCED
#undef EXT_PRODUCTS_ABOVE
