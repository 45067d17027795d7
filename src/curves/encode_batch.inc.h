/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: many compressed points at once, and many points of the curve taken to the subgroup.
 *
 * Requires: as encode.inc.h, which it follows; batch_check.inc.h. Defines
 *   ec_aff_from_bytes_compressed_n(r, in, n, seed, bad)
 *   ec_clear_cofactor_n(r, a, n)
 *
 * A root costs what it costs: an exponentiation by a fixed exponent, of which two elements can share nothing. So is a multiple
 * of a point by the cofactor, whose doublings in batches with one inversion would take as many multiplications as in Jacobian
 * coordinates. What is shared is the test of membership (batch_check.inc.h) and the inversion of the last step.
 */
#include "curves/encode_names.h"

/* r[i] from the EC_BYTES bytes from in + i EC_BYTES on, i < n. The status of the first encoding that is none of a point of the
   curve, or PAIRING_ERR_NOT_IN_SUBGROUP for the first point outside where all are points; *bad is its number, n for none. */
pairing_status EC(aff_from_bytes_compressed_n)(ec_aff_t *r, const uint8_t *in, size_t n, const uint8_t *seed, size_t *bad)
{
    pairing_status s = PAIRING_OK;
    size_t i;

    for (i = 0; i < n && s == PAIRING_OK; i++)
        s = ec_aff_from_bytes_compressed_unchecked(&r[i], in + i * EC_BYTES, EC_BYTES);
    *bad = s == PAIRING_OK ? n : i - 1;
    if (s == PAIRING_OK && !ct_bool(EC(aff_in_subgroup_n_random)(r, n, seed))) {
        for (i = 0; i < n && ct_bool(EC(aff_in_subgroup)(&r[i])); i++) continue;
        *bad = i;
        s = PAIRING_ERR_NOT_IN_SUBGROUP;
    }
    for (i = 0; i < n && s != PAIRING_OK; i++) ec_aff_set_infinity(&r[i]);
    return s;
}

/* r[i] = clear_cofactor(a[i]), affine, i < n */
void EC(clear_cofactor_n)(ec_aff_t *r, const ec_t *a, size_t n)
{
    enum { CHUNK = 32 };
    ec_t t[CHUNK];
    size_t i, m;

    for (; n != 0; n -= m, a += m, r += m) {
        m = n < CHUNK ? n : CHUNK;
        for (i = 0; i < m; i++) ec_clear_cofactor(&t[i], &a[i]);
        ec_to_aff_n(r, t, m);
    }
}

#include "curves/encode_undef.h"
