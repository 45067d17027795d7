# SPDX-License-Identifier: Apache-2.0
"""What the generators of kernels do alike: write src/field/<machine>/kernels_<n>.S of every width, or compare."""
import argparse
import sys

from generated import publish

WIDTHS = (4, 5, 6, 10, 12)


def main(machine, file_text):
    """file_text(n): the text of the kernels of n words."""
    parser = argparse.ArgumentParser(description=f"Writes the {machine} kernels.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    check = parser.parse_args().check
    sys.exit(publish(((f"src/field/{machine}/kernels_{n}.S", file_text(n)) for n in WIDTHS), check))
