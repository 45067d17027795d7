/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Membership and cofactor clearing of the BW6 family: see subgroup.inc.h for the contract. x is the seed, m =
 * (x - 1)/3, the inner curve is BLS of embedding degree 6n (BW6_INNER_K), so n = 2 or 4; T = BW6_HT, H = BW6_HY,
 * the lifts of the trace and of the y in 4p = t^2 + 3y^2; N = (T^2 + 3H^2)/4.
 *
 * Membership, G1 and G2, with R = [m]P, S = [x^n]R:
 *      n = 2:  (P - S + 2R) + phi(P + S + R) = O
 *      n = 4:  (R - 2S) + phi(P + 2R - S) = O
 * whose elements alpha of Z[phi] have norm r exactly. (The shorter published tests of norm 3r accept points of order
 * 3 where 3 divides the cofactor, as on BW6-761's G2 and BW6-633's G1.)
 *
 * Clearing: [c(x)]P + phi([d(x)]P), c and d the polynomials below. With tau = (T + H)/2 + H w, of norm N, and
 * the twist's unit u, c + d w is (u pi - 1)/alpha' times a unit times conj(tau)(1 - w), of norm 3N, for one of
 * alpha' = alpha, conj(alpha): with that factor every coefficient is a small integer. For T = 13, H = 9 they are
 * those of eprint 2020/351, for T = -7, H = -1 those of eprint 2021/1359.
 */
#include "curves/ec_names.h"

enum {
    EC(bw6_t) = BW6_HT,
    EC(bw6_h) = BW6_HY,
    EC(bw6_n) = (BW6_HT * BW6_HT + 3 * BW6_HY * BW6_HY) / 4,
    EC(bw6_terms) = BW6_INNER_K == 12 ? 4 : 6   /* coefficients of c and of d, lowest first */
};

/* d[i] = coefficient of x^i in the polynomial d of the head comment; n = 4 has two powers more. */
static void EC(clearing_polynomials)(int *c, int *d)
{
    const int t = EC(bw6_t), h = EC(bw6_h), n = EC(bw6_n);

    if (BW6_INNER_K == 12 && EC_GROUP == 1) {
        c[3] = n, c[2] = (3 * h + t) / 2 - n, c[1] = -(3 * h + t), c[0] = n + 3 * (h + t) / 2;
        d[3] = 0, d[2] = (3 * h - t) / 2, d[1] = n - 3 * h + t, d[0] = n + 3 * h;
    } else if (BW6_INNER_K == 12) {
        c[3] = n, c[2] = t - n, c[1] = -2 * t, c[0] = n + 3 * (h + t) / 2;
        d[3] = 0, d[2] = (t - 3 * h) / 2, d[1] = n + 3 * h - t, d[0] = n + 3 * (t - h) / 2;
    } else {
        /* e: x^5 .. x^2 of one of them; f: x^4 .. x^2 of the other */
        const int e[4] = { -2 * t, 2 * t, -n - t, n };
        const int f[4] = { -(3 * h + t), 3 * h + t, -(3 * h + t) / 2, 0 };
        unsigned i;

        for (i = 0; i < 4; i++) {
            c[EC(bw6_terms) - 4 + i] = EC_GROUP == 1 ? e[i] : f[i];
            d[EC(bw6_terms) - 4 + i] = EC_GROUP == 1 ? f[i] : e[i];
        }
        c[1] = EC_GROUP == 1 ? 2 * t : 3 * h + t - n;
        c[0] = EC_GROUP == 1 ? n + 3 * (h - t) / 2 : -n - 3 * h;
        d[1] = EC_GROUP == 1 ? n + 3 * h + t : 2 * t - n;
        d[0] = EC_GROUP == 1 ? n - 3 * (h + t) / 2 : -3 * (h + t) / 2;
    }
}

/* r = sum c[i] p[i] for small public integers c[i]: one chain of doublings. r is none of the p. */
static void EC(small_combination)(ec_t *r, const ec_t *p, const int *c, size_t n)
{
    unsigned top = 1;
    size_t i;

    for (i = 0; i < n; i++)
        while ((unsigned)(c[i] < 0 ? -c[i] : c[i]) >= 2 * top)
            top *= 2;
    ec_set_infinity(r);
    for (; top != 0; top /= 2) {
        ec_dbl(r, r);
        for (i = 0; i < n; i++) {
            if (((unsigned)(c[i] < 0 ? -c[i] : c[i]) & top) == 0)
                continue;
            if (c[i] < 0)
                ec_sub(r, r, &p[i]);
            else
                ec_add(r, r, &p[i]);
        }
    }
}

ct_mask ec_in_subgroup(const ec_t *p)
{
    static const uint64_t m[1] = { (SEED_NEGATIVE ? SEED_ABS + 1 : SEED_ABS - 1) / 3 };
    ec_t r, s, a, b;
    unsigned i;

    EC(mul_public)(&r, p, m, SEED_BITS);
    if (SEED_NEGATIVE)
        ec_neg(&r, &r);                         /* R = [m]P */
    ec_copy(&s, &r);
    for (i = 0; i < BW6_INNER_K / 6; i++)
        ec_mul_seed(&s, &s);                    /* S = [x^n]R */
    if (BW6_INNER_K == 12) {
        ec_add(&b, p, &r);
        ec_add(&a, &b, &r);
        ec_sub(&a, &a, &s);                     /* P + 2R - S */
        ec_add(&b, &b, &s);                     /* P + R + S */
    } else {
        ec_sub(&a, &r, &s);
        ec_add(&b, p, &r);
        ec_add(&b, &b, &a);                     /* P + 2R - S */
        ec_sub(&a, &a, &s);                     /* R - 2S */
    }
    ec_phi(&b, &b);
    ec_neg(&b, &b);
    return ec_eq(&a, &b) & ec_on_curve(p);
}

void ec_clear_cofactor(ec_t *r, const ec_t *p)
{
    ec_t power[EC(bw6_terms)], s;
    int c[EC(bw6_terms)], d[EC(bw6_terms)];
    size_t i;

    ec_copy(&power[0], p);
    for (i = 1; i < EC(bw6_terms); i++)
        ec_mul_seed(&power[i], &power[i - 1]);
    EC(clearing_polynomials)(c, d);
    EC(small_combination)(&s, power, d, EC(bw6_terms));
    ec_phi(&s, &s);
    EC(small_combination)(r, power, c, EC(bw6_terms));
    ec_add(r, r, &s);
}

#include "curves/ec_undef.h"
