# SPDX-License-Identifier: Apache-2.0
# All options of the build. None of them changes a public header.

set(PAIRING_ALL_CURVES bn254 bls12_377 bls12_381 bls24_315 bw6_633 bw6_761)
set(PAIRING_CURVES "${PAIRING_ALL_CURVES}" CACHE STRING "Curves to build (a list)")

option(PAIRING_BUILD_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(PAIRING_BUILD_BENCH "Build the benchmarks" ${PROJECT_IS_TOP_LEVEL})
option(PAIRING_BUILD_EXAMPLES "Build the examples" ${PROJECT_IS_TOP_LEVEL})
option(PAIRING_BUILD_TOOLS "Build the pairing command" ${PROJECT_IS_TOP_LEVEL})
option(PAIRING_INSTALL "Make install rules" ${PROJECT_IS_TOP_LEVEL})
option(PAIRING_VERIFY "Check ranges, points and preconditions at run time (slow)" OFF)
option(PAIRING_WERROR "Treat warnings as errors" OFF)
option(PAIRING_COVERAGE "Instrument for gcov" OFF)
option(PAIRING_FETCH "Download GoogleTest and Google Benchmark where the system has none" ON)
set(PAIRING_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=, for example address,undefined")
set(PAIRING_OPENSSL AUTO CACHE STRING
    "Use OpenSSL's libcrypto for SHA-256, HKDF and random numbers: AUTO, ON or OFF")
set_property(CACHE PAIRING_OPENSSL PROPERTY STRINGS AUTO ON OFF)

# Data outside the project, for the long tests: full vector sets, and the reference values of the curves.
set(PAIRING_VECTORS_DIR "$ENV{PAIRING_VECTORS_DIR}" CACHE PATH "Folder of the full test vectors, or empty")
set(PAIRING_MATH_DIR "$ENV{PAIRING_MATH_DIR}" CACHE PATH "Folder of the reference values of the curves, or empty")

foreach(_curve IN LISTS PAIRING_CURVES)
  if(NOT _curve IN_LIST PAIRING_ALL_CURVES)
    message(FATAL_ERROR "PAIRING_CURVES: unknown curve '${_curve}'; known are: ${PAIRING_ALL_CURVES}")
  endif()
endforeach()
# The scalar field of a BW6 curve is the base field of its inner curve.
foreach(_pair "bw6_633;bls24_315" "bw6_761;bls12_377")
  list(GET _pair 0 _outer)
  list(GET _pair 1 _inner)
  if(_outer IN_LIST PAIRING_CURVES AND NOT _inner IN_LIST PAIRING_CURVES)
    message(FATAL_ERROR "PAIRING_CURVES: ${_outer} needs ${_inner}, whose base field is its scalar field")
  endif()
endforeach()

if(NOT PAIRING_OPENSSL MATCHES "^(AUTO|ON|OFF)$")
  message(FATAL_ERROR "PAIRING_OPENSSL is '${PAIRING_OPENSSL}', not AUTO, ON or OFF")
endif()
set(PAIRING_HAVE_OPENSSL 0)
if(NOT PAIRING_OPENSSL STREQUAL "OFF")
  if(PAIRING_OPENSSL STREQUAL "ON")
    find_package(OpenSSL 3.0 REQUIRED)
  else()
    find_package(OpenSSL 3.0 QUIET)
  endif()
  if(OPENSSL_FOUND)
    set(PAIRING_HAVE_OPENSSL 1)
  endif()
endif()

if(PROJECT_IS_TOP_LEVEL)
  get_property(_multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(NOT _multi_config AND NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
  endif()
endif()
