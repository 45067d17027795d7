/* SPDX-License-Identifier: Apache-2.0 */
/* What the subcommands share: exit codes, messages, input, the table of curves. */
#ifndef PAIRING_COMMAND_H
#define PAIRING_COMMAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <pairing/status.h>

#include "command/curve_ops.h"

enum exit_code {
    EXIT_DONE = 0, /* done, or valid */
    EXIT_NO = 1,   /* a check said no */
    EXIT_BAD = 2   /* malformed input or usage; one line on stderr */
};

/* "pairing: " and the text, one line on stderr; returns EXIT_BAD. */
#if defined(__GNUC__) || defined(__clang__)
__attribute__((format(printf, 1, 2)))
#endif
int bad(const char *format, ...);

/* Memory that lives until the program ends; then it is wiped and freed. Never NULL: exits when out of memory. */
void *keep(size_t size);
void release_all(void);

/* Bytes, followed by a 0 that size does not count. */
typedef struct blob {
    uint8_t *data;
    size_t size;
} blob;

/*
 * Input given as an argument: the text itself; "-", the next word of stdin; "@FILE", the text of a file
 * without white space around it. `what` names the argument in messages. False after a message.
 */
bool read_text(blob *out, const char *arg, const char *what);

/* The same as hex digits, "0x" optional, two a byte. */
bool read_hex(blob *out, const char *arg, const char *what);

/* A message: the text itself; "-", all of stdin; "@FILE", all of a file: byte for byte. */
bool read_raw(blob *out, const char *arg, const char *what);

/* A message from whichever of --msg, --msg-hex was given (the other is NULL). */
bool read_message(blob *out, const char *text, const char *hex);

/* An integer, decimal or hex after "0x", as words, least significant first; '-' in front sets *negative. */
typedef struct integer {
    uint64_t *words;
    size_t bits;
    bool negative;
} integer;
bool read_integer(integer *out, const char *arg, const char *what);

/* A curve by name, with '-' or '_', and a group; NULL after a message. */
const curve_ops *find_curve(const char *name);
const group_ops *find_group(const curve_ops *c, const char *name);

/*
 * A point of the group, told apart by its length; *compressed says which form it had. in_group: also require the
 * group of order r. EXIT_BAD after a message, else EXIT_DONE.
 */
int read_point(void *aff, const group_ops *g, const char *arg, const char *what, bool in_group, bool *compressed);

/* A format of points by name; NULL after a message. */
const point_format *find_format(const curve_ops *c, const group_ops *g, const char *name);

/* Lines of hex on stdout. */
void print_hex(const uint8_t *data, size_t size);
void print_point(const point_format *f, const void *aff);

/*
 * Options "--name value" and flags "--name" of a subcommand. Each spec has a name without dashes; value receives
 * the argument, or "" for a flag. Other arguments are moved to the front of argv; returns their number, or -1
 * after a message. "--" ends the options.
 */
typedef struct option_spec {
    const char *name;
    const char **value;
    bool flag;
} option_spec;
int read_options(int argc, char **argv, const option_spec *specs, const char *command);

/* The subcommands: argv[0] is the first argument after the name. */
int command_curves(int argc, char **argv);
int command_pair(int argc, char **argv);
int command_check(int argc, char **argv);
int command_point(int argc, char **argv);
int command_mul(int argc, char **argv);
int command_msm(int argc, char **argv);
int command_hash(int argc, char **argv);
int command_bls(int argc, char **argv);
int command_bench(int argc, char **argv);
int command_engine(int argc, char **argv);

#endif
