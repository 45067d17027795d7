# SPDX-License-Identifier: Apache-2.0
"""Constants of the residue engine (src/field/rns_model/): moduli, matrices, bounds, elements in residue form.

Two bases of n primes 2^H - c, A = {a_i} and B = {b_j}; MA, MB their products; W = 2^52 the size of a lane.
The field element X is an integer r = X*MA mod p, plus a multiple of p of either sign, stored as

    lane i of A: alpha_i*r mod a_i      alpha_i^2 = -W p^-1 (MA/a_i)^-1 mod a_i
    lane j of B: beta_j*r mod b_j       beta_j = (MB/b_j)^-1 mod b_j

so that one Montgomery step of a lane turns a product into a digit of the quotient q = -c/p mod MA, and so that
the lanes of B are digits of r. Every bound below is an exact rational number, rounded up; a parameter set that
does not hold is an assertion that fails here. tools/derive_constants.py writes src/curves/<curve>/rns.h and
consts_rns.h from it.
"""

import itertools
import math
from fractions import Fraction

from . import emit

LANE = 52
W = 1 << LANE
DIGIT = 48                  # bits of a digit of an incoming integer
SCALE = 256                 # integer bounds of elements are kept in units of p/256, of sums of products in p^2/65536
SHAPES = {                  # curve: (H, n)
    "bn254": (46, 6), "bls12_377": (49, 8), "bls12_381": (49, 8), "bls24_315": (49, 7), "bw6_633": (49, 14),
    "bw6_761": (49, 16),
}


