/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Common to the group suites: the groups as types, points by value, an affine textbook law as the model,
 * and the facts and points of tests/vectors/curves.
 */
#ifndef PAIRING_TESTS_CURVES_GROUP_TEST_H
#define PAIRING_TESTS_CURVES_GROUP_TEST_H

#include "support/curves.h"
#include "support/hex.h"
#include "support/random.h"
#include "support/vectors.h"

#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace pairing_test {

/* A group of a curve under short names: G::g its functions, G::F its coordinate field. */
template <class C, int N> struct Group;
template <class C> struct Group<C, 1> {
    using curve = C;
    using g = typename C::g1;
    using F = typename C::fp;
    using fp = typename C::fp;
    using fr = typename C::fr;
    static constexpr int number = 1;
};
template <class C> struct Group<C, 2> {
    using curve = C;
    using g = typename C::g2;
    using F = typename C::fq;
    using fp = typename C::fp;
    using fr = typename C::fr;
    static constexpr int number = 2;
};

template <class C> struct GroupsOf {
    using list = List<Group<C, 1>, Group<C, 2>>;
};
using AllGroups = Each<GroupsOf, CurveList>::types;

struct GroupNames {
    template <class G> static std::string GetName(int)
    {
        return std::string(G::curve::name) + "_g" + std::to_string(G::number);
    }
};

/* An integer as words, least significant first, from hex digits. */
inline std::vector<std::uint64_t> words_from_hex(const std::string &s)
{
    const std::vector<std::uint8_t> b = from_hex(s);
    std::vector<std::uint64_t> w((b.size() + 7) / 8);
    for (std::size_t i = 0; i < b.size(); i++)
        w[i / 8] |= std::uint64_t(b[b.size() - 1 - i]) << (8 * (i % 8));
    return w;
}

