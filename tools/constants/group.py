# SPDX-License-Identifier: Apache-2.0
"""The group of y^2 = x^3 + a*x + b over a field of tower.py: affine points (x, y), None is infinity."""


class Group:
    def __init__(self, field, b, a=None):
        self.f, self.b = field, b
        self.a = field.zero if a is None else a

    def rhs(self, x):
        f = self.f
        return f.add(f.mul(f.add(f.sqr(x), self.a), x), self.b)

    def on_curve(self, p):
        return p is None or self.f.sqr(p[1]) == self.rhs(p[0])

    def neg(self, p):
        return None if p is None else (p[0], self.f.neg(p[1]))

    def add(self, p, q):
        f = self.f
        if p is None:
            return q
        if q is None:
            return p
        if p[0] == q[0]:
            if f.is_zero(f.add(p[1], q[1])):
                return None
            n, d = f.add(f.mul(f.small(3), f.sqr(p[0])), self.a), f.dbl(p[1])
        else:
            n, d = f.sub(q[1], p[1]), f.sub(q[0], p[0])
        m = f.div(n, d)
        x = f.sub(f.sub(f.sqr(m), p[0]), q[0])
        return (x, f.sub(f.mul(m, f.sub(p[0], x)), p[1]))

    def mul(self, k, p):
        if k < 0:
            k, p = -k, self.neg(p)
        r = None
        for bit in bin(k)[2:]:
            r = self.add(r, r)
            if bit == "1":
                r = self.add(r, p)
        return r

    def points(self):
        """Points of the curve in the order of field.elements() as x, of the two roots the one with sgn0 = 0."""
        for x in self.f.elements():
            y = self.f.sqrt(self.rhs(x))
            if y is not None:
                yield (x, y if self.f.sgn0(y) == 0 else self.f.neg(y))

    def has_order(self, p, r):
        """For a prime r: p has order r."""
        return p is not None and self.on_curve(p) and self.mul(r, p) is None
