#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Builds the modules of each C library with its trait alone, and runs their tests: Scripts/traits.sh [TRAIT...]
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# The modules that a trait fills, as in TOUCHSTONE_GROUPS of Package.swift.
modules_of() {
  case $1 in
    Evdev) echo TouchInput ;;
    Cairo) echo TouchCairo TouchPictureTesting ;;
    SDL) echo TouchSDL ;;
    Lab) echo TouchLab ;;
    *)
      echo "Scripts/traits.sh: there is no trait '$1' for a C library." >&2
      return 64
      ;;
  esac
}

# shellcheck source=Scripts/build.sh
. Scripts/build.sh
traits=("$@")
((${#traits[@]} > 0)) || traits=(Evdev Cairo SDL Lab)
for trait in "${traits[@]}"; do
  groups=$(modules_of "$trait")
  scratch=.build/traits/$trait
  printf 'The trait %s alone: %s\n' "$trait" "$groups"
  TOUCHSTONE_GROUPS=$groups SWIFT_DETERMINISTIC_HASHING=1 swift build --build-tests --traits "$trait" \
    --scratch-path "$scratch" "${whole[@]}"
  for module in $groups; do
    if compgen -G "Tests/*/${module}Tests" >/dev/null; then
      Scripts/suite.sh --in "$scratch" "${module}Tests"
    fi
  done
done
