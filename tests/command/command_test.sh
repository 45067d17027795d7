#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The pairing command from outside: results, exit codes, one line on stderr for every refusal.
# usage: command_test.sh PAIRING DATA, where DATA is the folder examples/data
set -u
pairing=$1
data=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
checks=0

# expect CODE NAME ARGUMENT...: runs the command (stdin: $input), leaves $out and $err
input=""
expect() {
    local code=$1 name=$2 got=0
    shift 2
    checks=$((checks + 1))
    printf '%s' "$input" | "$pairing" "$@" >"$work/out" 2>"$work/err" || got=$?
    out=$(cat "$work/out")
    err=$(cat "$work/err")
    if [ "$got" != "$code" ]; then
        echo "$name: exit $got, not $code; stdout: $out; stderr: $err" >&2
        failures=$((failures + 1))
    fi
    # done or no: nothing on stderr; refused: one line on stderr, nothing on stdout
    if [ "$code" = 2 ]; then
        [ -z "$out" ] && [ "$(wc -l <"$work/err")" = 1 ] && [ "${err#pairing: }" != "$err" ] || {
            echo "$name: a refusal is one line on stderr; stdout: $out; stderr: $err" >&2
            failures=$((failures + 1))
        }
    elif [ -n "$err" ]; then
        echo "$name: unexpected on stderr: $err" >&2
        failures=$((failures + 1))
    fi
}

# same NAME WANTED: the output of the last command
same() {
    checks=$((checks + 1))
    if [ "$out" != "$2" ]; then
        echo "$1: got $out, not $2" >&2
        failures=$((failures + 1))
    fi
}

# says NAME TEXT: the message of the last refusal holds the text
says() {
    checks=$((checks + 1))
    case $err in
    *"$2"*) ;;
    *)
        echo "$1: the message does not say '$2': $err" >&2
        failures=$((failures + 1))
        ;;
    esac
}

field() { sed -n "s/^$2 = //p" "$data/$1.txt"; }
bytes() { printf '%b' "$(printf '%s' "$1" | sed 's/../\\x&/g')"; }
sha256_of_hex() { bytes "$1" | sha256sum | cut -d' ' -f1; }
zeros() { printf '%0*d' "$1" 0; }
has_curve() { "$pairing" curves | grep -q "^$1 "; }

### usage
expect 2 "no command"
expect 2 "unknown command" nonsense
says "unknown command" "nonsense"
expect 0 "help" --help
for command in curves pair check point mul msm hash-to-curve bls bench engine; do
    grep -q "pairing $command" "$work/out" || {
        echo "help leaves out $command" >&2
        failures=$((failures + 1))
    }
done
for command in curves pair check point mul msm hash-to-curve bench engine; do
    expect 0 "help of $command" $command --help
    checks=$((checks + 1))
    case $out in "usage: pairing $command"*) ;; *) echo "help of $command: $out" >&2; failures=$((failures + 1)) ;; esac
done
expect 0 "version" --version
expect 0 "curves" curves
expect 2 "curves, argument" curves x
expect 0 "engine" engine
checks=$((checks + 1))
if [ "$(printf '%s\n' "$out" | grep -c ' \*$')" != 1 ] || ! printf '%s\n' "$out" | grep -q '^portable'; then
    echo "engine: portable is always there, and one engine is marked: $out" >&2
    failures=$((failures + 1))
fi
PAIRING_ENGINE=portable expect 0 "engine forced" engine
PAIRING_ENGINE=steam expect 2 "engine unknown" curves
says "engine unknown" "PAIRING_ENGINE"
expect 2 "engine, argument" engine portable
expect 2 "bench, unknown curve" bench bls99
expect 2 "pair, no points" pair bn254
expect 2 "pair, odd number" pair bn254 00
expect 2 "unknown curve" point p256 g1 00
says "unknown curve" "p256"
expect 2 "point, unknown group" point "$("$pairing" curves | awk 'NR==2{print $1}')" g3 00
says "point, unknown group" "g3"

