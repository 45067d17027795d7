/* SPDX-License-Identifier: Apache-2.0
 *
 * The point formats of a curve, chosen by the spare bits of the first byte of a coordinate:
 *   3 spare bits or more   the format of ZCash and of the IETF's BLS drafts for BLS12-381; gnark-crypto
 *                          uses the same for BLS12-377, BLS24-315, BW6-633 and BW6-761
 *   2 spare bits           gnark-crypto's for BN254
 *
 *                            3 bits                2 bits
 *   compressed, y <= -y      100                   10
 *   compressed, y > -y       101                   11
 *   compressed infinity      110, rest zero        01, rest zero
 *   uncompressed             000                   00
 *   uncompressed infinity    010, rest zero        00, rest zero
 *
 * Every other pattern is an error. Coordinates are big-endian, of an extension the highest coefficient
 * first. The order compares y and -y as integers, highest coefficient first: y > -y iff the highest
 * coefficient that is not zero exceeds (p-1)/2.
 */
#ifndef PAIRING_CURVES_ENCODE_FORMAT_H
#define PAIRING_CURVES_ENCODE_FORMAT_H

#if !defined(FP_BITS) || !defined(FP_BYTES) || !defined(CURVE_FQ_DEGREE)
#error "encode_format.h needs the curve's params.h"
#endif

#if 8 * FP_BYTES - FP_BITS >= 3
#define ENCODE_MASK 0xe0
#define ENCODE_COMPRESSED 0x80
#define ENCODE_COMPRESSED_LARGEST 0xa0
#define ENCODE_COMPRESSED_INFINITY 0xc0
#define ENCODE_UNCOMPRESSED 0x00
#define ENCODE_UNCOMPRESSED_INFINITY 0x40
#elif 8 * FP_BYTES - FP_BITS == 2
#define ENCODE_MASK 0xc0
#define ENCODE_COMPRESSED 0x80
#define ENCODE_COMPRESSED_LARGEST 0xc0
#define ENCODE_COMPRESSED_INFINITY 0x40
#define ENCODE_UNCOMPRESSED 0x00
#define ENCODE_UNCOMPRESSED_INFINITY 0x00
#else
#error "no point format for a field with fewer than two spare bits"
#endif

#endif
