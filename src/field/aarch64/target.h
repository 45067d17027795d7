/* SPDX-License-Identifier: Apache-2.0 */
/* Whether the aarch64 kernels are part of this compilation, for C and assembly. PAIRING_ASM_AARCH64 says that the build
   has their sources; those are empty for other targets, so that one build may serve several (macOS). */
#ifndef PAIRING_FIELD_AARCH64_TARGET_H
#define PAIRING_FIELD_AARCH64_TARGET_H

#if defined(PAIRING_ASM_AARCH64) && defined(__aarch64__) && defined(__LP64__) && !defined(__AARCH64EB__) && \
    (defined(__ELF__) || defined(__APPLE__))
#define PAIRING_AARCH64_KERNELS 1
#else
#define PAIRING_AARCH64_KERNELS 0
#endif

#endif
