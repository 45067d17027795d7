/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The negacyclic transform over vectors of words: butterflies, passes of two levels, blocks that fit the first cache.
 *
 * Requires from the engine's file, included before:
 *   vec, LANES, LOG_LANES          a vector of words; LANES is 1, 4 or 8
 *   v_load v_store v_set1 v_add v_sub
 *   v_csub(x, c)                   x >= c ? x - c : x     In: x < 2c, c < 2^63
 *   v_cadd(d, c)                   d < 0 ? d + c : d      In: d in [-c, c) as a signed number
 *   v_add_mod v_sub_mod(x, y, p)   In: x, y < p, any p
 *   v_aid(q, kind)                 the aid of a twiddle from the plan's word
 *   v_step(x, y, aid, p, kind)     x*y: in [0,2p), for NTT_LAZY61 [0,3p), for the kinds up to NTT_STRICT (any x of a word, or of 52 bits on IFMA;
 *                                  below 2^32 for NTT_SMALL), in [0,p) for the others (x < p)
 * and where LANES > 1, for the levels i = 0 .. LOG_LANES-1 whose nodes lie inside a vector, t = LANES/2 .. 1 words apart:
 *   v_deal(i, x, y)                the pairs of level i side by side, from two vectors of 2*LANES words in order (i = 0) or as
 *                                  level i-1 left them; i = LOG_LANES: into order
 *   v_undeal(i, x, y)              the same for the way back: i = LOG_LANES-1 from order .., i = -1 into order
 *   v_spread(w, i, back)           the 2^(i+1) words from w on, one for each lane as v_deal(i) or v_undeal(i) has put the pairs;
 *                                  back: from the last to the first
 *
 * A kind is a constant of the caller, so that each instance has one body. Values between levels, p of the kind:
 *   lazy (NTT_SMALL, NTT_LAZY50, NTT_LAZY)   forward [0,2m), inverse [0,m), m = 2p     [Harvey14, Sect. 4]
 *   NTT_LAZY61                               the same with m = 4p: v_step may leave [0,3p)
 *   the others                               [0,p)
 */
#if !defined(LANES)
#error "ntt.inc.h needs the vectors of an engine"
#endif

/* Words of a block: 32 KB, which the first cache holds. */
enum { LOG_BLOCK = 12 };

/* The modulus and the tables. */
typedef struct {
    vec p, p2, m; /* p, 2p; 2p or 4p, see above */
    const uint64_t *y, *aid;
    unsigned log_n;
} consts;

/* A twiddle in all lanes, or one a lane. */
typedef struct {
    vec y, aid;
} twiddle;

PAIRING_ALWAYS_INLINE int is_lazy(int kind) { return kind == NTT_SMALL || kind == NTT_LAZY50 || kind == NTT_LAZY61 || kind == NTT_LAZY; }
PAIRING_ALWAYS_INLINE int is_strict(int kind) { return kind == NTT_STRICT51 || kind == NTT_STRICT; }

PAIRING_ALWAYS_INLINE twiddle node(const consts *c, size_t k, int kind)
{
    twiddle t = { v_set1(c->y[k]), v_aid(v_set1(c->aid[k]), kind) };
    return t;
}

/* (x, y) = (x + t y, x - t y) */
PAIRING_ALWAYS_INLINE void split(vec *x, vec *y, twiddle t, const consts *c, int kind)
{
    vec u = *x, v = v_step(*y, t.y, t.aid, c->p, kind);
    if (is_lazy(kind)) {
        u = v_csub(u, c->m);
        *x = v_add(u, v);                                          /* < 2m */
        *y = v_sub(v_add(u, c->m), v);
    } else if (is_strict(kind)) {
        v = v_csub(v, c->p);
        *x = v_csub(v_add(u, v), c->p);
        *y = v_cadd(v_sub(u, v), c->p);
    } else {
        *x = v_add_mod(u, v, c->p);
        *y = v_sub_mod(u, v, c->p);
    }
}

