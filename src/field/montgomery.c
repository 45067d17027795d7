/* SPDX-License-Identifier: Apache-2.0 */
/* Run-time moduli: the context, and the arithmetic that chooses a kernel by it. Powers, inverses and bytes are in
   montgomery_pow.c and montgomery_bytes.c. */
#include "field/mont_ctx.h"

#include "field/limbs.h"
#include "field/mont.h"
#include "field/mont_any.h"
#include "field/mont_kernels.h"

PAIRING_STATIC_ASSERT(MONT_CTX_MAX_LIMBS <= MONT_ANY_WORDS, "the generic kernel takes every width");

/* ---- sums, by width ------------------------------------------------------------------------------- */

/* X(n) for the widths with kernels. */
#define MONT_WIDTHS(X) X(4) X(5) X(6) X(10) X(12)

PAIRING_ALWAYS_INLINE void fixed_add(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, size_t n)
{
    uint64_t t[12], c = limbs_add(t, a, b, n);
    limbs_sub_once(r, t, c, p, n);
}

PAIRING_ALWAYS_INLINE void fixed_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, size_t n)
{
    uint64_t t[12], c = limbs_sub(t, a, b, n);
    (void)limbs_add_masked(r, t, p, ct_mask_of_bit(c), n);
}

static void any_mod_add(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, size_t n)
{
    uint64_t s[MONT_CTX_MAX_LIMBS], t[MONT_CTX_MAX_LIMBS], c = any_add(s, a, b, n);
    any_sub_once(r, s, c, p, t, n);
}

static void any_mod_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, size_t n)
{
    uint64_t c = any_sub(r, a, b, n);
    (void)any_add_masked(r, r, p, ct_mask_of_bit(c), n);
}

void pairing_mont_ctx_add(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m)
{
    PAIRING_VERIFY(mont_ctx_valid(a, m) && mont_ctx_valid(b, m));
    switch (m->limbs) {
#define CASE(n)                                                                                               \
    case n:                                                                                                   \
        fixed_add(r, a, b, mont_ctx_p(m), n);                                                                 \
        return;
        MONT_WIDTHS(CASE)
#undef CASE
    default:
        any_mod_add(r, a, b, mont_ctx_p(m), m->limbs);
    }
}

void pairing_mont_ctx_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m)
{
    PAIRING_VERIFY(mont_ctx_valid(a, m) && mont_ctx_valid(b, m));
    switch (m->limbs) {
#define CASE(n)                                                                                               \
    case n:                                                                                                   \
        fixed_sub(r, a, b, mont_ctx_p(m), n);                                                                 \
        return;
        MONT_WIDTHS(CASE)
#undef CASE
    default:
        any_mod_sub(r, a, b, mont_ctx_p(m), m->limbs);
    }
}

void pairing_mont_ctx_neg(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    static const uint64_t zero[MONT_CTX_MAX_LIMBS];
    pairing_mont_ctx_sub(r, zero, a, m);
}

void pairing_mont_ctx_dbl(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    pairing_mont_ctx_add(r, a, a, m);
}

/* ---- products, by kernel -------------------------------------------------------------------------- */

void pairing_mont_ctx_mul(uint64_t *r, const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m)
{
    const uint64_t *p = mont_ctx_p(m);
    PAIRING_VERIFY(mont_ctx_valid(a, m));
    switch (m->kernel) {
#define CASE(n)                                                                                               \
    case MONT_KERNEL(n, MONT_FORM_SQR):                                                                       \
    case MONT_KERNEL(n, MONT_FORM_NO_CARRY):                                                                  \
        pairing_mont_mul_##n(r, a, b, p, m->n0);                                                              \
        return;                                                                                               \
    case MONT_KERNEL(n, MONT_FORM_CARRY):                                                                     \
        pairing_mont_mul_##n##_carry(r, a, b, p, m->n0);                                                      \
        return;
        MONT_WIDTHS(CASE)
#undef CASE
    case MONT_KERNEL(1, MONT_FORM_CARRY):
        pairing_mont_mul_1_carry(r, a, b, p, m->n0);
        return;
    default:
        pairing_mont_any_mul(r, a, b, p, m->n0, m->limbs);
    }
}

