/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: hash_to_field [RFC 9380, 5.2] with any expander, security level k = 128, for a prime field or an
 * extension of it.
 *
 * Requires, and undefines at its end:
 *   HF(name)    names of the functions to define
 *   HF_T        element type: a row of HF_DEGREE elements of the prime field, constant coefficient first
 *   HF_DEGREE   m of the RFC
 *   HF_BASE_T   element type of the prime field
 *   HF_WIDE     its from_bytes_wide_be
 *   HF_BITS     bits of its modulus
 *
 * HF(hash_to_field_of)(u, n, in): u[0], ..., u[n-1] = hash_to_field(prefix || msg, n). Each coefficient takes
 * L = ceil((HF_BITS + 128)/8) bytes, so that it is uniform up to 2^-128. PAIRING_ERR_DST for an empty tag,
 * PAIRING_ERR_ARGUMENT for no expander and where n*m*L exceeds what pairing_expand_begin gives,
 * PAIRING_ERR_UNSUPPORTED without the hash function; then u is zero. Constant time in msg and dst, of public lengths.
 * HF(hash_to_field_ex)(.., expander) and HF(hash_to_field)(..) take messages without a prefix, the latter SHA-256.
 */
#if !defined(HF) || !defined(HF_T) || !defined(HF_DEGREE) || !defined(HF_BASE_T) || !defined(HF_WIDE) || \
    !defined(HF_BITS)
#error "hash_to_field.inc.h: bind HF, HF_T, HF_DEGREE, HF_BASE_T, HF_WIDE, HF_BITS"
#endif

#define HF_K 128
#define HF_L ((HF_BITS + HF_K + 7) / 8)

_Static_assert(sizeof(HF_T) == HF_DEGREE * sizeof(HF_BASE_T), "an element is a row of prime field elements");
_Static_assert(2 * HF_DEGREE * HF_L <= PAIRING_XOF_MAX, "hash_to_curve works with every expander");

pairing_status HF(hash_to_field_of)(HF_T *u, size_t n, const pairing_hash_input *in)
{
    uint8_t buf[HF_L] = { 0 };
    pairing_expand_t x;
    HF_BASE_T *c = (HF_BASE_T *)u;
    pairing_status s = PAIRING_ERR_ARGUMENT;

    if (n <= PAIRING_EXPAND_MAX / (HF_DEGREE * HF_L))
        s = pairing_expand_begin(&x, n * (HF_DEGREE * HF_L), in, HF_K);
    if (s == PAIRING_OK) {
        for (size_t i = 0; i < n * HF_DEGREE; i++) {
            pairing_expand_read(&x, buf, HF_L);
            HF_WIDE(&c[i], buf, HF_L);
        }
        s = pairing_expand_end(&x);
        ct_wipe(buf, sizeof buf);
    }
    if (s == PAIRING_OK) return s;
    for (size_t i = 0; i < n * HF_DEGREE; i++) HF_WIDE(&c[i], buf, 0); /* no bytes are the integer 0 */
    return s;
}

pairing_status HF(hash_to_field_ex)(HF_T *u, size_t n, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                                    size_t dst_len, pairing_expander e)
{
    const pairing_hash_input in = { NULL, 0, msg, msg_len, dst, dst_len, e };
    return HF(hash_to_field_of)(u, n, &in);
}

pairing_status HF(hash_to_field)(HF_T *u, size_t n, const uint8_t *msg, size_t msg_len, const uint8_t *dst,
                                 size_t dst_len)
{
    return HF(hash_to_field_ex)(u, n, msg, msg_len, dst, dst_len, PAIRING_EXPAND_XMD_SHA256);
}

#undef HF
#undef HF_T
#undef HF_DEGREE
#undef HF_BASE_T
#undef HF_WIDE
#undef HF_BITS
#undef HF_K
#undef HF_L
