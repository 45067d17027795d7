/* SPDX-License-Identifier: Apache-2.0 */
/* A prime field of the scalar engine: all its texts in order.

   Bound by the includer:
     FE(name)        the linker's name of a function, e.g. pairing_scalar_bls12_381_fp_##name
     FE_T            the type of an element: a struct whose only member is uint64_t l[LIMBS]
     FE_PARAM(NAME)  a constant of the field, e.g. FP_##NAME; made by tools/constants/field.py
     FE_FORCE_TEXTBOOK  optional (tests, benchmarks): the kernels for any modulus, whatever this one permits
   All of these and the short names are undefined at the end.

   Defined, every function under FE(): the element interface of docs/architecture.md, the type FE(wide_t), and what
   the texts below list; FE(random) where PAIRING_HAVE_OPENSSL is 1. Small functions are inlined in the unit; all are external and hidden. */
#include "field/ct.h"
#include "field/divsteps.h"
#include "field/limbs.h"
#include "field/mont.h"
#include "field/mont_kernels.h"
#include "field/random.h"
#include "field/scalar_engine.h"
#include "field/verify.h"

#ifndef FE
#include "field/fe_default.h"
#else
#include "field/fe_names.h"
#endif

#include "field/fe.inc.h"
#include "field/fe_wide.inc.h"
#include "field/fe_bytes.inc.h"
#include "field/inv.inc.h"
#include "field/two_adic.inc.h"
#include "field/sqrt.inc.h"
#if defined(PAIRING_HAVE_OPENSSL) && PAIRING_HAVE_OPENSSL
#include "field/random.inc.h"
#endif

#include "field/fe_undef.h"
