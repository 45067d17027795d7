/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sums of multiples of many points, in variable time.
 *
 * Binding: ec_names.h; point, batch_add, scalar_mul, scalar_mul_endo before.
 *
 *   ec_msm_vartime(r, p, k, n, scratch, bytes)   r = sum of [k[i]]p[i], i < n, for p in the subgroup of order r
 *   ec_msm_scratch_size(n)                       bytes with which it is fastest
 *   ec_msm_progress_vartime(r, p, k, n, scratch, bytes, progress)   the same; tells the caller how far it is, who may end it:
 *                                                mask of "ran to the end", r = infinity where it did not
 *   ec_msm_bits_vartime(r, p, k, n, nbits, scratch, bytes)    any points of the curve, scalars of nbits bits: scalar i is
 *                                                the low nbits bits of the ceil(nbits/64) words from k[i ceil(nbits/64)]
 *   ec_msm_bits_scratch_size(n, nbits)
 *
 * Few points: Straus's method over the parts of the scalars under the endomorphism (scalar_mul_endo.inc.h). Many: buckets
 * [Pippenger; BDLO12] over the same parts, with signed digits of c bits; a window has 2^(c-1) buckets. The entries
 * of a bucket lie side by side and are summed as a tree in affine coordinates, many buckets in one batch, so that no
 * two sums of a batch depend on each other: equal and opposite points, or all in one bucket, are no special case.
 * Then sum_b b B_b by runs of `run` buckets, one lane a run, all lanes in one batch: the running sum S += B and
 * the sum of sums T += S, of before, are independent. Small windows are worked on in groups that share all batches.
 * Every plan is that of the smallest modelled cost, which grows with n. The result does not depend on threads.
 */
#ifndef PAIRING_OPENMP
#define PAIRING_OPENMP 0
#endif
#if PAIRING_OPENMP
#include <omp.h>
#endif

#include "curves/watch.h"

#include "curves/ec_names.h"

enum {
    EC(msm_batch) = 2048,                       /* points in one batch of trees */
    EC(msm_group) = 1024,                       /* buckets of a group of windows, if there is more than one */
    EC(msm_ahead) = 16,                         /* points that are called into the cache before they are copied */
    EC(msm_run) = 32,                           /* buckets of a lane */
    EC(msm_max_window) = 16,
    EC(msm_max_points) = 1 << 26                /* of a plan; more go in turns. Entries are numbered by 31 bits */
};

/* How m points with scalars of bits bits are summed. */
typedef struct {
    size_t m, bits, words;                      /* points; bits and words of a scalar */
    size_t blocks;                              /* multiples that the caller has of each point, see msm_table.inc.h; 1: itself */
    size_t windows, buckets;                    /* digits of a scalar, the part of one block; buckets of a window */
    size_t group, groups;                       /* windows of a group; groups */
    size_t run, lanes;                          /* buckets of a lane; lanes of a window */
    size_t jobs;                                /* of the largest batch */
    uint64_t cost;
    unsigned c;
} EC(msm_plan_t);

/* What the threads share: the points, their scalars and signs, the sums of the windows. */
typedef struct {
    const ec_aff_t *p;
    uint64_t *words;
    ec_t *window;
    uint8_t *negative;
    pairing_watch *watch;                       /* of an entry in a window for a part, or NULL */
} EC(msm_shared_t);

/* What a thread works with. */
typedef struct {
    ec_aff_t *bucket, *w, *s, *t;
    EC(batch_t) *job;
    ce_t *work;
    uint32_t *end, *index, *count, *id;
} EC(msm_thread_t);

/* Multiplications of one window of width c over m points and the doublings below it: 6 a sum of a bucket and what sorting
   costs beside, 12 a bucket and the inversions. */
static uint64_t EC(msm_window_cost)(size_t m, unsigned c)
{
    return (uint64_t)m * 7 + ((uint64_t)14 << (c - 1)) + 7 * c + 100;
}

