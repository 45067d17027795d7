/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the residue engine tells the texts above the field. Include after the curve's rns.h.
 *
 * A product costs a few lane operations and a reduction some sixty, so texts accumulate plain products. A normal
 * element has |r| <= 2n*p; FP_W_WIDE_MAX products of normal elements reduce to a normal element again (proved by
 * tools/constants/rns.py for the integer; lanes are folded as they fill). Values beyond that are not wrong: the
 * model renews its budgets and counts it.
 */
#ifndef PAIRING_FIELD_RNS_MODEL_ENGINE_H
#define PAIRING_FIELD_RNS_MODEL_ENGINE_H

#include "field/rns_model/bound.h"

#define FP_SCHOOLBOOK 1
#define FP_DOT2 0
#define FP_W_WIDE_MAX RNS_WIDE_COUNT

/* Initialisers of elements in rns.h and consts_rns.h. */
#define RNS_LANES(...) { __VA_ARGS__ }
#define RNS_ELEMENT(a, b) { a, b, { 0, 0, 0 } }

#endif
