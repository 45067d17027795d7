/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of one group_ops. Bound by curve_ops.inc.h: G(name), pairing_<curve>_g1_<name> or g2. */

static pairing_status G(ops_decode)(void *aff, const uint8_t *in, size_t len, bool compressed)
{
    return compressed ? G(aff_from_bytes_compressed_unchecked)(aff, in, len)
                      : G(aff_from_bytes_uncompressed_unchecked)(aff, in, len);
}

static void G(ops_encode)(uint8_t *out, const void *aff, bool compressed)
{
    if (compressed)
        G(aff_to_bytes_compressed)(out, aff);
    else
        G(aff_to_bytes_uncompressed)(out, aff);
}

static bool G(ops_is_infinity)(const void *aff)
{
    return G(aff_is_infinity)(aff);
}

static bool G(ops_in_subgroup)(const void *aff)
{
    return G(aff_in_subgroup)(aff);
}

static void G(ops_mul)(void *aff, const void *p, const uint64_t *words, size_t bits, bool negative)
{
    G(t) a, r;

    G(from_aff)(&a, p);
    G(mul_bits)(&r, &a, words, bits);
    G(cneg)(&r, &r, negative);
    G(to_aff)(aff, &r);
}

static pairing_status G(ops_hash)(void *aff, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                                  size_t dst_len, bool nu)
{
    G(t) r;
    pairing_status s = nu ? G(encode_to_curve)(&r, msg, msg_len, dst, dst_len)
                          : G(hash_to_curve)(&r, msg, msg_len, dst, dst_len);

    G(to_aff)(aff, &r);
    return s;
}
