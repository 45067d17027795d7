/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reduction of a sum of products, and the renewal of the two budgets. Part of fp.inc.h.
 *
 * c is the integer that the sum stands for. With q = sum xi_i*MA/a_i, xi_i = -c/p*(MA/a_i)^-1 mod a_i, the integer
 *     r = (c + q*p)/MA,    -|c|/MA <= r < n(1 + 2^-16)p + |c|/MA,
 * is congruent to c/MA mod p. q is not brought below MA: that only adds a multiple of p, at most n of them.
 */

/* Largest value of (bound mod 2^H) + floor(bound/2^H)*c over all moduli and all values up to the bound. */
static uint64_t FE(fold_bound)(uint64_t bound) { return RNS_TOP + (bound >> RNS_BITS) * RNS_C_MAX; }

/* The bounds of an element, with the default of a zero. */
static rns_bound_t FE(bound)(const fe_t *x)
{
    rns_bound_t w = x->w;
    if (w.a == 0) w.a = RNS_TOP;
    if (w.b == 0) w.b = RNS_TOP;
    if (w.r == 0) w.r = RNS_R_UNIT;
    return w;
}

/* Every lane is below the tracked bound, and that can be multiplied. */
static void FE(check)(const fe_t *x)
{
    rns_bound_t w = FE(bound)(x);
    RNS_ASSERT(w.a <= RNS_LANE_MASK && w.b <= RNS_LANE_MASK && w.r <= RNS_R_MAX);
    for (size_t i = 0; i < RNS_LEN; i++) RNS_ASSERT(x->a[i] <= w.a && x->b[i] <= w.b);
}

static void FE(check_wide)(const fe_wide_t *u)
{
    RNS_ASSERT(u->w.c <= RNS_WIDE_MAX);
    for (size_t i = 0; i < RNS_LEN; i++)
        RNS_ASSERT(u->ah[i] <= u->w.ah && u->al[i] <= u->w.al && u->bh[i] <= u->w.bh && u->bl[i] <= u->w.bl);
}

/* Moves the upper bits of the lower halves to the upper ones. */
static void FE(carry)(fe_wide_t *u)
{
    RNS_ASSERT(u->w.ah <= UINT64_MAX - (u->w.al >> RNS_LANE_BITS) && u->w.bh <= UINT64_MAX - (u->w.bl >> RNS_LANE_BITS));
    for (size_t i = 0; i < RNS_LEN; i++) {
        u->ah[i] += u->al[i] >> RNS_LANE_BITS;
        u->al[i] &= RNS_LANE_MASK;
        u->bh[i] += u->bl[i] >> RNS_LANE_BITS;
        u->bl[i] &= RNS_LANE_MASK;
    }
    u->w.ah += u->w.al >> RNS_LANE_BITS;
    u->w.bh += u->w.bl >> RNS_LANE_BITS;
    if (u->w.al > RNS_LANE_MASK) u->w.al = RNS_LANE_MASK;
    if (u->w.bl > RNS_LANE_MASK) u->w.bl = RNS_LANE_MASK;
}

/* Folds of the upper halves, which are residues times 2^52. */
static void FE(fold_wide_a)(fe_wide_t *u)
{
    fe_counts.fold_wide_a++;
    for (size_t i = 0; i < RNS_LEN; i++) u->ah[i] = rns_fold(u->ah[i], RNS_BITS, RNS_A_C(i));
    u->w.ah = FE(fold_bound)(u->w.ah);
}

static void FE(fold_wide_b)(fe_wide_t *u)
{
    fe_counts.fold_wide_b++;
    for (size_t j = 0; j < RNS_LEN; j++) u->bh[j] = rns_fold(u->bh[j], RNS_BITS, RNS_B_C(j));
    u->w.bh = FE(fold_bound)(u->w.bh);
}

/* First half of the reduction: eta_j = beta_j*r mod b_j, below 2b_j, for r = (c + q*p)/MA. */
static void FE(reduce_b)(uint64_t eta[RNS_LEN], const fe_wide_t *in)
{
    fe_wide_t u = *in;
    uint64_t xi[RNS_LEN];
    FE(check_wide)(&u);
    FE(carry)(&u);
    /* xi_i: the product of two lanes holds alpha_i^2 = -W p^-1 (MA/a_i)^-1; one step takes W away */
    if (u.w.ah > UINT64_MAX - 2 - RNS_TOP) FE(fold_wide_a)(&u);
    for (size_t i = 0; i < RNS_LEN; i++) {
        xi[i] = rns_fold(rns_step(u.ah[i], u.al[i], FE(a_ninv)[i], FE(a_mod)[i]), RNS_BITS, RNS_A_C(i));
        RNS_ASSERT(xi[i] <= RNS_XI_MAX);
    }
    /* W*beta_j*c/MA = bl*K0 + bh*K1, where both are multipliers; then W*beta_j*q*p/MA = sum xi_i*C_ij; one step */
    if (u.w.bh > RNS_LANE_MASK) FE(fold_wide_b)(&u);
    for (size_t j = 0; j < RNS_LEN; j++) {
        uint64_t hi = 0, lo = 0;
        RNS_ASSERT(u.bl[j] <= RNS_LANE_MASK && u.bh[j] <= RNS_LANE_MASK);
        rns_mac(&hi, &lo, u.bl[j], FE(k0)[j]);
        rns_mac(&hi, &lo, u.bh[j], FE(k1)[j]);
        for (size_t i = 0; i < RNS_LEN; i++) rns_mac(&hi, &lo, xi[i], FE(ext_b)[i][j]);
        eta[j] = rns_fold(rns_step(hi, lo, FE(b_ninv)[j], FE(b_mod)[j]), RNS_BITS, RNS_B_C(j));
        RNS_ASSERT(eta[j] <= RNS_B_FRESH);
    }
}

