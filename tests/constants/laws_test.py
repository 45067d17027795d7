#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The constants in the headers keep the laws that define them, by an arithmetic of its own (header.py)."""

import itertools
import math
import os
import random
import sys
import unittest

from header import CURVES, TOYS, Curve, flat, number

SEED = int(os.environ.get("PAIRING_TEST_SEED", "1"))


def horner(digits, lead=1):
    v = lead
    for d in digits:
        v = 2 * v + d
    return v


class Laws:
    """Tests of one curve; bound to each curve below."""

    name = None

    @classmethod
    def setUpClass(cls):
        cls.c = Curve(cls.name)
        cls.rng = random.Random(SEED)
        print("%s: PAIRING_TEST_SEED=%d" % (cls.name, SEED), file=sys.stderr)

    def gens(self):
        c = self.c
        return (c.point(c.element("G1_GEN_X"), c.element("G1_GEN_Y")),
                c.point(c.element("G2_GEN_X"), c.element("G2_GEN_Y")))

    def infinity(self, p):
        return p[2] == self.c.zero_like(p[2])

    def test_field_blocks(self):
        c = self.c
        for f in ("FP", "FR"):
            p, n = c.n(f + "_MODULUS"), c.m[f + "_LIMBS"]
            r, bits, s = 1 << (64 * n), p.bit_length(), c.m[f + "_TWO_ADICITY"]
            unmont = lambda name: c.n(f + name) * pow(r, -1, p) % p
            self.assertTrue(r > p >= r >> 64)
            self.assertEqual([c.m[f + v] for v in ("_BITS", "_BYTES", "_SPARE_BITS", "_MODULUS_TOP")],
                             [bits, -(-bits // 8), 64 * n - bits, p >> (64 * (n - 1))])
            self.assertEqual([c.n(f + v) for v in ("_ONE", "_R2", "_R3")], [r % p, r * r % p, r * r * r % p])
            self.assertEqual((c.m[f + "_N0"] * p + 1) % (1 << 64), 0)
            self.assertEqual(2 * unmont("_INV2") % p, 1)
            self.assertEqual(unmont("_CHUNK"), pow(256, c.m[f + "_CHUNK_BYTES"], p))
            self.assertEqual((c.n(f + "_HALF"), c.m[f + "_HALF_BITS"]), ((p - 1) // 2, ((p - 1) // 2).bit_length()))
            self.assertEqual((c.n(f + "_INV_EXP"), c.m[f + "_INV_EXP_BITS"]), (p - 2, (p - 2).bit_length()))
            self.assertEqual(((p - 1) >> s) % 2, 1)
            self.assertEqual((p - 1) % (1 << s), 0)
            self.assertEqual(pow(unmont("_ROOT_OF_UNITY"), 1 << (s - 1), p), p - 1)
            e, kind = c.n(f + "_SQRT_EXP"), c.m[f + "_SQRT_KIND"]
            self.assertEqual(e.bit_length(), c.m[f + "_SQRT_EXP_BITS"])
            self.assertEqual((kind, e), (34, (p - 3) // 4) if p % 4 == 3 else (58, (p - 5) // 8) if p % 8 == 5
                             else (1, (((p - 1) >> s) - 1) // 2))
        self.assertEqual((c.m["CU_NR_C"], c.m["CU_NR_G"]), (0, 1))

    def test_generators_have_order_r(self):
        c = self.c
        b1, b2 = c.element("G1_B"), c.element("G2_B")
        self.assertEqual(b1, c.m["CURVE_B"] % c.p)
        if c.m["CURVE_TWIST_D"]:
            self.assertEqual(c.mul(b2, c.xi), c.lift(b1))
        else:
            self.assertEqual(b2, c.mul(c.lift(b1), c.xi))
        self.assertEqual(c.element("G1_B3"), c.scale(3, b1))
        self.assertEqual(c.element("G2_B3"), c.scale(3, b2))
        for g, b in zip(self.gens(), (b1, b2)):
            self.assertTrue(c.on_curve(g[0], g[1], b))
            self.assertTrue(self.infinity(c.times(c.r, g)))
            self.assertFalse(self.infinity(g))

    def test_cofactors_give_orders_of_curves_with_j_0(self):
        """h*r = q + 1 - t with 4q = t^2 + 3f^2 (j = 0), and, where the curve is small, the number of points counted."""
        c = self.c
        for g in ("G1", "G2"):
            h, q = c.n(g + "_COFACTOR"), c.size(c.element(g + "_B"))
            self.assertEqual(h.bit_length(), c.m[g + "_COFACTOR_BITS"])
            t = q + 1 - h * c.r
            f = (4 * q - t * t) // 3
            self.assertTrue(f > 0 and 3 * f == 4 * q - t * t and math.isqrt(f) ** 2 == f)
            if q < 1 << 18:
                b = c.element(g + "_B")
                elements = range(c.p) if isinstance(b, int) else ([u, v] for u in range(c.p) for v in range(c.p))
                roots, cubes = {}, {}
                for x in elements:
                    key = str(c.mul(x, x))
                    roots[key] = roots.get(key, 0) + 1
                    key = str(c.add(c.mul(x, c.mul(x, x)), b))
                    cubes[key] = cubes.get(key, 0) + 1
                self.assertEqual(h * c.r, 1 + sum(n * roots.get(key, 0) for key, n in cubes.items()))

    def test_seed_and_loop_digits(self):
        c = self.c
        x = abs(c.x)
        self.assertEqual(horner(c.m["SEED_NAF"]), x)
        self.assertEqual(len(c.m["SEED_NAF"]), c.m["SEED_NAF_LEN"])
        self.assertEqual(x.bit_length(), c.m["SEED_BITS"])
        d = c.m["MILLER_DIGITS"]
        self.assertEqual(len(d), c.m["MILLER_LEN"])
        if c.m["CURVE_K"] == 6:
            low = [(v + 4) % 3 - 1 for v in d]
            high = [(v - u) // 3 for u, v in zip(low, d)]
            self.assertTrue(all(u + 3 * h == v and abs(h) <= 1 for u, h, v in zip(low, high, d)))
            s = -1 if c.m["MILLER_NEGATED"] else 1
            t0, t1 = s * horner(low, c.m["MILLER_TOP0"]), s * horner(high, c.m["MILLER_TOP1"])
            self.assertEqual((t0 + t1 * c.p) % c.r, 0)
            third = horner(c.m["SEED_THIRD_NAF"]) * (-1 if c.x < 0 else 1)
            self.assertEqual(3 * third, c.x - 1)
            want = ((c.x + 1, c.x**3 - c.x**2 - c.x) if c.m["BW6_INNER_K"] == 12 else
                    (c.x**5 - c.x**4 - c.x, c.x + 1))
            self.assertEqual((t0, t1), want)
        else:
            want = abs(6 * c.x + 2) if c.m["CURVE_FAMILY"] == "FAMILY_BN" else x
            self.assertEqual(horner(d), want)

    def test_endomorphisms_have_their_eigenvalues(self):
        c = self.c
        lam, ev = c.n("GLV_LAMBDA"), c.n("PSI_EIGENVALUE")
        self.assertEqual((lam * lam + lam + 1) % c.r, 0)
        self.assertEqual(lam.bit_length(), c.m["GLV_LAMBDA_BITS"])
        self.assertEqual(ev, c.p % c.r)
        g1, g2 = self.gens()
        beta = c.element("G1_BETA")
        self.assertTrue(c.same(c.times(lam, g1), c.point(c.mul(beta, g1[0]), g1[1])))
        beta = c.lift(c.element("G2_BETA"))
        self.assertTrue(c.same(c.times(lam, g2), c.point(c.mul(beta, g2[0]), g2[1])))
        image = c.point(c.mul(c.element("G2_PSI_X"), c.frob(g2[0])), c.mul(c.element("G2_PSI_Y"), c.frob(g2[1])))
        self.assertTrue(c.same(c.times(ev, g2), image))

    def test_frobenius_rows_are_powers_of_the_generator(self):
        """W^(p^j) by repeated squaring in Fq[W]/(W^6 - xi), W = (0, 1, 0, ..)."""
        c = self.c
        zero, one = c.zero_like(c.xi), c.one_like(c.xi)

        def mul(a, b):
            r = [zero] * 11
            for (i, u), (j, v) in itertools.product(enumerate(a), enumerate(b)):
                if u != zero and v != zero:
                    r[i + j] = c.add(r[i + j], c.mul(u, v))
            return [c.add(r[i], c.mul(c.xi, r[i + 6])) if i < 5 else r[i] for i in range(6)]

        rows, powers = c.element("SX_FROB"), c.m["SX_FROB_POWERS"]
        self.assertEqual(len(rows), c.m["SX_FROB_ROWS"])
        self.assertEqual(powers, {6: [1, 2], 12: [1, 2, 3], 24: [1, 2, 3, 4]}[c.m["CURVE_K"]])
        for j, row in zip(powers, rows):
            w = [one] + [zero] * 5
            for bit in bin(c.p**j)[2:]:
                w = mul(w, w)
                if bit == "1":
                    w = mul(w, [zero, one] + [zero] * 4)
            self.assertEqual(w, [zero, row[0]] + [zero] * 4)
            self.assertEqual(row, [c.pow(row[0], i) for i in range(1, 6)])
        if c.degree == 4:
            for j, f in enumerate(c.element("FP4_FROB"), 1):
                x = [[0, 0], [1, 0]]
                self.assertEqual(c.pow(x, c.p**j), [[0, 0], f])
            self.assertEqual(len(c.m["FP4_FROB"]), c.m["FP4_FROB_ROWS"])

    def test_towers_are_irreducible(self):
        c = self.c
        for nr in c.nrs:
            self.assertFalse(c.is_square(nr))
        self.assertFalse(c.is_square(c.xi))
        q = c.size(c.xi)
        self.assertEqual(q % 3, 1)
        self.assertNotEqual(c.pow(c.xi, (q - 1) // 3), c.one_like(c.xi))

    def decompose(self, prefix, k):
        m, n = self.c.m, self.c.m[prefix + "_DIM"]
        sign = lambda words, neg: -number(words) if neg else number(words)
        basis = [sign(w, s) for w, s in zip(m[prefix + "_BASIS"], m[prefix + "_BASIS_NEG"])]
        shift = m[prefix + "_SHIFT"]
        self.assertEqual((len(basis), len(m[prefix + "_ROUND"])), (n * n, n))
        self.assertTrue(all(len(w) == m[prefix + "_WORDS"] for w in m[prefix + "_BASIS"]))
        self.assertTrue(all(len(w) == m[prefix + "_ROUND_WORDS"] for w in m[prefix + "_ROUND"]))
        out = [k] + [0] * (n - 1)
        for i, (g, neg) in enumerate(zip(m[prefix + "_ROUND"], m[prefix + "_ROUND_NEG"])):
            q = sign([(k * number(g) + (1 << (shift - 1))) >> shift], neg)
            for j in range(n):
                out[j] -= q * basis[n * i + j]
        return out

    def test_scalar_decomposition_is_exact_and_short(self):
        c = self.c
        ks = [0, 1, c.r - 1, c.r // 2, c.r // 2 + 1, c.n("GLV_LAMBDA")]
        ks += [self.rng.randrange(c.r) for _ in range(500)]
        for prefix, ev in (("GLV", c.n("GLV_LAMBDA")), ("GLS", c.n("PSI_EIGENVALUE"))):
            if prefix + "_BASIS" not in c.m:
                continue
            for k in ks:
                parts = self.decompose(prefix, k)
                self.assertEqual(len(parts), c.m[prefix + "_DIM"])
                self.assertEqual(sum(a * ev**j for j, a in enumerate(parts)) % c.r, k)
                self.assertLess(max(abs(a) for a in parts), 1 << c.m[prefix + "_BITS"])
        if "GLS_DIM" in c.m and "GLS_BASIS" not in c.m:
            self.assertGreater(abs(c.x) ** c.m["GLS_DIM"], c.r)
            self.assertLess(abs(c.x) ** (c.m["GLS_DIM"] - 1), c.r)
            self.assertEqual(c.n("PSI_EIGENVALUE"), c.x % c.r)

    def test_hash_to_curve_maps(self):
        c = self.c
        for pre in ("G1_H2C", "G1_H2C_ARKWORKS", "G2_H2C"):
            if "%s_KIND" % pre not in c.m:
                if pre == "G1_H2C_ARKWORKS":
                    continue
                self.assertIn(self.name, TOYS)
                continue
            e = lambda n: c.element("%s_%s" % (pre, n))
            b = c.element(pre[:2] + "_B")
            self.assertEqual(c.m["%s_L" % pre], -(-(c.p.bit_length() + 128) // 8))
            z = e("Z")
            if c.m["%s_KIND" % pre] == 2:
                gz = c.add(c.mul(z, c.mul(z, z)), b)
                t = c.scale(3, c.mul(z, z))
                self.assertEqual(e("C1"), gz)
                self.assertEqual(c.scale(-2, e("C2")), z)
                self.assertEqual(c.mul(e("C3"), e("C3")), c.scale(-1, c.mul(t, gz)))
                self.assertEqual(c.mul(e("C4"), t), c.scale(-4, gz))
                self.assertEqual(next(v for v in flat(e("C3")) if v) % 2, 0)
                continue
            self.assertFalse(c.is_square(z))
            for poly in ("XNUM", "XDEN", "YNUM", "YDEN"):
                self.assertEqual(len(e(poly)), c.m["%s_%s_LEN" % (pre, poly)])
            x = c.mul(e("B"), c.pow(c.mul(z, e("A")), c.size(z) - 2))
            gx = c.add(c.mul(c.add(c.mul(x, x), e("A")), x), e("B"))
            self.assertEqual(c.is_square(gx), bool(c.m["%s_Z_U0_SQUARE" % pre]))
            self.assertEqual(len(e("XNUM")) - 1, c.m["%s_ISO_DEGREE" % pre])
            self.isogeny(e, b)

    def isogeny(self, e, b):
        """(x^3 + A x + B) ynum^2 xden^3 = yden^2 (xnum^3 + b xden^3) at 12 d + 20 values of x, more than its degree (deg
        ynum, deg yden <= 3d/2 + 2), d the degree of the isogeny."""
        c = self.c
        polys = {n: e(n) for n in ("XNUM", "XDEN", "YNUM", "YDEN")}
        d = len(polys["XNUM"]) - 1
        one = c.one_like(b)
        polys["XDEN"].append(one)
        polys["YDEN"].append(one)

        def at(poly, x):
            r = c.zero_like(x)
            for a in reversed(poly):
                r = c.add(c.mul(r, x), a)
            return r

        self.assertEqual(len(polys["XDEN"]), d)
        for k in range(12 * d + 20):
            x = c.scale(k, one)
            xn, xd, yn, yd = (at(polys[n], x) for n in ("XNUM", "XDEN", "YNUM", "YDEN"))
            gx = c.add(c.mul(c.add(c.mul(x, x), e("A")), x), e("B"))
            xd3 = c.pow(xd, 3)
            self.assertEqual(c.mul(c.mul(gx, c.mul(yn, yn)), xd3),
                             c.mul(c.mul(yd, yd), c.add(c.pow(xn, 3), c.mul(b, xd3))))


for _name in CURVES + TOYS:
    globals()["Laws_" + _name] = type("Laws_" + _name, (Laws, unittest.TestCase), {"name": _name})

if __name__ == "__main__":
    unittest.main()
