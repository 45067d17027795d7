/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a constant-time run of one curve calls, expanded by ctime.c for each curve; ROOTS is its extension
 * with square roots. Secrets are marked undefined for
 * memcheck, which then reports every branch and every address that depends on them.
 */
#define CT_NAME_(c, name) pairing_##c##_##name
#define CT_NAME(c, name) CT_NAME_(c, name)

#define F(name) CT_NAME(CURVE, name)
#define T(name) CT_NAME(CURVE, name##_t)

#define R(name) CT_NAME(CURVE, CT_NAME_2(ROOTS, name))
#define CT_NAME_2_(f, name) f##_##name
#define CT_NAME_2(f, name) CT_NAME_2_(f, name)

static void CT_NAME(CURVE, roots)(void)
{
    CT_NAME(CURVE, CT_NAME_2(ROOTS, t)) a;
    memset(&a, 1, sizeof a);
    secret(&a, sizeof a);
    if (!R(sqrt)(&a, &a)) R(set_one)(&a);
    R(sqr)(&a, &a);
    if (!R(sqrt)(&a, &a)) R(set_one)(&a);
    if (!R(is_square)(&a)) R(set_one)(&a);
}

static void CT_NAME(CURVE, field)(void)
{
    T(fp) a, b;
    T(fr) k, l;
    uint64_t e[2] = { UINT64_C(0x123456789abcdef0), 77 };
    uint8_t bytes[128];
    memset(&a, 1, sizeof a);
    F(fp_set_u64)(&a, 0x1234567);
    F(fp_inv)(&b, &a);
    secret(&a, sizeof a);
    secret(&b, sizeof b);
    secret(e, sizeof e);
    F(fp_add)(&b, &b, &a);
    F(fp_sub)(&b, &a, &b);
    F(fp_mul)(&b, &b, &a);
    F(fp_sqr)(&b, &b);
    F(fp_halve)(&b, &b);
    F(fp_mul_small)(&b, &b, -13);
    F(fp_inv)(&b, &b);
    int symbol = F(fp_legendre)(&b);
    (void)VALGRIND_MAKE_MEM_DEFINED(&symbol, sizeof symbol);
    if (symbol != F(fp_is_square)(&b) * 2 - 1) /* public by then */
        puts("ctime: the two residue tests differ");
    F(fp_pow)(&b, &b, e, 100);
    if (!F(fp_sqrt)(&b, &b)) F(fp_set_one)(&b); /* whether there is a root is public by then */
    F(fp_to_bytes_be)(bytes, &b);
    F(fp_from_bytes_wide_be)(&b, bytes, sizeof bytes);
    F(fr_set_u64)(&k, 0x7654321);
    secret(&k, sizeof k);
    F(fr_inv)(&l, &k);
    F(fr_pow)(&l, &l, e, 100);
    F(fr_mul)(&l, &l, &k);
    F(fr_sqr)(&l, &l);
    if (!F(fr_sqrt)(&l, &l)) F(fr_set_one)(&l);
    F(fr_to_bytes_le)(bytes, &l);
    CT_NAME(CURVE, roots)();
}

static void CT_NAME(CURVE, groups)(void)
{
    T(fr) k;
    T(g1) p, q;
    T(g2) s, t;
    T(g1_aff) pa;
    T(g2_aff) sa;
    uint64_t bits[2] = { UINT64_C(0xfedcba9876543210), 5 };
    uint8_t bytes[512];
    F(fr_set_u64)(&k, 3);
    F(fr_inv)(&k, &k);
    secret(&k, sizeof k);
    secret(bits, sizeof bits);
    F(g1_generator)(&p);
    F(g2_generator)(&s);
    F(g1_mul)(&q, &p, &k);
    F(g2_mul)(&t, &s, &k);
    F(g1_mul_bits)(&p, &q, bits, 100); /* the point is secret by now, too */
    F(g2_mul_bits)(&s, &t, bits, 100);
    F(g1_add)(&p, &p, &q);
    F(g1_dbl)(&p, &p);
    F(g1_neg)(&p, &p);
    F(g2_add)(&s, &s, &t);
    F(g1_to_aff)(&pa, &p);
    F(g2_to_aff)(&sa, &s);
    F(g1_add_aff)(&p, &q, &pa);
    F(g1_msm)(&q, &pa, &k, 1);
    F(g2_msm)(&t, &sa, &k, 1);
    F(g1_aff_to_bytes_compressed)(bytes, &pa);
    F(g2_aff_to_bytes_compressed)(bytes, &sa);
}

