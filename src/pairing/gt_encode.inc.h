/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: elements of GT as bytes: the coefficients over Fp, each big-endian, the highest first, on every
 * curve; 6*CURVE_FQ_DEGREE*FP_BYTES bytes.
 *
 * Requires: INST(name), INST_T(name), SX(name) and the texts gt.inc.h, sextic.inc.h before it. Defines
 * INST(gt_to_bytes), INST(gt_from_bytes).
 */

#define GT_BYTES (6 * CURVE_FQ_DEGREE * FP_BYTES)

/* out = a. Constant time. */
void INST(gt_to_bytes)(uint8_t *out, const INST_T(gt) *a) { SX(to_bytes_be)(out, &a->v); }

/* r = the element of GT; inputs public. Tests in this order: PAIRING_ERR_LENGTH, PAIRING_ERR_RANGE (a coefficient
 * not below p), PAIRING_ERR_NOT_IN_SUBGROUP (not of order dividing r; 0 among them). On error r is all zero,
 * which is no element of GT. */
pairing_status INST(gt_from_bytes)(INST_T(gt) *r, const uint8_t *in, size_t len)
{
    INST_T(gt) a;
    pairing_status s = PAIRING_OK;

    SX(set_zero)(&a.v);
    if (len != GT_BYTES)
        s = PAIRING_ERR_LENGTH;
    else if (!ct_bool(SX(from_bytes_be)(&a.v, in)))
        s = PAIRING_ERR_RANGE;
    else if (!ct_bool(INST(gt_in_group)(&a)))
        s = PAIRING_ERR_NOT_IN_SUBGROUP;
    if (s != PAIRING_OK) SX(set_zero)(&a.v);
    *r = a;
    return s;
}

#undef GT_BYTES
