# SPDX-License-Identifier: Apache-2.0
"""The head and the types of a curve's public header, for gen_api.py."""


def head(env, guard):
    """Everything up to the types."""
    up = env["CURVE"]
    lines = [
        "/*",
        " * %s. %s" % (env["title"], env["about"]),
        " *",
        " * Outputs come first and may alias inputs unless a comment says otherwise. Every element must be reduced:",
        " * what these functions and the decoders give is. Unmarked functions take constant time in all values",
        " * (lengths and counts are public); `_vartime` ones do not, and decoders, subgroup tests and checks take",
        " * public inputs. A call that fails sets its outputs to zero. Conventions in full: docs/conventions.md.",
        " */",
        "#ifndef " + guard,
        "#define " + guard,
        "",
        "#include <stdbool.h>",
        "#include <stddef.h>",
        "#include <stdint.h>",
        "",
    ]
    if env["inner"]:
        lines.append("#include <pairing/%s.h>" % env["inner"])
    lines += ["#include <pairing/expand.h>", "#include <pairing/progress.h>", "#include <pairing/status.h>", "", "/* Sizes: 64-bit words, bits, and bytes of the encodings. */"]
    fq, k, n = env["fq_degree"], env["k"], env["fp_bytes"]
    sizes = [("FP_LIMBS", env["fp_limbs"]), ("FP_BITS", env["fp_bits"]), ("FP_BYTES", n),
             ("FR_LIMBS", env["fr_limbs"]), ("FR_BITS", env["fr_bits"]), ("FR_BYTES", env["fr_bytes"])]
    sizes += [("%s_BYTES" % obj.upper(), int(obj[2:]) * n) for obj, _, _ in env["tower"]]
    sizes += [("G1_COMPRESSED_BYTES", n), ("G1_UNCOMPRESSED_BYTES", 2 * n),
              ("G2_COMPRESSED_BYTES", fq * n), ("G2_UNCOMPRESSED_BYTES", 2 * fq * n),
              ("G2_PREP_BYTES", (2 + env["miller_lines"]) * fq * n),
              ("GT_BYTES", k * n), ("GT_COMPRESSED_BYTES", k * n // 2)]
    if env["evm"]:
        word = 32 if n == 32 else 64
        sizes += [("EVM_WORD_BYTES", word), ("FP_EVM_BYTES", word), ("FP2_EVM_BYTES", 2 * word), ("G1_EVM_BYTES", 2 * word),
                  ("G2_EVM_BYTES", 4 * word)]
    lines += ["#define PAIRING_%s_%s %d" % (up, name, value) for name, value in sizes]
    lines += ["", "/* Hash-to-curve suites, without the ending RO_ or NU_. */"]
    lines += ['#define PAIRING_%s_G%d_SUITE "%s"' % (up, i + 1, x) for i, x in enumerate(env["suites"])]
    if env["sig"]:
        lines += ["", "/* Domain separation tags of BLS signatures: basic, message augmentation, proof of possession, and that of",
                  "   the proofs themselves. */"]
        for obj, suite in signature_suites(env):
            lines += ['#define PAIRING_%s_%s_DST_%s "BLS_%s_%sRO_%s_"' % (up, obj, m, kind, suite, end) for m, kind, end in
                      (("NUL", "SIG", "NUL"), ("AUG", "SIG", "AUG"), ("POP", "SIG", "POP"), ("PROOF", "POP", "POP"))]
    return lines + [""]


def signature_suites(env):
    """(object, hash suite) of each kind of signatures."""
    out = [("SIG_MINPK", env["suites"][1]), ("SIG_MINSIG", env["suites"][0])]
    if env["sig"] == "keccak":
        out.append(("SIG_MINSIG_KECCAK", env["suites"][0].replace("SHA-256", "KECCAK-256")))
    return out


def struct(env, name, members):
    long = "pairing_%s_%s" % (env["curve"], name)
    return ["typedef struct %s {" % long] + ["    %s;" % m for m in members] + ["} %s_t;" % long, ""]


def types(env):
    """The structs, in the order of the floors."""
    def t(name):
        return "pairing_%s_%s_t" % (env["curve"], name)
    out = ["/* An integer a below p: the words of a*2^(64*%d) mod p, least significant first. */" % env["fp_limbs"]]
    out += struct(env, "fp", ["uint64_t l[%d]" % env["fp_limbs"]])
    if env["inner"]:
        out += ["/* The scalar field: the base field of the inner curve, one type under two names. */",
                "typedef pairing_%s_fp_t %s;" % (env["inner"], t("fr")), ""]
    else:
        out += ["/* An integer a below r: the words of a*2^(64*%d) mod r. */" % env["fr_limbs"]]
        out += struct(env, "fr", ["uint64_t l[%d]" % env["fr_limbs"]])
    out += ["/* A prepared Fourier transform over fr: fr_fft_init; its members are the library's own. */"]
    out += struct(env, "fr_fft", ["const %s *w" % t("fr"), "%s root, n_inv" % t("fr"), "uint32_t log_n"])
    out += ["/* The tower: %s. */" % env["tower_text"]]
    for obj, kind, base in env["tower"]:
        members = {"cubic": "c0, c1, c2"}.get(kind, "c0, c1")
        out += struct(env, obj, ["%s %s" % (t(base), members)])
    out += ["/* The target group GT, the subgroup of order r of %s*. */" % env["sx"]]
    out += struct(env, "gt", ["%s v" % t(env["sx"])])
    for g, f in (("g1", "fp"), ("g2", env["fq"])):
        out += ["/* %s: (x/z^2, y/z^3), infinity where z = 0; affine infinity is x = y = 0. */" % g.upper()]
        out += struct(env, g, ["%s x, y, z" % t(f)])
        out += struct(env, g + "_aff", ["%s x, y" % t(f)])
    out += ["/* The lines of a point of G2: an opaque buffer of g2_prep_size() bytes. */",
            "typedef struct pairing_%s_g2_prep %s;" % (env["curve"], t("g2_prep")), ""]
    if env["sig"]:
        out += ["/* A secret key, 1 <= s < r; wipe it after use (sk_wipe). */"]
        out += struct(env, "sk", ["%s s" % t("fr")])
        out += ["/* A running aggregate verification (ctx_init, ctx_update, ctx_final); its members are the library's own. */"]
        for name, pk, sg in (("sig_minpk_ctx", "g1_aff", "g2_aff"), ("sig_minsig_ctx", "g2_aff", "g1_aff")):
            out += struct(env, name, ["%s f" % t(env["sx"]), "%s pk[32]" % t(pk), "%s h[32]" % t(sg),
                                      "const uint8_t *dst", "size_t dst_len, pending, total", "pairing_status status"])
    return out
