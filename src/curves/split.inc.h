/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Text: the parts of a scalar k of Fr under one endomorphism of eigenvalue e, k = sum k_j e^j with short k_j.
 *
 * Requires: SPLIT(name), the names; SPLIT_KIND, one of the kinds below (both undefined at the end); FR(name) FR_T;
 * GLV_*, GLS_*, SEED_* of params.h. Defines
 *   SPLIT(parts) SPLIT(part_words) SPLIT(part_bits)    how many parts, words of one, bits of its magnitude
 *   SPLIT(split_t), SPLIT(split)(s, k)                 magnitudes and signs. Constant time in k
 */
#ifndef SPLIT_GLV
#include "curves/scalar_split.h"
#define SPLIT_GLV 1                             /* e = lambda of phi, dimension 2, every curve */
#define SPLIT_GLS 2                             /* e the eigenvalue of psi, a lattice: BN */
#define SPLIT_DIGITS 3                          /* e = x, digits in base |x|: BLS */
#endif

#if SPLIT_KIND == SPLIT_DIGITS
enum { SPLIT(parts) = GLS_DIM, SPLIT(part_words) = 1, SPLIT(part_bits) = SEED_BITS };
#elif SPLIT_KIND == SPLIT_GLS
enum { SPLIT(parts) = GLS_DIM, SPLIT(part_words) = GLS_WORDS, SPLIT(part_bits) = GLS_BITS };
#else
enum { SPLIT(parts) = GLV_DIM, SPLIT(part_words) = GLV_WORDS, SPLIT(part_bits) = GLV_BITS };
#endif

typedef struct {
    uint64_t words[SPLIT(parts)][SPLIT(part_words)];
    ct_mask neg[SPLIT(parts)];
} SPLIT(split_t);

static void SPLIT(split)(SPLIT(split_t) *s, const FR_T *k)
{
    uint64_t words[FR_LIMBS];

    FR(to_words)(words, k);
#if SPLIT_KIND == SPLIT_DIGITS
    /* e = x = +-|x|: the digit at |x|^j belongs to (+-e)^j */
    pairing_split_digits(&s->words[0][0], words, FR_LIMBS, SEED_ABS, SEED_BITS, SPLIT(parts));
    for (size_t j = 0; j < SPLIT(parts); j++)
        s->neg[j] = SEED_NEGATIVE && j % 2 == 1 ? ~(ct_mask)0 : 0;
#else
#if SPLIT_KIND == SPLIT_GLS
    static const uint64_t basis[GLS_DIM * GLS_DIM][GLS_WORDS] = GLS_BASIS;
    static const uint64_t round[GLS_DIM][GLS_ROUND_WORDS] = GLS_ROUND;
    static const unsigned char basis_neg[] = GLS_BASIS_NEG, round_neg[] = GLS_ROUND_NEG;
    static const pairing_lattice lattice = { GLS_DIM, GLS_WORDS, GLS_ROUND_WORDS, GLS_SHIFT,
                                             &basis[0][0], &round[0][0], basis_neg, round_neg };
#else
    static const uint64_t basis[GLV_DIM * GLV_DIM][GLV_WORDS] = GLV_BASIS;
    static const uint64_t round[GLV_DIM][GLV_ROUND_WORDS] = GLV_ROUND;
    static const unsigned char basis_neg[] = GLV_BASIS_NEG, round_neg[] = GLV_ROUND_NEG;
    static const pairing_lattice lattice = { GLV_DIM, GLV_WORDS, GLV_ROUND_WORDS, GLV_SHIFT,
                                             &basis[0][0], &round[0][0], basis_neg, round_neg };
#endif
    pairing_split_lattice(&s->words[0][0], s->neg, words, FR_LIMBS, &lattice);
#endif
    ct_wipe(words, sizeof words);
    for (size_t j = 0; SPLIT(part_bits) % 64 != 0 && j < SPLIT(parts); j++)
        PAIRING_VERIFY(s->words[j][(SPLIT(part_bits) - 1) / 64] >> (SPLIT(part_bits) % 64) == 0);
}

#undef SPLIT
#undef SPLIT_KIND
