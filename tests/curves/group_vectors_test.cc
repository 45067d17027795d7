// SPDX-License-Identifier: Apache-2.0
// Published sums and products: single values carried here, and the full sets where PAIRING_VECTORS_DIR is configured
// (scalar_mul/, bls12_377_bw6_761/, bls12_381_ops/).
#include "curves/group_test.h"
#include "support/bigint.h"

#include <algorithm>
#include <sstream>

namespace pairing_test {
namespace {

using Words = std::vector<std::uint64_t>;

/* All four multiplications on a member, the two plain ones being right for any point and width. */
template <class G> void expect_product(const typename G::g::t &a, const Words &k, const typename G::g::t &expected)
{
    using K = Kit<G>;
    typename K::P r;
    const typename K::S s = K::scalar(k);
    EXPECT_POINT_EQ(G, K::mul_bits(a, k), expected);
    G::g::mul_bits_vartime(&r, &a, k.data(), 64 * k.size());
    EXPECT_POINT_EQ(G, r, expected);
    EXPECT_POINT_EQ(G, K::mul(a, s), expected);
    G::g::mul_vartime(&r, &a, &s);
    EXPECT_POINT_EQ(G, r, expected);
}

template <class G> typename G::g::t decode(const std::string &hex)
{
    typename G::g::aff q;
    const std::vector<std::uint8_t> b = from_hex(hex);
    if (G::g::aff_from_bytes_compressed(&q, b.data(), b.size()) != PAIRING_OK)
        throw std::runtime_error("cannot decode " + hex);
    return Kit<G>::from_aff(q);
}

/* ---- single values that other implementations once got wrong ---- */

#if PAIRING_HAVE_BLS12_381
TEST(PublishedProductsTest, Bls12_381G1)
{
    using G = Group<Bls12_381, 1>;
    using K = Kit<G>;
    const typename K::P a = K::generator();
    /* a product of a scalar split that overwrote its input */
    expect_product<G>(decode<G>("861cf01e6ca788f63ba0c0c1831fb52510d4b4d7292dc2756e1ad6c4b7e940b6"
                                "2d78edd6389c37832bd3d385f4653577"),
                      words_from_hex("0fff123456789abcdeffff123456789abcdef123456789abcdef123456789eee"),
                      decode<G>("b734da095c7bd5b22613d8df7672ad70e591390e1242418a1e4b177310b3d975"
                                "35209bf8b4af883639a8f4a211e452c9"));
    /* a scalar above r */
    expect_product<G>(a, words_from_hex("af6dd88bb87cb4ac68d0564b14693662bdf7228f3a3dbd99025607a7919d793f"),
                      decode<G>("952e36b70ed314e3af3ac9986e93eddba5b6958a8fcfe960d14811d84ff8487c"
                                "c82c0629ec52571cf52eee3553f80059"));
    EXPECT_POINT_EQ(G, K::dbl(a), decode<G>("a572cbea904d67468808c8eb50a9450c9721db309128012543902d0ac358a62a"
                                            "e28f75bb8f1c7c42c39a8c5529bf0f4e"));
}
#endif

#if PAIRING_HAVE_BN254
TEST(PublishedProductsTest, Bn254G2)
{
    /* a mini-scalar of the four-dimensional split that needs one bit more than its neighbours */
    using G = Group<Bn254, 2>;
    using K = Kit<G>;
    const nlohmann::json xy = nlohmann::json::parse(R"([
        ["28db7ef9fac3d226c67bafd9880ac93890588e5213dce4d0ccbf116ef14ee800",
         "2feb1698e5d8a7a483e5c914642f3b8f5d5f006f9ee9a56c69204e3947568779"],
        ["0ea60c09f4ccd05d221d716e34458f577a4de6fca92d5c54460b2fb064c5991f",
         "0347726860ea0eb35909eb5a21d0747de9d5ef21725f7c422fda6a106c2f1e29"]])");
    expect_product<G>(K::generator(),
                      words_from_hex("07b17fcc286b01af79176aa7da3a8615020eacda89a90e4ff5d0a085483f0448"),
                      K::point(xy));
}
#endif

/* ---- the full sets ---- */

template <class G> typename G::g::t point_of(const nlohmann::json &p)
{
    const auto coordinate = [](const nlohmann::json &c) {
        if (c.is_string())
            return nlohmann::json::array({ c });
        return nlohmann::json::array({ c.at("c0"), c.at("c1") });
    };
    return Kit<G>::point(nlohmann::json::array({ coordinate(p.at("x")), coordinate(p.at("y")) }));
}

template <class G> void run_scalar_mul(const std::string &name)
{
    const nlohmann::json file = full("scalar_mul/tv_" + name + ".json");
    if (file.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    ASSERT_GT(file.at("vectors").size(), 0u);
    for (const nlohmann::json &v : file.at("vectors"))
        expect_product<G>(point_of<G>(v.at("P")), words_from_hex(v.at("scalar").get<std::string>()),
                          point_of<G>(v.at("Q")));
}

#define SCALAR_MUL(Suite, C, N, file) \
    TEST(ScalarMulVectorsTest, Suite) \
    { \
        run_scalar_mul<Group<C, N>>(file); \
    }
#define SCALAR_MUL_SIZES(Name, C, file, full_bits) \
    SCALAR_MUL(Name##G1_32, C, 1, file "_scalar_mul_G1_32bit") \
    SCALAR_MUL(Name##G1_64, C, 1, file "_scalar_mul_G1_64bit") \
    SCALAR_MUL(Name##G1_128, C, 1, file "_scalar_mul_G1_128bit") \
    SCALAR_MUL(Name##G1_full, C, 1, file "_scalar_mul_G1_" full_bits "bit") \
    SCALAR_MUL(Name##G2_32, C, 2, file "_scalar_mul_G2_32bit") \
    SCALAR_MUL(Name##G2_64, C, 2, file "_scalar_mul_G2_64bit") \
    SCALAR_MUL(Name##G2_128, C, 2, file "_scalar_mul_G2_128bit") \
    SCALAR_MUL(Name##G2_full, C, 2, file "_scalar_mul_G2_" full_bits "bit")

#if PAIRING_HAVE_BN254
SCALAR_MUL_SIZES(Bn254, Bn254, "BN254_Snarks", "254")
#endif
#if PAIRING_HAVE_BLS12_377
SCALAR_MUL_SIZES(Bls12_377, Bls12_377, "BLS12_377", "253")
#endif
#if PAIRING_HAVE_BLS12_381
SCALAR_MUL_SIZES(Bls12_381, Bls12_381, "BLS12_381", "255")
#endif
#if PAIRING_HAVE_BW6_761
SCALAR_MUL(Bw6_761G1, Bw6_761, 1, "BW6_761_scalar_mul_G1_377bit")
SCALAR_MUL(Bw6_761G2, Bw6_761, 2, "BW6_761_scalar_mul_G2_377bit")
#endif

/* Big-endian coordinates of `width` bytes each, zeros in front, lowest coefficient first; infinity as zeros. */
template <class G> struct Reader {
    std::vector<std::uint8_t> bytes;
    std::size_t width, at = 0;

    Reader(const std::string &hex, std::size_t w) : bytes(from_hex(hex)), width(w) {}
    std::string next(std::size_t n)
    {
        at += n;
        if (at > bytes.size())
            throw std::runtime_error("vector too short");
        return to_hex(bytes.data() + at - n, n);
    }
    typename Kit<G>::P point()
    {
        nlohmann::json xy = nlohmann::json::array();
        for (int i = 0; i < 2; i++) {
            nlohmann::json c = nlohmann::json::array();
            for (unsigned j = 0; j < G::F::degree; j++)
                c.push_back(next(width));
            xy.push_back(c);
        }
        return Kit<G>::point(xy);
    }
};

enum class Op { add, mul, msm };

/* P + Q; [k]P; sum of [k_i]P_i: the operations of the EIP-2539 and EIP-3026 precompiles. */
template <class G> void run_operation(const std::string &name, Op op, std::size_t width, std::size_t scalar_bytes)
{
    using K = Kit<G>;
    const nlohmann::json file = full("bls12_377_bw6_761/frontier_" + name + ".json");
    if (file.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    ASSERT_GT(file.size(), 0u);
    for (const nlohmann::json &v : file) {
        SCOPED_TRACE(v.at("Name").get<std::string>());
        Reader<G> in(v.at("Input").get<std::string>(), width), out(v.at("Expected").get<std::string>(), width);
        typename K::P sum = in.point();
        if (op == Op::add) {
            sum = K::add(sum, in.point());
        } else {
            Words k = words_from_hex(in.next(scalar_bytes));
            const typename K::P first = sum;
            sum = K::mul_bits(first, k);
            if (op == Op::mul)
                expect_product<G>(first, k, sum);
            while (in.at != in.bytes.size()) {
                const typename K::P a = in.point();
                k = words_from_hex(in.next(scalar_bytes));
                sum = K::add(sum, K::mul_bits(a, k));
            }
        }
        EXPECT_EQ(in.at, in.bytes.size());
        EXPECT_POINT_EQ(G, sum, out.point());
    }
}

#define OPERATION(Name, C, N, file, op, width, scalar_bytes) \
    TEST(OperationVectorsTest, Name) \
    { \
        run_operation<Group<C, N>>(file, op, width, scalar_bytes); \
    }
#if PAIRING_HAVE_BLS12_377
OPERATION(Bls12_377G1Add, Bls12_377, 1, "bls12377G1Add", Op::add, 64, 32)
OPERATION(Bls12_377G1Mul, Bls12_377, 1, "bls12377G1Mul", Op::mul, 64, 32)
OPERATION(Bls12_377G1Msm, Bls12_377, 1, "bls12377G1MultiExp", Op::msm, 64, 32)
OPERATION(Bls12_377G2Add, Bls12_377, 2, "bls12377G2Add", Op::add, 64, 32)
OPERATION(Bls12_377G2Mul, Bls12_377, 2, "bls12377G2Mul", Op::mul, 64, 32)
OPERATION(Bls12_377G2Msm, Bls12_377, 2, "bls12377G2MultiExp", Op::msm, 64, 32)
#endif
#if PAIRING_HAVE_BW6_761
OPERATION(Bw6_761G1Add, Bw6_761, 1, "bw6761G1Add", Op::add, 96, 64)
OPERATION(Bw6_761G1Mul, Bw6_761, 1, "bw6761G1Mul", Op::mul, 96, 64)
OPERATION(Bw6_761G1Msm, Bw6_761, 1, "bw6761G1MultiExp", Op::msm, 96, 64)
OPERATION(Bw6_761G2Add, Bw6_761, 2, "bw6761G2Add", Op::add, 96, 64)
OPERATION(Bw6_761G2Mul, Bw6_761, 2, "bw6761G2Mul", Op::mul, 96, 64)
OPERATION(Bw6_761G2Msm, Bw6_761, 2, "bw6761G2MultiExp", Op::msm, 96, 64)
#endif

/* ---- gnark-crypto's generators and orders: decimal, Jacobian with Z = 1, coordinates of G2 by their halves B0, B1 or flat ---- */

template <class G> typename G::g::t gnark_generator(const nlohmann::json &curve)
{
    const std::string group = "g" + std::to_string(G::number) + "Gen.";
    nlohmann::json xy = nlohmann::json::array();
    for (const char *name : { "X", "Y" }) {
        nlohmann::json c = nlohmann::json::array();
        const auto put = [&](const nlohmann::json &v) {
            for (const nlohmann::json &one : v.is_array() ? v : nlohmann::json::array({ v }))
                c.push_back(to_hex(BigInt::from_decimal(one).bytes_be(G::fp::bytes)));
        };
        if (curve.contains(group + name)) {
            put(curve.at(group + name));
        } else {
            put(curve.at(group + name + ".B0"));
            put(curve.at(group + name + ".B1"));
        }
        xy.push_back(c);
    }
    return Kit<G>::point(xy);
}

template <class G> class GeneratorTest : public ::testing::Test {};
TYPED_TEST_SUITE(GeneratorTest, AllGroups, GroupNames);

TYPED_TEST(GeneratorTest, IsGnarksFull)
{
    const nlohmann::json file = full("params/gnark_curve_parameters.json");
    if (file.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    std::string name = TypeParam::curve::name;
    std::replace(name.begin(), name.end(), '_', '-');
    if (!file.contains(name))
        GTEST_SKIP() << "no curve of that file";
    EXPECT_POINT_EQ(TypeParam, Kit<TypeParam>::generator(), gnark_generator<TypeParam>(file.at(name)));
}

/* Lines P, Q, P + Q, P - Q, [s]Q, -P of a group. */
template <class G> void run_lines(std::istringstream &in)
{
    using K = Kit<G>;
    std::string line[6];
    for (std::string &s : line)
        ASSERT_TRUE(std::getline(in, s));
    const typename K::P p = decode<G>(line[0]), q = decode<G>(line[1]);
    EXPECT_POINT_EQ(G, K::add(p, q), decode<G>(line[2]));
    EXPECT_POINT_EQ(G, K::sub(p, q), decode<G>(line[3]));
    expect_product<G>(q, words_from_hex("40df499974f62e2f268cd5096b0d952073900054122ffce0a27c9d96932891a5"),
                      decode<G>(line[4]));
    EXPECT_POINT_EQ(G, K::neg(p), decode<G>(line[5]));
}

#if PAIRING_HAVE_BLS12_381
TEST(OperationVectorsTest, Bls12_381)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    std::istringstream in(read_file(dir + "/bls12_381_ops/cardano_ec_operations_test_vectors.txt"));
    run_lines<Group<Bls12_381, 1>>(in);
    run_lines<Group<Bls12_381, 2>>(in);
}
#endif

} // namespace
} // namespace pairing_test
