#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the lab: builds the command with the trait Lab, which the normal build does without, connects as a page does, and
# as nobody should; touches the page in Chromium and Firefox; and touches at random while it watches the memory. Pictures
# of the page are kept in .build/traits/lab.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/lab.sh (it takes no arguments)' >&2
  exit 64
fi
# shellcheck source=Scripts/traits.sh
. Scripts/traits.sh
needs python3 chromium firefox-esr
if ! pkg-config --exists libwebsockets; then
  echo 'Scripts/lab.sh: there is no libwebsockets; install the package libwebsockets-dev.' >&2
  exit 69
fi

export TOUCHSTONE_TESTS=$traits_tests
swift build "${build[@]}" --product touchstone
touchstone=$(swift build "${build[@]}" --show-bin-path)/touchstone
python3 Scripts/lab-calls.py "$touchstone"
python3 Scripts/lab-hostile.py "$touchstone"
python3 Scripts/lab-check.py "$touchstone" --shots .build/traits/lab
python3 Scripts/lab-soak.py "$touchstone" 20
