// SPDX-License-Identifier: Apache-2.0
// KZG commitments over BLS12-381 as EIP-4844 and EIP-7594 have them, made of the public functions (decoders, sums of multiples,
// transforms, products of pairings), against the published cases: kzg/ and evm/pointEvaluation.json of the full sets.
// Those are long (blobs of 128 KiB, a setup of 8257 points); what is carried here is an opening of a small polynomial.
#include <gtest/gtest.h>

#include "support/curves.h"

#if PAIRING_HAVE_BLS12_381
#include "support/hex.h"
#include "support/vectors.h"

#include <dirent.h>
#include <openssl/sha.h>

#include <algorithm>
#include <map>
#include <sstream>

namespace pairing_test {
namespace {

using C = Bls12_381;
using G1 = C::g1;
using G2 = C::g2;
using Fr = C::fr;
using Scalars = std::vector<Fr::t>;
using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t blob_length = 4096, cell_length = 64, cells = 128;

struct Malformed {}; /* an input that a verifier must reject as such: "null" in the files */

/* ---- values ---- */

Bytes exact(const std::string &hex, std::size_t n)
{
    const Bytes b = from_hex(hex);
    if (b.size() != n || hex.size() % 2 != 0)
        throw Malformed();
    return b;
}

G1::aff g1(const std::string &hex)
{
    G1::aff r;
    const Bytes b = exact(hex, G1::compressed_bytes);
    if (G1::aff_from_bytes_compressed(&r, b.data(), b.size()) != PAIRING_OK)
        throw Malformed();
    return r;
}

G2::aff g2(const std::string &hex)
{
    G2::aff r;
    const Bytes b = exact(hex, G2::compressed_bytes);
    if (G2::aff_from_bytes_compressed(&r, b.data(), b.size()) != PAIRING_OK)
        throw Malformed();
    return r;
}

Scalars scalars(const std::string &hex, std::size_t n)
{
    const Bytes b = exact(hex, 32 * n);
    Scalars r(n);
    for (std::size_t i = 0; i < n; i++)
        if (Fr::from_bytes_be(&r[i], b.data() + 32 * i) != PAIRING_OK)
            throw Malformed();
    return r;
}

std::string hex_of(const Fr::t &a)
{
    Bytes b(32);
    Fr::to_bytes_be(b.data(), &a);
    return "0x" + to_hex(b);
}

std::string hex_of(const G1::aff &a)
{
    Bytes b(G1::compressed_bytes);
    G1::aff_to_bytes_compressed(b.data(), &a);
    return "0x" + to_hex(b);
}

Fr::t power(const Fr::t &a, std::uint64_t e)
{
    Fr::t r;
    Fr::pow_vartime(&r, &a, &e, 64);
    return r;
}

/* 7^((r - 1)/n), the root of unity of the EIPs */
Fr::t root(std::size_t n)
{
    Fr::t one, minus_one, seven, r;
    std::uint64_t e[Fr::limbs];
    Fr::set_one(&one);
    Fr::neg(&minus_one, &one);
    Fr::to_words(e, &minus_one);
    for (std::size_t k = n; k > 1; k /= 2) { /* (r - 1)/n is whole: shift out its zero bits */
        for (std::size_t i = 0; i < Fr::limbs; i++)
            e[i] = e[i] >> 1 | (i + 1 < Fr::limbs ? e[i + 1] << 63 : 0);
    }
    Fr::set_u64(&seven, 7);
    Fr::pow_vartime(&r, &seven, e, 64 * Fr::limbs);
    return r;
}

std::size_t reversed(std::size_t i, std::size_t n)
{
    std::size_t r = 0;
    for (std::size_t k = 1; k < n; k *= 2, i /= 2)
        r = 2 * r + i % 2;
    return r;
}

/* A transform, and where the EIPs' powers of their root are among the powers of its own. */
struct Domain {
    std::size_t n, step = 0;
    Scalars storage;
    pairing_bls12_381_fr_fft_t plan;