/* transforms: every level and order, the scaling of cosets, polynomials and the barycentric formula; n and shift are public */
static void CT_NAME(CURVE, transforms)(void)
{
    T(fr) storage[8], a[16], b[16], c[16], scratch[16], shift, x;
    T(fr_fft) plan;
    for (size_t n = 8; n <= 16; n *= 2) {
        if (F(fr_fft_init)(&plan, storage, 8, n) != PAIRING_OK)
            abort();
        F(fr_set_u64)(&shift, 7);
        for (size_t i = 0; i < n; i++)
            F(fr_set_u64)(&a[i], 1000 + i);
        x = a[0];
        secret(a, sizeof a);
        secret(&x, sizeof x);
        if (F(fr_fft_dif)(a, &plan) != PAIRING_OK || F(fr_fft_inverse_dit)(a, &plan) != PAIRING_OK ||
            F(fr_fft_coset_dit)(a, &plan, &shift) != PAIRING_OK || F(fr_fft_coset_inverse_dif)(a, &plan, &shift) != PAIRING_OK ||
            F(fr_fft_coset_dif)(a, &plan, &shift) != PAIRING_OK || F(fr_fft_bit_reverse)(a, &plan) != PAIRING_OK ||
            F(fr_fft_coset_div_vanishing)(a, &plan, &shift) != PAIRING_OK ||
            F(fr_fft_lagrange_eval)(&x, a, &plan, &x) != PAIRING_OK || F(fr_fft_lagrange_basis)(b, &plan, &x) != PAIRING_OK ||
            F(fr_fft_poly_mul)(c, a, n / 2, b, n / 2, scratch, &plan) != PAIRING_OK ||
            F(fr_fft_poly_div_vanishing)(c, c, n, &plan) != PAIRING_OK)
            abort();
        F(fr_fft_poly_eval)(&x, a, n, &x);
        F(fr_fft_poly_div_linear)(a, &x, a, n, &x);
    }
}

static void CT_NAME(CURVE, pairing_ct)(void)
{
    T(g1_aff) p[2], ps[16];
    T(g2_aff) q[2], qs[16];
    T(gt) g, h, table[256];                     /* of digits of two bits: at most 2*(190/2 + 1) */
    T(fr) k;
    uint8_t bytes[1024];
    static unsigned char memory[64 * 1024];     /* prepared lines, at a multiple of 64 */
    T(g2_prep) *lines = (T(g2_prep) *)(void *)(memory + (64 - (uintptr_t)memory % 64) % 64);
    const T(g2_prep) *const one = lines;
    F(g1_aff_generator)(&p[0]);
    F(g2_aff_generator)(&q[0]);
    p[1] = p[0];
    q[1] = q[0];
    F(fr_set_u64)(&k, 99);
    secret(p, sizeof p);
    secret(q, sizeof q);
    secret(&k, sizeof k);
    F(g2_prep_init)(lines, &q[0]);
    F(miller_loop_mixed_n)(&g.v, p, q, 1, p, &one, 1);
    for (size_t i = 0; i < 16; i++) {           /* so many that they share the inversions */
        ps[i] = p[0];
        qs[i] = q[0];
    }
    F(miller_loop_n)(&g.v, ps, qs, 16);
    F(pairing_n)(&g, p, q, 2);
    F(gt_pow)(&h, &g, &k);
    F(gt_multi_pow)(&h, &h, &k, 1);
    F(gt_table_init)(table, 2, &h);
    F(gt_table_pow)(&h, table, 2, &k);
    F(gt_to_bytes_compressed)(bytes, &h);
    F(gt_inv)(&h, &h);
    F(gt_mul)(&h, &h, &g);
    F(gt_to_bytes)(bytes, &h);
}

#undef R
#undef CT_NAME_2
#undef CT_NAME_2_
#undef F
#undef T
#undef CT_NAME
#undef CT_NAME_
