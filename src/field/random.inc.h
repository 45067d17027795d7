/* SPDX-License-Identifier: Apache-2.0 */
/* Uniform elements. Part of field.inc.h in builds with OpenSSL. */
#ifndef FE
#include "field/fe_default.h"
#include "field/fe.inc.h"
#include "field/fe_bytes.inc.h"
#endif

/* r = a uniform element: BYTES + 16 random bytes mod p, off uniform by less than 2^-128. Returns the mask of
   success; r = 0 where the generator fails. */
ct_mask fe_random(fe_t *r)
{
    uint8_t buf[FE_PARAM(BYTES) + 16];
    int ok = pairing_random_bytes(buf, sizeof buf);
    fe_from_bytes_wide_be(r, buf, ok ? sizeof buf : 0);
    ct_wipe(buf, sizeof buf);
    return ct_mask_of_bit((uint64_t)ok);
}
