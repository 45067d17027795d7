/* SPDX-License-Identifier: Apache-2.0 */
/* Reading elements out of the vectors' JSON, for any field of traits.h. */
#ifndef PAIRING_TESTS_TOWER_SAMPLES_H
#define PAIRING_TESTS_TOWER_SAMPLES_H

#include <string>
#include <vector>

#include "support/hex.h"
#include "support/vectors.h"
#include "tower/levels.h"

namespace pairing_test {

/* E an extension of C or its Fp: coefficients, constant term first; a lone string for Fp */
template <class C, class E> typename E::t element_from_json(const nlohmann::json &j)
{
    typename E::t r;
    auto *c = reinterpret_cast<typename C::fp::t *>(&r);
    if (j.is_string() && E::degree == 1) {
        *c = field_from_hex<typename C::fp>(j.get<std::string>());
        return r;
    }
    if (j.size() != E::degree)
        throw std::runtime_error("an element needs " + std::to_string(E::degree) + " coefficients");
    for (unsigned i = 0; i < E::degree; i++)
        c[i] = field_from_hex<typename C::fp>(j.at(i).get<std::string>());
    return r;
}

template <class C> typename C::sx::t target_from_json(const nlohmann::json &j)
{
    return element_from_json<C, typename C::sx>(j);
}

/* The carried file of a floor for this curve. */
template <class C> nlohmann::json carried_for(const std::string &floor)
{
    return carried(floor + "/" + C::name + ".json");
}

/* The curve's entry of the reference values, null where they are not configured or do not know it. */
template <class C> nlohmann::json reference_for()
{
    const nlohmann::json all = math("curves.json");
    if (all.is_null())
        return all;
    std::string name = C::name;
    for (char &ch : name)
        if (ch == '_')
            ch = '-';
    const auto at = all.find(name);
    return at == all.end() ? nlohmann::json() : *at;
}

} // namespace pairing_test

#endif
