/* SPDX-License-Identifier: Apache-2.0 */
/* The families of pairing-friendly curves, values of CURVE_FAMILY in params.h. */
#ifndef PAIRING_CURVES_FAMILIES_H
#define PAIRING_CURVES_FAMILIES_H

#define FAMILY_BN 1    /* Barreto-Naehrig, k = 12 */
#define FAMILY_BLS12 2 /* Barreto-Lynn-Scott, k = 12 */
#define FAMILY_BLS24 3 /* Barreto-Lynn-Scott, k = 24 */
#define FAMILY_BW6 4   /* Brezing-Weng over an inner BLS curve, k = 6 */

#endif
