# SPDX-License-Identifier: Apache-2.0
# The version stands once, in include/pairing/version.h; everything else reads it from there.
set(_version_header "${CMAKE_CURRENT_SOURCE_DIR}/include/pairing/version.h")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${_version_header}")
file(READ "${_version_header}" _version_text)
foreach(_part MAJOR MINOR PATCH)
  if(NOT _version_text MATCHES "#define[ \t]+PAIRING_VERSION_${_part}[ \t]+([0-9]+)")
    message(FATAL_ERROR "${_version_header} defines no PAIRING_VERSION_${_part}")
  endif()
  set(_version_${_part} "${CMAKE_MATCH_1}")
endforeach()
set(PAIRING_VERSION "${_version_MAJOR}.${_version_MINOR}.${_version_PATCH}")
