#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Follows docs/adding_a_curve.md to the letter for one curve, on a copy of the sources.

    add_curve.py ADDITIONS WORK      ADDITIONS: tests/seventh/<curve>.txt; WORK: a folder for the copy and its build

Each section "## N. .." of the page is a step. Of each step, first the edits that ADDITIONS has for it are made, each in a
file that the section names; then the commands of the section are run, the lines indented by four spaces. Compiler and
generator come from the environment, as CMake reads them (CC, CXX, CMAKE_GENERATOR). Prints the number of lines that
were added by hand; it is an error if they are more than LIMIT.
"""

import os
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIMIT = 150


def copy_tree(to):
    """The project's files: in a checkout what git does not ignore, else everything but builds."""
    shutil.rmtree(to, ignore_errors=True)
    listed = subprocess.run(["git", "-c", "safe.directory=*", "-C", ROOT, "ls-files", "-z", "--cached", "--others",
                             "--exclude-standard"], capture_output=True)
    names = [n for n in listed.stdout.decode().split("\0") if n]
    if listed.returncode or "CMakeLists.txt" not in names:
        names = []
        for folder, inner, files in os.walk(ROOT):
            inner[:] = [d for d in inner if d not in (".git", "build", "__pycache__") and
                        os.path.abspath(os.path.join(folder, d)) != os.path.dirname(os.path.abspath(to))]
            names += [os.path.relpath(os.path.join(folder, f), ROOT) for f in files]
    for name in names:
        if os.path.isfile(os.path.join(ROOT, name)):
            os.makedirs(os.path.join(to, os.path.dirname(name)), exist_ok=True)
            shutil.copy2(os.path.join(ROOT, name), os.path.join(to, name))


def steps_of(page, curve):
    """[(number, text, commands)] of the numbered sections."""
    parts = re.split(r"^## (\d+)\. ", page, flags=re.M)[1:]
    steps = []
    for number, text in zip(parts[0::2], parts[1::2]):
        text = re.split(r"^## ", text, flags=re.M)[0].replace("<curve>", curve)
        steps.append((int(number), text, [s.strip() for s in re.findall(r"^    (\S.*)$", text, flags=re.M)]))
    if [n for n, _, _ in steps] != list(range(1, len(steps) + 1)) or len(steps) < 5:
        sys.exit("docs/adding_a_curve.md: the steps were not understood")
    return steps


def additions_of(path):
    """[(step, file, how, anchor, lines)]"""
    out, where = [], None
    with open(path, encoding="utf-8") as f:
        for line in f.read().splitlines():
            if line.startswith("=== "):
                _, step, file = line.split(" ", 2)
                where = (int(step), file)
            elif line.startswith("--- ") and where:
                how, _, anchor = line[4:].partition(" ")
                out.append(where + (how, anchor, []))
            elif where:
                out[-1][4].append(line)
    for one in out:
        while one[4] and not one[4][-1]:
            one[4].pop()
    return out


def edit(root, file, how, anchor, lines):
    path = os.path.join(root, file)
    if how == "new":
        if os.path.exists(path):
            sys.exit("%s exists already" % file)
        text = lines
    else:
        with open(path, encoding="utf-8") as f:
            text = f.read().splitlines()
        found = [i for i, line in enumerate(text) if line.lstrip().startswith(anchor)]
        if len(found) != 1:
            sys.exit("%s: %d lines start with: %s" % (file, len(found), anchor))
        at = found[0]
        if how == "extend":
            text[at] = re.sub(r"\)$", " %s)" % lines[0], text[at])
            if lines[0] not in text[at]:
                sys.exit("%s: no list in this line: %s" % (file, anchor))
        else:
            at += {"before": 0, "after": 1}[how]
            text[at:at] = lines
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(text) + "\n")


def run(command, folder):
    """Words as they stand: no shell, so that a pattern needs no quotes."""
    print("$ " + command, flush=True)
    start = time.monotonic()
    done = subprocess.run(command.split(), cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", stdin=subprocess.DEVNULL)
    lines = done.stdout.splitlines()
    print("\n".join("  " + s for s in (lines if done.returncode else lines[-3:])))
    if done.returncode:
        sys.exit("failed: " + command)
    print("  (%.0f s)" % (time.monotonic() - start), flush=True)


def main(argv):
    if len(argv) != 2:
        sys.exit(__doc__)
    additions_path, work = argv
    curve = os.path.splitext(os.path.basename(additions_path))[0]
    copy = os.path.join(os.path.abspath(work), "copy")
    copy_tree(copy)
    with open(os.path.join(copy, "docs/adding_a_curve.md"), encoding="utf-8") as f:
        steps = steps_of(f.read(), curve)
    additions, count = additions_of(additions_path), {}
    for number, text, commands in steps:
        print("-- step %d: %s" % (number, text.splitlines()[0]), flush=True)
        for step, file, how, anchor, lines in additions:
            if step == number:
                if "`%s`" % file not in text:
                    sys.exit("step %d of docs/adding_a_curve.md does not name %s" % (number, file))
                edit(copy, file, how, anchor, lines)
                count[file] = count.get(file, 0) + sum(1 for s in lines if s)
        for command in commands:
            run(command, copy)
    if not count or any(step > len(steps) for step, *_ in additions):
        sys.exit("additions for no step")
    for file, n in count.items():
        print("%4d  %s" % (n, file))
    total = sum(count.values())
    print("%4d  lines added by hand for %s" % (total, curve))
    if total > LIMIT:
        sys.exit("more than %d" % LIMIT)
    shutil.rmtree(copy)


if __name__ == "__main__":
    main(sys.argv[1:])
