#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Compiles PreciseTouch, TouchInspector and the experiments, which are for applications with UIKit as well as for this
# package, against only the part of UIKit's interface that they may use: Scripts/uikit/UIKit.swiftinterface.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
(($# == 0)) || {
  echo 'Usage: Scripts/uikit.sh' >&2
  exit 64
}
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT
settings=(
  -swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
  -warnings-as-errors -package-name Touchstone -module-cache-path "$modules/cache" -I Scripts/uikit -I "$modules"
)

# Prints the Swift files of folders.
sources() {
  find "$@" -name '*.swift' | LC_ALL=C sort
}

# Compiles a module for the others: `make_module NAME OPTION...`.
#
# Apps for iOS 15 use these modules, and what the standard library has since iOS 16 to search and split collections is
# in a module of its own, which they are compiled without.
make_module() {
  local name=$1 files
  shift
  mapfile -t files < <(sources Sources/*/"$name")
  swiftc -Xfrontend -disable-implicit-string-processing-module-import -emit-module -emit-module-path "$modules/$name.swiftmodule" -module-name "$name" -parse-as-library \
    "$@" "${settings[@]}" "${files[@]}"
}

# Ends the script: `refuse NAME`.
refuse() {
  echo "$1 may use what UIKit has: see Scripts/uikit/UIKit.swiftinterface." >&2
  exit 1
}

# The modules of values, which name no view; what they do is compiled elsewhere.
for module in TextSources TouchSnapshot TouchDoctor; do
  make_module "$module" -Xfrontend -experimental-skip-all-function-bodies
done
for module in PreciseTouch TouchLive TouchInspector; do
  make_module "$module" -default-isolation MainActor -D INSPECTS || refuse "$module"
done
# Recognizers find methods by their names, which Linux's Swift has only if it is asked to.
mapfile -t files < <(sources Examples/Sources/TouchExperiments)
swiftc -typecheck -module-name TouchExperiments -parse-as-library -default-isolation MainActor \
  -Xfrontend -enable-objc-interop "${settings[@]}" "${files[@]}" || refuse TouchExperiments
