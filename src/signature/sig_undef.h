/* SPDX-License-Identifier: Apache-2.0 */
/* Undoes sig_names.h. */
#undef sk_t
#undef fr_t
#undef pk_t
#undef pk_aff_t
#undef sg_t
#undef sg_aff_t
#undef ctx_t
