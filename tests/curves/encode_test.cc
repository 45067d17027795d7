/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Encodings of points: values, round trips, and one test for each reason to reject.
 */
#include "curves/encode_support.h"

namespace {

using namespace pairing_test;

/* The two forms of a group behind one interface. */
template <class T> struct Form {
    bool compressed;
    std::size_t size() const { return compressed ? T::G::compressed_bytes : T::G::uncompressed_bytes; }
    Bytes encode(const typename T::G::aff &p) const
    {
        Bytes b(size(), 0xa5);
        (compressed ? T::G::aff_to_bytes_compressed : T::G::aff_to_bytes_uncompressed)(b.data(), &p);
        return b;
    }
    /* Decodes into a point of garbage, and sees that an error leaves zeros. */
    pairing_status decode(typename T::G::aff *p, const Bytes &b, bool strict = true) const
    {
        std::memset(p, 0x5a, sizeof *p);
        const auto f = compressed ? (strict ? T::G::aff_from_bytes_compressed : T::G::aff_from_bytes_compressed_unchecked)
                                  : (strict ? T::G::aff_from_bytes_uncompressed
                                            : T::G::aff_from_bytes_uncompressed_unchecked);
        const pairing_status s = f(p, b.data(), b.size());
        if (s != PAIRING_OK) {
            EXPECT_TRUE(all_zero(*p)) << "output of a failed call";
        }
        return s;
    }
    pairing_status status(const Bytes &b, bool strict = true) const
    {
        typename T::G::aff p;
        return decode(&p, b, strict);
    }
};

template <class T> std::vector<Form<T>> forms() { return { { true }, { false } }; }

template <class T> bool three_flags() { return 8 * T::fp::bytes - T::fp::bits >= 3; }
template <class T> std::uint8_t flag_mask() { return three_flags<T>() ? 0xe0 : 0xc0; }

/* The flags that the table of the format allows on a finite point, and those of infinity. */
template <class T> std::vector<std::uint8_t> finite_flags(bool compressed)
{
    if (!compressed)
        return { 0x00 };
    return three_flags<T>() ? std::vector<std::uint8_t>{ 0x80, 0xa0 } : std::vector<std::uint8_t>{ 0x80, 0xc0 };
}
template <class T> std::uint8_t infinity_flags(bool compressed)
{
    return compressed ? (three_flags<T>() ? 0xc0 : 0x40) : (three_flags<T>() ? 0x40 : 0x00);
}

/* p as bytes: p - 1 is the largest element, -1. */
template <class T> Bytes modulus()
{
    typename T::fp::t one, m;
    T::fp::set_one(&one);
    T::fp::neg(&m, &one);
    Bytes b(T::fp::bytes);
    T::fp::to_bytes_be(b.data(), &m);
    for (std::size_t i = b.size(); i-- > 0 && ++b[i] == 0;) {
    }
    return b;
}

template <class T> class Encode : public ::testing::Test {};
TYPED_TEST_SUITE(Encode, AllGroups, GroupNames);

TYPED_TEST(Encode, MultiplesOfTheGeneratorHaveThePublishedBytes)
{
    using T = TypeParam;
    int seen = 0;
    for (const auto &c : cases("encode/generator_multiples.json")) {
        if (c["curve"] != T::C::name || c["group"] != T::group())
            continue;
        const Bytes kb = number_from_hex(c["k"], 64);
        std::uint64_t k[8];
        for (int i = 0; i < 8; i++) {
            k[i] = 0;
            for (int j = 0; j < 8; j++)
                k[i] = k[i] << 8 | kb[static_cast<std::size_t>(8 * (7 - i) + j)];
        }
        typename T::G::t g;
        T::G::generator(&g);
        T::G::mul_bits_vartime(&g, &g, k, 512);
        const auto p = affine<T>(g);
        for (const auto &f : forms<T>()) {
            const Bytes want = from_hex(c[f.compressed ? "compressed" : "uncompressed"]);
            EXPECT_EQ(to_hex(f.encode(p)), to_hex(want));
            typename T::G::aff q;
            ASSERT_EQ(f.decode(&q, want), PAIRING_OK);
            EXPECT_TRUE(T::G::aff_eq(&p, &q));
        }
        seen++;
    }
    EXPECT_GE(seen, 3) << "published multiples of the generator: " << T::name();
}

TYPED_TEST(Encode, RandomPointsRoundTripAndOppositePointsDifferInTheSignOnly)
{
    using T = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(1);
    for (int i = 0; i < 20; i++) {
        const auto p = random_group_point<T>(rng);
        typename T::G::aff m, q;
        T::G::aff_neg(&m, &p);
        for (const auto &f : forms<T>()) {
            ASSERT_EQ(f.decode(&q, f.encode(p)), PAIRING_OK);
            EXPECT_TRUE(T::G::aff_eq(&p, &q)) << show<T>(p);
        }
        const Form<T> f{ true };
        Bytes a = f.encode(p), b = f.encode(m);
        EXPECT_EQ(a[0] ^ b[0], three_flags<T>() ? 0x20 : 0x40);
        a[0] = b[0] = 0;
        EXPECT_EQ(to_hex(a), to_hex(b));
    }
}

TYPED_TEST(Encode, InfinityIsTheFlagAlone)
{
    using T = TypeParam;
    typename T::G::aff inf, q;
    T::G::aff_set_infinity(&inf);
    for (const auto &f : forms<T>()) {
        Bytes want(f.size(), 0);
        want[0] = infinity_flags<T>(f.compressed);
        EXPECT_EQ(to_hex(f.encode(inf)), to_hex(want));
        for (bool strict : { false, true }) {
            ASSERT_EQ(f.decode(&q, want, strict), PAIRING_OK);
            EXPECT_TRUE(T::G::aff_is_infinity(&q));
        }
    }
}

/* Several decoders looked at the flag of infinity alone. */
TYPED_TEST(Encode, InfinityWithAnotherBitSetIsRejected)
{
    using T = TypeParam;
    for (const auto &f : forms<T>()) {
        if (infinity_flags<T>(f.compressed) == 0x00)
            continue; /* two flag bits: all zeros are infinity, anything else is a finite point */
        for (std::size_t i = 0; i < f.size(); i++)
            for (int bit = 0; bit < 8; bit++) {
                if (i == 0 && (flag_mask<T>() >> bit & 1))
                    continue; /* other flags: the test of the flags */
                Bytes b(f.size(), 0);
                b[0] = infinity_flags<T>(f.compressed);
                b[i] = static_cast<std::uint8_t>(b[i] | 1 << bit);
                ASSERT_EQ(f.status(b), PAIRING_ERR_FLAGS) << i << " " << bit;
            }
        Bytes ones(f.size(), 0xff);
        ones[0] = static_cast<std::uint8_t>(infinity_flags<T>(f.compressed) | (0xff & ~flag_mask<T>()));
        EXPECT_EQ(f.status(ones), PAIRING_ERR_FLAGS);
    }
}

TYPED_TEST(Encode, EveryOtherLengthIsRejected)
{
    using T = TypeParam;
    for (const auto &f : forms<T>()) {
        const Bytes good = f.encode(multiple<T>(5));
        const std::size_t other = f.compressed ? T::G::uncompressed_bytes : T::G::compressed_bytes;
        for (std::size_t n : { std::size_t(0), std::size_t(1), f.size() - 1, f.size() + 1, other, 2 * f.size() + 1 }) {
            Bytes b = good;
            b.resize(n);
            for (bool strict : { false, true })
                EXPECT_EQ(f.status(b, strict), PAIRING_ERR_LENGTH) << n;
        }
    }
}

TYPED_TEST(Encode, EveryOtherFlagIsRejected)
{
    using T = TypeParam;
    for (const auto &f : forms<T>()) {
        const Bytes good = f.encode(multiple<T>(5));
        const auto allowed = finite_flags<T>(f.compressed);
        int rejected = 0;
        for (unsigned v = 0; v < 256; v++) {
            if (v & 0xffu & ~unsigned(flag_mask<T>()))
                continue;
            Bytes b = good;
            b[0] = static_cast<std::uint8_t>((b[0] & ~flag_mask<T>()) | v);
            bool ok = false;
            for (std::uint8_t a : allowed)
                ok = ok || a == v;
            for (bool strict : { false, true })
                EXPECT_EQ(f.status(b, strict), ok ? PAIRING_OK : PAIRING_ERR_FLAGS) << v;
            rejected += !ok;
        }
        EXPECT_GE(rejected, 2);
    }
}

TYPED_TEST(Encode, CoordinatesNotBelowTheModulusAreRejected)
{
    using T = TypeParam;
    const Bytes p = modulus<T>();
    const std::size_t n = T::fp::bytes;
    Bytes largest(n, 0xff); /* the largest number beside the flags */
    largest[0] = static_cast<std::uint8_t>(0xff & ~flag_mask<T>());
    for (const auto &f : forms<T>()) {
        const Bytes good = f.encode(multiple<T>(5));
        for (std::size_t i = 0; i < f.size() / n; i++)
            for (const Bytes &bad : { p, largest }) {
                Bytes b = good;
                const std::uint8_t flags = b[i * n] & (i == 0 ? flag_mask<T>() : 0);
                std::copy(bad.begin(), bad.end(), b.begin() + static_cast<std::ptrdiff_t>(i * n));
                b[i * n] |= flags;
                for (bool strict : { false, true })
                    EXPECT_EQ(f.status(b, strict), PAIRING_ERR_RANGE) << "coefficient " << i;
            }
        /* bits where the flags stand in the first byte mean nothing but a large number in the others; decoders masked them
           in every coordinate */
        for (std::size_t i = 1; i < f.size() / n; i++)
            for (int bit = 7; flag_mask<T>() >> bit & 1; bit--) {
                Bytes b = good;
                b[i * n] = static_cast<std::uint8_t>(b[i * n] | 1 << bit);
                EXPECT_EQ(f.status(b), PAIRING_ERR_RANGE) << "coefficient " << i << " bit " << bit;
            }
    }
}

TYPED_TEST(Encode, CoordinatesOfNoPointAreRejected)
{
    using T = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(2);
    int seen = 0;
    for (int i = 0; i < 20; i++) {
        typename T::G::aff p;
        p.x = rng.template element<typename T::fp, typename T::F>();
        p.y = rng.template element<typename T::fp, typename T::F>();
        const auto rhs = curve_rhs<T>(p.x);
        for (bool strict : { false, true }) {
            EXPECT_EQ(Form<T>{ false }.status(Form<T>{ false }.encode(p), strict), PAIRING_ERR_NOT_ON_CURVE);
            if (!T::F::is_square(&rhs)) {
                EXPECT_EQ(Form<T>{ true }.status(Form<T>{ true }.encode(p), strict), PAIRING_ERR_NOT_ON_CURVE);
                seen++;
            }
        }
    }
    EXPECT_GT(seen, 0);
}

TYPED_TEST(Encode, PointsOutsideTheSubgroupPassOnlyTheUncheckedDecoders)
{
    using T = TypeParam;
    PAIRING_SEED_TRACE();
    Random rng(3);
    const bool cofactor_one = std::string(T::C::name) == "bn254" && T::index == 1;
    for (int i = 0; i < 8; i++) {
        const auto p = random_curve_point<T>(rng);
        for (const auto &f : forms<T>()) {
            typename T::G::aff q;
            ASSERT_EQ(f.decode(&q, f.encode(p), false), PAIRING_OK);
            EXPECT_TRUE(T::G::aff_eq(&p, &q));
            EXPECT_EQ(f.status(f.encode(p)), cofactor_one ? PAIRING_OK : PAIRING_ERR_NOT_IN_SUBGROUP);
        }
    }
}

/* All zeros without the flag of infinity: three flag bits leave the pair (0, 0), which is no point. */
TYPED_TEST(Encode, ZeroCoordinatesAreInfinityOnlyWhereTheFormatSaysSo)
{
    using T = TypeParam;
    const Form<T> f{ false };
    EXPECT_EQ(f.status(Bytes(f.size(), 0), false), three_flags<T>() ? PAIRING_ERR_NOT_ON_CURVE : PAIRING_OK);
}

/* A point with y = 0 equals its opposite and has one encoding: that of the smaller y. */
TYPED_TEST(Encode, TheSignOfZeroIsRejected)
{
    using T = TypeParam;
    typename T::G::aff p;
    const typename T::F::t zero = {};
    const auto b = curve_rhs<T>(zero);
    bool found = false;
    for (int x : { -1, 1 }) { /* where b = 1 or -1 */
        typename T::F::t one, cube;
        T::F::set_one(&one);
        p.x = one;
        if (x < 0)
            T::F::neg(&p.x, &one);
        T::F::sqr(&cube, &p.x);
        T::F::mul(&cube, &cube, &p.x);
        T::F::add(&cube, &cube, &b);
        if (!T::F::is_zero(&cube))
            continue;
        found = true;
        T::F::set_zero(&p.y);
        const Form<T> f{ true };
        Bytes e = f.encode(p);
        EXPECT_EQ(e[0] & flag_mask<T>(), 0x80);
        EXPECT_EQ(f.status(e, false), PAIRING_OK);
        EXPECT_EQ(f.status(e, true), PAIRING_ERR_NOT_IN_SUBGROUP);
        e[0] = static_cast<std::uint8_t>(e[0] | finite_flags<T>(true)[1]);
        EXPECT_EQ(f.status(e, false), PAIRING_ERR_FLAGS);
        EXPECT_EQ(f.status(e, true), PAIRING_ERR_FLAGS);
    }
    const std::string n = T::name();
    EXPECT_EQ(found, n == "bls12_377/g1" || n == "bls24_315/g1" || n == "bw6_761/g1");
}

/* The sign compares with (p-1)/2, the highest coefficient first; others took the parity, or the lowest one first. No
   point of these curves has y = (p-1)/2, so the comparison itself is tested. */
TYPED_TEST(Encode, TheOrderTurnsAtHalfTheModulus)
{
    using T = TypeParam;
    using fp = typename T::fp;
    typename fp::t half, one, above;
    fp::set_one(&one);
    fp::neg(&half, &one);
    fp::halve(&half, &half); /* (p-1)/2 */
    fp::add(&above, &half, &one);
    EXPECT_FALSE(fp::is_lex_largest(&half));
    EXPECT_TRUE(fp::is_lex_largest(&above));
    for (unsigned i = 0; i < T::F::degree; i++) {
        typename T::F::t a = {};
        typename fp::t *c = reinterpret_cast<typename fp::t *>(&a);
        EXPECT_FALSE(T::F::is_lex_largest(&a));
        for (unsigned j = 0; j < i; j++)
            c[j] = above; /* lower coefficients have no say */
        c[i] = half;
        EXPECT_FALSE(T::F::is_lex_largest(&a)) << i;
        for (unsigned j = 0; j < i; j++)
            c[j] = half;
        c[i] = above;
        EXPECT_TRUE(T::F::is_lex_largest(&a)) << i;
    }
}

TYPED_TEST(Encode, DecodesInPlace)
{
    using T = TypeParam;
    union {
        typename T::G::aff p;
        std::uint8_t b[sizeof(typename T::G::aff) + 64];
    } u;
    static_assert(sizeof(u) >= T::G::uncompressed_bytes, "");
    const auto p = multiple<T>(7);
    for (const auto &f : forms<T>()) {
        const Bytes e = f.encode(p);
        std::memcpy(u.b, e.data(), e.size());
        ASSERT_EQ((f.compressed ? T::G::aff_from_bytes_compressed : T::G::aff_from_bytes_uncompressed)(&u.p, u.b, e.size()),
                  PAIRING_OK);
        EXPECT_TRUE(T::G::aff_eq(&p, &u.p));
    }
}

pairing_status expected(const std::string &s)
{
    if (s == "OK") return PAIRING_OK;
    if (s == "LENGTH") return PAIRING_ERR_LENGTH;
    if (s == "FLAGS") return PAIRING_ERR_FLAGS;
    if (s == "RANGE") return PAIRING_ERR_RANGE;
    if (s == "NOT_ON_CURVE") return PAIRING_ERR_NOT_ON_CURVE;
    if (s == "NOT_IN_SUBGROUP") return PAIRING_ERR_NOT_IN_SUBGROUP;
    throw std::runtime_error("unknown status " + s);
}

TYPED_TEST(Encode, PublishedStringsAreDecodedOrRejectedForTheirReason)
{
    using T = TypeParam;
    for (const auto &c : cases("encode/decode.json")) {
        if (c["curve"] != T::C::name || c["group"] != T::group())
            continue;
        const Form<T> f{ c["form"] == "compressed" };
        EXPECT_EQ(f.status(from_hex(c["bytes"])), expected(c["expect"])) << c;
    }
}

} // namespace
