/* SPDX-License-Identifier: Apache-2.0 */
/* Montgomery's product by the constant, not corrected: y = 2^64 times the twiddle, aid = y/p mod 2^64. Out: (0,2p). */
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
    return ntt_mulhi(x, y) - ntt_mulhi(x * aid, p) + p;
}

#include "transform/ntt.inc.h"

void pairing_bench_ntt_forward_montgomery(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_LAZY); }
void pairing_bench_ntt_inverse_montgomery(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_LAZY); }
