/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Encodings against published files: multiples of the generators, keys of proof systems, faults that were
 * reported of decoders.
 */
#include "curves/encode_support.h"

namespace {

using namespace pairing_test;

#if PAIRING_HAVE_BLS12_381
using B1 = G1Of<Bls12_381>;
using B2 = G2Of<Bls12_381>;

template <class T> Bytes encode(const typename T::G::aff &p, bool compressed)
{
    Bytes b(compressed ? T::G::compressed_bytes : T::G::uncompressed_bytes);
    (compressed ? T::G::aff_to_bytes_compressed : T::G::aff_to_bytes_uncompressed)(b.data(), &p);
    return b;
}

template <class T> pairing_status decode(typename T::G::aff *p, const Bytes &b, bool compressed)
{
    return (compressed ? T::G::aff_from_bytes_compressed : T::G::aff_from_bytes_uncompressed)(p, b.data(), b.size());
}

/* record i of the file is [first + i]G */
template <class T> void check_multiples(const std::string &file, bool compressed, std::uint64_t first)
{
    const std::string data = read_file(file);
    const std::size_t n = compressed ? T::G::compressed_bytes : T::G::uncompressed_bytes;
    ASSERT_EQ(data.size() % n, 0u);
    ASSERT_GT(data.size(), 0u);
    typename T::G::t acc, g;
    T::G::generator(&g);
    T::G::set_infinity(&acc);
    ASSERT_EQ(first, 0u);
    for (std::size_t i = 0; i < data.size() / n; i++) {
        const Bytes want(data.begin() + static_cast<std::ptrdiff_t>(i * n),
                         data.begin() + static_cast<std::ptrdiff_t>((i + 1) * n));
        const auto p = affine<T>(acc);
        ASSERT_EQ(to_hex(encode<T>(p, compressed)), to_hex(want)) << i;
        typename T::G::aff q;
        ASSERT_EQ(decode<T>(&q, want, compressed), PAIRING_OK) << i;
        ASSERT_TRUE(T::G::aff_eq(&p, &q)) << i;
        T::G::add(&acc, &acc, &g);
    }
}

TEST(EncodeVectors, Bls12_381MultiplesCarried)
{
    for (const auto &c : cases("encode/bls12_381_multiples.json")) {
        const bool compressed = c["form"] == "compressed";
        const std::uint64_t k = c["k"];
        const Bytes want = from_hex(c["bytes"]);
        if (c["group"] == "g1") {
            EXPECT_EQ(to_hex(encode<B1>(multiple<B1>(k), compressed)), to_hex(want)) << c;
            B1::G::aff p;
            EXPECT_EQ(decode<B1>(&p, want, compressed), PAIRING_OK) << c;
        } else {
            EXPECT_EQ(to_hex(encode<B2>(multiple<B2>(k), compressed)), to_hex(want)) << c;
            B2::G::aff p;
            EXPECT_EQ(decode<B2>(&p, want, compressed), PAIRING_OK) << c;
        }
    }
}

TEST(EncodeVectors, Bls12_381MultiplesFull)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    check_multiples<B1>(dir + "/encoding/zkcrypto_g1_compressed.k000-599.dat", true, 0);
    check_multiples<B1>(dir + "/encoding/zkcrypto_g1_uncompressed.k000-599.dat", false, 0);
    check_multiples<B2>(dir + "/encoding/zkcrypto_g2_compressed.k000-599.dat", true, 0);
    check_multiples<B2>(dir + "/encoding/zkcrypto_g2_uncompressed.k000-599.dat", false, 0);
}

