/* SPDX-License-Identifier: Apache-2.0 */
/* Inversion and Jacobi symbol by division steps [BY19], starting at delta = 1/2, 60 steps at a time.

   The step. f odd, g any, delta a half-integer:
     delta > 0 and g odd:   (delta, f, g) := (1 - delta, g, (g - f)/2)
     otherwise:             (delta, f, g) := (1 + delta, f, (g + (g mod 2) f)/2)
   With |g|, |f| <= p at the start both stay there. From f = p and 0 <= g <= p of b bits,
   floor((45907 b + 30179)/19929) steps end with g = 0, f = +-gcd; steps after that change neither g nor |f|.

   Sixty steps depend on the low 60 bits of f and g alone and are a matrix: 2^60 (f, g)' = (u v; q r) (f, g), with
   |u| + |v| <= 2^60 and |q| + |r| <= 2^60 (divsteps_word.h). The same matrix modulo p is applied to (d, e), which
   start at (0, c): d*a = f*c and e*a = g*c (mod p) hold always, so at the end d*a = +-c where gcd(a, p) = 1.

   Numbers are `len` words of 60 bits, least significant first, all in [0, 2^60) but the top one, which carries the
   sign. len = ceil((bits+2)/60): p, f, g in [-p,p] and d, e in (-2p,p) fit, the top word even with room to spare. */
#include "field/divsteps.h"

#include "field/divsteps_word.h"

#define WORD_BITS DIVSTEPS_BATCH
#define WORD_MASK ((UINT64_C(1) << WORD_BITS) - 1)
#define WORDS(n) ((64 * (n) + 2 + WORD_BITS - 1) / WORD_BITS)
enum { MAX_WORDS = WORDS(64) };

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

/* All ones iff x < 0 */
PAIRING_ALWAYS_INLINE ct_mask sign_mask(int64_t x) { return ct_barrier((uint64_t)(x >> 63)); }

/* ---- conversion ----------------------------------------------------------------------------------- */

PAIRING_ALWAYS_INLINE void num_from_words(int64_t *r, const uint64_t *a, size_t n, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        size_t bit = WORD_BITS * i, w = bit / 64, s = bit % 64;
        uint64_t x = w < n ? a[w] >> s : 0;
        if (s > 64 - WORD_BITS && w + 1 < n)
            x |= a[w + 1] << (64 - s);
        r[i] = (int64_t)(x & WORD_MASK);
    }
}

PAIRING_ALWAYS_INLINE void num_to_words(uint64_t *r, const int64_t *a, size_t n, size_t len)
{
    for (size_t i = 0; i < n; i++) {
        size_t bit = 64 * i, w = bit / WORD_BITS, s = bit % WORD_BITS;
        uint64_t x = (uint64_t)a[w] >> s;
        if (w + 1 < len)
            x |= (uint64_t)a[w + 1] << (WORD_BITS - s);
        if (w + 2 < len && 2 * WORD_BITS - s < 64)
            x |= (uint64_t)a[w + 2] << (2 * WORD_BITS - s);
        r[i] = x;
    }
}

/* The low 64 bits of a number of `len` words */
PAIRING_ALWAYS_INLINE uint64_t num_low(const int64_t *a, size_t len)
{
    return len > 1 ? (uint64_t)a[0] | (uint64_t)a[1] << WORD_BITS : (uint64_t)a[0];
}

/* All ones iff a = 1 or a = -1 */
static ct_mask num_is_unit(const int64_t *a, size_t len)
{
    uint64_t neg = sign_mask(a[len - 1]), diff = 0;
    for (size_t i = 0; i < len; i++) {
        uint64_t want = (neg & (i + 1 < len ? WORD_MASK : ~UINT64_C(0))) | (i == 0 ? ~neg & 1 : 0);
        diff |= (uint64_t)a[i] ^ want;
    }
    return ct_is_zero_word(diff);
}

/* ---- the matrix on numbers ------------------------------------------------------------------------ */

/* (f, g) := m (f, g)/2^60, exact. |u| + |v| <= 2^60 and words below 2^60 in size (the top one below 2^62):
   the accumulator stays below 2^123. */
PAIRING_ALWAYS_INLINE void update_fg(int64_t *f, int64_t *g, const divsteps_matrix *m, size_t len)
{
    acc cf = acc_zero(), cg = acc_zero();
    for (size_t i = 0; i < len; i++) {
        int64_t fi = f[i], gi = g[i];
        cf = acc_mac(acc_mac(cf, m->u, fi), m->v, gi);
        cg = acc_mac(acc_mac(cg, m->q, fi), m->r, gi);
        if (i > 0) {
            f[i - 1] = (int64_t)(acc_low(cf) & WORD_MASK);
            g[i - 1] = (int64_t)(acc_low(cg) & WORD_MASK);
        }
        cf = acc_shift(cf);
        cg = acc_shift(cg);
    }
    f[len - 1] = (int64_t)acc_low(cf);
    g[len - 1] = (int64_t)acc_low(cg);
}

