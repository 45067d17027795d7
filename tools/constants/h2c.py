# SPDX-License-Identifier: Apache-2.0
"""Hash-to-curve constants (RFC 9380) of both groups of a curve, derived or checked.

SSWU (section 6.6.3): A, B, Z and the isogeny are published numbers, read from isogenies.json; what is proved of them
is the identity of the isogeny as polynomials, and which of the criteria of the RFC on Z hold.
SVDW (section 6.6.1): everything is derived, Z by find_z_svdw of appendix H.1.
"""

import json
import os

from .emit import define, element, head, rows, scalar_format, tail

HERE = os.path.dirname(os.path.abspath(__file__))


class Poly:
    """Polynomials over a field: lists of coefficients, constant term first."""

    def __init__(self, field):
        self.f = field

    def trim(self, a):
        a = list(a)
        while a and self.f.is_zero(a[-1]):
            a.pop()
        return a

    def add(self, a, b):
        n = max(len(a), len(b))
        pad = lambda c: list(c) + [self.f.zero] * (n - len(c))
        return self.trim(self.f.add(u, v) for u, v in zip(pad(a), pad(b)))

    def mul(self, a, b):
        if not a or not b:
            return []
        r = [self.f.zero] * (len(a) + len(b) - 1)
        for i, u in enumerate(a):
            for j, v in enumerate(b):
                r[i + j] = self.f.add(r[i + j], self.f.mul(u, v))
        return self.trim(r)

    def pow(self, a, n):
        r = [self.f.one]
        for _ in range(n):
            r = self.mul(r, a)
        return r

    def mod(self, a, m):
        """a mod m, m monic."""
        a, d = list(a), len(m) - 1
        while len(a) > d:
            c = a.pop()
            for i in range(d):
                k = len(a) - d + i
                a[k] = self.f.sub(a[k], self.f.mul(c, m[i]))
        return self.trim(a)

    def gcd(self, a, b):
        while b:
            inv = self.f.inv(b[-1])
            b = [self.f.mul(inv, c) for c in b]
            a, b = b, self.mod(a, b)
        return a

    def cubic_has_root(self, m):
        """Whether the monic cubic m has a root in the field: gcd(X^q - X, m) is not 1."""
        r = [self.f.one]
        for bit in bin(self.f.order)[2:]:
            r = self.mod(self.mul(r, r), m)
            if bit == "1":
                r = self.mod([self.f.zero] + r, m)
        return len(self.gcd(m, self.add(r, [self.f.zero, self.f.neg(self.f.one)]))) > 1


class Sswu:
    kind = 1

    def __init__(self, field, b, record):
        read = lambda c: field.unflat([int(v, 16) for v in c])
        self.a, self.b, self.z = read(record["A"]), read(record["B"]), read(record["Z"])
        self.maps = {key: [read(c) for c in record[key]] for key in ("xnum", "xden", "ynum", "yden")}
        self.degree, self.source = record["degree"], record["source"]
        self.check_isogeny(field, b)
        self.check_z(field)

    def check_isogeny(self, field, b):
        """(x^3 + A x + B) ynum^2 xden^3 = yden^2 (xnum^3 + b xden^3), the degrees, and no common factor."""
        poly, m = Poly(field), self.maps
        xnum, xden = m["xnum"], m["xden"] + [field.one]
        ynum, yden = m["ynum"], m["yden"] + [field.one]
        g = [self.b, self.a, field.zero, field.one]
        left = poly.mul(poly.mul(g, poly.pow(ynum, 2)), poly.pow(xden, 3))
        right = poly.mul(poly.pow(yden, 2), poly.add(poly.pow(xnum, 3), poly.mul([b], poly.pow(xden, 3))))
        assert left == right, "not a map between the curves"
        assert len(xnum) - 1 == self.degree and len(xden) - 1 == self.degree - 1
        assert len(poly.gcd(xden, xnum)) == 1

    def check_z(self, field):
        """The criteria of section 6.6.3. The first two are needed for the map to work at all."""
        poly = Poly(field)
        assert not field.is_square(self.z) and self.z != field.neg(field.one)
        assert not field.is_zero(self.a) and not field.is_zero(self.b)
        self.irreducible = not poly.cubic_has_root([field.sub(self.b, self.z), self.a, field.zero, field.one])
        x = field.div(self.b, field.mul(self.z, self.a))
        gx = field.add(field.mul(field.add(field.sqr(x), self.a), x), self.b)
        self.u0_square = field.is_square(gx)
        # u is exceptional where Z^2 u^4 + Z u^2 = 0: u = 0, and u^2 = -1/Z where that is a square
        self.exc_many = field.is_square(field.neg(field.inv(self.z)))
        self.sqrt_z_over_g = field.even_root(field.div(self.z, field.root_g))