    explicit Domain(std::size_t length) : n(length), storage(pairing_bls12_381_fr_fft_len(length))
    {
        EXPECT_EQ(pairing_bls12_381_fr_fft_init(&plan, storage.data(), storage.size(), n), PAIRING_OK);
        Fr::t own, p;
        const Fr::t wanted = root(n);
        pairing_bls12_381_fr_fft_root(&own, &plan);
        Fr::set_one(&p);
        for (std::size_t i = 0; i < n; i++, Fr::mul(&p, &p, &own))
            if (Fr::eq(&p, &wanted))
                step = i;
        EXPECT_EQ(step % 2, 1u);
    }
    std::size_t place(std::size_t k) const { return step * k % n; }
    /* values at the EIPs' powers in bit-reversed order, put in the order of the plan's */
    Scalars from_blob(const Scalars &blob) const
    {
        Scalars r(n);
        for (std::size_t i = 0; i < n; i++)
            r[place(reversed(i, n))] = blob[i];
        return r;
    }
    Scalars coefficients(Scalars values, const Fr::t &shift) const
    {
        EXPECT_EQ(pairing_bls12_381_fr_fft_coset_inverse_dif(values.data(), &plan, &shift), PAIRING_OK);
        EXPECT_EQ(pairing_bls12_381_fr_fft_bit_reverse(values.data(), &plan), PAIRING_OK);
        return values;
    }
};

/* ---- the scheme ---- */

G1::t msm(const G1::aff *p, const Scalars &k)
{
    G1::t r;
    Bytes scratch(G1::msm_scratch_size(k.size()));
    G1::msm_vartime(&r, p, k.data(), k.size(), scratch.data(), scratch.size());
    return r;
}

template <class G> typename G::aff affine(const typename G::t &p)
{
    typename G::aff r;
    G::to_aff(&r, &p);
    return r;
}

/* a - [k]G */
template <class G> typename G::aff minus_multiple(const typename G::aff &a, const Fr::t &k)
{
    typename G::t r, p;
    G::generator(&r);
    G::mul_vartime(&r, &r, &k);
    G::from_aff(&p, &a);
    G::sub(&r, &p, &r);
    return affine<G>(r);
}

/* e(a, G2) = e(b, q) */
bool same_pairing(const G1::aff &a, const G1::aff &b, const G2::aff &q)
{
    G1::aff p[2] = { a };
    G2::aff r[2];
    G1::aff_neg(&p[1], &b);
    G2::aff_generator(&r[0]);
    r[1] = q;
    return C::pairing_check(p, r, 2);
}

/* f(z) = y for the f of the commitment, by e(C - [y]G1, G2) = e(proof, [tau - z]G2) */
bool verify(const G1::aff &commitment, const Fr::t &z, const Fr::t &y, const G1::aff &proof, const G2::aff &tau)
{
    return same_pairing(minus_multiple<G1>(commitment, y), proof, minus_multiple<G2>(tau, z));
}

struct Setup {
    std::vector<G1::aff> lagrange, powers;
    std::vector<G2::aff> powers2;
    Domain domain{ blob_length }, cell{ cell_length };

    explicit Setup(const std::string &text) : lagrange(blob_length)
    {
        std::istringstream in(text);
        std::size_t n1 = 0, n2 = 0;
        std::string hex;
        in >> n1 >> n2;
        EXPECT_EQ(n1, blob_length);
        EXPECT_EQ(n2, cell_length + 1);
        for (std::size_t i = 0; i < n1 && in >> hex; i++)
            lagrange[domain.place(i)] = g1(hex);
        for (std::size_t i = 0; i < n2 && in >> hex; i++)
            powers2.push_back(g2(hex));
        for (std::size_t i = 0; i < n1 && in >> hex; i++)
            powers.push_back(g1(hex));
        EXPECT_EQ(powers.size(), blob_length);
    }
    G1::aff commitment(const Scalars &blob) const { return affine<G1>(msm(lagrange.data(), domain.from_blob(blob))); }
    Fr::t value(const Scalars &blob, const Fr::t &z) const
    {
        Fr::t y;
        EXPECT_EQ(pairing_bls12_381_fr_fft_lagrange_eval(&y, domain.from_blob(blob).data(), &domain.plan, &z), PAIRING_OK);
        return y;
    }
    /* [(f(tau) - f(z))/(tau - z)]G1, from coefficients */
    G1::aff proof(const Scalars &blob, const Fr::t &z, Fr::t *y) const
    {
        Fr::t one;
        Fr::set_one(&one);
        const Scalars f = domain.coefficients(domain.from_blob(blob), one);
        Scalars q(blob_length - 1);
        pairing_bls12_381_fr_fft_poly_div_linear(q.data(), y, f.data(), f.size(), &z);
        return affine<G1>(msm(powers.data(), q));
    }
    /* The polynomial of degree below 64 through a cell agrees with the committed one on the cell's coset h<w>:
       e(C - [I(tau)]G1, G2) = e(proof, [tau^64 - h^64]G2) */
    bool verify_cell(const G1::aff &c, std::uint64_t index, const Scalars &values, const G1::aff &p) const
    {
        const Fr::t h = power(root(cells * cell_length), reversed(index, cells));
        G1::t rest;
        G1::from_aff(&rest, &c);
        const G1::t interpolated = msm(powers.data(), cell.coefficients(cell.from_blob(values), h));
        G1::sub(&rest, &rest, &interpolated);
        return same_pairing(affine<G1>(rest), p, minus_multiple<G2>(powers2[cell_length], power(h, cell_length)));
    }
};

/* SHA-256 of the domain, the length, the blob and the commitment, modulo r */
Fr::t challenge(const std::string &blob, const std::string &commitment)
{
    const std::string domain = "FSBLOBVERIFY_V1_";
    Bytes in(domain.begin(), domain.end()), digest(SHA256_DIGEST_LENGTH);
    in.resize(in.size() + 16, 0);
    in[in.size() - 2] = blob_length >> 8;
    for (const std::string &hex : { blob, commitment }) {
        const Bytes b = from_hex(hex);
        in.insert(in.end(), b.begin(), b.end());
    }
    SHA256(in.data(), in.size(), digest.data());
    Fr::t r;
    Fr::from_bytes_wide_be(&r, digest.data(), digest.size());
    return r;
}

/* ---- files: "key: value" and lists, of quoted hex, in the small part of YAML that they use ---- */

struct Case {
    std::map<std::string, std::vector<std::string>> fields;

