/* SPDX-License-Identifier: Apache-2.0 */
/* Shoup's product from the low words of 64-bit products. */
#define PAIRING_NTT_WIDE 0
#include "ablation/ntt.h"
#include "transform/ntt_scalar.h"

PAIRING_ALWAYS_INLINE vec v_aid(vec q, int kind)
{
    (void)kind;
    return q;
}

PAIRING_ALWAYS_INLINE vec v_step(vec x, vec y, vec aid, vec p, int kind)
{
    (void)kind;
    return ntt_shoup(x, y, aid, p);
}

#include "transform/ntt.inc.h"

void pairing_bench_ntt_forward_shoup64(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_LAZY); }
void pairing_bench_ntt_inverse_shoup64(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_LAZY); }
