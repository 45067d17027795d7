#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the library for WebAssembly (clang, wasi-libc, no OpenSSL) and runs the test in plain C (tests/plain) by node.
# usage: scripts/test_wasm.sh [--no-setup]
#   --no-setup     install nothing; exit 77 where something is missing
# Sets up what it needs on Debian or Ubuntu as root or with sudo; node 20 or later must be there.
set -euo pipefail
cd "$(dirname "$0")/.."
case "${1:-}" in
--no-setup) ;;
"") scripts/setup.sh wasm ;;
*)
    echo "usage: scripts/test_wasm.sh [--no-setup]" >&2
    exit 2
    ;;
esac
log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
if ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null; then
    echo "test_wasm: skipped, no node 20 or later here"
    exit 77
fi
echo 'int main(void) { return 0; }' >"$log/empty.c"
if ! clang --target=wasm32-wasi "$log/empty.c" -o "$log/empty" 2>/dev/null; then
    echo "test_wasm: skipped, no clang with lld, wasi-libc and the compiler's runtime for wasm32 here"
    exit 77
fi
if ! { cmake --preset wasm32 && cmake --build --preset wasm32 -j "${JOBS:-$(nproc)}"; } >"$log/log" 2>&1; then
    tail -50 "$log/log"
    echo "test_wasm: building failed" >&2
    exit 1
fi
exec ctest --preset wasm32
