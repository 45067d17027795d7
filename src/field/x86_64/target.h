/* SPDX-License-Identifier: Apache-2.0 */
/* Whether the x86_64 kernels are part of this compilation, for C and assembly. PAIRING_ASM_X86_64 says that the build has
   their sources; those are empty for other targets, so that one build may serve several (macOS). */
#ifndef PAIRING_FIELD_X86_64_TARGET_H
#define PAIRING_FIELD_X86_64_TARGET_H

#if defined(PAIRING_ASM_X86_64) && defined(__x86_64__) && !defined(__ILP32__) && (defined(__ELF__) || defined(__APPLE__))
#define PAIRING_X86_64_KERNELS 1
#else
#define PAIRING_X86_64_KERNELS 0
#endif

#endif