void pairing_mont_ctx_sqr(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    const uint64_t *p = mont_ctx_p(m);
    PAIRING_VERIFY(mont_ctx_valid(a, m));
    switch (m->kernel) {
#define CASE(n)                                                                                               \
    case MONT_KERNEL(n, MONT_FORM_SQR):                                                                       \
        pairing_mont_sqr_##n(r, a, p, m->n0);                                                                 \
        return;                                                                                               \
    case MONT_KERNEL(n, MONT_FORM_NO_CARRY):                                                                  \
        pairing_mont_mul_##n(r, a, a, p, m->n0);                                                              \
        return;                                                                                               \
    case MONT_KERNEL(n, MONT_FORM_CARRY):                                                                     \
        pairing_mont_sqr_##n##_carry(r, a, p, m->n0);                                                         \
        return;
        MONT_WIDTHS(CASE)
#undef CASE
    case MONT_KERNEL(1, MONT_FORM_CARRY):
        pairing_mont_sqr_1_carry(r, a, p, m->n0);
        return;
    default:
        pairing_mont_any_sqr(r, a, p, m->n0, m->limbs);
    }
}

void pairing_mont_ctx_to_mont(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    pairing_mont_ctx_mul(r, mont_ctx_r2(m), a, m);
}

void pairing_mont_ctx_from_mont(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m)
{
    static const uint64_t one[MONT_CTX_MAX_LIMBS] = { 1 };
    pairing_mont_ctx_mul(r, a, one, m);
}

/* ---- the context ---------------------------------------------------------------------------------- */

static uint32_t kernel_of(size_t n, uint64_t top)
{
    int form = top <= MONT_TOP_SQR ? MONT_FORM_SQR : top <= MONT_TOP_NO_CARRY ? MONT_FORM_NO_CARRY : MONT_FORM_CARRY;
    switch (n) {
#define CASE(n) case n:
        MONT_WIDTHS(CASE)
#undef CASE
        return (uint32_t)MONT_KERNEL(n, form);
    case 1:
        return MONT_KERNEL(1, MONT_FORM_CARRY);
    default:
        return MONT_KERNEL_ANY;
    }
}

/* -p^-1 mod 2^64 by Newton's iteration: p is its own inverse mod 8, and each step doubles the bits that are right. */
static uint64_t minus_inverse(uint64_t p)
{
    uint64_t x = p;
    for (int i = 0; i < 5; i++)
        x *= 2 - p * x;
    return 0 - x;
}

/* The constants of a modulus whose n words stand in storage. R mod p: 2^(bits-1) < p, doubled. R^2 mod p: the Montgomery form of
   2^k with 64n = k 2^s, doubled from R, becomes that of 2^(64n) by s squarings. */
static void prepare(pairing_mont_ctx_t *m, uint64_t *storage)
{
    size_t n = m->limbs, doublings, squarings = 0, k = 64 * n;
    uint64_t *one = storage + n, *r2 = storage + 2 * n;
    m->words = storage;
    m->bits = (uint32_t)(64 * (n - 1));
    for (uint64_t top = storage[n - 1]; top != 0; top >>= 1)
        m->bits++;
    m->n0 = minus_inverse(storage[0]);
    m->kernel = kernel_of(n, storage[n - 1]);
    any_zero(one, n);
    one[(m->bits - 1) / 64] = UINT64_C(1) << ((m->bits - 1) % 64);
    for (doublings = 64 * n - m->bits + 1; doublings > 0; doublings--)
        pairing_mont_ctx_dbl(one, one, m);
    for (; k > 4 && k % 2 == 0; k /= 2)             /* four doublings cost about a squaring */
        squarings++;
    any_copy(r2, one, n);
    for (; k > 0; k--)
        pairing_mont_ctx_dbl(r2, r2, m);
    for (; squarings > 0; squarings--)
        pairing_mont_ctx_sqr(r2, r2, m);
}

