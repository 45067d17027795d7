/* SPDX-License-Identifier: Apache-2.0 */
/* Sixty division steps on single words: their matrix from the low 64 bits of f and g, and what they do to the Jacobi
   symbol. The step itself: divsteps.c. Proofs of what is only stated here: docs/algorithms/inversion_and_roots.md. */
#ifndef PAIRING_FIELD_DIVSTEPS_WORD_H
#define PAIRING_FIELD_DIVSTEPS_WORD_H

#include "field/ct.h"
#include "field/x86_64/target.h"

enum { DIVSTEPS_RUN = 20, DIVSTEPS_BATCH = 3 * DIVSTEPS_RUN };

PAIRING_STATIC_ASSERT((INT64_C(-3) >> 1) == -2, "a shift to the right keeps the sign");

/* k steps take (f, g) to (u f + v g, q f + r g)/2^k, with |u| + |v| <= 2^k and |q| + |r| <= 2^k. */
typedef struct {
    int64_t u, v, q, r;
} divsteps_matrix;

/* What a run shows of the Jacobi symbol, f and f' being the values before and after a step (section "Jacobi symbol"):
   rises = the sum modulo 2 of f' & ~f, bit by bit, over the steps; all = that of f.  Bits 63, 1 and 2 matter. */
typedef struct {
    uint64_t rises, all;
} divsteps_trace;

/* A run of 20 steps works on two packed words

       F = f - (u 2^42 + v 2^21),     G = g - (q 2^42 + r 2^21)

   of the low 21 bits of f and g as signed numbers and a matrix that starts as 2^20 (1, 0; 0, 1). A step is linear and
   looks at the parity of G alone, so that one operation serves number and matrix; the halvings of G are the unit
   2^-20 in which the matrix started, and after 20 steps its entries are the integers of divsteps_matrix.
   Throughout |f|, |g| <= 2^20, |u| + |v| <= 2^20, |q| + |r| <= 2^20, and no entry is -2^20: so rounding finds the
   fields again, |F|, |G| <= 2^62 + 2^20 and |G| + |F| < 2^63. */
enum { DIVSTEPS_LOW = DIVSTEPS_RUN + 1 };

/* The low 21 bits of x as a signed number */
PAIRING_ALWAYS_INLINE int64_t divsteps_low(uint64_t x)
{
    return (int64_t)(x << (64 - DIVSTEPS_LOW)) >> (64 - DIVSTEPS_LOW);
}

/* t/2^21 rounded to the nearest */
PAIRING_ALWAYS_INLINE int64_t divsteps_field(int64_t t) { return (t + (1 << DIVSTEPS_RUN)) >> DIVSTEPS_LOW; }

PAIRING_ALWAYS_INLINE void divsteps_unpack(int64_t *u, int64_t *v, uint64_t packed)
{
    int64_t t = divsteps_field((int64_t)packed), h = divsteps_field(t);     /* -(u 2^21 + v), -u */
    *u = -h;
    *v = h * (1 << DIVSTEPS_LOW) - t;
}

/* On x86-64 the step with masks is a chain of six cycles, with conditional moves of four, which compilers do not make of
   it. Baseline instructions; the body with masks is the reference. */
#if PAIRING_X86_64_KERNELS && PAIRING_MUL64 == 1
#define DIVSTEPS_X86_64 1
#else
#define DIVSTEPS_X86_64 0
#endif

#if DIVSTEPS_X86_64
/* t := g + f or g - f;  y := z - 1;  w := -z - 2;  where g is odd and z < 0: f := g, y := w;
   where g is odd: g := t;  g := g/2.  z and y change places from one step to the next. */
#define DIVSTEPS_STEP(z, y)                                                                                   \
    "movq %[f], %[t]\n\tnegq %[t]\n\t"                                                                        \
    "movq %[" z "], %[s]\n\tshrq $63, %[s]\n\t"                                                               \
    "leaq -1(%[" z "]), %[" y "]\n\t"                                                                         \
    "movq $-2, %[w]\n\tsubq %[" z "], %[w]\n\t"                                                               \
    "testq %[" z "], %[" z "]\n\tcmovnsq %[f], %[t]\n\taddq %[g], %[t]\n\t"                                   \
    "testq %[s], %[g]\n\tcmovnzq %[g], %[f]\n\tcmovnzq %[w], %[" y "]\n\t"                                    \
    "testb $1, %b[g]\n\tcmovnzq %[t], %[g]\n\tsarq %[g]\n\t"
/* rises ^= f' & ~f, all ^= f around the step */
#define DIVSTEPS_TRACED_STEP(z, y)                                                                            \
    "movq %[f], %[h]\n\txorq %[f], %[all]\n\tnotq %[h]\n\t" DIVSTEPS_STEP(z, y)                              \
    "andq %[f], %[h]\n\txorq %[h], %[rises]\n\t"
#endif

/* zeta = -(delta + 1/2): delta > 0 iff zeta < 0. One run from the low 21 bits of f and g; `all` leaves out the last
   f, of which too few bits are left. */
