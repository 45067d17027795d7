/* SPDX-License-Identifier: Apache-2.0 */
/* All kinds of BLS signatures, of every curve of the build that has them, as types of a typed suite; points, not bytes. */
#ifndef PAIRING_TESTS_SIGNATURE_SCHEME_SUPPORT_H
#define PAIRING_TESTS_SIGNATURE_SCHEME_SUPPORT_H

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/curves.h"
#include "support/hex.h"
#include "support/random.h"

namespace pairing_test {

using Bytes = std::vector<std::uint8_t>;

#define F(c, o, f) static constexpr auto f = pairing_##c##_##o##_##f;

/* h: the object of the functions that hash, H its tags */
#define SCHEME(Name, Curve, c, C, o, h, H, pkg, PKG, sgg, SGG) \
    struct Name { \
        using CurveType = Curve; \
        using PK = Curve::pkg; \
        using SG = Curve::sgg; \
        using Pk = PK::aff; \
        using Sig = SG::aff; \
        using Sk = pairing_##c##_sk_t; \
        using Fr = pairing_##c##_fr_t; \
        using Ctx = pairing_##c##_##o##_ctx_t; \
        static constexpr const char *name = #c "_" #h; \
        static constexpr std::size_t pk_bytes = PAIRING_##C##_##PKG##_COMPRESSED_BYTES; \
        static constexpr std::size_t sig_bytes = PAIRING_##C##_##SGG##_COMPRESSED_BYTES; \
        static constexpr const char *nul = PAIRING_##C##_##H##_DST_NUL; \
        static constexpr const char *aug = PAIRING_##C##_##H##_DST_AUG; \
        static constexpr const char *pop = PAIRING_##C##_##H##_DST_POP; \
        static constexpr const char *proof = PAIRING_##C##_##H##_DST_PROOF; \
        static constexpr auto sk_keygen = pairing_##c##_sk_keygen; \
        static constexpr auto sk_random = pairing_##c##_sk_random; \
        static constexpr auto sk_from_bytes = pairing_##c##_sk_from_bytes; \
        static constexpr auto sk_to_bytes = pairing_##c##_sk_to_bytes; \
        static constexpr auto sk_wipe = pairing_##c##_sk_wipe; \
        static constexpr auto sk_poly = pairing_##c##_sk_poly; \
        static constexpr auto sk_share = pairing_##c##_sk_share; \
        static constexpr auto sk_recover = pairing_##c##_sk_recover; \
        F(c, o, keygen) F(c, o, pubkey) F(c, o, pubkey_bytes) F(c, o, pk_from_bytes) F(c, o, aggregate) \
        F(c, o, aggregate_bytes) F(c, o, aggregate_pubkeys) F(c, o, aggregate_pubkeys_unchecked) \
        F(c, o, aggregate_pubkeys_bytes) F(c, o, commit) F(c, o, share_pubkey) F(c, o, verify_share) F(c, o, recover) \
        F(c, h, sign) F(c, h, sign_bytes) F(c, h, verify) F(c, h, verify_unchecked) F(c, h, verify_bytes) \
        F(c, h, aug_sign) F(c, h, aug_verify) F(c, h, pop_prove) F(c, h, pop_prove_bytes) F(c, h, pop_verify) \
        F(c, h, pop_verify_bytes) F(c, h, aggregate_verify) F(c, h, aug_aggregate_verify) \
        F(c, h, pop_aggregate_verify) F(c, h, pop_aggregate_verify_unchecked) F(c, h, fast_aggregate_verify) \
        F(c, h, fast_aggregate_verify_unchecked) F(c, h, fast_aggregate_verify_bytes) F(c, h, ctx_init) \
        F(c, h, ctx_update) F(c, h, ctx_update_unchecked) F(c, h, ctx_update_aug) F(c, h, ctx_merge) F(c, h, ctx_final) \
        F(c, h, batch_verify) F(c, h, batch_verify_unchecked) F(c, h, batch_verify_each) \
    };

#if PAIRING_HAVE_BLS12_381
SCHEME(Bls381MinPk, Bls12_381, bls12_381, BLS12_381, sig_minpk, sig_minpk, SIG_MINPK, g1, G1, g2, G2)
SCHEME(Bls381MinSig, Bls12_381, bls12_381, BLS12_381, sig_minsig, sig_minsig, SIG_MINSIG, g2, G2, g1, G1)
#endif
#if PAIRING_HAVE_BN254
SCHEME(Bn254MinPk, Bn254, bn254, BN254, sig_minpk, sig_minpk, SIG_MINPK, g1, G1, g2, G2)
SCHEME(Bn254MinSig, Bn254, bn254, BN254, sig_minsig, sig_minsig, SIG_MINSIG, g2, G2, g1, G1)
SCHEME(Bn254Keccak, Bn254, bn254, BN254, sig_minsig, sig_minsig_keccak, SIG_MINSIG_KECCAK, g2, G2, g1, G1)
#endif
#undef F
#undef SCHEME

using Schemes = Tail<void
#if PAIRING_HAVE_BLS12_381
                     , Bls381MinPk, Bls381MinSig
#endif
#if PAIRING_HAVE_BN254
                     , Bn254MinPk, Bn254MinSig, Bn254Keccak
#endif
                     >::types;

struct SchemeNames {
    template <class V> static std::string GetName(int) { return V::name; }
};

/* a tag, or any text, as the pointer and length of the interface */
#define TEXT(s) reinterpret_cast<const std::uint8_t *>(s), std::strlen(s)

template <class P> bool is_zero(const P &p)
{
    const std::uint8_t *b = reinterpret_cast<const std::uint8_t *>(&p);
    for (std::size_t i = 0; i < sizeof p; i++)
        if (b[i] != 0)
            return false;
    return true;
}

template <class V> typename V::Sk secret(Random &rng)
{
    typename V::Sk sk;
    const Bytes ikm = rng.bytes(32);
    if (V::sk_keygen(&sk, ikm.data(), ikm.size(), nullptr, 0, nullptr, 0) != PAIRING_OK)
        throw std::runtime_error("keygen");
    return sk;
}

template <class V> Bytes bytes_of(const typename V::Sk &sk)
{
    Bytes b(32);
    V::sk_to_bytes(b.data(), &sk);
    return b;
}

template <class V> typename V::Fr index_of(std::uint64_t i)
{
    typename V::Fr x;
    V::CurveType::fr::set_u64(&x, i);
    return x;
}

/* n signers with messages of their own, all signatures and their sum */
template <class V> struct Signers {
    std::vector<typename V::Sk> sk;
    std::vector<typename V::Pk> pk;
    std::vector<Bytes> msg;
    std::vector<typename V::Sig> sig;
    std::vector<const std::uint8_t *> msgs;
    std::vector<std::size_t> lens;
    typename V::Sig sum;

    Signers(Random &rng, std::size_t n, const char *dst, bool one_message = false)
    {
        for (std::size_t i = 0; i < n; i++) {
            sk.push_back(secret<V>(rng));
            pk.emplace_back();
            sig.emplace_back();
            msg.push_back(one_message && i > 0 ? msg[0] : rng.bytes(10 + i % 7));
            EXPECT_EQ(V::pubkey(&pk[i], &sk[i]), PAIRING_OK);
            EXPECT_EQ(V::sign(&sig[i], &sk[i], msg[i].data(), msg[i].size(), TEXT(dst)), PAIRING_OK);
        }
        refresh();
    }

    /* after a change of msg or sig */
    void refresh()
    {
        msgs.clear();
        lens.clear();
        for (const Bytes &m : msg) {
            msgs.push_back(m.data());
            lens.push_back(m.size());
        }
        (void)!V::aggregate(&sum, sig.data(), sig.size());
    }
    std::size_t n() const { return pk.size(); }
};

/* a point of the curve outside the group, with more than a chance of 1/2 by the first try; none where h = 1 */
template <class G, class FP> bool outside(typename G::aff *r, Random &rng)
{
    using Fe = typename G::field;
    typename G::aff g;
    typename Fe::t b, t;
    G::aff_generator(&g);
    Fe::sqr(&b, &g.y);
    Fe::sqr(&t, &g.x);
    Fe::mul(&t, &t, &g.x);
    Fe::sub(&b, &b, &t);
    for (int i = 0; i < 20; i++) {
        r->x = rng.template element<FP, Fe>();
        Fe::sqr(&t, &r->x);
        Fe::mul(&t, &t, &r->x);
        Fe::add(&t, &t, &b);
        if (Fe::sqrt(&r->y, &t) && !G::aff_in_subgroup(r))
            return true;
    }
    return false; /* the group is the whole curve */
}

} // namespace pairing_test

#endif