/* 12 lines: P, Q, P+Q, P-Q, [s]Q, -P of G1, then of G2 */
template <class T> void check_operations(const std::vector<std::string> &lines, std::size_t at)
{
    typename T::G::aff in[6], out;
    typename T::G::t p, q, r;
    for (std::size_t i = 0; i < 6; i++) {
        const Bytes b = from_hex(lines.at(at + i));
        ASSERT_EQ(decode<T>(&in[i], b, b.size() == T::G::compressed_bytes), PAIRING_OK) << i;
        EXPECT_EQ(to_hex(encode<T>(in[i], b.size() == T::G::compressed_bytes)), to_hex(b));
    }
    typename Bls12_381::fr::t s =
        field_from_hex<Bls12_381::fr>("0x40df499974f62e2f268cd5096b0d952073900054122ffce0a27c9d96932891a5");
    T::G::from_aff(&p, &in[0]);
    T::G::from_aff(&q, &in[1]);
    T::G::add(&r, &p, &q);
    out = affine<T>(r);
    EXPECT_TRUE(T::G::aff_eq(&out, &in[2]));
    T::G::sub(&r, &p, &q);
    out = affine<T>(r);
    EXPECT_TRUE(T::G::aff_eq(&out, &in[3]));
    T::G::mul(&r, &q, &s);
    out = affine<T>(r);
    EXPECT_TRUE(T::G::aff_eq(&out, &in[4]));
    T::G::aff_neg(&out, &in[0]);
    EXPECT_TRUE(T::G::aff_eq(&out, &in[5]));
}

TEST(EncodeVectors, Bls12_381OperationsFull)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    std::ifstream in(dir + "/bls12_381_ops/cardano_ec_operations_test_vectors.txt");
    std::vector<std::string> lines;
    for (std::string l; in >> l;)
        lines.push_back(l);
    ASSERT_EQ(lines.size(), 12u);
    check_operations<B1>(lines, 0);
    check_operations<B2>(lines, 6);
}

/* A verification key: uncompressed points of G1 and G2, then counted points of G1. */
/* Eight lines, none of which decodes: in G1 off the curve uncompressed and compressed, outside the group compressed and
   uncompressed; in G2 off the curve and outside the group, each uncompressed and compressed. */
TEST(EncodeVectors, Bls12_381RefusedFull)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    std::ifstream in(dir + "/bls12_381_ops/cardano_serde_test_vectors.txt");
    static const struct {
        int group;
        bool compressed, on_curve;
    } lines[] = { { 1, false, false }, { 1, true, false }, { 1, true, true },  { 1, false, true },
                  { 2, false, false }, { 2, true, false }, { 2, true, true }, { 2, false, true } };
    for (const auto &l : lines) {
        std::string hex;
        ASSERT_TRUE(in >> hex);
        B1::G::aff p;
        B2::G::aff q;
        const pairing_status s = l.group == 1 ? decode<B1>(&p, from_hex(hex), l.compressed)
                                              : decode<B2>(&q, from_hex(hex), l.compressed);
        EXPECT_EQ(s, l.on_curve ? PAIRING_ERR_NOT_IN_SUBGROUP : PAIRING_ERR_NOT_ON_CURVE) << hex;
    }
}

TEST(EncodeVectors, SproutVerificationKeyDecodes)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    const std::string s = read_file(dir + "/encoding/zcash_sprout_groth16_bls12381.vk");
    const Bytes b(s.begin(), s.end());
    std::size_t at = 0;
    auto take = [&](bool g1) {
        const std::size_t n = g1 ? 96 : 192;
        ASSERT_LE(at + n, b.size());
        const Bytes e(b.begin() + static_cast<std::ptrdiff_t>(at), b.begin() + static_cast<std::ptrdiff_t>(at + n));
        B1::G::aff p;
        B2::G::aff q;
        ASSERT_EQ(g1 ? decode<B1>(&p, e, false) : decode<B2>(&q, e, false), PAIRING_OK) << at;
        ASSERT_EQ(to_hex(g1 ? encode<B1>(p, false) : encode<B2>(q, false)), to_hex(e));
        at += n;
    };
    for (bool g1 : { true, true, false, false, true, false })
        take(g1);
    ASSERT_LE(at + 4, b.size());
    const std::size_t n = std::size_t(b[at]) << 24 | std::size_t(b[at + 1]) << 16 | std::size_t(b[at + 2]) << 8 | b[at + 3];
    at += 4;
    ASSERT_EQ(b.size() - at, n * 96);
    for (std::size_t i = 0; i < n; i++)
        take(true);
}

