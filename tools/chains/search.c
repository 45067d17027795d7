/* SPDX-License-Identifier: Apache-2.0 */
/* Search for a short addition chain of a fixed exponent, by annealing over dictionaries.

   usage: search EXPONENT(hex, no 0x) SECONDS [SEED [START VALUES...]]

   A chain is a dictionary, 1 = v_0 < v_1 < ... with every v_k a sum of two smaller members, and a recoding
   e = sum d_i 2^(p_i) over members: the first digit, then squarings down to p = 0 and a multiplication a digit. Its cost is
   (members - 1) + p_first + (digits - 1). Digits may overlap, which no window method allows: the recoding of least cost
   under a given dictionary is found by a shortest path over states (position, c), in which the bits above the position,
   less c, remain to be made. Annealing moves in the dictionaries: members come, go and are exchanged for other sums.

   Prints the best chain each time it improves: cost, members, digits as value@position. tools/chains/chains.py
   reads the last line. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_BITS = 1024, MAX_MEMBERS = 48, SMALL = 1 << 13, MAX_LIVE = 4096, MEMBER_BITS = 50 };

typedef struct {
    uint64_t v[MAX_MEMBERS];
    int n;
} dict_t;

typedef struct {
    uint64_t digit[MAX_BITS];
    int pos[MAX_BITS], n, cost;
} path_t;

typedef struct {
    uint32_t c;
    int parent_pos, parent;                         /* the state before */
    uint64_t digit;                                 /* taken between, 0: none */
    int digit_pos;
    int digits;                                     /* so far */
} state_t;

static uint8_t e_bit[MAX_BITS + 64];
static int e_bits;
static int slack = 1;

static uint64_t rng_state = 88172645463325252u;
static uint64_t rng(void)
{
    rng_state ^= rng_state << 13;
    rng_state ^= rng_state >> 7;
    rng_state ^= rng_state << 17;
    return rng_state * 0x2545f4914f6cdd1du;
}
static int below(int n) { return (int)((rng() >> 33) % (uint64_t)n); }
static double uniform(void) { return (double)(rng() >> 11) / 9007199254740992.0; }

/* Bits pos .. pos+len-1 of e. */
static uint64_t bits_at(int pos, int len)
{
    uint64_t x = 0;
    for (int i = len; i-- > 0;) x = 2 * x + e_bit[pos + i];
    return x;
}
static int bit_length(uint64_t x) { return x == 0 ? 0 : 64 - __builtin_clzll(x); }

static int has_sum(const dict_t *d, int k)
{
    for (int i = k; i-- > 0;) {
        if (2 * d->v[i] < d->v[k])
            return 0;
        for (int j = i; j >= 0; j--) {
            if (d->v[i] + d->v[j] == d->v[k])
                return 1;
            if (d->v[i] + d->v[j] < d->v[k])
                break;
        }
    }
    return 0;
}

/* Drops members that are no sums (any more). */
static void repair(dict_t *d)
{
    for (int k = 1; k < d->n; k++)
        if (!has_sum(d, k)) {
            memmove(&d->v[k], &d->v[k + 1], (size_t)(d->n - k - 1) * sizeof d->v[0]);
            d->n--;
            k--;
        }
}

static int insert(dict_t *d, uint64_t x)
{
    int k = 0;
    if (d->n == MAX_MEMBERS || x >> MEMBER_BITS != 0)
        return 0;
    while (k < d->n && d->v[k] < x) k++;
    if (k < d->n && d->v[k] == x)
        return 0;
    memmove(&d->v[k + 1], &d->v[k], (size_t)(d->n - k) * sizeof d->v[0]);
    d->v[k] = x;
    d->n++;
    return 1;
}
static void erase(dict_t *d, int k)
{
    memmove(&d->v[k], &d->v[k + 1], (size_t)(d->n - k - 1) * sizeof d->v[0]);
    d->n--;
}

static state_t live[MAX_BITS + 64][MAX_LIVE];
static int live_n[MAX_BITS + 64], live_min[MAX_BITS + 64];
static int where[2 * SMALL], where_layer[2 * SMALL]; /* index of c in the layer being filled, one layer ahead */

static void reach(int pos, const state_t *s)
{
    int i;
    if (s->digits < live_min[pos])
        live_min[pos] = s->digits;
    for (i = 0; i < live_n[pos]; i++)
        if (live[pos][i].c == s->c)
            break;
    if (i < live_n[pos]) {
        if (s->digits < live[pos][i].digits)
            live[pos][i] = *s;
        return;
    }
    if (live_n[pos] < MAX_LIVE)
        live[pos][live_n[pos]++] = *s;
}

