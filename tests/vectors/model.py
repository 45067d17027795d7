# SPDX-License-Identifier: Apache-2.0
"""A pairing in plain integers, as an oracle: the families BN, BLS12 and BLS24.

Nothing here is shared with the library or with tools/constants/ but the definition of a curve (family, seed,
non-residues, b, twist, generators). There is no tower: with W^6 = xi the target field is Fp[W]/(m(W^6)), a ring of
polynomials in one variable, and Fq is Fp[Y]/(m(Y)), Y = xi. Points are affine, the Miller loop divides by the
slope's denominator as in a textbook, the final exponentiation is one power.
"""

import hashlib


class Draw:
    """Numbers from a label, the same at every run."""

    def __init__(self, label):
        self.label, self.n = label, 0

    def below(self, bound):
        self.n += 1
        raw = hashlib.shake_256(("%s/%d" % (self.label, self.n)).encode()).digest((bound.bit_length() + 71) // 8)
        return int.from_bytes(raw, "little") % bound


class Field:
    """Fp[T]/(T^d + m[d-1] T^(d-1) + .. + m[0]); elements are tuples of d coefficients, constant term first."""

    def __init__(self, p, m):
        self.p, self.d, self.m = p, len(m), [c % p for c in m]
        self.order = p**self.d
        self.zero, self.one = (0,) * self.d, (1,) + (0,) * (self.d - 1)
        self.tail = [(i, c) for i, c in enumerate(self.m) if c]
        self.slot = (2 * p.bit_length() + self.d.bit_length() + 7) // 8
        self.frob_table = None

    def embed(self, n):
        return (n % self.p,) + self.zero[1:]

    def random(self, draw):
        return tuple(draw.below(self.p) for _ in range(self.d))

    def add(self, a, b):
        return tuple((x + y) % self.p for x, y in zip(a, b))

    def sub(self, a, b):
        return tuple((x - y) % self.p for x, y in zip(a, b))

    def neg(self, a):
        return tuple(-x % self.p for x in a)

    def scale(self, k, a):
        return tuple(k * x % self.p for x in a)

    def mul(self, a, b):
        """One product of integers, the coefficients far enough apart not to meet."""
        n = self.slot
        pack = lambda v: int.from_bytes(b"".join(x.to_bytes(n, "little") for x in v), "little")
        raw = (pack(a) * pack(b)).to_bytes(2 * self.d * n, "little")
        t = [int.from_bytes(raw[i * n:(i + 1) * n], "little") for i in range(2 * self.d - 1)]
        for i in range(2 * self.d - 2, self.d - 1, -1):
            c = t[i] % self.p
            for j, m in self.tail:
                t[i - self.d + j] -= c * m
        return tuple(x % self.p for x in t[:self.d])

    def sqr(self, a):
        return self.mul(a, a)

    def pow(self, a, e):
        r = self.one
        for bit in bin(e)[2:]:
            r = self.sqr(r)
            if bit == "1":
                r = self.mul(r, a)
        return r

    def inv(self, a):
        """Euclid's algorithm on polynomials; u*a = r modulo m throughout."""
        p = self.p
        trim = lambda v: v if not v or v[-1] else trim(v[:-1])
        r0, r1 = self.m + [1], trim(list(a))
        u0, u1 = [], [1]
        assert r1, "inverse of zero"
        while len(r1) > 1:
            lead = pow(r1[-1], -1, p)
            quotient = [0] * (len(r0) - len(r1) + 1)
            rest = list(r0)
            for i in range(len(quotient) - 1, -1, -1):
                quotient[i] = c = rest[i + len(r1) - 1] * lead % p
                for j, x in enumerate(r1):
                    rest[i + j] = (rest[i + j] - c * x) % p
            u = list(u0) + [0] * (len(quotient) + len(u1) - 1 - len(u0))
            for i, c in enumerate(quotient):
                for j, x in enumerate(u1):
                    u[i + j] = (u[i + j] - c * x) % p
            r0, r1, u0, u1 = r1, trim(rest), u1, u
        c = pow(r1[0], -1, p)
        u1 = list(u1) + [0] * (self.d - len(u1))
        return tuple(c * x % p for x in u1[:self.d])

    def frob(self, a, j=1):
        """a^(p^j)."""
        if self.frob_table is None:
            generator = self.pow((0, 1) + self.zero[2:], self.p) if self.d > 1 else self.one
            self.frob_table = [self.one]
            for _ in range(self.d - 1):
                self.frob_table.append(self.mul(self.frob_table[-1], generator))
        for _ in range(j):
            a = tuple(sum(c * t[i] for c, t in zip(a, self.frob_table)) % self.p for i in range(self.d))
        return a

    def is_square(self, a):
        return self.pow(a, (self.order - 1) // 2) in (self.zero, self.one)

    def sqrt(self, a):
        """A root of a square, by Tonelli and Shanks."""
        if a == self.zero:
            return a
        odd, s = self.order - 1, 0
        while odd % 2 == 0:
            odd, s = odd // 2, s + 1
        draw = Draw("a non-square")
        z = self.random(draw)
        while self.is_square(z):
            z = self.random(draw)
        c, t, r = self.pow(z, odd), self.pow(a, odd), self.pow(a, (odd + 1) // 2)
        while t != self.one:
            i, u = 0, t
            while u != self.one:
                u, i = self.sqr(u), i + 1
            f = c
            for _ in range(s - i - 1):
                f = self.sqr(f)
            r, c, s = self.mul(r, f), self.sqr(f), i
            t = self.mul(t, c)
        assert self.sqr(r) == a
        return r


class Points:
    """y^2 = x^3 + b over a field; None is infinity."""

    def __init__(self, field, b):
        self.f, self.b = field, b

    def rhs(self, x):
        return self.f.add(self.f.mul(self.f.sqr(x), x), self.b)

    def contains(self, a):
        return a is None or self.f.sqr(a[1]) == self.rhs(a[0])

    def random(self, draw):
        while True:
            x = self.f.random(draw)
            y2 = self.rhs(x)
            if self.f.is_square(y2):
                return x, self.f.sqrt(y2)

    def neg(self, a):
        return None if a is None else (a[0], self.f.neg(a[1]))

    def slope(self, a, b):
        """Of the chord, or the tangent where a = b; None if it is vertical."""
        f = self.f
        if a[0] != b[0]:
            return f.mul(f.sub(b[1], a[1]), f.inv(f.sub(b[0], a[0])))
        if a[1] != b[1] or a[1] == f.zero:
            return None
        return f.mul(f.scale(3, f.sqr(a[0])), f.inv(f.scale(2, a[1])))

    def add(self, a, b):
        if a is None or b is None:
            return b if a is None else a
        f, s = self.f, self.slope(a, b)
        if s is None:
            return None
        x = f.sub(f.sub(f.sqr(s), a[0]), b[0])
        return x, f.sub(f.mul(s, f.sub(a[0], x)), a[1])

    def mul(self, k, a):
        if k < 0:
            return self.mul(-k, self.neg(a))
        r = None
        for bit in bin(k)[2:]:
            r = self.add(r, r)
            if bit == "1":
                r = self.add(r, a)
        return r


class Curve:
    """From a definition of tools/constants/curves.py."""

    def __init__(self, spec):
        self.x = x = spec["seed"]
        self.family, self.m_twist = spec["family"], spec["twist"] == "M"
        if self.family == "BN":
            self.k, self.p, self.r = 12, 36*x**4 + 36*x**3 + 24*x**2 + 6*x + 1, 36*x**4 + 36*x**3 + 18*x**2 + 6*x + 1
            self.trace, self.lam, self.psi_ev = 6*x**2 + 1, 36*x**3 + 18*x**2 + 6*x + 1, 6*x**2
            self.multiple = 2*x*(6*x**2 + 3*x + 1)
        elif self.family in ("BLS12", "BLS24"):
            self.k = int(self.family[3:])
            n = self.k // 6
            self.r = x**(2*n) - x**n + 1
            self.p, self.trace, self.lam, self.psi_ev = (x - 1)**2 * self.r // 3 + x, x + 1, x**n - 1, x
            self.multiple = 3
        else:
            raise ValueError("the model has the families BN, BLS12 and BLS24")
        p, r = self.p, self.r
        self.fp = Field(p, [0])
        self.tower(spec["nonresidues"])
        to_fp = lambda c: (c % p,)
        to_fq = lambda c: self.from_tower(c if isinstance(c, tuple) else (c,))
        xi = self.fq.pow((0, 1) + self.fq.zero[2:], 1 if self.m_twist else self.fq.order - 2)
        self.e1 = Points(self.fp, to_fp(spec["b"]))
        self.e2 = Points(self.fq, self.fq.scale(spec["b"], xi))
        self.et = Points(self.ft, self.ft.embed(spec["b"]))
        self.g1 = tuple(to_fp(c) for c in spec["g1"])
        self.g2 = tuple(to_fq(c) for c in spec["g2"])
        self.h1 = (p + 1 - self.trace) // r
        self.h2 = self.twist_order() // r
        assert self.e1.contains(self.g1) and self.e2.contains(self.g2)
        assert self.e1.mul(r, self.g1) is None and self.e2.mul(r, self.g2) is None
        w = (0, 1) + self.ft.zero[2:]
        self.w2, self.w3 = self.ft.pow(w, 2), self.ft.pow(w, 3)
        if self.m_twist:
            self.w2, self.w3 = self.ft.inv(self.w2), self.ft.inv(self.w3)

    def tower(self, nonresidues):
        """m(Y) and the tower's basis of Fq (1, u or 1, u, v, uv) as polynomials in Y = xi."""
        p = self.p

        def times(a, b):
            r = [0] * (len(a) + len(b) - 1)
            for i, u in enumerate(a):
                for j, v in enumerate(b):
                    r[i + j] = (r[i + j] + u * v) % p
            return r

        def generator(a, c, g):
            """(a - c)/g"""
            a = [(a[0] - c) % p] + a[1:]
            return [pow(g, -1, p) * z % p for z in a]

        basis, a = [[1]], [0, 1]
        for c, g in reversed(nonresidues[1:]):
            a = generator(a, c, g)
            basis = basis + [times(a, b) for b in basis]
            a = times(a, a)
        a[0] = (a[0] - nonresidues[0][0]) % p
        if len(basis) == 4:
            basis = [basis[0], basis[2], basis[1], basis[3]]        # the innermost generator runs fastest
        lead = pow(a[-1], -1, p)
        m = [c * lead % p for c in a[:-1]]
        self.fq = Field(p, m)
        self.basis = [tuple(b + [0] * (self.fq.d - len(b))) if len(b) <= self.fq.d else self.reduced(b) for b in basis]
        self.ft = Field(p, [m[i // 6] if i % 6 == 0 else 0 for i in range(6 * self.fq.d)])

    def reduced(self, b):
        y, r = (0, 1) + self.fq.zero[2:], self.fq.zero
        for c in reversed(b):
            r = self.fq.add(self.fq.mul(r, y), self.fq.embed(c))
        return r

    def from_tower(self, c):
        r = self.fq.zero
        for a, b in zip(c, self.basis):
            r = self.fq.add(r, self.fq.scale(a, b))
        return r

    def to_tower(self, a):
        """Solves sum c_i basis_i = a by elimination."""
        p, d = self.p, self.fq.d
        rows = [[self.basis[j][i] for j in range(d)] + [a[i]] for i in range(d)]
        for i in range(d):
            pivot = next(k for k in range(i, d) if rows[k][i])
            rows[i], rows[pivot] = rows[pivot], rows[i]
            s = pow(rows[i][i], -1, p)
            rows[i] = [s * z % p for z in rows[i]]
            for k in range(d):
                if k != i:
                    rows[k] = [(u - rows[k][i] * v) % p for u, v in zip(rows[k], rows[i])]
        return tuple(row[-1] for row in rows)

    def target_to_tower(self, a):
        """Coefficients over Fp: the coefficient of W^s, s = 0..5, has place 3*(s mod 2) + s div 2."""
        slices = [self.to_tower(a[s::6]) for s in (0, 2, 4, 1, 3, 5)]
        return tuple(c for s in slices for c in s)

    def target_from_tower(self, c):
        d, a = self.fq.d, [0] * self.ft.d
        for place, s in enumerate((0, 2, 4, 1, 3, 5)):
            a[s::6] = self.from_tower(c[place * d:(place + 1) * d])
        return tuple(a)

    def twist_order(self):
        """The order of the sextic twist over Fq that r divides: q + 1 - (+-t +- 3f)/2 with 4q = t^2 + 3f^2."""
        q, s0, s1 = self.fq.order, 2, self.trace
        for _ in range(self.fq.d - 1):
            s0, s1 = s1, self.trace * s1 - self.p * s0
        f2, f = (4 * q - s1 * s1) // 3, 1 << (q.bit_length() // 2 + 2)
        while f * f > f2:
            f = (f + f2 // f) // 2
        assert f * f == f2
        return next(n for n in (q + 1 - (a * s1 + b * 3 * f) // 2 for a in (1, -1) for b in (1, -1)) if n % self.r == 0)

    # -- the pairing

    def lift(self, a):
        """An element of Fq in the target field."""
        r = [0] * self.ft.d
        r[0::6] = a
        return tuple(r)

    def untwist(self, q):
        return self.ft.mul(self.lift(q[0]), self.w2), self.ft.mul(self.lift(q[1]), self.w3)

    def psi(self, q):
        """untwist, Frobenius, twist."""
        if q is None:
            return None
        f, t = self.ft, self.untwist(q)
        out = []
        for c, w in zip(t, (self.w2, self.w3)):
            c = f.mul(f.frob(c), f.inv(w))
            assert all(z == 0 for i, z in enumerate(c) if i % 6)
            out.append(c[0::6])
        return tuple(out)

    def line(self, f, a, b, p):
        """f times the line through a and b at p; verticals lie in a subfield and are left out."""
        t, s = self.ft, self.et.slope(a, b)
        if s is None:
            return f
        return t.mul(f, t.sub(t.sub(p[1], a[1]), t.mul(s, t.sub(p[0], a[0]))))

    def miller(self, p, q):
        t = self.ft
        p, q = tuple(t.embed(c[0]) for c in p), self.untwist(q)
        n = 6 * self.x + 2 if self.family == "BN" else self.x
        f, r = t.one, q
        for bit in bin(abs(n))[3:]:
            f, r = self.line(t.sqr(f), r, r, p), self.et.add(r, r)
            if bit == "1":
                f, r = self.line(f, r, q, p), self.et.add(r, q)
        if n < 0:
            f, r = t.inv(f), self.et.neg(r)
        if self.family == "BN":
            q1 = tuple(t.frob(c) for c in q)
            q2 = self.et.neg(tuple(t.frob(c, 2) for c in q))
            f, r = self.line(f, r, q1, p), self.et.add(r, q1)
            f = self.line(f, r, q2, p)
        return f

    def power(self, a, e):
        return self.ft.pow(a, e) if e >= 0 else self.ft.inv(self.ft.pow(a, -e))

    def easy(self, f):
        """f^((p^(k/2) - 1)(p^(k/6) + 1))"""
        t = self.ft
        f = t.mul(t.frob(f, self.k // 2), t.inv(f))
        return t.mul(t.frob(f, self.k // 6), f)

    def final(self, f):
        return self.power(f, self.multiple * ((self.ft.order - 1) // self.r))

    def pairing(self, p, q):
        return self.final(self.miller(p, q))

    # -- maps into the groups of order r

    def clear1(self, a):
        return a if self.family == "BN" else self.e1.mul(1 - self.x, a)

    def clear2(self, a):
        """[FKR11] for BN, [BP17] for BLS; docs/algorithms/membership.md."""
        x, n = self.x, self.k // 6
        if self.family == "BN":
            scalars = [x, 3 * x, x, 1]
        else:
            scalars = [x**n - x**(n - 1) - 1] + [x**(n - i) - x**(n - i - 1) for i in range(1, n)] + [2]
        r = None
        for k in reversed(scalars):
            r = self.e2.add(self.e2.mul(k, a), self.psi(r))
        return r