### every curve of the build: e(aP, bQ) e(-abP, Q) = 1, and what its points say
for curve in $("$pairing" curves | awk 'NR>1{print $1}'); do
    expect 0 "$curve hash g1" hash-to-curve "$curve" g1 --dst COMMAND-TEST --msg p
    p=$out
    expect 0 "$curve hash g2" hash-to-curve "$curve" g2 --dst COMMAND-TEST --msg-hex 71
    q=$out
    expect 0 "$curve hash g2 nu" hash-to-curve "$curve" g2 --dst COMMAND-TEST --msg-hex 71 --nu
    checks=$((checks + 1))
    [ "$out" != "$q" ] || {
        echo "$curve: RO and NU agree" >&2
        failures=$((failures + 1))
    }
    expect 0 "$curve mul" mul "$curve" g1 7 "$p"
    ap=$out
    expect 0 "$curve mul hex" mul "$curve" g1 0x7 "$p"
    same "$curve mul hex" "$ap"
    expect 0 "$curve mul g2" mul "$curve" g2 18446744073709551629 "$q"
    bq=$out
    expect 0 "$curve mul g2 hex" mul "$curve" g2 0x1000000000000000d "$q"
    same "$curve mul g2 hex" "$bq"
    expect 0 "$curve mul negative" mul "$curve" g1 -129127208515966861403 "$p" # -7 * (2^64 + 13)
    abp=$out
    expect 0 "$curve check" check "$curve" "$ap" "$bq" "$abp" "$q"
    same "$curve check" "true"
    expect 1 "$curve check, false" check "$curve" "$ap" "$bq" "$p" "$q"
    same "$curve check, false" "false"
    expect 1 "$curve check, one pair" check "$curve" "$p" "$q"

    expect 0 "$curve pair" pair "$curve" "$ap" "$q"
    gt=$out
    expect 0 "$curve pair, other side" mul "$curve" g2 7 "$q"
    expect 0 "$curve pair, other side" pair "$curve" "$p" "$out"
    same "$curve pair, other side" "$gt"
    # e(P,Q) e(6P,Q) = e(7P,Q); infinity contributes 1
    expect 0 "$curve 6P" mul "$curve" g1 6 "$p"
    sixp=$out
    expect 0 "$curve 0P" mul "$curve" g1 0 "$p"
    zero=$out
    expect 0 "$curve product" pair "$curve" "$p" "$q" "$zero" "$bq" "$sixp" "$q"
    same "$curve product" "$gt"
    expect 0 "$curve infinity" check "$curve" "$zero" "$q"
    expect 0 "$curve point, infinity" point "$curve" g1 "$zero"
    same "$curve point, infinity" "infinity
on-curve yes
in-subgroup yes"

    # compressed and uncompressed forms name one point
    expect 0 "$curve point" point "$curve" g2 "$q"
    shown=$out
    full=$(printf '%s\n' "$shown" | sed -n 's/^[xy] = //p' | tr -d '\n,' | sed 's/0x//g')
    expect 0 "$curve point, uncompressed" point "$curve" g2 "$full"
    same "$curve point, uncompressed" "$shown"
    expect 0 "$curve mul, uncompressed" mul "$curve" g2 1 "0x$full"
    same "$curve mul, uncompressed" "$full"

    # sums: of nothing, by arguments, from stdin and from a file; negative and wide scalars, infinity
    expect 0 "$curve msm" msm "$curve" g1 7 "$p" -3 "$p" 0x10000000000000000 "$zero" 3 "$p"
    same "$curve msm" "$ap"
    input=""
    expect 0 "$curve msm, nothing" msm "$curve" g1 -
    same "$curve msm, nothing" "$zero"
    input="-7 $q
