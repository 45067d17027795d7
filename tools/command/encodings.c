/* SPDX-License-Identifier: Apache-2.0 */
/* pairing point and msm: encodings of points, sums of multiples. */
#include "command/command.h"

#include <stdio.h>
#include <string.h>

static bool starts_with(const char *name, const char *prefix)
{
    return strncmp(name, prefix, strlen(prefix)) == 0;
}

/*
 * The names of a group's list; and for its own two formats the names under which others know them: gnark-crypto's on every
 * curve, on BLS12-381 also those of ZCash, the IETF drafts and arkworks.
 */
const point_format *find_format(const curve_ops *c, const group_ops *g, const char *name)
{
    static const char *const prefixes[] = {"gnark-", "zcash-", "ietf-", "arkworks-"};
    const size_t known = strcmp(c->name, "bls12_381") == 0 ? sizeof prefixes / sizeof prefixes[0] : 1;
    char all[160] = "";
    size_t i, used = 0;

    for (i = 0; g->formats[i].name != NULL; i++) {
        if (strcmp(name, g->formats[i].name) == 0)
            return &g->formats[i];
        used += (size_t)snprintf(all + used, sizeof all - used, "%s%s", i == 0 ? "" : ", ", g->formats[i].name);
    }
    for (i = 0; i < known; i++) {
        if (!starts_with(name, prefixes[i]))
            continue;
        if (strcmp(name + strlen(prefixes[i]), g->formats[COMPRESSED].name) == 0)
            return &g->formats[COMPRESSED];
        if (strcmp(name + strlen(prefixes[i]), g->formats[UNCOMPRESSED].name) == 0)
            return &g->formats[UNCOMPRESSED];
    }
    bad("%s has no format '%s'; it has %s", c->name, name, all);
    return NULL;
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

/* What a point is: coordinates, or infinity, and where it lies. */
static int describe(const group_ops *g, const void *aff)
{
    const point_format *f = &g->formats[UNCOMPRESSED];
    bool in_group = g->in_subgroup(aff);

    if (g->is_infinity(aff)) {
        puts("infinity");
    } else {
        uint8_t *xy = keep(f->size);

        f->encode(xy, aff);
        print_coordinate("x", xy, g);
        print_coordinate("y", xy + f->size / 2, g);
    }
    printf("on-curve yes\nin-subgroup %s\n", in_group ? "yes" : "no");
    return in_group ? EXIT_DONE : EXIT_NO;
}

int command_point(int argc, char **argv)
{
    const char *from = NULL, *to = NULL;
    const option_spec options[] = {{"from", &from, false}, {"to", &to, false}, {NULL, NULL, false}};
    const point_format *in_format = NULL, *out_format = NULL;
    const curve_ops *c;
    const group_ops *g;
    pairing_status s;
    void *aff;
    blob in;

    argc = read_options(argc, argv, options, "point");
    if (argc < 0)
        return EXIT_BAD;
    if (argc != 3)
        return bad("point: wants CURVE g1|g2 ENCODING [--from FORMAT] [--to FORMAT]");
    if ((c = find_curve(argv[0])) == NULL || (g = find_group(c, argv[1])) == NULL)
        return EXIT_BAD;
    if ((from != NULL && (in_format = find_format(c, g, from)) == NULL) ||
        (to != NULL && (out_format = find_format(c, g, to)) == NULL) || !read_hex(&in, argv[2], "point"))
        return EXIT_BAD;
    if (in_format != NULL && in.size != in_format->size)
        return bad("point: %zu bytes; %s of %s has %zu", in.size, from, g->name, in_format->size);
    if (in_format == NULL) {
        if (in.size != g->formats[COMPRESSED].size && in.size != g->formats[UNCOMPRESSED].size)
            return bad("point: %zu bytes; a point of %s has %zu or %zu", in.size, g->name, g->formats[COMPRESSED].size,
                       g->formats[UNCOMPRESSED].size);
        in_format = &g->formats[in.size == g->formats[COMPRESSED].size ? COMPRESSED : UNCOMPRESSED];
    }
    aff = keep(g->aff_size);
    s = in_format->decode(aff, in.data, in.size);
    if (s == PAIRING_ERR_NOT_ON_CURVE && out_format == NULL) {
        puts("on-curve no");
        return EXIT_NO;
    }
    if (s == PAIRING_OK && out_format != NULL && !g->in_subgroup(aff))
        s = PAIRING_ERR_NOT_IN_SUBGROUP;
    if (s != PAIRING_OK)
        return bad("point: %s", pairing_status_str(s));
    if (out_format == NULL)
        return describe(g, aff);
    print_point(out_format, aff);
    return EXIT_DONE;
}

static bool is_space(int c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The words of a text, ended by zeros in place; their number. */
static size_t split_words(char ***out, blob *text)
{
    char **words = keep((text->size / 2 + 1) * sizeof *words);
    size_t i, n = 0;

    for (i = 0; i < text->size; i++) {
        if (is_space(text->data[i]))
            text->data[i] = 0;
        else if (i == 0 || text->data[i - 1] == 0)
            words[n++] = (char *)text->data + i;
    }
    *out = words;
    return n;
}

/* CURVE g1|g2, then SCALAR POINT pairs as arguments, or one file of them: @FILE or -. The sum is compressed unless one of the
   points is not. */
int command_msm(int argc, char **argv)
{
    const curve_ops *c;
    const group_ops *g;
    integer *k;
    uint64_t *words;
    uint8_t *p, *scratch;
    void *sum;
    char **pairs, what[48];
    size_t n, i, nbits = 0, per, size;
    bool compressed, all_compressed = true;
    blob text;

    if (argc < 3)
        return bad("msm: wants CURVE g1|g2, then SCALAR POINT [SCALAR POINT ...], or @FILE or - with such pairs");
    if ((c = find_curve(argv[0])) == NULL || (g = find_group(c, argv[1])) == NULL)
        return EXIT_BAD;
    pairs = argv + 2;
    n = (size_t)(argc - 2);
    if (n == 1) {
        if (strcmp(argv[2], "-") != 0 && argv[2][0] != '@')
            return bad("msm: a scalar without a point");
        if (!read_raw(&text, argv[2], "msm"))
            return EXIT_BAD;
        if (memchr(text.data, 0, text.size) != NULL)
            return bad("msm: a zero byte in the text");
        n = split_words(&pairs, &text);
        for (i = 0; i < n; i++)
            if (strcmp(pairs[i], "-") == 0 || pairs[i][0] == '@')
                return bad("msm: word %zu of the list names a file", i + 1);
    }
    if (n % 2 != 0)
        return bad("msm: %zu words; scalars and points come in pairs", n);
    n /= 2;
    k = keep(n * sizeof *k + 1);
    p = keep(n * g->aff_size + 1);
    for (i = 0; i < n; i++) {
        snprintf(what, sizeof what, "scalar %zu", i + 1);
        if (!read_integer(&k[i], pairs[2 * i], what))
            return EXIT_BAD;
        snprintf(what, sizeof what, "point %zu", i + 1);
        if (read_point(p + i * g->aff_size, g, pairs[2 * i + 1], what, false, &compressed) != EXIT_DONE)
            return EXIT_BAD;
        if (k[i].negative)
            g->negate(p + i * g->aff_size);
        if (k[i].bits > nbits)
            nbits = k[i].bits;
        all_compressed = all_compressed && compressed;
    }
    per = (nbits + 63) / 64;
    words = keep(n * per * sizeof *words + 1);
    for (i = 0; i < n; i++)
        if (k[i].bits != 0)
            memcpy(words + i * per, k[i].words, (k[i].bits + 63) / 64 * sizeof *words);
    size = g->msm_scratch_size(n, nbits);
    scratch = keep(size + 1);
    sum = keep(g->aff_size);
    g->msm(sum, p, words, n, nbits, scratch, size);
    print_point(&g->formats[all_compressed ? COMPRESSED : UNCOMPRESSED], sum);
    return EXIT_DONE;
}
