/* SPDX-License-Identifier: Apache-2.0 */
/* pairing bls: keys, trees of keys, signatures, aggregates, batches and proofs of possession. */
#include "command/bls_schemes.h"

#include <stdio.h>
#include <string.h>

/* What the options of all subcommands say. */
typedef struct request {
    const char *curve, *scheme, *mode, *dst, *sk, *pk, *sig, *msg, *msg_hex, *ikm, *info, *seed, *path;
    const scheme *s;
    const uint8_t *tag; /* domain separation tag */
    size_t tag_size;
    bool augmented;
    enum rule rule;
    char **args; /* what belongs to no option */
    size_t n_args;
} request;

/* The first scheme of --curve (the first curve) and --scheme (min-pk). */
static bool choose_scheme(request *r)
{
    const char *name = r->scheme != NULL ? r->scheme : "min-pk";
    const scheme *first = NULL;
    const curve_ops *c = NULL;
    size_t i;

    if (r->curve != NULL && (c = find_curve(r->curve)) == NULL)
        return false;
    for (i = 0; all_schemes[i] != NULL; i++) {
        const char *curve = all_schemes[i]->keys->curve;

        if (c != NULL ? strcmp(c->name, curve) != 0 : first != NULL && first->keys != all_schemes[i]->keys)
            continue;
        if (first == NULL)
            first = all_schemes[i];
        if (strcmp(all_schemes[i]->name, name) == 0) {
            r->s = all_schemes[i];
            return true;
        }
    }
    if (first != NULL)
        bad("bls: unknown scheme '%s' of %s; min-pk or min-sig, of bn254 also min-sig-keccak", name, first->keys->curve);
    else if (c != NULL)
        bad("bls: no signatures over %s; bls12_381 or bn254, if in the build", c->name);
    else
        bad("bls: this build has no curve with signatures");
    return false;
}

/* The tag: --dst as it is, else that of --mode (basic). */
static bool choose_tag(request *r)
{
    const char *mode = r->mode != NULL ? r->mode : "basic", *tag = NULL;

    if (r->mode != NULL && r->dst != NULL) {
        bad("bls: --mode or --dst, not both");
        return false;
    }
    blob given;

    if (strcmp(mode, "basic") == 0)
        tag = r->s->dst_basic;
    else if (strcmp(mode, "aug") == 0)
        tag = r->s->dst_aug;
    else if (strcmp(mode, "pop") == 0)
        tag = r->s->dst_pop;
    if (tag == NULL) {
        bad("bls: unknown mode '%s'; basic, aug or pop", mode);
        return false;
    }
    r->augmented = strcmp(mode, "aug") == 0;
    r->rule = r->augmented ? RULE_AUG : strcmp(mode, "pop") == 0 ? RULE_POP : RULE_BASIC;
    r->tag = (const uint8_t *)tag;
    r->tag_size = strlen(tag);
    if (r->dst != NULL) {
        if (!read_raw(&given, r->dst, "--dst"))
            return false;
        r->tag = given.data;
        r->tag_size = given.size;
    }
    return true;
}

/* Is the argument a file or stdin? Secrets in argv would be seen by every user of the machine. */
static bool is_indirect(const char *arg, const char *name)
{
    if (strcmp(arg, "-") == 0 || (arg[0] == '@' && arg[1] != '\0'))
        return true;
    bad("bls: %s must be @FILE or - (stdin): a secret does not belong on the command line", name);
    return false;
}

/* A key of the scheme's curve. */
static bool read_secret_key(void **out, const request *r)
{
    const key_ops *keys = r->s->keys;
    pairing_status s;
    blob b;

    if (r->sk == NULL) {
        bad("bls: --sk is missing");
        return false;
    }
    if (!is_indirect(r->sk, "--sk") || !read_hex(&b, r->sk, "--sk"))
        return false;
    *out = keep(keys->size);
    s = keys->from_bytes(*out, b.data, b.size);
    if (s != PAIRING_OK) {
        bad("--sk: %s", pairing_status_str(s));
        return false;
    }
    return true;
}

static int print_secret_key(const key_ops *keys, const void *sk)
{
    uint8_t *out = keep(keys->bytes);

    keys->to_bytes(out, sk);
    print_hex(out, keys->bytes);
    return EXIT_DONE;
}