/* (d, e) := m (d, e)/2^60 mod p, both in (-2p, p) before and after.
   A negative d counts as d + p, so both operands lie in (-p, p) and the row gives a value in (-2^60 p, 2^60 p);
   a multiple k*p, 0 <= k < 2^60, is taken away to clear the low 60 bits: the quotient is in (-2p, p). */
PAIRING_ALWAYS_INLINE void update_de(int64_t *d, int64_t *e, const divsteps_matrix *m, const int64_t *p,
                                     uint64_t p_inv, size_t len)
{
    uint64_t sd = sign_mask(d[len - 1]), se = sign_mask(e[len - 1]);
    uint64_t md = ((uint64_t)m->u & sd) + ((uint64_t)m->v & se);    /* what adding p to d, e contributes */
    uint64_t me = ((uint64_t)m->q & sd) + ((uint64_t)m->r & se);
    acc cd = acc_mac(acc_mac(acc_zero(), m->u, d[0]), m->v, e[0]);
    acc ce = acc_mac(acc_mac(acc_zero(), m->q, d[0]), m->r, e[0]);
    md -= (p_inv * acc_low(cd) + md) & WORD_MASK;
    me -= (p_inv * acc_low(ce) + me) & WORD_MASK;
    cd = acc_shift(acc_mac(cd, p[0], (int64_t)md));
    ce = acc_shift(acc_mac(ce, p[0], (int64_t)me));
    for (size_t i = 1; i < len; i++) {
        int64_t di = d[i], ei = e[i];
        cd = acc_mac(acc_mac(acc_mac(cd, m->u, di), m->v, ei), p[i], (int64_t)md);
        ce = acc_mac(acc_mac(acc_mac(ce, m->q, di), m->r, ei), p[i], (int64_t)me);
        d[i - 1] = (int64_t)(acc_low(cd) & WORD_MASK);
        e[i - 1] = (int64_t)(acc_low(ce) & WORD_MASK);
        cd = acc_shift(cd);
        ce = acc_shift(ce);
    }
    d[len - 1] = (int64_t)acc_low(cd);
    e[len - 1] = (int64_t)acc_low(ce);
}

/* d := +-d mod p in [0,p), negated where neg is all ones. In: d in (-2p, p). */
PAIRING_ALWAYS_INLINE void num_normalise(int64_t *d, uint64_t neg, const int64_t *p, size_t len)
{
    for (int pass = 0; pass < 2; pass++) {
        uint64_t add = sign_mask(d[len - 1]), s = pass == 0 ? neg : 0;
        int64_t c = 0;
        for (size_t i = 0; i < len; i++) {          /* pass 0: (-p,p) after the addition and the negation */
            uint64_t x = (uint64_t)d[i] + ((uint64_t)p[i] & add);
            x = ((x ^ s) - s) + (uint64_t)c;
            d[i] = i + 1 < len ? (int64_t)(x & WORD_MASK) : (int64_t)x;
            c = (int64_t)x >> WORD_BITS;
        }
    }
}

/* Drops words of f and g that are only the sign of both; the sign moves into the word below. */
PAIRING_ALWAYS_INLINE size_t shorten(int64_t *f, int64_t *g, size_t len)
{
    while (len > 1 && f[len - 1] == f[len - 1] >> 63 && g[len - 1] == g[len - 1] >> 63) {
        f[len - 2] |= (int64_t)((uint64_t)f[len - 1] << WORD_BITS);
        g[len - 2] |= (int64_t)((uint64_t)g[len - 1] << WORD_BITS);
        len--;
    }
    return len;
}

static int is_zero(const int64_t *a, size_t len)    /* in variable time */
{
    int64_t any = 0;
    for (size_t i = 0; i < len; i++)
        any |= a[i];
    return any == 0;
}

static size_t batches_for(size_t bits)
{
    return ((45907 * bits + 30179) / 19929 + DIVSTEPS_BATCH - 1) / DIVSTEPS_BATCH;
}

/* ---- inversion ------------------------------------------------------------------------------------ */

