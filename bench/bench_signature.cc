/* SPDX-License-Identifier: Apache-2.0 */
/*
 * BLS signatures over BLS12-381 and what they are made of: hashing, encodings. Rows are
 * bls12_381/sig_<variant>_<verb>, <curve>/<group>_<verb>.
 */
#include "support/main.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <pairing/pairing.h>

namespace {

/* A failed call must not be timed as if it had worked. */
void require(pairing_status s)
{
    if (s != PAIRING_OK) {
        std::fprintf(stderr, "bench_signature: %s\n", pairing_status_str(s));
        std::abort();
    }
}

const std::uint8_t message[32] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

#define HASH(c, g, dst) \
    void c##_##g##_hash_to_curve(benchmark::State &state) \
    { \
        pairing_##c##_##g##_t r; \
        std::uint8_t msg[32]; \
        std::memcpy(msg, message, sizeof msg); \
        for (auto _ : state) { \
            msg[0]++; \
            require(pairing_##c##_##g##_hash_to_curve(&r, msg, sizeof msg, \
                                                      reinterpret_cast<const std::uint8_t *>(dst), sizeof dst - 1)); \
            benchmark::DoNotOptimize(r); \
        } \
    } \
    BENCHMARK(c##_##g##_hash_to_curve)->Name(#c "/" #g "_hash_to_curve"); \
    void c##_##g##_encode_to_curve(benchmark::State &state) \
    { \
        pairing_##c##_##g##_t r; \
        std::uint8_t msg[32]; \
        std::memcpy(msg, message, sizeof msg); \
        for (auto _ : state) { \
            msg[0]++; \
            require(pairing_##c##_##g##_encode_to_curve(&r, msg, sizeof msg, \
                                                        reinterpret_cast<const std::uint8_t *>(dst), sizeof dst - 1)); \
            benchmark::DoNotOptimize(r); \
        } \
    } \
    BENCHMARK(c##_##g##_encode_to_curve)->Name(#c "/" #g "_encode_to_curve");

/* strict decoding of both forms, and without the subgroup test */
#define DECODE(c, g, form) \
    void c##_##g##_##form(benchmark::State &state) \
    { \
        pairing_##c##_##g##_aff_t p; \
        std::uint8_t b[2 * sizeof p]; \
        std::size_t n = sizeof b; \
        pairing_##c##_##g##_aff_generator(&p); \
        pairing_##c##_##g##_aff_to_bytes_##form(b, &p); \
        while (n > 0 && pairing_##c##_##g##_aff_from_bytes_##form(&p, b, n) == PAIRING_ERR_LENGTH) n--; \
        for (auto _ : state) { \
            require(pairing_##c##_##g##_aff_from_bytes_##form(&p, b, n)); \
            benchmark::DoNotOptimize(p); \
        } \
    } \
    BENCHMARK(c##_##g##_##form)->Name(#c "/" #g "_from_bytes_" #form); \
    void c##_##g##_##form##_unchecked(benchmark::State &state) \
    { \
        pairing_##c##_##g##_aff_t p; \
        std::uint8_t b[2 * sizeof p]; \
        std::size_t n = sizeof b; \
        pairing_##c##_##g##_aff_generator(&p); \
        pairing_##c##_##g##_aff_to_bytes_##form(b, &p); \
        while (n > 0 && pairing_##c##_##g##_aff_from_bytes_##form(&p, b, n) == PAIRING_ERR_LENGTH) n--; \
        for (auto _ : state) { \
            require(pairing_##c##_##g##_aff_from_bytes_##form##_unchecked(&p, b, n)); \
            benchmark::DoNotOptimize(p); \
        } \
    } \
    BENCHMARK(c##_##g##_##form##_unchecked)->Name(#c "/" #g "_from_bytes_" #form "_unchecked");

#define CURVE(c, dst1, dst2) \
    HASH(c, g1, dst1) \
    HASH(c, g2, dst2) \
    DECODE(c, g1, compressed) \
    DECODE(c, g1, uncompressed) \
    DECODE(c, g2, compressed) \
    DECODE(c, g2, uncompressed)

#if PAIRING_HAVE_BN254
CURVE(bn254, "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_RO_", "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_RO_")
#endif
#if PAIRING_HAVE_BLS12_377
CURVE(bls12_377, "QUUX-V01-CS02-with-BLS12377G1_XMD:SHA-256_SSWU_RO_",
      "QUUX-V01-CS02-with-BLS12377G2_XMD:SHA-256_SSWU_RO_")
#endif
#if PAIRING_HAVE_BLS12_381
CURVE(bls12_381, PAIRING_BLS12_381_SIG_MINSIG_DST_NUL, PAIRING_BLS12_381_SIG_MINPK_DST_NUL)
#endif
#if PAIRING_HAVE_BLS24_315
CURVE(bls24_315, "QUUX-V01-CS02-with-BLS24315G1_XMD:SHA-256_SSWU_RO_",
      "QUUX-V01-CS02-with-BLS24315G2_XMD:SHA-256_SVDW_RO_")
#endif
#if PAIRING_HAVE_BW6_633
CURVE(bw6_633, "QUUX-V01-CS02-with-BW6633G1_XMD:SHA-256_SSWU_RO_", "QUUX-V01-CS02-with-BW6633G2_XMD:SHA-256_SSWU_RO_")
#endif
#if PAIRING_HAVE_BW6_761
CURVE(bw6_761, "QUUX-V01-CS02-with-BW6761G1_XMD:SHA-256_SSWU_RO_", "QUUX-V01-CS02-with-BW6761G2_XMD:SHA-256_SSWU_RO_")
#endif

#if PAIRING_HAVE_BLS12_381
#define SIGNATURE(v, V, pkg, sgg) \
    struct v##_setup { \
        pairing_bls12_381_sk_t sk; \
        pairing_bls12_381_##pkg##_aff_t pk; \
        pairing_bls12_381_##sgg##_aff_t sig; \
        std::uint8_t pkb[PAIRING_BLS12_381_G2_COMPRESSED_BYTES], sigb[PAIRING_BLS12_381_G2_COMPRESSED_BYTES]; \
        static constexpr std::size_t dst_len = sizeof PAIRING_BLS12_381_SIG_##V##_DST_NUL - 1; \
        const std::uint8_t *dst = reinterpret_cast<const std::uint8_t *>(PAIRING_BLS12_381_SIG_##V##_DST_NUL); \
        v##_setup() \
        { \
            const std::uint8_t ikm[32] = { 42 }; \
            require(pairing_bls12_381_sig_##v##_keygen(&sk, ikm, sizeof ikm, nullptr, 0, nullptr, 0)); \
            require(pairing_bls12_381_sig_##v##_pubkey(&pk, &sk)); \
            require(pairing_bls12_381_sig_##v##_sign(&sig, &sk, message, sizeof message, dst, dst_len)); \
            pairing_bls12_381_##pkg##_aff_to_bytes_compressed(pkb, &pk); \
            pairing_bls12_381_##sgg##_aff_to_bytes_compressed(sigb, &sig); \
        } \
    }; \
    void v##_pubkey(benchmark::State &state) \
    { \
        v##_setup s; \
        for (auto _ : state) require(pairing_bls12_381_sig_##v##_pubkey(&s.pk, &s.sk)); \
    } \
    BENCHMARK(v##_pubkey)->Name("bls12_381/sig_" #v "_pubkey"); \
    void v##_sign(benchmark::State &state) \
    { \
        v##_setup s; \
        for (auto _ : state) \
            require(pairing_bls12_381_sig_##v##_sign(&s.sig, &s.sk, message, sizeof message, s.dst, s.dst_len)); \
    } \
    BENCHMARK(v##_sign)->Name("bls12_381/sig_" #v "_sign"); \
    void v##_verify(benchmark::State &state) \
    { \
        v##_setup s; \
        for (auto _ : state) \
            require(pairing_bls12_381_sig_##v##_verify(&s.pk, message, sizeof message, &s.sig, s.dst, s.dst_len)); \
    } \
    BENCHMARK(v##_verify)->Name("bls12_381/sig_" #v "_verify"); \
    void v##_verify_bytes(benchmark::State &state) \
    { \
        v##_setup s; \
        for (auto _ : state) \
            require(pairing_bls12_381_sig_##v##_verify_bytes(s.pkb, PAIRING_BLS12_381_##pkg##_BYTES_, message, \
                                                            sizeof message, s.sigb, \
                                                            PAIRING_BLS12_381_##sgg##_BYTES_, s.dst, s.dst_len)); \
    } \
    BENCHMARK(v##_verify_bytes)->Name("bls12_381/sig_" #v "_verify_bytes"); \
    /* n keys, messages of 32 bytes and signatures, and the sum of the signatures */ \
    struct v##_many { \
        std::vector<pairing_bls12_381_##pkg##_aff_t> pk; \
        std::vector<pairing_bls12_381_##sgg##_aff_t> sig; \
        std::vector<std::vector<std::uint8_t>> msg; \
        std::vector<const std::uint8_t *> msgs; \
        std::vector<std::size_t> lens; \
        pairing_bls12_381_##sgg##_aff_t sum; \
        explicit v##_many(std::size_t n) : pk(n), sig(n), msg(n, std::vector<std::uint8_t>(32)), lens(n, 32) \
        { \
            const v##_setup s; \
            for (std::size_t i = 0; i < n; i++) { \
                std::uint8_t ikm[32] = { 43, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i >> 8) }; \
                pairing_bls12_381_sk_t sk; \
                msg[i][0] = static_cast<std::uint8_t>(i); \
                msg[i][1] = static_cast<std::uint8_t>(i >> 8); \
                msgs.push_back(msg[i].data()); \
                require(pairing_bls12_381_sig_##v##_keygen(&sk, ikm, sizeof ikm, nullptr, 0, nullptr, 0)); \
                require(pairing_bls12_381_sig_##v##_pubkey(&pk[i], &sk)); \
                require(pairing_bls12_381_sig_##v##_sign(&sig[i], &sk, msgs[i], lens[i], s.dst, s.dst_len)); \
            } \
            require(pairing_bls12_381_sig_##v##_aggregate(&sum, sig.data(), n)); \
        } \
    }; \
    void v##_aggregate_verify(benchmark::State &state) \
    { \
        const v##_setup s; \
        const std::size_t n = static_cast<std::size_t>(state.range(0)); \
        const v##_many m(n); \
        for (auto _ : state) \
            require(pairing_bls12_381_sig_##v##_aggregate_verify(m.pk.data(), m.msgs.data(), m.lens.data(), n, &m.sum, \
                                                                 s.dst, s.dst_len)); \
    } \
    BENCHMARK(v##_aggregate_verify)->Name("bls12_381/sig_" #v "_aggregate_verify")->Arg(128); \
    void v##_pop_aggregate_verify_unchecked(benchmark::State &state) \
    { \
        const v##_setup s; \
        const std::size_t n = static_cast<std::size_t>(state.range(0)); \
        const v##_many m(n); \
        for (auto _ : state) \
            require(pairing_bls12_381_sig_##v##_pop_aggregate_verify_unchecked(m.pk.data(), m.msgs.data(), m.lens.data(), n, \
                                                                               &m.sum, s.dst, s.dst_len)); \
    } \
    BENCHMARK(v##_pop_aggregate_verify_unchecked) \
        ->Name("bls12_381/sig_" #v "_pop_aggregate_verify_unchecked") \
        ->Arg(128); \
    void v##_batch_verify(benchmark::State &state) \
    { \
        const v##_setup s; \
        const std::size_t n = static_cast<std::size_t>(state.range(0)); \
        const v##_many m(n); \
        const std::uint8_t seed[32] = { 44 }; \
        for (auto _ : state) \
            require(pairing_bls12_381_sig_##v##_batch_verify(m.pk.data(), m.msgs.data(), m.lens.data(), m.sig.data(), n, \
                                                             s.dst, s.dst_len, seed, sizeof seed)); \
    } \
    BENCHMARK(v##_batch_verify)->Name("bls12_381/sig_" #v "_batch_verify")->Arg(128);

#define PAIRING_BLS12_381_g1_BYTES_ PAIRING_BLS12_381_G1_COMPRESSED_BYTES
#define PAIRING_BLS12_381_g2_BYTES_ PAIRING_BLS12_381_G2_COMPRESSED_BYTES
SIGNATURE(minpk, MINPK, g1, g2)
SIGNATURE(minsig, MINSIG, g2, g1)
#endif

} // namespace

int main(int argc, char **argv) { return pairing_bench::run(argc, argv); }