0xd	$q  18446744073709551616
$q"
    expect 0 "$curve msm, stdin" msm "$curve" g2 -
    sum=$out
    printf '%s' "$input" >"$work/pairs"
    input=""
    expect 0 "$curve msm, file" msm "$curve" g2 "@$work/pairs"
    same "$curve msm, file" "$sum"
    expect 0 "$curve msm, as a product" mul "$curve" g2 18446744073709551622 "$q"
    same "$curve msm, as a product" "$sum"
    expect 0 "$curve msm, uncompressed" msm "$curve" g2 1 "$full" 1 "$q"
    expect 0 "$curve msm, the same compressed" point "$curve" g2 "$out" --to compressed
    sum=$out
    expect 0 "$curve doubling" mul "$curve" g2 2 "$q"
    same "$curve msm, uncompressed" "$out"
    same "$curve msm, uncompressed" "$sum"
    expect 2 "$curve msm, a scalar alone" msm "$curve" g1 7
    expect 2 "$curve msm, odd" msm "$curve" g1 7 "$p" 8
    says "$curve msm, odd" "pairs"
    expect 2 "$curve msm, a bad scalar" msm "$curve" g1 7 "$p" x "$p"
    says "$curve msm, a bad scalar" "scalar 2"
    expect 2 "$curve msm, a bad point" msm "$curve" g1 7 "$p" 8 "${p%??}"
    says "$curve msm, a bad point" "point 2"
    input="7 @$work/q"
    expect 2 "$curve msm, a file within" msm "$curve" g1 -
    input=""
    expect 2 "$curve msm, no list" msm "$curve" g1

    # every format: there and back, infinity too
    expect 2 "$curve format" point "$curve" g1 "$p" --to steam
    formats=$(printf '%s\n' "$err" | sed 's/.*it has //; s/,//g')
    says "$curve format" "it has compressed, uncompressed"
    for format in $formats gnark-compressed gnark-uncompressed; do
        for point in "$p" "$zero"; do
            expect 0 "$curve to $format" point "$curve" g1 "$point" --to $format
            there=$out
            expect 0 "$curve from $format" point "$curve" g1 "$there" --from $format --to compressed
            same "$curve from $format" "$point"
        done
        expect 0 "$curve g2 to $format" point "$curve" g2 "$q" --to $format
        there=$out
        expect 0 "$curve g2 from $format" point "$curve" g2 "$there" --from $format --to uncompressed
        same "$curve g2 from $format" "$full"
        expect 0 "$curve g2 shown from $format" point "$curve" g2 "$there" --from $format
        same "$curve g2 shown from $format" "$shown"
        expect 2 "$curve from $format, short" point "$curve" g2 "${there%??}" --from $format
        says "$curve from $format, short" "$format of g2 has"
    done

    # stdin, by words, and files
    input="$ap
$bq	$abp"
    expect 0 "$curve check, stdin" check "$curve" - - - "$q"
    input=""
    printf ' %s\n\n' "$q" >"$work/q"
    expect 0 "$curve check, file" check "$curve" "$ap" "$bq" "$abp" "@$work/q"
    expect 2 "$curve missing file" check "$curve" "$p" "@$work/none"
    says "$curve missing file" "Q of pair 1"

    # refusals
    expect 2 "$curve short" pair "$curve" "${p%??}" "$q"
    says "$curve short" "P of pair 1"
    expect 2 "$curve not hex" pair "$curve" "$p" "${q%?}g"
    says "$curve not hex" "Q of pair 1"
    expect 2 "$curve odd digits" pair "$curve" "${p%?}" "$q"
    # a point of G2 is refused by its length, of BW6 by its curve equation
    case $curve in bw6_*) expect 1 "$curve groups exchanged" point "$curve" g1 "$full" ;;
    *) expect 2 "$curve groups exchanged" point "$curve" g1 "$full" ;; esac
    expect 2 "$curve range" point "$curve" g1 "bf$(printf 'f%.0s' $(seq $((${#p} - 2))))"
    says "$curve range" "modulus"
    expect 2 "$curve scalar" mul "$curve" g1 12ab "$p"
    says "$curve scalar" "SCALAR"
    expect 2 "$curve scalar, empty" mul "$curve" g1 "" "$p"
    expect 2 "$curve no message" hash-to-curve "$curve" g1 --dst COMMAND-TEST
    expect 2 "$curve two messages" hash-to-curve "$curve" g1 --dst COMMAND-TEST --msg a --msg-hex 61
    expect 2 "$curve no tag" hash-to-curve "$curve" g1 --msg a
    expect 2 "$curve empty tag" hash-to-curve "$curve" g1 --dst "" --msg a
    says "$curve empty tag" "domain separation tag"
    expect 2 "$curve suite" hash-to-curve "$curve" g1 --dst COMMAND-TEST --msg a --suite P256_XMD:SHA-256_SSWU_RO_
    expect 2 "$curve option of point" point "$curve" g1 "$p" --into evm
    expect 2 "$curve option" hash-to-curve "$curve" g1 --dst COMMAND-TEST --msg a --loud
    says "$curve option" "--loud"
