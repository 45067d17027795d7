# SPDX-License-Identifier: Apache-2.0
"""Constants of a prime field for the portable engine (src/field/field.inc.h).

field_params(prefix, p) returns the C lines of one block: every macro is PREFIX_NAME and carries its
formula. Montgomery form is x*R mod p with R = 2^(64*LIMBS); words go from the least significant up.
"""

from .chain import chain_of

WORD = 64
MASK = (1 << WORD) - 1


def limbs_of(p):
    """Number of 64-bit words of an element."""
    return (p.bit_length() + WORD - 1) // WORD


def words(x, n):
    """The n words of x, least significant first."""
    assert 0 <= x < 1 << (WORD * n)
    return [(x >> (WORD * i)) & MASK for i in range(n)]


def mont(x, p):
    """x*R mod p: the integer stored for the field element x (any integer)."""
    return (x << (WORD * limbs_of(p))) % p


def unmont(x, p):
    """The field element in [0,p) that is stored as the integer x."""
    return x * pow(pow(2, WORD * limbs_of(p), p), -1, p) % p


def c_words(x, n):
    """C initialiser of an array of n words."""
    return "{ " + ", ".join("UINT64_C(0x%016x)" % w for w in words(x, n)) + " }"


def is_prime(n):
    """Miller-Rabin with the first 40 primes as bases (a check of typing, not a proof)."""
    if n < 2:
        return False
    small, k = [], 2
    while len(small) < 40:
        if all(k % q for q in small):
            small.append(k)
        k += 1
    if n in small:
        return True
    if any(n % q == 0 for q in small):
        return False
    s = two_adicity(n - 1)
    for a in small:
        x = pow(a, (n - 1) >> s, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def two_adicity(x):
    """Largest s with 2^s | x, for x > 0."""
    return (x & -x).bit_length() - 1


def sqrt_exponent(p):
    """The exponent of a square root mod p = 2^s*t + 1, t odd: (t-1)/2, which is (p-3)/4 or (p-5)/8 where s is 1 or 2."""
    return ((p - 1 >> two_adicity(p - 1)) - 1) // 2


def least_nonresidue(p):
    """The least g > 1 that is not a square mod p."""
    g = 2
    while pow(g, (p - 1) // 2, p) != p - 1:
        g += 1
    return g


def root_of_unity(p, base=None):
    """ROOT_OF_UNITY: of order 2^s, a power of `base`, a non-square; the least one if None."""
    root = pow(least_nonresidue(p) if base is None else base, (p - 1) >> two_adicity(p - 1), p)
    assert pow(root, (p - 1) // 2, p) == p - 1
    return root


def root_table(g, s, p):
    """(w, rows) of ROOT_TABLE for g of order 2^s. Four bits a digit; five where s is so large that the products, whose
    number goes with the square of the number of digits, outweigh the longer scans."""
    w = min(s, 5 if s > 40 else 4)
    k = -(-s // w)
    pad = k * w - s
    assert k * w <= 64
    inv = pow(g, -1, p)
    table = [[pow(inv, (d << (i * w)) >> pad, p) for d in range(1 << w)] for i in range(k)]
    low = [mont(x, p) & MASK for x in table[-1]]
    assert len(set(low)) == len(low), "entries of the last row must be told apart by their lowest word"
    return w, table


def _wrap(define, value, width=116):
    """A #define whose initialiser is broken over continuation lines where it is long."""
    line = "#define %s %s" % (define, value)
    if len(line) <= width:
        return [line]
    items = value[2:-2].split(", ")
    out, cur = ["#define %s \\" % define], "    { "
    for i, item in enumerate(items):
        piece = item + (", " if i + 1 < len(items) else " }")
        if len(cur) + len(piece) > width - 2:
            out.append(cur.rstrip() + " \\")
            cur = "      "
        cur += piece
    out.append(cur)
    return out


def field_params(prefix, p, nr_c=None, root_base=None):
    """C lines with all PREFIX_* macros of GF(p).

    nr_c       the small non-residue that the extension above adjoins a root of, or None
    root_base  a non-square whose (odd part)-th power is taken as the root of unity;
               the least one if None
    """
    assert p & 1 and p > 3 and is_prime(p)
    n = limbs_of(p)
    bits = p.bit_length()
    nbytes = (bits + 7) // 8
    R = 1 << (WORD * n)
    s = two_adicity(p - 1)
    g = least_nonresidue(p) if root_base is None else root_base
    root = root_of_unity(p, root_base)
    if p % 4 == 3:
        kind, what = 34, "(p-3)/4"
    elif p % 8 == 5:
        kind, what = 58, "(p-5)/8"
    else:
        kind, what = 1, "(t-1)/2 where p - 1 = 2^s*t, t odd"
    n0 = -pow(p, -1, 1 << WORD) % (1 << WORD)
    chunk = max(nbytes - 1, 1)
    sqrt_exp = sqrt_exponent(p)
    chain = chain_of(sqrt_exp)

    out = []

    def put(name, value, comment):
        out.append("/* %s */" % comment)
        out.extend(_wrap("%s_%s" % (prefix, name), value))

    def num(name, value, comment):
        put(name, str(value), comment)

    def big(name, value, comment):
        put(name, c_words(value, n), comment)

    def big_bits(name, value, comment):
        big(name, value, comment)
        num(name + "_BITS", value.bit_length(), "bits of it")

    out.append("/* p = 0x%x */" % p)
    num("BITS", bits, "bits of p")
    num("LIMBS", n, "64-bit words of an element, n; R = 2^(64 n)")
    num("BYTES", nbytes, "bytes of an encoded element, ceil(bits/8)")
    num("SPARE_BITS", WORD * n - bits, "unused top bits of an element, 64 n - bits")
    big("MODULUS", p, "p")
    put("MODULUS_TOP", "UINT64_C(0x%016x)" % (p >> (WORD * (n - 1))), "top word of p")
    put("N0", "UINT64_C(0x%016x)" % n0, "-p^-1 mod 2^64")
    big("ONE", R % p, "R mod p: one")
    big("R2", R * R % p, "R^2 mod p: takes an integer to Montgomery form")
    big("R3", R * R * R % p, "R^3 mod p")
    big("INV2", mont((p + 1) // 2, p), "2^-1 * R mod p")
    big_bits("HALF", (p - 1) // 2, "(p-1)/2, an integer: Euler's exponent, and the border of is_lex_largest")
    big_bits("INV_EXP", p - 2, "p - 2, an integer: Fermat's exponent")
    num("CHUNK_BYTES", chunk, "bytes of an integer that is taken in at once: 256^CHUNK_BYTES < p (or < R if n = 1)")
    big("CHUNK", mont(1 << (8 * chunk), p), "256^CHUNK_BYTES * R mod p")
    num("TWO_ADICITY", s, "s, the largest with 2^s | p - 1")
    num("SQRT_KIND", kind, "34: p = 3 mod 4, 58: p = 5 mod 8, 1: p = 1 mod 8 (tables of roots of unity)")
    big_bits("SQRT_EXP", sqrt_exp, what + ", an integer")
    rows, registers = chain.allocated()
    put("SQRT_CHAIN", "{ " + ", ".join("{ %d, %d, %d, %s }" % (d, a, n, "CHAIN_NONE" if m is None else m)
                                       for d, a, n, m in rows) + " }",
        "the power a^SQRT_EXP, %d squarings and %d products: rows (dst, src, n, mul), reg[dst] = reg[src]^(2^n)*reg[mul]; "
        "reg[0] = a" % (chain.squarings(), chain.multiplications()))
    num("SQRT_CHAIN_REGS", registers, "registers of the chain")
    big("ROOT_OF_UNITY", mont(root, p), "%d^((p-1)/2^s) * R mod p: of order 2^s" % g)
    if kind == 58:
        big("SQRT_X_PLUS", mont(1 + root, p), "1 + g, g = ROOT_OF_UNITY, of square 2g")
        big("SQRT_X_MINUS", mont(1 - root, p), "1 - g, of square -2g")
    if kind == 1:
        width, table = root_table(root, s, p)
        num("ROOT_WINDOW", width, "w: bits of a digit of a discrete logarithm to the base g = ROOT_OF_UNITY")
        num("ROOT_WINDOWS", len(table), "k = ceil(s/w): digits")
        put("ROOT_TABLE", "{ " + ", ".join("{ " + ", ".join("{ %s }" % c_words(mont(x, p), n) for x in row) + " }"
                                           for row in table) + " }",
            "row i, entry d: g^-floor(d*2^(i*w)/2^(k*w - s))")
    num("SMALL_RECIP", (1 << (bits + 24)) // p, "floor(2^(BITS + 24)/p): quotients of small multiples of p")
    if nr_c is not None:
        num("NR_C", "(%d)" % nr_c if nr_c < 0 else nr_c, "x_mul_nr(a) = NR_C*a: the non-residue of the extension above")
    return out
