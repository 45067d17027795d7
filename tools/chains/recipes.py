# SPDX-License-Identifier: Apache-2.0
"""Chains that follow the shape of the moduli of BLS12 curves, whose seeds have few ones: u-th powers cost hardly
more than squarings, so a chain through u does with fewer products than any dictionary.

Each recipe gets `part(k)`, which finds a chain for a number of seed size, and returns the Program of its exponent.
A root mod q = 2^s*t + 1 needs h(t) = (t-1)/2, and products go through h as h(A*B) = A*h(B) + h(A) for odd A, B.
"""

from constants.chain import Program


class Recipe(Program):
    def __init__(self, part):
        super().__init__()
        self.part = part

    def power(self, base, k):
        return self.append(base, self.part(k))[-1]

    def mul(self, a, b):
        return self.step(a, 0, b)

    def h_then_power(self, base, a):
        """(base^h(a), base^a)"""
        h = self.power(base, (a - 1) // 2)
        return h, self.step(h, 1, base)

    def h_of_product(self, factors):
        """g^h(product of the odd factors)"""
        h, y = self.h_then_power(0, factors[0])
        for k, f in enumerate(factors[1:], 1):
            if k == len(factors) - 1:
                return self.mul(self.power(y, (f - 1) // 2), h)
            hf, z = self.h_then_power(y, f)
            h, y = self.mul(hf, h), z


def bls12_377_fp(part, u):
    """p - 1 = (u-1)*(m*Q + 1), m = (u-1)/3, Q = u^2 (u^2-1) + 1. With t1 = (u-1)/2^46, odd:
    h(t) = t1*(m/2)*Q + h(t1)."""
    c = Recipe(part)
    h, y = c.h_then_power(0, (u - 1) >> 46)
    y = c.power(y, (u - 1) // 6)
    z = y
    for k in (u - 1, u + 1, u, u):
        z = c.power(z, k)
    c.mul(c.mul(z, y), h)
    return c


def bls12_377_fr(part, u):
    """r - 1 = u^2 (u-1)(u+1): t = u^2 * (u-1)/2^46 * (u+1)/2"""
    c = Recipe(part)
    c.h_of_product([(u - 1) >> 46, (u + 1) >> 1, u, u])
    return c


def bls12_381_fp(part, u):
    """v = -u, w = v + 1: p - 1 = w*B, B = (w/3)*v^2 (v^2-1) + (w/3 - 1), B/2 odd. (p-3)/4 = h(w*B/2)
    = w*h(B/2) + h(w), h(B/2) = (w/3)*(v/2)^2*(v^2-1) + k, w/3 = 4k + 3."""
    v = -u
    w, k = v + 1, ((v + 1) // 3 - 3) // 4
    c = Recipe(part)
    h, y = c.h_then_power(0, w)
    at = c.append(y, part(k))
    yk = at[-1]
    y3 = c.step(y, 1, y)
    z = c.step(yk, 2, y3)
    for f in (v // 2, v // 2, v - 1, v + 1):
        z = c.power(z, f)
    c.mul(c.mul(z, yk), h)
    return c


def bls12_381_fr(part, u):
    """v = -u, V = v/2^16: r - 1 = v^2 (v-1)(v+1), t = V^2 (v+1)(v-1)"""
    v = -u
    c = Recipe(part)
    c.h_of_product([v >> 16, v >> 16, v + 1, v - 1])
    return c


RECIPES = {
    "bls12_377_fp": (bls12_377_fp, 0x8508c00000000001),
    "bls12_377_fr": (bls12_377_fr, 0x8508c00000000001),
    "bls12_381_fp": (bls12_381_fp, -0xd201000000010000),
    "bls12_381_fr": (bls12_381_fr, -0xd201000000010000),
}
