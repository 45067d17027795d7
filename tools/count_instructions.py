#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the instructions of the kernels of a build for aarch64, assembly beside the compiler's C; prints a table.

usage: tools/count_instructions.py [--objdump PROGRAM] [FILE]    default: build/aarch64/lib/libpairing.a

The kernels are straight lines, so the instructions that stand there are those that a call executes; a function with a branch
is refused. The count of the assembly has the test of the engine at the entry, and not the way to the C kernel at the end.
"""
import argparse
import re
import subprocess
import sys

BRANCH = re.compile(r"b|b\..*|bl|blr|br|cbn?z|tbn?z")
KERNELS = (("mont_mul", "product"), ("mont_sqr", "square"), ("mont_dot2", "sum of two products"), ("mont_redc", "reduction"),
           ("wide_mul", "wide product"), ("wide_sqr", "wide square"))


def functions(listing):
    """name -> mnemonics, of all kernels in the output of objdump"""
    found, name = {}, None
    for line in listing.splitlines():
        start = re.match(r"[0-9a-f]+ <(\w+)>:", line)
        if start:
            name = start[1] if re.match(r"pairing_(mont|wide)_", start[1]) else None
            continue
        instruction = re.match(r"\s+[0-9a-f]+:\s+([a-z][\w.]*)", line)
        if name and instruction:
            found.setdefault(name, []).append(instruction[1])
    return found


def executed(name, mnemonics):
    """From the entry to the return, which is taken always but for the choice of the engine."""
    path = mnemonics[:mnemonics.index("ret") + 1]
    branches = [m for m in path if BRANCH.fullmatch(m)]
    if branches != ([] if name.endswith("_plain") else ["tbnz"]):
        sys.exit(f"{name} is no straight line: {branches}")
    return len(path)


def main():
    parser = argparse.ArgumentParser(description="Counts the instructions of the aarch64 kernels.")
    parser.add_argument("--objdump", default="aarch64-linux-gnu-objdump")
    parser.add_argument("file", nargs="?", default="build/aarch64/lib/libpairing.a")
    arguments = parser.parse_args()
    listing = subprocess.run([arguments.objdump, "-d", "--no-show-raw-insn", arguments.file],
                             capture_output=True, text=True, check=True).stdout
    found = functions(listing)
    widths = sorted({int(name.split("_")[-1]) for name in found if name.split("_")[-1].isdigit()} - {1, 13})
    print("| kernel | " + " | ".join(f"{n} words" for n in widths) + " |")
    print("|---|" + "---|" * len(widths))
    for kernel, title in KERNELS:
        cells = []
        for n in widths:
            name = f"pairing_{kernel}_{n}"
            if name not in found or name + "_plain" not in found:
                cells.append("")
                continue
            ours, plain = (executed(f, found[f]) for f in (name, name + "_plain"))
            cells.append(f"{ours} ({plain}: {100 * (ours - plain) / plain:+.0f} %)")
        print(f"| {title} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