static void EC(msm_plan)(EC(msm_plan_t) *plan, size_t m, size_t bits, size_t blocks)
{
    uint64_t best = UINT64_MAX, cost;
    unsigned c;

    plan->m = m;
    plan->bits = bits;
    plan->words = (bits + 63) / 64;
    for (c = 2; c <= EC(msm_max_window); c++) {
        cost = (bits / c + blocks) / blocks * EC(msm_window_cost)(m * blocks, c) + 1000;
        if (cost < best) {
            best = cost;
            plan->c = c;
        }
    }
    c = plan->c;
    plan->cost = best;
    plan->blocks = blocks;
    plan->windows = (bits / c + blocks) / blocks;
    plan->buckets = (size_t)1 << (c - 1);
    plan->group = EC(msm_group) / plan->buckets;
    if (plan->group == 0)
        plan->group = 1;
    if (plan->group > plan->windows)
        plan->group = plan->windows;
    plan->groups = (plan->windows + plan->group - 1) / plan->group;
    plan->run = plan->buckets < EC(msm_run) ? plan->buckets : EC(msm_run);
    plan->lanes = plan->buckets / plan->run;
    plan->jobs = 2 * plan->group * plan->lanes;
    if (plan->jobs < EC(msm_batch))
        plan->jobs = EC(msm_batch);
}

/* Takes bytes from *at on, at a multiple of 64; without memory it only counts. */
static void *EC(msm_take)(uint8_t *base, size_t *at, size_t bytes)
{
    size_t from = (*at + 63) / 64 * 64;

    *at = from + bytes;
    return base == NULL ? NULL : base + from;
}

static size_t EC(msm_lay_shared)(EC(msm_shared_t) *s, ec_aff_t **endo, const EC(msm_plan_t) *plan, size_t copies,
                                 uint8_t *base)
{
    size_t at = 0;

    s->watch = NULL;
    s->words = EC(msm_take)(base, &at, plan->m * plan->words * sizeof *s->words);
    s->window = EC(msm_take)(base, &at, plan->windows * sizeof *s->window);
    s->negative = EC(msm_take)(base, &at, plan->m);
    *endo = EC(msm_take)(base, &at, copies * sizeof **endo);
    return (at + 63) / 64 * 64;
}

static size_t EC(msm_lay_thread)(EC(msm_thread_t) *t, const EC(msm_plan_t) *plan, uint8_t *base)
{
    const size_t buckets = plan->group * plan->buckets, lanes = plan->group * plan->lanes;
    size_t at = 0;

    t->bucket = EC(msm_take)(base, &at, buckets * sizeof *t->bucket);
    t->w = EC(msm_take)(base, &at, EC(msm_batch) * sizeof *t->w);
    t->s = EC(msm_take)(base, &at, lanes * sizeof *t->s);
    t->t = EC(msm_take)(base, &at, lanes * sizeof *t->t);
    t->job = EC(msm_take)(base, &at, plan->jobs * sizeof *t->job);
    t->work = EC(msm_take)(base, &at, 2 * plan->jobs * sizeof *t->work);
    t->end = EC(msm_take)(base, &at, buckets * sizeof *t->end);
    t->index = EC(msm_take)(base, &at, plan->group * plan->blocks * plan->m * sizeof *t->index);
    t->count = EC(msm_take)(base, &at, EC(msm_batch) * sizeof *t->count);
    t->id = EC(msm_take)(base, &at, EC(msm_batch) * sizeof *t->id);
    return (at + 63) / 64 * 64;
}

