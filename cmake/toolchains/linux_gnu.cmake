# SPDX-License-Identifier: Apache-2.0
# What the toolchain files of Linux targets share: the cross compilers of Debian and Ubuntu (packages
# gcc-<target>-linux-gnu, g++-<target>-linux-gnu) and the user-mode emulator of qemu (package qemu-user).
# Before the inclusion: PAIRING_TARGET, the processor; PAIRING_QEMU, the name of its emulator.
#   PAIRING_CROSS_EMULATOR   how programs of the target run here; "" where they run as they are
#   PAIRING_CROSS_ROOT       a folder with more headers and libraries of the target (OpenSSL's), or empty
# Programs are linked statically: neither this machine nor the emulator needs the target's shared libraries.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR "${PAIRING_TARGET}")
set(_triplet "${PAIRING_TARGET}-linux-gnu")
set(CMAKE_C_COMPILER "${_triplet}-gcc")
set(CMAKE_CXX_COMPILER "${_triplet}-g++")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static")

set(PAIRING_CROSS_EMULATOR "${PAIRING_QEMU}" CACHE STRING "How programs of the target run here; empty: as they are")
set(PAIRING_CROSS_ROOT "" CACHE PATH "Folder of more headers and libraries of the target, or empty")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES PAIRING_CROSS_EMULATOR PAIRING_CROSS_ROOT)
set(CMAKE_CROSSCOMPILING_EMULATOR "${PAIRING_CROSS_EMULATOR}")

# Headers, libraries and packages are the target's, programs this machine's.
set(CMAKE_FIND_ROOT_PATH "/usr/${_triplet}")
if(PAIRING_CROSS_ROOT)
  list(PREPEND CMAKE_FIND_ROOT_PATH "${PAIRING_CROSS_ROOT}")
endif()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(OPENSSL_USE_STATIC_LIBS TRUE)
