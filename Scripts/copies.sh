#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Copies of the package in .build/copies, whose manifest or sources a script changes: builds that only the checks need leave
# no switch in the manifest that everyone reads. Scripts that use them source this file in the folder of the package.

# Makes or renews a copy of the package, with the times of its files: `copy NAME`.
copy() {
  local to=.build/copies/$1
  mkdir -p "$to"
  find "$to" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
  find . -mindepth 1 -type d \( -name .build -o -name .git \) -prune -o \( -type f -o -type l \) -print0 |
    tar --create --null --files-from=- | tar --extract --directory="$to"
}

# Adds a change of the targets to the manifest of a copy: `change NAME SWIFT`.
change() {
  printf '\n%s\n' "$2" >>".build/copies/$1/Package.swift"
  touch --reference=Package.swift ".build/copies/$1/Package.swift"
}
