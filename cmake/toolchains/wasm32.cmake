# SPDX-License-Identifier: Apache-2.0
# WebAssembly with the system interface WASI, run by node (20 or later). Packages of Debian and Ubuntu: clang, lld, wasi-libc,
# libclang-rt-<version>-dev-wasm32. PAIRING_WASI_ROOT: the root of another wasi-libc (wasi-sdk's share/wasi-sysroot).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(PAIRING_WASI_ROOT "" CACHE PATH "Root of the C library, or empty for the system's")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES PAIRING_WASI_ROOT)
if(PAIRING_WASI_ROOT)
  set(CMAKE_SYSROOT "${PAIRING_WASI_ROOT}")
endif()
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=1048576")
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_CROSSCOMPILING_EMULATOR "node;--no-warnings;${CMAKE_CURRENT_LIST_DIR}/run_wasi.mjs")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
