# SPDX-License-Identifier: Apache-2.0
"""What the generators of kernels do alike: write src/field/<machine>/kernels_<n>.S of every width, or compare."""
import argparse
import pathlib
import sys

FIELD = pathlib.Path(__file__).resolve().parent.parent / "src" / "field"
WIDTHS = (4, 5, 6, 10, 12)


def main(machine, file_text):
    """file_text(n): the text of the kernels of n words."""
    parser = argparse.ArgumentParser(description=f"Writes the {machine} kernels.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    check = parser.parse_args().check
    stale = []
    for n in WIDTHS:
        path, text = FIELD / machine / f"kernels_{n}.S", file_text(n)
        if not check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            stale.append(path.name)
    if stale:
        sys.exit(f"differ from tools/gen_{machine}.py: " + ", ".join(stale))