/* bucket[id[b]] = the sum of the next count[b] points of w, b < n, by trees: a round halves all counts. */
static void EC(msm_trees)(EC(msm_thread_t) *t, size_t n)
{
    size_t b, i, jobs, from, left;

    for (; n != 0; n = left) {
        left = from = jobs = 0;
        for (b = 0; b < n; b++) {
            const size_t count = t->count[b];

            if (count == 1) {
                ec_aff_copy(&t->bucket[t->id[b]], &t->w[from++]);
                continue;
            }
            for (i = 0; i < count; i += 2, jobs++) {
                t->job[jobs].r = &t->w[jobs];
                t->job[jobs].a = &t->w[from + i];
                t->job[jobs].b = i + 1 < count ? &t->w[from + i + 1] : &EC(const_infinity);
            }
            from += count;
            t->count[left] = (uint32_t)((count + 1) / 2);
            t->id[left++] = t->id[b];
        }
        if (jobs != 0)
            EC(batch_add)(t->job, t->work, jobs);
    }
}

/* The digits of the windows first .. first+n-1 by buckets: index has the points' numbers and signs, end[b] the end of
   bucket b's. Of a block t it is the digits of window w + t windows that go to window w. */
static void EC(msm_sort)(EC(msm_thread_t) *t, const EC(msm_plan_t) *plan, const EC(msm_shared_t) *s, size_t first, size_t n)
{
    const size_t rows = n * plan->blocks;
    uint32_t sum = 0, count;
    size_t b, i, j;
    int digit, fill;

    memset(t->end, 0, n * plan->buckets * sizeof *t->end);
    for (fill = 0; fill < 2; fill++) {
        for (j = 0; j < rows; j++) {
            const size_t window = first + j % n + j / n * plan->windows, base = j / n * plan->m;
            uint32_t *end = t->end + j % n * plan->buckets;

            for (i = 0; i < plan->m; i++) {
                digit = recode_window_signed(&s->words[i * plan->words], plan->words, window * plan->c, plan->c);
                if (digit == 0)
                    continue;
                b = (size_t)(digit < 0 ? -digit : digit) - 1;
                if (fill)
                    t->index[end[b]] = (uint32_t)(base + i) << 1 | ((uint32_t)(digit < 0) ^ s->negative[i]);
                end[b]++;
            }
        }
        for (b = 0; !fill && b < n * plan->buckets; b++) {      /* the start of each bucket, which grows to its end */
            count = t->end[b];
            t->end[b] = sum;
            sum += count;
        }
    }
}

/* Points that are far apart in memory, and far too many for a cache, are read in the order of the buckets. */
static inline void EC(msm_prefetch)(const ec_aff_t *p)
{
    size_t at;

    for (at = 0; at < sizeof *p; at += 64)
        PAIRING_PREFETCH((const char *)p + at);
}

/* bucket[b] = the sum of its points, for all buckets that were sorted into. Where a batch is full inside of a bucket, what
   there is of that becomes the first point of the next batch. Returns the parts that the watch was told of. */
static size_t EC(msm_fill)(EC(msm_thread_t) *t, const EC(msm_shared_t) *s, size_t buckets)
{
    size_t b, i = 0, end, used = 0, n = 0, told = 0;
    const size_t all = t->end[buckets - 1];

    for (b = 0; b < buckets; b++) {
        end = t->end[b];
        if (i == end) {
            ec_aff_set_infinity(&t->bucket[b]);
            continue;
        }
        t->id[n] = (uint32_t)b;
        t->count[n++] = 0;
        for (; i < end; i++) {
            if (used == EC(msm_batch)) {
                used = t->count[n - 1] != 0;
                EC(msm_trees)(t, used ? n : n - 1);
                pairing_watch_step(s->watch, EC(msm_batch) - 1);    /* but for one that was there before */
                told += EC(msm_batch) - 1;
                if (pairing_watch_stopped(s->watch))
                    return told;
                if (used)
                    ec_aff_copy(&t->w[0], &t->bucket[b]);
                t->id[0] = (uint32_t)b;
                t->count[0] = (uint32_t)used;
                n = 1;
            }
            if (all - i > EC(msm_ahead))
                EC(msm_prefetch)(&s->p[t->index[i + EC(msm_ahead)] >> 1]);
            ec_aff_cneg(&t->w[used++], &s->p[t->index[i] >> 1], ct_mask_of_bit(t->index[i] & 1));
            t->count[n - 1]++;
        }
    }
    EC(msm_trees)(t, n);
    return told;
}

