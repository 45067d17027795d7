#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/bench_report.py on a small page and two small runs: the page that comes out is expected.md, the plot has a bar a
figure, a second pass changes nothing, and what is wrong with a page or missing from the programs is said."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

HERE = pathlib.Path(__file__).resolve().parent
SCRIPT = HERE.parent.parent / "scripts" / "bench_report.py"
RUNS = [str(HERE / "fast.json"), str(HERE / "slow.json")]
SVG = "{http://www.w3.org/2000/svg}"


def call(*args):
    return subprocess.run([sys.executable, str(SCRIPT), *map(str, args)], capture_output=True, text=True)


class Report(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.page = self.folder / "page.md"
        shutil.copy(HERE / "page.md", self.page)

    def report(self):
        return call("report", "--page", self.page, "--plots", self.folder / "plots", *RUNS)

    def test_page_and_second_pass(self):
        for _ in range(2):
            done = self.report()
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(self.page.read_text(), (HERE / "expected.md").read_text())
            self.assertIn("not measured: fast: d/fp_mul\n", done.stderr)
            self.assertIn("not measured: slow: d/fp_mul\n", done.stderr)

    def test_plot(self):
        self.report()
        svg = xml.etree.ElementTree.parse(self.folder / "plots" / "products.svg").getroot()
        bars = [float(r.get("width")) for r in svg.iter(SVG + "rect") if r.get("height") == "12"]
        self.assertEqual(bars, [420.0, 140.0, 420.0])     # 30 and 10 of the first row, one of the second
        texts = [t.text for t in svg.iter(SVG + "text")]
        self.assertEqual([t for t in texts if t not in ("plain", "engine")], ["first", "30.0", "10.0", "second", "1,234"])

    def test_faulty_pages(self):
        good = self.page.read_text()
        for old, new, fault in (("unit: ns", "unit: hours", "unknown unit"), ("rows: first", "row: first", "not understood"),
                                ("ratios: plain / engine", "ratios: plain / none", "no column none"),
                                ("columns: inverse = _inv\n", "", "no columns"),
                                ("-->\n<!-- end -->\n", "-->\n", "has no end")):
            self.page.write_text(good.replace(old, new))
            done = self.report()
            self.assertNotEqual(done.returncode, 0, fault)
            self.assertIn(fault, done.stderr)

    def test_rows(self):
        program = self.folder / "bench_some"
        names = ["c/fp_mul/plain", "c/fp_mul", "c/fp_mul/whole", "d/fp_mul/plain", "d/fp_mul", "d/fp_mul/whole", "c/fp_inv"]
        program.write_text("#!/bin/sh\nprintf '%s\\n' " + " ".join(names) + "\n")
        program.chmod(0o755)
        self.assertEqual(call("rows", "--page", self.page, program).returncode, 0)
        program.write_text("#!/bin/sh\nprintf '%s\\n' " + " ".join(names[:-1]) + "\n")
        done = call("rows", "--page", self.page, program)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout, "no program has the row c/fp_inv\n")
        self.assertEqual(call("rows", "--page", self.page, "--optional", "fp_inv$", program).returncode, 0)


if __name__ == "__main__":
    unittest.main()
