/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The curves of this build as a list of types for typed suites: pairing_test::Curves; lists of what each curve has are
 * made from it by Each. PAIRING_HAVE_<CURVE> says which there are; without any of these macros, all six.
 */
#ifndef PAIRING_TESTS_SUPPORT_CURVES_H
#define PAIRING_TESTS_SUPPORT_CURVES_H

#include <string>

#include <gtest/gtest.h>

#include "support/traits.h"

#if !defined(PAIRING_HAVE_BN254) && !defined(PAIRING_HAVE_BLS12_377) && !defined(PAIRING_HAVE_BLS12_381) && \
    !defined(PAIRING_HAVE_BLS24_315) && !defined(PAIRING_HAVE_BW6_633) && !defined(PAIRING_HAVE_BW6_761)
#define PAIRING_HAVE_BN254 1
#define PAIRING_HAVE_BLS12_377 1
#define PAIRING_HAVE_BLS12_381 1
#define PAIRING_HAVE_BLS24_315 1
#define PAIRING_HAVE_BW6_633 1
#define PAIRING_HAVE_BW6_761 1
#endif

namespace pairing_test {

template <class... T> struct List {};

template <class First, class... C> struct Tail {
    using list = List<C...>;
    using types = ::testing::Types<C...>;
};

/* the types that F<C>::list names for each curve, in one list: Each<F, CurveList>::types */
template <class Done, class... Lists> struct Join;
template <class... A> struct Join<List<A...>> : Tail<void, A...> {};
template <class... A, class... B, class... More>
struct Join<List<A...>, List<B...>, More...> : Join<List<A..., B...>, More...> {};

template <template <class> class F, class L> struct Each;
template <template <class> class F, class... C> struct Each<F, List<C...>> : Join<List<>, typename F<C>::list...> {};

using CurvesOfBuild = Tail<void
#if PAIRING_HAVE_BN254
                    , Bn254
#endif
#if PAIRING_HAVE_BLS12_377
                    , Bls12_377
#endif
#if PAIRING_HAVE_BLS12_381
                    , Bls12_381
#endif
#if PAIRING_HAVE_BLS24_315
                    , Bls24_315
#endif
#if PAIRING_HAVE_BW6_633
                    , Bw6_633
#endif
#if PAIRING_HAVE_BW6_761
                    , Bw6_761
#endif
                    >;
using CurveList = CurvesOfBuild::list;
using Curves = CurvesOfBuild::types;

/* Names the instances of a typed suite by curve: TYPED_TEST_SUITE(Suite, Curves, CurveName). */
struct CurveName {
    template <class C> static std::string GetName(int) { return C::name; }
};

} // namespace pairing_test

#endif
