/* SPDX-License-Identifier: Apache-2.0 */
/* Texts of the status codes, and the version that was linked. */
#include <pairing/status.h>
#include <pairing/version.h>

const char *pairing_status_str(pairing_status s)
{
    switch (s) {
    case PAIRING_OK:
        return "success";
    case PAIRING_ERR_LENGTH:
        return "wrong length";
    case PAIRING_ERR_FLAGS:
        return "bad flag bits";
    case PAIRING_ERR_RANGE:
        return "value not below the modulus";
    case PAIRING_ERR_NOT_ON_CURVE:
        return "not on the curve";
    case PAIRING_ERR_NOT_IN_SUBGROUP:
        return "not in the subgroup";
    case PAIRING_ERR_INFINITY:
        return "identity not allowed here";
    case PAIRING_ERR_DST:
        return "empty domain separation tag";
    case PAIRING_ERR_SECRET_KEY:
        return "invalid secret key";
    case PAIRING_ERR_RANDOM:
        return "random generator failed";
    case PAIRING_ERR_ARGUMENT:
        return "argument out of range";
    case PAIRING_ERR_ENGINE:
        return "no such engine here";
    case PAIRING_ERR_SIGNATURE:
        return "signature does not match";
    case PAIRING_ERR_UNSUPPORTED:
        return "not supported by this build";
    case PAIRING_ERR_MODULUS_SMALL:
        return "modulus is 0 or 1";
    case PAIRING_ERR_MODULUS_EVEN:
        return "modulus is even";
    case PAIRING_ERR_MODULUS_WIDE:
        return "modulus too wide";
    case PAIRING_ERR_NOT_INVERTIBLE:
        return "not invertible";
    case PAIRING_ERR_DUPLICATE:
        return "two that must differ are equal";
    case PAIRING_ERR_SHARE:
        return "share does not match its commitments";
    case PAIRING_ERR_TRANSFORM_LENGTH:
        return "no transform of this length";
    case PAIRING_ERR_STORAGE:
        return "storage too small";
    case PAIRING_ERR_NOT_PRIME:
        return "modulus not prime";
    case PAIRING_ERR_NO_ROOT:
        return "no root of unity of this order";
    }
    return "unknown status";
}

const char *pairing_version(void)
{
    return PAIRING_VERSION_STRING;
}
