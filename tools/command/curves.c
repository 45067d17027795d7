/* SPDX-License-Identifier: Apache-2.0 */
/* The table of curves: curve_ops.inc.h once for each curve of the build (PAIRING_HAVE_<CURVE>). */
#include "command/curve_ops.h"

#include <string.h>

#include <pairing/pairing.h>

#if PAIRING_HAVE_BN254
#define CN(name) CN_(name)
#define CN_(name) pairing_bn254_##name
#define CM(NAME) PAIRING_BN254_##NAME
#define C_NAME "bn254"
#define C_SIG 0
#define C_ARKWORKS 1
#define C_EVM 1
#define C_TITLE "BN254"
#define C_ABOUT "EVM precompiles, SNARKs on Ethereum (about 100 bits)"
#define C_K 12
#define C_FQ 2
#define C_SX fp12_t
#include "command/curve_ops.inc.h"
#endif

#if PAIRING_HAVE_BLS12_377
#define CN(name) CN_(name)
#define CN_(name) pairing_bls12_377_##name
#define CM(NAME) PAIRING_BLS12_377_##NAME
#define C_NAME "bls12_377"
#define C_SIG 0
#define C_ARKWORKS 1
#define C_EVM 0
#define C_TITLE "BLS12-377"
#define C_ABOUT "SNARKs, inner curve of BW6-761"
#define C_K 12
#define C_FQ 2
#define C_SX fp12_t
#include "command/curve_ops.inc.h"
#endif

#if PAIRING_HAVE_BLS12_381
#define CN(name) CN_(name)
#define CN_(name) pairing_bls12_381_##name
#define CM(NAME) PAIRING_BLS12_381_##NAME
#define C_NAME "bls12_381"
#define C_SIG 1
#define C_ARKWORKS 0
#define C_EVM 1
#define C_TITLE "BLS12-381"
#define C_ABOUT "BLS signatures (Ethereum, drand, Filecoin), KZG, SNARKs"
#define C_K 12
#define C_FQ 2
#define C_SX fp12_t
#include "command/curve_ops.inc.h"
#endif

#if PAIRING_HAVE_BLS24_315
#define CN(name) CN_(name)
#define CN_(name) pairing_bls24_315_##name
#define CM(NAME) PAIRING_BLS24_315_##NAME
#define C_NAME "bls24_315"
#define C_SIG 0
#define C_ARKWORKS 0
#define C_EVM 0
#define C_TITLE "BLS24-315"
#define C_ABOUT "SNARKs with KZG, inner curve of BW6-633"
#define C_K 24
#define C_FQ 4
#define C_SX fp24_t
#include "command/curve_ops.inc.h"
#endif

#if PAIRING_HAVE_BW6_633
#define CN(name) CN_(name)
#define CN_(name) pairing_bw6_633_##name
#define CM(NAME) PAIRING_BW6_633_##NAME
#define C_NAME "bw6_633"
#define C_SIG 0
#define C_ARKWORKS 0
#define C_EVM 0
#define C_TITLE "BW6-633"
#define C_ABOUT "recursion over BLS24-315"
#define C_K 6
#define C_FQ 1
#define C_SX fp6_t
#include "command/curve_ops.inc.h"
#endif

#if PAIRING_HAVE_BW6_761
#define CN(name) CN_(name)
#define CN_(name) pairing_bw6_761_##name
#define CM(NAME) PAIRING_BW6_761_##NAME
#define C_NAME "bw6_761"
#define C_SIG 0
#define C_ARKWORKS 1
#define C_EVM 0
#define C_TITLE "BW6-761"
#define C_ABOUT "recursion over BLS12-377"
#define C_K 6
#define C_FQ 1
#define C_SX fp6_t
#include "command/curve_ops.inc.h"
#endif

const curve_ops *const all_curves[] = {
#if PAIRING_HAVE_BN254
    &pairing_bn254_curve_ops,
#endif
#if PAIRING_HAVE_BLS12_377
    &pairing_bls12_377_curve_ops,
#endif
#if PAIRING_HAVE_BLS12_381
    &pairing_bls12_381_curve_ops,
#endif
#if PAIRING_HAVE_BLS24_315
    &pairing_bls24_315_curve_ops,
#endif
#if PAIRING_HAVE_BW6_633
    &pairing_bw6_633_curve_ops,
#endif
#if PAIRING_HAVE_BW6_761
    &pairing_bw6_761_curve_ops,
#endif
    NULL,
};
