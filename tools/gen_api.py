#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the public headers and their wrappers from the templates in tools/api/.

    gen_api.py            write what has changed
    gen_api.py --check    write nothing; exit 1 and name the files that are not up to date

For each curve of CURVES:
    include/pairing/<curve>.h                   types, sizes, prototypes with their contracts
    src/instances/api/<curve>_scalar.h          declarations of the hidden functions of the scalar engine
    src/instances/api/<curve>_ifma.h            the same of the vector engine: the functions of IFMA
    src/instances/api/<curve>_whole.h           the functions of IFMA on the engine that is chosen
    src/instances/api/<curve>.c                 public wrappers of those
    src/instances/api/<curve>_inline.inc.h      public wrappers of the smallest functions: the unit of the
                                                scalar engine includes it last, so that they are inlined

A template is a sequence of blocks, instantiated once for each object that names it:

    %section TEXT      a comment that opens a section of the header
    %if COND, %end     a block for the objects for which the Python expression COND holds (the
                       names in it are the keys of the object's and the curve's tables); nests
    /* contract */     one comment before each prototype (or before a group of them)
    [inline] RET name(args);

`@` stands for the object (fp2), `{NAME}` for the macro PAIRING_<CURVE>_NAME
or, if the tables have the key NAME, for its value. Types and functions are written short (fp_t,
fp_add); the generator adds the prefixes;
`inline` puts the wrapper into <curve>_inline.inc.h. RET says how the hidden result becomes the public one:

    void, int, size_t, status   the same on both sides (status is pairing_status)
    bool                        hidden ct_mask, public bool
    range                       hidden ct_mask, public status: PAIRING_ERR_RANGE where it is 0
    random                      hidden ct_mask, public status: PAIRING_ERR_RANDOM where it is 0 and in builds
                                without OpenSSL, which lack the hidden function

An argument `T x[]` is an array whose length is the next size_t argument, and may be NULL where that
is 0; `T *x` is one object, `T x[SIZE]` a fixed size. An argument of type bool is a ct_mask inside.
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HERE = os.path.join(ROOT, "tools", "api")
sys.path[:0] = [HERE, os.path.join(ROOT, "tools")]
sys.dont_write_bytecode = True

import header_layout                                        # noqa: E402  (beside the templates)
from constants import family                                # noqa: E402
from constants.curves import CURVES as DEFINITIONS          # noqa: E402
from generated import publish                               # noqa: E402

# What the definition in constants/curves.py does not say; the rest is derived from it. sig: BLS signatures,
# with what Ethereum adds or a second suite with Keccak-256; arkworks, evm: encodings of these, "gt" where arkworks' points
# are those of everybody else.
CURVES = {
    "bls12_381": dict(title="BLS12-381", sig="ethereum", arkworks="gt", evm="EIP-2537", evm_order="lowest coefficient first,",
                      about="signatures of Ethereum, drand, Filecoin. About 125 bits of security."),
    "bn254": dict(title="BN254", sig="keccak", arkworks="all", evm="EIP-196, EIP-197", evm_order="highest coefficient first,",
                  about="the pairing of the EVM precompiles. About 100 bits of security."),
    "bls12_377": dict(title="BLS12-377", arkworks="all", about="inner curve of BW6-761. About 125 bits of security."),
    "bls24_315": dict(title="BLS24-315", about="inner curve of BW6-633. About 126 bits of security."),
    "bw6_633": dict(title="BW6-633", about="About 124 bits of security."),
    "bw6_761": dict(title="BW6-761", arkworks="all", about="About 126 bits of security."),
}

