#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the field floor and tests/ctime/field.cc with one compiler at one level, and runs it under valgrind with each
# engine forced. usage: field_run.sh FOLDER CC CXX LEVEL ENGINE...    FOLDER: for the objects; LEVEL: -O2, -O3
# Exit code 77 (skipped) where the compiler is not there.
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
folder=$1 cc=$2 cxx=$3 level=$4
shift 4
command -v "$cc" >/dev/null && command -v "$cxx" >/dev/null || exit 77
fields=(bn254_fp bls12_381_fr bls24_315_fp bls12_381_fp bw6_761_fp secp256k1)
flags=(-DPAIRING_CTIME=1 -DPAIRING_HAVE_OPENSSL=0 -DPAIRING_HAVE_IFMA=0 -g1 -gdwarf-4 "-I$source/include" "-I$source/src" "-I$source/tests")
case " $* " in
*" x86_64 "*) flags+=(-DPAIRING_ASM_X86_64=1) assembly=("$source"/src/field/x86_64/*.S) ;;
*) assembly=() ;;
esac
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
{
    printf '%s\n' "$source"/src/field/{cpu,divsteps,mont_kernels,mont_kernels_carry}.c "${assembly[@]}"
    printf '%s\n' "$source/src/instances/engine.c"
    printf "$source/tests/field/instances/%s.c\n" "${fields[@]}"
} | xargs -P 2 -n 4 "$cc" -std=c11 "$level" "${flags[@]}" -c
"$cxx" -std=c++17 -O0 "${flags[@]}" -c "$source/tests/ctime/field.cc" -o field_main.o
"$cxx" ./*.o -o field
for engine in "$@"; do
    valgrind -q --error-exitcode=1 ./field "$engine"
done
