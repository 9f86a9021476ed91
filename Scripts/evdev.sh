#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests real devices as far as they can be simulated: builds the command with the trait Evdev, and lets umockdev simulate
# devices for it. Only the command is built again; the tests are those of the normal build.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/evdev.sh (it takes no arguments)' >&2
  exit 64
fi
if ! command -v umockdev-run >/dev/null; then
  echo 'Scripts/evdev.sh: there is no umockdev-run; install the package umockdev.' >&2
  exit 69
fi

if ! pkg-config --exists libevdev; then
  echo 'Scripts/evdev.sh: there is no libevdev; install the package libevdev-dev.' >&2
  exit 69
fi

# shellcheck source=Scripts/traits.sh
. Scripts/traits.sh
log=$(mktemp)
trap 'rm -f "$log"' EXIT
TOUCHSTONE_TESTS=$traits_tests swift build "${build[@]}" --product touchstone | tee "$log"
if grep -q 'warning:' "$log"; then
  echo 'Scripts/evdev.sh: the build with the trait Evdev has warnings.' >&2
  exit 1
fi
TOUCHSTONE_EVDEV=$(TOUCHSTONE_TESTS=$traits_tests swift build "${build[@]}" --show-bin-path)/touchstone
export TOUCHSTONE_EVDEV
Scripts/suite.sh PretendedDeviceTests
