#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tables and plots of a page of measurements, from the output of benchmark programs. Python's standard library alone.

  bench_report.py run    --page docs/benchmarks.md --build build/release [--core 1] [--engines a,b] [--out build/bench]
      runs the rows that the page shows, one process a program and engine, and writes <out>/<program>_<engine>.json
  bench_report.py report --page docs/benchmarks.md [--plots docs/plots] FILE.json...
      writes the page's tables and plots anew. Values are medians over all repetitions and files.
  bench_report.py rows   --page docs/benchmarks.md PROGRAM...
      fails if the page shows a row that none of the programs has

A table of the page stands between two comments; what is between them is written by `report`:

    <!-- table: fp_mul
    unit: ns
    rows: bn254 Fp = bn254/fp, bls12_381 Fp = bls12_381/fp
    columns: textbook = _mul/textbook | no carry = _mul/no_carry | chosen = _mul | portable = portable:_mul
    ratios: textbook / chosen
    plot: textbook | chosen
    -->
    <!-- end -->

A cell is the time of the benchmark named <row><column>. `engine:` in front of a column (or of a row) takes that engine's run, otherwise
it is the first file's; a whole name in a column, with `{}` in the place of the row, does as well. Ratios compare two
columns, plots draw the columns they name. `<!-- machine -->` ... `<!-- end -->` holds what the runs say of the machine.
"""
import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
from xml.sax.saxutils import escape

UNITS = {"ns": 1.0, "us": 1e3, "ms": 1e6}
BLOCK = re.compile(r"<!-- table: (\w+)\n(.*?)-->\n(.*?)<!-- end -->", re.S)
MACHINE = re.compile(r"(<!-- machine -->\n)(.*?)(<!-- end -->)", re.S)


# ---- the page ---------------------------------------------------------------------------------------------------------

def pairs(text, separator):
    """ "label = name" or "name" alone, separated: [(label, name)] """
    out = []
    for part in text.split(separator):
        label, equals, name = part.partition("=")
        out.append((label.strip(), name.strip() if equals else label.strip()))
    return out


class Table:
    """One table of the page: its name, and the lines of its comment."""

    KEYS = {"unit", "rows", "columns", "ratios", "plot"}

    def __init__(self, name, text):
        self.name = name
        spec = {}
        for line in text.strip().splitlines():
            key, colon, value = line.partition(":")
            if not colon or key.strip() not in self.KEYS or key.strip() in spec:
                sys.exit(f"table {name}: not understood: {line}")
            spec[key.strip()] = value.strip()
        for key in ("rows", "columns"):
            if key not in spec:
                sys.exit(f"table {name}: no {key}")
        self.unit = spec.get("unit", "ns")
        if self.unit not in UNITS:
            sys.exit(f"table {name}: unknown unit {self.unit}")
        self.rows = pairs(spec["rows"], ",")
        self.columns = pairs(spec["columns"], "|")
        self.ratios = [tuple(x.strip() for x in r.split("/")) for r in spec["ratios"].split("|")] if "ratios" in spec else []
        self.plot = [x.strip() for x in spec["plot"].split("|")] if "plot" in spec else []
        known = {label for label, _ in self.columns}
        for label in [x for r in self.ratios for x in r] + self.plot:
            if label not in known:
                sys.exit(f"table {name}: no column {label}")

    def key(self, row, column):
        """(engine or None, benchmark) of a cell"""
        engine = None
        if ":" in column:
            engine, column = column.split(":", 1)
        if ":" in row:
            engine, row = row.split(":", 1)
        return engine, column.replace("{}", row) if "{}" in column else row + column

    def keys(self):
        return [self.key(row, column) for _, row in self.rows for _, column in self.columns]


def tables_of(page):
    text = pathlib.Path(page).read_text()
    if text.count("<!-- table:") != len(BLOCK.findall(text)):
        sys.exit(f"{page}: a table's comment has no end")
    return [Table(name, spec) for name, spec, _ in BLOCK.findall(text)]


# ---- the runs ---------------------------------------------------------------------------------------------------------

class Runs:
    """All values of some files of Google Benchmark: times in ns by (engine, name)."""

    def __init__(self, files):
        self.times, self.contexts = {}, []
        for path in files:
            data = json.loads(pathlib.Path(path).read_text())
            context = data["context"]
            engine = context.get("engine", "")
            self.contexts.append(context)
            for b in data["benchmarks"]:
                if b.get("run_type", "iteration") != "iteration" or b.get("error_occurred"):
                    continue
                name = b.get("run_name", b["name"])
                self.times.setdefault((engine, name), []).append(b["cpu_time"] * UNITS[b["time_unit"]])
        self.first = self.contexts[0].get("engine", "") if self.contexts else ""

    def median(self, engine, name):
        values = self.times.get((self.first if engine is None else engine, name))
        return statistics.median(values) if values else None

    def machine(self):
        """Lines of the machine's table."""
        lines = []
        for label, key in (("processor", "cpu"), ("pinned to", "pinned"), ("compiler", "compiler"), ("flags", "flags"),
                           ("system", "system")):
            values = list(dict.fromkeys(str(c[key]) for c in self.contexts if key in c))
            if values:
                lines.append((label, "; ".join(values)))
        engines = list(dict.fromkeys(c.get("engine", "") for c in self.contexts))
        lines.append(("engines", ", ".join(e for e in engines if e)))
        counts = [len(v) for v in self.times.values()]
        if counts:
            lines.append(("repetitions of a row", f"{min(counts)}" if min(counts) == max(counts) else
                          f"{min(counts)} to {max(counts)}"))
        dates = sorted(c["date"][:10] for c in self.contexts if "date" in c)
        if dates:
            lines.append(("date", dates[-1]))
        return lines


