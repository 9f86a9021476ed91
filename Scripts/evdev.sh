#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests real devices as far as they can be simulated: umockdev simulates devices for the command, in the build of
# Scripts/build.sh.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/evdev.sh (it takes no arguments)' >&2
  exit 64
fi
# shellcheck source=Scripts/build.sh
. Scripts/build.sh
needs umockdev-run
needs_trait Evdev libevdev-dev

TOUCHSTONE_EVDEV=$PWD/$products/touchstone Scripts/suite.sh PretendedDeviceTests