/* r[j] = sum_b (b+1) bucket[j buckets + b], j < n */
static void EC(msm_reduce)(ec_t *r, EC(msm_thread_t) *t, const EC(msm_plan_t) *plan, size_t n)
{
    const size_t lanes = n * plan->lanes;
    ec_t sum, sums;
    size_t i, j, l;

    for (l = 0; l < lanes; l++) {
        ec_aff_copy(&t->s[l], &t->bucket[(l + 1) * plan->run - 1]);
        ec_aff_set_infinity(&t->t[l]);
    }
    for (i = plan->run; i-- > 0;) {             /* T += S, then S += B, where there is one more */
        for (l = 0; l < lanes; l++) {
            t->job[l] = (EC(batch_t)){ &t->t[l], &t->t[l], &t->s[l], 0 };
            if (i != 0)
                t->job[lanes + l] = (EC(batch_t)){ &t->s[l], &t->s[l], &t->bucket[l * plan->run + i - 1], 0 };
        }
        EC(batch_add)(t->job, t->work, i != 0 ? 2 * lanes : lanes);
    }
    for (j = 0; j < n; j++) {
        const ec_aff_t *s = &t->s[j * plan->lanes];

        ec_set_infinity(&sum);
        ec_set_infinity(&sums);
        for (l = plan->lanes; l-- > 1;) {       /* sums = sum_l l S_l */
            ec_add_aff_vartime(&sum, &sum, &s[l]);
            ec_add(&sums, &sums, &sum);
        }
        for (i = plan->run; i > 1; i /= 2)
            ec_dbl(&sums, &sums);
        for (l = 0; l < plan->lanes; l++)
            ec_add_aff_vartime(&sums, &sums, &t->t[j * plan->lanes + l]);
        ec_copy(&r[j], &sums);
    }
}

/* The sums of a group of windows. */
static void EC(msm_windows)(EC(msm_thread_t) *t, const EC(msm_plan_t) *plan, const EC(msm_shared_t) *s, size_t group)
{
    const size_t first = group * plan->group, left = plan->windows - first;
    const size_t n = left < plan->group ? left : plan->group;
    size_t told;

    if (pairing_watch_stopped(s->watch))
        return;
    EC(msm_sort)(t, plan, s, first, n);
    told = EC(msm_fill)(t, s, n * plan->buckets);
    if (pairing_watch_stopped(s->watch))
        return;
    EC(msm_reduce)(&s->window[first], t, plan, n);
    pairing_watch_step(s->watch, n * plan->blocks * plan->m - told);
}

/* r = the sum of the plan, whose threads share s and have `bytes` bytes each from `scratch` on. */
static void EC(msm_run_plan)(ec_t *r, const EC(msm_plan_t) *plan, const EC(msm_shared_t) *s, uint8_t *scratch, size_t bytes,
                             size_t threads)
{
    const int groups = (int)plan->groups;
    ec_t acc;
    size_t i;
    unsigned j;

    (void)threads;
#if PAIRING_OPENMP
#pragma omp parallel for schedule(dynamic) num_threads((int)threads)
#endif
    for (int g = 0; g < groups; g++) {
        EC(msm_thread_t) t;
#if PAIRING_OPENMP
        EC(msm_lay_thread)(&t, plan, scratch + bytes * (size_t)omp_get_thread_num());
#else
        EC(msm_lay_thread)(&t, plan, scratch);
#endif
        EC(msm_windows)(&t, plan, s, (size_t)g);
    }
    (void)bytes;
    if (pairing_watch_stopped(s->watch)) {
        ec_set_infinity(r);
        return;
    }
    ec_copy(&acc, &s->window[plan->windows - 1]);
    for (i = plan->windows - 1; i-- > 0;) {
        for (j = 0; j < plan->c; j++)
            ec_dbl(&acc, &acc);
        ec_add(&acc, &acc, &s->window[i]);
    }
    ec_copy(r, &acc);
}