/* k with r = sum eta_j*MB/b_j - k*MB. The exact value is the integer next to sum eta_j/b_j, because |r| < MB/2 with
 * room for the error of taking 2^H for b_j. */
static uint64_t FE(digit_k)(const uint64_t eta[RNS_LEN])
{
    uint64_t sum = UINT64_C(1) << (RNS_BITS - 1);
    for (size_t j = 0; j < RNS_LEN; j++) sum += eta[j];
    sum >>= RNS_BITS;
    RNS_ASSERT(sum <= RNS_K_MAX);
    return sum;
}

/* r from the sum. One step holds the second extension: W*alpha_i*r = sum eta_j*D_ji + k*K_i, where k*K_i < 2^52. */
void fe_reduce(fe_t *r, const fe_wide_t *in)
{
    fe_t t;
    fe_counts.reductions++;
    FE(reduce_b)(t.b, in);
    uint64_t k = FE(digit_k)(t.b);
    for (size_t i = 0; i < RNS_LEN; i++) {
        uint64_t hi = 0, lo = rns_lo(k, FE(kmb)[i]);
        RNS_ASSERT(rns_hi(k, FE(kmb)[i]) == 0);
        for (size_t j = 0; j < RNS_LEN; j++) rns_mac(&hi, &lo, t.b[j], FE(ext_a)[j][i]);
        t.a[i] = rns_step(hi, lo, FE(a_ninv)[i], FE(a_mod)[i]);
    }
    t.w.a = RNS_A_FRESH;
    t.w.b = RNS_B_FRESH;
    t.w.r = RNS_R_BASE + in->w.c / (RNS_R_UNIT * RNS_MA_OVER_P) + 1;
    if (in->w.c > fe_counts.peak_sum) fe_counts.peak_sum = in->w.c;
    if (t.w.r > fe_counts.peak_reduced) fe_counts.peak_reduced = t.w.r;
    if (t.w.r < fe_counts.floor) t.w.r = fe_counts.floor;
    FE(check)(&t);
#ifdef PAIRING_VERIFY_ENABLED
    FE(verify_reduction)(t.a, t.b, in->ah, in->al, in->bh, in->bl, in->w.c);
#endif
    *r = t;
}

void fe_reduce_n(fe_t *r, const fe_wide_t *w, size_t n)
{
    for (size_t i = 0; i < n; i++) fe_reduce(&r[i], &w[i]);
}

/* w = x*y where the budget is known to hold */
static void FE(product)(fe_wide_t *w, const fe_t *x, const fe_t *y)
{
    rns_bound_t u = FE(bound)(x), v = FE(bound)(y);
    FE(check)(x);
    FE(check)(y);
    if (u.r > fe_counts.peak_operand) fe_counts.peak_operand = u.r;
    if (v.r > fe_counts.peak_operand) fe_counts.peak_operand = v.r;
    for (size_t i = 0; i < RNS_LEN; i++) {
        uint64_t ah = rns_hi(x->a[i], y->a[i]), al = rns_lo(x->a[i], y->a[i]);
        uint64_t bh = rns_hi(x->b[i], y->b[i]), bl = rns_lo(x->b[i], y->b[i]);
        w->ah[i] = ah, w->al[i] = al, w->bh[i] = bh, w->bl[i] = bl;
    }
    w->w.ah = rns_hi(u.a, v.a);
    w->w.bh = rns_hi(u.b, v.b);
    w->w.al = w->w.bl = RNS_LANE_MASK;
    w->w.c = u.r * v.r;
}

/* The same field element with a small integer: x*1. In: |r| may be up to R_MAX^2/R_UNIT. */
static void FE(refresh)(fe_t *x)
{
    fe_wide_t w;
    rns_bound_t b = FE(bound)(x);
    fe_counts.refresh++;
    RNS_ASSERT(b.r <= RNS_WIDE_MAX / RNS_R_UNIT);
    x->w.r = RNS_R_MAX; /* what check admits; the true bound goes to the sum */
    FE(product)(&w, x, &FE(one));
    w.w.c = b.r * RNS_R_UNIT;
    fe_reduce(x, &w);
    RNS_ASSERT(x->w.r <= RNS_R_NORMAL);
}

/* Brings an element, whose lanes and bounds are set, within the budgets of an operand. */
static void FE(settle)(fe_t *x)
{
    if (x->w.a > RNS_LANE_MASK) {
        fe_counts.fold_a++;
        for (size_t i = 0; i < RNS_LEN; i++) x->a[i] = rns_fold(x->a[i], RNS_BITS, RNS_A_C(i));
        x->w.a = FE(fold_bound)(x->w.a);
    }
    if (x->w.b > RNS_LANE_MASK) {
        fe_counts.fold_b++;
        for (size_t j = 0; j < RNS_LEN; j++) x->b[j] = rns_fold(x->b[j], RNS_BITS, RNS_B_C(j));
        x->w.b = FE(fold_bound)(x->w.b);
    }
    if (x->w.r > RNS_R_MAX) FE(refresh)(x);
    FE(check)(x);
}