/* The signed message: with the public key in front in the aug mode. */
static bool read_signed(blob *out, const request *r, const uint8_t *pk)
{
    blob m;

    if (!read_message(&m, r->msg, r->msg_hex))
        return false;
    if (r->augmented) {
        out->size = r->s->pk_bytes + m.size;
        out->data = keep(out->size);
        memcpy(out->data, pk, r->s->pk_bytes);
        memcpy(out->data + r->s->pk_bytes, m.data, m.size);
    } else {
        *out = m;
    }
    return true;
}

static int keygen(request *r)
{
    const key_ops *keys;
    pairing_status s;
    void *sk;
    blob ikm, info = {(uint8_t *)"", 0};

    if (!choose_scheme(r))
        return EXIT_BAD;
    if (r->ikm == NULL && r->info != NULL)
        return bad("bls keygen: --info goes with --ikm");
    keys = r->s->keys;
    sk = keep(keys->size);
    if (r->ikm == NULL) {
        s = keys->random(sk);
    } else {
        if (!is_indirect(r->ikm, "--ikm") || !read_hex(&ikm, r->ikm, "--ikm"))
            return EXIT_BAD;
        if (r->info != NULL && !read_raw(&info, r->info, "--info"))
            return EXIT_BAD;
        s = keys->keygen(sk, ikm.data, ikm.size, info.data, info.size);
    }
    if (s != PAIRING_OK)
        return bad("bls keygen: %s", pairing_status_str(s));
    return print_secret_key(keys, sk);
}

/* One index of a path, "/" and a number below 2^32; *at moves behind it. */
static bool read_index(uint32_t *index, const char **at)
{
    const char *c = *at;
    uint64_t v = 0;

    if (*c++ != '/' || *c < '0' || *c > '9')
        return false;
    for (; *c >= '0' && *c <= '9'; c++) {
        v = 10 * v + (uint64_t)(*c - '0');
        if (v > UINT32_MAX)
            return false;
    }
    *index = (uint32_t)v;
    *at = c;
    return true;
}

/* EIP-2333 and the paths of EIP-2334: m is the master key of --seed, or --sk itself. */
static int derive(request *r)
{
    const key_ops *keys;
    const char *at = r->path != NULL ? r->path : "m";
    pairing_status s = PAIRING_OK;
    uint32_t index;
    void *sk;
    blob seed;

    if (!choose_scheme(r))
        return EXIT_BAD;
    keys = r->s->keys;
    if (keys->derive_master == NULL)
        return bad("bls derive: trees of keys are defined for BLS12-381 alone");
    if ((r->seed == NULL) == (r->sk == NULL))
        return bad("bls derive: give one of --seed and --sk");
    if (*at++ != 'm')
        return bad("bls derive: --path is m, or m and indices: m/12381/3600/0/0/0");
    if (r->seed != NULL) {
        if (!is_indirect(r->seed, "--seed") || !read_hex(&seed, r->seed, "--seed"))
            return EXIT_BAD;
        sk = keep(keys->size);
        s = keys->derive_master(sk, seed.data, seed.size);
    } else if (!read_secret_key(&sk, r)) {
        return EXIT_BAD;
    }
    while (s == PAIRING_OK && *at != '\0') {
        if (!read_index(&index, &at))
            return bad("bls derive: --path, character %zu: an index is / and a number below 2^32", (size_t)(at - r->path) + 1);
        s = keys->derive_child(sk, index);
    }
    if (s != PAIRING_OK)
        return bad("bls derive: %s", s == PAIRING_ERR_SECRET_KEY ? "a seed has 32 bytes or more" : pairing_status_str(s));
    return print_secret_key(keys, sk);
}

static int pubkey(request *r)
{
    uint8_t out[MOST_SIG_BYTES];
    void *sk;
    pairing_status s;

    if (!choose_scheme(r) || !read_secret_key(&sk, r))
        return EXIT_BAD;
    s = r->s->pubkey(out, sk);
    if (s != PAIRING_OK)
        return bad("bls pubkey: %s", pairing_status_str(s));
    print_hex(out, r->s->pk_bytes);
    return EXIT_DONE;
}