class Svdw:
    kind = 2

    def __init__(self, field, b):
        """On y^2 = x^3 + b, so that A = 0."""
        g = lambda x: field.add(field.mul(field.sqr(x), x), b)
        three, four = field.small(3), field.small(4)
        half = field.neg(field.inv(field.small(2)))

        def fits(z):
            gz, t = g(z), field.mul(three, field.sqr(z))
            if field.is_zero(gz) or field.is_zero(t):
                return False
            h = field.neg(field.div(t, field.mul(four, gz)))
            return field.is_square(h) and (field.is_square(gz) or field.is_square(g(field.mul(half, z))))

        n = 1
        while not any(fits(field.small(s * n)) for s in (1, -1)):
            n += 1
        self.z_int = n if fits(field.small(n)) else -n
        self.z = z = field.small(self.z_int)
        t = field.mul(three, field.sqr(z))
        self.c1 = g(z)
        self.c2 = field.mul(half, z)
        c3 = field.sqrt(field.neg(field.mul(g(z), t)))
        self.c3 = c3 if field.sgn0(c3) == 0 else field.neg(c3)
        self.c4 = field.neg(field.div(field.mul(four, g(z)), t))


def read_isogenies():
    with open(os.path.join(HERE, "isogenies.json"), encoding="ascii") as f:
        return json.load(f)


def maps_of(curve):
    """{"G1": Sswu or Svdw, "G2": ..} of the groups that have one; "G1_ARKWORKS" is a second suite of G1."""
    made, records = {}, None
    for group, choice in curve.spec.get("h2c", {}).items():
        field, b = (curve.fp, curve.b1) if group.startswith("G1") else (curve.fq, curve.b2)
        if choice == "SVDW":
            made[group] = Svdw(field, b)
        else:
            records = records or read_isogenies()
            record = records["%s/%s" % (curve.name, group)]
            made[group] = Sswu(field, b, dict(records.get(record.get("like"), {}), **record))
    return made


def sswu_lines(put, el, m):
    put("A", el(m.a), "E': y^2 = x^3 + A*x + B, isogenous to the curve")
    put("B", el(m.b), "the same")
    put("Z", el(m.z), "Z of the simplified SWU map, a non-square")
    put("Z_IRREDUCIBLE", str(int(m.irreducible)), "criterion 3 of the RFC: x^3 + A*x + B - Z is irreducible")
    put("Z_U0_SQUARE", str(int(m.u0_square)),
        "criterion 4: g(B/(Z*A)) is a square. Where it is 0, the exceptional u (u = 0%s) have no image under the map and "
        "need an answer of their own" % (", u^2 = -1/Z" if m.exc_many else " only"))
    put("SQRT_Z_OVER_G", el(m.sqrt_z_over_g), "sqrt(Z/G), the even root, G the non-square of the field's inv_sqrt: for sqrt_ratio")
    put("ISO_DEGREE", str(m.degree), "degree of the isogeny; its source: " + m.source)
    what = {"xnum": "X = XNUM(x)/XDEN(x)", "xden": "monic, the leading 1 omitted",
            "ynum": "Y = y*YNUM(x)/YDEN(x)", "yden": "monic, the leading 1 omitted"}
    for key, poly in m.maps.items():
        name = key.upper()
        put(name + "_LEN", str(len(poly)), "coefficients of " + name)
        put(name, rows(el(c) for c in poly), what[key] + ": coefficients, constant term first")


def svdw_lines(put, el, m):
    put("Z", el(m.z), "Z = %d, by find_z_svdw" % m.z_int)
    put("C1", el(m.c1), "c1 = g(Z), g(x) = x^3 + b")
    put("C2", el(m.c2), "c2 = -Z/2")
    put("C3", el(m.c3), "c3 = sqrt(-3*Z^2*g(Z)), sgn0(c3) = 0")
    put("C4", el(m.c4), "c4 = -4*g(Z)/(3*Z^2)")


def h2c_lines(curve, format_fp):
    """Constants of both groups for an engine's format of a base-field element; without head and tail."""
    out = ["/* Kinds of a map: 1 simplified SWU over an isogeny (RFC 9380, 6.6.3), 2 Shallue-van de Woestijne (6.6.1). */"]
    for group, m in maps_of(curve).items():
        group, _, suite = group.partition("_")
        field = curve.fp if group == "G1" else curve.fq
        prefix = "%s_H2C_" % group + (suite + "_" if suite else "")
        el = lambda a: element(field, format_fp, a)
        put = lambda name, text, comment, prefix=prefix: out.extend(define(prefix + name, text, comment))
        out += ["", "/* ---- %s%s ---- */" % (group, ", the suite of " + suite.lower() if suite else "")]
        put("KIND", str(m.kind), "kind of the map")
        put("L", str((curve.p.bit_length() + 128 + 7) // 8), "bytes of a coefficient: ceil((bits of p + 128)/8)")
        put("SUITE", '"%s%s_XMD:SHA-256_%s_"' % (curve.name.replace("_", "").upper(), group, {1: "SSWU", 2: "SVDW"}[m.kind]),
            "suite, to be followed by RO_ (hash_to_curve) or NU_ (encode_to_curve)" +
            (", as %s names it" % suite.lower() if suite else ""))
        (sswu_lines if m.kind == 1 else svdw_lines)(put, el, m)
    return out


def h2c_file(curve):
    out = head(curve, "h2c", "hash-to-curve constants, Montgomery words of the scalar engine", ["<stdint.h>"])
    return out + h2c_lines(curve, scalar_format(curve.p)) + tail()
