#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Compiles the modules that need no operating system with Embedded Swift for WebAssembly:
# Scripts/embedded.sh [FOLDER [MODULE...]]
#
# The texts, the snapshots, the doctor and the solver of layouts are values in and values out, so that they run wherever
# Swift does, a page in a browser included. The compiler says what Embedded Swift lacks: Foundation, key paths, dynamic
# casts, metatypes of existentials. That needs no optimizer and no machine code, which take four times as long; with a
# FOLDER both are made, for a program, and objects and modules stay there; what is newer than its sources is kept.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
[[ -d $resources/embedded/wasm32-unknown-none-wasm ]] || {
  echo 'The toolchain has no Embedded Swift for wasm32-unknown-none-wasm.'
  exit 77
}

if (($# > 0)); then
  work=$1
  mkdir -p "$work"
  modules=("${@:2}")
  if ((${#modules[@]} == 0)); then modules=(TouchLayout TextSources TouchSnapshot TouchDoctor); fi
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi

# Compiles a module whole: `compile MODULE OPTION...`.
compile() {
  local module=$1 sources
  shift
  mapfile -t sources < <(find Sources/*/"$module" -name '*.swift' | LC_ALL=C sort)
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -strict-memory-safety -warnings-as-errors -package-name Touchstone \
    -parse-as-library -module-name "$module" -I "$work" -no-emit-module-separately-wmo "$@" "${sources[@]}"
}

# Whether an object is newer than the sources of its module and the object before it: `is_current MODULE BEFORE`.
is_current() {
  local object=$work/$1.o
  [[ -e $object && -e $work/$1.swiftmodule ]] || return 1
  if [[ -n $2 && $work/$2.o -nt $object ]]; then return 1; fi
  [[ -z $(find Sources/*/"$1" Scripts/embedded.sh -newer "$object" \( -name '*.swift' -o -name '*.sh' \) -print -quit) ]]
}

if (($# > 0)); then
  before=''
  for module in "${modules[@]}"; do
    is_current "$module" "$before" ||
      compile "$module" -Osize -emit-module -emit-module-path "$work/$module.swiftmodule" -c -o "$work/$module.o"
    before=$module
  done
else
  for module in TextSources TouchSnapshot; do
    compile "$module" -emit-module -emit-module-path "$work/$module.swiftmodule"
  done
  for module in TouchLayout TouchDoctor; do compile "$module" -emit-sil -o /dev/null; done
fi
