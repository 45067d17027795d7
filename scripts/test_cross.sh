#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Cross-builds the library and its tests for other machines and runs them here, by qemu where this processor cannot:
# i686 (32-bit), s390x (big-endian), aarch64. Slow, and so not part of scripts/test.sh.
# usage: scripts/test_cross.sh [--no-openssl] [ARCH...]    default: i686 s390x aarch64
# Sets up what it needs on Debian or Ubuntu as root or with sudo. The target's libcrypto is taken from the system's own
# package source into build/cross/ARCH; where that has none (or with --no-openssl) the tests of hashing and signatures
# are left out. JOBS: how many at once (default: all processors).
# TESTS: a regular expression of ctest; only tests whose names match are run.
# PAIRING_VECTORS_DIR, PAIRING_MATH_DIR: folders of the full vectors and of the reference values, if there.
set -euo pipefail
cd "$(dirname "$0")/.."

with_openssl=1
if [ "${1:-}" = --no-openssl ]; then
    with_openssl=0
    shift
fi
arches=("$@")
[ $# -gt 0 ] || arches=(i686 s390x aarch64)
for arch in "${arches[@]}"; do
    case "$arch" in
    i686 | s390x | aarch64) ;;
    *)
        echo "usage: scripts/test_cross.sh [--no-openssl] [ARCH...]; ARCH is i686, s390x or aarch64" >&2
        exit 2
        ;;
    esac
done
scripts/setup.sh cross "${arches[@]}"
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
    options+=("-DPAIRING_VECTORS_DIR=${PAIRING_VECTORS_DIR:-}" "-DPAIRING_MATH_DIR=${PAIRING_MATH_DIR:-}")
    if ! { cmake --preset "$arch" "${options[@]}" && cmake --build --preset "$arch" -j "$jobs"; } >"$log" 2>&1; then
        grep -E -A12 'error|warning|FAILED|CMake Error' "$log" | head -200
        echo "test_cross: building $arch failed" >&2
        exit 1
    fi
    echo "built in $((SECONDS - at)) s"
    at=$SECONDS
    ctest --preset "$arch" -j "$jobs" ${TESTS:+-R "$TESTS"} 2>&1 |
        { grep --line-buffered -vE '^ *(Start +[0-9]+: |[0-9]+/[0-9]+ Test +#[0-9]+: .*[. ]Passed )' || true; } | tee "$log"
    echo "tested in $((SECONDS - at)) s"
    summaries+=("$arch: $(grep -E 'tests passed, .* out of' "$log")$note")
done

printf '\n== passed in %d s\n' $((SECONDS - started))
printf '%s\n' "${summaries[@]}"
