/* SPDX-License-Identifier: Apache-2.0
 *
 * An extension as a vector space over Fp: every operation that works coefficient by coefficient,
 * written once for quadratic and cubic extensions of any height. Included by quad.inc.h and
 * cubic.inc.h, whose structures hold EXT_DEGREE elements of Fp in a row.
 *
 * Requires: the names of ext_names.h, EXT_DEGREE, EXT_NR_C and EXT_NR_G (see ext_mul_nr), EXT_OWN_PRODUCTS (1: the
 * includer defines ext_mul and ext_sqr, 0: they are the wide ones, reduced), EXT_OWN_ADD_NR likewise.
 * Constant time in all values. Outputs may alias inputs.
 */
#ifndef EXT_DEGREE
#error "flat.inc.h needs EXT_DEGREE, the degree of the extension over Fp"
#endif

_Static_assert(EXT_NR_G == 0 || EXT_NR_G == 1, "the non-residue above is C or C + g");
_Static_assert(EXT_NR_C > -64 && EXT_NR_C < 64, "a small multiple, see wide_mul_small");
_Static_assert(sizeof(ext_t) == EXT_DEGREE * sizeof(fp_t), "an extension is a row of Fp elements");
_Static_assert(sizeof(ext_wide_t) == EXT_DEGREE * sizeof(fp_wide_t), "and so is its wide form");

EXT_SMALL void ext_set_zero(ext_t *r)
{
    fp_t *z = (fp_t *)r;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_set_zero(&z[i]);
}

void ext_set_one(ext_t *r)
{
    ext_set_zero(r);
    fp_set_one((fp_t *)r);
}

EXT_SMALL void ext_copy(ext_t *r, const ext_t *a) { *r = *a; }

EXT_SMALL void ext_add(ext_t *r, const ext_t *a, const ext_t *b)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a, *y = (const fp_t *)b;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_add(&z[i], &x[i], &y[i]);
}

EXT_SMALL void ext_sub(ext_t *r, const ext_t *a, const ext_t *b)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a, *y = (const fp_t *)b;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_sub(&z[i], &x[i], &y[i]);
}

EXT_SMALL void ext_neg(ext_t *r, const ext_t *a)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_neg(&z[i], &x[i]);
}

EXT_SMALL void ext_dbl(ext_t *r, const ext_t *a)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_dbl(&z[i], &x[i]);
}

EXT_SMALL void ext_tpl(ext_t *r, const ext_t *a)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_tpl(&z[i], &x[i]);
}

void ext_halve(ext_t *r, const ext_t *a)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_halve(&z[i], &x[i]);
}

/* r = k*a for a small public k of any sign. */
EXT_SMALL void ext_mul_small(ext_t *r, const ext_t *a, int k)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_mul_small(&z[i], &x[i], k);
}

/* r = a*b with b in Fp. EXT_DEGREE M */
void ext_mul_fp(ext_t *r, const ext_t *a, const fp_t *b)
{
    const fp_t s = *b; /* r may be the element that holds b */
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a;
    if (FP_SCHOOLBOOK) { /* reductions together */
        ext_wide_t w;
        fp_wide_t *u = (fp_wide_t *)&w;
        for (size_t i = 0; i < EXT_DEGREE; i++) fp_wide_mul(&u[i], &x[i], &s);
        fp_reduce_n(z, u, EXT_DEGREE);
        return;
    }
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_mul(&z[i], &x[i], &s);
}

EXT_SMALL void ext_cmov(ext_t *r, const ext_t *a, ct_mask m)
{
    fp_t *z = (fp_t *)r;
    const fp_t *x = (const fp_t *)a;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_cmov(&z[i], &x[i], m);
}

/* r = m ? -a : a */
void ext_cneg(ext_t *r, const ext_t *a, ct_mask m)
{
    ext_t n;
    ext_neg(&n, a);
    ext_copy(r, a);
    ext_cmov(r, &n, m);
}

ct_mask ext_is_zero(const ext_t *a)
{
    const fp_t *x = (const fp_t *)a;
    ct_mask m = fp_is_zero(&x[0]);
    for (size_t i = 1; i < EXT_DEGREE; i++) m &= fp_is_zero(&x[i]);
    return m;
}

ct_mask ext_eq(const ext_t *a, const ext_t *b)
{
    ext_t d;
    ext_sub(&d, a, b);
    return ext_is_zero(&d);
}

ct_mask ext_is_one(const ext_t *a)
{
    ext_t one;
    ext_set_one(&one);
    return ext_eq(a, &one);
}

/* Operand sum of a product: above Fp it is the plain sum (only Fp has room for an unreduced one). */
EXT_SMALL void ext_add_lazy(ext_t *r, const ext_t *a, const ext_t *b) { ext_add(r, a, b); }

void ext_wide_add(ext_wide_t *w, const ext_wide_t *u, const ext_wide_t *v)
{
    fp_wide_t *z = (fp_wide_t *)w;
    const fp_wide_t *x = (const fp_wide_t *)u, *y = (const fp_wide_t *)v;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_wide_add(&z[i], &x[i], &y[i]);
}

void ext_wide_sub(ext_wide_t *w, const ext_wide_t *u, const ext_wide_t *v)
{
    fp_wide_t *z = (fp_wide_t *)w;
    const fp_wide_t *x = (const fp_wide_t *)u, *y = (const fp_wide_t *)v;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_wide_sub(&z[i], &x[i], &y[i]);
}

