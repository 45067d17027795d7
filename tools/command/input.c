/* SPDX-License-Identifier: Apache-2.0 */
/* Arguments, files and stdin: text, hex, integers, points, options. */
#include "command/command.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int bad(const char *format, ...)
{
    char line[1024];
    va_list args;
    char *c;

    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    for (c = line; *c != '\0'; c++)             /* one line, whatever an argument held */
        if ((unsigned char)*c < 0x20 || *c == 0x7f)
            *c = '?';
    fprintf(stderr, "pairing: %s\n", line);
    return EXIT_BAD;
}

/* memory */

typedef struct block {
    struct block *next;
    size_t size;
    max_align_t data[];
} block;

static block *blocks;

void *keep(size_t size)
{
    block *b = size < SIZE_MAX - sizeof *b ? malloc(sizeof *b + size) : NULL;

    if (b == NULL) {
        bad("out of memory");
        exit(EXIT_BAD);
    }
    memset(b, 0, sizeof *b + size);
    b->next = blocks;
    b->size = size;
    blocks = b;
    return b->data;
}

void release_all(void)
{
    while (blocks != NULL) {
        block *b = blocks;
        volatile unsigned char *v = (volatile unsigned char *)b->data;
        size_t i;

        blocks = b->next;
        for (i = 0; i < b->size; i++)
            v[i] = 0;
        free(b);
    }
}

/* text */

