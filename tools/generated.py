# SPDX-License-Identifier: Apache-2.0
"""What all generators of checked-in files do alike: write what has changed, or with --check only name it."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def publish(files, check):
    """files: pairs of a path below the root and its text. Returns the status to exit with: 1 if check found a difference."""
    stale = []
    for path, text in files:
        full, old = os.path.join(ROOT, path), None
        if os.path.exists(full):
            with open(full, encoding="utf-8", newline="") as f:
                old = f.read()
        if old != text:
            stale.append(path)
            if not check:
                os.makedirs(os.path.dirname(full), exist_ok=True)
                with open(full, "w", encoding="utf-8", newline="\n") as f:
                    f.write(text)
    for path in stale:
        print(("stale: " if check else "wrote ") + path)
    return 1 if check and stale else 0
