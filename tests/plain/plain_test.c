/* SPDX-License-Identifier: Apache-2.0 */
/* A test of the field and pairing floors in plain C over the public interface, for machines without C++ (WebAssembly):
   products of both fields of every curve against double-and-add on bytes, laws of arithmetic, values and bilinearity of
   pairings. One line a curve; exit status 0 if nothing failed. */
#include "values.h"

#include <pairing/pairing.h>

#include <stdio.h>
#include <string.h>

static int failures;

static void check(bool ok, const char *curve, const char *what)
{
    if (ok) return;
    failures++;
    printf("%s: %s: FAILED\n", curve, what);
}

/* ---- integers as big-endian bytes, below the modulus m ---- */

enum { LONGEST = 96 };

/* r = a - b; returns the borrow */
static unsigned subtract(uint8_t *r, const uint8_t *a, const uint8_t *b, size_t len)
{
    unsigned borrow = 0;
    while (len-- > 0) {
        const unsigned d = 256u + a[len] - b[len] - borrow;
        r[len] = (uint8_t)d;
        borrow = 1 - (d >> 8);
    }
    return borrow;
}

/* r = r + a mod m */
static void add_mod(uint8_t *r, const uint8_t *a, const uint8_t *m, size_t len)
{
    uint8_t t[LONGEST];
    unsigned carry = 0;
    for (size_t i = len; i-- > 0;) {
        carry += r[i] + a[i];
        r[i] = (uint8_t)carry;
        carry >>= 8;
    }
    if (subtract(t, r, m, len) <= carry) memcpy(r, t, len);
}

/* r = a*b mod m */
static void mul_mod(uint8_t *r, const uint8_t *a, const uint8_t *b, const uint8_t *m, size_t len)
{
    uint8_t t[LONGEST] = { 0 }, twice[LONGEST];
    for (size_t bit = 0; bit < 8 * len; bit++) {
        memcpy(twice, t, len);
        add_mod(t, twice, m, len);
        if (a[bit / 8] >> (7 - bit % 8) & 1) add_mod(t, b, m, len);
    }
    memcpy(r, t, len);
}

/* The bytes i, i + 1, ... of a fixed sequence (xorshift64*). */
static void draw(uint8_t *out, size_t len)
{
    static uint64_t x = UINT64_C(0x9e3779b97f4a7c15);
    for (size_t i = 0; i < len; i++) {
        x ^= x >> 12;
        x ^= x << 25;
        x ^= x >> 27;
        out[i] = (uint8_t)((x * UINT64_C(0x2545f4914f6cdd1d)) >> 56);
    }
}

/* ---- fields ---- */