/* Difference of values whose operands were plain (reduced) sums: no integer bound is known here. */
void ext_wide_sub_exact(ext_wide_t *w, const ext_wide_t *u, const ext_wide_t *v)
{
    ext_wide_sub(w, u, v);
}

void ext_wide_dbl(ext_wide_t *w, const ext_wide_t *u)
{
    fp_wide_t *z = (fp_wide_t *)w;
    const fp_wide_t *x = (const fp_wide_t *)u;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_wide_dbl(&z[i], &x[i]);
}

void ext_wide_mul_small(ext_wide_t *w, const ext_wide_t *u, int k)
{
    fp_wide_t *z = (fp_wide_t *)w;
    const fp_wide_t *x = (const fp_wide_t *)u;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_wide_mul_small(&z[i], &x[i], k);
}

/* One reduction of every coefficient, handed over together. */
EXT_SMALL void ext_reduce(ext_t *r, const ext_wide_t *w)
{
    _Static_assert((long long)EXT(W_MUL) <= FP_W_WIDE_MAX, "a product of this field fits a wide value");
    fp_reduce_n((fp_t *)r, (const fp_wide_t *)w, EXT_DEGREE);
}

/* r = (EXT_NR_C + EXT_NR_G*g)*a, g the generator of this extension: the non-residue of the next one. */
EXT_SMALL void ext_mul_nr(ext_t *r, const ext_t *a)
{
    ext_t t;
    if (!EXT_NR_G) {
        ext_mul_small(r, a, EXT_NR_C);
        return;
    }
    ext_mul_gen(&t, a);
    if (EXT_NR_C == 0) {
        ext_copy(r, &t);
        return;
    }
    if (EXT_NR_C == 1) {
        ext_add(r, a, &t);
        return;
    }
    ext_t c;
    ext_mul_small(&c, a, EXT_NR_C);
    ext_add(r, &c, &t);
}

void ext_wide_mul_nr(ext_wide_t *w, const ext_wide_t *u)
{
    ext_wide_t t, c;
    if (!EXT_NR_G) {
        ext_wide_mul_small(w, u, EXT_NR_C);
        return;
    }
    ext_wide_mul_gen(&t, u);
    if (EXT_NR_C == 0) {
        *w = t;
        return;
    }
    if (EXT_NR_C == 1) {
        ext_wide_add(w, u, &t);
        return;
    }
    ext_wide_mul_small(&c, u, EXT_NR_C);
    ext_wide_add(w, &c, &t);
}

/* w = u + nr*v */
void ext_wide_add_nr(ext_wide_t *w, const ext_wide_t *u, const ext_wide_t *v);
#if !EXT_OWN_ADD_NR
void ext_wide_add_nr(ext_wide_t *w, const ext_wide_t *u, const ext_wide_t *v)
{
    ext_wide_t t;
    ext_wide_mul_nr(&t, v);
    ext_wide_add(w, u, &t);
}
#endif

void ext_mul(ext_t *r, const ext_t *a, const ext_t *b);
void ext_sqr(ext_t *r, const ext_t *a);
#if !EXT_OWN_PRODUCTS && !defined(EXT_PRODUCTS_ABOVE)
void ext_mul(ext_t *r, const ext_t *a, const ext_t *b)
{
    ext_wide_t w;
    ext_wide_mul(&w, a, b);
    ext_reduce(r, &w);
}

void ext_sqr(ext_t *r, const ext_t *a)
{
    ext_wide_t w;
    ext_wide_sqr(&w, a);
    ext_reduce(r, &w);
}
#endif

/* r = a^e, e of nbits bits in 64-bit words, lowest first. Square and always multiply: constant time in
 * a and in the bits of e; nbits is public. 0^0 = 1. */
void ext_pow(ext_t *r, const ext_t *a, const uint64_t *e, size_t nbits)
{
    ext_t acc, t;
    const ext_t base = *a;
    ext_set_one(&acc);
    for (size_t i = nbits; i-- > 0;) {
        ext_sqr(&acc, &acc);
        ext_mul(&t, &acc, &base);
        ext_cmov(&acc, &t, ct_mask_of_bit(e[i / 64] >> (i % 64) & 1));
    }
    *r = acc;
}

#ifdef EXT_HAS_BYTES
/* Coefficients big-endian, the highest first: EXT_DEGREE * FP_BYTES bytes. */
void ext_to_bytes_be(uint8_t *out, const ext_t *a)
{
    const fp_t *x = (const fp_t *)a;
    for (size_t i = 0; i < EXT_DEGREE; i++) fp_to_bytes_be(out + i * FP_BYTES, &x[EXT_DEGREE - 1 - i]);
}

/* The inverse; the mask says whether every coefficient was below p. Otherwise r = 0. */
ct_mask ext_from_bytes_be(ext_t *r, const uint8_t *in)
{
    fp_t *z = (fp_t *)r;
    ct_mask ok = ~(ct_mask)0;
    for (size_t i = 0; i < EXT_DEGREE; i++) ok &= fp_from_bytes_be(&z[EXT_DEGREE - 1 - i], in + i * FP_BYTES);
    ext_t zero;
    ext_set_zero(&zero);
    ext_cmov(r, &zero, ~ok);
    return ok;
}
#endif
