/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Constant time, observed: run under valgrind's memcheck, with a library built with PAIRING_CTIME. Secrets are marked
 * undefined; a branch or a memory address that depends on one is an error of memcheck. ct_bool, by which
 * an outcome becomes public, marks it defined.
 * usage: ctime field|transforms|groups|pairing|signatures|leak ENGINE; the engine is forced, and must be the one that runs; such
 * builds do not ask the processor, whose answer valgrind would falsify. `leak` branches on a secret on purpose: that run
 * must fail, or the others prove nothing.
 */
#include <pairing/ntt.h>
#include <pairing/pairing.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/memcheck.h>

static void secret(void *p, size_t n) { (void)VALGRIND_MAKE_MEM_UNDEFINED(p, n); }

#define CURVE bn254
#define ROOTS fp2
#include "ctime.h"
#undef CURVE
#undef ROOTS
#define CURVE bls12_377
#define ROOTS fp2
#include "ctime.h"
#undef CURVE
#undef ROOTS
#define CURVE bls12_381
#define ROOTS fp2
#include "ctime.h"
#undef CURVE
#undef ROOTS
#define CURVE bls24_315
#define ROOTS fp4
#include "ctime.h"
#undef CURVE
#undef ROOTS
#define CURVE bw6_633
#define ROOTS fp3
#include "ctime.h"
#undef CURVE
#undef ROOTS
#define CURVE bw6_761
#define ROOTS fp3
#include "ctime.h"
#undef CURVE
#undef ROOTS

/* keys, signatures and shares of one curve; h: the object of the functions that hash */
#define SIGNATURES(name, c, h, o, sig_aff, pk_aff)                                                           \
    static int name(void)                                                                                    \
    {                                                                                                        \
        static const uint8_t msg[] = "message", dst[] = "tag";                                               \
        pairing_##c##_sk_t sk, copy, poly[3], share[2], back;                                                \
        pairing_##c##_fr_t x[2];                                                                             \
        pairing_##c##_##sig_aff##_t sig;                                                                     \
        pairing_##c##_##pk_aff##_t pk[3];                                                                    \
        uint8_t ikm[32], bytes[96];                                                                          \
        int bad = 0;                                                                                         \
        memset(ikm, 7, sizeof ikm);                                                                          \
        secret(ikm, sizeof ikm);                                                                             \
        bad |= pairing_##c##_sk_keygen(&sk, ikm, sizeof ikm, NULL, 0, NULL, 0) != PAIRING_OK;                \
        pairing_##c##_sk_to_bytes(bytes, &sk);                                                               \
        bad |= pairing_##c##_sk_from_bytes(&copy, bytes, 32) != PAIRING_OK;                                  \
        bad |= pairing_##c##_##o##_pubkey(&pk[0], &sk) != PAIRING_OK;                                        \
        bad |= pairing_##c##_##o##_pubkey_bytes(bytes, &copy) != PAIRING_OK;                                 \
        bad |= pairing_##c##_##h##_sign(&sig, &sk, msg, 7, dst, 3) != PAIRING_OK;                            \
        bad |= pairing_##c##_##h##_sign_bytes(bytes, &copy, msg, 7, dst, 3) != PAIRING_OK;                   \
        bad |= pairing_##c##_##h##_aug_sign(&sig, &sk, msg, 7, dst, 3) != PAIRING_OK;                        \
        bad |= pairing_##c##_##h##_pop_prove(&sig, &sk, dst, 3) != PAIRING_OK;                               \
        bad |= pairing_##c##_sk_poly(poly, 3, &sk, ikm, sizeof ikm) != PAIRING_OK;                           \
        bad |= pairing_##c##_##o##_commit(pk, poly, 3) != PAIRING_OK;                                        \
        for (uint64_t i = 0; i < 2; i++) {                                                                   \
            pairing_##c##_fr_set_u64(&x[i], i + 1);                                                          \
            bad |= pairing_##c##_sk_share(&share[i], poly, 3, &x[i]) != PAIRING_OK;                          \
        }                                                                                                    \
        bad |= pairing_##c##_sk_recover(&back, x, share, 2) != PAIRING_OK;                                   \
        pairing_##c##_sk_wipe(&sk);                                                                          \
        return bad;                                                                                          \
    }
SIGNATURES(minpk_381, bls12_381, sig_minpk, sig_minpk, g2_aff, g1_aff)
SIGNATURES(minsig_381, bls12_381, sig_minsig, sig_minsig, g1_aff, g2_aff)
SIGNATURES(keccak_254, bn254, sig_minsig_keccak, sig_minsig, g1_aff, g2_aff)

static int trees(void)
{
    pairing_bls12_381_sk_t sk;
    uint8_t seed[32];
    int bad = 0;
    memset(seed, 9, sizeof seed);
    secret(seed, sizeof seed);
    bad |= pairing_bls12_381_sk_derive_master(&sk, seed, sizeof seed) != PAIRING_OK;
    bad |= pairing_bls12_381_sk_derive_child(&sk, &sk, 5) != PAIRING_OK;
    return bad;
}

