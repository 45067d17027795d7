#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The rules of the source tree that a compiler does not check. usage: scripts/check_layers.sh CHECK...
#   includes   a floor includes only floors below it; internal includes are rooted, public ones <pairing/...>
#   headers    every header compiles alone, in C11 and in C++ (CC, CXX choose the compilers)
#   texts      every text (*.inc.h) is part of a unit, and so compiled
#   files      licence line, length, no path of a machine, nothing left for later
#   docs       references and pages that comments name exist; README shows two examples as they are
set -euo pipefail
cd "$(dirname "$0")/.."
: "${CC:=cc}" "${CXX:=c++}"
failures=0
fail() {
    echo "$*" >&2
    failures=$((failures + 1))
}

# listed <pattern>...: the project's files that match; git's list in a checkout, all files elsewhere.
listed() {
    if git -c safe.directory='*' rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git -c safe.directory='*' ls-files -- "$@" | while IFS= read -r file; do
            [ ! -f "$file" ] || printf '%s\n' "$file"
        done
    else
        local pattern
        for pattern in "$@"; do
            find . \( -path ./build -o -path ./.git -o -name __pycache__ \) -prune -o -type f -path "./$pattern" -print | sed 's,^\./,,'
        done
    fi
}

check_includes() {
    local floors=(field transform tower curves pairing signature) higher i file hit
    for i in "${!floors[@]}"; do
        higher=$(IFS='|'; echo "${floors[*]:i+1}")
        higher="${higher:+$higher|}instances"
        while IFS= read -r hit; do
            fail "upward include: $hit"
        done < <(listed "src/${floors[i]}/*.[ch]" | xargs -r grep -HnE "^[ \t]*#[ \t]*include[ \t]*\"($higher)/" || true)
    done
    while IFS= read -r file; do
        while IFS= read -r hit; do
            fail "not rooted: $file:$hit"
        done < <(grep -nE '^[ \t]*#[ \t]*include[ \t]*"(\.|[^/"]+")' "$file" || true)
    done < <(listed 'src/*.[ch]')
    while IFS= read -r hit; do
        fail "a public header includes what is not public: $hit"
    done < <(listed 'include/*.h' | xargs -r grep -HnE '#[ \t]*include[ \t]*("|<(field|tower|curves|instances))' || true)
}

check_headers() {
    local file flags
    while IFS= read -r file; do
        # A header that belongs to a binding says what it needs with an #error.
        ! grep -q '^#error.* needs ' "$file" || continue
        flags=(-fsyntax-only -Wall -Wextra -Werror -Iinclude)
        case "$file" in
        src/*) flags+=(-Isrc -DPAIRING_HAVE_OPENSSL=0 -DPAIRING_HAVE_IFMA=0 -Wno-unused-function) ;;
        *) flags+=(-pedantic) ;;
        esac
        printf '#include "%s"\n' "$PWD/$file" |
            "$CC" -std=c11 "${flags[@]}" -xc - || fail "not a header that stands alone in C: $file"
        # A header of C sources alone (atomics) says so with an #error.
        grep -q '^#error.*for C sources' "$file" || printf '#include "%s"\n' "$PWD/$file" |
            "$CXX" -std=c++11 "${flags[@]}" -xc++ - || fail "not a header that stands alone in C++: $file"
    done < <(listed 'include/pairing/*.h' 'src/*.h' | grep -vE '\.inc\.h$|_(names|undef)\.h$|^src/curves/[^/]+/')
}

check_texts() {
    local file used
    used=$(listed 'src/*.c' 'tests/*.c' | while IFS= read -r file; do
        "$CC" -std=c11 -MM -DPAIRING_VERIFY_ENABLED=1 -DPAIRING_HAVE_OPENSSL=1 -DPAIRING_HAVE_IFMA=1 -D__AVX512F__ -D__AVX512IFMA__ -Iinclude -Isrc -Itests -I. "$file" ||
            echo "cannot be preprocessed: $file" >&2
    done | tr -d '\\' | tr ' ' '\n')
    while IFS= read -r file; do
        grep -qxF "$file" <<<"$used" || fail "a text that no unit includes: $file"
    done < <(listed 'src/*.inc.h')
}

check_files() {
    local file lines
    while IFS= read -r file; do
        head -n 3 "$file" | grep -q 'SPDX-License-Identifier: Apache-2.0' || fail "no licence line: $file"
    done < <(listed '*.c' '*.h' '*.cc' '*.py' '*.sh' '*.cmake' 'CMakeLists.txt' '*/CMakeLists.txt' '*.S' | sort -u)
    while IFS= read -r file; do
        lines=$(wc -l <"$file")
        [ "$lines" -le 800 ] || head -n 5 "$file" | grep -qiE 'generated|derived|written by' ||
            fail "longer than 800 lines: $file ($lines)"
    done < <(listed 'src/*' 'tools/*' 'tests/*.cc' 'tests/*.h' 'tests/*.py' 'bench/*.cc' | grep -vE '\.(json|txt)$')
    while IFS= read -r file; do
        fail "path of a machine: $file"
    done < <(listed '*' | xargs -r grep -IlE '(^|[^[:alnum:]_.$}/-])/(work|root|home|tmp)/' || true)
    while IFS= read -r file; do
        fail "left for later: $file"
    done < <(listed 'src/*' 'include/*' 'tools/*' 'tests/*' 'bench/*' 'examples/*' |
        xargs -r grep -InE '\b(TODO|FIXME|XXX)\b' | cut -d: -f1,2 || true)
}

check_docs() {
    local key page
    while IFS= read -r key; do
        grep -q "^- \*\*$key\*\*" docs/references.md || fail "not in docs/references.md: [$key]"
    done < <(listed 'src/*' 'include/*' 'tools/*' 'docs/*' | xargs -r grep -hoE '\[[A-Z][A-Za-z]+[0-9]{2}\b' |
        tr -d '[' | sort -u)
    while IFS= read -r page; do
        [ -f "$page" ] || fail "no such page: $page"
    done < <(listed 'src/*' 'include/*' 'tools/*' | xargs -r grep -hoE '\bdocs/[a-z_/]+\.md' | sort -u)
    awk '/^```c$/ { code = 1; next } /^```$/ { code = 0 } code' README.md |
        diff - <(cat examples/verify.c examples/aggregate.c) >&2 ||
        fail "README.md does not show examples/verify.c and examples/aggregate.c"
}

[ $# -gt 0 ] || set -- includes headers texts files docs
for check in "$@"; do
    case "$check" in
    includes | headers | texts | files | docs) "check_$check" ;;
    *)
        echo "usage: scripts/check_layers.sh [includes|headers|texts|files|docs]..." >&2
        exit 2
        ;;
    esac
done
[ "$failures" -eq 0 ] || { echo "$failures faults" >&2; exit 1; }
