/* SPDX-License-Identifier: Apache-2.0 */
/* Hex strings, for vectors and messages. Numbers are big-endian; "0x" in front is optional. */
#ifndef PAIRING_TESTS_SUPPORT_HEX_H
#define PAIRING_TESTS_SUPPORT_HEX_H

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include <pairing/status.h>

namespace pairing_test {

inline std::vector<std::uint8_t> from_hex(std::string s)
{
    if (s.rfind("0x", 0) == 0)
        s.erase(0, 2);
    if (s.size() % 2 != 0)
        s.insert(0, "0");
    std::vector<std::uint8_t> out;
    for (std::size_t i = 0; i < s.size(); i += 2) {
        int v = 0;
        for (std::size_t j = i; j < i + 2; j++) {
            const std::string digits = "0123456789abcdef";
            const char c = s[j] >= 'A' && s[j] <= 'F' ? static_cast<char>(s[j] - 'A' + 'a') : s[j];
            const std::size_t d = digits.find(c);
            if (d == std::string::npos)
                throw std::runtime_error("not hex: " + s);
            v = 16 * v + static_cast<int>(d);
        }
        out.push_back(static_cast<std::uint8_t>(v));
    }
    return out;
}

inline std::string to_hex(const std::uint8_t *p, std::size_t n)
{
    static const char digits[] = "0123456789abcdef";
    std::string s;
    for (std::size_t i = 0; i < n; i++) {
        s += digits[p[i] >> 4];
        s += digits[p[i] & 15];
    }
    return s;
}

inline std::string to_hex(const std::vector<std::uint8_t> &v) { return to_hex(v.data(), v.size()); }

inline std::vector<std::uint8_t> from_base64(const std::string &s)
{
    static const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::vector<std::uint8_t> out;
    unsigned acc = 0, bits = 0;
    for (char c : s) {
        if (c == '=')
            break;
        const std::size_t d = digits.find(c);
        if (d == std::string::npos)
            throw std::runtime_error("not base64: " + s);
        acc = acc << 6 | static_cast<unsigned>(d);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            out.push_back(static_cast<std::uint8_t>(acc >> bits));
        }
    }
    return out;
}

/* An integer, padded with zeros in front to n bytes; throws if it needs more. */
inline std::vector<std::uint8_t> number_from_hex(const std::string &s, std::size_t n)
{
    std::vector<std::uint8_t> v = from_hex(s);
    while (v.size() > n && v.front() == 0)
        v.erase(v.begin());
    if (v.size() > n)
        throw std::runtime_error("more than " + std::to_string(n) + " bytes: " + s);
    v.insert(v.begin(), n - v.size(), 0);
    return v;
}

/* The element of a field F of traits.h with this value; throws where it is not below the modulus. */
template <class F> typename F::t field_from_hex(const std::string &s)
{
    typename F::t r;
    const std::vector<std::uint8_t> v = number_from_hex(s, F::bytes);
    if (F::from_bytes_be(&r, v.data()) != PAIRING_OK)
        throw std::runtime_error("not below the modulus: " + s);
    return r;
}

/* A decimal number as n bytes, big-endian. */
inline std::vector<std::uint8_t> from_decimal(const std::string &s, std::size_t n)
{
    std::vector<std::uint8_t> b(n, 0);
    for (char c : s) {
        unsigned carry = static_cast<unsigned>(c - '0');
        if (carry > 9)
            throw std::runtime_error("not decimal: " + s);
        for (std::size_t i = n; i-- > 0;) {
            carry += 10u * b[i];
            b[i] = static_cast<std::uint8_t>(carry);
            carry >>= 8;
        }
        if (carry != 0)
            throw std::runtime_error("too large: " + s);
    }
    return b;
}

} // namespace pairing_test

#endif
