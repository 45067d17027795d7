# SPDX-License-Identifier: Apache-2.0
"""The curve card, src/curves/<curve>/README.md: the numbers from the derivation, the words from CARDS."""

from . import h2c
from .emit import limbs_of, signed_poly, zero_runs
from .family import naf

CARDS = {
    "bn254": dict(
        title="BN254", also="alt_bn128, BN254 of the EVM (there are other curves called BN254)",
        security="About 100 bits: the special tower number field sieve in GF(p^12) is the limit, not the group of 254 bits "
                 "[KB16, BD19]. Chosen for compatibility, not for new designs.",
        uses="EVM precompiles (EIP-196, EIP-197), Groth16 and PLONK verifiers on Ethereum, drand's evmnet.",
        source="[BN05] for the family; the curve is that of EIP-196."),
    "bls12_377": dict(
        title="BLS12-377", also=None,
        security="About 125 bits: GF(p^12) [HG20, G20]; the group of 253 bits gives 126.",
        uses="SNARKs that want a scalar field with many roots of unity, and recursion: its base field is the scalar field "
             "of BW6-761.",
        source="[BLS02] for the family; Bowe, Chiesa, Green, Miers, Mishra, Wu: Zexe, 2018/962."),
    "bls12_381": dict(
        title="BLS12-381", also=None,
        security="About 125 bits: estimates for GF(p^12) lie between about 120 and 126 [GS21, G20]; the group of 255 bits gives 127.",
        uses="BLS signatures (Ethereum consensus, drand, Filecoin), KZG commitments (EIP-4844), EVM precompiles (EIP-2537), "
             "Zcash Sapling.",
        source="[BLS02] for the family; S. Bowe: BLS12-381, new zk-SNARK elliptic curve construction, 2017."),
    "bls24_315": dict(
        title="BLS24-315", also=None,
        security="About 126 bits: the group of 253 bits is the limit, GF(p^24) is above [HG21].",
        uses="SNARKs whose prover works mostly in G1 (KZG-based), and recursion: its base field is the scalar field of "
             "BW6-633.",
        source="[BLS02] for the family; [HG21] for the curve."),
    "bw6_633": dict(
        title="BW6-633", also=None,
        security="About 124 bits: GF(p^6) [HG21].",
        uses="Recursion: verifies proofs over BLS24-315, whose base field is its scalar field.",
        source="[HG21]."),
    "bw6_761": dict(
        title="BW6-761", also=None,
        security="About 126 bits: GF(p^6) [HG20].",
        uses="Recursion: verifies proofs over BLS12-377, whose base field is its scalar field.",
        source="[HG20]; the optimal ate pairing of [HG21]."),
}


def adic(n):
    s = 0
    while n % 2 == 0:
        n, s = n // 2, s + 1
    return s


def small_primes(n, bound=20000):
    """The primes below bound that divide n, with their powers, as text."""
    out = []
    for q in range(2, bound):
        e = 0
        while n % q == 0:
            n, e = n // q, e + 1
        if e:
            out.append("%d^%d" % (q, e) if e > 1 else str(q))
    return ", ".join(out) or "none below %d" % bound


def binomial_text(c, g, name):
    if g == 0:
        return str(c)
    gen = name if g == 1 else "%d%s" % (g, name)
    return gen if c == 0 else "%d + %s" % (c, gen)


def tower_text(curve):
    nrs = curve.spec["nonresidues"]
    if curve.k == 6:
        return "Fp3: u^3 = %d; Fp6: v^2 = u" % nrs[0][0]
    if curve.k == 12:
        return "Fp2: u^2 = %d; Fp6: v^3 = %s; Fp12: w^2 = v" % (nrs[0][0], binomial_text(*nrs[1], "u"))
    return "Fp2: u^2 = %d; Fp4: v^2 = %s; Fp12: w^3 = %s; Fp24: i^2 = w" % (
        nrs[0][0], binomial_text(*nrs[1], "u"), binomial_text(*nrs[2], "v"))


def twist_text(curve):
    (c, g), b = curve.spec["nonresidues"][-1], curve.spec["b"]
    xi = binomial_text(c, g, {1: "", 2: "u", 4: "v"}[curve.fq_degree])
    if c and g:
        xi = "(%s)" % xi
    if curve.twist == "D":
        return "D: y^2 = x^3 + %d/%s, untwisted by (X, Y) -> (X W^2, Y W^3)" % (b, xi)
    coeff = "%d" % (b * c) if g == 0 else "%d*%s" % (b, xi)
    return "M: y^2 = x^3 + %s, untwisted by (X, Y) -> (X W^-2, Y W^-3)" % coeff


