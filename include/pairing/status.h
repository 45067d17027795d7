/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a call that can fail answers: 0 is success, then one code per cause. A failing call has
 * set each of its outputs to zero. Predicates ("is it so?") return bool instead.
 */
#ifndef PAIRING_STATUS_H
#define PAIRING_STATUS_H

#include <pairing/version.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum pairing_status {
    PAIRING_OK = 0,
    PAIRING_ERR_LENGTH = 1,          /* the encoding has the wrong number of bytes */
    PAIRING_ERR_FLAGS = 2,           /* flag bits of another format, or none that exists */
    PAIRING_ERR_RANGE = 3,           /* a coordinate or scalar is not below its modulus */
    PAIRING_ERR_NOT_ON_CURVE = 4,    /* no point of the curve has these coordinates */
    PAIRING_ERR_NOT_IN_SUBGROUP = 5, /* on the curve (or in the field), outside the group of order r */
    PAIRING_ERR_INFINITY = 6,        /* the identity where it is not allowed */
    PAIRING_ERR_DST = 7,             /* empty domain separation tag */
    PAIRING_ERR_SECRET_KEY = 8,      /* a secret key is 0 or not below r, or too little key material */
    PAIRING_ERR_RANDOM = 9,          /* the random generator failed */
    PAIRING_ERR_ARGUMENT = 10,       /* an argument outside its documented range */
    PAIRING_ERR_ENGINE = 11,         /* unknown engine, or one that this machine cannot run */
    PAIRING_ERR_SIGNATURE = 12,      /* well-formed, but it is not a signature of this message */
    PAIRING_ERR_UNSUPPORTED = 13,    /* this build lacks it (for example a build without OpenSSL) */
    PAIRING_ERR_MODULUS_SMALL = 14,  /* a modulus is 0 or 1 */
    PAIRING_ERR_MODULUS_EVEN = 15,   /* a modulus is even */
    PAIRING_ERR_MODULUS_WIDE = 16,   /* a modulus has more words than the library or its storage takes */
    PAIRING_ERR_NOT_INVERTIBLE = 17, /* an element has a factor in common with the modulus */
    PAIRING_ERR_DUPLICATE = 18,      /* two that must differ are equal: messages, indices of shares */
    PAIRING_ERR_SHARE = 19,          /* a share of a secret key does not match its commitments */
    PAIRING_ERR_TRANSFORM_LENGTH = 20, /* a transform's length is no power of two, or out of range */
    PAIRING_ERR_STORAGE = 21,        /* the caller's storage is too small */
    PAIRING_ERR_NOT_PRIME = 22,      /* a modulus that must be prime is not */
    PAIRING_ERR_NO_ROOT = 23         /* the field has no root of unity of the order that the length needs */
} pairing_status;

/* A short English phrase, never NULL, static storage. */
PAIRING_API const char *pairing_status_str(pairing_status s);

#ifdef __cplusplus
}
#endif

#endif
