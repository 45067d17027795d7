/* SPDX-License-Identifier: Apache-2.0 */
/* The curves as the command sees them: sizes and functions over byte strings and untyped points. */
#ifndef PAIRING_COMMAND_CURVE_OPS_H
#define PAIRING_COMMAND_CURVE_OPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

/* An encoding of points under its name; formats[0] and [1] of a group are its own compressed and uncompressed one. */
typedef struct point_format {
    const char *name;        /* NULL ends a list */
    size_t size;
    pairing_status (*decode)(void *aff, const uint8_t *in, size_t len); /* any point of the curve */
    void (*encode)(uint8_t *out, const void *aff);
} point_format;
enum { COMPRESSED, UNCOMPRESSED };

/* A group; `aff` arguments point to its affine point type, of aff_size bytes. */
typedef struct group_ops {
    const char *name;        /* "g1" or "g2" */
    size_t aff_size;
    size_t coefficient;      /* bytes of one coefficient */
    unsigned degree;         /* coefficients of a coordinate */
    const point_format *formats;
    const char *suite;       /* hash-to-curve suite without the ending RO_ or NU_; NULL: none */
    bool (*is_infinity)(const void *aff);
    bool (*in_subgroup)(const void *aff);
    void (*mul)(void *aff, const void *p, const uint64_t *words, size_t bits, bool negative);
    /* aff = the sum of words[i] p[i], n integers of nbits bits in ceil(nbits/64) words each */
    void (*msm)(void *aff, const void *p, const uint64_t *words, size_t n, size_t nbits, uint8_t *scratch, size_t size);
    size_t (*msm_scratch_size)(size_t n, size_t nbits);
    void (*negate)(void *aff);
    pairing_status (*hash)(void *aff, const uint8_t *msg, size_t msg_len, const uint8_t *dst, size_t dst_len,
                           bool nu);
} group_ops;

/* One row of the benchmark: n repetitions on the state. */
typedef struct bench_row {
    const char *name;
    void (*run)(void *state, size_t n);
} bench_row;

typedef struct curve_ops {
    const char *name, *title, *about;
    unsigned k, fp_bits, fr_bits;
    size_t gt_bytes;
    group_ops g1, g2;
    /* out = the product of e(p[i], q[i]) as bytes;  is it 1? */
    void (*pair)(uint8_t *out, const void *p, const void *q, size_t n);
    bool (*check)(const void *p, const void *q, size_t n);
    size_t bench_size;               /* of the state */
    void (*bench_setup)(void *state);
    const bench_row *rows;           /* ends with a NULL name */
} curve_ops;

/* All curves of this build; ends with NULL. */
extern const curve_ops *const all_curves[];

#endif
