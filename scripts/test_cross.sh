#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Cross-builds the library and its tests for other machines and runs them here, by qemu where this processor cannot:
# i686 (32-bit), s390x (big-endian), aarch64.
# usage: scripts/test_cross.sh [--quick|--all] [--no-setup] [--no-openssl] [ARCH...]    default: i686 s390x aarch64
#   (neither)      the suites of the field, tower and pairing floors: the tests cross.ARCH of ctest, labelled slow
#   --quick        word kernels against the C texts, and the test in plain C (tests/plain): cross.aarch64_engine
#   --all          every suite that does not look at the sources; hours
#   --no-setup     install nothing; exit 77 where a compiler or emulator is missing
#   --no-openssl   do not fetch the target's libcrypto: tests of hashing and signatures are left out, and the others
#                  have slower integers to compare with
# Sets up what it needs on Debian or Ubuntu as root or with sudo. The target's libcrypto is taken from the system's own
# package source into build/cross/ARCH; where that has none it is as with --no-openssl.
# JOBS: how many at once (default: all processors). TESTS: a regular expression of ctest, in place of the choice above.
# PAIRING_VECTORS_DIR, PAIRING_MATH_DIR: folders of the full vectors and of the reference values, if there.
set -euo pipefail
cd "$(dirname "$0")/.."

with_openssl=1
setup=1
targets=(pairing_test_field pairing_test_tower pairing_test_pairing)
tests='^(field|tower|pairing)\.'
while [[ "${1:-}" == --* ]]; do
    case "$1" in
    --quick)
        targets=(pairing_test_field pairing_test_plain)
        tests='^(field\.EngineKernels|plain)$'
        ;;
    --all)
        targets=(all)
        tests=
        ;;
    --no-setup) setup=0 ;;
    --no-openssl) with_openssl=0 ;;
    *) break ;;
    esac
    shift
done
tests=${TESTS:-$tests}
arches=("$@")
[ $# -gt 0 ] || arches=(i686 s390x aarch64)
for arch in "${arches[@]}"; do
    case "$arch" in
    i686 | s390x | aarch64) ;;
    *)
        echo "usage: scripts/test_cross.sh [--quick|--all] [--no-setup] [--no-openssl] [ARCH...]" >&2
        echo "ARCH is i686, s390x or aarch64" >&2
        exit 2
        ;;
    esac
    if [ $setup = 0 ]; then
        needed=("$arch-linux-gnu-gcc" "$arch-linux-gnu-g++")
        [ "$arch" = i686 ] || needed+=("qemu-$arch")
        for tool in "${needed[@]}"; do
            command -v "$tool" >/dev/null || { echo "test_cross: skipped, no $tool here"; exit 77; }
        done
        [ -d /usr/src/googletest ] || { echo "test_cross: skipped, no /usr/src/googletest here"; exit 77; }
    fi
done
[ $setup = 0 ] || scripts/setup.sh cross "${arches[@]}"
jobs=${JOBS:-$(nproc)}

# fetch_openssl ARCH ROOT: headers and the static libcrypto of the target, unpacked from its package by an apt with
# lists of its own: the system's architectures and packages stay as they are. Fails where there is no such package.
fetch_openssl() {
    local arch=$1 root=$2 deb work
    [ ! -f "$root/ready" ] || return 0
    command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
    case "$arch" in
    i686) deb=i386 ;;
    aarch64) deb=arm64 ;;
    *) deb=$arch ;;
    esac
    work=$(mktemp -d)
    mkdir -p "$work/state/lists/partial" "$work/cache/archives/partial"
    cat >"$work/apt.conf" <<CONF
APT::Architecture "$deb";
APT::Architectures { "$deb"; };
APT::Sandbox::User "root";
Dir::State "$work/state";
Dir::State::status "/dev/null";
Dir::Cache "$work/cache";
CONF
    # A source without this architecture makes the update complain; the download decides.
    (cd "$work" && export APT_CONFIG="$work/apt.conf" && { apt-get -q update || true; } && apt-get -q download libssl-dev) \
        >"$work/log" 2>&1 || { rm -rf "$work"; return 1; }
    rm -rf "$root"
    mkdir -p "$root"
    dpkg-deb -x "$work"/libssl-dev_*.deb "$root"
    cp -R "$root/usr/include/"*-linux-gnu*/openssl "$root/usr/include/"
    rm -rf "$work"
    touch "$root/ready"
}

started=$SECONDS
summaries=()
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for arch in "${arches[@]}"; do
    printf '\n== %s\n' "$arch"
    at=$SECONDS
    root=$PWD/build/cross/$arch
    options=(-DPAIRING_OPENSSL=OFF -DPAIRING_CROSS_ROOT=)
    note=', without OpenSSL'
    if [ $with_openssl = 1 ]; then
        if fetch_openssl "$arch" "$root"; then
            options=(-DPAIRING_OPENSSL=ON "-DPAIRING_CROSS_ROOT=$root")
            note=
        else
            echo "no libssl-dev for $arch in this system's package source: without OpenSSL"
        fi
    fi
    options+=(-UPAIRING_CURVES "-DPAIRING_VECTORS_DIR=${PAIRING_VECTORS_DIR:-}" "-DPAIRING_MATH_DIR=${PAIRING_MATH_DIR:-}")
    if ! { cmake --preset "$arch" "${options[@]}" && cmake --build --preset "$arch" -j "$jobs" --target "${targets[@]}"; } >"$log" 2>&1; then
        grep -E -A12 'error|warning|FAILED|CMake Error' "$log" | head -200
        echo "test_cross: building $arch failed" >&2
        exit 1
    fi
    echo "built in $((SECONDS - at)) s"
    at=$SECONDS
    ctest --preset "$arch" -j "$jobs" ${tests:+-R "$tests"} 2>&1 |
        { grep --line-buffered -vE '^ *(Start +[0-9]+: |[0-9]+/[0-9]+ Test +#[0-9]+: .*[. ]Passed )' || true; } | tee "$log"
    echo "tested in $((SECONDS - at)) s"
    summaries+=("$arch: $(grep -E 'tests passed, .* out of' "$log")$note")
done

printf '\n== passed in %d s\n' $((SECONDS - started))
printf '%s\n' "${summaries[@]}"
