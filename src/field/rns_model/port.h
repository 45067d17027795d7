/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One instance of the residue model behind plain words, for tests in any language and over any curve.
 *
 * An element is 2*len + 3 words: lanes of A, lanes of B, the bounds a, b, r. A sum of products is 4*len + 5 words:
 * upper and lower halves of A, of B, the bounds ah, al, bh, bl, c. These are the structs of the engine (type.inc.h,
 * fp.inc.h), so a test can set any lane and any bound. Values of the tower, of the groups and of GT are rows of base field
 * elements in public Montgomery words.
 */
#ifndef PAIRING_FIELD_RNS_MODEL_PORT_H
#define PAIRING_FIELD_RNS_MODEL_PORT_H

#include "field/ct.h"
#include "field/rns_model/bound.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    const char *name;      /* of the curve */
    size_t limbs;          /* public words of an element of Fp */
    size_t len;            /* moduli in each base */
    size_t fq, sx;         /* degrees over Fp of the twist's coordinates and of the target field */
    unsigned bits;         /* H */
    const uint64_t *p;     /* limbs words */
    const uint64_t *a, *b; /* moduli */
    const uint64_t *alpha, *beta;
    uint64_t a_fresh, b_fresh, r_unit, r_base, r_normal, r_max, ma_over_p, wide_max, wide_count;
    rns_counts_t *counts;

    void (*load)(uint64_t *r, const uint64_t *words);
    void (*store)(uint64_t *words, const uint64_t *a);
    void (*set_zero)(uint64_t *r);
    void (*set_one)(uint64_t *r);
    void (*add)(uint64_t *r, const uint64_t *a, const uint64_t *b);
    void (*sub)(uint64_t *r, const uint64_t *a, const uint64_t *b);
    void (*mul)(uint64_t *r, const uint64_t *a, const uint64_t *b);
    void (*neg)(uint64_t *r, const uint64_t *a);
    void (*dbl)(uint64_t *r, const uint64_t *a);
    void (*tpl)(uint64_t *r, const uint64_t *a);
    void (*halve)(uint64_t *r, const uint64_t *a);
    void (*sqr)(uint64_t *r, const uint64_t *a);
    void (*inv)(uint64_t *r, const uint64_t *a);
    void (*mul_small)(uint64_t *r, const uint64_t *a, int k);
    void (*pow)(uint64_t *r, const uint64_t *a, const uint64_t *e, size_t nbits);
    void (*cmov)(uint64_t *r, const uint64_t *a, ct_mask m);
    void (*cneg)(uint64_t *r, const uint64_t *a, ct_mask m);
    void (*cswap)(uint64_t *a, uint64_t *b, ct_mask m);
    ct_mask (*is_zero)(const uint64_t *a);
    ct_mask (*is_one)(const uint64_t *a);
    ct_mask (*eq)(const uint64_t *a, const uint64_t *b);
    ct_mask (*sqrt)(uint64_t *r, const uint64_t *a);
    ct_mask (*is_square)(const uint64_t *a);
    ct_mask (*sgn0)(const uint64_t *a);
    ct_mask (*is_lex_largest)(const uint64_t *a);

    void (*wide_set_zero)(uint64_t *w);
    void (*wide_mul)(uint64_t *w, const uint64_t *a, const uint64_t *b);
    void (*wide_sqr)(uint64_t *w, const uint64_t *a);
    void (*wide_mac)(uint64_t *w, const uint64_t *a, const uint64_t *b);
    void (*wide_msub)(uint64_t *w, const uint64_t *a, const uint64_t *b);
    void (*wide_add)(uint64_t *w, const uint64_t *u, const uint64_t *v);
    void (*wide_sub)(uint64_t *w, const uint64_t *u, const uint64_t *v);
    void (*wide_neg)(uint64_t *w, const uint64_t *u);
    void (*wide_dbl)(uint64_t *w, const uint64_t *u);
    void (*wide_mul_small)(uint64_t *w, const uint64_t *u, int k);
    void (*wide_add_fe)(uint64_t *w, const uint64_t *a);
    void (*reduce_n)(uint64_t *r, const uint64_t *w, size_t n);

    /* target field and pairing, public words in and out */
    void (*sx_mul)(uint64_t *r, const uint64_t *a, const uint64_t *b);
    void (*sx_sqr)(uint64_t *r, const uint64_t *a);
    void (*sx_inv)(uint64_t *r, const uint64_t *a);
    void (*sx_frob)(uint64_t *r, const uint64_t *a, unsigned j);
    void (*gt_sqr)(uint64_t *r, const uint64_t *a);
    void (*gt_pow)(uint64_t *r, const uint64_t *a, const uint64_t *k, int vartime); /* k: an element of Fr, public words */
    ct_mask (*gt_in_group)(const uint64_t *a);
    /* groups 1 and 2: Jacobian points in rows, k an element of Fr in public words */
    void (*group_mul)(int group, uint64_t *r, const uint64_t *p, const uint64_t *k, int vartime);
    ct_mask (*in_subgroup)(int group, const uint64_t *p);
    void (*clear_cofactor)(int group, uint64_t *r, const uint64_t *p);
    void (*miller_loop_n)(uint64_t *f, const uint64_t *p, const uint64_t *q, size_t n); /* affine points in rows */
    void (*miller_loop_prepared)(uint64_t *f, const uint64_t *p, const void *lines); /* a buffer of prepared lines */
    void (*final_exponentiation)(uint64_t *r, const uint64_t *f);
    void (*pairing_n)(uint64_t *r, const uint64_t *p, const uint64_t *q, size_t n);
} rns_model_port_t;

extern const rns_model_port_t pairing_rns_model_bn254_port, pairing_rns_model_bls12_377_port,
    pairing_rns_model_bls12_381_port, pairing_rns_model_bls24_315_port, pairing_rns_model_bw6_633_port,
    pairing_rns_model_bw6_761_port;

#ifdef __cplusplus
}
#endif

#endif