done

if has_curve bls12_381; then
    # RFC 9380, J.10.1, msg = "abc"; the name with a dash, and the suite's
    expect 0 "rfc 9380" hash-to-curve bls12-381 g2 --dst QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_RO_ \
        --msg abc --suite BLS12381G2_XMD:SHA-256_SSWU_RO_
    expect 0 "rfc 9380" point BLS12-381 g2 "$out"
    same "rfc 9380" "x = 0x139cddbccdc5e91b9623efd38c49f81a6f83f175e80b06fc374de9eb4b41dfe4ca3a230ed250fbe3a2acf73a41177fd8,0x02c2d18e033b960562aae3cab37a27ce00d80ccd5ba4b7fe0e7a210245129dbec7780ccc7954725f4168aff2787776e6
y = 0x00aa65dae3c8d732d10ecd2c50f8a1baf3001578f71c694e03866e9f3d49ac1e1ce70dd94a733534f106d4cec0eddd16,0x1787327b68159716a37440985269cf584bcb1e621d3a7202be6ea05c4cfe244aeb197642555a0645fb87bf7466b2ba48
on-curve yes
in-subgroup yes"

    # (0, 2) has order 3: on the curve, not in G1; x = 1 is on no point (1 + 4 = 5 is not a square)
    order3=80$(zeros 94)
    expect 1 "order 3" point bls12_381 g1 "$order3"
    expect 0 "3 times order 3" mul bls12_381 g1 3 "$order3"
    same "3 times order 3" "c0$(zeros 94)"
    g1=97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb
    g2=93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8
    expect 2 "pair wants the group" pair bls12_381 "$order3" "$g2"
    says "pair wants the group" "subgroup"
    expect 1 "off the curve" point bls12_381 g1 "80$(zeros 92)01"
    same "off the curve" "on-curve no"
    expect 2 "order 3, converted" point bls12_381 g1 "$order3" --to evm
    says "order 3, converted" "subgroup"
    expect 2 "off the curve, converted" point bls12_381 g1 "80$(zeros 92)01" --to evm
    says "off the curve, converted" "curve"
    for name in zcash ietf arkworks gnark; do
        expect 0 "$name" point bls12_381 g1 $g1 --from $name-compressed --to $name-uncompressed
        expect 0 "$name" point bls12_381 g1 "$out" --from $name-uncompressed --to compressed
        same "$name" $g1
    done
    expect 2 "gnark-evm" point bls12_381 g1 $g1 --to gnark-evm
    expect 0 "evm" point bls12_381 g1 $g1 --to evm
    same "evm" "$(zeros 32)17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb$(zeros 32)08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1"
    expect 2 "evm, padding" point bls12_381 g1 "01${out#??}" --from evm
    says "evm, padding" "modulus"
    expect 2 "infinity with bits" point bls12_381 g1 "c0$(zeros 92)01"
    says "infinity with bits" "flag"
    # the constant coefficient of e(g1, g2) is the end of its encoding
    expect 0 "e(g1,g2)" pair bls12_381 $g1 $g2
    checks=$((checks + 1))
    case $out in
    *1250ebd871fc0a92a7b2d83168d0d727272d441befa15c503dd8e90ce98db3e7b6d194f60839c508a84305aaca1789b6) ;;
    *)
        echo "e(g1,g2) of BLS12-381: $out" >&2
        failures=$((failures + 1))
        ;;
    esac

    ### signatures: two drand beacons, a validator's deposit
    drand=$(sha256_of_hex "$(field drand_mainnet previous_signature)$(printf '%016x' "$(field drand_mainnet round)")")
    quicknet=$(sha256_of_hex "$(printf '%016x' "$(field drand_quicknet round)")")
    deposit=$(sha256_of_hex "$(field ethereum_deposit deposit_message_root)$(field ethereum_deposit domain)")
    for case in "drand_mainnet $drand" "drand_quicknet $quicknet" "ethereum_deposit $deposit"; do
        file=${case% *}
        msg=${case#* }
        common=(bls verify --scheme "$(field $file scheme)" --dst "$(field $file dst)")
        pk=$(field $file public_key)
        sig=$(field $file signature)
        expect 0 "$file" "${common[@]}" --pk "$pk" --msg-hex "$msg" --sig "$sig"
        same "$file" "valid"
        expect 1 "$file, other message" "${common[@]}" --pk "$pk" --msg-hex "$drand$msg" --sig "$sig"
        same "$file, other message" "invalid"
        expect 1 "$file, other tag" bls verify --scheme "$(field $file scheme)" --dst OTHER --pk "$pk" --msg-hex "$msg" \
            --sig "$sig"
        expect 2 "$file, key and signature exchanged" "${common[@]}" --pk "$sig" --msg-hex "$msg" --sig "$pk"
        says "$file, key and signature exchanged" "--pk"
        expect 2 "$file, broken signature" "${common[@]}" --pk "$pk" --msg-hex "$msg" --sig "e0${sig#??}"
        says "$file, broken signature" "--sig: bad flag bits"
        expect 2 "$file, identity as key" "${common[@]}" --pk "c0$(zeros $((${#pk} - 2)))" --msg-hex "$msg" --sig "$sig"
        says "$file, identity as key" "--pk: identity"
        expect 1 "$file, identity as signature" "${common[@]}" --pk "$pk" --msg-hex "$msg" \
            --sig "c0$(zeros $((${#sig} - 2)))"
        expect 2 "$file, no key" "${common[@]}" --msg-hex "$msg" --sig "$sig"
        expect 2 "$file, empty tag" bls verify --scheme "$(field $file scheme)" --dst "" --pk "$pk" --msg-hex "$msg" \
            --sig "$sig"
    done

    # sign_case_11b8c7cad5238946 of ethereum/bls12-381-tests
    sk=0x47b8192d77bf871b62e87859d653922725724a5c031afeabc60bcef5ff665138
    echo "$sk" >"$work/sk"
    expect 0 "ethereum sign" bls sign --mode pop --sk "@$work/sk" --msg-hex "$(zeros 64)"
    same "ethereum sign" b23c46be3a001c63ca711f87a005c200cc550b9429d5f4eb38d74322144f1b63926da3388979e5321012fb1a0526bcd100b5ef5fe72628ce4cd5e904aeaa3279527843fae5ca9ca675f4f51ed8f83bbf7155da9ecc9663100a885d5dc6df96d9

    # keys: from material, at random, by stdin; a round trip for each scheme and mode
    # case 0 of ERC-2333: the salt of draft-04 (hashed), no info
    echo c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04 >"$work/ikm"
    expect 0 "keygen, material" bls keygen --ikm "@$work/ikm"
    same "keygen, material" 0d7359d57963ab8fbbde1852dcf553fedbc31f464d80ee7d40ae683122b45070
    # its child 0, and paths: m alone, in steps, by the key
    expect 0 "derive, master" bls derive --seed "@$work/ikm"
    same "derive, master" 0d7359d57963ab8fbbde1852dcf553fedbc31f464d80ee7d40ae683122b45070
    echo "$out" >"$work/master"
    expect 0 "derive, child" bls derive --seed "@$work/ikm" --path m/0
    same "derive, child" 2d18bd6c14e6d15bf8b5085c9b74f3daae3b03cc2014770a599d8c1539e50f8e
    expect 0 "derive, child of a key" bls derive --sk "@$work/master" --path m/0
    same "derive, child of a key" 2d18bd6c14e6d15bf8b5085c9b74f3daae3b03cc2014770a599d8c1539e50f8e
    echo "$out" >"$work/child"
    expect 0 "derive, path" bls derive --seed "@$work/ikm" --path m/0/3600/4294967295
    path=$out
    expect 0 "derive, the rest of a path" bls derive --sk "@$work/child" --path m/3600/4294967295
    same "derive, the rest of a path" "$path"
    for path in x m0 m/ m/x m/4294967296 m/1/ m//1 "m/ 1" m/-1; do
        expect 2 "derive, path $path" bls derive --seed "@$work/ikm" --path "$path"
        says "derive, path $path" "--path"
    done
    expect 2 "derive, both" bls derive --seed "@$work/ikm" --sk "@$work/master"
    expect 2 "derive, neither" bls derive
    expect 2 "derive, in argv" bls derive --seed "$(zeros 64)"
    input=$(zeros 62)
    expect 2 "derive, too little" bls derive --seed -
    says "derive, too little" "32 bytes"
    expect 2 "keygen, too little" bls keygen --ikm -
    input=""
    expect 2 "keygen, in argv" bls keygen --ikm "$(zeros 64)"
    expect 0 "keygen, random" bls keygen
    key=$out
    expect 0 "keygen, random again" bls keygen
    checks=$((checks + 1))
    [ ${#key} = 64 ] && [ "$key" != "$out" ] || {
        echo "keygen: $key, $out" >&2
        failures=$((failures + 1))
    }
    for scheme in min-pk min-sig; do
        for mode in basic aug pop; do
            input=$key
            expect 0 "$scheme pubkey" bls pubkey --scheme $scheme --sk -
            pk=$out
            expect 0 "$scheme $mode sign" bls sign --scheme $scheme --mode $mode --sk - --msg "a message"
            sig=$out
            input=""
            expect 0 "$scheme $mode verify" bls verify --scheme $scheme --mode $mode --pk "$pk" --sig "$sig" \
                --msg "a message"
            expect 0 "$scheme $mode verify, hex" bls verify --scheme $scheme --mode $mode --pk "$pk" --sig "$sig" \
                --msg-hex 61206d657373616765
            for other in basic aug pop; do
                [ $other = $mode ] || expect 1 "$scheme $mode verify as $other" bls verify --scheme $scheme \
                    --mode $other --pk "$pk" --sig "$sig" --msg "a message"
            done
            printf 'a message' >"$work/msg"
            expect 0 "$scheme $mode verify, file" bls verify --scheme $scheme --mode $mode --pk "$pk" --sig "$sig" \
                --msg "@$work/msg"
            printf 'a message\n' >"$work/msg"
            expect 1 "$scheme $mode verify, other file" bls verify --scheme $scheme --mode $mode --pk "$pk" \
                --sig "$sig" --msg "@$work/msg"
        done
    done
    # aggregates, batches, proofs of possession
    for scheme in min-pk min-sig; do
        pks=() sigs=() pairs=() triples=() same_pks=() same_sigs=()
        for i in 1 2 3; do
            printf '%064x' $((i + 7)) >"$work/k$i"
            expect 0 "$scheme key $i" bls pubkey --scheme $scheme --sk "@$work/k$i"
            pks[i]=$out
            expect 0 "$scheme sign $i" bls sign --scheme $scheme --sk "@$work/k$i" --msg-hex "0$i"
            sigs[i]=$out
            pairs+=("${pks[i]}" "0$i")
            triples+=("${pks[i]}" "0$i" "${sigs[i]}")
            expect 0 "$scheme sign $i, pop" bls sign --scheme $scheme --mode pop --sk "@$work/k$i" --msg same
            same_sigs[i]=$out
        done
        expect 0 "$scheme aggregate" bls aggregate --scheme $scheme "${sigs[@]}"
        sum=$out
        expect 0 "$scheme aggregate-verify" bls aggregate-verify --scheme $scheme --sig "$sum" "${pairs[@]}"
        same "$scheme aggregate-verify" valid
        expect 1 "$scheme aggregate-verify, other order" bls aggregate-verify --scheme $scheme --sig "$sum" \
            "${pks[2]}" 01 "${pks[1]}" 02 "${pks[3]}" 03
        same "$scheme aggregate-verify, other order" invalid
        expect 2 "$scheme aggregate-verify, equal messages" bls aggregate-verify --scheme $scheme --sig "$sum" \
            "${pks[1]}" 01 "${pks[2]}" 01
        expect 1 "$scheme aggregate-verify, equal messages, pop" bls aggregate-verify --scheme $scheme --mode pop \
            --sig "$sum" "${pks[1]}" 01 "${pks[2]}" 01
        expect 2 "$scheme aggregate-verify, odd list" bls aggregate-verify --scheme $scheme --sig "$sum" "${pks[1]}"
        expect 2 "$scheme aggregate-verify, no list" bls aggregate-verify --scheme $scheme --sig "$sum"
        expect 0 "$scheme batch-verify" bls batch-verify --scheme $scheme "${triples[@]}"
        same "$scheme batch-verify" valid
        expect 1 "$scheme batch-verify, a bad one" bls batch-verify --scheme $scheme "${triples[@]:0:6}" \
            "${pks[3]}" 03 "${sigs[1]}"
        same "$scheme batch-verify, a bad one" "invalid: entry 3"
        expect 0 "$scheme aggregate, pop" bls aggregate --scheme $scheme "${same_sigs[@]}"
        sum=$out
        expect 0 "$scheme fast-aggregate-verify" bls fast-aggregate-verify --scheme $scheme --sig "$sum" --msg same "${pks[@]}"
        same "$scheme fast-aggregate-verify" valid
        expect 1 "$scheme fast-aggregate-verify, a key less" bls fast-aggregate-verify --scheme $scheme --sig "$sum" \
            --msg same "${pks[1]}" "${pks[2]}"
        expect 2 "$scheme fast-aggregate-verify, basic" bls fast-aggregate-verify --scheme $scheme --mode basic \
            --sig "$sum" --msg same "${pks[@]}"
        expect 0 "$scheme pop-prove" bls pop-prove --scheme $scheme --sk "@$work/k1"
        proof=$out
        expect 0 "$scheme pop-verify" bls pop-verify --scheme $scheme --pk "${pks[1]}" --sig "$proof"
        same "$scheme pop-verify" valid
        expect 1 "$scheme pop-verify, other key" bls pop-verify --scheme $scheme --pk "${pks[2]}" --sig "$proof"
        expect 2 "$scheme aggregate, no signature" bls aggregate --scheme $scheme
        expect 2 "$scheme aggregate, a key" bls aggregate --scheme $scheme "${sigs[1]}" "${pks[1]}"
    done
    expect 0 "help of bls" bls --help
    for verb in keygen derive pubkey sign verify aggregate aggregate-verify fast-aggregate-verify batch-verify pop-prove pop-verify; do
        expect 0 "help of bls $verb" bls $verb --help
        checks=$((checks + 1))
        case $out in "usage: pairing bls $verb [--curve C] "*) ;; *) echo "help of bls $verb: $out" >&2; failures=$((failures + 1)) ;; esac
    done

    expect 2 "sk in argv" bls sign --sk "$key" --msg a
    says "sk in argv" "--sk must be @FILE or -"
    for wrong in "--sk=$key" "$key"; do
        expect 2 "sk in argv, $wrong" bls pubkey "$wrong"
        case $err in *"$key"*) echo "a key is echoed: $err" >&2; failures=$((failures + 1)) ;; esac
    done
    expect 2 "mode and dst" bls sign --mode aug --dst X --sk - --msg a
    says "mode and dst" "not both"
    expect 2 "a line feed in an argument" $'foo\nbar'
    for sk in "$(zeros 64)" 73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001 \
        73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000002; do
        input=$sk
        expect 2 "sk $sk" bls pubkey --sk -
        says "sk $sk" "--sk: invalid secret key"
    done
    input=00
    expect 2 "sk, length" bls pubkey --sk -
    says "sk, length" "--sk: wrong length"
    input=""
    expect 2 "no sk" bls pubkey
    expect 2 "unknown scheme" bls pubkey --scheme max --sk "@$work/sk"
    expect 2 "unknown mode" bls sign --mode fast --sk "@$work/sk" --msg a
    expect 2 "option of another verb" bls pubkey --sk "@$work/sk" --msg a
    expect 2 "option twice" bls pubkey --sk "@$work/sk" --sk "@$work/sk"
    expect 2 "option without value" bls pubkey --sk
    expect 2 "stray argument" bls pubkey --sk "@$work/sk" stray
    expect 2 "unknown bls command" bls burn
    expect 2 "no bls command" bls
