#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes src/field/x86_64/kernels_<n>.S: the kernels of mont_kernels.h with MULX, ADCX and ADOX, for all widths.

usage: tools/gen_x86_64.py [--check]    --check: write nothing, fail where a file differs

Every kernel is made of one step, the row: a window of k + 1 words t_0..t_k takes

    t := t + x*(y_0..y_{k-1})

with x in rdx. Word j of the row is  mulx y_j -> (hi, lo);  t_j += lo (adcx, the chain of CF);  t_{j+1} += hi (adox, the
chain of OF). Both chains end in t_k, which overflows in neither. Then t_0 is stored, or is zero by the choice of x
(reduction), and the window moves up by a word: in this text, the list of registers rotates. Each row clears the flags
first, so that it does not wait for the end of the row before it.

Fifteen registers are the window, the two words of a product and the factor, then pointers. From 10 words on the
modulus is copied to the frame (rsp needs no register); at 12 words the first operand and t_11 live there as well.
Bounds and proofs: docs/algorithms/montgomery.md.
"""
import kernel_files

CALLEE_SAVED = ("%rbx", "%rbp", "%r12", "%r13", "%r14", "%r15")
LO, HI, X = "%rax", "%rbx", "%rdx"      # a product, and the factor of a row
FREE = ("%r9", "%r10", "%r11", "%r12", "%r13", "%r14", "%r15", "%r8", "%rcx", "%rbp", "%rdi", "%rsi")


def is_memory(place):
    return place.endswith(")")


def words(base, count, first=0):
    return [f"{8 * (first + j)}({base})" for j in range(count)]


class Kernel:
    """One function. Where its window leaves no register for a pointer, that pointer lives in the frame."""

    SEVENTH = "(seventh argument)"      # in the caller's frame; its offset is known in the end

    def __init__(self, lines, n, name, arguments, banner):
        self.lines, self.n, self.name, self.banner = lines, n, name, banner
        self.pointer = dict(zip(arguments, ("%rdi", "%rsi", "%rdx", "%rcx", "%r8", "%r9", self.SEVENTH)))
        self.body, self.frame = [], 0
        regs = n + 1 if n < 12 else n
        self.win = list(FREE[:regs])
        if n == 12:
            self.win.insert(11, self.reserve(1)[0])     # t_11
        self.large = n > 6

    # ---- lines ------------------------------------------------------------------------------------

    def op(self, name, *args):
        self.body.append(f"\t{name}\t" + ", ".join(args))

    def note(self, text):
        self.body.append(f"\t/* {text} */")

    def mulx(self, y, hi, lo):
        """hi:lo = x*y"""
        self.op("mulx", y, lo, hi)

    def reserve(self, count):
        """Words of the frame."""
        at = self.frame
        self.frame += count
        return words("%rsp", count, at)

    def finish(self):
        """The whole function, with the registers that its body names saved around it."""
        text = "\n".join(self.body)
        saved = [r for r in CALLEE_SAVED if r in text]
        above = 8 * (self.frame + len(saved) + 1)
        self.body = [line.replace(self.SEVENTH, f"{above}(%rsp)") for line in self.body]
        out = [""] + [f"/* {line} */" for line in self.banner] + [f"ENTRY({self.name})"]
        out += [f"\tPUSH({r})" for r in saved]
        out += [f"\tFRAME({8 * self.frame})"] * (self.frame > 0) + self.body + [f"\tUNFRAME({8 * self.frame})"] * (self.frame > 0)
        out += [f"\tPOP({r})" for r in reversed(saved)] + ["\tret", f"END({self.name})"]
        self.lines += out

    # ---- operands ---------------------------------------------------------------------------------

    def move_pointer(self, what, to):
        self.op("movq", self.pointer[what], to)
        self.pointer[what] = to

    def spill_pointer(self, what):
        self.move_pointer(what, self.reserve(1)[0])

    def copy(self, what, count):
        """The words of an operand, in the frame from now on. The modulus goes two words at a time; the words of an element may
        just have been stored one by one, and a load that straddles two fresh stores waits until both are in the cache."""
        to, at = self.reserve(count), words(self.pointer[what], count)
        by, move, temps = (2, "movups", [f"%xmm{j}" for j in range(8)]) if what == "p" else (1, "movq", (LO, HI))
        for j in range(0, count, by):
            self.op(move, at[j], temps[j // by % len(temps)])
            self.op(move, temps[j // by % len(temps)], to[j])
        return to

    def load(self, what, index, to):
        """A word of an operand whose pointer may be in the frame."""
        at = self.pointer[what]
        if is_memory(at):
            self.op("movq", at, to)
            at = to
        self.op("movq", words(at, 1, index)[0], to)

    # ---- rows -------------------------------------------------------------------------------------

    def clear_flags(self):
        self.op("xorl", "%eax", "%eax")

    def row(self, win, y, start=False, fresh=True):
        """win += x*y (start: win = x*y). fresh: the top word win[k] holds nothing yet. A word of the window in memory
        passes through HI, which holds it at the end."""
        k = len(y)
        if not start or k > 1:
            self.clear_flags()
        if is_memory(win[0]):
            self.op("movq", win[0], HI)
        for j in range(k):
            here = HI if is_memory(win[j]) else win[j]
            above = win[j + 1]
            if j == k - 1 and fresh:
                high = above
            elif start:
                high = HI if is_memory(above) else above
            else:
                high = X if here == HI else HI
            if start and j == 0:
                self.mulx(y[0], high, here)
                continue
            factor = y[j]
            if factor.startswith("2*"):     # the word of memory, doubled without its neighbour's bit
                self.op("movq", factor[2:], LO)
                self.op("leaq", f"({LO},{LO})", LO)
                factor = LO
            self.mulx(factor, high, LO)
            self.op("adcx", LO, here)
            if start or (j == k - 1 and fresh):
                continue
            if is_memory(above):
                self.op("adox", above, high)
            else:
                self.op("adox", high, above)

    def product_row(self, win, y, start=False, fresh=True, moves=False):
        """win += x*y. fresh: the top word is new. moves: the caller moves the window at once."""
        k = len(y)
        self.row(win, y, start=start, fresh=fresh)
        self.op("movl", "$0", "%eax")
        self.op("adcx", LO, win[k])
        if fresh and not start:
            self.op("adox", LO, win[k])
        if is_memory(win[k - 1]) and not moves:
            self.op("movq", HI, win[k - 1])

    def carries(self, win, k, zero):
        """The ends of both chains, in t_k and in the word above. zero: a register that holds 0."""
        self.op("adcx", zero, win[k])
        self.op("adcx", zero, win[k + 1])
        self.op("adox", zero, win[k + 1])

    def reduction_row(self, win, p, n0, fresh=False, carry=False):
        """win += m*p with m = t_0*n0, so that t_0 becomes 0; the window moves up. carry: it has one word more."""
        k = len(p)
        self.op("movq", win[0], X)
        self.op("imulq", n0, X)
        self.row(win, p, fresh=fresh)
        if carry:
            self.carries(win, k, win[0])
            return self.moved(win, k)
        self.op("adcx", win[0], win[k])
        if fresh:
            self.op("adox", win[0], win[k])
        return self.moved(win, k)

    def moved(self, win, k):
        """The window a word up; its lowest register is free."""
        if not is_memory(win[k - 1]):
            return win[1:] + win[:1]
        self.op("movq", HI, win[0])
        self.op("movq", win[k], win[k - 1])
        return win[1:k - 1] + [win[0], win[k - 1], win[k]]

    # ---- ends -------------------------------------------------------------------------------------

    def subtract_once(self, win, p, out, top=None):
        """*out = t or t - p, for t < 2p in the window; top: the word above, 0 or 1."""
        n, t = self.n, list(win[:self.n])
        self.note("t < 2p: one subtraction")
        if self.large:
            kept = self.reserve(n)
            if is_memory(t[n - 1]):
                self.op("movq", t[n - 1], LO)
                t[n - 1] = LO
            for j in range(n):
                self.op("movq", t[j], kept[j])
        else:
            used = t + p[0].split("(")[1].split(")")[:1] + [self.pointer[out], top]
            if is_memory(self.pointer[out]):
                used.append(X)
            kept = [r for r in (LO, HI, X) + FREE if r not in used][:n]
        for j in range(n):
            if not self.large:
                self.op("movq", t[j], kept[j])
            self.op("sbbq" if j else "subq", p[j], t[j])
        if top:
            self.op("sbbq", "$0", top)
        at = self.pointer[out]
        if is_memory(at):
            self.op("movq", at, X)
            at = X
        for j in range(n):
            self.op("cmovcq", kept[j], t[j])
        for j in range(n):
            self.op("movq", t[j], words(at, n)[j])
        self.finish()


def operand(k, what, to=None):
    """The words of an operand read through its pointer, or from the frame where the window takes that register."""
    if k.large and k.pointer[what] in k.win + [X]:
        return k.copy(what, k.n)
    if to:
        k.move_pointer(what, to)
    return words(k.pointer[what], k.n)


def mont_mul(lines, n):
    k = Kernel(lines, n, f"pairing_mont_mul_{n}", ("r", "a", "b", "p", "n0"),
               [f"void pairing_mont_mul_{n}(r = rdi, a = rsi, b = rdx, p = rcx, n0 = r8): r = a*b/R mod p.",
                "In: a < p, b < R, top word of p <= 2^63 - 2. Out: [0,p). Rows of product and reduction take turns (CIOS)."])
    a, p = operand(k, "a"), operand(k, "p")
    if k.large:
        for what in ("r", "n0", "b"):
            k.spill_pointer(what)
    else:
        k.move_pointer("b", "%rbp")
    win = k.win
    for i in range(n):
        k.note(f"a*b_{i}")
        k.load("b", i, X)
        k.product_row(win, a, start=i == 0)
        win = k.reduction_row(win, p, k.pointer["n0"])
    k.subtract_once(win, p, "r")


def mont_sqr(lines, n):
    k = Kernel(lines, n, f"pairing_mont_sqr_{n}", ("r", "a", "p", "n0"),
               [f"void pairing_mont_sqr_{n}(r = rdi, a = rsi, p = rdx, n0 = rcx): r = a^2/R mod p.",
                "In: a < p, top word of p <= (2^64 - 4)/3. Out: [0,p). CIOS squaring: row i is a_i*(a_i + 2(a_{i+1}, ...))."])
    a, p = operand(k, "a"), operand(k, "p", "%rbp")
    if k.large:
        for what in ("r", "n0"):
            k.spill_pointer(what)
    else:
        k.move_pointer("n0", "%r8")
    twice, win = k.reserve(n), k.win
    k.note("2a, in the frame")
    for j in range(n):
        k.op("movq", a[j], LO)
        k.op("adcq" if j else "addq", LO, LO)
        k.op("movq", LO, twice[j])
    for i in range(n):
        k.note(f"row {i}")
        k.op("movq", a[i], X)
        k.product_row(win[i:], [X] + ["2*" + word for word in a[i + 1:i + 2]] + twice[i + 2:], start=i == 0)
        win = k.reduction_row(win, p, k.pointer["n0"])
    k.subtract_once(win, p, "r")


def mont_carry(lines, n, square):
    what, arguments = ("sqr", ("r", "a", "p", "n0")) if square else ("mul", ("r", "a", "b", "p", "n0"))
    k = Kernel(lines, n, f"pairing_mont_{what}_{n}_carry", arguments,
               [f"void pairing_mont_sqr_{n}_carry(r = rdi, a = rsi, p = rdx, n0 = rcx): r = a^2/R mod p."
                if square else
                f"void pairing_mont_mul_{n}_carry(r = rdi, a = rsi, b = rdx, p = rcx, n0 = r8): r = a*b/R mod p.",
                "In: a < p, any odd p" + ("" if square else ", b < R") + ". Out: [0,p). CIOS; the window has n + 2 words."])
    win = (list(FREE[:7]) + ["%rdi"])[:n + 2]
    if "%rdi" in win:
        k.spill_pointer("r")
    if square:
        k.move_pointer("n0", "%r8")
        k.move_pointer("p", "%rcx")
    else:
        k.move_pointer("b", "%rbp")
    a, p = words(k.pointer["a"], n), words(k.pointer["p"], n)
    for i in range(n):
        k.note(f"a*{'a' if square else 'b'}_{i}")
        k.load("a" if square else "b", i, X)
        if i == 0:
            k.product_row(win, a, start=True)
            k.op("movq", "$0", win[n + 1])
        else:
            k.row(win, a, fresh=False)
            k.op("movl", "$0", "%eax")
            k.op("movq", "$0", win[n + 1])
            k.carries(win, n, LO)
        win = k.reduction_row(win, p, k.pointer["n0"], carry=True)
    k.subtract_once(win, p, "r", top=win[n])


def mont_mul_carry(lines, n):
    mont_carry(lines, n, False)


def mont_sqr_carry(lines, n):
    mont_carry(lines, n, True)


def mont_dot2(lines, n):
    k = Kernel(lines, n, f"pairing_mont_dot2_{n}", ("r", "a0", "b0", "a1", "b1", "p", "n0"),
               [f"void pairing_mont_dot2_{n}(r = rdi, a0 = rsi, b0 = rdx, a1 = rcx, b1 = r8, p = r9, n0 = (rsp + 8)):",
                "r = (a0*b0 + a1*b1)/R mod p. In: a0, a1 <= p, b0 + b1 <= R, top word of p <= (2^64 - 4)/3. Out: [0,p)."])
    k.spill_pointer("r")
    k.move_pointer("p", "%rbp")
    k.move_pointer("b0", "%rdi")
    a0, a1, p = (words(k.pointer[what], n) for what in ("a0", "a1", "p"))
    win = k.win
    for i in range(n):
        k.note(f"a0*b0_{i} + a1*b1_{i}")
        k.load("b0", i, X)
        k.product_row(win, a0, start=i == 0)
        k.load("b1", i, X)
        k.product_row(win, a1, fresh=False)
        win = k.reduction_row(win, p, k.pointer["n0"])
    k.move_pointer("r", "%rdi")
    k.subtract_once(win, p, "r")


def mont_redc(lines, n):
    k = Kernel(lines, n, f"pairing_mont_redc_{n}", ("r", "w", "p", "n0"),
               [f"void pairing_mont_redc_{n}(r = rdi, w = rsi, p = rdx, n0 = rcx): r = w/R mod p.",
                "In: w < p*R of 2n words, top word of p <= 2^63 - 2. Out: [0,p)."])
    p = operand(k, "p", "%rbp")
    win = k.win
    if k.large:
        for what in ("r", "n0", "w"):
            k.spill_pointer(what)
        k.op("movq", k.pointer["w"], LO)
        w = words(LO, 2 * n)
    else:
        k.move_pointer("n0", "%r8")
        w = words(k.pointer["w"], 2 * n)
    for j in range(n):
        if is_memory(win[j]):
            k.op("movq", w[j], X)
            k.op("movq", X, win[j])
        else:
            k.op("movq", w[j], win[j])
    for i in range(n):
        win = k.reduction_row(win, p, k.pointer["n0"], fresh=True)
    k.note("the upper half")
    if k.large:
        k.op("movq", k.pointer["w"], X)
        w = words(X, 2 * n)
    for j in range(n):
        if is_memory(win[j]):
            k.op("movq", win[j], LO)
            k.op("adcq", w[n + j], LO)
            k.op("movq", LO, win[j])
        else:
            k.op("adcq" if j else "addq", w[n + j], win[j])
    k.subtract_once(win, p, "r")


def wide_mul(lines, n):
    k = Kernel(lines, n, f"pairing_wide_mul_{n}", ("w", "a", "b"),
               [f"void pairing_wide_mul_{n}(w = rdi, a = rsi, b = rdx): w = a*b of 2n words. In: a, b < R, apart from w."])
    a = operand(k, "a")
    win = k.win
    if k.large:
        k.spill_pointer("b")
        k.spill_pointer("w")
    else:
        k.move_pointer("b", "%rbp")
    for i in range(n):
        k.load("b", i, X)
        k.product_row(win, a, start=i == 0, moves=True)
        at = k.pointer["w"]
        if is_memory(at):
            k.op("movq", at, X)
            at = X
        k.op("movq", win[0], words(at, 1, i)[0])
        win = k.moved(win, n)
    for j in range(n):
        if is_memory(win[j]):
            k.op("movq", win[j], LO)
            k.op("movq", LO, words(at, 1, n + j)[0])
        else:
            k.op("movq", win[j], words(at, 1, n + j)[0])
    k.finish()


def wide_sqr(lines, n):
    k = Kernel(lines, n, f"pairing_wide_sqr_{n}", ("w", "a"),
               [f"void pairing_wide_sqr_{n}(w = rdi, a = rsi): w = a^2 of 2n words. In: a < R, apart from w.",
                "The products a_i*a_j with i < j by rows; then they are doubled (CF) while the squares are added (OF)."])
    a = words("%rsi", n)
    cross = [None] + list(FREE[:2 * n - 2])     # where the words 1 .. 2n - 2 are
    if k.large:
        if n == 12:
            a = k.copy("a", n)
            k.spill_pointer("w")
        win = list(FREE[:n])
    for i in range(n - 1):
        k.op("movq", a[i], X)
        if not k.large:
            k.product_row(cross[2 * i + 1:i + n + 1], a[i + 1:], start=i == 0)
            continue
        k.product_row(win, a[i + 1:], start=i == 0)
        at = k.pointer["w"]
        if is_memory(at):
            k.op("movq", at, X)
            at = X
        k.op("movq", win[0], words(at, 1, 2 * i + 1)[0])
        k.op("movq", win[1], words(at, 1, 2 * i + 2)[0])
        win = win[2:] + win[:1]
    k.note("2*(products) + squares")
    if n == 12:
        k.move_pointer("w", "%rdi")
    w = words("%rdi", 2 * n)
    k.clear_flags()
    k.op("movq", a[0], X)
    k.mulx(X, HI, LO)
    k.op("movq", LO, w[0])
    for i in range(1, 2 * n - 1):
        word = cross[i] if not k.large else FREE[i % 4]
        if k.large:
            k.op("movq", w[i], word)
        k.op("adcx", word, word)
        if i % 2 == 0:
            k.op("movq", a[i // 2], X)
            k.mulx(X, HI, LO)
        k.op("adox", HI if i % 2 else LO, word)
        k.op("movq", word, w[i])
    k.op("movl", "$0", "%eax")
    k.op("adcx", LO, HI)
    k.op("adox", LO, HI)
    k.op("movq", HI, w[2 * n - 1])
    k.finish()


def file_text(n):
    lines = ["/* SPDX-License-Identifier: Apache-2.0 */",
             f"/* Generated by tools/gen_x86_64.py. Kernels of {n} words with MULX, ADCX and ADOX. Constant time. */",
             '#include "field/x86_64/asm.h"', "#if PAIRING_X86_64_KERNELS"]
    for kernel in (mont_mul, mont_sqr, mont_redc, wide_mul, wide_sqr) + (mont_dot2, mont_mul_carry, mont_sqr_carry) * (n <= 6):
        kernel(lines, n)
    return "\n".join(lines + ["", "#endif", "END_OF_FILE", ""])


if __name__ == "__main__":
    kernel_files.main("x86_64", file_text)
