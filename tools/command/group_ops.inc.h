/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of one group_ops. Bound by curve_ops.inc.h: G(name), pairing_<curve>_g1_<name> or g2, GM(NAME),
   PAIRING_<CURVE>_G1_<NAME> or G2, and its C_ARKWORKS, C_EVM. */

#define FORMAT(suffix) \
    static pairing_status G(ops_from_##suffix)(void *aff, const uint8_t *in, size_t len) \
    { \
        return G(aff_from_bytes_##suffix##_unchecked)(aff, in, len); \
    } \
    static void G(ops_to_##suffix)(uint8_t *out, const void *aff) { G(aff_to_bytes_##suffix)(out, aff); }
#define ROW(name, bytes, suffix) {name, GM(bytes), G(ops_from_##suffix), G(ops_to_##suffix)},

FORMAT(compressed)
FORMAT(uncompressed)
#if C_ARKWORKS
FORMAT(arkworks_compressed)
FORMAT(arkworks_uncompressed)
#endif
#if C_EVM
FORMAT(evm)
#endif

static const point_format G(ops_formats)[] = {
    ROW("compressed", COMPRESSED_BYTES, compressed)
    ROW("uncompressed", UNCOMPRESSED_BYTES, uncompressed)
#if C_ARKWORKS
    ROW("arkworks-compressed", COMPRESSED_BYTES, arkworks_compressed)
    ROW("arkworks-uncompressed", UNCOMPRESSED_BYTES, arkworks_uncompressed)
#endif
#if C_EVM
    ROW("evm", EVM_BYTES, evm)
#endif
    {NULL, 0, NULL, NULL},
};

#undef FORMAT
#undef ROW

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

static void G(ops_msm)(void *aff, const void *p, const uint64_t *words, size_t n, size_t nbits, uint8_t *scratch,
                       size_t size)
{
    G(t) r;

    G(msm_bits_vartime)(&r, p, words, n, nbits, scratch, size);
    G(to_aff)(aff, &r);
}

static void G(ops_negate)(void *aff)
{
    G(aff_neg)(aff, aff);
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
