// SPDX-License-Identifier: Apache-2.0
// Published Groth16 proofs and their keys (proofs/ of the full sets): all that such a verifier takes from this library,
// decoders, sums of multiples, products of pairings, values in GT. Changed inputs and points must be refused.
#include "support/bigint.h"
#include "support/curves.h"
#include "support/hex.h"
#include "support/vectors.h"

#include <gtest/gtest.h>

namespace pairing_test {
namespace {

using nlohmann::json;
using Bytes = std::vector<std::uint8_t>;

template <class G> typename G::aff neg(const typename G::aff &a)
{
    typename G::aff r;
    G::aff_neg(&r, &a);
    return r;
}

template <class C> typename C::fr::t scalar(const std::string &decimal)
{
    typename C::fr::t r;
    if (C::fr::from_bytes_be(&r, BigInt::from_decimal(decimal).bytes_be(C::fr::bytes).data()) != PAIRING_OK)
        throw std::runtime_error("not a scalar: " + decimal);
    return r;
}

template <class C> struct Groth16 {
    using G1 = typename C::g1;
    using G2 = typename C::g2;
    typename G1::aff alpha, a, c;
    typename G2::aff beta, gamma, delta, b;
    std::vector<typename G1::aff> abc;
    std::vector<typename C::fr::t> inputs;

    /* abc[0] + sum of [inputs[i]]abc[i + 1] */
    typename G1::aff public_part() const
    {
        typename G1::t x;
        typename G1::aff r;
        Bytes scratch(G1::msm_scratch_size(inputs.size()));
        G1::msm_vartime(&x, abc.data() + 1, inputs.data(), inputs.size(), scratch.data(), scratch.size());
        G1::add_aff(&x, &x, &abc[0]);
        G1::to_aff(&r, &x);
        return r;
    }
    /* e(-A, B) e(alpha, beta) e(x, gamma) e(C, delta) = 1 */
    bool accepts() const
    {
        const typename G1::aff p[] = { neg<G1>(a), alpha, public_part(), c };
        const typename G2::aff q[] = { b, beta, gamma, delta };
        return C::pairing_check(p, q, 4);
    }
    /* The same with e(alpha, beta) known and gamma, delta negated beforehand */
    bool accepts(const typename C::gt::t &alpha_beta) const
    {
        const typename G1::aff p[] = { a, public_part(), c };
        const typename G2::aff q[] = { b, gamma, delta };
        typename C::gt::t e;
        C::pairing_n(&e, p, q, 3);
        return C::gt::eq(&e, &alpha_beta);
    }
    template <class Accepts> void check(bool expected, Accepts &&accepts_)
    {
        EXPECT_EQ(accepts_(), expected);
        if (!expected)
            return;
        for (auto &k : inputs) {
            const typename C::fr::t kept = k;
            typename C::fr::t one;
            C::fr::set_one(&one);
            C::fr::add(&k, &k, &one);
            EXPECT_FALSE(accepts_());
            k = kept;
        }
        for (auto *p : { &a, &c }) {
            const typename G1::aff kept = *p;
            *p = neg<G1>(kept);
            EXPECT_FALSE(accepts_());
            *p = kept;
        }
        const typename G2::aff kept = b;
        b = neg<G2>(kept);
        EXPECT_FALSE(accepts_());
        b = kept;
        EXPECT_TRUE(accepts_());
    }
};

/* ---- points as the sources write them ---- */

/* decimal coordinates, extension coefficients lowest first */
template <class G> typename G::aff from_decimal(const json &p)
{
    constexpr std::size_t degree = G::field::degree, bytes = G::field::bytes / degree;
    typename G::aff r;
    Bytes in;
    for (std::size_t c = 0; c < 2; c++) {
        for (std::size_t i = degree; i-- != 0;) {
            const Bytes b = BigInt::from_decimal(degree == 1 ? p.at(c) : p.at(c).at(i)).bytes_be(bytes);
            in.insert(in.end(), b.begin(), b.end());
        }
    }
    if (G::aff_from_bytes_uncompressed(&r, in.data(), in.size()) != PAIRING_OK)
        throw std::runtime_error("not a point: " + p.dump());
    return r;
}

/* Takes points and scalars off the front of bytes. */
struct Reader {
    Bytes bytes;
    std::size_t at = 0;

