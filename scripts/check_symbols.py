#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The shared library exports exactly the functions that the public headers declare.

usage: check_symbols.py --library libpairing.so --include include --curves "bn254;bls12_381" [--nm nm]
Headers of curves that are not in the list are left out. A function that needs OpenSSL may be missing from a
build without it: --without NAME (a regular expression) lists those.
"""
import argparse
import pathlib
import re
import subprocess
import sys


def known(include):
    """The curves that have a header."""
    headers = (pathlib.Path(include) / "pairing").glob("*.h")
    return [h.stem for h in headers if f"#define PAIRING_{h.stem.upper()}_FP_LIMBS " in h.read_text()]


def declared(include, curves):
    """Names of the functions and objects marked PAIRING_API in the headers of these curves."""
    names, every = set(), known(include)
    for path in sorted((pathlib.Path(include) / "pairing").glob("*.h")):
        owner = next((c for c in every if path.name.startswith(c)), None)
        if owner is not None and owner not in curves:
            continue
        text = re.sub(r"/\*.*?\*/", " ", path.read_text(), flags=re.S)
        text = re.sub(r"^[ \t]*#.*?(?<!\\)$", " ", text, flags=re.M)
        for match in re.finditer(r"\bPAIRING_API\b([^;]*);", text):
            function = re.search(r"\b(pairing_\w+)\s*\(", match.group(1))
            thing = function or re.search(r"\b(pairing_\w+)\s*(?:\[[^\]]*\])*$", match.group(1).strip())
            if thing is None:
                sys.exit(f"{path}: cannot read the declaration: {match.group(0)!r}")
            names.add(thing.group(1))
    return names


def exported(library, nm):
    lines = subprocess.run([nm, "-D", "--defined-only", library], check=True, capture_output=True,
                           text=True).stdout.splitlines()
    names = {line.split()[-1].split("@")[0] for line in lines if line.split()}
    # The names of OpenMP's critical sections are one for the whole program; gcc begins them with a dot, C has no such name.
    return {name for name in names if not name.startswith(".gomp_critical_user_pairing_")}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--library", required=True)
    parser.add_argument("--include", required=True)
    parser.add_argument("--curves", required=True, help="separated by semicolons or commas")
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--without", default=None)
    args = parser.parse_args()

    want = declared(args.include, re.split("[;,]", args.curves))
    if args.without:
        want = {name for name in want if not re.search(args.without, name)}
    have = exported(args.library, args.nm)
    if len(want) < 10:
        sys.exit(f"only {len(want)} declarations found: the headers were not understood")
    for name in sorted(want - have):
        print(f"declared but not exported: {name}")
    for name in sorted(have - want):
        print(f"exported but not declared: {name}")
    if want != have:
        sys.exit(1)
    print(f"{len(have)} symbols, all declared")


if __name__ == "__main__":
    main()
