/* SPDX-License-Identifier: Apache-2.0 */
/* Everything: all curves and the common headers. A program that needs one curve includes its header alone. */
#ifndef PAIRING_PAIRING_H
#define PAIRING_PAIRING_H

#include <pairing/bls12_377.h>
#include <pairing/bls12_381.h>
#include <pairing/bls24_315.h>
#include <pairing/bn254.h>
#include <pairing/bw6_633.h>
#include <pairing/bw6_761.h>
#include <pairing/engine.h>
#include <pairing/expand.h>
#include <pairing/montgomery.h>
#include <pairing/ntt.h>
#include <pairing/progress.h>
#include <pairing/status.h>
#include <pairing/version.h>

#endif
