/* SPDX-License-Identifier: Apache-2.0 */
/* Undoes the binding of a group, after its last curve text: see ec_names.h for the list. */
#undef EC
#undef EC_T
#undef EC_AFF_T
#undef EC_PARAM
#undef CE
#undef CE_T
#undef EC_FP_T
#undef EC_FR_T
#undef EC_FR
