/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Vector files in JSON. carried(name): a file of tests/vectors, always there. full(name): a file of the full
 * sets that CMake knows as PAIRING_VECTORS_DIR; math(name): reference values of the curves, PAIRING_MATH_DIR;
 * both are null where the folder is not configured, and a test skips then:
 *
 *     const auto v = pairing_test::full("pairing/x.json");
 *     if (v.is_null()) GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
 *
 * A configured folder without the file is an error, so that a renamed file does not pass silently.
 */
#ifndef PAIRING_TESTS_SUPPORT_VECTORS_H
#define PAIRING_TESTS_SUPPORT_VECTORS_H

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include <nlohmann/json.hpp>

namespace pairing_test {

inline std::string read_file(const std::string &path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + path);
    return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

inline nlohmann::json read_json(const std::string &path) { return nlohmann::json::parse(read_file(path)); }

inline nlohmann::json carried(const std::string &name)
{
    return read_json(std::string(PAIRING_TEST_DATA_DIR) + "/" + name);
}

inline nlohmann::json full(const std::string &name)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    return dir.empty() ? nlohmann::json() : read_json(dir + "/" + name);
}

inline nlohmann::json math(const std::string &name)
{
    const std::string dir = PAIRING_MATH_DIR;
    return dir.empty() ? nlohmann::json() : read_json(dir + "/" + name);
}

} // namespace pairing_test

#endif
