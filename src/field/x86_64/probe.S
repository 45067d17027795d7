/* SPDX-License-Identifier: Apache-2.0 */
/* Called at the entry of a kernel, before the first choice. */
#include "field/x86_64/asm.h"
#if PAIRING_X86_64_KERNELS

/* void pairing_scalar_probe_keep(): pairing_scalar_probe(), the caller's arguments kept in their registers. */
	TEXT_SECTION
	.balign	16
	.globl	SYM(pairing_scalar_probe_keep)
	HIDE(pairing_scalar_probe_keep)
	TYPE(pairing_scalar_probe_keep)
SYM(pairing_scalar_probe_keep):
	.cfi_startproc
	endbr64
	PUSH(%rdi)
	PUSH(%rsi)
	PUSH(%rdx)
	PUSH(%rcx)
	PUSH(%r8)
	PUSH(%r9)
	call	SYM(pairing_scalar_probe)
	POP(%r9)
	POP(%r8)
	POP(%rcx)
	POP(%rdx)
	POP(%rsi)
	POP(%rdi)
	ret
	.cfi_endproc
	SIZE(pairing_scalar_probe_keep)

#endif
END_OF_FILE
