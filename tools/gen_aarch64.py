#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes src/field/aarch64/kernels_<n>.S: the kernels of mont_kernels.h with MUL and UMULH, for all widths.

usage: tools/gen_aarch64.py [--check]    --check: write nothing, fail where a file differs

Every kernel is made of one step, the row: a window of k + 1 words t_0..t_k takes

    t := t + x*(y_0..y_{k-1})

in two chains of additions, which multiplications do not disturb: the low words of the products to t_0..t_{k-1}, then the
high words to t_1..t_k. That is 4k + 1 instructions, where the carry of one word at a time costs 6k. Then t_0 is
stored, or is made zero by the choice of x (reduction: its low product is not computed, the carry is t_0 != 0), and the
window moves up by a word: in this text, the list of registers rotates.

Products wait for their additions in a queue of a few registers, so that a multiplication is not followed at once by
the addition that needs it: in-order processors would stall.

Up to 6 words the factors, the modulus and the window fit the registers: rows of product and reduction take turns (CIOS).
With 10 and 12 words they do not, and reading one of them from memory in every row costs more than writing the whole
product to the frame and reducing it there: product first, reduction after it. Bounds and proofs: field/mont.h.
"""
import collections

import kernel_files

# All but x18, which belongs to the platform, the frame pointer and the link register; those of the caller last.
REGISTERS = [f"x{i}" for i in (*range(18), *range(19, 29))]
CALLEE_SAVED = REGISTERS[18:]


class Kernel:
    """One function."""

    def __init__(self, lines, n, name, arguments, banner):
        self.lines, self.n, self.name, self.banner = lines, n, name, banner
        self.pointer = dict(zip(arguments, REGISTERS))  # of an argument: a register, or a place in the frame
        self.free, self.frame, self.body = REGISTERS[len(arguments):], 0, []
        self.queue, self.temps, self.done, self.marks = collections.deque(), collections.deque(), 0, 0

    # ---- lines and registers ------------------------------------------------------------------------

    def op(self, name, *args):
        self.body.append(f"\t{name}\t" + ", ".join(args))

    def note(self, text):
        self.after(lambda: self.body.append(f"\t/* {text} */"))

    def take(self, count):
        taken, self.free = self.free[:count], self.free[count:]
        assert len(taken) == count, f"{self.name}: no register left"
        return taken

    def release(self, register):
        self.free = sorted(self.free + [register], key=REGISTERS.index)

    def registers_for_products(self):
        """Two; more where saving a pair of registers of the caller brings them anyway."""
        self.temps = collections.deque(self.take(2))
        while self.free and self.free[0] in CALLEE_SAVED and CALLEE_SAVED.index(self.free[0]) % 2:
            self.temps.extend(self.take(1))

    # ---- memory ---------------------------------------------------------------------------------------

    def pairs(self, name, registers, place, first=0):
        """Moves words, name is "ld" or "st". A place is a base register, or (base, words above it)."""
        base, offset = place if isinstance(place, tuple) else (place, 0)
        for j in range(0, len(registers), 2):
            at = f"#{8 * (offset + first + j)}"
            at = f"[sp, {at} + SAVED]" if base == "sp" else f"[{base}, {at}]" if at != "#0" else f"[{base}]"
            self.op(name + ("p" if j + 1 < len(registers) else "r"), *registers[j:j + 2], at)

    def reserve(self, count):
        """A place of the frame."""
        self.frame += count
        return "sp", self.frame - count

    def spill(self, *names):
        """These arguments are in the frame from now on."""
        for name in names:
            register, self.pointer[name] = self.pointer[name], self.reserve(1)
            self.pairs("st", [register], self.pointer[name])
            self.release(register)

    def fetch(self, name, to):
        """An argument in a register: its own, or `to` where it is in the frame."""
        at = self.pointer[name]
        if isinstance(at, str):
            return at
        self.pairs("ld", [to], at)
        return to

    def load(self, place, first, count):
        to = self.take(count)
        self.pairs("ld", to, place, first)
        return to

    def load_all(self, name):
        """All n words of an operand; the last pair may take the place of the pointer."""
        place = self.pointer[name]
        low = self.load(place, 0, self.n - 2)
        self.release(place)
        return low + self.load(place, self.n - 2, 2)

    def finish(self):
        """The whole function: the registers of the caller that its body names are saved around it."""
        self.wait(self.marks)
        text = "\n".join(self.body)
        saved = [r for r in CALLEE_SAVED if r in text]
        space = (8 * (len(saved) + self.frame) + 15) // 16 * 16
        out = [""] + [f"/* {line} */" for line in self.banner] + [f"\tENTRY {self.name}"]
        if space:
            out += [f"\tsub\tsp, sp, #{space}", f"\t.cfi_def_cfa_offset {space}"]
        for name in ("st", "ld"):
            for j in range(0, len(saved), 2):
                both = saved[j:j + 2]
                out.append(f"\t{name}{'p' if both[1:] else 'r'}\t{', '.join(both)}, [sp, #{8 * j}]")
            if name == "st":
                out += [f"\t.cfi_offset {r[1:]}, {8 * j - space}" for j, r in enumerate(saved)]
                out += [line.replace("SAVED", str(8 * len(saved))) for line in self.body]
            else:
                out += [f"\t.cfi_restore {r[1:]}" for r in saved]
        if space:
            out += [f"\tadd\tsp, sp, #{space}", "\t.cfi_def_cfa_offset 0"]
        self.lines += out + ["\tret", f"\tEND {self.name}"]

    # ---- the queue of products ----------------------------------------------------------------------

    def after(self, action):
        """The action follows all additions that the products emitted so far lead to. Returns a mark to wait for."""
        self.marks += 1
        self.queue.append(([], action))
        if self.done + 1 == self.marks:
            self.step()
        return self.marks

    def step(self):
        temps, action = self.queue.popleft()
        action()
        self.done += 1
        self.temps.extend(temps)

    def wait(self, mark):
        while self.done < mark:
            self.step()

    def products(self, items, x):
        """For each (instruction, y, use): the product of y and x in a register, given to use."""
        for name, y, use in items:
            while not self.temps:
                self.step()
            temp = self.temps.popleft()
            self.op(name, temp, y, x)
            self.marks += 1
            self.queue.append(([temp], lambda use=use, temp=temp: use(temp)))

    def store(self, registers, place, first=0):
        self.after(lambda: self.pairs("st", registers, place, first))

    # ---- rows -----------------------------------------------------------------------------------------

    def adder(self, name, t):
        """A use of a product: t += it, by adds (first of a chain) or adcs."""
        return lambda product: self.op(name, t, t, product)

    def lows(self, win, y):
        return [("mul", y[j], self.adder("adcs" if j else "adds", win[j])) for j in range(len(y))]

    def highs(self, win, y):
        """The high words of y_0..y_{k-2}, from win[1] on, and the carry into win[k]."""
        k = len(y)
        items = [("umulh", y[j], self.adder("adcs" if j else "adds", win[j + 1])) for j in range(k - 1)]
        if items:
            name, factor, last = items.pop()

            def close(product):
                last(product)
                self.op("adc", win[k], win[k], "xzr")
            items.append((name, factor, close))
        return items

    def product_row(self, win, y, x, start=False, fresh=True, lowest=lambda: None):
        """win += x*y; start: win = x*y. fresh: the top word is new. lowest() is called when t_0 is complete."""
        k = len(y)
        top = ("umulh", y[k - 1], lambda product: self.op("adc", win[k], product, "xzr" if fresh else win[k]))
        if start:
            for j in range(k):
                self.op("mul", win[j], y[j], x)
            lowest()
            self.products([("umulh", y[j], self.adder("adcs" if j else "adds", win[j + 1])) for j in range(k - 1)] + [top], x)
        else:
            lows = self.lows(win, y)
            self.products(lows[:1], x)
            lowest()
            self.products(lows[1:] + [top] + self.highs(win, y), x)

    def factor(self, win, m):
        """m = t_0*n0, the factor of a reduction row, which makes t_0 zero."""
        self.factor_mark = self.after(lambda: self.op("mul", m, win[0], self.fetch("n0", m)))

    def reduction_row(self, win, p, m, fresh=False):
        """win += m*p with m = factor(win), so that t_0 becomes 0; the window moves up. fresh: the top word is new, in
        the register of t_0."""
        k = len(p)
        win = list(win) + ([win[0]] if fresh else [])
        self.wait(self.factor_mark)

        def second(product):
            self.op("cmp", win[0], "#1")    # carries iff t_0 != 0
            self.op("adcs", win[1], win[1], product)

        def top(product):
            self.op("adc", win[k], "xzr" if fresh else win[k], product)
        self.products([("mul", p[1], second)] + self.lows(win, p)[2:] + [("umulh", p[k - 1], top)] + self.highs(win, p), m)
        return win[1:] if fresh else win[1:] + win[:1]

    def subtract_once(self, win, p):
        """*r = t or t - p, for t < 2p in the window; p is spent. The end of a kernel."""
        n = self.n
        self.wait(self.marks)
        self.note("t < 2p: one subtraction")
        for j in range(n):
            self.op("sbcs" if j else "subs", p[j], win[j], p[j])
        for j in range(n):
            self.op("csel", p[j], win[j], p[j], "lo")
        self.pairs("st", p, self.fetch("r", self.temps[0]))
        self.finish()


# ---- parts of kernels ---------------------------------------------------------------------------------

def product(k, w):
    """The 2n words of a*b to the place w, or to the pointer that the argument w is in the frame."""
    n = k.n
    a, win, x = k.load_all("a"), k.take(n + 1), k.take(1)[0]
    unused, ready = k.take(n < 12), []      # words are stored by pairs where a register is left to wait in
    waiting = len(unused)
    k.registers_for_products()

    def store(registers, first):
        if w == "w":
            k.wait(k.marks)
        k.store(registers, k.fetch("w", x) if w == "w" else w, first)
    for i in range(n):
        k.note(f"a*b_{i}")
        k.pairs("ld", [x], k.fetch("b", x), i)
        k.product_row(win, a, x, start=i == 0)
        ready.append(win[0])
        if len(ready) > waiting:
            store(ready, i + 1 - len(ready))
            unused, ready = ready, []
        win = win[1:] + unused[:1]
        unused = unused[1:]
    store(ready + win[:n], n - len(ready))


def square_small(k, w):
    """The 2n words of a^2 to the place w, all of them in registers: one chain at the end."""
    n, a = k.n, k.load_all("a")
    cross = [None] + k.take(2 * n - 2)      # the words 1 .. 2n - 2
    lowest, first = k.take(2)
    k.registers_for_products()
    for i in range(n - 1):
        k.note(f"a_{i}")
        k.product_row(cross[2 * i + 1:i + n + 1], a[i + 1:], a[i], start=i == 0)
    k.note("2*(products) + squares")
    k.wait(k.marks)
    twice = [lowest, first] + cross[1:]     # each doubled word takes the place of the one below it
    k.op("lsl", first, cross[1], "#1")
    for j in range(2, 2 * n - 1):
        k.op("extr", twice[j], cross[j], cross[j - 1], "#63")
    k.op("lsr", twice[2 * n - 1], cross[2 * n - 2], "#63")
    k.op("mul", lowest, a[0], a[0])
    k.op("umulh", a[0], a[0], a[0])
    k.op("adds", first, first, a[0])
    for i in range(1, n):
        low = k.temps[i % 2]
        k.op("mul", low, a[i], a[i])
        k.op("umulh", a[i], a[i], a[i])
        k.op("adcs", twice[2 * i], twice[2 * i], low)
        k.op("adcs" if i < n - 1 else "adc", twice[2 * i + 1], twice[2 * i + 1], a[i])
    k.store(twice, w)


def square_large(k, w):
    """The same: two words are complete after each row; they are doubled, get their squares and leave. The carry waits
    meanwhile, in the place of a_0."""
    n, a = k.n, k.load_all("a")
    win, carry, below = k.take(n), a[0], None
    k.registers_for_products()
    square, second = list(k.temps)[:2]
    for i in range(n - 1):
        k.note(f"a_{i}")
        k.product_row(win[:n - i], a[i + 1:], a[i], start=i == 0)
        k.wait(k.marks)
        low, high = win[:2]
        k.op("extr", second, high, low, "#63")
        if i == 0:
            k.op("mul", square, a[0], a[0])
            k.store([square], w)
            k.op("lsl", low, low, "#1")
        else:
            k.op("extr", low, low, below, "#63")
        k.op("umulh", square, a[i], a[i])
        if i > 0:
            k.op("cmp", carry, "#1")        # the carry of the words before
        k.op("adcs" if i else "adds", low, low, square)
        k.op("mul", square, a[i + 1], a[i + 1])
        k.op("adcs", second, second, square)
        k.op("adc", carry, "xzr", "xzr")
        k.store([low, second], w, 2 * i + 1)
        win, below = win[2:] + [low] + [below] * (i > 0), high
    k.op("umulh", square, a[n - 1], a[n - 1])
    k.op("cmp", carry, "#1")
    k.op("lsr", second, below, "#63")
    k.op("adc", second, second, square)
    k.store([second], w, 2 * n - 1)


def reduction(k, w):
    """*r = w/R mod p, for the 2n words at the place w, or at the pointer that the argument w is in the frame. The end
    of a kernel."""
    n, p, m = k.n, k.load_all("p"), k.take(1)[0]
    win = k.load(k.fetch("w", m) if w == "w" else w, 0, n)
    k.registers_for_products()
    for i in range(n):
        k.note(f"reduction, row {i}")
        k.factor(win, m)
        win = k.reduction_row(win, p, m, fresh=True)
    k.wait(k.marks)
    k.note("the upper half")
    if w == "w":
        w = k.fetch("w", m)
    for j in range(0, n, 2):
        t = list(k.temps)[:min(2, n - j)]
        k.pairs("ld", t, w, n + j)
        for i, word in enumerate(t):
            k.op("adcs" if j + i else "adds", win[j + i], win[j + i], word)
    k.subtract_once(win, p)


def product_then_reduction(k, part):
    """The product is written to the frame; then all registers serve the reduction."""
    k.spill("r", "p", "n0", *["b"] * ("b" in k.pointer and k.n > 10))
    w = k.reserve(2 * k.n)
    part(k, w)
    k.wait(k.marks)
    k.temps, k.free = collections.deque(), list(REGISTERS)
    for name in ("p", "n0"):
        k.pointer[name] = k.fetch(name, k.take(1)[0])
    reduction(k, w)


# ---- kernels ------------------------------------------------------------------------------------------

def mont_mul(lines, n):
    k = Kernel(lines, n, f"pairing_mont_mul_{n}", ("r", "a", "b", "p", "n0"),
               [f"void pairing_mont_mul_{n}(r = x0, a = x1, b = x2, p = x3, n0 = x4): r = a*b/R mod p.",
                "In: a < p, b < R, top word of p <= 2^63 - 2. Out: [0,p)."])
    if n > 6:
        product_then_reduction(k, product)
        return
    a, p, win = k.load_all("a"), k.load_all("p"), k.take(n + 1)
    x, m = k.take(2)
    k.registers_for_products()
    for i in range(n):
        k.note(f"a*b_{i}")
        k.pairs("ld", [x], k.pointer["b"], i)
        k.product_row(win, a, x, start=i == 0, lowest=lambda win=win: k.factor(win, m))
        win = k.reduction_row(win, p, m)
    k.subtract_once(win, p)


def mont_sqr(lines, n):
    k = Kernel(lines, n, f"pairing_mont_sqr_{n}", ("r", "a", "p", "n0"),
               [f"void pairing_mont_sqr_{n}(r = x0, a = x1, p = x2, n0 = x3): r = a^2/R mod p.",
                "In: a < p, top word of p <= (2^64 - 4)/3. Out: [0,p)."])
    if n > 6:
        product_then_reduction(k, square_large)
        return
    p, twice, win = k.load_all("p"), k.load(k.pointer["a"], 0, n), k.take(n + 1)
    x, m = twice[0], k.take(1)[0]
    k.registers_for_products()
    k.note("2a, from its second word on; row i is a_i*(a_i + 2(a_{i+1}, ...))")
    for j in reversed(range(1, n)):
        k.op("extr", twice[j], twice[j], twice[j - 1], "#63")
    for i in range(n):
        k.note(f"row {i}")
        if i > 0:
            k.pairs("ld", [x], k.pointer["a"], i)
        y = [x] + twice[i + 1:]
        if i + 1 < n:       # the first doubled word without the bit of a_i, which this row has as a_i itself
            k.op("and", y[1], y[1], "#-2")
        if i == 0:
            k.product_row(win, y, x, start=True, lowest=lambda win=win: k.factor(win, m))
        else:
            k.factor(win, m)
            k.product_row(win[i:], y, x)
        win = k.reduction_row(win, p, m)
    k.subtract_once(win, p)


def mont_dot2(lines, n):
    k = Kernel(lines, n, f"pairing_mont_dot2_{n}", ("r", "a0", "b0", "a1", "b1", "p", "n0"),
               [f"void pairing_mont_dot2_{n}(r = x0, a0 = x1, b0 = x2, a1 = x3, b1 = x4, p = x5, n0 = x6):",
                "r = (a0*b0 + a1*b1)/R mod p. In: a0, a1 <= p, b0 + b1 <= R, top word of p <= (2^64 - 4)/3. Out: [0,p)."])
    k.spill(*{4: [], 5: ["r"], 6: ["r", "b0", "b1", "n0"]}[n])
    a0, a1, p, win = k.load_all("a0"), k.load_all("a1"), k.load_all("p"), k.take(n + 1)
    x = k.take(1)[0]
    m = x if n == 6 else k.take(1)[0]
    k.registers_for_products()
    for i in range(n):
        k.note(f"a0*b0_{i} + a1*b1_{i}")
        k.pairs("ld", [x], k.fetch("b0", x), i)
        k.product_row(win, a0, x, start=i == 0)
        k.pairs("ld", [x], k.fetch("b1", x), i)
        k.product_row(win, a1, x, fresh=False)
        k.factor(win, m)
        win = k.reduction_row(win, p, m)
    k.subtract_once(win, p)


def mont_redc(lines, n):
    k = Kernel(lines, n, f"pairing_mont_redc_{n}", ("r", "w", "p", "n0"),
               [f"void pairing_mont_redc_{n}(r = x0, w = x1, p = x2, n0 = x3): r = w/R mod p.",
                "In: w < p*R of 2n words, top word of p <= 2^63 - 2. Out: [0,p)."])
    if n > 10:
        k.spill("r", "w")
    reduction(k, "w" if n > 10 else k.pointer["w"])


def wide_mul(lines, n):
    k = Kernel(lines, n, f"pairing_wide_mul_{n}", ("w", "a", "b"),
               [f"void pairing_wide_mul_{n}(w = x0, a = x1, b = x2): w = a*b of 2n words. In: a, b < R, apart from w."])
    if n > 10:
        k.spill("w", "b")
    product(k, "w" if n > 10 else k.pointer["w"])
    k.finish()


def wide_sqr(lines, n):
    k = Kernel(lines, n, f"pairing_wide_sqr_{n}", ("w", "a"),
               [f"void pairing_wide_sqr_{n}(w = x0, a = x1): w = a^2 of 2n words. In: a < R, apart from w.",
                "The products a_i*a_j with i < j by rows; they are doubled while the squares are added."])
    (square_small if n <= 6 else square_large)(k, k.pointer["w"])
    k.finish()


def file_text(n):
    lines = ["/* SPDX-License-Identifier: Apache-2.0 */",
             f"/* Generated by tools/gen_aarch64.py. Kernels of {n} words with MUL and UMULH. Constant time. */",
             '#include "field/aarch64/asm.h"', "#if PAIRING_AARCH64_KERNELS"]
    for kernel in [mont_mul, mont_sqr, mont_redc, wide_mul, wide_sqr] + [mont_dot2] * (n <= 6):
        kernel(lines, n)
    return "\n".join(lines + ["", "#endif", "END_OF_FILE", ""])


if __name__ == "__main__":
    kernel_files.main("aarch64", file_text)