PAIRING_ALWAYS_INLINE int64_t divsteps_run(int64_t zeta, uint64_t f_in, uint64_t g_in, divsteps_matrix *m,
                                           divsteps_trace *trace)
{
    uint64_t f = (uint64_t)divsteps_low(f_in) - (UINT64_C(1) << (2 * DIVSTEPS_LOW + DIVSTEPS_RUN));
    uint64_t g = (uint64_t)divsteps_low(g_in) - (UINT64_C(1) << (DIVSTEPS_LOW + DIVSTEPS_RUN));
    uint64_t z = (uint64_t)zeta, rises = 0, all = f;
#if DIVSTEPS_X86_64
    uint64_t y, s, t, w, h, count = DIVSTEPS_RUN / 2;
    if (trace)
        __asm__("1:\n\t" DIVSTEPS_TRACED_STEP("z", "y") DIVSTEPS_TRACED_STEP("y", "z") "decl %k[count]\n\tjnz 1b"
                : [f] "+r"(f), [g] "+r"(g), [z] "+r"(z), [count] "+r"(count), [rises] "+r"(rises), [all] "+r"(all),
                  [y] "=&r"(y), [s] "=&r"(s), [t] "=&r"(t), [w] "=&r"(w), [h] "=&r"(h)
                :
                : "cc");
    else
        __asm__("1:\n\t" DIVSTEPS_STEP("z", "y") DIVSTEPS_STEP("y", "z") "decl %k[count]\n\tjnz 1b"
                : [f] "+r"(f), [g] "+r"(g), [z] "+r"(z), [count] "+r"(count), [y] "=&r"(y), [s] "=&r"(s),
                  [t] "=&r"(t), [w] "=&r"(w)
                :
                : "cc");
#else
    PAIRING_NO_UNROLL
    for (int i = 0; i < DIVSTEPS_RUN; i++) {
        uint64_t odd = pairing_value_barrier((uint64_t)0 - (g & 1));
        uint64_t neg = pairing_value_barrier((uint64_t)0 - (z >> 63));
        uint64_t swap = odd & neg, old = f;
        uint64_t t = ((f ^ neg) - neg) & odd;       /* f, -f or 0 */
        f ^= (f ^ g) & swap;
        g = (uint64_t)((int64_t)(g + t) >> 1);
        z = (z ^ swap) - 1;                         /* zeta - 1, or -zeta - 2 where swapped */
        if (trace) {
            rises ^= f & ~old;
            all ^= old;
        }
    }
#endif
    divsteps_unpack(&m->u, &m->v, f);
    divsteps_unpack(&m->q, &m->r, g);
    if (trace) {
        trace->rises = rises;
        trace->all = all;
    }
    return (int64_t)z;
}

/* m := n m */
PAIRING_ALWAYS_INLINE void divsteps_compose(divsteps_matrix *m, const divsteps_matrix *n)
{
    divsteps_matrix a = *m;
    m->u = n->u * a.u + n->v * a.q;
    m->v = n->u * a.v + n->v * a.r;
    m->q = n->q * a.u + n->r * a.q;
    m->r = n->q * a.v + n->r * a.r;
}

/* f, g := m (f, g)/2^20; the upper 20 bits of the words become meaningless. */
PAIRING_ALWAYS_INLINE void divsteps_advance(uint64_t *f, uint64_t *g, const divsteps_matrix *m)
{
    uint64_t a = *f, b = *g;
    *f = ((uint64_t)m->u * a + (uint64_t)m->v * b) >> DIVSTEPS_RUN;
    *g = ((uint64_t)m->q * a + (uint64_t)m->r * b) >> DIVSTEPS_RUN;
}

/* 1 iff x + y*eps < 0 for all small eps > 0; |x| < 2^62 */
PAIRING_ALWAYS_INLINE uint64_t divsteps_sign(int64_t x, int64_t y)
{
    return (2 * (uint64_t)x - ((uint64_t)y >> 63)) >> 63;
}

/* Sixty steps from 64 valid bits of f and g: three runs, each of which costs the words 20 bits. */
PAIRING_ALWAYS_INLINE int64_t divsteps_batch(int64_t zeta, uint64_t f, uint64_t g, divsteps_matrix *m)
{
    divsteps_matrix n;
    zeta = divsteps_run(zeta, f, g, m, 0);
    divsteps_advance(&f, &g, m);
    zeta = divsteps_run(zeta, f, g, &n, 0);
    divsteps_advance(&f, &g, &n);
    divsteps_compose(m, &n);
    zeta = divsteps_run(zeta, f, g, &n, 0);
    divsteps_compose(m, &n);
    return zeta;
}

/* The same and, for the Jacobi symbol, *flips = the parity of the factors -1 at the prime 2, *turns = the number of
   half turns, modulo 4, that the vector (1, eps) makes. */
PAIRING_ALWAYS_INLINE int64_t divsteps_batch_traced(int64_t zeta, uint64_t f, uint64_t g, divsteps_matrix *m,
                                                    uint64_t *flips, uint64_t *turns)
{
    divsteps_matrix n = { 1, 0, 0, 1 };
    uint64_t bits = 0, d = 0, sf = 0, sg = 0;       /* signs of (1, eps) under the runs so far */
    *m = n;
    for (int i = 0; i < DIVSTEPS_BATCH / DIVSTEPS_RUN; i++) {
        divsteps_trace t;
        uint64_t a, s;
        zeta = divsteps_run(zeta, f, g, &n, &t);
        divsteps_advance(&f, &g, &n);
        divsteps_compose(m, &n);
        /* the f' of the run: trace.all and the last one, which is in the advanced f */
        bits ^= (t.rises >> 1) ^ (t.all >> 1) ^ (t.all >> 2) ^ (f >> 1) ^ (f >> 2);
        s = divsteps_sign(n.u, n.v);
        a = sf ^ sg;                                /* half planes from this run's (1, eps) to the batch's: before, */
        sf = divsteps_sign(m->u, m->v);
        d += 2 * (t.rises >> 63) + s + a - (sf ^ sg ^ s);       /* and after the run */
        sg = divsteps_sign(m->q, m->r);
    }
    *flips = bits & 1;
    *turns = d & 3;
    return zeta;
}

#endif