# ---- tables -----------------------------------------------------------------------------------------------------------

def number(x):
    """Three digits, no exponent."""
    if x is None:
        return "-"
    if x >= 100:
        return f"{x:,.0f}"
    return f"{x:.1f}" if x >= 10 else f"{x:.2f}"


def markdown(rows):
    head, body = rows[0], rows[1:]
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(r) + " |" for r in body]) + "\n"


def render(table, runs, plot):
    """The text between the comments, and the values by row and column."""
    values = [{label: runs.median(*table.key(row, column)) for label, column in table.columns} for _, row in table.rows]
    scale = UNITS[table.unit]
    out = [[table.unit] + [label for label, _ in table.columns] + [f"{a} / {b}" for a, b in table.ratios]]
    for (label, _), v in zip(table.rows, values):
        cells = [number(None if v[c] is None else v[c] / scale) for c, _ in table.columns]
        for a, b in table.ratios:
            cells.append("-" if v[a] is None or v[b] is None else f"{v[a] / v[b]:.2f}")
        out.append([label] + cells)
    text = markdown(out)
    if table.plot and plot:
        text += f"\n![{table.name}]({plot})\n"
    return text, values


# ---- plots ------------------------------------------------------------------------------------------------------------

COLOURS = ["#4063a3", "#d9822b", "#3d8f5f", "#9a4a8f", "#8a8a8a", "#b5433c"]


def bars(table, values):
    """Horizontal bars, a group a row, a bar a plotted column; each group is scaled to its longest bar, since rows differ by
    orders of magnitude; the figure stands at the end of the bar."""
    left, width, bar, gap, top = 150, 420, 14, 12, 34
    scale = UNITS[table.unit]
    body, y = [], top
    for (label, _), v in zip(table.rows, values):
        shown = [(i, c, v[c]) for i, c in enumerate(table.plot) if v[c] is not None]
        if not shown:
            continue
        longest = max(t for _, _, t in shown)
        middle = y + bar * len(shown) / 2 + 4
        body.append(f'<text x="{left - 8}" y="{middle:.0f}" text-anchor="end">{escape(label)}</text>')
        for i, _, t in shown:
            w = width * t / longest
            body.append(f'<rect x="{left}" y="{y}" width="{w:.1f}" height="{bar - 2}" fill="{COLOURS[i % len(COLOURS)]}"/>')
            body.append(f'<text x="{left + w + 4:.1f}" y="{y + bar - 4}">{number(t / scale)}</text>')
            y += bar
        y += gap
    legend, x = [], left
    for i, c in enumerate(table.plot):
        legend.append(f'<rect x="{x}" y="10" width="10" height="10" fill="{COLOURS[i % len(COLOURS)]}"/>')
        legend.append(f'<text x="{x + 14}" y="19">{escape(c)}</text>')
        x += 30 + 7 * len(c)
    full = max(left + width + 70, x)
    return "\n".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg" width="{full}" height="{y}" viewBox="0 0 {full} {y}" '
         'font-family="sans-serif" font-size="11">',
         f"<title>{escape(table.name)}, {table.unit}; each group to its own scale</title>",
         '<rect width="100%" height="100%" fill="white"/>'] + legend + body + ["</svg>"]) + "\n"


