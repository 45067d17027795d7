/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Powers in GT, where the p-power Frobenius map is the power by e = p mod r: k = sum k_j e^j with DIM short parts, so
 * that a^k = prod (a^(e^j))^(k_j) takes one chain of squarings as long as a part [GLV01; GS08].
 *
 *      BLS    e = x, digits in base |x|, 4 or 8 parts of the seed's length
 *      BN     a lattice of dimension 4, parts of a quarter of r
 *      BW6    lambda = e^2 or e^4, a lattice of dimension 2, parts of half of r
 *
 * One table serves the parts: its entries are mapped as they are used, by Horner's rule over the parts of a column.
 * Elements must be of order r: elsewhere the map is another power. n elements share the squarings, in chunks whose
 * tables stand on the stack.
 */
#include "pairing/pairing_names.h"

#define SPLIT(name) INST(gt_##name)
#if CURVE_FAMILY == FAMILY_BW6
#define SPLIT_KIND SPLIT_GLV
#elif CURVE_FAMILY == FAMILY_BN
#define SPLIT_KIND SPLIT_GLS
#else
#define SPLIT_KIND SPLIT_DIGITS
#endif
#include "curves/split.inc.h"

#if CURVE_FAMILY == FAMILY_BW6
#define GT_FROB GLV_FROB
#else
#define GT_FROB 1
#endif

enum {
    INST(gt_window) = FP_SCHOOLBOOK ? 4 : 5,    /* bits of a digit; elements of residues are large */
    INST(gt_entries) = 1 << (INST(gt_window) - 1),
    INST(gt_steps) = INST(gt_part_bits) / INST(gt_window) + 1,
    INST(gt_table_bytes) = INST(gt_entries) * sizeof(sx_t),
    INST(gt_chunk) = INST(gt_table_bytes) > 16384 ? 1 : 32768 / INST(gt_table_bytes)
};

/* r = (d < 0 ? 1/entry : entry)[|d|], one for d = 0; entry[i] = a^(i+1), every entry is read */
static void INST(gt_select)(sx_t *r, const sx_t *entry, size_t entries, uint64_t d, ct_mask negative)
{
    sx_t n;
    sx_set_one(r);
    for (size_t i = 0; i < entries; i++) sx_cmov(r, &entry[i], ct_eq_word(i + 1, d));
    sx_conj(&n, r);
    sx_cmov(r, &n, negative);
}

/* entry[i] = a^(i+1) */
static void INST(gt_powers)(sx_t *entry, const sx_t *a, size_t entries)
{
    entry[0] = *a;
    for (size_t i = 1; i < entries; i++) {
        if (i % 2 == 1)
            SX(cyc_sqr)(&entry[i], &entry[i / 2]);
        else
            sx_mul(&entry[i], &entry[i - 1], a);
    }
}

/* r = prod a[i]^k[i] over n <= gt_chunk elements */
static void INST(gt_pow_chunk)(sx_t *r, const gt_t *a, const fr_t *k, size_t n)
{
    sx_t table[INST(gt_chunk)][INST(gt_entries)], acc, column, t;
    INST(gt_split_t) s[INST(gt_chunk)];
    for (size_t i = 0; i < n; i++) {
        INST(gt_split)(&s[i], &k[i]);
        INST(gt_powers)(table[i], &a[i].v, INST(gt_entries));
    }
    sx_set_one(&acc);
    for (size_t w = INST(gt_steps); w-- > 0;) {
        for (size_t b = 0; w + 1 < INST(gt_steps) && b < INST(gt_window); b++) SX(cyc_sqr)(&acc, &acc);
        sx_set_one(&column);
        for (size_t j = INST(gt_parts); j-- > 0;) { /* column = prod entries_j^(e^j) */
            if (j + 1 < INST(gt_parts)) sx_frob(&column, &column, GT_FROB);
            for (size_t i = 0; i < n; i++) {
                ct_mask negative;
                uint64_t d = recode_window(&negative, s[i].words[j], INST(gt_part_bits), w * INST(gt_window),
                                           INST(gt_window));
                INST(gt_select)(&t, table[i], INST(gt_entries), d, negative ^ s[i].neg[j]);
                if (j + 1 == INST(gt_parts) && i == 0)
                    column = t;
                else
                    sx_mul(&column, &column, &t);
            }
        }
        sx_mul(&acc, &acc, &column);
    }
    *r = acc;
    ct_wipe(s, sizeof s);
    ct_wipe(table, n * sizeof table[0]);
    ct_wipe(&acc, sizeof acc);
    ct_wipe(&column, sizeof column);
    ct_wipe(&t, sizeof t);
}

/* The same in variable time: sliding digits, odd powers alone; acc takes the entries one by one. */
static void INST(gt_pow_chunk_vartime)(sx_t *r, const gt_t *a, const fr_t *k, size_t n)
{
    enum { ODD = INST(gt_entries) / 2 };
    sx_t table[INST(gt_chunk)][ODD], acc, t;
    INST(gt_split_t) s[INST(gt_chunk)];
    recode_slide_t slide[INST(gt_chunk)][INST(gt_parts)];
    bool started = false;
    for (size_t i = 0; i < n; i++) {
        INST(gt_split)(&s[i], &k[i]);
        table[i][0] = a[i].v;
        SX(cyc_sqr)(&t, &a[i].v);
        for (size_t m = 1; m < ODD; m++) sx_mul(&table[i][m], &table[i][m - 1], &t);
        for (size_t j = 0; j < INST(gt_parts); j++) slide[i][j].digit = 0;
    }
    sx_set_one(&acc);
    for (size_t b = INST(gt_part_bits) + 1; b-- > 0;) {
        if (started) SX(cyc_sqr)(&acc, &acc);
        for (size_t i = 0; i < n; i++) {
            for (size_t j = 0; j < INST(gt_parts); j++) {
                int d = recode_slide(&slide[i][j], s[i].words[j], INST(gt_part_bits), b, INST(gt_window));
                if (d == 0) continue;
                sx_frob(&t, &table[i][(d < 0 ? -d : d) / 2], (unsigned)j * GT_FROB);
                if ((d < 0) != (s[i].neg[j] != 0)) sx_conj(&t, &t);
                if (started)
                    sx_mul(&acc, &acc, &t);
                else
                    acc = t;
                started = true;
            }
        }
    }
    *r = acc;
}

