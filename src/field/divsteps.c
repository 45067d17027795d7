/* SPDX-License-Identifier: Apache-2.0 */
/* Inversion by division steps [BY19], starting at delta = 1/2, 60 steps at a time.

   The step. f odd, g any, delta a half-integer:
     delta > 0 and g odd:   (delta, f, g) := (1 - delta, g, (g - f)/2)
     otherwise:             (delta, f, g) := (1 + delta, f, (g + (g mod 2) f)/2)
   With |g|, |f| <= p at the start both stay there. From f = p and 0 <= g <= p of b bits,
   floor((45907 b + 30179)/19929) steps end with g = 0, f = +-gcd; steps after that change neither g nor |f|.

   Sixty steps depend on the low 60 bits of f and g alone and are a matrix: 2^60 (f, g)' = (u v; q r) (f, g), with
   |u| + |v| <= 2^60 and |q| + |r| <= 2^60. The same matrix modulo p is applied to (d, e), which start at (0, c):
   d*a = f*c and e*a = g*c (mod p) hold always, so at the end d*a = +-c.

   Numbers are L words of 60 bits, least significant first, all in [0, 2^60) but the top one, which carries the
   sign. L = ceil((bits+2)/60): p, f, g in [-p,p] and d, e in (-2p,p) fit, the top word even with room to spare.

   Inside, two runs of 30 steps: their matrices have entries of at most 2^30 in size, so that a row (u, v) is one
   word u + v*2^32, worked upon by one operation; the words f and g have 64 valid low bits at the start and
   34 after the first run, which is enough for the second. */
#include "field/divsteps.h"

#include "field/ct.h"

#define WORD_BITS 60
#define WORD_MASK ((UINT64_C(1) << WORD_BITS) - 1)
#define MAX_WORDS 14                                /* (13*64 + 2)/60 rounded up */

typedef struct {
    int64_t v[MAX_WORDS];
} num;

typedef struct {
    int64_t u, v, q, r;
} mat;

/* ---- a signed accumulator of 128 bits ------------------------------------------------------------- */

#if PAIRING_MUL64 == 1
typedef pairing_i128 acc;
PAIRING_ALWAYS_INLINE acc acc_zero(void) { return 0; }
PAIRING_ALWAYS_INLINE acc acc_mac(acc s, int64_t a, int64_t b) { return s + (acc)a * b; }
PAIRING_ALWAYS_INLINE uint64_t acc_low(acc s) { return (uint64_t)s; }
PAIRING_ALWAYS_INLINE acc acc_shift(acc s) { return s >> WORD_BITS; }
#else
typedef struct {
    uint64_t lo, hi;
} acc;
PAIRING_ALWAYS_INLINE acc acc_zero(void)
{
    acc s = { 0, 0 };
    return s;
}
PAIRING_ALWAYS_INLINE acc acc_mac(acc s, int64_t a, int64_t b)
{
    uint64_t hi, lo = pairing_mul64(&hi, (uint64_t)a, (uint64_t)b);
    hi -= (uint64_t)b & ((uint64_t)0 - ((uint64_t)a >> 63));    /* a as unsigned is a + 2^64 where a < 0 */
    hi -= (uint64_t)a & ((uint64_t)0 - ((uint64_t)b >> 63));
    s.lo += lo;
    s.hi += hi + (s.lo < lo);
    return s;
}
PAIRING_ALWAYS_INLINE uint64_t acc_low(acc s) { return s.lo; }
PAIRING_ALWAYS_INLINE acc acc_shift(acc s)
{
    acc t;
    uint64_t sign = (uint64_t)0 - (s.hi >> 63);
    t.lo = (s.lo >> WORD_BITS) | (s.hi << (64 - WORD_BITS));
    t.hi = (s.hi >> WORD_BITS) | (sign << (64 - WORD_BITS));
    return t;
}
#endif

/* x/2^k rounded down, for negative x too */
PAIRING_ALWAYS_INLINE int64_t shift_down(int64_t x, unsigned k)
{
    uint64_t sign = (uint64_t)0 - ((uint64_t)x >> 63);
    return (int64_t)(((uint64_t)x >> k) | (sign << (63 - k) << 1));
}

