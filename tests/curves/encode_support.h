/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Groups of all curves of the build as a list of types for typed suites, and points from the coordinates
 * of vector files (lists of coefficients in hex, the constant term first).
 */
#ifndef PAIRING_TESTS_CURVES_ENCODE_SUPPORT_H
#define PAIRING_TESTS_CURVES_ENCODE_SUPPORT_H

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/curves.h"
#include "support/hex.h"
#include "support/random.h"
#include "support/vectors.h"

namespace pairing_test {

using Bytes = std::vector<std::uint8_t>;

/* one group of one curve */
template <class Curve, class Group, int Index> struct GroupOf {
    using C = Curve;
    using G = Group;
    using F = typename Group::field;
    using fp = typename Curve::fp;
    static constexpr int index = Index;
    static std::string group() { return Index == 1 ? "g1" : "g2"; }
    static std::string name() { return std::string(Curve::name) + "/" + group(); }
};

template <class C> using G1Of = GroupOf<C, typename C::g1, 1>;
template <class C> using G2Of = GroupOf<C, typename C::g2, 2>;

template <class C> struct GroupsOf {
    using list = List<G1Of<C>, G2Of<C>>;
};
using AllGroups = Each<GroupsOf, CurveList>::types;

/* test names: the curve, the group */
struct GroupNames {
    template <class T> static std::string GetName(int) { return std::string(T::C::name) + "_" + T::group(); }
};

/* Bytes of a coordinate from its coefficients, constant term first: the highest goes first. */
template <class T> Bytes coordinate_bytes(const nlohmann::json &coefficients)
{
    Bytes out;
    for (std::size_t i = coefficients.size(); i-- > 0;) {
        const Bytes c = number_from_hex(coefficients[i].template get<std::string>(), T::fp::bytes);
        out.insert(out.end(), c.begin(), c.end());
    }
    return out;
}

template <class T> typename T::F::t coordinate(const nlohmann::json &coefficients)
{
    typename T::F::t r;
    const Bytes b = coordinate_bytes<T>(coefficients);
    if (b.size() != T::F::bytes || T::F::from_bytes_be(&r, b.data()) != PAIRING_OK)
        throw std::runtime_error("not a coordinate: " + coefficients.dump());
    return r;
}

template <class T> typename T::G::aff point(const nlohmann::json &xy)
{
    typename T::G::aff p;
    p.x = coordinate<T>(xy[0]);
    p.y = coordinate<T>(xy[1]);
    return p;
}

template <class T> typename T::G::aff affine(const typename T::G::t &p)
{
    typename T::G::aff a;
    T::G::to_aff(&a, &p);
    return a;
}

template <class T> std::string show(const typename T::G::aff &p)
{
    Bytes b(T::G::uncompressed_bytes);
    T::G::aff_to_bytes_uncompressed(b.data(), &p);
    return to_hex(b);
}

/* [k]G, k small */
template <class T> typename T::G::aff multiple(std::uint64_t k)
{
    typename T::G::t g;
    T::G::generator(&g);
    T::G::mul_bits_vartime(&g, &g, &k, 64);
    return affine<T>(g);
}

/* x^3 + b with b from the generator: y^2 - x^3 */
template <class T> typename T::F::t curve_rhs(const typename T::F::t &x)
{
    typename T::G::aff g;
    typename T::F::t b, t;
    T::G::aff_generator(&g);
    T::F::sqr(&b, &g.y);
    T::F::sqr(&t, &g.x);
    T::F::mul(&t, &t, &g.x);
    T::F::sub(&b, &b, &t);
    T::F::sqr(&t, &x);
    T::F::mul(&t, &t, &x);
    T::F::add(&t, &t, &b);
    return t;
}

/* A random point of the curve, in the subgroup only by chance. */
template <class T> typename T::G::aff random_curve_point(Random &rng)
{
    typename T::G::aff p;
    do {
        p.x = rng.template element<typename T::fp, typename T::F>();
        const typename T::F::t rhs = curve_rhs<T>(p.x);
        if (T::F::sqrt(&p.y, &rhs))
            return p;
    } while (true);
}

template <class T> typename T::G::aff random_group_point(Random &rng)
{
    const typename T::G::aff a = random_curve_point<T>(rng);
    typename T::G::t p;
    T::G::from_aff(&p, &a);
    T::G::clear_cofactor(&p, &p);
    return affine<T>(p);
}

/* The cases of a carried file, by value: a loop over a member of a temporary would dangle. */
inline nlohmann::json cases(const std::string &name)
{
    nlohmann::json list = carried(name).at("cases");
    if (list.empty())
        throw std::runtime_error("no cases in " + name);
    return list;
}

template <class P> bool all_zero(const P &p)
{
    const std::uint8_t *b = reinterpret_cast<const std::uint8_t *>(&p);
    for (std::size_t i = 0; i < sizeof p; i++)
        if (b[i] != 0)
            return false;
    return true;
}

} // namespace pairing_test

#endif