static int sign(request *r)
{
    uint8_t pk[MOST_SIG_BYTES], out[MOST_SIG_BYTES];
    void *sk;
    pairing_status s;
    blob m;

    if (!choose_scheme(r) || !choose_tag(r) || !read_secret_key(&sk, r))
        return EXIT_BAD;
    s = r->s->pubkey(pk, sk);
    if (s != PAIRING_OK)
        return bad("bls sign: %s", pairing_status_str(s));
    if (!read_signed(&m, r, pk))
        return EXIT_BAD;
    s = r->s->sign(out, sk, &m, r->tag, r->tag_size);
    if (s != PAIRING_OK)
        return bad("bls sign: %s", pairing_status_str(s));
    print_hex(out, r->s->sig_bytes);
    return EXIT_DONE;
}

/* Bytes of the right number; the decoder says the rest. */
static bool read_encoding(blob *out, const char *arg, const char *name, size_t size)
{
    if (arg == NULL) {
        bad("bls: %s is missing", name);
        return false;
    }
    if (!read_hex(out, arg, name))
        return false;
    if (out->size != size) {
        bad("%s: %zu bytes; %zu are wanted", name, out->size, size);
        return false;
    }
    return true;
}

static int verify(request *r)
{
    pairing_status s;
    blob pk, sig, m;

    if (!choose_scheme(r) || !choose_tag(r) || !read_encoding(&pk, r->pk, "--pk", r->s->pk_bytes) ||
        !read_encoding(&sig, r->sig, "--sig", r->s->sig_bytes) || !read_signed(&m, r, pk.data))
        return EXIT_BAD;
    s = r->s->check_pk(&pk);
    if (s != PAIRING_OK)
        return bad("--pk: %s", pairing_status_str(s));
    s = r->s->check_sig(&sig);
    if (s != PAIRING_OK)
        return bad("--sig: %s", pairing_status_str(s));
    s = r->s->verify(&pk, &m, &sig, r->tag, r->tag_size);
    if (s == PAIRING_OK || s == PAIRING_ERR_SIGNATURE) {
        puts(s == PAIRING_OK ? "valid" : "invalid");
        return s == PAIRING_OK ? EXIT_DONE : EXIT_NO;
    }
    return bad("bls verify: %s", pairing_status_str(s));
}

/* The outcome of a check: valid, invalid, or a refusal that says where; `list` names the entries. */
static int outcome(pairing_status s, const char *verb, const char *list, size_t faulty, size_t n)
{
    switch (s) {
    case PAIRING_OK:
    case PAIRING_ERR_SIGNATURE:
        puts(s == PAIRING_OK ? "valid" : "invalid");
        return s == PAIRING_OK ? EXIT_DONE : EXIT_NO;
    case PAIRING_ERR_DUPLICATE:
        return bad("bls %s: two messages are equal; the basic scheme wants different ones", verb);
    default:
        if (faulty < n)
            return bad("bls %s: %s %zu: %s", verb, list, faulty + 1, pairing_status_str(s));
        return bad("bls %s: %s", verb, pairing_status_str(s));
    }
}

/* The arguments as n entries of hex, `per` an entry: the k-th of each becomes column[k]. */
static bool read_columns(sig_list *l, const request *r, size_t per, blob **column, const char *verb, const char *what)
{
    size_t i;

    if (r->n_args == 0 || r->n_args % per != 0) {
        bad("bls %s: wants %s, one or more", verb, what);
        return false;
    }
    l->n = r->n_args / per;
    l->tag = r->tag;
    l->tag_size = r->tag_size;
    for (i = 0; i < per; i++)
        column[i] = keep(l->n * sizeof *column[i]);
    for (i = 0; i < r->n_args; i++) {
        char name[48];

        snprintf(name, sizeof name, "argument %zu", i + 1);
        if (!read_hex(&column[i % per][i / per], r->args[i], name))
            return false;
    }
    return true;
}

static int aggregate(request *r)
{
    uint8_t out[MOST_SIG_BYTES];
    blob *column[1];
    sig_list l = {0};
    size_t faulty = 0;
    pairing_status s;

    if (!choose_scheme(r) || !read_columns(&l, r, 1, column, "aggregate", "SIG"))
        return EXIT_BAD;
    l.sig = column[0];
    s = r->s->aggregate(out, &l, &faulty);
    if (s != PAIRING_OK)
        return bad("bls aggregate: signature %zu: %s", faulty + 1, pairing_status_str(s));
    print_hex(out, r->s->sig_bytes);
    return EXIT_DONE;
}