#define FIELD(curve, f, BYTES)                                                                              \
    static void test_##curve##_##f(void)                                                                    \
    {                                                                                                       \
        typedef pairing_##curve##_##f##_t fe;                                                               \
        uint8_t m[BYTES], x[BYTES], y[BYTES], z[BYTES], wide[BYTES + 16];                                   \
        fe a, b, c, s, t, u, one, zero;                                                                     \
        pairing_##curve##_##f##_set_one(&one);                                                              \
        pairing_##curve##_##f##_set_zero(&zero);                                                            \
        pairing_##curve##_##f##_neg(&a, &one);                                                              \
        pairing_##curve##_##f##_to_bytes_be(m, &a);                                                         \
        m[BYTES - 1]++; /* the modulus is odd: no carry */                                                  \
        check(pairing_##curve##_##f##_from_bytes_be(&b, m) == PAIRING_ERR_RANGE, #curve "_" #f,             \
              "the modulus is refused");                                                                    \
        for (int i = 0; i < 20; i++) {                                                                      \
            draw(wide, sizeof wide);                                                                        \
            pairing_##curve##_##f##_from_bytes_wide_be(&b, wide, sizeof wide);                              \
            draw(wide, sizeof wide);                                                                        \
            pairing_##curve##_##f##_from_bytes_wide_be(&c, wide, sizeof wide);                              \
            pairing_##curve##_##f##_to_bytes_be(x, &a); /* a: first -1, then the product before */          \
            pairing_##curve##_##f##_to_bytes_be(y, &b);                                                     \
            check(pairing_##curve##_##f##_from_bytes_be(&t, y) == PAIRING_OK &&                             \
                      pairing_##curve##_##f##_eq(&t, &b), #curve "_" #f, "bytes and back");                 \
            mul_mod(z, x, y, m, BYTES);                                                                     \
            pairing_##curve##_##f##_mul(&t, &a, &b);                                                        \
            pairing_##curve##_##f##_to_bytes_be(wide, &t);                                                  \
            check(memcmp(wide, z, BYTES) == 0, #curve "_" #f, "product");                                   \
            mul_mod(z, y, y, m, BYTES);                                                                     \
            pairing_##curve##_##f##_sqr(&s, &b);                                                            \
            pairing_##curve##_##f##_to_bytes_be(wide, &s);                                                  \
            check(memcmp(wide, z, BYTES) == 0, #curve "_" #f, "square");                                    \
            memcpy(z, x, BYTES);                                                                            \
            add_mod(z, y, m, BYTES);                                                                        \
            pairing_##curve##_##f##_add(&u, &a, &b);                                                        \
            pairing_##curve##_##f##_to_bytes_be(wide, &u);                                                  \
            check(memcmp(wide, z, BYTES) == 0, #curve "_" #f, "sum");                                       \
            pairing_##curve##_##f##_sub(&u, &u, &b);                                                        \
            check(pairing_##curve##_##f##_eq(&u, &a), #curve "_" #f, "a + b - b = a");                      \
            pairing_##curve##_##f##_add(&u, &a, &b);                                                        \
            pairing_##curve##_##f##_mul(&u, &u, &c);                                                        \
            pairing_##curve##_##f##_mul(&a, &a, &c);                                                        \
            pairing_##curve##_##f##_mul(&c, &b, &c);                                                        \
            pairing_##curve##_##f##_add(&a, &a, &c);                                                        \
            check(pairing_##curve##_##f##_eq(&u, &a), #curve "_" #f, "(a + b)c = ac + bc");                 \
            pairing_##curve##_##f##_inv(&u, &b);                                                            \
            pairing_##curve##_##f##_mul(&u, &u, &b);                                                        \
            check(pairing_##curve##_##f##_eq(&u, &one), #curve "_" #f, "b/b = 1");                          \
            check(pairing_##curve##_##f##_sqrt(&u, &s), #curve "_" #f, "a square is one");                  \
            pairing_##curve##_##f##_sqr(&u, &u);                                                            \
            check(pairing_##curve##_##f##_eq(&u, &s), #curve "_" #f, "square of the root");                 \
            a = t;                                                                                          \
        }                                                                                                   \
        pairing_##curve##_##f##_inv(&u, &zero);                                                             \
        check(pairing_##curve##_##f##_is_zero(&u), #curve "_" #f, "inverse of 0");                          \
    }

/* ---- pairings ---- */

static void from_hex(uint8_t *out, const char *hex, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        unsigned byte = 0;
        for (int k = 0; k < 2; k++) {
            const char d = hex[2 * i + (size_t)k];
            byte = 16 * byte + (unsigned)(d <= '9' ? d - '0' : d - 'a' + 10);
        }
        out[i] = (uint8_t)byte;
    }
}

#define PAIRING(curve, CURVE)                                                                               \
    static void test_##curve##_pairing(void)                                                                \
    {                                                                                                       \
        static uint8_t want[PAIRING_##CURVE##_GT_BYTES], got[PAIRING_##CURVE##_GT_BYTES];                   \
        pairing_##curve##_g1_aff_t p[2];                                                                    \
        pairing_##curve##_g2_aff_t q[2];                                                                    \
        pairing_##curve##_g1_t jp;                                                                          \
        pairing_##curve##_g2_t jq;                                                                          \
        pairing_##curve##_gt_t e, f;                                                                        \
        pairing_##curve##_fr_t a, b;                                                                        \
        uint8_t bytes[PAIRING_##CURVE##_FR_BYTES];                                                          \
        check(sizeof curve##_gt == 2 * sizeof want + 1, #curve, "length of the value");                     \
        from_hex(want, curve##_gt, sizeof want);                                                            \
        pairing_##curve##_g1_aff_generator(&p[0]);                                                          \
        pairing_##curve##_g2_aff_generator(&q[0]);                                                          \
        pairing_##curve##_pairing(&e, &p[0], &q[0]);                                                        \
        pairing_##curve##_gt_to_bytes(got, &e);                                                             \
        check(memcmp(got, want, sizeof want) == 0, #curve, "e(G1, G2)");                                    \
        check(pairing_##curve##_gt_from_bytes(&f, want, sizeof want) == PAIRING_OK &&                       \
                  pairing_##curve##_gt_eq(&e, &f), #curve, "decoded e(G1, G2)");                            \
        draw(bytes, sizeof bytes);                                                                          \
        pairing_##curve##_fr_from_bytes_wide_be(&a, bytes, sizeof bytes);                                   \
        draw(bytes, sizeof bytes);                                                                          \
        pairing_##curve##_fr_from_bytes_wide_be(&b, bytes, sizeof bytes);                                   \
        pairing_##curve##_g1_generator(&jp);                                                                \
        pairing_##curve##_g1_mul(&jp, &jp, &a);                                                             \
        pairing_##curve##_g1_to_aff(&p[0], &jp); /* a*G1 */                                                 \
        pairing_##curve##_g2_generator(&jq);                                                                \
        pairing_##curve##_g2_mul(&jq, &jq, &b);                                                             \
        q[1] = q[0];                                                                                        \
        pairing_##curve##_g2_to_aff(&q[0], &jq); /* b*G2 */                                                 \
        pairing_##curve##_pairing(&f, &p[0], &q[0]);                                                        \
        pairing_##curve##_fr_mul(&b, &a, &b);                                                               \
        pairing_##curve##_gt_pow(&e, &e, &b);                                                               \
        check(pairing_##curve##_gt_eq(&e, &f), #curve, "e(aP, bQ) = e(P, Q)^ab");                           \
        pairing_##curve##_g1_generator(&jp);                                                                \
        pairing_##curve##_g1_mul(&jp, &jp, &b);                                                             \
        pairing_##curve##_g1_neg(&jp, &jp);                                                                 \
        pairing_##curve##_g1_to_aff(&p[1], &jp); /* -ab*G1 */                                               \
        check(pairing_##curve##_pairing_check(p, q, 2), #curve, "e(aP, bQ) e(-abP, Q) = 1");                \
        pairing_##curve##_g1_aff_generator(&p[1]);                                                          \
        check(!pairing_##curve##_pairing_check(p, q, 2), #curve, "e(aP, bQ) e(P, Q) is not 1");             \
    }

#define CURVE(curve, NAME)                                                                                  \
    FIELD(curve, fp, PAIRING_##NAME##_FP_BYTES)                                                             \
    FIELD(curve, fr, PAIRING_##NAME##_FR_BYTES)                                                             \
    PAIRING(curve, NAME)                                                                                    \
    static void test_##curve(void)                                                                          \
    {                                                                                                       \
        const int before = failures;                                                                        \
        test_##curve##_fp();                                                                                \
        test_##curve##_fr();                                                                                \
        test_##curve##_pairing();                                                                           \
        printf("%s: %s\n", #curve, failures == before ? "passed" : "FAILED");                               \
    }

CURVE(bn254, BN254)
CURVE(bls12_377, BLS12_377)
CURVE(bls12_381, BLS12_381)
CURVE(bls24_315, BLS24_315)
CURVE(bw6_633, BW6_633)
CURVE(bw6_761, BW6_761)

int main(void)
{
    test_bn254();
    test_bls12_377();
    test_bls12_381();
    test_bls24_315();
    test_bw6_633();
    test_bw6_761();
    return failures != 0;
}
