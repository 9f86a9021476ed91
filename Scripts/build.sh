#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Makes the debug build that the checks share, in .build/checks: every module, every test, and the traits of all C
# libraries that are installed. Scripts that use the build source this file.
#
# It takes two thirds of the processor time of `swift build --build-tests`, because it compiles each module as a whole and
# writes no debug information. It has a directory of its own, because other options would compile everything anew.
#
# SwiftPM passes the conditions of several traits to the compiler in the order of a Set, which changes from process to
# process, and compiles everything anew when it has changed. Hashes without a seed keep the order.

traits=()
if pkg-config --exists libevdev 2>/dev/null; then traits+=(Evdev); fi
if pkg-config --exists sdl2 cairo 2>/dev/null; then
  traits+=(SDL)
elif pkg-config --exists cairo 2>/dev/null; then
  traits+=(Cairo)
fi
if pkg-config --exists libwebsockets 2>/dev/null; then traits+=(Lab); fi

# What compiles each module as a whole, in one pass of the compiler. An expression that takes the type checker longer than
# about a second is an error; the compiler counts the choices that it tries, so the load of the machine does not
# matter. A constant with a type in front of the expression makes it short: let times: [Double] = [1.0 / 60, 2.0 / 60].
whole=(-debug-info-format none -Xswiftc -wmo -Xswiftc -disable-batch-mode -Xswiftc -num-threads -Xswiftc 2
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -index-ignore-system-modules
  -Xswiftc -Xfrontend -Xswiftc -solver-scope-threshold=100000)
build=(--scratch-path .build/checks "${whole[@]}")
if ((${#traits[@]} > 0)); then build+=(--traits "$(IFS=, && echo "${traits[*]}")"); fi
# shellcheck disable=SC2034 # Scripts that source this file use it.
products=.build/checks/debug

# Prints what a compiler needs to read the modules of the build, an argument a line: the modules themselves, and the maps of
# the C modules, to which a Swift module refers even if it only uses them internally.
module_arguments() {
  local map flag
  printf '%s\n' -I "$(realpath "$products")/Modules"
  for map in "$(realpath "$products")"/*.build/module.modulemap "$PWD"/Sources/*/C*/module.modulemap; do
    if [[ -f $map ]]; then printf '%s\n' -Xcc "-fmodule-map-file=$map"; fi
  done
  for flag in $(pkg-config --cflags-only-I libevdev cairo sdl2 libwebsockets 2>/dev/null || true); do
    printf '%s\n' -Xcc "$flag"
  done
}

# Ends the script unless the build has been made and these programs are installed: `needs PROGRAM...`.
needs() {
  local need
  for need in "$@"; do
    command -v "$need" >/dev/null || {
      echo "$0: there is no $need; run Scripts/dependencies.sh." >&2
      exit 69
    }
  done
  [[ -x $products/touchstone ]] || {
    echo "$0: there is no build to test; run Scripts/build.sh." >&2
    exit 69
  }
}

# Ends the script unless the build has a trait: `needs_trait TRAIT PACKAGE`.
needs_trait() {
  [[ " ${traits[*]} " == *" $1 "* ]] || {
    echo "$0: the build lacks the trait $1: install the package $2, and run Scripts/build.sh." >&2
    exit 69
  }
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  set -euo pipefail
  cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
  if [[ $# == 1 && $1 == --module-arguments ]]; then
    module_arguments
    exit
  elif (($# > 0)); then
    echo 'Usage: Scripts/build.sh [--module-arguments]' >&2
    exit 64
  fi
  mkdir -p .build
  SWIFT_DETERMINISTIC_HASHING=1 swift build --build-tests "${build[@]}" 2>&1 | tee .build/checks.log
  # The manifest makes warnings of the compiler errors; this finds those of SwiftPM, such as files that no target handles.
  if grep 'warning: ' .build/checks.log; then
    echo 'Scripts/build.sh: the build has the warnings above.' >&2
    exit 1
  fi
fi
