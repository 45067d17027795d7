/* SPDX-License-Identifier: Apache-2.0
 *
 * Equal ones among messages, without memory beyond a block on the stack: the messages of a block are sorted by heapsort, whose
 * worst case is its usual one, so that neighbours show equal ones of the block; those behind the block are looked up in it by
 * bisection. Nothing is hashed, so nobody can choose messages for which it takes long.
 */
#include "signature/distinct.h"

#include <string.h>

enum { BLOCK = 4096 };

/* Messages of a block by number, and an order of theirs. */
typedef struct {
    const uint8_t *const *msgs;
    const size_t *lens;
    uint16_t at[BLOCK];
} block_t;

/* < 0, 0, > 0: by length, then by content */
static int compare(const block_t *b, size_t i, size_t j)
{
    if (b->lens[i] != b->lens[j]) return b->lens[i] < b->lens[j] ? -1 : 1;
    return b->lens[i] == 0 ? 0 : memcmp(b->msgs[i], b->msgs[j], b->lens[i]);
}

/* Makes a heap of the n first, largest first, where only the entry i is too small for its place. */
static void sift(block_t *b, size_t i, size_t n)
{
    const uint16_t moved = b->at[i];

    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        if (child + 1 < n && compare(b, b->at[child + 1], b->at[child]) > 0) child++;
        if (compare(b, b->at[child], moved) <= 0) break;
        b->at[i] = b->at[child];
    }
    b->at[i] = moved;
}

static void sort(block_t *b, size_t n)
{
    for (size_t i = 0; i < n; i++) b->at[i] = (uint16_t)i;
    for (size_t i = n / 2; i-- > 0;) sift(b, i, n);
    for (size_t i = n; i-- > 1;) {
        const uint16_t largest = b->at[0];
        b->at[0] = b->at[i];
        b->at[i] = largest;
        sift(b, 0, i);
    }
}

/* Is the message i, which is not of the block, equal to one of its n? */
static bool found(const block_t *b, size_t n, size_t i)
{
    for (size_t lo = 0, hi = n; lo < hi;) {
        const size_t mid = lo + (hi - lo) / 2;
        const int c = compare(b, i, b->at[mid]);
        if (c == 0) return true;
        if (c < 0)
            hi = mid;
        else
            lo = mid + 1;
    }
    return false;
}

bool pairing_have_equal(const uint8_t *const *msgs, const size_t *lens, size_t n)
{
    block_t b;
    size_t m;

    for (; n > 1; n -= m, msgs += m, lens += m) {
        m = n < BLOCK ? n : BLOCK;
        b.msgs = msgs;
        b.lens = lens;
        sort(&b, m);
        for (size_t i = 1; i < m; i++)
            if (compare(&b, b.at[i - 1], b.at[i]) == 0) return true;
        for (size_t i = m; i < n; i++)
            if (found(&b, m, i)) return true;
    }
    return false;
}
