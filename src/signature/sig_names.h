/* SPDX-License-Identifier: Apache-2.0
 *
 * Short names of the signature texts. No include guard; sig_undef.h undoes it, sig_unbind.h what the instance binds:
 *   SIG(name)                  names of a variant: INST(sig_minpk_##name) or INST(sig_minsig_##name)
 *   SH(name)                   names of its functions that hash, with SIG_EXPANDER: SIG(name), or those of a second
 *                              suite with another expander
 *   SIG_EXPANDER               a pairing_expander
 *   SIG_CTX_T                  type of a running aggregate
 *   PK(name), PK_T, PK_AFF_T   group of public keys;  PK_BYTES its compressed length
 *   SG(name), SG_T, SG_AFF_T   group of signatures;   SG_BYTES its compressed length
 *   PK_WHOLE(name), SG_WHOLE(name)   their operations that another engine may do as a whole
 *   SIG_PAIRS(pk, sg)          the two as arguments of the pairing: G1 first
 *   SIG_PK_IS_G1               1 or 0
 */
#if !defined(SIG) || !defined(SH) || !defined(SIG_EXPANDER) || !defined(SIG_CTX_T) || !defined(SIG_PAIRS) || \
    !defined(SIG_PK_IS_G1)
#error "bind SIG(name), SH(name), SIG_EXPANDER, SIG_CTX_T, SIG_PAIRS, SIG_PK_IS_G1"
#endif
#if !defined(PK) || !defined(PK_T) || !defined(PK_AFF_T) || !defined(PK_BYTES) || !defined(SG) || !defined(SG_T) || \
    !defined(SG_AFF_T) || !defined(SG_BYTES)
#error "bind PK(name), PK_T, PK_AFF_T, PK_BYTES and the same of SG"
#endif

#define sk_t INST_T(sk)
#define fr_t INST_T(fr)
#define pk_t PK_T
#define pk_aff_t PK_AFF_T
#define sg_t SG_T
#define sg_aff_t SG_AFF_T
#define ctx_t SIG_CTX_T