/* r = prod a[i]^k[i], 1 for n = 0; outputs may alias inputs. Constant time in a and k. */
void INST(gt_multi_pow)(gt_t *r, const gt_t *a, const fr_t *k, size_t n)
{
    sx_t acc, t;
    sx_set_one(&acc);
    for (size_t at = 0; at < n; at += INST(gt_chunk)) {
        INST(gt_pow_chunk)(&t, &a[at], &k[at], n - at < INST(gt_chunk) ? n - at : INST(gt_chunk));
        if (at == 0)
            acc = t;
        else
            sx_mul(&acc, &acc, &t);
    }
    r->v = acc;
}

/* The same; time depends on k. */
void INST(gt_multi_pow_vartime)(gt_t *r, const gt_t *a, const fr_t *k, size_t n)
{
    sx_t acc, t;
    sx_set_one(&acc);
    for (size_t at = 0; at < n; at += INST(gt_chunk)) {
        INST(gt_pow_chunk_vartime)(&t, &a[at], &k[at], n - at < INST(gt_chunk) ? n - at : INST(gt_chunk));
        if (at == 0)
            acc = t;
        else
            sx_mul(&acc, &acc, &t);
    }
    r->v = acc;
}

/* r = a^k; the same, in a time that depends on k. */
void INST(gt_pow)(gt_t *r, const gt_t *a, const fr_t *k) { INST(gt_multi_pow)(r, a, k, 1); }
void INST(gt_pow_vartime)(gt_t *r, const gt_t *a, const fr_t *k) { INST(gt_multi_pow_vartime)(r, a, k, 1); }

/* ---- fixed base ----
 * table[i*2^(w-1) + d - 1] = a^(d*2^(w*i)), d = 1..2^(w-1), a block for each of the part_bits/w + 1 digits of a part: a
 * power takes no squaring, only a product for each digit of each part, and the parts are joined by Frobenius maps. */

/* Elements of a table of digits of w bits; 0 outside 1 <= w <= 8. */
size_t INST(gt_table_len)(unsigned w)
{
    return w < 1 || w > 8 ? 0 : ((size_t)INST(gt_part_bits) / w + 1) << (w - 1);
}

void INST(gt_table_init)(gt_t *table, unsigned w, const gt_t *a)
{
    const size_t entries = (size_t)1 << (w - 1);
    sx_t base = a->v;
    _Static_assert(sizeof(gt_t) == sizeof(sx_t), "a table is a row of field elements");
    for (size_t left = INST(gt_table_len)(w); left > 0; left -= entries, table += entries) {
        INST(gt_powers)(&table->v, &base, entries);
        SX(cyc_sqr)(&base, &table[entries - 1].v); /* a^(2^(w*i)) for the next i */
    }
}

/* r = a^k by the table. Constant time: every entry of a block is read. */
void INST(gt_table_pow)(gt_t *r, const gt_t *table, unsigned w, const fr_t *k)
{
    const size_t entries = (size_t)1 << (w - 1), digits = (size_t)INST(gt_part_bits) / w + 1;
    INST(gt_split_t) s;
    sx_t acc, t;
    INST(gt_split)(&s, k);
    sx_set_one(&acc);
    for (size_t j = INST(gt_parts); j-- > 0;) {
        if (j + 1 < INST(gt_parts)) sx_frob(&acc, &acc, GT_FROB);
        for (size_t i = 0; i < digits; i++) {
            ct_mask negative;
            uint64_t d = recode_window(&negative, s.words[j], INST(gt_part_bits), i * w, w);
            INST(gt_select)(&t, &table[i * entries].v, entries, d, negative ^ s.neg[j]);
            sx_mul(&acc, &acc, &t);
        }
    }
    r->v = acc;
    ct_wipe(&s, sizeof s);
    ct_wipe(&acc, sizeof acc);
    ct_wipe(&t, sizeof t);
}

/* The same; time depends on k. */
void INST(gt_table_pow_vartime)(gt_t *r, const gt_t *table, unsigned w, const fr_t *k)
{
    const size_t entries = (size_t)1 << (w - 1), digits = (size_t)INST(gt_part_bits) / w + 1;
    INST(gt_split_t) s;
    sx_t acc, t;
    INST(gt_split)(&s, k);
    sx_set_one(&acc);
    for (size_t j = INST(gt_parts); j-- > 0;) {
        if (j + 1 < INST(gt_parts)) sx_frob(&acc, &acc, GT_FROB);
        for (size_t i = 0; i < digits; i++) {
            ct_mask negative;
            uint64_t d = recode_window(&negative, s.words[j], INST(gt_part_bits), i * w, w);
            if (d == 0) continue;
            t = table[i * entries + d - 1].v;
            if (ct_bool(negative ^ s.neg[j])) sx_conj(&t, &t);
            sx_mul(&acc, &acc, &t);
        }
    }
    r->v = acc;
}

#undef GT_FROB
#include "pairing/pairing_undef.h"
