# SPDX-License-Identifier: Apache-2.0
# IBM z, 64-bit, big-endian.
set(PAIRING_TARGET s390x)
set(PAIRING_QEMU qemu-s390x)
include("${CMAKE_CURRENT_LIST_DIR}/linux_gnu.cmake")
