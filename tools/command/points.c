/* SPDX-License-Identifier: Apache-2.0 */
/* pairing curves, pair, check, point, mul, hash-to-curve. */
#include "command/command.h"

#include <stdio.h>
#include <string.h>

int command_curves(int argc, char **argv)
{
    size_t i;

    if (argc != 0)
        return bad("curves: unexpected argument '%s'", argv[0]);
    printf("%-10s %4s %7s %7s  %s\n", "curve", "k", "p bits", "r bits", "what for");
    for (i = 0; all_curves[i] != NULL; i++) {
        const curve_ops *c = all_curves[i];

        printf("%-10s %4u %7u %7u  %s\n", c->name, c->k, c->fp_bits, c->fr_bits, c->about);
    }
    return EXIT_DONE;
}

/* CURVE P Q [P Q ...] */
typedef struct pairs {
    const curve_ops *c;
    unsigned char *p, *q;
    size_t n;
} pairs;

static int read_pairs(pairs *out, int argc, char **argv, const char *command)
{
    bool compressed;
    char what[48];
    size_t i;
    int code;

    if (argc < 3 || argc % 2 != 1)
        return bad("%s: wants CURVE P Q [P Q ...]", command);
    out->c = find_curve(argv[0]);
    if (out->c == NULL)
        return EXIT_BAD;
    out->n = (size_t)(argc - 1) / 2;
    out->p = keep(out->n * out->c->g1.aff_size);
    out->q = keep(out->n * out->c->g2.aff_size);
    for (i = 0; i < out->n; i++) {
        snprintf(what, sizeof what, "P of pair %zu", i + 1);
        code = read_point(out->p + i * out->c->g1.aff_size, &out->c->g1, argv[1 + 2 * i], what, true, &compressed);
        if (code != EXIT_DONE)
            return code;
        snprintf(what, sizeof what, "Q of pair %zu", i + 1);
        code = read_point(out->q + i * out->c->g2.aff_size, &out->c->g2, argv[2 + 2 * i], what, true, &compressed);
        if (code != EXIT_DONE)
            return code;
    }
    return EXIT_DONE;
}

int command_pair(int argc, char **argv)
{
    pairs in;
    uint8_t *gt;
    int code = read_pairs(&in, argc, argv, "pair");

    if (code != EXIT_DONE)
        return code;
    gt = keep(in.c->gt_bytes);
    in.c->pair(gt, in.p, in.q, in.n);
    print_hex(gt, in.c->gt_bytes);
    return EXIT_DONE;
}

int command_check(int argc, char **argv)
{
    pairs in;
    int code = read_pairs(&in, argc, argv, "check");

    if (code != EXIT_DONE)
        return code;
    if (in.c->check(in.p, in.q, in.n)) {
        puts("true");
        return EXIT_DONE;
    }
    puts("false");
    return EXIT_NO;
}

/* "x = c1,c0": the coefficients, highest first, as the encoding has them */
static void print_coordinate(const char *name, const uint8_t *data, const group_ops *g)
{
    size_t i, size = g->degree * g->coefficient;

    printf("%s = ", name);
    for (i = 0; i < size; i++) {
        if (i % g->coefficient == 0)
            fputs(i == 0 ? "0x" : ",0x", stdout);
        printf("%02x", data[i]);
    }
    putchar('\n');
}

int command_point(int argc, char **argv)
{
    const curve_ops *c;
    const group_ops *g;
    pairing_status s;
    uint8_t *xy;
    void *aff;
    blob in;
    bool in_group;

    if (argc != 3)
        return bad("point: wants CURVE g1|g2 ENCODING");
    if ((c = find_curve(argv[0])) == NULL || (g = find_group(c, argv[1])) == NULL)
        return EXIT_BAD;
    if (!read_hex(&in, argv[2], "point"))
        return EXIT_BAD;
    if (in.size != g->compressed_bytes && in.size != g->uncompressed_bytes)
        return bad("point: %zu bytes; a point of %s has %zu or %zu", in.size, g->name, g->compressed_bytes,
                   g->uncompressed_bytes);
    aff = keep(g->aff_size);
    s = g->decode(aff, in.data, in.size, in.size == g->compressed_bytes);
    if (s == PAIRING_ERR_NOT_ON_CURVE) {
        puts("on-curve no");
        return EXIT_NO;
    }
    if (s != PAIRING_OK)
        return bad("point: %s", pairing_status_str(s));
    if (g->is_infinity(aff)) {
        puts("infinity");
    } else {
        xy = keep(g->uncompressed_bytes);
        g->encode(xy, aff, false);
        print_coordinate("x", xy, g);
        print_coordinate("y", xy + g->uncompressed_bytes / 2, g);
    }
    in_group = g->in_subgroup(aff);
    printf("on-curve yes\nin-subgroup %s\n", in_group ? "yes" : "no");
    return in_group ? EXIT_DONE : EXIT_NO;
}

int command_mul(int argc, char **argv)
{
    const curve_ops *c;
    const group_ops *g;
    integer k;
    void *aff;
    bool compressed;
    int code;

    if (argc != 4)
        return bad("mul: wants CURVE g1|g2 SCALAR POINT");
    if ((c = find_curve(argv[0])) == NULL || (g = find_group(c, argv[1])) == NULL)
        return EXIT_BAD;
    if (!read_integer(&k, argv[2], "SCALAR"))
        return EXIT_BAD;
    aff = keep(g->aff_size);
    code = read_point(aff, g, argv[3], "POINT", false, &compressed);
    if (code != EXIT_DONE)
        return code;
    g->mul(aff, aff, k.words, k.bits, k.negative);
    print_point(g, aff, compressed);
    return EXIT_DONE;
}

int command_hash(int argc, char **argv)
{
    const char *dst = NULL, *msg = NULL, *msg_hex = NULL, *nu = NULL, *suite = NULL;
    const option_spec options[] = {
        {"dst", &dst, false}, {"msg", &msg, false},     {"msg-hex", &msg_hex, false},
        {"nu", &nu, true},    {"suite", &suite, false}, {NULL, NULL, false},
    };
    const curve_ops *c;
    const group_ops *g;
    char name[64];
    void *aff;
    blob m, d;
    pairing_status s;

    argc = read_options(argc, argv, options, "hash-to-curve");
    if (argc < 0)
        return EXIT_BAD;
    if (argc != 2 || dst == NULL)
        return bad("hash-to-curve: wants CURVE g1|g2 --dst S (--msg S | --msg-hex H) [--nu] [--suite NAME]");
    if ((c = find_curve(argv[0])) == NULL || (g = find_group(c, argv[1])) == NULL)
        return EXIT_BAD;
    if (g->hash == NULL)
        return bad("hash-to-curve: no suite for %s of %s", g->name, c->name);
    snprintf(name, sizeof name, "%s%s", g->suite, nu != NULL ? "NU_" : "RO_");
    if (suite != NULL && strcmp(suite, name) != 0)
        return bad("hash-to-curve: unknown suite '%s'; this one is %s", suite, name);
    if (!read_raw(&d, dst, "--dst") || !read_message(&m, msg, msg_hex))
        return EXIT_BAD;
    aff = keep(g->aff_size);
    s = g->hash(aff, m.data, m.size, d.data, d.size, nu != NULL);
    if (s != PAIRING_OK)
        return bad("hash-to-curve: %s", pairing_status_str(s));
    print_point(g, aff, true);
    return EXIT_DONE;
}