/* (x, y) = (x + y, (y - x) t): up to the factor 2 the inverse of split with the twiddle -1/t, which is the mirrored one */
PAIRING_ALWAYS_INLINE void join(vec *x, vec *y, twiddle t, const consts *c, int kind)
{
    vec u = *x, v = *y;
    if (is_lazy(kind)) {
        *x = v_csub(v_add(u, v), c->m);
        *y = v_step(v_sub(v_add(v, c->m), u), t.y, t.aid, c->p, kind);
    } else if (is_strict(kind)) {
        *x = v_csub(v_add(u, v), c->p);
        *y = v_csub(v_step(v_sub(v_add(v, c->p), u), t.y, t.aid, c->p, kind), c->p); /* the difference is < 2p: a word holds it */
    } else {
        *x = v_add_mod(u, v, c->p);
        *y = v_step(v_sub_mod(v, u, c->p), t.y, t.aid, c->p, kind);
    }
}

/* The last level of the inverse: join, and 1/n times both; s = 1/n, t = the twiddle times 1/n. Out: [0,p). */
PAIRING_ALWAYS_INLINE void join_scaled(vec *x, vec *y, twiddle s, twiddle t, const consts *c, int kind)
{
    vec u = *x, v = *y;
    if (is_lazy(kind) || is_strict(kind)) {
        vec m = is_lazy(kind) ? c->m : c->p;
        u = v_step(v_add(u, v), s.y, s.aid, c->p, kind);
        v = v_step(v_sub(v_add(v, m), *x), t.y, t.aid, c->p, kind);
        if (kind == NTT_LAZY61) {
            u = v_csub(u, c->p2);
            v = v_csub(v, c->p2);
        }
        *x = v_csub(u, c->p);
        *y = v_csub(v, c->p);
    } else {
        *x = v_step(v_add_mod(u, v, c->p), s.y, s.aid, c->p, kind);
        *y = v_step(v_sub_mod(v, u, c->p), t.y, t.aid, c->p, kind);
    }
}

/* [0,p) from what levels of the forward transform leave */
PAIRING_ALWAYS_INLINE vec finish(vec x, const consts *c, int kind)
{
    if (kind == NTT_LAZY61)
        x = v_csub(x, c->m);
    return is_lazy(kind) ? v_csub(v_csub(x, c->p2), c->p) : x;
}

/* One level over a[0 .. 2t), twiddle of node k. */
PAIRING_ALWAYS_INLINE void pass2_forward(uint64_t *a, size_t t, size_t k, const consts *c, int kind)
{
    twiddle w = node(c, k, kind);
    for (size_t j = 0; j < t; j += LANES) {
        vec x = v_load(a + j), y = v_load(a + j + t);
        split(&x, &y, w, c, kind);
        v_store(a + j, x);
        v_store(a + j + t, y);
    }
}

/* Two levels over a[0 .. 4t): node k, then its children. last: nothing follows, the result is reduced. */
PAIRING_ALWAYS_INLINE void pass4_forward(uint64_t *a, size_t t, size_t k, const consts *c, int kind, int last)
{
    twiddle w = node(c, k, kind), w0 = node(c, 2 * k, kind), w1 = node(c, 2 * k + 1, kind);
    for (size_t j = 0; j < t; j += LANES) {
        uint64_t *b = a + j;
        vec x0 = v_load(b), x1 = v_load(b + t), x2 = v_load(b + 2 * t), x3 = v_load(b + 3 * t);
        split(&x0, &x2, w, c, kind);
        split(&x1, &x3, w, c, kind);
        split(&x0, &x1, w0, c, kind);
        split(&x2, &x3, w1, c, kind);
        if (last) {
            x0 = finish(x0, c, kind);
            x1 = finish(x1, c, kind);
            x2 = finish(x2, c, kind);
            x3 = finish(x3, c, kind);
        }
        v_store(b, x0);
        v_store(b + t, x1);
        v_store(b + 2 * t, x2);
        v_store(b + 3 * t, x3);
    }
}

/* The two levels back; k is the mirror of the node. */
PAIRING_ALWAYS_INLINE void pass4_inverse(uint64_t *a, size_t t, size_t k, const consts *c, int kind)
{
    twiddle w = node(c, k, kind), w0 = node(c, 2 * k + 1, kind), w1 = node(c, 2 * k, kind);
    for (size_t j = 0; j < t; j += LANES) {
        uint64_t *b = a + j;
        vec x0 = v_load(b), x1 = v_load(b + t), x2 = v_load(b + 2 * t), x3 = v_load(b + 3 * t);
        join(&x0, &x1, w0, c, kind);
        join(&x2, &x3, w1, c, kind);
        join(&x0, &x2, w, c, kind);
        join(&x1, &x3, w, c, kind);
        v_store(b, x0);
        v_store(b + t, x1);
        v_store(b + 2 * t, x2);
        v_store(b + 3 * t, x3);
    }
}

