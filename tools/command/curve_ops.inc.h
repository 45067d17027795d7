/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The curve_ops of one curve. Bound by the includer, undefined at the end:
 *     CN(name)        pairing_<curve>_<name>
 *     CM(NAME)        PAIRING_<CURVE>_<NAME>
 *     C_NAME C_TITLE C_ABOUT  strings;  C_K  embedding degree;  C_FQ  degree of the field of the twist
 *     C_SX            type of the target field: CN(C_SX);  C_SIG  1: the benchmark has signatures
 *     C_ARKWORKS C_EVM  1: the curve has these encodings of points
 */
#define G(name) CN(g1_##name)
#define GM(NAME) CM(G1_##NAME)
#include "command/group_ops.inc.h"
#undef G
#undef GM
#define G(name) CN(g2_##name)
#define GM(NAME) CM(G2_##NAME)
#include "command/group_ops.inc.h"
#undef G
#undef GM

static void CN(ops_pair)(uint8_t *out, const void *p, const void *q, size_t n)
{
    CN(gt_t) e;

    CN(pairing_n)(&e, p, q, n);
    CN(gt_to_bytes)(out, &e);
}

static bool CN(ops_check)(const void *p, const void *q, size_t n)
{
    return CN(pairing_check)(p, q, n);
}

#if C_SIG
#define SIG_TAG (const uint8_t *)CM(SIG_MINPK_DST_NUL), sizeof CM(SIG_MINPK_DST_NUL) - 1
#endif

/* bench: e(g1, g2) and multiples of the generators by a fixed scalar */
struct CN(bench) {
    CN(fp_t) a;
    CN(fr_t) k;
    CN(g1_t) p;
    CN(g2_t) q;
    CN(g1_aff_t) pa;
    CN(g2_aff_t) qa;
    CN(C_SX) f;
    CN(gt_t) e;
    uint8_t g1[CM(G1_COMPRESSED_BYTES)], g2[CM(G2_COMPRESSED_BYTES)];
#if C_SIG
    CN(sk_t) sk;
    uint8_t msg[32], pk[CM(G1_COMPRESSED_BYTES)], sig[CM(G2_COMPRESSED_BYTES)];
#endif
};

