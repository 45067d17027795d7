/* SPDX-License-Identifier: Apache-2.0 */
/* The residue models of this build's curves: Port<C>::get() for a curve C of support/traits.h, ports() for all. */
#ifndef PAIRING_TESTS_FIELD_RNS_MODEL_PORTS_H
#define PAIRING_TESTS_FIELD_RNS_MODEL_PORTS_H

#include "field/rns_model/port.h"
#include "support/curves.h"

#include <vector>

namespace pairing_test {

template <class C> struct Port;
template <> struct Port<Bn254> {
    static const rns_model_port_t &get() { return pairing_rns_model_bn254_port; }
};
template <> struct Port<Bls12_377> {
    static const rns_model_port_t &get() { return pairing_rns_model_bls12_377_port; }
};
template <> struct Port<Bls12_381> {
    static const rns_model_port_t &get() { return pairing_rns_model_bls12_381_port; }
};
template <> struct Port<Bls24_315> {
    static const rns_model_port_t &get() { return pairing_rns_model_bls24_315_port; }
};
template <> struct Port<Bw6_633> {
    static const rns_model_port_t &get() { return pairing_rns_model_bw6_633_port; }
};
template <> struct Port<Bw6_761> {
    static const rns_model_port_t &get() { return pairing_rns_model_bw6_761_port; }
};

template <class... C> std::vector<const rns_model_port_t *> ports_of(::testing::Types<C...>)
{
    return { &Port<C>::get()... };
}
inline std::vector<const rns_model_port_t *> ports() { return ports_of(Curves()); }

} // namespace pairing_test

#endif
