/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Negacyclic number theoretic transforms over primes of up to 64 bits: products in Z/p[x]/(x^n + 1), n = 2^4 .. 2^17, for any
 * prime p below 2^64 with 2n | p - 1.
 *
 *     uint64_t storage[PAIRING_NTT_WORDS(1024)];
 *     pairing_ntt_t plan;
 *     if (pairing_ntt_init(&plan, storage, PAIRING_NTT_WORDS(1024), 1024, 12289) != PAIRING_OK) ...
 *     if (pairing_ntt_forward(a, &plan) != PAIRING_OK) ...
 *
 * Polynomials are arrays of n words: a[i] is the coefficient of x^i, in [0,p). Every function gives reduced words and wants
 * reduced words. A transform is an array of n words as well, in bit-reversed order: with psi = pairing_ntt_root(plan), of order 2n,
 *
 *     forward:  A[brv(i)] = sum over j of a[j] psi^((2i+1) j),  brv(i): the log2(n) bits of i reversed.
 *
 * Products of transforms word by word are the transforms of products mod x^n + 1, so that the order rarely matters.
 *
 * p and n are public; functions take constant time in all words. A plan is not written to after init: any number of threads may
 * share it. Nothing is allocated. Arrays aligned to 64 bytes are faster. Method: docs/algorithms/transforms.md.
 */
#ifndef PAIRING_NTT_H
#define PAIRING_NTT_H

#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

/* The lengths are the powers of two in this range. */
#define PAIRING_NTT_MIN_LENGTH 16
#define PAIRING_NTT_MAX_LENGTH 131072

/* Words of storage of a plan for length n. */
#define PAIRING_NTT_WORDS(n) (2 * (n))

/* A prepared transform: read it by the functions below. Its words stand in storage of the caller's, which must live as long as
   the plan; a copy of the struct shares it. A struct of zeros is no plan, and every function refuses it. */
typedef struct pairing_ntt {
    const uint64_t *words; /* n powers of psi in bit-reversed order, then what makes products with them fast */
    uint64_t p;
    uint64_t psi;
    uint64_t n_inv[2];     /* 1/n, and psi^(n/2)/n, in the form of words */
    uint64_t n_inv_aid[2];
    uint64_t barrett;      /* floor(2^(62 + bits of p)/p) where p < 2^62 */
    uint64_t p_inv;        /* 1/p mod 2^64 */
    uint64_t r2;           /* 2^128 mod p */
    uint32_t log_n;
    uint32_t bits;         /* of p */
    uint32_t kind;         /* the form of arithmetic that p permits */
} pairing_ntt_t;

#ifdef __cplusplus
extern "C" {
#endif

/*
 * plan = the transform of length n modulo p. storage: storage_len words, at least PAIRING_NTT_WORDS(n). psi is g^((p-1)/(2n)) for the
 * smallest g >= 2 that gives it the order 2n.
 * PAIRING_ERR_TRANSFORM_LENGTH: n is not a power of two in [PAIRING_NTT_MIN_LENGTH, PAIRING_NTT_MAX_LENGTH].
 * PAIRING_ERR_STORAGE: storage_len is too small. PAIRING_ERR_NOT_PRIME: p is not prime (proved: Miller-Rabin by bases that decide for all
 * 64-bit numbers). PAIRING_ERR_NO_ROOT: p - 1 is not a multiple of 2n. After an error the plan is zero.
 */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_ntt_init(pairing_ntt_t *plan, uint64_t *storage, size_t storage_len,
        size_t n, uint64_t p);

/* n, p and psi of a plan; 0 for NULL and for no plan. */
PAIRING_API size_t pairing_ntt_length(const pairing_ntt_t *plan);
PAIRING_API uint64_t pairing_ntt_modulus(const pairing_ntt_t *plan);
PAIRING_API uint64_t pairing_ntt_root(const pairing_ntt_t *plan);

/*
 * a = the transform of the polynomial a;  a = the polynomial whose transform is a (with the factor 1/n). In place, n words in [0,p)
 * in and out. PAIRING_ERR_ARGUMENT: plan is NULL or no plan; nothing is changed then. [Harvey14, LN16]
 */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_ntt_forward(uint64_t *a, const pairing_ntt_t *plan);
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_ntt_inverse(uint64_t *a, const pairing_ntt_t *plan);

/* r[i] = a[i]*b[i] mod p, n words in [0,p); r may be a or b. PAIRING_ERR_ARGUMENT as above. */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_ntt_pointwise_mul(uint64_t *r, const uint64_t *a, const uint64_t *b,
        const pairing_ntt_t *plan);

/*
 * r = a*b mod x^n + 1, n words each; scratch: n words, apart from the others, which it holds no trace of afterwards but the
 * transform of b. r may be a or b. PAIRING_ERR_ARGUMENT as above.
 */
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_ntt_mul(uint64_t *r, const uint64_t *a, const uint64_t *b,
        uint64_t *scratch, const pairing_ntt_t *plan);

/*
 * Engines of these functions: "portable", "avx2", "avx512" (F and DQ), "avx512ifma"; a plan serves all of them, and results do not depend
 * on them. The fastest runs unless one was forced here or pairing_set_engine("portable") made the library portable; the last call of the
 * two counts. The i-th engine that this build and processor can run, in increasing order of preference, NULL past the end; the name of the
 * one that runs; forcing one (NULL or "auto": the fastest). PAIRING_ERR_ENGINE, and no change, for one that does not exist here.
 */
PAIRING_API const char *pairing_ntt_engine_at(size_t i);
PAIRING_API const char *pairing_ntt_engine(void);
PAIRING_API PAIRING_WARN_UNUSED pairing_status pairing_ntt_set_engine(const char *name);

#ifdef __cplusplus
}
#endif

#endif