static void CN(bench_setup)(void *state)
{
    struct CN(bench) *s = state;
    uint8_t bytes[64];
    size_t i;

    for (i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(37 * i + 11);
    CN(fp_from_bytes_wide_be)(&s->a, bytes, sizeof bytes);
    CN(fr_from_bytes_wide_be)(&s->k, bytes, sizeof bytes);
    CN(g1_generator)(&s->p);
    CN(g2_generator)(&s->q);
    CN(g1_mul)(&s->p, &s->p, &s->k);
    CN(g2_mul)(&s->q, &s->q, &s->k);
    CN(g1_to_aff)(&s->pa, &s->p);
    CN(g2_to_aff)(&s->qa, &s->q);
    CN(g1_aff_to_bytes_compressed)(s->g1, &s->pa);
    CN(g2_aff_to_bytes_compressed)(s->g2, &s->qa);
    CN(miller_loop)(&s->f, &s->pa, &s->qa);
    CN(final_exponentiation)(&s->e, &s->f);
#if C_SIG
    memcpy(s->msg, bytes, sizeof s->msg);
    (void)!CN(sig_minpk_keygen)(&s->sk, bytes, sizeof bytes, NULL, 0, NULL, 0);
    (void)!CN(sig_minpk_pubkey_bytes)(s->pk, &s->sk);
    (void)!CN(sig_minpk_sign_bytes)(s->sig, &s->sk, s->msg, sizeof s->msg,
                                    SIG_TAG);
#endif
}

#define ROW(name, statement) \
    static void CN(bench_##name)(void *state, size_t n) \
    { \
        struct CN(bench) *s = state; \
        while (n-- > 0) { \
            statement; \
        } \
    }

ROW(fp_mul, CN(fp_mul)(&s->a, &s->a, &s->a))
ROW(fp_inv, CN(fp_inv)(&s->a, &s->a))
ROW(g1_mul, CN(g1_mul)(&s->p, &s->p, &s->k))
ROW(g2_mul, CN(g2_mul)(&s->q, &s->q, &s->k))
ROW(gt_pow, CN(gt_pow)(&s->e, &s->e, &s->k))
ROW(g1_decode, (void)!CN(g1_aff_from_bytes_compressed)(&s->pa, s->g1, sizeof s->g1))
ROW(g2_decode, (void)!CN(g2_aff_from_bytes_compressed)(&s->qa, s->g2, sizeof s->g2))
ROW(miller_loop, CN(miller_loop)(&s->f, &s->pa, &s->qa))
ROW(final_exponentiation, CN(final_exponentiation)(&s->e, &s->f))
ROW(pairing, CN(pairing)(&s->e, &s->pa, &s->qa))
ROW(g1_hash, (void)!CN(g1_hash_to_curve)(&s->p, s->g1, sizeof s->g1, (const uint8_t *)"BENCH", 5))
ROW(g2_hash, (void)!CN(g2_hash_to_curve)(&s->q, s->g1, sizeof s->g1, (const uint8_t *)"BENCH", 5))
#if C_SIG
ROW(sign, (void)!CN(sig_minpk_sign_bytes)(s->sig, &s->sk, s->msg, sizeof s->msg, SIG_TAG))
ROW(verify, (void)!CN(sig_minpk_verify_bytes)(s->pk, sizeof s->pk, s->msg, sizeof s->msg, s->sig, sizeof s->sig,
                                              SIG_TAG))
#endif
#undef ROW

static const bench_row CN(bench_rows)[] = {
    {"fp_mul", CN(bench_fp_mul)},
    {"fp_inv", CN(bench_fp_inv)},
    {"g1_mul", CN(bench_g1_mul)},
    {"g2_mul", CN(bench_g2_mul)},
    {"gt_pow", CN(bench_gt_pow)},
    {"g1_decode", CN(bench_g1_decode)},
    {"g2_decode", CN(bench_g2_decode)},
    {"g1_hash_to_curve", CN(bench_g1_hash)},
    {"g2_hash_to_curve", CN(bench_g2_hash)},
    {"miller_loop", CN(bench_miller_loop)},
    {"final_exponentiation", CN(bench_final_exponentiation)},
    {"pairing", CN(bench_pairing)},
#if C_SIG
    {"sign (min-pk)", CN(bench_sign)},
    {"verify (min-pk, bytes)", CN(bench_verify)},
#endif
    {NULL, NULL},
};

static const curve_ops CN(curve_ops) = {
    .name = C_NAME,
    .title = C_TITLE,
    .about = C_ABOUT,
    .k = C_K,
    .fp_bits = CM(FP_BITS),
    .fr_bits = CM(FR_BITS),
    .gt_bytes = CM(GT_BYTES),
    .g1 = {
        .name = "g1",
        .aff_size = sizeof(CN(g1_aff_t)),
        .coefficient = CM(FP_BYTES),
        .degree = 1,
        .formats = CN(g1_ops_formats),
        .suite = CM(G1_SUITE),
        .is_infinity = CN(g1_ops_is_infinity),
        .in_subgroup = CN(g1_ops_in_subgroup),
        .mul = CN(g1_ops_mul),
        .msm = CN(g1_ops_msm),
        .msm_scratch_size = CN(g1_msm_bits_scratch_size),
        .negate = CN(g1_ops_negate),
        .hash = CN(g1_ops_hash),
    },
    .g2 = {
        .name = "g2",
        .aff_size = sizeof(CN(g2_aff_t)),
        .coefficient = CM(FP_BYTES),
        .degree = C_FQ,
        .formats = CN(g2_ops_formats),
        .suite = CM(G2_SUITE),
        .is_infinity = CN(g2_ops_is_infinity),
        .in_subgroup = CN(g2_ops_in_subgroup),
        .mul = CN(g2_ops_mul),
        .msm = CN(g2_ops_msm),
        .msm_scratch_size = CN(g2_msm_bits_scratch_size),
        .negate = CN(g2_ops_negate),
        .hash = CN(g2_ops_hash),
    },
    .pair = CN(ops_pair),
    .check = CN(ops_check),
    .bench_size = sizeof(struct CN(bench)),
    .bench_setup = CN(bench_setup),
    .rows = CN(bench_rows),
};

#undef CN
#undef CN_
#undef CM
#undef C_NAME
#undef C_TITLE
#undef C_ABOUT
#undef C_K
#undef C_FQ
#undef C_SX
#undef C_SIG
#undef C_ARKWORKS
#undef C_EVM
#undef SIG_TAG
