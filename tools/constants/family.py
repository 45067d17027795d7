# SPDX-License-Identifier: Apache-2.0
"""The four families: integers that follow from the seed x.

Each function returns a dict: k, fq_degree, p, r, t (trace over Fp), y (4p = t^2 + 3y^2), lam (eigenvalue
of phi on both groups), h1, the Miller scalars, and the formulas as texts for the curve card.
"""


def exact(n, d):
    q, rest = divmod(n, d)
    assert rest == 0, "the seed is not admissible"
    return q


def isqrt_exact(n):
    """The integer square root of a perfect square."""
    x = 1 << ((n.bit_length() + 1) // 2)
    while True:
        y = (x + n // x) // 2
        if y >= x:
            assert x * x == n
            return x
        x = y


def bn(x, _spec):
    p = 36 * x**4 + 36 * x**3 + 24 * x**2 + 6 * x + 1
    t = 6 * x**2 + 1
    return dict(
        k=12, fq_degree=2, p=p, r=36 * x**4 + 36 * x**3 + 18 * x**2 + 6 * x + 1, t=t,
        lam=36 * x**3 + 18 * x**2 + 6 * x + 1, h1=1, loop=[6 * x + 2], psi=6 * x**2,
        text=dict(p="36x^4 + 36x^3 + 24x^2 + 6x + 1", r="36x^4 + 36x^3 + 18x^2 + 6x + 1", t="6x^2 + 1",
                  lam="36x^3 + 18x^2 + 6x + 1", psi="6x^2", loop="6x + 2, then the lines through pi(Q) and -pi^2(Q)"))


def bls(x, k):
    n = k // 3
    r = x**n - x**(n // 2) + 1
    p = exact((x - 1) ** 2 * r, 3) + x
    a, b = n, n // 2
    return dict(
        k=k, fq_degree=k // 6, p=p, r=r, t=x + 1, lam=x**b - 1, h1=exact((x - 1) ** 2, 3), loop=[x], psi=x,
        text=dict(p="(x - 1)^2 r/3 + x", r="x^%d - x^%d + 1" % (a, b), t="x + 1", lam="x^%d - 1" % b, psi="x", loop="x"))


def bls12(x, _spec):
    return bls(x, 12)


def bls24(x, _spec):
    return bls(x, 24)


def bw6(x, spec):
    """Brezing-Weng curves over an inner BLS curve of the same seed, r = p of the inner curve: 4p = t^2 + 3y^2 with
    t = t0 + ht*r, y = y0 + hy*r, t0 - 1 a primitive sixth root of unity mod r, y0 = +-t0/3 (2020/351, 2021/1359).
    T0 + T1*p = 0 mod r are the scalars of the Miller loop on Q and psi(Q)."""
    inner_k, ht, hy = spec["inner_k"], spec["ht"], spec["hy"]
    r = bls(x, inner_k)["p"]
    if inner_k == 12:
        t0 = x**5 - 3 * x**4 + 3 * x**3 - x + 3
        y0 = exact(t0, 3)
        loop = [x + 1, x**3 - x**2 - x]
        text = dict(t="t0 + ht*r, t0 = x^5 - 3x^4 + 3x^3 - x + 3", y="t0/3 + hy*r",
                    loop="x + 1 on Q, x^3 - x^2 - x on psi(Q)")
    else:
        t0 = -x**9 + 3 * x**8 - 4 * x**7 + 4 * x**6 - 3 * x**5 + 2 * x**3 - 2 * x**2 + x
        y0 = exact(-t0, 3)
        loop = [x**5 - x**4 - x, x + 1]
        text = dict(t="t0 + ht*r, t0 = -x^9 + 3x^8 - 4x^7 + 4x^6 - 3x^5 + 2x^3 - 2x^2 + x", y="-t0/3 + hy*r",
                    loop="x^5 - x^4 - x on Q, x + 1 on psi(Q)")
    w = t0 - 1
    assert (w * w - w + 1) % r == 0
    t, y = t0 + ht * r, y0 + hy * r
    p = exact(t * t + 3 * y * y, 4)
    assert (loop[0] + loop[1] * p) % r == 0
    inner = "BLS%d" % inner_k
    text.update(p="(t^2 + 3y^2)/4", r="p of the inner %s curve of the same seed" % inner,
                lam="t0 - 2" if inner_k == 12 else "1 - t0", psi="p mod r = t0 - 1")
    lam = (t0 - 2 if inner_k == 12 else 1 - t0) % r
    return dict(k=6, fq_degree=1, p=p, r=r, t=t, lam=lam, h1=exact(p + 1 - t, r), loop=loop, psi=p % r, text=text)


FAMILIES = {"BN": bn, "BLS12": bls12, "BLS24": bls24, "BW6": bw6}


def integers(spec):
    """All integers of a curve; checks the relations that make it a pairing-friendly curve."""
    x = spec["seed"]
    c = FAMILIES[spec["family"]](x, spec)
    p, r, t, k, e = c["p"], c["r"], c["t"], c["k"], c["fq_degree"]
    c["y"] = isqrt_exact(exact(4 * p - t * t, 3))
    assert p + 1 - t == c["h1"] * r
    assert pow(p, k, r) == 1 and all(pow(p, d, r) != 1 for d in range(1, k))
    assert (c["lam"] ** 2 + c["lam"] + 1) % r == 0
    assert (c["psi"] - p) % r == 0
    # trace of E over Fq, then the sextic twist whose order r divides: 4q = te^2 + 3f^2
    q, s0, s1 = p**e, 2, t
    for _ in range(e - 1):
        s0, s1 = s1, t * s1 - p * s0
    te = s1
    f = isqrt_exact(exact(4 * q - te * te, 3))
    orders = [q + 1 - exact(s * te + 3 * sf * f, 2) for s in (1, -1) for sf in (1, -1)]
    good = [n for n in orders if n % r == 0]
    assert len(good) == 1, "one sextic twist has a subgroup of order r"
    c["q"], c["e2"], c["h2"] = q, good[0], good[0] // r
    c["x"] = x
    return c


def naf(n):
    """Signed binary digits of n > 0 without two neighbours nonzero, least significant first."""
    d = []
    while n:
        z = 2 - n % 4 if n & 1 else 0
        d.append(z)
        n = (n - z) // 2
    return d


def binary(n):
    return [int(c) for c in reversed(bin(n)[2:])]


def loop_digits(n):
    """The cheaper of the signed and the binary form of n > 0, counted as doublings + additions; binary on a tie."""
    cost = lambda d: len(d) - 1 + sum(1 for z in d if z) - 1
    b, s = binary(n), naf(n)
    return b if cost(b) <= cost(s) else s


def joint_digits(a, b):
    """Columns d0 + 3*d1 of the signed forms of a and b, least significant first; asserts that no column has both."""
    d0, d1 = naf(a), naf(b)
    n = max(len(d0), len(d1))
    d0 += [0] * (n - len(d0))
    d1 += [0] * (n - len(d1))
    assert not any(u and v for u, v in zip(d0, d1)), "a column holds both digits"
    return [u + 3 * v for u, v in zip(d0, d1)]
