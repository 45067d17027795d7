# SPDX-License-Identifier: Apache-2.0
# 32-bit x86: words of 64 bits are pairs, their products four of 32 bits. A 64-bit kernel of x86 runs the programs as
# they are; where it is built without that, or on other machines, PAIRING_CROSS_EMULATOR=qemu-i386.
set(PAIRING_TARGET i686)
if(CMAKE_HOST_SYSTEM_PROCESSOR MATCHES "^(x86_64|i[3-6]86)$")
  set(PAIRING_QEMU "")
else()
  set(PAIRING_QEMU qemu-i386)
endif()
include("${CMAKE_CURRENT_LIST_DIR}/linux_gnu.cmake")
