#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The whole default suite from a fresh machine: installs what is missing, then builds and tests release (gcc),
# dev (gcc: run-time checks, warnings are errors), asan-ubsan-clang (warnings are errors) and ctime (gcc: constant time
# under valgrind).
# The checks of the sources, of generated files and of the installed package run in the first of these builds alone,
# which also builds the benchmarks.
# usage: scripts/test.sh [PRESET...]    default: release dev asan-ubsan-clang ctime
# PAIRING_VECTORS_DIR, PAIRING_MATH_DIR: folders of the full vectors and of the reference values, if there.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh test

presets=("$@")
[ $# -gt 0 ] || presets=(release dev asan-ubsan-clang ctime)
jobs=$(nproc)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
started=$SECONDS
summaries=()
leave_out=()
bench=ON

# Keeps failures and the summary of a long list of tests.
only_news() { grep --line-buffered -vE '^ *(Start +[0-9]+: |[0-9]+/[0-9]+ Test +#[0-9]+: .*[. ]Passed )' || true; }

for preset in "${presets[@]}"; do
    printf '\n== %s\n' "$preset"
    at=$SECONDS
    if ! { cmake --preset "$preset" \
        -DPAIRING_BUILD_TESTS=ON -DPAIRING_BUILD_BENCH="$bench" \
        -DPAIRING_VECTORS_DIR="${PAIRING_VECTORS_DIR:-}" -DPAIRING_MATH_DIR="${PAIRING_MATH_DIR:-}" &&
        cmake --build --preset "$preset" -j "$jobs"; } >"$log" 2>&1; then
        grep -E -A12 'error|warning|FAILED|CMake Error' "$log" | head -200
        echo "test: building $preset failed" >&2
        exit 1
    fi
    grep -E '^-- (pairing|  )' "$log" || true
    echo "built in $((SECONDS - at)) s"
    at=$SECONDS
    # --no-tests=error and the preset's noTestsAction: a run of nothing is a failure.
    ctest --preset "$preset" -j "$jobs" "${leave_out[@]}" 2>&1 | only_news | tee "$log"
    bench=OFF
    leave_out=(-E '^(check|constants|consumer|cross|seventh|bench_report)([.]|$)') # labels are the preset's to leave out
    echo "tested in $((SECONDS - at)) s"
    summaries+=("$preset: $(grep -E 'tests passed, .* out of' "$log")")
done

printf '\n== passed in %d s\n' $((SECONDS - started))
printf '%s\n' "${summaries[@]}"
grep -E 'tests passed, .* out of' "$log"
