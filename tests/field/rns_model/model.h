/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A residue model seen through integers: what its lanes stand for, by Chinese remaindering that shares nothing with
 * the engine, and elements made to measure.
 */
#ifndef PAIRING_TESTS_FIELD_RNS_MODEL_MODEL_H
#define PAIRING_TESTS_FIELD_RNS_MODEL_MODEL_H

#include "field/rns_model/port.h"
#include "support/bigint.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pairing_test {

using Words = std::vector<std::uint64_t>;

/* A signed number, where a plain one would be taken as unsigned. */
inline BigInt number(std::int64_t v)
{
    return v < 0 ? -BigInt(0 - static_cast<std::uint64_t>(v)) : BigInt(static_cast<std::uint64_t>(v));
}
inline BigInt magnitude(const BigInt &x) { return x.negative() ? -x : x; }
inline std::uint64_t low(const BigInt &x) { return x.words(1)[0]; }

/* A residue model seen from outside. */
struct Model {
    const rns_model_port_t &t;
    BigInt p, ma = BigInt(1), mb = BigInt(1), mont_r; /* the products of the bases, 2^(64 limbs) */
    BigInt all, ma_inverse;           /* ma*mb; 1/ma mod p */
    std::vector<BigInt> unit;         /* for each lane the integer that it counts: 1/scale mod its modulus, 0 mod the others */

    explicit Model(const rns_model_port_t &port) : t(port), p(BigInt::from_words(port.p, port.limbs))
    {
        for (std::size_t i = 0; i < t.len; i++) {
            ma = ma * t.a[i];
            mb = mb * t.b[i];
        }
        mont_r = BigInt::power_of_two(64 * t.limbs);
        all = ma * mb;
        ma_inverse = BigInt::inverse(ma, p);
        for (std::size_t i = 0; i < 2 * t.len; i++) {
            const BigInt mi = BigInt(i < t.len ? t.a[i] : t.b[i - t.len]), part = all / mi;
            const BigInt scale = BigInt(i < t.len ? t.alpha[i] : t.beta[i - t.len]);
            unit.push_back(BigInt::inverse(scale * part, mi) * part);
        }
    }

    Words element() const { return Words(2 * t.len + 3); }
    Words sum() const { return Words(4 * t.len + 5); }
    std::uint64_t bound_a(const Words &x) const { return x[2 * t.len] != 0 ? x[2 * t.len] : (UINT64_C(1) << t.bits) - 1; }
    std::uint64_t bound_b(const Words &x) const
    {
        return x[2 * t.len + 1] != 0 ? x[2 * t.len + 1] : (UINT64_C(1) << t.bits) - 1;
    }
    std::uint64_t bound_r(const Words &x) const { return x[2 * t.len + 2] != 0 ? x[2 * t.len + 2] : t.r_unit; }

    /* The element with integer r, every lane raised by multiples of its modulus as far as the caps allow. The integer
     * bound is the least that covers r, or the given one. */
    Words encode(const BigInt &r, std::uint64_t cap_a, std::uint64_t cap_b, std::uint64_t bound = 0) const
    {
        Words x = element();
        for (std::size_t i = 0; i < t.len; i++) {
            const std::uint64_t a = low(r * t.alpha[i] % t.a[i]);
            const std::uint64_t b = low(r * t.beta[i] % t.b[i]);
            x[i] = a + (cap_a > a ? (cap_a - a) / t.a[i] * t.a[i] : 0);
            x[t.len + i] = b + (cap_b > b ? (cap_b - b) / t.b[i] * t.b[i] : 0);
        }
        const std::uint64_t least = (UINT64_C(1) << t.bits) - 1;
        x[2 * t.len] = cap_a > least ? cap_a : least;
        x[2 * t.len + 1] = cap_b > least ? cap_b : least;
        const std::uint64_t need = low((magnitude(r) * t.r_unit + p - 1) / p); /* 0 reads as one p */
        x[2 * t.len + 2] = bound > need ? bound : need;
        return x;
    }
    Words encode(const BigInt &r) const { return encode(r, 0, 0); }

    /* The integer of smallest absolute value that the lanes of both bases hold. */
    BigInt integer(const Words &x) const
    {
        BigInt r;
        for (std::size_t i = 0; i < 2 * t.len; i++)
            r = r + unit[i] * x[i];
        r = r % all;
        return all < r + r ? r - all : r;
    }

    /* Empty if every bound holds, for the integer too: lanes of the two bases that disagree stand for a huge one. */
    std::string fault(const Words &x) const
    {
        const BigInt r = integer(x);
        if (p * bound_r(x) < magnitude(r) * t.r_unit)
            return "the integer is above its bound";
        for (std::size_t i = 0; i < t.len; i++)
            if (x[i] > bound_a(x) || x[t.len + i] > bound_b(x))
                return "a lane is above its bound";
        return "";
    }
    /* The field element, in [0, p). */
    BigInt value(const Words &x) const { return integer(x) * ma_inverse % p; }
    /* The integer in [0, p) that stands for the field element v. */
    BigInt home(const BigInt &v) const { return v * ma % p; }
};

} // namespace pairing_test

#endif
