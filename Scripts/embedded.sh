#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Compiles the modules that need no operating system with Embedded Swift for WebAssembly: Scripts/embedded.sh [FOLDER]
#
# The texts, the snapshots, the doctor and the solver of layouts are values in and values out, so that they run wherever
# Swift does, a page in a browser included. The compiler says what Embedded Swift lacks: Foundation, key paths, dynamic
# casts, metatypes of existentials. That needs no optimizer and no machine code, which take four times as long. With a
# FOLDER the doctor's modules stay there, for a program: its own compilation makes the machine code of all of them.
# Modules that are newer than their sources are kept.
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

# Whether a module is newer than its sources and than the module before it: `is_current MODULE BEFORE`.
is_current() {
  local made=$work/$1.swiftmodule
  [[ -e $made ]] || return 1
  if [[ -n $2 && $work/$2.swiftmodule -nt $made ]]; then return 1; fi
  [[ -z $(find Sources/*/"$1" -name '*.swift' -newer "$made" -print -quit) ]]
}

if (($# > 0)); then
  before=''
  for module in TextSources TouchSnapshot TouchDoctor; do
    is_current "$module" "$before" || compile "$module" -emit-module -emit-module-path "$work/$module.swiftmodule"
    before=$module
  done
else
  for module in TextSources TouchSnapshot; do
    compile "$module" -emit-module -emit-module-path "$work/$module.swiftmodule"
  done
  for module in TouchLayout TouchDoctor; do compile "$module" -emit-sil -o /dev/null; done
fi
