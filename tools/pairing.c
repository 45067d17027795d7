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
} subcommands[] = {
    {"curves", command_curves}, {"pair", command_pair},   {"check", command_check},
    {"point", command_point},   {"mul", command_mul},     {"hash-to-curve", command_hash},
    {"bls", command_bls},       {"bench", command_bench}, {"engine", command_engine},
};

static const char *const usage[] = {
    "usage:\n"
    "  pairing curves                           the curves of this build\n"
    "  pairing pair  CURVE P Q [P Q ...]        the product of e(P, Q), an element of GT, in hex\n"
    "  pairing check CURVE P Q [P Q ...]        exit 0 iff that product is 1\n"
    "  pairing point CURVE g1|g2 ENCODING       decode: x, y, on the curve?, in the subgroup?\n"
    "  pairing mul   CURVE g1|g2 SCALAR POINT   [SCALAR]POINT for any integer and any point of the curve\n"
    "  pairing hash-to-curve CURVE g1|g2 --dst S (--msg S | --msg-hex H) [--nu] [--suite NAME]\n",
    "  pairing bls keygen  [--ikm @FILE|-]      a secret key: random, or from 32 bytes or more of key material\n"
    "  pairing bls pubkey  [--scheme min-pk|min-sig] --sk @FILE|-             the scheme is min-pk if not given\n"
    "  pairing bls sign    [--scheme ..] [--mode basic|aug|pop | --dst S] --sk @FILE|- (--msg S | --msg-hex H)\n"
    "  pairing bls verify  [--scheme ..] [--mode .. | --dst S] --pk H --sig H (--msg S | --msg-hex H)\n"
    "                      mode basic if not given; aug puts the public key before the message, --dst does not\n"
    "  pairing bls aggregate [--scheme ..] SIG [SIG ...]                       the sum of signatures\n"
    "  pairing bls aggregate-verify [--scheme ..] [--mode .. | --dst S] --sig H PK MSG-HEX [PK MSG-HEX ...]\n"
    "  pairing bls fast-aggregate-verify [--scheme ..] --sig H (--msg S | --msg-hex H) PK [PK ...]  one message, mode pop\n"
    "  pairing bls batch-verify [--scheme ..] [--mode .. | --dst S] PK MSG-HEX SIG [...]    names the invalid entries\n"
    "  pairing bls pop-prove [--scheme ..] --sk @FILE|-                        proof of possession\n"
    "  pairing bls pop-verify [--scheme ..] --pk H --sig PROOF\n"
    "  pairing bench [CURVE]                    median CPU times\n"
    "  pairing engine                           the engines that run here, the chosen one marked\n"
    "\n",
    "CURVE is a name that `pairing curves` prints. Points and keys are hex, compressed or uncompressed; coefficients of\n"
    "extensions stand highest first. SCALAR is decimal, or hex after 0x. An argument may be - (stdin) or @FILE; secret\n"
    "keys and key material must be one of these. Exit: 0 done or valid, 1 a check said no, 2 malformed input or usage.\n"
    "PAIRING_ENGINE in the environment chooses the engine.\n",
};

static void print_usage(FILE *f)
{
    size_t i;

    for (i = 0; i < sizeof usage / sizeof usage[0]; i++)
        fputs(usage[i], f);
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
    if (strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0 ||
        (strcmp(argv[argc - 1], "--help") == 0 && strcmp(argv[1], "bls") != 0)) { /* bls prints its own */
        print_usage(stdout);
        return EXIT_DONE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("pairing %s\n", pairing_version());
        return EXIT_DONE;
    }
    if (engine != NULL && engine[0] != '\0' && pairing_set_engine(engine) != PAIRING_OK)
        return bad("PAIRING_ENGINE: no engine '%s' here; see pairing engine", engine);
    for (i = 0; i < sizeof subcommands / sizeof subcommands[0]; i++)
        if (strcmp(argv[1], subcommands[i].name) == 0)
            return subcommands[i].run(argc - 2, argv + 2);
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
