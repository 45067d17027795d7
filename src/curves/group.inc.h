/* SPDX-License-Identifier: Apache-2.0
 *
 * All texts of one group in order; drops the group's binding at its end.
 * Hashing to the group where the curve's h2c.h is included. Requires: EC, EC_T, EC_AFF_T, EC_PARAM, CE, CE_T as ec_names.h says.
 */
#include "curves/point.inc.h"
#include "curves/scalar_mul.inc.h"
#include "curves/endo.inc.h"
#include "curves/subgroup.inc.h"
#include "curves/scalar_mul_endo.inc.h"
#include "curves/encode.inc.h"
#ifdef H2C_G1_KIND
#include "curves/hash_to_curve.inc.h"
#endif
#include "curves/ec_unbind.h"
