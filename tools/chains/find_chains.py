#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Searches addition chains for the square roots of the curves' fields and keeps the best in tools/constants/chains.json.

    find_chains.py [--seconds S] [--seed N] [FIELD...]      search; a chain is replaced by a shorter one only
    find_chains.py --line FIELD FILE                        take the last line of a run of `search`
    find_chains.py --check                                  prove every chain of the file; print the table
    find_chains.py --compare FILE                           --check, and no chain is longer than the one of that file

The search is search.c (built with cc on demand): annealing over dictionaries with overlapping digits, which has the
window, run-length and continued-fraction dictionaries among its states. Fields of BLS12 curves have a recipe besides
(recipes.py). After a change run tools/derive_constants.py and tests/field/make_params.py.
"""

import argparse
import functools
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(HERE)), "tests", "field"))

from constants.chain import DATA, Program, of_digits, read_chains, run    # noqa: E402
from constants.field import sqrt_exponent                                 # noqa: E402
from make_params import FIELDS                                            # noqa: E402
from recipes import RECIPES                                               # noqa: E402

CURVE_FIELDS = [n for n in FIELDS if n.endswith(("_fp", "_fr"))]


def parse(line):
    """The program of a line of `search`."""
    words = line.split()
    at = words.index("digits")
    return of_digits([int(v) for v in words[2:at]], [tuple(map(int, d.split("@"))) for d in words[at + 1:]])


class Search:
    def __init__(self, seconds, seed):
        self.seconds, self.seed = seconds, seed
        self.folder = tempfile.TemporaryDirectory()
        self.binary = os.path.join(self.folder.name, "search")
        subprocess.run(["cc", "-O3", "-march=native", "-o", self.binary, os.path.join(HERE, "search.c"), "-lm"], check=True)

    def find(self, e, seconds, seed):
        zeros = (e & -e).bit_length() - 1
        text = subprocess.run([self.binary, "%x" % (e >> zeros), str(seconds), str(seed)], check=True,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        program = parse(text.splitlines()[-1])
        if zeros:
            program.step(len(program.steps), zeros)
        assert program.exponents[-1] == e
        return program.reduced()

    @functools.lru_cache(None)
    def part(self, e):
        """For a number of seed size: three short runs."""
        return min((self.find(e, 2, self.seed + i) for i in range(3)), key=Program.cost)

    def field(self, name):
        e = sqrt_exponent(FIELDS[name][0])
        found = [("annealed dictionary", self.find(e, self.seconds, self.seed))]
        if name in RECIPES:
            recipe, u = RECIPES[name]
            found.append(("powers of the seed", recipe(self.part, u).reduced()))
        return min(found, key=lambda f: f[1].cost())


def keep(chains, name, method, program):
    """Stores the program if it is shorter than what is there."""
    e = sqrt_exponent(FIELDS[name][0])
    rows, registers = program.allocated()
    assert program.exponents[-1] == e and run(rows, registers) == e
    old = chains.get(name)
    cost = lambda r: (r["squarings"] + r["multiplications"], r["multiplications"], r["registers"])
    new = {"exponent": "%#x" % e, "method": method, "squarings": program.squarings(),
           "multiplications": program.multiplications(), "registers": registers, "steps": program.steps}
    if old is None or int(old["exponent"], 16) != e or cost(new) < cost(old):
        chains[name] = new
        print("%-14s %4d, was %s" % (name, program.cost(), "none" if old is None else sum(cost(old)[:2])))


def write(chains):
    rows = []
    for name in [n for n in CURVE_FIELDS if n in chains]:
        r = chains[name]
        head = ",\n".join('  "%s": %s' % (k, json.dumps(v)) for k, v in r.items() if k != "steps")
        steps = ", ".join(json.dumps(s) for s in r["steps"])
        lines, cur = [], "    "
        for item in steps.replace("], ", "],\n").split("\n"):
            if len(cur) + len(item) > 114:
                lines.append(cur.rstrip())
                cur = "    "
            cur += item + " "
        lines.append(cur.rstrip())
        rows.append('"%s": {\n%s,\n  "steps": [\n%s\n  ]\n}' % (name, head, "\n".join(lines)))
    with open(DATA, "w", encoding="ascii") as f:
        f.write("{\n" + ",\n".join(rows) + "\n}\n")


def check(chains, other=None):
    """Every curve's field has a chain, of the exponent that its root needs, with the cost that is written beside it."""
    bad = 0
    for name in CURVE_FIELDS:
        r, e = chains[name], sqrt_exponent(FIELDS[name][0])
        program = Program(tuple(s) for s in r["steps"])
        rows, registers = program.allocated()
        assert len(program.steps) == len(r["steps"]), name + ": a step stands twice"
        assert program.exponents[-1] == e == int(r["exponent"], 16) and run(rows, registers) == e, name
        assert (r["squarings"], r["multiplications"], r["registers"]) == (
            program.squarings(), program.multiplications(), registers), name
        line = "%-14s %4d = %3d squarings + %2d products, %2d registers" % (
            name, program.cost(), r["squarings"], r["multiplications"], registers)
        if other:
            theirs = min(c["total"] for c in other.values() if int(c["exponent"], 16) == e)
            line += ", reference %d" % theirs
            bad += program.cost() > theirs
        print(line)
    return bad


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--compare", metavar="FILE")
    parser.add_argument("--line", action="store_true")
    parser.add_argument("fields", nargs="*")
    args = parser.parse_args()
    chains = read_chains() if os.path.exists(DATA) else {}
    if args.check or args.compare:
        other = json.load(open(args.compare, encoding="ascii")) if args.compare else None
        return min(check(chains, other), 1)
    if args.line:
        name, path = args.fields
        keep(chains, name, "annealed dictionary", parse(open(path, encoding="ascii").read().splitlines()[-1]))
    else:
        search = Search(args.seconds, args.seed)
        for name in args.fields or CURVE_FIELDS:
            keep(chains, name, *search.field(name))
    write(chains)
    return 0


if __name__ == "__main__":
    sys.exit(main())
