# SPDX-License-Identifier: Apache-2.0
"""The C text of a curve: params_lines (integers), consts_lines and h2c_lines (field elements).

Field elements are written through format_fp(x) -> initialiser of one base-field element, so that an engine with
another representation emits the same macros: consts_lines(curve, format_fp).
"""

import textwrap

from . import family
from .field import field_params, limbs_of, mont

WIDTH = 116
FAMILIES = ("BN", "BLS12", "BLS24", "BW6")


def word_list(n, count):
    return "{ " + ", ".join("UINT64_C(0x%016x)" % ((n >> (64 * i)) & (2**64 - 1)) for i in range(count)) + " }"


def words_needed(n):
    return max(1, -(-n.bit_length() // 64))


def scalar_format(p):
    """format_fp of the scalar engine: { { Montgomery words } }, the one array member of the struct."""
    n = limbs_of(p)
    return lambda x: "{ " + word_list(mont(x, p), n) + " }"


def comment_lines(text):
    """A comment, wrapped."""
    lines = textwrap.wrap(text, WIDTH - 6, break_long_words=False, break_on_hyphens=False)
    return ["%s%s%s" % ("/* " if i == 0 else " * ", line, " */" if i == len(lines) - 1 else "")
            for i, line in enumerate(lines)]


def define(name, text, comment):
    """A macro under its comment; a long initialiser continues over lines, broken after commas."""
    out = comment_lines(comment)
    line = "#define %s %s" % (name, text)
    if len(line) <= WIDTH:
        return out + [line]
    out.append("#define %s \\" % name)
    items = text.split(", ")
    cur = "    "
    for i, item in enumerate(items):
        piece = item + (", " if i + 1 < len(items) else "")
        # an element of a list starts a line of its own
        if len(cur) + len(piece.rstrip()) > WIDTH - 2 or (item.startswith("{ ") and i and "UINT64" in item):
            out.append(cur.rstrip() + " \\")
            cur = "    " + "  " * depth(items[:i])
        cur += piece
    return out + [cur]


def depth(items):
    """Braces that are open after these items."""
    done = ", ".join(items)
    return done.count("{") - done.count("}")


def element(field, format_fp, a):
    """Initialiser of an element of a tower: { c0, c1 } of its halves."""
    if field.degree == 1:
        return format_fp(a)
    return "{ %s, %s }" % (element(field.base, format_fp, a[0]), element(field.base, format_fp, a[1]))


def rows(items):
    return "{ " + ", ".join(items) + " }"


def head(curve, what, path, includes):
    guard = "PAIRING_CURVES_%s_%s_H" % (curve.name.upper(), what.upper())
    out = ["/* SPDX-License-Identifier: Apache-2.0 */",
           "/* %s: %s." % (curve.name, path), " * Written by tools/derive_constants.py; do not edit. */",
           "#ifndef " + guard, "#define " + guard, ""]
    return out + ["#include " + i for i in includes] + ([""] if includes else [])


def tail():
    return ["", "#endif"]


def zero_runs(digits):
    """Zeros between nonzero digits, from the low end."""
    runs, n = [], 0
    for z in reversed(digits):
        if z:
            runs.append(n)
            n = 0
        else:
            n += 1
    return runs


def signed_poly(digits):
    n = len(digits) - 1
    return " ".join("%s2^%d" % ("+" if z > 0 else "-", n - i) for i, z in enumerate(digits) if z)


def nonresidue_lines(curve):
    out = []
    names = {1: "FP", 2: "FP2", 4: "FP4"}
    for level, (c, g) in enumerate(curve.spec["nonresidues"]):
        name = names[2**level]
        if level == 0:
            continue                      # FP_NR_C is in the block of the field
        f = name.capitalize()
        out += define(name + "_NR_C", str(c), "%s_mul_nr(a) = (%s_NR_C + %s_NR_G*%s)*a, %s the generator of %s"
                      % (name.lower(), name, name, "uv"[level - 1], "uv"[level - 1], f))
        out += define(name + "_NR_G", str(g), "the same: coefficient of " + "uv"[level - 1])
    out += define("CU_NR_C", "0", "cu_mul_nr(a) = (CU_NR_C + CU_NR_G*X)*a: W^2 = X, the generator of the cubic level")
    out += define("CU_NR_G", "1", "the same: coefficient of X")
    return out


def weight(digits):
    return sum(1 for z in digits if z)


def naf_lines(name, digits, what):
    if len(digits) == 1:
        digits = [1, -1]                  # a list in C is never empty
    return define(name + "_NAF", rows(str(z) for z in digits[1:]),
                  "signed digits of %s, likewise: %s" % (what, signed_poly(digits))) + \
        define(name + "_NAF_LEN", str(len(digits) - 1), "digits")


def seed_lines(curve):
    x = curve.x
    naf = curve.seed_naf
    out = define("SEED_ABS", "UINT64_C(0x%x)" % abs(x), "|x|, the seed x = %d = %s0x%x" % (x, "-" if x < 0 else "", abs(x)))
    out += define("SEED_BITS", str(abs(x).bit_length()), "bits of |x|")
    out += define("SEED_NEGATIVE", "1" if x < 0 else "0", "x < 0")
    out += define("SEED_NAF", rows(str(z) for z in naf[1:]),
                  "signed digits of |x|, most significant first, without the leading 1: |x| = " + signed_poly(naf))
    out += define("SEED_NAF_LEN", str(len(naf) - 1), "digits; zeros between nonzero digits (SEED_RUNS), from the low "
                  "end: " + ", ".join(str(n) for n in zero_runs(naf)))
    if curve.family != "BN":
        assert (x - 1) % 3 == 0
        third = family.naf(abs((x - 1) // 3))[::-1]
        out += naf_lines("SEED_THIRD", third, "|(x - 1)/3|, of the sign of x")
        out += define("SEED_BY_THIRD", "1" if weight(third) + 2 < weight(naf) else "0",
                      "1: x = 3*((x - 1)/3) + 1 has fewer digits in that form")
        for k, what in ((-1, "MINUS_ONE"), (1, "PLUS_ONE")):
            out += naf_lines("SEED_" + what, family.naf(abs(x + k))[::-1], "|x %s 1|, of the sign of x" % "-+"[k > 0])
    return out


def miller_lines(curve):
    d = curve.miller
    body = rows(str(z) for z in d[1:])
    dbl, add = len(d) - 1, sum(1 for z in d[1:] if z)
    cost = "%d doublings, %d additions" % (dbl, add)
    out = []
    if curve.family == "BW6":
        assert d[-1] != 0
    lines = dbl + add + {"BN": 2, "BW6": -1}.get(curve.family, 0)
    out += define("MILLER_LINES", str(lines), "lines of the loop" + {
        "BN": ", with the two at its end", "BW6": "; the last column adds opposite points, and that line is left out"}.get(
            curve.family, ""))
    if curve.family == "BW6":
        t0, t1 = curve.text["loop"].split(" on Q, ")
        t1 = t1.replace(" on psi(Q)", "")
        sign = "-" if curve.miller_negated else ""
        out += define("MILLER_DIGITS", body, "columns d = d0 + 3*d1 of the signed forms of T0 = %s(%s) on Q and T1 = %s(%s) on "
                      "q1 = psi(Q) (T0 + T1*p = 0 mod r), most significant first, without the leading column; no column has "
                      "two digits: %s" % (sign, t0, sign, t1, cost))
        out += define("MILLER_LEN", str(dbl), "columns")
        top = d[0]
        assert top in (1, 3)
        out += define("MILLER_TOP0", "1" if top == 1 else "0", "d0 of the leading column: the loop starts at Q")
        out += define("MILLER_TOP1", "1" if top == 3 else "0", "d1 of the leading column: the loop starts at q1")
        out += define("MILLER_NEGATED", str(curve.miller_negated), "the digits are those of -T0, -T1: conjugate the result")
        return out
    if curve.family == "BN":
        what = "signed digits of |6x + 2|"
    else:
        what = "%s digits of |x|" % ("signed" if -1 in d else "binary")
    out += define("MILLER_DIGITS", body, what + ", most significant first, without the leading 1: " + cost)
    out += define("MILLER_LEN", str(dbl), "digits; where x < 0 (SEED_NEGATIVE) the loop runs on the absolute value")
    return out


def signed_words(name, values, count, comment):
    """NAME {{words}, ..} of absolute values and NAME_NEG {0|1, ..}."""
    values = list(values)
    out = define(name, rows(word_list(abs(v), count) for v in values), comment)
    return out + define(name + "_NEG", rows("1" if v < 0 else "0" for v in values), "signs of the same: 1 where negative")


def lattice_lines(prefix, lat, what, ev_text):
    nw = -(-max(lat.bits, max(abs(a) for v in lat.rows for a in v).bit_length()) // 64)
    cw = max(words_needed(abs(g)) for g in lat.g)
    n = lat.n
    ks = " + ".join(["k0"] + ["k%d*%s%s" % (j, what, "" if j == 1 else "^%d" % j) for j in range(1, n)])
    out = ["/* k = %s mod r by rounding on a short basis v_0..v_%d, for k in [0,r):" % (ks, n - 1),
           " *   c_i = floor((k*|g_i| + 2^(%s_SHIFT-1)) / 2^%s_SHIFT) with the sign of g_i," % (prefix, prefix),
           " *   k_j = (j == 0 ? k : 0) - sum_i c_i*v_ij;   |k_j| < 2^%s_BITS, proved from the rounding errors." % prefix,
           " * %s */" % ev_text, ""]
    out += define(prefix + "_DIM", str(n), "rows of the basis, parts of a scalar")
    out += define(prefix + "_BITS", str(lat.bits), "|k_j| < 2^BITS")
    out += define(prefix + "_WORDS", str(nw), "words of a part and of an entry of the basis")
    out += define(prefix + "_SHIFT", str(lat.shift), "of the rounding, a multiple of 64")
    out += signed_words(prefix + "_BASIS", [a for v in lat.rows for a in v], nw,
                        "v_ij, row by row: sum_j v_ij*%s^j = 0 mod r" % what)
    out += define(prefix + "_ROUND_WORDS", str(cw), "words of g_i")
    out += signed_words(prefix + "_ROUND", lat.g, cw, "g_i = round(2^SHIFT * (adjugate of the basis)_0i / determinant)")
    return out


def endo_lines(curve):
    lw = limbs_of(curve.r)
    out = define("GLV_LAMBDA", word_list(curve.lam, lw),
                 "lambda = %s mod r: phi(P) = [lambda]P on G1 (G1_BETA) and on G2 (G2_BETA)" % curve.text["lam"])
    out += define("GLV_LAMBDA_BITS", str(curve.lam.bit_length()), "bits of it")
    out += lattice_lines("GLV", curve.glv, "lambda", "On G1 and on G2.")
    if curve.family == "BW6":
        powers = [j for j in (2, 4) if pow(curve.p, j, curve.r) == curve.lam]
        assert len(powers) == 1
        out += define("GLV_FROB", str(powers[0]), "lambda = p^GLV_FROB mod r: a^lambda = a^(p^GLV_FROB) in GT")
    out += define("PSI_EIGENVALUE", word_list(curve.psi_ev, lw), "eigenvalue of psi on G2: %s, mod r" % curve.text["psi"])
    if curve.gls is not None:
        out += lattice_lines("GLS", curve.gls, "e", "On G2, with e the eigenvalue of psi.")
    elif curve.family in ("BLS12", "BLS24"):
        n = {12: 4, 24: 8}[curve.k]
        out += ["/* On G2 the eigenvalue of psi is x: k = sum d_j |x|^j with digits d_j in [0,|x|), j < GLS_DIM, so that",
                " * [k]Q = sum [d_j] (s psi)^j(Q), s the sign of x. No lattice is needed. */"]
        out += define("GLS_DIM", str(n), "digits of a scalar in base |x|: |x|^GLS_DIM > r")
        assert abs(curve.x) ** n > curve.r
    return out


def params_lines(curve):
    out = head(curve, "params", "integers of the curve, the same for every engine", ["<stdint.h>", '"curves/families.h"'])
    out += define("CURVE_NAME_STR", '"%s"' % curve.name, "name")
    out += define("CURVE_FAMILY", "FAMILY_" + curve.family, "family")
    out += define("CURVE_K", str(curve.k), "embedding degree")
    out += define("CURVE_FQ_DEGREE", str(curve.fq_degree), "k/6: Fq holds the coordinates of the twist")
    if curve.twist == "D":
        out += define("CURVE_TWIST_D", "1", "1: D twist, y^2 = x^3 + b/xi")
    else:
        out += define("CURVE_TWIST_D", "0", "0: M twist, y^2 = x^3 + b*xi")
    out += define("CURVE_B", "(%d)" % curve.spec["b"], "the curve y^2 = x^3 + b, b as a small integer")
    if curve.family == "BW6":
        if "inner" in curve.spec:
            out += define("CURVE_FR_INNER", curve.spec["inner"], "the curve whose base field is the scalar field here")
        out += define("BW6_INNER_K", str(curve.spec["inner_k"]), "embedding degree of the inner curve")
        out += define("BW6_HT", "(%d)" % curve.spec["ht"], "t = t0 + ht*r, see the curve card")
        out += define("BW6_HY", "(%d)" % curve.spec["hy"], "y = y0 + hy*r")
    out += [""] + seed_lines(curve)
    out += ["", "/* ---- base field ---- */"]
    out += field_params("FP", curve.p, curve.spec["nonresidues"][0][0], curve.spec.get("fp_root"))
    out += ["", "/* ---- scalar field ---- */"]
    out += field_params("FR", curve.r, None, curve.spec.get("fr_root"))
    out += ["", "/* ---- tower ---- */"] + nonresidue_lines(curve)
    out += ["", "/* ---- Miller loop ---- */"] + miller_lines(curve)
    out += ["", "/* ---- groups ---- */"]
    for g, h, what in (("G1", curve.h1, "#E(Fp)/r"), ("G2", curve.h2, "#E'(Fq)/r")):
        out += define(g + "_COFACTOR", word_list(h, words_needed(h)), "h = " + what)
        out += define(g + "_COFACTOR_BITS", str(h.bit_length()), "bits of it")
        out += define(g + "_ODD_ORDER", str(h % 2), "is the order h r of the curve odd?")
    out += ["", "/* ---- endomorphisms ---- */"] + endo_lines(curve)
    return out + tail()


def consts_lines(curve, format_fp):
    """The field elements of a curve, without head and tail, for an engine's format of a base-field element."""
    fp, fq = curve.fp, curve.fq
    e1 = lambda a: element(fp, format_fp, a)
    e2 = lambda a: element(fq, format_fp, a)
    xi = "xi" if curve.twist == "D" else "(xi^-1)"
    b2 = "b/xi" if curve.twist == "D" else "b*xi"
    out = []
    out += define("G1_B", e1(curve.b1), "b = %d of E: y^2 = x^3 + b" % curve.spec["b"])
    out += define("G1_B3", e1(fp.mul(3, curve.b1)), "3b")
    out += define("G1_GEN_X", e1(curve.g1[0]), "x of the generator of G1")
    out += define("G1_GEN_Y", e1(curve.g1[1]), "y of it")
    out += define("G1_BETA", e1(curve.beta1), "phi(x, y) = (G1_BETA*x, y) = [lambda](x, y) on G1; a cube root of 1")
    out += define("G2_B", e2(curve.b2), "b' = %s of E': y^2 = x^3 + b'" % b2)
    out += define("G2_B3", e2(fq.mul(fq.small(3), curve.b2)), "3b'")
    out += define("G2_GEN_X", e2(curve.g2[0]), "x of the generator of G2")
    out += define("G2_GEN_Y", e2(curve.g2[1]), "y of it")
    out += define("G2_BETA", e1(curve.beta2), "phi(x, y) = (G2_BETA*x, y) = [lambda](x, y) on G2; in Fp")
    out += define("G2_PSI_X", e2(curve.psi_x), "%s^((p-1)/3): psi(x, y) = (G2_PSI_X*x^p, G2_PSI_Y*y^p)" % xi)
    out += define("G2_PSI_Y", e2(curve.psi_y), "%s^((p-1)/2)" % xi)
    level, levels = fq, []
    while level.degree > 1:
        levels.insert(0, level)
        level = level.base
    for f in levels:
        name = "FP%d_ROOT_" % f.degree
        b = lambda a: element(f.base, format_fp, a)
        base = "ROOT_OF_UNITY" if f.degree == 2 else "FP%d_ROOT_W" % f.base.degree
        out += define(name + "W", element(f, format_fp, f.root_g), "a non-square of norm G = %s" % base)
        out += define(name + "K", b(f.root_k), "k = sqrt(nr/G), nr = FP%s_NR" % ("" if f.degree == 2 else f.base.degree))
        out += define(name + "K_OVER_NR", b(f.base.div(f.root_k, f.nr)), "k/nr")
        out += define(name + "G_INV", b(f.base.inv(f.base.root_g)), "1/G")
    if curve.fp4_frob:
        out += define("FP4_FROB_ROWS", "3", "rows of FP4_FROB")
        out += define("FP4_FROB", rows(element(fq.base, format_fp, a) for a in curve.fp4_frob),
                      "v^(p^j - 1) = nr^((p^j-1)/2) in Fp2, j = 1, 2, 3: v the generator of Fp4, v^2 = nr")
    out += define("SX_FROB_ROWS", str(len(curve.frob_powers)), "rows of SX_FROB")
    out += define("SX_FROB_POWERS", rows(str(j) for j in curve.frob_powers), "j of each row")
    out += define("SX_FROB", rows(rows(e2(a) for a in row) for row in curve.sx_frob),
                  "W^(i(p^j - 1)) = xi^(i(p^j-1)/6) in Fq, i = 1..5, a row for each j of SX_FROB_POWERS")
    return out


def consts_file(curve):
    out = head(curve, "consts", "field elements, Montgomery words of the scalar engine", ["<stdint.h>"])
    return out + consts_lines(curve, scalar_format(curve.p)) + tail()
