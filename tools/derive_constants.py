#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Derives every constant of every curve and writes src/curves/<curve>/ and tests/toy/<curve>/.

    derive_constants.py [--check] [CURVE ...]

Input are the definitions in tools/constants/curves.py (family, seed, non-residues, b, published generators).
--check writes nothing: it compares with the files that are checked in and exits 1 where one differs.
Plain Python 3.9 or newer, no packages.
"""

import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from constants import card, emit, h2c, rns                    # noqa: E402
from constants.curves import CURVES, TOYS                     # noqa: E402
from constants.derive import Curve                            # noqa: E402
from generated import publish                                 # noqa: E402


def files_of(curve):
    """{path from the root of the project: text} of one curve."""
    base = os.path.join("tests", "toy", curve.name) if curve.name in TOYS else os.path.join("src", "curves", curve.name)
    made = {
        os.path.join(base, "params.h"): emit.params_lines(curve),
        os.path.join(base, "consts.h"): emit.consts_file(curve),
    }
    if curve.name in CURVES:
        made[os.path.join(base, "rns.h")] = rns.rns_lines(curve)
        made[os.path.join(base, "consts_rns.h")] = rns.consts_lines(curve)
        if curve.name in card.CARDS:
            made[os.path.join(base, "README.md")] = card.card_lines(curve)
    if "h2c" in curve.spec:
        made[os.path.join(base, "h2c.h")] = h2c.h2c_file(curve)
    return {path: "\n".join(lines) + "\n" for path, lines in made.items()}


def main():
    if not __debug__:
        sys.exit("run without -O: the derivation checks itself by assertions")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with the checked-in files, write nothing")
    parser.add_argument("curves", nargs="*", metavar="CURVE", help="default: all")
    args = parser.parse_args()
    definitions = {**CURVES, **TOYS}
    unknown = [name for name in args.curves if name not in definitions]
    if unknown:
        parser.error("unknown curve: " + ", ".join(unknown))
    return publish((pair for name in args.curves or definitions
                    for pair in files_of(Curve(name, definitions[name])).items()), args.check)


if __name__ == "__main__":
    sys.exit(main())
