/* SPDX-License-Identifier: Apache-2.0 */
/* Random bytes, absent from builds without OpenSSL. */
#ifndef PAIRING_FIELD_RANDOM_H
#define PAIRING_FIELD_RANDOM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Fills buf with len bytes of the private generator of OpenSSL; returns 1, or 0 on failure (buf is zeroed). */
int pairing_random_bytes(uint8_t *buf, size_t len);

#ifdef __cplusplus
}
#endif

#endif
