/* SPDX-License-Identifier: Apache-2.0 */
/* What functions of secret keys leave on the stack: each runs on a thread whose stack is ours, which is then searched
   for the words of the key, as an integer and in Montgomery form. And how deep their arithmetic reaches: all of it must
   lie in the area that they burn. */
#include <pairing/bls12_381.h>

#include "field/ct.h"

#include <gtest/gtest.h>
#include <pthread.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

namespace {

pairing_bls12_381_sk_t key; /* not on the stack that is searched */
std::uint8_t bytes[32], out[192];

void from_bytes() { ASSERT_EQ(pairing_bls12_381_sk_from_bytes(&key, bytes, 32), PAIRING_OK); }
void to_bytes() { pairing_bls12_381_sk_to_bytes(out, &key); }
void keygen()
{
    ASSERT_EQ(pairing_bls12_381_sig_minpk_keygen(&key, bytes, 32, nullptr, 0, nullptr, 0), PAIRING_OK);
    pairing_bls12_381_sk_to_bytes(bytes, &key);
}
void pubkey_g1() { ASSERT_EQ(pairing_bls12_381_sig_minpk_pubkey_bytes(out, &key), PAIRING_OK); }
void pubkey_g2() { ASSERT_EQ(pairing_bls12_381_sig_minsig_pubkey_bytes(out, &key), PAIRING_OK); }
void sign_g1()
{
    static const std::uint8_t dst[] = PAIRING_BLS12_381_SIG_MINSIG_DST_NUL;
    ASSERT_EQ(pairing_bls12_381_sig_minsig_sign_bytes(out, &key, bytes, 4, dst, sizeof dst - 1), PAIRING_OK);
}
void sign_g2()
{
    static const std::uint8_t dst[] = PAIRING_BLS12_381_SIG_MINPK_DST_NUL;
    ASSERT_EQ(pairing_bls12_381_sig_minpk_sign_bytes(out, &key, bytes, 4, dst, sizeof dst - 1), PAIRING_OK);
}
pairing_bls12_381_sk_t poly[3], other[2];
pairing_bls12_381_fr_t x[2];
void prove()
{
    static const std::uint8_t dst[] = PAIRING_BLS12_381_SIG_MINPK_DST_PROOF;
    ASSERT_EQ(pairing_bls12_381_sig_minpk_pop_prove_bytes(out, &key, dst, sizeof dst - 1), PAIRING_OK);
}
void child() { ASSERT_EQ(pairing_bls12_381_sk_derive_child(&other[0], &key, 7), PAIRING_OK); }
void deal()
{
    static const std::uint8_t seed[32] = { 1 };
    ASSERT_EQ(pairing_bls12_381_sk_poly(poly, 3, &key, seed, sizeof seed), PAIRING_OK);
}
void deal_at_random() { ASSERT_EQ(pairing_bls12_381_sk_poly(poly, 2, &key, nullptr, 0), PAIRING_OK); }
void share() /* of a threshold of 1: the key itself */
{
    pairing_bls12_381_fr_set_u64(&x[0], 5);
    ASSERT_EQ(pairing_bls12_381_sk_share(&other[0], &key, 1, &x[0]), PAIRING_OK);
}
void recover()
{
    pairing_bls12_381_fr_set_u64(&x[0], 5);
    ASSERT_EQ(pairing_bls12_381_sk_recover(&other[1], x, &key, 1), PAIRING_OK);
}
/* The control: it must be found. */
void leak()
{
    volatile std::uint64_t copy[1024]; /* its low end lies deeper than what the thread's end overwrites */
    for (int i = 0; i < 4; i++)
        copy[i] = key.s.l[i];
    (void)copy[3];
}

void *call(void *f)
{
    reinterpret_cast<void (*)()>(f)();
    return nullptr;
}

/* The arithmetic of keys without the burning; the address where its frames begin. */
const void *volatile mark;
template <class P, class A> void multiply(void (*mul)(P *, const P *, const pairing_bls12_381_fr_t *),
                                          void (*generator)(P *), void (*to_aff)(A *, const P *))
{
    static P p;
    static A a;
    char here = 0;
    mark = &here;
    generator(&p);
    mul(&p, &p, &key.s);
    to_aff(&a, &p);
}
void multiply_g1()
{
    multiply(pairing_bls12_381_g1_mul, pairing_bls12_381_g1_generator, pairing_bls12_381_g1_to_aff);
}
void multiply_g2()
{
    multiply(pairing_bls12_381_g2_mul, pairing_bls12_381_g2_generator, pairing_bls12_381_g2_to_aff);
}

/* f on a thread whose stack, filled with FILL before, is looked at by look(bytes, size) afterwards. */
const int FILL = 0x55;
template <class Look> void on_stack(void (*f)(), Look look)
{
    const std::size_t size = std::size_t(1) << 20;
    void *stack = std::aligned_alloc(65536, size);
    std::memset(stack, FILL, size);
    pthread_attr_t attr;
    pthread_t thread;
    pthread_attr_init(&attr);
    EXPECT_EQ(pthread_attr_setstack(&attr, stack, size), 0);
    EXPECT_EQ(pthread_create(&thread, &attr, call, reinterpret_cast<void *>(f)), 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attr);
    look(static_cast<const unsigned char *>(stack), size);
    std::free(stack);
}

/* How often a word of the key stands on the stack after f. */
int found_after(void (*f)())
{
    int n = 0;
    on_stack(f, [&n](const unsigned char *stack, std::size_t size) {
        std::uint64_t words[8], w;
        for (int i = 0; i < 4; i++) {
            words[i] = key.s.l[i];
            words[4 + i] = 0;
            for (int k = 0; k < 8; k++)
                words[4 + i] = words[4 + i] << 8 | bytes[8 * i + k]; /* big-endian words of the integer */
        }
        for (std::size_t at = 0; at + 8 <= size; at++) {
            std::memcpy(&w, stack + at, 8);
            for (std::uint64_t x : words)
                n += w == x;
        }
    });
    return n;
}

/* How many bytes below mark were written. */
long depth_of(void (*f)())
{
    long depth = 0;
    on_stack(f, [&depth](const unsigned char *stack, std::size_t size) {
        std::size_t lowest = 0;
        while (lowest < size && stack[lowest] == FILL)
            lowest++;
        depth = static_cast<long>(static_cast<const unsigned char *>(mark) - stack) - static_cast<long>(lowest);
    });
    return depth;
}

TEST(SecretKeys, AreNotLeftOnTheStack)
{
#if SANITIZED
    GTEST_SKIP() << "the address sanitizer moves and fills frames";
#endif
    for (int i = 0; i < 32; i++)
        bytes[i] = static_cast<std::uint8_t>(7 * i + 3);
    ASSERT_EQ(pairing_bls12_381_sk_from_bytes(&key, bytes, 32), PAIRING_OK);
    EXPECT_GT(found_after(leak), 0);
    EXPECT_EQ(found_after(from_bytes), 0);
    EXPECT_EQ(found_after(to_bytes), 0);
    EXPECT_EQ(found_after(pubkey_g1), 0);
    EXPECT_EQ(found_after(pubkey_g2), 0);
    EXPECT_EQ(found_after(sign_g1), 0);
    EXPECT_EQ(found_after(sign_g2), 0);
    EXPECT_EQ(found_after(prove), 0);
    EXPECT_EQ(found_after(child), 0);
    EXPECT_EQ(found_after(deal), 0);
    EXPECT_EQ(found_after(deal_at_random), 0);
    EXPECT_EQ(found_after(share), 0);
    EXPECT_EQ(found_after(recover), 0);
    EXPECT_EQ(found_after(keygen), 0);
}

TEST(SecretKeys, BurntAreaIsAsDeepAsTheArithmetic)
{
#if SANITIZED
    GTEST_SKIP() << "the address sanitizer moves and fills frames";
#endif
    const long g1 = depth_of(multiply_g1), g2 = depth_of(multiply_g2);
    RecordProperty("g1", static_cast<int>(g1));
    RecordProperty("g2", static_cast<int>(g2));
    EXPECT_GT(g1, 1000);
    EXPECT_LE(g1, CT_BURN_BYTES);
    EXPECT_GT(g2, 1000);
    EXPECT_LE(g2, CT_BURN_BYTES);
}

} // namespace
