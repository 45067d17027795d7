# SPDX-License-Identifier: Apache-2.0
# 64-bit Arm, little-endian.
set(PAIRING_TARGET aarch64)
set(PAIRING_QEMU qemu-aarch64)
include("${CMAKE_CURRENT_LIST_DIR}/linux_gnu.cmake")
