/* SPDX-License-Identifier: Apache-2.0 */
/* Bindings of the FFT texts under which an editor or a checker opens each of them alone. */
#ifndef PAIRING_TRANSFORM_FFT_DEFAULT_H
#define PAIRING_TRANSFORM_FFT_DEFAULT_H

#include <pairing/status.h>

#include <string.h>

#include "field/fe_default.h"
#include "field/field.inc.h"

typedef struct {
    const fe_default_t *w;
    fe_default_t root, n_inv;
    uint32_t log_n;
} fft_default_t;

#define FE(name) fe_default_##name
#define FE_T fe_default_t
#define FE_PARAM(NAME) FE_DEFAULT_##NAME
#define FFT(name) fft_default_##name
#define FFT_T fft_default_t
#define FFT_CORE "transform/fft_scalar.inc.h"
#define FFT_SCALAR(name) fft_default_##name
#include "transform/fft_names.h"

#endif