    explicit Case(const std::string &text)
    {
        std::istringstream in(text);
        std::string key;
        for (std::string line; std::getline(in, line);) {
            std::size_t at = line.find_first_not_of(' ');
            if (at == std::string::npos)
                continue;
            if (line[at] != '-') {
                const std::size_t colon = line.find(':');
                key = line.substr(at, colon - at);
                fields[key];
                at = colon;
            }
            std::string item;
            for (char c : line.substr(at + 1)) {
                if (c == ' ' || c == '\'' || c == '[')
                    continue;
                if (c != ',' && c != ']') {
                    item += c;
                    continue;
                }
                if (!item.empty())
                    fields[key].push_back(item);
                item.clear();
            }
            if (!item.empty())
                fields[key].push_back(item);
        }
    }
    const std::vector<std::string> &list(const std::string &key) const { return fields.at(key); }
    const std::string &one(const std::string &key) const
    {
        if (list(key).size() != 1)
            throw std::runtime_error("no single " + key);
        return list(key)[0];
    }
};

std::string kzg_folder()
{
    const std::string dir = PAIRING_VECTORS_DIR;
    return dir.empty() ? "" : dir + "/kzg";
}

/* run(case): the output that the scheme has, a list as its items with commas; Malformed for null */
template <class Run> void each(const std::string &name, Run &&run)
{
    const std::string folder = kzg_folder() + "/" + name;
    std::vector<std::string> names;
    DIR *d = opendir(folder.c_str());
    ASSERT_NE(d, nullptr) << folder;
    while (const dirent *entry = readdir(d))
        if (entry->d_name[0] != '.')
            names.push_back(entry->d_name);
    closedir(d);
    ASSERT_FALSE(names.empty());
    std::sort(names.begin(), names.end());
    for (const std::string &n : names) {
        SCOPED_TRACE(n);
        const Case c(read_file(folder + "/" + n));
        std::string want, got;
        for (const std::string &item : c.list("output"))
            want += (want.empty() ? "" : ",") + item;
        try {
            got = run(c);
        } catch (const Malformed &) {
            got = "null";
        }
        EXPECT_EQ(got, want);
    }
}

const Setup &setup()
{
    static const Setup s(read_file(kzg_folder() + "/trusted_setup.txt"));
    return s;
}

std::string text(bool b) { return b ? "true" : "false"; }

/* the full sets or a skip */
class Kzg : public ::testing::Test {
  protected:
    void SetUp() override
    {
        if (kzg_folder().empty())
            GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    }
};

TEST_F(Kzg, ProofsFull)
{
    each("verify_kzg_proof", [](const Case &c) {
        return text(verify(g1(c.one("commitment")), scalars(c.one("z"), 1)[0], scalars(c.one("y"), 1)[0],
                           g1(c.one("proof")), setup().powers2[1]));
    });
}

TEST_F(Kzg, CommitmentsFull)
{
    each("blob_to_kzg_commitment",
         [](const Case &c) { return hex_of(setup().commitment(scalars(c.one("blob"), blob_length))); });
}

TEST_F(Kzg, OpeningsFull)
{
    each("compute_kzg_proof", [](const Case &c) {
        const Scalars blob = scalars(c.one("blob"), blob_length);
        const Fr::t z = scalars(c.one("z"), 1)[0], value = setup().value(blob, z);
        Fr::t y;
        const G1::aff proof = setup().proof(blob, z, &y);
        EXPECT_TRUE(Fr::eq(&y, &value));
        return hex_of(proof) + "," + hex_of(y);
    });
}

TEST_F(Kzg, BlobProofsFull)
{
    const auto accepts = [](const std::string &blob, const std::string &commitment, const std::string &proof) {
        const Scalars f = scalars(blob, blob_length);
        const Fr::t z = challenge(blob, commitment);
        return verify(g1(commitment), z, setup().value(f, z), g1(proof), setup().powers2[1]);
    };
    each("compute_challenge", [](const Case &c) { return hex_of(challenge(c.one("blob"), c.one("commitment"))); });
    each("compute_blob_kzg_proof", [](const Case &c) {
        const Scalars blob = scalars(c.one("blob"), blob_length);
        Fr::t y;
        g1(c.one("commitment")); /* must decode */
        return hex_of(setup().proof(blob, challenge(c.one("blob"), c.one("commitment")), &y));
    });
    each("verify_blob_kzg_proof",
         [&](const Case &c) { return text(accepts(c.one("blob"), c.one("commitment"), c.one("proof"))); });
    each("verify_blob_kzg_proof_batch", [&](const Case &c) {
        const auto &b = c.list("blobs"), &k = c.list("commitments"), &p = c.list("proofs");
        if (b.size() != k.size() || b.size() != p.size())
            throw Malformed();
        bool all = true;
        for (std::size_t i = 0; i < b.size(); i++)
            all = accepts(b[i], k[i], p[i]) && all;
        return text(all);
    });
}

TEST_F(Kzg, CellsFull)
{
    each("verify_cell_kzg_proof_batch", [](const Case &c) {
        const auto &k = c.list("commitments"), &i = c.list("cell_indices"), &v = c.list("cells"), &p = c.list("proofs");
        if (k.size() != i.size() || k.size() != v.size() || k.size() != p.size())
            throw Malformed();
        bool all = true;
        for (std::size_t j = 0; j < k.size(); j++) {
            const std::uint64_t index = std::stoull(i[j]);
            if (index >= cells)
                throw Malformed();
            all = setup().verify_cell(g1(k[j]), index, scalars(v[j], cell_length), g1(p[j])) && all;
        }
        return text(all);
    });
}

/* EIP-4844's contract: versioned hash, z, y, commitment, proof -> the two constants of the EIP */
TEST_F(Kzg, PrecompileFull)
{
    const nlohmann::json d = full("evm/pointEvaluation.json");
    ASSERT_GT(d.size(), 0u);
    for (const auto &v : d) {
        const std::string in = v.at("Input"), commitment = in.substr(192, 96);
        Bytes hash(SHA256_DIGEST_LENGTH);
        const Bytes c = from_hex(commitment);
        SHA256(c.data(), c.size(), hash.data());
        hash[0] = 1;
        EXPECT_EQ(to_hex(hash), in.substr(0, 64));
        EXPECT_TRUE(verify(g1(commitment), scalars(in.substr(64, 64), 1)[0], scalars(in.substr(128, 64), 1)[0],
                           g1(in.substr(288, 96)), setup().powers2[1]));
    }
}

/* f = X^2 + 3 with tau = 5: commitment [28]G1; f(2) = 7, quotient X + 2, so proof [7]G1. Another value, another point. */
TEST(KzgAlone, OpeningOfASquare)
{
    const auto multiple = [](std::uint64_t k) {
        Fr::t s;
        G1::t p;
        Fr::set_u64(&s, k);
        G1::generator(&p);
        G1::mul(&p, &p, &s);
        return affine<G1>(p);
    };
    Fr::t five, z, y;
    G2::t t;
    Fr::set_u64(&five, 5);
    Fr::set_u64(&z, 2);
    Fr::set_u64(&y, 7);
    G2::generator(&t);
    G2::mul(&t, &t, &five);
    const G2::aff tau = affine<G2>(t);
    EXPECT_TRUE(verify(multiple(28), z, y, multiple(7), tau));
    EXPECT_FALSE(verify(multiple(28), z, five, multiple(7), tau));
    EXPECT_FALSE(verify(multiple(28), five, y, multiple(7), tau));
    EXPECT_FALSE(verify(multiple(28), z, y, multiple(8), tau));
}

} // namespace
} // namespace pairing_test
#endif