/* Threads of which the plan has use. */
static size_t EC(msm_threads)(const EC(msm_plan_t) *plan)
{
#if PAIRING_OPENMP
    const size_t threads = (size_t)omp_get_max_threads();

    return threads < plan->groups ? threads : plan->groups;
#else
    (void)plan;
    return 1;
#endif
}

/* Bytes for n scalars of `parts` parts, of which the points of the first are the caller's. */
static size_t EC(msm_bytes)(const EC(msm_plan_t) *plan, size_t copies, size_t threads)
{
    EC(msm_shared_t) s;
    EC(msm_thread_t) t;
    ec_aff_t *endo;

    return 63 + EC(msm_lay_shared)(&s, &endo, plan, copies, NULL) + threads * EC(msm_lay_thread)(&t, plan, NULL);
}

/* The plan for the first *n points or, where it does not fit into bytes, for fewer, and its threads; 0 for none. */
static size_t EC(msm_fit)(EC(msm_plan_t) *plan, size_t *n, size_t parts, size_t bits, size_t bytes)
{
    size_t threads;

    if (*n > EC(msm_max_points) / parts)
        *n = EC(msm_max_points) / parts;
    for (;; *n = (*n + 1) / 2) {
        const size_t copies = parts == 1 ? 0 : parts * *n;

        EC(msm_plan)(plan, parts * *n, bits, 1);
        if (EC(msm_bytes)(plan, copies, 1) > bytes) {
            if (*n == 1)
                return 0;
            continue;
        }
        for (threads = EC(msm_threads)(plan); EC(msm_bytes)(plan, copies, threads) > bytes;)
            threads--;
        return threads;
    }
}

/* Multiplications of Straus's method, in chunks. */
static uint64_t EC(straus_cost)(size_t n)
{
    const uint64_t chunks = n / EC(straus_chunk) + (n % EC(straus_chunk) != 0);

    return chunks * (7 * EC(part_bits) + 100 * EC(part_odd)) +
           n * EC(parts) * (10 * EC(part_bits) / (EC(part_slide) + 1) + 4 * EC(part_odd));
}

size_t ec_msm_scratch_size(size_t n)
{
    EC(msm_plan_t) plan;
    const size_t most = EC(msm_max_points) / EC(parts);

    if (n == 0)
        return 0;
    if (n > most)
        n = most;
    EC(msm_plan)(&plan, EC(parts) * n, EC(part_bits), 1);
    return EC(straus_cost)(n) <= plan.cost ? 0 : EC(msm_bytes)(&plan, EC(parts) * n, EC(msm_threads)(&plan));
}

/* r = the sum of n points by the plan */
static void EC(msm_split_run)(ec_t *r, const EC(msm_plan_t) *plan, const ec_aff_t *p, const FR_T *k, size_t n,
                              uint8_t *scratch, size_t threads, pairing_watch *watch)
{
    EC(msm_shared_t) s;
    EC(msm_thread_t) t;
    EC(split_t) parts;
    ec_aff_t *q;
    size_t i, j;

    scratch += (64 - (uintptr_t)scratch % 64) % 64;
    i = EC(msm_lay_shared)(&s, &q, plan, EC(parts) * n, scratch);
    scratch += i;
    s.p = q;
    s.watch = watch;
    for (i = 0; i < n; i++, q += EC(parts)) {
        PAIRING_VERIFY(ct_bool(ec_aff_in_subgroup(&p[i])));
        EC(split)(&parts, &k[i]);
        memcpy(&s.words[i * EC(parts) * EC(part_words)], parts.words, sizeof parts.words);
        ec_aff_copy(&q[0], &p[i]);
        for (j = 0; j < EC(parts); j++) {
            s.negative[i * EC(parts) + j] = parts.neg[j] & 1;
            if (j != 0)
                EC(endo)(&q[j], &q[j - 1]);
        }
    }
    EC(msm_run_plan)(r, plan, &s, scratch, EC(msm_lay_thread)(&t, plan, NULL), threads);
}

