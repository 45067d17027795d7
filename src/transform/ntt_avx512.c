/* SPDX-License-Identifier: Apache-2.0 */
/* Transforms of words on AVX-512 F and DQ. */
#include "transform/ntt_avx512.h"

PAIRING_ALWAYS_INLINE vec v_aid(vec q, int kind) { return kind == NTT_SMALL ? v_high(q) : q; }
PAIRING_ALWAYS_INLINE vec v_step(vec x, vec y, vec aid, vec p, int kind) { return v_step_word(x, y, aid, p, kind); }

#include "transform/ntt.inc.h"
#include "transform/ntt_bodies.inc.h"

const ntt_kernels pairing_ntt_avx512 = {
    "avx512",
    { forward_small, forward_lazy61, forward_lazy61, forward_lazy61, forward_lazy, forward_strict, forward_full, forward_goldilocks },
    { inverse_small, inverse_lazy61, inverse_lazy61, inverse_lazy61, inverse_lazy, inverse_strict, inverse_full, inverse_goldilocks },
    { mul_barrett, mul_barrett, mul_barrett, mul_barrett, mul_barrett, mul_montgomery, mul_montgomery, mul_goldilocks },
};