/* Everything a group suite needs; all results by value. */
template <class G> struct Kit {
    using g = typename G::g;
    using F = typename G::F;
    using fp = typename G::fp;
    using fr = typename G::fr;
    using P = typename g::t;
    using A = typename g::aff;
    using E = typename F::t;
    using S = typename fr::t;

    static P infinity() { P r; g::set_infinity(&r); return r; }
    static P generator() { P r; g::generator(&r); return r; }
    static P add(const P &a, const P &b) { P r; g::add(&r, &a, &b); return r; }
    static P sub(const P &a, const P &b) { P r; g::sub(&r, &a, &b); return r; }
    static P dbl(const P &a) { P r; g::dbl(&r, &a); return r; }
    static P neg(const P &a) { P r; g::neg(&r, &a); return r; }
    static P phi(const P &a) { P r; g::phi(&r, &a); return r; }
    static P from_aff(const A &a) { P r; g::from_aff(&r, &a); return r; }
    static A to_aff(const P &a) { A r; g::to_aff(&r, &a); return r; }
    static P mul(const P &a, const S &k) { P r; g::mul(&r, &a, &k); return r; }
    static P mul_bits(const P &a, const std::vector<std::uint64_t> &k)
    {
        P r;
        g::mul_bits(&r, &a, k.data(), 64 * k.size());
        return r;
    }
    static P cleared(const P &a) { P r; g::clear_cofactor(&r, &a); return r; }

    /* Double and add, most significant bit first: the model of every multiplication. */
    static P mul_model(const P &a, const std::vector<std::uint64_t> &k, std::size_t nbits)
    {
        P r = infinity();
        for (std::size_t i = nbits; i-- > 0;) {
            r = dbl(r);
            if ((k[i / 64] >> (i % 64)) & 1)
                r = add(r, a);
        }
        return r;
    }
    static P mul_model(const P &a, const std::vector<std::uint64_t> &k) { return mul_model(a, k, 64 * k.size()); }

    /* ---- field elements and random points ---- */

    static E element(Random &rng) { return rng.element<fp, F>(); }
    static E element(const nlohmann::json &coefficients)
    {
        E r;
        if (coefficients.size() != F::degree)
            throw std::runtime_error("wrong number of coefficients");
        typename fp::t *c = reinterpret_cast<typename fp::t *>(&r);
        for (unsigned i = 0; i < F::degree; i++)
            c[i] = field_from_hex<fp>(coefficients[i].get<std::string>());
        return r;
    }
    /* the element with constant coefficient k */
    static E small(int k)
    {
        E one, r;
        F::set_one(&one);
        F::mul_small(&r, &one, k);
        return r;
    }
    static E b()
    {
        A q;
        E u, v;
        g::aff_generator(&q);
        F::sqr(&u, &q.x);
        F::mul(&u, &u, &q.x);
        F::sqr(&v, &q.y);
        F::sub(&v, &v, &u);
        return v;
    }
    /* a point of the curve, almost never of the subgroup where there is a cofactor */
    static P random_point(Random &rng)
    {
        const E bb = b();
        for (;;) {
            A q;
            E t;
            q.x = element(rng);
            F::sqr(&t, &q.x);
            F::mul(&t, &t, &q.x);
            F::add(&t, &t, &bb);
            if (F::sqrt(&q.y, &t))
                return from_aff(q);
        }
    }
    static P random_member(Random &rng) { return mul_model(generator(), rng.words(4), 250); }

    /* another representation of the same point; infinity gets arbitrary X and Y */
    static P rescaled(const P &a, Random &rng)
    {
        P r;
        E z, t;
        do
            z = element(rng);
        while (F::is_zero(&z));
        F::sqr(&t, &z);
        F::mul(&r.x, &a.x, &t);
        F::mul(&t, &t, &z);
        F::mul(&r.y, &a.y, &t);
        F::mul(&r.z, &a.z, &z);
        if (g::is_infinity(&a)) {
            r.x = element(rng);
            r.y = element(rng);
        }
        return r;
    }

    /* ---- the model: affine law with branches [any textbook] ---- */

    static A add_model(const A &a, const A &b)
    {
        A r;
        E n, d;
        if (g::aff_is_infinity(&a))
            return b;
        if (g::aff_is_infinity(&b))
            return a;
        if (F::eq(&a.x, &b.x)) {
            E s;
            F::add(&s, &a.y, &b.y);
            if (F::is_zero(&s)) {
                g::aff_set_infinity(&r);
                return r;
            }
            F::sqr(&n, &a.x);
            F::mul_small(&n, &n, 3);
            F::mul_small(&d, &a.y, 2);
        } else {
            F::sub(&n, &b.y, &a.y);
            F::sub(&d, &b.x, &a.x);
        }
        F::inv(&d, &d);
        F::mul(&n, &n, &d);
        F::sqr(&r.x, &n);
        F::sub(&r.x, &r.x, &a.x);
        F::sub(&r.x, &r.x, &b.x);
        F::sub(&r.y, &a.x, &r.x);
        F::mul(&r.y, &r.y, &n);
        F::sub(&r.y, &r.y, &a.y);
        return r;
    }
    static A neg_model(const A &a)
    {
        A r = a;
        F::neg(&r.y, &a.y);
        return r;
    }

    /* ---- carried facts ---- */

    static const nlohmann::json &facts()
    {
        static const nlohmann::json v = carried("curves/" + std::string(G::curve::name) + ".json");
        return v;
    }
    static const nlohmann::json &group_facts() { return facts().at(G::number == 1 ? "g1" : "g2"); }
    static P point(const nlohmann::json &xy)
    {
        A q;
        q.x = element(xy.at(0));
        q.y = element(xy.at(1));
        return from_aff(q);
    }
    static std::vector<std::uint64_t> order() { return words_from_hex(facts().at("r").template get<std::string>()); }
    static std::vector<std::uint64_t> cofactor()
    {
        return words_from_hex(group_facts().at("h").template get<std::string>());
    }
    static S scalar(const std::vector<std::uint64_t> &k) /* any integer, mod r */
    {
        std::vector<std::uint8_t> b;
        for (std::uint64_t w : k)
            for (int i = 0; i < 8; i++)
                b.push_back(static_cast<std::uint8_t>(w >> (8 * i)));
        S r;
        fr::from_bytes_wide_le(&r, b.data(), b.size());
        return r;
    }

    /* Points that have met faults: infinity, the generator and its kin, (w x, -y), points of small order. */
    static std::vector<P> special_points(Random &rng)
    {
        const P a = generator(), q = random_point(rng);
        std::vector<P> v = { infinity(), a,        neg(a),      dbl(a),     neg(dbl(a)), phi(a),
                             neg(phi(a)), phi(phi(a)), neg(phi(phi(a))), q, neg(q), phi(q), neg(phi(q)), add(a, q) };
        for (const nlohmann::json &s : group_facts().at("small_order")) {
            const P t = point(s.at("point"));
            v.push_back(t);
            v.push_back(neg(t));
            v.push_back(add(t, a));
        }
        return v;
    }
};

/* For gtest: the point itself on failure. */
template <class G> std::string show(const typename G::g::t &a)
{
    typename G::g::aff q;
    std::uint8_t x[G::F::bytes], y[G::F::bytes];
    if (G::g::is_infinity(&a))
        return "infinity";
    G::g::to_aff(&q, &a);
    G::F::to_bytes_be(x, &q.x);
    G::F::to_bytes_be(y, &q.y);
    return "(" + to_hex(x, sizeof x) + ", " + to_hex(y, sizeof y) + ")";
}

#define EXPECT_POINT_EQ(G, a, b) \
    do { \
        const typename G::g::t pa_ = (a), pb_ = (b); \
        EXPECT_TRUE(G::g::eq(&pa_, &pb_)) << #a " = " << show<G>(pa_) << "\n" #b " = " << show<G>(pb_); \
    } while (0)

/* Opens a test of a typed group suite: the names of its types, used or not, and the seed in its messages. */
#define GROUP_TYPES \
    using G = TypeParam; \
    using K = Kit<G>; \
    using g = typename G::g; \
    using F = typename G::F; \
    using P = typename g::t; \
    using A = typename g::aff; \
    using S = typename K::S; \
    PAIRING_SEED_TRACE(); \
    (void)sizeof(F), (void)sizeof(P), (void)sizeof(A), (void)sizeof(S)

} // namespace pairing_test

#endif
