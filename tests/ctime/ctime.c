/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Constant time, observed: run under valgrind's memcheck, with a library built with PAIRING_CTIME. Secrets are marked
 * undefined; a branch or a memory address that depends on one is an error of memcheck. ct_bool, by which
 * an outcome becomes public, marks it defined. usage: ctime field|groups|pairing|signatures|leak; `leak` branches on a secret on purpose: that run must fail, or the
 * others prove nothing.
 */
#include <pairing/pairing.h>

#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

static void secret(void *p, size_t n) { (void)VALGRIND_MAKE_MEM_UNDEFINED(p, n); }

#define CURVE bn254
#include "ctime.h"
#undef CURVE
#define CURVE bls12_377
#include "ctime.h"
#undef CURVE
#define CURVE bls12_381
#include "ctime.h"
#undef CURVE
#define CURVE bls24_315
#include "ctime.h"
#undef CURVE
#define CURVE bw6_633
#include "ctime.h"
#undef CURVE
#define CURVE bw6_761
#include "ctime.h"
#undef CURVE

static int signatures(void)
{
    static const uint8_t msg[] = "message", dst[] = PAIRING_BLS12_381_SIG_MINPK_DST_NUL;
    pairing_bls12_381_sk_t sk, copy;
    uint8_t ikm[32], bytes[96];
    int bad = 0;
    memset(ikm, 7, sizeof ikm);
    secret(ikm, sizeof ikm);
    bad |= pairing_bls12_381_sk_keygen(&sk, ikm, sizeof ikm, NULL, 0, NULL, 0) != PAIRING_OK;
    pairing_bls12_381_sk_to_bytes(bytes, &sk);
    bad |= pairing_bls12_381_sk_from_bytes(&copy, bytes, 32) != PAIRING_OK;
    bad |= pairing_bls12_381_sig_minpk_pubkey_bytes(bytes, &sk) != PAIRING_OK;
    bad |= pairing_bls12_381_sig_minpk_sign_bytes(bytes, &sk, msg, 7, dst, sizeof dst - 1) != PAIRING_OK;
    bad |= pairing_bls12_381_sig_minsig_sign_bytes(bytes, &copy, msg, 7, dst, sizeof dst - 1) != PAIRING_OK;
    pairing_bls12_381_sk_wipe(&sk);
    return bad;
}

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
    const char *part = argc == 2 ? argv[1] : "";
    if (!RUNNING_ON_VALGRIND) {
        fputs("ctime: run this under valgrind\n", stderr);
        return 2;
    }
    printf("engine %s\n", pairing_engine());
    if (strcmp(part, "field") == 0)
        RUN(field);
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