static bool is_space(int c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Appends a byte; the buffer doubles when it is full. */
static void append(blob *b, size_t *room, int c)
{
    if (b->size + 1 >= *room) {
        uint8_t *more = keep(2 * *room + 64);

        if (b->size != 0)
            memcpy(more, b->data, b->size);
        b->data = more;
        *room = 2 * *room + 64;
    }
    b->data[b->size++] = (uint8_t)c;
    b->data[b->size] = 0;
}

/* All of a stream, or its next word. */
static bool slurp(blob *out, FILE *f, bool word, const char *what, const char *name)
{
    size_t room = 0;
    int c;

    out->data = keep(1);
    out->size = 0;
    while ((c = getc(f)) != EOF) {
        if (word && is_space(c)) {
            if (out->size == 0)
                continue;
            break;
        }
        append(out, &room, c);
    }
    if (ferror(f)) {
        bad("%s: cannot read %s", what, name);
        return false;
    }
    return true;
}

/* "@FILE" as it is, "-" by word or whole; else the argument itself. */
static bool read_source(blob *out, const char *arg, const char *what, bool word)
{
    if (strcmp(arg, "-") == 0)
        return slurp(out, stdin, word, what, "stdin");
    if (arg[0] == '@') {
        FILE *f = fopen(arg + 1, "rb");
        bool ok;

        if (f == NULL) {
            bad("%s: cannot open %s", what, arg + 1);
            return false;
        }
        ok = slurp(out, f, false, what, arg + 1);
        fclose(f);
        return ok;
    }
    out->size = strlen(arg);
    out->data = keep(out->size + 1);
    memcpy(out->data, arg, out->size);
    return true;
}

bool read_raw(blob *out, const char *arg, const char *what)
{
    return read_source(out, arg, what, false);
}

bool read_text(blob *out, const char *arg, const char *what)
{
    if (!read_source(out, arg, what, true))
        return false;
    while (out->size > 0 && is_space(out->data[out->size - 1]))
        out->data[--out->size] = 0;
    while (out->size > 0 && is_space(out->data[0])) {
        out->data++;
        out->size--;
    }
    if (memchr(out->data, 0, out->size) != NULL) {
        bad("%s: a zero byte in the text", what);
        return false;
    }
    return true;
}

static int hex_digit(int c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

static bool has_0x(const blob *t)
{
    return t->size >= 2 && t->data[0] == '0' && (t->data[1] == 'x' || t->data[1] == 'X');
}

bool read_hex(blob *out, const char *arg, const char *what)
{
    blob t;
    size_t i;

    if (!read_text(&t, arg, what))
        return false;
    if (has_0x(&t)) {
        t.data += 2;
        t.size -= 2;
    }
    if (t.size % 2 != 0) {
        bad("%s: an odd number of hex digits (%zu)", what, t.size);
        return false;
    }
    out->size = t.size / 2;
    out->data = keep(out->size + 1);
    for (i = 0; i < t.size; i++) {
        int d = hex_digit(t.data[i]);

        if (d < 0) {
            bad("%s: character %zu is not a hex digit", what, i + 1);
            return false;
        }
        out->data[i / 2] = (uint8_t)(out->data[i / 2] << 4 | d);
    }
    return true;
}

bool read_message(blob *out, const char *text, const char *hex)
{
    if ((text == NULL) == (hex == NULL)) {
        bad("give one of --msg and --msg-hex");
        return false;
    }
    return text != NULL ? read_raw(out, text, "--msg") : read_hex(out, hex, "--msg-hex");
}

bool read_integer(integer *out, const char *arg, const char *what)
{
    enum { MOST_DIGITS = 20000 };
    blob t;
    size_t i, j, n;
    unsigned base = 10;

    if (!read_text(&t, arg, what))
        return false;
    out->negative = t.size > 1 && t.data[0] == '-';
    if (out->negative) {
        t.data++;
        t.size--;
    }
    if (has_0x(&t)) {
        base = 16;
        t.data += 2;
        t.size -= 2;
    }
    if (t.size == 0 || t.size > MOST_DIGITS) {
        bad("%s: a number of 1 to %d digits is needed", what, (int)MOST_DIGITS);
        return false;
    }
    n = t.size / 16 + 1; /* 64 bits hold 16 digits of either base */
    out->words = keep(n * sizeof *out->words);
    for (i = 0; i < t.size; i++) {
        int d = hex_digit(t.data[i]);
        uint64_t carry = (uint64_t)d;

        if (d < 0 || (unsigned)d >= base) {
            bad("%s: character %zu is not a digit (decimal, or hex after 0x)", what, i + 1);
            return false;
        }
        for (j = 0; j < n; j++) { /* words = base * words + digit, in halves */
            uint64_t lo = (out->words[j] & 0xffffffff) * base + carry;
            uint64_t hi = (out->words[j] >> 32) * base + (lo >> 32);

            out->words[j] = hi << 32 | (lo & 0xffffffff);
            carry = hi >> 32;
        }
    }
    out->bits = 64 * n;
    while (out->bits > 0 && (out->words[(out->bits - 1) / 64] >> ((out->bits - 1) % 64) & 1) == 0)
        out->bits--;
    return true;
}

/* curves and points */

const curve_ops *find_curve(const char *name)
{
    size_t c, i;

    for (c = 0; all_curves[c] != NULL; c++) {
        const char *own = all_curves[c]->name;

        for (i = 0; name[i] != '\0'; i++) {
            char x = name[i] == '-' ? '_' : name[i];

            if (x >= 'A' && x <= 'Z')
                x = (char)(x - 'A' + 'a');
            if (x != own[i])
                break;
        }
        if (name[i] == '\0' && own[i] == '\0')
            return all_curves[c];
    }
    bad("unknown curve '%s'; see pairing curves", name);
    return NULL;
}

const group_ops *find_group(const curve_ops *c, const char *name)
{
    if (strcmp(name, "g1") == 0)
        return &c->g1;
    if (strcmp(name, "g2") == 0)
        return &c->g2;
    bad("unknown group '%s'; g1 or g2", name);
    return NULL;
}

int read_point(void *aff, const group_ops *g, const char *arg, const char *what, bool in_group, bool *compressed)
{
    blob b;
    pairing_status s;

    if (!read_hex(&b, arg, what))
        return EXIT_BAD;
    if (b.size != g->formats[COMPRESSED].size && b.size != g->formats[UNCOMPRESSED].size)
        return bad("%s: %zu bytes; a point of %s has %zu or %zu", what, b.size, g->name, g->formats[COMPRESSED].size,
                   g->formats[UNCOMPRESSED].size);
    *compressed = b.size == g->formats[COMPRESSED].size;
    s = g->formats[*compressed ? COMPRESSED : UNCOMPRESSED].decode(aff, b.data, b.size);
    if (s == PAIRING_OK && in_group && !g->in_subgroup(aff))
        s = PAIRING_ERR_NOT_IN_SUBGROUP;
    if (s != PAIRING_OK)
        return bad("%s: %s", what, pairing_status_str(s));
    return EXIT_DONE;
}

void print_hex(const uint8_t *data, size_t size)
{
    size_t i;

    for (i = 0; i < size; i++)
        printf("%02x", data[i]);
    putchar('\n');
}

void print_point(const point_format *f, const void *aff)
{
    uint8_t *out = keep(f->size);

    f->encode(out, aff);
    print_hex(out, f->size);
}

/* options */

int read_options(int argc, char **argv, const option_spec *specs, const char *command)
{
    int i, n = 0;

    for (i = 0; i < argc; i++) {
        const option_spec *o;

        if (strcmp(argv[i], "--") == 0) {
            while (++i < argc)
                argv[n++] = argv[i];
            break;
        }
        if (strncmp(argv[i], "--", 2) != 0) {
            argv[n++] = argv[i];
            continue;
        }
        for (o = specs; o->name != NULL && strcmp(argv[i] + 2, o->name) != 0; o++)
            ;
        if (o->name == NULL) {
            bad("%s: unknown option %.*s", command, (int)strcspn(argv[i], "="), argv[i]); /* a value may be secret */
            return -1;
        }
        if (*o->value != NULL) {
            bad("%s: %s twice", command, argv[i]);
            return -1;
        }
        if (o->flag) {
            *o->value = "";
        } else if (i + 1 < argc) {
            *o->value = argv[++i];
        } else {
            bad("%s: %s needs a value", command, argv[i]);
            return -1;
        }
    }
    return n;
}