/* All ones iff x < 0 */
PAIRING_ALWAYS_INLINE uint64_t sign_mask(int64_t x) { return (uint64_t)0 - ((uint64_t)x >> 63); }

/* ---- conversion ----------------------------------------------------------------------------------- */

static void num_from_words(num *r, const uint64_t *a, size_t n, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        size_t bit = WORD_BITS * i, w = bit / 64, s = bit % 64;
        uint64_t x = w < n ? a[w] >> s : 0;
        if (s > 64 - WORD_BITS && w + 1 < n)
            x |= a[w + 1] << (64 - s);
        r->v[i] = (int64_t)(x & WORD_MASK);
    }
}

static void num_to_words(uint64_t *r, const num *a, size_t n, size_t len)
{
    for (size_t i = 0; i < n; i++) {
        size_t bit = 64 * i, w = bit / WORD_BITS, s = bit % WORD_BITS;
        uint64_t x = (uint64_t)a->v[w] >> s;
        if (w + 1 < len)
            x |= (uint64_t)a->v[w + 1] << (WORD_BITS - s);
        if (w + 2 < len && 2 * WORD_BITS - s < 64)
            x |= (uint64_t)a->v[w + 2] << (2 * WORD_BITS - s);
        r[i] = x;
    }
}

/* ---- sixty steps on words ------------------------------------------------------------------------- */

/* zeta = -(delta + 1/2): delta > 0 iff zeta < 0. One run of 30 steps; row_f = (u, v), row_g = (q, r) packed. */
PAIRING_ALWAYS_INLINE int64_t steps30(int64_t zeta, uint64_t *f_io, uint64_t *g_io, mat *m)
{
    uint64_t f = *f_io, g = *g_io, row_f = 1, row_g = UINT64_C(1) << 32;
    uint64_t z = (uint64_t)zeta;
    PAIRING_NO_UNROLL
    for (int i = 0; i < 30; i++) {
        uint64_t odd = pairing_value_barrier((uint64_t)0 - (g & 1));
        uint64_t swap = pairing_value_barrier((uint64_t)0 - (z >> 63)) & odd;
        uint64_t tf = (f ^ swap) - swap, tr = (row_f ^ swap) - swap;   /* -f where f and g change places */
        uint64_t sum, row;
        /* g + f, g - f or g; then f := g where swapped: f + (g - f) */
        sum = g + (tf & odd);
        row = row_g + (tr & odd);
        f += sum & swap;
        row_f += row & swap;
        z = (z ^ swap) - 1;                         /* zeta - 1, or -zeta - 2 where swapped */
        g = sum >> 1;
        row_g = row;
        row_f <<= 1;
    }
    *f_io = f;
    *g_io = g;
    m->u = (int32_t)(uint32_t)row_f;
    m->v = (int32_t)(uint32_t)((row_f - (uint64_t)m->u) >> 32);
    m->q = (int32_t)(uint32_t)row_g;
    m->r = (int32_t)(uint32_t)((row_g - (uint64_t)m->q) >> 32);
    return (int64_t)z;
}

static int64_t steps60(int64_t zeta, uint64_t f, uint64_t g, mat *m)
{
    mat a, b;
    zeta = steps30(zeta, &f, &g, &a);
    zeta = steps30(zeta, &f, &g, &b);
    m->u = b.u * a.u + b.v * a.q;
    m->v = b.u * a.v + b.v * a.r;
    m->q = b.q * a.u + b.r * a.q;
    m->r = b.q * a.v + b.r * a.r;
    return zeta;
}

static unsigned trailing_zeros(uint64_t x)          /* x != 0 */
{
#if defined(__GNUC__) || defined(__clang__)
    return (unsigned)__builtin_ctzll(x);
#else
    unsigned k = 0;
    while (!(x & 1)) {
        x >>= 1;
        k++;
    }
    return k;
#endif
}