/* What other decoders were reported to accept, or to read as another point. */
TEST(EncodeFaults, InfinityIsNotTheCompressedPointOfOrderThree)
{
    for (int sign : { 0x80, 0xa0 }) { /* (0, 2) and (0, -2) */
        Bytes b(48, 0);
        b[0] = static_cast<std::uint8_t>(sign);
        B1::G::aff p;
        EXPECT_EQ(decode<B1>(&p, b, true), PAIRING_ERR_NOT_IN_SUBGROUP);
        ASSERT_EQ(B1::G::aff_from_bytes_compressed_unchecked(&p, b.data(), b.size()), PAIRING_OK);
        EXPECT_FALSE(B1::G::aff_is_infinity(&p));
        B1::G::t q, r;
        B1::G::from_aff(&q, &p);
        B1::G::dbl(&r, &q);
        B1::G::add(&r, &r, &q);
        EXPECT_TRUE(B1::G::is_infinity(&r));
    }
}

/* A decoder of the uncompressed form read a compressed point and ignored the rest of its bytes. */
TEST(EncodeFaults, TheFormsDoNotMix)
{
    B1::G::aff p;
    Bytes c = encode<B1>(multiple<B1>(1), true), padded = c;
    padded.resize(96); /* a compressed point with a tail, of the uncompressed length */
    EXPECT_EQ(decode<B1>(&p, padded, false), PAIRING_ERR_FLAGS);
    EXPECT_EQ(decode<B1>(&p, padded, true), PAIRING_ERR_LENGTH);
    EXPECT_EQ(decode<B1>(&p, c, false), PAIRING_ERR_LENGTH);
    Bytes u = encode<B1>(multiple<B1>(1), false), cut(u.begin(), u.begin() + 48);
    EXPECT_EQ(decode<B1>(&p, cut, true), PAIRING_ERR_FLAGS);
    u[0] |= 0x20; /* a sign in the uncompressed form */
    EXPECT_EQ(decode<B1>(&p, u, false), PAIRING_ERR_FLAGS);
    Bytes y = encode<B1>(multiple<B1>(1), false);
    y[48] |= 0x80; /* a flag in the other coordinate */
    EXPECT_EQ(decode<B1>(&p, y, false), PAIRING_ERR_RANGE);
    Bytes last(48, 0);
    last[0] = 0xc0;
    last[47] = 1;
    EXPECT_EQ(decode<B1>(&p, last, true), PAIRING_ERR_FLAGS);
}
#endif

