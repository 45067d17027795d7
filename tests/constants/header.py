# SPDX-License-Identifier: Apache-2.0
"""Reads the constants of a curve back from its C headers, and computes with them naively. Shares no code with the
derivation in tools/constants/: elements are nested lists, points are Jacobian and inversion-free."""

import ast
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CURVES = sorted(d for d in os.listdir(os.path.join(ROOT, "src/curves"))
                if os.path.exists(os.path.join(ROOT, "src/curves", d, "params.h")))
TOYS = ["toy_bn", "toy_bls12", "toy_bls24", "toy_bw6"]


def folder(name):
    return os.path.join(ROOT, "tests/toy" if name in TOYS else "src/curves", name)


def read_macros(path):
    """{macro: text} of the object-like macros of a header."""
    with open(path, encoding="ascii") as f:
        text = re.sub(r"/\*.*?\*/", " ", f.read(), flags=re.S).replace("\\\n", " ")
    return dict(re.findall(r"^#define[ \t]+(\w+)[ \t]+(.+?)[ \t]*$", text, flags=re.M))


def value(text):
    """Integers, strings and nested initialisers as Python values; other texts as they are."""
    text = re.sub(r"UINT64_C\((\w+)\)", r"\1", text)
    try:
        return ast.literal_eval(text.replace("{", "[").replace("}", "]"))
    except (ValueError, SyntaxError):
        return text


def flat(a):
    """Coefficients of an element, constant term first."""
    return [a] if isinstance(a, int) else [c for half in a for c in flat(half)]


def number(words):
    return sum(w << (64 * i) for i, w in enumerate(words))


class Curve:
    """self.m[NAME]: macros as written; self.fq(NAME), self.fp(NAME): field elements out of Montgomery form, an element
    of Fq as nested lists; self.n(NAME): the integer of a word list."""

    def __init__(self, name):
        self.name, self.m = name, {}
        for file in ("params.h", "consts.h", "h2c.h"):
            path = os.path.join(folder(name), file)
            if file != "h2c.h" or os.path.exists(path):
                self.m.update((k, value(v)) for k, v in read_macros(path).items())
        self.p, self.r = self.n("FP_MODULUS"), self.n("FR_MODULUS")
        self.degree = self.m["CURVE_FQ_DEGREE"]
        self.x = self.m["SEED_ABS"] * (-1 if self.m["SEED_NEGATIVE"] else 1)
        self.unmont = pow(1 << (64 * self.m["FP_LIMBS"]), -1, self.p)
        self.nrs = [self.m["FP_NR_C"] % self.p]
        if self.degree >= 2:
            self.nrs.append([self.m["FP2_NR_C"] % self.p, self.m["FP2_NR_G"]])
        if self.degree == 4:
            self.nrs.append([[self.m["FP4_NR_C"] % self.p, 0], [self.m["FP4_NR_G"], 0]])
        self.xi = self.nrs.pop()

    def n(self, name):
        return number(self.m[name])

    def decode(self, v):
        """Nested initialisers, innermost a struct of one array of words, to nested lists of integers mod p."""
        if isinstance(v[0], list) and len(v) == 1 and isinstance(v[0][0], int):
            assert number(v[0]) < self.p
            return number(v[0]) * self.unmont % self.p
        return [self.decode(c) for c in v]

    def element(self, name):
        return self.decode(self.m[name])

    # -- arithmetic of Fp, Fp2, Fp4: level = nesting of the lists

    def lift(self, a):
        """An element of Fp in Fq."""
        for _ in range(len(self.nrs)):
            a = [a, self.zero_like(a)]
        return a

    def zero_like(self, a):
        return 0 if isinstance(a, int) else [self.zero_like(c) for c in a]

    def add(self, a, b):
        return (a + b) % self.p if isinstance(a, int) else [self.add(u, v) for u, v in zip(a, b)]

    def scale(self, k, a):
        return k * a % self.p if isinstance(a, int) else [self.scale(k, c) for c in a]

    def sub(self, a, b):
        return self.add(a, self.scale(-1, b))

    def level(self, a):
        return 0 if isinstance(a, int) else 1 + self.level(a[0])

    def mul(self, a, b):
        if isinstance(a, int):
            return a * b % self.p
        nr = self.nrs[self.level(a) - 1]
        t = self.add(self.mul(a[0], b[0]), self.mul(nr, self.mul(a[1], b[1])))
        return [t, self.add(self.mul(a[0], b[1]), self.mul(a[1], b[0]))]

    def one_like(self, a):
        return 1 if isinstance(a, int) else [self.one_like(a[0]), self.zero_like(a[1])]

    def pow(self, a, e):
        r = self.one_like(a)
        for bit in bin(e)[2:]:
            r = self.mul(r, r)
            if bit == "1":
                r = self.mul(r, a)
        return r

    def size(self, a):
        return self.p ** (2 ** self.level(a))

    def is_square(self, a):
        return a == self.zero_like(a) or self.pow(a, (self.size(a) - 1) // 2) == self.one_like(a)

    # -- points (X, Y, Z) of y^2 = x^3 + b, infinity Z = 0

    def point(self, x, y):
        return (x, y, self.one_like(x))

    def dbl(self, p):
        x, y, z = p
        yy, m = self.mul(y, y), self.scale(3, self.mul(x, x))
        s = self.scale(4, self.mul(x, yy))
        x3 = self.sub(self.mul(m, m), self.scale(2, s))
        return (x3, self.sub(self.mul(m, self.sub(s, x3)), self.scale(8, self.mul(yy, yy))),
                self.scale(2, self.mul(y, z)))

    def plus(self, p, q):
        zero = self.zero_like(p[2])
        if p[2] == zero or q[2] == zero:
            return q if p[2] == zero else p
        zz1, zz2 = self.mul(p[2], p[2]), self.mul(q[2], q[2])
        u1, u2 = self.mul(p[0], zz2), self.mul(q[0], zz1)
        s1, s2 = self.mul(p[1], self.mul(zz2, q[2])), self.mul(q[1], self.mul(zz1, p[2]))
        h, w = self.sub(u2, u1), self.sub(s2, s1)
        if h == zero:
            return self.dbl(p) if w == zero else (self.one_like(h), self.one_like(h), zero)
        hh = self.mul(h, h)
        v, hhh = self.mul(u1, hh), self.mul(h, hh)
        x3 = self.sub(self.sub(self.mul(w, w), hhh), self.scale(2, v))
        return (x3, self.sub(self.mul(w, self.sub(v, x3)), self.mul(s1, hhh)), self.mul(h, self.mul(p[2], q[2])))

    def times(self, k, p):
        if k < 0:
            k, p = -k, (p[0], self.scale(-1, p[1]), p[2])
        r = (self.one_like(p[0]), self.one_like(p[0]), self.zero_like(p[0]))
        for bit in bin(k)[2:]:
            r = self.dbl(r)
            if bit == "1":
                r = self.plus(r, p)
        return r

    def same(self, p, q):
        zero = self.zero_like(p[2])
        if p[2] == zero or q[2] == zero:
            return p[2] == q[2]
        zz1, zz2 = self.mul(p[2], p[2]), self.mul(q[2], q[2])
        return (self.mul(p[0], zz2) == self.mul(q[0], zz1)
                and self.mul(p[1], self.mul(zz2, q[2])) == self.mul(q[1], self.mul(zz1, p[2])))

    def on_curve(self, x, y, b):
        return self.mul(y, y) == self.add(self.mul(x, self.mul(x, x)), b)

    def frob(self, a):
        return self.pow(a, self.p)