/* The checks of init; n words without zeros on top, the lowest of them. On success m has its size, on failure nothing. */
static pairing_status check_modulus(pairing_mont_ctx_t *m, uint64_t *storage, size_t storage_len, size_t n, uint64_t low)
{
    static const pairing_mont_ctx_t none = { NULL, 0, 0, 0, 0 };
    pairing_status status = PAIRING_OK;
    *m = none;
    if (n == 0 || (n == 1 && low == 1))
        status = PAIRING_ERR_MODULUS_SMALL;
    else if (low % 2 == 0)
        status = PAIRING_ERR_MODULUS_EVEN;
    else if (n > MONT_CTX_MAX_LIMBS || n > storage_len / 3)
        status = PAIRING_ERR_MODULUS_WIDE;
    if (status != PAIRING_OK)
        any_zero(storage, storage_len);
    m->limbs = status == PAIRING_OK ? (uint32_t)n : 0;
    return status;
}

pairing_status pairing_mont_ctx_init(pairing_mont_ctx_t *m, uint64_t *storage, size_t storage_len, const uint64_t *p,
                                     size_t len)
{
    pairing_status status;
    while (len > 0 && p[len - 1] == 0)
        len--;
    status = check_modulus(m, storage, storage_len, len, len > 0 ? p[0] : 0);
    if (status == PAIRING_OK) {
        any_copy(storage, p, len);
        prepare(m, storage);
    }
    return status;
}

/* Word i of the integer of len bytes, most significant first. */
static uint64_t word_be(const uint8_t *p, size_t len, size_t i)
{
    uint64_t w = 0;
    for (size_t j = 8 * i; j < len && j < 8 * i + 8; j++)
        w |= (uint64_t)p[len - 1 - j] << (8 * (j % 8));
    return w;
}

pairing_status pairing_mont_ctx_init_bytes_be(pairing_mont_ctx_t *m, uint64_t *storage, size_t storage_len,
                                              const uint8_t *p, size_t len)
{
    pairing_status status;
    for (; len > 0 && *p == 0; p++)
        len--;
    status = check_modulus(m, storage, storage_len, len / 8 + (len % 8 != 0), word_be(p, len, 0));
    if (status == PAIRING_OK) {
        for (size_t i = 0; i < m->limbs; i++)
            storage[i] = word_be(p, len, i);
        prepare(m, storage);
    }
    return status;
}

size_t pairing_mont_ctx_limbs(const pairing_mont_ctx_t *m) { return m->limbs; }
size_t pairing_mont_ctx_bits(const pairing_mont_ctx_t *m) { return m->bits; }
size_t pairing_mont_ctx_bytes(const pairing_mont_ctx_t *m) { return (m->bits + 7) / 8; }
const uint64_t *pairing_mont_ctx_modulus(const pairing_mont_ctx_t *m) { return mont_ctx_p(m); }

/* ---- elements ------------------------------------------------------------------------------------- */

void pairing_mont_ctx_set_zero(uint64_t *r, const pairing_mont_ctx_t *m) { any_zero(r, m->limbs); }
void pairing_mont_ctx_set_one(uint64_t *r, const pairing_mont_ctx_t *m) { any_copy(r, mont_ctx_one(m), m->limbs); }
void pairing_mont_ctx_copy(uint64_t *r, const uint64_t *a, const pairing_mont_ctx_t *m) { any_copy(r, a, m->limbs); }

bool pairing_mont_ctx_is_zero(const uint64_t *a, const pairing_mont_ctx_t *m)
{
    return ct_bool(any_is_zero(a, m->limbs));
}

bool pairing_mont_ctx_eq(const uint64_t *a, const uint64_t *b, const pairing_mont_ctx_t *m)
{
    return ct_bool(any_eq(a, b, m->limbs));
}

void pairing_mont_ctx_cmov(uint64_t *r, const uint64_t *a, bool c, const pairing_mont_ctx_t *m)
{
    any_select(r, a, r, ct_mask_of_bit((uint64_t)c), m->limbs);
}
