/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Equal ones among messages: the answer is that of a set, for lists that fit a block and lists that do not.
 */
#include "signature/distinct.h"

#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.h"

namespace {

using pairing_test::Random;
using Bytes = std::vector<std::uint8_t>;

bool have_equal(const std::vector<Bytes> &list)
{
    std::vector<const std::uint8_t *> msgs;
    std::vector<std::size_t> lens;
    for (const Bytes &m : list) {
        msgs.push_back(m.empty() ? nullptr : m.data());
        lens.push_back(m.size());
    }
    return pairing_have_equal(msgs.data(), lens.data(), list.size());
}

TEST(Distinct, IsWhatASetSays)
{
    PAIRING_SEED_TRACE();
    Random rng(71);
    std::size_t equal = 0;
    for (int repeat = 0; repeat < 4000; repeat++) {
        std::vector<Bytes> list(rng.below(14));
        for (Bytes &m : list)
            m = rng.bytes(rng.below(3));
        for (Bytes &m : list)
            for (std::uint8_t &b : m)
                b &= 15;
        const bool expected = std::set<Bytes>(list.begin(), list.end()).size() != list.size();
        ASSERT_EQ(have_equal(list), expected) << list.size();
        equal += expected;
    }
    EXPECT_GT(equal, 500u);
    EXPECT_LT(equal, 3500u);
}

/* One pair, at any places of one block or two, in order or against it. */
TEST(Distinct, OnePairInLongLists)
{
    PAIRING_SEED_TRACE();
    Random rng(72);
    const std::size_t block = 4096;
    for (std::size_t n : { block - 1, block, block + 1, 2 * block + 5 }) {
        std::vector<Bytes> up, mixed;
        for (std::size_t i = 0; i < n; i++) {
            up.push_back({ 7, 7, std::uint8_t(i >> 8), std::uint8_t(i) });
            mixed.push_back(rng.bytes(16));
        }
        const std::vector<Bytes> down(up.rbegin(), up.rend());
        for (std::vector<Bytes> list : { up, down, mixed }) {
            EXPECT_FALSE(have_equal(list));
            for (std::size_t i : { std::size_t(0), std::size_t(1), n / 2, block - 1, n - 2 }) {
                for (std::size_t j : { std::size_t(0), n / 3, block - 2, n - 1 }) {
                    if (i >= n || i == j)
                        continue;
                    const Bytes kept = list[i];
                    list[i] = list[j];
                    EXPECT_TRUE(have_equal(list)) << i << ", " << j << " of " << n;
                    list[i] = kept;
                }
            }
        }
    }
}

} // namespace
