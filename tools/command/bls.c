/* SPDX-License-Identifier: Apache-2.0 */
/* pairing bls keygen, pubkey, sign, verify: BLS signatures over BLS12-381. */
#include "command/command.h"

#include <stdio.h>
#include <string.h>

#if PAIRING_HAVE_BLS12_381

#include <pairing/bls12_381.h>

typedef pairing_bls12_381_sk_t secret_key;

enum { MOST_BYTES = PAIRING_BLS12_381_G2_COMPRESSED_BYTES };

/* The two variants, over compressed encodings. */
typedef struct scheme {
    const char *name;
    size_t pk_bytes, sig_bytes;
    const char *dst_basic, *dst_aug, *dst_pop;
    pairing_status (*pubkey)(uint8_t *out, const secret_key *sk);
    pairing_status (*sign)(uint8_t *out, const secret_key *sk, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                           size_t dst_len);
    pairing_status (*verify)(const uint8_t *pk, size_t pk_len, const uint8_t *msg, size_t msg_len, const uint8_t *sig,
                             size_t sig_len, const uint8_t *dst, size_t dst_len);
} scheme;

static const scheme schemes[] = {
    {"min-pk", PAIRING_BLS12_381_G1_COMPRESSED_BYTES, PAIRING_BLS12_381_G2_COMPRESSED_BYTES,
     PAIRING_BLS12_381_SIG_MINPK_DST_NUL, PAIRING_BLS12_381_SIG_MINPK_DST_AUG, PAIRING_BLS12_381_SIG_MINPK_DST_POP,
     pairing_bls12_381_sig_minpk_pubkey_bytes, pairing_bls12_381_sig_minpk_sign_bytes,
     pairing_bls12_381_sig_minpk_verify_bytes},
    {"min-sig", PAIRING_BLS12_381_G2_COMPRESSED_BYTES, PAIRING_BLS12_381_G1_COMPRESSED_BYTES,
     PAIRING_BLS12_381_SIG_MINSIG_DST_NUL, PAIRING_BLS12_381_SIG_MINSIG_DST_AUG,
     PAIRING_BLS12_381_SIG_MINSIG_DST_POP, pairing_bls12_381_sig_minsig_pubkey_bytes,
     pairing_bls12_381_sig_minsig_sign_bytes, pairing_bls12_381_sig_minsig_verify_bytes},
};

/* What the options of all subcommands say. */
typedef struct request {
    const char *scheme, *mode, *dst, *sk, *pk, *sig, *msg, *msg_hex, *ikm, *info;
    const scheme *s;
    const uint8_t *tag; /* domain separation tag */
    size_t tag_size;
    bool augmented;
} request;