def map_text(curve, group, m):
    suite = "%s%s_XMD:SHA-256_%s_" % (curve.name.replace("_", "").upper(), group[:2], {1: "SSWU", 2: "SVDW"}[m.kind])
    if m.kind == 2:
        return "`%s`: Shallue-van de Woestijne, Z = %d" % (suite, m.z_int)
    missed = [what for ok, what in ((m.irreducible, "g(x) - Z is reducible"),
                                    (m.u0_square, "the exceptional u have no image of their own")) if not ok]
    note = "; Z misses a criterion of RFC 9380: " + ", ".join(missed) if missed else ""
    return "`%s`: simplified SWU over an isogeny of degree %d%s" % (suite, m.degree, note)


def loop_text(curve):
    d = curve.miller
    adds = sum(1 for z in d[1:] if z)
    form = "joint signed digits" if curve.family == "BW6" else "signed digits" if -1 in d else "binary"
    return "%s; %s: %d doublings, %d additions" % (curve.text["loop"], form, len(d) - 1, adds)


def field_text(name, n):
    bits, words = n.bit_length(), limbs_of(n)
    return "%d bits, %d words of 64 bits with %d to spare, %d mod 8, 2-adicity of %s - 1: %d" % (
        bits, words, 64 * words - bits, n % 8, name, adic(n - 1))


def card_lines(curve):
    words, x, text = CARDS[curve.name], curve.x, curve.text
    sn = naf(abs(x))[::-1]
    dense = sum(1 for z in sn if z) > 12
    rows = [
        ("family", "%s, embedding degree %d" % (curve.family, curve.k)),
        ("seed x", "%d = %s0x%x" % (x, "-" if x < 0 else "", abs(x))),
        ("\\|x\\|", "%d bits, %s" % (abs(x).bit_length(), "dense (%d signed digits)" % sum(1 for z in sn if z) if dense else
                                 signed_poly(sn) + "; zeros between the digits from the low end: " +
                                 ", ".join(str(n) for n in zero_runs(sn)))),
        ("p(x)", text["p"]),
        ("r(x)", text["r"]),
        ("trace t", text["t"]),
    ]
    if curve.family == "BW6":
        rows.append(("y", text["y"] + ", ht = %d, hy = %d" % (curve.spec["ht"], curve.spec["hy"])))
    rows += [
        ("p", field_text("p", curve.p)),
        ("r", field_text("r", curve.r)),
        ("curve", "y^2 = x^3 %s %d over Fp" % ("-" if curve.spec["b"] < 0 else "+", abs(curve.spec["b"]))),
        ("twist", twist_text(curve)),
        ("coordinates of the twist", "Fq, q = p" + ("^%d" % curve.fq_degree if curve.fq_degree > 1 else "")),
        ("tower", tower_text(curve) + "; W, the last generator, has W^6 = xi"),
        ("Miller loop", loop_text(curve)),
        ("phi", "(x, y) -> (beta x, y) = [lambda](x, y) on both groups, lambda = %s; halves of %d bits"
         % (text["lam"], curve.glv.bits)),
        ("psi on G2", "eigenvalue " + text["psi"]),
        ("h1 = #E(Fp)/r", "%d bits; small primes: %s" % (curve.h1.bit_length(), small_primes(curve.h1))),
        ("h2 = #E'(Fq)/r", "%d bits; small primes: %s" % (curve.h2.bit_length(), small_primes(curve.h2))),
    ]
    for group, m in h2c.maps_of(curve).items():
        group, _, suite = group.partition("_")
        rows.append(("hash to " + group + (", suite of " + suite.lower() if suite else ""), map_text(curve, group, m)))
    rows += [("security", words["security"]), ("used for", words["uses"]), ("source", words["source"])]
    out = ["<!-- SPDX-License-Identifier: Apache-2.0 -->", "<!-- Written by tools/derive_constants.py; do not edit. -->",
           "# " + words["title"], ""]
    if words["also"]:
        out += ["Also known as " + words["also"] + ".", ""]
    out += ["| | |", "|---|---|"] + ["| %s | %s |" % row for row in rows]
    out += ["", "    p = 0x%x" % curve.p, "    r = 0x%x" % curve.r, ""]
    out += ["`params.h` holds the integers, `consts.h` the field elements in Montgomery form, `h2c.h` the constants of",
            "hash-to-curve, `rns.h` and `consts_rns.h` the residue engine. All are derived by `tools/derive_constants.py` from the",
            "definition in `tools/constants/curves.py`. Keys in brackets: [references](../../../docs/references.md)."]
    return out