def shape_of(name, p):
    """(H, n): the published choice, or the fewest lanes of 49 bits that leave 10 bits to the integers."""
    if name in SHAPES:
        return SHAPES[name]
    return 49, -(-(p.bit_length() + 10) // 49)


def is_prime(m):
    """Miller-Rabin; exact below 3.3*10^24 with these bases (Sorenson and Webster, 2015)."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
    if m in bases:
        return True
    if m < 2 or any(m % q == 0 for q in bases):
        return False
    d, s = m - 1, 0
    while d % 2 == 0:
        d, s = d // 2, s + 1
    for a in bases:
        x = pow(a, d, m)
        if x in (1, m - 1):
            continue
        for _ in range(s - 1):
            x = x * x % m
            if x == m - 1:
                break
        else:
            return False
    return True


def is_square(v, m):
    return pow(v, (m - 1) // 2, m) in (0, 1)


def sqrt_mod(v, m):
    """A square root of the square v modulo the prime m (Tonelli and Shanks)."""
    q, s = m - 1, 0
    while q % 2 == 0:
        q, s = q // 2, s + 1
    z = next(z for z in range(2, m) if not is_square(z, m))
    c, t, x = pow(z, q, m), pow(v, q, m), pow(v, (q + 1) // 2, m)
    while t != 1:
        i, u = 0, t
        while u != 1:
            u, i = u * u % m, i + 1
        f = pow(c, 1 << (s - i - 1), m)
        s, c = i, f * f % m
        t, x = t * c % m, x * f % m
    assert x * x % m == v % m
    return x


def product(values):
    r = 1
    for v in values:
        r *= v
    return r


def find_moduli(p, h, n):
    """(A, B): A is the first n-subset, in the order of combinations of the largest primes below 2^h, for which all
    alpha_i^2 are squares: (-p/a_i) * prod over j != i of (a_j/a_i) = 1, W and the inverses being squares or signs that
    Legendre's symbol does not see. About one set in 2^n will do. B are the largest primes that remain."""
    pool = list(itertools.islice((m for m in range((1 << h) - 1, 0, -2) if is_prime(m)), 3 * n))
    # row i: bit j says that a_j is no square mod a_i; sign i: -p is no square mod a_i
    rows = [sum((not is_square(a, m)) << j for j, a in enumerate(pool)) for m in pool]
    signs = [int(not is_square(-p % m, m)) for m in pool]
    for c in itertools.combinations(range(len(pool)), n):
        mask = sum(1 << i for i in c)
        if all(bin(rows[i] & mask).count("1") % 2 == signs[i] for i in c):
            break
    else:
        raise ValueError("no base of squares")
    chosen = [pool[i] for i in c]
    return chosen, [m for m in pool if m not in chosen][:n]


class Residue:
    """All constants of one prime."""

    def __init__(self, p, h, n):
        self.p, self.h, self.n = p, h, n
        self.limbs = -(-p.bit_length() // 64)
        self.mont_r = 1 << (64 * self.limbs)
        self.a, self.b = find_moduli(p, h, n)
        a, b = self.a, self.b
        assert len(set(a + b)) == 2 * n and all(is_prime(m) and p % m for m in a + b)
        self.ma, self.mb = product(a), product(b)
        ma, mb = self.ma, self.mb
        self.alpha = []
        for m in a:
            x = sqrt_mod(-W * pow(p * (ma // m), -1, m) % m, m)
            # of the two roots the one with the smaller K_i = -W MB alpha_i mod a_i
            self.alpha.append(min(x, m - x, key=lambda r, m=m: -W * mb * r % m))
        self.beta = [pow(mb // m, -1, m) for m in b]
        self.k0 = [W * pow(be * ma, -1, m) % m for be, m in zip(self.beta, b)]
        self.k1 = [W * k % m for k, m in zip(self.k0, b)]
        self.kk = [-W * mb * al % m for al, m in zip(self.alpha, a)]
        self.c = [[W * be * p * pow(x, -1, m) % m for be, m in zip(self.beta, b)] for x in a]
        self.d = [[W * (mb // y) * al % m for al, m in zip(self.alpha, a)] for y in b]
        self.digits = -(-64 * self.limbs // DIGIT)
        self.bounds()

    def bounds(self):
        """Largest values of the lanes and of the integer, for any operands that the lanes can hold."""
        p, n, h, a, b, ma, mb = self.p, self.n, self.h, self.a, self.b, self.ma, self.mb
        self.c_max = (1 << h) - min(a + b)
        low = (1 << h) - 1

        def fold(x):                # (x mod 2^H) + (x >> H)*c
            return low + (x >> h) * self.c_max

        # xi_i: one lane step of any accumulator gives less than 2^64, then a fold that must leave a multiplier
        self.xi_max = fold((1 << 64) - 1)
        assert self.xi_max < W and Fraction(self.xi_max, low) < 1 + Fraction(1, 1 << 16)
        # eta_j: c-term with both multipliers below W, n products xi*C, one step, one fold
        step = max(k0 + k1 for k0, k1 in zip(self.k0, self.k1)) + n * self.xi_max * max(b) // W + 1 + max(b)
        self.b_fresh = fold(step)
        assert self.b_fresh < (1 << h) + 8 * self.c_max
        # k = (sum eta_j + 2^(H-1)) >> H; one multiplication without upper half applies it
        self.k_max = (n * self.b_fresh + (1 << (h - 1))) >> h
        assert self.k_max * max(self.kk) < W
        self.a_fresh = (n * self.b_fresh * max(a) + self.k_max * max(self.kk)) // W + 1 + max(a)
        assert 2 * self.a_fresh < W
        # r' = (c + q'p)/MA with q' = sum xi_i MA/a_i: in units of p/SCALE
        self.r_base = -(-SCALE * n * self.xi_max // min(a))
        assert self.r_base == SCALE * n + 1
        self.ma_over_p = ma // p
        # k is exact while |r'|/MB + error < 1/2, error = sum eta_j (1/b_j - 2^-H)
        error = Fraction(n * self.b_fresh * self.c_max, min(b) << h)
        room = (Fraction(1, 2) - error) * mb - Fraction(self.r_base, SCALE) * p
        limit = room * ma * SCALE * SCALE / (p * p)
        self.wide_max = min(int(limit), 1 << 62)                        # of |c|, in p^2/SCALE^2
        self.elem_max = math.isqrt(self.wide_max)                       # of |r|, in p/SCALE
        # conversions out need |r|*p/MA < p: the sign is mended by one p
        assert Fraction(self.elem_max, SCALE) <= self.ma_over_p
        # normal elements: |r| <= 2n p; sums of wide_count products of them reduce to normal elements again
        self.normal = 2 * n * SCALE
        by_result = (self.normal - self.r_base - 1) * SCALE * self.ma_over_p // self.normal**2
        self.wide_count = min(by_result, self.wide_max // self.normal**2, (1 << 31) - 1)
        assert self.wide_count >= 16
        assert self.wide_count * self.normal**2 // (SCALE * self.ma_over_p) + 1 + self.r_base <= self.normal
        # load: digits times constants of a lane, one step
        for m in a + b:
            assert self.digits * ((1 << DIGIT) - 1) * m // W + 1 + m < W

    # elements

    def lanes(self, r):
        """The two lists of lanes of the integer r."""
        return ([r * al % m for al, m in zip(self.alpha, self.a)], [r * be % m for be, m in zip(self.beta, self.b)])

    def format_int(self, r):
        la, lb = self.lanes(r)
        return "RNS_ELEMENT(RNS_LANES%s, RNS_LANES%s)" % (tuple_of(la), tuple_of(lb))

    def format_fp(self, x):
        """C initialiser of the field element x."""
        return self.format_int(x * self.ma % self.p)

    # output

    def lines(self):
        p, a, b, ma, mb = self.p, self.a, self.b, self.ma, self.mb
        out = []

        def put(name, value, comment):
            out.extend(emit.define("RNS_" + name, value, comment))

        def array(name, values, comment):
            put(name, "{ " + ", ".join(word(v) for v in values) + " }", comment)

        def matrix(name, rows, comment):
            put(name, "{ " + ", ".join("{ " + ", ".join(word(v) for v in r) + " }" for r in rows) + " }", comment)

        put("BITS", str(self.h), "H: moduli are primes 2^H - c")
        put("LEN", str(self.n), "n: moduli in each of the two bases")
        put("C_MAX", str(self.c_max), "largest c")
        array("A", a, "a_i; MA = %s" % hex(ma))
        array("B", b, "b_j; MB = %s" % hex(mb))
        array("A_NINV", [-pow(m, -1, W) % W for m in a], "-a_i^-1 mod 2^52")
        array("B_NINV", [-pow(m, -1, W) % W for m in b], "-b_j^-1 mod 2^52")
        array("ALPHA", self.alpha, "alpha_i = (-2^52 p^-1 (MA/a_i)^-1)^(1/2) mod a_i")
        array("BETA", self.beta, "beta_j = (MB/b_j)^-1 mod b_j")
        matrix("EXT_B", self.c, "row i: 2^52 beta_j p a_i^-1 mod b_j")
        matrix("EXT_A", self.d, "row j: 2^52 (MB/b_j) alpha_i mod a_i")
        array("K0", self.k0, "2^52 beta_j^-1 MA^-1 mod b_j")
        array("K1", self.k1, "2^52 K0 mod b_j")
        array("KMB", self.kk, "-2^52 MB alpha_i mod a_i")
        put("DIGITS", str(self.digits), "digits of 48 bits of a stored element")
        matrix("LOAD_A", [[(W << (DIGIT * t)) * al % m for al, m in zip(self.alpha, a)] for t in range(self.digits)],
               "row t: 2^(48 t + 52) alpha_i mod a_i")
        matrix("LOAD_B", [[(W << (DIGIT * t)) * be % m for be, m in zip(self.beta, b)] for t in range(self.digits)],
               "row t: 2^(48 t + 52) beta_j mod b_j")
        n64 = self.limbs + 1
        matrix("STORE_B", [limbs(mb // m, n64) for m in b], "row j: MB/b_j mod 2^(64 (limbs + 1)), words")
        array("STORE_MB", limbs(-mb, n64), "-MB mod 2^(64 (limbs + 1)), words")
        matrix("ZEROS", [self.lanes(t * p)[1] for t in range(self.n + 1)], "row t: beta_j t p mod b_j")
        for name, r, text in (
                ("ONE", ma % p, "MA mod p: the field's one"), ("HALF", ma * pow(2, -1, p) % p, "MA/2 mod p"),
                ("UNIT", 1, "the integer 1: a product with it leaves the Montgomery form of MA"),
                ("ENTER", ma * ma * pow(self.mont_r, -1, p) % p, "MA^2 R^-1 mod p: from R to MA, R = 2^(64 limbs)"),
                ("LEAVE", self.mont_r % p, "R mod p: from MA to R")):
            put(name, self.format_int(r), text)
        out.append("/* bounds of lanes, proved by the generator for every input below 2^52 */")
        put("XI_MAX", word(self.xi_max), "of the digits of the quotient")
        put("B_FRESH", word(self.b_fresh), "of the lanes of B after a reduction, %s" % times(self.b_fresh, self.h))
        put("A_FRESH", word(self.a_fresh), "of the lanes of A after a reduction, %s" % times(self.a_fresh, self.h))
        put("K_MAX", str(self.k_max), "of k = (sum eta_j + 2^(H-1)) >> H")
        out.append("/* bounds of the integers: |r| of an element in units of p/%d, |c| of a sum of products in p^2/%d */"
                   % (SCALE, SCALE * SCALE))
        put("R_UNIT", str(SCALE), "p in these units")
        put("R_BASE", str(self.r_base), "ceil(sum xi_i/a_i): |r'| <= R_BASE + |c|/MA")
        put("MA_OVER_P", word(self.ma_over_p), "floor(MA/p)")
        put("R_MAX", word(self.elem_max), "of elements, floor(sqrt(WIDE_MAX))")
        put("R_NORMAL", str(self.normal), "2n p: a normal element")
        put("WIDE_MAX", word(self.wide_max), "of sums: |c|/MA + |q'|p/MA < (1/2 - error) MB, and below 2^62")
        put("WIDE_COUNT", str(self.wide_count), "products of normal elements whose sum reduces to a normal element")
        out.append("/* verifying builds: digits of the whole integer, for Chinese remaindering */")
        array("A_DIGIT", [W * pow(al * (ma // m), -1, m) % m for al, m in zip(self.alpha, a)],
              "2^52 alpha_i^-1 (MA/a_i)^-1 mod a_i: lane of an element -> digit over A")
        array("A_WIDE", [W * W * pow(al * al * (ma // m) * mb, -1, m) % m for al, m in zip(self.alpha, a)],
              "2^104 alpha_i^-2 (MA MB/a_i)^-1 mod a_i: lane of a sum -> digit over A and B")
        array("B_WIDE", [W * W * pow(be * be * (mb // m) * ma, -1, m) % m for be, m in zip(self.beta, b)],
              "2^104 beta_j^-2 (MA MB/b_j)^-1 mod b_j: lane of a sum -> digit over A and B")
        return out


def word(v):
    return "UINT64_C(0x%x)" % v


def times(v, h):
    return "about %.5f * 2^H" % (v / (1 << h))


def tuple_of(values):
    return "(" + ", ".join(word(v) for v in values) + ")"


def limbs(x, n):
    return [(x >> (64 * i)) & ((1 << 64) - 1) for i in range(n)]


_cache = {}


def residue(name, p):
    """The constants of a curve's base field, derived once."""
    if (name, p) not in _cache:
        _cache[name, p] = Residue(p, *shape_of(name, p))
    return _cache[name, p]


def rns_lines(curve):
    """Lines of src/curves/<curve>/rns.h."""
    out = emit.head(curve, "rns", "parameters of the residue engine for the base field", ["<stdint.h>"])
    return out + residue(curve.name, curve.p).lines() + emit.tail()


def consts_lines(curve):
    """Lines of src/curves/<curve>/consts_rns.h: the macros of consts.h in residue form."""
    out = emit.head(curve, "consts_rns", "field elements in residue form", ["<stdint.h>"])
    return out + emit.consts_lines(curve, residue(curve.name, curve.p).format_fp) + emit.tail()
