#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the constants in the headers with reference values of the curves, curves.json in the folder
PAIRING_MATH_DIR (hex strings, canonical; elements as flat lists, constant term first). Exit 77 where there is none."""

import json
import os
import sys
import unittest

from header import CURVES, Curve, flat

DIR = os.environ.get("PAIRING_MATH_DIR", "")
PATH = os.path.join(DIR, "curves.json")


def hexes(v):
    return [int(c, 16) for c in v]


class Reference:
    name = None

    @classmethod
    def setUpClass(cls):
        cls.c = Curve(cls.name)
        with open(PATH, encoding="utf-8") as f:
            cls.ref = json.load(f).get(cls.name.replace("_", "-"))
        if cls.ref is None:
            raise unittest.SkipTest("no reference values of " + cls.name)

    def same(self, macro, want):
        self.assertEqual(flat(self.c.element(macro)), hexes(want), macro)

    def test_integers(self):
        c, ref, m = self.c, self.ref, self.c.m
        self.assertEqual(c.x, int(ref["x"]))
        self.assertEqual(c.p, int(ref["p"], 16))
        self.assertEqual(c.r, int(ref["r"], 16))
        self.assertEqual(m["CURVE_K"], ref["embedding_degree"])
        self.assertEqual(m["CURVE_FAMILY"], "FAMILY_" + ref["family"].split("-")[0].upper())
        self.assertEqual(m["CURVE_TWIST_D"], int(ref["twist"] == "D"))
        self.assertEqual(c.n("G1_COFACTOR"), int(ref["h1"], 16))
        self.assertEqual(c.n("G2_COFACTOR"), int(ref["h2"], 16))

    def test_montgomery_and_roots(self):
        c, ref, m = self.c, self.ref, self.c.m
        for f, mont in (("FP", ref["mont_p"]), ("FR", ref["mont_r"])):
            self.assertEqual(m[f + "_LIMBS"], mont["limbs64"])
            self.assertEqual(m[f + "_SPARE_BITS"], mont["spare_bits"])
            self.assertEqual(m[f + "_N0"], int(mont["neg_inv64"], 16))
            self.assertEqual(c.n(f + "_ONE"), int(mont["R_mod"], 16))
            self.assertEqual(c.n(f + "_R2"), int(mont["R2_mod"], 16))
            self.assertEqual(m[f + "_TWO_ADICITY"], mont["two_adicity"])
        root = c.n("FR_ROOT_OF_UNITY") * pow(1 << (64 * m["FR_LIMBS"]), -1, c.r) % c.r
        self.assertEqual(root, int(ref["fr_root_of_unity"], 16))

    def test_curve_and_tower(self):
        c, ref = self.c, self.ref
        self.assertEqual(c.m["CURVE_B"] % c.p, int(ref["b"], 16))
        self.same("G1_B", [ref["b"]])
        self.same("G2_B", ref["b_twist"])
        self.same("G1_GEN_X", [ref["G1"][0]])
        self.same("G1_GEN_Y", [ref["G1"][1]])
        self.same("G2_GEN_X", ref["G2"][0])
        self.same("G2_GEN_Y", ref["G2"][1])
        self.assertEqual(flat(c.xi), hexes(ref["xi"]))
        steps = [t for t in ref["tower"] if t["degree"] == 2][:len(c.nrs)]
        self.assertEqual([flat(nr) for nr in c.nrs], [hexes(t["nonresidue"]) for t in steps])

    def test_endomorphisms(self):
        c, e = self.c, self.ref["endo"]
        self.same("G1_BETA", [e["beta_g1"]])
        self.same("G2_BETA", [e["beta_g2"]])
        self.same("G2_PSI_X", e["psi_u"])
        self.same("G2_PSI_Y", e["psi_v"])
        self.assertEqual(c.n("GLV_LAMBDA"), int(e["lambda_g1"], 16) % c.r)
        self.assertEqual(c.n("PSI_EIGENVALUE"), int(e["psi_eigenvalue"], 16) % c.r)

    def test_miller_loop_costs(self):
        m, ref = self.c.m, self.ref["pairing"]["miller"]
        cost = (m["MILLER_LEN"], sum(1 for d in m["MILLER_DIGITS"] if d))
        if "joint" in ref:
            self.assertEqual(cost, (ref["joint"]["doublings"], ref["joint"]["additions"]))
        else:
            s = ref["stats"]
            forms = [(s["doublings_bin"], s["additions_bin"]), (s["doublings_naf"], s["additions_naf"])]
            self.assertEqual(sum(cost), min(sum(f) for f in forms))
            self.assertIn(cost, forms)

    def test_hash_to_curve(self):
        m = self.c.m
        self.assertEqual(sorted(self.ref["hash_to_curve"]), ["G1", "G2"])
        for g, ref in self.ref["hash_to_curve"].items():
            pre = "%s_H2C_" % g
            self.assertEqual(m[pre + "KIND"], {"SSWU": 1, "SVDW": 2}[ref["map"]])
            self.assertEqual(m[pre + "L"], ref["L"])
            self.assertTrue(ref["vectors"][0]["dst"].endswith(m[pre + "SUITE"] + "RO_"))
            self.same(pre + "Z", ref["Z"])
            if ref["map"] == "SVDW":
                for k in ("c1", "c2", "c3", "c4"):
                    self.same(pre + k.upper(), ref[k])
                continue
            self.same(pre + "A", ref["A"])
            self.same(pre + "B", ref["B"])
            self.assertEqual(m[pre + "Z_IRREDUCIBLE"], int(ref["rfc9380_criterion3_g(x)-Z_irreducible"]))
            self.assertEqual(m[pre + "Z_U0_SQUARE"], int(ref["rfc9380_criterion4_g(B/ZA)_square"]))
            self.assertEqual(m[pre + "ISO_DEGREE"], ref["isogeny_degree"])
            for k in ("xnum", "xden_monic", "ynum", "yden_monic"):
                name = pre + k.split("_")[0].upper()
                self.assertEqual(m[name + "_LEN"], len(ref[k]))
                self.assertEqual([flat(a) for a in self.c.element(name)], [hexes(a) for a in ref[k]])


for _name in CURVES:
    globals()["Reference_" + _name] = type("Reference_" + _name, (Reference, unittest.TestCase), {"name": _name})

if __name__ == "__main__":
    if not os.path.isfile(PATH):
        print("no reference values: PAIRING_MATH_DIR is not a folder with curves.json")
        sys.exit(77)
    unittest.main()