    explicit Reader(const std::string &hex) : bytes(from_hex(hex)) {}
    bool done() const { return at == bytes.size(); }
    template <class A, class Decode> A next(std::size_t n, Decode &&decode)
    {
        A r;
        if (bytes.size() - at < n || decode(&r, bytes.data() + at, n) != PAIRING_OK)
            throw std::runtime_error("not decoded, at byte " + std::to_string(at));
        at += n;
        return r;
    }
};

template <class C> void scalars_le(std::vector<typename C::fr::t> &out, const std::string &hex)
{
    for (Reader in(hex); !in.done();)
        out.push_back(in.next<typename C::fr::t>(
            C::fr::bytes, [](typename C::fr::t *r, const std::uint8_t *b, std::size_t) { return C::fr::from_bytes_le(r, b); }));
}

/* ---- the sources ---- */

template <class C> void check_snarkjs(const std::string &folder)
{
    const json key = full(folder + "/verification_key.json");
    if (key.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    const json proof = full(folder + "/proof.json"), inputs = full(folder + "/public.json");
    Groth16<C> g;
    g.alpha = from_decimal<typename C::g1>(key.at("vk_alpha_1"));
    g.beta = from_decimal<typename C::g2>(key.at("vk_beta_2"));
    g.gamma = from_decimal<typename C::g2>(key.at("vk_gamma_2"));
    g.delta = from_decimal<typename C::g2>(key.at("vk_delta_2"));
    for (const json &p : key.at("IC"))
        g.abc.push_back(from_decimal<typename C::g1>(p));
    for (const json &k : inputs)
        g.inputs.push_back(scalar<C>(k));
    g.a = from_decimal<typename C::g1>(proof.at("pi_a"));
    g.b = from_decimal<typename C::g2>(proof.at("pi_b"));
    g.c = from_decimal<typename C::g1>(proof.at("pi_c"));
    g.check(true, [&] { return g.accepts(); });
}

#if PAIRING_HAVE_BN254
TEST(Groth16, SnarkjsBn254Full) { check_snarkjs<Bn254>("proofs/snarkjs_groth16_bn254_multiplier2"); }

TEST(Groth16, SolanaBn254Full)
{
    const json d = full("proofs/solana_groth16_bn254.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    const auto g1 = [](Reader &in) {
        return in.next<Bn254::g1::aff>(PAIRING_BN254_G1_EVM_BYTES, pairing_bn254_g1_aff_from_bytes_evm);
    };
    const auto g2 = [](Reader &in) {
        return in.next<Bn254::g2::aff>(PAIRING_BN254_G2_EVM_BYTES, pairing_bn254_g2_aff_from_bytes_evm);
    };
    const auto from = [&](const char *name) { return Reader(d.at(name).get<std::string>()); };
    Reader alpha = from("vk_alpha_g1"), beta = from("vk_beta_g2"), gamma = from("vk_gamma_g2"), delta = from("vk_delta_g2"),
           proof = from("proof");
    Groth16<Bn254> g;
    g.alpha = g1(alpha);
    g.beta = g2(beta);
    g.gamma = g2(gamma);
    g.delta = g2(delta);
    g.a = g1(proof);
    g.b = g2(proof);
    g.c = g1(proof);
    for (const json &p : d.at("vk_ic")) {
        Reader in(p.get<std::string>());
        g.abc.push_back(g1(in));
    }
    for (const json &k : d.at("public_inputs"))
        g.inputs.push_back(field_from_hex<Bn254::fr>(k));
    g.check(d.at("expect"), [&] { return g.accepts(); });
}

using ArkworksBn254 = std::pair<Bn254::g1::aff (*)(Reader &), Bn254::g2::aff (*)(Reader &)>;
const ArkworksBn254 arkworks_bn254 = {
    [](Reader &in) {
        return in.next<Bn254::g1::aff>(Bn254::g1::compressed_bytes, pairing_bn254_g1_aff_from_bytes_arkworks_compressed);
    },
    [](Reader &in) {
        return in.next<Bn254::g2::aff>(Bn254::g2::compressed_bytes, pairing_bn254_g2_aff_from_bytes_arkworks_compressed);
    }
};

TEST(Groth16, ElusivBn254Full)
{
    const json d = full("proofs/fastcrypto_elusiv_groth16_bn254.json");
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    const json &key = d.at("vk");
    ASSERT_GT(d.at("cases").size(), 1u);
    for (const json &v : d.at("cases")) {
        Groth16<Bn254> g;
        g.alpha = from_decimal<Bn254::g1>(key.at("alpha_g1"));
        g.beta = from_decimal<Bn254::g2>(key.at("beta_g2"));
        g.gamma = from_decimal<Bn254::g2>(key.at("gamma_g2"));
        g.delta = from_decimal<Bn254::g2>(key.at("delta_g2"));
        for (const json &p : key.at("gamma_abc_g1"))
            g.abc.push_back(from_decimal<Bn254::g1>(p));
        Reader proof(v.at("proof_bytes").get<std::string>());
        if (!v.at("expect").get<bool>()) { /* refused for its first point, which is not on the curve */
            Bn254::g1::aff p;
            EXPECT_EQ(pairing_bn254_g1_aff_from_bytes_arkworks_compressed(&p, proof.bytes.data(), Bn254::g1::compressed_bytes),
                      PAIRING_ERR_NOT_ON_CURVE);
            continue;
        }
        g.a = arkworks_bn254.first(proof);
        g.b = arkworks_bn254.second(proof);
        g.c = arkworks_bn254.first(proof);
        scalars_le<Bn254>(g.inputs, v.at("public_inputs_bytes"));
        g.check(true, [&] { return g.accepts(); });
    }
}
#endif

/* Keys with e(alpha, beta) as a value of GT, and -gamma, -delta */
template <class C, class Read1, class Read2, class ReadGt>
void check_fastcrypto(const std::string &name, Read1 &&g1, Read2 &&g2, ReadGt &&gt)
{
    const json d = full(name);
    if (d.is_null())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    ASSERT_GT(d.size(), 0u);
    for (const json &v : d) {
        const auto from = [&](const char *key) { return Reader(v.at(key).get<std::string>()); };
        Reader abc = from("vk_gamma_abc_g1_bytes"), gamma = from("gamma_g2_neg_pc_bytes"),
               delta = from("delta_g2_neg_pc_bytes"), proof = from("proof_bytes"), value = from("alpha_g1_beta_g2_bytes");
        Groth16<C> g;
        while (!abc.done())
            g.abc.push_back(g1(abc));
        g.gamma = g2(gamma);
        g.delta = g2(delta);
        g.a = g1(proof);
        g.b = g2(proof);
        g.c = g1(proof);
        scalars_le<C>(g.inputs, v.at("public_inputs_bytes"));
        const typename C::gt::t alpha_beta = gt(value);
        g.check(v.at("expect"), [&] { return g.accepts(alpha_beta); });
    }
}

#if PAIRING_HAVE_BN254
TEST(Groth16, FastcryptoBn254Full)
{
    check_fastcrypto<Bn254>("proofs/fastcrypto_groth16_bn254.json", arkworks_bn254.first, arkworks_bn254.second,
                            [](Reader &in) {
                                return in.next<Bn254::gt::t>(Bn254::gt::bytes, pairing_bn254_gt_from_bytes_arkworks);
                            });
}
#endif

#if PAIRING_HAVE_BLS12_381
TEST(Groth16, SnarkjsBls12_381Full) { check_snarkjs<Bls12_381>("proofs/snarkjs_groth16_bls12_381_poseidon"); }

TEST(Groth16, FastcryptoBls12_381Full)
{
    using C = Bls12_381;
    check_fastcrypto<C>(
        "proofs/fastcrypto_groth16_bls12_381.json",
        [](Reader &in) { return in.next<C::g1::aff>(C::g1::compressed_bytes, C::g1::aff_from_bytes_compressed); },
        [](Reader &in) { return in.next<C::g2::aff>(C::g2::compressed_bytes, C::g2::aff_from_bytes_compressed); },
        [](Reader &in) { return in.next<C::gt::t>(C::gt::bytes, pairing_bls12_381_gt_from_bytes_arkworks); });
}
#endif

} // namespace
} // namespace pairing_test