/* The same for the layer pos = from + 1, which is filled densely. */
static void reach_next(int pos, const state_t *s)
{
    if (where_layer[s->c] != pos) {
        if (live_n[pos] == MAX_LIVE)
            return;
        /* states that came by jumps stand at the front without an index */
        for (int i = 0; i < live_n[pos] && live[pos][i].parent_pos != pos - 1; i++)
            if (live[pos][i].c == s->c) {
                where_layer[s->c] = pos;
                where[s->c] = i;
                break;
            }
        if (where_layer[s->c] != pos) {
            where_layer[s->c] = pos;
            where[s->c] = live_n[pos]++;
            live[pos][where[s->c]] = *s;
            if (s->digits < live_min[pos])
                live_min[pos] = s->digits;
            return;
        }
    }
    if (s->digits < live[pos][where[s->c]].digits)
        live[pos][where[s->c]] = *s;
    if (s->digits < live_min[pos])
        live_min[pos] = s->digits;
}

/* The cheapest recoding under d: cost without the dictionary; the path if asked for. */
static int recode(const dict_t *d, path_t *path)
{
    uint64_t odd[MAX_MEMBERS];
    int twos[MAX_MEMBERS], len[MAX_MEMBERS], n = 0;
    int best = 1 << 20, best_pos = -1, best_i = -1;
    uint64_t best_d = 0;
    for (int k = 0; k < d->n; k++) {
        const int z = __builtin_ctzll(d->v[k]);
        int seen = 0;
        for (int i = 0; i < n; i++)
            if (odd[i] == d->v[k] >> z) {
                seen = 1;
                if (z < twos[i])
                    twos[i] = z;
            }
        if (!seen) {
            odd[n] = d->v[k] >> z;
            twos[n] = z;
            len[n] = bit_length(odd[n]);
            n++;
        }
    }
    for (int pos = 0; pos <= e_bits; pos++) {
        live_n[pos] = 0;
        live_min[pos] = 1 << 20;
    }
    memset(where_layer, -1, sizeof where_layer);
    live[0][0] = (state_t){ 0, -1, -1, 0, 0, 0 };
    live_n[0] = 1;
    live_min[0] = 0;
    for (int pos = 0; pos < e_bits; pos++) {
        const int b = e_bit[pos];
        /* what lies above is below 2^63 near the top */
        const int top = e_bits - pos <= MEMBER_BITS + 1;
        const uint64_t rest = top ? bits_at(pos, e_bits - pos) : 0;
        if (live_min[pos] + pos >= best + 2)
            break;
        for (int i = 0; i < live_n[pos]; i++) {
            const state_t s = live[pos][i];
            if (s.digits > live_min[pos] + slack)
                continue;
            if (top) {
                if (rest < s.c)
                    continue;
                const uint64_t r = rest - s.c;
                for (int k = 0; k < d->n; k++)      /* the first digit */
                    if (d->v[k] == r && pos + s.digits < best) {
                        best = pos + s.digits;
                        best_pos = pos;
                        best_i = i;
                        best_d = r;
                    }
                if (r == 0)
                    continue;
            }
            if (((uint32_t)b ^ s.c) & 1) {          /* odd: a digit */
                for (int k = 0; k < n; k++) {
                    state_t t = { 0, pos, i, odd[k] << twos[k], pos - twos[k], s.digits + 1 };
                    if (twos[k] > pos || (top && rest - s.c < odd[k]))
                        continue;
                    if (odd[k] < SMALL) {
                        t.c = (uint32_t)((s.c + odd[k] - (uint64_t)b) / 2);
                        if (t.c < 2 * SMALL)
                            reach_next(pos + 1, &t);
                    } else if (pos + len[k] < e_bits) {
                        const uint64_t low = bits_at(pos, len[k]);
                        const uint64_t mask = (UINT64_C(1) << len[k]) - 1;
                        if (((low - s.c - odd[k]) & mask) == 0 && s.c <= mask) {
                            t.c = (uint32_t)((s.c + odd[k] - low) >> len[k]);
                            reach(pos + len[k], &t);
                        }
                    }
                }
            } else {
                state_t t = { (s.c - (uint32_t)b) / 2, pos, i, 0, 0, s.digits };
                reach_next(pos + 1, &t);
            }
        }
    }
    if (path != NULL && best_pos >= 0) {
        path->n = 0;
        path->cost = best;
        path->digit[path->n] = best_d;
        path->pos[path->n++] = best_pos;
        for (int pos = best_pos, i = best_i; pos >= 0;) {
            const state_t s = live[pos][i];
            if (s.digit != 0) {
                path->digit[path->n] = s.digit;
                path->pos[path->n++] = s.digit_pos;
            }
            pos = s.parent_pos;
            i = s.parent;
        }
    }
    return best;
}