static int aggregate_verify(request *r)
{
    blob *column[2], sum;
    sig_list l = {0};
    size_t faulty = 0;
    pairing_status s;

    if (!choose_scheme(r) || !choose_tag(r) || !read_encoding(&sum, r->sig, "--sig", r->s->sig_bytes) ||
        !read_columns(&l, r, 2, column, "aggregate-verify", "PK MSG-HEX"))
        return EXIT_BAD;
    l.pk = column[0];
    l.msg = column[1];
    s = r->s->aggregate_verify(&l, &sum, r->rule, &faulty);
    return outcome(s, "aggregate-verify", "key", faulty, l.n);
}

static int fast_aggregate_verify(request *r)
{
    blob *column[1], sum, m;
    sig_list l = {0};
    size_t faulty = 0;
    pairing_status s;

    if (r->mode == NULL && r->dst == NULL)
        r->mode = "pop"; /* the only scheme that allows it */
    if (!choose_scheme(r) || !choose_tag(r) || !read_encoding(&sum, r->sig, "--sig", r->s->sig_bytes) ||
        !read_message(&m, r->msg, r->msg_hex) || !read_columns(&l, r, 1, column, "fast-aggregate-verify", "PK"))
        return EXIT_BAD;
    if (r->dst == NULL && r->rule != RULE_POP)
        return bad("bls fast-aggregate-verify: mode pop, or a tag by --dst");
    l.pk = column[0];
    l.msg = &m;
    s = r->s->fast_aggregate_verify(&l, &sum, &faulty);
    return outcome(s, "fast-aggregate-verify", "key", faulty, l.n);
}

static int batch_verify(request *r)
{
    blob *column[3];
    sig_list l = {0};
    size_t i, faulty = 0;
    pairing_status s, *results;

    if (!choose_scheme(r) || !choose_tag(r) || !read_columns(&l, r, 3, column, "batch-verify", "PK MSG-HEX SIG"))
        return EXIT_BAD;
    l.pk = column[0];
    l.msg = column[1];
    l.sig = column[2];
    if (r->augmented) {
        for (i = 0; i < l.n; i++) { /* what is signed: the key before the message */
            blob whole = {keep(l.pk[i].size + l.msg[i].size + 1), l.pk[i].size + l.msg[i].size};

            memcpy(whole.data, l.pk[i].data, l.pk[i].size);
            memcpy(whole.data + l.pk[i].size, l.msg[i].data, l.msg[i].size);
            column[1][i] = whole;
        }
    }
    results = keep(l.n * sizeof *results);
    s = r->s->batch_verify(results, &l, &faulty);
    if (s == PAIRING_ERR_SIGNATURE) {
        for (i = 0; i < l.n; i++)
            if (results[i] != PAIRING_OK)
                printf("invalid: entry %zu\n", i + 1);
        return EXIT_NO;
    }
    return outcome(s, "batch-verify", "entry", faulty, l.n);
}

/* The tag of proofs: --dst, or the suite's. */
static bool choose_proof_tag(request *r)
{
    if (!choose_scheme(r) || !choose_tag(r))
        return false;
    if (r->dst == NULL) {
        r->tag = (const uint8_t *)r->s->dst_proof;
        r->tag_size = strlen(r->s->dst_proof);
    }
    return true;
}

static int pop_prove(request *r)
{
    uint8_t out[MOST_SIG_BYTES];
    void *sk;
    pairing_status s;

    if (!choose_proof_tag(r) || !read_secret_key(&sk, r))
        return EXIT_BAD;
    s = r->s->pop_prove(out, sk, r->tag, r->tag_size);
    if (s != PAIRING_OK)
        return bad("bls pop-prove: %s", pairing_status_str(s));
    print_hex(out, r->s->sig_bytes);
    return EXIT_DONE;
}

static int pop_verify(request *r)
{
    blob pk, proof;

    if (!choose_proof_tag(r) || !read_encoding(&pk, r->pk, "--pk", r->s->pk_bytes) ||
        !read_encoding(&proof, r->sig, "--sig", r->s->sig_bytes))
        return EXIT_BAD;
    return outcome(r->s->pop_verify(&pk, &proof, r->tag, r->tag_size), "pop-verify", "", 0, 0);
}

