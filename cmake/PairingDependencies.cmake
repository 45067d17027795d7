# SPDX-License-Identifier: Apache-2.0
# GoogleTest, Google Benchmark and a JSON reader for tests and benchmarks: the system's first; where it has
# none, a pinned release by its hash (unless PAIRING_FETCH is off). The library itself needs none of them.
include(FetchContent)

function(_pairing_fetch what name)
  string(TOUPPER "${name}" upper)
  if(FETCHCONTENT_SOURCE_DIR_${upper})
    message(STATUS "${what}: building ${FETCHCONTENT_SOURCE_DIR_${upper}}")
    return()
  endif()
  if(NOT PAIRING_FETCH)
    message(FATAL_ERROR "${what} was not found and PAIRING_FETCH is off; install it, "
      "or turn PAIRING_BUILD_TESTS and PAIRING_BUILD_BENCH off")
  endif()
  message(STATUS "${what}: not on this system, downloading the pinned release")
endfunction()

if(PAIRING_BUILD_TESTS)
  include(GoogleTest)
  find_package(GTest 1.10 QUIET)
  if(NOT TARGET GTest::gtest_main)
    _pairing_fetch(GoogleTest googletest)
    set(INSTALL_GTEST OFF CACHE BOOL "" FORCE)
    set(BUILD_GMOCK OFF CACHE BOOL "" FORCE)
    FetchContent_Declare(googletest
      URL "https://github.com/google/googletest/archive/refs/tags/release-1.12.1.tar.gz"
      URL_HASH SHA256=81964fe578e9bd7c94dfdb09c8e4d6e6759e19967e397dbea48d1c10e45d0df2)
    FetchContent_MakeAvailable(googletest)
  endif()

  find_package(Python3 3.9 COMPONENTS Interpreter QUIET)

  # Vector files are JSON; tests that read them are built where the header is.
  find_package(nlohmann_json 3.7 QUIET)
  if(CMAKE_CROSSCOMPILING AND NOT TARGET nlohmann_json::nlohmann_json)
    # Headers only: those of this machine serve, from a folder without its other headers.
    find_path(PAIRING_JSON_INCLUDE_DIR nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH)
    mark_as_advanced(PAIRING_JSON_INCLUDE_DIR)
    if(PAIRING_JSON_INCLUDE_DIR)
      file(COPY "${PAIRING_JSON_INCLUDE_DIR}/nlohmann" DESTINATION "${PROJECT_BINARY_DIR}/json")
      add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
      target_include_directories(nlohmann_json::nlohmann_json INTERFACE "${PROJECT_BINARY_DIR}/json")
    endif()
  endif()
  set(PAIRING_HAVE_JSON 0)
  if(TARGET nlohmann_json::nlohmann_json)
    set(PAIRING_HAVE_JSON 1)
  endif()
endif()

if(PAIRING_BUILD_BENCH)
  find_package(benchmark 1.5 QUIET)
  if(NOT TARGET benchmark::benchmark)
    _pairing_fetch("Google Benchmark" benchmark)
    set(BENCHMARK_ENABLE_TESTING OFF CACHE BOOL "" FORCE)
    set(BENCHMARK_ENABLE_INSTALL OFF CACHE BOOL "" FORCE)
    FetchContent_Declare(benchmark
      URL "https://github.com/google/benchmark/archive/refs/tags/v1.7.1.tar.gz"
      URL_HASH SHA256=6430e4092653380d9dc4ccb45a1e2dc9259d581f4866dc0759713126056bc1d7)
    FetchContent_MakeAvailable(benchmark)
  endif()
endif()
