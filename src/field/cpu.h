/* SPDX-License-Identifier: Apache-2.0 */
/* What the processor can do, asked at run time, and the choice among the bodies of the kernels (mont_kernels.h). */
#ifndef PAIRING_FIELD_CPU_H
#define PAIRING_FIELD_CPU_H

#ifdef __cplusplus
extern "C" {
#endif

/* 1 where MULX (BMI2), ADCX and ADOX (ADX) exist and this build has kernels of them, else 0. */
int pairing_cpu_has_mulx_adx(void);

/* 1 where this build has the aarch64 kernels, which every processor of that name runs, else 0. */
int pairing_cpu_is_aarch64(void);

/* 1 where this build has the vector engine, and processor and operating system run it, else 0. */
int pairing_cpu_has_ifma(void);

#ifdef __cplusplus
}
#else /* C alone from here: atomic words */

#include "field/atomic.h"

/* Bodies of the kernels. The assembly's entries compare with these numbers (x86_64/asm.h, aarch64/asm.h): 1 is the only
   odd one. */
enum { PAIRING_SCALAR_UNKNOWN = 0, PAIRING_SCALAR_PORTABLE = 1, PAIRING_SCALAR_X86_64 = 2, PAIRING_SCALAR_AARCH64 = 4 };

/* The choice; UNKNOWN until the first kernel is called or the engine is set (instances/engine.c). */
extern pairing_atomic pairing_scalar_choice;

/* Chooses the best body if none is chosen yet; returns the choice. Any number of threads may call it. */
unsigned pairing_scalar_probe(void);

/* Vector instructions of the words' transforms, each level with those before it: AVX2; AVX-512 F, DQ and VL; AVX-512 IFMA (and BMI2). */
enum { PAIRING_VECTOR_UNKNOWN = 0, PAIRING_VECTOR_NONE = 1, PAIRING_VECTOR_AVX2 = 2, PAIRING_VECTOR_AVX512 = 3,
       PAIRING_VECTOR_AVX512IFMA = 4 };

/* The highest level that processor, operating system and build have. */
unsigned pairing_cpu_vectors(void);

/* The level in use; UNKNOWN until the first transform or until an engine is set. */
extern pairing_atomic pairing_vector_choice;
unsigned pairing_vector_probe(void);

#endif /* C */

#endif
