/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sums of products of random elements on both engines, in numbers that a test in C++ would not reach. Part of port.inc.h.
 *
 * Operands come through the conversion, and are then stretched to the borders of both budgets: multiples of p of either
 * sign are added to the integer, multiples of the modulus to each lane. Results go back through the conversion and must be
 * the scalar engine's words.
 */
enum { SUM_MAX = 8, GROUP = 6, SHIFTS = 24 };

static uint64_t next(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15); /* splitmix64 */
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* Words below p: random, or 0, 1, p - 1, p - 2. */
static void random_words(PORT_PUBLIC(fp) *r, uint64_t *state)
{
    static const uint64_t p[] = FP_MODULUS;
    const uint64_t kind = next(state) % 16;
    for (size_t i = 0; i < FP_LIMBS; i++) r->l[i] = kind < 2 ? 0 : kind < 4 ? p[i] : next(state);
    if (kind < 2) r->l[0] = kind;
    else if (kind < 4) r->l[0] -= kind - 1; /* p is odd and above 2 in its lowest word */
    else r->l[FP_LIMBS - 1] %= p[FP_LIMBS - 1];
}

/* zero[j] = the integer 2^j p: the field's zero */
static void multiples_of_p(el_t *zero)
{
    uint64_t x[2 * RNS_LEN];
    for (size_t i = 0; i < 2 * RNS_LEN; i++) {
        const uint64_t m = i < RNS_LEN ? a_mod[i] : b_mod[i - RNS_LEN];
        pairing_u128 t = 0;
        for (size_t k = FP_LIMBS; k-- > 0;) t = ((t << 64) | modulus[k]) % m;
        x[i] = (uint64_t)(t * (i < RNS_LEN ? alpha[i] : beta[i - RNS_LEN]) % m);
    }
    zero[0] = get(x);
    for (size_t j = 1; j < SHIFTS; j++) FE(dbl)(&zero[j], &zero[j - 1]);
}

/* The same field element with |r| up to most (in p/R_UNIT), and with larger lanes. */
static void stretch(el_t *x, const el_t *zero, uint64_t most, uint64_t *state)
{
    const uint64_t top = (most - RNS_R_NORMAL) / RNS_R_UNIT, kind = next(state) % 4;
    const uint64_t k = kind == 0 ? 0 : kind == 1 ? top : next(state) % (top + 1), sign = next(state) & 1;
    uint64_t w[2 * RNS_LEN + 3];
    for (size_t j = 0; j < SHIFTS; j++) {
        if ((k >> j & 1) == 0) continue;
        if (sign != 0) FE(sub)(x, x, &zero[j]);
        else FE(add)(x, x, &zero[j]);
    }
    put(w, x);
    for (size_t i = 0; i < 2 * RNS_LEN; i++) {
        const uint64_t m = i < RNS_LEN ? a_mod[i] : b_mod[i - RNS_LEN];
        const uint64_t room = ((i < RNS_LEN ? IFMA_COVER_A : IFMA_COVER_B) * m - w[i]) / m;
        w[i] += m * (kind == 1 ? room : next(state) % (room + 1));
    }
    *x = get(w);
}

_Static_assert((RNS_R_MAX - RNS_R_NORMAL) / RNS_R_UNIT < UINT64_C(1) << SHIFTS, "multiples of p reach the budget");
_Static_assert(RNS_R_MAX / SUM_MAX > RNS_R_NORMAL + RNS_R_UNIT, "and a sum leaves room for some");

/* The number of the first of `count` sums that differ between the engines, or count. */
size_t PORT(PORT_CURVE, random)(uint64_t seed, size_t count)
{
    el_t zero[SHIFTS];
    multiples_of_p(zero);
    for (size_t at = 0; at < count; at += GROUP) {
        PORT_PUBLIC(fp) want[GROUP], got[GROUP], s, t;
        wide_t w[GROUP];
        el_t r[GROUP];
        for (size_t g = 0; g < GROUP; g++) { /* GROUP sums reduce together */
            const size_t n = 1 + next(&seed) % SUM_MAX;
            FE(wide_set_zero)(&w[g]);
            for (size_t i = 0; i < FP_LIMBS; i++) want[g].l[i] = 0;
            for (size_t i = 0; i < n; i++) {
                el_t x, y;
                random_words(&s, &seed);
                random_words(&t, &seed);
                FE(load)(&x, s.l);
                FE(load)(&y, t.l);
                stretch(&x, zero, RNS_R_MAX / n, &seed);
                stretch(&y, zero, RNS_R_MAX / n, &seed);
                FE(store)(got[0].l, &x);
                for (size_t k = 0; k < FP_LIMBS; k++)
                    if (got[0].l[k] != s.l[k]) return at + g;
                PORT_SCALAR(fp_mul)(&t, &s, &t);
                if (next(&seed) & 1) {
                    FE(wide_mac)(&w[g], &x, &y);
                    PORT_SCALAR(fp_add)(&want[g], &want[g], &t);
                } else {
                    FE(wide_msub)(&w[g], &x, &y);
                    PORT_SCALAR(fp_sub)(&want[g], &want[g], &t);
                }
            }
        }
        FE(reduce_n)(r, w, GROUP);
        FE(store_n)(got[0].l, r, GROUP);
        for (size_t g = 0; g < GROUP; g++)
            for (size_t k = 0; k < FP_LIMBS; k++)
                if (got[g].l[k] != want[g].l[k]) return at + g;
    }
    return count;
}
