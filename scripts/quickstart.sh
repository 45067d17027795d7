#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# From a fresh machine to verified signatures: installs what is missing, builds the release preset, verifies
# real signatures with the pairing command, computes a pairing on every curve, times the final exponentiation.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '\n== %s\n' "$*"; }
field() { sed -n "s/^$2 = //p" "examples/data/$1.txt"; }        # field <file> <key>
bytes() { printf '%b' "$(sed 's/../\\x&/g')"; }                 # hex on stdin -> bytes
sha256_of_hex() { printf '%s' "$1" | bytes | sha256sum | cut -d' ' -f1; }

scripts/setup.sh build

say "Building (release)"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
run() { "$@" >"$log" 2>&1 || { cat "$log"; exit 1; }; }
run cmake --preset release -DPAIRING_BUILD_TESTS=OFF
run cmake --build --preset release \
    --target pairing_command pairing_shared example_pairing_demo bench_pairing
pairing=build/release/pairing
echo "the command is $pairing, the libraries are in build/release/lib"

say "Verifying a drand beacon (main network, round $(field drand_mainnet round))"
message=$(sha256_of_hex "$(field drand_mainnet previous_signature)$(printf '%016x' "$(field drand_mainnet round)")")
"$pairing" bls verify --scheme "$(field drand_mainnet scheme)" --dst "$(field drand_mainnet dst)" \
    --pk "$(field drand_mainnet public_key)" --msg-hex "$message" --sig "$(field drand_mainnet signature)"
echo "randomness of the round: $(sha256_of_hex "$(field drand_mainnet signature)")"

say "Verifying a drand beacon (quicknet, round $(field drand_quicknet round))"
message=$(sha256_of_hex "$(printf '%016x' "$(field drand_quicknet round)")")
"$pairing" bls verify --scheme "$(field drand_quicknet scheme)" --dst "$(field drand_quicknet dst)" \
    --pk "$(field drand_quicknet public_key)" --msg-hex "$message" --sig "$(field drand_quicknet signature)"
echo "randomness of the round: $(sha256_of_hex "$(field drand_quicknet signature)")"

say "Verifying an Ethereum signature (a validator's deposit)"
message=$(sha256_of_hex "$(field ethereum_deposit deposit_message_root)$(field ethereum_deposit domain)")
"$pairing" bls verify --scheme "$(field ethereum_deposit scheme)" --dst "$(field ethereum_deposit dst)" \
    --pk "$(field ethereum_deposit public_key)" --msg-hex "$message" --sig "$(field ethereum_deposit signature)"
echo "the validator's key: $(field ethereum_deposit public_key)"

say "The same deposit for another message is refused"
message=$(sha256_of_hex "$message")
if "$pairing" bls verify --scheme "$(field ethereum_deposit scheme)" --dst "$(field ethereum_deposit dst)" \
    --pk "$(field ethereum_deposit public_key)" --msg-hex "$message" --sig "$(field ethereum_deposit signature)"; then
    echo "quickstart: a wrong message was accepted" >&2
    exit 1
fi

say "A pairing of the generators on every curve"
build/release/examples/pairing_demo

say "Time of the final exponentiation"
# Its notes about the machine (and that Debian's benchmark library is a debug build, which times nothing) go to the log.
build/release/bench/bench_pairing --benchmark_filter='/final_exponentiation$' --benchmark_min_time=0.2 2>"$log" ||
    { cat "$log"; exit 1; }