/* Moduli known at run time: each form of multiplication, and a width without a kernel of its own. */
static void modulus(size_t n, uint64_t top)
{
    static const uint8_t in[64] = { 0, 1, 2, 3 };
    uint64_t storage[3 * 8], a[8], b[8], e[2] = { UINT64_C(0x123456789abcdef0), 77 };
    uint8_t bytes[64];
    pairing_mont_ctx_t m;
    memset(a, 0x5b, sizeof a);
    a[n - 1] = top;
    if (pairing_mont_ctx_init(&m, storage, 3 * n, a, n) != PAIRING_OK)
        abort();
    memset(a, 0x11, sizeof a);
    memset(b, 0x22, sizeof b);
    a[n - 1] = b[n - 1] = 0;
    secret(a, sizeof a);
    secret(b, sizeof b);
    secret(e, sizeof e);
    pairing_mont_ctx_to_mont(a, a, &m);
    pairing_mont_ctx_add(b, b, a, &m);
    pairing_mont_ctx_sub(b, a, b, &m);
    pairing_mont_ctx_neg(b, b, &m);
    pairing_mont_ctx_mul(b, b, a, &m);
    pairing_mont_ctx_sqr(b, b, &m);
    pairing_mont_ctx_pow(b, b, e, 100, &m);
    if (pairing_mont_ctx_inv(b, b, &m) != PAIRING_OK) /* whether it has one is public by then */
        pairing_mont_ctx_set_one(b, &m);
    pairing_mont_ctx_cmov(b, a, pairing_mont_ctx_eq(a, b, &m), &m);
    pairing_mont_ctx_to_bytes_be(bytes, b, &m);
    memset(bytes, 0, 1);
    memcpy(bytes + 1, in, 3);
    if (pairing_mont_ctx_from_bytes_be(b, bytes, pairing_mont_ctx_bytes(&m), &m) != PAIRING_OK)
        abort();
    pairing_mont_ctx_from_bytes_wide_be(b, bytes, sizeof bytes, &m);
    pairing_mont_ctx_from_mont(b, b, &m);
}

/* Transforms of words by every form of the product: primes of 30, 50, 51, 62, 63, 64 bits and 2^64 - 2^32 + 1. */
static void words(void)
{
    static const uint64_t primes[] = { UINT64_C(1073479681), UINT64_C(1125899903827969), UINT64_C(2251799813554177),
                                       UINT64_C(4611686018425815041), UINT64_C(9223372036844421121),
                                       UINT64_C(18446744069411831809), UINT64_C(0xffffffff00000001) };
    uint64_t storage[PAIRING_NTT_WORDS(32)], a[32], b[32], scratch[32];
    pairing_ntt_t plan;
    for (size_t k = 0; k < sizeof primes / sizeof *primes; k++)
        for (size_t n = 16; n <= 32; n *= 2) {
            if (pairing_ntt_init(&plan, storage, PAIRING_NTT_WORDS(n), n, primes[k]) != PAIRING_OK)
                abort();
            for (size_t i = 0; i < n; i++)
                a[i] = b[i] = 1 + i;
            secret(a, sizeof a);
            secret(b, sizeof b);
            if (pairing_ntt_forward(a, &plan) != PAIRING_OK || pairing_ntt_inverse(a, &plan) != PAIRING_OK ||
                pairing_ntt_pointwise_mul(a, a, b, &plan) != PAIRING_OK || pairing_ntt_mul(b, a, b, scratch, &plan) != PAIRING_OK)
                abort();
        }
}

static void moduli(void)
{
    static const size_t widths[] = { 1, 3, 4, 5, 6, 7, 8 };
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        modulus(widths[i], UINT64_C(0x1234567890abcdef));
        modulus(widths[i], UINT64_C(0x7000000000000001));
        modulus(widths[i], UINT64_C(0xfedcba9876543211));
    }
}

static int signatures(void) { return minpk_381() | minsig_381() | keccak_254() | trees(); }

static int leak(void)
{
    volatile int x = 1;
    secret((void *)&x, sizeof x);
    return x != 0 ? puts("a branch on a secret") < 0 : 0;
}

#define RUN(part)                                                                                            \
    do {                                                                                                     \
        pairing_bn254_##part(), pairing_bls12_377_##part(), pairing_bls12_381_##part();                      \
        pairing_bls24_315_##part(), pairing_bw6_633_##part(), pairing_bw6_761_##part();                      \
    } while (0)

int main(int argc, char **argv)
{
    const char *part = argc == 3 ? argv[1] : "";
    if (!RUNNING_ON_VALGRIND) {
        fputs("ctime: run this under valgrind\n", stderr);
        return 2;
    }
    if (argc != 3 || pairing_set_engine(argv[2]) != PAIRING_OK || strcmp(pairing_engine(), argv[2]) != 0) {
        fputs("ctime: no such engine here\n", stderr);
        return 2;
    }
    printf("engine %s\n", pairing_engine());
    if (strcmp(part, "field") == 0) {
        RUN(field);
        moduli();
    } else if (strcmp(part, "transforms") == 0) {
        RUN(transforms);
        words();
    }
    else if (strcmp(part, "groups") == 0)
        RUN(groups);
    else if (strcmp(part, "pairing") == 0)
        RUN(pairing_ct);
    else if (strcmp(part, "signatures") == 0)
        return signatures();
    else if (strcmp(part, "leak") == 0)
        return leak();
    else
        return 2;
    return 0;
}
