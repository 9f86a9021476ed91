#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the lab's network: builds the command with the trait Lab, which the normal build does without, and connects as a page
# does, and as nobody should.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/lab.sh (it takes no arguments)' >&2
  exit 64
fi
if ! pkg-config --exists libwebsockets; then
  echo 'Scripts/lab.sh: there is no libwebsockets; install the package libwebsockets-dev.' >&2
  exit 69
fi

# Only the command is built; nobody debugs this build.
export TOUCHSTONE_TESTS='TouchLabTests'
build=(--traits Lab --scratch-path .build/lab -debug-info-format none)
swift build "${build[@]}" --product touchstone
exec python3 Scripts/lab-hostile.py "$(swift build "${build[@]}" --show-bin-path)/touchstone"
