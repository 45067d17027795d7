/* SPDX-License-Identifier: Apache-2.0 */
/* What the generated kernels share: symbols with the choice of the engine at the entry, and the notes at the end of a
   file. Assembly sources alone include it. Macros of the assembler, not of the preprocessor: Apple's takes one
   statement a line. */
#ifndef PAIRING_FIELD_AARCH64_ASM_H
#define PAIRING_FIELD_AARCH64_ASM_H

#include "field/aarch64/target.h"

#if PAIRING_AARCH64_KERNELS

/* A function behind a name of field/mont_kernels.h, and a place that indirect calls may reach (bti c). The lowest bit of
   pairing_scalar_choice is set where the C kernels are forced: they have the same name and _plain. */
#if defined(__APPLE__)
.macro ENTRY name
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
	.globl	_\name
	.private_extern	_\name
_\name:
	.cfi_startproc
	hint	#34
	adrp	x16, _pairing_scalar_choice@PAGE
	ldr	w16, [x16, _pairing_scalar_choice@PAGEOFF]
	tbnz	w16, #0, L_\name
.endm
.macro END name
L_\name:
	b	_\name\()_plain
	.cfi_endproc
.endm
#else
	.hidden	pairing_scalar_choice
.macro ENTRY name
	.text
	.p2align	4
	.globl	\name
	.hidden	\name
	.type	\name, %function
\name:
	.cfi_startproc
	hint	#34
	adrp	x16, pairing_scalar_choice
	ldr	w16, [x16, #:lo12:pairing_scalar_choice]
	tbnz	w16, #0, .L_\name
.endm
.macro END name
.L_\name:
	b	\name\()_plain
	.cfi_endproc
	.size	\name, . - \name
.endm
#endif

#endif

#if defined(__APPLE__)
#define END_OF_FILE .subsections_via_symbols
#elif PAIRING_AARCH64_KERNELS
	/* The stack stays without execution; BTI and PAC are kept to (.note.gnu.property: a header of 4 + 4 + 4 bytes, the
	   name, the feature word of the architecture, padding). */
.macro NOTES
	.section	.note.GNU-stack, "", %progbits
	.section	.note.gnu.property, "a"
	.p2align	3
	.word	4, 16, 5
	.asciz	"GNU"
	.word	0xc0000000, 4, 3, 0
.endm
#define END_OF_FILE NOTES
#elif defined(__ELF__)
#define END_OF_FILE .section .note.GNU-stack, "", %progbits
#else
#define END_OF_FILE
#endif

#endif
