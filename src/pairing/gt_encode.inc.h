/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: elements of GT as bytes: coefficients over Fp, each big-endian, the highest first, on every curve.
 *
 *   full         the 6*CURVE_FQ_DEGREE coefficients of the element
 *   compressed   half as many, by the torus T2 [RS03]: a + b w = (c + w)/(c - w) with c = (1 + a)/b in the cubic
 *                extension, wherever b != 0. In GT that is all but 1, since r is odd: b = 0 means a = +-1, and -1 has
 *                order 2. For the same reason c is never 0 there; 0 is the compressed form of 1.
 *
 * Requires: INST(name), INST_WHOLE(name), INST_T(name), SX(name) CU(name) CU_T and the texts gt.inc.h, sextic.inc.h before it. Defines
 * INST(gt_to_bytes), INST(gt_from_bytes), both also _compressed, and _arkworks with ENCODE_ARKWORKS_GT of the curve's unit.
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
    else if (!ct_bool(INST_WHOLE(gt_in_group)(&a)))
        s = PAIRING_ERR_NOT_IN_SUBGROUP;
    if (s != PAIRING_OK) SX(set_zero)(&a.v);
    *r = a;
    return s;
}

#define GT_COMPRESSED_BYTES (GT_BYTES / 2)

/* out = c = (1 + a0)/a1 of a = a0 + a1 w, 0 for a = 1. Constant time: inv(0) = 0. */
void INST(gt_to_bytes_compressed)(uint8_t *out, const INST_T(gt) *a)
{
    CU_T c, t;
    CU(set_one)(&c);
    CU(add)(&c, &c, &a->v.c0);
    CU(inv)(&t, &a->v.c1);
    CU(mul)(&c, &c, &t);
    CU(to_bytes_be)(out, &c);
}

/* r = (c + w)/(c - w) = (c^2 + v + 2c w)/(c^2 - v), whose denominator is never 0: v is no square. r = 1 for c = 0.
 * Tests, outcome on error and timing as for the full form. */
pairing_status INST(gt_from_bytes_compressed)(INST_T(gt) *r, const uint8_t *in, size_t len)
{
    INST_T(gt) a;
    CU_T c, s, v;
    pairing_status status = PAIRING_OK;

    SX(set_zero)(&a.v);
    if (len != GT_COMPRESSED_BYTES) {
        status = PAIRING_ERR_LENGTH;
    } else if (!ct_bool(CU(from_bytes_be)(&c, in))) {
        status = PAIRING_ERR_RANGE;
    } else if (ct_bool(CU(is_zero)(&c))) {
        SX(set_one)(&a.v);
    } else {
        CU(set_one)(&v);
        CU(mul_gen)(&v, &v);
        CU(sqr)(&s, &c);
        CU(add)(&a.v.c0, &s, &v);
        CU(dbl)(&a.v.c1, &c);
        CU(sub)(&s, &s, &v);
        CU(inv)(&s, &s);
        CU(mul)(&a.v.c0, &a.v.c0, &s);
        CU(mul)(&a.v.c1, &a.v.c1, &s);
        if (!ct_bool(INST_WHOLE(gt_in_group)(&a))) status = PAIRING_ERR_NOT_IN_SUBGROUP;
    }
    if (status != PAIRING_OK) SX(set_zero)(&a.v);
    *r = a;
    return status;
}

#ifdef ENCODE_ARKWORKS_GT
/* As arkworks writes the target field: little-endian, the constant coefficient first. Else as above. */
void INST(gt_to_bytes_arkworks)(uint8_t *out, const INST_T(gt) *a)
{
    const INST_T(fp) *c = (const INST_T(fp) *)a;
    for (size_t i = 0; i < GT_BYTES / FP_BYTES; i++) FP(to_bytes_le)(out + i * FP_BYTES, &c[i]);
}

pairing_status INST(gt_from_bytes_arkworks)(INST_T(gt) *r, const uint8_t *in, size_t len)
{
    INST_T(gt) a;
    INST_T(fp) *c = (INST_T(fp) *)&a;
    ct_mask ok = ~(ct_mask)0;
    pairing_status s = len == GT_BYTES ? PAIRING_OK : PAIRING_ERR_LENGTH;

    for (size_t i = 0; s == PAIRING_OK && i < GT_BYTES / FP_BYTES; i++) ok &= FP(from_bytes_le)(&c[i], in + i * FP_BYTES);
    if (s == PAIRING_OK && !ct_bool(ok)) s = PAIRING_ERR_RANGE;
    if (s == PAIRING_OK && !ct_bool(INST_WHOLE(gt_in_group)(&a))) s = PAIRING_ERR_NOT_IN_SUBGROUP;
    if (s != PAIRING_OK) SX(set_zero)(&a.v);
    *r = a;
    return s;
}
#endif

#undef GT_COMPRESSED_BYTES
#undef GT_BYTES
