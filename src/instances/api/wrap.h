/* SPDX-License-Identifier: Apache-2.0 */
/* What the generated wrappers need beside the hidden functions' declarations. */
#ifndef PAIRING_INSTANCES_API_WRAP_H
#define PAIRING_INSTANCES_API_WRAP_H

#include <stddef.h>
#include <string.h>

#include <pairing/status.h>

#include "field/compiler.h"
#include "field/ct.h"

#ifndef PAIRING_HAVE_OPENSSL
#define PAIRING_HAVE_OPENSSL 0
#endif

/* PAIRING_OK where the mask is set, else bad; the outcome is public. */
static inline pairing_status status_of(ct_mask ok, pairing_status bad)
{
    return ct_bool(ok) ? PAIRING_OK : bad;
}

#endif
