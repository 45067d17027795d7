/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Constant time of the field floor, observed under valgrind's memcheck with secrets undefined (see ctime.c): every
 * function of the class in fields of each kind, and the kernels of each width. usage: field ENGINE; the engine is forced,
 * and must be the one that runs. field_run.sh builds this with several compilers and levels.
 */
#include "field/fields.h"
#include "field/library_kernels.h"

#include <cstdio>
#include <cstring>

#include <valgrind/memcheck.h>

#include <pairing/engine.h>

namespace {

template <class T> void secret(T &x) { (void)VALGRIND_MAKE_MEM_UNDEFINED(&x, sizeof x); }

template <class F> void field()
{
    typename F::t a, b, r, many[3];
    typename F::wide_t u, v, w;
    std::uint64_t words[F::limbs], e[2] = { UINT64_C(0x123456789abcdef0), 77 };
    std::uint8_t bytes[8 * F::limbs + 16] = { 1, 2, 3 };
    ct_mask m = 0;
    F::set_u64(&a, 0x1234567);
    F::inv(&b, &a);
    secret(a), secret(b), secret(e), secret(bytes), secret(m);
    F::add(&r, &a, &b);
    F::sub(&r, &r, &b);
    F::neg(&r, &r);
    F::dbl(&r, &r);
    F::tpl(&r, &r);
    F::halve(&r, &r);
    F::mul_small(&r, &r, -13);
    F::mul(&r, &r, &b);
    F::sqr(&r, &r);
    F::sqr_times(&r, &r, 3);
    F::cmov(&r, &a, m);
    F::cneg(&r, &r, m);
    F::cswap(&a, &b, m);
    m = F::is_zero(&r) ^ F::is_one(&r) ^ F::eq(&r, &a) ^ F::is_valid(&r) ^ F::sgn0(&r) ^ F::is_lex_largest(&r);
    F::cmov(&r, &b, m);
    F::wide_mul(&u, &a, &b);
    F::wide_sqr(&v, &r);
    F::wide_add(&w, &u, &v);
    F::wide_sub(&w, &w, &u);
    F::wide_dbl(&w, &w);
    F::wide_neg(&w, &w);
    F::wide_mul_small(&w, &w, 9);
    F::wide_mac(&w, &a, &b);
    F::wide_msub(&w, &a, &r);
    F::wide_add_fe(&w, &a);
    F::reduce(&r, &w);
    F::pow(&r, &r, e, 100);
    F::inv(&r, &r);
    for (typename F::t &x : many)
        F::copy(&x, &r);
    F::inv_n(many, many, 3);
    m = F::sqrt(&r, &many[1]);
    m ^= F::is_square(&r);
    F::cmov(&r, &a, m);
    F::to_words(words, &r);
    m = F::from_words(&r, words);
    F::to_bytes_be(bytes, &r);
    m ^= F::from_bytes_be(&r, bytes);
    F::to_bytes_le(bytes, &r);
    m ^= F::from_bytes_le(&r, bytes);
    F::from_bytes_wide_be(&r, bytes, sizeof bytes);
    F::from_bytes_wide_le(&r, bytes, sizeof bytes);
    std::printf("  %s\n", F::title());
}

/* The kernels of the engine, called as the texts call them. The modulus 2^(64n - 3) - 1 is public. */
template <std::size_t N> void kernels()
{
    typedef pairing_test::LibraryKernels<N> L;
    std::uint64_t p[N], a[N] = { 5 }, b[N] = { 7 }, r[N], w[2 * N];
    std::memset(p, 0xff, sizeof p);
    p[N - 1] >>= 3;
    secret(a), secret(b);
    L::mont_mul(r, a, b, p, 1);
    L::mont_sqr(r, r, p, 1);
    L::wide_mul(w, a, r);
    L::mont_redc(r, w, p, 1);
    L::wide_sqr(w, r);
    L::mont_redc(r, w, p, 1);
    L::mont_mul_carry(r, a, r, p, 1);
    L::mont_sqr_carry(r, r, p, 1);
    if (L::has_dot2)
        L::mont_dot2(r, a, b, r, a, p, 1);
}

} // namespace

int main(int argc, char **argv)
{
    if (!RUNNING_ON_VALGRIND || argc != 2) {
        std::fputs("usage: field ENGINE, under valgrind\n", stderr);
        return 2;
    }
    if (pairing_set_engine(argv[1]) != PAIRING_OK || std::strcmp(pairing_engine(), argv[1]) != 0) {
        std::fprintf(stderr, "field: engine %s does not run here\n", argv[1]);
        return 2;
    }
    std::printf("engine %s\n", pairing_engine());
    kernels<4>(), kernels<5>(), kernels<6>(), kernels<10>(), kernels<12>();
    field<F_bn254_fp>();
    field<F_bls12_381_fr>();
    field<F_bls24_315_fp>();
    field<F_bls12_381_fp>();
    field<F_bw6_761_fp>();
    field<F_secp256k1>();
    return 0;
}
