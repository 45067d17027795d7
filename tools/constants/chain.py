# SPDX-License-Identifier: Apache-2.0
"""Addition chains as straight-line programs.

A program computes powers of an element g = value 0. Step k makes value k + 1 from earlier ones:

    (src, n, mul):   value[src]^(2^n) * value[mul],  mul None: without the product

In exponents: e[src]*2^n + e[mul]. Its cost is the sum of n, squarings, and the number of products.

chains.json holds the programs that tools/chains/find_chains.py found; chain_of(e) is the one of an exponent, and for an
exponent that was not searched the best sliding window.
"""

import json
import os

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "chains.json")


class Program:
    def __init__(self, steps=()):
        self.steps, self.exponents = [], [1]
        for src, n, mul in steps:
            self.step(src, n, mul)

    def step(self, src, n, mul=None):
        """Appends a step, or finds it where it stands already; the index of its value."""
        assert n > 0 or mul is not None
        key = (src, n, mul)
        if key in self.steps:
            return self.steps.index(key) + 1
        self.steps.append(key)
        self.exponents.append((self.exponents[src] << n) + (0 if mul is None else self.exponents[mul]))
        return len(self.steps)

    def append(self, base, other):
        """Runs the program `other` on value `base`: the index that each of its values has here."""
        at = [base]
        for src, n, mul in other.steps:
            at.append(self.step(at[src], n, None if mul is None else at[mul]))
        return at

    def squarings(self):
        return sum(n for _, n, _ in self.steps)

    def multiplications(self):
        return sum(mul is not None for _, _, mul in self.steps)

    def cost(self):
        return self.squarings() + self.multiplications()

    def reduced(self):
        """The program of the last value: without steps it does not need, runs of squarings joined."""
        steps = list(self.steps)
        needed, uses = {len(steps)}, {}
        for k in range(len(steps), 0, -1):
            if k in needed:
                src, _, mul = steps[k - 1]
                for v in (src, mul):
                    if v is not None:
                        needed.add(v)
                        uses[v] = uses.get(v, 0) + 1
        joined = {}                       # value -> (src, n): a run of squarings that its one user takes over
        for k in sorted(needed - {0}):
            src, n, mul = steps[k - 1]
            if src in joined:
                src, n = joined[src][0], joined[src][1] + n
                steps[k - 1] = (src, n, mul)
            users = [j for j in needed if j > k and k in (steps[j - 1][0], steps[j - 1][2])]
            if mul is None and len(users) == 1 and steps[users[0] - 1][0] == k and steps[users[0] - 1][2] != k:
                joined[k] = (src, n)
        out, at = Program(), {0: 0}
        for k in sorted(needed - {0} - set(joined)):
            src, n, mul = steps[k - 1]
            at[k] = out.step(at[src], n, None if mul is None else at[mul])
        assert out.exponents[-1] == self.exponents[-1] and out.cost() <= self.cost()
        return out

    def allocated(self):
        """(rows, registers): rows (dst, src, n, mul) over as few registers as the order of the steps permits.
        Register 0 holds g at the start; the last row leaves the result in its dst. The squarings are done in dst, which
        therefore is not mul."""
        last = {0: 0}
        for k, (src, _, mul) in enumerate(self.steps, 1):
            last[src] = k
            if mul is not None:
                last[mul] = k
        place, free, count, rows = {0: 0}, [], 1, []
        for k, (src, n, mul) in enumerate(self.steps, 1):
            row_src, row_mul = place[src], None if mul is None else place[mul]
            for v in {src, mul} - {None}:
                if last[v] == k:
                    free.append(place[v])
            fit = [x for x in free if n == 0 or x != row_mul]
            if not fit:
                fit.append(count)
                free.append(count)
                count += 1
            place[k] = min(fit)
            free.remove(place[k])
            rows.append((place[k], row_src, n, row_mul))
        return rows, count


def run(rows, registers):
    """The exponent that rows over registers compute: what the C interpreter does, with integers."""
    reg = [1] + [None] * (registers - 1)
    dst = 0
    for dst, src, n, mul in rows:
        if n:
            reg[dst] = reg[src] << n
            src = dst
        if mul is not None:
            reg[dst] = reg[src] + reg[mul]
    return reg[dst]


def of_digits(members, digits):
    """The program of a dictionary (ascending, each a sum of two smaller ones) and digits [(value, position)], highest
    position first, the last position 0 or followed by squarings."""
    program, at = Program(), {1: 0}
    for v in members:
        if v in at:
            continue
        for a in sorted(at, reverse=True):
            if v - a in at and v - a <= a:
                at[v] = program.step(at[a], 1) if 2 * a == v else program.step(at[a], 0, at[v - a])
                break
        else:
            raise ValueError("%d is no sum of members" % v)
    (first, pos), rest = digits[0], digits[1:]
    acc = at[first]
    for value, p in rest:
        acc = program.step(acc, pos - p, at[value])
        pos = p
    if pos:
        acc = program.step(acc, pos)
    if acc != len(program.steps):         # a single digit: the chain of a member
        program = Program(program.steps[:acc])
    return program.reduced() if program.steps else program


def window(e):
    """The sliding-window chain of least cost, for any e > 0: what a field without a searched chain gets."""
    best = None
    for width in range(1, 7):
        digits, pos = [], e.bit_length()
        while pos > 0:                    # digits from the top, each odd and of at most `width` bits
            if not e >> (pos - 1) & 1:
                pos -= 1
                continue
            low = max(pos - width, 0)
            while not e >> low & 1:
                low += 1
            digits.append(((e >> low) & ((1 << (pos - low)) - 1), low))
            pos = low
        top = max(d for d, _ in digits)
        members = [1] + ([2] if top > 1 else []) + list(range(3, top + 1, 2))
        program = of_digits(members, digits)
        if best is None or program.cost() < best.cost():
            best = program
    return best


def read_chains():
    """{name: record} of chains.json."""
    with open(DATA, encoding="ascii") as f:
        return json.load(f)


def chain_of(e):
    """The program for the exponent e > 1, proved with integers."""
    assert e > 1, "a table of no rows"
    for record in read_chains().values():
        if int(record["exponent"], 16) == e:
            program = Program(tuple(step) for step in record["steps"])
            break
    else:
        program = window(e)
    assert program.exponents[-1] == e and run(*program.allocated()) == e
    return program