/* Which options a subcommand takes: the letters of `takes` in the order of the table below; 'a': other arguments. */
static const struct verb {
    const char *name;
    int (*run)(request *r);
    const char *takes, *usage;
} verbs[] = {
    {"keygen", keygen, "uki", "[--ikm @FILE|- [--info S]]"},
    {"derive", derive, "usef", "(--seed @FILE|- | --sk @FILE|-) [--path m/I/I/..]"},
    {"pubkey", pubkey, "ucs", "[--scheme S] --sk @FILE|-"},
    {"sign", sign, "ucmdsth", "[--scheme S] [--mode M | --dst S] --sk @FILE|- (--msg S | --msg-hex H)"},
    {"verify", verify, "ucmdpgth", "[--scheme S] [--mode M | --dst S] --pk H --sig H (--msg S | --msg-hex H)"},
    {"aggregate", aggregate, "uca", "[--scheme S] SIG [SIG ...]"},
    {"aggregate-verify", aggregate_verify, "ucmdga", "[--scheme S] [--mode M | --dst S] --sig H PK MSG-HEX [PK MSG-HEX ...]"},
    {"fast-aggregate-verify", fast_aggregate_verify, "ucmdgtha", "[--scheme S] [--dst S] --sig H (--msg S | --msg-hex H) PK [PK ...]"},
    {"batch-verify", batch_verify, "ucmda", "[--scheme S] [--mode M | --dst S] PK MSG-HEX SIG [PK MSG-HEX SIG ...]"},
    {"pop-prove", pop_prove, "ucds", "[--scheme S] [--dst S] --sk @FILE|-"},
    {"pop-verify", pop_verify, "ucdpg", "[--scheme S] [--dst S] --pk H --sig PROOF"},
};
enum { VERBS = sizeof verbs / sizeof verbs[0] };

static int print_verbs(size_t from, size_t to)
{
    for (; from < to; from++)
        printf("usage: pairing bls %s [--curve C] %s\n", verbs[from].name, verbs[from].usage);
    fputs("--curve: bls12_381 (if not given) or bn254. --scheme: min-pk (if not given), min-sig; over bn254 also min-sig-keccak.\n"
          "--mode: basic (if not given), aug, pop; or --dst: the tag itself. Keys and seeds come from a file or stdin.\n",
          stdout);
    return EXIT_DONE;
}

int command_bls(int argc, char **argv)
{
    request r = {0};
    const struct {
        char letter;
        option_spec spec;
    } all[] = {
        {'c', {"scheme", &r.scheme, false}}, {'m', {"mode", &r.mode, false}}, {'d', {"dst", &r.dst, false}},
        {'s', {"sk", &r.sk, false}},         {'p', {"pk", &r.pk, false}},     {'g', {"sig", &r.sig, false}},
        {'t', {"msg", &r.msg, false}},       {'h', {"msg-hex", &r.msg_hex, false}},
        {'k', {"ikm", &r.ikm, false}},       {'i', {"info", &r.info, false}}, {'u', {"curve", &r.curve, false}},
        {'e', {"seed", &r.seed, false}},     {'f', {"path", &r.path, false}},
    };
    enum { OPTIONS = sizeof all / sizeof all[0] };
    option_spec specs[OPTIONS + 1];
    char name[32];
    size_t v, o, n = 0;

    if (argc < 1)
        return bad("bls: wants a command; see pairing bls --help");
    if (strcmp(argv[0], "--help") == 0)
        return print_verbs(0, VERBS);
    for (v = 0; v < VERBS; v++)
        if (strcmp(argv[0], verbs[v].name) == 0)
            break;
    if (v == VERBS)
        return bad("bls: unknown command '%s'; see pairing bls --help", argv[0]);
    if (strcmp(argv[argc - 1], "--help") == 0)
        return print_verbs(v, v + 1);
    for (o = 0; o < OPTIONS; o++)
        if (strchr(verbs[v].takes, all[o].letter) != NULL)
            specs[n++] = all[o].spec;
    specs[n] = (option_spec){NULL, NULL, false};
    snprintf(name, sizeof name, "bls %s", verbs[v].name);
    argc = read_options(argc - 1, argv + 1, specs, name);
    if (argc < 0)
        return EXIT_BAD;
    r.args = argv + 1;
    r.n_args = (size_t)argc;
    if (argc > 0 && strchr(verbs[v].takes, 'a') == NULL)
        return bad("%s: an argument that belongs to no option", name); /* not echoed: it may be a key */
    return verbs[v].run(&r);
}