# ---- commands ---------------------------------------------------------------------------------------------------------

def report(args):
    page = pathlib.Path(args.page)
    runs = Runs(args.files)
    tables = {t.name: t for t in tables_of(page)}
    plots = pathlib.Path(args.plots) if args.plots else None

    def block(match):
        table = tables[match.group(1)]
        where = plots / f"{table.name}.svg" if plots and table.plot else None
        link = os.path.relpath(where, page.parent).replace(os.sep, "/") if where else None
        text, values = render(table, runs, link)
        if where:
            plots.mkdir(parents=True, exist_ok=True)
            where.write_text(bars(table, values))
        return f"<!-- table: {match.group(1)}\n{match.group(2)}-->\n{text}<!-- end -->"

    text = BLOCK.sub(block, page.read_text())
    machine = markdown([["machine", ""]] + [list(line) for line in runs.machine()]).replace("---:", "---")
    page.write_text(MACHINE.sub(lambda m: m.group(1) + machine + m.group(3), text))
    missing = sorted({f"{e or runs.first}: {n}" for t in tables.values() for e, n in t.keys() if runs.median(e, n) is None})
    for line in missing:
        print(f"not measured: {line}", file=sys.stderr)


def listed(program):
    out = subprocess.run([program, "--benchmark_list_tests"], check=True, capture_output=True, text=True).stdout
    return set(out.split())


def rows(args):
    have = set().union(*(listed(p) for p in args.programs))
    lost = sorted({name for t in tables_of(args.page) for _, name in t.keys()} - have)
    lost = [name for name in lost if not any(re.search(o, name) for o in args.optional)]
    for name in lost:
        print(f"no program has the row {name}")
    if lost:
        sys.exit(1)
    print("every row of the page is measured by a program")


def processor():
    """The processor's name as the system has it."""
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return " ".join(line.split(":", 1)[1].split()[:4])
    except OSError:
        pass
    return os.uname().machine


def run(args):
    keys = {key for t in tables_of(args.page) for key in t.keys()}
    out = pathlib.Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    programs = sorted(p for p in pathlib.Path(args.build, "bench").glob("bench_*") if os.access(p, os.X_OK))
    engines = args.engines.split(",") if args.engines else [None]
    context = f"cpu={processor()},system={os.uname().sysname}"
    prefix = []
    if args.core is not None:
        prefix = ["taskset", "-c", str(args.core)]
        context += f",pinned=core {args.core}"
    for program in programs:
        have = listed(program)
        for engine in engines:
            # a column without an engine is measured with the first alone
            names = sorted(n for e, n in keys if n in have and (e == engine or (e is None and engine == engines[0])))
            if not names:
                continue
            target = out / f"{program.name}_{engine or 'auto'}.json"
            command = prefix + [str(program), "--benchmark_filter=^(" + "|".join(map(re.escape, names)) + ")$",
                                f"--benchmark_min_time={args.min_time}", f"--benchmark_repetitions={args.repetitions}",
                                "--benchmark_report_aggregates_only=false", "--benchmark_enable_random_interleaving=true",
                                f"--benchmark_context={context}", f"--benchmark_out={target}"]
            if engine:
                command.append(f"--engine={engine}")
            print(f"{target}: {len(names)} rows", flush=True)
            status = subprocess.run(command, stdout=subprocess.DEVNULL).returncode
            if status != 0:
                sys.exit(f"{program.name} ended with status {status}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    c = commands.add_parser("run")
    c.add_argument("--page", required=True)
    c.add_argument("--build", required=True)
    c.add_argument("--out", default="build/bench")
    c.add_argument("--core", type=int)
    c.add_argument("--engines", help="separated by commas, the preferred first; default: the one that is chosen")
    c.add_argument("--min-time", type=float, default=0.01, help="seconds a repetition")
    c.add_argument("--repetitions", type=int, default=9)
    c.set_defaults(do=run)
    c = commands.add_parser("report")
    c.add_argument("--page", required=True)
    c.add_argument("--plots")
    c.add_argument("files", nargs="+")
    c.set_defaults(do=report)
    c = commands.add_parser("rows")
    c.add_argument("--page", required=True)
    c.add_argument("--optional", action="append", default=[], help="a regular expression of rows that a build may lack")
    c.add_argument("programs", nargs="+")
    c.set_defaults(do=rows)
    args = parser.parse_args()
    args.do(args)


if __name__ == "__main__":
    main()
