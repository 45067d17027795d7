/* SPDX-License-Identifier: Apache-2.0 */
/* pairing curves, pair, check, mul, hash-to-curve. */
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
    print_point(&g->formats[compressed ? COMPRESSED : UNCOMPRESSED], aff);
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
    print_point(&g->formats[COMPRESSED], aff);
    return EXIT_DONE;
}
