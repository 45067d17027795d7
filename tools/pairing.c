/* SPDX-License-Identifier: Apache-2.0 */
/* The pairing command: subcommands, usage, the choice of the engine by PAIRING_ENGINE. */
#include "command/command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pairing/engine.h>
#include <pairing/version.h>

static const struct subcommand {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *arguments, *about; /* about: one line of the list, then what --help of the subcommand adds */
    const char *more;
} subcommands[] = {
    {"curves", command_curves, "", "the curves of this build", ""},
    {"pair", command_pair, "CURVE P Q [P Q ...]", "the product of e(P, Q), an element of GT, in hex",
     "P in G1 and Q in G2 are encoded points; those outside the groups are refused.\n"},
    {"check", command_check, "CURVE P Q [P Q ...]", "exit 0 iff that product is 1",
     "Prints true or false. P in G1 and Q in G2 are encoded points; those outside the groups are refused.\n"},
    {"point", command_point, "CURVE g1|g2 ENCODING [--from FORMAT] [--to FORMAT]", "decode and test a point, or convert it",
     "Without --to: x, y, on the curve?, in the subgroup?; exit 1 if one is no. With --to: the point in that format, if it\n"
     "is in the subgroup. Formats: compressed, uncompressed (the curve's own; told apart by length without --from), also as\n"
     "gnark-.., for BLS12-381 as zcash-.., ietf-.., arkworks-..; arkworks-compressed, arkworks-uncompressed (BN254,\n"
     "BLS12-377, BW6-761); evm (BN254: EIP-196, 197; BLS12-381: EIP-2537).\n"},
    {"mul", command_mul, "CURVE g1|g2 SCALAR POINT", "[SCALAR]POINT for any integer and any point of the curve", ""},
    {"msm", command_msm, "CURVE g1|g2 (SCALAR POINT [SCALAR POINT ...] | @FILE | -)", "the sum of all [SCALAR]POINT",
     "A file or stdin has scalars and points in turn, between white space. Any integers, any points of the curve.\n"},
    {"hash-to-curve", command_hash, "CURVE g1|g2 --dst S (--msg S | --msg-hex H) [--nu] [--suite NAME]",
     "RFC 9380: a message to a point",
     "The random oracle of the group's suite with SHA-256; --nu: the nonuniform form. --suite: refuse if it has another name.\n"},
    {"bls", command_bls, "COMMAND ...", "keys and signatures; see pairing bls --help", ""},
    {"bench", command_bench, "[CURVE]", "median CPU times", ""},
    {"engine", command_engine, "", "the engines that run here, the chosen one marked",
     "PAIRING_ENGINE in the environment chooses the engine.\n"},
};
enum { SUBCOMMANDS = sizeof subcommands / sizeof subcommands[0] };

static void print_notes(void)
{
    fputs("CURVE is a name that `pairing curves` prints. Points and keys are hex, compressed or uncompressed; coefficients of\n"
          "extensions stand highest first. SCALAR is decimal, or hex after 0x. An argument may be - (stdin) or @FILE; secret\n"
          "keys and key material must be one of these. Exit: 0 done or valid, 1 a check said no, 2 malformed input or usage.\n",
          stdout);
}

static void print_usage(void)
{
    size_t i;

    puts("usage: pairing COMMAND ...; pairing COMMAND --help says more");
    for (i = 0; i < SUBCOMMANDS; i++)
        printf("  pairing %s%s%s\n      %s\n", subcommands[i].name, subcommands[i].arguments[0] != '\0' ? " " : "",
               subcommands[i].arguments, subcommands[i].about);
    puts("  pairing --version");
    print_notes();
    puts("PAIRING_ENGINE in the environment chooses the engine.");
}

static void print_help(const struct subcommand *c)
{
    printf("usage: pairing %s%s%s\n%s\n%s", c->name, c->arguments[0] != '\0' ? " " : "", c->arguments, c->about, c->more);
    if (c->arguments[0] != '\0')
        print_notes();
}

int command_engine(int argc, char **argv)
{
    const char *name;
    size_t i;

    if (argc != 0)
        return bad("engine: unexpected argument '%s'", argv[0]);
    for (i = 0; (name = pairing_engine_at(i)) != NULL; i++)
        printf("%s%s\n", name, strcmp(name, pairing_engine()) == 0 ? " *" : "");
    return EXIT_DONE;
}

static int run(int argc, char **argv)
{
    const char *engine = getenv("PAIRING_ENGINE");
    size_t i;

    if (argc < 2)
        return bad("no command given; see pairing --help");
    if (strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0 || strcmp(argv[1], "--help") == 0) {
        print_usage();
        return EXIT_DONE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("pairing %s\n", pairing_version());
        return EXIT_DONE;
    }
    if (engine != NULL && engine[0] != '\0' && pairing_set_engine(engine) != PAIRING_OK)
        return bad("PAIRING_ENGINE: no engine '%s' here; see pairing engine", engine);
    for (i = 0; i < SUBCOMMANDS; i++) {
        if (strcmp(argv[1], subcommands[i].name) != 0)
            continue;
        if (argc > 2 && strcmp(argv[argc - 1], "--help") == 0 && subcommands[i].run != command_bls) { /* which has its own */
            print_help(&subcommands[i]);
            return EXIT_DONE;
        }
        return subcommands[i].run(argc - 2, argv + 2);
    }
    return bad("unknown command '%s'; see pairing --help", argv[1]);
}

int main(int argc, char **argv)
{
    int code = run(argc, argv);

    release_all();
    if (fflush(stdout) != 0 || ferror(stdout))
        return bad("cannot write to stdout");
    return code;
}
