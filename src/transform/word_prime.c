/* SPDX-License-Identifier: Apache-2.0 */
#include "transform/word_prime.h"

#include "field/compiler.h"

#include <stddef.h>

void pairing_word_divisor_init(word_divisor *m, uint64_t p)
{
    uint64_t r, q = 0;
    m->p = p;
    m->shift = 0;
    while ((p << m->shift) >> 63 == 0)
        m->shift++;
    m->d = p << m->shift;
    /* (2^128 - 1) - 2^64 d = (2^64 - 1 - d) 2^64 + 2^64 - 1: divide bit by bit, r < d */
    r = ~m->d;
    for (int i = 0; i < 64; i++) {
        uint64_t top = r >> 63;
        r = r << 1 | 1;
        q <<= 1;
        if (top != 0 || r >= m->d) {
            r -= m->d;
            q |= 1;
        }
    }
    m->v = q;
}

uint64_t pairing_word_div(uint64_t *remainder, uint64_t hi, uint64_t lo, const word_divisor *m)
{
    uint64_t q0, q1, r, c = 0, u1 = hi, u0 = lo << m->shift;
    if (m->shift != 0)
        u1 = hi << m->shift | lo >> (64 - m->shift);
    q0 = pairing_mul64(&q1, m->v, u1);
    q0 = pairing_adc64(q0, u0, &c);
    q1 = pairing_adc64(q1, u1, &c) + 1;
    r = u0 - q1 * m->d;
    if (r > q0) {
        q1--;
        r += m->d;
    }
    if (r >= m->d) {
        q1++;
        r -= m->d;
    }
    *remainder = r >> m->shift;
    return q1;
}

uint64_t pairing_word_mul(uint64_t a, uint64_t b, const word_divisor *m)
{
    uint64_t hi, lo = pairing_mul64(&hi, a, b), r;
    pairing_word_div(&r, hi, lo, m);
    return r;
}

uint64_t pairing_word_pow(uint64_t a, uint64_t e, const word_divisor *m)
{
    uint64_t r = 1;
    for (; e != 0; e >>= 1) {
        if (e & 1)
            r = pairing_word_mul(r, a, m);
        a = pairing_word_mul(a, a, m);
    }
    return r;
}

bool pairing_word_is_prime(uint64_t p)
{
    static const uint8_t bases[] = { 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37 };
    word_divisor m;
    uint64_t d = p - 1;
    unsigned s = 0;
    if (p < 2)
        return false;
    for (size_t i = 0; i < sizeof bases; i++)
        if (p % bases[i] == 0)
            return p == bases[i];
    pairing_word_divisor_init(&m, p);
    for (; d % 2 == 0; d /= 2)
        s++;
    for (size_t i = 0; i < sizeof bases; i++) {
        uint64_t x = pairing_word_pow(bases[i], d, &m);
        bool passes = x == 1 || x == p - 1;
        for (unsigned j = 1; j < s && !passes; j++) {
            x = pairing_word_mul(x, x, &m);
            passes = x == p - 1;
        }
        if (!passes)
            return false;
    }
    return true;
}

uint64_t pairing_word_root(uint64_t order, const word_divisor *m)
{
    for (uint64_t g = 2;; g++) {
        uint64_t x = pairing_word_pow(g, (m->p - 1) / order, m);
        if (pairing_word_pow(x, order / 2, m) == m->p - 1)
            return x;
    }
}

uint64_t pairing_word_inv64(uint64_t p)
{
    uint64_t x = 3 * p ^ 2; /* right modulo 2^5; each step doubles the bits */
    for (int i = 0; i < 4; i++)
        x *= 2 - p * x;
    return x;
}
