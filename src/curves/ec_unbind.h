/* SPDX-License-Identifier: Apache-2.0 */
/* Undoes the binding of a group, after its last curve text: see ec_names.h for the list;
   FP_T, FR and FR_T belong to the instance. */
#undef EC
#undef EC_WHOLE
#undef EC_T
#undef EC_AFF_T
#undef EC_PARAM
#undef CE
#undef CE_T
