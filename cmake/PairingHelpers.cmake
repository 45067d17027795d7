# SPDX-License-Identifier: Apache-2.0
# The functions that the directories' lists are written with.

# Seconds that a test may take where its list says nothing else; an emulated processor is ten times slower.
set(PAIRING_TEST_TIMEOUT 600)
if(CMAKE_CROSSCOMPILING_EMULATOR)
  set(PAIRING_TEST_TIMEOUT 6000)
endif()

# pairing_target_defaults(<target>): language level and flags of every target of ours.
function(pairing_target_defaults target)
  set_target_properties(${target} PROPERTIES
    C_STANDARD 11 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF C_VISIBILITY_PRESET hidden
    CXX_STANDARD 17 CXX_STANDARD_REQUIRED ON CXX_EXTENSIONS OFF
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  target_link_libraries(${target} PRIVATE pairing_flags)
endfunction()

# pairing_add_test(NAME <name> [FLOOR <floor>] SOURCES <file>... [LIBS <library>...]
#                  [DEFINITIONS <def>...] [LABEL <label>] [TIMEOUT <seconds>] [SINGLE])
# A GoogleTest program pairing_test_<name>, linked to all objects of the library, so that it may call hidden
# functions; each of its cases is a test of ctest with one label: LABEL, else its floor (default: <name>)
# ("slow": left out of the default run). SINGLE: the whole program is one test. It sees src/, include/ and
# tests/ as include folders and knows
#   PAIRING_TEST_DATA_DIR   the folder tests/vectors of the project
#   PAIRING_VECTORS_DIR, PAIRING_MATH_DIR   the optional data of the same options; "" where there is none
function(pairing_add_test)
  cmake_parse_arguments(arg "SINGLE" "NAME;FLOOR;LABEL;TIMEOUT" "SOURCES;LIBS;DEFINITIONS" ${ARGN})
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "pairing_add_test: NAME and SOURCES are needed; not understood: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_FLOOR)
    set(arg_FLOOR "${arg_NAME}")
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT ${PAIRING_TEST_TIMEOUT})
  endif()
  set(target "pairing_test_${arg_NAME}")
  add_executable(${target} ${arg_SOURCES} "${PROJECT_SOURCE_DIR}/tests/support/main.cc")
  pairing_target_defaults(${target})
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  target_compile_definitions(${target} PRIVATE
    "PAIRING_TEST_DATA_DIR=\"${PROJECT_SOURCE_DIR}/tests/vectors\""
    "PAIRING_VECTORS_DIR=\"${PAIRING_VECTORS_DIR}\""
    "PAIRING_MATH_DIR=\"${PAIRING_MATH_DIR}\""
    ${arg_DEFINITIONS})
  target_link_libraries(${target} PRIVATE pairing_objects GTest::gtest ${arg_LIBS}
    $<TARGET_NAME_IF_EXISTS:nlohmann_json::nlohmann_json>)
  if(arg_LABEL)
    set(labels "${arg_LABEL}")
  else()
    set(labels "${arg_FLOOR}")
  endif()
  if(arg_SINGLE)
    add_test(NAME ${arg_NAME} COMMAND ${target})
    set_tests_properties(${arg_NAME} PROPERTIES LABELS "${labels}" TIMEOUT ${arg_TIMEOUT})
  else()
    gtest_discover_tests(${target} TEST_PREFIX "${arg_NAME}." DISCOVERY_TIMEOUT 120
      PROPERTIES LABELS "${labels}" TIMEOUT ${arg_TIMEOUT})
  endif()
endfunction()

# pairing_add_engine_tests(NAME <name> [FLOOR <floor>] [FILTER <filter of GoogleTest>])
# The program pairing_test_<name> again, as one test for each engine below the default one, which it forces; skipped where
# the processor lacks it. Label: FLOOR, default <name>.
function(pairing_add_engine_tests)
  cmake_parse_arguments(arg "" "NAME;FLOOR;FILTER" "" ${ARGN})
  if(NOT arg_FLOOR)
    set(arg_FLOOR "${arg_NAME}")
  endif()
  set(_engines)
  if(PAIRING_ASM_X86_64 OR PAIRING_ASM_AARCH64 OR PAIRING_HAVE_IFMA)
    list(APPEND _engines portable)
  endif()
  if(PAIRING_HAVE_IFMA AND PAIRING_ASM_X86_64)
    list(APPEND _engines x86_64)
  endif()
  foreach(_engine IN LISTS _engines)
    set(_test ${arg_NAME}.engine_${_engine})
    add_test(NAME ${_test} COMMAND pairing_test_${arg_NAME} "--gtest_filter=${arg_FILTER}*")
    set_tests_properties(${_test} PROPERTIES LABELS "${arg_FLOOR}" TIMEOUT ${PAIRING_TEST_TIMEOUT}
      ENVIRONMENT "PAIRING_ENGINE=${_engine}" SKIP_RETURN_CODE 77)
  endforeach()
endfunction()

# pairing_add_bench(NAME <name> SOURCES <file>... [LIBS <library>...] [DEFINITIONS <def>...])
# A Google Benchmark program bench/bench_<name> of the build folder; links to all objects of the library.
function(pairing_add_bench)
  cmake_parse_arguments(arg "" "NAME" "SOURCES;LIBS;DEFINITIONS" ${ARGN})
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "pairing_add_bench: NAME and SOURCES are needed; not understood: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  set(target "bench_${arg_NAME}")
  add_executable(${target} ${arg_SOURCES})
  pairing_target_defaults(${target})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bench")
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/bench")
  # What the library was compiled with stands in every output.
  string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
  string(STRIP "${CMAKE_C_FLAGS} ${CMAKE_C_FLAGS_${type}}" flags)
  target_compile_definitions(${target} PRIVATE ${arg_DEFINITIONS}
    "PAIRING_BENCH_COMPILER=\"${CMAKE_C_COMPILER_ID} ${CMAKE_C_COMPILER_VERSION}\"" "PAIRING_BENCH_FLAGS=\"${flags}\"")
  target_link_libraries(${target} PRIVATE pairing_objects benchmark::benchmark ${arg_LIBS})
endfunction()

# pairing_add_check(NAME <name> [LABELS <label>...] [TIMEOUT <seconds>] COMMAND <command>...)
# A test that is a command (a script, a generator's --check, a run of the pairing command). Without LABELS it is labelled
# "check": it looks at the sources, so that one build of several need run it.
function(pairing_add_check)
  cmake_parse_arguments(arg "" "NAME;TIMEOUT" "LABELS;COMMAND" ${ARGN})
  if(NOT arg_NAME OR NOT arg_COMMAND OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "pairing_add_check: NAME and COMMAND are needed; not understood: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT ${PAIRING_TEST_TIMEOUT})
  endif()
  add_test(NAME ${arg_NAME} COMMAND ${arg_COMMAND} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  if(NOT arg_LABELS)
    set(arg_LABELS check)
  endif()
  set_tests_properties(${arg_NAME} PROPERTIES LABELS "${arg_LABELS}" TIMEOUT ${arg_TIMEOUT})
endfunction()