/* The same sixty steps in runs: halvings together, and up to six bits of g cancelled by one multiple of f. */
static int64_t steps60_vartime(int64_t zeta, uint64_t f, uint64_t g, mat *m)
{
    uint64_t u = 1, v = 0, q = 0, r = 1;
    unsigned left = WORD_BITS;
    for (;;) {
        unsigned k = trailing_zeros(g | (UINT64_C(1) << left)), limit;
        uint64_t w;
        g >>= k;
        u <<= k;
        v <<= k;
        zeta -= (int64_t)k;
        left -= k;
        if (left == 0)
            break;
        if (zeta < 0) {                             /* f, g := g, -f; zeta := -zeta - 2 + 1, the step's halving is to come */
            uint64_t t = f;
            f = g, g = 0 - t;
            t = u, u = q, q = 0 - t;
            t = v, v = r, r = 0 - t;
            zeta = -zeta - 1;
        }
        /* the next zeta + 1 steps keep f: g may take any multiple of f that clears so many bits */
        limit = zeta + 1 < (int64_t)left ? (unsigned)(zeta + 1) : left;
        if (limit > 6)
            limit = 6;
        w = f * (2 - f * f);                        /* 1/f mod 2^6: f*f = 1 mod 8, one Newton step */
        w = (0 - g * w) & ((UINT64_C(1) << limit) - 1);
        g += w * f;
        q += w * u;
        r += w * v;
    }
    m->u = (int64_t)u, m->v = (int64_t)v, m->q = (int64_t)q, m->r = (int64_t)r;
    return zeta;
}

/* ---- the matrix on numbers ------------------------------------------------------------------------ */

/* (f, g) := m (f, g)/2^60, exact. |u| + |v| <= 2^60 and words below 2^60 in size (the top one below 2^62):
   the accumulator stays below 2^123. */
static void update_fg(num *f, num *g, const mat *m, size_t len)
{
    acc cf = acc_zero(), cg = acc_zero();
    for (size_t i = 0; i < len; i++) {
        int64_t fi = f->v[i], gi = g->v[i];
        cf = acc_mac(acc_mac(cf, m->u, fi), m->v, gi);
        cg = acc_mac(acc_mac(cg, m->q, fi), m->r, gi);
        if (i > 0) {
            f->v[i - 1] = (int64_t)(acc_low(cf) & WORD_MASK);
            g->v[i - 1] = (int64_t)(acc_low(cg) & WORD_MASK);
        }
        cf = acc_shift(cf);
        cg = acc_shift(cg);
    }
    f->v[len - 1] = (int64_t)acc_low(cf);
    g->v[len - 1] = (int64_t)acc_low(cg);
}

/* (d, e) := m (d, e)/2^60 mod p, both in (-2p, p) before and after.
   A negative d counts as d + p, so both operands lie in (-p, p) and the row gives a value in (-2^60 p, 2^60 p);
   a multiple k*p, 0 <= k < 2^60, is taken away to clear the low 60 bits: the quotient is in (-2p, p). */
static void update_de(num *d, num *e, const mat *m, const num *p, uint64_t p_inv, size_t len)
{
    uint64_t sd = sign_mask(d->v[len - 1]), se = sign_mask(e->v[len - 1]);
    uint64_t md = ((uint64_t)m->u & sd) + ((uint64_t)m->v & se);    /* what adding p to d, e contributes */
    uint64_t me = ((uint64_t)m->q & sd) + ((uint64_t)m->r & se);
    acc cd = acc_mac(acc_mac(acc_zero(), m->u, d->v[0]), m->v, e->v[0]);
    acc ce = acc_mac(acc_mac(acc_zero(), m->q, d->v[0]), m->r, e->v[0]);
    md -= (p_inv * acc_low(cd) + md) & WORD_MASK;
    me -= (p_inv * acc_low(ce) + me) & WORD_MASK;
    cd = acc_shift(acc_mac(cd, p->v[0], (int64_t)md));
    ce = acc_shift(acc_mac(ce, p->v[0], (int64_t)me));
    for (size_t i = 1; i < len; i++) {
        int64_t di = d->v[i], ei = e->v[i];
        cd = acc_mac(acc_mac(acc_mac(cd, m->u, di), m->v, ei), p->v[i], (int64_t)md);
        ce = acc_mac(acc_mac(acc_mac(ce, m->q, di), m->r, ei), p->v[i], (int64_t)me);
        d->v[i - 1] = (int64_t)(acc_low(cd) & WORD_MASK);
        e->v[i - 1] = (int64_t)(acc_low(ce) & WORD_MASK);
        cd = acc_shift(cd);
        ce = acc_shift(ce);
    }
    d->v[len - 1] = (int64_t)acc_low(cd);
    e->v[len - 1] = (int64_t)acc_low(ce);
}

