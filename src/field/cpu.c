/* SPDX-License-Identifier: Apache-2.0 */
#include "field/cpu.h"

#include "field/aarch64/target.h"
#include "field/x86_64/target.h"

#if PAIRING_X86_64_KERNELS
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
