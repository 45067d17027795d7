/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the vector engine tells the texts above the field. Include after the curve's rns.h.
 *
 * A product costs a few lane operations and a reduction some sixty, so texts accumulate plain products and reduce what
 * belongs together at once. FP_W_WIDE_MAX products of normal elements keep the integers in their budget, weights counted;
 * IFMA_WIDE_COUNT products of any elements the lanes.
 */
#ifndef PAIRING_FIELD_IFMA_ENGINE_H
#define PAIRING_FIELD_IFMA_ENGINE_H

#ifndef __AVX512IFMA__
#error "engine.h needs the target flags of vector.h"
#endif

#include "field/ifma/reduce.h"

/* Lanes of an element are at most IFMA_COVER_A moduli (A), IFMA_COVER_B moduli (B): every operation keeps that. */
#define IFMA_COVER_A 4
#define IFMA_COVER_B 2
#define IFMA_WIDE_COUNT 2048
#define IFMA_SMALL 63 /* the largest small multiple */

#define FP_SCHOOLBOOK 1
#define FP_DOT2 0
#define FP_SMALL PAIRING_ALWAYS_INLINE /* a call costs more than the operation, and vectors go through memory */
#define FP_W_WIDE_MAX RNS_WIDE_COUNT

/* No compressed squarings (cyclotomic.inc.h): a decompression leaves the residues for an inversion. */
#ifndef CYC_DECOMPRESS
#define CYC_DECOMPRESS 1000
#endif

/* do: the statement for each vector v of a row; kernel names of the shape; initialisers in rns.h and consts_rns.h. */
#if RNS_LEN <= 8
#define IFMA_VECTORS 1
#define IFMA_EACH(statement)          \
    do {                              \
        enum { v = 0 };               \
        statement;                    \
    } while (0)
#define RNS_LANES(...) { { __VA_ARGS__ } }
#else
#define IFMA_VECTORS 2
#define IFMA_EACH(statement)          \
    do {                              \
        {                             \
            enum { v = 0 };           \
            statement;                \
        }                             \
        {                             \
            enum { v = 1 };           \
            statement;                \
        }                             \
    } while (0)
#define IFMA_SPLIT(a, b, c, d, e, f, g, h, ...) { { a, b, c, d, e, f, g, h }, { __VA_ARGS__ } }
#define RNS_LANES(...) IFMA_SPLIT(__VA_ARGS__)
#endif
#define RNS_ELEMENT(a, b) { a, b }

#define IFMA_SHAPE_(bits, n, name) pairing_ifma_##bits##x##n##_##name
#define IFMA_SHAPE(bits, n, name) IFMA_SHAPE_(bits, n, name)

#endif
