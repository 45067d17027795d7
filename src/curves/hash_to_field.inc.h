/* SPDX-License-Identifier: Apache-2.0
 *
 * Text: hash_to_field [RFC 9380, 5.2] with expand_message_xmd and SHA-256, security level k = 128, for a
 * prime field or an extension of it.
 *
 * Requires, and undefines at its end:
 *   HF          name of the function to define
 *   HF_T        element type: a row of HF_DEGREE elements of the prime field, constant coefficient first
 *   HF_DEGREE   m of the RFC
 *   HF_BASE_T   element type of the prime field
 *   HF_WIDE     its from_bytes_wide_be
 *   HF_BITS     bits of its modulus
 *
 * HF(u, n, msg, msg_len, dst, dst_len): u[0], ..., u[n-1] = hash_to_field(msg, n). Each coefficient takes
 * L = ceil((HF_BITS + 128)/8) bytes, so that it is uniform up to 2^-128. PAIRING_ERR_DST for an empty
 * tag, PAIRING_ERR_ARGUMENT where n*m*L exceeds PAIRING_XMD_MAX bytes, PAIRING_ERR_UNSUPPORTED without a
 * hash function; then u is zero. Constant time in msg and dst, of public lengths.
 */
#if !defined(HF) || !defined(HF_T) || !defined(HF_DEGREE) || !defined(HF_BASE_T) || !defined(HF_WIDE) || \
    !defined(HF_BITS)
#error "hash_to_field.inc.h: bind HF, HF_T, HF_DEGREE, HF_BASE_T, HF_WIDE, HF_BITS"
#endif

#define HF_L ((HF_BITS + 128 + 7) / 8)

_Static_assert(sizeof(HF_T) == HF_DEGREE * sizeof(HF_BASE_T), "an element is a row of prime field elements");

pairing_status HF(HF_T *u, size_t n, const uint8_t *msg, size_t msg_len, const uint8_t *dst, size_t dst_len)
{
    uint8_t buf[HF_L] = { 0 };
    pairing_xmd_t x;
    HF_BASE_T *c = (HF_BASE_T *)u;
    pairing_status s = PAIRING_ERR_ARGUMENT;

    if (n <= PAIRING_XMD_MAX / (HF_DEGREE * HF_L))
        s = pairing_xmd_begin(&x, n * (HF_DEGREE * HF_L), msg, msg_len, dst, dst_len);
    if (s == PAIRING_OK) {
        for (size_t i = 0; i < n * HF_DEGREE; i++) {
            pairing_xmd_read(&x, buf, HF_L);
            HF_WIDE(&c[i], buf, HF_L);
        }
        s = pairing_xmd_end(&x);
        ct_wipe(buf, sizeof buf);
    }
    if (s == PAIRING_OK) return s;
    for (size_t i = 0; i < n * HF_DEGREE; i++) HF_WIDE(&c[i], buf, 0); /* no bytes are the integer 0 */
    return s;
}

#undef HF
#undef HF_T
#undef HF_DEGREE
#undef HF_BASE_T
#undef HF_WIDE
#undef HF_BITS
#undef HF_L
