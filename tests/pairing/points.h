/* SPDX-License-Identifier: Apache-2.0 */
/* Points, scalars and exponents for the tests of pairings. */
#ifndef PAIRING_TESTS_PAIRING_POINTS_H
#define PAIRING_TESTS_PAIRING_POINTS_H

#include <vector>

#include "support/curves.h"
#include "support/random.h"
#include "tower/hidden.h"
#include "tower/model.h"
#include "tower/samples.h"

namespace pairing_test {

template <class C> typename C::fr::t scalar(std::uint64_t k)
{
    typename C::fr::t r;
    C::fr::set_u64(&r, k);
    return r;
}

/* [k]G in affine coordinates, G the group C::g1 or C::g2 */
template <class C, class G> typename G::aff multiple(const typename C::fr::t &k)
{
    typename G::t p;
    typename G::aff a;
    G::generator(&p);
    G::mul(&p, &p, &k);
    G::to_aff(&a, &p);
    return a;
}

template <class C, class G> typename G::aff multiple(std::uint64_t k) { return multiple<C, G>(scalar<C>(k)); }

template <class G> typename G::aff infinity()
{
    typename G::aff a;
    G::aff_set_infinity(&a);
    return a;
}

template <class C> typename C::gt::t gt_one()
{
    typename C::gt::t r;
    C::gt::set_one(&r);
    return r;
}

/* e(G1, G2)^k by squaring and multiplying in the target field */
template <class C> typename C::gt::t base_power(const typename C::fr::t &k)
{
    const auto p = multiple<C, typename C::g1>(1);
    const auto q = multiple<C, typename C::g2>(1);
    typename C::gt::t e, r;
    C::pairing(&e, &p, &q);
    std::uint64_t w[C::fr::limbs];
    C::fr::to_words(w, &k);
    C::sx::pow(&r.v, &e.v, w, 64 * C::fr::limbs);
    return r;
}

/* r as an integer: -1 + 1 in Fr */
template <class C> model::Nat group_order()
{
    typename C::fr::t m;
    std::uint64_t w[C::fr::limbs];
    C::fr::set_one(&m);
    C::fr::neg(&m, &m);
    C::fr::to_words(w, &m);
    return model::add(model::from_words(w, C::fr::limbs), {1});
}

/* a^e in the target field, e >= 0 */
template <class C> typename C::sx::t field_power(const typename C::sx::t &a, const model::Nat &e)
{
    const auto w = model::to_words(e, (model::bits(e) + 63) / 64);
    typename C::sx::t r;
    C::sx::pow(&r, &a, w.data(), model::bits(e));
    return r;
}

/* Phi_k(p) = q^2 - q + 1, q = p^(k/6) */
template <class C> model::Nat cyclotomic_order()
{
    const model::Nat q = model::pow(modulus<C>(), C::k / 6);
    return model::add(model::sub(model::mul(q, q), q), {1});
}

template <class C> ::testing::AssertionResult same_gt(const typename C::gt::t &a, const typename C::gt::t &b)
{
    return same<Level<C, typename C::sx>>(a.v, b.v);
}

} // namespace pairing_test

#endif