/* w: room for 5*len words */
PAIRING_ALWAYS_INLINE ct_mask inverse(int64_t *w, uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p,
                                      uint64_t n0, size_t n, size_t bits, size_t len, int vartime)
{
    int64_t *f = w, *g = f + len, *d = g + len, *e = d + len, *mod = e + len;
    uint64_t p_inv = (uint64_t)0 - n0;
    int64_t zeta = -1;                              /* delta = 1/2 */
    size_t active = len;
    ct_mask unit;
    num_from_words(mod, p, n, len);
    num_from_words(g, a, n, len);
    num_from_words(e, c, n, len);
    for (size_t i = 0; i < len; i++) {
        f[i] = mod[i];
        d[i] = 0;
    }
    for (size_t left = batches_for(bits); left > 0; left--) {
        divsteps_matrix m;
        zeta = divsteps_batch(zeta, num_low(f, active), num_low(g, active), &m);
        if (vartime) {
            update_fg(f, g, &m, active);
            update_de(d, e, &m, mod, p_inv, len);
            if (is_zero(g, active))
                break;
            active = shorten(f, g, active);
        } else {
            update_fg(f, g, &m, len);
            update_de(d, e, &m, mod, p_inv, len);
        }
    }
    unit = num_is_unit(f, active);
    num_normalise(d, sign_mask(f[active - 1]), mod, len);
    for (size_t i = 0; i < len; i++)
        d[i] &= (int64_t)unit;
    num_to_words(r, d, n, len);
    if (!vartime)
        ct_wipe(w, 4 * len * sizeof *w);
    return unit;
}

/* ---- Jacobi symbol -------------------------------------------------------------------------------- */

PAIRING_ALWAYS_INLINE int jacobi(int64_t *w, const uint64_t *a, const uint64_t *p, size_t n, size_t bits, size_t len,
                                 int vartime)
{
    int64_t *f = w, *g = f + len;
    int64_t zeta = -1;
    uint64_t minus = 0, sf = 0, sg = 0;             /* signs of f and g */
    size_t active = len;
    ct_mask unit;
    int s;
    num_from_words(f, p, n, len);
    num_from_words(g, a, n, len);
    for (size_t left = batches_for(bits); left > 0; left--) {
        divsteps_matrix m;
        uint64_t flips, turns, before, after;
        zeta = divsteps_batch_traced(zeta, num_low(f, active), num_low(g, active), &m, &flips, &turns);
        if (vartime)
            update_fg(f, g, &m, active);
        else
            update_fg(f, g, &m, len);
        before = sf ^ sg;
        turns += 1 - sf;
        sf = (uint64_t)f[active - 1] >> 63;
        after = sf ^ sg ^ divsteps_sign(m.u, m.v);
        minus ^= flips ^ ((turns + before - after) >> 1);
        sg = (uint64_t)g[active - 1] >> 63;
        if (vartime) {
            if (is_zero(g, active))
                break;
            active = shorten(f, g, active);
        }
    }
    unit = num_is_unit(f, active);
    s = (int)(unit & 1) - 2 * (int)(unit & minus & 1);
    if (!vartime)
        ct_wipe(w, 2 * len * sizeof *w);
    return s;
}

/* ---- by width ------------------------------------------------------------------------------------- */

/* The widths of the fields have loops of constant length. */
#define BY_WIDTH(len, call)                                                                                   \
    switch (len) {                                                                                            \
    case 5: return call(5);                                                                                   \
    case 6: return call(6);                                                                                   \
    case 7: return call(7);                                                                                   \
    case 11: return call(11);                                                                                 \
    case 13: return call(13);                                                                                 \
    default: return call(len);                                                                                \
    }

#define INVERSE(len) inverse(w, r, a, c, p, n0, n, bits, len, 0)
#define INVERSE_VARTIME(len) inverse(w, r, a, c, p, n0, n, bits, len, 1)
#define JACOBI(len) jacobi(w, a, p, n, bits, len, 0)
#define JACOBI_VARTIME(len) jacobi(w, a, p, n, bits, len, 1)

ct_mask pairing_divsteps_inv(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                             size_t n, size_t bits)
{
    size_t len = (bits + 2 + WORD_BITS - 1) / WORD_BITS;
    int64_t w[5 * MAX_WORDS];
    BY_WIDTH(len, INVERSE)
}

ct_mask pairing_divsteps_inv_vartime(uint64_t *r, const uint64_t *a, const uint64_t *c, const uint64_t *p, uint64_t n0,
                                     size_t n, size_t bits)
{
    size_t len = (bits + 2 + WORD_BITS - 1) / WORD_BITS;
    int64_t w[5 * MAX_WORDS];
    BY_WIDTH(len, INVERSE_VARTIME)
}

int pairing_divsteps_jacobi(const uint64_t *a, const uint64_t *p, size_t n, size_t bits)
{
    size_t len = (bits + 2 + WORD_BITS - 1) / WORD_BITS;
    int64_t w[2 * MAX_WORDS];
    BY_WIDTH(len, JACOBI)
}

int pairing_divsteps_jacobi_vartime(const uint64_t *a, const uint64_t *p, size_t n, size_t bits)
{
    size_t len = (bits + 2 + WORD_BITS - 1) / WORD_BITS;
    int64_t w[2 * MAX_WORDS];
    BY_WIDTH(len, JACOBI_VARTIME)
}