/* A verification key of gnark: compressed points; the file of coordinates holds some of them negated. */
template <class C> class VerificationKey {
  public:
    VerificationKey(const std::string &vk, const std::string &coords, std::size_t words)
        : words_(words)
    {
        const std::string s = read_file(vk);
        data_.assign(s.begin(), s.end());
        coords_ = read_json(coords);
    }

    void g1(const std::string &name)
    {
        typename C::g1::aff p;
        ASSERT_EQ(C::g1::aff_from_bytes_compressed(&p, take(C::g1::compressed_bytes).data(), C::g1::compressed_bytes),
                  PAIRING_OK) << name;
        compare(name + "_X", { p.x });
        compare(name + "_Y", { p.y });
        Bytes out(C::g1::compressed_bytes);
        C::g1::aff_to_bytes_compressed(out.data(), &p);
        EXPECT_EQ(to_hex(out), to_hex(last_)) << name;
    }

    void g2(const std::string &name, bool negated)
    {
        typename C::g2::aff p;
        ASSERT_EQ(C::g2::aff_from_bytes_compressed(&p, take(C::g2::compressed_bytes).data(), C::g2::compressed_bytes),
                  PAIRING_OK) << name;
        Bytes out(C::g2::compressed_bytes);
        C::g2::aff_to_bytes_compressed(out.data(), &p);
        EXPECT_EQ(to_hex(out), to_hex(last_)) << name;
        if (negated)
            C::g2::aff_neg(&p, &p);
        compare(name + (negated ? "_NEG_X" : "_X"), { p.x.c0, p.x.c1 });
        compare(name + (negated ? "_NEG_Y" : "_Y"), { p.y.c0, p.y.c1 });
    }

    /* a point that has no coordinates in the file: decoded and encoded again */
    void g1_alone()
    {
        typename C::g1::aff p;
        Bytes out(C::g1::compressed_bytes);
        ASSERT_EQ(C::g1::aff_from_bytes_compressed(&p, take(out.size()).data(), out.size()), PAIRING_OK);
        C::g1::aff_to_bytes_compressed(out.data(), &p);
        EXPECT_EQ(to_hex(out), to_hex(last_));
    }

    std::size_t count()
    {
        std::size_t n = 0;
        for (std::uint8_t b : take(4))
            n = n << 8 | b;
        return n;
    }

  private:
    const Bytes &take(std::size_t n)
    {
        last_.assign(data_.begin() + static_cast<std::ptrdiff_t>(at_), data_.begin() + static_cast<std::ptrdiff_t>(at_ + n));
        at_ += n;
        return last_;
    }

    void compare(const std::string &name, const std::vector<typename C::fp::t> &coefficients)
    {
        for (std::size_t i = 0; i < coefficients.size(); i++) {
            const std::string key = name + (coefficients.size() > 1 ? "_" + std::to_string(i) : "");
            Bytes got(C::fp::bytes), want;
            C::fp::to_bytes_be(got.data(), &coefficients[i]);
            if (words_ == 1) {
                want = from_decimal(coords_.at(key).template get<std::string>(), C::fp::bytes);
            } else { /* high and low words of 256 bits */
                const Bytes hi = from_decimal(coords_.at(key + "_HI").template get<std::string>(), C::fp::bytes - 32);
                const Bytes lo = from_decimal(coords_.at(key + "_LO").template get<std::string>(), 32);
                want = hi;
                want.insert(want.end(), lo.begin(), lo.end());
            }
            EXPECT_EQ(to_hex(got), to_hex(want)) << key;
        }
    }

    Bytes data_, last_;
    nlohmann::json coords_;
    std::size_t at_ = 0, words_;
};

template <class C> void check_key(const std::string &stem, std::size_t words)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    VerificationKey<C> key(dir + "/encoding/" + stem + ".vk", dir + "/encoding/" + stem + ".coords.json", words);
    key.g1("ALPHA");
    key.g1_alone(); /* [beta]1 */
    key.g2("BETA", true);
    key.g2("GAMMA", true);
    key.g1_alone(); /* [delta]1 */
    key.g2("DELTA", true);
    const std::size_t n = key.count();
    ASSERT_GE(n, 2u);
    ASSERT_LE(n, 64u);
    key.g1("CONSTANT");
    for (std::size_t i = 0; i + 1 < n; i++)
        key.g1("PUB_" + std::to_string(i));
}

#if PAIRING_HAVE_BN254
TEST(EncodeVectors, Bn254VerificationKeyHasItsCoordinates) { check_key<Bn254>("gnark_groth16_vk_bn254_nocommit", 1); }
#endif
#if PAIRING_HAVE_BLS12_381
TEST(EncodeVectors, Bls12_381VerificationKeyHasItsCoordinates)
{
    check_key<Bls12_381>("gnark_groth16_vk_bls12381_commit", 2);
}
#endif

} // namespace