/* Drops members that neither the path nor another member needs, largest first. */
static void prune(dict_t *d, const path_t *p)
{
    for (int k = d->n; k-- > 1;) {
        dict_t t = *d;
        int used = 0;
        for (int i = 0; i < p->n; i++) used |= p->digit[i] == d->v[k];
        if (used)
            continue;
        erase(&t, k);
        repair(&t);
        if (t.n == d->n - 1)
            *d = t;
    }
}

static void print(const dict_t *d, const path_t *p, int total)
{
    printf("%d members", total);
    for (int k = 0; k < d->n; k++) printf(" %llu", (unsigned long long)d->v[k]);
    printf(" digits");
    for (int i = 0; i < p->n; i++) printf(" %llu@%d", (unsigned long long)p->digit[i], p->pos[i]);
    printf("\n");
    fflush(stdout);
}

static void mutate(dict_t *d)
{
    const int kind = below(10);
    if (kind < 6 && d->n > 2) {                     /* one goes; those that needed it may go with it */
        erase(d, 1 + below(d->n - 1));
        repair(d);
    }
    if (kind < 8) {
        for (int tries = 0; tries < 4; tries++) {
            const int i = below(d->n), j = below(d->n);
            if (insert(d, d->v[i] + d->v[j]))
                break;
        }
    }
    if (kind == 8 && d->n > 2) {                    /* one is exchanged, its dependants kept where they can be */
        const int k = 1 + below(d->n - 1);
        erase(d, k);
        (void)insert(d, d->v[below(d->n)] + d->v[below(d->n)]);
        (void)insert(d, d->v[below(d->n)] + d->v[below(d->n)]);
        repair(d);
    }
    if (kind == 9) {                                /* two come */
        (void)insert(d, d->v[below(d->n)] + d->v[below(d->n)]);
        (void)insert(d, d->v[below(d->n)] + d->v[below(d->n)]);
    }
}

int main(int argc, char **argv)
{
    static const uint64_t start[] = { 1, 2, 3, 5, 7, 9, 11, 13, 15 };
    dict_t cur = { { 0 }, 0 }, best;
    path_t path;
    int cost, best_cost;
    if (argc < 3)
        return fprintf(stderr, "usage: search EXPONENT SECONDS [SEED [VALUES...]]\n"), 2;
    const int hex = (int)strlen(argv[1]);
    if (4 * hex > MAX_BITS)
        return fprintf(stderr, "search: exponent too long\n"), 2;
    for (int i = 0; i < hex; i++) {
        const char digit[2] = { argv[1][hex - 1 - i], 0 };
        const int x = (int)strtol(digit, NULL, 16);
        for (int k = 0; k < 4; k++) {
            e_bit[4 * i + k] = (x >> k) & 1;
            if ((x >> k) & 1)
                e_bits = 4 * i + k + 1;
        }
    }
    const double seconds = atof(argv[2]);
    if (argc > 3)
        rng_state ^= (uint64_t)atoll(argv[3]) * 0x9e3779b97f4a7c15u;
    for (int i = 0; i < 20; i++) (void)rng();
    if (argc > 4)
        for (int i = 4; i < argc; i++) insert(&cur, strtoull(argv[i], NULL, 10));
    else
        for (size_t i = 0; i < sizeof start / sizeof start[0]; i++) insert(&cur, start[i]);
    repair(&cur);

    best = cur;
    cost = best_cost = cur.n - 1 + recode(&cur, &path);
    print(&best, &path, best_cost);
    const clock_t begin = clock();
    double since = 0;
    long evals = 0;
    for (;;) {
        const double t = (double)(clock() - begin) / CLOCKS_PER_SEC;
        if (t > seconds)
            break;
        /* sawtooth: four coolings; each restarts from the best */
        const double phase = fmod(t / seconds * 4, 1.0);
        if (phase < since) {
            cur = best;
            cost = best_cost;
        }
        since = phase;
        const double temperature = 0.9 * (1 - phase) + 0.12;
        dict_t next = cur;
        mutate(&next);
        if (next.n < 2 || (next.n == cur.n && memcmp(next.v, cur.v, (size_t)cur.n * sizeof cur.v[0]) == 0))
            continue;
        const int c = next.n - 1 + recode(&next, NULL);
        evals++;
        if (c <= cost || uniform() < exp((cost - c) / temperature)) {
            cur = next;
            cost = c;
            if (c < best_cost) {
                recode(&next, &path);
                prune(&next, &path);
                best_cost = next.n - 1 + path.cost;
                best = cur = next;
                cost = best_cost;
                print(&best, &path, best_cost);
            }
        }
    }
    fprintf(stderr, "%ld evaluations\n", evals);
    return 0;
}