# tower of each embedding degree: (object, kind, base), in order; the last is the target field
TOWERS = {
    6: [("fp3", "cubic", "fp"), ("fp6", "sextic", "fp3")],
    12: [("fp2", "quad", "fp"), ("fp6", "cubic", "fp2"), ("fp12", "sextic", "fp6")],
    24: [("fp2", "quad", "fp"), ("fp4", "quad", "fp2"), ("fp12", "cubic", "fp4"),
         ("fp24", "sextic", "fp12")],
}
# the multiple of the exponent that the final exponentiation computes, x the seed
MULTIPLE = {"BN": "2x(6x^2 + 3x + 1)", "BLS12": "3", "BLS24": "3", "bw6_761": "x + 1", "bw6_633": "x^5 - x^4 - x"}
FQ = {1: "fp", 2: "fp2", 4: "fp4"}
# what the vector engine has a body of: on every curve; of each group; of a group on a curve of odd order; those of the
# latter that are nothing to compute where the cofactor is 1
IFMA = {"miller_loop", "miller_loop_n", "final_exponentiation", "final_hard_part", "pairing", "pairing_n", "pairing_check",
        "miller_loop_prepared", "miller_loop_prepared_n", "miller_loop_mixed_n", "pairing_check_mixed", "gt_pow",
        "gt_pow_vartime", "gt_in_group", "fr_fft_dif", "fr_fft_dit", "fr_fft_inverse_dif", "fr_fft_inverse_dit",
        "fr_fft_coset_dif", "fr_fft_coset_dit", "fr_fft_coset_inverse_dif", "fr_fft_coset_inverse_dit", "fr_fft_poly_mul"}
IFMA_GROUP = {"in_subgroup", "aff_in_subgroup", "mul", "mul_vartime"}
IFMA_ODD = {"clear_cofactor", "mul_bits", "mul_bits_vartime"}
IFMA_COFACTOR = {"in_subgroup", "aff_in_subgroup", "clear_cofactor"}
WIDTH = 100


def curve_table(name):
    """The names that templates may use for this curve. k: embedding degree; fq_degree: of the field of the twist's
    coordinates; inner: the curve whose base field is the scalar field here; h2c: maps of the hash suites of G1, G2."""
    c, spec = dict(CURVES[name]), DEFINITIONS[name]
    n = family.integers(spec)
    c["curve"] = name
    c["CURVE"] = name.upper()
    c["k"], c["fq_degree"], c["twist"] = n["k"], n["fq_degree"], spec["twist"]
    c["inner"] = spec.get("inner")
    for key in ("sig", "arkworks", "evm"):
        c[key] = c.get(key, False)
    c["multiple"] = MULTIPLE[name if c["inner"] else spec["family"]]
    c["fq"] = FQ[c["fq_degree"]]
    c["tower"] = TOWERS[c["k"]]
    c["tower_text"] = tower_text(c["tower"], spec["nonresidues"])
    c["cu"] = c["tower"][-2][0]
    c["sx"] = c["tower"][-1][0]
    for f, m in (("fp", n["p"]), ("fr", n["r"])):
        c[f + "_bits"] = m.bit_length()
        c[f + "_limbs"] = (m.bit_length() + 63) // 64
        c[f + "_bytes"] = (m.bit_length() + 7) // 8
    if c["inner"]:
        what = "BW6 over %s: its scalar field is the base field of %s" % ((CURVES[c["inner"]]["title"],) * 2)
    else:
        x = spec["seed"]
        what = "%s, seed %s" % (spec["family"], x if spec["family"] == "BN" else hex(x))
    c["about"] = what + (". " if c["inner"] else ": ") + c["about"]
    c["h2c"] = tuple(spec["h2c"][g] for g in ("G1", "G2"))
    c["second_suites"] = {g.split("_")[0].lower(): g.split("_")[1].lower() for g in spec["h2c"] if "_" in g}
    c["suites"] = ["%sG%d_XMD:SHA-256_%s_" % (c["CURVE"].replace("_", ""), i + 1, m)
                   for i, m in enumerate(c["h2c"])]
    c["miller_lines"] = constant(name, "MILLER_LINES")
    c["objects"] = objects(c)
    return c


def constant(curve, name):
    """An integer of the curve's params.h."""
    with open(os.path.join(ROOT, "src", "curves", curve, "params.h"), encoding="ascii") as f:
        return int(re.search(r"^#define %s (\d+)$" % name, f.read(), re.M).group(1))


