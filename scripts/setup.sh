#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what building and testing need, on Debian 12, Ubuntu 24.04 or later, as root or with sudo.
# Quiet and quick where all is there. usage: scripts/setup.sh build|test|cross ARCH...|wasm
set -euo pipefail

build_packages=(cmake ninja-build gcc g++ libc6-dev libssl-dev pkg-config)
test_packages=(clang libclang-rt-dev libgtest-dev libbenchmark-dev nlohmann-json3-dev python3 valgrind qemu-user)
case "${1:-}" in
build) packages=("${build_packages[@]}" libbenchmark-dev) ;;
test) packages=("${build_packages[@]}" "${test_packages[@]}") ;;
cross)
    packages=("${build_packages[@]}" libgtest-dev nlohmann-json3-dev python3 qemu-user)
    for arch in "${@:2}"; do
        packages+=("gcc-$arch-linux-gnu" "g++-$arch-linux-gnu")
    done
    ;;
wasm) packages=(cmake ninja-build clang lld wasi-libc libclang-rt-dev-wasm32) ;;
*)
    echo "usage: scripts/setup.sh build|test|cross ARCH...|wasm" >&2
    exit 2
    ;;
esac

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    # Another system: only say what is missing.
    missing=()
    for tool in cmake ninja cc c++; do
        command -v "$tool" >/dev/null || missing+=("$tool")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        echo "setup: not a Debian or Ubuntu system; please install: ${missing[*]}" >&2
        exit 1
    fi
    exit 0
fi

# What the tests of other machines need (each is skipped without): not on every system, and not a reason to fail.
optional=()
if [ "$1" = test ] && [ "$(uname -m)" = x86_64 ]; then
    optional=(gcc-aarch64-linux-gnu g++-aarch64-linux-gnu qemu-user lld wasi-libc libclang-rt-dev-wasm32)
fi

# missing PACKAGE...: those of them that are not installed, one a line.
missing() {
    local package status
    for package in "$@"; do
        status=$(dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null || true)
        case "$status" in
        not-installed | "") echo "$package" ;;
        *installed*) ;;
        *) echo "$package" ;;
        esac
    done
}
mapfile -t needed < <(missing "${packages[@]}")
mapfile -t wanted < <(missing "${optional[@]}")
[ $((${#needed[@]} + ${#wanted[@]})) -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null; then
        as_root=(sudo)
    elif [ ${#needed[@]} -gt 0 ]; then
        echo "setup: run this as root, or install: ${needed[*]}" >&2
        exit 1
    else
        exit 0
    fi
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Dpkg::Use-Pty=0 "$@" </dev/null >"$log" 2>&1; }
# The package lists may be fresh enough: only when the install fails are they fetched again.
install() {
    echo "setup: installing $*"
    { [ -n "$(find /var/lib/apt/lists -name '*_Packages*' -print -quit 2>/dev/null)" ] &&
        apt install --no-install-recommends "$@"; } || { apt update && apt install --no-install-recommends "$@"; }
}
if [ ${#needed[@]} -gt 0 ] && ! install "${needed[@]}"; then
    cat "$log" >&2
    echo "setup: apt-get failed" >&2
    exit 1
fi
if [ ${#wanted[@]} -gt 0 ] && ! install "${wanted[@]}"; then
    echo "setup: not to be had here: ${wanted[*]}; the tests that need them are skipped"
fi
