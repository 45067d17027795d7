/* SPDX-License-Identifier: Apache-2.0 */
/* Undoes the binding of a variant of signatures: see sig_names.h for the list. */
#undef SIG
#undef SH
#undef SIG_EXPANDER
#undef SIG_CTX_T
#undef PK
#undef PK_WHOLE
#undef PK_T
#undef PK_AFF_T
#undef PK_BYTES
#undef SG
#undef SG_WHOLE
#undef SG_T
#undef SG_AFF_T
#undef SG_BYTES
#undef SIG_PAIRS
#undef SIG_PK_IS_G1
