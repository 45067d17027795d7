/* SPDX-License-Identifier: Apache-2.0 */
/* The version of the library, and the two macros that every public header uses. */
#ifndef PAIRING_VERSION_H
#define PAIRING_VERSION_H

#define PAIRING_VERSION_MAJOR 0
#define PAIRING_VERSION_MINOR 1
#define PAIRING_VERSION_PATCH 0
#define PAIRING_VERSION_STRING "0.1.0"

/* PAIRING_API marks what the library exports: everything else has hidden visibility. */
#if defined(__GNUC__) || defined(__clang__)
#define PAIRING_API __attribute__((visibility("default")))
#define PAIRING_WARN_UNUSED __attribute__((warn_unused_result))
#else
#define PAIRING_API
#define PAIRING_WARN_UNUSED
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version that was linked, as "major.minor.patch"; it may be newer than the header. */
PAIRING_API const char *pairing_version(void);

#ifdef __cplusplus
}
#endif

#endif