def tower_text(tower, nonresidues):
    """fp2 = fp[u]/(u^2+1), ..: each level adjoins a root of a non-residue of curves.py, then of the generator below."""
    out, below = [], ""
    for i, (obj, kind, base) in enumerate(tower):
        c, g = nonresidues[i] if i < len(nonresidues) else (0, 1)
        generator = "uvwi"[i]
        poly = "%s^%d" % (generator, 3 if kind == "cubic" else 2)
        if c:
            poly += "%+d" % -c
        if g:
            poly += "-" + below if g == 1 else "%+d%s" % (-g, below)
        out.append("%s = %s[%s]/(%s)" % (obj, base, generator, poly))
        below = generator
    return ", ".join(out)


def objects(c):
    """(object, template, table) in the order of the header."""
    out = [("fp", "field", dict(what="the base field", kind="field", modulus="p")),
           ("fr", "field", dict(what="the scalar field", kind="field", modulus="r")),
           ("fr", "fft", dict(kind="fft", max_log=min(24, constant(c["curve"], "FR_TWO_ADICITY"))))]
    for obj, kind, base in c["tower"]:
        degree = {"quad": 2, "cubic": 3, "sextic": 2}[kind]
        roots = int(obj[2:]) <= max(c["fq_degree"], 3)
        out.append((obj, "ext", dict(kind=kind, base=base, degree=degree, roots=roots,
                                     total=int(obj[2:]))))
    out.append((c["sx"], "sextic", dict(kind="sextic", base=c["cu"], half=c["k"] // 2, sixth=c["k"] // 6)))
    for g, f, suite in (("g1", "fp", c["suites"][0]), ("g2", c["fq"], c["suites"][1])):
        for template in ("group", "encode", "hash"):
            out.append((g, template, dict(kind="group", base=f, suite=suite, second=c["second_suites"].get(g),
                                          base_EVM_BYTES="{%s_EVM_BYTES}" % f)))
    out.append(("gt", "pairing", dict(kind="gt", base=c["sx"])))
    if c["sig"]:
        minpk = dict(kind="sig", pk="g1", sg="g2", about="min-pk", ctx="sig_minpk_ctx", hash="SHA-256")
        minsig = dict(kind="sig", pk="g2", sg="g1", about="min-sig", ctx="sig_minsig_ctx", hash="SHA-256")
        out.append(("sk", "keys", dict(kind="sig")))
        for obj, table in (("sig_minpk", minpk), ("sig_minsig", minsig)):
            out += [(obj, template, table) for template in ("signature_keys", "signature")]
        if c["sig"] == "keccak":
            out.append(("sig_minsig_keccak", "signature", dict(minsig, hash="Keccak-256")))
    return out


class Proto:
    """One prototype of a template, for one object."""

    def __init__(self, text, doc, env, first):
        self.of_field = env["kind"] == "field"
        m = re.match(r"(inline\s+)?(\w+)\s+([\w@{}]+)\s*\((.*)\)$", text)
        if not m:
            sys.exit("cannot parse: " + text)
        self.inline = bool(m.group(1))
        self.ret = m.group(2)
        self.name = expand(m.group(3), env)
        self.doc = doc if first else []
        self.args = [] if m.group(4).strip() == "void" else [
            self.arg(expand(a.strip(), env)) for a in m.group(4).split(",")]
        self.check = self.checks()

    @staticmethod
    def arg(a):
        """(type, name, array) with array None, '*', '[]' or '[SIZE]'."""
        m = re.match(r"(.*?)\s*(\*?)(\w+)(\[.*\])?$", a)
        return m.group(1).strip(), m.group(3), m.group(2) or m.group(4)

    def checks(self):
        """What a verifying build asserts of the pointers."""
        out = []
        for i, (_, name, array) in enumerate(self.args):
            if array == "[]":
                n = next(a[1] for a in self.args[i + 1:] if a[0] == "size_t")
                out.append("%s != NULL || %s == 0" % (name, n))
            elif array:
                out.append("%s != NULL" % name)
        return out


def expand(text, env):
    """Replaces @ and {NAME}."""
    text = text.replace("@", env["obj"])

    def macro(m):
        key = m.group(1)
        if key in env:
            return str(env[key])
        return "PAIRING_%s_%s" % (env["CURVE"], key.upper())
    text = re.sub(r"(?<!\{)\{(\w+)\}", macro, text)
    return text.replace("{{", "{").replace("}}", "}")


def prefix_types(text, env):
    """fp_t -> pairing_bls12_381_fp_t, status -> pairing_status."""
    text = re.sub(r"\b((?:fp|fr|fr_fft|fp\d+|g[12t]|g[12]_aff|g2_prep|sk|sig_min\w+_ctx)_t)\b",
                  "pairing_%s_\\1" % env["curve"], text)
    return re.sub(r"\bstatus\b", "pairing_status", text)


def parse(template, env):
    """The items of a template for one object: ('section', text) or Proto."""
    items, doc, active, first, buf, in_doc = [], [], [True], True, "", False
    with open(os.path.join(HERE, template + ".api"), encoding="utf-8") as f:
        lines = f.read().splitlines()
    for line in lines:
        s = line.strip()
        if s.startswith("# ") or s == "#":
            continue
        if s.startswith("%if "):
            active.append(active[-1] and bool(eval(s[4:], {}, env)))  # our own templates only
        elif s == "%end":
            active.pop()
        elif not active[-1] or not s:
            continue
        elif s.startswith("%section "):
            items.append(("section", expand(s[9:], env)))
        elif in_doc or s.startswith("/*"):
            if not in_doc:
                doc = []
            in_doc = not s.endswith("*/")
            doc.append(expand(s, env))
            first = True
        else:
            buf = (buf + " " + s).strip()
            if buf.endswith(";"):
                items.append(Proto(buf[:-1], doc, env, first))
                buf, first = "", False
    if len(active) != 1 or buf or in_doc:
        sys.exit("%s.api: unbalanced" % template)
    return items


PUBLIC_RET = dict(range="status", random="status")
HIDDEN_RET = dict(bool="ct_mask", range="ct_mask", random="ct_mask")


def render_args(proto, env, hidden):
    out = []
    for typ, name, array in proto.args:
        if hidden:
            typ = "ct_mask" if typ == "bool" else typ
            decl = "%s %s%s" % (typ, "*" if array else "", name)
        elif array == "*" or not array:
            decl = "%s %s%s" % (typ, array or "", name)
        else:
            decl = "%s %s%s" % (typ, name, array)
        out.append(prefix_types(decl, env))
    return out or ["void"]


def wrap(head, args, tail):
    """head(args)tail within WIDTH columns; continuation lines are indented by eight."""
    out, line = [], head + "("
    for i, a in enumerate(args):
        piece = a + ("," if i + 1 < len(args) else ")" + tail)
        sep = "" if line.endswith("(") or not line.strip() else " "
        if len(line) + len(sep) + len(piece) > WIDTH:
            out.append(line)
            line = " " * 8 + piece
        else:
            line += sep + piece
    return out + [line]


def public_prototype(proto, env, attributes=True, tail=";"):
    ret = PUBLIC_RET.get(proto.ret, proto.ret)
    attr = ""
    if attributes:
        attr = "PAIRING_API " + ("" if ret in ("void", "int", "size_t") else "PAIRING_WARN_UNUSED ")
    head = prefix_types("%s%s" % (attr, ret), env) + " pairing_%s_%s" % (env["curve"], proto.name)
    return wrap(head, render_args(proto, env, False), tail)


def is_inner(proto, env):
    """The scalar fields of the BW6 curves are the base fields of their inner curves."""
    return env["inner"] and proto.of_field and proto.name.startswith("fr_")


def hidden_name(proto, env, engine="scalar"):
    if is_inner(proto, env):
        return "pairing_scalar_%s_fp_%s" % (env["inner"], proto.name[3:])
    return "pairing_%s_%s_%s" % (engine, env["curve"], proto.name)


def hidden_prototype(proto, env, engine="scalar"):
    head = prefix_types(HIDDEN_RET.get(proto.ret, proto.ret), env) + " " + hidden_name(proto, env, engine)
    return wrap(head, render_args(proto, env, True), ";")


def wrapper(proto, env):
    """The public function: it is in the unit of the scalar engine where `inline`, else in <curve>.c."""
    lines = public_prototype(proto, env, attributes=False, tail="") + ["{"]
    lines += ["    PAIRING_VERIFY(%s);" % c for c in proto.check]
    args = ["ct_mask_of_bit(%s)" % n if t == "bool" else n for t, n, _ in proto.args]
    engine = "whole" if is_whole(proto) else "scalar"
    call = "%s(%s)" % (hidden_name(proto, env, engine), ", ".join(args))
    form = {"void": "%s;", "bool": "return ct_bool(%s);",
            "range": "return status_of(%s, PAIRING_ERR_RANGE);",
            "random": "return status_of(%s, PAIRING_ERR_RANDOM);"}.get(proto.ret, "return %s;")
    line = "    " + form % call
    if len(line) > WIDTH:
        cut = line.index("(", line.index(" pairing_" if " pairing_" in line else "(pairing_") + 1) + 1
        line = line[:cut] + "\n        " + line[cut:]
    if proto.ret == "random":
        r = proto.args[0][1]
        return lines + ["#if PAIRING_HAVE_OPENSSL", line, "#else", "    memset(%s, 0, sizeof *%s);" % (r, r),
                        "    return PAIRING_ERR_RANDOM;", "#endif", "}", ""]
    return lines + [line, "}", ""]


def is_whole(proto):
    """Is it one of the operations that the vector engine has a body of on some curve?"""
    return proto.name in IFMA or proto.name[:3] in ("g1_", "g2_") and proto.name[3:] in IFMA_GROUP | IFMA_ODD


def has_vector_body(proto, env):
    if not is_whole(proto) or proto.name in IFMA:
        return is_whole(proto)
    verb, group = proto.name[3:], proto.name[:2].upper()
    if verb in IFMA_COFACTOR and constant(env["curve"], group + "_COFACTOR_BITS") == 1:
        return False
    return verb in IFMA_GROUP or bool(constant(env["curve"], group + "_ODD_ORDER"))


def dispatcher(proto, env):
    """The function on the engine that is chosen, inline: the public wrapper and texts of the scalar engine call it."""
    ret = prefix_types(HIDDEN_RET.get(proto.ret, proto.ret), env)
    names = [n for _, n, _ in proto.args]
    lines = wrap("static inline %s %s" % (ret, hidden_name(proto, env, "whole")), render_args(proto, env, True), "")
    lines += ["{"]
    if has_vector_body(proto, env):
        lines += ["#if PAIRING_HAVE_IFMA", "    if (pairing_engine_is_ifma()) {"]
        lines += wrap("        %s%s" % ("" if ret == "void" else "return ", hidden_name(proto, env, "ifma")), names, ";")
        lines += ["        return;"] if ret == "void" else []
        lines += ["    }", "#endif"]
    return lines + wrap("    %s%s" % ("" if ret == "void" else "return ", hidden_name(proto, env)), names, ";") + ["}", ""]


def comment(lines):
    """A template comment as it stands in the header (continuation lines aligned under the text)."""
    return ["   " + s if i else s for i, s in enumerate(lines)]


NOTE = "/* Generated by tools/gen_api.py from tools/api/: change the templates, not this file. */"


def header(env, items):
    guard = "PAIRING_%s_H" % env["CURVE"]
    out = ["/* SPDX-License-Identifier: Apache-2.0 */", NOTE] + header_layout.head(env, guard)
    out += header_layout.types(env)
    out += ["#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
    for item in items:
        if isinstance(item, tuple):
            out += ["/*", *(" * " + s for s in item[1].split(" | ")), " */", ""]
        else:
            if item.doc:
                if out[-1] != "":
                    out.append("")
                out += comment(item.doc)
            out += public_prototype(item, env)
    out += ["", "#ifdef __cplusplus", "}", "#endif", "", "#endif"]
    return tidy(out)


def tidy(lines):
    """One blank line before each section and contract; never two."""
    out = []
    for s in lines:
        if s.startswith("/*") and out and out[-1] and not out[-1].startswith(("/*", " *")):
            out.append("")
        if s == "" and out and out[-1] == "":
            continue
        out.append(s)
    return "\n".join(out) + "\n"


def sources(env, items):
    """The generated files of src/instances/api/ as {path: text}."""
    curve, protos = env["curve"], [i for i in items if isinstance(i, Proto)]
    guard = "PAIRING_INSTANCES_API_%s_SCALAR_H" % env["CURVE"]
    spdx = "/* SPDX-License-Identifier: Apache-2.0 */"
    decl = [spdx, NOTE, "/* The hidden functions of %s, scalar engine. */" % env["title"],
            "#ifndef " + guard, "#define " + guard, "", "#include <pairing/%s.h>" % curve, "",
            '#include "field/ct.h"', "", "#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
    body = [spdx, NOTE, "/* The public functions of %s. */" % env["title"],
            '#include "instances/api/%s_scalar.h"' % curve]
    if env["inner"]:
        body.append('#include "instances/api/%s_scalar.h"' % env["inner"])
    body += ['#include "instances/api/%s_whole.h"' % curve, '#include "instances/api/wrap.h"', ""]
    vector = [spdx, NOTE, "/* The hidden functions of %s, vector engine. */" % env["title"],
              "#ifndef " + guard.replace("_SCALAR_H", "_IFMA_H"), "#define " + guard.replace("_SCALAR_H", "_IFMA_H"), "",
              *decl[decl.index("#include <pairing/%s.h>" % curve):]]
    whole = [spdx, NOTE, "/* Whole operations of %s: on the vector engine where that is chosen, else on the scalar one. */" % env["title"],
             "#ifndef " + guard.replace("_SCALAR_H", "_WHOLE_H"), "#define " + guard.replace("_SCALAR_H", "_WHOLE_H"), "",
             "#ifdef __cplusplus", '#error "%s_whole.h is for C sources: it asks an atomic word"' % curve, "#endif", "",
             '#include "instances/api/%s_scalar.h"' % curve, '#include "instances/api/%s_ifma.h"' % curve,
             '#include "instances/engine.h"', ""]
    inl = [spdx, NOTE, "/* The smallest public functions of %s, which no engine but the scalar one provides." % env["title"],
           "   Included last by the curve's unit of that engine, so that their bodies are inlined. */",
           '#include "instances/api/wrap.h"', ""]
    for p in protos:
        # an inline function of the inner curve is reached through its public wrapper
        if is_inner(p, env):
            body += inner_wrapper(p, env) if p.inline else wrapper(p, env)
        else:
            decl += hidden_prototype(p, env)
            if has_vector_body(p, env):
                vector += hidden_prototype(p, env, "ifma")
            if is_whole(p):
                whole += dispatcher(p, env)
            (inl if p.inline else body).extend(wrapper(p, env))
    for lines in (decl, vector):
        lines += ["", "#ifdef __cplusplus", "}", "#endif", "", "#endif"]
    whole += ["#endif"]
    base = "src/instances/api/" + curve
    return {base + "_scalar.h": tidy(decl), base + "_ifma.h": tidy(vector), base + "_whole.h": tidy(whole),
            base + ".c": "\n".join(body[:-1]) + "\n",
            base + "_inline.inc.h": "\n".join(inl[:-1]) + "\n"}


def inner_wrapper(proto, env):
    lines = public_prototype(proto, env, attributes=False, tail="") + ["{"]
    call = "pairing_%s_fp_%s(%s);" % (env["inner"], proto.name[3:],
                                      ", ".join(n for _, n, _ in proto.args))
    return lines + ["    " + ("" if proto.ret == "void" else "return ") + call, "}", ""]


def generate(name):
    c = curve_table(name)
    items = []
    for obj, template, table in c["objects"]:
        env = dict(dict(c, base=""), obj=obj, **table)
        env["OBJ"] = obj.upper()
        if "base_EVM_BYTES" in env:
            env["base_EVM_BYTES"] = expand(env["base_EVM_BYTES"], env)
        if template.startswith("signature"):
            for role in ("pk", "sg"):
                env[role.upper()] = env[role].upper()
                env[role + "_bytes"] = expand("{%s_COMPRESSED_BYTES}" % env[role], env)
        items += parse(template, env)
    seen = set()
    for p in items:
        if isinstance(p, Proto):
            if p.name in seen:
                sys.exit("%s: %s twice" % (name, p.name))
            seen.add(p.name)
    files = {"include/pairing/%s.h" % name: header(c, items)}
    files.update(sources(c, items))
    return files


def main(argv):
    check = argv == ["--check"]
    if argv and not check:
        sys.exit(__doc__)
    return publish((pair for name in CURVES for pair in generate(name).items()), check)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
