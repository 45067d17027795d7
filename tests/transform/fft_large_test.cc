/* SPDX-License-Identifier: Apache-2.0 */
/* Fourier transforms of the lengths 2^14 .. 2^22 (as far as the field has them), by every engine; 2^24 on the last of them. */
#include "transform/fft_test.h"

namespace pairing_test {
namespace {

TYPED_TEST_SUITE(FftTest, Curves, CurveName);

TYPED_TEST(FftTest, LargeTransformsRoundTripAndEnginesAgree)
{
    using fft = typename TestFixture::fft;
    unsigned last = 14;
    while (last < 22 && fft::len(std::size_t(1) << (last + 1)) != 0)
        last++;
    round_trips(this, 14, last);
}

TYPED_TEST(FftTest, TheLargestTransformRoundTrips)
{
    using T = TestFixture;
    using fft = typename T::fft;
    std::size_t n = std::size_t(1) << 24;
    while (fft::len(n) == 0)
        n /= 2;
    const typename T::Plan p(n);
    const typename T::E x = T::power(p.w, 12345);
    typename T::V a = this->random(n);
    const typename T::E value = T::eval(a, x);
    typename T::V b = a;
    ASSERT_EQ(fft::dif(b.data(), &p.plan), PAIRING_OK);
    EXPECT_TRUE(T::same(b[reversed(12345 % n, n)], value));
    ASSERT_EQ(fft::inverse_dit(b.data(), &p.plan), PAIRING_OK);
    EXPECT_TRUE(T::same(a, b));
}

} // namespace
} // namespace pairing_test
