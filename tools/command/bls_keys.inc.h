/* SPDX-License-Identifier: Apache-2.0 */
/* The key_ops of one curve. Bound by bls_schemes.c, undefined at the end: C_NAME; CN(name), CM(NAME), the curve's functions and
   constants; K(name) names to define; K_MASTER, K_CHILD, functions of EIP-2333 or NULL. */

static pairing_status K(sk_random)(void *sk)
{
    return CN(sk_random)(sk);
}

static pairing_status K(sk_keygen)(void *sk, const uint8_t *ikm, size_t ikm_len, const uint8_t *info, size_t info_len)
{
    return CN(sk_keygen)(sk, ikm, ikm_len, NULL, 0, info, info_len);
}

static pairing_status K(sk_from_bytes)(void *sk, const uint8_t *in, size_t len)
{
    return CN(sk_from_bytes)(sk, in, len);
}

static void K(sk_to_bytes)(uint8_t *out, const void *sk)
{
    CN(sk_to_bytes)(out, sk);
}

static const key_ops K(key_ops) = {C_NAME,         sizeof(CN(sk_t)),  CM(FR_BYTES),   K(sk_random), K(sk_keygen),
                                   K(sk_from_bytes), K(sk_to_bytes), K_MASTER, K_CHILD};

#undef C_NAME
#undef CN
#undef CM
#undef K
#undef K_MASTER
#undef K_CHILD
