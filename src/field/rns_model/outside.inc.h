/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is decided outside the residues: equality, inversion, roots, order, bytes, for which the scalar engine does the
 * work; and powers. Part of the texts of both residue engines, after fe_load, fe_store and fe_is_zero.
 */
ct_mask fe_eq(const fe_t *a, const fe_t *b)
{
    fe_t d;
    fe_sub(&d, a, b);
    return fe_is_zero(&d);
}

ct_mask fe_is_one(const fe_t *a) { return fe_eq(a, &FE(one)); }

/* The functions of the scalar engine that are used here. */
void FE_SCALAR(inv)(FE_SCALAR_T *r, const FE_SCALAR_T *a);
ct_mask FE_SCALAR(sqrt)(FE_SCALAR_T *r, const FE_SCALAR_T *a);
ct_mask FE_SCALAR(inv_sqrt)(FE_SCALAR_T *r, FE_SCALAR_T *z, const FE_SCALAR_T *a);
ct_mask FE_SCALAR(inv_sqrt_vartime)(FE_SCALAR_T *r, FE_SCALAR_T *z, const FE_SCALAR_T *a);
ct_mask FE_SCALAR(is_square)(const FE_SCALAR_T *a);
ct_mask FE_SCALAR(sgn0)(const FE_SCALAR_T *a);
ct_mask FE_SCALAR(is_lex_largest)(const FE_SCALAR_T *a);
void FE_SCALAR(to_bytes_be)(uint8_t *out, const FE_SCALAR_T *a);
ct_mask FE_SCALAR(from_bytes_be)(FE_SCALAR_T *r, const uint8_t *in);
_Static_assert(sizeof(FE_SCALAR_T) == FP_LIMBS * sizeof(uint64_t), "a scalar element is its words");

static void FE(to_scalar)(FE_SCALAR_T *r, const fe_t *a) { fe_store(r->l, a); }

/* r = 1/a, 0 -> 0: residues have no cheap inversion, and the conversions cost little beside it. */
void fe_inv(fe_t *r, const fe_t *a)
{
    FE_SCALAR_T s;
    FE(to_scalar)(&s, a);
    FE_SCALAR(inv)(&s, &s);
    fe_load(r, s.l);
}

/* r = a root of a, or 0; the mask says whether there is one. */
ct_mask fe_sqrt(fe_t *r, const fe_t *a)
{
    FE_SCALAR_T s;
    FE(to_scalar)(&s, a);
    ct_mask m = FE_SCALAR(sqrt)(&s, &s);
    fe_load(r, s.l);
    return m;
}

/* r = a^(-1/2), z = a*r by a function of the scalar engine; for a non-square as that says. */
static ct_mask FE(inv_sqrt_by)(fe_t *r, fe_t *z, const fe_t *a,
                               ct_mask (*inv_sqrt)(FE_SCALAR_T *r, FE_SCALAR_T *z, const FE_SCALAR_T *a))
{
    FE_SCALAR_T s, t;
    FE(to_scalar)(&s, a);
    ct_mask m = inv_sqrt(&s, &t, &s);
    fe_load(r, s.l);
    fe_load(z, t.l);
    return m;
}
ct_mask FE(inv_sqrt)(fe_t *r, fe_t *z, const fe_t *a) { return FE(inv_sqrt_by)(r, z, a, FE_SCALAR(inv_sqrt)); }
ct_mask FE(inv_sqrt_vartime)(fe_t *r, fe_t *z, const fe_t *a)
{
    return FE(inv_sqrt_by)(r, z, a, FE_SCALAR(inv_sqrt_vartime));
}

ct_mask fe_is_square(const fe_t *a)
{
    FE_SCALAR_T s;
    FE(to_scalar)(&s, a);
    return FE_SCALAR(is_square)(&s);
}

/* Parity of the canonical integer of a. */
ct_mask fe_sgn0(const fe_t *a)
{
    FE_SCALAR_T s;
    FE(to_scalar)(&s, a);
    return FE_SCALAR(sgn0)(&s);
}

/* a > (p-1)/2 as a canonical integer. */
ct_mask fe_is_lex_largest(const fe_t *a)
{
    FE_SCALAR_T s;
    FE(to_scalar)(&s, a);
    return FE_SCALAR(is_lex_largest)(&s);
}

void fe_to_bytes_be(uint8_t *out, const fe_t *a)
{
    FE_SCALAR_T s;
    FE(to_scalar)(&s, a);
    FE_SCALAR(to_bytes_be)(out, &s);
}

/* The mask says whether the integer was below p; otherwise r = 0. */
ct_mask fe_from_bytes_be(fe_t *r, const uint8_t *in)
{
    FE_SCALAR_T s;
    ct_mask m = FE_SCALAR(from_bytes_be)(&s, in);
    fe_load(r, s.l);
    return m;
}

/* r = a^e: squares, and a product that is kept where the bit is set. 0^0 = 1. */
void fe_pow(fe_t *r, const fe_t *a, const uint64_t *e, size_t nbits)
{
    const fe_t base = *a;
    fe_t acc, t;
    fe_set_one(&acc);
    for (size_t i = nbits; i-- > 0;) {
        fe_sqr(&acc, &acc);
        fe_mul(&t, &acc, &base);
        fe_cmov(&acc, &t, ct_mask_of_bit(e[i / 64] >> (i % 64)));
    }
    *r = acc;
}