PAIRING_ALWAYS_INLINE twiddle n_inverse(const pairing_ntt_t *plan, int i, int kind)
{
    twiddle t = { v_set1(plan->n_inv[i]), v_aid(v_set1(plan->n_inv_aid[i]), kind) };
    return t;
}

/* The last levels of the inverse, node 1 with or without its children. */
PAIRING_ALWAYS_INLINE void last2_inverse(uint64_t *a, const pairing_ntt_t *plan, const consts *c, int kind)
{
    twiddle s = n_inverse(plan, 0, kind), t = n_inverse(plan, 1, kind);
    size_t half = (size_t)1 << (c->log_n - 1);
    for (size_t j = 0; j < half; j += LANES) {
        vec x = v_load(a + j), y = v_load(a + j + half);
        join_scaled(&x, &y, s, t, c, kind);
        v_store(a + j, x);
        v_store(a + j + half, y);
    }
}

PAIRING_ALWAYS_INLINE void last4_inverse(uint64_t *a, const pairing_ntt_t *plan, const consts *c, int kind)
{
    twiddle w0 = node(c, 3, kind), w1 = node(c, 2, kind), s = n_inverse(plan, 0, kind), w = n_inverse(plan, 1, kind);
    size_t t = (size_t)1 << (c->log_n - 2);
    for (size_t j = 0; j < t; j += LANES) {
        uint64_t *b = a + j;
        vec x0 = v_load(b), x1 = v_load(b + t), x2 = v_load(b + 2 * t), x3 = v_load(b + 3 * t);
        join(&x0, &x1, w0, c, kind);
        join(&x2, &x3, w1, c, kind);
        join_scaled(&x0, &x2, s, w, c, kind);
        join_scaled(&x1, &x3, s, w, c, kind);
        v_store(b, x0);
        v_store(b + t, x1);
        v_store(b + 2 * t, x2);
        v_store(b + 3 * t, x3);
    }
}

#if LANES > 1
/* Node k has 2*LANES words; its descendants' levels, t = LANES/2 .. 1. Out: [0,p). */
PAIRING_ALWAYS_INLINE twiddle spread(const consts *c, size_t k, int i, int back, int kind)
{
    const size_t first = k << (i + 1);
    twiddle t = { v_spread(c->y + first, i, back), v_aid(v_spread(c->aid + first, i, back), kind) };
    return t;
}

PAIRING_ALWAYS_INLINE void tail_split(vec *x, vec *y, size_t k, int i, const consts *c, int kind)
{
    v_deal(i, x, y);
    split(x, y, spread(c, k, i, 0, kind), c, kind);
}

PAIRING_ALWAYS_INLINE void tail_join(vec *x, vec *y, size_t k, int i, const consts *c, int kind)
{
    v_undeal(i, x, y);
    join(x, y, spread(c, k, i, 1, kind), c, kind);
}

PAIRING_ALWAYS_INLINE void tail_forward(uint64_t *a, size_t k, const consts *c, int kind)
{
    vec x = v_load(a), y = v_load(a + LANES);
    tail_split(&x, &y, k, 0, c, kind);
    tail_split(&x, &y, k, 1, c, kind);
    if (LOG_LANES == 3)
        tail_split(&x, &y, k, 2, c, kind);
    x = finish(x, c, kind);
    y = finish(y, c, kind);
    v_deal(LOG_LANES, &x, &y);
    v_store(a, x);
    v_store(a + LANES, y);
}

/* The same levels back; k is the mirror of the node. */
PAIRING_ALWAYS_INLINE void tail_inverse(uint64_t *a, size_t k, const consts *c, int kind)
{
    vec x = v_load(a), y = v_load(a + LANES);
    if (LOG_LANES == 3)
        tail_join(&x, &y, k, 2, c, kind);
    tail_join(&x, &y, k, 1, c, kind);
    tail_join(&x, &y, k, 0, c, kind);
    v_undeal(-1, &x, &y);
    v_store(a, x);
    v_store(a + LANES, y);
}
#endif

/* Two levels over all children of node k that lie `level` levels below it, len words each. */
PAIRING_ALWAYS_INLINE void level_forward(uint64_t *a, unsigned log_len, size_t k, unsigned level, const consts *c, int kind, int last)
{
    for (size_t i = 0; i < (size_t)1 << level; i++)
        pass4_forward(a + (i << log_len), (size_t)1 << (log_len - 2), (k << level) + i, c, kind, last);
}

