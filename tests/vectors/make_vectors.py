#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the vectors of a curve with the model beside it: curves/, tower/ and pairing/<curve>.json.

    make_vectors.py CURVE...           write the files that are missing
    make_vectors.py --check CURVE...   compute the pairings of the files again and compare

For BN, BLS12 and BLS24; the definition comes from tools/constants/curves.py, everything else from model.py.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(os.path.dirname(HERE)), "tools")]
sys.dont_write_bytecode = True

from constants.curves import CURVES      # noqa: E402  (the definitions alone)
from model import Curve, Draw, Field     # noqa: E402

SOURCE = ("computed with tests/vectors/model.py; integers in hexadecimal, not in Montgomery form; elements of extensions "
          "list their coefficients over Fp, constant term first, the innermost coefficient running fastest. ")


class Writer:
    def __init__(self, name):
        self.name, self.curve = name, Curve(CURVES[name])

    def draw(self, label):
        return Draw(self.name + "/" + label)

    # -- elements and points as they stand in the files

    def fq(self, a):
        return [hex(c) for c in self.curve.to_tower(a)]

    def ft(self, a):
        return [hex(c) for c in self.curve.target_to_tower(a)]

    def point(self, group, a):
        return [[hex(c[0])] if group == 1 else self.fq(c) for c in a]

    def read_ft(self, c):
        return self.curve.target_from_tower([int(v, 16) for v in c])

    def read_point(self, group, xy):
        one = lambda c: [int(v, 16) for v in ([c] if isinstance(c, str) else c)]
        return tuple(tuple(one(c)) if group == 1 else self.curve.from_tower(one(c)) for c in xy)

    # -- curves/

    def group_facts(self, group):
        c = self.curve
        e, g, h, clear = (c.e1, c.g1, c.h1, c.clear1) if group == 1 else (c.e2, c.g2, c.h2, c.clear2)
        draw = self.draw("g%d" % group)
        pt = lambda a: self.point(group, a)
        points = []
        for _ in range(3):
            p, q, k = e.random(draw), e.random(draw), draw.below(c.r)
            points.append(dict(p=pt(p), q=pt(q), sum=pt(e.add(p, q)), dbl=pt(e.add(p, p)), k=hex(k), mul=pt(e.mul(k, p)),
                               cleared=pt(clear(p))))
        facts = dict(h=hex(h), b=[hex(e.b[0])] if group == 1 else self.fq(e.b), generator=pt(g), points=points,
                     multiples=[dict(k=hex(k), point=pt(e.mul(k, g)))
                                for k in (1, 2, 3, c.r - 1, draw.below(c.r), draw.below(c.r))])
        facts["lambda"] = hex(c.lam % c.r)
        if group == 2:
            facts["psi_eigenvalue"] = hex(c.psi_ev % c.r)
        facts["small_order"] = [dict(order=hex(n), point=pt(self.of_order(e, h * c.r, n, draw)))
                                for n in range(2, 1 << 14) if h % n == 0 and all(n % d for d in range(2, n))]
        return facts

    @staticmethod
    def of_order(e, order, n, draw):
        """A point of prime order n."""
        while order % n == 0:
            order //= n
        a = None
        while a is None:
            a = e.mul(order, e.random(draw))
        while True:
            b = e.mul(n, a)
            if b is None:
                return a
            a = b

    def curves(self):
        c = self.curve
        return dict(about=SOURCE + "h: order of the curve over r; sum = p + q, dbl = 2p, mul = [k]p, cleared = the cofactor "
                    "clearing map of docs/algorithms/membership.md; small_order: one point for each prime factor of h below "
                    "2^14; the points p and q are random points of the curve, not of the subgroup",
                    curve=self.name, p=hex(c.p), r=hex(c.r), g1=self.group_facts(1), g2=self.group_facts(2))

    # -- tower/

    @staticmethod
    def field_samples(m, draw):
        out = []
        for _ in range(6):
            a = draw.below(m)
            square = pow(a, (m - 1) // 2, m) <= 1
            out.append(dict(a=hex(a), is_square=square, sqrt_min=None, inv=hex(pow(a, -1, m)), sqr=hex(a * a % m)))
            if square:
                root = Field(m, [0]).sqrt((a,))[0]
                out[-1]["sqrt_min"] = hex(min(root, m - root))
        return out

    def special(self, coordinate, draw):
        """An element of the cyclotomic subgroup with g3 = 0 or g5 = 0, in z = g0 + g1 W^2 + g2 W^4 + g3 W + g4 W^3 +
        g5 W^5. With xi = W^6 and any d in Fq the relations of compressed squaring and z*conj(z) = 1 leave one parameter:
            g3 = 0:  g1 = 24d/(xi d^3 + 64), s = d g1 - 3g1^2 = xi g5^2 (d such that it is one), g2 = d g1/2,
                     g4 = 4 g1 g5/(d g1), g0 = (s - g1^2)/(d g1)
            g5 = 0:  e = xi d^3, g1 = 6d/(1 + 8e), g2 = d g1, g3^2 = g1 (g1 (1 + 2e) - 2d)/(2d) (d such that it is one),
                     g4 = (3g1^2 - 2g2)/(4g3), g0 = (g1^2 - 2g2)/(4g2)
        What comes out is tested for membership."""
        c, f = self.curve, self.curve.fq
        xi, n = (0, 1) + f.zero[2:], f.embed
        mul, div = f.mul, lambda a, b: f.mul(a, f.inv(b))
        while True:
            d = f.random(draw)
            cube = mul(xi, mul(d, f.sqr(d)))
            if coordinate == 3:
                g1 = div(f.scale(24, d), f.add(cube, n(64)))
                dg = mul(d, g1)
                s = f.sub(dg, f.scale(3, f.sqr(g1)))
                if not f.is_square(div(s, xi)):
                    continue
                g2, g3, g5 = div(dg, n(2)), f.zero, f.sqrt(div(s, xi))
                g4, g0 = div(f.scale(4, mul(g1, g5)), dg), div(f.sub(s, f.sqr(g1)), dg)
            else:
                g1 = div(f.scale(6, d), f.add(n(1), f.scale(8, cube)))
                square = div(mul(g1, f.sub(mul(g1, f.add(n(1), f.scale(2, cube))), f.scale(2, d))), f.scale(2, d))
                if not f.is_square(square):
                    continue
                g2, g3, g5 = mul(d, g1), f.sqrt(square), f.zero
                g4 = div(f.sub(f.scale(3, f.sqr(g1)), f.scale(2, g2)), f.scale(4, g3))
                g0 = div(f.sub(f.sqr(g1), f.scale(2, g2)), f.scale(4, g2))
            z = [0] * c.ft.d
            for s, g in enumerate((g0, g3, g1, g4, g2, g5)):
                z[s::6] = g
            z, j = tuple(z), c.k // 6
            assert c.ft.mul(c.ft.frob(z, 2 * j), z) == c.ft.frob(z, j), "not in the cyclotomic subgroup"
            return z

    def tower(self):
        c, draw, twist = self.curve, self.draw("tower"), []
        fq, ft = c.fq, c.ft
        for _ in range(4):
            a, b = fq.random(draw), fq.random(draw)
            square = fq.is_square(a)
            twist.append(dict(a=self.fq(a), b=self.fq(b), mul=self.fq(fq.mul(a, b)), inv=self.fq(fq.inv(a)),
                              is_square=square, sqrt=self.fq(fq.sqrt(a)) if square else None, frob=self.fq(fq.frob(a))))
        a, b = ft.random(draw), ft.random(draw)
        z = c.easy(a)
        return dict(curve=self.name, source=SOURCE.strip(), fp_samples=self.field_samples(c.p, draw),
                    fr_samples=self.field_samples(c.r, draw), twist_field_samples=twist,
                    gt_field_samples=dict(a=self.ft(a), b=self.ft(b), mul=self.ft(ft.mul(a, b)), inv=self.ft(ft.inv(a)),
                                          frob1=self.ft(ft.frob(a)), frob2=self.ft(ft.frob(a, 2)), easy=self.ft(z)),
                    cyclotomic=dict(square=dict(z=self.ft(z), z2=self.ft(ft.sqr(z))),
                                    g3_zero=self.ft(self.special(3, draw)), g5_zero=self.ft(self.special(5, draw))))

    # -- pairing/

    def pairing(self):
        c, draw, pairings = self.curve, self.draw("pairing"), []
        for a, b in ((2, 3), (draw.below(c.r), draw.below(c.r)), (draw.below(c.r), c.r - 1)):
            p, q = c.e1.mul(a, c.g1), c.e2.mul(b, c.g2)
            pairings.append(dict(a=hex(a), b=hex(b), p=self.point(1, p), q=self.point(2, q), e=self.ft(c.pairing(p, q))))
        f = c.ft.random(draw)
        return dict(curve=self.name, source=SOURCE + "P = [a]G1, Q = [b]G2, e = e(P, Q), of the exponent c*(p^k-1)/r of "
                    "docs/conventions.md", e_g1_g2=self.ft(c.pairing(c.g1, c.g2)), pairings=pairings,
                    final_exponentiation=dict(f=self.ft(f), easy=self.ft(c.easy(f)), e=self.ft(c.final(f))))


def check(name):
    """The pairings of the file, and that the special elements are what they say."""
    w = Writer(name)
    c, v, faults = w.curve, read(name, "pairing"), []
    if w.ft(c.pairing(c.g1, c.g2)) != v["e_g1_g2"]:
        faults.append("e_g1_g2")
    s = v["pairings"][1]
    if w.ft(c.pairing(w.read_point(1, s["p"]), w.read_point(2, s["q"]))) != s["e"]:
        faults.append("pairings")
    f = v["final_exponentiation"]
    if w.ft(c.easy(w.read_ft(f["f"]))) != f["easy"] or w.ft(c.final(w.read_ft(f["f"]))) != f["e"]:
        faults.append("final_exponentiation")
    t = read(name, "tower")["cyclotomic"]
    for key, s in (("g3_zero", 1), ("g5_zero", 5)):
        z, j = w.read_ft(t[key]), c.k // 6
        if any(z[s::6]) or c.ft.mul(c.ft.frob(z, 2 * j), z) != c.ft.frob(z, j):
            faults.append(key)
    for group in (1, 2):
        facts = read(name, "curves")["g%d" % group]
        for s in facts["points"]:
            p = w.read_point(group, s["p"])
            if w.point(group, (c.clear1 if group == 1 else c.clear2)(p)) != s["cleared"]:
                faults.append("cleared, g%d" % group)
    for fault in faults:
        print("%s: the file and the model differ: %s" % (name, fault))
    return not faults


def path_of(name, floor):
    return os.path.join(HERE, floor, name + ".json")


def read(name, floor):
    with open(path_of(name, floor), encoding="ascii") as f:
        return json.load(f)


def main(argv):
    names = [a for a in argv if not a.startswith("-")]
    unknown = [n for n in names if n not in CURVES]
    if not names or unknown or argv[:len(argv) - len(names)] not in ([], ["--check"]):
        sys.exit("unknown curve: " + ", ".join(unknown) if unknown else __doc__)
    if "--check" in argv:
        return 0 if all([check(n) for n in names]) else 1
    for name in names:
        w = Writer(name)
        for floor in ("curves", "tower", "pairing"):
            if os.path.exists(path_of(name, floor)):
                continue
            with open(path_of(name, floor), "w", encoding="ascii") as f:
                json.dump(getattr(w, floor)(), f, indent=1)
                f.write("\n")
            print("written: tests/vectors/%s/%s.json" % (floor, name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
