# SPDX-License-Identifier: Apache-2.0
# Builds and runs the user's project in tests/consumer/project one way:
#   cmake -DMODE=find_package|add_subdirectory|pkg_config -DKIND=static|shared -DSOURCE=... -DBUILD=... -DWORK=...
#         -DCC=... -DCXX=... -DGENERATOR=... -DLIBDIR=... [-DPKG_CONFIG=...] -P run_consumer.cmake
# WORK is emptied first. The installed tree is moved before use, so a path of the build that stayed in it fails.
foreach(_name MODE KIND SOURCE BUILD WORK CC CXX GENERATOR LIBDIR)
  if(NOT DEFINED ${_name})
    message(FATAL_ERROR "run_consumer: ${_name} is not given")
  endif()
endforeach()
set(project "${SOURCE}/tests/consumer/project")
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "failed (${status}): ${command}\n${output}")
  endif()
endfunction()

if(NOT MODE STREQUAL "add_subdirectory")
  run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/installed")
  file(RENAME "${WORK}/installed" "${WORK}/moved")
  file(GLOB_RECURSE text_files "${WORK}/moved/*.cmake" "${WORK}/moved/*.pc" "${WORK}/moved/*.h")
  if(NOT text_files)
    message(FATAL_ERROR "nothing was installed")
  endif()
  foreach(_file IN LISTS text_files)
    file(READ "${_file}" _text)
    foreach(_path "${SOURCE}" "${BUILD}" "${WORK}/installed")
      string(FIND "${_text}" "${_path}" _at)
      if(NOT _at EQUAL -1)
        message(FATAL_ERROR "${_file} names ${_path}: the installed tree cannot be moved")
      endif()
    endforeach()
  endforeach()
  run("${WORK}/moved/bin/pairing" curves)
endif()

set(configure "${CMAKE_COMMAND}" -S "${project}" -B "${WORK}/build" -G "${GENERATOR}"
  "-DCMAKE_C_COMPILER=${CC}" "-DCMAKE_CXX_COMPILER=${CXX}" -DCMAKE_BUILD_TYPE=Release
  "-DCONSUMER_LIBRARY=pairing::${KIND}")

if(MODE STREQUAL "find_package")
  run(${configure} "-DCMAKE_PREFIX_PATH=${WORK}/moved")
elseif(MODE STREQUAL "add_subdirectory")
  # One curve alone, which is also the test of that option.
  run(${configure} "-DCONSUMER_SOURCE_DIR=${SOURCE}" -DPAIRING_CURVES=bls12_381
    -DPAIRING_BUILD_TESTS=OFF -DPAIRING_BUILD_BENCH=OFF -DPAIRING_BUILD_EXAMPLES=OFF
    -DPAIRING_BUILD_TOOLS=OFF -DPAIRING_INSTALL=OFF)
elseif(MODE STREQUAL "pkg_config")
  set(ENV{PKG_CONFIG_PATH} "${WORK}/moved/${LIBDIR}/pkgconfig")
  # Static: the archive by its name, and what pkg-config adds for it.
  set(query --cflags --libs)
  if(KIND STREQUAL "static")
    list(APPEND query --static)
  endif()
  execute_process(COMMAND "${PKG_CONFIG}" ${query} pairing RESULT_VARIABLE status OUTPUT_VARIABLE flags
    OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "pkg-config does not find pairing")
  endif()
  separate_arguments(flags UNIX_COMMAND "${flags}")
  if(KIND STREQUAL "static")
    list(TRANSFORM flags REPLACE "^-lpairing$" "-l:libpairing.a")
  else()
    list(APPEND flags "-Wl,-rpath,${WORK}/moved/${LIBDIR}")
  endif()
  file(MAKE_DIRECTORY "${WORK}/build")
  run("${CC}" -std=c11 "${project}/consumer.c" -o "${WORK}/build/consumer" ${flags})
  run("${CXX}" -std=c++11 "${project}/consumer.cc" -o "${WORK}/build/consumer_cxx" ${flags})
else()
  message(FATAL_ERROR "run_consumer: unknown MODE ${MODE}")
endif()

if(NOT MODE STREQUAL "pkg_config")
  run("${CMAKE_COMMAND}" --build "${WORK}/build" --target consumer consumer_cxx)
endif()
run("${WORK}/build/consumer")
run("${WORK}/build/consumer_cxx")
