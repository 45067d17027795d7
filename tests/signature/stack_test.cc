/* SPDX-License-Identifier: Apache-2.0 */
/* What functions of secret keys leave on the stack: each runs on a thread whose stack is ours, which is then searched
   for the words of the key, as an integer and in Montgomery form. */
#include <pairing/bls12_381.h>

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
void pubkey() { ASSERT_EQ(pairing_bls12_381_sig_minsig_pubkey_bytes(out, &key), PAIRING_OK); }
void sign()
{
    static const std::uint8_t dst[] = PAIRING_BLS12_381_SIG_MINPK_DST_NUL;
    ASSERT_EQ(pairing_bls12_381_sig_minpk_sign_bytes(out, &key, bytes, 4, dst, sizeof dst - 1), PAIRING_OK);
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

/* How often a word of the key stands on the stack after f. */
int found_after(void (*f)())
{
    const std::size_t size = std::size_t(1) << 20;
    void *stack = std::aligned_alloc(65536, size);
    std::memset(stack, 0x55, size);
    pthread_attr_t attr;
    pthread_t thread;
    pthread_attr_init(&attr);
    EXPECT_EQ(pthread_attr_setstack(&attr, stack, size), 0);
    EXPECT_EQ(pthread_create(&thread, &attr, call, reinterpret_cast<void *>(f)), 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attr);
    std::uint64_t words[8], w;
    for (int i = 0; i < 4; i++) {
        words[i] = key.s.l[i];
        words[4 + i] = 0;
        for (int k = 0; k < 8; k++)
            words[4 + i] = words[4 + i] << 8 | bytes[8 * i + k]; /* big-endian words of the integer */
    }
    int n = 0;
    for (std::size_t at = 0; at + 8 <= size; at++) {
        std::memcpy(&w, static_cast<char *>(stack) + at, 8);
        for (std::uint64_t x : words)
            n += w == x;
    }
    std::free(stack);
    return n;
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
    EXPECT_EQ(found_after(pubkey), 0);
    EXPECT_EQ(found_after(sign), 0);
}

} // namespace
