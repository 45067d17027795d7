/* SPDX-License-Identifier: Apache-2.0 */
/* A power by a fixed addition chain: the one interpreter of the tables that tools/constants/chain.py makes, for a prime
   field and for an extension of it.

   Bound by the includer and undefined at the end:
     CHAIN(name)   the field's functions copy, mul, sqr_times; CHAIN_T its type
     CHAIN_ROWS    { { dst, src, n, mul }, ... }: reg[dst] = reg[src]^(2^n) * reg[mul], no product where mul is CHAIN_NONE;
                   dst and mul differ where n > 0. The last row's dst is the result.
     CHAIN_REGS    registers
   Defines CHAIN(pow_sqrt_exp). Rows are public: constant-time in a. */
#ifndef PAIRING_FIELD_CHAIN_NONE
#define PAIRING_FIELD_CHAIN_NONE
#define CHAIN_NONE 255
#endif

/* r = a^SQRT_EXP: (p-3)/4, (p-5)/8 or (t-1)/2, see FE_PARAM(SQRT_KIND). */
void CHAIN(pow_sqrt_exp)(CHAIN_T *r, const CHAIN_T *a)
{
    static const uint8_t rows[][4] = CHAIN_ROWS;
    CHAIN_T reg[CHAIN_REGS];
    size_t i;
    CHAIN(copy)(&reg[0], a);
    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {        /* no copies: a load must not straddle fresh stores */
        CHAIN_T *dst = &reg[rows[i][0]];
        const CHAIN_T *src = &reg[rows[i][1]];
        if (rows[i][2] != 0) {
            CHAIN(sqr_times)(dst, src, rows[i][2]);
            src = dst;
        }
        if (rows[i][3] != CHAIN_NONE)
            CHAIN(mul)(dst, src, &reg[rows[i][3]]);
    }
    CHAIN(copy)(r, &reg[rows[i - 1][0]]);
    ct_wipe(reg, sizeof reg);
}

#undef CHAIN
#undef CHAIN_T
#undef CHAIN_ROWS
#undef CHAIN_REGS