PAIRING_ALWAYS_INLINE void level_inverse(uint64_t *a, unsigned log_len, size_t mirror, unsigned level, const consts *c, int kind)
{
    for (size_t i = 0; i < (size_t)1 << level; i++)
        pass4_inverse(a + (i << log_len), (size_t)1 << (log_len - 2), ((mirror + 1) << level) - 1 - i, c, kind);
}

/*
 * How the levels are divided: all but the LOG_LANES of the tail by passes of two; where their number is odd, one pass of one
 * level at the top. Passes over the whole array until a node has a block's words; then each block to its end. In the
 * smallest transform of the widest vectors a tail covers two nodes of that depth: one block, no pass.
 */
typedef struct {
    unsigned odd, depth, log_len, passes; /* depth of the blocks' nodes, their words, passes inside a block */
} plan_shape;

PAIRING_ALWAYS_INLINE plan_shape shape_of(unsigned log_n)
{
    plan_shape s;
    s.odd = (log_n - LOG_LANES) & 1;
    s.depth = s.odd;
    while (log_n - s.depth > LOG_BLOCK)
        s.depth += 2;
    s.passes = (log_n - LOG_LANES - s.depth) / 2;
    if (log_n - s.depth == LOG_LANES)
        s.depth = 0;
    s.log_len = log_n - s.depth;
    return s;
}

PAIRING_ALWAYS_INLINE consts consts_of(const pairing_ntt_t *plan, int kind)
{
    consts c = { v_set1(plan->p), v_set1(2 * plan->p), v_set1((kind == NTT_LAZY61 ? 4 : 2) * plan->p), plan->words, plan->words + ((size_t)1 << plan->log_n), plan->log_n };
    return c;
}

PAIRING_ALWAYS_INLINE void forward(uint64_t *a, const pairing_ntt_t *plan, int kind)
{
    const consts c = consts_of(plan, kind);
    const plan_shape s = shape_of(c.log_n);
    unsigned d = s.odd;
    if (s.odd)
        pass2_forward(a, (size_t)1 << (c.log_n - 1), 1, &c, kind);
    for (; d < s.depth; d += 2)
        level_forward(a, c.log_n - d, 1, d, &c, kind, 0);
    for (size_t b = 0; b < (size_t)1 << s.depth; b++) {
        uint64_t *block = a + (b << s.log_len);
        const size_t k = ((size_t)1 << s.depth) + b;
        unsigned i, whole = LANES == 1 ? s.passes - 1 : s.passes;
        for (i = 0; i < whole; i++)
            level_forward(block, s.log_len - 2 * i, k, 2 * i, &c, kind, 0);
#if LANES == 1
        level_forward(block, 2, k, 2 * i, &c, kind, 1);
#else
        for (size_t j = 0; j < (size_t)1 << (s.log_len - LOG_LANES - 1); j++)
            tail_forward(block + 2 * LANES * j, (k << (s.log_len - LOG_LANES - 1)) + j, &c, kind);
#endif
    }
}

PAIRING_ALWAYS_INLINE void inverse(uint64_t *a, const pairing_ntt_t *plan, int kind)
{
    const consts c = consts_of(plan, kind);
    const plan_shape s = shape_of(c.log_n);
    const unsigned inside = s.depth == 0 && !s.odd ? s.passes - 1 : s.passes; /* the last pass stands below */
    unsigned d = s.depth;
    for (size_t b = 0; b < (size_t)1 << s.depth; b++) {
        uint64_t *block = a + (b << s.log_len);
        const size_t mirror = ((size_t)2 << s.depth) - 1 - b;
#if LANES > 1
        for (size_t j = 0; j < (size_t)1 << (s.log_len - LOG_LANES - 1); j++)
            tail_inverse(block + 2 * LANES * j, ((mirror + 1) << (s.log_len - LOG_LANES - 1)) - 1 - j, &c, kind);
#endif
        for (unsigned i = 0; i < inside; i++)
            level_inverse(block, LOG_LANES + 2 * (i + 1), mirror, s.log_len - LOG_LANES - 2 * (i + 1), &c, kind);
    }
    while (d > 2) {
        d -= 2;
        level_inverse(a, c.log_n - d, 1, d, &c, kind);
    }
    if (s.odd)
        last2_inverse(a, plan, &c, kind);
    else
        last4_inverse(a, plan, &c, kind);
}
