/* SPDX-License-Identifier: Apache-2.0 */
#ifndef PAIRING_SIGNATURE_DISTINCT_H
#define PAIRING_SIGNATURE_DISTINCT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Are two of n messages, lens[i] bytes at msgs[i], equal? In the order of n log n comparisons of strings for n up to 4096, of
 * n^2/340 beyond: memory is 8 KB of stack, whatever n. Inputs public. */
bool pairing_have_equal(const uint8_t *const *msgs, const size_t *lens, size_t n);

#ifdef __cplusplus
}
#endif

#endif
