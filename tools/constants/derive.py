# SPDX-License-Identifier: Apache-2.0
"""Everything that follows from a definition of curves.py: fields, groups, endomorphisms, lattices. Each value is
checked against the relation that defines it, so that a wrong definition does not get through."""

from math import gcd

from . import family
from .field import is_prime, limbs_of, root_of_unity
from .group import Group
from .tower import Prime, Quad, binomial


def cube_roots_of_unity(p):
    """The two primitive cube roots of unity mod p, the smaller first."""
    g = 2
    while pow(g, (p - 1) // 3, p) == 1:
        g += 1
    w = pow(g, (p - 1) // 3, p)
    assert (w * w + w + 1) % p == 0
    return sorted((w, w * w % p))


def gauss_reduce(u, v):
    """A shortest basis of a lattice of rank 2 (Lagrange and Gauss)."""
    dot = lambda a, b: a[0] * b[0] + a[1] * b[1]
    while True:
        if dot(u, u) > dot(v, v):
            u, v = v, u
        m = (2 * dot(u, v) + dot(u, u)) // (2 * dot(u, u))
        if m == 0:
            return u, v
        v = (v[0] - m * u[0], v[1] - m * u[1])


def determinant(m):
    """Integer determinant by expansion along the first row (m is at most 4 by 4 here)."""
    if len(m) == 1:
        return m[0][0]
    return sum((-1) ** j * a * determinant([row[:j] + row[j + 1:] for row in m[1:]]) for j, a in enumerate(m[0]))


class Lattice:
    """Decomposition k = sum k_j ev^j mod r by Babai rounding on the rows of a basis.

    With the exact coordinates b_i = k*adj_i/det of (k,0,..) and c_i = round(k*g_i/2^shift), g_i = round(2^shift*adj_i/det):
    |b_i - c_i| <= 1/2 + k/2^(shift+1) <= 1/2 + r/2^(shift+1), hence |k_j| <= that times sum_i |v_ij|.
    """

    def __init__(self, rows, ev, r, shift):
        rows = [list(v) for v in rows]
        n = len(rows)
        for v in rows:
            assert sum(a * pow(ev, j, r) for j, a in enumerate(v)) % r == 0
        det = determinant(rows)
        assert abs(det) == r
        if n == 2:
            adj = [rows[1][1], -rows[0][1]]
        else:
            adj = [(-1) ** i * determinant([row[1:] for k, row in enumerate(rows) if k != i]) for i in range(n)]
        sign = 1 if det > 0 else -1
        for j in range(n):
            assert sum(adj[i] * rows[i][j] for i in range(n)) == (det if j == 0 else 0)
        self.rows, self.shift, self.r, self.n = rows, shift, r, n
        self.g = [sign * (1 if a >= 0 else -1) * ((2 * abs(a) * (1 << shift) + r) // (2 * r)) for a in adj]
        # 2^(shift+1) * bound of |k_j|, rounded up
        self.bits = max(-(-((1 << shift) + r) * sum(abs(v[j]) for v in rows) // (1 << (shift + 1)))
                        for j in range(n)).bit_length()

    def decompose(self, k):
        c = [(1 if g >= 0 else -1) * ((k * abs(g) + (1 << (self.shift - 1))) >> self.shift) for g in self.g]
        out = [-sum(c[i] * self.rows[i][j] for i in range(self.n)) for j in range(self.n)]
        out[0] += k
        return out


class Curve:
    def __init__(self, name, spec):
        self.name, self.spec = name, spec
        self.family, self.twist = spec["family"], spec["twist"]
        for key, value in family.integers(spec).items():
            setattr(self, {"psi": "psi_ev", "e2": "order2"}.get(key, key), value)
        assert is_prime(self.p) and is_prime(self.r), "the seed does not give primes p and r"
        assert abs(self.x) < 1 << 64, "the texts hold the seed in one word"
        assert self.h1 % self.r and self.h2 % self.r
        self.memberships()
        self.fields()
        self.groups()
        self.endomorphisms()
        self.loops()
        self.lattices()

    def memberships(self):
        """What the endomorphism tests of the BLS families rest on (docs/algorithms/membership.md). psi^2 - t psi + p = 0,
        so that psi(Q) = [x]Q only where [x^2 - tx + p]Q = [p - x]Q = [h1 r]Q = O; z^p = z^x likewise in GT."""
        if self.family.startswith("BLS"):
            assert self.p - self.x == self.h1 * self.r
            assert gcd(self.h1, self.h2) == 1, "psi(Q) = [x]Q does not say that Q has order r"
            assert gcd(self.h1, (self.q**2 - self.q + 1) // self.r) == 1, "z^p = z^x does not say that z has order r"

    def fields(self):
        self.fp = Prime(self.p)
        self.fq = self.fp
        nrs = self.spec["nonresidues"]
        assert all(g in (0, 1) and abs(c) < 64 for c, g in nrs), "a non-residue is C or C + generator, |C| < 64"
        self.fp.root_g = root_of_unity(self.p, self.spec.get("fp_root"))
        for c, g in nrs[:-1]:
            self.fq = Quad(self.fq, binomial(self.fq, c, g))
            self.fq.derive_roots()
        assert self.fq.degree == self.fq_degree and self.fq.order == self.q
        self.xi = binomial(self.fq, *nrs[-1])
        # W^6 - xi is irreducible over Fq exactly when xi is neither a square nor a cube (q = 1 mod 6)
        assert self.q % 6 == 1 and not self.fq.is_square(self.xi) and not self.fq.is_cube(self.xi), "W^6 - xi is reducible"

    def embed(self, n):
        return self.fq.small(n)

    def groups(self):
        f = self.fq
        self.b1 = self.fp.small(self.spec["b"])
        b = self.embed(self.spec["b"])
        self.b2 = f.div(b, self.xi) if self.twist == "D" else f.mul(b, self.xi)
        self.e1, self.e2 = Group(self.fp, self.b1), Group(f, self.b2)
        # the whole orders: points that the cofactor does not map into G would show a wrong order
        for group, n in ((self.e1, self.h1 * self.r), (self.e2, self.h2 * self.r)):
            for point, _ in zip(group.points(), range(2)):
                assert group.mul(n, point) is None, "b or the kind of twist gives another order"
        g1, g2 = self.spec.get("g1"), self.spec.get("g2")
        self.g1 = tuple(g1) if g1 else self.first_generator(self.e1, self.h1)
        self.g2 = self.read_point(g2) if g2 else self.first_generator(self.e2, self.h2)
        assert self.e1.has_order(self.g1, self.r), "G1 generator: not on the curve, or not of order r"
        assert self.e2.has_order(self.g2, self.r), "G2 generator: not on the twist, or not of order r"

    def read_point(self, g):
        as_list = lambda c: [c] if isinstance(c, int) else list(c)
        return tuple(self.fq.unflat(as_list(c)) for c in g)

    def first_generator(self, group, h):
        """h*P of the first point P whose multiple is not infinity."""
        for point in group.points():
            g = group.mul(h, point)
            if g is not None:
                return g
        raise ArithmeticError("no generator")

    def psi(self, q):
        f = self.fq
        return (f.mul(self.psi_x, f.frob(q[0])), f.mul(self.psi_y, f.frob(q[1])))

    def endomorphisms(self):
        f = self.fq
        self.lam %= self.r
        roots = cube_roots_of_unity(self.p)
        lg1, lg2 = self.e1.mul(self.lam, self.g1), self.e2.mul(self.lam, self.g2)
        self.beta1 = [w for w in roots if (w * self.g1[0] % self.p, self.g1[1]) == lg1][0]
        self.beta2 = [w for w in roots if (f.mul(self.embed(w), self.g2[0]), self.g2[1]) == lg2][0]
        s = 1 if self.twist == "D" else -1
        self.psi_x = f.pow(self.xi, s * ((self.p - 1) // 3))
        self.psi_y = f.pow(self.xi, s * ((self.p - 1) // 2))
        self.psi_ev %= self.r
        assert self.psi(self.g2) == self.e2.mul(self.p % self.r, self.g2)
        # W^(p^j - 1) = xi^((p^j - 1)/6)
        self.frob_powers = {6: [1, 2], 12: [1, 2, 3], 24: [1, 2, 3, 4]}[self.k]
        self.sx_frob = []
        for j in self.frob_powers:
            w = f.pow(self.xi, (self.p**j - 1) // 6)
            row = [w]
            for _ in range(4):
                row.append(f.mul(row[-1], w))
            self.sx_frob.append(row)
        self.fp4_frob = []
        if self.fq_degree == 4:
            nr = f.nr
            self.fp4_frob = [f.base.pow(nr, (self.p**j - 1) // 2) for j in (1, 2, 3)]

    def loops(self):
        x = self.x
        self.seed_naf = family.naf(abs(x))[::-1]
        self.miller_negated = 0
        if self.family == "BW6":
            a, b = self.loop
            if max(a, b, key=abs) < 0:
                a, b, self.miller_negated = -a, -b, 1
            assert a > 0 and b > 0
            self.miller = family.joint_digits(a, b)[::-1]
        elif self.family == "BN":
            self.miller = family.naf(abs(self.loop[0]))[::-1]
        else:
            self.miller = family.loop_digits(abs(self.loop[0]))[::-1]

    def lattices(self):
        shift = 64 * limbs_of(self.r)
        u, v = gauss_reduce((self.r, 0), (-self.lam, 1))
        # signs and order made unique: first coordinates positive, the longer vector last
        fix = lambda w: w if w[0] > 0 or (w[0] == 0 and w[1] > 0) else (-w[0], -w[1])
        self.glv = Lattice((fix(u), fix(v)), self.lam, self.r, shift)
        self.gls = None
        if self.family == "BN":
            x = self.x
            rows = [(x + 1, x, x, -2 * x), (2 * x, x + 1, -x, x), (-x, 2 * x, 2 * x + 1, -x), (x, -x, x, 2 * x + 1)]
            self.gls = Lattice(rows, self.psi_ev, self.r, shift)
        self.check_lattices()

    def check_lattices(self):
        for lat, ev in ((self.glv, self.lam), (self.gls, self.psi_ev)):
            if lat is None:
                continue
            for k in (0, 1, 2, self.r // 2, self.r // 2 + 1, self.r - 1, self.lam, self.r // 3, self.r * 5 // 7):
                parts = lat.decompose(k)
                assert (sum(a * pow(ev, j, self.r) for j, a in enumerate(parts)) - k) % self.r == 0
                assert all(abs(a) >> lat.bits == 0 for a in parts)