static void EC(msm_watched)(ec_t *r, const ec_aff_t *p, const FR_T *k, size_t n, uint8_t *scratch, size_t bytes,
                            pairing_watch *watch)
{
    EC(msm_plan_t) plan;
    ec_t acc, sum;
    size_t m, threads;

    ec_set_infinity(&acc);
    for (; n != 0 && !pairing_watch_stopped(watch); n -= m, p += m, k += m) {
        m = n;
        threads = EC(msm_fit)(&plan, &m, EC(parts), EC(part_bits), bytes);
        if (threads != 0 && plan.cost < EC(straus_cost)(m)) {
            pairing_watch_turn(watch, m, plan.m * plan.windows);
            EC(msm_split_run)(&sum, &plan, p, k, m, scratch, threads, watch);
        } else {
            m = n < EC(straus_chunk) ? n : EC(straus_chunk);
            pairing_watch_turn(watch, m, 1);
            EC(straus)(&sum, p, k, m);
            pairing_watch_step(watch, 1);
        }
        ec_add(&acc, &acc, &sum);
    }
    ec_copy(r, &acc);
}

void ec_msm_vartime(ec_t *r, const ec_aff_t *p, const FR_T *k, size_t n, uint8_t *scratch, size_t bytes)
{
    EC(msm_watched)(r, p, k, n, scratch, bytes, NULL);
}

ct_mask ec_msm_progress_vartime(ec_t *r, const ec_aff_t *p, const FR_T *k, size_t n, uint8_t *scratch, size_t bytes,
                                const pairing_progress *progress)
{
    pairing_watch watch = { progress, n, 0, 0, 1, 0, false };

    EC(msm_watched)(r, p, k, n, scratch, bytes, &watch);
    if (!watch.stopped)
        return ~(ct_mask)0;
    ec_set_infinity(r);
    return 0;
}

size_t ec_msm_bits_scratch_size(size_t n, size_t nbits)
{
    EC(msm_plan_t) plan;

    if (n < 2 || nbits == 0)
        return 0;
    EC(msm_plan)(&plan, n < EC(msm_max_points) ? n : EC(msm_max_points), nbits, 1);
    return EC(msm_bytes)(&plan, 0, EC(msm_threads)(&plan));
}

void ec_msm_bits_vartime(ec_t *r, const ec_aff_t *p, const uint64_t *k, size_t n, size_t nbits, uint8_t *scratch,
                         size_t bytes)
{
    const size_t words = (nbits + 63) / 64;
    EC(msm_plan_t) plan;
    EC(msm_shared_t) s;
    EC(msm_thread_t) t;
    ec_aff_t *none;
    ec_t acc, sum;
    size_t i, m, threads, shared;

    ec_set_infinity(&acc);
    for (; n != 0 && nbits != 0; n -= m, p += m, k += m * words) {
        m = n;
        threads = EC(msm_fit)(&plan, &m, 1, nbits, bytes);
        if (m < 2 || threads == 0) {
            m = 1;
            ec_from_aff(&sum, p);
            EC_WHOLE(mul_bits_vartime)(&sum, &sum, k, nbits);
        } else {
            uint8_t *base = scratch + (64 - (uintptr_t)scratch % 64) % 64;

            shared = EC(msm_lay_shared)(&s, &none, &plan, 0, base);
            s.p = p;
            memset(s.negative, 0, m);
            memcpy(s.words, k, m * words * sizeof *k);
            for (i = 0; nbits % 64 != 0 && i < m; i++)
                s.words[i * words + words - 1] &= (UINT64_C(1) << (nbits % 64)) - 1;
            EC(msm_run_plan)(&sum, &plan, &s, base + shared, EC(msm_lay_thread)(&t, &plan, NULL), threads);
        }
        ec_add(&acc, &acc, &sum);
    }
    ec_copy(r, &acc);
}

#include "curves/ec_undef.h"
