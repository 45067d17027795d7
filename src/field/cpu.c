/* SPDX-License-Identifier: Apache-2.0 */
#include "field/cpu.h"

#include "field/aarch64/target.h"
#include "field/x86_64/target.h"

#if PAIRING_X86_64_KERNELS || PAIRING_HAVE_IFMA
#define ASKS_CPUID 1
#include <cpuid.h>
#endif

pairing_atomic pairing_scalar_choice;

int pairing_cpu_has_mulx_adx(void)
{
#if PAIRING_X86_64_KERNELS && defined(PAIRING_CTIME)
    return 1; /* valgrind executes the instructions and does not report all of them */
#elif PAIRING_X86_64_KERNELS
    const unsigned bmi2 = 1u << 8, adx = 1u << 19; /* leaf 7, ebx; both are plain integer code: no state to enable */
    unsigned eax, ebx, ecx, edx;
    return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & bmi2) != 0 && (ebx & adx) != 0;
#else
    return 0;
#endif
}

int pairing_cpu_is_aarch64(void) { return PAIRING_AARCH64_KERNELS; }

unsigned pairing_scalar_probe(void)
{
    unsigned best = PAIRING_SCALAR_PORTABLE;
    if (pairing_cpu_is_aarch64())
        best = PAIRING_SCALAR_AARCH64;
    else if (pairing_cpu_has_mulx_adx())
        best = PAIRING_SCALAR_X86_64;
    return pairing_atomic_init(&pairing_scalar_choice, best);
}

pairing_atomic pairing_vector_choice;

/* Intel's manual, volume 1, 14.3 and 15.2: the processor has the instructions, and XCR0 says that the system keeps the registers. */
unsigned pairing_cpu_vectors(void)
{
#ifdef ASKS_CPUID
    const unsigned osxsave = 1u << 27;                                               /* leaf 1, ecx */
    const unsigned avx2 = 1u << 5, avx512 = 1u << 16 | 1u << 17 | 1u << 31;          /* leaf 7, ebx; F, DQ and VL */
    const unsigned ifma = 1u << 21 | 1u << 8;                                        /* with BMI2 */
    const unsigned ymm = 1u << 1 | 1u << 2, zmm = ymm | 1u << 5 | 1u << 6 | 1u << 7; /* XCR0 */
    unsigned eax, ebx, ecx, edx, low, high;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || (ecx & osxsave) == 0)
        return PAIRING_VECTOR_NONE;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) || (ebx & avx2) == 0 || (low & ymm) != ymm)
        return PAIRING_VECTOR_NONE;
    if ((ebx & avx512) != avx512 || (low & zmm) != zmm)
        return PAIRING_VECTOR_AVX2;
    return (ebx & ifma) == ifma ? PAIRING_VECTOR_AVX512IFMA : PAIRING_VECTOR_AVX512;
#else
    return PAIRING_VECTOR_NONE;
#endif
}

int pairing_cpu_has_ifma(void) { return PAIRING_HAVE_IFMA && pairing_cpu_vectors() == PAIRING_VECTOR_AVX512IFMA; }

unsigned pairing_vector_probe(void)
{
    unsigned choice = pairing_atomic_load(&pairing_vector_choice);
    return choice != PAIRING_VECTOR_UNKNOWN ? choice : pairing_atomic_init(&pairing_vector_choice, pairing_cpu_vectors());
}
