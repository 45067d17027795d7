/* SPDX-License-Identifier: Apache-2.0 */
/* Barrett's product, no use made of the constant factor: aid = floor(2^124/p). In: x < 4p, p of 62 bits. Out: [0,2p). */
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
    uint64_t hi, lo = pairing_mul64(&hi, x, y);
    return ntt_csub(lo - ntt_mulhi(hi << 2 | lo >> 62, aid) * p, 2 * p);
}

#include "transform/ntt.inc.h"

void pairing_bench_ntt_forward_barrett(uint64_t *a, const pairing_ntt_t *plan) { forward(a, plan, NTT_LAZY); }
void pairing_bench_ntt_inverse_barrett(uint64_t *a, const pairing_ntt_t *plan) { inverse(a, plan, NTT_LAZY); }
