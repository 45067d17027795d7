# SPDX-License-Identifier: Apache-2.0
if(PROJECT_IS_TOP_LEVEL)
  message(STATUS "pairing ${PROJECT_VERSION}")
  message(STATUS "  curves     ${PAIRING_CURVES}")
  message(STATUS "  compiler   ${CMAKE_C_COMPILER_ID} ${CMAKE_C_COMPILER_VERSION}, ${CMAKE_BUILD_TYPE}")
  message(STATUS "  verify     ${PAIRING_VERIFY}, sanitizers: ${PAIRING_SANITIZE}")
  if(PAIRING_HAVE_OPENSSL)
    message(STATUS "  OpenSSL    ${OPENSSL_VERSION}")
  else()
    message(STATUS "  OpenSSL    none: no hash-to-curve, no signatures, no random elements")
  endif()
  message(STATUS "  parts      tests ${PAIRING_BUILD_TESTS}, bench ${PAIRING_BUILD_BENCH}, "
    "examples ${PAIRING_BUILD_EXAMPLES}, command ${PAIRING_BUILD_TOOLS}, install ${PAIRING_INSTALL}")
endif()