/* d := +-d mod p in [0,p), negated where neg is all ones. In: d in (-2p, p). */
static void num_normalise(num *d, uint64_t neg, const num *p, size_t len)
{
    for (int pass = 0; pass < 2; pass++) {
        uint64_t add = sign_mask(d->v[len - 1]), s = pass == 0 ? neg : 0;
        int64_t c = 0;
        for (size_t i = 0; i < len; i++) {          /* pass 0: (-p,p) after the addition and the negation */
            uint64_t x = (uint64_t)d->v[i] + ((uint64_t)p->v[i] & add);
            x = ((x ^ s) - s) + (uint64_t)c;
            d->v[i] = i + 1 < len ? (int64_t)(x & WORD_MASK) : (int64_t)x;
            c = shift_down((int64_t)x, WORD_BITS);
        }
    }
}

PAIRING_ALWAYS_INLINE void divsteps(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                                    size_t n, size_t bits, int vartime)
{
    num f, g = { { 0 } }, d = { { 0 } }, e = { { 0 } }, mod = { { 0 } };
    size_t len = (bits + 2 + WORD_BITS - 1) / WORD_BITS, active = len;
    size_t batches = ((45907 * bits + 30179) / 19929 + WORD_BITS - 1) / WORD_BITS;
    uint64_t p_inv = ((uint64_t)0 - n0) & WORD_MASK;
    int64_t zeta = -1;                              /* delta = 1/2 */
    num_from_words(&mod, p, n, len);
    num_from_words(&g, a, n, len);
    num_from_words(&e, c, n, len);
    f = mod;
    while (batches-- > 0) {
        mat m;
        uint64_t f0 = (uint64_t)f.v[0], g0 = (uint64_t)g.v[0];
        if (active > 1) {                           /* 64 valid bits, of which 60 are used */
            f0 |= (uint64_t)f.v[1] << WORD_BITS;
            g0 |= (uint64_t)g.v[1] << WORD_BITS;
        }
        zeta = vartime ? steps60_vartime(zeta, f0, g0, &m) : steps60(zeta, f0, g0, &m);
        update_fg(&f, &g, &m, active);
        update_de(&d, &e, &m, &mod, p_inv, len);
        if (vartime) {
            int64_t any = 0;
            for (size_t i = 0; i < active; i++)
                any |= g.v[i];
            if (any == 0)
                break;
            /* a top word that is only the sign of both goes into the word below */
            while (active > 1 && (f.v[active - 1] == 0 || f.v[active - 1] == -1) &&
                   (g.v[active - 1] == 0 || g.v[active - 1] == -1)) {
                f.v[active - 2] |= (int64_t)((uint64_t)f.v[active - 1] << WORD_BITS);
                g.v[active - 2] |= (int64_t)((uint64_t)g.v[active - 1] << WORD_BITS);
                active--;
            }
        }
    }
    num_normalise(&d, sign_mask(f.v[active - 1]), &mod, len);
    num_to_words(r, &d, n, len);
    if (!vartime) {
        ct_wipe(&f, sizeof f);
        ct_wipe(&g, sizeof g);
        ct_wipe(&d, sizeof d);
        ct_wipe(&e, sizeof e);
    }
}

void pairing_divsteps_inv(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                          size_t n, size_t bits)
{
    divsteps(r, a, c, p, n0, n, bits, 0);
}

void pairing_divsteps_inv_vartime(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                                  size_t n, size_t bits)
{
    divsteps(r, a, c, p, n0, n, bits, 1);
}
