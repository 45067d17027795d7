# SPDX-License-Identifier: Apache-2.0
"""Finite fields: a prime field and towers of quadratic extensions over it.

An element of a prime field is an int in [0,p), an element of Quad(base, nr) is a pair (c0, c1) for
c0 + c1*X with X^2 = nr. Both kinds of field offer the same methods, so that what stands above
(groups, maps, derivations) is written once.
"""


class Field:
    """What is the same for every field; needs zero, one, order, add, sub, mul, inv."""

    def sqr(self, a):
        return self.mul(a, a)

    def dbl(self, a):
        return self.add(a, a)

    def div(self, a, b):
        return self.mul(a, self.inv(b))

    def eq(self, a, b):
        return a == b

    def is_zero(self, a):
        return a == self.zero

    def pow(self, a, e):
        if e < 0:
            return self.pow(self.inv(a), -e)
        r = self.one
        for bit in bin(e)[2:]:
            r = self.sqr(r)
            if bit == "1":
                r = self.mul(r, a)
        return r

    def is_square(self, a):
        """Euler's criterion; 0 is a square."""
        return self.is_zero(a) or self.pow(a, (self.order - 1) // 2) == self.one

    def is_cube(self, a):
        """a^((q-1)/3) = 1; needs q = 1 mod 3; 0 is a cube."""
        assert self.order % 3 == 1
        return self.is_zero(a) or self.pow(a, (self.order - 1) // 3) == self.one

    def nonsquare(self):
        """The first non-square of self.elements()."""
        for a in self.elements():
            if not self.is_square(a):
                return a
        raise ArithmeticError("no non-square")

    def sqrt(self, a):
        """A square root of a, or None. Tonelli-Shanks."""
        if self.is_zero(a):
            return self.zero
        if not self.is_square(a):
            return None
        m, s = self.order - 1, 0
        while m % 2 == 0:
            m, s = m // 2, s + 1
        z = self.pow(self.nonsquare(), m)
        w = self.pow(a, (m - 1) // 2)
        x = self.mul(a, w)
        t = self.mul(x, w)
        while t != self.one:
            i, u = 0, t
            while u != self.one:
                u, i = self.sqr(u), i + 1
            g = z
            for _ in range(s - i - 1):
                g = self.sqr(g)
            x, z, s = self.mul(x, g), self.sqr(g), i
            t = self.mul(t, z)
        assert self.sqr(x) == a
        return x

    def sgn0(self, a):
        """RFC 9380 section 4.1: parity of the first coefficient that is not 0."""
        for c in self.flat(a):
            if c:
                return c & 1
        return 0


    def even_root(self, a):
        """The square root r of a with sgn0(r) = 0."""
        r = self.sqrt(a)
        return r if self.sgn0(r) == 0 else self.neg(r)


class Prime(Field):
    degree = 1

    def __init__(self, p):
        self.p = self.order = p
        self.zero, self.one = 0, 1

    def small(self, n):
        return n % self.p

    def elements(self):
        return iter(range(self.p))

    def add(self, a, b):
        return (a + b) % self.p

    def sub(self, a, b):
        return (a - b) % self.p

    def neg(self, a):
        return -a % self.p

    def mul(self, a, b):
        return a * b % self.p

    def inv(self, a):
        return pow(a, -1, self.p)

    def pow(self, a, e):
        return pow(a, e, self.p)

    def frob(self, a, _j=1):
        return a

    def flat(self, a):
        return [a]

    def unflat(self, c):
        assert len(c) == 1
        return c[0] % self.p


class Quad(Field):
    def __init__(self, base, nr):
        assert not base.is_square(nr), "X^2 - nr is reducible"
        self.base, self.nr, self.p = base, nr, base.p
        self.degree = 2 * base.degree
        self.order = base.order ** 2
        self.zero = (base.zero, base.zero)
        self.one = (base.one, base.zero)
        self.gen = (base.zero, base.one)

    def derive_roots(self):
        """Constants of src/tower/quad_roots.inc.h from root_g = G, the non-square of the base: root_g of norm G here,
        root_k = sqrt(nr/G)."""
        f, g = self.base, self.base.root_g
        for w1 in f.elements():
            t = f.add(g, f.mul(self.nr, f.sqr(w1)))
            if f.is_square(t):
                self.root_g = (f.even_root(t), w1)
                break
        self.root_k = f.even_root(f.div(self.nr, g))
        assert self.norm(self.root_g) == g and not self.is_square(self.root_g)
        assert f.mul(f.sqr(self.root_k), g) == self.nr

    def norm(self, a):
        f = self.base
        return f.sub(f.sqr(a[0]), f.mul(self.nr, f.sqr(a[1])))

    def small(self, n):
        return (self.base.small(n), self.base.zero)

    def elements(self):
        """0, 1, .., then by a growing first coefficient: small elements first."""
        bound = 1
        while bound <= self.p:
            for n in range(bound ** self.degree):
                c = []
                for _ in range(self.degree):
                    n, d = divmod(n, bound)
                    c.append(d)
                if max(c) == bound - 1:
                    yield self.unflat(c)
            bound += 1

    def add(self, a, b):
        f = self.base
        return (f.add(a[0], b[0]), f.add(a[1], b[1]))

    def sub(self, a, b):
        f = self.base
        return (f.sub(a[0], b[0]), f.sub(a[1], b[1]))

    def neg(self, a):
        return (self.base.neg(a[0]), self.base.neg(a[1]))

    def mul(self, a, b):
        f = self.base
        c0 = f.add(f.mul(a[0], b[0]), f.mul(self.nr, f.mul(a[1], b[1])))
        return (c0, f.add(f.mul(a[0], b[1]), f.mul(a[1], b[0])))

    def inv(self, a):
        f = self.base
        n = f.inv(self.norm(a))
        return (f.mul(a[0], n), f.neg(f.mul(a[1], n)))

    def frob(self, a, j=1):
        """a^(p^j), coefficient-wise: X^(p^j) = nr^((p^j-1)/2) X."""
        f = self.base
        c = f.pow(self.nr, (self.p ** j - 1) // 2)
        return (f.frob(a[0], j), f.mul(c, f.frob(a[1], j)))

    def flat(self, a):
        return self.base.flat(a[0]) + self.base.flat(a[1])

    def unflat(self, c):
        h = len(c) // 2
        assert len(c) == self.degree
        return (self.base.unflat(c[:h]), self.base.unflat(c[h:]))


def binomial(field, c, g):
    """c + g*X in field, X its generator; g = 0 on a prime field."""
    if field.degree == 1:
        assert g == 0
        return field.small(c)
    return (field.base.small(c), field.base.small(g))
