#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# The checks that need a tool: `Scripts/check.sh NAME`. Each prints one line per finding, as path:line: what is
# wrong, and exits with 1 if there are any. The rules that need only the files of the repository are tests, in
# Tests/HouseTests.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# Prints the files of the repository with the given suffix, except build products: `files swift [DIR...]`.
files() {
  local suffix=$1
  shift
  (($# > 0)) || set -- .
  find "$@" -type d \( -name .build -o -name .git -o -name .swiftpm \) -prune \
    -o -type f -name "*.$suffix" -print | sed 's:^\./::' | LC_ALL=C sort
}

# Prints the scripts: every .sh and .py file and the scripts of CI.
scripts() {
  files sh
  files py
  find .ci -type f 2>/dev/null || true
}

# Exits with 1 and prints the advice if the findings on standard input are not empty: `report ADVICE`.
report() {
  local found
  found=$(cat)
  [[ -n $found ]] || return 0
  printf '%s\n\n%s\n' "$found" "$1" >&2
  return 1
}

format() {
  local sources
  # The corpus has the style of its authors, and the sources that rules are tested with have long comments.
  mapfile -t sources < <(files swift | grep -v -e '^Porting/Corpus/' -e '^Porting/Tests/SourceReadingTests/Marked/')
  swift format lint --strict --parallel "${sources[@]}" || {
    echo 'To repair most of it: swift format --in-place --recursive Package.swift Sources Tests' >&2
    return 1
  }
}

# Lays out a few lines anew, after an edit has left a list or a call broken where it need not be. The formatter keeps the
# line breaks of the whole repository, because many of them make a table or a list easier to read.
heal() {
  local usage='Usage: Scripts/check.sh heal FILE FIRST LAST' settings from to
  if ! [[ $# == 3 && -f $1 && $2 =~ ^[1-9][0-9]*$ && $3 =~ ^[1-9][0-9]*$ ]] || (($2 > $3)); then
    echo "$usage: a Swift file, and the first and the last line to lay out anew." >&2
    exit 64
  fi
  settings=$(sed 's/"respectsExistingLineBreaks": true/"respectsExistingLineBreaks": false/' .swift-format)
  from=$(head -n $(($2 - 1)) "$1" | wc -c)
  to=$(head -n "$3" "$1" | wc -c)
  swift format --in-place --configuration "$settings" --offsets "$from:$to" "$1"
}

shell() {
  local found
  mapfile -t found < <(scripts)
  grep -lE '^#!.*\bbash$' "${found[@]}" | xargs shellcheck --external-sources
}

# The scripts of pages. Node reads each, and all of a folder as the one that they become; the step `reports` runs
# them in a browser. What they may contain is a test: Tests/HouseTests/PagesTests.swift.
pages() {
  local scripts all folder
  command -v node >/dev/null || {
    echo 'there is no node to read the scripts of pages'
    exit 77
  }
  mapfile -t scripts < <(files js Sources Web/Doctor/Page/Script)
  {
    for script in "${scripts[@]}"; do node --check "$script" 2>&1 || true; done
    all=$(mktemp --suffix=.js)
    for folder in $(printf '%s\n' "${scripts[@]}" | xargs dirname | sort -u); do
      { echo '"use strict"; (function () {' && cat "$folder"/*.js && echo '})();'; } >"$all"
      node --check "$all" 2>&1 | sed "s|^$all|all scripts of $folder|" || true
    done
    rm -f "$all"
  } | report 'A script of a page is what a browser understands as it stands.'
}

# A release build must contain no function and no type of TouchInspector: its objects define nothing but the version that
# the compiler writes into each. The step `release` of Scripts/test.sh makes them, without the trait InspectRelease.
inspector() {
  local module source object
  for module in TouchInspector TouchInspectorTesting; do
    while read -r source; do
      object=Benchmarks/.build/gate/release/$module.build/${source##*/}.o
      if [[ ! -f $object ]]; then
        echo "$source:1: there is no object of it: Scripts/test.sh --only release makes it"
        continue
      fi
      nm --defined-only "$object" 2>/dev/null |
        awk -v source="$source" '$3 != "__swift_reflection_version" { print source ":1: its object contains " $3 }'
    done < <(files swift Sources/*/"$module")
  done | report 'Release builds contain nothing of TouchInspector: put it between #if INSPECTS and #endif.'
}

case ${1-} in
  format | shell | pages | inspector) "$1" ;;
  heal) heal "${@:2}" ;;
  *)
    echo 'Usage: Scripts/check.sh format|shell|pages|inspector, or Scripts/check.sh heal FILE FIRST LAST' >&2
    exit 64
    ;;
esac
