/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The curve operations of Ethereum's precompiled contracts, from bytes to bytes, made of the public functions: EIP-196, EIP-197
 * (BN254), EIP-2537 (BLS12-381), and the drafts EIP-2539 (BLS12-377) and EIP-3026 (BW6-761). Each gives the status of
 * the first fault, or the contract's output.
 */
#ifndef PAIRING_TESTS_PAIRING_CONTRACTS_H
#define PAIRING_TESTS_PAIRING_CONTRACTS_H

#include "support/curves.h"

#include <algorithm>
#include <vector>

namespace pairing_test {

using Bytes = std::vector<std::uint8_t>;

enum class Operation { add, mul, msm, map, pairing };

template <class G> struct Point; /* read(r, bytes, member), write(out, a), bytes: a point as the contracts have it */

/* Words of `word` bytes: zeros, then a coordinate, big-endian; lowest coefficient first; infinity is all zero. */
template <class G, std::size_t word> struct PaddedPoint {
    static constexpr unsigned degree = G::field::degree;
    static constexpr std::size_t size = G::field::bytes / degree, bytes = 2 * degree * word;

    static pairing_status read(typename G::aff *r, const std::uint8_t *in, bool member)
    {
        Bytes plain;
        G::aff_set_infinity(r);
        if (std::all_of(in, in + bytes, [](std::uint8_t b) { return b == 0; }))
            return PAIRING_OK;
        for (unsigned c = 0; c < 2; c++) {
            for (unsigned i = degree; i-- != 0;) { /* ours: highest coefficient first */
                const std::uint8_t *w = in + (c * degree + i) * word;
                if (std::any_of(w, w + word - size, [](std::uint8_t b) { return b != 0; }))
                    return PAIRING_ERR_RANGE;
                plain.insert(plain.end(), w + word - size, w + word);
            }
        }
        return (member ? G::aff_from_bytes_uncompressed : G::aff_from_bytes_uncompressed_unchecked)(r, plain.data(),
                                                                                                    plain.size());
    }
    static void write(std::uint8_t *out, const typename G::aff *a)
    {
        std::uint8_t plain[2 * degree * size];
        std::fill(out, out + bytes, std::uint8_t(0));
        if (G::aff_is_infinity(a))
            return;
        G::aff_to_bytes_uncompressed(plain, a);
        for (unsigned c = 0; c < 2; c++)
            for (unsigned i = 0; i < degree; i++)
                std::copy_n(plain + (c * degree + degree - 1 - i) * size, size, out + (c * degree + i) * word + word - size);
    }
};

#define CONTRACT_POINT(C, c, o, BYTES) \
    template <> struct Point<C::o> { \
        static constexpr std::size_t bytes = BYTES; \
        static pairing_status read(C::o::aff *r, const std::uint8_t *in, bool member) \
        { \
            return (member ? pairing_##c##_##o##_aff_from_bytes_evm \
                           : pairing_##c##_##o##_aff_from_bytes_evm_unchecked)(r, in, bytes); \
        } \
        static void write(std::uint8_t *out, const C::o::aff *a) { pairing_##c##_##o##_aff_to_bytes_evm(out, a); } \
    };

/* What the contracts of a curve differ in, and their maps of a coordinate, where there are any. */
template <class C> struct Contract {
    static constexpr std::size_t scalar = 32;
    static constexpr bool members = false;      /* multiplications refuse what is outside the group */
    static constexpr bool pads = false;         /* short inputs get zeros behind them, long ones are cut */
    static constexpr bool no_pair = false;      /* a product of no pairing is 1, not a wrong length */
};

#if PAIRING_HAVE_BN254
CONTRACT_POINT(Bn254, bn254, g1, PAIRING_BN254_G1_EVM_BYTES)
CONTRACT_POINT(Bn254, bn254, g2, PAIRING_BN254_G2_EVM_BYTES)
template <> struct Contract<Bn254> {
    static constexpr std::size_t scalar = 32;
    static constexpr bool members = false, pads = true, no_pair = true;
};
#endif
#if PAIRING_HAVE_BLS12_381
CONTRACT_POINT(Bls12_381, bls12_381, g1, PAIRING_BLS12_381_G1_EVM_BYTES)
CONTRACT_POINT(Bls12_381, bls12_381, g2, PAIRING_BLS12_381_G2_EVM_BYTES)
template <> struct Contract<Bls12_381> {
    static constexpr std::size_t scalar = 32;
    static constexpr bool members = true, pads = false, no_pair = false;
};
#endif
#if PAIRING_HAVE_BLS12_377
template <> struct Point<Bls12_377::g1> : PaddedPoint<Bls12_377::g1, 64> {};
template <> struct Point<Bls12_377::g2> : PaddedPoint<Bls12_377::g2, 64> {};
#endif
#if PAIRING_HAVE_BW6_761
template <> struct Point<Bw6_761::g1> : PaddedPoint<Bw6_761::g1, 96> {};
template <> struct Point<Bw6_761::g2> : PaddedPoint<Bw6_761::g2, 96> {};
template <> struct Contract<Bw6_761> {
    static constexpr std::size_t scalar = 64;
    static constexpr bool members = false, pads = false, no_pair = false;
};
#endif

template <class G> Bytes bytes_of(const typename G::t &p)
{
    typename G::aff a;
    Bytes out(Point<G>::bytes);
    G::to_aff(&a, &p);
    Point<G>::write(out.data(), &a);
    return out;
}

template <class C, class G> pairing_status add(Bytes &out, Bytes in)
{
    using P = Point<G>;
    typename G::aff a, b;
    typename G::t sum;
    if (Contract<C>::pads)
        in.resize(2 * P::bytes, 0);
    if (in.size() != 2 * P::bytes)
        return PAIRING_ERR_LENGTH;
    for (auto *p : { &a, &b })
        if (const pairing_status s = P::read(p, in.data() + (p == &b ? P::bytes : 0), false))
            return s;
    G::from_aff(&sum, &a);
    G::add_aff(&sum, &sum, &b);
    out = bytes_of<G>(sum);
    return PAIRING_OK;
}

/* The sum of k[i] p[i], by the function for any points of the curve; for members by the others, too. */
template <class C, class G> pairing_status msm(Bytes &out, Bytes in, bool one)
{
    using P = Point<G>;
    const std::size_t scalar = Contract<C>::scalar, record = P::bytes + scalar, words = scalar / 8;
    if (Contract<C>::pads)
        in.resize(record, 0);
    const std::size_t n = in.size() / record;
    if (n == 0 || in.size() % record != 0 || (one && n != 1))
        return PAIRING_ERR_LENGTH;
    std::vector<typename G::aff> p(n);
    std::vector<std::uint64_t> k(n * words, 0);
    std::vector<typename C::fr::t> reduced(n);
    for (std::size_t i = 0; i < n; i++) {
        const std::uint8_t *at = in.data() + i * record;
        if (const pairing_status s = P::read(&p[i], at, Contract<C>::members))
            return s;
        for (std::size_t j = 0; j < scalar; j++)
            k[i * words + j / 8] |= std::uint64_t(at[record - 1 - j]) << 8 * (j % 8);
        C::fr::from_bytes_wide_be(&reduced[i], at + P::bytes, scalar);
    }
    typename G::t sum, other;
    Bytes scratch(std::max(G::msm_bits_scratch_size(n, 8 * scalar), G::msm_scratch_size(n)));
    G::msm_bits_vartime(&sum, p.data(), k.data(), n, 8 * scalar, scratch.data(), scratch.size());
    out = bytes_of<G>(sum);
    if (!std::all_of(p.begin(), p.end(), [](const typename G::aff &a) { return G::aff_in_subgroup(&a); }))
        return PAIRING_OK;
    G::msm_vartime(&other, p.data(), reduced.data(), n, scratch.data(), scratch.size());
    EXPECT_TRUE(G::eq(&sum, &other));
    G::msm(&other, p.data(), reduced.data(), n);
    EXPECT_TRUE(G::eq(&sum, &other));
    return PAIRING_OK;
}

template <class C> pairing_status pairing_product(Bytes &out, const Bytes &in)
{
    using P = Point<typename C::g1>;
    using Q = Point<typename C::g2>;
    const std::size_t n = in.size() / (P::bytes + Q::bytes);
    if (in.size() % (P::bytes + Q::bytes) != 0 || (n == 0 && !Contract<C>::no_pair))
        return PAIRING_ERR_LENGTH;
    std::vector<typename C::g1::aff> p(n);
    std::vector<typename C::g2::aff> q(n);
    for (std::size_t i = 0; i < n; i++) {
        const std::uint8_t *at = in.data() + i * (P::bytes + Q::bytes);
        if (const pairing_status s = P::read(&p[i], at, true))
            return s;
        if (const pairing_status s = Q::read(&q[i], at + P::bytes, true))
            return s;
    }
    out.assign(32, 0);
    out[31] = C::pairing_check(p.data(), q.data(), n);
    return PAIRING_OK;
}

#if PAIRING_HAVE_BLS12_381
template <class G, class F> pairing_status map(Bytes &out, const Bytes &in, F &&read)
{
    typename G::field::t u;
    typename G::t p;
    if (in.size() != Point<G>::bytes / 2)
        return PAIRING_ERR_LENGTH;
    if (const pairing_status s = read(&u, in.data()))
        return s;
    G::map_to_curve(&p, &u);
    G::clear_cofactor(&p, &p);
    out = bytes_of<G>(p);
    return PAIRING_OK;
}
inline pairing_status map(Bytes &out, const Bytes &in, Bls12_381 *, int group)
{
    return group == 1 ? map<Bls12_381::g1>(out, in, pairing_bls12_381_fp_from_bytes_evm)
                      : map<Bls12_381::g2>(out, in, pairing_bls12_381_fp2_from_bytes_evm);
}
#endif
inline pairing_status map(Bytes &, const Bytes &, void *, int) { return PAIRING_ERR_UNSUPPORTED; }

template <class C> pairing_status call(Bytes &out, Operation op, int group, const Bytes &in)
{
    switch (op) {
    case Operation::add:
        return group == 1 ? add<C, typename C::g1>(out, in) : add<C, typename C::g2>(out, in);
    case Operation::mul:
    case Operation::msm:
        return group == 1 ? msm<C, typename C::g1>(out, in, op == Operation::mul)
                          : msm<C, typename C::g2>(out, in, op == Operation::mul);
    case Operation::map:
        return map(out, in, static_cast<C *>(nullptr), group);
    default:
        return pairing_product<C>(out, in);
    }
}

} // namespace pairing_test

#endif
