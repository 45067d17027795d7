/* SPDX-License-Identifier: Apache-2.0 */
/* What the generated kernels share: symbols, frames with call frame information, the choice of the engine at the entry,
   and the notes at the end of a file. Assembly sources alone include it. */
#ifndef PAIRING_FIELD_X86_64_ASM_H
#define PAIRING_FIELD_X86_64_ASM_H

#include "field/x86_64/target.h"

#if defined(__APPLE__)
#define SYM_(name) _##name
#define SYM(name) SYM_(name)
#define LOCAL(name) L_##name
#define HIDE(name) .private_extern SYM(name)
#define TYPE(name)
#define SIZE(name)
#define TEXT_SECTION .section __TEXT, __text, regular, pure_instructions
#define END_OF_FILE .subsections_via_symbols
#elif !PAIRING_X86_64_KERNELS && defined(__ELF__)
#define END_OF_FILE .section .note.GNU-stack, "", %progbits
#elif !PAIRING_X86_64_KERNELS
#define END_OF_FILE
#else
#define SYM(name) name
#define LOCAL(name) .L_##name
#define HIDE(name) .hidden SYM(name)
#define TYPE(name) .type SYM(name), @function
#define SIZE(name) .size SYM(name), . - SYM(name)
#define TEXT_SECTION .text
/* The stack stays without execution; indirect branch tracking and shadow stacks are kept to (.note.gnu.property:
   a header of 4 + 4 + 4 bytes, the name, the x86 feature word, padding). */
#define END_OF_FILE                                                                                            \
    .section .note.GNU-stack, "", @progbits;                                                                   \
    .section .note.gnu.property, "a", @note;                                                                   \
    .balign 8;                                                                                                 \
    .long 4, 16, 5;                                                                                            \
    .asciz "GNU";                                                                                              \
    .long 0xc0000002, 4, 3, 0
#endif

/* A function behind a name of field/mont_kernels.h. pairing_scalar_choice is 0 before the processor was asked, 1 for
   the C kernels (same name and _plain), 2 for these. */
#define ENTRY(name)                                                                                            \
    TEXT_SECTION;                                                                                              \
    .balign 32;                                                                                                \
    .globl SYM(name);                                                                                          \
    HIDE(name);                                                                                                \
    TYPE(name);                                                                                                \
    SYM(name):;                                                                                                \
    .cfi_startproc;                                                                                            \
    endbr64;                                                                                                   \
    cmpl $1, SYM(pairing_scalar_choice)(%rip);                                                                 \
    jbe LOCAL(name##_other);                                                                                   \
    LOCAL(name##_start):

#define END(name)                                                                                              \
    LOCAL(name##_other):;                                                                                      \
    je SYM(name##_plain);                                                                                      \
    call SYM(pairing_scalar_probe_keep);                                                                       \
    cmpl $1, SYM(pairing_scalar_choice)(%rip);                                                                 \
    ja LOCAL(name##_start);                                                                                    \
    jmp SYM(name##_plain);                                                                                     \
    .cfi_endproc;                                                                                              \
    SIZE(name)

#define PUSH(reg)                                                                                              \
    pushq reg;                                                                                                 \
    .cfi_adjust_cfa_offset 8;                                                                                  \
    .cfi_rel_offset reg, 0

#define POP(reg)                                                                                               \
    popq reg;                                                                                                  \
    .cfi_adjust_cfa_offset - 8;                                                                                \
    .cfi_restore reg

#define FRAME(bytes)                                                                                           \
    subq $bytes, %rsp;                                                                                         \
    .cfi_adjust_cfa_offset bytes

#define UNFRAME(bytes)                                                                                         \
    addq $bytes, %rsp;                                                                                         \
    .cfi_adjust_cfa_offset - bytes

#endif
