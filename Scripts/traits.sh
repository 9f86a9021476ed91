#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# The build that Scripts/cairo.sh, Scripts/sdl.sh, Scripts/lab.sh and Scripts/evdev.sh share: each sources this file, and
# builds with `swift build "${build[@]}"`. It has the traits of all C libraries that are installed, so that the modules are
# compiled once for the four of them. It also finds the programs that they need.

traits=()
if pkg-config --exists libevdev; then traits+=(Evdev); fi
if pkg-config --exists sdl2 cairo; then
  traits+=(SDL)
elif pkg-config --exists cairo; then
  traits+=(Cairo)
fi
if pkg-config --exists libwebsockets; then traits+=(Lab); fi

# Nobody debugs this build: it has no debug information, and compiles each module at once. Tests are found by its index.
# shellcheck disable=SC2034 # The script that sources this file uses it.
build=(--traits "$(IFS=, && echo "${traits[*]}")" --scratch-path .build/traits
  -debug-info-format none -Xswiftc -wmo -Xswiftc -disable-batch-mode -Xswiftc -num-threads -Xswiftc 2)
# The manifest leaves out the other tests. Scripts that run those later only set it for their build.
# shellcheck disable=SC2034
traits_tests='TouchCairoTests TouchSDLTests'

# Ends the script unless these programs are installed: `needs PROGRAM...`.
needs() {
  local need
  for need in "$@"; do
    command -v "$need" >/dev/null || {
      echo "$0: there is no $need; run Scripts/dependencies.sh." >&2
      exit 69
    }
  done
}