fi

if has_curve bn254; then
    # the generator (1, 2) of EIP-196, doubled
    g=$(printf '%064x%064x' 1 2)
    expect 0 "bn254 doubling" mul bn254 g1 2 "$g"
    same "bn254 doubling" 030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd315ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4
    expect 0 "bn254 order" mul bn254 g1 21888242871839275222246405745257275088548364400416034343698204186575808495617 "$g"
    same "bn254 order" "$(zeros 128)"
    # the scheme of drand's evmnet, and the two of the draft: a round trip with a key of its own
    for scheme in min-pk min-sig min-sig-keccak; do
        expect 0 "bn254 keygen" bls keygen --curve bn254
        echo "$out" >"$work/bn"
        expect 0 "bn254 $scheme pubkey" bls pubkey --curve bn254 --scheme $scheme --sk "@$work/bn"
        pk=$out
        for mode in basic aug pop; do
            expect 0 "bn254 $scheme $mode sign" bls sign --curve bn254 --scheme $scheme --mode $mode --sk "@$work/bn" --msg m
            sig=$out
            expect 0 "bn254 $scheme $mode verify" bls verify --curve BN254 --scheme $scheme --mode $mode --pk "$pk" --sig "$sig" --msg m
            expect 1 "bn254 $scheme $mode verify, other" bls verify --curve bn254 --scheme $scheme --mode $mode --pk "$pk" \
                --sig "$sig" --msg n
        done
        expect 0 "bn254 $scheme aggregate" bls aggregate --curve bn254 --scheme $scheme "$sig" "$sig"
        sum=$out
        expect 0 "bn254 $scheme fast-aggregate-verify" bls fast-aggregate-verify --curve bn254 --scheme $scheme --sig "$sum" \
            --msg m "$pk" "$pk"
        expect 0 "bn254 $scheme aggregate-verify" bls aggregate-verify --curve bn254 --scheme $scheme --mode pop --sig "$sum" \
            "$pk" 6d "$pk" 6d
        expect 0 "bn254 $scheme batch-verify" bls batch-verify --curve bn254 --scheme $scheme --mode pop "$pk" 6d "$sig"
        expect 0 "bn254 $scheme pop-prove" bls pop-prove --curve bn254 --scheme $scheme --sk "@$work/bn"
        expect 0 "bn254 $scheme pop-verify" bls pop-verify --curve bn254 --scheme $scheme --pk "$pk" --sig "$out"
    done
    expect 1 "bn254 other hash" bls verify --curve bn254 --scheme min-sig --mode pop --pk "$pk" --sig "$sig" --msg m
    expect 2 "bn254 derive" bls derive --curve bn254 --sk "@$work/bn"
    says "bn254 derive" "BLS12-381"
    expect 2 "bls of another curve" bls keygen --curve bls12_377
    says "bls of another curve" "bls12_377"
    expect 2 "scheme of another curve" bls pubkey --curve bls12_381 --scheme min-sig-keccak --sk "@$work/bn"

    # arkworks: little-endian, the flags in the last byte; the EVM's infinity is all zero
    expect 0 "bn254 arkworks" point bn254 g1 "$g" --to arkworks-compressed
    same "bn254 arkworks" "01$(zeros 62)"
    expect 0 "bn254 evm" point bn254 g1 "$g" --to evm
    same "bn254 evm" "$g"
    expect 2 "bn254 evm, (1 + p, 2)" point bn254 g1 "30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd48$(printf '%064x' 2)" --from evm
    says "bn254 evm, (1 + p, 2)" "modulus"
    expect 2 "bn254 zcash" point bn254 g1 "$g" --to zcash-compressed
    says "bn254 zcash" "no format"
    expect 1 "bn254 off the curve" point bn254 g1 "$(printf '%064x%064x' 1 3)"
    expect 2 "bn254 x = p" point bn254 g1 "30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47$(printf '%064x' 2)"
fi

echo "$checks checks, $failures failures"
[ $failures = 0 ]
