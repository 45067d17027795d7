/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The levels of the six towers as types of typed suites: Level<C, E> is the extension E of the curve C, with its
 * model, its edge elements and what it has. Tower polynomials are those of docs/conventions.md, typed here again.
 */
#ifndef PAIRING_TESTS_TOWER_LEVELS_H
#define PAIRING_TESTS_TOWER_LEVELS_H

#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "support/curves.h"
#include "support/hex.h"
#include "support/random.h"
#include "tower/model.h"

namespace pairing_test {

template <class C> struct Storeys;
template <> struct Storeys<Bn254> {
    static std::vector<model::Storey> list() { return {{2, -1, 0}, {3, 9, 1}, {2, 0, 1}}; }
};
template <> struct Storeys<Bls12_377> {
    static std::vector<model::Storey> list() { return {{2, -5, 0}, {3, 0, 1}, {2, 0, 1}}; }
};
template <> struct Storeys<Bls12_381> {
    static std::vector<model::Storey> list() { return {{2, -1, 0}, {3, 1, 1}, {2, 0, 1}}; }
};
template <> struct Storeys<Bls24_315> {
    static std::vector<model::Storey> list() { return {{2, 13, 0}, {2, 0, 1}, {3, 0, 1}, {2, 0, 1}}; }
};
template <> struct Storeys<Bw6_633> {
    static std::vector<model::Storey> list() { return {{3, 2, 0}, {2, 0, 1}}; }
};
template <> struct Storeys<Bw6_761> {
    static std::vector<model::Storey> list() { return {{3, -4, 0}, {2, 0, 1}}; }
};

/* What a level has beyond the ring. */
#define LEVEL_HAS(what)                                                               \
    template <class E, class = void> struct Has_##what : std::false_type {};          \
    template <class E> struct Has_##what<E, std::void_t<decltype(E::what)>> : std::true_type {};
LEVEL_HAS(conj)
LEVEL_HAS(mul_nr)
LEVEL_HAS(mul_small)
LEVEL_HAS(sqrt)
#undef LEVEL_HAS

/* p as an integer: -1 + 1 */
template <class C> model::Nat modulus()
{
    typename C::fp::t m;
    std::uint64_t w[C::fp::limbs];
    C::fp::set_one(&m);
    C::fp::neg(&m, &m);
    C::fp::to_words(w, &m);
    return model::add(model::from_words(w, C::fp::limbs), {1});
}

template <class C, class E_> struct Level {
    using curve = C;
    using fp = typename C::fp;
    using E = E_;
    using t = typename E::t;
    static constexpr unsigned degree = E::degree;

    static const model::Tower &tower()
    {
        static const model::Tower t(modulus<C>(), Storeys<C>::list());
        return t;
    }
    static std::size_t storey() { return tower().storey_of(degree); }

    static typename fp::t *coefficients(t *a) { return reinterpret_cast<typename fp::t *>(a); }
    static const typename fp::t *coefficients(const t *a) { return reinterpret_cast<const typename fp::t *>(a); }

    static model::Tower::Element to_model(const t &a)
    {
        model::Tower::Element r;
        for (unsigned i = 0; i < degree; i++) {
            std::uint64_t w[fp::limbs];
            fp::to_words(w, &coefficients(&a)[i]);
            r.push_back(model::from_words(w, fp::limbs));
        }
        return r;
    }

    static t from_model(const model::Tower::Element &a)
    {
        t r;
        for (unsigned i = 0; i < degree; i++)
            EXPECT_TRUE(fp::from_words(&coefficients(&r)[i], model::to_words(a[i], fp::limbs).data()) == PAIRING_OK);
        return r;
    }

    static t random(Random &rng) { return rng.element<fp, E>(); }

    static t one()
    {
        t r;
        E::set_one(&r);
        return r;
    }
    static t zero()
    {
        t r;
        E::set_zero(&r);
        return r;
    }

    /* the generator of this level over its base: 1 at half or a third of the coefficients */
    static t generator()
    {
        const unsigned base = degree / Storeys<curve>::list()[storey() - 1].d;
        t r = zero();
        fp::set_one(&coefficients(&r)[base]);
        return r;
    }

    /* 0, 1, -1, each single coefficient 1 or p-1, all coefficients p-1, (p-1)/2, (p+1)/2 or with long runs of
       ones and zeros in their Montgomery form */
    static std::vector<t> edges()
    {
        std::vector<t> v{zero(), one()};
        typename fp::t one_, minus, half, up;
        fp::set_one(&one_);
        fp::neg(&minus, &one_);
        fp::halve(&up, &one_);
        fp::sub(&half, &up, &one_);
        for (unsigned i = 0; i < degree; i++)
            for (const typename fp::t &x : {one_, minus}) {
                t e = zero();
                coefficients(&e)[i] = x;
                v.push_back(e);
            }
        for (const typename fp::t &x : {minus, half, up, raw_largest(), raw_ones()}) {
            t e;
            for (unsigned i = 0; i < degree; i++)
                coefficients(&e)[i] = x;
            v.push_back(e);
        }
        return v;
    }

    /* Montgomery words of p - 1: the largest value that the arithmetic meets */
    static typename fp::t raw_largest()
    {
        typename fp::t r;
        const std::vector<std::uint64_t> w = model::to_words(model::sub(tower().p(), {1}), fp::limbs);
        for (std::size_t i = 0; i < fp::limbs; i++)
            r.l[i] = w[i];
        return r;
    }

    /* Montgomery words 2^n - 1, n = bits of p - 1 */
    static typename fp::t raw_ones()
    {
        typename fp::t r;
        for (std::size_t i = 0; i < fp::limbs; i++)
            r.l[i] = ~UINT64_C(0);
        r.l[fp::limbs - 1] >>= 64 * fp::limbs - (fp::bits - 1);
        return r;
    }
};

/* the levels of a tower, and those with square roots */
template <class C, unsigned k> struct TowerOf;
template <class C> struct TowerOf<C, 6> {
    using list = List<Level<C, typename C::fp3>, Level<C, typename C::fp6>>;
    using roots = List<Level<C, typename C::fp3>>;
};
template <class C> struct TowerOf<C, 12> {
    using list = List<Level<C, typename C::fp2>, Level<C, typename C::fp6>, Level<C, typename C::fp12>>;
    using roots = List<Level<C, typename C::fp2>>;
};
template <class C> struct TowerOf<C, 24> {
    using list = List<Level<C, typename C::fp2>, Level<C, typename C::fp4>, Level<C, typename C::fp12>,
                      Level<C, typename C::fp24>>;
    using roots = List<Level<C, typename C::fp2>, Level<C, typename C::fp4>>;
};
template <class C> struct LevelsOf : TowerOf<C, C::k> {};
template <class C> struct RootLevelsOf {
    using list = typename TowerOf<C, C::k>::roots;
};

using AllLevels = Each<LevelsOf, CurveList>::types;
using RootLevels = Each<RootLevelsOf, CurveList>::types;

struct LevelNames {
    template <class L> static std::string GetName(int)
    {
        return std::string(L::curve::name) + "_fp" + std::to_string(L::degree);
    }
};

/* equality for EXPECT_TRUE, with both values in the message */
template <class L> ::testing::AssertionResult same(const typename L::t &a, const typename L::t &b)
{
    if (L::E::eq(&a, &b))
        return ::testing::AssertionSuccess();
    ::testing::AssertionResult r = ::testing::AssertionFailure() << "elements differ in";
    for (unsigned i = 0; i < L::degree; i++)
        if (!L::fp::eq(&L::coefficients(&a)[i], &L::coefficients(&b)[i]))
            r << " c" << i;
    return r;
}

} // namespace pairing_test

#endif