static bool choose_scheme(request *r)
{
    size_t i;

    for (i = 0; i < sizeof schemes / sizeof schemes[0]; i++)
        if (r->scheme == NULL || strcmp(r->scheme, schemes[i].name) == 0) {
            r->s = &schemes[i];
            return true;
        }
    bad("bls: unknown scheme '%s'; min-pk or min-sig", r->scheme);
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

static bool read_secret_key(secret_key **out, const char *arg)
{
    pairing_status s;
    blob b;

    if (arg == NULL) {
        bad("bls: --sk is missing");
        return false;
    }
    if (!is_indirect(arg, "--sk") || !read_hex(&b, arg, "--sk"))
        return false;
    *out = keep(sizeof **out);
    s = pairing_bls12_381_sk_from_bytes(*out, b.data, b.size);
    if (s != PAIRING_OK) {
        bad("--sk: %s", pairing_status_str(s));
        return false;
    }
    return true;
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
    secret_key *sk = keep(sizeof *sk);
    uint8_t *out = keep(PAIRING_BLS12_381_FR_BYTES);
    pairing_status s;
    blob ikm, info = {(uint8_t *)"", 0};

    if (r->ikm == NULL && r->info != NULL)
        return bad("bls keygen: --info goes with --ikm");
    if (r->ikm == NULL) {
        s = pairing_bls12_381_sk_random(sk);
    } else {
        if (!is_indirect(r->ikm, "--ikm") || !read_hex(&ikm, r->ikm, "--ikm"))
            return EXIT_BAD;
        if (r->info != NULL && !read_raw(&info, r->info, "--info"))
            return EXIT_BAD;
        s = pairing_bls12_381_sk_keygen(sk, ikm.data, ikm.size, NULL, 0, info.data, info.size);
    }
    if (s != PAIRING_OK)
        return bad("bls keygen: %s", pairing_status_str(s));
    pairing_bls12_381_sk_to_bytes(out, sk);
    print_hex(out, PAIRING_BLS12_381_FR_BYTES);
    return EXIT_DONE;
}

static int pubkey(request *r)
{
    uint8_t out[MOST_BYTES];
    secret_key *sk;
    pairing_status s;

    if (!choose_scheme(r) || !read_secret_key(&sk, r->sk))
        return EXIT_BAD;
    s = r->s->pubkey(out, sk);
    if (s != PAIRING_OK)
        return bad("bls pubkey: %s", pairing_status_str(s));
    print_hex(out, r->s->pk_bytes);
    return EXIT_DONE;
}

static int sign(request *r)
{
    uint8_t pk[MOST_BYTES], out[MOST_BYTES];
    secret_key *sk;
    pairing_status s;
    blob m;

    if (!choose_scheme(r) || !choose_tag(r) || !read_secret_key(&sk, r->sk))
        return EXIT_BAD;
    s = r->s->pubkey(pk, sk);
    if (s != PAIRING_OK)
        return bad("bls sign: %s", pairing_status_str(s));
    if (!read_signed(&m, r, pk))
        return EXIT_BAD;
    s = r->s->sign(out, sk, m.data, m.size, r->tag, r->tag_size);
    if (s != PAIRING_OK)
        return bad("bls sign: %s", pairing_status_str(s));
    print_hex(out, r->s->sig_bytes);
    return EXIT_DONE;
}

/* Bytes of the right number; the decoder says the rest. */
static bool read_encoding(blob *out, const char *arg, const char *name, size_t size)
{
    if (arg == NULL) {
        bad("bls verify: %s is missing", name);
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

/* Why an encoding is refused, or PAIRING_OK: as verify will find it, to say which of the two it is. */
static pairing_status check_point(const uint8_t *data, size_t size, bool identity_allowed)
{
    pairing_bls12_381_g1_aff_t p;
    pairing_bls12_381_g2_aff_t q;
    pairing_status s;
    bool infinity;

    if (size == PAIRING_BLS12_381_G1_COMPRESSED_BYTES) {
        s = pairing_bls12_381_g1_aff_from_bytes_compressed(&p, data, size);
        infinity = pairing_bls12_381_g1_aff_is_infinity(&p);
    } else {
        s = pairing_bls12_381_g2_aff_from_bytes_compressed(&q, data, size);
        infinity = pairing_bls12_381_g2_aff_is_infinity(&q);
    }
    return s == PAIRING_OK && infinity && !identity_allowed ? PAIRING_ERR_INFINITY : s;
}

static int verify(request *r)
{
    pairing_status s;
    blob pk, sig, m;

    if (!choose_scheme(r) || !choose_tag(r) || !read_encoding(&pk, r->pk, "--pk", r->s->pk_bytes) ||
        !read_encoding(&sig, r->sig, "--sig", r->s->sig_bytes) || !read_signed(&m, r, pk.data))
        return EXIT_BAD;
    s = check_point(pk.data, pk.size, false);
    if (s != PAIRING_OK)
        return bad("--pk: %s", pairing_status_str(s));
    s = check_point(sig.data, sig.size, true);
    if (s != PAIRING_OK)
        return bad("--sig: %s", pairing_status_str(s));
    s = r->s->verify(pk.data, pk.size, m.data, m.size, sig.data, sig.size, r->tag, r->tag_size);
    if (s == PAIRING_OK || s == PAIRING_ERR_SIGNATURE) {
        puts(s == PAIRING_OK ? "valid" : "invalid");
        return s == PAIRING_OK ? EXIT_DONE : EXIT_NO;
    }
    return bad("bls verify: %s", pairing_status_str(s));
}

/* Which options a subcommand takes: the letters of `takes` in the order of the table below. */
static const struct verb {
    const char *name;
    int (*run)(request *r);
    const char *takes;
} verbs[] = {
    {"keygen", keygen, "ki"},
    {"pubkey", pubkey, "cs"},
    {"sign", sign, "cmdsth"},
    {"verify", verify, "cmdpgth"},
};

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
        {'k', {"ikm", &r.ikm, false}},       {'i', {"info", &r.info, false}},
    };
    enum { OPTIONS = sizeof all / sizeof all[0] };
    option_spec specs[OPTIONS + 1];
    char name[32];
    size_t v, o, n = 0;

    if (argc < 1)
        return bad("bls: wants keygen, pubkey, sign or verify");
    for (v = 0; v < sizeof verbs / sizeof verbs[0]; v++)
        if (strcmp(argv[0], verbs[v].name) == 0)
            break;
    if (v == sizeof verbs / sizeof verbs[0])
        return bad("bls: unknown command '%s'; keygen, pubkey, sign or verify", argv[0]);
    for (o = 0; o < OPTIONS; o++)
        if (strchr(verbs[v].takes, all[o].letter) != NULL)
            specs[n++] = all[o].spec;
    specs[n] = (option_spec){NULL, NULL, false};
    snprintf(name, sizeof name, "bls %s", verbs[v].name);
    argc = read_options(argc - 1, argv + 1, specs, name);
    if (argc < 0)
        return EXIT_BAD;
    if (argc > 0)
        return bad("%s: an argument that belongs to no option", name); /* not echoed: it may be a key */
    return verbs[v].run(&r);
}

#else

int command_bls(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return bad("bls: this build has no BLS12-381");
}

#endif
