# SPDX-License-Identifier: Apache-2.0
# Install rules: libraries, headers of the curves that were built, the command, the CMake package, pairing.pc.
include(CMakePackageConfigHelpers)
set(_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/pairing")

install(TARGETS pairing_static pairing_shared EXPORT pairing_targets
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
  RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
if(TARGET pairing_command)
  install(TARGETS pairing_command RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endif()

set(_excluded_headers)
foreach(_curve IN LISTS PAIRING_ALL_CURVES)
  if(NOT _curve IN_LIST PAIRING_CURVES)
    list(APPEND _excluded_headers PATTERN "${_curve}*.h" EXCLUDE)
  endif()
endforeach()
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/pairing" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  FILES_MATCHING PATTERN "*.h" ${_excluded_headers})

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/docs/conventions.md"
  DESTINATION "${CMAKE_INSTALL_DOCDIR}")

install(EXPORT pairing_targets NAMESPACE pairing:: FILE pairingTargets.cmake DESTINATION "${_package_dir}")
configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/pairingConfig.cmake.in" "${PROJECT_BINARY_DIR}/pairingConfig.cmake"
  INSTALL_DESTINATION "${_package_dir}" NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/pairingConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/pairingConfig.cmake" "${PROJECT_BINARY_DIR}/pairingConfigVersion.cmake"
  DESTINATION "${_package_dir}")

# pairing.pc finds its prefix from its own place, so that an installed tree can be moved.
set(_pc_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
file(RELATIVE_PATH _pc_up "/${_pc_dir}" "/")
string(REGEX REPLACE "/$" "" PAIRING_PC_UP "${_pc_up}")
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}" OR IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
  message(FATAL_ERROR "CMAKE_INSTALL_LIBDIR and CMAKE_INSTALL_INCLUDEDIR must be relative to the prefix")
endif()
set(PAIRING_PC_REQUIRES "")
if(PAIRING_HAVE_OPENSSL)
  set(PAIRING_PC_REQUIRES "libcrypto >= 3.0")
endif()
set(PAIRING_PC_LIBS "")
if(PAIRING_OPENMP)
  string(REPLACE ";" " " PAIRING_PC_LIBS "${OpenMP_C_FLAGS}")
endif()
configure_file("${CMAKE_CURRENT_LIST_DIR}/pairing.pc.in" "${PROJECT_BINARY_DIR}/pairing.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/pairing.pc" DESTINATION "${_pc_dir}")
