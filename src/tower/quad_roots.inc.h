/* SPDX-License-Identifier: Apache-2.0
 *
 * What points over a quadratic extension need of it: square roots, residue test, sign, order,
 * Frobenius map. Included by quad.inc.h for the fields up to Fq (EXT_HAS_ROOTS).
 *
 * EXT_ROOT(NAME): constants of this level's roots. EXT_FROB: rows j = 1, 2, ... of g^(p^j - 1) in the base field where the base is not Fp; over Fp the
 * factor is (-1)^j.
 */

/* a is a square iff its norm is one in the base field. 0 is a square. */
ct_mask ext_is_square(const ext_t *a)
{
    be_t n;
    EXT(norm)(&n, a);
    return be_is_square(&n);
}

/* For a root, its inverse and the residue test, two of the same in the base field and no inversion. There, inv_sqrt(r, z, d)
 * gives d*r^2 = 1 or, if d is no square, = G, with z = d*r. Here likewise, with G' = EXT_ROOT(W), an element of norm G:
 *     a a square:  z^2 = a, a*r^2 = 1;     else:  z^2 = a*G', a*r^2 = G'.     For a = 0, z = r = 0.
 * 1. s^2 = n or n*G for n = norm(a), which is a square iff a is. b = a or a*G', so that norm(b) = s^2 and b has a root.
 * 2. d = (b0 + s)/2, e = (b0 - s)/2: d*e = nr*b1^2/4, so that one of the two is a square. d*t^2 = 1 or G, u = b1*t/2.
 *        d a square:  z = d*t + u*g:                         z0^2 + nr*z1^2 = d + nr*b1^2/(4d) = d + e = b0
 *        else:        z = k*u + (k/nr)*d*t*g, k^2 = nr/G:    z0^2 + nr*z1^2 = e + d = b0
 *    and 2*z0*z1 = b1. norm(z) = s in the first case and -s in the second.
 *    d = 0 needs b1 = 0, s = -b0: then -s serves as well, d = b0.
 * 3. 1/z = conj(z)/norm(z), 1/s from the inverse root of n.
 * Without `inverse` r is not set; with vartime z is not set either where a is no square. */
PAIRING_ALWAYS_INLINE ct_mask EXT(root_pair)(ext_t *r, ext_t *z, const ext_t *a, int inverse, int vartime)
{
    static const ext_t w = EXT_ROOT(W);
    static const be_t k = EXT_ROOT(K), k_over_nr = EXT_ROOT(K_OVER_NR), g_inv = EXT_ROOT(G_INV);
    be_t n, n_inv, s, d, t, u, x;
    ext_t b, c;

    EXT(norm)(&n, a);
    const ct_mask square = vartime ? BE(inv_sqrt_vartime)(&n_inv, &s, &n) : BE(inv_sqrt)(&n_inv, &s, &n);
    if (vartime && !inverse && !ct_bool(square))
        return square;
    ext_copy(&b, a);
    ext_mul(&c, a, &w);
    ext_cmov(&b, &c, ~square);

    be_add(&d, &b.c0, &s);
    be_halve(&d, &d);
    const ct_mask flat = be_is_zero(&d);
    be_cmov(&d, &b.c0, flat);
    const ct_mask first = vartime ? BE(inv_sqrt_vartime)(&t, &x, &d) : BE(inv_sqrt)(&t, &x, &d);
    be_mul(&u, &b.c1, &t);
    be_halve(&u, &u);
    if (EXT_ROOT_K_IS_ONE) {
        be_copy(&z->c0, &u);
        be_neg(&z->c1, &x);
    } else {
        be_mul(&z->c0, &u, &k);
        be_mul(&z->c1, &x, &k_over_nr);
    }
    be_cmov(&z->c0, &x, first);
    be_cmov(&z->c1, &u, first);

    if (inverse) {
        be_mul(&t, &n_inv, &g_inv);
        be_cmov(&n_inv, &t, ~square);           /* 1/s */
        BE(cneg)(&n_inv, &n_inv, ~(first ^ flat));
        be_mul(&c.c0, &z->c0, &n_inv);
        be_mul(&c.c1, &z->c1, &n_inv);
        be_neg(&c.c1, &c.c1);                   /* 1/z */
        ext_mul(r, &c, &w);                     /* z^2 = a*G': G'/z = z/a */
        ext_cmov(r, &c, square);
    }
    return square;
}

/* r = a^(-1/2), z = a*r; for a non-square as said above. */
ct_mask EXT(inv_sqrt)(ext_t *r, ext_t *z, const ext_t *a)
{
    return EXT(root_pair)(r, z, a, 1, 0);
}
ct_mask EXT(inv_sqrt_vartime)(ext_t *r, ext_t *z, const ext_t *a)
{
    return EXT(root_pair)(r, z, a, 1, 1);
}

/* r = sqrt(a), any root; the mask says whether a is a square, otherwise r = 0. */
ct_mask ext_sqrt(ext_t *r, const ext_t *a)
{
    ext_t z;
    const ct_mask ok = EXT(root_pair)(NULL, &z, a, 0, 0);
    ext_set_zero(r);
    ext_cmov(r, &z, ok);
    return ok;
}
ct_mask EXT(sqrt_vartime)(ext_t *r, const ext_t *a)
{
    ext_t z;
    const ct_mask ok = EXT(root_pair)(NULL, &z, a, 0, 1);
    if (ct_bool(ok))
        ext_copy(r, &z);
    else
        ext_set_zero(r);
    return ok;
}

/* sgn0 of RFC 9380, 4.1: the parity of the first coefficient that is not zero, lowest first. */
ct_mask ext_sgn0(const ext_t *a)
{
    return be_sgn0(&a->c0) | (be_is_zero(&a->c0) & be_sgn0(&a->c1));
}

/* Is a > -a in the order that compares the highest coefficient first? */
ct_mask ext_is_lex_largest(const ext_t *a)
{
    return be_is_lex_largest(&a->c1) | (be_is_zero(&a->c1) & be_is_lex_largest(&a->c0));
}

/* r = a^(p^j) */
void ext_frob(ext_t *r, const ext_t *a, unsigned j)
{
#ifdef EXT_FROB
    static const be_t rows[] = EXT_FROB;
    j %= EXT_DEGREE;
    if (j == 0) {
        ext_copy(r, a);
        return;
    }
    be_frob(&r->c0, &a->c0, j);
    be_frob(&r->c1, &a->c1, j);
    be_mul(&r->c1, &r->c1, &rows[j - 1]);
#else
    if (j & 1)
        ext_conj(r, a);
    else
        ext_copy(r, a);
#endif
}
