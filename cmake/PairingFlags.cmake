# SPDX-License-Identifier: Apache-2.0
# pairing_flags: how our own sources are compiled. Linked privately, never exported.
add_library(pairing_flags INTERFACE)

set(_gnu "$<C_COMPILER_ID:GNU,Clang,AppleClang>")
target_compile_options(pairing_flags INTERFACE
  "$<${_gnu}:-Wall;-Wextra;-Wpedantic;-Wundef;-Wvla>"
  "$<$<AND:${_gnu},$<COMPILE_LANGUAGE:C>>:-Wshadow;-Wstrict-prototypes>"
  "$<$<C_COMPILER_ID:MSVC>:/W3>")
if(PAIRING_WERROR)
  target_compile_options(pairing_flags INTERFACE "$<${_gnu}:-Werror>" "$<$<C_COMPILER_ID:MSVC>:/WX>")
endif()

# Texts are made of always-inline functions: unoptimised they are too slow to test.
target_compile_options(pairing_flags INTERFACE "$<$<AND:${_gnu},$<CONFIG:Debug>,$<COMPILE_LANGUAGE:C>>:-O1>")

if(PAIRING_SANITIZE)
  set(_sanitize "-fsanitize=${PAIRING_SANITIZE}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_compile_options(pairing_flags INTERFACE ${_sanitize})
  target_link_options(pairing_flags INTERFACE ${_sanitize})
  # The tests' own code (C++) keeps the address sanitizer, which must see their buffers; the others only cost time.
  if(PAIRING_SANITIZE MATCHES "undefined")
    target_compile_options(pairing_flags INTERFACE "$<$<COMPILE_LANGUAGE:CXX>:-fno-sanitize=undefined>")
  endif()
else()
  # Large frames are a fault: callers run on small stacks. Sanitizers enlarge frames, so not there.
  target_compile_options(pairing_flags INTERFACE
    "$<$<AND:${_gnu},$<COMPILE_LANGUAGE:C>>:-Wframe-larger-than=65536>")
endif()
if(PAIRING_COVERAGE)
  target_compile_options(pairing_flags INTERFACE --coverage)
  target_link_options(pairing_flags INTERFACE --coverage)
endif()

# What internal code may ask about the build; public headers ask nothing.
target_compile_definitions(pairing_flags INTERFACE
  PAIRING_HAVE_OPENSSL=${PAIRING_HAVE_OPENSSL}
  PAIRING_HAVE_IFMA=${PAIRING_HAVE_IFMA}
  $<$<NOT:$<STREQUAL:${PAIRING_MUL64},AUTO>>:PAIRING_MUL64=${PAIRING_MUL64}>
  $<$<BOOL:${PAIRING_ASM_X86_64}>:PAIRING_ASM_X86_64=1>
  $<$<BOOL:${PAIRING_ASM_AARCH64}>:PAIRING_ASM_AARCH64=1>
  $<$<BOOL:${PAIRING_CTIME}>:PAIRING_CTIME=1>
  $<$<BOOL:${PAIRING_VERIFY}>:PAIRING_VERIFY_ENABLED=1>)
foreach(_curve IN LISTS PAIRING_ALL_CURVES)
  string(TOUPPER "${_curve}" _upper)
  if(_curve IN_LIST PAIRING_CURVES)
    target_compile_definitions(pairing_flags INTERFACE PAIRING_HAVE_${_upper}=1)
  else()
    target_compile_definitions(pairing_flags INTERFACE PAIRING_HAVE_${_upper}=0)
  endif()
endforeach()
